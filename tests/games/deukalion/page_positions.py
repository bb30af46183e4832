"""Positions of Deukalion for tests in the browser; and for every refusal one in which a thing of the table tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.deukalion.position import Voyage, throw, voyage
from kylix.core.chance import Chance
from kylix.kit.registry import game

Arrange = Callable[[], Voyage]

FULL = {"A": "RED RED RED GREEN GREEN GREEN BLUE BLUE BLUE YELLOW", "B": "WHITE"}


def at_sea() -> Voyage:
    """A city, a ship and the Hydra can be challenged; all kinds of pieces are on the table."""
    return voyage(
        "A",
        "sail",
        edition="english",
        ships={"A": "F5", "B": "F6", "C": "E2", "D": "E2"},
        hydra="E5",
        aboard={"A": 7, "B": 5, "C": 8},
        lasting={"A": "A03", "B": "A01"},
        hands={"A": "A04 A04 A06 A09 A13 A08"},
        secrets={"A": "P06", "B": "P01", "C": "P03"},
        held={"SAL": "B", "ARG": "A"},
        cargo={"A": "RED", "B": "GREEN WHITE"},
        display="P09 P16",
        earned={"B": "P02", "A": "P05"},
        honour={"A": 2, "C": 3},
    )


def kylix() -> Voyage:
    return voyage("A", "kylix", seats=3, dice="2 1 3 2 3", hands={"A": "A04 A06"}, secrets={"A": "P06"}, dead={"A": 3})


def fight() -> Voyage:
    hands = {"A": "A08 A10", "B": "A08"}
    ships = {"A": "C3", "B": "C4"}
    t = voyage("A", "sail", ships=ships, aboard={"A": 8, "B": 6}, hands=hands, chance=throw("4/1/3", "2/1/3"))
    return t.play("A sail C4", "A pass", "B pass")


def prize() -> Voyage:
    """The loser has two treasures and no card (English edition)."""
    ships, cargo, chance = {"A": "C3", "B": "C4"}, {"B": "RED GREEN"}, throw("8/0/0", "0/1/5")
    t = voyage("A", "sail", edition="english", ships=ships, aboard={"A": 8, "B": 6}, cargo=cargo, chance=chance)
    return t.play("A sail C4")


def styx() -> Voyage:
    t = voyage("A", "sail", seats=2, ships={"A": "C1"}, dead={"A": 5, "B": 3}, cargo={"A": "RED"})
    return t.play("A sail B1")


def treasure() -> Voyage:
    return voyage("A", "sail", seats=2, ships={"A": "F5"}, chance=throw("9/1/0")).play("A raid RHO")


def actions() -> Voyage:
    return voyage("A", done="CARD", hands={"A": "A14 A01 A06"}, secrets={"A": "P03"}, dead={"A": 2})


POSITIONS: dict[str, Arrange] = {
    "at sea": at_sea,
    "kylix": kylix,
    "fight": fight,
    "prize": prize,
    "styx": styx,
    "treasure": treasure,
    "actions": actions,
}


# --- refusals ---------------------------------------------------------------------------------------------------------


def set_up() -> Voyage:
    """A's ship is placed, B is asked."""
    setting = game("deukalion").setting(2, {"start_player": "A"})
    return Voyage(setting.start(Chance(1))).play("A anchor D1")


def placing() -> Voyage:
    """Corinth and Thera have a free space each, all other cities are full."""
    t = voyage("A", "sail", ships={"A": "E2"}, cargo={"A": "RED GREEN"}, cities={"COR": "", "THE": ""})
    return t.play("A deliver RED")


def same_colour() -> Voyage:
    t = voyage("A", "sail", ships={"A": "E2"}, cargo={"A": "RED RED GREEN BLUE"}, display="P15 P16")
    return t.play("A claim P15 A")


def beaten(edition: str = "continental") -> Voyage:
    """A has beaten B and is asked for a prize."""
    ships = {"A": "C3", "B": "C4", "C": "C5"}
    chance = throw("8/0/0", "0/0/6")
    t = voyage("A", "sail", edition=edition, ships=ships, aboard={"A": 8, "B": 6}, display="P01 P16", chance=chance)
    return t.play("A sail C4")


def relocating() -> Voyage:
    return beaten().play("A leave")


