"""The start page, the form, rules, records; what all pages have in common."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import kylix
from browser.chromium import ROOT
from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations

SCRIPT_LIMIT = 300_000


@pytest.mark.parametrize("title", kylix.games())
def test_the_first_move_against_a_bot_takes_three_clicks(person: Person, title: str) -> None:
    person.open()
    person.page.locator(f'a[href="#/new/bots/{title}"]').click()
    person.page.get_by_role("button", name="Start").click()
    person.wait_for_turn()
    person.click_first()


def test_text_can_be_seen(person: Person) -> None:
    """A browser without fonts shows a page on which nothing can be read, and every other test would pass."""
    person.open()
    width = (
        "e => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect().width; }"
    )
    for text in ("h1", ".way strong", "header .home span", ".shelf p"):
        assert person.page.locator(text).first.evaluate(width) > 20, text
    fonts = person.page.evaluate(
        "document.fonts.ready.then(() => [...document.fonts].filter(f => f.status === 'loaded').length)"
    )
    assert fonts >= 2
    sizes = person.page.evaluate(
        "['iiiiiiii', 'MMMMMMMM'].map(text => { const pen = document.createElement('canvas').getContext('2d');"
        " pen.font = '20px Alegreya'; return pen.measureText(text).width; })"
    )
    assert 10 < sizes[0] < sizes[1], "letters have widths of their own"


@pytest.mark.parametrize("title", kylix.games())
def test_the_script_of_the_page_is_small(person: Person, built: Path, title: str) -> None:
    """All that the start page and a table take; drawings of other titles are not asked for."""
    scripts: set[str] = set()
    person.page.on("response", lambda got: scripts.add(urlsplit(got.url).path))
    person.open("/")
    person.sit_down("bots", title=title)
    person.wait_for_turn()
    taken = [built / path.lstrip("/") for path in scripts if path.endswith(".js") and path != "/worker.js"]
    assert any(path.name.startswith(title) for path in taken)
    assert sum(len(gzip.compress(path.read_bytes())) for path in taken) < SCRIPT_LIMIT


def test_continue_leads_back_to_the_table(person: Person) -> None:
    person.sit_down("bots")
    person.wait_for_turn()
    table = person.table
    person.open("/")
    person.page.locator(f'a.game[href="#/t/{table}"]').click()
    person.wait_for_turn()


def test_a_refresh_loses_nothing(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    hand = person.hand()
    person.page.reload()
    person.wait_for_turn()
    assert person.hand() == hand


def test_what_is_wrong_with_a_component_file_is_told(person: Person) -> None:
    person.open("/#/new/bots/troia")
    person.page.locator("details > summary").click()
    person.page.locator("#components").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[set]\ntitle = 'troia'\n"}
    )
    person.page.get_by_role("button", name="Start").click()
    expect(person.page.get_by_role("alert")).not_to_be_empty()
    assert "/new/bots" in person.page.url


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Beats Sailor in 77 of 100 games."), ("fr", "Bat le marin dans 77")]
)
def test_the_menu_says_how_strong_each_level_is(invite: Invite, language: str, said: str) -> None:
    person = invite(language=language, preferences={"level": "captain"})
    person.open("/#/new/bots/deukalion")
    expect(person.page.get_by_test_id("strength").first).to_contain_text(said)
    expect(person.page.locator(".seat select").nth(2).locator("option[value=captain]")).to_contain_text(said)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 1366


def test_bots_are_sound_by_default_and_the_level_is_remembered(invite: Invite) -> None:
    person = invite(preferences={"level": "sailor"})
    person.open("/#/new/bots/troia")
    level = person.page.locator(".seat select").nth(2)
    expect(level).to_have_value("sailor")
    names = ["Novice", "Deckhand", "Sailor", "Captain", "Archon", "Random"]
    expect(level.locator("option")).to_have_text([re.compile(f"^{name}( ·|$)") for name in names])
    level.select_option("captain")
    person.page.locator("button.start").click()
    person.wait_for_turn()
    person.open("/#/new/bots/deukalion")
    expect(person.page.locator(".seat select").nth(2)).to_have_value("captain")


def test_options_of_the_form_reach_the_table(person: Person) -> None:
    person.open("/#/new/bots/troia")
    person.page.locator("details > summary").click()
    person.page.locator("#option-powers_mandatory").check()
    expect(person.page.locator("details > summary")).to_contain_text("1 changed")
    person.page.get_by_role("button", name="Start").click()
    person.wait_for_turn()
    options = person.page.evaluate("id => fetch(`/api/tables/${id}`).then(got => got.json())", person.table)["options"]
    assert options["powers_mandatory"] is True


def test_rules_can_be_read_and_searched(person: Person) -> None:
    person.open("/#/rules/troia")
    expect(person.page.locator("#clause-TRO-SETUP-1")).to_be_visible()
    person.page.locator("#find-troia").fill("cornucopia")
    expect(person.page.locator("#clause-TRO-SETUP-1")).to_have_count(0)
    expect(person.page.locator("#clause-TRO-OFFER-6")).to_be_visible()
    person.page.get_by_role("button", name="Français").click()
    expect(person.page.locator("h1")).to_have_text("Règles")


def test_the_words_of_the_editions_stand_behind_the_rules(person: Person) -> None:
    person.open("/#/rules/deukalion")
    person.page.get_by_role("button", name="Glossary").click()
    glossary = person.page.locator("#clause-glossary")
    expect(glossary).to_be_focused()
    expect(glossary.get_by_role("row", name="shipboard").first).to_contain_text("plan de navire")
    person.page.get_by_role("button", name="Français").click()
    expect(glossary.locator("h2")).to_have_text("Glossaire")
    expect(glossary.get_by_role("row", name="contrat").first).to_contain_text("Pursuit card")


def test_a_table_that_does_not_exist_is_told_so(person: Person) -> None:
    person.open("/#/t/t_aaaaaaaaaaaaaaaa")
    expect(person.page.get_by_role("alert")).to_contain_text("no such table")


NOBODY = "aaaaaaaaaaaaaaaa"
NO_TABLE = f"t_{NOBODY}"
NOWHERE = (f"t/{NO_TABLE}", f"join/{NO_TABLE}/x", f"screen/{NO_TABLE}", f"host/{NO_TABLE}/x", f"after/{NO_TABLE}",
           f"evening/e_{NOBODY}", "learn/troia/x", "brief/x")  # fmt: skip


def test_a_link_that_leads_nowhere_says_so_and_leads_on(visitor: Invite) -> None:
    somebody = visitor()
    for path in NOWHERE:
        somebody.go(f"/#/{path}")
        expect(somebody.page.get_by_role("alert"), path).not_to_be_empty()
        somebody.page.get_by_test_id("nowhere").get_by_role("link", name="Start page").click()
        expect(somebody.page.get_by_role("heading", name="Sit down and play.")).to_be_visible()
    assert violations(somebody) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_is_there(invite: Invite, language: str) -> None:
    """A key without words shows as [key]."""
    somebody = invite(language=language)
    for path in ("/", "/#/new/bots/troia", "/#/new/online/troia", "/#/records", "/#/rules/troia"):
        somebody.open(path)
        assert not re.findall(r"\[[a-z]+-[a-z-]+\]", somebody.page.inner_text("body"))


def test_nothing_is_fetched_from_elsewhere() -> None:
    """The page works without any other server; addresses in sources are those of standards."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.is_file():
            found = re.findall(r"https?://(?!www\.w3\.org)[\w.]+", path.read_text(encoding="utf-8"))
            assert not found, path


def test_a_faulty_component_file_is_refused_in_words(invite: Invite) -> None:
    person = invite(language="fr")
    person.open("/#/new/bots/troia")
    person.page.locator("details > summary").click()
    faulty = {"name": "deck.toml", "mimeType": "text/plain", "buffer": b'[set]\nid = "x"\ntitle = "troia"\nodd = 1\n'}
    person.page.locator("#components").set_input_files(faulty)  # type: ignore[arg-type]
    person.page.locator("button.start").click()
    problem = person.page.locator("form [role=alert]")
    expect(problem).to_contain_text("Aucune partie ne peut être préparée avec ce fichier")
    expect(problem.locator("li", has_text="ligne 4")).to_have_count(1)
