"""What a page shows of the server's keeping: a table that will leave, a host who comes back, a new start."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from commands import elsewhere


def made(person: Person) -> str:
    """A table against a bot; its id."""
    person.open("/#/new/bots/troia")
    person.page.locator("button.start").click()
    expect(person.page.get_by_test_id("prompt")).to_be_visible()
    return str(person.page.evaluate("JSON.parse(localStorage.getItem('kylix.tables'))[0].table"))


def test_a_table_that_will_leave_says_so_there_and_among_records(invite: Invite, served_alone: Served) -> None:
    anna, eva = invite(served_alone.address), invite(served_alone.address, language="fr")
    table = made(anna)
    # Untouched for no time at all is untouched for long enough.
    done = elsewhere("admin", "prune", "--days", 0, "--yes", "--data", served_alone.data)
    assert done.code == 0, done.err
    anna.page.reload()
    expect(anna.page.get_by_test_id("leaves")).to_contain_text("Will be deleted on")
    anna.open("/#/records")
    expect(anna.page.get_by_test_id("leaves")).to_contain_text("it will be deleted on")
    eva.open(f"/#/t/{table}")
    expect(eva.page.get_by_test_id("leaves")).to_contain_text("Sera supprimée le")
    assert elsewhere("admin", "delete", table, "--yes", "--data", served_alone.data).code == 0
    expect(eva.page.locator(".bar .state")).to_be_visible()
    anna.open("/#/records")
    expect(anna.page.get_by_text("No tables yet")).to_be_visible()


def test_a_host_who_lost_the_device_comes_back_with_a_link_that_works_once(
    invite: Invite, served_alone: Served
) -> None:
    anna, again, thief = (invite(served_alone.address) for _ in range(3))
    table = made(anna)
    found = elsewhere("admin", "recover", table, "--data", served_alone.data, "--json").json
    again.open(found["path"])
    expect(again.page.get_by_test_id("prompt")).to_be_visible()
    kept = again.page.evaluate("JSON.parse(localStorage.getItem('kylix.tables'))[0]")
    assert kept["table"] == table
    assert kept["host"] not in (None, found["key"])
    assert found["key"] not in again.page.url
    thief.open(found["path"])
    expect(thief.page.get_by_test_id("nowhere").get_by_role("alert")).to_be_visible()


def test_a_server_that_is_stopped_and_started_again_is_come_back_to(invite: Invite, served_alone: Served) -> None:
    anna = invite(served_alone.address)
    made(anna)
    assert served_alone.process is not None
    served_alone.process.send_signal(signal.SIGTERM)
    assert served_alone.process.wait(30) == 0
    served_alone.reader.join()
    expect(anna.page.locator(".bar .state")).to_contain_text("Connection lost; trying again")
    served_alone.start()
    expect(anna.page.locator(".bar .state")).to_have_count(0)
