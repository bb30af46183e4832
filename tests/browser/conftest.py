"""One browser and one server for all tests of a process; everybody in a test has a browser context of their own.

All tests in a browser are here, those of one title too: they share this browser and run as a step of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import web_build
from launcher import Clone
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser import dealing
from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.person import Person
from browser.served import Served


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(dealing, "dealing")


@pytest.fixture(scope="session")
def built() -> Path:
    """The page, made from the present sources, by one of the processes that test: a build takes the lock."""
    return web_build.build(ROOT, HOME / "web")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with Clone(ROOT).locked():
        make_playwright_run()
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with Clone(ROOT).locked():
        path = find_browser()
    opened = playwright.chromium.launch(executable_path=path, args=FLAGS, env=dict(os.environ))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def served(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server of most tests; its bots do not keep anybody waiting."""
    started = Served(tmp_path_factory.mktemp("tables"), "short-beat")
    yield started
    started.stop()


@pytest.fixture(scope="session")
def hurried(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots answer at once, for whole games of many moves."""
    started = Served(tmp_path_factory.mktemp("hurried"), "at-once")
    yield started
    started.stop()


@pytest.fixture
def served_alone(built: Path, tmp_path: Path) -> Iterator[Served]:
    """A server as anybody starts it, which a test may kill."""
    started = Served(tmp_path)
    yield started
    started.stop()


Invite = Callable[..., Person]


@pytest.fixture
def invite(browser: Browser, served: Served) -> Iterator[Invite]:
    """Somebody with a browser. Whatever their page says went wrong fails the test."""
    people: list[Person] = []

    def come(address: str = "", **wishes: Any) -> Person:
        person = Person(browser, address or served.address, **wishes)
        people.append(person)
        return person

    yield come
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.leave()
    assert not faults


@pytest.fixture
def person(invite: Invite) -> Person:
    return invite()


@pytest.fixture(scope="module")
def visitor(browser: Browser, served: Served) -> Iterator[Invite]:
    """Somebody who goes from place to place through the tests of a file, so that the page is loaded once for each kind
    of screen. For tests that only look at what is shown and leave no preferences behind."""
    people: dict[str, Person] = {}

    def come(**wishes: Any) -> Person:
        kind = repr(sorted(wishes.items()))
        if kind not in people:
            people[kind] = Person(browser, served.address, **wishes)
            people[kind].stays = True
        assert people[kind].faults == []
        return people[kind]

    yield come
    faults = [fault for person in people.values() for fault in person.faults]
    for person in people.values():
        person.leave()
    assert not faults
