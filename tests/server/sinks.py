"""What notices are sent to in tests: a mail server, an address on the web, the push service of a browser. All are real,
and can be told to fail."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kylix.server.net import free_port
from server.harness import PATIENCE


def wait_for(ready: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    limit = time.monotonic() + seconds
    while not (found := ready()):
        assert time.monotonic() < limit, "it does not come"
        time.sleep(0.02)
    return found


@dataclass
class Post:
    """Mail as it arrived."""

    port: int = 0
    got: list[EmailMessage] = field(default_factory=list)
    answer: Callable[[str], str] = lambda to: "250 OK"
    """To an address: what is said when mail for it comes."""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        said = self.answer(address)
        if said.startswith("2"):
            envelope.rcpt_tos.append(address)
        return said

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 taken"

    def until(self, count: int) -> list[EmailMessage]:
        wait_for(lambda: len(self.got) >= count)
        return self.got


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()
    with closing(free_port("127.0.0.1", 0)) as found:
        post.port = found.getsockname()[1]
    controller = Controller(post, hostname="127.0.0.1", port=post.port)
    controller.start()
    try:
        yield post
    finally:
        controller.stop()


@dataclass
class Site:
    """Requests as they arrived at an address on the web."""

    port: int = 0
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    answer: Callable[[str], tuple[int, str]] = lambda path: (204, "")
    """To a path: the status, and where it leads."""

    def address(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def until(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        wait_for(lambda: len(self.got) >= count)
        return self.got

    @property
    def notices(self) -> list[Any]:
        return [each for _, _, data in self.got for each in json.loads(data)["notices"]]


@contextmanager
def website() -> Iterator[Site]:
    site = Site()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            data = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            status, leads = site.answer(self.path)
            if 200 <= status < 300:
                site.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, data))
            self.send_response(status)
            if leads:
                self.send_header("Location", leads)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: Any) -> None:
            """Nothing is said."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    site.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """What a browser keeps of a subscription, and how it reads what comes (RFC 8291)."""

    def __init__(self, site: Site, path: str = "/push/one") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen bytes it"
        self.site = site
        self.path = path

    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"endpoint": self.site.address(self.path), **keys}

    def read(self) -> list[Any]:
        return [json.loads(self.opened(data)) for path, _, data in self.site.got if path == self.path]

    def opened(self, data: bytes) -> bytes:
        salt, size, rest = data[:16], data[20], data[21:]
        theirs, sealed = rest[:size], rest[size:]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        key = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        content = derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=about).derive(secret)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
