"""Powers: TRO-POWER-1 to 5 and the twelve gods."""

from __future__ import annotations

import pytest

from games.troia.position import FIRST, OTHER, at, siege
from kylix.testing import rule

SPREAD = at(GP="ACHILLES", GD="AJAX", TD="AGAMEMNON", TP="AENEAS")
"""Heroes everywhere: ODYSSEUS and SARPEDON stand in combat."""
BOTH = pytest.mark.parametrize("seat", ["G", "T"])


@rule("TRO-POWER-1")
def test_the_power_is_granted_once_after_the_hero_has_moved() -> None:
    """It is the power of the face in play, asked for at once; afterwards the turn is over and nothing is kept."""
    t = siege(hands={"G": "G-RAM-2 G-WINE-RAM G-RAM-1"}).play("G offer HERMES G-RAM-2 G-WINE-RAM G-RAM-1")
    assert (t.question, t["honoured"], t["superior"]) == ("StepForward", "HERMES", 1)
    assert t["heroes"] == at(TP="SARPEDON")
    t.play("G move AJAX")
    assert t.asks == ["T"]
    assert (t["honoured"], t["superior"]) == (None, -1)
    t.play("T draw")
    assert t.refuses("G move AJAX") == ["TRO-TURN-3 other-question"]


@rule("TRO-POWER-1")
@pytest.mark.parametrize(
    ("god", "question"),
    [
        ("ZEUS", "DrawTwo"),
        ("HERMES", "StepForward"),
        ("ARTEMIS", "CombatToDefence"),
        ("HERA", "DefenceToProtection"),
        ("POSEIDON", "ProtectionToDefence"),
        ("ARES", "DefenceToCombat"),
        ("APHRODITE", "ForwardAndBack"),
        ("HEPHAESTUS", "DefenceToDefence"),
        ("APOLLO", "TakeDiscard"),
        ("IRIS", "MoveGod"),
        ("DORIS", "TakeHandCard"),
        ("ATHENA", "TakeCornucopia"),
    ],
)
def test_each_god_grants_its_own_power(god: str, question: str) -> None:
    """Twelve gods, twelve powers; the question names the god's clause."""
    olympus = FIRST if god in FIRST else OTHER
    hand = " ".join(f"G-{kind}-2" for kind in ("WINE", "RAM", "DEER", "WHEAT", "FISH", "BOAR"))
    t = siege(olympus=olympus, heroes=SPREAD, hands={"G": hand, "T": "T-WINE-1"}, discards={"T": "T-RAM-1"})
    t.play(f"G offer {god} {hand}")
    assert t.question == question
    assert t.s.prompt(0)["clause"] == f"TRO-GOD-{god}"


@rule("TRO-POWER-2")
def test_a_power_that_cannot_be_carried_out_is_lost() -> None:
    """Ares without a hero in defence: nothing is asked, nothing replaces it, the turn goes on."""
    t = siege(heroes=at(TP="AJAX AENEAS"), hands={"G": "G-BOAR-1"}).play("G offer ARES G-BOAR-1")
    assert t.happened() == ["offered", "god-moved", "hero-moved", "power-lost"]
    assert (t.question, t.options) == ("MakeProgress", ["skip"])


@rule("TRO-POWER-3")
@BOTH
@pytest.mark.parametrize("god", [*FIRST.split(), *OTHER.split()])
def test_every_power_may_be_declined(seat: str, god: str) -> None:
    """Declining changes nothing but the player to move."""
    olympus = FIRST if god in FIRST else OTHER
    hands = {"G": "G-WINE-1", "T": "T-WINE-1"}
    t = siege(seat, olympus=olympus, heroes=SPREAD, hands=hands, discards={"G": "G-RAM-1", "T": "T-RAM-1"}, asks=god)
    names = ("olympus", "heroes", "hand", "deck", "discard", "cornucopia")
    before = [t[name] for name in names]
    assert t.options[0] == "decline"
    assert len(t.options) > 1
    t.play(f"{seat} decline")
    assert [t[name] for name in names] == before
    assert t.log()[0] == ("power-declined", {"seat": seat, "god": god})
    assert t.asks == ["T" if seat == "G" else "G"]


@rule("TRO-POWER-4")
def test_the_active_player_chooses_any_hero_that_fits() -> None:
    """Any of the six in either half, the hero just moved included; the other side has no say."""
    t = siege(hands={"G": "G-WHEAT-1 G-WHEAT-2 G-DEER-RAM"}, heroes=at(GD="ACHILLES", TD="AENEAS"))
    t.play("G offer HERA G-WHEAT-1 G-DEER-RAM")
    assert t["heroes"]["AJAX"] == "TD"
    assert (t.asks, t.options) == (["G"], ["decline", "move ACHILLES", "move AJAX", "move AENEAS"])
    assert t.refuses("T move AJAX") == ["TRO-TURN-1 not-asked"]


