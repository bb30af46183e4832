"""Parthenon through the page: whole games, the trade desk between two browsers, loading, hazards, why not, screens."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import kylix
from browser.conftest import Invite
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations
from browser.whole_game import WEIGHTS, play_whole
from corpus import with_record
from depth import whole_games
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.registry import game

QUICK = {"offers": 1, "order": "never"}
GAMES: dict[int, dict[str, Any]] = {
    3: QUICK,
    4: {**QUICK, "tournament": True},
    5: {**QUICK, "tournament": True},
    6: {**QUICK, "tournament": True},
}
"""With three players all three years; the others play the tournament of two."""
LANDS = ("ATHENS", "SPARTA", "IONIA", "EGYPT", "CARTHAGE", "ITALY")


def sit_down(person: Person, seats: int, options: dict[str, Any], people: int = 1, seed: int = 5) -> list[str]:
    """A table with bots that play at random; the tokens of the people."""
    plans = [{"kind": "here"} if seat < people else {"kind": "bot", "level": "random"} for seat in range(seats)]
    asked = {"title": "parthenon", "seats": plans, "options": options, "seed": seed}
    made = person.page.request.post(f"{person.address}/api/tables", data=asked).json()
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    person.open(f"/#/t/{made['table']}/{tokens[0]}")
    return [f"/#/t/{made['table']}/{token}" for token in tokens]


def builder(seed: int) -> Any:
    """Seats that build where they can, so that islands fill."""
    chance = random.Random(seed)

    def choose(s: Any, seat: int) -> Move:
        options = s.options(seat)
        weights = [WEIGHTS.get(s.text(move).split()[0], 1.0) for move in options]
        chosen: Move = chance.choices(options, weights)[0]
        return chosen

    return choose


def late(seats: int, phase: int, seed: int = 11, alone: bool = False) -> State:
    """A game late in year 3, in a phase in which the first seat is asked (or it alone: the others are ready)."""

    def wanted(s: Any) -> bool:
        return (s.year, s.season) >= (3, 3) and s.phase == phase and (s.to_act == [0] if alone else 0 in s.to_act)

    return play_until(with_record(autumn(seats, seed)), wanted, seed, builder(seed))


@cache
def autumn(seats: int, seed: int) -> State:
    """The same game for all phases."""

    def wanted(s: Any) -> bool:
        return (s.year, s.season) >= (3, 3)

    return play_until(kylix.new("parthenon", seats=seats, seed=seed, options=QUICK), wanted, seed, builder(seed))


def open_late(person: Person, served: Served, seats: int, phase: int, **more: Any) -> None:
    table, tokens = lay(served.data, late(seats, phase, **more))
    person.open(f"/#/t/{table}/{tokens['P1']}")
    person.wait_for_turn()


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", whole_games(4, 3, 5, 6))
def test_a_whole_game_against_bots(invite: Invite, hurried: Served, seats: int) -> None:
    person = invite(hurried.address)
    sit_down(person, seats, GAMES[seats])
    person.wait_for_turn()
    played = play_whole(person, seats)
    assert played["over"], played
    assert not played["unlit"], played["unlit"][:3]
    assert played["clicks"] > 60
    expect(person.page.get_by_test_id("score")).to_be_visible()
    assert person.page.locator("dialog tbody tr").count() >= 4  # villages, workshops, Acropolis, Wonders


# --- the trade desk ---------------------------------------------------------------------------------------------------


def good_of(s: State, seat: int) -> str:
    """A commodity in the hand of a seat."""
    zone: list[str] = [good for good in s.view(seat)["hand"][seat] if good]
    return zone[0]


def stock(person: Person, good: str) -> int:
    return int(person.page.locator(f'.tray [data-thing="good:{good}"]').get_attribute("data-count") or 0)


def deed(person: Person, move: str) -> Any:
    return person.page.locator(f'[data-deed="{move}"]')


@pytest.fixture
def traders(invite: Invite, served: Served) -> tuple[Person, Person, State]:
    """Two people in the Island Trade phase, each with a browser; the third seat is a person who is not there."""
    s: Any = kylix.new("parthenon", seats=3, seed=4)
    s = play_until(s, lambda s: s.prompt(0)["ask"] == "make-offers", 4)
    table, tokens = lay(served.data, s, people=(0, 1, 2))
    people = [invite(), invite()]
    for person, seat in zip(people, ("P1", "P2"), strict=True):
        person.open(f"/#/t/{table}/{tokens[seat]}")
        person.wait_for_turn()
    return people[0], people[1], s


def test_a_trade_between_two_browsers(traders: tuple[Person, Person, State]) -> None:
    anna, nikos, s = traders
    mine, his = good_of(s, 0), good_of(s, 1)
    before = stock(anna, his), stock(nikos, mine)
    deed(anna, "offer ALL").click()
    expect(anna.page.locator(".chip")).to_have_count(1)
    deed(anna, f"want {his}").click()
    expect(anna.page.locator(".chip")).to_have_count(2)
    deed(anna, f"give {mine}").click()  # after what is wanted, which the rules name last
    expect(anna.page.locator(".chip")).to_have_count(3)
    # Nobody sees anything of it yet, and the addressee can still be another one.
    expect(nikos.page.locator(".offers li.none")).to_be_visible()
    anna.page.locator('.to [data-thing="party:P2"]').click()
    expect(anna.page.locator('.to [data-thing="party:P2"]')).to_have_class(re.compile("picked"))
    assert not anna.unlit()
    anna.page.get_by_test_id("publish").click()
    offer = nikos.page.locator(".offers li.tome")
    expect(offer).to_be_visible()
    assert violations(nikos) == []
    deed(nikos, "accept P1-1").click()
    expect(nikos.page.locator(".offers li.none")).to_be_visible()
    expect(anna.page.locator(".log .line").last).to_contain_text("accepts the offer")
    if mine != his:
        assert stock(anna, his) == before[0] + 1
        assert stock(nikos, mine) == before[1] + 1


def test_offers_are_answered_rejected_and_withdrawn(traders: tuple[Person, Person, State]) -> None:
    anna, nikos, s = traders
    mine, his = good_of(s, 0), good_of(s, 1)
    deed(anna, "offer P2").click()
    deed(anna, f"give {mine}").click()
    expect(anna.page.locator(".chip")).to_have_count(2)
    anna.page.get_by_test_id("publish").click()
    deed(nikos, "counter P1-1").click()
    expect(nikos.page.locator(".chip")).to_have_count(1)
    deed(nikos, f"give {his}").click()
    expect(nikos.page.locator(".chip")).to_have_count(2)
    nikos.page.locator(".row.give .less").click()
    expect(nikos.page.locator(".chip")).to_have_count(1)
    deed(nikos, f"want {mine}").click()
    expect(nikos.page.locator(".chip")).to_have_count(2)
    nikos.page.get_by_test_id("publish").click()
    # The answer took the place of the offer; Anna rejects it, and offers something to all, and takes it back.
    deed(anna, "reject P2-1").click()
    expect(nikos.page.locator(".offers li.none")).to_be_visible()
    deed(anna, "offer ALL").click()
    deed(anna, f"want {his}").click()
    expect(anna.page.locator(".chip")).to_have_count(2)
    anna.page.get_by_test_id("publish").click()
    expect(nikos.page.locator(".offers > li:not(.closed)")).to_contain_text(re.compile("offers everybody"))
    deed(anna, "withdraw P1-1").click()
    expect(nikos.page.locator(".offers li.none")).to_be_visible()


def test_answers_stand_on_the_offer(traders: tuple[Person, Person, State]) -> None:
    """Who thinks, who passes it over, who wants something else; and what became of an offer that is gone."""
    anna, nikos, s = traders
    mine, his = good_of(s, 0), good_of(s, 1)
    deed(anna, "offer ALL").click()
    deed(anna, f"give {mine}").click()
    expect(anna.page.locator(".chip")).to_have_count(2)
    anna.page.get_by_test_id("publish").click()
    heard = anna.page.locator(".offers li.own [data-testid=heard] li")
    expect(heard).to_have_count(2)
    expect(heard.first).to_contain_text("has not answered")
    nikos.choose("ready")
    expect(heard.first).to_contain_text("passes it over")
    expect(heard.first.locator("[data-emblem=P2]")).to_be_visible()
    expect(heard.last).to_contain_text("has not answered")
    nikos.page.get_by_test_id("change").click()
    expect(heard.first).to_contain_text("has not answered")
    deed(nikos, "counter P1-1").click()
    deed(nikos, f"give {his}").click()
    expect(nikos.page.locator(".chip")).to_have_count(2)
    nikos.page.get_by_test_id("publish").click()
    expect(heard.first).to_contain_text("wants something else")
    deed(anna, "reject P2-1").click()
    for person in (anna, nikos):
        expect(person.page.get_by_test_id("closed-offer")).to_contain_text("refuses")
        expect(person.page.get_by_test_id("closed-offer").locator("[data-emblem=P1]")).to_be_visible()
    assert violations(anna) == []


def test_bots_answer_offers(invite: Invite, served: Served) -> None:
    """Bots that do not want what is offered say so, on the offer, as long as it lies there."""
    s: Any = kylix.new("parthenon", seats=3, seed=4)
    s = play_until(s, lambda s: s.prompt(0)["ask"] == "make-offers", 4)
    table, tokens = lay(served.data, s, level="sailor")
    person = invite()
    person.open(f"/#/t/{table}/{tokens['P1']}")
    person.wait_for_turn()
    deed(person, "offer ALL").click()
    deed(person, "want GOLD").click()
    expect(person.page.locator(".chip")).to_have_count(2)
    person.page.get_by_test_id("publish").click()
    heard = person.page.locator(".offers li.own [data-testid=heard] li")
    expect(heard).to_have_count(2)
    for at in range(2):
        expect(heard.nth(at)).to_contain_text("passes it over", timeout=20_000)


def test_an_offer_in_the_making_survives_what_others_do(traders: tuple[Person, Person, State]) -> None:
    anna, nikos, s = traders
    deed(anna, "offer P2").click()
    deed(anna, f"give {good_of(s, 0)}").click()
    expect(anna.page.locator(".chip")).to_have_count(2)
    deed(nikos, "offer P1").click()
    deed(nikos, f"give {good_of(s, 1)}").click()
    expect(nikos.page.locator(".chip")).to_have_count(2)
    nikos.page.get_by_test_id("publish").click()
    expect(anna.page.locator(".offers li.tome")).to_be_visible()
    expect(anna.page.locator(".chip")).to_have_count(2)


def test_ready_can_be_taken_back(traders: tuple[Person, Person, State]) -> None:
    anna, nikos, _ = traders
    anna.choose("ready")
    expect(nikos.page.locator(".ready li").first).to_have_class(re.compile("r1"))
    anna.page.get_by_test_id("change").click()
    expect(nikos.page.locator(".ready li").first).to_have_class(re.compile("r0"))
    anna.wait_for_turn()


# --- phases, one by one -----------------------------------------------------------------------------------------------


def test_a_fleet_is_sent_loaded_and_meets_hazards(invite: Invite, served: Served) -> None:
    person = invite()
    open_late(person, served, 3, 4, seed=13, alone=True)
    page = person.page
    if "recall A" in person.moves():
        person.choose("recall A")
        expect(page.locator('.sea [data-thing="land:ATHENS"]')).to_have_class(re.compile("lit"))
    page.locator('.sea [data-thing="ship:A"]').click()
    page.locator('.sea [data-thing="land:ATHENS"]').click()
    expect(page.locator(".loading .head").first).to_contain_text("Athens")
    load = page.locator('.loading [data-deed^="load A"].lit').first
    load.click()
    expect(page.locator('.loading [data-deed^="unload A"]')).to_have_count(1)
    person.choose("ready")
    # Hazards are told one after the other and stay in sight while fleets trade.
    expect(page.locator("[data-testid=hazards] li").first).to_be_visible()


def test_a_click_answers_only_the_question_that_it_was_made_for(invite: Invite, served: Served) -> None:
    """Clicked three times, *ready* is sent once: the next question is not answered before anybody has seen it."""
    person = invite()
    sent: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    open_late(person, served, 3, 4, seed=13, alone=True)
    n = person.page.locator(".table").get_attribute("data-n")
    person.page.locator('[data-move="ready"]').click(click_count=3)
    expect(person.page.locator(".table")).not_to_have_attribute("data-n", str(n))
    expect(person.page.get_by_test_id("sending")).to_have_count(0)
    assert len([text for text in sent if '"type":"choose"' in text]) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phase", [1, 3, 4, 6, 8, 9, 10])
def test_six_players_late_in_year_three(invite: Invite, served: Served, phase: int, scheme: str) -> None:
    """Everything fits a laptop, whatever the phase; axe has nothing against it; what is listed is lit."""
    person = invite(scheme=scheme, language="fr" if scheme == "dark" else "en")
    table, tokens = lay(served.data, late(6, phase, seed=12), people=range(6))
    person.open(f"/#/t/{table}/{tokens['P1']}")
    person.wait_for_turn()
    high, wide = person.page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert (high, wide) == (768, 1366)
    assert person.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('main.board'))") <= 1
    assert not person.unlit()
    assert not re.findall(r"\[[a-z]+-[a-z-]+\]", person.page.inner_text("body"))
    assert violations(person) == []


def test_a_phone_of_360_pixels(invite: Invite, served: Served) -> None:
    phone = invite(size=(360, 740), touch=True, language="fr")
    table, tokens = lay(served.data, late(6, 3, seed=12), people=range(6))
    phone.open(f"/#/t/{table}/{tokens['P1']}")
    phone.wait_for_turn()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(phone) == []
    deed(phone, "offer ALL").tap()
    expect(phone.page.locator(".chip")).to_have_count(1)
    deed(phone, "want GOLD").tap()
    expect(phone.page.locator(".chip")).to_have_count(2)
    phone.page.get_by_test_id("publish").tap()
    expect(phone.page.locator(".offers li.own")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_with_the_keyboard_alone(invite: Invite, served: Served) -> None:
    person = invite()
    open_late(person, served, 3, 4)
    page = person.page
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.closest('[data-region]').dataset.region") == "board"
    page.locator('.sea [data-thing="ship:A"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.sea [data-thing="ship:A"]')).to_have_class(re.compile("picked"))
    page.locator('.sea [data-thing="land:SPARTA"]').focus()
    page.keyboard.press("Space")
    expect(page.locator(".loading .head").first).to_contain_text("Sparta")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.thing ?? ''") not in ("", "land:SPARTA")
    page.locator('.tray [data-thing="good:PAPYRUS"]').focus()
    page.keyboard.press("?")
    expect(page.get_by_test_id("why-not")).to_contain_text("PAR-")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Load your fleets")


# --- why not ----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_done_says_why(invite: Invite, served: Served) -> None:
    person = invite()
    open_late(person, served, 3, 8)
    why = person.page.get_by_test_id("why-not")
    person.ask_about("structure:ACADEMY")
    expect(why).to_contain_text("PAR-")
    person.page.locator('[data-deed="workshop"]').click(force=True)
    expect(why).to_contain_text("workshop")
    person.page.locator('.island [data-thing="ship:C"]').click(force=True)
    expect(why).to_contain_text("fleet")
    why.get_by_role("button", name="Why not …?").click()
    expect(person.page.get_by_test_id("ask-verb")).to_be_visible()


def test_every_move_can_be_asked_about(invite: Invite, served: Served) -> None:
    """The dialog puts every move of the title together; so every refusal that `explain` knows is within reach."""
    person = invite()
    open_late(person, served, 3, 8)
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("ask-move").click()
    assert violations(person) == []
    verbs = page.get_by_test_id("ask-verb").locator("option").evaluate_all("all => all.map(one => one.value)")
    assert sorted(verbs) == sorted(game("parthenon").moves)
    answer = page.get_by_test_id("ask-answer")
    for verb, things, clause in (
        ("vote", ["P1"], "PAR-BUILD-1"),
        ("build", ["ACADEMY"], "PAR-"),
        ("trade", ["A", "N1"], "PAR-BUILD-1"),
        ("adopt", ["STOICISM"], "PAR-PHIL"),
    ):
        page.get_by_test_id("ask-verb").select_option(verb)
        for at, thing in enumerate(things):
            page.get_by_test_id("ask-what").nth(at).select_option(thing)
        page.get_by_test_id("ask").click()
        expect(answer).to_contain_text(clause)
