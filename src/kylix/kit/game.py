"""A title as one immutable object, and the setting of one table: what does not change while a game is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from kylix.core.chance import Chance
from kylix.core.errors import BadSeats, Reason
from kylix.core.events import Entry
from kylix.core.flow import NOTHING, Frame, Match
from kylix.core.ids import Given
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import explain, notation, redeal, view
from kylix.kit.components import Components, ComponentSet
from kylix.kit.names import Names, Seen
from kylix.kit.options import Option, Value, settle
from kylix.kit.redeal import Dealer, Hidden


@dataclass(frozen=True, eq=False)
class Game:
    """One title. Games are data and frames; nothing extends this class."""

    title: str
    name: str
    prefix: str
    version: str
    folder: Path
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    components: type[ComponentSet]
    tables: Callable[[Any, Mapping[str, Value], int], Any]
    """Component set, options and seat count, made into flat tables for the rules. May raise BadOption."""
    blank: Callable[[Setting, Chance], State]
    root: Callable[[], Match[Any]]
    names: Callable[[Any], dict[str, tuple[str, ...]]]
    kinds: Mapping[str, str]
    """The kind of id behind each attribute name of moves, frames, events and reasons."""
    seen_by: Mapping[str, Seen]
    unseen: Callable[[Any, int], list[list[Hidden]]]
    frames: Mapping[str, type[Frame]]
    moves: Mapping[str, type[Move]]
    scores: Callable[[Any], list[int]]
    ranking: Callable[[Any], list[int]]
    sheet: Callable[[Any], dict[str, list[int]]]
    result: Callable[[Any], str]
    """Why a finished game ended: a key into the words."""
    clauses: Mapping[str, str]
    """Clauses behind the kernel's own refusals: `over`, `turn`."""
    shorthand: Callable[[Setting, list[str]], list[str]] = field(default=lambda setting, words: [" ".join(words)])
    """A line of notation as one or more moves."""
    after: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By verb: moves, or verbs of moves, that lead to a question which takes it; the likeliest first, equals by `|`."""
    turn_bound: int = 1000
    shared: bool = True
    """Whether several may share the first place: then people may agree on a draw."""
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By key of an event: its tags (see core.events); an event without any is a plain one."""
    derive: Callable[[Names, Any, int | None, Sequence[Move]], Mapping[str, Any]] = field(
        default=lambda names, s, seat, held: {}
    )
    """What is shown beside a view though no field holds it: prices, totals, what is left. From what the seat sees, and
    from moves that it has chosen and that cannot be made yet (`held`). Made for people, never in search."""
    imagine: Callable[[Any, int, Dealer], None] = field(default=lambda s, seat, dealer: None)
    """Deals what has no fixed stock, of which `unseen` left blanks: it cannot look at what there really was."""
    loose: Mapping[str, tuple[range, int]] = field(default_factory=dict)
    """By field: the ids that have no fixed stock, and how many places in a row are one owner's, who keeps the rest."""
    odds: Callable[[Any, int, Move], float | None] = field(default=lambda s, seat, move: None)
    """The chance of what a move would throw dice for, from what everybody can see."""

    @cached_property
    def base(self) -> Components:
        return Components.read_file(self.components, self.title, self.folder / "components" / "base.toml", True)

    def setting(
        self, seats: int, options: Mapping[str, object] | None = None, components: Components | Path | str | None = None
    ) -> Setting:
        """Check everything a table is started with."""
        if type(seats) is not int or seats not in self.seats:
            allowed = " or ".join(str(count) for count in self.seats)
            raise BadSeats(f"{self.name} is played with {allowed} seats, not with {seats!r}")
        if components is None:
            components = self.base
        elif not isinstance(components, Components):
            components = Components.read_file(self.components, self.title, components, base=self.base)
        values = settle(self.options, {} if options is None else options, seats)
        tables = self.tables(components.spec, values, seats)
        return Setting(self, seats, values, components, self.names(components.spec), tables)


@dataclass(frozen=True, eq=False)
class Setting:
    """A title with seats, options and components settled; answers for its states (see core.state.Context)."""

    game: Game
    seats: int
    options: Mapping[str, Value]
    components: Components
    names: Names
    tables: Any

    def start(self, chance: Chance, recorded: bool = True) -> State:
        """Set a new game up and run it to the first question."""
        s = self.game.blank(self, chance)
        if recorded:
            s.outcomes, s.log = [], []
        s.call(self.game.root())
        s.run()
        if recorded:
            assert s.outcomes is not None
            assert s.log is not None
            s.record = [Entry(-1, "", s.outcomes, s.log, True, -1)]
        return s

    def view(self, s: State, seat: Given) -> dict[str, Any]:
        return view.view(self, s, seat)

    def shown(
        self, s: State, seat: int | None, held: Sequence[Move] = (), known: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The view as people are shown it, with what the title derives from it. `known`: see `view.view`."""
        seen = view.view(self, s, seat, known or view.NOTHING)
        seen["derived"] = self.game.derive(self.names, s, seat, held)
        return seen

    def prompt(self, s: State, seat: Given) -> dict[str, Any]:
        return view.prompt(self, s, seat)

    def explain(self, s: State, seat: Given, move: Move, then: list[Move] = NOTHING) -> list[Reason]:
        return explain.explain(self, s, seat, move, then)

    def refusal(self, reasons: list[Reason]) -> str:
        return "; ".join(explain.plain(self, reason) for reason in reasons)

    def redeal(self, s: State, seat: Given, seed: Given) -> State:
        return redeal.redeal(self, s, seat, seed)

    def text(self, move: Given) -> str:
        return notation.text(self, move)

    def read(self, text: Given) -> list[Move]:
        return notation.read(self, text)

    def scores(self, s: State) -> list[int]:
        return self.game.scores(s)

    def ranking(self, s: State) -> list[int]:
        return self.game.ranking(s)

    def sheet(self, s: State) -> dict[str, list[int]]:
        return self.game.sheet(s)

    def check_seat(self, seat: Given) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat!r} at this table: seats are 0 to {self.seats - 1}")

    def seat(self, name: Given) -> int:
        """A seat by its name or number."""
        names = self.names["seat"][: self.seats]
        if isinstance(name, str) and name.upper() in names:
            return names.index(name.upper())
        if isinstance(name, str) and name.isdecimal() and int(name) < self.seats:
            return int(name)
        raise BadSeats(f"there is no seat {name!r} at this table: seats are {', '.join(names)}")


def frames_of(*modules: ModuleType) -> dict[str, type[Frame]]:
    """The frames defined in a title's chapters, by name."""
    found: dict[str, type[Frame]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__:
                found[name] = thing
    return found


def moves_of(module: ModuleType) -> dict[str, type[Move]]:
    """The moves defined in a title's moves.py, by verb."""
    found: dict[str, type[Move]] = {}
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Move) and thing.VERB:
            found[thing.VERB] = thing
    return found
