"""The turns of Troia that are worth looking at: draw, or an offering with the cheapest payment of either kind."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from kylix.bots.title_bot import Turn
from kylix.core.moves import Move
from kylix.games.troia.effects.power import PowerChoice
from kylix.games.troia.moves import CORNUCOPIA, DONE, DRAW, Return, Use
from kylix.games.troia.phases.objective import ReturnHero
from kylix.games.troia.phases.payment import ChoosePayment
from kylix.games.troia.phases.turn import ChooseAction
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import CORNUCOPIA_ICONS, FORWARD, GREEK

Value = Callable[[Troia, int], float]
Line = tuple[Move, ...]
Key = tuple[Hashable, ...]
Payment = tuple[bool, list[int]]
"""Whether the Cornucopia is spent, and the cards."""

ICON: Final = 1.0
NEXT: Final = 5.0
LATER: Final = 2.0
TOKEN: Final = 2.5
NEVER: Final = 1e9


def turns(s: Troia, seat: int, value: Value) -> list[Turn]:
    """Every way to finish the seat's turn from here, payments pruned, by what each does."""
    finder = TurnFinder(seat, value)
    finder.expand(s, (), ())
    return finder.found


class TurnFinder:
    """Plays every turn of a seat to its end, move by move, and keeps what each leads to."""

    def __init__(self, seat: int, value: Value) -> None:
        self.seat: Final = seat
        self.value: Final = value
        self.found: Final[list[Turn]] = []

    def expand(self, s: Troia, line: Line, key: Key) -> None:
        """All that the seat can do now: act, pay, or answer a god's power."""
        top = s.stack[-1]
        if isinstance(top, ChoosePayment):
            for token, cards in payments(s, self.seat, top.god):
                self.pay(s, token, cards, line, key)
            return
        acting, choosing = isinstance(top, ChooseAction), isinstance(top, PowerChoice)
        for move in s.options(self.seat):
            # Each pair once. Whoever named the first already is asked for the second in any case.
            if line and isinstance(top, ReturnHero) and isinstance(move, Return) and move.hero < top.first:
                continue
            if move is DRAW if acting else isinstance(move, Use):
                self.found.append(self.revealed(s, (*line, move), (*key, move)))
                continue
            after = s.clone()
            after.apply(self.seat, move)
            if acting:
                self.expand(after, (*line, move), (*key, move))
            elif not (choosing and retreats(s, after, self.seat)):
                self.follow(s.turn, after, (*line, move), (*key, move))

    def follow(self, turn: int, s: Troia, line: Line, key: Key) -> None:
        """The turn goes on, or it is over."""
        if s.turn == turn and self.seat in s.to_act:
            self.expand(s, line, key)
        else:
            self.found.append(Turn(line, key, s, self.value(s, self.seat)))

    def revealed(self, s: Troia, line: Line, key: Key) -> Turn:
        """After a move that brings hidden cards to light the rest of the turn is chosen when they are seen."""
        after = s.clone()
        after.apply(self.seat, line[-1])
        rest = TurnFinder(self.seat, self.value)
        rest.follow(s.turn, after, (), ())
        best = max(rest.found, key=lambda turn: turn.value)
        return Turn(line, key, best.after, best.value)

    def pay(self, s: Troia, token: bool, cards: list[int], line: Line, key: Key) -> None:
        """Carry a payment out. In the key stands what it achieves, not the cards."""
        moves: list[Move] = [CORNUCOPIA] if token else []
        moves += [s.tables.pay[card] for card in sorted(cards)]
        moves.append(DONE)
        after = s.clone()
        superior = 0
        for move in moves:
            after.apply(self.seat, move)
            superior = after.superior
        self.follow(s.turn, after, (*line, *moves), (*key, token, superior))


def retreats(s: Troia, after: Troia, seat: int) -> bool:
    """Whether a power moved a hero towards the own end, which serves the other side only: declining is better."""
    if s.tables.switch.powers_mandatory:
        return False
    return (sum(after.heroes) - sum(s.heroes)) * FORWARD[seat] < 0


# --- payments -----------------------------------------------------------------------------------------------------


def payments(s: Troia, seat: int, god: int) -> list[Payment]:
    """The cheapest superior and the cheapest other payment, with and without the token; what is paid already stays."""
    cost = s.tables.cost[seat][s.olympus.index(god)]
    offering = s.tables.offering[god]
    icons = s.tables.icons
    paid = s.paid[seat]
    total = sum(len(icons[card]) for card in paid)
    matching = sum(icons[card].count(offering) for card in paid)
    loss = losses(s, seat)
    may_spend = s.cornucopia == seat and not s.pledged
    found: list[Payment] = []
    for token in (False, True) if may_spend else (False,):
        extra = CORNUCOPIA_ICONS if token or s.pledged else 0
        alone = bool(paid) or s.tables.switch.cornucopia_alone
        shown = [(card, len(icons[card]), icons[card].count(offering)) for card in s.hand[seat]]
        superior = cheapest(
            [(card, own, own) for card, _, own in shown if own], cost - matching - extra, True, alone, loss
        )
        other = cheapest(shown, cost - total - extra, bool(matching + extra), alone, loss)
        found += [(token, chosen) for chosen in distinct(superior, other)]
    return found


def distinct(*sets: list[int] | None) -> list[list[int]]:
    found: list[list[int]] = []
    for chosen in sets:
        if chosen is not None and chosen not in found:
            found.append(chosen)
    return found


def cheapest(
    cards: list[tuple[int, int, int]], need: int, matched: bool, alone: bool, loss: dict[int, float]
) -> list[int] | None:
    """The set of least loss that brings `need` icons and, unless `matched`, one of the god's own kind.

    By icons brought so far (no more than needed) and whether one of them matches: the least loss and its cards.
    A payment needs a card, unless `alone` says that enough lies there already.
    """
    need = max(need, 0)
    if need == 0 and matched and alone:
        return []
    best: dict[tuple[int, bool], tuple[float, list[int]]] = {(0, matched): (0.0, [])}
    goal: tuple[float, list[int]] = (NEVER, [])
    for card, brings, own in cards:
        for (so_far, fits), (spent, chosen) in list(best.items()):
            spent = spent + loss[card]
            state = (min(need, so_far + brings), fits or own > 0)
            if state == (need, True):
                if spent < goal[0]:
                    goal = (spent, [*chosen, card])
            elif spent < best.get(state, goal)[0]:
                best[state] = (spent, [*chosen, card])
    return goal[1] if goal[0] < NEVER else None


def losses(s: Troia, seat: int) -> dict[int, float]:
    """What it costs to give each card of the hand away."""
    icons, figure = s.tables.icons, s.tables.figure
    loss = {card: ICON * len(icons[card]) for card in s.hand[seat]}
    # Of two cards with the same figure the one with fewer icons is kept for the project.
    by_icons = sorted(s.hand[seat], key=lambda card: len(icons[card]))
    if seat == GREEK:
        laid = {figure[card] for card in s.horse}
        for card in by_icons:
            if 0 <= figure[card] < s.tables.parts and figure[card] not in laid:
                laid.add(figure[card])
                loss[card] += NEXT - LATER
        return loss
    keep = NEXT
    free = [card for card in by_icons if figure[card] >= s.tables.parts]
    for needs in s.tables.steps[s.track :]:
        for need in needs:
            fitting = next((card for card in free if figure[card] in need), None)
            if fitting is not None:
                free.remove(fitting)
                loss[fitting] += keep
        keep = LATER / 2
    return loss
