"""`kylix serve`: tables for a network, from one folder of data."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kylix.cli import browser, common
from kylix.core.errors import KylixError
from kylix.text.place import data_folder

PORT = 8411
EXAMPLE = """\
kylix serve
kylix serve --host 0.0.0.0 --port 8411 --data FOLDER"""


def add(commands: common.Commands) -> None:
    parser = common.command(commands, "serve", run, "serve tables to browsers, here or in a network", EXAMPLE)
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="listen at this address; 0.0.0.0 is every network (default: this computer only)",
    )
    common.add_port(parser, PORT, f"listen at this port; 0 takes any free one (default: {PORT})")
    parser.add_argument("--data", metavar="FOLDER", help="keep tables in this folder (default: your data folder)")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="accept this host name, which leads here; repeat it for several",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe the proxy at this address when it says whom it asks for; repeat it for several",
    )
    parser.add_argument(
        "--seeds",
        action="store_true",
        help="let hosts name the seed of chance also where others play by link; for lessons and tests",
    )


def run(args: argparse.Namespace) -> int:
    folder = Path(args.data) if args.data else data_folder()
    check(folder, args.host, args.port)
    browser.build_page()
    front = Front(tuple(args.name), tuple(args.proxy), args.seeds)
    return serve(folder, args.host, args.port, front, lambda address: tell(address, args))


def tell(address: str, args: argparse.Namespace) -> None:
    """Where to point a browser or a phone."""
    from kylix.server.static import find_page

    if args.json:
        common.print_json({"address": address})
        sys.stdout.flush()
        return
    sys.stdout.write(f"Kylix is served at {address}\n")
    if find_page() is None:
        common.say("the page is not built, so only programs can play here")
    if sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(out=sys.stdout, border=2, compact=True)
    sys.stdout.write("Ctrl-C ends it; every table is kept.\n")
    sys.stdout.flush()


def check(folder: Path, host: str, port: int) -> None:
    """Complain at once, before anything is built, of a folder or a port that cannot be had."""
    from kylix.store.lock import FolderLock

    FolderLock(folder).close()
    listen(host, port).close()


def listen(host: str, port: int) -> socket.socket:
    from kylix.server import net

    try:
        return net.free_port(host, port)
    except (OSError, OverflowError) as error:
        raise KylixError(f"cannot listen at {host}, port {port}: {common.reason_of(error)}") from None


@dataclass(frozen=True)
class Front:
    """By which names, and through whom, requests may come; whether seeds may be named where people play by link."""

    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    seeds: bool = False


def serve(folder: Path, host: str, port: int, front: Front, ready: Callable[[str], None]) -> int:
    """Serve until Ctrl-C. `ready` is called with the address once requests are answered."""
    from kylix.server import app, net
    from kylix.server.config import Config
    from kylix.server.static import find_page
    from kylix.store.lock import FolderLock

    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="kylix: %(message)s")
    lock = FolderLock(folder)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = net.addresses(host, port)[0]
    jobs = max(1, len(os.sched_getaffinity(0)) - 1) if hasattr(os, "sched_getaffinity") else 1
    names = net.own_names(front.names)
    config = Config(folder, host, port, find_page(), names, front.proxies, front.seeds, jobs)

    def tell_address() -> None:
        lock.tell(address)
        ready(address)

    try:
        app.serve(config, listening, tell_address)
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        lock.close()
    return common.FINE
