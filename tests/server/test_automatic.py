"""Questions that are none: the server gives the single answer there is, and nobody else can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kylix
from browser.laid import play_until
from corpus import random_game
from kylix.common.single import only, real_options
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.server import chain
from kylix.server.automatic import Automatic
from kylix.server.club.clocks import Pace
from kylix.server.messages import Done, Held, Late, UndoAsked
from server.evening import SPAN, Evening, with_history
from server.harness import Client, Opened, running

QUICK = 0.5
"""Somebody who has a choice and passes at once."""
HELD_TITLES = ("troia", "deukalion", "parthenon")


# --- two worlds ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Worlds:
    """Two states that the next seat cannot tell apart: in the first the seat has one answer, in the second several."""

    seat: int
    single: State
    several: State
    move: Move


@cache
def two_worlds(title: str, seats: int, games: int) -> list[Worlds]:
    """One pair for each kind of question, found by dealing what the next seat cannot see."""
    found: dict[str, Worlds] = {}
    for game in range(games):
        for s, _ in random_game(title, seats, (), game):
            question = type(s.stack[-1]).__name__ if s.stack else ""
            if not question or question in found:
                continue
            seat = s.to_act[0]
            other = (seat + 1) % seats
            deals = [with_history(s, s.redeal(other, deal)) for deal in range(40)]
            single = next((one for one in deals if len(real_options(one, seat)) == 1), None)
            if single is not None:
                (move,) = real_options(single, seat)
                shown = seen_after(single, seat, move, other)
                choices = [one for one in deals if len(real_options(one, seat)) > 1 and move in one.options(seat)]
                several = next((one for one in choices if seen_after(one, seat, move, other) == shown), None)
                if several is not None:
                    found[question] = Worlds(seat, single, several, move)
    return list(found.values())


def seen_after(s: State, seat: int, move: Move, other: int) -> Any:
    """What the answer shows the other seat: where it shows a difference, the worlds cannot be compared."""
    after = s.clone()
    after.log = []
    after.apply(seat, move)
    return after.view(other), [(event.key, event.seen_by(other)) for event in after.log]


async def evening(
    folder: Path, s: State, worlds: Worlds, answers: float | None, kinds: tuple[str, ...], pace: Pace | None = None
) -> list[list[tuple[float, Any]]]:
    """What the next seat and a watcher are told until the question is answered; by hand after a while, or not."""
    here = Evening(folder, kinds)
    await here.open(with_history(s, s.clone()), pace)
    (person,) = here.sit(worlds.seat)
    watching = here.sit((worlds.seat + 1) % len(kinds), None, auto=False)
    n = here.table.n
    if answers is not None:
        await here.until(answers)
        await here.play(person, worlds.move)
    while here.table.n == n:
        assert here.clock.heap, "nobody answers"
        await here.until(here.clock.heap[0][0])
    told = [guest.told() for guest in watching]
    await here.close()
    return told


def both(folder: Path, worlds: Worlds, pace: Pace | None = None) -> tuple[Any, Any]:
    kinds = ("here",) * worlds.single.seats
    single = asyncio.run(evening(folder, worlds.single, worlds, None, kinds, pace))
    several = asyncio.run(evening(folder, worlds.several, worlds, QUICK, kinds, pace))
    return single, several


@pytest.mark.parametrize("pace", [None, Pace("live", 600.0, 10.0)], ids=["no-clocks", "clocks"])
@pytest.mark.parametrize("title", HELD_TITLES)
def test_the_others_receive_the_same_in_both_worlds(title: str, pace: Pace | None, tmp_path: Path) -> None:
    """Message by message, at the same second: whether somebody had a choice cannot be seen, nor read off a clock."""
    seats = {"troia": 2, "deukalion": 2, "parthenon": 3}[title]
    pairs = two_worlds(title, seats, 6)
    assert pairs, "no pair of worlds was found"
    for worlds in pairs:
        single, several = both(tmp_path, worlds, pace)
        assert single == several
        for told in single:
            ((at, _),) = told
            assert SPAN[0] <= at <= SPAN[1]


def test_without_holding_time_would_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above can fail: an answer that is not held comes earlier than the single one."""

    async def never(self: Automatic, seat: int, move: Move) -> float:
        return 0.0

    worlds = two_worlds("deukalion", 2, 3)[0]
    single, several = both(tmp_path, worlds)
    assert single == several
    monkeypatch.setattr(Automatic, "wait", never)
    single, several = both(tmp_path, worlds)
    assert single != several


