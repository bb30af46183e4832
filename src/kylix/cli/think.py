"""`kylix think`: bots of several servers think here."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kylix.cli import common, serve
from kylix.core.errors import KylixError

if TYPE_CHECKING:
    from kylix.server.think import Worker

EXAMPLE = """\
kylix think --store postgresql://kylix@db.example/kylix
kylix think --config kylix.toml --jobs 4"""


def add(commands: common.Commands) -> None:
    about = "let the bots of servers that share a PostgreSQL think here"
    more = "As many as you like, on as many machines as you like; a lost one loses nothing."
    parser = common.command(commands, "think", run, about, EXAMPLE, more)
    parser.add_argument("--store", metavar="URL", help="the PostgreSQL that the servers share")
    parser.add_argument("--config", metavar="FILE", help="take it from this file of settings")
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="so many thoughts of quick bots and of slow ones at once"
        " (default: one less than there are processors)",
    )  # fmt: skip
    for name, choices in (("format", ("text", "json")), ("level", ("debug", "info", "warning", "error"))):
        parser.add_argument(f"--log-{name}", choices=choices, help=f"the {name} of the log, as of `kylix serve`")


def run(args: argparse.Namespace) -> int:
    from kylix.server import config_file, logs
    from kylix.store.named import postgres

    named = config_file.read(Path(args.config)) if args.config else {}
    url = args.store or named.get("store")
    if not url:
        raise KylixError("name the PostgreSQL of the servers with --store; with a folder they think themselves")
    jobs = args.jobs if args.jobs is not None else named.get("bot_jobs", serve.bot_jobs())
    if not 1 <= jobs <= 1024:
        raise KylixError(f"--jobs is a number from 1 on, not {jobs}")
    logs.set_up(args.log_format or named.get("log_format", "text"), args.log_level or named.get("log_level", "warning"))
    store = postgres(url, thinks=True)
    from kylix.server.think import Worker

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(until_stopped(Worker(store, jobs), args.json))
    return common.FINE


async def until_stopped(worker: Worker, as_json: bool) -> None:
    def ready() -> None:
        if as_json:
            common.print_json({"thinker": worker.id})
        else:
            sys.stdout.write("Bots think here. Ctrl-C ends it; what was begun is thought of elsewhere.\n")
        sys.stdout.flush()

    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await worker.run(ready)
