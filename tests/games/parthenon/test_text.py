"""The drawing of the text table: every phase of a game, in both languages, wide and narrow, for everybody."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

import kylix
from games.parthenon.position import Sea, season
from kylix.core.chance import Chance
from kylix.games.parthenon import text
from kylix.kit.game import Setting
from kylix.kit.words import Words


def drawn(t: Sea, seat: str | None, language: str = "en", width: int = 120) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        view = t.setting.shown(t.s, None if seat is None else t.seat(seat))
        console.print(text.draw(Words(language, t.setting), t.setting, view, width))
    return str(capture.get())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_can_be_drawn(language: str, width: int) -> None:
    s = kylix.game("parthenon").setting(4).start(Chance(3))
    assert isinstance(s.setting, Setting)
    chooser = random.Random(2)
    for n in range(600):
        seat = chooser.choice(s.to_act)
        s.apply(seat, chooser.choice(s.options(seat)))
        if n % 40 == 0:
            for viewer in (None, "P1", "P3"):
                assert "Carthage" in drawn(Sea(s), viewer, language, width)


def test_a_seat_sees_its_goods_and_the_others_a_number() -> None:
    t = season("ISLAND-TRADE", hands={"P1": "2 WOOL, GOLD", "P2": "3 ORE"}, home={"P2": "ARMY"})
    t.play("P1 offer P2", "P1 give GOLD", "P1 want ORE")
    text = drawn(t, "P1")
    assert "2 wool, 1 gold" in text
    assert "3 ore" not in text
    assert "Your offer to Player 2: 1 gold → 1 ore" in text
    assert "1 Army" in text
    other = drawn(t, "P2")
    assert "3 ore" in other
    assert "Your offer" not in other
    t.play("P1 publish")
    assert "P1-1" in drawn(t, "P3")


def test_fleets_and_harbours_are_drawn() -> None:
    t = season(
        "FLEET-TRADE",
        sailing={"P1-A": "EGYPT: 2 WOOL", "P2-A": "ITALY: ORE"},
        harbours={"EGYPT": "OPEN", "ITALY": "BLK covered"},
        wonders={"ORACLE": "P1 partial"},
        philosophies={"P1": "STOICISM"},
        acropolis={"P1": "MARKET"},
        workshops={"P1": 1},
    )
    text = drawn(t, "P2")
    assert "Open Harbour" in text
    assert "P1-A (2)" in text
    assert "Blockade (covered)" in text
    assert "◐ Oracle, Stoicism" in text
    assert "Market" in text
    assert "1 workshop" in text
    assert "▒" in drawn(t, "P1")
