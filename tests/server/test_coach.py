"""The coach: what throws much away is asked back once, from what the seat may know; everything else is played."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import kylix
from kylix.bots.whole_choice import MUCH
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES
from kylix.learn.coach import catalogue
from kylix.server import coach, hints
from kylix.server.bot_pool import BotPool
from kylix.server.hints import MOST_WAITING, Hints
from kylix.server.messages import ChooseAsked, HintShown
from kylix.testing import second
from server.harness import Api, Client, Opened
from server.test_hints import TITLES, middle, solo, until_asked


def choose(client: Client, *moves: str, **more: Any) -> Any:
    return client.ask(type="choose", moves=list(moves), question=client.state["prompt"]["question"], coach=True, **more)


def hints_taken(api: Api, opened: Opened) -> int:
    return int(api.summary(opened.id)["seats"][0]["hints"])


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a judgement may take long; that is no fault."""
    monkeypatch.setattr(coach, "PATIENCE", 60.0)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who doubts whatever is chosen."""
    monkeypatch.setattr(coach, "MUCH", -1.0)


# --- asked back ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strict")
def test_a_doubted_choice_is_not_played_until_it_is_meant(api: Api) -> None:
    opened = solo(api, seed=3)
    with opened.sit(0) as client:
        until_asked(client)
        n = client.state["n"]
        doubt = choose(client, "draw")
        assert (doubt["type"], doubt["moves"], doubt["n"]) == ("doubt", ["draw"], n)
        assert doubt["chosen"]["moves"][0]["move"] == "draw"
        for one in (doubt["chosen"], doubt["better"]):
            assert one["key"].startswith("because-")
            assert 0 <= one["low"] <= one["value"] <= one["high"] <= 1
        assert api.summary(opened.id)["n"] == n
        assert client.play("draw")["type"] == "done"


@pytest.mark.usefixtures("strict")
def test_whoever_was_told_of_a_better_move_had_a_hint(api: Api) -> None:
    opened = solo(api, seed=3)
    with opened.sit(0) as client:
        until_asked(client)
        choose(client, "draw", id="mine")
        assert hints_taken(api, opened) == 1
        # The choice itself may still be made with its own id.
        assert client.ask(type="choose", id="mine", after=client.state["n"], moves=["draw"])["type"] == "done"


@pytest.mark.parametrize("title", TITLES)
def test_a_good_choice_is_played_without_a_word(api: Api, title: str) -> None:
    opened = solo(api, title, seed=3)
    with opened.sit(0) as client:
        until_asked(client)
        asked = 0
        while True:
            asked, n = asked + 1, client.state["n"]
            best = client.ask(type="hint")["hints"][0]
            answer = choose(client, *[part["move"] for part in best["moves"]][: best["now"]])
            if answer["type"] == "done":
                break
            now = api.summary(opened.id)["n"]
            assert now > n, answer  # else others moved at the same time, and a hint holds for its own position only
            client.until_n(now)
        assert hints_taken(api, opened) == asked, "those that were asked for"


def test_a_choice_is_judged_as_a_whole_and_not_by_how_it_begins(api: Api) -> None:
    """The god may be the right one; whoever pays two cards where one is enough is asked back all the same."""
    opened = solo(api, seed=8)
    with opened.sit(0) as client:
        until_asked(client)
        dear = ["offer POSEIDON", "pay G-WINE-FISH", "pay G-RAM-FISH", "done"]
        doubt = choose(client, *dear)
        assert (doubt["type"], doubt["moves"]) == ("doubt", dear)
        assert [one["move"] for one in doubt["chosen"]["moves"]] == dear
        assert doubt["better"]["value"] - doubt["chosen"]["value"] >= MUCH


@pytest.mark.usefixtures("strict")
def test_what_is_not_whole_is_asked_on_first(api: Api) -> None:
    """A selection that is begun is no choice yet."""
    with solo(api, seed=3).sit(0) as client:
        until_asked(client)
        offer = next(move for move in client.options if move.startswith("offer"))
        assert choose(client, offer)["type"] == "wants"
        assert choose(client, "draw", confirm="always")["type"] == "wants"
        assert choose(client, "offer NOBODY")["type"] == "refused"


@pytest.mark.usefixtures("strict")
def test_where_there_are_no_hints_nothing_is_asked_back(api: Api) -> None:
    with solo(api, seed=3, hints=False).sit(0) as client:
        until_asked(client)
        assert choose(client, "draw")["type"] == "done"


@pytest.mark.usefixtures("strict")
def test_bots_that_have_too_much_to_think_about_keep_nobody_from_playing(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING", 0)
    with solo(api, seed=3).sit(0) as client:
        until_asked(client)
        assert choose(client, "draw")["type"] == "done"


def test_a_coach_who_fails_keeps_nobody_from_playing() -> None:
    class Lost(BotPool):
        async def think(self, job: Any, *about: Any, rank: Any = None) -> Any:
            raise OSError("lost")

    class Table:
        id, hints, n = "t", True, 1
        state = kylix.new("troia", seed=1)

    class Commands:
        def __init__(self) -> None:
            self.table, self.hints, self.taken = Table(), Hints(Lost(1, 0.0)), [False]

        async def take(self, asked: ChooseAsked, seat: int, tell: Any) -> None:
            self.taken.append(asked.coach)

    async def run() -> Commands:
        commands = Commands()
        asked = ChooseAsked("a", ["draw"], coach=True)
        moves = kylix.new("troia").setting.read("draw")
        assert coach.begins(commands, asked, 0, moves, print)  # type: ignore[arg-type]
        await asyncio.gather(*commands.hints.tasks)
        return commands

    commands = asyncio.run(run())
    assert commands.taken == [False, False]
    assert not commands.hints.waiting
    assert MOST_WAITING > 0


def test_only_what_throws_much_away_is_doubted() -> None:
    def worth(value: float) -> HintShown:
        return HintShown([], 1, value, "because-better", {})

    assert coach.doubted([worth(0.6), worth(0.5)], worth(0.6 - MUCH + 0.01)) is None
    assert coach.doubted([worth(0.6)], worth(0.45)) == (worth(0.45), worth(0.6))
    assert coach.doubted([worth(0.6)], None) is None
    assert coach.doubted([], worth(0.1)) is None


# --- under the veil -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_states_that_differ_in_hidden_facts_only_give_the_same_doubt(title: str) -> None:
    for seed in (1, 2, 3):
        s, seat = middle(title, seed)
        played = s.text(s.options(seat)[-1])
        expected = hints.considered(hints.question(s, seat, coach.ADVISER), [played])
        for deal in (1, 2):
            other = second(s, seat, random.Random(deal))
            assert hints.considered(hints.question(other, seat, coach.ADVISER), [played]) == expected


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_page_is_given_the_cards(api: Api, title: str, language: str) -> None:
    reply = api.get(f"/api/coach/{title}/{language}")
    assert reply.data.decode() == catalogue(language, game(title)).read_text(encoding="utf-8")


def test_there_are_no_cards_of_what_does_not_exist(api: Api) -> None:
    assert api.get("/api/coach/chess/en").key == "no-words"
    assert api.get("/api/coach/troia/el").key == "no-words"
