"""One table in memory: its state, who sits where, who looks on. Nobody is told anything before it is stored."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from time import time
from typing import Any, Protocol

from kylix.common.patience import Patience
from kylix.core.chance import Chance, ProvableChance
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit import codec, view
from kylix.kit.game import Setting
from kylix.kit.texts import Texts
from kylix.records import changes, record
from kylix.server import heads, metrics, other_rules, replaying, undo
from kylix.server.automatic import Automatic
from kylix.server.clock import Clock
from kylix.server.club import results
from kylix.server.club.asking import Asking
from kylix.server.club.lost import counted, lost
from kylix.server.club.orders import Orders
from kylix.server.club.ratings import ends
from kylix.server.club.sitters import changes_hands
from kylix.server.club.timing import Timing, told
from kylix.server.club.watching import Watching
from kylix.server.errors import ApiError
from kylix.server.keeping import kept
from kylix.server.messages import (
    ChatShown,
    Ending,
    EventShown,
    Rematch,
    SeatsShown,
    ServerMessage,
    StateShown,
    Summary,
)
from kylix.server.noticing import NOBODY, Noticing
from kylix.server.prompts import nobody_asked
from kylix.server.replaying import Played
from kylix.server.seat_messages import SeatInfo
from kylix.server.seating import PEOPLE, Seating
from kylix.server.settling import Settling
from kylix.server.telling import Alike, Telling
from kylix.server.undo import Mark, UndoPlan
from kylix.store.base import (
    CHATS,
    Change,
    Chat,
    Command,
    Line,
    Statement,
    Store,
    StoredSeat,
    StoredTable,
    Taken,
)

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
    looking: bool
    """Whether somebody looks at it, as far as a page can tell."""
    seen: int
    """The last n that was shown while somebody looked."""

    def tell(self, message: ServerMessage) -> None: ...
    def dismiss(self, error: ApiError) -> None: ...


class Table:
    def __init__(self, store: Store, kept: StoredTable, played: Played) -> None:
        state = played.state
        assert isinstance(state.setting, Setting)
        self.store = store
        self.id = kept.id
        self.created, self.host = kept.created, kept.host
        self.first_host = str(kept.head.get("first_host") or kept.host)
        self.seats = list(kept.seats)
        self.state, self.setting = state, state.setting
        self.telling, self.marks = Telling(state), played.marks
        self.stopped = played.stopped
        """Why nobody can move here: under the rules of now the record goes another way from an entry on."""
        self.settling = Settling(self, played)
        self.version = kept.version
        self.chats = list(kept.chats)
        """The latest ones."""
        self.notes = dict(kept.notes)
        self.elsewhere, self.looking = set[int](), set[int]()
        """Seats whose people are at other servers; those of them who look."""
        self.noticing: Noticing = NOBODY
        self.given: dict[str, dict[str, bool]] = {}
        """By question of another server: what people here answered."""
        self.catch_up: Callable[[], Awaitable[None]] = nothing_new
        """Reads what other servers changed; under the lock."""
        self.noticed: Callable[[], None] = lambda: None
        """Called when other servers may have to be told who is here, or what is asked."""
        self.asking: Callable[[Table, State, int], tuple[Statement, ...]] = lambda table, s, n: ()
        """What is kept beside a move: questions of bots, where others think."""
        self.renewal: Change | None = None
        """Of a table from an older store: what it lacks."""
        self.lock = asyncio.Lock()
        self.timing, self.agreeing = Timing(self), Asking(self)
        self.orders = Orders(self)
        self.automatic = Automatic(self, Clock(), (0.0, 0.0), random.SystemRandom())
        self.seating = Seating(self, Clock(), 0.0, 0.0, lambda: None)
        self.listeners: set[Listener] = set()
        self.secret = heads.secret_of(kept)
        self.is_record = bool(kept.head.get("record"))
        self.branch = heads.branch_of(kept)
        self.puzzle = heads.puzzle_of(kept.head)
        """The number of the puzzle that is solved here, or 0: then bots rest, for one turn is to be found."""
        self.has_rematch = False
        self.in_force: tuple[int, list[int]] = (0, [])
        self.hints = heads.hints_allowed(kept.head, [seat.kind for seat in kept.seats])
        self.rated, self.watching = bool(kept.head.get("rated")), Watching(self, int(kept.head.get("delay", 0)))
        self.patience = Patience()
        self.hinted = dict(kept.hinted)
        """By seat: how many hints it was given."""

    # --- loading --------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, store: Store, kept: StoredTable) -> Table:
        """Play the record again, or show it as it was kept. KylixError when neither can be."""
        played = other_rules.play(kept)
        state = played.state
        assert isinstance(state.setting, Setting)
        state.chance = codec.chance_of(kept.chance)
        table = cls(store, kept, played)
        if played.stopped is None:
            table.renewal = replaying.renewal(kept, state.setting, played.states, table.to_act_of(state))
        return table

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return len(self.state.record or [])

    @property
    def open_to_all(self) -> bool:
        """Nothing is hidden any more: the game is over or was left, or it is a record that somebody opened."""
        return self.state.over or self.is_record or self.is_left

    @property
    def is_left(self) -> bool:
        """Its rules are no longer there, and all people wanted to leave it as it stands."""
        return self.stopped is not None and self.stopped.ended

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

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].kind in PEOPLE

    def bot_to_act(self) -> int | None:
        people = [seat for seat, kept in enumerate(self.seats) if kept.kind in PEOPLE]
        rests = self.stopped or self.puzzle or self.timing.paused or self.patience.holds(self.state, people)
        acting = [] if rests else self.state.to_act
        return next((seat for seat in acting if self.seats[seat].kind == "bot"), None)

    def to_act_of(self, s: State) -> tuple[int, ...]:
        """Who is to act, as the store notes it: at a start bots go on at those tables only where they have to."""
        return () if self.puzzle else tuple(s.to_act)

    def seat_infos(self) -> list[SeatInfo]:
        gone = self.lost()
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
                seat in gone,
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
            over=s.over or self.is_left,
            ranking=counted(s.ranking(), self.lost()) if s.over else None,
            method=s.chance.METHOD,
            commitment=s.chance.commitment() if pinned else None,  # type: ignore[attr-defined]
            created=self.created,
            options=dict(self.setting.options),
            components=self.setting.components.id,
            is_record=self.is_record,
            branch=self.branch,
            waiting=[],
            hints=self.hints,
            rated=self.rated,
            delay=self.watching.delay,
            scores=s.scores() if s.over else None,
            ended=(self.marks[-1].at or None) if s.over or self.is_left else None,
            closing=next(reversed(self.events(None, self.n - 1)), None) if s.over or self.is_left else None,
            pace=told(self.timing.pace),
            lost=self.names_of(self.lost()),
        )

    def lost(self) -> list[int]:
        """Seats that lost before the end."""
        return lost(self.state.record or [])

    def names_of(self, seats: Iterable[int]) -> list[str]:
        return [self.setting.names["seat"][seat] for seat in seats]

    def events(self, seat: int | None, since: int) -> list[EventShown]:
        """What kit.view.events tells, of the entries from `since` on: a long game is not read anew at every move."""
        history = self.state.record or []
        found: list[EventShown] = []
        for n, entry in enumerate(history[since:], since):
            at = self.marks[n].at
            if entry.back >= 0:
                found.append(EventShown(n, "undone", {"seat": self.setting.names["seat"][entry.seat]}, at))
            if entry.seat == seat and (self.marks[n].automatic or n in self.orders.did):
                (move,) = self.setting.read(entry.move)
                answer = {"move": entry.move, "on": view.things(self.setting, facts(move))}
                found.append(EventShown(n, "automatic" if self.marks[n].automatic else "ordered", answer, at))
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
        plan = undo.look(self.state, self.marks, self.standing(), seat, turn)
        return UndoPlan("no", "rated") if self.rated and plan.can == "ask" else plan

    def last(self, n: int | None = None) -> list[int]:
        """The entries of the last chain, or of the last of the first `n`; none at the start. Who plays is no move."""
        history = self.state.record or []
        end = next((n for n in range(self.n if n is None else n, 0, -1) if history[n - 1].controller is None), 1)
        return list(range(max(1, self.marks[end - 1].first), end))

    def ending(self) -> Ending | None:
        s = self.state
        if not s.over:
            return None
        gone = self.lost()
        places, result = counted(s.ranking(), gone), self.setting.game.result(s)
        return Ending(places, s.scores(), s.sheet(), result, self.rematch(), self.names_of(gone))

    def rematch(self) -> Rematch | None:
        if not self.has_rematch:
            return None
        names = self.setting.names["seat"]
        seats = {names[seat]: names[self.next_seat(seat)] for seat in range(self.setting.seats)}
        return Rematch(self.rematch_id, seats)

    def shown(self, seat: int | None, since: int, first: bool = False, alike: Alike | None = None) -> StateShown:
        """All that a seat (None: the public) is told of the table now; `alike` is what all are told alike."""
        if seat is None and self.watching.is_behind:
            return self.watching.shown(since, first)
        told, undo = self.told(), self.undo(seat, False).info()
        return StateShown(
            table=self.id,
            n=self.n,
            seat=self.seat_name(seat),
            view=told.view(seat),
            prompt=told.prompt(seat) if self.stopped is None else nobody_asked(self.state),
            undo=undo,
            undo_turn=undo,  # how far one goes back makes no difference to whether one may
            events=self.events(seat, since),
            note=None if seat is None else self.notes.get(seat, ""),
            chats=self.watching.chats(seat) if first else None,
            automatic=self.automatic.seconds(seat),
            times=self.agreeing.shown(seat),
            orders=self.orders.shown(seat),
            **(alike or self.alike()),
        )

    def alike(self) -> Alike:
        """What is told to all alike."""
        seats, last, over = self.seat_infos(), self.last(), self.ending()
        return Alike(seats=seats, last=last, over=over, stopped=self.settling.shown(), watch=self.watching.told())

    def told(self) -> Telling:
        """What is told of the state as it is now."""
        if self.telling.state is not self.state:
            self.telling = Telling(self.state)
        return self.telling

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
        self.noticed()
        made: dict[tuple[int | None, int], StateShown] = {}
        alike = self.alike() if listeners else None
        for listener in listeners:
            key = listener.seat, listener.since
            if key not in made:
                made[key] = self.shown(*key, alike=alike)
            listener.tell(made[key])
            listener.since = made[key].n
        self.watching.at()  # how it stands now is shown to those who are behind later
        self.watching.catch_up(listeners)

    def tell_seats(self) -> None:
        self.noticed()
        made = {watches: SeatsShown(self.watching.seats(None if watches else 0), self.watching.told())
                for watches in {listener.seat is None for listener in self.listeners}}  # fmt: skip
        for listener in list(self.listeners):
            listener.tell(made[listener.seat is None])

    # --- changing; under the lock ---------------------------------------------------------------------------------

    async def commit(self, **about: Any) -> None:
        """Keep a change of this table; Taken when somebody else was there first, or asked the same before."""
        change = Change(table=self.id, **about)
        if more := self.noticing.changed(self, change):
            change = replace(change, also=(*change.also, *more))
        try:
            found = await kept(self.store, change)
        except Taken:
            await self.catch_up()
            raise
        # It stays behind where another server changed something before: that has still to be read.
        if found.version == self.version + int(change.is_shown) or not self.store.is_shared:
            self.version = max(self.version, found.version)

    async def ask_people(self, seats: Iterable[int], seconds: float) -> None:
        """Something is asked of these seats: whoever does not look is told."""
        if also := self.noticing.asked(self, list(seats), seconds):
            await self.commit(also=also)

    async def say(self, chat: Chat, command: Command) -> None:
        await self.commit(chat=chat, command=command)
        self.chats = [*self.chats, chat][-CHATS:]

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

    async def adopt(
        self, s: State, states: list[str], command: Command | None, automatic: bool = False, texts: Texts | None = None
    ) -> None:
        """Keep what is new in the record of `s`, and what follows by itself; then make it the present state. `texts`
        are its fields, where they are at hand."""
        now, first = time(), self.n
        marks = [Mark(first, self.state.turn, now, automatic) for _ in states]
        forced = self.automatic.at_once(s)
        states = states + [digest for digest, _ in forced]
        marks += [Mark(n, turn, now, True) for n, (_, turn) in enumerate(forced, first + len(marks))]
        texts = Texts(s, self.told().texts) if texts is None or forced else texts
        last, position = first + len(states) - 1, changes.position(s, texts.text)
        lines = [
            replaying.line_of(self.setting, n, entry, state, mark, position if n == last else "")
            for n, (entry, state, mark) in enumerate(zip((s.record or [])[first:], states, marks, strict=True), first)
        ]
        times = self.timing.moved(s, lines)
        asked, orders = self.asking(self, s, first + len(lines)), await self.orders.after(s, lines)
        also = (*results.after(self, s, now), *asked, *self.timing.also(times), *orders.also)
        about = {"lines": tuple(lines), "over": s.over, "command": command, "to_act": self.to_act_of(s)}
        telling = Telling(s, texts)
        if not self.store.is_quick:
            telling.prepare_soon({one.seat for one in self.listeners})
        await ends(self, s, lambda more: self.commit(**about, also=(*also, *more)))
        metrics.count_moves([line.automatic for line in lines], command is None)
        self.patience.turn_to(self.state)
        self.patience.moved.update(line.seat for line in lines)
        self.state, self.telling, self.timing.times = s, telling, times
        self.marks = self.marks + marks
        self.orders.take(orders)
        self.automatic.look()

    async def keep_change(self, line: Line, to_act: tuple[int, ...], over: bool) -> None:
        """The rules changed: the entry that says how the game goes on."""
        await self.commit(lines=(line,), over=over, to_act=to_act)

    async def set_seat(self, seat: int, value: StoredSeat, event: str, person: str = "") -> None:
        """Who plays a seat; an entry of the record tells it (without `event` only its name or its keys are others).

        With another key it is this person's, or nobody's.
        """
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
        to_act = self.to_act_of(s) if lines else None
        was, times = {seat: self.seats[seat]}, self.timing.seated(s, seat, value, event)
        renewed = self.seats[seat].token != value.token
        left = self.orders.seated(seat) if renewed or value.kind == "bot" else ()
        hands = (changes_hands(self.id, seat, person),) if renewed else ()
        also = (*hands, *self.timing.also(times), *left)
        await self.commit(seats={seat: value}, was=was, lines=tuple(lines), to_act=to_act, also=also)
        self.state, self.marks, self.seats[seat], self.timing.times = s, marks, value, times
        if left:
            self.orders.stands(seat)
        if renewed:
            for listener in [one for one in self.listeners if one.seat == seat]:
                listener.dismiss(ApiError(401, "token-renewed", "this seat was given to somebody else"))
        self.automatic.look()


async def nothing_new() -> None:
    """Where one server has all tables."""
