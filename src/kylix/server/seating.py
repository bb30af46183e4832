"""Who plays a seat, and how that changes: never behind the back of the person whose seat it is.

A free seat (a bot's, or one to which nobody has come yet) is the host's to give. A seat whose key a person has changes
with that person's consent; or, after an absence that everybody sees counted down, to a bot, which shows its cards to
nobody; or, when the device is lost, by a new invitation on which the others agree. Proposals are not stored: after a
restart one asks again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import time
from typing import TYPE_CHECKING, Any

from kylix import bots
from kylix.core.errors import BadSeats
from kylix.server.clock import Clock, Timer
from kylix.server.club.names import tidy
from kylix.server.errors import ApiError
from kylix.server.jobs import Jobs
from kylix.server.seat_messages import How, JoinAsked, Kind, SeatAsk, SeatChange, SeatChanged
from kylix.server.tokens import Holder, digest
from kylix.store.base import USED, StoredSeat

if TYPE_CHECKING:
    from kylix.server.table import Table


PEOPLE = ("here", "link")
DEFAULT_LEVEL = "random"
EVENTS: dict[tuple[How, str], str] = {
    ("consent", "bot"): "seat-stand-in",
    ("consent", "here"): "seat-handed-here",
    ("consent", "link"): "seat-handed-on",
    ("absence", "bot"): "seat-away",
    ("lost", "link"): "seat-lost",
}

GIVEN = ("seat-joined", "seat-moved", "seat-bot", "seat-here", "seat-open", "seat-back")
"""The other events of entries that tell who plays."""


@dataclass
class Proposal:
    """A change of a person's seat that waits for an answer, or for the end of a countdown."""

    id: str
    how: How
    seat: int
    value: StoredSeat
    by: int | None
    missing: set[int]
    until: float
    timer: Timer | None = None
    server: str = ""
    """The server that asks, if it is another one: that one decides."""

    @property
    def kind(self) -> Kind:
        return self.value.kind  # type: ignore[return-value]


