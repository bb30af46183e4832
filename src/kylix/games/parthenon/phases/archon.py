"""Phase 10: the vote for the Archon."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import PICK, VOTE, Pick, Vote
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.zones import replaced


class ArchonPhase(Procedure[Parthenon]):
    """PAR-ARCHON-1. The Archon votes first, then clockwise; votes are open."""

    CLAUSE: ClassVar[str] = "PAR-ARCHON-1"

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.votes = (-1,) * s.seats
        elif at <= s.seats:
            s.call(CastVote((s.archon + at - 1) % s.seats))
        elif at == s.seats + 1:
            count_votes(s)
        else:
            s.votes = (-1,) * s.seats
            s.end()


def weight(s: Parthenon, seat: int) -> int:
    """What the seat's vote counts."""
    best = 1
    for power in s.tables.hooks.votes:
        if s.has(seat, power):
            best = max(best, s.tables.powers[power].effect.votes(s, seat, power))
    return best


def tally(s: Parthenon) -> list[int]:
    """By seat: the votes for it so far."""
    found = [0] * s.seats
    for seat, choice in enumerate(s.votes):
        if choice >= 0:
            found[choice] += weight(s, seat)
    return found


def count_votes(s: Parthenon) -> None:
    """PAR-ARCHON-4. Most votes; PAR-ARCHON-5, a tie is drawn, unless a wonder's owner picks."""
    votes = tally(s)
    most = max(votes)
    tied = [seat for seat in range(s.seats) if votes[seat] == most]
    if len(tied) == 1:
        elect(s, tied[0], False)
        return
    for seat, power in s.holders(s.tables.hooks.picks):
        if s.tables.powers[power].effect.picks(s, seat, power):
            s.contenders = tuple(tied)
            s.call(PickArchon(seat))
            return
    elect(s, tied[s.random_below(len(tied))], True)


def elect(s: Parthenon, seat: int, drawn: bool) -> None:
    s.archon = seat
    if s.log is not None:
        s.log.append(events.archon_elected(seat, drawn))


class CastVote(Choice[Parthenon]):
    """PAR-ARCHON-3. For any other player; voting is compulsory."""

    CLAUSE: ClassVar[str] = "PAR-ARCHON-3"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [VOTE[other] for other in range(s.seats) if other != seat]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Vote)
        s.votes = replaced(s.votes, seat, move.seat)
        if s.log is not None:
            s.log.append(events.voted(seat, move.seat))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Vote):
            return []
        return [Reason("PAR-ARCHON-1", "not-for-oneself" if move.seat == seat else "no-such-seat", {"seat": move.seat})]


class PickArchon(Choice[Parthenon]):
    """PAR-ARCHON-5. The owner of the Amphitheater picks among those who are tied."""

    CLAUSE: ClassVar[str] = "PAR-ARCHON-5"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [PICK[other] for other in s.contenders]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Pick)
        s.contenders = ()
        elect(s, move.seat, False)

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-tied", {"seat": move.seat})] if isinstance(move, Pick) else []
