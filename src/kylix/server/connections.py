"""The connection of one page by WebSocket: one reader, one writer, limits on both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kylix.server import errors, metrics
from kylix.server.club.sitters import BETWEEN
from kylix.server.config import Limits
from kylix.server.errors import ApiError
from kylix.server.fair import CLIENT
from kylix.server.messages import AutoAsked, ClientMessage, Done, Hello, LookingAsked, ServerMessage
from kylix.server.middleware import Bucket
from kylix.server.straight import writing_to
from kylix.server.table import Table
from kylix.server.table_commands import TableCommands
from kylix.server.table_manager import TableManager
from kylix.store.base import Away

log = logging.getLogger("kylix.server")

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
CODES = {503: 1012, 401: 4401, 403: 4403, 404: 4404, 409: 4409, 413: 4413, 429: 4429}
FAULT = 4400
RECHECK_SECONDS = 10.0
"""So often it is asked whether a person's key still opens the seat: the device may have been removed, or the person."""
OFFENCES = ("too-large", "malformed", "text-only")


class Dropped(Exception):
    """The socket is to be closed."""

    def __init__(self, error: ApiError) -> None:
        super().__init__(error.key)
        self.error = error


class Connection:
    """One socket: its seat, what it was told, and what waits to be sent."""

    def __init__(self, socket: WebSocket, manager: TableManager, id: str) -> None:
        limits = manager.config.limits
        self.socket = socket
        self.manager = manager
        self.id = id
        self.limits: Limits = limits
        self.commands: TableCommands | None = None
        self.seat: int | None = None
        self.since = 0
        self.auto = False
        self.looking = False
        self.seen = 0
        self.key = ""
        """The key of a person by which the seat was opened; a token of the seat itself is watched over by the table."""
        self.checked = 0.0
        self.write_now: Callable[[bytes, bool], bool] = lambda text, more: False
        self.write_rest: Callable[[], None] = lambda: None
        self.waiting: asyncio.Queue[bytes | ApiError] = asyncio.Queue()
        self.is_writing = False
        """What waited is on its way; nothing may overtake it."""
        self.answering = asyncio.Lock()
        self.rate = Bucket(limits.messages, max(1.0, limits.messages_burst))
        self.strikes = Bucket(limits.strikes / 60.0, float(limits.strikes))

    # --- to the page ----------------------------------------------------------------------------------------------

    def tell(self, message: ServerMessage) -> None:
        text = msgspec.json.encode(message)
        # The state to which a choice led follows its answer, and goes with it.
        more = type(message) is Done and message.played > 0 and self.answering.locked()
        if self.waiting.empty() and not self.is_writing and self.write_now(text, more):
            return
        if self.waiting.qsize() < self.limits.waiting:
            self.waiting.put_nowait(text)
        else:
            self.leave()
            self.waiting.put_nowait(ApiError(429, "too-slow", "this page does not keep up; connect again"))

    def dismiss(self, error: ApiError) -> None:
        self.leave()
        self.tell(error.message())
        self.waiting.put_nowait(error)

    async def send_on(self) -> None:
        """The server stops: what was asked is answered first, and the page connects again, here or elsewhere."""
        async with self.answering:
            self.waiting.put_nowait(errors.restarting())

    async def write(self) -> None:
        while True:
            self.is_writing = False
            item = await self.waiting.get()
            self.is_writing = True
            if isinstance(item, ApiError):
                await self.socket.close(CODES.get(item.status, FAULT), item.key)
                return
            await self.socket.send_text(item.decode())

    # --- from the page --------------------------------------------------------------------------------------------

    async def run(self) -> None:
        CLIENT.set(self.socket.client.host if self.socket.client else "")
        await self.socket.accept()
        self.write_now, self.write_rest = writing_to(self.socket)
        writer = asyncio.create_task(self.write())
        try:
            await self.read(writer)
        except WebSocketDisconnect:
            pass
        except Dropped as dropped:
            self.dismiss(dropped.error)
            await asyncio.wait({writer}, timeout=5.0)  # whoever is dropped may be gone already, which is as well
        finally:
            self.leave()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def read(self, writer: asyncio.Task[None]) -> None:
        """Messages until the page goes, or until the writer had to give up on it."""
        now = asyncio.get_running_loop().time
        limit = now() + self.limits.hello_seconds
        while not writer.done():
            left = (RECHECK_SECONDS if self.key else None) if self.commands else max(0.0, limit - now())
            try:
                message = await asyncio.wait_for(self.socket.receive(), left)
            except TimeoutError:
                if self.commands is None:
                    raise Dropped(ApiError(401, "no-hello", "a page says hello first")) from None
                message = None
            if self.key and now() >= self.checked + RECHECK_SECONDS:
                await self.check_key()
            if message is None:
                continue
            if message["type"] == "websocket.disconnect":
                return
            # Who says much is read more slowly, and nothing of it is lost: a refusal would be of nobody knows what.
            await self.rate.take_in_time()
            try:
                async with self.answering:
                    await self.take(self.decode(message))
            except ApiError as error:
                self.offend(error)
            self.write_rest()

    def offend(self, error: ApiError) -> None:
        """Say what was wrong; close the socket of those who go on like this."""
        if error.key in OFFENCES and not self.strikes.take():
            raise Dropped(error)
        self.tell(error.message())

    def decode(self, message: Any) -> Any:
        self.manager.heard += 1
        text = message.get("text")
        if text is None:
            raise ApiError(400, "text-only", "messages are JSON as text")
        data = text.encode()
        if len(data) > self.limits.message:
            raise ApiError(413, "too-large", f"a message has at most {self.limits.message} bytes")
        try:
            return DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise errors.malformed(error) from None

    async def take(self, message: Any) -> None:
        if isinstance(message, Hello):
            await self.hello(message)
        elif self.commands is None:
            raise ApiError(401, "no-hello", "a page says hello first")
        elif isinstance(message, AutoAsked):
            self.set_auto(self.commands.table, message.on)
        elif isinstance(message, LookingAsked):
            self.look(self.commands.table, message)
        else:
            try:
                with metrics.message(type(message).__name__).time():
                    await self.commands.take(message, self.seat, self.tell)
            except Exception:
                log.exception("a message could not be answered")
                raise errors.fault() from None

    async def hello(self, hello: Hello) -> None:
        """Take a seat (or look on) and send the state of the table. A second hello changes the seat."""
        try:
            commands = await self.manager.commands(self.id)
            table = commands.table
            seat = None if hello.token is None else (await self.manager.holder_at(table, hello.token)).seat
            if seat is not None:
                await table.orders.look()
        except ApiError as error:
            raise Dropped(error) from None
        except Away:
            raise Dropped(errors.restarting()) from None  # the page comes again
        self.leave()
        beside = sum(one.seat == seat for one in table.listeners)
        if beside >= (self.limits.sockets if seat is None else self.limits.seat_sockets):
            raise Dropped(ApiError(429, "table-full", "too many pages look at this table"))
        self.commands, self.seat, self.auto = commands, seat, hello.auto
        self.key = hello.token if hello.token and BETWEEN in hello.token else ""
        self.checked = asyncio.get_running_loop().time()
        table.seating.came(seat)
        shown = table.shown(seat, min(hello.since, table.n), first=True)
        self.since = shown.n
        table.listeners.add(self)
        self.manager.wake(table)
        self.tell(msgspec.structs.replace(shown, automatic=table.automatic.seconds(seat)))
        table.tell_seat(seat, self)
        if question := commands.undo_vote.again(table, seat):
            self.tell(question)
        table.tell_seats()

    async def check_key(self) -> None:
        self.checked = asyncio.get_running_loop().time()
        try:
            if self.commands is not None:
                await self.manager.holder_at(self.commands.table, self.key)
        except ApiError as error:
            raise Dropped(error) from None
        except Away:
            log.info("whose a key is could not be looked up")  # it is, soon again

    def set_auto(self, table: Table, on: bool) -> None:
        self.auto = on
        table.automatic.look()
        self.tell(table.shown(self.seat, self.since))
        table.tell_seat(self.seat, self)

    def look(self, table: Table, asked: LookingAsked) -> None:
        was = self.looking
        self.looking, self.seen = asked.on, min(asked.n, table.n) if asked.on else 0
        if self.seat is not None and (was or asked.on):
            table.noticing.looked(table.id, self.seat)
            if was != asked.on:
                table.noticed()

    def leave(self) -> None:
        if self.commands is not None:
            table = self.commands.table
            if self.looking:
                self.look(table, LookingAsked(False))
            if self in table.listeners:
                table.listeners.discard(self)
                table.automatic.look()
                table.tell_seat(self.seat, self)
                table.tell_seats()
            self.commands = None
