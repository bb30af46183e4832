"""Troia: two sides, six heroes, twelve gods."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kylix.core.chance import Chance
from kylix.core.errors import BadOption
from kylix.games.troia import events, moves, scoring
from kylix.games.troia.after import AFTER
from kylix.games.troia.derived import derive
from kylix.games.troia.effects import EFFECTS, cards, heroes, olympus
from kylix.games.troia.phases import ending, objective, offering, payment, setup, turn
from kylix.games.troia.seen import KINDS, SEEN_BY, unseen
from kylix.games.troia.spec import TroiaSet
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import GREEK, TURN_LIMIT, Switches, Tables
from kylix.kit.game import Game, Setting, frames_of, moves_of
from kylix.kit.options import Option, Value

SEAT_NAMES = ("G", "T")
SPACE_NAMES = ("GP", "GD", "C", "TD", "TP")

OPTIONS = (
    Option("gods", "first_game", "TRO-SETUP-4", ("first_game", "random_faces"), lists="god"),
    Option("artemis_jump", False, "TRO-Q2"),
    Option("powers_mandatory", False, "TRO-Q7"),
    Option("apollo_pick", "choose", "TRO-Q10", ("choose", "top", "random")),
    Option("cornucopia_steal", True, "TRO-Q13"),
    Option("cornucopia_alone", False, "TRO-Q13"),
    Option("objective_after_draw", True, "TRO-Q15"),
    Option("deck_out", "immediate", "TRO-Q20", ("immediate", "end_of_turn")),
)


def names(spec: TroiaSet) -> dict[str, tuple[str, ...]]:
    return {
        "seat": SEAT_NAMES,
        "space": SPACE_NAMES,
        "slot": tuple(str(slot + 1) for slot in range(len(spec.slot))),
        "ending": scoring.ENDINGS,
        "god": tuple(god.id for god in spec.god),
        "hero": tuple(hero.id for hero in spec.hero),
        "offering": tuple(offering.id for offering in spec.offering),
        "figure": tuple(spec.figures()),
        "card": tuple(card.id for card in spec.card),
    }


def switches(options: Mapping[str, Value]) -> Switches:
    return Switches(
        artemis_jump=bool(options["artemis_jump"]),
        powers_mandatory=bool(options["powers_mandatory"]),
        apollo_pick=str(options["apollo_pick"]),
        cornucopia_steal=bool(options["cornucopia_steal"]),
        cornucopia_alone=bool(options["cornucopia_alone"]),
        objective_after_draw=bool(options["objective_after_draw"]),
        end_of_turn=options["deck_out"] == "end_of_turn",
    )


def tables(spec: TroiaSet, options: Mapping[str, Value], seats: int) -> Tables:
    """The component set as flat lists of ids."""
    name = names(spec)
    offering_id, god_id, figure_id = name["offering"].index, name["god"].index, name["figure"].index
    made = Tables(switches(options))
    made.offerings = len(spec.offering)
    made.faces = [[god_id(face) for face in tile.faces] for tile in spec.tile]
    made.random_faces = options["gods"] == "random_faces"
    made.chosen = chosen_gods(spec, str(options["gods"]))
    shown = {face: tile.offering for tile in spec.tile for face in tile.faces}
    made.offering = [offering_id(shown[god.id]) for god in spec.god]
    made.powers = [EFFECTS[god.power] for god in spec.god]
    by_greek = {hero.greek: at for at, hero in enumerate(spec.hero)}
    by_trojan = {hero.trojan: at for at, hero in enumerate(spec.hero)}
    made.hero = [[by_side[offering] for offering in name["offering"]] for by_side in (by_greek, by_trojan)]
    made.cost = [[slot.greek for slot in spec.slot], [slot.trojan for slot in spec.slot]]
    made.icons = [[offering_id(icon) for icon in card.offerings] for card in spec.card]
    made.shows = [sum(1 << icon for icon in set(icons)) for icons in made.icons]
    made.asks = [1 << offering for offering in made.offering]
    made.figure = [-1 if card.figure is None else figure_id(card.figure) for card in spec.card]
    made.back = [GREEK if card.back == "greek" else 1 - GREEK for card in spec.card]
    made.parts = len(spec.part)
    made.steps = [[[figure_id(figure) for figure in need] for need in step.needs] for step in spec.step]
    made.make_moves()
    return made


def chosen_gods(spec: TroiaSet, value: str) -> list[int]:
    """TRO-SETUP-4. One face of each tile: the first game's, or those of a list."""
    god_id = [god.id for god in spec.god].index
    if value in ("first_game", "random_faces"):
        return [god_id(tile.faces[0]) for tile in spec.tile]
    wanted = value.split(",")
    picked = [[face for face in tile.faces if face in wanted] for tile in spec.tile]
    if len(wanted) != len(spec.tile) or any(len(faces) != 1 for faces in picked):
        tiles = "; ".join(" or ".join(tile.faces) for tile in spec.tile)
        raise BadOption(f"option gods needs exactly one god of each tile: {tiles} (TRO-SETUP-4)")
    return [god_id(faces[0]) for faces in picked]


def blank(setting: Setting, chance: Chance) -> Troia:
    s = Troia()
    s.begin(setting, setting.seats, chance)
    s.prepare(setting.tables)
    return s


def shorthand(setting: Setting, words: list[str]) -> list[str]:
    """`offer GOD CARD ... +cornucopia`, `advance CARD CARD` and `return HERO HERO` stand for chains of moves, made in
    the order in which they are named (TRO-Q42)."""
    verb, *rest = words
    if verb == "offer" and len(rest) > 1:
        parts = ["cornucopia" if word.lower() == "+cornucopia" else f"pay {word}" for word in rest[1:]]
        return [f"offer {rest[0]}", *parts, "done"]
    if verb in ("advance", "return") and len(rest) > 1:
        return [f"{verb} {word}" for word in rest]
    return [" ".join(words)]


GAME = Game(
    title="troia",
    name="Troia",
    prefix="TRO",
    version="2",
    folder=Path(__file__).parent,
    seats=(2,),
    options=OPTIONS,
    components=TroiaSet,
    tables=tables,
    blank=blank,
    root=turn.Siege,
    names=names,
    kinds=KINDS,
    seen_by=SEEN_BY,
    unseen=unseen,
    frames=frames_of(cards, ending, heroes, objective, offering, olympus, payment, setup, turn),
    moves=moves_of(moves),
    events=events.EVENTS,
    derive=derive,
    scores=scoring.scores,
    ranking=scoring.ranking,
    sheet=scoring.sheet,
    result=scoring.result,
    after=AFTER,
    clauses={"over": "TRO-END-7", "turn": "TRO-TURN-1"},
    shorthand=shorthand,
    turn_bound=TURN_LIMIT,
)
