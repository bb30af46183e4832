"""The odds shown before a challenge are exact, and what chance really does."""

from __future__ import annotations

import pytest

from games.deukalion.position import throw, voyage
from kylix.core.chance import Chance
from kylix.games.deukalion import odds
from kylix.games.deukalion.phases.challenge import throw as throw_crew
from kylix.games.deukalion.phases.challenge import total
from kylix.games.deukalion.state import Deukalion
from kylix.kit.registry import game
from kylix.testing import rule

THROWS = 100_000
WITHIN = 0.005
# Chance in a thousand that so many hoplites reach 1, 2, 3, 4, 5 points.
TABLE = {
    1: (400, 0, 0, 0, 0),
    2: (680, 160, 0, 0, 0),
    3: (840, 400, 64, 0, 0),
    4: (923, 616, 218, 26, 0),
    5: (964, 772, 410, 113, 10),
    6: (984, 872, 591, 255, 56),
    7: (993, 931, 734, 420, 150),
    8: (997, 964, 836, 578, 281),
    9: (999, 982, 903, 709, 428),
    10: (999, 991, 945, 809, 569),
}


def thrown(crews: list[int], count: int, options: dict[str, object] | None = None) -> list[list[int]]:
    """Totals in half points of so many throws of each crew, by the rules themselves."""
    s = game("deukalion").setting(2, options).start(Chance(20), recorded=False)
    assert isinstance(s, Deukalion)
    s.fighters = list(range(len(crews)))
    s.bonus = [0] * len(crews)
    found: list[list[int]] = []
    for _ in range(count):
        s.thrown = [0] * (4 * len(crews))
        for who, crew in enumerate(crews):
            throw_crew(s, who, who, crew)
        found.append([total(s, who) for who in range(len(crews))])
    return found


@rule("DEU-FIGHT-2")
@pytest.mark.parametrize("crew", TABLE)
def test_the_table_of_the_rules(crew: int) -> None:
    tables = game("deukalion").setting(2).tables
    for points, chance in enumerate(TABLE[crew], 1):
        assert odds.reaches(tables, crew, 2 * points) == pytest.approx(chance / 1000, abs=0.0006)


def test_a_city_a_hundred_thousand_times() -> None:
    """Ten hoplites against every value: exact odds and real throws agree."""
    tables = game("deukalion").setting(2).tables
    totals = [pair[0] for pair in thrown([10], THROWS)]
    for value in range(1, 9):
        share = sum(points >= 2 * value for points in totals) / THROWS
        assert share == pytest.approx(odds.reaches(tables, 10, 2 * value), abs=WITHIN)


def test_a_ship_a_hundred_thousand_times() -> None:
    tables = game("deukalion").setting(2).tables
    for crews in ([4, 3], [3, 3]):
        share = sum(mine > theirs for mine, theirs in thrown(crews, THROWS // 2)) / (THROWS // 2)
        assert share == pytest.approx(odds.beats(tables, *crews), abs=WITHIN)


def test_other_odds_of_the_edge() -> None:
    options: dict[str, object] = {"p_edge": 60}
    tables = game("deukalion").setting(2, options).tables
    totals = [pair[0] for pair in thrown([6], THROWS // 2, options)]
    share = sum(points >= 6 for points in totals) / len(totals)
    assert share == pytest.approx(odds.reaches(tables, 6, 6), abs=WITHIN)
    assert odds.losses(tables, 10) == pytest.approx(2.0)


def test_odds_are_a_distribution() -> None:
    tables = game("deukalion").setting(2).tables
    for crew in range(11):
        assert sum(odds.spread(tables, crew)) == pytest.approx(1)
    assert odds.beats(tables, 0, 0) == 0
    assert odds.reaches(tables, 0, 2, bonus=2) == 1


def test_the_odds_of_a_move() -> None:
    """City, settlement, ship, Hydra, the Hydra as a weapon; bonuses of permanent cards counted, others have none."""
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 6}, lasting={"A": "A03"})
    chances = {
        option: odds.of_move(t.state, 0, move) for option, move in zip(t.options, t.state.options(0), strict=True)
    }
    assert chances["raid RHO"] == pytest.approx(odds.reaches(t.state.tables, 6, 6, 2))
    assert chances["stop"] is chances["sail F4"] is None
    t = voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "B"})
    assert odds.of_move(t.state, 0, t.setting.read("seize LIN")[0]) == pytest.approx(0.945, abs=0.001)
    t = voyage("A", "sail", ships={"A": "C3", "B": "C4"}, aboard={"A": 1, "B": 1})
    assert odds.of_move(t.state, 0, t.setting.read("sail C4")[0]) == pytest.approx(0.4 * 0.6 + 0.2 * 0.4)
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16")
    assert odds.of_move(t.state, 0, t.setting.read("sail C6")[0]) == pytest.approx(0.569, abs=0.001)
    t = voyage("A", ships={"B": "C5"}).play("A do HYDRA")
    assert odds.of_move(t.state, 0, t.setting.read("swim C5")[0]) == pytest.approx(1 - 0.569, abs=0.001)
    t = voyage("A", "sail", edition="english", ships={"A": "E3", "B": "E2"})
    assert odds.of_move(t.state, 0, t.setting.read("sail E2")[0]) is None


