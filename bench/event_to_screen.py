"""How long an event takes from the server to the screen, beside bots of the fastest level.

    PYTHONPATH=src:tests:tools python bench/event_to_screen.py --title odysseus --seats 5 --events 200
    PYTHONPATH=src:tests:tools python bench/event_to_screen.py --title parthenon --seats 6 --turn 11

Bots play; a page in a real Chromium looks on, with motion and without the pause between steps. Three times are taken of
each state: from its entry into the record (`at`, before it is stored) to the socket of the page, from there to the
frame that shows it, and the whole way. The clock of the server and of the browser is the same. With --turn the games
begin late: they are played up to that turn before anybody looks. The processor time that the page spent on each state
is told too: it depends less on what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

import web_build
from playwright.sync_api import CDPSession, sync_playwright

import kylix
from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served

BAR = 200.0
WATCH = """() => {
    const heard = new Map();
    window.seen = [];
    const now = () => performance.timeOrigin + performance.now();
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', (event) => {
                const at = now();
                const message = JSON.parse(event.data);
                const last = (message.events ?? []).at(-1);
                if (message.type === 'state' && last) heard.set(String(message.n), [last.at * 1000, at]);
            });
        }
    };
    const painted = (n) => requestAnimationFrame(() => requestAnimationFrame(() => {
        const times = heard.get(n);
        if (times) window.seen.push([times[1] - times[0], now() - times[1], now() - times[0]]);
    }));
    addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
        for (const change of changes) if (change.attributeName === 'data-n') painted(change.target.dataset.n);
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-n'] }));
}"""


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def begin(served: Served, title: str, seats: int, level: str, turn: int, seed: int) -> str:
    """A table of bots, from the start or late in a game."""
    if turn:
        s = play_until(kylix.new(title, seats=seats, seed=seed), lambda s: s.turn >= turn, seed)
        return lay(served.data, s, people=(), level=level)[0]
    plans = [{"kind": "bot", "level": level, "name": ""} for _ in range(seats)]
    return str(ask(served.address, "/api/tables", {"title": title, "seats": plans, "seed": seed})["table"])


def spent(session: CDPSession) -> float:
    """Seconds of the processor that the page has worked."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def watch(served: Served, person: Person, asked: argparse.Namespace, level: str) -> list[list[float]]:
    """Games of bots one after the other, until there are enough states."""
    found: list[list[float]] = []
    events: int = asked.events
    person.page.add_init_script(f"({WATCH})()")
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for seed in range(1, 100):
        table = begin(served, asked.title, asked.seats, level, asked.turn, seed)
        person.page.goto("about:blank")
        person.page.goto(f"{served.address}/#/t/{table}")
        person.page.wait_for_function("() => window.seen.length > 2")
        before, states = spent(session), int(person.page.evaluate("() => window.seen.length"))
        want = events - len(found)
        person.page.wait_for_function(
            f"() => window.seen.length >= {want} || document.querySelector('.bar.over')", timeout=600_000
        )
        states = int(person.page.evaluate("() => window.seen.length")) - states
        if states:
            print(f"the page worked {(spent(session) - before) / states * 1000:.1f} ms on each of {states} states")
        # The first state is the answer to `hello`: it comes with the page, not with an event.
        found += person.page.evaluate("() => window.seen")[1:]
        if len(found) >= events:
            break
    return found[:events]


def told(name: str, values: list[float]) -> str:
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{name}: median {statistics.median(ordered):.0f} ms, 95 % {late:.0f} ms, most {ordered[-1]:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="troia")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="", help="a level of bots; without it the first of the title's")
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--turn", type=int, default=0, help="begin in this turn")
    args = parser.parse_args()
    make_playwright_run()
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        served = Served(Path(folder))
        browser = started.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))
        try:
            levels = {game["title"]: game["bots"] for game in ask(served.address, "/api/games")}
            level = args.level or levels[args.title][0]
            person = Person(browser, served.address, preferences={"speed": 1, "pause": 0})
            times = watch(served, person, args, level)
        finally:
            browser.close()
            served.stop()
    to_page, to_screen, whole = zip(*times, strict=True)
    print(f"{args.title}, {args.seats} seats, bots of level {level}, {len(times)} states")
    print(told("entry to socket", list(to_page)))
    print(told("socket to screen", list(to_screen)))
    print(told("event to screen", list(whole)))
    return 0 if sorted(whole)[int(len(whole) * 0.95)] < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
