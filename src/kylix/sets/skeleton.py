"""A file to begin with: a set that changes nothing yet, and says in comments what can be changed and how it stands."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from pydantic import BaseModel

from kylix.sets.write import key, keys, scalar

WIDTH = 118
PEOPLE = ("source", "note")

HEAD = """\
# A set of components for {title}. It says only what differs from the set that it extends.
#
# Take the # from what you want to change, and leave the rest. An entry is named by its id, or by its place (from 1)
# where entries have none, and keeps every key that you do not write. With
#   remove = true
# instead of other keys it leaves. An entry whose id is new is added, and needs all keys but source and note.
#
#   kylix components {title} --check {file}     names whatever is wrong, and what differs
#   kylix play {title} --text --components {file}
#   kylix compare {title} {file} --games 300 --out DIR
"""


def skeleton(model: type[BaseModel], title: str, name: str, file: str, extends: str, data: dict[str, Any]) -> str:
    """The text of such a file; `data` is the set that it extends, whole."""
    schema = model.model_json_schema()
    about = {"title": title, "id": name, "extends": extends, "about": "What this set is for."}
    parts = [HEAD.format(title=title, file=file), f"[set]\n{keys(about)}"]
    for table, value in data.items():
        if table != "set":
            shape = shape_of(schema, table)
            parts.append(one_table(table, value, shape) if isinstance(value, dict) else rows(table, value, shape))
    return "\n".join(parts)


def shape_of(schema: dict[str, Any], table: str) -> dict[str, Any]:
    """What the schema says of the keys of a table, or of its entries."""
    found = schema["properties"].get(table, {})
    found = found.get("items", found)
    named = found.get("$ref", "").rpartition("/")[2]
    return dict(schema.get("$defs", {}).get(named, found).get("properties", {}))


def allowed(shape: dict[str, Any]) -> str:
    """What a key may be, where the schema says it in few words."""
    if "enum" in shape:
        return " or ".join(scalar(value) for value in shape["enum"])
    if "minimum" in shape or "maximum" in shape:
        low, high = shape.get("minimum"), shape.get("maximum")
        return f"from {low} on" if high is None else f"{low} to {high}"
    inner = shape.get("items", {})
    return f"each {found}" if inner and (found := allowed(inner)) else ""


def commented(text: str) -> str:
    return "".join(f"# {line}\n" if line else "#\n" for line in text.splitlines())


def one_table(table: str, value: dict[str, Any], shape: dict[str, Any]) -> str:
    return f"# --- {table}\n\n" + commented(f"[{key(table)}]\n" + described(value, shape))


def described(entry: dict[str, Any], shape: dict[str, Any]) -> str:
    """An entry with its present values, and beside each what else it may be."""
    found = ""
    for name, value in entry.items():
        if name not in PEOPLE:
            may = allowed(shape.get(name, {}))
            line = f"{key(name)} = {scalar(value)}"
            found += f"{line}  # {may}\n" if may and "\n" not in line else f"{line}\n"
    return found


def rows(table: str, value: list[dict[str, Any]], shape: dict[str, Any]) -> str:
    """The first entry as an example, then all of them in a line each."""
    first = value[0] if value else {}
    has_id = all("id" in entry for entry in value)
    example = first if has_id else {"place": 1, **first}
    names = list(dict.fromkeys(name for entry in value for name in entry if name not in (*PEOPLE, "id")))
    text = f"[[{key(table)}]]\n{described(example, shape)}"
    text += f"\nAll {len(value)} of them: {', '.join(['id' if has_id else 'place', *names])}\n"
    for at, entry in enumerate(value, 1):
        told = ", ".join(scalar(entry[name]) if name in entry else "-" for name in names)
        text += "\n".join(wrap(f"  {entry['id'] if has_id else at}: {told}", WIDTH, subsequent_indent="      ")) + "\n"
    return f"# --- {table}\n\n" + commented(text)
