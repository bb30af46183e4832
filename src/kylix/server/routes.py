"""The endpoints of HTTP."""

from __future__ import annotations

import msgspec

import kylix
from kylix import bots
from kylix.kit.game import Game
from kylix.kit.notation import parameters
from kylix.kit.registry import game, titles
from kylix.kit.words import LANGUAGES, Words, catalogue
from kylix.learn.lesson import files
from kylix.locale import clauses
from kylix.locale.glossary import markdown
from kylix.server.club.blocking import Blocking
from kylix.server.club.evenings import Evenings
from kylix.server.club.lobby import Lobby
from kylix.server.club.names import tidy
from kylix.server.club.orders_messages import infos
from kylix.server.club.people import People
from kylix.server.club.ratings import Ratings
from kylix.server.club.scale import is_there
from kylix.server.club.telling import Telling
from kylix.server.coach import CoachRoutes
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.lessons import LessonRoutes
from kylix.server.messages import (
    ComponentsInfo,
    NumberAsked,
    SeedNumbersLeft,
    Summary,
    TableRequest,
)
from kylix.server.middleware import Buckets
from kylix.server.net import addresses, build
from kylix.server.postgame import Postgame
from kylix.server.puzzles import Puzzles
from kylix.server.seat_messages import HostChange, HostChanged, JoinAsked, Joined, SeatChange, SeatChanged, TableKeys
from kylix.server.shelf_messages import About, ChapterInfo, ClauseInfo, GameInfo, OptionInfo, RulesInfo
from kylix.server.table_manager import TableManager
from kylix.server.tokens import digest
from kylix.server.worlds import WorldRoutes

SHARED_WORDS = ("common", "bots", "page", "notices", "evening")


