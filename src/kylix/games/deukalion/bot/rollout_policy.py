"""A policy for roll-outs: quick answers to the small questions of Deukalion, for everybody in an imagined world.

A bot compares what it can set out to do. What follows on the way (cards in a challenge, prizes, where a beaten ship
goes, what the others answer) is played by this policy there; when the bot itself is asked, it compares again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kylix.core.flow import Frame
from kylix.core.moves import Move
from kylix.games.deukalion.bot.evaluation import beats, chart, split, worth
from kylix.games.deukalion.moves import (
    DECLINE,
    END,
    PASS,
    SEND,
    STOP,
    Claim,
    Deliver,
    Place,
    Play,
    Reclaim,
    Relocate,
    Take,
    TakeCard,
    Tuck,
)
from kylix.games.deukalion.phases import cards, challenge, hydra, places, pursuits, relocation, sailing, ships, styx
from kylix.games.deukalion.phases import treasure as treasures
from kylix.games.deukalion.phases import turn as turns
from kylix.games.deukalion.phases.challenge import total
from kylix.games.deukalion.phases.setup import PlaceShip
from kylix.games.deukalion.phases.turn import DICE
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import (
    ACTIVE_DRAWS,
    BY_CARDS,
    BY_DELIVERY,
    CARD,
    HALF,
    HOPLITES,
    OUTCOMES,
    SKULL_UP,
    W_MOVED,
    W_POST,
    W_PRE,
)

PARTS: Final = (turns.ChoosePart, turns.PlaceKylix, PlaceShip)
"""Questions with which a player's part begins."""
SURE: Final = 0.75
HOPELESS: Final = 0.15
MANY: Final = 4
"""So many lost hoplites are worth a card."""
FEW: Final = 6
DICE_FROM: Final = 1 << 20
"""Outcomes of chance that nothing else in an imagined world asks for."""
LONGEST: Final = 400
"""More small questions than this are never asked in one part."""

Answer = Callable[[Deukalion, int, list[Move]], Move]


def finish(s: Deukalion) -> None:
    """Play on by the policy until somebody's next part begins, or the game is over."""
    turn = s.turn
    for _ in range(LONGEST):
        if s.over or isinstance(s.stack[-1], PARTS):
            break
        seat = s.to_act[0]
        s.apply(seat, answer(s, seat))
    if s.turn != turn and not s.over:
        shake_alike(s)


def shake_alike(s: Deukalion) -> None:
    """In one imagined world the dice of a turn are the same whatever was done before: else good dice would speak for
    the part that happened to precede them."""
    faces = s.tables.faces
    s.dice = [faces[s.chance.outcome(DICE_FROM + DICE * s.turn + die, len(faces))] for die in range(DICE)]


def answer(s: Deukalion, seat: int) -> Move:
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    found = ANSWERS.get(type(s.stack[-1]))
    return found(s, seat, options) if found is not None else options[0]


# --- cards -----------------------------------------------------------------------------------------------------------


def lasting_card(s: Deukalion, options: list[Move]) -> Move | None:
    for move in options:
        if isinstance(move, Play) and s.tables.lasting[move.card]:
            return move
    return None


