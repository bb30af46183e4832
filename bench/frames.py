"""How smoothly a board moves on a slow phone: the frames that are drawn while moments of play follow each other.

    PYTHONPATH=src:tests:tools python bench/frames.py --slow 6 --seconds 8

Bots play, a page in a real Chromium looks on with motion and the usual pause between steps, and its processor is made
so many times slower. Nothing else runs in the page: the browser's own record of what it drew is read. Before each title
an empty page with one small thing that moves is measured in the same way: what else the machine does meets both, so the
share of its frames is what counts. Told are

- the frames a second while something moved, from the first that showed it to the last, and how many in a hundred of
  the empty page's;
- the longest time between two of these frames;
- how long a motion was asked for before its first frame came, on the average: the page takes in the state meanwhile;
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
from itertools import pairwise
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
TRACED = ["devtools.timeline", "blink.animations", "viz"]
DRAWN = "Display::DrawAndSwap"
"""The event of a frame that was drawn and shown."""
UNSEEN = 1 << 17
"""Of the reasons why a motion is not left to the compositor: it lies outside of what is seen."""
EMPTY = """<i style="display: block; width: 40px; height: 40px; background: teal"></i><script>
const motion = [{ transform: 'none' }, { transform: 'translateX(200px)' }];
setInterval(() => document.querySelector('i').animate(motion, 450), 700);
</script>"""


@dataclass(frozen=True)
class Found:
    """Of a page, in seconds: its frames a second while something moved, the longest time between two, the time before
    the first; motions, and those it painted; the share of the time it worked."""

    frames: float
    gap: float
    begun: float
    motions: int
    painted: int
    worked: float


def watched(browser: Browser, page: Page, asked: argparse.Namespace) -> Found:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.wait_for_timeout(WARM * 1000)
    session.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
    before = spent(session)
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(asked.seconds * 1000)
    worked = (spent(session) - before) / asked.seconds
    events = json.loads(browser.stop_tracing())["traceEvents"]
    motions = motions_of(events)
    drawn = sorted(event["ts"] / 1e6 for event in events if event["name"] == DRAWN)
    return Found(*smooth(drawn, joined(motions)), len(motions), sum(one.painted for one in motions), worked)


@dataclass
class Motion:
    """From when to when, in seconds."""

    begin: float
    end: float
    painted: bool = False
    unseen: bool = False


def motions_of(events: list[dict[str, Any]]) -> list[Motion]:
    """What moved where it could be seen, from its begin to its end."""
    found: list[Motion] = []
    running: dict[str, Motion] = {}  # an id is used again by later motions
    for event in sorted(events, key=lambda one: float(one.get("ts", 0))):
        if event["name"] != "Animation":
            continue
        id, at = str(event.get("id2", event.get("id"))), event["ts"] / 1e6
        if event["ph"] == "b":
            running[id] = Motion(at, at)
        if motion := running.get(id):
            failed = int(event.get("args", {}).get("data", {}).get("compositeFailed", 0))
            motion.unseen |= bool(failed & UNSEEN)
            motion.painted |= bool(failed)
            if event["ph"] == "e":
                motion.end = at
                found.append(running.pop(id))
    return [motion for motion in found if not motion.unseen]


def joined(motions: list[Motion]) -> list[Motion]:
    """Motions that overlap are one."""
    found: list[Motion] = []
    for one in sorted(motions, key=lambda motion: motion.begin):
        if found and one.begin <= found[-1].end:
            found[-1].end = max(found[-1].end, one.end)
        else:
            found.append(Motion(one.begin, one.end))
    return found


def smooth(drawn: list[float], motions: list[Motion]) -> tuple[float, float, float]:
    """Frames a second while something moved, the longest time between two, the time before the first of a motion."""
    gaps: list[float] = []
    begun: list[float] = []
    for motion in motions:
        inside = [at for at in drawn if motion.begin <= at <= motion.end]
        gaps += [after - before for before, after in pairwise(inside)]
        begun.append((inside[0] if inside else motion.end) - motion.begin)
    return (len(gaps) / sum(gaps), max(gaps), sum(begun) / len(begun)) if gaps else (0.0, 0.0, 0.0)


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
    if not found.frames:
        return f"{title:<10} nothing moved, worked {found.worked:.0%}"
    return (
        f"{title:<10} {found.frames:4.1f} frames a second ({found.frames / empty.frames:.0%} of the empty page's), "
        f"at most {found.gap * 1000:.0f} ms between two, begun after {found.begun * 1000:.0f} ms; "
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
