"""What all tests share."""

from __future__ import annotations

import gc
import os
import signal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# Where tests run in the background of a shell Ctrl-C is ignored, and whatever a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).resolve().parent

# Thousands of tests are collected, and all stay: looking for garbage among them was a third of that work.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    choices = ("quick", "normal", "thorough")
    parser.addoption("--depth", choices=choices, help="how often tests repeat themselves (tests/depth.py)")


def pytest_configure(config: pytest.Config) -> None:
    if depth := config.getoption("--depth"):
        os.environ["KYLIX_DEPTH"] = depth  # the workers of a run inherit it
    from depth import DEPTH

    # A slow machine is no reason to fail: nothing here asserts a time.
    settings.register_profile(
        "kylix", deadline=None, max_examples=DEPTH.examples, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("kylix")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000, 10, 20)
    gc.enable()


def pytest_report_header() -> str:
    from depth import DEPTH

    return f"depth: {DEPTH.name}"


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports with figures that are made and not drawn, which takes seconds: test_report.py looks at some that are."""

    def svg(drawing: Any, about: str) -> str:
        drawing.style.__exit__(None, None, None)
        return "<svg></svg>"

    monkeypatch.setattr("kylix.lab.plots.Sheet.svg", svg)


@cache
def proofs_here() -> dict[str, list[str]]:
    from kylix.common.proofs import proofs

    return proofs(HERE)


@pytest.fixture
def proofs_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tests of this clone prove is read off them once in a process, which takes seconds; others each time."""
    from kylix.cli import rules
    from kylix.common.proofs import proofs
    from kylix.testing import cited

    for module in (rules, cited):
        monkeypatch.setattr(module, "proofs", lambda tests: proofs_here() if tests == HERE else proofs(tests))
