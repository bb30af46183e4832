"""Which cases of the tests in a browser run: all when it is thorough, else of each test a share, dealt by turns.

A page takes a second or two to load and draw, and most cases repeat a check for another title, language or screen. What
was dealt to few tests before comes next, so that over all tests each title and each screen has its turn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

ONE_IN = 4
"""Of so many cases of a test one is run; each test keeps at least one."""
EVERY = "every_case"
"""The mark of a test each of whose cases is a check of its own."""

HERE = Path(__file__).resolve().parent
LEFT_OUT = pytest.StashKey[str]()
"""The line of the summary."""

T = TypeVar("T")
Parameters = Mapping[str, object]


def deal(tests: Iterable[Sequence[tuple[T, Parameters]]]) -> set[T]:
    """For each test its cases with their parameters; the cases that run."""
    had: Counter[tuple[str, str]] = Counter()
    chosen: set[T] = set()
    for cases in tests:
        left = [(case, [(name, repr(value)) for name, value in given.items()]) for case, given in cases]
        for _ in range(-(-len(cases) // ONE_IN)):
            case, values = min(left, key=lambda one: sum(had[value] for value in one[1]))
            left.remove((case, values))
            had.update(values)
            chosen.add(case)
    return chosen


def picked(config: pytest.Config) -> bool:
    """Tests that somebody picks by a word run with all their cases, and so do those that were red."""
    return bool(config.getoption("keyword") or config.getoption("lf", default=False))


def named(config: pytest.Config) -> set[Path]:
    """Files that are named on the command line, or in which tests are: these run with all their cases, too."""
    paths = (config.invocation_params.dir / argument.split("::")[0] for argument in config.args)
    return {path.resolve() for path in paths if path.is_file()}


def left_out_of(items: Iterable[pytest.Item], named: set[Path]) -> dict[pytest.Item, str]:
    """What does not run, with the names of the tests."""
    tests: dict[str, list[tuple[pytest.Item, Parameters]]] = defaultdict(list)
    for item in items:
        given = getattr(item, "callspec", None)
        if given and HERE in item.path.parents and item.path not in named and not item.get_closest_marker(EVERY):
            tests[item.nodeid.split("[")[0]].append((item, given.params))
    chosen = deal(tests.values())
    return {case: test for test, cases in tests.items() for case, _ in cases if case not in chosen}


def tell(left_out: Mapping[pytest.Item, str]) -> str:
    return f"{len(left_out)} cases of {len(set(left_out.values()))} tests were left to --thorough" if left_out else ""


# --- hooks of pytest --------------------------------------------------------------------------------------------------


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from depth import DEPTH  # not before the command line is read: it chooses

    if DEPTH.name == "thorough" or picked(config):
        return
    left_out = left_out_of(items, named(config))
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=list(left_out))
    config.stash[LEFT_OUT] = tell(left_out)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process that was given tests tells the one that gave them what it left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash.get(LEFT_OUT, "")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if told := getattr(node, "workeroutput", {}).get("left_out"):
        node.config.stash[LEFT_OUT] = told


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if told := terminalreporter.config.stash.get(LEFT_OUT, ""):
        terminalreporter.write_line(told)
