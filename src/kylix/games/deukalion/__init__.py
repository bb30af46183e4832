"""Deukalion: Greek heroes at sea, two to four of them, in two editions."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from pathlib import Path
from typing import Literal

from kylix.core.chance import Chance
from kylix.core.errors import BadOption
from kylix.games.deukalion import events, moves, odds, scoring
from kylix.games.deukalion.after import AFTER
from kylix.games.deukalion.derived import derive
from kylix.games.deukalion.effects import EFFECTS
from kylix.games.deukalion.phases import (
    cards,
    challenge,
    ending,
    hydra,
    places,
    pursuits,
    relocation,
    sailing,
    setup,
    ships,
    styx,
    treasure,
    turn,
)
from kylix.games.deukalion.seen import KINDS, SEEN_BY, unseen
from kylix.games.deukalion.spec import SEATS, DeukalionSet, touching
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import (
    ANCHOR,
    BY_CARDS,
    BY_DELIVERY,
    BY_HOPLITES,
    CLOSED,
    DRAWERS,
    HALF,
    MATCHES,
    SEA,
    SIDE_KINDS,
    STYX,
    SYMBOLS,
    WINDOWS,
    Switches,
    Tables,
)
from kylix.kit.game import Game, Setting, frames_of, moves_of
from kylix.kit.options import Option, Value

SEAT_NAMES = ("A", "B", "C", "D")
SIDE_NAMES = ("A", "B")
BY_EDITION = ("edition", "on", "off")
RESULTS: tuple[Literal["SKULL-UP", "SKULL-DOWN", "EDGE"], ...] = ("SKULL-UP", "SKULL-DOWN", "EDGE")

OPTIONS = (
    Option("edition", "continental", "DEU-DIFF-1", ("continental", "english"), asked=True),
    Option("anchor_safe", "edition", "DEU-DIFF-3", BY_EDITION),
    Option("hydra_attack_from_hand", "edition", "DEU-DIFF-2", BY_EDITION),
    Option("ship_prize_card", "edition", "DEU-DIFF-1", ("edition", "deck", "loser_hand")),
    Option("defence_counts", "edition", "DEU-DIFF-4", BY_EDITION),
    Option("delivery_compulsory", "edition", "DEU-DIFF-5", BY_EDITION),
    Option("dump_anywhere", "edition", "DEU-DIFF-6", BY_EDITION),
    Option("leave_hoplites", "edition", "DEU-DIFF-10", BY_EDITION),
    Option("three_colours", False, "DEU-Q1"),
    Option("immediate_play", True, "DEU-Q18"),
    Option("cards_before_rotation", True, "DEU-Q18"),
    Option("forgo_blocks_cards", False, "DEU-Q40"),
    Option("pursuit_ends_move", "voyage", "DEU-Q41", ("voyage", "turn")),
    Option("styx_bonus", "reclaim", "DEU-Q9", ("reclaim", "majority")),
    Option("treasure_calls", False, "DEU-Q14"),
    Option("max_turns", 0, "DEU-Q38", span=(0, 1000)),
    Option("p_edge", -1, "DEU-FIGHT-2", span=(-1, 100)),
    Option("start_player", "lot", "DEU-SETUP-10", ("lot",), lists="seat"),
)

ENGLISH = ("anchor_safe", "delivery_compulsory", "dump_anywhere", "leave_hoplites")
"""Switches that the English edition sets; it clears the others."""


def columns(count: int) -> list[str]:
    """A to Z, then AA, AB and so on."""
    letters = [chr(ord("A") + at) for at in range(26)]
    return (letters + [first + second for first in letters for second in letters])[:count]


def names(spec: DeukalionSet) -> dict[str, tuple[str, ...]]:
    rows = spec.board.rows()
    across = columns(len(rows[0]))
    return {
        "seat": SEAT_NAMES,
        "square": tuple(f"{column}{row + 1}" for row in range(len(rows)) for column in across),
        "city": tuple(city.id for city in spec.city),
        "settlement": tuple(settlement.id for settlement in spec.settlement),
        "space": tuple(f"{city.id}-{space + 1}" for city in spec.city for space in range(city.spaces)),
        "colour": tuple(treasure.id for treasure in spec.treasure),
        "card": tuple(card.id for card in spec.card),
        "pursuit": tuple(pursuit.id for pursuit in spec.pursuit),
        "side": SIDE_NAMES,
        "symbol": SYMBOLS,
        "number": tuple(str(number) for number in range(spec.shipboard.hoplites + 1)),
        "rotation": tuple(str(rotation) for rotation in range(len(SYMBOLS))),
        "ending": scoring.ENDINGS,
    }


def switches(options: Mapping[str, Value], seats: int) -> Switches:
    def on(name: str) -> bool:
        value = options[name]
        return (options["edition"] == "english") == (name in ENGLISH) if value == "edition" else value == "on"

    prize = options["ship_prize_card"]
    by_edition = "loser_hand" if options["edition"] == "english" else "deck"
    return Switches(
        anchor_safe=on("anchor_safe"),
        hydra_from_hand=on("hydra_attack_from_hand"),
        prize_from_hand=(by_edition if prize == "edition" else prize) == "loser_hand",
        defence_counts=on("defence_counts"),
        delivery_compulsory=on("delivery_compulsory"),
        dump_anywhere=on("dump_anywhere"),
        leave_hoplites=on("leave_hoplites"),
        immediate_play=bool(options["immediate_play"]),
        cards_before_rotation=bool(options["cards_before_rotation"]),
        forgo_blocks_cards=bool(options["forgo_blocks_cards"]),
        pursuit_ends_turn=options["pursuit_ends_move"] == "turn",
        majority_is_enough=options["styx_bonus"] == "majority",
        treasure_calls=bool(options["treasure_calls"]),
        max_turns=int(options["max_turns"]),
        start=start_seat(str(options["start_player"]), seats),
    )


def start_seat(value: str, seats: int) -> int:
    """DEU-SETUP-10. A seat of this table, or -1 for the lot."""
    if value == "lot":
        return -1
    if value not in SEAT_NAMES[:seats]:
        here = ", ".join(SEAT_NAMES[:seats])
        raise BadOption(f"option start_player cannot be {value!r}: it takes lot, or one of {here} (DEU-SETUP-10)")
    return SEAT_NAMES.index(value)


def tables(spec: DeukalionSet, options: Mapping[str, Value], seats: int) -> Tables:
    """The component set as flat lists of ids."""
    made = Tables(switches(options, seats))
    draw_board(made, spec)
    stock(made, spec, bool(options["three_colours"]), seats)
    throws(made, spec, int(options["p_edge"]))
    action_cards(made, spec)
    pursuit_cards(made, spec, bool(options["three_colours"]))
    made.chart(spec.sailing.relocate)
    made.make_moves()
    return made


def draw_board(made: Tables, spec: DeukalionSet) -> None:
    rows, marks = spec.board.rows(), spec.marks()
    grid = [mark for row in rows for mark in row]
    known = [marks.get(mark) for mark in grid]
    kinds = {"sea": SEA, "anchor": ANCHOR, "styx": STYX}
    made.width = len(rows[0])
    made.kind = [kinds.get(mark.kind, CLOSED) if mark else CLOSED for mark in known]
    made.safe = [kind == STYX or (kind == ANCHOR and made.switch.anchor_safe) for kind in made.kind]
    made.anchors = [square for square, kind in enumerate(made.kind) if kind == ANCHOR]
    neighbours = [near(square, len(rows), made.width) for square in range(len(grid))]
    water = [mark is not None and mark.ships for mark in known]
    deep = [mark is not None and mark.hydra for mark in known]
    made.next = steps(neighbours, water)
    made.hydra_next = steps(neighbours, deep)
    made.cities_by = places_by(grid, neighbours, water, [city.id for city in spec.city])
    made.settlements_by = places_by(grid, neighbours, water, [settlement.id for settlement in spec.settlement])
    made.ashore = [bool(made.cities_by[square] or made.settlements_by[square]) for square in range(len(grid))]
    made.hydra_start = max((square for square, mark in enumerate(known) if mark and mark.start), default=0)


def near(square: int, height: int, width: int) -> list[int]:
    """The squares of the board that touch a square."""
    found = touching(divmod(square, width))
    return sorted(at * width + across for at, across in found if 0 <= at < height and 0 <= across < width)


def steps(neighbours: list[list[int]], open_to: list[bool]) -> list[list[int]]:
    """By square: the next ones, where both are open to the piece."""
    return [[to for to in around if open_to[at] and open_to[to]] for at, around in enumerate(neighbours)]


def places_by(grid: list[str], neighbours: list[list[int]], water: list[bool], ids: list[str]) -> list[list[int]]:
    """By square of water: the places next to it."""
    return [
        [ids.index(grid[to]) for to in around if water[at] and grid[to] in ids] for at, around in enumerate(neighbours)
    ]


def stock(made: Tables, spec: DeukalionSet, three_colours: bool, seats: int) -> None:
    made.city_value = [city.value * HALF for city in spec.city]
    first = 0
    for city in spec.city:
        made.spaces.append(list(range(first, first + city.spaces)))
        first += city.spaces
    made.settlement_value = [settlement.value * HALF for settlement in spec.settlement]
    made.garrison = [settlement.hoplites for settlement in spec.settlement]
    made.hydra_value = spec.hydra.value * HALF
    counts = [treasure.three_count if three_colours else treasure.count for treasure in spec.treasure]
    made.treasures = [colour for colour, count in enumerate(counts) for _ in range(count)]
    made.colours = len(spec.treasure)
    made.room, made.crew = spec.shipboard.places, spec.shipboard.hoplites
    (seating,) = [seating for seating in spec.seating if seating.seats == seats]
    made.target, made.styx_honour = seating.target, seating.styx_honour
    made.faces = list(spec.kylix.faces)
    made.ring = [spec.kylix.symbols.index(symbol) for symbol in SYMBOLS]
    made.drawers, made.draws = [0] * (max(made.faces) + 1), [0] * (max(made.faces) + 1)
    for draw in spec.draw:
        if draw.face < len(made.draws):
            made.drawers[draw.face], made.draws[draw.face] = DRAWERS.index(draw.who), draw.cards
    made.opening_hand, made.displayed = spec.deal.actions, spec.deal.display
    made.supply, made.hydra_honour = spec.honour.supply, spec.honour.hydra
    made.delivery_honour, made.joint_honour = spec.honour.delivery, spec.honour.joint
    made.forgo, made.relocate = spec.sailing.forgo, spec.sailing.relocate


def throws(made: Tables, spec: DeukalionSet, p_edge: int) -> None:
    """DEU-FIGHT-2. How hoplites land, by the file's weights or with another share of the edge."""
    by_id = {result.id: result for result in spec.result}
    weights = [by_id[name].weight for name in RESULTS]
    if p_edge >= 0:
        weights = [100 - p_edge, 100 - p_edge, 2 * p_edge]
    share = gcd(*weights)
    made.landing = [result for result, weight in enumerate(weights) for _ in range(weight // share)]
    made.result_points = [by_id[name].half_points for name in RESULTS]


def action_cards(made: Tables, spec: DeukalionSet) -> None:
    made.windows = [sum(1 << WINDOWS.index(window) for window in card.windows) for card in spec.card]
    made.effects = [EFFECTS[card.effect] for card in spec.card]
    made.amount = [card.amount for card in spec.card]
    made.lasting = [card.permanent for card in spec.card]
    made.copies = [card.count for card in spec.card]
    made.sail_bonus = [card.amount * EFFECTS[card.effect].SAIL_BONUS for card in spec.card]
    made.reclaim_bonus = [card.amount * EFFECTS[card.effect].RECLAIM_BONUS for card in spec.card]
    made.fight_bonus = [card.amount * EFFECTS[card.effect].FIGHT_BONUS for card in spec.card]


def pursuit_cards(made: Tables, spec: DeukalionSet, three_colours: bool) -> None:
    colours, cities = [treasure.id for treasure in spec.treasure], [city.id for city in spec.city]
    made.read_as = [colours.index(one.three_as if three_colours else one.id) for one in spec.treasure]
    made.points = [pursuit.points for pursuit in spec.pursuit]
    for pursuit in spec.pursuit:
        for side in spec.sides_of(pursuit.id):
            made.side_kind.append(SIDE_KINDS.index(side.kind))
            made.side_match.append(MATCHES.index(side.match) if side.match else 0)
            made.side_colours.append([made.read_as[colours.index(colour)] for colour in side.colours])
            made.side_city.append(cities.index(side.city) if side.city else -1)
            made.side_count.append(side.count)
            stays = side.kind == "hoplites" and not made.switch.leave_hoplites
            made.side_give.append(0 if stays else side.give)
    sides = range(len(made.side_kind))
    made.fulfilled_at = [[is_place(made, side, square) for side in sides] for square in range(len(made.kind))]


def is_place(made: Tables, side: int, square: int) -> bool:
    """DEU-PURSUIT-9, 11, 12. Whether a ship at a square can fulfil a side of a pursuit."""
    if made.side_kind[side] == BY_DELIVERY:
        return made.kind[square] == ANCHOR
    return made.side_kind[side] in (BY_HOPLITES, BY_CARDS) and made.side_city[side] in made.cities_by[square]


def blank(setting: Setting, chance: Chance) -> Deukalion:
    s = Deukalion()
    s.begin(setting, setting.seats, chance)
    s.prepare(setting.tables)
    return s


def shorthand(setting: Setting, words: list[str]) -> list[str]:
    """`sail C2 C1 B1` and other verbs with several things stand for chains: one move for each."""
    verb, *rest = words
    if verb in ("sail", "swim", "give", "tuck", "place", "deliver") and len(rest) > 1:
        return [f"{verb} {thing}" for thing in rest]
    return [" ".join(words)]


GAME = Game(
    title="deukalion",
    name="Deukalion",
    prefix="DEU",
    version="2",
    folder=Path(__file__).parent,
    seats=SEATS,
    options=OPTIONS,
    components=DeukalionSet,
    tables=tables,
    blank=blank,
    root=turn.Voyage,
    names=names,
    kinds=KINDS,
    seen_by=SEEN_BY,
    unseen=unseen,
    frames=frames_of(
        cards,
        challenge,
        ending,
        hydra,
        places,
        pursuits,
        relocation,
        sailing,
        setup,
        ships,
        styx,
        treasure,
        turn,
    ),
    moves=moves_of(moves),
    events=events.EVENTS,
    derive=derive,
    scores=scoring.scores,
    ranking=scoring.ranking,
    sheet=scoring.sheet,
    result=scoring.result,
    after=AFTER,
    clauses={"over": "DEU-END-1", "turn": "DEU-ROUND-3"},
    shorthand=shorthand,
    turn_bound=2000,
    odds=odds.of_move,
)