class Routes:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        limits = manager.config.limits
        self.making = Buckets(limits.tables, limits.tables_burst)
        self.postgame = Postgame(manager, self.making)
        self.puzzles = Puzzles(manager, self.making)
        self.people = People(manager)
        self.telling = Telling(manager, self.people)
        self.blocking = Blocking(manager.store, limits.message)
        self.lobby = Lobby(manager, self.blocking)
        self.evenings = Evenings(manager, self.blocking)
        self.running = (self.telling, self.lobby, self.evenings)
        """What works while the server runs."""

    def endpoints(self) -> list[Endpoint]:
        limits = self.manager.config.limits
        table = "/api/tables/{id}"
        return [
            Endpoint("GET", "/api/about", "the version, and where others reach this server", self.about, About),
            Endpoint("GET", "/api/games", "what can be played", self.games, list[GameInfo]),
            Endpoint("GET", "/api/words/{lang}/{title}", "a Fluent catalogue", self.words, str, form="text"),
            Endpoint("GET", "/api/rules/{title}/{lang}", "the rules by clauses", self.rules, RulesInfo),
            Endpoint(
                "GET", "/api/glossary/{title}/{lang}", "the words of the editions", self.glossary, str, form="text",
            ),
            Endpoint(
                "POST", "/api/tables", "open a table", self.create, TableKeys, body=TableRequest, limit=limits.body,
                person="optional",
            ),
            Endpoint("GET", table, "what everybody may know of a table", self.summary, Summary, token="optional"),
            Endpoint("GET", f"{table}/components", "the component set in use", self.components, ComponentsInfo),
            Endpoint(
                "POST", f"{table}/number", "before the game: a seat promises a number, tells it, or adds none",
                self.number, SeedNumbersLeft, body=NumberAsked, limit=limits.message, token="seat",
            ),
            Endpoint(
                "POST", f"{table}/begin", "the host waits for no more numbers", self.begin,
                SeedNumbersLeft, token="host",
            ),
            Endpoint(
                "POST", f"{table}/seats/{{seat}}", "another controller for a seat, or the question whether it may be",
                self.change_seat, SeatChanged, body=SeatChange, limit=limits.message, token="seat or host",
            ),
            Endpoint(
                "POST", f"{table}/join", "exchange an invitation, once, for a token of one's own", self.join, Joined,
                body=JoinAsked, limit=limits.message, person="optional",
            ),
            Endpoint(
                "POST", f"{table}/host", "the host's device exchanges its key for one of its own", self.change_host,
                HostChanged, body=HostChange, limit=limits.message, token="host",
            ),
            *self.postgame.endpoints(),
            *self.puzzles.endpoints(),
            *LessonRoutes(self.manager.workers).endpoints(),
            *CoachRoutes().endpoints(),
            *WorldRoutes(self.manager).endpoints(),
            *self.people.endpoints(),
            *self.telling.endpoints(),
            *self.blocking.endpoints(),
            *self.lobby.endpoints(),
            *self.evenings.endpoints(),
            *Ratings(self.manager.store, limits.message).endpoints(),
        ]  # fmt: skip

    # --- the same for everybody -----------------------------------------------------------------------------------

    async def about(self, call: Call) -> About:
        config = self.manager.config
        places = addresses(config.host, config.port)
        told = config.lobby, is_there(), bool(config.tells), config.passkeys_at, bool(config.mail.host)
        return About(kylix.__version__, build(), places, list(LANGUAGES), *told, config.evenings)

    async def games(self, call: Call) -> list[GameInfo]:
        return [describe(game(title)) for title in titles()]

    async def words(self, call: Call) -> str:
        language, title = call.path["lang"], call.path["title"]
        if language not in LANGUAGES or title not in ("common", *titles()):
            raise ApiError(404, "no-words", "there are no words for this title in this language")
        files = [catalogue(language, name) for name in dict.fromkeys((*SHARED_WORDS, title))]
        return "\n".join(path.read_text(encoding="utf-8") for path in files if path.exists())

    async def rules(self, call: Call) -> RulesInfo:
        language, title = call.path["lang"], call.path["title"]
        if language not in LANGUAGES or title not in titles():
            raise ApiError(404, "no-rules", "there are no rules of this title in this language")
        chapters: dict[str, list[ClauseInfo]] = {}
        for clause in clauses.clauses(game(title).folder, language).values():
            chapters.setdefault(clause.chapter, []).append(ClauseInfo(clause.id, clause.text, clause.is_ruling))
        return RulesInfo(title, [ChapterInfo(name, found) for name, found in chapters.items()])

    async def glossary(self, call: Call) -> str:
        """A table in Markdown, empty where a title has none."""
        language, title = call.path["lang"], call.path["title"]
        if language not in LANGUAGES or title not in titles():
            raise ApiError(404, "no-rules", "there are no rules of this title in this language")
        say = Words(language).say
        return markdown(game(title).folder, language, say("text-glossary-here"), say("text-glossary-code"))

    # --- tables ---------------------------------------------------------------------------------------------------

    async def create(self, call: Call) -> TableKeys:
        if not self.making.take(call.client):
            raise ApiError(429, "too-many-tables", "too many tables are opened from here; wait a moment")
        asked: TableRequest = call.body
        await self.lobby.may_open(asked, call)
        keys = await self.manager.create(asked, call.person)
        await self.lobby.opened(keys.table, asked, call)
        return keys

    async def summary(self, call: Call) -> Summary:
        id = call.path["id"]
        found = await self.manager.seed_numbers.summary(id)
        if found is None:
            table = (await self.manager.commands(id)).table
            watches = call.holder is None or call.holder.seat is None
            found = table.summary()
            found = table.watching.summary(found) if watches and table.watching.is_behind else found
        opened = await self.lobby.of(id) if found.n == 0 else None
        return msgspec.structs.replace(found, leaves=await self.manager.store.leaving(id), opened=opened)

    async def number(self, call: Call) -> SeedNumbersLeft:
        asked: NumberAsked = call.body
        assert call.holder is not None
        assert call.holder.seat is not None
        return await self.manager.seed_numbers.say(call.path["id"], call.holder.seat, asked)

    async def begin(self, call: Call) -> SeedNumbersLeft:
        await self.lobby.fill(call.path["id"])
        return await self.manager.seed_numbers.begin(call.path["id"])

    async def components(self, call: Call) -> ComponentsInfo:
        setting = (await self.manager.commands(call.path["id"])).table.setting
        names = {kind: list(known) for kind, known in setting.names.items()}
        return ComponentsInfo(setting.components.fingerprint, names, setting.components.spec.model_dump(mode="json"))

    async def change_seat(self, call: Call) -> SeatChanged:
        assert call.holder is not None
        return await self.manager.change_seat(call.path["id"], call.holder, call.path["seat"], call.body)

    async def change_host(self, call: Call) -> HostChanged:
        asked: HostChange = call.body
        await self.manager.set_host(call.path["id"], digest(asked.token))
        return HostChanged(call.path["id"])

    async def join(self, call: Call) -> Joined:
        asked: JoinAsked = call.body
        if call.person is None:
            return Joined(await self.manager.join(call.path["id"], asked))
        named = msgspec.structs.replace(asked, name=tidy(asked.name) or call.person.name)
        return Joined(await self.manager.join(call.path["id"], named, call.person.id))


def describe(title: Game) -> GameInfo:
    return GameInfo(
        title.title,
        title.name,
        list(title.seats),
        1 in title.seats,
        [
            OptionInfo(
                each.name,
                each.default,
                list(each.values),
                each.lists,
                list(each.span),
                each.clause,
                list(each.seats),
                each.asked,
            )
            for each in title.options
        ],
        dict(title.kinds),
        {kind: list(names) for kind, names in title.names(title.base.spec).items()},
        {verb: parameters(kind) for verb, kind in title.moves.items()},
        {verb: kind.ROLE for verb, kind in title.moves.items() if kind.ROLE},
        {key: list(tags) for key, tags in title.events.items()},
        list(bots.BOTS),
        [path.stem.partition("-")[2] for path in files(title)],
        {level: dict(one.facts) for level, one in bots.strengths(title.title).items()},
        infos(title.title),
    )
