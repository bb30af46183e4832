"""The options of commands that play many games: worker processes, and going on after an interruption."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from kylix.cli import common
from kylix.common.workers import Workers, cores
from kylix.core.errors import KylixError

MOST_JOBS = 256
ENGINES = ("local", "ray")


class Died(KylixError):
    """A worker process died."""


def add_workers(parser: argparse.ArgumentParser, about: str = "processes (default: all cores)") -> None:
    parser.add_argument(
        "--jobs", type=common.number(1, MOST_JOBS), metavar="J", help=f"{about}; no result depends on it"
    )
    parser.add_argument(
        "--engine",
        choices=ENGINES,
        default="local",
        help="play here or on a Ray cluster, which needs the extra `ray` (default: local)",
    )
    parser.add_argument("--address", metavar="A", help="host:port of the Ray cluster (default: start one here)")


def add_resume(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--resume", metavar="FILE", help="keep a journal of the games here and go on from it after an interruption"
    )


def workers_of(args: argparse.Namespace, shared: bool = True) -> Workers:
    """`shared`: whether all cores are worth it when nobody says how many."""
    if args.address is not None and args.engine != "ray":
        raise KylixError("--address is of a Ray cluster: it needs --engine ray")
    return Workers(args.jobs or (cores() if shared else 1), args.engine, args.address or "")


def journal_of(args: argparse.Namespace) -> Path | None:
    return None if args.resume is None else Path(args.resume)


@contextmanager
def mourned() -> Iterator[None]:
    """A process that dies becomes a sentence."""
    try:
        yield
    except BrokenProcessPool:
        raise Died("a process that played died; is there enough memory? Try fewer --jobs") from None
