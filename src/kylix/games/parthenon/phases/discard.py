"""Phase 9: what each island may keep."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.moves import Move
from kylix.core.zones import put
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import BARE, HIDE, KEEP, READY, Bare, Hide, Keep, Ready
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import GOODS
from kylix.games.parthenon.zones import added, counts_of, replaced

HIDDEN = 1
SHOWN = 2


class DiscardPhase(Procedure[Parthenon]):
    """PAR-DISCARD-1. All choose at the same time."""

    CLAUSE: ClassVar[str] = "PAR-DISCARD-1"

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.way = (0,) * s.seats
            ask_jointly(s, [seat for seat in range(s.seats) if s.hand[seat]], KeepCards())
        else:
            s.way = (0,) * s.seats
            s.end()


def hidden_limit(s: Parthenon, seat: int) -> int:
    """PAR-DISCARD-2. Cards kept with option A: more with a Treasury, a philosophy, a wonder."""
    t = s.tables
    limit = t.keep_a
    for power in t.hooks.keeps:
        if s.has(seat, power):
            limit += t.powers[power].effect.keeps(s, seat, power)
    return min(limit, len(s.hand[seat]))


def duplicates(s: Parthenon, seat: int) -> int:
    """Cards kept with option B beyond one of each type."""
    t = s.tables
    count = 0
    for power in t.hooks.keeps_shown:
        if s.has(seat, power):
            count += t.powers[power].effect.keeps_shown(s, seat, power)
    return min(count, len(s.hand[seat]) - len(set(s.hand[seat])))


def to_keep(s: Parthenon, seat: int) -> int:
    """PAR-Q27. How many cards are still to be chosen; exactly so many are kept."""
    need = hidden_limit(s, seat) if s.way[seat] == HIDDEN else duplicates(s, seat)
    return need - len(s.kept[seat])


class KeepCards(Joint):
    """PAR-DISCARD-1. Option A: some cards, hidden. Option B: the whole hand shown, one card of each type."""

    CLAUSE: ClassVar[str] = "PAR-DISCARD-1"

    def orderable(self) -> bool:
        """PAR-DISCARD-1. All choose at the same time."""
        return False

    def chains(self, s: Parthenon, seat: int | None) -> bool:
        """What is kept is chosen as a whole."""
        return seat is not None and s.way[seat] > 0 and not s.ready[seat]

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        if not s.way[seat]:
            return [HIDE, BARE]
        need = to_keep(s, seat)
        if not need:
            return [READY]
        left = self.choosable(s, seat)
        first = s.kept[seat][-1] if s.kept[seat] else 0
        rest = 0
        for good in range(first, GOODS):
            rest += left[good]
        options: list[Move] = []
        for good in range(first, GOODS):
            if left[good] and rest >= need:
                options.append(KEEP[good])
            rest -= left[good]
        return options

    def choosable(self, s: Parthenon, seat: int) -> list[int]:
        """By good: cards that may still be chosen; with option B the first of each type is kept anyhow."""
        left = counts_of(s.hand[seat])
        if s.way[seat] == SHOWN:
            left = [max(0, count - 1) for count in left]
        for good in s.kept[seat]:
            left[good] = left[good] - 1
        return left

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        s.stale = seat
        if isinstance(move, Hide):
            s.way = replaced(s.way, seat, HIDDEN)
        elif isinstance(move, Bare):
            s.way = replaced(s.way, seat, SHOWN)
        elif isinstance(move, Keep):
            s.kept[seat] = added(s.kept[seat], move.good)

    def reopen(self, s: Parthenon, seat: int) -> None:
        s.way = replaced(s.way, seat, 0)
        s.kept[seat] = ()

    def commit(self, s: Parthenon, seat: int) -> None:
        s.seal()
        kept = self.chosen(s, seat)
        s.kept[seat] = ()
        if s.way[seat] == SHOWN:
            kept = sorted(kept + sorted(set(s.hand[seat])))
            s.bared = replaced(s.bared, seat, 1)
        gone = list(s.hand[seat])
        for good in kept:
            gone.remove(good)
        s.hand[seat] = tuple(kept)
        if s.log is not None:
            if s.bared[seat]:
                s.log.append(events.kept_shown(seat, kept.copy(), gone))
            else:
                s.log.append(events.kept_hidden(seat, len(kept), gone, not s.tables.hidden_discards))

    def chosen(self, s: Parthenon, seat: int) -> list[int]:
        """What the seat chose to keep. In a state that somebody imagines nothing was chosen: then the first cards."""
        kept = list(s.kept[seat])
        left = self.choosable(s, seat)
        for _ in range(to_keep(s, seat)):
            good = next(good for good in range(GOODS) if left[good])
            left[good] = left[good] - 1
            put(kept, good)
        return kept

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Ready) and s.way[seat]:
            return [Reason("PAR-Q27", "keep-more", {"count": to_keep(s, seat)})]
        if isinstance(move, (Hide, Bare)):
            return [Reason(self.CLAUSE, "chosen-already", {})]
        if not isinstance(move, (Keep, Ready)):
            return []
        if isinstance(move, Ready) or not s.way[seat]:
            return [Reason(self.CLAUSE, "choose-first", {})]
        if self.choosable(s, seat)[move.good] < 1:
            return [Reason("PAR-DISCARD-2", "not-held", {"good": move.good})]
        return [Reason("PAR-DISCARD-2", "in-order", {"good": move.good})]
