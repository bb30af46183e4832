"""What this process counts and times, for Prometheus; how tables stand is read off when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from kylix.server.table_manager import TableManager

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

PROCESS = CollectorRegistry()
ProcessCollector(registry=PROCESS)
PlatformCollector(registry=PROCESS)
GCCollector(registry=PROCESS)

MOVES = Counter("kylix_moves", "Entries of records that were kept, by who made them.", ["by"], registry=PROCESS)
PERSON_MOVES, BOT_MOVES, AUTOMATIC_MOVES = (MOVES.labels(by) for by in ("person", "bot", "automatic"))
MESSAGES = Histogram(
    "kylix_message_seconds",
    "From reading a message of a page until it is answered, by its type.",
    ["type"],
    buckets=QUICK,
    registry=PROCESS,
)
REQUESTS = Histogram(
    "kylix_request_seconds",
    "HTTP requests until their last byte, by status class.",
    ["status"],
    buckets=QUICK,
    registry=PROCESS,
)
WRITES = Histogram(
    "kylix_store_write_seconds",
    "From asking for a write until it is on the disk.",
    buckets=QUICK,
    registry=PROCESS,
)
GROUPS = Histogram(
    "kylix_store_group",
    "Changes that were committed together, with PostgreSQL.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=PROCESS,
)
FAILED_WRITES = Counter("kylix_store_writes_failed", "Writes that the store refused.", registry=PROCESS)
BOTS = Histogram(
    "kylix_bot_seconds",
    "From asking a bot until it has thought, the time in the queue included.",
    ["level"],
    buckets=SLOW,
    registry=PROCESS,
)


@cache
def message(kind: str) -> Histogram:
    """That of a type of message: the library looks it up under a lock each time."""
    return MESSAGES.labels(kind)


def count_moves(automatic: list[bool], by_bot: bool) -> None:
    AUTOMATIC_MOVES.inc(sum(automatic))
    (BOT_MOVES if by_bot else PERSON_MOVES).inc(len(automatic) - sum(automatic))


class Tables(Collector):
    """What the tables of a server are like at this moment."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    def collect(self) -> Iterator[Metric]:
        manager = self.manager
        tables = [commands.table for commands in manager.open_tables.values()]
        pages = [listener for table in tables for listener in table.listeners]
        yield GaugeMetricFamily("kylix_tables_open", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("kylix_tables_loading", "Tables that are being loaded.", len(manager.loading))
        yield GaugeMetricFamily("kylix_tables_bots", "Tables at which a bot is to act.", len(manager.bots.driving))
        jobs = GaugeMetricFamily("kylix_bot_jobs", "Thoughts of bots, by lane.", labels=["lane", "state"])
        for name, lane in (("quick", manager.bot_pool.quick), ("slow", manager.bot_pool.slow)):
            jobs.add_metric([name, "waiting"], len(lane.waiting))
            jobs.add_metric([name, "thinking"], len(lane.processes) - len(lane.idle))
        yield jobs
        later = len(manager.bots.later)
        yield GaugeMetricFamily("kylix_tables_later", "Tables without people whose bots wait for a place.", later)
        yield from self.shared()
        sockets = GaugeMetricFamily("kylix_sockets", "Pages at tables, by who they are.", labels=["who"])
        seated = sum(page.seat is not None for page in pages)
        sockets.add_metric(["seat"], seated)
        sockets.add_metric(["public"], len(pages) - seated)
        yield sockets

    def shared(self) -> Iterator[Metric]:
        """Of a store that several servers have, as it was a moment ago."""
        others = self.manager.others
        if others.store is None:
            return
        behind, seen = others.store.behind, others.measured
        yield GaugeMetricFamily("kylix_store_behind", "Changes that wait to be committed.", behind)
        bells = seen.get("bells", 0.0)
        yield GaugeMetricFamily("kylix_store_bells", "How full the queue of notifications is; at 1 writes fail.", bells)
        jobs = GaugeMetricFamily("kylix_questions", "Questions of bots in the database.", labels=["state"])
        for state in ("waiting", "answered"):
            jobs.add_metric([state], seen.get(state, 0.0))
        yield jobs


def text(manager: TableManager) -> bytes:
    """All of it, in the form that Prometheus reads."""
    return generate_latest(PROCESS) + generate_latest(Tables(manager))
