"""Deukalion through the page: whole games, the Kylix, challenges with odds, every refusal, languages, keys, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from browser.arranged import Arranged
from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations
from browser.whole_game import play_whole
from catalogues import arguments
from depth import whole_games
from games.deukalion.page_positions import POSITIONS, REFUSALS, at_sea, kylix, prize, styx, treasure
from games.deukalion.position import Voyage, throw, voyage
from kylix.kit.registry import game
from kylix.server.ways import ways

NEARER = {2: 2, 3: 3, 4: 3}
"""By player count: points that win the whole games of these tests; the box has 16, 14 and 12."""
TURNS = 10
"""Whoever leads then has won (DEU-Q38)."""
WEIGHTS = {
    "embark": 6.0, "found": 9.0, "raid": 6.0, "seize": 9.0, "claim": 30.0, "deliver": 20.0, "take": 9.0, "do": 4.0,
    "pass": 0.3, "forgo": 0.5, "stop": 0.2, "end": 0.3, "leave": 0.1, "decline": 0.1, "play": 0.6,
}  # fmt: skip
MISSING = re.compile(r"\[[a-z]+-[a-z-]+\]")


@pytest.fixture(scope="module")
def arranged(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arranged]:
    started = Arranged(tmp_path_factory.mktemp("arranged"), built)
    yield started
    started.stop()


@pytest.fixture(scope="module")
def sailor(browser: Browser, arranged: Arranged) -> Iterator[Person]:
    """Somebody who goes from table to table."""
    person = Person(browser, arranged.address)
    yield person
    faults = person.faults
    person.leave()
    assert not faults


class Guests:
    """People with screens of their own at arranged tables."""

    def __init__(self, browser: Browser, arranged: Arranged, sailor: Person) -> None:
        self.browser, self.arranged = browser, arranged
        self.people: list[Person] = []
        self.sailor: Person | None = sailor
        """Has a usual screen and a page that is loaded; the first who wishes for nothing else."""

    def sit(self, t: Voyage, seat: int = 0, **wishes: object) -> Person:
        if self.sailor and not wishes:
            person, self.sailor = self.sailor, None
        else:
            person = Person(self.browser, self.arranged.address, **wishes)  # type: ignore[arg-type]
            self.people.append(person)
        sit_at(person, self.arranged, t, seat)
        return person


@pytest.fixture
def guests(browser: Browser, arranged: Arranged, sailor: Person) -> Iterator[Guests]:
    made = Guests(browser, arranged, sailor)
    yield made
    faults = [fault for person in made.people for fault in person.faults]
    for person in made.people:
        person.leave()
    assert not faults


def sit_at(person: Person, arranged: Arranged, t: Voyage, seat: int = 0) -> None:
    person.go(arranged.seat(t.s, seat))
    person.wait_for_turn()
    expect(person.page.locator(".deukalion")).to_be_visible()


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "edition"), whole_games((3, "continental"), (2, "english"), (4, "english")))
def test_a_whole_game_of_each_player_count(invite: Invite, hurried: Served, seats: int, edition: str) -> None:
    """With the cards and boards of the box, but for a target that is nearer and a limit of turns."""
    base = (game("deukalion").folder / "components" / "base.toml").read_text(encoding="utf-8")
    parts = re.sub(r"^target = \d+$", f"target = {NEARER[seats]}", base, flags=re.MULTILINE)
    person = invite(hurried.address)
    person.open("/#/new/bots/deukalion")
    page = person.page
    page.locator("#count").select_option(str(seats))
    page.locator("details > summary").click()
    page.locator(f"input[name='option-edition'][value='{edition}']").check()
    page.locator("#option-max_turns").fill(str(TURNS))
    page.locator("#seed").fill("5")
    page.locator("#components").set_input_files(
        {"name": "nearer.toml", "mimeType": "text/plain", "buffer": parts.encode()}
    )
    for level in page.get_by_label("Level").all():
        level.select_option("random")
    page.locator("button.start").click()
    person.wait_for_turn()
    played = play_whole(person, seats, weights=WEIGHTS)
    assert played["over"], f"{played} {page.locator('.choices').inner_text()} {page.locator('.bar').inner_text()}"
    assert played["unlit"] == []
    assert played["clicks"] > 10
    expect(page.get_by_test_id("score")).to_be_visible()
    assert violations(person) == []


@pytest.mark.parametrize("seats", whole_games(2, 3, 4))
def test_a_whole_game_of_the_box(invite: Invite, hurried: Served, seats: int) -> None:
    """Nothing shortened: sailors bring it to the target."""
    person = invite(hurried.address, preferences={"level": "sailor"})
    person.open("/#/new/bots/deukalion")
    page = person.page
    page.locator("#count").select_option(str(seats))
    page.locator("details > summary").click()
    page.locator("#seed").fill(str(seats))
    page.locator("button.start").click()
    person.wait_for_turn()
    played = play_whole(person, seats, weights=WEIGHTS)
    assert played["over"], played
    assert played["unlit"] == []
    expect(page.get_by_test_id("score")).to_be_visible()


# --- the Kylix --------------------------------------------------------------------------------------------------------

# The dice of the position `kylix` by rotation: Card, Hydra, Hoplites, Move.
TURNED = ["1, Hydra 3, Hoplites 2, Move 3", "3, Hydra 2, Hoplites 3, Move 1", "2, Hydra 3, Hoplites 1, Move 3"]


def test_the_cup_is_turned_with_keys_and_set_down(guests: Guests) -> None:
    person = guests.sit(kylix())
    page = person.page
    cup = page.get_by_test_id("kylix")
    expect(cup).to_have_attribute("aria-valuetext", f"Card {TURNED[0]}")
    cup.focus()
    page.keyboard.press("ArrowLeft")
    expect(cup).to_have_attribute("aria-valuetext", f"Card {TURNED[1]}")
    expect(person.thing("symbol:MOVE")).to_have_attribute("aria-label", "Move 1")
    page.keyboard.press("ArrowLeft")
    expect(cup).to_have_attribute("aria-valuetext", f"Card {TURNED[2]}")
    page.keyboard.press("ArrowRight")
    # Nothing was sent so far.
    assert "rotate 1" in person.moves()
    page.keyboard.press("Enter")
    expect(page.locator(".log .line").last).to_contain_text("Card 3, Hydra 2, Hoplites 3, Move 1")
    expect(cup).to_have_attribute("aria-label", f"Kylix: Card {TURNED[1]}")


def bowl(cup: Locator) -> FloatRect:
    """Where the painted cup is gripped: its box is that of the ring around it, which does not turn with the picture."""
    expect(cup.locator("image")).to_be_visible()
    box = cup.locator(".focus").bounding_box()
    assert box is not None
    return box


def test_the_cup_is_turned_by_hand(guests: Guests) -> None:
    person = guests.sit(kylix())
    page = person.page
    cup = page.get_by_test_id("kylix")
    box = bowl(cup)
    x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 3
    page.mouse.move(x + far, y)
    page.mouse.down()
    page.mouse.move(x + far * 0.7, y - far * 0.7)
    page.mouse.move(x, y - far)
    page.mouse.up()
    expect(cup).to_have_attribute("aria-valuenow", "1")
    # A row of the list turns the cup to what it would give.
    person.thing("rotation:2").hover()
    expect(cup).to_have_attribute("aria-valuenow", "2")
    page.mouse.move(0, 0)
    expect(cup).to_have_attribute("aria-valuenow", "1")
    page.get_by_test_id("set-down").click()
    expect(page.locator(".log .line").last).to_contain_text("Card 3, Hydra 2")


def test_the_cup_is_turned_on_a_phone(guests: Guests) -> None:
    phone = guests.sit(kylix(), size=(360, 740), touch=True)
    cup = phone.page.get_by_test_id("kylix")
    # What is needed now lies above the map.
    boxes = [phone.page.locator(part).bounding_box() for part in (".kylix", ".sheets")]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] < boxes[1]["y"]
    phone.page.get_by_test_id("turn-left").tap()
    expect(cup).to_have_attribute("aria-valuenow", "1")
    cup.evaluate("cup => cup.scrollIntoView({block: 'center'})")
    box = bowl(cup)
    phone.page.touchscreen.tap(box["x"] + box["width"] / 4, box["y"] + box["height"] / 4)
    expect(cup).to_have_attribute("aria-valuenow", "2")
    phone.page.get_by_test_id("set-down").tap()
    expect(phone.page.locator(".kylix .what")).to_contain_text("set down")


# --- challenges -------------------------------------------------------------------------------------------------------


def test_a_challenge_with_its_odds(guests: Guests) -> None:
    t = at_sea().fix(throw("4/1/2"))
    person = guests.sit(t)
    page = person.page
    odds = page.get_by_test_id("odds")
    expect(odds.locator("li")).to_have_count(3)
    expect(odds).to_contain_text("Challenge Rhodes 93 %")
    expect(odds).to_contain_text("Sail to E5 · Hydra 42 %")
    expect(odds).to_contain_text("Sail to F6 · Perseus 87 %")
    expect(page.locator('[data-move="raid RHO"]')).to_contain_text("93 %")
    expect(person.thing("city:RHO")).to_have_attribute("aria-label", re.compile("won with 93 %"))
    person.thing("city:RHO").click()
    expect(person.prompt).to_contain_text("Before the throw")
    # What the cards in hand would make of it.
    expect(page.locator('[data-move="pass"]')).to_contain_text(
        re.compile("Throw.*Deukalion attacks Rhodes: 93 % for you")
    )
    expect(page.locator('[data-move="pass"]')).to_have_attribute("data-number", "1")
    expect(page.locator('[data-move="play A09"]')).to_contain_text("100 %")
    person.choose("pass")
    expect(person.prompt).to_contain_text("After the throw")
    thrown = page.get_by_test_id("thrown")
    expect(thrown.locator(".figure")).to_have_count(7)
    expect(thrown.locator(".figure.up")).to_have_count(2)
    expect(thrown.locator(".total")).to_contain_text("5½")
    person.choose("pass")
    person.choose("take YELLOW")
    # It stays to be looked at when it is over.
    expect(page.locator("#challenge-title")).to_contain_text("Last challenge: Rhodes (3)")
    expect(page.get_by_test_id("thrown").locator(".total")).to_contain_text("✓")


def sailing(t: Voyage) -> list[list[str]]:
    """The ways that are offered to the first seat."""
    return [[step.move for step in way.steps] for way in ways(t.s, 0)]


def test_sailing_is_one_gesture(guests: Guests) -> None:
    """The square one wants to be on is clicked, the way is shown with what is left and what waits there; one yes."""
    t = voyage("A", "sail", seats=3, ships={"A": "C3", "B": "E5"}, aboard={"A": 7, "B": 5})
    way = next(way for way in sailing(t) if way[-1] != "sail E5" and len(way) == 2)
    person = guests.sit(t)
    page, square = person.page, way[-1].split()[1]
    expect(person.thing(f"square:{square}")).to_have_class(re.compile("lit"))
    person.thing(f"square:{square}").click()
    chips = page.locator(".chip")
    expect(chips).to_have_count(len(way))
    expect(chips.last).to_contain_text(f"Sail to {square}")
    expect(chips.last).to_contain_text("left")
    expect(page.get_by_test_id("confirm")).to_be_visible()
    n = page.locator(".table").get_attribute("data-n")
    # Another way, then this one after all.
    chips.last.click()
    expect(chips).to_have_count(0)
    person.thing(f"square:{square}").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator(".table")).not_to_have_attribute("data-n", str(n))
    expect(page.locator(".log .line").last).to_contain_text(square)


def test_a_way_that_ends_in_a_challenge_tells_whom_and_how_likely_it_is_won(guests: Guests) -> None:
    t = voyage("A", "sail", seats=3, ships={"A": "C3", "B": "C5"}, aboard={"A": 7, "B": 5})
    assert "sail C5" in [way[-1] for way in sailing(t)]
    person = guests.sit(t)
    person.thing("square:C5").click()
    expect(person.page.locator(".chip").last).to_contain_text(re.compile("challenges Perseus, won with .* %"))


def test_nothing_that_throws_a_prize_away_comes_first(guests: Guests) -> None:
    person = guests.sit(styx())
    expect(person.page.locator('[data-move="reclaim 0"]')).to_be_visible()
    moves = person.moves()
    assert (moves[0] != "reclaim 0", moves[-1]) == (True, "reclaim 0")


def test_a_place_at_the_wrong_moment_says_what_to_choose_first(guests: Guests) -> None:
    t = voyage("A", dice="2 1 3 2 3")
    person = guests.sit(t)
    person.ask_about("square:C4")
    expect(person.page.get_by_test_id("why-not")).to_contain_text("first")


PANEL = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const panel = box('.challenge'), ship = box('.ship');
  const inside = [...document.querySelectorAll('.challenge > *, .challenge .figure, .challenge .risk')];
  const low = Math.max(...inside.map((one) => one.getBoundingClientRect().bottom));
  const title = box('.challenge h2');
  return { over: Math.max(panel.bottom, low) - ship.top, cut: low - panel.bottom, title: panel.bottom - title.bottom };
}"""


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_challenge_stays_off_the_ship_and_whole(guests: Guests, name: str, language: str) -> None:
    """On a laptop with four players: odds, throws and the last challenge are seen whole above the ship."""
    person = guests.sit(POSITIONS[name](), language=language)
    found = person.page.evaluate(PANEL)
    assert found["over"] <= 0, found
    assert found["cut"] <= 1, found
    assert found["title"] >= 4, found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_last_challenge_is_seen_whole_when_the_game_has_gone_on(invite: Invite, language: str) -> None:
    """Four players, in the middle of a game in which somebody has fought."""
    person = invite(language=language)
    person.open("/#/new/bots/deukalion")
    person.page.locator("#count").select_option("4")
    person.page.locator("details > summary").click()
    person.page.locator("#seed").fill("7")
    person.page.locator("button.start").click()
    person.wait_for_turn()
    chance = random.Random(7)
    for _ in range(12):
        person.play_on(chance, limit=8)
        person.wait_for_turn()
        if person.page.get_by_test_id("thrown").count():
            break
    expect(person.page.get_by_test_id("thrown").first).to_be_visible()
    found = person.page.evaluate(PANEL)
    assert (found["over"] <= 0, found["cut"] <= 1) == (True, True), found


