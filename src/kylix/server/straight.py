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
            self.scope["extensions"][NAME] = {"now": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Whether it was taken."""
        if not (self.handshake_complete and self.writable.is_set()) or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:  # the page has just said that it goes
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def writing_to(socket: WebSocket) -> Callable[[bytes], bool]:
    """Writes a text to the socket, or says that it cannot now."""
    found = socket.scope.get("extensions", {}).get(NAME)
    return found["now"] if found else lambda text: False
