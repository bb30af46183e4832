"""What all tests share."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# Where tests run in the background of a shell Ctrl-C is ignored, and whatever a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


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


def pytest_report_header() -> str:
    from depth import DEPTH

    return f"depth: {DEPTH.name}"
