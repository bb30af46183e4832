"""How smoothly a board moves on a slow phone: the frames that are drawn while moments of play follow each other.

    PYTHONPATH=src:tests:tools:bench python bench/frames.py --slow 6

A page in a real Chromium looks on, with motion, while a game is played that bots have played before, so that each run
shows the same moments and nobody thinks meanwhile; its processor is made so many times slower. Nothing else runs in the
page: the browser's own record of what it drew is read. A phone shows a part of the table at a time: the same game is
played once for each. First an empty page with one small thing that moves is measured in the same way: what else the
machine does meets both, so the share of its frames is what counts. Told are

- the frames a second while something moved, from the first that showed it to the last: of the times at which the screen
  took a picture, those for which there was a new one; and how many in a hundred of the empty page's;
- the longest time between two of these frames;
- how long a motion was asked for before its first frame came, on the average: the page takes in the state meanwhile;
- how many motions there were, and how many of them had to be painted by the page;
- how much processor time the page took of each second;
- the same frames for each kind of motion: what has a name of its own by that, the others by what moves. Faces that a
  throw shows in turn and numbers that tick change a few times a second and not in between; what moves with them counts.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import web_build
from event_to_screen import spent
from playwright.sync_api import Browser, Page, sync_playwright

import kylix
from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.laid import lay
from browser.person import Person
from browser.served import Served
from kylix.bots import anyone
from kylix.core.chance import Chance
from kylix.kit.registry import game
from kylix.lab.runner import Seated
from server.harness import Client

PHONE = (360, 740)
WARM = 4
"""Seconds in which pictures come and scripts are read; they are not measured."""
PAUSE = 0.65
"""Seconds from one choice to the next."""
GAMES = {
    "deukalion": ("random", 1, 14),
    "odysseus": ("random", 1, 20),
    "parthenon": ("sailor", 3, 333),
    "troia": ("sailor", 1, 10),
}
"""By title: who played, the seed, and from which entry of the record on the page looks."""
LOOKS = {
    "deukalion": {"board": "", "throws": ".challenge", "players": "[data-testid=part-players]"},
    "odysseus": {"board": "", "players": "[data-testid=part-players]"},
    "parthenon": {"board": "", "hazards": "section.stage"},
    "troia": {"board": "", "Horse": ".horse"},
}
"""By title: what a phone shows while the game is played; a part is opened, or what does not fit brought into sight."""
TRACED = ["devtools.timeline", "blink.animations", "viz", "cc"]
DRAWN = "Display::DrawAndSwap"
"""The event of a frame that was drawn and shown."""
TICK = "DelayBasedBeginFrameSource::OnTimerTick"
"""The screen takes a picture, or would if there were a new one."""
MOVED = "KeyframeModel"
"""The event of a motion that the compositor makes, from its begin to its end."""
STEPS = "steps"
"""The class of what goes from picture to picture: there is nothing to be drawn in between."""
UNSEEN = 1 << 17
"""Of the reasons why a motion is not left to the compositor: it lies outside of what is seen."""
EMPTY = """<i style="display: block; width: 40px; height: 40px; background: teal"></i><script>
const motion = [{ transform: 'none' }, { transform: 'translateX(200px)' }];
setInterval(() => document.querySelector('i').animate(motion, 450), 700);
</script>"""


@dataclass(frozen=True)
class Found:
    """Of a page, in seconds: its frames a second while something moved, the longest time between two, the time before
    the first; motions, and those it painted; the share of the time it worked; the first two for each kind of motion."""

    frames: float
    gap: float
    begun: float
    motions: int
    painted: int
    worked: float
    kinds: dict[str, tuple[int, float, float]]


def watched(browser: Browser, page: Page, asked: argparse.Namespace, go_on: Callable[[], None]) -> Found:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.wait_for_timeout(WARM * 1000)
    session.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
    before, at = spent(session), monotonic()
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(round(asked.seconds / PAUSE)):
        go_on()
        page.wait_for_timeout(PAUSE * 1000)
    worked = (spent(session) - before) / (monotonic() - at)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    motions, drawn = motions_of(events), drawn_of(events)
    moving = joined([*(motion for motion in motions if motion.painted), *composed(events)])
    by_kind: dict[str, list[Motion]] = defaultdict(list)
    for motion in motions:
        by_kind[motion.kind].append(motion)
    count = Counter(motion.kind for motion in motions)
    kinds = {kind: (count[kind], *smooth(drawn, clipped(all, moving))[:2]) for kind, all in sorted(by_kind.items())}
    return Found(
        *smooth(drawn, clipped(joined(motions), moving)),
        len(motions),
        sum(one.painted for one in motions),
        worked,
        kinds,
    )


@dataclass
class Motion:
    """From when to when it was asked for, in seconds."""

    begin: float
    end: float
    kind: str = ""
    painted: bool = False
    unseen: bool = False


def drawn_of(events: list[dict[str, Any]]) -> list[float]:
    """The times of the screen for which there was a new frame: drawn a little sooner or later, it is seen only then."""
    ticks = sorted(event["args"]["frame_time"] / 1e6 for event in events if event["name"] == TICK)
    at = [bisect_right(ticks, event["ts"] / 1e6) for event in events if event["name"] == DRAWN]
    return sorted({ticks[one - 1] for one in at if one})


def kind_of(about: dict[str, Any]) -> str:
    """The name that a motion was given, or what it moves."""
    styled = re.fullmatch(r"svelte-\w+-(.*)", about.get("displayName", ""))
    node = re.sub(r"svelte-\w+|class=|\blast\b", "", about.get("nodeName", ""))
    return styled[1] if styled else " ".join(re.findall(r"[\w-]+", node))


def motions_of(events: list[dict[str, Any]]) -> list[Motion]:
    """What moved where it could be seen, from its begin to its end."""
    found: list[Motion] = []
    running: dict[str, Motion] = {}  # an id is used again by later motions
    for event in sorted(events, key=lambda one: float(one.get("ts", 0))):
        if event["name"] != "Animation":
            continue
        id, at = str(event.get("id2", event.get("id"))), event["ts"] / 1e6
        about = event.get("args", {}).get("data", {})
        if event["ph"] == "b":
            running[id] = Motion(at, at, kind_of(about))
        if motion := running.get(id):
            failed = int(about.get("compositeFailed", 0))
            motion.unseen |= bool(failed & UNSEEN)
            motion.painted |= bool(failed)
            if event["ph"] == "e":
                motion.end = at
                found.append(running.pop(id))
    return [motion for motion in found if not motion.unseen and STEPS not in motion.kind.split()]


def composed(events: list[dict[str, Any]]) -> list[Motion]:
    """What the compositor moved: the page hears of the end of a motion only when it has time."""
    found: list[Motion] = []
    running: dict[str, float] = {}
    for event in sorted(events, key=lambda one: float(one.get("ts", 0))):
        if event["name"] != MOVED:
            continue
        id, at = str(event.get("id2", event.get("id"))), event["ts"] / 1e6
        if event["ph"] == "b":
            running[id] = at
        elif event["ph"] == "e" and id in running:
            found.append(Motion(running.pop(id), at))
    return found


def joined(motions: list[Motion]) -> list[Motion]:
    """Motions that overlap are one."""
    found: list[Motion] = []
    for one in sorted(motions, key=lambda motion: motion.begin):
        if found and one.begin <= found[-1].end:
            found[-1].end = max(found[-1].end, one.end)
        else:
            found.append(Motion(one.begin, one.end))
    return found


def clipped(motions: list[Motion], moving: list[Motion]) -> list[Motion]:
    """Of each motion the time until what moves with it rests: the page may be told later."""
    found = []
    for one in motions:
        ends = [other.end for other in moving if other.begin <= one.end and other.end >= one.begin]
        found.append(Motion(one.begin, min(one.end, max(ends, default=one.end))))
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


def table_of(served: Served, title: str, stack: ExitStack) -> tuple[str, Callable[[], None]]:
    """A table in the middle of a game that was played, and how it goes on."""
    level, seed, first = GAMES[title]
    most = min(4, max(game(title).seats))
    whole, s = (game(title).setting(most).start(Chance(seed), recorded=True) for _ in range(2))
    choosers = Seated(anyone.make, (level,) * most, seed).choosers
    moves = []
    while whole.to_act:
        seat = whole.to_act[0]
        moves.append((seat, whole.setting.text(choosers[seat](whole, seat))))
        whole.play(*moves[-1])
    for move in moves[:first]:
        s.play(*move)
    id, tokens = lay(served.data, s, people=range(most))
    clients = [stack.enter_context(Client(served.port, id, token)) for token in tokens.values()]
    left = iter(moves[first:])

    def go_on() -> None:
        if (move := next(left, None)) is None:
            return
        client = clients[move[0]]
        client.until_n(max(one.state["n"] for one in clients))
        assert client.play(move[1])["type"] == "done", move

    return id, go_on


def measure(browser: Browser, served: Served, title: str, look: str, asked: argparse.Namespace) -> Found:
    """A table at which a game is played; without a title the empty page."""
    person = Person(browser, served.address, size=PHONE, touch=True, preferences={"speed": 1, "pause": PAUSE * 1000})
    with ExitStack() as stack:
        stack.callback(person.leave)
        if not title:
            person.page.set_content(EMPTY)
            return watched(browser, person.page, asked, lambda: None)
        id, go_on = table_of(served, title, stack)
        person.open(f"/#/t/{id}")
        person.page.locator("main.board").wait_for()
        if look.startswith("["):
            person.page.locator(look).tap()
        elif look:
            person.page.locator(look).evaluate("one => one.scrollIntoView({ block: 'center' })")
        return watched(browser, person.page, asked, go_on)


def told(title: str, found: Found, empty: Found) -> str:
    if not found.frames:
        return f"{title}: nothing moved, worked {found.worked:.0%}"
    return (
        f"{title}: {found.frames:4.1f} frames a second ({found.frames / empty.frames:.0%} of the empty page's), "
        f"at most {found.gap * 1000:.0f} ms between two, begun after {found.begun * 1000:.0f} ms; "
        f"{found.motions} motions, {found.painted} painted, worked {found.worked:.0%}"
        + "".join(
            f"\n    {kind}: {count}, {frames:.1f}, {gap * 1000:.0f} ms"
            for kind, (count, frames, gap) in found.kinds.items()
        )
    )


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--titles", default=",".join(kylix.games()))
    reader.add_argument("--slow", type=float, default=6)
    reader.add_argument("--seconds", type=float, default=12)
    asked = reader.parse_args()
    make_playwright_run()
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        served = Served(Path(data))
        browser = started.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))
        try:
            empty = measure(browser, served, "", "", asked)
            sys.stdout.write(told("empty page", empty, empty) + "\n")
            for title in asked.titles.split(","):
                for name, look in LOOKS[title].items():
                    found = measure(browser, served, title, look, asked)
                    sys.stdout.write(told(f"{title}, {name}", found, empty) + "\n")
                    sys.stdout.flush()
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
