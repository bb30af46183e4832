"""The gains of a trial card: favours, points in a skill, points of one's choice. Also the point of a rest."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.moves import Move
from kylix.games.odysseus import events
from kylix.games.odysseus.moves import FORGO, KEEP, RAISE, REDIRECT, Forgo, Keep, Raise, Redirect
from kylix.games.odysseus.phases.asking import OpenChoice, pose
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import SKILLS


def take_favour(s: Odysseus, seat: int, skill: int) -> None:
    """ODY-ADVENTURE-2. In hand at once, for the points of the same card too."""
    s.favours[seat] += 1
    if s.log is not None:
        s.log.append(events.took_favour(seat, 1))


def raise_skill(s: Odysseus, seat: int, skill: int) -> None:
    """ODY-ADVENTURE-3. Without a favour there is nothing to ask."""
    if not s.favours[seat] and s.skills[seat][skill] < s.tables.top[skill] and s.tables.redirect_price:
        lift_level(s, seat, skill)
    else:
        pose(s, KeepOrRedirect(seat, skill))


def raise_any(s: Odysseus, seat: int, skill: int) -> None:
    pose(s, RaiseSkill(seat))


def lift_level(s: Odysseus, seat: int, skill: int) -> None:
    levels = s.skills[seat]
    levels[skill] += 1
    if s.log is not None:
        s.log.append(events.skill_raised(seat, skill, levels[skill]))


class KeepOrRedirect(OpenChoice):
    """ODY-FAVOUR-3. A printed point: raise its skill, or pay a favour to raise another instead."""

    CLAUSE: ClassVar[str] = "ODY-FAVOUR-3"

    def __init__(self, seat: int, skill: int) -> None:
        super().__init__(seat)
        self.skill: Final = skill

    def options(self, s: Odysseus, seat: int) -> list[Move]:
        """ODY-ADVENTURE-4, ODY-Q10. A skill at its top lets the point go, unless it may be redirected."""
        printed, levels, tables = self.skill, s.skills[seat], s.tables
        ways = [KEEP]
        if levels[printed] >= tables.top[printed]:
            if not tables.switch.redirect_at_6:
                return []
            ways = [FORGO]
        if s.favours[seat] >= tables.redirect_price:
            for skill in range(SKILLS):
                if skill != printed and levels[skill] < tables.top[skill]:
                    ways.append(REDIRECT[skill])
        return ways

    def choose(self, s: Odysseus, seat: int, move: Move) -> None:
        if isinstance(move, Keep):
            lift_level(s, seat, self.skill)
        elif isinstance(move, Redirect):
            price = s.tables.redirect_price
            s.favours[seat] -= price
            if s.log is not None:
                s.log.append(events.point_redirected(seat, self.skill, move.skill, price))
            lift_level(s, seat, move.skill)
        else:
            self.lapse(s)

    def lapse(self, s: Odysseus) -> None:
        if s.log is not None:
            s.log.append(events.point_lost(self.seat, self.skill))

    def why_not_so(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Keep):
            return at_top(s, seat, self.skill, "ODY-ADVENTURE-4")
        if isinstance(move, Forgo):
            return [Reason("ODY-ADVENTURE-5", "point-mandatory", {"skill": self.skill})]
        if not isinstance(move, Redirect):
            return []
        if move.skill == self.skill:
            return [Reason("ODY-FAVOUR-4", "same-skill", {"skill": move.skill})]
        price, count = s.tables.redirect_price, s.favours[seat]
        if count < price:
            return [Reason("ODY-FAVOUR-3", "too-few-favours", {"price": price, "count": count})]
        return at_top(s, seat, move.skill, "ODY-FAVOUR-4")


class RaiseSkill(OpenChoice):
    """ODY-ADVENTURE-5. A point of one's choice; it must be placed if any skill can take it."""

    CLAUSE: ClassVar[str] = "ODY-ADVENTURE-5"

    def options(self, s: Odysseus, seat: int) -> list[Move]:
        levels, top = s.skills[seat], s.tables.top
        return [RAISE[skill] for skill in range(SKILLS) if levels[skill] < top[skill]]

    def choose(self, s: Odysseus, seat: int, move: Move) -> None:
        assert isinstance(move, Raise)
        lift_level(s, seat, move.skill)

    def lapse(self, s: Odysseus) -> None:
        if s.log is not None:
            s.log.append(events.free_point_lost(self.seat))

    def why_not_so(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Redirect):
            return [Reason("ODY-FAVOUR-5", "free-choice", {})]
        return at_top(s, seat, move.skill, self.CLAUSE) if isinstance(move, Raise) else []


class RaiseForRest(RaiseSkill):
    """ODY-REST-3. The point of a rest, in a skill of one's choice."""

    CLAUSE: ClassVar[str] = "ODY-REST-3"


def at_top(s: Odysseus, seat: int, skill: int, clause: str) -> list[Reason]:
    return [Reason(clause, "skill-at-top", {"skill": skill, "limit": s.tables.top[skill]})]
