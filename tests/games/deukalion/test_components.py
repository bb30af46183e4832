"""The component file: what it holds, which faults are found, and a board of another shape."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import kylix
from catalogues import keys
from games.deukalion.position import SPEC
from kylix.core.chance import Chance
from kylix.games.deukalion.effects import EFFECTS
from kylix.games.deukalion.spec import Side
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import Tables
from kylix.kit.components import Components
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words
from kylix.testing import rule

TITLE = game("deukalion")
BASE = (TITLE.folder / "components" / "base.toml").read_text(encoding="utf-8")
MAP = re.search(r'map = """\n.*?"""', BASE, re.DOTALL)

LAGOON = '''map = """
ATH anc anc anc .   STX
anc anc .   .   .   ARG
COR .   .   KYL .   LIN
.   MYK .   HYD .   SAL
.   .   .   .   .   .
SPA THE CRE RHO .   HAL
### EPH .   .   .   CYP
"""'''


def read(text: str) -> Components:
    return Components.read(TITLE.components, "deukalion", text, "test.toml")


def changed(old: str, new: str) -> str:
    assert BASE.count(old) >= 1, old
    return BASE.replace(old, new, 1)


def test_the_set_is_the_one_of_the_box() -> None:
    """The counts of the box, held against the tables."""
    box = {piece.id: piece.count for piece in SPEC.piece}
    assert sum(card.count for card in SPEC.card) == box["ACTION-CARD"] == 30
    assert len(SPEC.pursuit) == box["PURSUIT-CARD"] == 16
    assert (
        sum(treasure.count for treasure in SPEC.treasure) == sum(city.spaces for city in SPEC.city) == box["TREASURE"]
    )
    assert SPEC.honour.supply == box["HONOUR-CARD"]
    assert SPEC.kylix.centre + len(SPEC.kylix.symbols) == box["DIE"]
    assert 4 * SPEC.shipboard.hoplites == box["HOPLITE"]
    assert sum(pursuit.points for pursuit in SPEC.pursuit) == 42


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_pursuit_say_what_it_asks_for(language: str) -> None:
    """Their figures are those of the set: hoplites, those that stay, cards, points."""
    words = Words(language, TITLE.setting(2))
    for pursuit in SPEC.pursuit:
        sides = [side for side in SPEC.side if side.pursuit == pursuit.id]
        asked = [figure for side in sides for figure in figures(side)]
        said = words.say(f"pursuit-{pursuit.id}")
        assert [int(number) for number in re.findall(r"\b\d+\b", said)] == [*asked, pursuit.points], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_pursuits_ask_for_what_the_set_asks_for(language: str) -> None:
    """The last column of the table: hoplites and cards, the points in the second."""
    rules = (TITLE.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    rows = {line[2:5]: line.split("|") for line in rules.splitlines() if re.match(r"\| P\d\d \|", line)}
    points = {pursuit.id: pursuit.points for pursuit in SPEC.pursuit}
    for side in SPEC.side:
        if side.kind in ("hoplites", "action_cards"):
            row = rows[side.pursuit]
            assert [int(row[2]), *map(int, re.findall(r"\d+", row[4]))] == [points[side.pursuit], *figures(side)], row


def figures(side: Side) -> list[int]:
    """The numbers by which a side is told: treasures whose colours are named are not counted."""
    if side.kind == "hoplites":
        return [side.count, side.give] if side.give else [side.count]
    if side.kind == "action_cards" or (side.kind == "deliver" and side.match != "named"):
        return [side.count]
    return []


@rule("DEU-MOVE-2")
def test_the_map_has_the_distances_of_the_specification() -> None:
    """Forty-seven squares of water; the adjacent squares of every place."""
    tables = TITLE.setting(2).tables
    names = TITLE.names(SPEC)
    water = [square for square, near in enumerate(tables.next) if near]
    assert len(water) == 47
    near = {
        city: [names["square"][square] for square in water if at in tables.cities_by[square]]
        for at, city in enumerate(names["city"])
    }
    assert near == {
        "COR": ["A2", "B3", "A4"],
        "MYK": ["B4", "A5", "C5"],
        "SPA": ["A7", "C7"],
        "THE": ["D5", "C6", "E6"],
        "CRE": ["E6", "F7"],
        "RHO": ["G4", "F5", "H5"],
        "CYP": ["I5", "H6"],
        "HAL": ["I2", "H3", "I4"],
    }


FAULTS = [
    (changed("STX STX .", "STX STX ?"), r"\? is neither a mark"),
    (changed("STX STX .   anc", "STX STX .  "), "equally long"),
    (changed("COR .   .   .   .", "COR COR .   .   ."), "COR must stand on the map once, not 2"),
    (changed(".   ARG HYD THE", ".   ARG .   THE"), "one start square, not 0"),
    (
        changed(
            "STX STX .   anc ATH anc .   .   EPH\n.   .   .   anc",
            "STX STX .   .   ATH .   .   .   EPH\n.   .   .   anc",
        ),
        "anchor squares",
    ),
    (changed(".   SPA .   ### CRE", "### SPA ### ### CRE"), "SPA touches no water"),
    (
        changed(".   .   .   .   KYL .   .   .   .", "### ### ### ### KYL ### ### ### ###"),
        "from every square to every other",
    ),
    (changed("spaces = 1", "spaces = 2"), "DEU-GEN-9"),
    (changed("seats = 2\ntarget", "seats = 3\ntarget"), "DEU-GEN-2"),
    (changed("hoplites = 10\n", "hoplites = 11\n"), "DEU-GEN-10"),
    (changed("hoplites = 2\nvalue = 4", "hoplites = 2\nvalue = 1"), "DEU-Q21"),
    (BASE.replace('three_count = 0\nthree_as = "BLUE"', 'three_count = 0\nthree_as = "WHITE"'), "DEU-Q1"),
    (changed('symbols = ["CARD", "HYDRA"', 'symbols = ["CARD", "CARD"'), "DEU-KYLIX-6"),
    (changed("face = 3", "face = 4"), "DEU-KYLIX-8"),
    (changed("lost = true", "lost = false"), "DEU-FIGHT-2"),
    (changed('effect = "sail_bonus"', 'effect = "win"'), "there is no effect win"),
    (changed("permanent = true", "permanent = false"), "DEU-ACTION-5"),
    (changed('windows = ["SAIL"]', 'windows = ["POST"]'), "DEU-Q18"),
    (changed("count = 6\npermanent", "count = 1\npermanent").replace("actions = 3", "actions = 7"), "DEU-SETUP-8"),
    (changed('id = "P01"\npoints = 2', 'id = "P01"\npoints = 1'), "plain delivery"),
    (changed('pursuit = "P01"', 'pursuit = "P02"'), "DEU-PURSUIT-1"),
    (changed('city = "CYP"', 'city = "XYZ"'), "there is no city XYZ"),
    (changed('colours = ["RED"]', 'colours = ["PINK"]'), "known colours"),
    (changed("count = 3\ngive = 3", "count = 3\ngive = 2"), "DEU-PURSUIT-9"),
    (changed("count = 10\ngive = 4", "count = 10\ngive = 11"), "DEU-PURSUIT-11"),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_faults_are_found(text: str, fault: str) -> None:
    with pytest.raises(kylix.BadComponents) as caught:
        read(text)
    assert any(re.search(fault, line) for line in caught.value.faults), caught.value.faults


def test_every_effect_has_words_for_its_card() -> None:
    for language in LANGUAGES:
        assert {f"page-deukalion-effect-{effect}" for effect in EFFECTS} <= keys(language, "deukalion")


@rule("DEU-ACTION-5")
def test_a_bonus_that_lasts_needs_no_more_than_the_line_that_binds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables ask the effect what it adds, not for its name."""
    before = TITLE.setting(2).tables
    for name in ("sail_bonus", "reclaim_bonus", "fight_bonus"):
        monkeypatch.setitem(EFFECTS, f"other_{name}", EFFECTS[name])
    text = re.sub(r'effect = "(\w+_bonus)"', r'effect = "other_\1"', BASE)
    after = TITLE.setting(2, {}, read(text.replace('id = "base"', 'id = "own"', 1))).tables
    assert isinstance(before, Tables)
    assert isinstance(after, Tables)
    for found in (before, after):
        assert [sum(found.sail_bonus), sum(found.reclaim_bonus), sum(found.fight_bonus)] == [1, 1, 2]
    assert (after.sail_bonus, after.reclaim_bonus) == (before.sail_bonus, before.reclaim_bonus)
    assert after.fight_bonus == before.fight_bonus


