"""Sockets to which is written at once, where they take it: no task has to have its turn first, and no layer between a
page and its socket has anything to say about a text. What they do not take waits, and goes the usual way."""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

NAME = "kylix.write"


class Straight(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = {"now": self.write_now, "rest": self.write_rest}

    def send_receive_event_to_app(self) -> None:
        """Reading rests while somebody's messages wait, and not for the single one that is about to be taken."""
        rests, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = rests
        if not rests and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    def write_now(self, text: bytes, more: bool = False) -> bool:
        """Whether it was taken. With `more` it goes together with the next one, which follows at once."""
        if not (self.handshake_complete and self.writable.is_set()) or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:  # the page has just said that it goes
            return False
        if not more:
            self.write_rest()
        return True

    def write_rest(self) -> None:
        """What has not gone yet."""
        if data := b"".join(self.conn.data_to_send()):
            self.transport.write(data)


def writing_to(socket: WebSocket) -> tuple[Callable[[bytes, bool], bool], Callable[[], None]]:
    """Writes a text to the socket, or says that it cannot now; and writes what was to go together with another one."""
    found = socket.scope.get("extensions", {}).get(NAME)
    return (found["now"], found["rest"]) if found else (lambda text, more: False, lambda: None)