# --- one world ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def worlds() -> Worlds:
    """Deukalion: a card may be played before the throw, or there is none that fits."""
    pairs = two_worlds("deukalion", 2, 3)
    return next(pair for pair in pairs if type(pair.single.stack[-1]).__name__ in ("PlayBeforeThrow", "PlayAfterThrow"))


def run(job: Awaitable[None]) -> None:
    async def whole() -> None:
        await job

    asyncio.run(whole())


def test_a_single_answer_is_given_and_told_quietly(worlds: Worlds, tmp_path: Path) -> None:
    async def test() -> None:
        here = Evening(tmp_path, ("here", "here"))
        await here.open(with_history(worlds.single, worlds.single.clone()))
        me, other, watcher = here.sit(worlds.seat, 1 - worlds.seat, None)
        other.auto = False
        n = here.table.n
        shown = here.table.shown(worlds.seat, n)
        assert shown.automatic is not None
        assert SPAN[0] <= shown.automatic <= SPAN[1]
        assert here.table.shown(1 - worlds.seat, n).automatic is None
        await here.until(SPAN[1])
        assert here.table.n == n + 1
        entry = (here.table.state.record or [])[-1]
        assert (entry.seat, entry.move) == (worlds.seat, worlds.single.text(worlds.move)), "an entry like any other"
        line = {"n": n, "key": "automatic", "facts": {"move": entry.move, "on": {}}}
        told = [[event for event in message["events"] if event["key"] == "automatic"] for _, message in me.told()]
        assert told[0] == [line]
        for guest in (other, watcher):
            assert "automatic" not in [event["key"] for _, message in guest.told() for event in message["events"]]
        await here.close()

    run(test())


def test_an_early_answer_is_held_and_a_late_one_is_not(worlds: Worlds, tmp_path: Path) -> None:
    async def test() -> None:
        for when in (QUICK, SPAN[1] + 1):
            here = Evening(tmp_path, ("here", "here"))
            await here.open(with_history(worlds.several, worlds.several.clone()))
            (me,) = here.sit(worlds.seat)
            await here.until(when)
            assert here.table.n == len(worlds.several.record or []), "a choice is never made for anybody"
            await here.play(me, worlds.move)
            assert bool(me.of(Held)) is (when == QUICK)
            await here.until(SPAN[1] + 1)
            ((at, done),) = me.of(Done)
            assert done.played == 1
            assert (at <= SPAN[1]) is (when == QUICK)
            await here.close()

    run(test())


def test_where_everybody_sees_that_there_is_a_choice_nothing_is_held(tmp_path: Path) -> None:
    s = next(s for s, _ in random_game("deukalion", 2) if type(s.stack[-1]).__name__ == "PlaceShip")

    async def test() -> None:
        here = Evening(tmp_path, ("here", "here"))
        await here.open(with_history(s, s.clone()))
        (me,) = here.sit(s.to_act[0])
        await here.play(me, s.options(s.to_act[0])[0])
        assert me.of(Done)
        assert not me.of(Held)
        await here.close()

    run(test())


def test_nobody_is_answered_for_who_is_away_or_does_not_want_it(worlds: Worlds, tmp_path: Path) -> None:
    """Who is away answers nothing where there is a choice: an answer would tell that there is none."""

    async def test() -> None:
        here = Evening(tmp_path, ("here", "here"))
        await here.open(with_history(worlds.single, worlds.single.clone()))
        n = here.table.n
        here.sit(1 - worlds.seat)
        await here.until(60.0)
        assert here.table.n == n
        (me,) = here.sit(worlds.seat, auto=False)
        await here.until(120.0)
        assert here.table.n == n
        me.auto = True
        here.table.automatic.look()
        await here.until(120.0 + SPAN[0] - 0.1)
        assert here.table.n == n, "the time counts from the moment in which somebody is there"
        here.table.listeners.discard(me)
        here.table.automatic.look()
        await here.until(180.0)
        assert here.table.n == n
        here.sit(worlds.seat)
        await here.until(180.0 + SPAN[1])
        assert here.table.n > n
        await here.close()

    run(test())


