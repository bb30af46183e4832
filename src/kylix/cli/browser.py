"""`kylix play` in the browser: a server on this computer, and the page opened at it."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser

from kylix.cli import common
from kylix.core.errors import UnknownTitle
from kylix.kit.registry import titles
from kylix.text.place import data_folder

TEXT_ONLY = ("text", "json", "load", "save", "seats", "seed", "option", "components")


def play(args: argparse.Namespace) -> int | None:
    """The exit code, or None when the text table is to be used: it was asked for, or there is no page yet."""
    if any(getattr(args, name) for name in TEXT_ONLY if name != "seed") or args.seed is not None:
        return None
    if args.title and args.title.lower() not in titles():
        raise UnknownTitle(f"there is no game {args.title!r} here; there are: {', '.join(titles())}")
    from kylix.server.static import find_page

    if find_page() is None:
        common.say("the page for the browser is not built, so this is the text table (--text says so at once)")
        return None
    return in_browser(args)


def in_browser(args: argparse.Namespace) -> int:
    from kylix.cli.serve import serve
    from kylix.store.lock import FolderTaken

    place = f"/#/new/bots/{args.title.lower()}" if args.title else "/"
    try:
        return serve(data_folder(), "127.0.0.1", 0, (), lambda address: show(address + place))
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
