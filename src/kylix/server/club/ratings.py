"""Ratings of persons, by title: Plackett-Luce of openskill, on one scale with the bots of the ladder.

A game that was opened as rated changes them in the commit that ends it, once. Persons are those whose the seats are;
a seat that is nobody's counts for nobody. Bots stay where the ladder has them: the level that new players meet first is
where everybody begins, and each other one as far above or below as its share of wins says that it is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Any

from kylix import bots
from kylix.bots import Strength
from kylix.common.extras import library
from kylix.core.state import State
from kylix.kit.registry import titles
from kylix.server.club.listing import BETWEEN, key_of
from kylix.server.club.lobby_messages import RatingShown
from kylix.server.club.lost import counted, lost
from kylix.server.club.ratings_messages import RatedPerson, RatedSeat, RatedShown, RatingsAsked, RatingsShown
from kylix.server.club.scale import MU, SIGMA, is_there, shown, sure
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.store.base import Statement, Store, Taken

if TYPE_CHECKING:
    from kylix.server.table import Table

ANCHOR = "sailor"
"""The level that people meet unless they choose another one: it stands where they begin."""
LEAST_SIGMA = 0.5
"""So well a bot is known at best."""
BOT = "bot:"
TRIES = 5
PAGE = 50
KEEP = """INSERT INTO ratings (person_id, title, mu, sigma, sure, games)
  SELECT id, ?, ?, ?, ?, ? FROM persons WHERE id = ?
  ON CONFLICT (person_id, title) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, sure = excluded.sure,
  games = excluded.games WHERE ratings.games = ?"""
RATED = """INSERT INTO rated (table_id, seat, who, mu, sigma, new_mu, new_sigma) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING"""
BEST = """SELECT r.sure, r.person_id, p.name, p.emblem, r.mu, r.sigma, r.games FROM ratings r
  JOIN persons p ON p.id = r.person_id WHERE r.title = ?"""
ORDER = f"ORDER BY r.sure DESC, r.person_id DESC LIMIT {PAGE + 1}"
Keep = Callable[[tuple[Statement, ...]], Awaitable[None]]


@dataclass(frozen=True)
class Player:
    """Somebody at a rated table."""

    who: str
    """The id of a person, or `bot:` and a level."""
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def is_bot(self) -> bool:
        return self.who.startswith(BOT)


# --- bots -----------------------------------------------------------------------------------------------------------


def above(one: Strength, beta: float) -> tuple[float, float]:
    """How far a level is above the one it was measured against, and how sure that is.

    In the model one of `players` wins with e^(mu/c) to the sum of all; c is beta times the root of their number. Half a
    game is added to either side: whoever won all of sixty is much better, not infinitely.
    """
    share = (one.wins + 0.5) / (one.games + 1.0)
    c = beta * sqrt(one.players)
    return c * log(share / (1.0 - share) * (one.players - 1)), c / sqrt((one.games + 1.0) * share * (1.0 - share))


@cache
def ladder(title: str) -> dict[str, tuple[float, float]]:
    """By level: mu and sigma. Levels that were not measured under the rules of now, or not up to there, have none."""
    measured = bots.strengths(title)
    beta = MU / 6.0
    found = {ANCHOR: (MU, LEAST_SIGMA)} if ANCHOR in measured else {}
    for level, one in measured.items():
        if one.against in found:
            far, width = above(one, beta)
            mu, sigma = found[one.against]
            found[level] = mu + far, sqrt(sigma**2 + width**2)
    for level, one in reversed(measured.items()):
        if level in found and one.against not in found:
            far, width = above(one, beta)
            mu, sigma = found[level]
            found[one.against] = mu - far, sqrt(sigma**2 + width**2)
    return found


# --- the end of a game ----------------------------------------------------------------------------------------------


def rate(players: list[Player], places: list[int]) -> list[Player]:
    """After a game; bots stay as they are."""
    model = library("openskill.models", "club").PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in players]
    new = model.rate(teams, ranks=[float(place) for place in places])
    return [
        one if one.is_bot else Player(one.who, found.mu, found.sigma, one.games + 1)
        for one, (found,) in zip(players, new, strict=True)
    ]


async def ends(table: Table, s: State, keep: Keep) -> None:
    """Keep the last moves of a game, with what they change of ratings. Taken where somebody else was first."""
    if s.over:
        await counts(table, counted(s.ranking(), lost(s.record or [])), keep)
    else:
        await keep(())


async def counts(table: Table, places: list[int], keep: Keep) -> None:
    """A game ends with these places. Taken where somebody else was first."""
    if not (table.rated and is_there()):
        await keep(())
        return
    n = table.n
    for left in reversed(range(TRIES)):
        try:
            await keep(await statements(table, places))
            return
        except Taken:  # perhaps somebody's other game ended at this moment: then their rating is another
            if table.n != n or not left:
                raise


async def statements(table: Table, places: list[int]) -> tuple[Statement, ...]:
    """What a game with this result changes; nothing where not at least two are known, one of them a person."""
    title = table.setting.game.title
    known = await sitting(table, title)
    seats = sorted(known)
    if len(seats) < 2 or all(one.is_bot for one in known.values()):
        return ()
    new = rate([known[seat] for seat in seats], [places[seat] for seat in seats])
    found: list[Statement] = []
    for seat, after in zip(seats, new, strict=True):
        before = known[seat]
        values = (table.id, seat, before.who, before.mu, before.sigma, after.mu, after.sigma)
        found.append(Statement(RATED, values, needed=True))
        if not after.is_bot:
            kept = (title, after.mu, after.sigma, sure(after.mu, after.sigma), after.games, after.who, before.games)
            found.append(Statement(KEEP, kept, needed=True))
    return tuple(found)


async def sitting(table: Table, title: str) -> dict[int, Player]:
    """By seat: who is rated there. Of a person with two seats the first counts."""
    rows = await table.store.rows(
        "SELECT s.seat, s.person_id, r.mu, r.sigma, r.games FROM sitters s "
        "LEFT JOIN ratings r ON r.person_id = s.person_id AND r.title = ? WHERE s.table_id = ? ORDER BY s.seat",
        title, table.id,
    )  # fmt: skip
    found: dict[int, Player] = {}
    for seat, who, mu, sigma, games in rows:
        if all(one.who != who for one in found.values()):
            found[seat] = Player(who) if mu is None else Player(who, mu, sigma, games)
    owned = {row[0] for row in rows}
    for seat, kept in enumerate(table.seats):
        if seat not in owned and kept.kind == "bot" and not kept.token and kept.level in ladder(title):
            mu, sigma = ladder(title)[kept.level]
            found[seat] = Player(BOT + kept.level, mu, sigma)
    return found


# --- showing --------------------------------------------------------------------------------------------------------


class Ratings:
    def __init__(self, store: Store, limit: int) -> None:
        self.store = store
        self.limit = limit

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/ratings/{title}", "how strong persons and bots are", self.best, RatingsShown,
                body=RatingsAsked, limit=self.limit, person="optional",
            ),
            Endpoint(
                "GET", "/api/tables/{id}/rated", "what a finished game changed of ratings", self.changed, RatedShown
            ),
        ]  # fmt: skip

    async def best(self, call: Call) -> RatingsShown:
        asked: RatingsAsked = call.body
        title = call.path["title"]
        if title not in titles():
            raise ApiError(404, "no-game", "there is no such game here")
        where = ""
        values: list[Any] = [title]
        if asked.after:
            where, values = "AND (r.sure, r.person_id) < (?, ?)", [title, *key_of(asked.after)]
        rows = await self.store.many(f"{BEST} {where} {ORDER}", *values)
        own = call.person.id if call.person else ""
        people = [self.person(row, own) for row in rows[:PAGE]]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return RatingsShown(people, bot_ratings(title), "" if last is None else f"{last[0]!r}{BETWEEN}{last[1]}")

    def person(self, row: tuple[Any, ...], own: str) -> RatedPerson:
        _, id, name, emblem, mu, sigma, games = row
        return RatedPerson(name, emblem, shown(mu, sigma, games), id == own)

    async def changed(self, call: Call) -> RatedShown:
        sql = "SELECT seat, who, mu, sigma, new_mu, new_sigma FROM rated WHERE table_id = ? ORDER BY seat"
        rows = await self.store.rows(sql, call.path["id"])
        return RatedShown([
            RatedSeat(seat, who.removeprefix(BOT) if who.startswith(BOT) else "person",
                      shown(mu, sigma, 0), shown(new_mu, new_sigma, 0))
            for seat, who, mu, sigma, new_mu, new_sigma in rows
        ])  # fmt: skip


def bot_ratings(title: str) -> dict[str, RatingShown]:
    return {level: shown(mu, sigma, 0) for level, (mu, sigma) in sorted(ladder(title).items(), key=lambda one: one[1])}
