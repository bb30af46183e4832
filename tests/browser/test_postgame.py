"""What comes after a game, in a real browser: replay, branch, rematch, verify, statistics."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kylix
from browser.chromium import ROOT
from browser.conftest import Invite
from browser.person import CHANGED, MARK, PATIENCE, Person
from browser.served import Served
from browser.test_accessible import violations
from browser.whole_game import play_whole
from kylix.core.chance import FixedChance, ProvableChance
from kylix.kit.registry import game
from kylix.records import record

GOLDEN = {
    "troia": "troia/golden/track.jsonl",
    "odysseus": "odysseus/golden/points.jsonl",
    "deukalion": "deukalion/golden/turn_limit.jsonl",
    "parthenon": "parthenon/golden/completed.jsonl",
}


def golden(title: str) -> Path:
    return ROOT / "tests" / "games" / GOLDEN[title]


def opened(person: Person, title: str) -> str:
    """A record on the server."""
    text = golden(title).read_text(encoding="utf-8")
    headers = {"Content-Type": "text/plain"}
    got = person.context.request.post(f"{person.address}/api/records", data=text, headers=headers)
    table: str = got.json()["table"]
    return table


def look(person: Person, table: str, n: int) -> None:
    person.open(f"/#/t/{table}/@{n}")
    expect_move(person, n)


def expect_move(person: Person, n: int) -> None:
    expect(person.page.get_by_test_id("looking-back")).to_contain_text(f"Move {n} ")


def hands(person: Person) -> str:
    return person.page.locator("main.board").inner_text()


# --- looking back while the game runs ---------------------------------------------------------------------------------


def test_stepping_back_and_forth_without_leaving_the_game(person: Person) -> None:
    person.sit_down("bots", seed=3)
    for _ in range(4):
        person.wait_for_turn()
        before = person.page.evaluate(MARK)
        person.choose("draw")
        person.page.wait_for_function(CHANGED, arg=before)
    person.wait_for_turn()
    now = person.hand()
    n = int(person.page.locator(".table").get_attribute("data-n") or 0)
    person.page.keyboard.press(",")
    expect_move(person, n - 2)
    expect(person.page.locator(".table.looking")).to_be_visible()
    expect(person.page.locator("[data-move]")).to_have_count(0)
    person.ask_about("god:ZEUS")
    expect(person.page.get_by_test_id("why-not")).to_contain_text("looking back")
    person.page.keyboard.press("Home")
    expect_move(person, 0)
    assert len(person.hand()) < len(now)
    person.page.keyboard.press("ArrowRight")
    expect_move(person, 1)
    person.page.keyboard.press("End")
    expect_move(person, n - 1)
    choices = person.page.get_by_test_id("viewpoint").locator("option")
    expect(choices).to_have_count(2)  # one's own seat and what everybody sees
    person.page.get_by_test_id("branch").click(force=True)
    expect(person.page.locator(".replay")).to_contain_text("Once the game is over")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".table.looking")).to_have_count(0)
    assert person.hand() == now
    person.choose("draw")


def test_what_others_do_meanwhile_is_counted(invite: Invite) -> None:
    host = invite()
    host.sit_down("online", seed=1)
    host.wait_for_turn()
    guest = invite()
    guest.join(host.invitations()[0])
    guest.page.locator(".bar.other").wait_for()
    host.choose("draw")
    guest.wait_for_turn()
    host.page.keyboard.press(",")
    expect_move(host, 1)
    guest.choose("draw")
    expect(host.page.get_by_test_id("back-to-now")).to_contain_text("1 new move")
    expect_move(host, 1)
    host.page.get_by_test_id("back-to-now").click()
    host.wait_for_turn()


# --- after the end ----------------------------------------------------------------------------------------------------


def test_the_end_of_a_game_with_replay_branch_rematch_and_statistics(invite: Invite, hurried: Served) -> None:
    person = invite(hurried.address)
    person.sit_down("bots", seed=7)
    person.wait_for_turn()
    person.play_on(random.Random(7))
    table = person.table
    dialog = person.page.locator("dialog")
    expect(dialog.get_by_test_id("luck")).to_be_visible()
    expect(dialog.locator("figure svg").first).to_be_visible()
    assert violations(person) == []
    dialog.get_by_test_id("replay").click()
    expect_move(person, 0)
    expect(person.page.get_by_test_id("viewpoint").locator("option")).to_have_count(4)
    person.page.get_by_test_id("viewpoint").select_option("T")
    expect(person.page.locator(".panel").first).to_contain_text("Trojan")
    assert all(card.startswith("T-") for card in person.hand())
    for _ in range(5):
        person.page.keyboard.press("ArrowRight")
    expect_move(person, 5)
    person.page.get_by_test_id("branch").click()
    expect(person.page.locator("dialog")).to_contain_text("What if from move 5")
    person.page.get_by_test_id("start-branch").click()
    person.wait_for_turn()
    assert person.table != table
    expect(person.page.locator(".under")).to_contain_text("What if from move 5")
    person.open(f"/#/t/{table}")
    person.page.get_by_test_id("rematch").click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person.wait_for_turn()
    assert person.table != table
    expect(person.page.locator(".panel.own")).to_contain_text("Trojan")


def test_a_replay_plays_by_itself_and_stops(person: Person) -> None:
    last = last_move("troia")
    look(person, opened(person, "troia"), last - 5)
    person.page.locator(".speed").select_option("4")
    person.page.get_by_test_id("play").click()
    expect_move(person, last)
    expect(person.page.get_by_test_id("play")).to_have_attribute("aria-label", "Let it play")


def test_the_slider_goes_anywhere(person: Person) -> None:
    look(person, opened(person, "odysseus"), 0)
    slider = person.page.locator(".replay input[type=range]")
    slider.fill("77")
    expect_move(person, 77)
    expect(person.page.get_by_test_id("count")).to_have_text("77 / 127")
    slider.press("ArrowRight")
    expect_move(person, 78)


@pytest.mark.parametrize("title", kylix.games())
def test_every_title_is_replayed_with_its_own_drawing_from_every_viewpoint(person: Person, title: str) -> None:
    table = opened(person, title)
    look(person, table, 25)
    choices = person.page.get_by_test_id("viewpoint")
    ids: list[str] = choices.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert len(ids) == game_seats(title) + 2
    for id in ids:
        choices.select_option(id)
        expect_move(person, 25)
        expect(choices).to_have_value(id)
        assert hands(person)
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("ArrowDown")
    expect(person.page.get_by_test_id("looking-back")).not_to_contain_text("Move 25 ")
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollHeight") <= 768


def last_move(title: str) -> int:
    n: int = json.loads(golden(title).read_text(encoding="utf-8").splitlines()[-2])["n"]
    return n


def game_seats(title: str) -> int:
    seats: int = json.loads(golden(title).read_text(encoding="utf-8").splitlines()[0])["seats"]
    return seats


def test_everything_laid_open_shows_all_hands(person: Person) -> None:
    look(person, opened(person, "troia"), 20)
    person.page.get_by_test_id("viewpoint").select_option("all")
    hidden = person.page.locator(".drawer")
    expect(hidden).to_be_visible()
    names = hidden.locator("[data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert any(name.startswith("card:G-") for name in names)
    assert any(name.startswith("card:T-") for name in names)


def test_without_spoilers_nothing_tells_the_end(person: Person) -> None:
    person.open("/#/records")
    person.page.get_by_label("No spoilers").check()
    look(person, opened(person, "troia"), 0)
    expect(person.page.get_by_test_id("veiled")).to_be_visible()
    expect(person.page.locator(".replay input[type=range]")).to_have_count(0)
    page = person.page.locator("body").inner_text()
    assert "135" not in page
    assert "wins" not in page
    assert person.page.get_by_role("button", name="Result").count() == 0
    person.page.keyboard.press("End")
    expect(person.page.get_by_role("button", name="Result")).to_be_visible()


# --- records and chance -----------------------------------------------------------------------------------------------


def forged(folder: Path) -> Path:
    """Other cards than chance dealt, every hash made to fit."""
    setting = game("troia").setting(2)
    true = ProvableChance(b"k" * 32, [])
    s = setting.start(true)
    outcomes = list((s.record or [])[0].outcomes)
    outcomes[-1] ^= 1
    s = setting.start(FixedChance(outcomes))
    s.play(0, "draw")
    s.chance = true
    path = folder / "forged.jsonl"
    path.write_text("\n".join(record.lines(s)) + "\n", encoding="utf-8")
    return path


def test_chance_is_derived_again_in_the_browser(invite: Invite, hurried: Served) -> None:
    """Without a question to the server but for the record: its verdict is a line of its own."""
    person = invite(hurried.address)
    person.sit_down("bots", title="odysseus")
    person.wait_for_turn()
    assert play_whole(person, 3)["over"]
    person.page.locator("dialog a", has_text="Verify chance").click()
    person.page.get_by_test_id("verify-chance").click()
    expect(person.page.get_by_test_id("chance-verdict")).to_contain_text("all are as recorded")
    chance = person.page.get_by_test_id("chance")
    expect(chance).to_contain_text("Published before the first move")
    commitment = person.context.request.get(f"{person.address}/api/tables/{person.table}").json()["commitment"]
    expect(chance.locator("code").first).to_have_text(commitment)
    assert chance.locator("li").count() >= 1
    assert chance.locator(".draws span").count() >= 50
    assert violations(person) == []


def test_a_forged_outcome_is_shown_as_wrong(person: Person, tmp_path: Path) -> None:
    person.open("/#/records")
    person.page.locator('.verify input[type="file"]').set_input_files(forged(tmp_path))
    expect(person.page.locator(".verify .bad")).to_contain_text("chance did not fall like this")
    person.page.locator(".verify a", has_text="Verify chance").click()
    person.page.get_by_test_id("verify-chance").click()
    expect(person.page.get_by_test_id("chance-verdict")).to_contain_text("✗ 1 of")
    expect(person.page.locator(".draws .bad")).to_have_count(1)
    expect(person.page.locator(".draws .bad")).to_contain_text("should be")


def test_a_changed_file_and_one_that_is_none_get_a_clear_answer(person: Person, tmp_path: Path) -> None:
    person.open("/#/records")
    text = golden("troia").read_text(encoding="utf-8")
    head, first, rest = text.split("\n", 2)
    outcomes = json.loads(first)["chance"]
    changed = first.replace(json.dumps(outcomes), json.dumps([outcomes[0] ^ 1, *outcomes[1:]]))
    assert changed != first
    for name, content in (("changed", f"{head}\n{changed}\n{rest}"), ("nonsense", "hello"), ("short", text[:-40])):
        path = tmp_path / f"{name}.jsonl"
        path.write_text(content, encoding="utf-8")
        person.page.locator('.verify input[type="file"]').set_input_files(path)
        expect(person.page.locator(".verify .bad")).to_contain_text(f"✗ {name}.jsonl")
        expect(person.page.locator(".verify a")).to_have_count(0)


def test_a_record_is_pasted_and_replayed(person: Person) -> None:
    person.open("/#/records")
    person.page.locator(".verify summary").click()
    person.page.locator(".verify textarea").fill(golden("troia").read_text(encoding="utf-8"))
    person.page.locator(".verify form button").click()
    person.page.locator(".verify a", has_text="Replay").click()
    expect_move(person, 0)


# --- statistics -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", kylix.games())
def test_statistics_of_every_title(invite: Invite, title: str) -> None:
    person = invite(scheme="dark" if title in ("troia", "parthenon") else "light")
    person.open(f"/#/after/{opened(person, title)}")
    expect(person.page.get_by_test_id("luck")).to_be_visible(timeout=4 * PATIENCE)
    expect(person.page.locator("figure > svg").first).to_be_visible()
    source = person.page.get_by_test_id("source")
    source.select_option(index=1)
    person.page.locator("figure details summary").first.click()
    expect(person.page.locator("figure table").first).to_be_visible()
    chances = person.page.locator("figure").filter(has=person.page.locator("path.band"))
    expect(chances).to_have_count(1)
    chances.locator("summary").click()
    expect(chances.locator("td").first).to_have_text(re.compile(r"^\d+–\d+\s%$"))
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 1366


def test_a_review_is_asked_for_and_leads_to_where_chances_were_lost(invite: Invite) -> None:
    person = invite(size=(360, 740), touch=True, language="fr")
    table = opened(person, "troia")
    person.open(f"/#/after/{table}")
    card = person.page.get_by_test_id("review")
    expect(card.locator("table")).to_have_count(0)
    person.page.get_by_test_id("review-start").click()
    expect(card.locator("tbody tr")).to_have_count(2, timeout=4 * PATIENCE)
    faults = card.locator("ol li[data-n]")
    expect(faults.first).to_contain_text("Mieux")
    expect(person.page.locator("path.flag")).to_have_count(faults.count())
    count = faults.count()
    person.page.get_by_test_id("review-seat").select_option(index=1)
    assert 0 < faults.count() < count
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    # The link leads to the position in which it was decided, before anything was done.
    n = int(str(faults.first.locator("a").get_attribute("href")).split("@")[1])
    faults.first.locator("a").click()
    expect(person.page.get_by_test_id("looking-back")).to_contain_text(f"Coup {n} sur")


def test_statistics_lead_to_the_moment(person: Person) -> None:
    person.open(f"/#/after/{opened(person, 'troia')}")
    person.page.get_by_role("link", name="Turn 16").first.click()
    expect(person.page.get_by_test_id("looking-back")).to_be_visible()


def test_before_the_end_there_are_no_statistics(person: Person) -> None:
    person.sit_down("bots", seed=3)
    person.wait_for_turn()
    person.open(f"/#/after/{person.table}")
    expect(person.page.locator("main")).to_contain_text("not over yet")


# --- other people -----------------------------------------------------------------------------------------------------


def test_by_keys_alone(person: Person) -> None:
    look(person, opened(person, "deukalion"), 3)
    keys = person.page.keyboard
    for key, n in ((".", 4), (",", 3), ("ArrowRight", 4), ("ArrowLeft", 3), ("End", 60), ("Home", 0)):
        keys.press(key)
        expect_move(person, n)
    keys.press("Space")
    expect_move(person, 1)
    keys.press("Space")
    expect(person.page.get_by_test_id("play")).to_have_attribute("aria-label", "Let it play")
    person.page.get_by_test_id("viewpoint").focus()
    keys.press("ArrowDown")
    expect(person.page.get_by_test_id("viewpoint")).not_to_have_value("")
    person.page.get_by_test_id("branch").focus()
    keys.press("Enter")
    expect(person.page.locator("dialog")).to_contain_text("What if")
    keys.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)


def test_in_french_on_a_phone(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True, language="fr")
    table = opened(phone, "odysseus")
    phone.open(f"/#/t/{table}/@20")
    expect(phone.page.get_by_test_id("looking-back")).to_contain_text("Coup 20 sur 127")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(phone) == []
    phone.page.get_by_role("button", name="Un pas en avant").click()
    expect(phone.page.get_by_test_id("looking-back")).to_contain_text("Coup 21 sur 127")
    phone.open(f"/#/after/{table}")
    expect(phone.page.get_by_test_id("luck")).to_be_visible()
    expect(phone.page.locator("main")).to_contain_text("Statistiques")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(phone) == []