def test_a_prize_is_taken_from_where_it_lies(guests: Guests) -> None:
    person = guests.sit(prize())
    person.page.locator('.others [data-thing="colour:GREEN"]').click()
    expect(person.page.locator(".log .line").last).to_contain_text("green")
    person = guests.sit(treasure())
    person.page.locator('.chart [data-thing="colour:YELLOW"]').click()
    person.choose("send")
    expect(person.page.locator(".shipboard.own .places")).to_contain_text("Y")


@pytest.mark.parametrize("name", POSITIONS)
def test_all_that_is_offered_is_lit_on_the_table_and_fits_the_screen(
    sailor: Person, arranged: Arranged, name: str
) -> None:
    sit_at(sailor, arranged, POSITIONS[name]())
    assert not sailor.unlit()
    page = sailor.page
    assert page.evaluate("document.documentElement.scrollHeight") <= 768
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('main.board'))") <= 1
    assert violations(sailor) == []


# --- why not ----------------------------------------------------------------------------------------------------------


def test_no_refusal_was_forgotten() -> None:
    assert set(REFUSALS) == arguments("Reason", 1, game("deukalion").folder)


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_is_told_by_a_thing_on_the_table(sailor: Person, arranged: Arranged, key: str) -> None:
    refusal = REFUSALS[key]
    t = refusal.arrange()
    sit_at(sailor, arranged, t, refusal.seat)
    sailor.ask_about(refusal.thing)
    why = sailor.page.get_by_test_id("why-not")
    expect(why).to_contain_text(refusal.clause)
    assert re.search(told(key), why.inner_text())


