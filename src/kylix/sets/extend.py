"""A file that says only what differs, laid over the file that it extends.

Tables are merged key by key, lists of entries by `id`; in a table whose entries have no ids, `place` counts from 1. An
entry with `remove = true` leaves, one that is not there yet is added at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any

from kylix.sets.places import Path, Read, Unreadable, parse

BASE = "base"
LONGEST_CHAIN = 8
FILLED_IN = "reconstructed"
"""Where a new entry comes from that does not say it."""

Fetch = Callable[[str, str], tuple[str, str, str]]
"""Takes the address of a file and the name that it extends; gives address, name and text of that file."""


def whole(text: str, name: str, base: str | None, fetch: Fetch | None = None, address: str = "") -> Read:
    """A file with all that it extends. Unreadable where that cannot be found."""
    chain = [parse(text, name)]
    addresses = [address]
    while (wanted := extends(chain[-1])) is not None:
        mine = chain[-1]
        if wanted == BASE and base is not None:
            chain.append(parse(base, "base set"))
            break
        if fetch is None:
            reason = "a set of a record is whole" if base is None else f"only {BASE!r} can be extended here"
            raise Unreadable(mine.told((("set", "extends"), f"{wanted!r} does not come along: {reason}")))
        try:
            address, name, text = fetch(addresses[-1], wanted)
        except (OSError, ValueError) as error:
            reason = str(error.strerror) if isinstance(error, OSError) and error.strerror else "it is not a text file"
            raise Unreadable(mine.told((("set", "extends"), f"{wanted!r} cannot be read: {reason}"))) from None
        if address in addresses or len(chain) == LONGEST_CHAIN:
            names = " -> ".join([*[one.name for one in chain], name])
            reason = "a circle" if address in addresses else "too long a chain"
            raise Unreadable(mine.told((("set", "extends"), f"{reason}: {names}")))
        chain.append(parse(text, name))
        addresses.append(address)
    found = chain.pop()
    while chain:
        found = merged(found, chain.pop())
    return found


def extends(read: Read) -> str | None:
    """What a file extends. Anything but a text is left for the schema to refuse."""
    about = read.data.get("set")
    wanted = about.get("extends") if isinstance(about, dict) else None
    return wanted if isinstance(wanted, str) else None


def merged(base: Read, mine: Read) -> Read:
    """`mine` over `base`; what cannot be done is among the faults."""
    found = Read(mine.name, {}, dict(mine_tables(mine)), list(base.faults), is_merged=True)
    found.places |= {path: base.places[path] for path, _ in base.faults if path in base.places}
    for table, value in (base.data | mine.data).items():
        old, new = base.data.get(table), mine.data.get(table)
        if table not in mine.data:
            found.data[table] = old
            copy_places(base, found, (table,), (table,))
        elif isinstance(old, list) and is_entries(old) and is_entries(new):
            found.data[table] = Entries(base, mine, found, table).merge()
        elif isinstance(old, dict) and isinstance(new, dict):
            found.data[table] = old | {key: part for key, part in new.items() if (table, key) != ("set", "extends")}
            copy_places(base, found, (table,), (table,))
            copy_places(mine, found, (table,), (table,))
        else:
            found.data[table] = value
            copy_places(mine, found, (table,), (table,))
    return found


def mine_tables(mine: Read) -> list[tuple[Path, str]]:
    return [(path, place) for path, place in mine.places.items() if len(path) == 1]


def is_entries(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def copy_places(source: Read, found: Read, old: Path, new: Path) -> None:
    """The lines of a part, under its path in the merged file; a table named in both keeps the line of the later."""
    for path, place in source.places.items():
        if path[: len(old)] == old:
            at = (*new, *path[len(old) :])
            if not (len(at) == 1 and at in found.places):
                found.places[at] = place


class Entries:
    """One list of entries, merged."""

    def __init__(self, base: Read, mine: Read, found: Read, table: str) -> None:
        self.base, self.mine, self.found, self.table = base, mine, found, table
        self.old: list[dict[str, Any]] = base.data[table]
        self.key = "id" if all("id" in entry for entry in self.old) else "place"
        self.changes: dict[int, int] = {}
        """By place in the base: the entry of mine that changes or removes it."""
        self.added: list[int] = []

    def merge(self) -> list[dict[str, Any]]:
        for at, entry in enumerate(self.mine.data[self.table]):
            self.sort_in(at, entry)
        rows: list[dict[str, Any]] = []
        for at, old in enumerate(self.old):
            change = self.changes.get(at)
            if change is not None and self.mine.data[self.table][change].get("remove") is True:
                continue
            self.keep(rows, old, at, change)
        for at in self.added:
            self.found.new.add((self.table, len(rows)))
            self.keep(rows, {}, None, at)
        return rows

    def keep(self, rows: list[dict[str, Any]], old: dict[str, Any], at: int | None, change: int | None) -> None:
        """One entry of the merged list, with its lines."""
        new = {} if change is None else self.mine.data[self.table][change]
        entry = old | {key: part for key, part in new.items() if key not in ("remove", "place")}
        if at is None:
            entry.setdefault("source", FILLED_IN)
        where = (self.table, len(rows))
        rows.append(entry)
        if at is not None:
            copy_places(self.base, self.found, (self.table, at), where)
        if change is not None:
            copy_places(self.mine, self.found, (self.table, change), where)

    def sort_in(self, at: int, entry: dict[str, Any]) -> None:
        """Find out what an entry of mine does, or what is wrong with it."""
        named = entry.get(self.key)
        place = self.place_of(named)
        remove = entry.get("remove", False)
        if place is None or place >= len(self.old) + (self.key == "place"):
            known = f"from 1 to {len(self.old) + 1}" if self.key == "place" else "a text"
            self.fault(at, self.key, f"says which entry is meant: {known}, not {named!r}")
        elif type(remove) is not bool:
            self.fault(at, "remove", f"is true or not there, not {remove!r}")
        elif remove and (self.is_new(place) or len(entry) > 2):
            more = sorted(set(entry) - {self.key, "remove"})
            reason = f"what leaves has no other keys: {', '.join(more)}" if more else self.nothing(named)
            self.fault(at, "remove", reason)
        elif place in self.changes or (place < 0 and self.is_double(at, named)):
            self.fault(at, self.key, f"{named} stands twice")
        elif self.is_new(place):
            self.added.append(at)
        else:
            self.changes[place] = at

    def is_new(self, place: int) -> bool:
        return place < 0 or place == len(self.old)

    def is_double(self, at: int, named: Any) -> bool:
        return any(self.mine.data[self.table][other].get(self.key) == named for other in self.added if other < at)

    def place_of(self, named: Any) -> int | None:
        """The place in the base; -1 for an id that is not there; None for no name at all."""
        if self.key == "place":
            return named - 1 if type(named) is int and named >= 1 else None
        if not isinstance(named, str):
            return None
        ids = [entry["id"] for entry in self.old]
        return ids.index(named) if named in ids else -1

    def nothing(self, named: Any) -> str:
        known = [str(entry.get("id")) for entry in self.old]
        return f"there is no {self.table} {named} to remove{nearest(str(named), known)}"

    def fault(self, at: int, key: str, message: str) -> None:
        """Told with the line of the key in mine: the entry is in no merged list."""
        path = (self.table, f"{self.mine.data[self.table][at].get(self.key, at + 1)}", key)
        for length in (3, 2, 1):
            place = self.mine.places.get((self.table, at, key)[:length])
            if place is not None:
                self.found.places[path] = place
                break
        self.found.faults.append((path, message))


def nearest(name: str, known: Iterable[str]) -> str:
    """What might have been meant, as the end of a sentence."""
    found = get_close_matches(name, list(known), 1)
    return f"; is {found[0]} meant?" if found else ""