def test_alone_with_bots_it_is_answered_at_once(worlds: Worlds, tmp_path: Path) -> None:
    async def test() -> None:
        kinds = ("here", "bot") if worlds.seat == 0 else ("bot", "here")
        here = Evening(tmp_path, kinds)
        await here.open(with_history(worlds.single, worlds.single.clone()))
        n = here.table.n
        here.sit(worlds.seat)
        await here.until(0.0)
        assert here.table.n > n
        await here.close()
        here = Evening(tmp_path, kinds, seed=8)
        await here.open(with_history(worlds.several, worlds.several.clone()))
        (me,) = here.sit(worlds.seat)
        await here.play(me, worlds.move)
        assert me.of(Done)[0][0] == 0.0
        await here.close()

    run(test())


def test_an_answer_that_was_held_is_late_when_the_question_changed(worlds: Worlds, tmp_path: Path) -> None:
    async def test() -> None:
        here = Evening(tmp_path, ("here", "here"))
        await here.open(with_history(worlds.several, worlds.several.clone()))
        (me,) = here.sit(worlds.seat)
        await here.play(me, worlds.move, "first")
        await here.play(me, worlds.several.options(worlds.seat)[-1], "second")
        assert [late.id for _, late in me.of(Late)] == ["first"]
        here.table.listeners.discard(me)
        here.table.automatic.look()
        await here.until(SPAN[1])
        assert [done.id for _, done in me.of(Done)] == ["second"], "whoever answered may go"
        await here.close()

    run(test())


# --- taking back, and going on -------------------------------------------------------------------------------------


def open_move(s: State, seat: int) -> Move | None:
    """A move after which the seat has a single answer, and nothing was shown."""
    for move in s.options(seat):
        after = s.clone()
        after.apply(seat, move)
        if not after.irreversible and after.to_act == [seat] and len(after.options(seat)) == 1:
            trial = after.clone()
            trial.apply(seat, trial.options(seat)[0])
            if not trial.irreversible and not trial.over:
                return move
    return None


def test_an_undo_takes_back_what_was_answered_since(tmp_path: Path) -> None:
    """Taken back alone, it would only be answered again."""
    found = (
        (s, move)
        for game in range(6)
        for s, _ in random_game("deukalion", 2, (), game)
        if len(s.to_act) == 1 and (move := open_move(s, s.to_act[0])) is not None
    )
    s, move = next(found)
    seat = s.to_act[0]

    async def test() -> None:
        here = Evening(tmp_path, ("here", "bot") if seat == 0 else ("bot", "here"))
        await here.open(with_history(s, s.clone()))
        (me,) = here.sit(seat)
        n = here.table.n
        before = here.table.state.view(seat)
        await here.play(me, move)
        assert [mark.automatic for mark in here.table.marks[n:]] == [False, True]
        kept = await here.store.table(here.table.id)
        assert kept is not None
        assert [line.automatic for line in kept.lines[-2:]] == [False, True]
        await here.send(me, UndoAsked("back", here.table.n))
        assert here.table.state.view(seat) == before
        await here.until(SPAN[1])
        assert here.table.state.view(seat) == before, "what was taken back is not answered again"
        await here.close()

    run(test())


