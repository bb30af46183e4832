"""Answers what people send to a table by the socket: one method for each kind of message."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from kylix.core.errors import BadMove, IllegalMove, Reason
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.texts import Texts
from kylix.kit.view import things
from kylix.kit.words import Words
from kylix.server import automatic, chain, coach
from kylix.server.club.blocking import refuse_to_say
from kylix.server.club.orders_messages import OrderAsked, OrderCancelled
from kylix.server.club.pace_messages import HolidayAsked, ProposeAsked, ResignAsked
from kylix.server.club.watching import NOBODY, take_wish
from kylix.server.club.watching_messages import WatchAsked
from kylix.server.errors import ApiError
from kylix.server.fair import CLIENT, Workers
from kylix.server.hints import Hints
from kylix.server.messages import (
    Answer,
    ChatAsked,
    ChatShown,
    ChooseAsked,
    Done,
    Held,
    HintAsked,
    Hinted,
    Late,
    LookAsked,
    Looked,
    Note,
    OptionShown,
    Ping,
    Pong,
    Reasons,
    ReasonShown,
    Refused,
    ServerMessage,
    SettleAsked,
    UndoAsked,
    Wants,
    WhyAsked,
)
from kylix.server.prompts import prompt_of
from kylix.server.replay_cache import ReplayCache
from kylix.server.table import Table
from kylix.store.base import Chat, Command, Taken

if TYPE_CHECKING:
    from kylix.server.undo_vote import UndoVote

Tell = Callable[[ServerMessage], None]


class TableCommands:
    """Answers the messages of one table."""

    def __init__(
        self,
        table: Table,
        undo_vote: UndoVote,
        replays: ReplayCache,
        hints: Hints,
        workers: Workers,
        changed: Callable[[Table], None],
    ) -> None:
        self.table = table
        self.undo_vote = undo_vote
        self.replays = replays
        self.hints = hints
        self.workers = workers
        self.asking: dict[int, asyncio.Lock] = {}
        """By seat: one question about refusals at a time."""
        self.changed = changed
        """Called when there is a new state: bots may have to act."""
        self.handlers: dict[type, Callable[[Any, int | None, Tell], Awaitable[None]]] = {
            ChooseAsked: self.choose,
            WhyAsked: self.why,
            UndoAsked: self.undo,
            Answer: self.answer,
            SettleAsked: self.settle,
            ChatAsked: self.chat,
            Note: self.note,
            LookAsked: self.look,
            HintAsked: self.hint,
            ProposeAsked: self.propose,
            ResignAsked: self.resign,
            HolidayAsked: self.take_holiday,
            WatchAsked: self.wish,
            OrderAsked: self.order,
            OrderCancelled: self.cancel_order,
            Ping: self.ping,
        }

    async def take(self, message: Any, seat: int | None, tell: Tell) -> None:
        """Answer a message; `tell` reaches the one who sent it."""
        await self.answered(getattr(message, "id", None), self.handlers[type(message)](message, seat, tell), tell)

    async def answered(self, id: str | None, job: Awaitable[None], tell: Tell) -> None:
        try:
            await job
        except ApiError as error:
            tell(error.message(id))
        except IllegalMove as error:
            tell(self.refused(str(id), error.reasons))
        except BadMove as error:
            tell(Refused(str(id), "bad-move", [], str(error)))

    # --- moves ----------------------------------------------------------------------------------------------------

    async def choose(self, asked: ChooseAsked, seat: int | None, tell: Tell) -> None:
        """Play a choice, or say what is missing or is to be confirmed. A move is made once, unless it is asked back."""
        table = self.table
        tried: tuple[State, chain.Outcome] | None = None
        while True:
            async with table.lock:
                await self.hear_of(asked.after)
                # A move that was made is followed by another question, so what still stands is not asked for in the
                # store; should its id have been used for something else, the store says so when it is to be kept.
                if not self.is_open(asked, seat):
                    if not await self.told_before(asked.id, self.sitting(seat), tell):
                        self.acting(seat)
                        tell(Late(asked.id, table.n))
                    return
                mine, state = self.acting(seat), table.state
                moves = chain.read(table.setting, asked.moves)
                texts = table.told().texts
                if plays_at_once(asked, moves) and (
                    made := chain.made_as_named(state, mine, moves, asked.whole, texts)
                ):
                    await self.give(asked, mine, made, moves, tell)
                    return
                if tried is not None and tried[0] is state:
                    await self.go_on(asked, mine, tried[1], tell)
                    return
            # Told of a redealt position: only what is played may tell how it really stands. The table goes on.
            job = (chain.attempt, state, mine, moves, secrets.randbits(60), asked.auto)
            tried = state, await self.workers.answering.run(*job)

    def is_open(self, asked: ChooseAsked, seat: int | None) -> bool:
        """Whether the question that is answered is still asked. In a common one others may move meanwhile."""
        if asked.question:
            return asked.question == automatic.key_of(self.table.state, self.sitting(seat))
        return asked.after == self.table.n

    async def hear_of(self, n: int) -> None:
        """Somebody saw so many entries at another server, of which this one may not have heard yet; under the lock.

        Otherwise it would call something late that is not: the other one may still carry it out.
        """
        if n > self.table.n:
            await self.table.catch_up()

    async def go_on(self, asked: ChooseAsked, mine: int, found: chain.Outcome, tell: Tell) -> None:
        """With a choice that was tried; under the table's lock."""
        if need := needed(asked, found):
            tell(self.wants(asked.id, mine, found, need))
        else:
            moves = list(found.moves)
            await self.give(asked, mine, chain.make(self.table.state, mine, moves), moves, tell)

    async def give(self, asked: ChooseAsked, mine: int, made: chain.Made, moves: list[Move], tell: Tell) -> None:
        """An answer, now or at the moment of its question; under the table's lock."""
        if coach.begins(self, asked, mine, moves, tell):
            return
        seconds = await self.table.automatic.wait(mine, moves[0])
        if seconds > 0.0:
            self.hold(asked.id, moves, mine, seconds, tell)
        else:
            await self.play(asked.id, mine, made, tell)

    async def play(self, id: str, seat: int, made: chain.Made, tell: Tell) -> None:
        """Under the table's lock."""
        table = self.table
        if seat not in table.state.to_act:
            table.automatic.thinks_again(table.state, seat)
        played = len(made.digests)
        await self.adopt(made.state, made.digests, seat, Done(id, table.n + played, played), tell, made.texts)

    def hold(self, id: str, moves: list[Move], seat: int, seconds: float, tell: Tell) -> None:
        """Keep an answer that came before the moment of its question."""

        async def release() -> None:
            # In a common question others may have moved since.
            self.table.timing.held = seat
            try:
                await self.play(id, seat, chain.make(self.table.state, seat, moves), tell)
            finally:
                self.table.timing.held = None

        async def give() -> None:
            await self.answered(id, release(), tell)

        self.table.automatic.hold(seat, automatic.Held(id, give, lambda: tell(Late(id, self.table.n))))
        tell(Held(id, seconds))

    async def adopt(
        self, s: State, states: list[str], seat: int, done: Done, tell: Tell, texts: Texts | None = None
    ) -> None:
        """Store, then tell; a line or id that somebody else stored first changes nothing."""
        command = Command(done.id, seat, msgspec.json.encode(done).decode())
        try:
            await self.table.adopt(s, states, command, texts=texts)
        except Taken:
            if not await self.told_before(done.id, seat, tell):
                tell(Late(done.id, self.table.n))
            return
        tell(done)
        self.undo_vote.drop(self.table)
        self.table.tell_all()
        self.changed(self.table)

    def sitting(self, seat: int | None) -> int:
        if seat is None:
            raise ApiError(403, "watching", "who watches cannot do this")
        return seat

    def acting(self, seat: int | None) -> int:
        """The seat as one that may act."""
        if self.table.seats[self.sitting(seat)].kind == "bot":
            raise ApiError(403, "bot-plays", "a bot plays this seat now")
        if self.table.stopped is not None:
            raise ApiError(409, "stopped", f"this table does not go on: {self.table.stopped.text}")
        if self.table.timing.paused:
            raise ApiError(409, "paused", "the table pauses: all people have to agree to go on first")
        return self.sitting(seat)

    async def told_before(self, id: str, seat: int, tell: Tell) -> bool:
        """A repeated id gets the first answer again; another's id is nobody's business."""
        command = await self.table.store.command(self.table.id, id)
        if command is None:
            return False
        if command.seat != seat:
            raise ApiError(409, "id-taken", "this id was used before by somebody else")
        if command.answer:
            answer = msgspec.json.decode(command.answer, type=Done | Hinted | ChatShown)
            if isinstance(answer, Done):
                await self.hear_of(answer.n)  # it may have been carried out by a server that was lost just then
            tell(answer)
        return True

    def wants(self, id: str, mine: int, found: chain.Outcome, need: Literal["more", "confirm"]) -> Wants:
        table = self.table
        texts = [table.setting.text(move) for move in found.moves]
        after, prompt, view = found.after, None, None
        more: list[OptionShown] = []
        if after is not None:
            prompt, view = prompt_of(after, mine), table.setting.shown(after, mine, found.held)
            known = {one.move: one for one in prompt.options}
            for move in found.more:
                option = chain.option(table.setting, move)
                more.append(known.get(option.move, option))
            if found.waits:
                prompt = msgspec.structs.replace(prompt, options=more)
        elif found.before is not None and len(found.moves) > 1:
            # What the chain looks like before its last move, which may tell what only the move itself may tell.
            view = table.setting.shown(found.before, mine, found.moves[-1:])
        forced = [chain.option(table.setting, move) for move in found.moves[len(found.moves) - found.forced :]]
        return Wants(id, table.n, need, texts, found.final, found.irreversible, prompt, view, more, forced)

    async def why(self, asked: WhyAsked, seat: int | None, tell: Tell) -> None:
        table = self.table
        mine = self.acting(seat)
        before = chain.read(table.setting, asked.chain) if asked.chain else []
        asked_about = [chain.read(table.setting, [text]) for text in (asked.move, *asked.others[: chain.OTHERS])]
        async with self.asking.setdefault(mine, asyncio.Lock()):
            seed = secrets.randbits(60)
            reasons = await self.workers.answering.run(chain.why, table.state, mine, before, asked_about, seed)
        tell(Reasons(asked.id, [self.reason(reason) for reason in reasons]))

    async def hint(self, asked: HintAsked, seat: int | None, tell: Tell) -> None:
        async with self.table.lock:
            is_told = await self.told_before(asked.id, self.sitting(seat), tell)
        if not is_told:
            self.hints.give(self.table, self.acting(seat), asked.id, asked.level, tell)

    # --- taking back ----------------------------------------------------------------------------------------------

    async def undo(self, asked: UndoAsked, seat: int | None, tell: Tell) -> None:
        async with self.table.lock:
            await self.hear_of(asked.after)
            if await self.told_before(asked.id, self.sitting(seat), tell):
                return
            mine = self.acting(seat)
            if asked.after != self.table.n:
                tell(Late(asked.id, self.table.n))
                return
            await self.undo_vote.undo(self, asked, mine, tell)

    async def answer(self, asked: Answer, seat: int | None, tell: Tell) -> None:
        async with self.table.lock:
            table, mine = self.table, self.sitting(seat)
            if await table.agreeing.answer(asked.ask, mine, asked.agree):
                table.tell_all()
            elif not await table.seating.answer(asked.ask, mine, asked.agree):
                await self.undo_vote.answer(self, asked, self.acting(seat))
        self.changed(self.table)

    # --- pace -----------------------------------------------------------------------------------------------------

    async def propose(self, asked: ProposeAsked, seat: int | None, tell: Tell) -> None:
        await self.pace(asked.id, seat, lambda mine: self.table.agreeing.propose(mine, asked), tell)

    async def resign(self, asked: ResignAsked, seat: int | None, tell: Tell) -> None:
        await self.pace(asked.id, seat, lambda mine: self.table.agreeing.resign(mine, asked), tell)

    async def take_holiday(self, asked: HolidayAsked, seat: int | None, tell: Tell) -> None:
        await self.pace(asked.id, seat, lambda mine: self.table.agreeing.take_holiday(mine, asked), tell)

    async def pace(self, id: str, seat: int | None, do: Callable[[int], Awaitable[None]], tell: Tell) -> None:
        """Something that changes no move of the game; everybody is told how it stands then."""
        table = self.table
        async with table.lock:
            try:
                await do(self.sitting(seat))
            except Taken:  # somebody at another server was quicker: the page shows what is asked now
                await table.agreeing.read()
                raise ApiError(409, "asked-already", "something else happened at the same moment: look again") from None
            tell(Done(id, table.n, 0))
            table.tell_all()
        self.changed(table)

    # --- orders ---------------------------------------------------------------------------------------------------

    async def order(self, asked: OrderAsked, seat: int | None, tell: Tell) -> None:
        await self.secretly(asked.id, seat, lambda mine: self.table.orders.leave(mine, asked), tell)

    async def cancel_order(self, asked: OrderCancelled, seat: int | None, tell: Tell) -> None:
        await self.secretly(asked.id, seat, lambda mine: self.table.orders.cancel(mine, asked), tell)

    async def secretly(self, id: str, seat: int | None, do: Callable[[int], Awaitable[None]], tell: Tell) -> None:
        """Something of which only the seat's own pages hear."""
        table, mine = self.table, self.sitting(seat)
        async with table.lock:
            if not table.is_person(mine):
                raise ApiError(403, "bot-plays", "a bot plays this seat now")
            await do(mine)
            tell(Done(id, table.n, 0))
            table.tell_state([one for one in table.listeners if one.seat == mine])

    # --- other rules ----------------------------------------------------------------------------------------------

    async def settle(self, asked: SettleAsked, seat: int | None, tell: Tell) -> None:
        """Somebody wants to go on under the rules of now, or to leave the game as it stands."""
        table = self.table
        async with table.lock:
            mine = self.sitting(seat)
            if table.seats[mine].kind == "bot":
                raise ApiError(403, "bot-plays", "a bot plays this seat now")
            table.settling.vote(mine, asked.choice)
            await table.settling.settle()
            tell(Done(asked.id, table.n, 0))
            table.tell_all()
        self.changed(table)

    async def settle_for_bots(self) -> None:
        """Whoever had not voted went, or only bots play here: it may be settled now."""
        async with self.table.lock:
            settled = await self.table.settling.settle()
            try:
                settled |= await self.table.agreeing.settle()
            except Taken:  # by way of another server
                settled = True
            if not settled:
                return
            self.table.tell_all()
        self.changed(self.table)

    # --- words ----------------------------------------------------------------------------------------------------

    async def chat(self, asked: ChatAsked, seat: int | None, tell: Tell) -> None:
        table = self.table
        if not (text := asked.text.strip()):
            raise ApiError(400, "empty-chat", "there is nothing to say in this")
        if seat is None:
            await self.murmur(asked, text, tell)
            return
        mine = self.sitting(seat)
        await refuse_to_say(table.store, CLIENT.get(), table.id, mine)
        async with table.lock:
            if await self.told_before(asked.id, mine, tell):
                return
            shown: ChatShown | None = None
            while shown is None:
                k = table.chats[-1].k + 1 if table.chats else 0
                chat = Chat(k, mine, table.seats[mine].name, text, time())
                answer = msgspec.json.encode(table.chat_shown(chat)).decode()
                try:
                    await table.say(chat, Command(asked.id, mine, answer))
                    shown = table.chat_shown(chat)
                except Taken:  # somebody at another server said something first, or this was said there
                    if await self.told_before(asked.id, mine, tell):
                        return
            table.watching.say(chat)

    async def murmur(self, asked: ChatAsked, text: str, tell: Tell) -> None:
        """Who watches says something to those who watch."""
        async with self.table.lock:
            while not await self.told_before(asked.id, NOBODY, tell):
                with contextlib.suppress(Taken):  # somebody at another server said something first
                    await self.table.watching.murmur(asked, text)
                    return

    async def wish(self, asked: WatchAsked, seat: int | None, tell: Tell) -> None:
        await take_wish(self.table, asked, self.sitting(seat), tell)

    async def note(self, asked: Note, seat: int | None, tell: Tell) -> None:
        mine = self.sitting(seat)
        async with self.table.lock:
            await self.table.commit(note=(mine, asked.text))
            self.table.notes[mine] = asked.text

    async def look(self, asked: LookAsked, seat: int | None, tell: Tell) -> None:
        view = await self.workers.looking.run(self.replays.view, self.table, seat, asked.n)
        tell(Looked(asked.id, asked.n, view))

    async def ping(self, asked: Ping, seat: int | None, tell: Tell) -> None:
        tell(Pong())

    # --- refusals -------------------------------------------------------------------------------------------------

    def reason(self, reason: Reason) -> ReasonShown:
        return ReasonShown(reason.clause, reason.key, things(self.table.setting, dict(reason.facts)))

    def refused(self, id: str, reasons: list[Reason]) -> Refused:
        words = Words("en", self.table.setting)
        try:
            text = " ".join(words.reason(reason) for reason in reasons)
        except LookupError:
            text = self.table.setting.refusal(reasons)
        return Refused(id, "illegal", [self.reason(reason) for reason in reasons], text)


def plays_at_once(asked: ChooseAsked, moves: list[Move]) -> bool:
    """Whether nothing is asked back, if it is a whole choice."""
    return bool(moves) and asked.confirm == "never" and not (asked.parts and len(moves) > 1)


def needed(asked: ChooseAsked, found: chain.Outcome) -> Literal["", "more", "confirm"]:
    """What keeps a choice from being played."""
    if found.is_open:
        return "more"
    if asked.confirm == "always" or (asked.confirm == "final" and found.irreversible):
        return "confirm"
    return "confirm" if asked.parts and len(found.moves) > 1 else ""
