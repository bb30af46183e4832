"""How soon a page is seen by whoever opens it for the first time: what Lighthouse tells, on its middle-class phone.

    PYTHONPATH=src:tests:tools:bench python bench/first_look.py

A real Chromium of 412 pixels whose processor is four times slower, on a line of 1.6 Mbit/s with 150 ms for a round
trip, with nothing kept from before: the start page, and a table of each title that somebody follows a link to. Told are
the first and the largest paint, how long the page could not answer (the time above 50 ms of each long task), the shift
of its parts, and what came over the line, script apart.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import web_build
from choice_to_screen import sit_down
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import FLAGS, HOME, ROOT, find_browser, make_playwright_run
from browser.person import Person
from browser.served import Served
from kylix.kit.registry import titles

PHONE = (412, 823)
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SETTLED = 3000
"""Milliseconds without anything new after which a page is taken as it is."""
WATCH = """() => {
    window.found = { largest: 0, shift: 0, blocked: 0 };
    const watch = (type, each) =>
        new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true });
    watch('largest-contentful-paint', one => { found.largest = one.startTime; });
    watch('layout-shift', one => { if (!one.hadRecentInput) found.shift += one.value; });
    watch('longtask', one => { found.blocked += Math.max(0, one.duration - 50); });
}"""
TOLD = "() => ({ ...found, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })"


def look(browser: Browser, address: str, go: Callable[[Person], None], ready: str) -> dict[str, float]:
    person = Person(browser, address, size=PHONE, touch=True, preferences={"speed": 1})
    line = person.context.new_cdp_session(person.page)
    taken = {"script": 0.0, "all": 0.0}
    kinds: dict[str, str] = {}
    line.send("Network.enable")
    line.on("Network.responseReceived", lambda got: kinds.__setitem__(got["requestId"], got["type"]))

    def finished(got: dict[str, Any]) -> None:
        taken["all"] += got["encodedDataLength"] / 1000
        if kinds.get(got["requestId"]) == "Script":
            taken["script"] += got["encodedDataLength"] / 1000

    line.on("Network.loadingFinished", finished)
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.page.add_init_script(f"({WATCH})()")
    go(person)
    person.page.locator(ready).locator("visible=true").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(SETTLED)
    found: dict[str, float] = {**person.page.evaluate(TOLD), **taken}
    person.leave()
    return found


def told(name: str, found: dict[str, float]) -> str:
    times = f"first paint {found['first'] / 1000:.2f} s, largest {found['largest'] / 1000:.2f} s"
    rest = f"blocked {found['blocked']:.0f} ms, shift {found['shift']:.3f}"
    return f"{name:10} {times}, {rest}, {found['script']:.0f} kB of script, {found['all']:.0f} kB in all"


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    make_playwright_run()
    HOME.mkdir(exist_ok=True)
    web_build.build(ROOT, HOME / "web")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        served = Served(Path(folder))
        browser = started.chromium.launch(executable_path=find_browser(), args=FLAGS, env=dict(os.environ))
        try:
            print(told("start", look(browser, served.address, Person.open, "main")), flush=True)
            for title in titles():
                go = partial(sit_down, title=title, seed=1)
                print(told(title, look(browser, served.address, go, "main.board button")), flush=True)
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