@rule("TRO-POWER-5")
def test_a_hero_moved_by_a_power_brings_about_nothing_more() -> None:
    """Hermes moves a hero tied to another god: that god does not stir and grants nothing."""
    t = siege(asks="HERMES").play("G move ACHILLES")
    assert t["olympus"] == FIRST.split()
    assert t["heroes"] == at(TD="ACHILLES")
    assert t.happened() == ["hero-moved", "turn-began"]
    assert (t.question, t.asks) == ("ChooseAction", ["T"])


@rule("TRO-GOD-ZEUS")
@BOTH
def test_zeus_gives_two_cards_of_the_own_deck(seat: str) -> None:
    """The top two, or the one that is left; an own choice."""
    t = siege(seat, asks="ZEUS", decks={seat: f"{seat}-FISH-2 {seat}-BOAR-1"})
    assert t.options == ["decline", "use"]
    rest = t.of("deck", seat)[2:]
    t.play(f"{seat} use")
    assert t.of("hand", seat) == [f"{seat}-BOAR-1", f"{seat}-FISH-2"]
    assert t.of("deck", seat) == rest
    assert t.log("T" if seat == "G" else "G")[0] == ("drew", {"seat": seat, "count": 2, "cards": []})
    t = siege(seat, asks="ZEUS", deck_sizes={seat: 1})
    assert t.options == ["decline", "use"]
    t.play(f"{seat} use")
    assert len(t.of("hand", seat)) == 1


@rule("TRO-GOD-HERMES")
@pytest.mark.parametrize(
    ("seat", "options", "goals"),
    [
        ("G", "ACHILLES AJAX ODYSSEUS AGAMEMNON SARPEDON", "GD C TD TP TD"),
        ("T", "AJAX ODYSSEUS AGAMEMNON AENEAS SARPEDON", "GP GD C TD GD"),
    ],
)
def test_hermes_moves_a_hero_one_space_forward(seat: str, options: str, goals: str) -> None:
    """Any hero that is not yet in the far space."""
    for hero, goal in zip(options.split(), goals.split(), strict=True):
        t = siege(seat, heroes=SPREAD, asks="HERMES")
        assert t.options == ["decline", *[f"move {name}" for name in options.split()]]
        assert t.play(f"{seat} move {hero}")["heroes"] == SPREAD | {hero: goal}
    far = {"G": "AENEAS", "T": "ACHILLES"}[seat]
    assert siege(seat, heroes=SPREAD, asks="HERMES").refuses(f"{seat} move {far}") == [
        "TRO-GOD-HERMES hero-out-of-reach"
    ]


@rule("TRO-GOD-ARTEMIS")
@BOTH
def test_artemis_sends_a_hero_from_combat_to_a_defence_space(seat: str) -> None:
    """A hero in combat and one of the two defence spaces; nobody else and nowhere else."""
    t = siege(seat, heroes=SPREAD, asks="ARTEMIS")
    assert t.options == [
        "decline",
        "send ODYSSEUS GD",
        "send ODYSSEUS TD",
        "send SARPEDON GD",
        "send SARPEDON TD",
    ]
    assert t.refuses(f"{seat} send AJAX TD") == ["TRO-GOD-ARTEMIS hero-out-of-reach"]
    assert t.refuses(f"{seat} send ODYSSEUS TP") == ["TRO-GOD-ARTEMIS space-out-of-reach"]
    assert t.facts(f"{seat} send AJAX TD") == {"hero": "AJAX", "space": "GD"}
    for goal in ("GD", "TD"):
        t = siege(seat, heroes=SPREAD, asks="ARTEMIS").play(f"{seat} send SARPEDON {goal}")
        assert t["heroes"] == SPREAD | {"SARPEDON": goal}


@rule("TRO-GOD-HERA", "TRO-GOD-POSEIDON", "TRO-GOD-ARES", "TRO-GOD-HEPHAESTUS")
@BOTH
@pytest.mark.parametrize(
    ("god", "goals"),
    [
        ("HERA", {"AJAX": "GP", "AGAMEMNON": "TP"}),
        ("POSEIDON", {"ACHILLES": "GD", "AENEAS": "TD"}),
        ("ARES", {"AJAX": "C", "AGAMEMNON": "C"}),
        ("HEPHAESTUS", {"AJAX": "TD", "AGAMEMNON": "GD"}),
    ],
)
def test_powers_that_lead_from_one_kind_of_space_to_another(seat: str, god: str, goals: dict[str, str]) -> None:
    """Hera defence to protection, Poseidon protection to defence, Ares defence to combat, Hephaestus across."""
    olympus = OTHER if god == "HEPHAESTUS" else FIRST
    for hero, goal in goals.items():
        t = siege(seat, olympus=olympus, heroes=SPREAD, asks=god)
        assert t.options == ["decline", *[f"move {name}" for name in goals]]
        assert t.play(f"{seat} move {hero}")["heroes"] == SPREAD | {hero: goal}
    t = siege(seat, olympus=olympus, heroes=SPREAD, asks=god)
    for hero in SPREAD.keys() - goals.keys():
        assert t.refuses(f"{seat} move {hero}") == [f"TRO-GOD-{god} hero-out-of-reach"]
        assert t.facts(f"{seat} move {hero}") == {"hero": hero, "space": SPREAD[hero]}


