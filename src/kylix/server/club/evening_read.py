"""An evening as the store has it: who takes part, what was played, how it stands."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from kylix.kit.registry import game
from kylix.server.club.evening_messages import (
    EveningPerson,
    EveningRound,
    EveningSeat,
    EveningShown,
    EveningTable,
    EveningTitle,
    Stage,
)
from kylix.server.club.pairing import BOT, Round
from kylix.server.club.standings import Played, Standing, points, standings
from kylix.server.club.timing import pace_of, told
from kylix.server.errors import ApiError
from kylix.store.base import Store

OUT = -1
"""In place of the number of a table: those who sit out."""
EVENING = "SELECT name, host, rounds, round, over, automatic, about, seed, made, due FROM evenings WHERE id = ?"
PEOPLE = "SELECT k, COALESCE(person_id, ''), name, emblem, plays FROM evening_people WHERE evening_id = ? ORDER BY k"
TABLES = """SELECT t.round, t.number, t.game, t.title, t.made, t.ended, x.over FROM evening_tables t
  LEFT JOIN tables x ON x.id = t.game WHERE t.evening_id = ? ORDER BY t.round, t.number"""
SEATS = """SELECT s.round, s.number, s.k, COALESCE(s.place, r.place), q.kind FROM evening_seats s
  LEFT JOIN evening_tables t ON t.evening_id = s.evening_id AND t.round = s.round AND t.number = s.number
  LEFT JOIN results r ON r.game = t.game AND r.seat = s.seat
  LEFT JOIN seats q ON q.table_id = t.game AND q.seat = s.seat
  WHERE s.evening_id = ? ORDER BY s.round, s.number, s.seat"""

LEFT = """SELECT e.id FROM evenings e WHERE e.made < ? AND NOT EXISTS (
  SELECT 1 FROM evening_tables t JOIN tables x ON x.id = t.game WHERE t.evening_id = e.id) ORDER BY e.made"""


@dataclass(frozen=True)
class Guest:
    number: int
    person: str
    """Empty: the person was deleted."""
    name: str
    emblem: str
    plays: bool


@dataclass
class Sitting:
    """A table of a round."""

    round: int
    number: int
    game: str
    title: str
    made: bool
    stopped: bool
    over: bool
    kept: bool
    people: list[int] = field(default_factory=list)
    places: list[int | None] = field(default_factory=list)
    bots: list[bool] = field(default_factory=list)
    """By seat: whether a bot plays there now."""

    def final(self) -> list[int]:
        """A game that was left without a result is shared by all."""
        return [1 if place is None or None in self.places else place for place in self.places]


@dataclass
class Evening:
    id: str
    name: str
    host: int
    rounds: int
    round: int
    over: bool
    automatic: bool
    about: dict[str, Any]
    seed: str
    made: float
    due: float | None
    people: dict[int, Guest] = field(default_factory=dict)
    tables: list[Sitting] = field(default_factory=list)
    byes: dict[int, list[int]] = field(default_factory=dict)
    """By round."""

    @property
    def leader(self) -> int:
        """The host; where there is none any more, whoever came first."""
        if self.people[self.host].person:
            return self.host
        return next((k for k, one in self.people.items() if one.person and one.plays), self.host)

    @property
    def playing(self) -> list[int]:
        return [k for k, one in self.people.items() if one.plays]

    @property
    def open_tables(self) -> list[Sitting]:
        return [table for table in self.tables if not table.over]

    @property
    def stage(self) -> Stage:
        if self.over or (self.round >= self.rounds and not self.open_tables):
            return "over"
        if not self.round:
            return "gathering"
        return "playing" if self.open_tables else "between"

    def number_of(self, person: str) -> int | None:
        return next((k for k, one in self.people.items() if person and one.person == person), None)

    def title_of(self, round: int) -> dict[str, Any]:
        titles: list[dict[str, Any]] = self.about["titles"]
        return titles[(round - 1) % len(titles)]

    def table_of(self, number: int | None) -> Sitting | None:
        """Where somebody plays now."""
        return next((table for table in reversed(self.open_tables) if number in table.people), None)

    def past(self) -> list[Round]:
        """What was played, for the next pairing."""
        return [
            Round(
                self.title_of(round)["title"],
                tuple(tuple(table.people) for table in self.tables if table.round == round),
                tuple(self.byes.get(round, ())),
            )
            for round in range(1, self.round + 1)
        ]

    def standings(self) -> list[Standing]:
        tables = [Played(tuple(one.people), tuple(one.final())) for one in self.tables if one.over]
        byes = Counter(k for out in self.byes.values() for k in out)
        sat = {k for table in self.tables for k in table.people} | set(byes)
        known = [k for k, one in self.people.items() if one.plays or k in sat]
        return standings(known, tables, byes, self.about["counts"])

    def points(self) -> dict[int, Fraction]:
        return {one.who: one.points for one in self.standings()}


def sizes(title: str) -> list[int]:
    """How many people can play it together."""
    return [seats for seats in game(title).seats if seats > 1]


async def read(store: Store, id: str) -> Evening:
    """ApiError where there is none."""
    rows = await store.rows(EVENING, id)
    if not rows:
        raise ApiError(404, "no-evening", "there is no such evening here")
    name, host, rounds, round, over, automatic, about, seed, made, due = rows[0]
    found = Evening(id, name, host, rounds, round, bool(over), bool(automatic), json.loads(about), seed, made, due)
    for k, person, called, emblem, plays in await store.rows(PEOPLE, id):
        found.people[k] = Guest(k, person, called, emblem, bool(plays))
    by_number: dict[tuple[int, int], Sitting] = {}
    for at, number, table, title, is_made, ended, is_over in await store.many(TABLES, id):
        is_gone = bool(is_made) and is_over is None
        ends = ended is not None or is_gone or bool(is_over)
        by_number[at, number] = Sitting(
            at, number, table, title, bool(is_made), ended is not None, ends, is_over is not None
        )
    for at, number, k, place, kind in await store.many(SEATS, id):
        if number == OUT:
            found.byes.setdefault(at, []).append(k)
        elif (at, number) in by_number:
            table = by_number[at, number]
            table.people.append(k)
            table.places.append(place)
            table.bots.append(kind == "bot")
    found.tables = list(by_number.values())
    return found


async def left_behind(store: Store, before: float) -> list[str]:
    """Evenings from before a moment of which no table is there any more."""
    return [id for (id,) in await store.rows(LEFT, before)]


# --- showing --------------------------------------------------------------------------------------------------------


def shown(evening: Evening, person: str, now: float) -> EveningShown:
    about, you = evening.about, evening.number_of(person)
    mine = evening.table_of(you) if you is not None else None
    begins = None if evening.due is None or evening.stage != "between" else max(0.0, evening.due - now)
    return EveningShown(
        evening.id, evening.name, evening.stage, about["format"],
        [EveningTitle(one["title"], one["seats"], one["options"]) for one in about["titles"]], about["counts"],
        told(pace_of(about.get("pace"))), about["level"], about["bots"], about["rated"], evening.automatic,
        evening.rounds, evening.round, begins, evening.leader, people_of(evening),
        [round_of(evening, round) for round in range(evening.round, 0, -1)], you, mine.game if mine else "",
    )  # fmt: skip


def people_of(evening: Evening) -> list[EveningPerson]:
    """With those who lead and do not play."""
    found = [
        person_of(
            evening.people[one.who], one.place, one.points, one.strength, one.wins, one.tables, one.byes
        )
        for one in evening.standings()
    ]  # fmt: skip
    known = {one.who for one in found}
    return found + [person_of(one) for k, one in evening.people.items() if k not in known]


def person_of(
    one: Guest, place: int = 0, points: Fraction = Fraction(0), strength: Fraction = Fraction(0), wins: int = 0,
    tables: int = 0, byes: int = 0,
) -> EveningPerson:  # fmt: skip
    worth, met = (round(float(value), 3) for value in (points, strength))
    return EveningPerson(one.number, one.name, one.emblem, one.plays, place, worth, met, wins, tables, byes)


def round_of(evening: Evening, number: int) -> EveningRound:
    tables = [table_of(evening, one) for one in evening.tables if one.round == number]
    return EveningRound(number, evening.title_of(number)["title"], tables, evening.byes.get(number, []))


def table_of(evening: Evening, table: Sitting) -> EveningTable:
    places = table.final() if table.over else None
    worth = points(places, evening.about["counts"]) if places else None
    seats = [
        EveningSeat(
            k, places[seat] if places else None, round(float(worth[seat]), 3) if worth else None,
            is_free(evening, table, seat),
        )
        for seat, k in enumerate(table.people)
    ]  # fmt: skip
    return EveningTable(table.game, table.title, seats, table.over, table.stopped, table.kept)


def is_free(evening: Evening, table: Sitting, seat: int) -> bool:
    """A bot plays for somebody who left."""
    k = table.people[seat]
    return not table.over and table.bots[seat] and k != BOT and not evening.people[k].plays
