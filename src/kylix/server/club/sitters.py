"""Whose a seat is: statements for the change that gives it to somebody, and the key by which a person opens it.

A person opens their seats from every device that carries them, with the secret of that device and the name of the seat.
So nothing has to be sent from one device to the other, and a device that was removed opens nothing any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kylix.server.errors import bad_token
from kylix.server.person import Person
from kylix.server.seat_messages import SeatRequest
from kylix.server.tokens import Holder, digest
from kylix.store.base import Statement, Store, StoredSeat

BETWEEN = "@"
"""In a person's key to a seat, and in no token: the device's secret stands before it, the seat's name behind it."""
SITS = """INSERT INTO sitters (table_id, seat, person_id) SELECT ?, ?, id FROM persons WHERE id = ?
  ON CONFLICT (table_id, seat) DO UPDATE SET person_id = excluded.person_id"""
CLAIMS = f"{SITS} WHERE sitters.person_id = excluded.person_id"
STANDS = "DELETE FROM sitters WHERE table_id = ? AND seat = ?"
AGAIN = """INSERT INTO sitters (table_id, seat, person_id)
  SELECT ?, ?, person_id FROM sitters WHERE table_id = ? AND seat = ?"""
OPENS = """SELECT s.seat FROM devices d JOIN sitters s ON s.person_id = d.person_id
  WHERE d.secret = ? AND s.table_id = ? AND s.seat = ?"""


def sits(table: str, seat: int, person: str) -> Statement:
    """A seat is a person's from now on; part of the change that gives it to them. Of nobody's who is gone."""
    return Statement(SITS, (table, seat, person))


def changes_hands(table: str, seat: int, person: str) -> Statement:
    """A seat has another key: it is this person's then, or (empty) nobody's."""
    return sits(table, seat, person) if person else Statement(STANDS, (table, seat))


def claims(table: str, seat: int, person: str) -> Statement:
    """Whoever has the key of a seat that is nobody's says that it is theirs; needed, for it may be another's."""
    return Statement(CLAIMS, (table, seat, person), needed=True)


def sits_again(table: str, seat: int, before: str, was: int) -> Statement:
    """Who sat there before sits here now."""
    return Statement(AGAIN, (table, seat, before, was))


def own_seat(plans: Sequence[SeatRequest], person: Person | None) -> int | None:
    """Which seat of a new table is the person's: the one at their screen; of several there the one with their name."""
    here = [seat for seat, plan in enumerate(plans) if plan.kind == "here"]
    if person is None or not here:
        return None
    return here[0] if len(here) == 1 else next((seat for seat in here if plans[seat].name == person.name), None)


def seated(
    table: str, plans: Sequence[SeatRequest], seats: tuple[StoredSeat, ...], person: Person | None
) -> tuple[tuple[StoredSeat, ...], tuple[Statement, ...]]:
    """The seats of a new table, one of them the person's, by the name that they chose unless they say another."""
    mine = own_seat(plans, person)
    if mine is None or person is None:
        return seats, ()
    named = replace(seats[mine], name=seats[mine].name or person.name)
    return (*seats[:mine], named, *seats[mine + 1 :]), (sits(table, mine, person.id),)


async def opened_by(store: Store, table: str, token: str, names: Sequence[str]) -> Holder | None:
    """The seat that a person's key opens; None for what is no such key; ApiError for one that opens nothing here."""
    secret, between, name = token.partition(BETWEEN)
    if not between:
        return None
    seat = next((seat for seat, known in enumerate(names) if known == name), -1)
    if await store.rows(OPENS, digest(secret), table, seat):
        return Holder(seat)
    raise bad_token()