class Seating:
    """The seats of one table. Everything that changes one is called under the table's lock."""

    def __init__(
        self, table: Table, clock: Clock, away_seconds: float, consent_seconds: float, settled: Callable[[], None]
    ) -> None:
        self.table = table
        self.clock = clock
        self.away_seconds = away_seconds
        self.consent_seconds = consent_seconds
        self.settled = settled
        """Called when somebody else plays a seat: everybody is told, bots may have to act."""
        self.open: dict[int, Proposal] = {}
        self.jobs = Jobs(f"a seat at table {table.id} could not be changed")

    # --- looking --------------------------------------------------------------------------------------------------

    def is_here(self, seat: int) -> bool:
        """Whether somebody looks at the table from there. People at the host's screen look at it by turns."""
        looking = {listener.seat for listener in self.table.listeners if listener.seat is not None}
        looking |= self.table.elsewhere | self.table.orders.visiting.seats
        if self.table.seats[seat].kind == "here":
            return any(self.table.seats[other].kind == "here" for other in looking)
        return seat in looking

    def asked(self, seat: int) -> SeatAsk | None:
        """What is open for the seat, as everybody is told."""
        found = self.open.get(seat)
        if found is None:
            return None
        names = self.table.setting.names["seat"]
        missing = [names[each] for each in sorted(found.missing)]
        seconds = max(0.0, found.until - self.clock.now())
        return SeatAsk(found.id, found.how, found.kind, self.table.seat_name(found.by), missing, seconds)

    def device(self, seat: int | None) -> int | None:
        """Seats at the host's screen are one voice (None, as the host's own), every other seat is its own."""
        return None if seat is None or self.table.seats[seat].kind == "here" else seat

    def others(self, seat: int, by: int | None) -> set[int]:
        """Who has to agree, besides the one who asks, when somebody else's device is lost."""
        not_asked = (self.device(seat), self.device(by))
        people = [other for other, kept in enumerate(self.table.seats) if kept.token and kept.kind in PEOPLE]
        return {other for other in people if self.device(other) not in not_asked}

    # --- changing -------------------------------------------------------------------------------------------------

    async def change(self, holder: Holder, seat: int, asked: SeatChange) -> SeatChanged:
        """What the host, the person whose seat it is, or another person at the table wants."""
        kept = self.table.seats[seat]
        level = level_of(asked.kind, asked.level or kept.level)
        if asked.kind != "bot" and seat in self.table.lost():
            raise ApiError(409, "seat-lost-game", "this seat has lost the game: a bot plays it to the end")
        if holder.seat == seat:
            return await self.by_owner(seat, asked, level)
        if not kept.token:
            if holder.seat is not None:
                raise ApiError(403, "not-host", "only the host gives a free seat to somebody")
            return await self.give(seat, asked, level)
        if kept.kind == "bot" and asked.kind == "bot":
            if holder.seat is not None:
                raise ApiError(403, "not-host", "only the host chooses the bot")
            await self.put(seat, replace(kept, level=level), "seat-bot")
            return SeatChanged(None)
        told = self.propose(holder.seat, seat, asked, level)
        made = self.open[seat]
        await self.table.ask_people(made.missing or {seat}, made.until - self.clock.now())
        return told

    async def by_owner(self, seat: int, asked: SeatChange, level: str) -> SeatChanged:
        """With the seat's own key: what its person wants is done at once. The key stays theirs."""
        kept = self.table.seats[seat]
        name = kept.name if asked.name is None else tidy(asked.name)
        if asked.renew:
            invitation = secrets.token_urlsafe(16)
            await self.put(seat, replace(kept, invitation=digest(invitation)), "")
            return SeatChanged(None, invitation)
        if asked.kind == "bot":
            await self.put(seat, replace(kept, kind="bot", level=level), "seat-stand-in")
        elif kept.kind == "bot":
            await self.put(seat, replace(kept, kind=asked.kind, level="", name=name), "seat-back")
        else:
            await self.put(seat, replace(kept, name=name), "")
        return SeatChanged(None)

    async def give(self, seat: int, asked: SeatChange, level: str) -> SeatChanged:
        """The host gives a free seat to somebody. An invitation that nobody used is void with a new one."""
        kept = self.table.seats[seat]
        key = secrets.token_urlsafe(16)
        name = kept.name if asked.name is None else tidy(asked.name)
        if asked.kind == "bot":
            await self.put(seat, StoredSeat("bot", level, "", ""), "seat-bot")
            return SeatChanged(None)
        if asked.kind == "here":
            await self.put(seat, StoredSeat("here", "", name, digest(key)), "seat-here")
            return SeatChanged(key)
        await self.put(seat, StoredSeat("link", "", name, "", digest(key)), "" if kept.kind == "link" else "seat-open")
        return SeatChanged(None, key)

    async def join(self, asked: JoinAsked, person: str = "") -> int:
        """An invitation is exchanged for a token that the guest's device made; the seat is this person's, if any's."""
        seat, value, event = joined(self.table.seats, asked)
        if value is not None:
            await self.put(seat, value, event, person)
        return seat

    async def put(self, seat: int, value: StoredSeat, event: str, person: str = "") -> None:
        await self.table.set_seat(seat, value, event, person)
        self.drop(seat)
        self.settled()

    # --- proposals ------------------------------------------------------------------------------------------------

    def propose(self, by: int | None, seat: int, asked: SeatChange, level: str) -> SeatChanged:
        if seat in self.open:
            raise ApiError(409, "seat-asked", "this was asked already: wait for the answer")
        how = self.way(by, seat, asked.kind)
        kept = self.table.seats[seat]
        key = secrets.token_urlsafe(16)
        if asked.kind == "bot":
            value = replace(kept, kind="bot", level=level)
        elif asked.kind == "here":
            value = StoredSeat("here", "", "", digest(key))
        else:
            value = StoredSeat("link", "", kept.name if how == "lost" else "", "", digest(key))
        missing = {seat} if how == "consent" else self.others(seat, by) if how == "lost" else set()
        seconds = self.away_seconds if how == "absence" else self.consent_seconds
        made = Proposal(secrets.token_hex(8), how, seat, value, by, missing, self.clock.now() + seconds)
        made.timer = self.clock.call_later(seconds, self.due, made)
        self.open[seat] = made
        self.table.tell_seats()
        token, invitation = (key if asked.kind == kind else None for kind in PEOPLE)
        return SeatChanged(token, invitation, True)

    def way(self, by: int | None, seat: int, kind: Kind) -> How:
        """How a person's seat may come to such a controller; ApiError where it may not."""
        if self.is_here(seat):
            if by is not None:
                raise ApiError(403, "not-host", "only the host asks somebody for their seat")
            return "consent"
        if kind == "bot":
            return "absence"
        if kind == "here":
            raise ApiError(409, "needs-consent", "a person's seat changes with their consent, and they are not here")
        if not self.others(seat, by):
            raise ApiError(409, "nobody-agrees", "there is nobody else here who could agree to a new invitation")
        return "lost"

    async def answer(self, id: str, seat: int, agree: bool) -> bool:
        """Whether somebody waited for this answer of the seat."""
        found = next((one for one in self.open.values() if one.id == id), None)
        if found is None or (seat not in found.missing and (agree or seat != found.by)):
            return False
        found.missing = {other for other in found.missing if self.device(other) != self.device(seat)}
        if found.server:
            self.table.given.setdefault(id, {})[str(seat)] = agree
            self.table.noticed()
            return True
        if not agree:
            self.drop(found.seat)
            self.table.tell_seats()
        elif found.missing:
            self.table.tell_seats()
        else:
            await self.carry_out(found)
        return True

    async def carry_out(self, found: Proposal) -> None:
        await self.put(found.seat, found.value, EVENTS[found.how, found.kind])

    def came(self, seat: int | None) -> None:
        """Who was away is here again: nothing is decided without them."""
        found = None if seat is None else self.open.get(seat)
        if found is not None and found.how != "consent":
            self.drop(found.seat)

    def drop(self, seat: int) -> None:
        found = self.open.pop(seat, None)
        if found is not None and found.timer is not None:
            found.timer.cancel()

    def due(self, found: Proposal) -> None:
        if self.open.get(found.seat) is not found:
            return
        if found.how == "absence":
            self.jobs.start(self.stand_in(found))
        else:
            self.drop(found.seat)
            self.table.tell_seats()

    async def stand_in(self, found: Proposal) -> None:
        async with self.table.lock:
            if self.open.get(found.seat) is found and not self.is_here(found.seat):
                await self.carry_out(found)

    # --- other servers --------------------------------------------------------------------------------------------

    def said(self) -> dict[str, Any]:
        """What is asked here, for other servers."""
        return {
            str(seat): {"id": one.id, "how": one.how, "kind": one.kind, "by": one.by, "missing": sorted(one.missing),
                        "until": one.until - self.clock.now() + time()}
            for seat, one in self.open.items() if not one.server
        }  # fmt: skip

    def mirror(self, said: dict[str, dict[str, Any]]) -> bool:
        """What is asked at other servers is open here, too; whether anything changed."""
        asked = {int(seat): (server, one) for server, seats in said.items() for seat, one in seats.items()}
        changed = False
        for seat, known in list(self.open.items()):
            if known.server and (seat not in asked or asked[seat][1]["id"] != known.id):
                self.drop(seat)
                self.table.given.pop(known.id, None)
                changed = True
        for seat, (server, one) in asked.items():
            missing = set(one["missing"]) - {int(gave) for gave in self.table.given.get(one["id"], {})}
            if seat not in self.open:
                value = StoredSeat(one["kind"], "", "", "")
                until = self.clock.now() + one["until"] - time()
                self.open[seat] = Proposal(one["id"], one["how"], seat, value, one["by"], missing, until, None, server)
                changed = True
            elif self.open[seat].server and self.open[seat].missing != missing:
                self.open[seat].missing = missing
                changed = True
        return changed

    def stop(self) -> None:
        for seat in list(self.open):
            self.drop(seat)
        self.jobs.stop()


