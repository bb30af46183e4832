"""Who watches a table: how many, how far behind, and what they say to each other.

Where people wish it, watchers are some moves behind until the game is over: whoever has no seat is told how it stood
then, by every door, and of what players say only what was said by then. Watchers have a chat of their own, which
players see when the game is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.records.record import retrace
from kylix.server.club.blocking import refuse
from kylix.server.club.names import clean
from kylix.server.club.watching_messages import WatchAsked, Watchers
from kylix.server.fair import CLIENT
from kylix.server.messages import ChatAsked, ChatShown, Done, StateShown, Summary
from kylix.server.prompts import prompt_of
from kylix.server.seat_messages import SeatInfo
from kylix.server.undo import UndoPlan
from kylix.store.base import CHATS, Chat, Command, Statement, Taken

if TYPE_CHECKING:
    from kylix.server.table import Listener, Table
    from kylix.server.table_commands import Tell

MURMUR = "INSERT INTO murmurs (table_id, k, name, text, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
DELAY = """INSERT INTO watching (table_id, delay) VALUES (?, ?)
  ON CONFLICT (table_id) DO UPDATE SET delay = excluded.delay"""
WISH = """INSERT INTO watch_wishes (table_id, seat, delay) VALUES (?, ?, ?)
  ON CONFLICT (table_id, seat) DO UPDATE SET delay = excluded.delay"""
READ = (
    "SELECT delay FROM watching WHERE table_id = ?",
    "SELECT seat, delay FROM watch_wishes WHERE table_id = ?",
    f"SELECT k, name, text, at FROM murmurs WHERE table_id = ? AND k > ? ORDER BY k DESC LIMIT {CHATS}",
)
NOBODY = -1
"""In place of a seat: whose command it is, when a watcher says something."""


class Watching:
    def __init__(self, table: Table, delay: int) -> None:
        self.table = table
        self.delay = delay
        self.past: list[tuple[int, State]] = []
        """How it stood after so many entries, oldest first: what watchers may be shown by and by."""
        self.is_read = False
        self.murmurs: list[ChatShown] = []
        self.wishes: dict[int, int] = {}
        """By seat: the other delay that it wishes."""
        self.elsewhere = 0
        """Watchers at other servers."""
        self.chatted = NOBODY
        """The last chat of players that watchers here were told."""

    # --- reading --------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """What is kept of it, after loading and when another server changed something."""
        await self.take([await self.table.store.rows(sql, *about) for sql, about in self.asked()])

    def asked(self) -> list[tuple[str, tuple[Any, ...]]]:
        """What the store is asked for it."""
        id, known = self.table.id, self.murmurs[-1].k if self.murmurs else NOBODY
        return [(sql, (id, known) if sql.count("?") == 2 else (id,)) for sql in READ]

    async def take(self, answers: Sequence[list[tuple[Any, ...]]]) -> None:
        delays, wishes, murmurs = answers
        for (delay,) in delays:
            self.change(delay)
        self.wishes = dict(wishes)
        for k, name, text, at in reversed(murmurs):
            self.heard(ChatShown(k, None, name, text, at, "watchers"))
        if self.delay and not self.past:
            await asyncio.to_thread(self.begin)
        self.is_read = True

    def begin(self) -> None:
        """After loading: how it stood so many entries ago. Where the rules changed since, how it stands."""
        table, history = self.table, self.table.state.record or []
        n = max(1, table.n - self.delay)
        s = table.state
        if n < table.n and not table.open_to_all:
            try:
                *_, s = retrace(table.setting, history[:n])
            except KylixError:
                n = table.n
        self.past = [(n, s)]

    def change(self, delay: int) -> None:
        """Nobody forgets what was shown already: who was not behind stays where it stands now."""
        if delay and not self.delay and self.is_read:
            self.past = [(self.table.n, self.table.state)]
        self.delay = delay

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def is_behind(self) -> bool:
        return self.delay > 0 and not self.table.open_to_all

    def at(self) -> tuple[int, State]:
        """How it stood when watchers are shown it, after so many entries."""
        table = self.table
        if not self.is_behind:
            return table.n, table.state
        if not self.past or self.past[-1][0] < table.n:
            self.past.append((table.n, table.state))
        while len(self.past) > 1 and self.past[1][0] <= table.n - self.delay:
            self.past.pop(0)
        return self.past[0]

    def entries(self, seat: int | None) -> int:
        """So many entries there are for the seat, or for those without one."""
        return self.table.n if seat is not None else self.at()[0]

    def told(self) -> Watchers:
        here = sum(listener.seat is None for listener in self.table.listeners)
        wishes = {str(self.table.seat_name(seat)): delay for seat, delay in sorted(self.wishes.items())}
        return Watchers(here + self.elsewhere, self.delay, wishes)

    def seats(self, seat: int | None) -> list[SeatInfo]:
        """How many hints somebody took would tell that they are asked something."""
        infos = self.table.seat_infos()
        if seat is not None or not self.is_behind:
            return infos
        return [msgspec.structs.replace(one, hints=0) for one in infos]

    def shown(self, since: int, first: bool) -> StateShown:
        """All that is told of the table to those who are behind."""
        table, (n, s) = self.table, self.at()
        nothing = UndoPlan("no", "watching").info()
        return StateShown(
            table=table.id,
            n=n,
            seat=None,
            seats=self.seats(None),
            view=table.setting.shown(s, None),
            prompt=prompt_of(s, None),
            undo=nothing,
            undo_turn=nothing,
            events=[event for event in table.events(None, min(since, n)) if event.n < n],
            last=table.last(n),
            over=None,
            note=None,
            chats=self.chats(None) if first else None,
            watch=self.told(),
        )

    def summary(self, found: Summary) -> Summary:
        """The same of the moment that watchers are shown."""
        n, s = self.at()
        acting = [str(self.table.seat_name(seat)) for seat in s.to_act]
        return msgspec.structs.replace(found, n=n, turn=s.turn, to_act=acting, seats=self.seats(None))

    # --- chats ----------------------------------------------------------------------------------------------------

    def chats(self, seat: int | None) -> list[ChatShown]:
        table = self.table
        said = [chat for chat in table.chats if seat is not None or self.is_told(chat)]
        if seat is None:
            self.chatted = max(self.chatted, said[-1].k if said else NOBODY)
        both = [table.chat_shown(chat) for chat in said]
        return sorted([*both, *self.murmurs], key=lambda one: one.at) if self.hears(seat) else both

    def hears(self, seat: int | None) -> bool:
        """Whether somebody hears what watchers say."""
        return seat is None or self.table.open_to_all

    def is_told(self, chat: Chat) -> bool:
        """Whether something that players said is told to watchers by now."""
        n = self.at()[0]
        return n >= self.table.n or chat.at < self.table.marks[n].at

    def say(self, chat: Chat) -> None:
        """Somebody at the table said something: to everybody who may hear it now."""
        shown, told = self.table.chat_shown(chat), self.is_told(chat)
        if told:
            self.chatted = max(self.chatted, chat.k)
        for listener in list(self.table.listeners):
            if listener.seat is not None or told:
                listener.tell(shown)

    def catch_up(self, listeners: Sequence[Listener]) -> None:
        """Watchers were shown a later moment: what was said by then."""
        if not self.delay:
            return
        for chat in [one for one in self.table.chats if one.k > self.chatted and self.is_told(one)]:
            self.chatted = chat.k
            for listener in listeners:
                if listener.seat is None:
                    listener.tell(self.table.chat_shown(chat))

    def heard(self, said: ChatShown) -> None:
        """A watcher said something."""
        if self.murmurs and said.k <= self.murmurs[-1].k:
            return
        self.murmurs = [*self.murmurs, said][-CHATS:]
        for listener in list(self.table.listeners):
            if self.hears(listener.seat):
                listener.tell(said)

    # --- changing; under the table's lock -------------------------------------------------------------------------

    async def murmur(self, asked: ChatAsked, text: str) -> None:
        """Taken where another one was first."""
        table = self.table
        await refuse(table.store, CLIENT.get())
        k = self.murmurs[-1].k + 1 if self.murmurs else 0
        said = ChatShown(k, None, clean(asked.name), text, time(), "watchers")
        kept = Statement(MURMUR, (table.id, k, said.name, text, said.at), needed=True)
        await table.commit(command=Command(asked.id, NOBODY, msgspec.json.encode(said).decode()), also=(kept,))
        self.heard(said)

    async def wish(self, asked: WatchAsked, seat: int, tell: Tell) -> None:
        """What all people at the table wish is so; what somebody wishes alone, the others are shown."""
        table = self.table
        people = [at for at, kept in enumerate(table.seats) if table.is_person(at) and kept.token]
        wishes = {**self.wishes, seat: asked.delay}
        also: tuple[Statement, ...]
        agreed = all(wishes.get(at) == asked.delay for at in people)
        none = Statement("DELETE FROM watch_wishes WHERE table_id = ?", (table.id,))
        mine = Statement("DELETE FROM watch_wishes WHERE table_id = ? AND seat = ?", (table.id, seat))
        if agreed:
            also, wishes = (Statement(DELAY, (table.id, asked.delay)), none), {}
        elif asked.delay == self.delay:
            also = (mine,)
            del wishes[seat]
        else:
            also = (Statement(WISH, (table.id, seat, asked.delay)),)
        await table.commit(version=table.version, also=also, news=True)
        self.wishes = wishes
        if agreed and asked.delay != self.delay:
            self.change(asked.delay)
            table.tell_all()
        table.tell_seats()
        tell(Done(asked.id, table.n, 0))


async def take_wish(table: Table, asked: WatchAsked, seat: int, tell: Tell) -> None:
    """Again where another server changed something first."""
    while True:
        try:
            async with table.lock:
                await table.watching.wish(asked, seat, tell)
                return
        except Taken:
            continue
