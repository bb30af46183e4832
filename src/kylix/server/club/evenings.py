"""An evening together: a host invites by one link, people come with their person, rounds are played, results counted.

Nothing is counted here: a game's result is kept with its last move (results.py), and how an evening stands is worked
out from that when somebody asks. A table ends by its game's end; by agreement of those who play, and then all share it;
or as it stands, when the host ends it. Who resigns or loses by time comes last; what a bot that stands in reaches is
its person's.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import TYPE_CHECKING

from kylix.core.errors import BadSeats
from kylix.server.club.blocking import Blocking
from kylix.server.club.evening_messages import (
    MOST,
    EveningAsked,
    EveningChange,
    EveningListed,
    EveningPersonAsked,
    EveningSeatAsked,
    EveningShown,
    EveningsShown,
    EveningTableAsked,
    EveningTitle,
    RoundAsked,
)
from kylix.server.club.evening_read import Evening, read, shown, sizes
from kylix.server.club.evening_rounds import Rounds, setting_of
from kylix.server.club.names import clean
from kylix.server.club.one_clock import now
from kylix.server.club.scale import is_there
from kylix.server.club.timing import checked
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.keeping import kept
from kylix.server.person import Person
from kylix.server.seating import level_of
from kylix.server.table import ALPHABET, ID_LETTERS
from kylix.store.base import Change, Done, Statement

if TYPE_CHECKING:
    from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

MAKE = """INSERT INTO evenings (id, name, host, rounds, automatic, about, seed, address, made)
  VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
LEADS = """INSERT INTO evening_people (evening_id, k, person_id, name, emblem, plays, joined)
  SELECT ?, 0, id, name, emblem, ?, ? FROM persons WHERE id = ? ON CONFLICT DO NOTHING"""
PLACE_LEFT = f"(SELECT COUNT(*) FROM evening_people c WHERE c.evening_id = e.id AND c.plays = 1) < {MOST}"
COMES = f"""INSERT INTO evening_people (evening_id, k, person_id, name, emblem, plays, joined)
  SELECT e.id, (SELECT COALESCE(MAX(m.k) + 1, 0) FROM evening_people m WHERE m.evening_id = e.id), p.id, p.name,
    p.emblem, 1, ? FROM evenings e JOIN persons p ON p.id = ? WHERE e.id = ? AND e.over = 0 AND {PLACE_LEFT}
  ON CONFLICT DO NOTHING"""
RETURNS = f"""UPDATE evening_people SET plays = 1 WHERE evening_id = ? AND k = ?
  AND EXISTS (SELECT 1 FROM evenings e WHERE e.id = evening_people.evening_id AND e.over = 0 AND {PLACE_LEFT})"""
GOES = "UPDATE evening_people SET plays = 0 WHERE evening_id = ? AND k = ?"
NEVER_CAME = """DELETE FROM evening_people WHERE evening_id = ? AND k = ?
  AND EXISTS (SELECT 1 FROM evenings e WHERE e.id = evening_people.evening_id AND e.round = 0)"""
HOST = "UPDATE evenings SET host = ? WHERE id = ?"
OVER = "UPDATE evenings SET over = 1, due = NULL WHERE id = ?"
CHANGE = "UPDATE evenings SET rounds = ?, automatic = ?, due = NULL WHERE id = ?"
WAITS = "UPDATE evenings SET due = ? WHERE id = ? AND round = ? AND due IS NULL"
READY = """SELECT e.id, e.round, e.due FROM evenings e WHERE e.automatic = 1 AND e.over = 0 AND e.round > 0
  AND e.round < e.rounds AND NOT EXISTS (SELECT 1 FROM evening_tables t LEFT JOIN tables x ON x.id = t.game
    WHERE t.evening_id = e.id AND t.ended IS NULL AND (t.made = 0 OR x.over = 0))"""
MINE = """SELECT e.id, e.name, e.made, (SELECT COUNT(*) FROM evening_people c WHERE c.evening_id = e.id), e.round,
    e.rounds, e.over FROM evening_people p JOIN evenings e ON e.id = p.evening_id WHERE p.person_id = ?
  ORDER BY e.made DESC LIMIT 20"""
OPEN = "SELECT COUNT(*) FROM evenings WHERE address = ? AND made > ? AND over = 0"
AT_ONCE, DAY = 20, 86_400.0
"""Evenings that one address may make in a day."""
SWEEP_SECONDS, PAUSE_SECONDS = 3.0, 60.0
"""How often evenings that go on by themselves are looked at; how long people have between two rounds."""
TRIES = 5


