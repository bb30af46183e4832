"""Orders: what a person leaves to be answered is answered, and nobody else can tell it from an answer by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from corpus import random_game
from kylix.common.orders import judge, orders_of
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.server.club import order_sweep
from kylix.server.club.clocks import Pace
from kylix.server.club.notices import Notices
from kylix.server.club.orders import Orders
from kylix.server.club.orders_messages import OrderAsked, OrderCancelled
from kylix.server.club.visiting import Visiting
from kylix.server.connections import Connection
from kylix.server.messages import ChooseAsked, Done, Hello, ServerMessage, StateShown, UndoAsked
from server.evening import Evening, token_of, with_history
from server.harness import Api, Opened, running
from server.stored import STORES
from server.test_automatic import Worlds, two_worlds

DAYS = Pace("days", 86_400.0, 86_400.0, "bot", 3)
SEATS = {"troia": 2, "odysseus": 2, "deukalion": 2, "parthenon": 3}
HOUR = 3600.0
THROWS = ("PlayBeforeThrow", "PlayAfterThrow")
Told = list[tuple[float, Any]]


def run(job: Awaitable[None]) -> None:
    async def whole() -> None:
        await job

    asyncio.run(whole())


# --- an evening by link -------------------------------------------------------------------------------------------


class Page(Connection):
    """A page as the server knows it, without a line: it comes, asks and goes."""

    def __init__(self, here: Evening, seat: int) -> None:
        super().__init__(None, here.manager, here.table.id)  # type: ignore[arg-type]
        self.here, self.at, self.heard = here, seat, list[ServerMessage]()

    def tell(self, message: ServerMessage) -> None:
        self.heard.append(message)

    async def come(self) -> None:
        await self.hello(Hello(token_of(self.at)))
        await self.here.settled()

    async def ask(self, message: Any) -> ServerMessage:
        """The answer to it."""
        before = len(self.heard)
        await self.take(message)
        await self.here.settled()
        return next(one for one in self.heard[before:] if getattr(one, "id", None) == message.id)

    async def play(self, move: Move) -> None:
        s = self.here.table.state
        await self.ask(ChooseAsked(f"m{self.here.table.n}", [s.text(move)], after=self.here.table.n, whole=False))

    @property
    def orders(self) -> Any:
        states = [one for one in self.heard if isinstance(one, StateShown)]
        return msgspec.to_builtins(states[-1].orders)


async def opened(folder: Path, s: State, seat: int, pace: Pace | None = DAYS) -> tuple[Evening, Page]:
    """Everybody but the seat looks on, and somebody who watches."""
    here = Evening(folder, ("link",) * s.seats)
    await here.open(with_history(s, s.clone()), pace)
    here.sit(*[other for other in range(s.seats) if other != seat], None, auto=False)
    return here, Page(here, seat)


def asked(title: str, key: str, games: int = 4) -> tuple[State, int, Move]:
    """A position in which an order answers, for which seat, and what."""
    for number in range(games):
        for s, _ in random_game(title, SEATS[title], (), number):
            for seat in s.to_act:
                found = judge(s, seat, {key: ("always", s.turn, {})})
                if found.move is not None and not s.over:
                    return s, seat, found.move
    raise AssertionError(f"{key} is never asked")


async def until(here: Evening, true: Callable[[], bool]) -> None:
    """Time passes, from one moment to the next."""
    while not true():
        assert here.clock.heap, "nothing will happen any more"
        await here.until(here.clock.heap[0][0])


# --- two worlds ---------------------------------------------------------------------------------------------------


async def with_order(folder: Path, s: State, seat: int, key: str, lasts: str) -> tuple[list[Told], list[float]]:
    """Somebody leaves an order and goes; what the others are told, and when the seat was there again, moved, went."""
    here, page = await opened(folder, s, seat)
    await page.come()
    assert isinstance(await page.ask(OrderAsked("o", key, lasts)), Done)  # type: ignore[arg-type]
    await here.until(1.0)
    page.leave()
    n, visits = here.table.n, here.table.orders.visiting
    await until(here, lambda: bool(visits.seats))
    came = here.clock.time
    await until(here, lambda: here.table.n > n)
    moved = here.clock.time
    await until(here, lambda: not visits.seats)
    went = here.clock.time
    await here.until(went + HOUR)
    told = [guest.told() for guest in here.guests]
    await here.close()
    return told, [came, moved, went]


async def by_hand(folder: Path, s: State, seat: int, move: Move, at: list[float]) -> list[Told]:
    """The same moments, but somebody comes, answers and goes."""
    here, page = await opened(folder, s, seat)
    await page.come()
    await here.until(1.0)
    page.leave()
    came, moved, went = at
    await here.until(came)
    again = Page(here, seat)
    await again.come()
    await here.until(moved)
    await again.play(move)
    await here.until(went)
    again.leave()
    await here.until(went + HOUR)
    told = [guest.told() for guest in here.guests]
    await here.close()
    return told


def both(folder: Path, title: str, key: str) -> tuple[list[Told], list[Told]]:
    s, seat, move = asked(title, key)
    lasts = next(order.lasts[0] for order in orders_of(title) if order.key == key)
    left, at = asyncio.run(with_order(folder, s, seat, key, lasts))
    return left, asyncio.run(by_hand(folder, s, seat, move, at))


@pytest.mark.parametrize(
    ("title", "key"),
    [("troia", "draw"), ("odysseus", "no-story"), ("deukalion", "before-throw"), ("parthenon", "no-trade")],
)
def test_the_others_receive_the_same_in_both_worlds(title: str, key: str, tmp_path: Path) -> None:
    """Message by message, at the same moment, clocks and who is here included: with an order, and by hand."""
    left, given = both(tmp_path, title, key)
    assert left == given
    for told in left:
        kinds = [message["type"] for _, message in told]
        assert kinds.count("state") == 1
        assert kinds.count("seats") == 4, "it comes and goes, twice"


def test_without_a_visit_an_order_would_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above can fail: somebody answers who is not there."""

    def come(self: Visiting, seat: int) -> None:
        self.seats.add(seat)  # and nobody is told

    monkeypatch.setattr(Visiting, "come", come)
    left, given = both(tmp_path, "troia", "draw")
    assert left != given


