"""Somebody at a screen: opens pages, reads, clicks. Waits are for conditions, never for time."""

from __future__ import annotations

import json
import os
import random
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import Error as Late

PATIENCE = int(os.environ.get("KYLIX_PATIENCE", "60")) * 1000
"""How long a condition may take to come true, in milliseconds."""
expect.set_options(timeout=PATIENCE)
GIVE_UP = ("decline", "skip", "cancel")
NOISE = re.compile(r"WebSocket connection|ERR_CONNECTION_REFUSED|net::ERR|Failed to load resource")


class Person:
    """A browser context of their own, with preferences that make tests quick: no motion, no questions back.
    They answer every question themselves."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = (1366, 768),
        language: str = "en",
        scheme: str = "light",
        touch: bool = False,
        preferences: dict[str, Any] | None = None,
        installed: bool = False,
    ) -> None:
        self.address = address
        self.stays = False
        """In the page that is open: it is not loaded anew for each table."""
        self.faults: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
            # What a service worker fetches or has kept is out of a test's sight.
            service_workers="allow" if installed else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        usual = {"speed": 0, "confirm": "never", "lang": language, "level": "random", "offered": True, "spare": False}
        kept = json.dumps({**usual, **(preferences or {})})
        script = f"localStorage.getItem('kylix.prefs') ?? localStorage.setItem('kylix.prefs', {json.dumps(kept)})"
        self.context.add_init_script(f"if (location.origin !== 'null') {script}")  # an empty page has no storage
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NOISE.search(message.text):
            self.faults.append(message.text)

    def leave(self) -> None:
        self.context.close()

    # --- going places ---------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        # From table to table the page only changes its hash, and the table before would still be seen for a moment.
        if self.page.url != "about:blank":
            self.page.goto("about:blank")
        self.page.goto(self.address + path)
        expect(self.page.locator("h1").first).to_be_attached()

    def go(self, path: str) -> None:
        """Within the page that is open, which is not loaded anew; by way of another, so that nothing of what is left is
        taken for the next."""
        if self.page.url == "about:blank":
            self.open(path)
            return
        self.page.evaluate("() => { location.hash = '#/records'; }")
        expect(self.page.locator(".verify")).to_be_attached()
        self.page.mouse.move(0, 0)
        heading = self.page.locator("h1").first
        left = heading.inner_text()
        self.page.evaluate("path => { location.hash = path; }", path.removeprefix("/") or "#/")
        expect(heading).not_to_have_text(left)

    def sit_down(self, mode: str, seed: int | None = None, title: str = "troia") -> None:
        """Through the form, as a person would."""
        (self.go if self.stays else self.open)(f"/#/new/{mode}/{title}")
        if seed is not None:
            self.page.locator("details > summary").click()
            self.page.locator("#seed").fill(str(seed))
        self.page.locator("button.start").click()
        if mode == "online" and seed is not None:
            self.page.get_by_test_id("to-the-table").click()

    def invitations(self) -> list[str]:
        """The links that the dialog shows: to seats to which nobody has come yet, and to watch."""
        if not self.page.get_by_test_id("invitations").count():
            self.page.get_by_role("button", name=re.compile("^Menu$")).click()
            self.page.get_by_role("button", name=re.compile("^(Invite|Inviter)$")).click()
        dialog = self.page.locator("dialog")
        expect(dialog.locator("svg[role=img]").first).to_be_visible()
        fields = dialog.locator("input").all()
        links = [re.sub(r"^https?://[^/]+", self.address, field.input_value()) for field in fields]
        self.page.get_by_test_id("to-the-table").click()
        return links

    def join(self, link: str, name: str = "Nikos") -> None:
        """With an invitation, as a guest does."""
        self.page.goto(link)
        self.page.locator("#join-name").fill(name)
        self.page.locator("form .primary").click()
        expect(self.page).not_to_have_url(re.compile("/join/"))

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    # --- reading --------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    def wait_for_turn(self) -> None:
        """What was chosen is answered, and a question is open: for a moment the bar is still that of the last one."""
        expect(self.page.get_by_test_id("sending")).to_have_count(0)
        expect(self.page.locator(".bar.mine")).to_be_visible()

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    def ask_about(self, name: str) -> None:
        """Click on a thing that cannot be chosen."""
        self.thing(name).click(force=True)

    def moves(self) -> list[str]:
        found: list[str] = self.page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        return found

    def hand(self) -> list[str]:
        cards = self.page.locator('.hand [data-thing^="card:"]')
        found: list[str] = cards.evaluate_all("all => all.map(one => one.dataset.thing.slice(5))")
        return found

    def unlit(self) -> list[str]:
        """Things that listed options point at and that are not lit on the table."""
        code = """() => {
            const here = [...document.querySelectorAll('.thing.lit, .thing.picked')].map(one => one.dataset.thing);
            const wanted = [...document.querySelectorAll('[data-on]')].flatMap(one => one.dataset.on.split(' '));
            return wanted.filter(thing => thing && !here.includes(thing));
        }"""
        found: list[str] = self.page.evaluate(code)
        return found

    # --- playing --------------------------------------------------------------------------------------------------

    def pick(self, *names: str) -> None:
        """Parts of a selection, one after the other: each is shown as chosen before the next click."""
        for name in names:
            self.thing(name).click()
            expect(self.thing(name)).to_have_attribute("aria-pressed", "true")

    def choose(self, move: str) -> None:
        self.page.locator(f'[data-move="{move}"]').click()

    def click_first(self) -> None:
        """The first option, whatever it is; something changes."""
        self.page.wait_for_function(READY)
        before = self.page.evaluate(MARK)
        self.page.locator("[data-move]").first.click()
        self.page.wait_for_function(CHANGED, arg=before)

    def play_on(self, chance: random.Random, limit: int = 1500) -> int:
        """Answer every question until the game is over or the limit is reached; the number of clicks."""
        result = self.page.get_by_test_id("score")
        for clicks in range(limit):
            state = self.page.wait_for_function(READY).json_value()
            if state == "over":
                expect(result).to_be_visible()
                return clicks
            if state == "confirm":
                self.page.get_by_test_id("confirm").click()
            else:
                before = self.page.evaluate(MARK)
                missing = self.unlit()
                moves = self.moves()
                if not moves or self.page.evaluate(MARK) != before:  # others acted while this one was thinking
                    continue
                assert not missing, missing
                with suppress(Late):
                    self.page.locator(f'[data-move="{wise(moves, chance)}"]').click(timeout=3000)
                self.page.wait_for_function(CHANGED, arg=before)
        return limit


READY = """() => {
    if (document.querySelector('[data-testid=score]')) return 'over';
    if (document.querySelector('[data-testid=confirm]:not(:disabled)')) return 'confirm';
    const button = document.querySelector('[data-move]:not(:disabled)');
    return button ? 'choose' : false;
}"""
MARK = "() => document.querySelector('.choices').innerText + document.querySelector('.table').dataset.n"
CHANGED = f"""before => document.querySelector('[data-testid=score]') ||
    (!document.querySelector('[data-testid=sending]') && ({MARK})() !== before)"""


def wise(moves: list[str], chance: random.Random) -> str:
    """Offerings are finished, projects go on, powers are used now and then."""
    for verb in ("build", "advance", "done", "adventure"):
        if found := [move for move in moves if move.startswith(verb)]:
            return found[0]
    offers = [move for move in moves if move.startswith("offer")]
    if offers and chance.random() < 0.6:
        return chance.choice(offers)
    forward = [move for move in moves if not move.startswith((*GIVE_UP, "offer"))]
    return chance.choice(forward or moves)
