"""Documents are true where a machine can tell: what they link to and which files they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"`((?:src|tests|tools|bench|web|docs)/[\w./-]+)`")
MADE = ("web/src/generated",)
"""What a command makes may be missing."""


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(path: Path) -> set[str]:
    """The headings of a document, as they are linked to."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def faults(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    found: list[str] = []
    for link in LINK.findall(text):
        place, _, anchor = link.partition("#")
        target = (path.parent / place).resolve() if place else path
        if "://" in link:
            continue
        if not target.exists():
            found.append(f"there is no {link}")
        elif anchor and anchor not in anchors(target):
            found.append(f"{place or path.name} has no heading {anchor}")
    found += [f"there is no {name}" for name in FILE.findall(text) if not (ROOT / name).exists() and name not in MADE]
    return found


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_links_and_files_exist(path: Path) -> None:
    assert faults(path) == []


def test_a_wrong_link_is_told(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# One heading\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text("[a](other.md#one-heading) [b](other.md#two) [c](none.md) `src/kylix/none.py`", encoding="utf-8")
    assert faults(page) == ["other.md has no heading two", "there is no none.md", "there is no src/kylix/none.py"]
