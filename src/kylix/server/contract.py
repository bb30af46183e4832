"""`./kylix contract`: what the page must know of the server and of the titles, as TypeScript.

`wire.ts` holds the messages; a title's `generated.ts` its view, spec, options, moves, events, rules and questions. A
name that a title changes is changed there too, and the type check of the page fails where it was used.
"""

from __future__ import annotations

import argparse
import ast
import sys
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any

import msgspec

import kylix
from kylix.core.flow import Decision, Frame
from kylix.kit.game import Game
from kylix.kit.names import Seen
from kylix.kit.notation import parameters
from kylix.kit.options import Option
from kylix.kit.registry import game, titles
from kylix.kit.view import key_of
from kylix.server.messages import View
from kylix.server.typescript import HEAD, Schema, block, interface, members, spelled, wire

COMMAND = "./kylix contract"
NULL: Schema = {"type": "null"}
COUNT: Schema = {"type": "integer"}
PLAIN: Mapping[Any, Schema] = {int: COUNT, bool: {"type": "boolean"}, str: {"type": "string"}, NoneType: NULL}
LISTS = (list, tuple)
"""What seldom changes is a tuple in the state; the page sees a list."""


# --- what the page sees of a title, as schemas --------------------------------------------------------------------


def id_of(kind: str) -> str:
    """The names of a kind have a type of their own. It is open: a home-made set has other names."""
    return "".join(part.title() for part in kind.replace("-", "_").split("_")) + "Id"


def schema_of(hint: Any, kind: str, none: bool = False) -> Schema:
    """An annotation of the rules as the page sees it: ids as names, -1 as null where it may stand."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Final:
        return schema_of(inner[0], kind, none)
    if origin in LISTS:
        return {"type": "array", "items": schema_of(inner[0], kind, none)}
    if origin in (typing.Union, UnionType):
        return either(*[schema_of(part, kind, none) for part in inner])
    if hint is int and kind:
        named = {"$ref": id_of(kind)}
        return either(named, NULL) if none else named
    if hint not in PLAIN:
        raise TypeError(f"the page cannot be told what {hint!r} is: say it in the annotation")
    return PLAIN[hint]


def either(*parts: Schema) -> Schema:
    """One of these; what stands twice stands once."""
    flat = [one for part in parts for one in part.get("anyOf", [part])]
    return {"anyOf": [one for at, one in enumerate(flat) if one not in flat[:at]]}


def field_schema(of: type, name: str, rule: Seen) -> Schema:
    """One field of the view, as `kit.view.field` makes it."""
    hint = typing.get_type_hints(of)[name]
    if rule.who == "none":
        return count_schema(hint)
    if rule.who == "owner":
        part = typing.get_args(hint)[0]
        return {"type": "array", "items": either(schema_of(part, rule.kind, rule.none), count_schema(part))}
    if rule.rule is not None:
        hint = typing.get_type_hints(rule.rule)["return"]
    schema = schema_of(hint, rule.kind, rule.none)
    if not rule.by:
        return schema
    return {"type": "object", "propertyNames": {"$ref": id_of(rule.by)}, "additionalProperties": schema["items"]}


def count_schema(hint: Any) -> Schema:
    """What is left of a hidden value."""
    if typing.get_origin(hint) not in LISTS:
        return NULL
    part = typing.get_args(hint)[0]
    return {"type": "array", "items": COUNT} if typing.get_origin(part) in LISTS else COUNT


def view_schema(title: Game) -> dict[str, Schema]:
    """By field, without those that every title has."""
    of = typing.get_type_hints(title.blank)["return"]
    return {name: field_schema(of, name, rule) for name, rule in title.seen_by.items()}


def frame_schema(title: Game, frame: type[Frame]) -> dict[str, Schema]:
    """By attribute of a rule: the parameters of its constructor. -1 may stand for any of them."""
    if frame.__init__ is object.__init__:
        return {}
    hints = typing.get_type_hints(frame.__init__)
    return {name: schema_of(hint, title.kinds.get(name, ""), True) for name, hint in hints.items() if name != "return"}


def derived_schema(title: Game) -> dict[str, Schema]:
    """By type: what `derive` of the title makes, a TypedDict; a title without one derives nothing."""
    made = typing.get_type_hints(title.derive).get("return")
    return {} if made is None else dict(msgspec.json.schema_components([made], ref_template="{name}")[1])


def option_schema(option: Option) -> Schema:
    """A switch, a number, one of some values; a list of things may be given in the place of a value."""
    if isinstance(option.default, bool):
        return PLAIN[bool]
    if isinstance(option.default, int):
        return COUNT
    return PLAIN[str] if option.lists or not option.values else {"enum": list(option.values)}


def events_of(title: Game) -> tuple[list[str], list[str]]:
    """The keys of the events that the title's sources make, and the names of their facts."""
    keys: dict[str, None] = {}
    facts: dict[str, None] = {}
    for path in sorted(title.folder.rglob("*.py")):
        for call in made_events(ast.parse(path.read_text(encoding="utf-8"))):
            key = call.args[0]
            if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                raise TypeError(f"{path.name}, line {call.lineno}: the key of an event must be written out")
            keys[key.value] = None
    makers = ast.parse((title.folder / "events.py").read_text(encoding="utf-8")).body
    for node in (node for maker in makers if isinstance(maker, ast.FunctionDef) for node in ast.walk(maker)):
        if isinstance(node, ast.Dict):
            names = [one.value for one in node.keys if isinstance(one, ast.Constant)]
            facts.update({name: None for name in names if isinstance(name, str)})
    return sorted(keys), sorted(facts)


