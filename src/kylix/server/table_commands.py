"""Answers what people send to a table by the socket: one method for each kind of message."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from kylix.core.errors import BadMove, IllegalMove, Reason
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.view import things
from kylix.kit.words import Words
from kylix.server import automatic, chain, coach
from kylix.server.errors import ApiError
from kylix.server.fair import Workers
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
    UndoAsked,
    Wants,
    WhyAsked,
)
from kylix.server.replay_cache import ReplayCache
from kylix.server.table import Table, kept, prompt_of
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
            ChatAsked: self.chat,
            Note: self.note,
            LookAsked: self.look,
            HintAsked: self.hint,
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
                if self.told_before(asked.id, self.sitting(seat), tell):
                    return
                mine, state = self.acting(seat), table.state
                # In a common question others move meanwhile; the question is still the same.
                still = asked.question == automatic.key_of(state, mine) if asked.question else asked.after == table.n
                if not still:
                    tell(Late(asked.id, table.n))
                    return
                moves = chain.read(table.setting, asked.moves)
                if plays_at_once(asked, moves) and (made := chain.made_as_named(state, mine, moves, asked.whole)):
                    await self.give(asked, mine, made, moves, tell)
                    return
                if tried is not None and tried[0] is state:
                    await self.go_on(asked, mine, tried[1], tell)
                    return
            # Told of a redealt position: only what is played may tell how it really stands. The table goes on.
            job = (chain.attempt, state, mine, moves, secrets.randbits(60), asked.auto)
            tried = state, await self.workers.answering.run(*job)

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
        await self.adopt(made.state, made.digests, seat, Done(id, table.n + played, played), tell)

    def hold(self, id: str, moves: list[Move], seat: int, seconds: float, tell: Tell) -> None:
        """Keep an answer that came before the moment of its question."""

        async def release() -> None:
            # In a common question others may have moved since.
            await self.play(id, seat, chain.make(self.table.state, seat, moves), tell)

        async def give() -> None:
            await self.answered(id, release(), tell)

        self.table.automatic.hold(seat, automatic.Held(id, give, lambda: tell(Late(id, self.table.n))))
        tell(Held(id, seconds))

    async def adopt(self, s: State, states: list[str], seat: int, done: Done, tell: Tell) -> None:
        """Store, then tell; a line or id that somebody else stored first changes nothing."""
        command = Command(done.id, seat, msgspec.json.encode(done).decode())
        try:
            await self.table.adopt(s, states, command)
        except Taken:
            if not self.told_before(done.id, seat, tell):
                raise
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
        return self.sitting(seat)

    def told_before(self, id: str, seat: int, tell: Tell) -> bool:
        """A repeated id gets the first answer again; another's id is nobody's business."""
        command = self.table.store.command(self.table.id, id)
        if command is None:
            return False
        if command.seat != seat:
            raise ApiError(409, "id-taken", "this id was used before by somebody else")
        if command.answer:
            tell(msgspec.json.decode(command.answer, type=Done | Hinted | ChatShown))
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
        if not self.told_before(asked.id, self.sitting(seat), tell):
            self.hints.give(self.table, self.acting(seat), asked.id, asked.level, tell)

    # --- taking back ----------------------------------------------------------------------------------------------

    async def undo(self, asked: UndoAsked, seat: int | None, tell: Tell) -> None:
        async with self.table.lock:
            if self.told_before(asked.id, self.sitting(seat), tell):
                return
            mine = self.acting(seat)
            if asked.after != self.table.n:
                tell(Late(asked.id, self.table.n))
                return
            await self.undo_vote.undo(self, asked, mine, tell)

    async def answer(self, asked: Answer, seat: int | None, tell: Tell) -> None:
        async with self.table.lock:
            if not await self.table.seating.answer(asked.ask, self.sitting(seat), asked.agree):
                await self.undo_vote.answer(self, asked, self.acting(seat))

    # --- words ----------------------------------------------------------------------------------------------------

    async def chat(self, asked: ChatAsked, seat: int | None, tell: Tell) -> None:
        table = self.table
        mine = self.sitting(seat)
        if not (text := asked.text.strip()):
            raise ApiError(400, "empty-chat", "there is nothing to say in this")
        async with table.lock:
            if self.told_before(asked.id, mine, tell):
                return
            latest = table.store.chats(table.id, 1)
            k = latest[0].k + 1 if latest else 0
            chat = Chat(k, mine, table.seats[mine].name, text, time())
            shown = table.chat_shown(chat)
            answer = msgspec.json.encode(shown).decode()
            await kept(table.store.add_chat(table.id, chat, Command(asked.id, mine, answer)))
            for listener in list(table.listeners):
                listener.tell(shown)

    async def note(self, asked: Note, seat: int | None, tell: Tell) -> None:
        mine = self.sitting(seat)
        async with self.table.lock:
            await kept(self.table.store.set_note(self.table.id, mine, asked.text))
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
