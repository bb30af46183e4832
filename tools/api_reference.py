"""Write docs/api.md from the docstrings of what `kylix` exports; `--check` only tells whether the file is up to date.

The sources are read, not imported: so the reference is the same whether the rules are compiled or not.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parent.parent
FILE = Path("docs/api.md")
CHAPTERS: dict[str, tuple[str, ...]] = {
    "Start a game": ("games", "new", "game"),
    "Play it": ("State", "Move"),
    "What happened, and why not": ("Event", "Reason"),
    "Keep it": ("save", "load", "undo", "dumps", "loads"),
    "Errors": (
        "KylixError", "UnknownTitle", "BadSeats", "BadOption", "BadComponents", "BadMove", "IllegalMove", "BadPosition",
        "BadRecord",
    ),
}  # fmt: skip
"""Every exported name, in the order in which one meets it."""
MEMBERS: dict[str, tuple[str, ...]] = {
    "State": (
        "to_act", "over", "options", "play", "text", "explain", "view", "prompt", "scores", "ranking", "sheet", "clone",
        "apply", "check", "redeal",
    ),
    "Event": ("seen_by",),
}  # fmt: skip
"""What people call; the rest is for titles, and docs/how-a-game-is-written.md tells of it."""
HEAD = """# The Python API

Made by `python tools/api_reference.py` from the docstrings; `./kylix lint` fails when it is stale. The examples run in
a test. Seats are numbers from 0 here; views, prompts and records name them (`G`, `T`). The
[glossary](architecture.md#glossary) explains the words.
"""

Node = ast.FunctionDef | ast.ClassDef


class Undocumented(Exception):
    """A name without a docstring, or one that is in no chapter."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def exported(package: ast.Module) -> set[str]:
    for node in package.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return set(ast.literal_eval(node.value))
    raise Undocumented("kylix has no __all__")


def definitions(source: Path) -> dict[str, Node]:
    """By exported name: where it is defined, in the package itself or in a module that it imports from."""
    package = tree(source / "kylix" / "__init__.py")
    names = exported(package)
    found: dict[str, Node] = {}
    for node in package.body:
        if isinstance(node, ast.FunctionDef) and node.name in names:
            found[node.name] = node
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("kylix"):
            wanted = {alias.name for alias in node.names} & names
            if wanted:
                module = tree(source.joinpath(*node.module.split(".")).with_suffix(".py"))
                found.update({one.name: one for one in module.body if isinstance(one, Node) and one.name in wanted})
    return found


def docstring(node: Node, name: str) -> str:
    text = ast.get_docstring(node)
    if not text:
        raise Undocumented(f"{name} has no docstring")
    return text


def marked(text: str) -> str:
    """A docstring as Markdown: an example becomes a block of code."""
    parts: list[str] = []
    for part in text.split("\n\n"):
        parts.append(f"```pycon\n{dedent(part)}\n```" if part.lstrip().startswith(">>>") else part)
    return "\n\n".join(parts)


def signature(node: ast.FunctionDef) -> str:
    """The call as it is written, without `self`; a property has none."""
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
        return f": {ast.unparse(node.returns)}" if node.returns else ""
    given = ast.unparse(node.args)
    for own in ("self: T, ", "self, ", "self: T", "self"):
        given = given.removeprefix(own)
    returned = ast.unparse(node.returns) if node.returns else "None"
    return f"({given})" + ("" if returned == "None" else f" -> {'State' if returned == 'T' else returned}")


def tour(source: Path) -> str:
    """The docstring of the package, without its first line."""
    text = ast.get_docstring(tree(source / "kylix" / "__init__.py")) or ""
    return marked(text.partition("\n\n")[2])


def section(name: str, node: Node) -> Iterator[str]:
    call = signature(node) if isinstance(node, ast.FunctionDef) else ""
    yield f"### `kylix.{name}{call}`"
    yield marked(docstring(node, name))
    members = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
    for member in MEMBERS.get(name, ()):
        yield f"#### `{name.lower()}.{member}{signature(members[member])}`"
        yield marked(docstring(members[member], f"{name}.{member}"))


def reference(root: Path = ROOT) -> str:
    found = definitions(root / "src")
    listed = [name for names in CHAPTERS.values() for name in names]
    if set(found) != set(listed):
        raise Undocumented(f"in no chapter, or not exported: {', '.join(sorted(set(found) ^ set(listed)))}")
    parts = [HEAD, "## A tour", tour(root / "src")]
    for chapter, names in CHAPTERS.items():
        parts.append(f"## {chapter}")
        for name in names:
            parts += section(name, found[name])
    return "\n\n".join(part.strip() for part in parts) + "\n"


def main(arguments: list[str]) -> int:
    text, path = reference(), ROOT / FILE
    if arguments == ["--check"]:
        if path.exists() and path.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{FILE} is stale: run `python tools/api_reference.py`\n")
        return 1
    path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