def test_an_answer_taken_back_is_left_to_the_person(tmp_path: Path) -> None:
    """A seat that was made ready, and is not: it wants to think, although nothing can be done."""
    s = next(
        s
        for game in range(4)
        for s, _ in random_game("parthenon", 3, (), game)
        if len(s.to_act) > 1 and any([s.text(move) for move in s.options(seat)] == ["ready"] for seat in s.to_act)
    )
    seat = next(seat for seat in s.to_act if [s.text(move) for move in s.options(seat)] == ["ready"])

    async def test() -> None:
        here = Evening(tmp_path, ("here",) * 3)
        await here.open(with_history(s, s.clone()))
        (me,) = here.sit(seat)
        await here.until(SPAN[1])
        assert seat not in here.table.state.to_act
        (unready,) = here.table.state.options(seat)
        await here.play(me, unready)
        assert seat in here.table.state.to_act
        await here.until(10 * SPAN[1])
        assert seat in here.table.state.to_act
        await here.close()

    run(test())


# --- over the line ------------------------------------------------------------------------------------------------


def poor_hand() -> int:
    """A seed with which the Greek can offer to no god: all that is left is to draw."""
    return next(seed for seed in range(1, 99) if len(kylix.new("troia", seed=seed).options(0)) == 1)


def hello(opened: Opened, **more: Any) -> Client:
    client = Client(opened.api.port, opened.id, None, hello=False)
    client.send(type="hello", token=opened.tokens[0], **more)
    client.until("state")
    return client


def test_what_waits_for_its_moment_is_asked_anew_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, answer_seconds=(600.0, 600.0)) as api:
        opened = api.table("here", "here", seed=poor_hand())
        with hello(opened) as by_hand:
            assert by_hand.state["automatic"] is None, "a client that does not ask for it answers itself"
        with hello(opened, auto=True) as client:
            assert client.state["automatic"] > 500.0
            assert client.play("draw", id="mine")["type"] == "held", "the single answer has its moment, too"
    with running(tmp_path, answer_seconds=(0.0, 0.1)) as api:
        again = Opened(api, opened.id, opened.host, opened.tokens)
        with hello(again, auto=True) as client:
            client.until_n(2)
            assert client.state["events"][0]["key"] == "automatic"


def test_it_is_switched_on_while_the_question_is_open(tmp_path: Path) -> None:
    with running(tmp_path, answer_seconds=(0.0, 0.1)) as api:
        opened = api.table("here", "here", seed=poor_hand())
        with hello(opened) as client:
            assert client.options == ["draw"]
            client.send(type="auto", on=True)
            client.until_n(2)


def test_another_page_of_the_seat_is_told_who_answers(tmp_path: Path) -> None:
    """One page that wants to be asked is enough; it must not be that the other shows nothing to choose."""
    with running(tmp_path, answer_seconds=(600.0, 600.0)) as api:
        opened = api.table("here", "here", seed=poor_hand())
        with hello(opened, auto=True) as phone:
            assert phone.state["automatic"] is not None
            with hello(opened) as desk:
                assert desk.state["automatic"] is None
                assert phone.until("state")["automatic"] is None
            assert phone.until("state")["automatic"] is not None


def test_a_trial_adds_what_there_is_no_choice_about() -> None:
    """A payment that can be made in one way: the page shows it as a whole."""
    for seed in range(1, 99):
        s = kylix.new("troia", seed=seed)
        for move in s.options(0)[1:]:
            for card in chain.attempt(s, 0, [move], 1).more:
                plain, found = (chain.attempt(s, 0, [move, card], 1, auto) for auto in (False, True))
                assert plain.forced == 0
                assert set(plain.moves) <= set(found.moves)
                if found.final and found.forced > 1:
                    assert found.forced == len(found.moves) - 2
                    return
    raise AssertionError("no such hand")


def test_who_can_do_nothing_is_not_asked_whether_there_shall_be_an_order() -> None:
    """Parthenon: `ready` and `order` are the options of a seat with nothing to do; an order changes nothing for it."""
    s = kylix.new("parthenon", seats=3, seed=4)
    asked = {"ready", "order"}

    def wanted(s: State) -> bool:
        return any({s.text(move) for move in s.options(seat)} == asked for seat in s.to_act)

    s = play_until(s, wanted, 4)
    for seat in s.to_act:
        options = {s.text(move) for move in s.options(seat)}
        single = only(s, seat)
        assert (single is not None and s.text(single) == "ready") == (options <= asked)
        assert options <= asked or len(real_options(s, seat)) == len(options - {"order"})