class Evenings:
    def __init__(self, manager: TableManager, blocking: Blocking) -> None:
        self.manager = manager
        self.store = manager.store
        self.blocking = blocking
        self.rounds = Rounds(manager)
        self.task: asyncio.Task[None] | None = None

    def endpoints(self) -> list[Endpoint]:
        evening, asked = "/api/evenings/{evening}", (
            ("join", "take part in an evening", self.join_evening, None),
            ("leave", "leave an evening; a bot plays on at a table that is not over", self.leave_evening, None),
            ("round", "the host begins the next round", self.begin_round, RoundAsked),
            ("change", "the host changes rounds, hands over or ends it", self.change_evening, EveningChange),
            ("stop", "the host ends a table as it stands", self.stop_table, EveningTableAsked),
            ("remove", "the host takes somebody out who is away", self.remove_person, EveningPersonAsked),
            ("replace", "the host gives the seat of somebody who left to another", self.replace, EveningSeatAsked),
        )  # fmt: skip
        limit = self.manager.config.limits.message
        return [
            Endpoint(
                "POST", "/api/evenings", "make an evening together", self.make_evening, EveningShown, body=EveningAsked,
                limit=limit, person="needed",
            ),
            Endpoint(
                "GET", evening, "an evening: who takes part, its rounds, how it stands", self.show_evening,
                EveningShown, person="optional",
            ),
            Endpoint(
                "GET", "/api/person/evenings", "the evenings of the person, latest first", self.own_evenings,
                EveningsShown, person="needed",
            ),
            *[
                Endpoint("POST", f"{evening}/{path}", about, does, EveningShown, body, limit=limit, person="needed")
                for path, about, does, body in asked
            ],
        ]  # fmt: skip

    def start(self) -> None:
        if self.manager.config.evenings:
            self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # --- looking --------------------------------------------------------------------------------------------------

    async def told(self, id: str, person: Person | None) -> EveningShown:
        evening = await read(self.store, id)
        if any(not table.made for table in evening.tables):
            await self.rounds.open_all(evening)
            evening = await read(self.store, id)
        return shown(evening, person.id if person else "", await now(self.store))

    async def show_evening(self, call: Call) -> EveningShown:
        self.check_on()
        return await self.told(call.path["evening"], call.person)

    async def own_evenings(self, call: Call) -> EveningsShown:
        assert call.person is not None
        return EveningsShown([
            EveningListed(id, name, made, int(people), round, rounds, bool(over))
            for id, name, made, people, round, rounds, over in await self.store.rows(MINE, call.person.id)
        ])  # fmt: skip

    def check_on(self) -> None:
        if not self.manager.config.evenings:
            raise ApiError(409, "no-evenings", "this server has no evenings")

    # --- coming and going -----------------------------------------------------------------------------------------

    async def make_evening(self, call: Call) -> EveningShown:
        self.check_on()
        assert call.person is not None
        asked: EveningAsked = call.body
        await self.blocking.refuse(call.client, call.person.id)
        moment = await now(self.store)
        ((there,),) = await self.store.rows(OPEN, call.client, moment - DAY)
        if there >= AT_ONCE:
            raise ApiError(429, "too-many-evenings", "too many evenings are made from here; wait a while")
        about = await asyncio.to_thread(chosen, asked)
        id = "e_" + "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))
        values = (
            id, clean(asked.name), asked.rounds, int(asked.automatic), json.dumps(about), secrets.token_hex(8),
            call.client, moment,
        )  # fmt: skip
        leads = Statement(LEADS, (id, int(asked.plays), moment, call.person.id), needed=True)
        await kept(self.store, Change(also=(Statement(MAKE, values), leads)))
        return await self.told(id, call.person)

    async def join_evening(self, call: Call) -> EveningShown:
        """Asked again it changes nothing. Who comes when a round is played plays in the next one."""
        self.check_on()
        assert call.person is not None
        id = call.path["evening"]
        await self.blocking.refuse(call.client, call.person.id)
        for _ in range(TRIES):
            evening = await read(self.store, id)
            there = evening.number_of(call.person.id)
            if there is not None and evening.people[there].plays:
                return await self.told(id, call.person)
            if evening.stage == "over":
                raise ApiError(409, "evening-over", "this evening is over")
            if len(evening.playing) >= MOST:
                raise ApiError(409, "evening-full", "so many take part already that there is no place left")
            moment = await now(self.store)
            values = (moment, call.person.id, id)
            comes = Statement(COMES, values, True) if there is None else Statement(RETURNS, (id, there), True)
            if isinstance(await self.store.commit(Change(also=(comes,))), Done):
                break
        return await self.told(id, call.person)

    async def leave_evening(self, call: Call) -> EveningShown:
        assert call.person is not None
        evening = await read(self.store, call.path["evening"])
        who = evening.number_of(call.person.id)
        if who is None:
            raise ApiError(409, "not-there", "you take no part in this evening")
        await self.goes(evening, who, own=True)
        return await self.told(evening.id, call.person)

    async def goes(self, evening: Evening, who: int, own: bool) -> None:
        also = [Statement(GOES, (evening.id, who))]
        if who == evening.leader:
            others = [k for k in evening.playing if k != who and evening.people[k].person]
            also.append(Statement(HOST, (others[0], evening.id)) if others else Statement(OVER, (evening.id,)))
        elif not evening.round:
            also.append(Statement(NEVER_CAME, (evening.id, who)))
        await kept(self.store, Change(also=tuple(also)))
        await self.rounds.leaves(evening, who, own)

    # --- the host -------------------------------------------------------------------------------------------------

    async def led(self, call: Call) -> Evening:
        """ApiError unless it is the host who asks."""
        assert call.person is not None
        evening = await read(self.store, call.path["evening"])
        if evening.number_of(call.person.id) != evening.leader:
            raise ApiError(403, "not-evening-host", "only the host of the evening can do this")
        return evening

    async def begin_round(self, call: Call) -> EveningShown:
        asked: RoundAsked = call.body
        evening = await self.led(call)
        if evening.round == asked.after:
            await self.rounds.begin(evening)
        return await self.told(evening.id, call.person)

    async def change_evening(self, call: Call) -> EveningShown:
        asked: EveningChange = call.body
        evening = await self.led(call)
        rounds = evening.rounds if asked.rounds is None else max(asked.rounds, evening.round)
        automatic = evening.automatic if asked.automatic is None else asked.automatic
        also = [Statement(CHANGE, (rounds, int(automatic), evening.id))]
        if asked.host is not None:
            guest = evening.people.get(asked.host)
            if guest is None or not guest.person:
                raise ApiError(409, "not-there", "whoever leads an evening takes part in it")
            also.append(Statement(HOST, (asked.host, evening.id)))
        if asked.over:
            also.append(Statement(OVER, (evening.id,)))
        await kept(self.store, Change(also=tuple(also)))
        return await self.told(evening.id, call.person)

    async def stop_table(self, call: Call) -> EveningShown:
        asked: EveningTableAsked = call.body
        evening = await self.led(call)
        await self.rounds.stop(evening, asked.table, await now(self.store))
        return await self.told(evening.id, call.person)

    async def remove_person(self, call: Call) -> EveningShown:
        """They may come back by the same link; a bot plays for them when everybody has seen it counted down."""
        asked: EveningPersonAsked = call.body
        evening = await self.led(call)
        if asked.who not in evening.people or asked.who == evening.leader:
            raise ApiError(409, "not-there", "there is no such guest at this evening")
        await self.goes(evening, asked.who, own=False)
        return await self.told(evening.id, call.person)

    async def replace(self, call: Call) -> EveningShown:
        asked: EveningSeatAsked = call.body
        evening = await self.led(call)
        await self.rounds.replace(evening, asked.table, asked.seat, asked.by)
        return await self.told(evening.id, call.person)

    # --- by itself ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # a store that cannot be reached, say: the next sweep tries again
                log.warning("evenings could not be looked through", exc_info=True)
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Evenings whose tables have ended go on after a pause, where the host wanted that."""
        moment = await now(self.store)
        for id, round, due in await self.store.rows(READY):
            if due is None:
                await self.store.commit(Change(also=(Statement(WAITS, (moment + PAUSE_SECONDS, id, round)),)))
            elif due <= moment:
                try:
                    await self.rounds.begin(await read(self.store, id))
                except ApiError as error:
                    log.info("evening %s does not go on: %s", id, error)


def chosen(asked: EveningAsked) -> dict[str, object]:
    """What is kept of it; errors for what cannot be played."""
    if asked.rated and not is_there():
        raise ApiError(409, "no-ratings", "this server keeps no ratings: it lacks the extra `club`")
    titles = [title_of(one) for one in asked.titles]
    return {
        "titles": titles,
        "format": asked.format,
        "counts": asked.counts,
        "level": level_of("bot", asked.level),
        "bots": asked.bots,
        "rated": asked.rated,
        "pace": None if asked.pace is None else vars(checked(asked.pace)),
    }


def title_of(asked: EveningTitle) -> dict[str, object]:
    found: dict[str, object] = {"title": asked.title, "seats": asked.seats, "options": dict(asked.options)}
    known = sizes(asked.title)
    if asked.seats not in known:
        raise BadSeats(f"{asked.title} is played by {', '.join(map(str, known))} together, not by {asked.seats}")
    for seats in known:
        setting_of(found, seats)
    return found