def test_who_is_not_asked_is_told_whose_turn_it_is(guests: Guests, arranged: Arranged) -> None:
    person = Person(guests.browser, arranged.address)
    guests.people.append(person)
    person.open(arranged.seat(at_sea().s, 1))
    expect(person.page.locator(".bar.other")).to_be_visible()
    person.ask_about("city:RHO")
    expect(person.page.get_by_test_id("why-not")).to_contain_text("DEU-ROUND-3")


def told(key: str) -> str:
    """How the refusal reads, with anything in the place of its facts."""
    text = (game("deukalion").folder / "words" / "en.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^no-{key} = (.*)$", text, re.MULTILINE)
    assert found
    return re.sub(r"\\\{.*?\\\}", ".+", re.escape(found[1]))


# --- languages, keys, phones, colours ---------------------------------------------------------------------------------


def test_the_table_in_french(guests: Guests) -> None:
    person = guests.sit(at_sea(), language="fr")
    body = person.page.inner_text("body")
    assert not MISSING.findall(body)
    assert "Mont Olympe" in body
    expect(person.thing("city:HAL")).to_have_attribute("aria-label", re.compile("Halicarnasse .*cité, valeur"))
    person.ask_about("city:COR")
    expect(person.page.get_by_test_id("why-not")).to_contain_text("Corinthe")


