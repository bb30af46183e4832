"""Tests of a title, here or elsewhere: tables to arrange and play, and the checks that every title must pass.

Only this package needs pytest. The tests of a title elsewhere (KYLIX_TITLES names its folder) begin with

    from kylix.testing import conform, rule, table
"""

from __future__ import annotations

import pytest

# Before they are loaded: a failed comparison in a check is then told as in a test.
pytest.register_assert_rewrite(
    "kylix.testing.checks", "kylix.testing.conformance", "kylix.testing.seconds", "kylix.testing.table"
)

from kylix.common.positions import Open  # noqa: E402
from kylix.testing.checks import option_sets, walk  # noqa: E402
from kylix.testing.conformance import conform  # noqa: E402
from kylix.testing.seconds import second, walk_twice  # noqa: E402
from kylix.testing.table import Table, counts, made, perft, rule, table  # noqa: E402

__all__ = [
    "Open",
    "Table",
    "conform",
    "counts",
    "made",
    "option_sets",
    "perft",
    "rule",
    "second",
    "table",
    "walk",
    "walk_twice",
]
