"""The same games on a Ray cluster: one player for each processor of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import kylix
from kylix.bots.lab import library
from kylix.core.errors import KylixError
from kylix.sim.crew import Chunk, Job, Stop

R = TypeVar("R")

HERE = "127.0.0.1"
IN_LINE = 2
"""Chunks that a player has at a time, so that none waits for the next."""


class Player:
    """What a process of the cluster knows."""

    def __init__(self, job: Job[Any]) -> None:
        self.play: Callable[[int, int, Stop], Any] = job.begin()

    def work(self, chunk: Chunk) -> tuple[Chunk, Any]:
        return chunk, self.play(*chunk, lambda: False)


def on_ray(job: Job[R], chunks: Iterator[Chunk], address: str) -> Iterator[tuple[Chunk, R]]:
    """Chunks in any order. Without an address a cluster is started on this machine, for it alone."""
    ray = library("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        join(ray, address)
    try:
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        players = [ray.remote(num_cpus=1)(Player).remote(job) for _ in range(count)]
        busy: dict[Any, Any] = {}
        for player in players * IN_LINE:
            submit(busy, player, chunks)
        while busy:
            (done,), _ = ray.wait(list(busy), num_returns=1)
            player = busy.pop(done)
            submit(busy, player, chunks)
            yield ray.get(done)
    except ray.exceptions.RayError as error:
        raise KylixError(f"the Ray cluster failed: {str(error).strip().splitlines()[-1]}") from None
    finally:
        if ours:
            ray.shutdown()


def submit(busy: dict[Any, Any], player: Any, chunks: Iterator[Chunk]) -> None:
    chunk = next(chunks, None)
    if chunk is not None:
        busy[player.work.remote(chunk)] = player


def join(ray: Any, address: str) -> None:
    # Processes of the cluster find the package where this one has it; on other machines it has to be installed.
    path = os.pathsep.join(filter(None, (str(Path(kylix.__file__).parents[1]), os.environ.get("PYTHONPATH", ""))))
    about: dict[str, Any] = {"log_to_driver": False, "runtime_env": {"env_vars": {"PYTHONPATH": path}}}
    if address:
        about["address"] = address
    else:
        about |= {"include_dashboard": False, "_node_ip_address": HERE}
    # Nothing is told to anybody about the use of a cluster.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(**about)
    except (OSError, RuntimeError, ValueError) as error:
        raise KylixError(f"there is no Ray cluster at {address or HERE}: {error}") from None