@rule("TRO-GOD-IRIS")
def test_iris_moves_any_god_to_any_other_slot() -> None:
    """Thirty ways: six gods, herself included, five slots each; the gods between shift."""
    before = OTHER.split()
    ways = [f"place {god} {slot + 1}" for at, god in enumerate(before) for slot in range(6) if slot != at]
    t = siege(olympus=OTHER, asks="IRIS")
    assert t.options == ["decline", *ways]
    assert len(ways) == 30
    for way in ways:
        _, god, slot = way.split()
        expected = [other for other in before if other != god]
        expected.insert(int(slot) - 1, god)
        t = siege(olympus=OTHER, heroes=SPREAD, asks="IRIS").play(f"G {way}")
        assert t["olympus"] == expected
        assert t["heroes"] == SPREAD
        assert t.asks == ["T"]


@rule("TRO-GOD-IRIS")
def test_iris_refuses_the_same_slot_and_absent_gods() -> None:
    """A god must change its slot, and must be in play."""
    t = siege("T", olympus=OTHER, asks="IRIS")
    assert t.refuses("T place DORIS 5") == ["TRO-GOD-IRIS same-slot"]
    assert t.facts("T place DORIS 5") == {"god": "DORIS", "slot": "5"}
    assert t.refuses("T place ZEUS 5") == ["TRO-SETUP-3 god-absent"]


@rule("TRO-GOD-APOLLO")
@BOTH
def test_apollo_takes_a_card_of_the_other_discard_pile(seat: str) -> None:
    """Any card of that pile, known to both; not one of the own pile."""
    other = "T" if seat == "G" else "G"
    discards = {seat: f"{seat}-RAM-1", other: f"{other}-FISH-2 {seat}-DEER-2 {other}-WINE-1"}
    t = siege(seat, olympus=OTHER, discards=discards, asks="APOLLO")
    cards = sorted(discards[other].split(), key=lambda card: (card[0], "WINE-1 DEER-2 FISH-2".index(card[2:])))
    assert t.options == ["decline", *[f"take {card}" for card in cards]]
    assert t.refuses(f"{seat} take {seat}-RAM-1") == ["TRO-GOD-APOLLO not-in-discard"]
    t.play(f"{seat} take {other}-WINE-1")
    assert t.of("hand", seat) == [f"{other}-WINE-1"]
    assert t.of("discard", other) == [f"{other}-FISH-2", f"{seat}-DEER-2"]
    assert t.of("discard", seat) == [f"{seat}-RAM-1"]
    assert t.sees(other, "known") == t["known"] == ([[f"{other}-WINE-1"], []] if seat == "G" else [[], ["G-WINE-1"]])
    assert t.log(other)[0] == ("took-card", {"seat": seat, "card": f"{other}-WINE-1", "source": 0})


@rule("TRO-GOD-APOLLO")
def test_apollo_is_lost_with_an_empty_pile() -> None:
    """The own pile, full after the payment, does not count."""
    t = siege("T", olympus="APOLLO APHRODITE IRIS HEPHAESTUS DORIS ATHENA", hands={"T": "T-DEER-1"})
    t.play("T offer APOLLO T-DEER-1")
    assert "power-lost" in t.happened()
    assert t.asks == ["G"]


@rule("TRO-GOD-APHRODITE")
@pytest.mark.parametrize(
    ("seat", "forward", "back", "after"),
    [
        ("G", "ACHILLES AJAX ODYSSEUS AGAMEMNON SARPEDON", "AJAX ODYSSEUS AENEAS SARPEDON", ("TP", "TD")),
        ("T", "AJAX ODYSSEUS AGAMEMNON AENEAS SARPEDON", "ACHILLES AJAX ODYSSEUS SARPEDON", ("C", "TD")),
    ],
)
def test_aphrodite_moves_one_hero_forward_and_another_back(
    seat: str, forward: str, back: str, after: tuple[str, str]
) -> None:
    """The first must not be in the far space, the second not in the own protection, and they differ."""
    t = siege(seat, olympus=OTHER, heroes=SPREAD, asks="APHRODITE")
    assert t.options == ["decline", *[f"forward {hero}" for hero in forward.split()]]
    t.play(f"{seat} forward AGAMEMNON")
    assert t["heroes"] == SPREAD
    assert t.options == [f"back {hero}" for hero in back.split()]
    hero = {"G": "AENEAS", "T": "SARPEDON"}[seat]
    t.play(f"{seat} back {hero}")
    assert t["heroes"] == SPREAD | {"AGAMEMNON": after[0], hero: after[1]}


