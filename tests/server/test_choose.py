"""One message for a choice: it is played, or what is missing or is to be confirmed is told; a move is made once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import kylix
from browser.laid import play_until
from corpus import with_record
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.server import chain
from kylix.server.automatic import key_of
from kylix.server.messages import ChooseAsked, Done, Late, Wants
from kylix.server.prompts import is_paused
from kylix.server.table import Table
from server.evening import Evening
from server.harness import Api

SEATS = {"troia": 2, "odysseus": 2, "deukalion": 2, "parthenon": 3}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every move that the server makes on some state, of a table or of a copy."""
    found: list[str] = []
    step, played = chain.step, Table.played

    def count(s: State, seat: int, move: Move) -> bool:
        found.append(s.text(move))
        return step(s, seat, move)

    def count_all(table: Table, seat: int, moves: list[Move]) -> tuple[State, list[str]]:
        found.extend(table.state.text(move) for move in moves)
        return played(table, seat, moves)

    monkeypatch.setattr(chain, "step", count)
    monkeypatch.setattr(Table, "played", count_all)
    return found


def plain(s: State, seat: int) -> str | None:
    """A move of the seat that is a whole choice by itself."""
    for move in s.options(seat):
        if chain.make(s, seat, [move]).is_whole:
            return s.text(move)
    return None


async def answers(folder: Path, s: State, *asked: dict[str, Any]) -> list[Any]:
    """What one seat among people is told about what it chooses."""
    here = Evening(folder, ("here",) * s.seats)
    await here.open(s)
    seat = s.to_act[0]
    (guest,) = here.sit(seat, auto=False)
    found: list[Any] = []
    try:
        for at, message in enumerate(asked):
            whole = {"question": key_of(here.table.state, seat), **message}
            before = len(guest.heard)
            await here.send(guest, ChooseAsked(f"c{at}", **whole))
            found.append(next(heard for _, heard in guest.heard[before:] if getattr(heard, "id", "") == f"c{at}"))
    finally:
        await here.close()
    return found


@pytest.mark.parametrize("title", SEATS)
def test_a_move_is_made_once(tmp_path: Path, made: list[str], title: str) -> None:
    """Before, it was made three times: tried, looked up, and played."""
    s = with_record(kylix.new(title, seats=SEATS[title], seed=3))
    move = plain(s, s.to_act[0])
    assert move is not None
    made.clear()
    (done,) = asyncio.run(answers(tmp_path, s, {"moves": [move]}))
    assert isinstance(done, Done)
    assert made == [move]


def test_what_is_asked_back_is_looked_at_on_another_deal_and_not_played(tmp_path: Path, made: list[str]) -> None:
    s = with_record(kylix.new("troia", seats=2, seed=3))
    asked = {"moves": ["draw"], "confirm": "final"}
    wants, again, done = asyncio.run(answers(tmp_path, s, asked, asked, {"moves": ["draw"]}))
    assert isinstance(wants, Wants)
    assert (wants.need, wants.sealed, wants.n) == ("confirm", True, 1)
    assert again.need == "confirm"
    assert isinstance(done, Done)
    assert made == ["draw"] * 3


def test_a_choice_tells_what_is_missing_until_it_is_whole(api: Api) -> None:
    opened = api.table("here", "here", seed=3)
    with opened.sit(0) as greek:
        chosen = [next(move for move in greek.options if move.startswith("offer"))]
        while True:
            answer = greek.ask(type="choose", question=greek.state["prompt"]["question"], moves=chosen)
            if answer["type"] == "done":
                break
            assert (answer["type"], answer["need"], answer["n"]) == ("wants", "more", 1)
            more = [option["move"] for option in answer["more"]]
            chosen.append("done" if "done" in more else more[0])
        assert answer["played"] == len(chosen)
        assert greek.until_n(answer["n"])["n"] == len(chosen) + 1


def test_several_parts_are_asked_back_where_the_page_wants_it(api: Api) -> None:
    opened = api.table("here", "here", seed=3)
    with opened.sit(0) as greek:
        chosen = [next(move for move in greek.options if move.startswith("offer"))]
        question = greek.state["prompt"]["question"]
        while chosen[-1] != "done":
            more = [option["move"] for option in greek.look(*chosen)["more"]]
            chosen.append("done" if "done" in more else more[0])
        wants = greek.ask(type="choose", question=question, moves=chosen, parts=True)
        assert (wants["type"], wants["need"], wants["moves"]) == ("wants", "confirm", chosen)
        assert greek.ask(type="choose", question=question, moves=chosen)["type"] == "done"


@pytest.mark.parametrize("title", SEATS)
def test_an_answer_to_another_question_is_late_and_nothing_is_made(tmp_path: Path, made: list[str], title: str) -> None:
    s = with_record(kylix.new(title, seats=SEATS[title], seed=3))
    move = plain(s, s.to_act[0])
    asked = {"moves": [move], "question": key_of(s, s.to_act[0])}
    made.clear()
    done, *late = asyncio.run(answers(tmp_path, s, asked, asked, {**asked, "confirm": "always"}))
    assert isinstance(done, Done)
    assert all(isinstance(one, Late) for one in late)
    assert made == [move], "a double click is one move"


def test_a_question_below_that_of_another_seat_is_paused() -> None:
    """Parthenon: one seat pays for what it builds; the others, who are not ready, are still asked what they asked."""
    s = kylix.new("parthenon", seats=3, seed=4)
    s = play_until(s, lambda s: len(s.stack) > 2 and s.prompt(None)["ask"] == "pay-one", 4)
    (payer,) = s.to_act
    waiting = [seat for seat in range(3) if seat != payer and not s.ready[seat]]  # type: ignore[attr-defined]
    assert waiting
    assert [seat for seat in range(3) if is_paused(s, seat)] == waiting


def test_a_bot_shows_no_choice_before_it_is_whole(api: Api) -> None:
    """So the question of a person does not vanish in between; and what a bot pays comes with what it pays for."""
    opened = api.table("here", "bot", "bot", title="parthenon", seed=4, options={"offers": 1})
    with opened.sit(0) as client:
        chains = 0
        while chains < 8 and client.state["view"]["turn"] < 3:
            if not client.to_act:
                client.until("state")
                assert not (client.state["prompt"]["chain"] and not client.to_act), client.state["prompt"]
                chains += len(client.state["last"]) > 1
            else:
                answer = client.play("ready" if "ready" in client.options else client.options[0])
                assert answer["type"] in ("done", "late")
        assert chains
