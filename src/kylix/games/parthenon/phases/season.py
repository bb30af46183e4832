"""The game, its years and seasons, and what happens between them."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Match, Procedure
from kylix.games.parthenon import events
from kylix.games.parthenon.phases.archon import ArchonPhase
from kylix.games.parthenon.phases.build import BuildPhase
from kylix.games.parthenon.phases.discard import DiscardPhase
from kylix.games.parthenon.phases.ending import VictoryCheck
from kylix.games.parthenon.phases.event import EventPhase
from kylix.games.parthenon.phases.fleet_trade import FleetTradePhase
from kylix.games.parthenon.phases.hazard import HazardPhase
from kylix.games.parthenon.phases.homecoming import ReturnPhase
from kylix.games.parthenon.phases.island_trade import IslandTradePhase
from kylix.games.parthenon.phases.journey import JourneyPhase
from kylix.games.parthenon.phases.production import ProductionPhase
from kylix.games.parthenon.phases.setup import SetUp, lay_out_events
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import LANDS
from kylix.games.parthenon.zones import replaced, shuffled

PHASES = 10


class Aegean(Match[Parthenon]):
    """PAR-GEN-1. Season after season until the victory check ends the game. A turn of the kernel is a season."""

    CLAUSE: ClassVar[str] = "PAR-GEN-1"

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.call(SetUp())
            return
        s.turn += 1
        s.season = s.season % s.tables.seasons + 1
        if s.log is not None:
            s.log.append(events.season_began(s.year, s.season))
        s.call(Season())


class Season(Procedure[Parthenon]):
    """PAR-GEN-2. The ten phases, then the check."""

    CLAUSE: ClassVar[str] = "PAR-GEN-2"

    def step(self, s: Parthenon, at: int) -> None:
        if at < PHASES:
            s.phase = at + 1
            if s.log is not None:
                s.log.append(events.phase_began(at))
            call_phase(s, at)
        elif at == PHASES:
            s.phase = 0
            s.prepare_season(s.seats)
            s.call(VictoryCheck())
        else:
            if s.season == s.tables.seasons:
                end_year(s)
            s.end()


def call_phase(s: Parthenon, at: int) -> None:
    match at:
        case 0:
            s.call(EventPhase())
        case 1:
            s.call(ProductionPhase())
        case 2:
            s.call(IslandTradePhase())
        case 3:
            s.call(JourneyPhase())
        case 4:
            s.call(HazardPhase())
        case _:
            call_late_phase(s, at)


def call_late_phase(s: Parthenon, at: int) -> None:
    match at:
        case 5:
            s.call(FleetTradePhase())
        case 6:
            s.call(ReturnPhase())
        case 7:
            s.call(BuildPhase())
        case 8:
            s.call(DiscardPhase())
        case _:
            s.call(ArchonPhase())


def end_year(s: Parthenon) -> None:
    """PAR-YEAR-1 to 6. Events leave, new ones are laid out; open harbours get a new card, covered ones keep theirs."""
    if s.log is not None:
        s.log.append(events.year_ended(s.year))
    s.year += 1
    lay_out_events(s)
    for land in range(LANDS):
        if s.face_up[land]:
            s.harbour_discard += s.harbour[land]
            s.harbour = replaced(s.harbour, land, ())
            s.face_up = replaced(s.face_up, land, 0)
        if not s.harbour[land]:
            s.harbour = replaced(s.harbour, land, (next_harbour(s),))
            s.looked = replaced(s.looked, land, ())


def next_harbour(s: Parthenon) -> int:
    """PAR-YEAR-6. An empty deck is made anew from its discards."""
    if not s.harbour_deck:
        s.harbour_deck = shuffled(s, list(s.harbour_discard))
        s.harbour_discard = ()
        if s.log is not None:
            s.log.append(events.harbours_reshuffled())
    card = s.harbour_deck[0]
    s.harbour_deck = s.harbour_deck[1:]
    return card