def test_an_order_that_says_that_it_is_one_would_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can fail on what is told, too: such as a list of orders that everybody gets."""
    shown = Orders.shown
    monkeypatch.setattr(Orders, "shown", lambda self, seat: shown(self, next((one.seat for one in self.kept), seat)))
    left, given = both(tmp_path, "troia", "draw")
    assert left != given


@pytest.mark.parametrize("is_here", [False, True])
def test_an_order_tells_nothing_of_a_hand(is_here: bool, tmp_path: Path) -> None:
    """Deukalion: no card fits, or one does. Whoever left an order passes in both worlds, at the same moment."""

    async def test(s: State, worlds: Worlds) -> list[Told]:
        here, page = await opened(tmp_path, s, worlds.seat)
        await page.come()
        for key in ("before-throw", "after-throw"):
            await page.ask(OrderAsked(key, key, "always"))
        page.leave()
        if is_here:
            here.sit(worlds.seat)
        n = here.table.n
        await until(here, lambda: here.table.n > n)
        told = [guest.told() for guest in here.guests if guest.seat != worlds.seat]
        await here.close()
        return told

    pairs = [one for one in two_worlds("deukalion", 2, 3) if type(one.single.stack[-1]).__name__ in THROWS]
    assert pairs
    for worlds in pairs:
        single, several = (asyncio.run(test(s, worlds)) for s in (worlds.single, worlds.several))
        assert single == several


async def never_asked(folder: Path, left: bool) -> list[Told]:
    """Troia: an order about the objective is left or not, then the other one draws."""
    s = next(s for s, _ in random_game("troia", 2))
    seat = s.to_act[0]
    here, page = await opened(folder, s, 1 - seat)
    await page.come()
    if left:
        await page.ask(OrderAsked("o", "no-power", "always"))
        await page.ask(OrderAsked("p", "no-progress", "always"))
        await page.ask(OrderCancelled("q", "no-progress"))
    await here.until(1.0)
    page.leave()
    other = next(guest for guest in here.guests if guest.seat == seat)
    draw = next(move for move in here.table.state.options(seat) if move.VERB == "draw")
    await here.play(other, draw)
    await here.until(HOUR)
    told = [guest.told() for guest in here.guests]
    await here.close()
    return told


def test_an_order_that_never_answers_tells_nothing(tmp_path: Path) -> None:
    with_one, without = (asyncio.run(never_asked(tmp_path, left)) for left in (True, False))
    assert with_one == without


# --- one world ----------------------------------------------------------------------------------------------------


def test_what_it_did_is_told_to_its_person_and_it_costs_no_time(tmp_path: Path) -> None:
    s, seat, move = asked("deukalion", "before-throw")

    async def test() -> None:
        here, page = await opened(tmp_path, s, seat)
        await page.come()
        version = await here.store.versions([here.table.id])
        await page.ask(OrderAsked("o", "before-throw", "turn"))
        assert await here.store.versions([here.table.id]) == version, "it is no news to other servers"
        answer = here.table.orders.answering[seat].kept
        assert [(one["key"], one["answers"], one["ended"]) for one in page.orders] == [("before-throw", True, "")]
        n, rest = here.table.n, here.table.timing.times.clocks[seat].rest
        await until(here, lambda: here.table.n > n)
        assert here.table.timing.times.clocks[seat].rest == rest
        (event,) = [event for event in here.table.events(seat, n) if event.key == "ordered"]
        assert event.facts["move"] == s.text(move)
        assert not [event for event in here.table.events(1 - seat, n) if event.key in ("ordered", "automatic")]
        assert page.orders[0]["answered"] == 1
        kept = await here.store.rows("SELECT n, seat, kind FROM order_lines")
        assert kept == [(n, seat, "before-throw")]
        n = here.table.n
        await here.table.orders.give(answer)
        assert here.table.n == n, "once"
        await here.close()

    run(test())


def test_who_plays_by_hand_and_who_takes_back_is_left_alone(tmp_path: Path) -> None:
    """Parthenon: made ready by an order; who is not ready after all thinks, and the order has ended."""
    s, seat, _ = asked("parthenon", "no-trade")

    async def test() -> None:
        here, page = await opened(tmp_path, s, seat)
        await page.come()
        await page.ask(OrderAsked("o", "no-trade", "always"))
        n = here.table.n
        await until(here, lambda: here.table.n > n)
        assert seat not in here.table.state.to_act
        (unready,) = here.table.state.options(seat)
        await page.play(unready)
        assert [one["ended"] for one in page.orders] == ["by-hand"]
        await page.ask(OrderAsked("p", "no-trade", "always"))
        assert page.orders[0]["answers"]
        offer = next(move for move in here.table.state.options(seat) if move.VERB == "offer")
        await page.play(offer)
        assert [one["ended"] for one in page.orders] == ["by-hand"]
        n = here.table.n
        await here.until(here.clock.time + HOUR)
        assert here.table.n == n
        await here.close()

    run(test())


def test_what_is_taken_back_is_not_answered_again(tmp_path: Path) -> None:
    s, seat, _ = asked("parthenon", "no-trade")

    async def test() -> None:
        here, page = await opened(tmp_path, s, seat)
        await page.come()
        await page.ask(OrderAsked("o", "no-trade", "always"))
        n = here.table.n
        await until(here, lambda: here.table.n > n)
        assert here.table.undo(seat, False).can == "free", "an answer by order is taken back like any other"
        await page.ask(UndoAsked("u", here.table.n))
        assert seat in here.table.state.to_act
        assert [one["ended"] for one in page.orders] == ["taken-back"]
        n = here.table.n
        await here.until(here.clock.time + HOUR)
        assert here.table.n == n
        await here.close()

    run(test())


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (OrderAsked("o", "no-such", "always"), "no-order"),
        (OrderAsked("o", "no-trade", "once"), "bad-order"),
        (OrderAsked("o", "accept", "turn"), "bad-order"),
        (OrderAsked("o", "accept", "turn", {"gets": ["NO-SUCH"]}), "bad-order"),
        (OrderAsked("o", "accept", "turn", {"gets": ["WINE"] * 7}), "bad-order"),
        (OrderAsked("o", "no-trade", "turn", {"gets": ["WINE"]}), "bad-order"),
    ],
)
def test_what_cannot_be_left_is_refused(asked: OrderAsked, key: str, tmp_path: Path) -> None:
    async def test() -> None:
        here, page = await opened(tmp_path, next(s for s, _ in random_game("parthenon", 3)), 0)
        await page.come()
        refused = await page.ask(asked)
        assert getattr(refused, "key", "") == key
        await here.close()

    run(test())


def test_where_minutes_count_nothing_can_be_left(tmp_path: Path) -> None:
    async def test() -> None:
        s = next(s for s, _ in random_game("troia", 2))
        here, page = await opened(tmp_path, s, 0, Pace("live", 600.0, 5.0))
        await page.come()
        assert page.orders is None
        refused = await page.ask(OrderAsked("o", "draw", "once"))
        assert getattr(refused, "key", "") == "no-orders"
        await here.close()

    run(test())


# --- notices ------------------------------------------------------------------------------------------------------


class Noting(Notices):
    """Keeps whom it would tell of a turn."""

    def __init__(self, here: Evening) -> None:
        super().__init__(here.store)
        self.turns: list[set[int]] = []

    def to(self, table: str, n: int, event: Any, seats: Any, seconds: Any = None) -> list[Any]:
        if event == "turn" and seats:
            self.turns.append(set(seats))
        return []


def noting(here: Evening) -> Noting:
    here.table.noticing = found = Noting(here)
    return found


@pytest.mark.parametrize("left", [True, False])
def test_nobody_is_told_of_a_turn_that_an_order_takes(left: bool, tmp_path: Path) -> None:
    s = next(s for s, _ in random_game("troia", 2) if type(s.stack[-1]).__name__ == "ChooseAction")
    seat = s.to_act[0]

    async def test() -> None:
        here, page = await opened(tmp_path, s, 1 - seat)
        await page.come()
        if left:
            await page.ask(OrderAsked("o", "draw", "once"))
        page.leave()
        told = noting(here)
        other = next(guest for guest in here.guests if guest.seat == seat)
        while here.table.state.to_act == [seat]:
            skips = [move for move in here.table.state.options(seat) if move.VERB in ("draw", "skip")]
            await here.play(other, skips[0], f"m{here.table.n}")
        assert told.turns == ([] if left else [{1 - seat}])
        if left:
            n = here.table.n
            await until(here, lambda: here.table.n > n)
            assert await here.store.rows("SELECT ended FROM orders") == [("done",)]
        await here.close()

    run(test())


def test_an_offer_ends_an_order_and_is_told(tmp_path: Path) -> None:
    """Parthenon: an answer was on its way, so nobody was told; now there is something to think about."""
    s, seat, _ = asked("parthenon", "no-trade")
    author = next(other for other in s.to_act if other != seat)

    async def test() -> None:
        here, page = await opened(tmp_path, s, seat)
        await page.come()
        await page.ask(OrderAsked("o", "no-trade", "always"))
        page.leave()
        told, table = noting(here), here.table
        guest = next(guest for guest in here.guests if guest.seat == author)
        names, hand = table.setting.names, s.stock(author)  # type: ignore[attr-defined]
        moves = [
            f"offer {names['party'][seat]}",
            f"give {names['good'][hand[0]]}",
            f"want {names['good'][0]}",
            "publish",
        ]
        await here.send(guest, ChooseAsked("offer", moves, after=table.n))
        assert told.turns == [{seat}]
        assert await here.store.rows("SELECT ended, due FROM orders") == [("offered", None)]
        n = table.n
        await here.until(here.clock.time + HOUR)
        assert table.n == n
        await here.close()

    run(test())


# --- over the line ------------------------------------------------------------------------------------------------

PACE = {"kind": "days", "bank": 86_400, "step": 86_400}
Serving = Callable[[], AbstractContextManager[Api]]


@pytest.fixture(params=STORES)
def serving(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serving:
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres").new()
    monkeypatch.setattr(order_sweep, "LATE_SECONDS", 0.1)
    return lambda: running(tmp_path, store=url, order_seconds=(1.0, 1.5))


def left(table: Opened, key: str = "draw", lasts: str = "once") -> None:
    """The guest leaves an order and goes."""
    with table.sit(1) as guest:
        assert guest.ask(type="order", key=key, lasts=lasts)["type"] == "done"
        assert [one["key"] for one in guest.until("state")["orders"]] == [key]


def test_an_order_outlives_the_server(serving: Serving) -> None:
    """Left at one server, which stops before the answer; the next one gives it, once."""
    with serving() as api:
        table = api.table("here", "link", pace=PACE, seed=1)
        assert table.join(1, "Nikos").status == 200
        left(table)
        with table.sit(0) as host:
            assert host.state["orders"] == []
            assert host.play("draw")["type"] == "done"
            n = host.state["n"]
    with serving() as api:
        again = Opened(api, table.id, table.host, table.tokens)
        with again.sit(0) as host:
            host.until_n(n + 1)
            assert host.to_act
            assert not [one for one in host.state["events"] if one["key"] in ("ordered", "automatic")]
        with again.sit(1) as guest:
            assert guest.state["n"] == n + 1
            assert [(one["ended"], one["answered"]) for one in guest.state["orders"]] == [("done", 1)]
            assert "ordered" in [one["key"] for one in guest.state["events"]]
            assert guest.ask(type="no-order", key="draw")["type"] == "done"
            assert guest.until("state")["orders"] == []


def test_an_order_left_at_one_server_answers_at_another(tmp_path: Path, postgres: Any) -> None:
    """The move is made elsewhere; the answer is given once, and the host's page hears of nothing before it."""
    url, quick = postgres.new(), (1.0, 1.5)
    with (
        running(tmp_path / "a", store=url, order_seconds=quick) as first,
        running(tmp_path / "b", store=url, order_seconds=quick) as second,
    ):
        table = first.table("here", "link", pace=PACE, seed=1)
        assert table.join(1, "Nikos").status == 200
        there = Opened(second, table.id, table.host, table.tokens)
        with there.sit(0) as host:
            left(table, "draw", "asked")
            for _ in range(2):
                n = host.state["n"]
                assert host.play("draw")["type"] == "done"
                host.until_n(n + 2)
                assert host.to_act
