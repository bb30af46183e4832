"""How long a choice takes from the click to the frame that shows what came of it, on this machine.

    PYTHONPATH=src:tests:tools python bench/choice_to_screen.py --choices 60

Somebody plays each title against bots in a real Chromium, at random, by clicks on buttons. Every second choice goes the
way it went before there was one message for it: it is tried first, and sent when the answer is there. So both ways are
measured in the same games, at the same moments of the machine. Choices of one move are counted, without confirmation;
one of several parts is played to its end without being counted, so that the game goes on.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import web_build
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import sync_playwright

from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.person import CHANGED, MARK, READY, Person
from browser.served import Served
from kylix.kit.registry import titles

BAR = 60.0
"""Milliseconds; the median of each title must be below it."""
SEATS = {"parthenon": 3}
WAYS = ("one message", "tried first")

LINE = """() => {
    window.trips = 0;
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        send(data) {
            const message = JSON.parse(data);
            const choice = message.type === 'choose' && message.confirm !== 'always';
            if (choice) window.trips += 1;
            if (!choice || !window.triedFirst) return super.send(data);
            window.trips += 1;
            const id = 'try' + Math.random();
            const answered = (event) => {
                if (JSON.parse(event.data).id !== id) return;
                this.removeEventListener('message', answered);
                super.send(data);
            };
            this.addEventListener('message', answered);
            super.send(JSON.stringify({ ...message, id, confirm: 'always' }));
        }
    };
}"""
CLICK = """async ({ at, triedFirst }) => {
    const buttons = [...document.querySelectorAll('[data-move]:not(:disabled)')];
    const button = buttons[Math.floor(at * buttons.length)];
    const table = document.querySelector('.table');
    if (!button) return null;
    const before = table.dataset.n;
    const choices = () => document.querySelector('.choices').innerText;
    const shown = choices();
    window.triedFirst = triedFirst;
    window.trips = 0;
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const drawn = new Promise(done => new MutationObserver((_, observer) => {
        if (table.dataset.n === before) return;
        observer.disconnect();
        done('played');
    }).observe(table, { attributes: true, attributeFilter: ['data-n'] }));
    const begun = performance.now();
    button.click();
    // A part of a choice: the question is another, and the game stands where it was.
    const asked = (async () => {
        const until = begun + 1500;
        while (performance.now() < until) {
            await frame();
            const sending = document.querySelector('[data-testid=sending]');
            if (!sending && table.dataset.n === before && choices() !== shown) break;
        }
        return 'asked';
    })();
    const what = await Promise.race([drawn, asked]);
    const changed = performance.now();
    await frame();
    await frame();
    return { what, drawn: performance.now() - begun, changed: changed - begun, trips: window.trips };
}"""


def sit_down(person: Person, title: str, seed: int) -> None:
    plans: list[Any] = [{"kind": "here"}, *[{"kind": "bot", "level": "random"}] * (SEATS.get(title, 2) - 1)]
    asked = {"title": title, "seats": plans, "seed": seed}
    keys = person.page.request.post(f"{person.address}/api/tables", data=asked).json()
    person.open(f"/#/t/{keys['table']}/{keys['seats'][0]['token']}")


def measure(person: Person, title: str, choices: int) -> dict[str, list[Any]]:
    """By way: what was found of each choice that was played."""
    found: dict[str, list[Any]] = {way: [] for way in WAYS}
    roll, page, begun = random.Random(7), person.page, False
    for seed in range(1, 50):
        sit_down(person, title, seed)
        while any(len(times) < choices for times in found.values()):
            try:
                state = page.wait_for_function(READY).json_value()
            except Late:
                break
            if state == "over":
                break
            if state == "confirm":  # all parts are there
                before = page.evaluate(MARK)
                page.get_by_test_id("confirm").click()
                page.wait_for_function(CHANGED, arg=before)
                begun = False
                continue
            way = min(WAYS, key=lambda one: len(found[one]))
            told = page.evaluate(CLICK, {"at": roll.random(), "triedFirst": way == WAYS[1]})
            if told and told["what"] == "played" and not begun:
                found[way].append(told)
            begun = bool(told) and told["what"] != "played"
        if all(len(times) >= choices for times in found.values()):
            break
    return found


def told(way: str, found: list[Any]) -> tuple[str, float]:
    drawn = sorted(one["drawn"] for one in found)
    median = statistics.median(drawn)
    late = drawn[min(len(drawn) - 1, int(len(drawn) * 0.95))]
    changed = statistics.median(one["changed"] for one in found)
    trips = statistics.mean(one["trips"] for one in found)
    text = f"{way:12} {len(found)} choices, {trips:.1f} round trips, page changed after {changed:.0f} ms, "
    return text + f"drawn after {median:.0f} ms (median), {late:.0f} ms (95 %)", median


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=40, help="so many of each title and way")
    parser.add_argument("--title", action="append", choices=titles(), help="only this one; may be given again")
    args = parser.parse_args()
    make_playwright_run()
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    late = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        served = Served(Path(folder))
        browser = started.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))
        try:
            for title in args.title or titles():
                person = Person(browser, served.address, preferences={"speed": 1, "pause": 0})
                person.page.add_init_script(f"({LINE})()")
                for way, found in measure(person, title, args.choices).items():
                    text, median = told(way, found)
                    print(f"{title:10} {text}", flush=True)
                    late = late or (way == WAYS[0] and median > BAR)
                person.leave()
        finally:
            browser.close()
            served.stop()
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
