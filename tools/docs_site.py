"""Make a static site of the documents: `docs_site.py DIR`. No network and no script; it opens from a disk, too."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path, PurePosixPath
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS: dict[str, tuple[str, ...]] = {
    "Begin": ("README.md", "docs/tutorials/*.md"),
    "Use it": (
        "docs/api.md",
        "docs/laboratory.md",
        "docs/bots.md",
        "docs/bots/*.md",
        "docs/puzzles.md",
        "docs/coach.md",
    ),
    "Rules": ("src/kylix/games/*/rules/en.md", "src/kylix/games/*/rules/fr.md"),
    "Build on it": ("docs/architecture.md", "docs/how-*.md", "docs/protocol.md", "docs/*.md", "docs/*/*.md"),
    "The project": ("CONTRIBUTING.md", "CHANGELOG.md", "THIRD_PARTY.md", "*.md"),
}
"""The documents in the order in which they are read; each stands where it is named first."""
STYLE = """
:root { color-scheme: light dark; --ink: #23211d; --paper: #fbfaf7; --soft: #f0ede5; --line: #8885; --mark: #8a4b12; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #1b1c1f; --soft: #26282c; --mark: #e5b567; } }
* { box-sizing: border-box; } html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); display: grid;
  grid-template-columns: 17rem minmax(0, 1fr); }
nav { grid-area: 1 / 1; padding: 1rem; border-right: 1px solid var(--line); font-size: .9rem; height: 100vh;
  overflow: auto; position: sticky; top: 0; }
nav h2 { font-size: .78rem; text-transform: uppercase; letter-spacing: .06em; margin: 1.1rem 0 .2rem; opacity: .8; }
nav ul { list-style: none; margin: 0; padding: 0; } nav a { display: block; padding: .22rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 700; } .menu { display: none; }
main { grid-area: 1 / 2; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 60rem; }
a { color: var(--mark); } a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
h1, h2, h3 { line-height: 1.25; } h1 { font-size: 1.9rem; } h2 { margin-top: 2.2rem; }
img { max-width: 100%; height: auto; }
h3, h4, li, p, td { overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .8rem 1rem; overflow-x: auto; border-radius: .4rem; font-size: .86rem; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; } pre code { font-size: inherit; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line);
  min-width: 4rem; }
