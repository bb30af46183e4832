"""`kylix play` in the browser: a server on this computer, and the page opened at it; and the page built for that."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import webbrowser

from kylix.cli import common
from kylix.core.errors import KylixError, UnknownTitle
from kylix.kit.registry import titles
from kylix.text.place import data_folder

TEXT_ONLY = ("text", "json", "load", "save", "seats", "seed", "option", "components", "coach")


def play(args: argparse.Namespace) -> int | None:
    """The exit code, or None when the text table is to be used: it was asked for, or there is no page."""
    if any(getattr(args, name) for name in TEXT_ONLY if name != "seed") or args.seed is not None:
        if args.port is not None:
            raise KylixError("--port is for the browser; the text table listens to nobody")
        return None
    if args.title and args.title.lower() not in titles():
        raise UnknownTitle(f"there is no game {args.title!r} here; there are: {', '.join(titles())}")
    return in_browser(args)


def build_page() -> None:
    """In a clone the page is built from its sources, unless that is done; elsewhere it came with the package."""
    if tool := os.environ.get("KYLIX_PAGE_TOOL"):
        if subprocess.call([sys.executable, tool], stdin=subprocess.DEVNULL):
            raise KylixError("there is no page to serve. To play without a browser: kylix play --text")


def in_browser(args: argparse.Namespace, place: str = "") -> int | None:
    """The page, opened at a place: by default where a game of the title begins."""
    from kylix.cli.serve import bot_jobs, check, serve
    from kylix.server.config import Config
    from kylix.server.static import find_page
    from kylix.store.lock import FolderTaken

    place = place or (f"/#/new/bots/{args.title.lower()}" if args.title else "/")
    port = args.port or 0
    try:
        check(data_folder(), "127.0.0.1", port)
        build_page()
        if find_page() is None:
            common.say("the page for the browser is not built, so this is the text table (--text says so at once)")
            return None
        return serve(Config(data_folder(), port=port, bot_jobs=bot_jobs()), lambda address: show(address + place))
    except FolderTaken as taken:
        if not taken.address:
            raise
        show(taken.address + place)
        return common.FINE


def show(address: str) -> None:
    sys.stdout.write(f"Kylix is at {address}\n")
    sys.stdout.flush()
    # Beside the server: some browsers come back only when they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
