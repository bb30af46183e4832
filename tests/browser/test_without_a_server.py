"""The page can be installed, and opens without its server, with what the device saw last."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from browser.person import PATIENCE, Person
from browser.served import Served

KEPT = """async () => {
    const fetched = performance.getEntriesByType('resource').map(one => new URL(one.name).pathname);
    const needs = /^\\/(assets|api\\/(words\\/.*|games|about|tables\\/[^/]+)$)/;
    const needed = fetched.filter(path => path.match(needs));
    const found = await Promise.all(needed.map(path => caches.match(path)));
    return found.length > 5 && found.every(Boolean);
}"""
"""Everything that the page has fetched, and needs to open again, is on the device."""


def wait_until_kept(person: Person) -> None:
    """A promise would be something to `wait_for_function`, whatever it promises."""
    limit = time.monotonic() + PATIENCE / 1000
    while not person.page.evaluate(KEPT):
        assert time.monotonic() < limit, "the files of the page are not kept"
        person.page.wait_for_timeout(100)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_last_state_is_shown_and_said_to_be_old(browser: Browser, served_alone: Served, language: str) -> None:
    person = Person(browser, served_alone.address, language=language, installed=True)
    person.sit_down("bots", seed=7)
    person.wait_for_turn()
    hand = person.page.locator(".hand h2 [data-summary]").inner_text()
    assert hand
    person.page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('kylix.last.'))")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until_kept(person)
    served_alone.stop()
    person.page.reload()
    lost = person.page.get_by_test_id("lost")
    expect(lost).to_contain_text("as it stood" if language == "en" else "telle qu’elle était")
    expect(person.page.locator(".hand h2 [data-summary]")).to_have_text(hand)
    # The server is back: so is the game, and the page goes on by itself.
    served_alone.start()
    expect(lost).to_have_count(0)
    person.wait_for_turn()
    expect(person.page.locator(".hand h2 [data-summary]")).to_have_text(hand)
    person.leave()


def test_nothing_that_needs_a_key_and_no_shared_hand_is_kept(browser: Browser, served_alone: Served) -> None:
    person = Person(browser, served_alone.address, installed=True)
    person.sit_down("here", seed=7)
    person.page.get_by_role("button").last.click()
    person.wait_for_turn()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    person.page.wait_for_timeout(1_500)  # a state is kept a second after it came
    assert person.page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('kylix.last.'))") == []
    names = "caches.keys().then(async names => (await (await caches.open(names[0])).keys()).map(one => one.url))"
    kept = person.page.evaluate(names)
    assert kept
    assert not [url for url in kept if "record" in url or "join" in url or "socket" in url]
    person.leave()


def test_the_page_can_be_installed(browser: Browser, served_alone: Served) -> None:
    person = Person(browser, served_alone.address, installed=True)
    person.open()
    manifest = person.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        width = (
            "path => new Promise(done => { const it = new Image(); it.onload = () => done(it.width); it.src = path })"
        )
        assert person.page.evaluate(width, icon["src"]) == 512
    session = person.context.new_cdp_session(person.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    person.leave()