def made_events(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
            yield node


# --- as TypeScript ------------------------------------------------------------------------------------------------


def title_contract(title: Game) -> str:
    """The text of a title's `generated.ts`."""
    own = title.title in own_titles()
    keys, facts = events_of(title)
    asks = sorted(key_of(frame) for frame in title.frames.values() if issubclass(frame, Decision))
    parts = [
        HEAD.format(source=f"src/kylix/games/{title.title}" if own else "the title"),
        f"import type {{ EventShown, Fact }} from '{'../../generated' if own else '$generated'}/wire';\n",
        f"export const TITLE = '{title.title}';\n",
        "/** Names, by kind. A home-made set may have others than the base set. */\n"
        + "".join(f"export type {id_of(kind)} = string;\n" for kind in sorted(title.names(title.base.spec))),
        moves_part(title),
        alias("EventKey", [f"'{key}'" for key in keys]),
        alias("EventFact", [f"'{fact}'" for fact in facts]),
        EVENT,
        alias("Ask", [f"'{ask}'" for ask in asks]),
        frames_part(title),
        f"export type Options = {block(lines({option.name: option_schema(option) for option in title.options}))};\n",
        f"/** What a seat sees. */\nexport type View = {block(view_lines(title))};\n",
        derived_part(title),
        spec_part(title),
        CONTRACT,
    ]
    return "\n".join(parts)


def lines(schemas: Mapping[str, Schema]) -> list[str]:
    return [f"{name}: {spelled(schema)}" for name, schema in schemas.items()]


def alias(name: str, parts: list[str]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts or ["never"]) + ";\n"


def moves_part(title: Game) -> str:
    """Verbs with what they point at, and the texts of moves."""
    known = {verb: parameters(kind) for verb, kind in title.moves.items()}
    texts = [
        "`" + " ".join([verb, *[f"${{{argument(title, name)}}}" for name in names]]) + "`" if names else f"'{verb}'"
        for verb, names in known.items()
    ]
    listed = [
        f"'{verb}': [{', '.join(f'{name}: {argument(title, name)}' for name in names)}]"
        for verb, names in known.items()
    ]
    made = f"/** By verb: what a move points at. */\nexport interface Moves {block(listed)}\n\n"
    return made + "export type Verb = keyof Moves;\n" + alias("Move", texts)


def argument(title: Game, name: str) -> str:
    kind = title.kinds.get(name, "")
    return id_of(kind) if kind else "number"


def frames_part(title: Game) -> str:
    """The rules that can be open, each with what it is about."""
    known = {name: frame_schema(title, frame) for name, frame in sorted(title.frames.items())}
    listed = [
        f"{name}: {{ {'; '.join(lines(about))} }}" if about else f"{name}: Record<never, never>"
        for name, about in known.items()
    ]
    return (
        f"/** By open rule: what it is about. */\nexport interface Frames {block(listed)}\n\n"
        "export type Rule = { [Name in keyof Frames]: { rule: Name; clause: string } & Frames[Name] }[keyof Frames];\n"
    )


def view_lines(title: Game) -> list[str]:
    _, parts = msgspec.json.schema_components([View], ref_template="{name}")
    known = parts["View"]["properties"]
    known["title"], known["rules"] = {"$ref": "typeof TITLE"}, {"type": "array", "items": {"$ref": "Rule"}}
    known["derived"] = {"$ref": "Derived"}
    return [*members(parts["View"]), *lines(view_schema(title))]


def derived_part(title: Game) -> str:
    known = title.components.model_json_schema(mode="serialization")["$defs"]
    parts = derived_schema(title)
    for name in parts:
        if name in known:
            raise TypeError(f"{title.title} has two types {name}: one of its set, one of what it derives")
    if not parts:
        return "export type Derived = Record<never, never>;\n"
    return "\n".join(interface(name, part, whole=True) for name, part in parts.items())


def spec_part(title: Game) -> str:
    """The component set, as the server sends it."""
    whole = title.components.model_json_schema(mode="serialization", ref_template="{model}")
    parts = {**whole.pop("$defs", {}), "Spec": whole}
    return "\n".join(interface(name, part, whole=True) for name, part in parts.items())


EVENT = """export type Event = Omit<EventShown, 'key' | 'facts'> & {
  key: EventKey;
  facts: Partial<Record<EventFact, Fact>>;
};
"""
CONTRACT = """/** All of it, for `reader` in src/lib/contract.ts. */
export interface Contract {
  title: typeof TITLE;
  view: View;
  derived: Derived;
  spec: Spec;
  options: Options;
  verb: Verb;
  move: Move;
  event: Event;
  rule: Rule;
  ask: Ask;
}
"""


# --- the files ----------------------------------------------------------------------------------------------------


def own_titles() -> list[str]:
    """The titles of this repository; the files of those that come from elsewhere lie with them."""
    shelf = Path(kylix.__file__).resolve().parent / "games"
    return [title for title in titles() if game(title).folder.resolve().parent == shelf]


def contracts(web: Path) -> dict[Path, str]:
    """By file: the text that it must have."""
    made = {web / "src" / "generated" / "wire.ts": wire()}
    for title in own_titles():
        made[web / "src" / "games" / title / "generated.ts"] = title_contract(game(title))
    for page in [game(title).folder / "page" for title in titles() if title not in own_titles()]:
        if page.is_dir():
            made[page / "generated.ts"] = title_contract(game(page.parent.name))
    return made


def stale(web: Path) -> list[Path]:
    return [path for path, text in contracts(web).items() if not path.is_file() or path.read_text("utf-8") != text]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description="Write the types of the page from the sources.")
    parser.add_argument("title", nargs="?", help="only this title, also one from elsewhere; needs a file")
    parser.add_argument("file", nargs="?", type=Path, help="where its types go, its generated.ts for example")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")
    parser.add_argument("--web", type=Path, default=Path("web"), help="the folder of the page's sources")
    asked = parser.parse_args(arguments)
    if asked.title and not asked.file:
        parser.error("a title needs a file to write to")
    if asked.check:
        found = stale(asked.web)
        for path in found:
            sys.stderr.write(f"{path} is stale; `{COMMAND}` makes it anew\n")
        return 1 if found else 0
    made = {asked.file: title_contract(game(asked.title))} if asked.title else contracts(asked.web)
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
