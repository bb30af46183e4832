"""Make the pictures of Deukalion's table in docs/pictures: games played here at random, looked at with a real browser.

Run: PYTHONPATH=src:tests:tools python bench/deukalion_pictures.py docs/pictures
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import web_build
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game

LATE = 14
"""Turns after which there is something to see."""
COLOURS = 128


def at_sea(s: State) -> bool:
    """The first seat sails and could challenge at least two."""
    assert isinstance(s.setting, Setting)
    if s.turn < LATE or s.prompt(0)["ask"] != "choose-course" or s.to_act != [0]:
        return False
    return sum(s.setting.game.odds(s, 0, move) is not None for move in s.options(0)) > 1


def with_cup(s: State) -> bool:
    return s.turn >= LATE and s.prompt(0)["ask"] == "place-kylix" and s.to_act == [0]


def thrown(s: State) -> bool:
    return s.turn >= LATE and s.prompt(0)["ask"] == "play-after-throw" and s.to_act == [0]


PICTURES: dict[str, tuple[Callable[[State], bool], int, str, dict[str, object]]] = {
    "deukalion": (at_sea, 4, "english", {}),
    "deukalion-1920": (thrown, 4, "english", {"size": (1920, 1080)}),
    "deukalion-dark-french": (with_cup, 3, "continental", {"scheme": "dark", "language": "fr"}),
    "deukalion-phone": (at_sea, 4, "continental", {"size": (360, 740), "touch": True}),
}


def take(browser: Browser, folder: Path, name: str, out: Path, seed: int = 4) -> None:
    wanted, seats, edition, wishes = PICTURES[name]
    s = play_until(game("deukalion").setting(seats, {"edition": edition}).start(Chance(seed)), wanted, seed)
    id, tokens = lay(folder, s)
    served = Served(folder)
    try:
        person = Person(browser, served.address, **wishes)  # type: ignore[arg-type]
        person.open(f"/#/t/{id}/{tokens['A']}")
        person.wait_for_turn()
        person.page.locator(".deukalion").wait_for()
        shot = Image.open(io.BytesIO(person.page.screenshot()))
        shot.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(out / f"{name}.png", optimize=True)
        person.leave()
    finally:
        served.stop()


def main(out: Path) -> None:
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    make_playwright_run()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))
        for name in PICTURES:
            with tempfile.TemporaryDirectory() as folder:
                take(browser, Path(folder), name, out)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
