"""Who a secret belongs to."""

from __future__ import annotations

from kylix.server.club.people_messages import PersonShown
from kylix.server.person import Person
from kylix.server.tokens import digest
from kylix.store.base import Store

SHARES = "EXISTS (SELECT 1 FROM sharing h WHERE h.person_id = p.id)"
PERSON = f"p.id, p.name, p.emblem, p.lang, p.mail, p.confirmed, {SHARES}"
BY_SECRET = f"SELECT d.used, {PERSON} FROM devices d JOIN persons p ON p.id = d.person_id WHERE d.secret = ?"


async def look(store: Store, secret: str) -> tuple[Person, float] | None:
    """With when the device was last here, to the hour."""
    for used, id, name, emblem, lang, mail, confirmed, shares in await store.rows(BY_SECRET, digest(secret)):
        return Person(id, name, emblem, lang, mail, confirmed is not None, bool(shares)), used
    return None


async def by_secret(store: Store, secret: str) -> Person | None:
    found = await look(store, secret)
    return None if found is None else found[0]


def shown(person: Person) -> PersonShown:
    return PersonShown(person.id, person.name, person.emblem, person.lang, person.mail, person.confirmed, person.shares)
