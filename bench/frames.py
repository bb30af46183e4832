"""How smoothly a board moves on a slow phone: the frames that are drawn while moments of play follow each other.

    PYTHONPATH=src:tests:tools python bench/frames.py --slow 6 --seconds 8

Bots play, a page in a real Chromium looks on with motion and the usual pause between steps, and its processor is made
so many times slower. Before each title an empty page with one small thing that moves is measured in the same way: what
else the machine does meets both, so the share of its frames is what counts. Told are

- the frames a second in which the page itself could do something, and how many in a hundred of the empty page's: it
  stops to take in a state, while motions that need no painting go on;
- how many motions there were, and how many of them had to be painted by the page;
- how much processor time the page took of each second.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import web_build
from event_to_screen import begin, spent
from playwright.sync_api import Browser, Page, sync_playwright

import kylix
from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.person import Person
from browser.served import Served
from kylix.kit.registry import game

PHONE = (360, 740)
WARM = 4
"""Seconds in which pictures come and scripts are read; they are not measured."""
TRACED = ["devtools.timeline", "blink.animations"]
UNSEEN = 1 << 17
"""Of the reasons why a motion is not left to the compositor: it lies outside of what is seen."""
WATCH = """(seconds) => new Promise((tell) => {
    const start = performance.now();
    let frames = 0;
    const frame = () => {
        frames += 1;
        if (performance.now() - start < seconds * 1000) requestAnimationFrame(frame); else tell(frames);
    };
    requestAnimationFrame(frame);
})"""
EMPTY = """<style>i { display: block; width: 40px; height: 40px; background: teal; animation: go .5s infinite }
@keyframes go { to { transform: translateX(200px) } }</style><i></i>"""


@dataclass(frozen=True)
class Found:
    """Of a page: its frames a second; motions, and those it painted; the share of the time it worked."""

    own: float
    motions: int
    painted: int
    worked: float


def watched(browser: Browser, page: Page, asked: argparse.Namespace) -> Found:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(WATCH, WARM)
    session.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
    before = spent(session)
    browser.start_tracing(page=page, categories=TRACED)
    frames: int = page.evaluate(WATCH, asked.seconds)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    worked = (spent(session) - before) / asked.seconds
    return Found(frames / asked.seconds, *motions_of(events), worked)


def motions_of(events: list[dict[str, Any]]) -> tuple[int, int]:
    """How many motions there were, and how many of these the page had to paint."""
    painted: set[str] = set()
    seen: set[str] = set()
    for event in events:
        if event["name"] == "Animation":
            id, reason = str(event.get("id2", event.get("id"))), event.get("args", {}).get("data", {})
            seen.add(id)
            failed = int(reason.get("compositeFailed", 0))
            if failed and not failed & UNSEEN:
                painted.add(id)
    return len(seen), len(painted)


def measure(browser: Browser, served: Served, title: str, asked: argparse.Namespace) -> Found:
    """A table at which bots play; without a title the empty page."""
    person = Person(browser, served.address, size=PHONE, touch=True, preferences={"speed": 1, "pause": 650})
    try:
        if title:
            id = begin(served, title, min(4, max(game(title).seats)), asked.level, 0, asked.seed)
            person.open(f"/#/t/{id}")
            person.page.locator("main.board").wait_for()
        else:
            person.page.set_content(EMPTY)
        return watched(browser, person.page, asked)
    finally:
        person.leave()


def told(title: str, found: Found, empty: Found) -> str:
    return (
        f"{title:<10} {found.own:4.1f} frames a second ({found.own / empty.own:.0%} of the empty page's), "
        f"{found.motions} motions, {found.painted} painted, worked {found.worked:.0%}"
    )


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--titles", default=",".join(kylix.games()))
    reader.add_argument("--slow", type=float, default=6)
    reader.add_argument("--seconds", type=float, default=8)
    reader.add_argument("--level", default="random")
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
                empty = measure(browser, served, "", asked)
                sys.stdout.write(told(title, measure(browser, served, title, asked), empty) + "\n")
                sys.stdout.flush()
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
