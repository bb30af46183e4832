"""Where this server can be reached."""

from __future__ import annotations

import socket

from kylix.core import state

ANY = ("0.0.0.0", "::", "")


def build() -> str:
    return "plain" if str(state.__file__).endswith(".py") else "compiled"


def outward_address() -> str:
    """The address by which the network knows this machine; no packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def addresses(host: str, port: int) -> list[str]:
    hosts = [outward_address()] if host in ANY else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in hosts]


def door(host: str, port: int) -> str:
    """Where this machine reaches its own server."""
    inside = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return addresses(inside, port)[0]


def own_names(given: tuple[str, ...]) -> tuple[str, ...]:
    """Names under which requests are taken: those given, and this machine's own in its network."""
    own = socket.gethostname().lower()
    return tuple(dict.fromkeys([name.lower() for name in given] + [own, f"{own}.local"]))


def free_port(host: str, wanted: int) -> socket.socket:
    """A listening socket, so that the port stays ours between choosing and using it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small messages at once (TCP_NODELAY) only on sockets that name it.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, wanted))
    except OSError:
        made.close()
        raise
    made.listen(128)
    return made
