"""Orders in the page: left while one waits, carried out while one is away, told to nobody else."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.test_accessible import violations
from browser.test_pace import PHONE, choose, menu, together


def test_an_answer_is_left_carried_out_and_told(invite: Invite) -> None:
    host, guest = invite(), invite(size=PHONE, touch=True, language="fr", scheme="dark")
    choose(host, "days")
    together(host, guest)
    guest.page.get_by_test_id("orders").tap()
    guest.page.get_by_test_id("leave-no-power").tap()
    expect(guest.page.get_by_test_id("order-no-power")).to_be_visible()
    guest.page.get_by_test_id("cancel-no-power").tap()
    expect(guest.page.get_by_test_id("order-no-power")).to_have_count(0)
    guest.page.get_by_test_id("leave-draw").tap()
    expect(guest.page.get_by_test_id("order-draw")).to_be_visible()
    assert violations(guest) == []
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_test_id("orders")).to_contain_text("1")
    expect(host.page.get_by_test_id("orders")).to_have_count(0)

    host.choose("draw")
    expect(guest.page.get_by_test_id("order-answers")).to_be_visible()
    host.wait_for_turn()
    expect(guest.page.get_by_text("Répondu comme vous l’aviez laissé").first).to_be_attached()
    expect(host.page.get_by_text("Answered as you left it")).to_have_count(0)
    guest.page.get_by_role("button", name="Menu", exact=True).tap()
    guest.page.get_by_test_id("menu-orders").tap()
    expect(guest.page.get_by_test_id("order-draw")).to_contain_text("exécuté")
    guest.page.get_by_test_id("cancel-draw").tap()
    expect(guest.page.get_by_test_id("order-draw")).to_have_count(0)

    menu(host, "orders")
    expect(host.page.locator("[data-order]")).to_have_count(3)
    assert violations(host) == []
