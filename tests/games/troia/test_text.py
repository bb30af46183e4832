"""The words of the drawing in the text table."""

from __future__ import annotations

import pytest

from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_has_a_long_and_a_short_word(language: str) -> None:
    powers = {god.power for god in game("troia").base.spec.god}
    assert {f"text-{kind}-{power}" for kind in ("power", "short") for power in powers} <= keys(language, "troia")