@media (max-width: 48rem) {
  body { display: block; } nav { position: static; height: auto; border: 0; border-top: 1px solid var(--line); }
  .menu { display: inline-block; padding: .7rem 1rem; font-weight: 700; } nav a { padding: .5rem 0; }
}
"""
FORMATS = HtmlFormatter(style="default", cssclass="code"), HtmlFormatter(style="github-dark", cssclass="code")


CURRENT = ' aria-current="page"'


class BrokenLink(Exception):
    """A document that links to what is not there."""


def sources(root: Path) -> dict[str, list[Path]]:
    """By chapter: the documents, relative to the root."""
    seen: set[Path] = set()
    found: dict[str, list[Path]] = {}
    for chapter, patterns in CHAPTERS.items():
        rows = [path for pattern in patterns for path in sorted(root.glob(pattern)) if path.suffix == ".md"]
        found[chapter] = [path.relative_to(root) for path in dict.fromkeys(rows) if path not in seen]
        seen.update(rows)
    return found


def place(path: Path) -> PurePosixPath:
    """Where a document stands on the site."""
    if path.parts[:3] == ("src", "kylix", "games"):
        return PurePosixPath("rules", f"{path.parts[3]}-{path.stem}.html")
    if path.name == "README.md":
        return PurePosixPath(path.parent.as_posix()) / "index.html"
    return PurePosixPath(path.with_suffix(".html").as_posix())


def slug(text: str) -> str:
    return re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-")


def coloured(code: str, language: str, _: str) -> str:
    try:
        lexer = get_lexer_by_name(language or "text")
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


class Site:
    """The documents of a root, written into a folder."""

    def __init__(self, root: Path, out: Path) -> None:
        self.root, self.out = root, out
        self.chapters = sources(root)
        self.pages = {path: place(path) for paths in self.chapters.values() for path in paths}
        self.markdown = MarkdownIt("commonmark", {"html": False, "highlight": coloured}).enable("table")
        self.titles = {path: self.title(path) for path in self.pages}

    def title(self, path: Path) -> str:
        heading = re.search(r"^# (.+)$", (self.root / path).read_text(encoding="utf-8"), re.MULTILINE)
        name = heading[1] if heading else path.stem
        return f"{name} ({path.stem})" if path.parts[0] == "src" else name

    def build(self) -> list[Path]:
        """Write everything; the files that were written."""
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / "style.css").write_text(STYLE + colours(), encoding="utf-8")
        return [self.write(path) for path in self.pages]

    def write(self, path: Path) -> Path:
        tokens = self.markdown.parse((self.root / path).read_text(encoding="utf-8"))
        seen: dict[str, int] = {}
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                name = slug(tokens[at + 1].content)
                seen[name] = seen.get(name, -1) + 1
                token.attrSet("id", f"{name}-{seen[name]}" if seen[name] else name)
            for inner in token.children or []:
                self.link(path, inner)
        body = self.markdown.renderer.render(tokens, self.markdown.options, {})
        body = body.replace("<table>", '<div class="scroll"><table>').replace("</table>", "</table></div>")
        to = self.out / self.pages[path]
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(self.page(path, body), encoding="utf-8", newline="\n")
        return to

    def link(self, path: Path, token: Token) -> None:
        """Point a link or picture to its place on the site; what is no document is taken along."""
        name = {"link_open": "href", "image": "src"}.get(token.type)
        if name is None or re.match(r"[a-z]+:", str(token.attrs[name])):
            return
        address, _, anchor = str(token.attrs[name]).partition("#")
        target = Path(os.path.relpath((self.root / path).parent / address, self.root)) if address else path
        if target not in self.pages:
            self.take(path, target, address)
        to = self.pages.get(target, PurePosixPath(target.as_posix()))
        token.attrs[name] = self.relative(path, to) + (f"#{anchor}" if anchor else "")

    def take(self, path: Path, target: Path, address: str) -> None:
        if ".." in target.parts or not (self.root / target).is_file():
            raise BrokenLink(f"{path.as_posix()} links to {address}, which is not there or no file")
        (self.out / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.root / target, self.out / target)

    def relative(self, path: Path, to: PurePosixPath) -> str:
        return os.path.relpath(to, self.pages[path].parent).replace(os.sep, "/")

    def page(self, path: Path, body: str) -> str:
        title = escape(self.titles[path])
        style = self.relative(path, PurePosixPath("style.css"))
        language = "fr" if path.parts[0] == "src" and path.stem == "fr" else "en"
        return (
            f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} · Kylix</title>'
            f'<link rel="stylesheet" href="{style}"></head>\n<body>\n'
            f'<a class="menu" href="#contents">Contents</a>\n<main>\n{body}</main>\n{self.contents(path)}\n'
            "</body></html>\n"
        )

    def contents(self, here: Path) -> str:
        """All pages by chapter; on a narrow screen below the text, where a link leads."""
        parts: list[str] = []
        for chapter, paths in self.chapters.items():
            rows = "".join(
                f'<li><a href="{self.relative(here, self.pages[path])}"{CURRENT if path == here else ""}>'
                f"{escape(self.titles[path])}</a></li>"
                for path in paths
            )
            parts.append(f"<h2>{escape(chapter)}</h2><ul>{rows}</ul>")
        return f'<nav id="contents" aria-label="Contents" lang="en">{"".join(parts)}</nav>'


def colours() -> str:
    light, dark = (str(style.get_style_defs("pre")) for style in FORMATS)
    keep: Any = re.compile(r"^pre \.(?!err)\w+ \{.*$", re.MULTILINE)
    bright = "\n".join(line for line in keep.findall(light))
    return f"{bright}\n@media (prefers-color-scheme: dark) {{\n" + "\n".join(keep.findall(dark)) + "\n}\n"


def main(arguments: Sequence[str]) -> int:
    out = Path(arguments[0]) if arguments else ROOT / ".kylix" / "docs"
    try:
        written = Site(ROOT, out).build()
    except (BrokenLink, OSError) as error:
        sys.stderr.write(f"kylix: the documents could not be made: {error}\n")
        return 1
    sys.stderr.write(f"kylix: {len(written)} pages; begin with {out / 'index.html'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
