"""Make the pictures of the page in docs/pictures: start, set-up, rules, tables, lessons, the end of a game.

    PYTHONPATH=src:tests:tools python bench/page_pictures.py docs/pictures [pages] [tables] [moments] [over] [lessons]
        [puzzles]

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
from functools import partial
from pathlib import Path
from typing import Any

import web_build
from PIL import Image
from playwright.sync_api import sync_playwright

from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from kylix.bots import make
from kylix.core.chance import Chance, mix
from kylix.core.state import State
from kylix.kit.registry import game

WIDE, PHONE, LYING = (1920, 1080), (360, 740), (740, 360)
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
    laptop.open("/#/learn")
    save(laptop, "learn")
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


PLACES: dict[str, tuple[int, int, str, int]] = {
    "troia": (2, 1, "choose-action", 150),
    "odysseus": (3, 3, "take-card", 60),
    "deukalion": (4, 5, "choose-course", 380),
    "parthenon": (4, 5, "make-offers", 557),
}
"""By title: players, seed, and the question at which the picture is taken, after so many entries: mid-game."""
PLAYERS = "novice"
LOOKS: dict[str, dict[str, Any]] = {
    "": {},
    "-1920": {"size": WIDE},
    "-phone": {"size": PHONE, "touch": True},
    "-landscape": {"size": LYING, "touch": True},
    "-dark-french": {"scheme": "dark", "language": "fr"},
}


def midgame(title: str) -> State:
    """Bots play until the first seat is asked what the picture shows."""
    seats, seed, ask, least = PLACES[title]
    s = game(title).setting(seats, {}).start(Chance(seed))
    bots = [make(PLAYERS, seed + seat) for seat in range(seats)]

    def choose(s: State, seat: int) -> Any:
        assert s.record is not None
        return bots[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, mix(len(s.record))))

    def wanted(s: State) -> bool:
        return 0 in s.to_act and len(s.record or ()) > least and s.prompt(0)["ask"] == ask

    return play_until(s, wanted, seed, choose)


def tables(come: Come, save: Callable[[Person, str], None], data: Path) -> None:
    """Each title on each screen."""
    for title in PLACES:
        id, tokens = lay(data, midgame(title))
        for look, wishes in LOOKS.items():
            person = come(**wishes)
            person.open(f"/#/t/{id}/{next(iter(tokens.values()))}")
            person.wait_for_turn()
            person.page.wait_for_load_state("networkidle")  # the drawings are there
            save(person, title + look)
            person.leave()


def moments(come: Come, save: Callable[[Person, str], None]) -> None:
    """What is told beside the board: a large card, a refusal, hints, all players compared."""
    laptop = come()
    play(laptop, "troia", 24)
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
    five = come()
    play(five, "odysseus", 30, "5")
    save(five, "odysseus-five")
    five.page.keyboard.press("t")
    five.page.get_by_test_id("compare").wait_for()
    save(five, "odysseus-compare")


def over(come: Come, save: Callable[[Person, str], None]) -> None:
    """A finished game: its end with figures, and looking back on it."""
    laptop = come()
    laptop.sit_down("bots", seed=7)
    laptop.wait_for_turn()
    laptop.play_on(random.Random(7))
    laptop.page.locator("dialog").wait_for()
    graph = laptop.page.get_by_role("img", name="Graph").first  # the figures are there
    graph.wait_for(timeout=90_000)
    graph.scroll_into_view_if_needed()
    save(laptop, "statistics")
    laptop.page.keyboard.press("Escape")
    laptop.page.locator(".log .line").nth(40).click()
    laptop.page.locator(".bar.back").wait_for()
    laptop.page.mouse.move(0, 0)
    save(laptop, "replay")


def lessons(come: Come, save: Callable[[Person, str], None]) -> None:
    """Of each title a step of the first lesson that waits for a move, with what it points at."""
    for title, lesson, step in (
        ("troia", "first-offering", 3),
        ("odysseus", "first-trials", 5),
        ("deukalion", "set-sail", 4),
        ("parthenon", "a-season", 5),
    ):
        for name, wishes in ((title, {}), (f"{title}-phone-french", {"size": PHONE, "touch": True, "language": "fr"})):
            person = come(**wishes)
            person.open(f"/#/learn/{title}/{lesson}")
            for at in range(1, step):
                person.page.get_by_test_id("lesson-step").get_by_text(f" {at} ").wait_for()
                if person.page.get_by_test_id("lesson-more").get_attribute("aria-expanded") == "false":
                    person.page.get_by_test_id("lesson-more").evaluate("one => one.checkVisibility() && one.click()")
                person.page.locator(".ways button").filter(has_text=SKIP).click()
            person.page.get_by_test_id("lesson-step").get_by_text(f" {step} ").wait_for()
            if person.page.get_by_test_id("lesson-more").get_attribute("aria-expanded") == "true":
                person.page.get_by_test_id("lesson-more").click()
            person.page.locator("[data-taught]").first.wait_for()
            person.page.mouse.move(0, 0)
            save(person, f"lesson-{name}")


def puzzles(come: Come, save: Callable[[Person, str], None]) -> None:
    """Their list, and one that waits to be solved."""
    laptop = come()
    laptop.open("/#/puzzles/parthenon")
    laptop.page.locator(".one").first.wait_for()
    save(laptop, "puzzles")
    laptop.page.locator(".one").first.click()
    laptop.wait_for_turn()
    laptop.page.mouse.move(0, 0)
    save(laptop, "puzzle-parthenon")


def main(folder: Path, *parts: str) -> int:
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
            draws: dict[str, Callable[[Come, Callable[[Person, str], None]], None]] = {
                "pages": pages,
                "tables": partial(tables, data=served.data),
                "moments": moments,
                "over": over,
                "lessons": lessons,
                "puzzles": puzzles,
            }
            for name, draw in draws.items():
                if not parts or name in parts:
                    draw(come, save)
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