def victory() -> Voyage:
    t = relocating()
    return t.play(f"A {t.options[0]}")


def settled() -> Voyage:
    """Lindos founded, a card in hand: the voyage goes on."""
    return voyage("A", "sail", ships={"A": "F6"}, hands={"A": "A06"}).play("A found LIN")


def full_of_treasures() -> Voyage:
    ships, aboard = {"A": "C3", "B": "C4"}, {"A": 0, "B": 0}
    t = voyage("A", "sail", ships=ships, aboard=aboard, cargo=FULL, lasting={"A": "A03"}, chance=[])
    return t.play("A sail C4")


def crossing() -> Voyage:
    return voyage("A", "sail", ships={"A": "C5"}, hands={"A": "A13"}).play("A play A13", "A cross C6")


def out_of_steps() -> Voyage:
    return voyage("A", "sail", dice="1 2 3 2 3", ships={"A": "C4"}).play("A sail C5")


def polled() -> Voyage:
    """C completes a card, P02 is turned up, A could take it with a green treasure."""
    ships, cargo = {"A": "F1", "C": "B3"}, {"A": "GREEN"}
    t = voyage("C", "sail", ships=ships, cargo=cargo, hands={"C": "A04 A04 A04 A04"}, display="P03 P16", pursuits="P02")
    return t.play("C claim P03 B", "C tuck A04", "C tuck A04", "C tuck A04", "C tuck A04")


def polled_for_secret() -> Voyage:
    """A draws a card on B's turn, next to Cyprus, with a covered secret."""
    t = voyage("B", dice="3 1 3 2 3", ships={"A": "I5"}, secrets={"A": "P05"}, deck="A04 A04 A04")
    return t.play("B do CARD", "C pass", "D pass", "A pass")


def rethrowing() -> Voyage:
    return fight().play("A play A10")


def handing_over() -> Voyage:
    return voyage("A", "sail", edition="english", ships={"A": "E2"}, cargo={"A": "RED"})


@dataclass(frozen=True)
class Refusal:
    clause: str
    arrange: Arrange
    thing: str
    seat: int = 0