def lagoon(folder: Path) -> Path:
    """A component file with another map."""
    assert MAP is not None
    path = folder / "lagoon.toml"
    path.write_text(BASE.replace(MAP[0], LAGOON).replace('id = "base"', 'id = "lagoon"'), encoding="utf-8")
    return path


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["continental", "english"])
def test_a_board_of_another_shape_is_played(seats: int, edition: str, tmp_path: Path) -> None:
    """Six columns by seven rows, one Styx square: games on it end, and everything stays in order."""
    setting = TITLE.setting(seats, {"edition": edition}, lagoon(tmp_path))
    assert (setting.tables.width, len(setting.names["square"])) == (6, 42)
    assert setting.names["square"][setting.tables.hydra_start] == "D4"
    for seed in range(2):
        s = setting.start(Chance(seed), recorded=False)
        chooser = random.Random(seed)
        while not s.over:
            seat = s.to_act[0]
            s.apply(seat, chooser.choice(s.options(seat)))
            s.invariants()
        assert s.turn <= TITLE.turn_bound


def test_an_anchor_next_to_a_city_offers_both(tmp_path: Path) -> None:
    """On the lagoon A2 lies next to Corinth."""
    s = TITLE.setting(2, {"start_player": "A"}, lagoon(tmp_path)).start(Chance(1), recorded=False)
    assert isinstance(s, Deukalion)
    for seat, move in ((0, "anchor A2"), (1, "anchor B1"), (1, "embark")):
        s.play(seat, move)
    s.ships[1] = s.ships[0]
    s.cargo[1] = [s.spaces.pop()]
    s.spaces.append(-1)
    s.aboard[1], s.underworld[1] = 9, 1
    s.refresh()
    verbs = {s.text(move).split()[0] for move in s.options(1)}
    assert {"raid", "deliver", "sail"} <= verbs


def test_boards_wider_than_the_alphabet_have_names() -> None:
    from kylix.games.deukalion import columns

    assert columns(28)[-3:] == ["Z", "AA", "AB"]
