"""A passkey in Chromium: made on one device, it signs the person in on another; removed, it does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from browser.person import Person
from browser.test_accessible import violations
from browser.test_notices import picture
from kylix.server import config as settings
from server.harness import Api, running

PLACE: dict[str, Any] = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def served(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    """Passkeys are for one address, and its port is known when the server is there."""
    monkeypatch.setattr(settings.Config, "passkeys_at", property(lambda config: f"http://localhost:{config.port}"))
    with running(tmp_path, page=built) as api:
        yield api


def with_authenticator(person: Person) -> tuple[CDPSession, str]:
    """A device that can keep passkeys, and opens them by itself."""
    link = person.context.new_cdp_session(person.page)
    link.send("WebAuthn.enable")
    made = link.send("WebAuthn.addVirtualAuthenticator", {"options": PLACE})
    return link, str(made["authenticatorId"])


def kept(person: Person) -> Any:
    return json.loads(person.page.evaluate("localStorage.getItem('kylix.person')") or "null")


def test_a_passkey_signs_the_person_in_on_another_device(browser: Browser, served: Api) -> None:
    origin = f"http://localhost:{served.port}"
    anna, phone = Person(browser, origin), Person(browser, origin, size=(360, 740), touch=True, language="fr")
    link, place = with_authenticator(anna)
    other_link, other_place = with_authenticator(phone)
    anna.open("/#/mine")
    anna.page.locator("#person-name").fill("Anna")
    anna.page.get_by_test_id("become").get_by_role("button").click()
    expect(anna.page.get_by_test_id("become")).to_have_count(0)  # else the next page could be there before the person
    anna.open("/#/mine/me")
    card = anna.page.get_by_test_id("passkeys")
    card.get_by_test_id("make-passkey").click()
    expect(card.get_by_role("listitem")).to_contain_text("Chrome")
    card.get_by_test_id("make-passkey").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("there already")
    assert violations(anna) == []
    picture(anna, "passkeys")
    # As browsers do that carry passkeys from device to device.
    (credential,) = link.send("WebAuthn.getCredentials", {"authenticatorId": place})["credentials"]
    other_link.send("WebAuthn.addCredential", {"authenticatorId": other_place, "credential": credential})
    phone.open("/#/mine")
    assert violations(phone) == []
    picture(phone, "by-passkey")
    phone.page.get_by_test_id("by-passkey").get_by_role("button").click()
    expect(phone.page.get_by_test_id("by-passkey")).to_have_count(0)
    assert kept(phone)["id"] == kept(anna)["id"]
    assert kept(phone)["secret"] != kept(anna)["secret"]
    # Removed by the one, it opens nothing for a third.
    phone.open("/#/mine/me")
    expect(phone.page.get_by_test_id("passkeys").get_by_role("listitem")).to_have_count(1)
    picture(phone, "passkeys-phone")
    phone.page.get_by_test_id("passkeys").get_by_role("listitem").get_by_role("button").click()
    expect(phone.page.get_by_test_id("passkeys").get_by_role("listitem")).to_have_count(0)
    anna.page.evaluate("localStorage.removeItem('kylix.person')")
    anna.open("/#/mine")
    anna.page.get_by_test_id("by-passkey").get_by_role("button").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("opens nothing here")
    assert kept(anna) is None
    # At another address of the same server the browser is not even asked.
    elsewhere = Person(browser, f"http://127.0.0.1:{served.port}")
    elsewhere.open("/#/mine")
    expect(elsewhere.page.get_by_test_id("become")).to_be_visible()
    expect(elsewhere.page.get_by_test_id("by-passkey")).to_have_count(0)
    for person in (anna, phone, elsewhere):
        person.leave()
