"""All seat counts and options: random games finish within their seasons and keep every promise on the way."""

from __future__ import annotations

import pytest

import kylix
from corpus import Options, name, random_game, tables
from depth import DEPTH
from kylix.games.parthenon.state import Parthenon


@pytest.mark.parametrize(("seats", "options"), [pytest.param(*table, id=name(*table)) for table in tables("parthenon")])
def test_random_games_finish_with_every_option(seats: int, options: Options) -> None:
    """The corpus has kept every promise on the way."""
    for seed in range(DEPTH.games):
        s = random_game("parthenon", seats, options, seed)[-1].s
        assert isinstance(s, Parthenon)
        assert s.over
        assert s.turn <= (8 if "tournament" in dict(options) else 12)
        assert s.winner >= 0


def test_cards_of_the_box_add_up() -> None:
    """440 cards, as the reviews count them."""
    spec = kylix.game("parthenon").base.spec
    assert sum(box.count for box in spec.box if box.cards) == 440
    boxes = {box.id: box.count for box in spec.box}
    assert boxes["HAZARDS"] == sum(hazard.copies for hazard in spec.hazard) == 36
    assert boxes["HARBOURS"] == sum(harbour.copies for harbour in spec.harbour) == 30
    assert boxes["PHILOSOPHIES"] == sum(kind.copies for kind in spec.philosophy) == 24
    assert boxes["EVENTS"] == len(spec.event) == 18
    assert boxes["WONDERS"] == boxes["PLANS"] == len(spec.wonder) == 12


FAULTS = [
    ('id = "PAPYRUS"\norder = 9\nkind = "rare"', 'id = "PAPYRUS"\norder = 9\nkind = "gold"', "commodity"),
    (
        'rare = "TOOLS"\nalternates = ["FORTRESS", "SHRINE"]',
        'rare = "SPICES"\nalternates = ["FORTRESS", "SHRINE"]',
        "island",
    ),
    ('cost = ["PAPYRUS"]', 'cost = ["PAPER"]', "there is no good or wild PAPER"),
    ('effect = "blow_off_course"', 'effect = "sink"', "there is no effect sink"),
    ('id = "Y1-6"', 'id = "Y1-5"', "stands twice"),
    ('counts = "basics"', 'counts = "beauty"', "nothing counts beauty"),
    ('id = "LOADING-STEPS"', 'id = "LOADING"', "LOADING-STEPS is missing"),
    ('fee = ["ANY-COMMODITY"]', 'fee = ["GOLD"]', "a fee is one commodity"),
    ('id = "OPEN-OFFERS"\nvalue = 2', 'id = "OPEN-OFFERS"\nvalue = 3', "two offers may be open"),
    ("a = 3\nb = 1", "a = 3\nb = 2", "option B keeps one card"),
    ("number = 8\nasks_order = true", "number = 8\nasks_order = false", "an order is asked for in"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_a_fault_in_a_component_file_is_named(old: str, new: str, said: str) -> None:
    from kylix.core.errors import BadComponents
    from kylix.kit.components import Components

    title = kylix.game("parthenon")
    text = title.base.toml
    assert old in text
    with pytest.raises(BadComponents) as caught:
        Components.read(title.components, "parthenon", text.replace(old, new, 1), "broken.toml")
    assert any(said in fault for fault in caught.value.faults)


def test_shorthand_stands_for_chains() -> None:
    """A whole offer, a whole load, a whole payment in one line."""
    from games.parthenon.position import season

    t = season("ISLAND-TRADE", hands={"P1": "3 ORE, WOOL", "P2": "GOLD"})
    t.play("P1 offer P2 WOOL 2 ORE for GOLD")
    assert (t["offer_give"][0], t["offer_want"][0]) == (["ORE", "ORE", "WOOL"], ["GOLD"])
    t.play("P2 counter P1-1 GOLD for 3 ORE", "P1 accept P2-1")
    assert t.hand("P1") == "WOOL, GOLD"
    sea = season("JOURNEY", hands={"P1": "3 ORE, WOOL"}).play("P1 send A ITALY", "P1 load A WOOL 2 ORE")
    assert sea["hold"][0] == ["ORE", "ORE", "WOOL"]
    assert sea.refuses("P1 load A 2 ORE") == ["PAR-JOURNEY-1 not-held"]
    keep = season("DISCARD", hands={"P1": "3 ORE, WOOL"}).play("P1 hide", "P1 keep WOOL 2 ORE", "P1 ready")
    assert keep.hand("P1") == "2 ORE, WOOL"
