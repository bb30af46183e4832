"""The past of a game: how it stood after each entry of its record, kept so that one can go back and forth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kylix.core.chance import FixedChance
from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.records import changes
from kylix.records.record import Record

LAID_OPEN = "laid_open"


class Replayed:
    """States after each entry. They belong to nobody, and entries may share one: clone what you change."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.states: list[State] = []
        self.bounds: list[list[int]] = []
        """By entry: what each outcome of chance was below."""
        self.record: list[Entry] = []
        """The entries with their events, worked out again."""
        self.standing: list[int] = []
        """The entries in force: see record.in_force. Kept, for one that takes back must not read all before it."""
        self.is_lost = False
        """The rules of now come out otherwise: until they changed in the game, too, nothing is known but its events."""

    @classmethod
    def of(cls, read: Record) -> Replayed:
        past = cls(read.setting)
        past.extend(read.entries)
        return past

    def __len__(self) -> int:
        return len(self.states)

    def extend(self, entries: Sequence[Entry], stands: State | None = None) -> None:
        """Play the entries that are not known yet; `entries` begin with those that are. `stands` is how it stands now:
        shown where it is not known how it stood."""
        for n in range(len(self.states), len(entries)):
            chance = FixedChance(list(entries[n].outcomes), self.states[-1].drawn if n else 0)
            s = self._kept(entries[n], n, chance, stands) if entries[n].state else self._after(entries[n], n, chance)
            self.bounds.append(chance.bounds)
            self.states.append(s)

    def _kept(self, entry: Entry, n: int, chance: FixedChance, stands: State | None) -> State:
        """After an entry whose events were kept: as the rules of now have it while they come out the same."""
        if not self.is_lost:
            known = len(self.record)
            try:
                s = self._after(entry, n, chance)
                if codec.digest(s) == entry.state or changes.is_end(entry):
                    return s
            except Exception:  # whatever a rule raises at a game of another version
                pass
            self.is_lost = True
            del self.record[known:]
        if n == 0 and stands is None:
            raise KylixError("the rules of now cannot play this game from its beginning")
        self.record.append(entry)
        return self.states[-1] if n else stands  # type: ignore[return-value]

    def _after(self, entry: Entry, n: int, chance: FixedChance) -> State:
        drawn = chance.first + len(chance.outcomes)
        if entry.change and not changes.is_end(entry):
            self.is_lost = False
            self.standing = [n]
            self.record.append(entry)
            return changes.stands(self.setting, FixedChance([]), changes.change_of(entry)["position"])
        if n and not entry.move:  # a move taken back, or who plays a seat: a position that was there before
            if entry.back >= 0:
                del self.standing[entry.back + 1 :]
            s = self.states[self.standing[entry.back] if entry.back >= 0 else -1]
            if s.drawn != drawn:
                s = s.clone()
            self.record.append(entry)
        else:
            s = self.states[-1].clone() if n else self.setting.start(chance)
            if n:
                s.chance, s.record = chance, []
                (move,) = self.setting.read(entry.move)
                s.check(entry.seat, move)
                s.apply(entry.seat, move)
            assert s.record is not None
            self.record.append(s.record[-1])
            self.standing.append(n)
            s.record = None
        s.drawn = drawn
        return s

    def view(self, n: int, seat: int | None, everything: bool = False) -> dict[str, Any]:
        """What the seat saw after entry n (None: what everybody saw); with everything, also what was hidden then."""
        s = self.states[n]
        seen = self.setting.shown(s, seat)
        if everything:
            rules = self.setting.game.seen_by
            seen[LAID_OPEN] = {
                name: value for name, value in codec.fields(s).items() if name in rules and rules[name].who != "all"
            }
        return seen
