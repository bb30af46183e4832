"""How smoothly a board moves on a slow phone: the time between frames while moments of play follow each other.

    PYTHONPATH=src:tests:tools python bench/frames.py --slow 6 --seconds 8

Bots play, a page in a real Chromium looks on with motion and the usual pause between steps, and its processor is made
so many times slower. Told are the frames of a second, how many came late (more than one missed), the longest one, and
how much processor time the page took of each second, which depends less on what else the machine does. A run with
`--slow 1` beside it tells how much of that is the machine's own.
"""

from __future__ import annotations

import argparse
import itertools
import os
import statistics
import sys
import tempfile
from pathlib import Path

import web_build
from event_to_screen import begin, spent
from playwright.sync_api import Browser, sync_playwright

import kylix
from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.person import Person
from browser.served import Served
from kylix.kit.registry import game

PHONE = (360, 740)
FRAME = 1000 / 60
WATCH = """(seconds) => new Promise((tell) => {
    const times = [];
    const start = performance.now();
    const frame = (now) => {
        times.push(now);
        if (performance.now() - start < seconds * 1000) requestAnimationFrame(frame); else tell(times);
    };
    requestAnimationFrame(frame);
})"""


WARM = 4
"""Seconds in which pictures come and scripts are read; they are not measured."""


def measure(browser: Browser, served: Served, title: str, asked: argparse.Namespace) -> tuple[list[float], float]:
    """Milliseconds from frame to frame, and the share of the time that the page worked."""
    id = begin(served, title, min(4, max(game(title).seats)), "random", 0, asked.seed)
    person = Person(browser, served.address, size=PHONE, touch=True, preferences={"speed": 1, "pause": 650})
    try:
        person.open(f"/#/t/{id}")
        person.page.locator("main.board").wait_for()
        session = person.context.new_cdp_session(person.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        person.page.evaluate(WATCH, WARM)
        session.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
        before = spent(session)
        times: list[float] = person.page.evaluate(WATCH, asked.seconds)
        worked = (spent(session) - before) / asked.seconds
        return [later - earlier for earlier, later in itertools.pairwise(times)], worked
    finally:
        person.leave()


def told(title: str, frames: list[float], worked: float) -> str:
    late = sum(one > 2 * FRAME + 1 for one in frames)
    rate = 1000 * len(frames) / sum(frames)
    middle = statistics.median(frames)
    return (
        f"{title:<10} {rate:5.1f} frames a second, median {middle:5.1f} ms, "
        f"{late} of {len(frames)} late, longest {max(frames):.0f} ms, worked {worked:.0%}"
    )


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--titles", default=",".join(kylix.games()))
    reader.add_argument("--slow", type=float, default=6)
    reader.add_argument("--seconds", type=float, default=8)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    make_playwright_run()
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        served = Served(Path(data))
        browser = started.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))
        try:
            for title in asked.titles.split(","):
                sys.stdout.write(told(title, *measure(browser, served, title, asked)) + "\n")
                sys.stdout.flush()
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