@rule("TRO-GOD-APHRODITE")
def test_aphrodite_refuses_what_cannot_move() -> None:
    """A hero at the end is no first, a hero at home no second; one hero cannot be both, nor is half of it enough."""
    t = siege(olympus=OTHER, heroes=SPREAD, asks="APHRODITE")
    assert t.refuses("G forward AENEAS") == ["TRO-GOD-APHRODITE hero-out-of-reach"]
    t.play("G forward ODYSSEUS")
    assert t.refuses("G back ODYSSEUS") == ["TRO-GOD-APHRODITE same-hero"]
    assert t.refuses("G back ACHILLES") == ["TRO-GOD-APHRODITE hero-out-of-reach"]
    assert t.refuses("G decline") == ["TRO-GOD-APHRODITE other-question"]


@rule("TRO-GOD-APHRODITE")
def test_aphrodite_needs_somebody_to_fall_back() -> None:
    """With all others at home only they can advance, at the price of the one that can fall back."""
    t = siege(olympus=OTHER, heroes=at(GP="ACHILLES AJAX ODYSSEUS AGAMEMNON AENEAS", TD="SARPEDON"), asks="APHRODITE")
    assert t.options == ["decline", *[f"forward {h}" for h in ["ACHILLES", "AJAX", "ODYSSEUS", "AGAMEMNON", "AENEAS"]]]
    assert t.refuses("G forward SARPEDON") == ["TRO-GOD-APHRODITE nobody-to-fall-back"]


@rule("TRO-GOD-ATHENA")
@BOTH
@pytest.mark.parametrize("holder", [None, "other"])
def test_athena_gives_the_cornucopia_from_the_supply_or_the_opponent(seat: str, holder: str | None) -> None:
    """It is taken wherever it is."""
    other = "T" if seat == "G" else "G"
    t = siege(seat, olympus=OTHER, cornucopia=other if holder else None, asks="ATHENA")
    assert t.options == ["decline", "use"]
    t.play(f"{seat} use")
    assert t["cornucopia"] == seat
    assert t.log()[0] == ("took-cornucopia", {"seat": seat})


@rule("TRO-GOD-ATHENA")
def test_athena_is_lost_for_the_holder_but_not_for_who_has_just_spent_it() -> None:
    """Kept, she gives nothing; spent on this offering, it may be taken again."""
    hands = {"G": "G-BOAR-1 G-WINE-1"}
    t = siege(olympus=OTHER, hands=hands, cornucopia="G").play("G offer ATHENA G-BOAR-1")
    assert "power-lost" in t.happened()
    assert (t["cornucopia"], t.asks) == ("G", ["T"])
    t = siege(olympus=OTHER, hands=hands, cornucopia="G").play("G offer ATHENA G-BOAR-1 +cornucopia")
    assert (t["cornucopia"], t.options) == (None, ["decline", "use"])
    assert t.play("G use")["cornucopia"] == "G"


@rule("TRO-GOD-DORIS")
@pytest.mark.parametrize("outcome", [0, 1, 2])
def test_doris_takes_a_random_card_of_the_other_hand(outcome: int) -> None:
    """Each card of that hand may be the one; both sides know which it was."""
    hand = ["T-WINE-1", "T-RAM-2", "T-FISH-BOAR"]
    t = siege(olympus=OTHER, hands={"G": "G-WINE-1", "T": " ".join(hand)}, asks="DORIS", chance=[outcome])
    assert t.options == ["decline", "use"]
    t.play("G use")
    taken = hand[outcome]
    assert t["hand"] == [["G-WINE-1", taken], [card for card in hand if card != taken]]
    assert t.sees("T", "known") == t.sees("G", "known") == [[taken], []]
    assert t.log("T")[0] == t.log("G")[0] == ("took-card", {"seat": "G", "card": taken, "source": 1})


@rule("TRO-GOD-DORIS")
def test_doris_is_lost_with_an_empty_hand() -> None:
    """Her payer's own hand does not count."""
    t = siege("T", olympus="DORIS APHRODITE HEPHAESTUS APOLLO IRIS ATHENA", hands={"T": "T-FISH-1 T-WINE-1"})
    t.play("T offer DORIS T-FISH-1")
    assert "power-lost" in t.happened()
    assert (t.asks, t.of("hand", "T")) == (["G"], ["T-WINE-1"])
