"""The text table: the map, the players, the odds; in both languages, within the width of the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from corpus import random_game
from games.deukalion.position import Voyage, voyage
from kylix.games.deukalion.about import hint
from kylix.games.deukalion.text import draw
from kylix.kit.words import LANGUAGES, Words


def drawn(t: Voyage, seat: int | None, language: str = "en", width: int = 80) -> str:
    out = io.StringIO()
    picture = draw(Words(language, t.setting), t.setting, t.setting.shown(t.s, seat), width)
    Console(file=out, width=width).print(picture)
    return out.getvalue()


def told(t: Voyage, seat: int | None, language: str = "en") -> str:
    """The same without line breaks."""
    return " ".join(drawn(t, seat, language).split())


def test_the_map_shows_ships_hydra_and_places() -> None:
    t = voyage("A", "sail", edition="english", ships={"A": "F5", "B": "F6", "C": "E2", "D": "E2"}, held={"SAL": "B"})
    lines = drawn(t, 0).splitlines()
    assert "~CD" in lines[3]
    assert lines[6].split("RHO")[0].rstrip().endswith("A")
    assert "&" in lines[7]
    assert "SAL=B" in lines[8]


@pytest.mark.parametrize(("language", "letters"), [("en", "R G B Y W"), ("fr", "R V B J Bc")])
def test_treasures_go_by_the_letters_of_the_language(language: str, letters: str) -> None:
    t = voyage("A", "sail", cargo={"A": "RED GREEN BLUE YELLOW WHITE"})
    assert f" {letters} " in told(t, 0, language)


def test_the_odds_of_a_challenge_are_shown_to_the_one_who_is_asked() -> None:
    """Rhodes, the ship next to it and the Hydra; the others are not told, for it is not their question."""

    def at_sea(pursuit: str) -> Voyage:
        ships, crews, lasting = {"A": "F5", "B": "F6"}, {"A": 7, "B": 5}, {"A": "A03"}
        return voyage("A", "sail", ships=ships, hydra="E5", aboard=crews, lasting=lasting, display=pursuit)

    t = at_sea("P06")
    assert "sail F6 challenges Perseus (86.9 %) and sail E5 challenges Hydra (42 %)" in told(t, 0)
    assert "challenges" not in told(t, 1)
    t = at_sea("P01")
    assert "raid RHO challenges Rhodes (93.1 %) and sail F6 challenges Perseus (86.9 %)" in told(t, 0), "no Hydra"
    assert "sail F6 attaque" in told(t, 0, "fr")
    t = voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "B", "SAL": "A"})
    assert "seize LIN challenges Lindos (83.6 %)" in told(t, 0)
    t = voyage("A", ships={"B": "C5"}).play("A do HYDRA")
    assert "swim C5 challenges Perseus (43.1 %)" in told(t, 0)


def test_the_rotations_are_spelt_out() -> None:
    """Beside the options."""
    t = voyage("A", "kylix", dice="2 1 3 2 3")
    told = hint(Words("en", t.setting), t.setting, t.setting.shown(t.s, 0), t.setting.read("rotate 1")[0])
    assert told == "Card 3 · Hydra 2 · Hoplites 3 · Move 1"


def test_hands_and_secrets_of_others_stay_hidden() -> None:
    t = voyage("A", hands={"A": "A14", "B": "A12"}, secrets={"A": "P01", "B": "P15"})
    for seat, mine, theirs in ((0, ("A14", "P01"), ("A12", "P15")), (1, ("A12", "P15"), ("A14", "P01"))):
        text = drawn(t, seat)
        assert all(name in text for name in mine)
        assert not any(name in text for name in theirs)
    assert not any(name in drawn(t, None) for name in ("A14", "A12", "P01", "P15"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 130])
def test_every_position_of_a_game_can_be_drawn(language: str, width: int) -> None:
    for s, _ in random_game("deukalion", 4, (("max_turns", 3),)):
        text = drawn(Voyage(s), s.to_act[0] if s.to_act else None, language, width)
        assert max(len(line) for line in text.splitlines()) <= width