def play_lasting(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """A permanent card at once, other cards when they are needed."""
    return lasting_card(s, options) or PASS


def lead(s: Deukalion, who: int) -> int:
    """Half points by which somebody wins the challenge; below 0: by which he loses it."""
    own = total(s, who)
    if len(s.fighters) > 1:
        # On a tie the defender wins.
        return own - total(s, 1 - who) - (1 if who == 0 else 0)
    return own - target(s)


def target(s: Deukalion) -> int:
    """What a crew that throws alone has to reach."""
    for frame in reversed(s.stack):
        if isinstance(frame, places.CityChallenge):
            return s.tables.city_value[frame.city]
        if isinstance(frame, places.SettlementChallenge):
            return s.tables.settlement_value[frame.settlement]
        if isinstance(frame, (hydra.HydraHunt, hydra.HydraAttack)):
            break
    return s.tables.hydra_value


def win_chance(s: Deukalion, seat: int, more: int = 0) -> float:
    """Before the throw, with `more` half points on top."""
    tables = s.tables
    who = s.fighters.index(seat)
    bonus = total(s, who) + more
    if len(s.fighters) == 1:
        return chart(tables).wins(s.aboard[seat], target(s) - bonus)
    foe = s.fighters[1 - who]
    less = bonus - total(s, 1 - who)
    if who == 0:
        return beats(tables, s.aboard[seat], s.aboard[foe], less)
    return 1 - beats(tables, s.aboard[foe], s.aboard[seat], -less)


def before_throw(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """Hoplites back, and strength, where the challenge is open."""
    always = lasting_card(s, options)
    if always is not None:
        return always
    now = win_chance(s, seat)
    if now > SURE:
        return PASS
    for move in options:
        if isinstance(move, Play) and helps(s, seat, move.card, now):
            return move
    return PASS


def helps(s: Deukalion, seat: int, card: int, now: float) -> bool:
    """Whether a card before the throw brings hoplites back, or makes the chance to win plainly better than `now`."""
    tables = s.tables
    if tables.windows[card] & W_POST == 0 and tables.windows[card] != W_PRE:
        return s.room(seat) > 0
    return win_chance(s, seat, tables.amount[card] * HALF) > max(HOPELESS, now + HOPELESS)


def after_throw(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """A card that turns the challenge; against many losses any that helps."""
    always = lasting_card(s, options)
    if always is not None:
        return always
    who = s.fighters.index(seat)
    ahead, lost = lead(s, who), s.thrown[who * OUTCOMES + SKULL_UP]
    strong = [move for move in options if isinstance(move, Play) and is_strength(s, move.card)]
    if ahead < 0 and strong:
        brought = sum(s.tables.amount[card] * HALF for card in s.hand[seat] if is_strength(s, card))
        if ahead + brought >= 0:
            return strong[0]
    others = [move for move in options if isinstance(move, Play) and move not in strong]
    throws_again = [move for move in others if is_rethrow(s, move)]
    if ahead < 0 and throws_again and lost >= -ahead:
        return throws_again[0]
    if lost >= MANY and others:
        return others[0]
    return PASS


def is_strength(s: Deukalion, card: int) -> bool:
    """Whether a card of the window after the throw adds points."""
    return bool(s.tables.windows[card] & W_POST) and s.tables.amount[card] > 0 and not s.tables.lasting[card]


def is_rethrow(s: Deukalion, move: Move) -> bool:
    from kylix.games.deukalion.effects import EFFECTS

    return isinstance(move, Play) and s.tables.effects[move.card] is EFFECTS["rethrow_lost"]


def last(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """The largest number."""
    return options[-1]


def calm(s: Deukalion, seat: int, options: list[Move]) -> Move:
    return options[-1] if s.aboard[seat] <= FEW else PASS


def avert(s: Deukalion, seat: int, options: list[Move]) -> Move:
    return options[-1] if s.cargo[seat] else PASS


def worst_card(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """Cards with one narrow use go first."""
    tables = s.tables

    def use(move: Move) -> int:
        assert isinstance(move, Tuck)
        if tables.lasting[move.card]:
            return 9
        return 0 if tables.windows[move.card] & W_MOVED else 1 + tables.amount[move.card]

    return min(options, key=use)


# --- treasures, hoplites ---------------------------------------------------------------------------------------------


def take_best(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """The treasure that is worth most with those aboard, else a card, else nothing."""
    best, found = -1.0, options[0]
    deliver, _ = split(s.tables, tuple(s.display), tuple(s.secret[seat]))
    for move in options:
        if isinstance(move, Take):
            value = worth(s.tables, tuple(sorted((*s.cargo[seat], move.colour))), deliver)
        elif isinstance(move, TakeCard):
            value = 0.0
        else:
            continue
        if value > best:
            best, found = value, move
    return found


def make_room(s: Deukalion, seat: int, options: list[Move]) -> Move:
    return SEND


def place_far(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """Where it costs the others most to fetch it."""
    tables, at = s.tables, chart(s.tables)

    def cost(move: Move) -> int:
        assert isinstance(move, Place)
        return at.way_home[move.city] + tables.city_value[move.city]

    return max(options, key=cost)


def back_aboard(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """As many as there is room for; no treasure is given away for it."""
    room = s.room(seat)
    fitting = [move for move in options if isinstance(move, Reclaim) and move.number <= room]
    return fitting[-1] if fitting else options[0]


# --- pursuits --------------------------------------------------------------------------------------------------------


def best_claim(s: Deukalion, options: list[Move]) -> Move | None:
    """Most points; of two sides the one that costs less."""
    tables = s.tables
    best, found = 0.0, None
    for move in options:
        if isinstance(move, Claim):
            side = 2 * move.pursuit + move.side
            cost = 0.2 if tables.side_kind[side] in (BY_CARDS, BY_DELIVERY) else 0.1
            value = tables.points[move.pursuit] - cost * tables.side_give[side]
            if value > best:
                best, found = value, move
    return found


def claim(s: Deukalion, seat: int, options: list[Move]) -> Move:
    return best_claim(s, options) or DECLINE


def hand_over(s: Deukalion, seat: int, options: list[Move]) -> Move:
    return best_claim(s, options) or options[0]


def go_on(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """The rest of a sail window: pursuits, then treasures at Athens, then no more."""
    found = best_claim(s, options)
    if found is not None:
        return found
    for move in options:
        if isinstance(move, Deliver):
            return move
    return STOP if STOP in options else options[0]


def act_on(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """The rest of the own actions: pursuits, a card, hoplites back, and the end."""
    found = best_claim(s, options) or lasting_card(s, options)
    if found is not None:
        return found
    tables = s.tables
    if not s.done & (1 << CARD) and tables.drawers[s.value(CARD)] == ACTIVE_DRAWS:
        return tables.do[CARD]
    if not s.done & (1 << HOPLITES) and s.underworld[seat] and s.room(seat) > 0:
        return tables.do[HOPLITES]
    return END


# --- beaten ships and the Hydra --------------------------------------------------------------------------------------


def away_from_home(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """A foe's ship as far from Athens as can be, the own as near."""
    top = s.stack[-1]
    assert isinstance(top, relocation.RelocateShip)
    home = chart(s.tables).home
    away = -1 if top.foe == seat else 1

    def far(move: Move) -> int:
        assert isinstance(move, Relocate)
        return away * home[move.square]

    return max(options, key=far)


def towards_the_leader(s: Deukalion, seat: int, options: list[Move]) -> Move:
    """The Hydra goes near to the rival with most points."""
    foe = max((other for other in range(s.seats) if other != seat), key=lambda other: s.points[other])
    steps = chart(s.tables).steps[s.ships[foe]]

    def near(move: Move) -> int:
        assert isinstance(move, Relocate)
        return steps[move.square]

    return min(options, key=near)


ANSWERS: Final[dict[type[Frame], Answer]] = {
    turns.PlayAfterForgo: play_lasting,
    turns.ChooseAction: act_on,
    sailing.ChooseCourse: go_on,
    sailing.HandOver: hand_over,
    cards.PlayReceived: play_lasting,
    challenge.PlayBeforeThrow: before_throw,
    challenge.PlayAfterThrow: after_throw,
    challenge.RethrowHoplites: last,
    hydra.CalmHydra: calm,
    ships.TakePrize: take_best,
    ships.MakeRoom: make_room,
    places.TakeTreasure: take_best,
    treasures.PlaceTreasure: place_far,
    treasures.ChooseReclaim: back_aboard,
    styx.ReclaimAtStyx: back_aboard,
    pursuits.TuckCard: worst_card,
    pursuits.ClaimVictory: claim,
    pursuits.ClaimPoll: claim,
    pursuits.ClaimSecret: claim,
    relocation.AvertRelocation: avert,
    relocation.RelocateShip: away_from_home,
    relocation.RelocateHydra: towards_the_leader,
}
"""By question; what is missing here is answered with the first option."""
