"""Environments rendered as the page draws them: PettingZoo's own test, what a seat sees, and no browser told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from launcher import Clone
from pettingzoo.test import render_test

import kylix
from browser.chromium import ROOT, find_browser
from kylix.core.errors import KylixError
from kylix.kit import codec
from kylix.rl import pettingzoo as envs
from kylix.rl.gymnasium import SingleEnv
from kylix.rl.picture import PAINTER


@pytest.fixture(scope="module", autouse=True)
def painter(built: Path) -> Iterator[None]:
    with Clone(ROOT).locked():
        path = find_browser()
    with pytest.MonkeyPatch.context() as changed:
        changed.setitem(os.environ, "KYLIX_CHROMIUM", path)
        changed.setitem(os.environ, "KYLIX_HOME", str(ROOT))
        yield
        PAINTER.stop()


def colours(picture: Any) -> int:
    return len(np.unique(picture.reshape(-1, 3), axis=0))


def differ(one: Any, other: Any) -> bool:
    """By more than the edges of a few letters, which a browser may draw otherwise the next time."""
    return bool((one != other).any(axis=2).mean() > 0.002)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_finds_pictures() -> None:
    def made(render_mode: str) -> Any:
        env = envs.troia_v1.env(render_mode=render_mode)
        env.unwrapped.metadata["render_modes"] = ["rgb_array"]  # the others are tested without a browser
        return env

    with redirect_stdout(StringIO()):
        render_test(made, {"rgb_array": lambda picture: colours(picture) > 200})


@pytest.mark.parametrize("title", kylix.games())
def test_every_title_is_drawn(title: str) -> None:
    env = getattr(envs, f"{title}_v1").env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert colours(first) > 200
    for _ in range(12):
        env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[-1]))
    assert differ(env.render(), first)


def test_a_seat_is_drawn_what_it_sees() -> None:
    """The picture changes with what the seat sees, and with nothing else."""
    made = SingleEnv("troia", ["random"], render_mode="rgb_array")
    made.reset(seed=1)
    s = made.table.s
    other = s.redeal(0, 5)
    assert codec.digest(other) != codec.digest(s)
    assert not differ(PAINTER.picture(other, 0), made.render())
    assert differ(PAINTER.picture(other, 1), PAINTER.picture(s, 1))


def test_a_machine_without_a_browser_is_told_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    PAINTER.stop()
    monkeypatch.setenv("KYLIX_CHROMIUM", str(ROOT / "no-browser"))
    made = SingleEnv("troia", ["random"], render_mode="rgb_array")
    made.reset(seed=1)
    with pytest.raises(KylixError, match="a picture needs Chromium"):
        made.render()
    PAINTER.stop()
