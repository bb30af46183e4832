"""`./kylix docs`: all links and anchors of the site lead somewhere, nothing is fetched; tutorials do as they say."""

from __future__ import annotations

import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import docs_site
import launcher
import pytest

import kylix
from commands import program, run
from small_examples import small_examples

ROOT = Path(__file__).resolve().parent.parent
TUTORIALS = ROOT / "docs" / "tutorials"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Reader(HTMLParser):
    """The addresses and ids of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attributes:
            if name in ("href", "src") and value is not None:
                self.addresses.append(value)
            if name == "id" and value is not None:
                self.ids.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    assert docs_site.main([str(out)]) == 0
    return out


def faults(site: Path) -> list[str]:
    pages = {path: Reader(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    found: list[str] = []
    for path, page in pages.items():
        found += [f"{path.name}: {one} twice" for one in {one for one in page.ids if page.ids.count(one) > 1}]
        for address in page.addresses:
            place, _, anchor = address.partition("#")
            target = (path.parent / place).resolve() if place else path
            if "://" in address or address.startswith("mailto:"):
                continue
            if not target.is_file():
                found.append(f"{path.name}: there is no {address}")
            elif anchor and anchor not in pages[target].ids:
                found.append(f"{path.name}: {place} has no {anchor}")
    return found


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    assert faults(site) == []


def test_the_site_needs_no_network_and_no_script(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert "script" not in Reader(text).tags
        assert not re.search(r"""<(?:link|img)[^>]*(?:href|src)="[a-z]+:""", text), path
    assert "url(" not in (site / "style.css").read_text(encoding="utf-8")


def test_tutorials_reference_architecture_and_rules_are_on_every_page(site: Path) -> None:
    wanted = [
        "docs/api.html",
        "docs/architecture.html",
        "docs/tutorials/another-deck.html",
        "docs/tutorials/a-bot.html",
        "docs/tutorials/training.html",
    ]
    wanted += [f"rules/{title}-{language}.html" for title in kylix.games() for language in ("en", "fr")]
    index = Reader((site / "index.html").read_text(encoding="utf-8"))
    assert set(wanted) <= set(index.addresses)
    for name in wanted:
        assert (site / name).is_file(), name


def test_a_broken_link_ends_the_build(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# One\n\n[there](none.md)\n", encoding="utf-8")
    with pytest.raises(docs_site.BrokenLink, match=r"README.md links to none.md"):
        docs_site.Site(tmp_path, tmp_path / "site").build()


def test_the_launcher_makes_the_site_and_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(launcher.Clone, "install", lambda clone, level: None)

    def call(clone: launcher.Clone, words: list[object], variables: dict[str, str]) -> int:
        called.append([*map(str, words)])
        return 0

    monkeypatch.setattr(launcher.Clone, "call", call)
    monkeypatch.chdir(tmp_path)
    assert launcher.main(["docs"]) == launcher.main(["docs", "here"]) == launcher.main(["wheel", "there"]) == 0
    tool = str(ROOT / "tools" / "docs_site.py")
    assert called[:2] == [[tool], [tool, str(tmp_path / "here")]]
    assert called[2] == ["-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "there")]
    assert launcher.main(["docs", "a", "b"]) == launcher.main(["wheel", "a", "b"]) == 1


# --- the tutorials ------------------------------------------------------------------------------------------------


def blocks(name: str, language: str) -> list[str]:
    text = (TUTORIALS / name).read_text(encoding="utf-8")
    return [block for of, block in BLOCK.findall(text) if of == language]


@pytest.mark.usefixtures("no_pictures")
def test_the_commands_about_another_deck_run_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (toml,) = blocks("another-deck.md", "toml")
    commands = [line for block in blocks("another-deck.md", "") for line in block.splitlines()]
    assert len(commands) == 5
    for line in commands:
        small = re.sub(r"--games \d+", "--games 2", line).replace("sailor", "random")
        told = run(*shlex.split(small)[1:], *(["--jobs", "1"] if "--games" in small else []))
        assert told.code == 0, (line, told.out, told.err)
        if "--new" in line:
            Path("dear.toml").write_text(toml, encoding="utf-8")
    assert "greek = 7" in Path("dear-whole.toml").read_text(encoding="utf-8")
    assert Path("dear/compare.html").is_file()


def test_the_bot_of_the_tutorial_is_short_and_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("a-bot.md", "python")
    own = [line for line in program.splitlines() if line and not line.startswith(("from ", "print("))]
    assert len(own) <= 15
    exec(compile(program, "a-bot.md", "exec"), {})
    mine, other = eval(capsys.readouterr().out)
    assert mine > other


def test_the_commands_about_training_run_as_written(tmp_path: Path) -> None:
    """At a tiny scale, in a folder that has the examples."""
    commands = [line for block in blocks("training.md", "") for line in block.splitlines()]
    assert len(commands) == 7
    with small_examples(tmp_path):
        for line in commands:
            small = re.sub(r"--games \d+", "--games 12", re.sub(r"--steps \d+", "--steps 1", line))
            small = small.replace("sailor,sailor", "random,random").replace("against novice", "against random")
            begin, *words = shlex.split(small.replace("--levels novice", "--levels random"))
            if begin == "python":
                assert program(Path(words[0]), *words[1:]), line
            else:
                told = run(*words, "--jobs", 1)
                assert told.code == 0, (line, told.err)
