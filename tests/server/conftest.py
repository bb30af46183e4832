"""One server for most tests: tables do not touch each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.harness import Api, running


@pytest.fixture(scope="session")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started
