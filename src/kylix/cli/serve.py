"""`kylix serve`: tables for a network, from one folder of data."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kylix.cli import browser, common
from kylix.core.errors import KylixError
from kylix.text.place import data_folder

if TYPE_CHECKING:
    from kylix.server.config import Config

HOST = "127.0.0.1"
PORT = 8411
EXAMPLE = """\
kylix serve
kylix serve --host 0.0.0.0 --port 8411 --data FOLDER
kylix serve --config kylix.toml --log-format json --log-level info"""


def add(commands: common.Commands) -> None:
    parser = common.command(commands, "serve", run, "serve tables to browsers, here or in a network", EXAMPLE)
    parser.add_argument("--config", metavar="FILE", help="take settings from this file (docs/operating.md lists them)")
    parser.add_argument(
        "--host", metavar="ADDRESS", help=f"listen at this address; 0.0.0.0 is every network (default: {HOST})"
    )
    common.add_port(parser, None, f"listen at this port; 0 takes any free one (default: {PORT})")
    parser.add_argument("--data", metavar="FOLDER", help="keep tables in this folder (default: your data folder)")
    parser.add_argument(
        "--store", metavar="URL", help="keep tables in this PostgreSQL instead, which several servers may share"
    )
    parser.add_argument(
        "--name",
        action="append",
        metavar="HOST",
        help="accept this host name, which leads here; repeat it for several",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="believe the proxy at this address when it says whom it asks for; repeat it for several",
    )
    parser.add_argument("--log-format", choices=("text", "json"), help="log lines for people, or JSON (default: text)")
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        help="log from this level on; info tells every request (default: warning)",
    )
    parser.add_argument(
        "--lobby",
        choices=("on", "off"),
        help="let hosts open tables to everybody; off: a private server (default: on)",
    )
    parser.add_argument(
        "--seeds",
        action="store_true",
        help="let hosts name the seed of chance also where others play by link; for lessons and tests",
    )


def run(args: argparse.Namespace) -> int:
    config = settings(args)
    check(None if config.store else config.data, config.host, config.port)
    if config.store:
        check_database(config)
    browser.build_page()
    return serve(config, lambda address: tell(address, args))


def settings(args: argparse.Namespace) -> Config:
    """What the command line says, else the file, else what is usual."""
    from kylix.server import config_file
    from kylix.server.config import Config

    usual = {"data": data_folder(), "port": PORT, "bot_jobs": bot_jobs(), "lobby": True, "evenings": True}
    named = config_file.read(Path(args.config)) if args.config else {}
    given = {
        "host": args.host,
        "port": args.port,
        "data": Path(args.data) if args.data else None,
        "store": args.store,
        "names": tuple(args.name) if args.name else None,
        "proxies": tuple(args.proxy) if args.proxy else None,
        "log_format": args.log_format,
        "log_level": args.log_level,
        "seeds": args.seeds or None,
        "lobby": None if args.lobby is None else args.lobby == "on",
    }
    return Config(**{**usual, **named, **{name: value for name, value in given.items() if value is not None}})


def bot_jobs() -> int:
    return max(1, len(os.sched_getaffinity(0)) - 1) if hasattr(os, "sched_getaffinity") else 1


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


def check_database(config: Config) -> None:
    """Complain at once also of a database that cannot be used; else it is brought up to date."""
    from kylix.server.app import store_of

    async def use() -> None:
        store = store_of(config)
        await store.open()
        await store.close()

    asyncio.run(use())


def check(folder: Path | None, host: str, port: int) -> None:
    """Complain at once, before anything is built, of a folder or a port that cannot be had."""
    from kylix.store.lock import FolderLock

    if folder is not None:
        FolderLock(folder).close()
    listen(host, port).close()


def listen(host: str, port: int) -> socket.socket:
    from kylix.server import net

    try:
        return net.free_port(host, port)
    except (OSError, OverflowError) as error:
        raise KylixError(f"cannot listen at {host}, port {port}: {common.reason_of(error)}") from None


def serve(config: Config, ready: Callable[[str], None]) -> int:
    """Serve until Ctrl-C. `ready` is called with the address once requests are answered."""
    from kylix.server import app, logs, net
    from kylix.server.static import find_page
    from kylix.store.lock import FolderLock

    logs.set_up(config.log_format, config.log_level)
    lock = None if config.store else FolderLock(config.data)
    listening = listen(config.host, config.port)
    port = listening.getsockname()[1]
    address = net.addresses(config.host, port)[0]
    key = secrets.token_urlsafe(32)
    config = replace(config, port=port, page=find_page(), names=net.own_names(config.names), admin_key=key)

    def tell_address() -> None:
        if lock is not None:
            lock.tell(address, net.door(config.host, port), key)
        ready(address)

    try:
        app.serve(config, listening, tell_address)
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        if lock is not None:
            lock.close()
    return common.FINE
