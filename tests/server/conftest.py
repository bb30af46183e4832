"""One server for most tests: tables do not touch each other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from kylix.store.base import Store
from kylix.store.postgresql import PostgresStore
from kylix.store.sqlite import SqliteStore
from server.cluster import Databases, databases
from server.harness import Api, running
from server.spare import spare_processes


@pytest.fixture(scope="session", autouse=True)
def processes() -> Iterator[None]:
    """Servers of tests in this folder do not start their own."""
    with spare_processes():
        yield


@pytest.fixture(scope="session")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """A new database each time one is asked for."""
    with databases() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], AbstractAsyncContextManager[Store]]:
    """A store of a test's own, of each kind."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres").new()

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = PostgresStore(url) if url else SqliteStore(tmp_path / "contract.sqlite")
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    return opened
