"""A new power of a philosophy, a wonder, a structure or a Harbour Status card: a class, and an entry that names it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import ClassVar

import pytest

import kylix
from games.parthenon.position import season
from kylix import bots
from kylix.core.errors import BadComponents
from kylix.core.moves import Move
from kylix.games.parthenon.bot.goods import KEEN
from kylix.games.parthenon.bot.philosophy import philosophy_worth
from kylix.games.parthenon.effects import HARBOURS, PHILOSOPHIES, STRUCTURES, WONDERS
from kylix.games.parthenon.effects.effect import HarbourEffect, PowerEffect
from kylix.games.parthenon.sea_moves import FEE
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import GOLD, SHIPS, HarbourCard, HazardCard
from kylix.games.parthenon.tables import PHILOSOPHIES as PHILOSOPHY_KINDS
from kylix.kit.components import Components
from kylix.testing.checks import check_invariants, walk

TITLE = kylix.game("parthenon")


class Gather(PowerEffect):
    """A philosophy. Each season the first basic, by itself."""

    def grown(self, s: Parthenon, seat: int, power: int) -> None:
        s.spend(seat, power)
        s.gains(seat, 0)


class KeepByFleet(PowerEffect):
    """A philosophy. A card more for each fleet."""

    def keeps(self, s: Parthenon, seat: int, power: int) -> int:
        return s.fleets[seat]


class Beg(PowerEffect):
    """A philosophy. A gold for nothing, in the Build phase."""

    MOMENTS: ClassVar[frozenset[str]] = frozenset({"build"})

    def use(self, s: Parthenon, seat: int, power: int) -> None:
        s.spend(seat, power)
        s.gains(seat, GOLD)


class CalmSea(PowerEffect):
    """A wonder. No hazard comes near its fleets, and a gold comes with it."""

    def wards(self, s: Parthenon, seat: int, power: int, card: HazardCard, region: int) -> bool:
        return True

    def arrives(self, s: Parthenon, seat: int, power: int) -> None:
        s.gains(seat, GOLD)


class Drill(PowerEffect):
    """A structure. Two villages can be boosted, and the vote of the island counts three."""

    def boosts(self, s: Parthenon, seat: int, power: int) -> int:
        return 2

    def votes(self, s: Parthenon, seat: int, power: int) -> int:
        return 3


class GoldToll(HarbourEffect):
    """A Harbour Status card. Who has no gold aboard stays out."""

    def welcomes(self, s: Parthenon, fleet: int, card: HarbourCard) -> bool:
        return False

    def entries(self, s: Parthenon, fleet: int, card: HarbourCard) -> list[Move]:
        return [FEE[fleet % SHIPS][GOLD]] if GOLD in s.cargo[fleet] else []


def entry(text: str, table: str, name: str, **about: str) -> str:
    """The set with other values in one entry; a key without a value is left out."""
    start = text.index(f'[[{table}]]\nid = "{name}"')
    end = text.index("\n\n", start)
    lines = [line for line in text[start:end].split("\n") if line.split(" = ")[0] not in about]
    lines += [f'{key} = "{value}"' for key, value in about.items() if value]
    return text[:start] + "\n".join(lines) + text[end:]


def read(text: str) -> Components:
    return Components.read(TITLE.components, "parthenon", text.replace('id = "base"', 'id = "own"', 1), "own.toml")


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Components:
    """The lines that bind the classes, and a set that names them."""
    monkeypatch.setitem(PHILOSOPHIES, "gather", Gather())
    monkeypatch.setitem(PHILOSOPHIES, "keep_by_fleet", KeepByFleet())
    monkeypatch.setitem(PHILOSOPHIES, "beg", Beg())
    monkeypatch.setitem(WONDERS, "calm_sea", CalmSea())
    monkeypatch.setitem(STRUCTURES, "drill", Drill())
    monkeypatch.setitem(HARBOURS, "gold_toll", GoldToll())
    text = entry(TITLE.base.toml, "philosophy", "ATOMISM", effect="gather")
    text = entry(text, "philosophy", "STOICISM", effect="keep_by_fleet")
    text = entry(text, "philosophy", "CYNICISM", effect="beg", give="", get="")
    text = entry(text, "wonder", "COLOSSUS", effect="calm_sea")
    text = entry(text, "structure", "TREASURY", effect="drill")
    return read(entry(text, "harbour", "OPEN", effect="gold_toll"))


def test_a_philosophy_of_a_new_kind(own: Components) -> None:
    """It comes beside another power of the same moment; it is used, and used up; it counts at the end of the season."""
    t = season("PRODUCTION", philosophies={"P2": "ATOMISM"}, wonders={"GARDENS": "P2 finished"}, components=own)
    assert t.question == "TakeGrown"
    assert t.hand("P2") == "GRAIN, OLIVES, TIMBER"
    t = season("BUILD", hands={"P1": "WOOL"}, philosophies={"P1": "CYNICISM"}, components=own).play("P1 use CYNICISM")
    assert t.hand("P1") == "WOOL, GOLD"
    assert t.refuses("P1 use CYNICISM") == ["PAR-PHIL-3 no-such-power"]
    kept = {"hands": {"P1": "9 WOOL"}, "philosophies": {"P1": "STOICISM"}, "fleets": {"P1": 2}}
    t = season("DISCARD", components=own, **kept).play("P1 hide", *["P1 keep WOOL"] * 5)  # type: ignore[arg-type]
    assert t.options == ["ready"]


def test_a_wonder_of_a_new_kind(own: Components) -> None:
    """It brings something when it is finished, and then holds."""
    t = season("BUILD", hands={"P1": "ORE, GOLD"}, wonders={"COLOSSUS": "P1 partial"}, components=own)
    assert t.play("P1 stage COLOSSUS").hand("P1") == "GOLD"
    sailing = {"P1-A": "SPARTA: 2 WOOL"}
    assert season("HAZARD", sailing=sailing, hazards="H02", components=own).cargo("P1-A") == ""
    calm = season("HAZARD", sailing=sailing, hazards="H02", wonders={"COLOSSUS": "P1 finished"}, components=own)
    assert calm["hazard_discard"] == ["H02"]
    assert calm.cargo("P1-A") == "2 WOOL"


def test_a_structure_of_a_new_kind(own: Components) -> None:
    """What a wonder can do a structure can do: it boosts villages and weighs in the vote."""
    t = season("PRODUCTION", acropolis={"P1": "TREASURY"}, components=own)
    assert t.question == "BoostVillages"
    t.play("P1 boost GRAPES", "P1 boost ORE", "P1 ready")
    assert t.hand("P1") == "2 GRAPES, 2 ORE"
    t = season("ARCHON", acropolis={"P1": "TREASURY"}, components=own).play("P1 vote P2", "P2 vote P3", "P3 vote P1")
    assert t["archon"] == "P2"


def test_a_harbour_status_card_of_a_new_kind(own: Components) -> None:
    """It asks for a toll of its own."""
    sailing = {"P1-A": "SPARTA: 3 WOOL, GOLD", "P2-A": "SPARTA: 3 WOOL"}
    t = season("FLEET-TRADE", sailing=sailing, harbours={"SPARTA": "OPEN"}, components=own)
    assert t.options_of("P1")[:2] == ["ready", "fee A GOLD"]
    assert t.options_of("P2")[0] == "ready"
    assert "fee A WOOL" not in t.options_of("P2")
    assert t.refuses("P2 fee A WOOL") == ["PAR-HARBOR-7 not-asked-for"]
    t.play("P1 fee A GOLD")
    assert any(option.startswith("trade A") for option in t.options_of("P1"))


def test_games_and_bots_go_on_with_them(own: Components) -> None:
    """Random games with the set end, all in order; a bot that was not taught them is not at a loss."""
    for s in walk(TITLE.setting(3, {}, own), 1, recorded=False):
        check_invariants(s)
    wise = {f"P{seat}": "ATOMISM CYNICISM STOICISM" for seat in (1, 2, 3)}
    t = season("BUILD", hands={"P1": "3 WOOL, 2 GOLD"}, philosophies=wise, acropolis={"P2": "ACADEMY"}, components=own)
    assert all(philosophy_worth(t.state, 0, kind, KEEN) >= 0 for kind in range(PHILOSOPHY_KINDS))
    for turn in range(60):
        seat = t.s.to_act[0]
        t.s.apply(seat, bots.make("sailor", turn).choose(t.s.view(seat), t.s.options(seat), t.s.redeal(seat, turn)))
        check_invariants(t.s)


def test_a_power_is_used_at_moments_that_its_class_knows() -> None:
    text = entry(TITLE.base.toml, "philosophy", "SKEPTICISM", moment="build")
    with pytest.raises(BadComponents) as caught:
        read(text)
    assert any("peek is used at: before_loading (PAR-PHIL-3)" in fault for fault in caught.value.faults)


def test_no_phase_names_a_card_or_its_effect() -> None:
    """Phases call hooks: they take nothing from `effects`, know no card by its id, and compare no effect."""
    spec = TITLE.base.spec
    tables = ("philosophy", "wonder", "structure", "harbour")
    names = {one.id for table in tables for one in getattr(spec, table)}
    files = sorted((Path(TITLE.folder) / "phases").glob("*.py"))
    assert len(files) > 10
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in names, (path, node.lineno)
            elif isinstance(node, ast.ImportFrom):
                assert "effects" not in str(node.module), (path, node.lineno)
            elif isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                asked = [one.attr for one in sides if isinstance(one, ast.Attribute)]
                assert "effect" not in asked, (path, node.lineno)
