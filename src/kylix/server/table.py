"""One table in memory: its state, who sits where, who looks on. Nobody is told anything before it is stored."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from collections.abc import Iterable
from concurrent.futures import Future
from time import time
from typing import Any, Protocol

import msgspec

from kylix.common.patience import Patience
from kylix.core.chance import Chance, ProvableChance
from kylix.core.flow import Decision
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit import codec, record, view
from kylix.kit.game import Setting
from kylix.server import metrics, replaying, undo
from kylix.server.automatic import Automatic, key_of
from kylix.server.clock import Clock
from kylix.server.errors import ApiError
from kylix.server.messages import (
    Branched,
    ChatShown,
    Ending,
    EventShown,
    OptionShown,
    Prompt,
    Rematch,
    SeatsShown,
    ServerMessage,
    StateShown,
    Summary,
)
from kylix.server.replaying import Played
from kylix.server.seat_messages import SeatInfo
from kylix.server.seating import PEOPLE, Seating
from kylix.server.tokens import holder_of
from kylix.server.undo import Mark, UndoPlan
from kylix.server.ways import ways
from kylix.store.base import Chat, Command, DiskFull, Line, Store, StoredSeat, StoredTable

CHATS = 50
ALPHABET = "abcdefghijkmnopqrstuvwxyz23456789"
ID_LETTERS = 16


def new_token() -> str:
    return secrets.token_urlsafe(16)


class Listener(Protocol):
    """Somebody at the table: a seat, or None for the public; `since` is the first entry it has not been told of."""

    seat: int | None
    since: int
    auto: bool
    """Whether the server answers where there is a single answer."""

    def tell(self, message: ServerMessage) -> None: ...
    def dismiss(self, error: ApiError) -> None: ...


class Table:
    def __init__(self, store: Store, kept: StoredTable, played: Played, notes: dict[int, str]) -> None:
        state = played.state
        assert isinstance(state.setting, Setting)
        self.store = store
        self.id = kept.id
        self.created = kept.created
        self.host = kept.host
        self.first_host = str(kept.head.get("first_host") or kept.host)
        self.seats = list(kept.seats)
        self.state = state
        self.setting: Setting = state.setting
        self.marks = played.marks
        self.stopped = played.stopped
        """Why nobody can move here: under the rules of now the record goes another way from an entry on."""
        self.notes = notes
        self.lock = asyncio.Lock()
        self.automatic = Automatic(self, Clock(), (0.0, 0.0), random.SystemRandom())
        self.seating = Seating(self, Clock(), 0.0, 0.0, lambda: None)
        self.listeners: set[Listener] = set()
        self.secret = secret_of(kept)
        self.is_record = bool(kept.head.get("record"))
        branch = kept.head.get("branch")
        self.branch = Branched(str(branch["table"]), int(branch["n"])) if isinstance(branch, dict) else None
        puzzle = kept.head.get("puzzle")
        self.puzzle = puzzle if isinstance(puzzle, int) else 0
        """The number of the puzzle that is solved here, or 0: then bots rest, for one turn is to be found."""
        self.has_rematch = False
        self.in_force: tuple[int, list[int]] = (0, [])
        self.hints = hints_allowed(kept.head, [seat.kind for seat in kept.seats])
        self.patience = Patience()
        self.hinted: dict[int, int] = {}
        """By seat: how many hints it was given."""

    # --- loading --------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, store: Store, kept: StoredTable) -> Table:
        """Play the record again, as far as it fits. KylixError when not even its set-up does."""
        setting = codec.setting_of(kept.head)
        played = replaying.play(setting, kept)
        state = played.state
        state.chance = codec.chance_of(kept.chance)
        if played.stopped is None:
            replaying.renew(store, kept, setting, played.states)
        table = cls(store, kept, played, store.notes(kept.id))
        if kept.to_act is None and played.stopped is None:
            store.set_to_act(kept.id, table.to_act_of(state))  # nobody waits for this, either
        table.hinted = store.answered(kept.id, "hinted")
        table.has_rematch = state.over and store.table(table.rematch_id) is not None
        return table

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return len(self.state.record or [])

    @property
    def open_to_all(self) -> bool:
        """Nothing is hidden any more: the game is over, or it is a record that somebody opened."""
        return self.state.over or self.is_record

    @property
    def is_at_one_screen(self) -> bool:
        """Opened with a seed, by somebody who plays alone or with others at the same screen."""
        return type(self.state.chance) is Chance and all(kept.kind != "link" for kept in self.seats)

    @property
    def rematch_id(self) -> str:
        """The same however often it is asked for, so that a table has one rematch; only the host could guess it."""
        numbers = hashlib.sha256(f"{self.first_host} {self.id} rematch".encode()).digest()
        return "t_" + "".join(ALPHABET[number % len(ALPHABET)] for number in numbers[:ID_LETTERS])

    def next_seat(self, seat: int) -> int:
        """Where somebody sits in a rematch: one seat on, so that another one begins."""
        return (seat + 1) % self.setting.seats

    def seat_name(self, seat: int | None) -> str | None:
        return None if seat is None or seat < 0 else self.setting.names["seat"][seat]

    def seat_of(self, token: str | None) -> int | None:
        """The seat that a token opens; None for the public and for the host; ApiError for any other token."""
        return None if token is None else holder_of(token, self.seats, self.host).seat

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].kind in PEOPLE

    def bot_to_act(self) -> int | None:
        people = [seat for seat, kept in enumerate(self.seats) if kept.kind in PEOPLE]
        acting = [] if self.stopped or self.puzzle or self.patience.holds(self.state, people) else self.state.to_act
        return next((seat for seat in acting if self.seats[seat].kind == "bot"), None)

    def to_act_of(self, s: State) -> list[int]:
        """Who is to act, as the store notes it: at a start bots go on at those tables only where they have to."""
        return [] if self.puzzle else s.to_act

    def seat_infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(
                self.setting.names["seat"][seat],
                kept.name,
                kept.kind,  # type: ignore[arg-type]
                kept.level or None,
                kept.kind == "bot" or self.seating.is_here(seat),
                self.hinted.get(seat, 0),
                bool(kept.token),
                self.seating.asked(seat),
            )
            for seat, kept in enumerate(self.seats)
        ]

    def summary(self) -> Summary:
        s = self.state
        # Of a branch the secret was out before, and of an opened record nobody here saw what was published.
        pinned = isinstance(s.chance, ProvableChance) and self.branch is None and not self.is_record
        return Summary(
            table=self.id,
            title=self.setting.game.title,
            seats=self.seat_infos(),
            n=self.n,
            turn=s.turn,
            to_act=[self.setting.names["seat"][seat] for seat in s.to_act],
            over=s.over,
            ranking=s.ranking() if s.over else None,
            method=s.chance.METHOD,
            commitment=s.chance.commitment() if pinned else None,  # type: ignore[attr-defined]
            created=self.created,
            options=dict(self.setting.options),
            components=self.setting.components.id,
            is_record=self.is_record,
            branch=self.branch,
            waiting=[],
            hints=self.hints,
            scores=s.scores() if s.over else None,
            ended=(self.marks[-1].at or None) if s.over else None,
            closing=next(reversed(self.events(None, self.n - 1)), None) if s.over else None,
        )

    def events(self, seat: int | None, since: int) -> list[EventShown]:
        """What kit.view.events tells, of the entries from `since` on: a long game is not read anew at every move."""
        history = self.state.record or []
        found: list[EventShown] = []
        for n, entry in enumerate(history[since:], since):
            at = self.marks[n].at
            if entry.back >= 0:
                found.append(EventShown(n, "undone", {"seat": self.setting.names["seat"][entry.seat]}, at))
            if self.marks[n].automatic and entry.seat == seat:
                (move,) = self.setting.read(entry.move)
                answer = {"move": entry.move, "on": view.things(self.setting, facts(move))}
                found.append(EventShown(n, "automatic", answer, at))
            for event in entry.events:
                found.append(EventShown(n, event.key, view.things(self.setting, dict(event.seen_by(seat))), at))
        return found

    def standing(self) -> list[int]:
        """The entries in force, worked out once for each state."""
        if self.in_force[0] != self.n:
            self.in_force = self.n, record.in_force(self.state.record or [])
        return self.in_force[1]

    def undo(self, seat: int | None, turn: bool) -> UndoPlan:
        """What an undo by the seat would do."""
        if self.stopped is not None:
            return UndoPlan("no", "nothing")
        return undo.look(self.state, self.marks, self.standing(), seat, turn)

    def last(self) -> list[int]:
        """The entries of the last chain; none at the start. Who plays a seat is no move."""
        history = self.state.record or []
        end = next((n for n in range(self.n, 0, -1) if history[n - 1].controller is None), 1)
        return list(range(max(1, self.marks[end - 1].first), end))

    def ending(self) -> Ending | None:
        s = self.state
        if not s.over:
            return None
        return Ending(s.ranking(), s.scores(), s.sheet(), self.setting.game.result(s), self.rematch())

    def rematch(self) -> Rematch | None:
        if not self.has_rematch:
            return None
        names = self.setting.names["seat"]
        seats = {names[seat]: names[self.next_seat(seat)] for seat in range(self.setting.seats)}
        return Rematch(self.rematch_id, seats)

    def shown(self, seat: int | None, since: int, first: bool = False) -> StateShown:
        """All that a seat (None: the public) is told of the table now."""
        s = self.state
        return StateShown(
            table=self.id,
            n=self.n,
            seat=self.seat_name(seat),
            seats=self.seat_infos(),
            view=self.setting.shown(s, seat),
            prompt=self.prompt(seat),
            undo=self.undo(seat, False).info(),
            undo_turn=self.undo(seat, True).info(),
            events=self.events(seat, since),
            last=self.last(),
            over=self.ending(),
            note=None if seat is None else self.notes.get(seat, ""),
            chats=[self.chat_shown(chat) for chat in self.store.chats(self.id, CHATS)] if first else None,
            stopped=self.stopped,
            automatic=self.automatic.seconds(seat),
        )

    def prompt(self, seat: int | None) -> Prompt:
        """The open question; to a seat with the name under which it is answered."""
        if self.stopped is not None:
            return nobody_asked(self.state)
        asked = prompt_of(self.state, seat)
        if seat is None:
            return asked
        key, paused = key_of(self.state, seat), is_paused(self.state, seat)
        return msgspec.structs.replace(asked, question=key, paused=paused, ways=ways(self.state, seat))

    def chat_shown(self, chat: Chat) -> ChatShown:
        return ChatShown(chat.k, self.seat_name(chat.seat), chat.name, chat.text, chat.at)

    # --- telling --------------------------------------------------------------------------------------------------

    def tell_all(self) -> None:
        """The state as it is now, to everybody."""
        self.tell_state(list(self.listeners))

    def tell_seat(self, seat: int | None, but: Listener) -> None:
        """Who sits there came, went, or wants to be asked: other pages of the seat are told who answers now."""
        self.tell_state([one for one in self.listeners if one is not but and one.seat == seat and seat is not None])

    def tell_state(self, listeners: list[Listener]) -> None:
        """Worked out once for all who are told the same, however many pages a seat has."""
        made: dict[tuple[int | None, int], StateShown] = {}
        for listener in listeners:
            key = listener.seat, listener.since
            if key not in made:
                made[key] = self.shown(*key)
            listener.tell(made[key])
            listener.since = self.n

    def tell_seats(self) -> None:
        message = SeatsShown(self.seat_infos())
        for listener in list(self.listeners):
            listener.tell(message)

    # --- changing; under the lock ---------------------------------------------------------------------------------

    def played(self, seat: int, moves: list[Move]) -> tuple[State, list[str]]:
        """A new state with the moves made, its digest after each; the present one stays until the store has them."""
        s = self.state.clone()
        s.record = list(self.state.record or [])
        states: list[str] = []
        for move in moves:
            s.check(seat, move)
            s.apply(seat, move)
            states.append(codec.digest(s))
        return s, states

    async def adopt(self, s: State, states: list[str], command: Command | None, automatic: bool = False) -> None:
        """Keep what is new in the record of `s`, and what follows by itself; then make it the present state."""
        now, first = time(), self.n
        marks = [Mark(first, self.state.turn, now, automatic) for _ in states]
        forced = self.automatic.at_once(s)
        states = states + [digest for digest, _ in forced]
        marks += [Mark(n, turn, now, True) for n, (_, turn) in enumerate(forced, first + len(marks))]
        lines = [
            Line(n, entry.seat, entry.move, entry.back, tuple(entry.outcomes), mark.first, now, state, mark.automatic)
            for n, (entry, state, mark) in enumerate(zip((s.record or [])[first:], states, marks, strict=True), first)
        ]
        await kept(self.store.add_lines(self.id, lines, s.over, command, self.to_act_of(s)))
        metrics.count_moves([line.automatic for line in lines], command is None)
        self.patience.turn_to(self.state)
        self.patience.moved.update(line.seat for line in lines)
        self.state = s
        self.marks = self.marks + marks
        self.automatic.look()

    async def set_seat(self, seat: int, value: StoredSeat, event: str) -> None:
        """Who plays a seat; an entry of the record tells it (without `event` only its name or its keys are others)."""
        s, lines = self.state, []
        marks = self.marks
        if event and not s.over and self.stopped is None:
            told = {"event": event, "kind": value.kind, "level": value.level, "person": value.name}
            entry, now = record.seated(seat, told), time()
            lines = [
                Line(self.n, seat, "", -1, (), self.n, now, codec.digest(s), controller=replaying.controller_of(entry))
            ]
            marks = [*marks, Mark(self.n, s.turn, now)]
            s = s.clone()
            s.record = [*(self.state.record or []), entry]
        await kept(self.store.set_seat(self.id, seat, value, lines))
        renewed = self.seats[seat].token != value.token
        self.state, self.marks, self.seats[seat] = s, marks, value
        if renewed:
            for listener in [one for one in self.listeners if one.seat == seat]:
                listener.dismiss(ApiError(401, "token-renewed", "this seat was given to somebody else"))
        self.automatic.look()


async def kept(writing: Future[None]) -> None:
    """Until it is on the disk."""
    try:
        with metrics.WRITES.time(), metrics.FAILED_WRITES.count_exceptions(Exception):
            await asyncio.wrap_future(writing)
    except DiskFull:
        raise ApiError(409, "disk-full", "the disk of the server is full: nothing was changed") from None


def hints_allowed(head: dict[str, Any], kinds: Iterable[str]) -> bool:
    """As was said when the table was opened; else where at most one person plays."""
    said = head.get("hints")
    return said if isinstance(said, bool) else sum(kind in PEOPLE for kind in kinds) <= 1


def secret_of(kept_table: StoredTable) -> bytes:
    """What bots' seeds are derived from: the table's secret of chance, or its seed."""
    return hashlib.sha256(repr(sorted(kept_table.chance.items())).encode()).digest()


def nobody_asked(s: State) -> Prompt:
    """The open question of a table that does not go on: it is shown, and put to nobody."""
    return msgspec.structs.replace(prompt_of(s, None), to_act=[])


def is_paused(s: State, seat: int) -> bool:
    """Whether a question that waits for the seat lies below the one that somebody else is asked now."""
    below = (frame for frame in s.stack[:-1] if isinstance(frame, Decision))
    return seat not in s.to_act and any(seat in frame.seats(s) and frame.waits(s, seat) for frame in below)


def prompt_of(s: State, seat: int | None) -> Prompt:
    """The open question; options that lead to a throw say how likely it is won."""
    told = s.prompt(seat)
    options: list[OptionShown] = []
    if seat is not None:
        assert isinstance(s.setting, Setting)
        for option, move in zip(told["options"], s.options(seat), strict=True):
            options.append(OptionShown(**option, odds=s.setting.game.odds(s, seat, move)))
    del told["options"]
    return Prompt(**told, options=options)