def test_a_phone_of_360_pixels(guests: Guests) -> None:
    phone = guests.sit(at_sea(), size=(360, 740), touch=True)
    page = phone.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.locator(".choices button, .risk").evaluate_all(
        "all => all.filter(one => one.offsetWidth && one.offsetHeight < 44).map(one => one.innerText)"
    )
    assert not small
    assert violations(phone) == []
    side = page.locator('[data-thing="square:F4"] .hit').bounding_box()
    assert side
    assert side["width"] >= 44
    phone.thing("square:F4").tap()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
    expect(page.locator(".log .line").last).to_contain_text("F4")


def test_with_the_keyboard_alone(guests: Guests) -> None:
    # One step: what lies two squares away is not reached in one gesture either.
    person = guests.sit(voyage("A", "sail", dice="1 2 3 2 3", ships={"A": "G2"}, hands={"A": "A04"}))
    page = person.page
    focused = "document.activeElement.dataset.thing ?? ''"
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.classList.contains('lit')")
    # The nearest thing in that direction, over squares that cannot be chosen as well.
    person.thing("square:G3").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == "square:G4"
    page.keyboard.press("?")
    expect(page.get_by_test_id("why-not")).to_contain_text("DEU-MOVE-1")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == "square:G3"
    page.keyboard.press("Enter")
    expect(page.locator(".log .line").last).to_contain_text("sails to G3")
    page.keyboard.press("h")
    assert page.evaluate(focused) == "card:A04"
    page.keyboard.press("Enter")
    expect(page.locator(".log .line").last).to_contain_text("plays Fair Wind")


