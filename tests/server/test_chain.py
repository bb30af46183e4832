"""Chains: played together, tried out without telling anything, asked about."""

from __future__ import annotations

from typing import Any

import pytest

from server.harness import Api, Client, Opened


@pytest.fixture
def opened(api: Api) -> Opened:
    return api.table("here", "here", seed=3)


def tried(client: Client, *moves: str) -> Any:
    answer = client.look(*moves)
    assert answer["type"] == "wants", answer
    return answer


def more(answer: Any) -> list[str]:
    return [option["move"] for option in answer["more"]]


def test_a_chain_is_played_as_one(opened: Opened) -> None:
    with opened.sit(0) as greek, opened.sit(1) as trojan:
        god = next(move for move in greek.options if move.startswith("offer"))
        first = tried(greek, god)["prompt"]["options"]
        chain = [god, next(option["move"] for option in first if option["move"].startswith("pay"))]
        while "done" not in [option["move"] for option in tried(greek, *chain)["prompt"]["options"]]:
            chain.append(next(option["move"] for option in tried(greek, *chain)["prompt"]["options"]))
        done = greek.play(*chain, "done")
        assert (done["n"], done["played"]) == (len(chain) + 2, len(chain) + 1)
        assert trojan.until("state")["n"] == done["n"], "the others see the chain at once"
        assert trojan.state["last"] == list(range(1, done["n"]))


def test_a_chain_with_a_refused_part_is_not_played_at_all(opened: Opened) -> None:
    with opened.sit(0) as greek:
        god = next(move for move in greek.options if move.startswith("offer"))
        refused = greek.play(god, "done")
        assert refused["type"] == "refused"
        assert refused["reasons"][0]["clause"].startswith("TRO-")
        assert opened.api.summary(opened.id)["n"] == 1


def test_nothing_behind_a_move_that_shows_something_is_looked_at(opened: Opened) -> None:
    """A refusal of what follows a draw would tell which cards were drawn, without the draw."""
    with opened.sit(0) as greek:
        done = greek.play("draw", "done", "draw")
        assert (done["type"], done["n"], done["played"]) == ("done", 2, 1)


def test_try_of_a_draw_tells_nothing(opened: Opened) -> None:
    with opened.sit(0) as greek:
        answer = tried(greek, "draw")
        assert {**answer, "id": ""} == {
            "type": "wants", "id": "", "n": 1, "need": "confirm", "moves": ["draw"], "final": True, "sealed": True,
            "prompt": None, "view": None, "more": [], "forced": [],
        }  # fmt: skip
        for behind in ("draw", "done", "offer ZEUS"):
            refused = greek.look("draw", behind)
            assert refused["type"] == "refused"
        assert greek.state["n"] == 1
        assert opened.api.summary(opened.id)["n"] == 1


def test_try_tells_the_next_question_and_changes_nothing(opened: Opened) -> None:
    with opened.sit(0) as greek:
        before = greek.state["view"]
        god = next(move for move in greek.options if move.startswith("offer"))
        answer = tried(greek, god)
        assert answer["final"] is False
        assert answer["prompt"]["ask"] == "choose-payment"
        assert answer["prompt"]["chain"] is True
        options = [option["move"] for option in answer["prompt"]["options"]]
        assert more(answer)[: len(options)] == options
        card = more(answer)[0].split()[1]
        longer = tried(greek, god, f"pay {card}")
        assert longer["view"]["paid"][0] == [card]
        greek.send(type="hello", token=opened.tokens[0])
        assert greek.until("state")["view"] == before


def test_try_of_nothing_tells_the_open_question(opened: Opened) -> None:
    with opened.sit(0) as greek:
        answer = tried(greek)
        assert (answer["moves"], answer["final"], more(answer)) == ([], False, [])
        assert [option["move"] for option in answer["prompt"]["options"]] == greek.options


def test_cards_may_be_named_in_any_order(opened: Opened) -> None:
    """What was chosen stays in its order; `more` tells what can be added."""
    with opened.sit(0) as greek:
        checked = 0
        for god in [move for move in greek.options if move.startswith("offer")]:
            pays = [move for move in more(tried(greek, god)) if move.startswith("pay")]
            for last in pays:
                for first in [move for move in more(tried(greek, god, last)) if move.startswith("pay")]:
                    answer = tried(greek, god, last, first)
                    checked += first < last
                    assert answer["moves"] == [god, last, first]
                    assert first not in more(answer)
                    assert greek.ask(type="why", move=first, chain=[god, last])["reasons"] == []
        assert checked


def test_why_tells_clauses_and_names(opened: Opened) -> None:
    with opened.sit(0) as greek, opened.sit(1) as trojan:
        assert greek.ask(type="why", move="draw")["reasons"] == []
        assert trojan.ask(type="why", move="draw")["reasons"][0]["facts"] == {"seat": "G"}
        god = next(move for move in greek.options if move.startswith("offer"))
        (reason, *_) = greek.ask(type="why", move="done", chain=[god])["reasons"]
        assert reason["clause"].startswith("TRO-OFFER")
        foreign = trojan.state["view"]["hand"][1][0]
        (reason, *_) = greek.ask(type="why", move=f"pay {foreign}", chain=[god])["reasons"]
        assert (reason["key"], reason["facts"]) == ("not-in-hand", {"card": foreign})
        assert greek.ask(type="why", move="dance")["key"] == "bad-move"


def test_a_chain_has_a_longest_length(opened: Opened) -> None:
    with opened.sit(0) as greek:
        greek.send(type="choose", id="x", after=1, moves=["draw"] * 61)
        assert greek.until("error")["key"] == "malformed"