def joined(seats: Sequence[StoredSeat], asked: JoinAsked) -> tuple[int, StoredSeat | None, str]:
    """The seat to which an invitation leads, as it is then, and what to tell; None: this guest sits there already."""
    invitation, token = digest(asked.invitation), digest(asked.token)
    for seat, kept in enumerate(seats):
        if kept.invitation == USED + invitation:
            if kept.token == token:
                return seat, None, ""  # asked again, since the answer was lost
            raise ApiError(409, "invitation-used", "this invitation was used already; ask for another one")
        if kept.invitation == invitation:
            if any(other.token == token for other in seats):
                raise ApiError(409, "token-taken", "a seat needs a token of its own")
            value = StoredSeat("link", "", tidy(asked.name) or kept.name, token, USED + invitation)
            return seat, value, "seat-moved" if kept.token else "seat-joined"
    raise ApiError(404, "no-invitation", "this invitation opens nothing, or nothing any more; ask for another one")


def level_of(kind: str, level: str | None) -> str:
    """The level of a bot, which must exist; people have none."""
    if kind != "bot":
        return ""
    level = level or DEFAULT_LEVEL
    if level not in bots.BOTS:
        # A level with a budget of its own is for one's own machine: here it could keep the processes of all tables.
        raise BadSeats(f"there is no bot {level!r} at this table; there are: {', '.join(bots.BOTS)}")
    return level
