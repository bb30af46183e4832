"""What README.md shows: blocks of code and commands, for the tests that run them."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def text() -> str:
    return README.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The blocks of a language; those of the shell name none."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text(), re.MULTILINE | re.DOTALL)
    return [block for of, block in found if of == language]


def commands() -> list[str]:
    """Every command that begins with ./kylix, in blocks, in the table and in sentences, without what is optional."""
    found = [line for block in blocks("") for line in block.splitlines() if line.startswith("./kylix")]
    inline = re.sub(r"```.*?```", "", text(), flags=re.DOTALL)
    found += re.findall(r"`(\./kylix[^`]*)`", inline)
    # `./kylix replay FILE`, `verify FILE`: in the table a row may name several.
    for row in re.findall(r"^\| `\./kylix[^|]*\|", inline, re.MULTILINE):
        found += [f"./kylix {one}" for one in re.findall(r"`([^`]*)`", row) if not one.startswith("./kylix")]
    return list(dict.fromkeys(found))