def test_cards_have_their_full_text_at_hand(guests: Guests) -> None:
    person = guests.sit(at_sea())
    page = person.page
    page.locator('.hand [data-thing="card:A13"]').hover()
    expect(page.locator("#tip")).to_contain_text("Played while you sail and when the Hydra comes")
    page.mouse.move(0, 0)
    person.thing("pursuit:P09").hover()
    expect(page.locator("#tip")).to_contain_text("beat the Hydra")
    expect(page.locator("#tip")).to_contain_text("DEU-PURSUIT-13")


def test_the_card_that_was_played_last_is_nothing_to_choose(guests: Guests) -> None:
    """Though another one of its name is."""
    page = guests.sit(at_sea().play("A play A04")).page
    expect(page.locator('.hand .cards .lit[data-thing="card:A04"]')).to_be_visible()
    expect(page.locator(".played .thing")).to_have_count(0)
    expect(page.locator(".played")).to_contain_text("Fair Wind")


def test_what_is_hidden_is_not_in_the_page(guests: Guests) -> None:
    """B sees neither A's cards nor the secrets of others."""
    t = voyage("B", "sail", active="A", hands={"A": "A14", "B": "A12"}, secrets={"A": "P01", "B": "P15"})
    person = guests.sit(t, 1)
    html = person.page.locator(".table").inner_html()
    assert "P15" in html
    assert "A12" in html
    assert "A14" not in html
    assert "P01" not in html


@pytest.mark.parametrize("name", ["at sea", "kylix", "fight"])
def test_axe_in_the_dark(guests: Guests, name: str) -> None:
    assert violations(guests.sit(POSITIONS[name](), scheme="dark")) == []


def test_the_edition_is_asked_at_set_up_with_its_difference_and_stands_in_the_header(person: Person) -> None:
    person.open("/#/new/bots/deukalion")
    choices = person.page.locator("label.pick", has=person.page.locator("input[name='option-edition']"))
    expect(choices).to_have_count(2)
    expect(choices.nth(0)).to_contain_text("anchor squares are not safe")
    expect(choices.nth(1)).to_contain_text("anchor squares are safe")
    choices.nth(1).click()
    person.page.locator("button.start").click()
    person.wait_for_turn()
    expect(person.page.locator("header.bar")).to_contain_text("Edition: English")
    # A move of a later question is refused with what to choose first.
    person.page.keyboard.press("/")
    person.page.locator("#command").fill("? do MOVE")
    person.page.keyboard.press("Enter")
    told = "That comes later: first choose “Choose where to begin”."
    expect(person.page.locator(".choices .bad")).to_contain_text(told)
