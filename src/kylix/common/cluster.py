"""The same games on a Ray cluster: one worker for each processor of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import kylix
from kylix.common.extras import library
from kylix.common.workers import Chunk, Job, Stop
from kylix.core.errors import KylixError

R = TypeVar("R")

HERE = "127.0.0.1"
IN_LINE = 2
"""Chunks that a worker has at a time, so that none waits for the next."""


class RayWorker:
    """What a process of the cluster knows."""

    def __init__(self, job: Job[Any]) -> None:
        self.play: Callable[[int, int, Stop], Any] = job.begin()

    def home(self) -> tuple[str, str]:
        """The node it runs on, and the package it plays with."""
        node = library("ray", "ray").get_runtime_context().get_node_id()
        return str(node), str(Path(kylix.__file__).parent)

    def work(self, chunk: Chunk) -> tuple[Chunk, Any]:
        return chunk, self.play(*chunk, lambda: False)


def on_ray(job: Job[R], chunks: Iterator[Chunk], address: str) -> Iterator[tuple[Chunk, R]]:
    """Chunks in any order. Without an address a cluster is started on this machine, for this alone."""
    with connected(address) as ray, started(ray, job) as workers:
        busy: dict[Any, Any] = {}
        for worker in workers * IN_LINE:
            submit(busy, worker, chunks)
        while busy:
            (done,), _ = ray.wait(list(busy), num_returns=1)
            worker = busy.pop(done)
            submit(busy, worker, chunks)
            yield ray.get(done)


@contextmanager
def started(ray: Any, job: Job[Any]) -> Iterator[list[Any]]:
    """A worker for each processor, on whichever node has it free; they leave at the end."""
    count = max(1, int(ray.cluster_resources().get("CPU", 1)))
    kind = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(RayWorker)
    workers = [kind.remote(job) for _ in range(count)]
    try:
        yield workers
    except ray.exceptions.RayError as error:
        raise KylixError(f"the Ray cluster failed: {str(error).strip().splitlines()[-1]}") from None
    finally:
        for worker in workers:
            ray.kill(worker)


def submit(busy: dict[Any, Any], worker: Any, chunks: Iterator[Chunk]) -> None:
    chunk = next(chunks, None)
    if chunk is not None:
        busy[worker.work.remote(chunk)] = worker


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster; a connection that is there already is used, and kept."""
    # Read when Ray is imported: nothing is told to anybody about its use, and what is here stays on loopback.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address.rpartition(":")[0] in ("", HERE, "localhost"):
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    ray = library("ray", "ray")
    if ray.is_initialized():
        yield ray
        return
    # Processes of the cluster find the package where this one has it; on other machines it has to be installed.
    path = os.pathsep.join(filter(None, (str(Path(kylix.__file__).parents[1]), os.environ.get("PYTHONPATH", ""))))
    about: dict[str, Any] = {"log_to_driver": False, "runtime_env": {"env_vars": {"PYTHONPATH": path}}}
    here = {"include_dashboard": False, "_node_ip_address": HERE}
    try:
        ray.init(address=address or "local", logging_level="ERROR", **about, **({} if address else here))
    except (OSError, RuntimeError, ValueError) as error:
        raise KylixError(f"there is no Ray cluster at {address or HERE}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
