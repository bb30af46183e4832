"""Make the pictures of the page in docs/pictures: start, set-up, rules, tables of Troia and Odysseus, lessons of all.

    PYTHONPATH=src:tests:tools python bench/page_pictures.py docs/pictures [pages|troia|odysseus|lessons ...]

Games are played with fixed seeds by the first level of bots, so that the pictures change only when the page does.
"""

from __future__ import annotations

import io
import os
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import web_build
from PIL import Image
from playwright.sync_api import sync_playwright

from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.person import Person
from browser.served import Served

WIDE, PHONE = (1920, 1080), (360, 740)
COLOURS = 256
SKIP = re.compile("Skip|Passer")
Come = Callable[..., Person]


def play(person: Person, title: str, clicks: int, seats: str = "", seed: int = 7) -> None:
    """In the middle of a game, on the person's turn."""
    person.open(f"/#/new/bots/{title}")
    if seats:
        person.page.locator("#count").select_option(seats)
    person.page.locator("details > summary").click()
    person.page.locator("#seed").fill(str(seed))
    person.page.locator("button.start").click()
    person.wait_for_turn()
    person.play_on(random.Random(seed), limit=clicks)
    person.wait_for_turn()
    person.page.mouse.move(0, 0)


def pages(come: Come, save: Callable[[Person, str], None]) -> None:
    laptop = come()
    laptop.open("/")
    save(laptop, "start")
    laptop.open("/#/new/online/troia")
    save(laptop, "set-up")
    laptop.open("/#/rules/troia/TRO-OFFER-5")
    laptop.page.locator("article").first.wait_for()
    save(laptop, "rules")
    laptop.sit_down("here", seed=1)
    laptop.page.locator(".curtain").wait_for()
    save(laptop, "curtain")
    french = come(scheme="dark", language="fr")
    french.open("/")
    save(french, "start-dark-french")


def troia(come: Come, save: Callable[[Person, str], None]) -> None:
    laptop = come()
    play(laptop, "troia", 24)
    save(laptop, "troia")
    laptop.page.locator(".god:not(.lit)").first.hover()
    laptop.page.get_by_test_id("tip").wait_for()
    save(laptop, "troia-large-card")
    laptop.page.locator(".god:not(.lit)").first.click(force=True)
    laptop.page.get_by_test_id("why-not").get_by_role("button", name="TRO-").first.wait_for()
    save(laptop, "troia-why-not")
    adviser = come()
    adviser.sit_down("bots", seed=1)
    adviser.wait_for_turn()
    adviser.page.get_by_test_id("lamp").click()
    adviser.page.locator("button.hint").first.wait_for()
    save(adviser, "troia-hint")
    others: dict[str, dict[str, Any]] = {
        "troia-1920": {"size": WIDE},
        "troia-dark-french": {"scheme": "dark", "language": "fr"},
        "troia-phone": {"size": PHONE, "touch": True},
    }
    for name, wishes in others.items():
        person = come(**wishes)
        play(person, "troia", 24)
        save(person, name)


def odysseus(come: Come, save: Callable[[Person, str], None]) -> None:
    for name, seats, wishes in (
        ("odysseus", "2", {}),
        ("odysseus-five", "5", {}),
        ("odysseus-alone-dark-french", "1", {"scheme": "dark", "language": "fr"}),
        ("odysseus-phone", "2", {"size": PHONE, "touch": True}),
    ):
        person = come(**wishes)
        play(person, "odysseus", 30, seats)
        save(person, name)
        if name == "odysseus-five":
            person.page.keyboard.press("t")
            person.page.get_by_test_id("compare").wait_for()
            save(person, "odysseus-compare")


def lessons(come: Come, save: Callable[[Person, str], None]) -> None:
    """Of each title a step of the first lesson that waits for a move, with what it points at."""
    for title, lesson, step in (
        ("troia", "first-offering", 3),
        ("odysseus", "first-trials", 3),
        ("deukalion", "set-sail", 4),
        ("parthenon", "a-season", 5),
    ):
        for name, wishes in ((title, {}), (f"{title}-phone-french", {"size": PHONE, "touch": True, "language": "fr"})):
            person = come(**wishes)
            person.open(f"/#/learn/{title}/{lesson}")
            for at in range(1, step):
                person.page.get_by_test_id("lesson-step").get_by_text(f" {at} ").wait_for()
                person.page.locator(".ways button").filter(has_text=SKIP).click()
            person.page.get_by_test_id("lesson-step").get_by_text(f" {step} ").wait_for()
            person.page.locator("[data-taught]").first.wait_for()
            person.page.mouse.move(0, 0)
            save(person, f"lesson-{name}")


DRAW = {"pages": pages, "troia": troia, "odysseus": odysseus, "lessons": lessons}


def main(folder: Path, wanted: list[str]) -> int:
    make_playwright_run()
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        served = Served(Path(data))
        browser = started.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))

        def come(**wishes: Any) -> Person:
            return Person(browser, served.address, **wishes)

        def save(person: Person, name: str) -> None:
            person.page.evaluate("() => document.fonts.ready.then(() => true)")
            shot = Image.open(io.BytesIO(person.page.screenshot()))
            shot.convert("RGB").quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE).save(
                folder / f"{name}.png", optimize=True
            )

        try:
            for name in wanted or DRAW:
                DRAW[name](come, save)
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