REFUSALS: dict[str, Refusal] = {
    "not-in-hand": Refusal("DEU-ACTION-1", lambda: voyage("A", hands={"A": "A06"}, lasting={"B": "A01"}), "card:A01"),
    "card-not-now": Refusal("DEU-Q18", lambda: voyage("A", hands={"A": "A08"}), "card:A08"),
    "card-without-effect": Refusal("DEU-ACTION-6", lambda: voyage("A", hands={"A": "A06"}), "card:A06"),
    "city-full": Refusal("DEU-DELIVER-3", placing, "city:RHO"),
    "not-aboard": Refusal(
        "DEU-DELIVER-1", lambda: voyage("A", "sail", ships={"A": "E2"}, cargo={"A": "RED"}), "colour:GREEN"
    ),
    "set-not-completed": Refusal("DEU-PURSUIT-9", same_colour, "colour:GREEN"),
    "too-many-back": Refusal("DEU-ROUND-5", lambda: voyage("A", "part", dead={"A": 1}), "number:2"),
    "too-few-back": Refusal("DEU-Q9", styx, "number:2"),
    "pursuit-elsewhere": Refusal("DEU-PURSUIT-3", lambda: voyage("A", earned={"B": "P02"}), "pursuit:P02"),
    "pushed": Refusal("DEU-RELOC-6", lambda: voyage("A", pushed="A"), "pursuit:P14"),
    "not-at-anchor": Refusal("DEU-DELIVER-1", lambda: voyage("A", "sail", cargo={"A": "RED"}), "colour:RED"),
    "treasures-missing": Refusal("DEU-PURSUIT-9", lambda: voyage("A", "sail", ships={"A": "E2"}), "pursuit:P14"),
    "only-at-victory": Refusal("DEU-PURSUIT-15", lambda: voyage("A", display="P01 P16"), "pursuit:P01"),
    "no-such-victory": Refusal("DEU-PURSUIT-10", victory, "pursuit:P16"),
    "not-next-to": Refusal("DEU-CITY-1", lambda: voyage("A", "sail"), "city:COR"),
    "not-next-to-settlement": Refusal("DEU-SETTLE-1", lambda: voyage("A", "sail"), "settlement:ARG"),
    "too-few-aboard": Refusal(
        "DEU-SETTLE-1", lambda: voyage("A", "sail", ships={"A": "F7"}, aboard={"A": 1}), "settlement:SAL"
    ),
    "settlement-free": Refusal(
        "DEU-SETTLE-4", lambda: voyage("A", "sail", ships={"A": "F7"}, aboard={"A": 1}), "settlement:SAL"
    ),
    "too-few-cards": Refusal(
        "DEU-PURSUIT-12",
        lambda: voyage("A", "sail", ships={"A": "B3"}, hands={"A": "A06"}, display="P03 P16"),
        "pursuit:P03",
    ),
    "poll-for-another": Refusal("DEU-PURSUIT-14", polled, "pursuit:P16"),
    "poll-for-secret": Refusal("DEU-PURSUIT-14", polled_for_secret, "pursuit:P14"),
    "square-occupied": Refusal("DEU-SETUP-11", set_up, "square:D1", seat=1),
    "no-anchor-square": Refusal("DEU-SETUP-11", set_up, "square:A4", seat=1),
    "not-that-far": Refusal("DEU-RELOC-1", relocating, "square:I5"),
    "not-so-many-lost": Refusal("DEU-Q18", rethrowing, "number:9"),
    "no-card-to-take": Refusal("DEU-Q32", prize, "move:card"),
    "no-such-treasure": Refusal("DEU-SHIP-3", prize, "colour:WHITE"),
    "no-room": Refusal("DEU-Q33", full_of_treasures, "colour:WHITE"),
    "completes-pursuit": Refusal(
        "DEU-DELIVER-2",
        lambda: voyage("A", "sail", ships={"A": "E2"}, cargo={"A": "RED"}, secrets={"A": "P01"}),
        "colour:RED",
    ),
    "hydra-kept-out": Refusal(
        "DEU-HYDRA-6", lambda: voyage("A", hydra="C2", ships={"A": "G2"}).play("A do HYDRA"), "square:D2"
    ),
    "adventure-used": Refusal("DEU-ROUND-12", settled, "settlement:SAL"),
    "city-empty": Refusal(
        "DEU-CITY-7",
        lambda: voyage("A", "sail", ships={"A": "F5"}, cargo={"B": "RED GREEN"}, cities={"RHO": ""}),
        "city:RHO",
    ),
    "nobody-aboard": Refusal("DEU-Q20", lambda: voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 0}), "city:RHO"),
    "settlement-held": Refusal(
        "DEU-SETTLE-4", lambda: voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "A"}), "settlement:LIN"
    ),
    "settlement-own": Refusal(
        "DEU-SETTLE-4", lambda: voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "A"}), "settlement:LIN"
    ),
    "own-ship": Refusal("DEU-HYDRA-8", lambda: voyage("A", ships={"A": "C5"}).play("A do HYDRA"), "square:C5"),
    "hydra-cannot-go": Refusal("DEU-HYDRA-6", lambda: voyage("A").play("A do HYDRA"), "square:H4"),
    "must-go-on": Refusal("DEU-Q43", crossing, "city:MYK"),
    "movement-ended": Refusal("DEU-MOVE-9", settled, "square:F7"),
    "no-steps-left": Refusal("DEU-MOVE-1", out_of_steps, "square:C4"),
    "square-closed": Refusal("DEU-MOVE-2", lambda: voyage("A", "sail"), "square:D7"),
    "not-one-step": Refusal("DEU-MOVE-1", lambda: voyage("A", "sail"), "square:A7"),
    "hydra-in-the-way": Refusal("DEU-HYDRA-1", lambda: voyage("A", "sail", ships={"A": "C5"}), "square:C6"),
    "no-hydra-there": Refusal("DEU-Q43", out_of_steps, "square:C4"),
    "cannot-cross": Refusal("DEU-Q43", out_of_steps, "square:C6"),
    "deliver-first": Refusal("DEU-DELIVER-1", handing_over, "city:COR"),
    "same-rotation": Refusal("DEU-KYLIX-6", lambda: voyage("A", "kylix", dice="2 1 1 1 1"), "rotation:1"),
    "action-done": Refusal("DEU-ROUND-9", actions, "symbol:CARD"),
}
