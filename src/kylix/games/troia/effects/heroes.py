"""Powers that move heroes on the battlefield."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.troia.effects.power import PowerChoice
from kylix.games.troia.moves import BACK, FORWARD, MOVE, SEND, Back, Forward, MoveHero, Send
from kylix.games.troia.phases.board import put_hero, step_hero
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import (
    COMBAT,
    FAR,
    GREEK_DEFENCE,
    GREEK_PROTECTION,
    OWN,
    TROJAN_DEFENCE,
    TROJAN_PROTECTION,
)
from kylix.games.troia.tables import FORWARD as AHEAD

NOWHERE: Final = -1


class HeroPower(PowerChoice):
    """TRO-POWER-4. Any hero that stands where the power reaches it; `goal` says where it goes from each space."""

    def goal(self, s: Troia, seat: int, space: int) -> int:
        raise AssertionError("a hero goes somewhere")

    def ways(self, s: Troia, seat: int) -> list[Move]:
        return [MOVE[hero] for hero, space in enumerate(s.heroes) if self.goal(s, seat, space) != NOWHERE]

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        assert isinstance(move, MoveHero)
        put_hero(s, move.hero, self.goal(s, seat, s.heroes[move.hero]))

    def why_not_so(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, MoveHero):
            return []
        return [Reason(self.CLAUSE, "hero-out-of-reach", {"hero": move.hero, "space": s.heroes[move.hero]})]


class StepForward(HeroPower):
    """TRO-GOD-HERMES. A hero not yet in the far space moves one space forward."""

    CLAUSE: ClassVar[str] = "TRO-GOD-HERMES"

    def goal(self, s: Troia, seat: int, space: int) -> int:
        return NOWHERE if space == FAR[seat] else space + AHEAD[seat]


class DefenceToProtection(HeroPower):
    """TRO-GOD-HERA. From defence to protection on the same side."""

    CLAUSE: ClassVar[str] = "TRO-GOD-HERA"

    def goal(self, s: Troia, seat: int, space: int) -> int:
        if space == GREEK_DEFENCE:
            return GREEK_PROTECTION
        return TROJAN_PROTECTION if space == TROJAN_DEFENCE else NOWHERE


class ProtectionToDefence(HeroPower):
    """TRO-GOD-POSEIDON. From protection to defence on the same side."""

    CLAUSE: ClassVar[str] = "TRO-GOD-POSEIDON"

    def goal(self, s: Troia, seat: int, space: int) -> int:
        if space == GREEK_PROTECTION:
            return GREEK_DEFENCE
        return TROJAN_DEFENCE if space == TROJAN_PROTECTION else NOWHERE


class DefenceToCombat(HeroPower):
    """TRO-GOD-ARES. From defence to combat."""

    CLAUSE: ClassVar[str] = "TRO-GOD-ARES"

    def goal(self, s: Troia, seat: int, space: int) -> int:
        return COMBAT if space in (GREEK_DEFENCE, TROJAN_DEFENCE) else NOWHERE


class DefenceToDefence(HeroPower):
    """TRO-GOD-HEPHAESTUS. From one defence space to the other, over combat."""

    CLAUSE: ClassVar[str] = "TRO-GOD-HEPHAESTUS"

    def goal(self, s: Troia, seat: int, space: int) -> int:
        if space == GREEK_DEFENCE:
            return TROJAN_DEFENCE
        return GREEK_DEFENCE if space == TROJAN_DEFENCE else NOWHERE


class CombatToDefence(PowerChoice):
    """TRO-GOD-ARTEMIS. A hero in combat goes to a defence space; by option straight to a protection space."""

    CLAUSE: ClassVar[str] = "TRO-GOD-ARTEMIS"

    def goals(self, s: Troia) -> list[int]:
        if s.tables.switch.artemis_jump:
            return [GREEK_PROTECTION, TROJAN_PROTECTION]
        return [GREEK_DEFENCE, TROJAN_DEFENCE]

    def ways(self, s: Troia, seat: int) -> list[Move]:
        goals = self.goals(s)
        return [SEND[hero][goal] for hero, space in enumerate(s.heroes) if space == COMBAT for goal in goals]

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        assert isinstance(move, Send)
        put_hero(s, move.hero, move.space)

    def why_not_so(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Send):
            return []
        if s.heroes[move.hero] != COMBAT:
            return [Reason(self.CLAUSE, "hero-out-of-reach", {"hero": move.hero, "space": s.heroes[move.hero]})]
        return [Reason(self.CLAUSE, "space-out-of-reach", {"space": move.space})]


class ForwardAndBack(PowerChoice):
    """TRO-GOD-APHRODITE. One hero forward and another back; both movements must really happen."""

    CLAUSE: ClassVar[str] = "TRO-GOD-APHRODITE"

    def ways(self, s: Troia, seat: int) -> list[Move]:
        return [
            FORWARD[hero]
            for hero, space in enumerate(s.heroes)
            if space != FAR[seat] and any(s.heroes[other] != OWN[seat] for other in others(s, hero))
        ]

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        assert isinstance(move, Forward)
        s.call(FallBack(seat, move.hero))

    def why_not_so(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Forward):
            return []
        if s.heroes[move.hero] == FAR[seat]:
            return [Reason(self.CLAUSE, "hero-out-of-reach", {"hero": move.hero, "space": FAR[seat]})]
        return [Reason(self.CLAUSE, "nobody-to-fall-back", {})]


class FallBack(Choice[Troia]):
    """TRO-GOD-APHRODITE. The price: another hero one space back. Then both move."""

    CLAUSE: ClassVar[str] = "TRO-GOD-APHRODITE"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero

    def options(self, s: Troia, seat: int) -> list[Move]:
        return [BACK[hero] for hero in others(s, self.hero) if s.heroes[hero] != OWN[seat]]

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        assert isinstance(move, Back)
        step_hero(s, self.hero, AHEAD[seat])
        step_hero(s, move.hero, -AHEAD[seat])

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Back):
            return []
        if move.hero == self.hero:
            return [Reason(self.CLAUSE, "same-hero", {"hero": move.hero})]
        return [Reason(self.CLAUSE, "hero-out-of-reach", {"hero": move.hero, "space": s.heroes[move.hero]})]


def others(s: Troia, hero: int) -> list[int]:
    return [other for other in range(len(s.heroes)) if other != hero]
