"""Words that code uses, read from the source: of Python by its syntax, of the page by its quotes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast as ftl

import kylix
from kylix.kit.registry import game
from kylix.kit.words import LOCALE, catalogue
from kylix.locale.grammar import resource_of

SOURCE = LOCALE.parent
PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
TITLES = kylix.games()
HOUSE = ("common", "bots", "page", "notices", "evening")
CATALOGUES = (*HOUSE, *TITLES)


@cache
def messages(language: str, name: str) -> list[ftl.Message]:
    body = resource_of(catalogue(language, name).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def keys(language: str, name: str) -> set[str]:
    """The keys of a catalogue."""
    text = catalogue(language, name).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


# --- Python -----------------------------------------------------------------------------------------------------------


@cache
def trees(*places: Path) -> tuple[ast.Module, ...]:
    files = [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in files if path.exists())


@cache
def nodes(*places: Path) -> tuple[ast.AST, ...]:
    """Calls, strings and classes."""
    wanted = (ast.Call, ast.JoinedStr, ast.Constant, ast.ClassDef)
    return tuple(node for tree in trees(*places) for node in ast.walk(tree) if isinstance(node, wanted))


def texts(node: ast.expr) -> set[str]:
    """The strings that an expression can be, with a star for what is known only when it runs."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.FormattedValue):
        return texts(node.value)
    if isinstance(node, ast.JoinedStr):
        return {"".join(parts) for parts in product(*map(texts, node.values))}
    return {"*"}


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def arguments(function: str, at: int, *places: Path) -> set[str]:
    """The strings given as argument number `at` to calls of a function or method of that name."""
    found: set[str] = set()
    for node in nodes(*places):
        if isinstance(node, ast.Call) and len(node.args) > at and called(node) == function:
            found |= texts(node.args[at])
    return found - {"*"}


def constants(*places: Path) -> set[str]:
    """All strings, with a star for what is known only when it runs; no pieces of strings."""
    found: set[str] = set()
    whole = [node for node in nodes(*places) if isinstance(node, (ast.JoinedStr, ast.Constant))]
    pieces = {id(piece) for node in whole if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in whole:
        if id(node) not in pieces:
            found |= texts(node)
    return found


def drawn_by(title: str | None) -> list[Path]:
    """Where the text table says things, or a title in it."""
    folder = SOURCE if title is None else game(title).folder
    return [folder / name for name in (("text", "cli") if title is None else ("text.py", "about.py"))]


def said_in_text(title: str | None) -> set[str]:
    """What the text table says. The drawing of a title may leave `text-<title>-` out."""
    found = arguments("say", 0, *drawn_by(title)) | arguments("say_file", 0, *drawn_by(title))
    if title is None:
        return {key for key in found if key.startswith("text-")}
    return {key if key.startswith(("text-", "page-")) else f"text-{title}-{key}" for key in found}


def maybe_said_in_text(title: str | None) -> set[str]:
    """Any string of the text table may be a key, or the end of one."""
    found = constants(*drawn_by(title))
    return {key for key in found if key.startswith("text-")} | {
        f"text-{title}-{key}" for key in found if "*" not in key
    }


def reasons(*places: Path) -> set[str]:
    """Why a bot does what it does."""
    return {key for key in constants(*places) if key.startswith("because-")}


# --- the page ---------------------------------------------------------------------------------------------------------

QUOTED = re.compile(r"'((?:page|undo|bot)-[a-z][a-z0-9-]*)'")
MADE_UP = re.compile(r"`((?:page|undo)-[^`]*)`")
MESSAGES = {"undo-asked", "undo-answer"}
"""Types of messages that look like keys."""


def said_in_page(*folders: Path) -> set[str]:
    """Keys in the sources of the page, with a star for what is known only when it runs."""
    found: set[str] = set()
    for path in [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]:
        text = path.read_text(encoding="utf-8")
        found |= set(QUOTED.findall(text))
        found |= {re.sub(r"\$\{[^}]*\}", "*", key) for key in MADE_UP.findall(text)}
    return found - MESSAGES


def house_page() -> set[str]:
    return said_in_page(*[path for path in PAGE.iterdir() if path.is_dir() and path.name != "games"])


def title_page(title: str) -> set[str]:
    """Of a title elsewhere, its page lies in its own folder."""
    return said_in_page(PAGE / "games" / title, game(title).folder / "page")


def unused(keys: Iterable[str], used: set[str]) -> list[str]:
    """Keys that no code names; those that code makes up are named by a pattern."""
    patterns = [key for key in used if "*" in key]
    return sorted(key for key in set(keys) - used if not any(fnmatchcase(key, pattern) for pattern in patterns))


def missing(used: set[str], keys: set[str]) -> list[str]:
    """What code names and no catalogue has; a pattern must fit something."""
    return sorted(key for key in used if not any(fnmatchcase(one, key) for one in keys))