def test_the_odds_before_the_throw() -> None:
    """As it stands, and with a card that adds points; both sides of a fight of ships."""
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 6}, hands={"A": "A09 A06"}, dead={"A": 4}).play(
        "A raid RHO"
    )

    def chance(seat: int, move: str) -> float | None:
        return odds.of_move(t.state, seat, t.setting.read(move)[0])

    tables = t.state.tables
    assert chance(0, "pass") == pytest.approx(odds.reaches(tables, 6, 6))
    assert chance(0, "play A09") == pytest.approx(odds.reaches(tables, 6, 6, 4))
    assert chance(0, "play A06") is None
    ships = {"A": "C3", "B": "C4"}
    t = voyage("A", "sail", ships=ships, aboard={"A": 3, "B": 2}, hands={"A": "A09", "B": "A09"}).play("A sail C4")
    wins = odds.beats(tables, 3, 2)
    assert chance(0, "pass") == pytest.approx(wins)
    assert t.play("A pass").state.to_act == [1]
    assert chance(1, "pass") == pytest.approx(1 - wins)
    t = voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "B"}, hands={"A": "A09"}).play("A seize LIN")
    assert chance(0, "pass") == pytest.approx(0.945, abs=0.001)
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16", hands={"A": "A09"}).play("A sail C6")
    assert chance(0, "pass") == pytest.approx(0.569, abs=0.001)


def test_the_scripted_throws_of_tests_are_what_they_say() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 6}, chance=throw("3/2/1")).play("A raid RHO")
    assert dict(t.log())["threw"] == {"seat": "A", "down": 3, "edge": 2, "up": 1}


def test_everybody_sees_the_odds_of_a_throw_that_is_ahead() -> None:
    """Both sides, for whoever looks; once the hoplites lie there, what they show counts."""
    ships = {"A": "C3", "B": "C4"}
    t = voyage("A", "sail", ships=ships, aboard={"A": 3, "B": 2}, hands={"A": "A09", "B": "A09"}).play("A sail C4")
    wins = odds.beats(t.state.tables, 3, 2)
    for seat in (0, 1, None):
        throws = t.setting.shown(t.state, seat)["derived"]["throws"]
        assert [(one["seat"], one["chance"]) for one in throws] == [
            ("A", pytest.approx(wins)),
            ("B", pytest.approx(1 - wins)),
        ]
    t.play("A play A09")
    assert t.setting.shown(t.state, 1)["derived"]["throws"][0]["chance"] == pytest.approx(
        odds.beats(t.state.tables, 3, 2, 4)
    )
    while t.state.fighters and not any(t.state.thrown):
        t.play(f"{t.setting.names['seat'][t.state.to_act[0]]} pass")
    assert any(t.state.thrown)
    assert [one["chance"] for one in t.setting.shown(t.state, 0)["derived"]["throws"]] == [None, None]
