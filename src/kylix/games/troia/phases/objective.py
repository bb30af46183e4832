"""The objective step: one piece of the horse, or one space of the path; then two heroes go home."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.troia import events, scoring
from kylix.games.troia.moves import CANCEL, RETURN, SKIP, Advance, Build, Return, Skip
from kylix.games.troia.phases.board import put_hero
from kylix.games.troia.phases.ending import end_game
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import COMBAT, FAR, GREEK, HEROES_FORWARD, TROJAN


class Objective(Procedure[Troia]):
    """TRO-OBJ-1. With two heroes in the far space at the end of the own turn, progress is possible."""

    CLAUSE: ClassVar[str] = "TRO-OBJ-1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Troia, at: int) -> None:
        if at == 0 and len(s.far_heroes(self.seat)) >= HEROES_FORWARD:
            s.call(MakeProgress(self.seat))
        else:
            s.end()


class MakeProgress(Choice[Troia]):
    """TRO-OBJ-2. Always asked when the heroes stand there, so that a skip tells nothing of the hand (TRO-CARD-5)."""

    CLAUSE: ClassVar[str] = "TRO-OBJ-2"

    def options(self, s: Troia, seat: int) -> list[Move]:
        tables = s.tables
        if seat == GREEK:
            return [SKIP, *[tables.build[card] for card in s.hand[seat] if self.is_new_part(s, card)]]
        return [SKIP, *[tables.advance[card] for card in serving(s)]]

    def is_new_part(self, s: Troia, card: int) -> bool:
        """TRO-OBJ-G2. A part that lies there already cannot be laid again."""
        figure = s.tables.figure[card]
        return 0 <= figure < s.tables.parts and all(s.tables.figure[laid] != figure for laid in s.horse)

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        if isinstance(move, Build):
            build(s, seat, move.card)
        elif isinstance(move, Advance):
            s.set_aside(seat, move.card)
            s.call(Path(seat))
        elif s.log is not None:
            s.log.append(events.made_no_progress(seat))

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Skip):
            return []
        if isinstance(move, Build):
            return self.why_not_build(s, seat, move.card)
        return why_not_advance(s, seat, move.card) if isinstance(move, Advance) else []

    def why_not_build(self, s: Troia, seat: int, card: int) -> list[Reason]:
        if seat != GREEK:
            return [Reason("TRO-CARD-4", "only-greek-builds", {})]
        if card not in s.hand[seat]:
            return [Reason("TRO-OBJ-G1", "not-in-hand", {"card": card})]
        figure = s.tables.figure[card]
        if not 0 <= figure < s.tables.parts:
            return [Reason("TRO-OBJ-G1", "no-horse-part", {"card": card})]
        return [Reason("TRO-OBJ-G2", "part-laid", {"figure": figure})]


def build(s: Troia, seat: int, card: int) -> None:
    """TRO-OBJ-G1. The part lies open for the rest of the game; TRO-END-1: the fourth wins at once."""
    s.leave_hand(seat, card)
    s.horse.append(card)
    s.seal()
    if s.log is not None:
        s.log.append(events.built(seat, card, s.tables.figure[card], len(s.horse)))
    if len(s.horse) == s.tables.parts:
        end_game(s, GREEK, scoring.HORSE)
    else:
        s.call(HeroesReturn(seat))


class Path(Procedure[Troia]):
    """TRO-OBJ-T1. The other cards that the next space demands, then the token moves."""

    CLAUSE: ClassVar[str] = "TRO-OBJ-T1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Troia, at: int) -> None:
        if len(s.paid[self.seat]) < len(s.tables.steps[s.track]):
            s.call(AddCard(self.seat))
        else:
            advance(s, self.seat)


class AddCard(Choice[Troia]):
    """TRO-OBJ-T1. One more card for the space of the path that demands several, in any order."""

    CLAUSE: ClassVar[str] = "TRO-OBJ-T1"
    CHAIN: ClassVar[bool] = True

    def options(self, s: Troia, seat: int) -> list[Move]:
        options = [s.tables.advance[card] for card in serving(s)]
        return options or [CANCEL]

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        if isinstance(move, Advance):
            s.set_aside(seat, move.card)
        else:
            s.hand[seat] = sorted(s.hand[seat] + s.paid[seat])
            s.paid[seat] = []
            s.goto(MakeProgress(seat))

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        return why_not_advance(s, seat, move.card) if isinstance(move, Advance) else []


def serving(s: Troia) -> list[int]:
    """Trojan hand cards that serve the next space beside those set aside, if the rest of the hand can do the rest."""
    needs = s.tables.steps[s.track]
    named = figures(s, s.paid[TROJAN])
    hand = s.hand[TROJAN]
    return [
        card
        for card in hand
        if can_meet(needs, [*named, s.tables.figure[card]], figures(s, [other for other in hand if other != card]))
    ]


def figures(s: Troia, cards: list[int]) -> list[int]:
    return [s.tables.figure[card] for card in cards]


def can_meet(needs: list[list[int]], named: list[int], held: list[int]) -> bool:
    """Whether all demands can be met, a card for each: with every figure that is named, the rest with those held."""
    if named:
        return any(
            named[0] in need and can_meet(needs[:at] + needs[at + 1 :], named[1:], held)
            for at, need in enumerate(needs)
        )
    if not needs:
        return True
    return any(
        figure in needs[0] and can_meet(needs[1:], [], held[:at] + held[at + 1 :]) for at, figure in enumerate(held)
    )


def why_not_advance(s: Troia, seat: int, card: int) -> list[Reason]:
    if seat != TROJAN:
        return [Reason("TRO-CARD-4", "only-trojan-advances", {})]
    if card in s.paid[seat]:
        return [Reason("TRO-OBJ-T2", "already-paid", {"card": card})]
    if card not in s.hand[seat]:
        return [Reason("TRO-OBJ-T2", "not-in-hand", {"card": card})]
    needs = s.tables.steps[s.track]
    every = [figure for need in needs for figure in need]
    named = figures(s, s.paid[seat])
    serve = sorted({figure for figure in every if can_meet(needs, [*named, figure], every)})
    if s.tables.figure[card] not in serve:
        return [Reason("TRO-OBJ-T1", "wrong-figure", {"card": card, "figures": serve})]
    return [Reason("TRO-OBJ-T1", "other-card-missing", {"count": len(needs)})]


def advance(s: Troia, seat: int) -> None:
    """TRO-OBJ-T2. The cards are shown and discarded; TRO-END-2: the fourth space wins at once."""
    cards = s.reveal_paid(seat)
    s.track += 1
    if s.log is not None:
        s.log.append(events.advanced(seat, cards.copy(), s.track))
    if s.track == len(s.tables.steps):
        end_game(s, TROJAN, scoring.TRACK)
    else:
        s.goto(HeroesReturn(seat))


class HeroesReturn(Procedure[Troia]):
    """TRO-OBJ-3. Exactly two heroes of the far space go back to combat; the active player chooses which."""

    CLAUSE: ClassVar[str] = "TRO-OBJ-3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Troia, at: int) -> None:
        far = s.far_heroes(self.seat)
        if at == 0 and len(far) > HEROES_FORWARD:
            s.goto(ReturnHero(self.seat, HEROES_FORWARD, 0))
            return
        for hero in far:
            put_hero(s, hero, COMBAT)
        s.end()


class ReturnHero(Choice[Troia]):
    """TRO-OBJ-3. One hero after the other, in any order. `first` is behind the one named before: bots, which need each
    pair once, look no further back."""

    CLAUSE: ClassVar[str] = "TRO-OBJ-3"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, count: int, first: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.first: Final = first

    def options(self, s: Troia, seat: int) -> list[Move]:
        return [RETURN[hero] for hero in s.far_heroes(seat)]

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        assert isinstance(move, Return)
        put_hero(s, move.hero, COMBAT)
        if self.count > 1:
            s.call(ReturnHero(seat, self.count - 1, move.hero + 1))

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Return):
            return []
        return [Reason("TRO-OBJ-3", "hero-elsewhere", {"hero": move.hero, "space": FAR[seat]})]
