"""Pictures of the page: a position as a seat sees it, drawn by a browser without a window. Environments start it.

    python -m kylix.server.pictures WIDTH HEIGHT

For each line of its input, `{"position": TEXT, "seat": NUMBER}`, it answers with a line, `{"rgb": BASE64}` or
`{"error": TEXT}`. A server on this computer deals a table of that kind; its state in memory is replaced, and the page
that sits there looks again. Nothing of that is kept.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kylix.common.extras import library
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit import codec
from kylix.server.app import server
from kylix.server.config import Config, Limits
from kylix.server.net import free_port
from kylix.server.seat_messages import SeatRequest, TableKeys
from kylix.server.static import find_page
from kylix.server.table_manager import TableManager

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
NO_BROWSER = "a picture needs Chromium: install it, or `playwright install chromium`, or name one in KYLIX_CHROMIUM"
PREFERENCES = {"speed": 0, "lang": "en", "theme": "light", "sound": False, "offered": True, "spare": False}
DRAWN = "[data-testid=prompt], dialog[open]"
PIXELS = """async (png) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const all = pen.getImageData(0, 0, picture.width, picture.height).data;
  const rgb = new Uint8Array(all.length / 4 * 3);
  for (let from = 0, to = 0; from < all.length; from += 4) {
    rgb[to++] = all[from]; rgb[to++] = all[from + 1]; rgb[to++] = all[from + 2];
  }
  const url = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(new Blob([rgb]));
  });
  return url.slice(url.indexOf(',') + 1);
}"""
"""The browser takes its own picture apart, so that nothing else need know the format."""
QUIET = Limits(
    messages=1e6, messages_burst=1e6, requests=1e6, requests_burst=1e6, tables=1e6, tables_burst=1e6,
    connects=1e6, connects_burst=1e6,
)  # fmt: skip


class Pictures:
    """A table for each kind of game, and the page that is opened there."""

    def __init__(self, manager: TableManager, browser: Any, address: str, size: tuple[int, int]) -> None:
        self.manager = manager
        self.browser = browser
        self.address = address
        self.size = size
        self.tables: dict[str, TableKeys] = {}
        self.pages: dict[tuple[str, int], Any] = {}
        """By table and seat."""
        self.blank: Any = None

    async def table(self, s: State) -> TableKeys:
        setting = s.setting
        kind = json.dumps(codec.header(setting))  # type: ignore[arg-type]
        if kind not in self.tables:
            begun = setting.start(Chance(0))  # type: ignore[attr-defined]
            people = [SeatRequest(kind="here") for _ in range(s.seats)]
            self.tables[kind] = await self.manager.seat_people(begun, people, {"hints": False})
        return self.tables[kind]

    async def draw(self, s: State, seat: int) -> str:
        """The picture as three bytes a point, in base64."""
        keys = await self.table(s)
        table = (await self.manager.commands(keys.table)).table
        s.record = [Entry(-1, "", [], [], False, -1)]  # of how it came to this nothing is told
        table.state = s
        page = await self.page(keys, seat)
        await page.locator(DRAWN).first.wait_for()
        await page.evaluate("() => document.fonts.ready.then(() => null)")
        png = await page.screenshot(animations="disabled", caret="hide")
        if self.blank is None:  # the page of the game allows nothing of the kind
            self.blank = await self.browser.new_page()
        return str(await self.blank.evaluate(PIXELS, base64.b64encode(png).decode("ascii")))

    async def page(self, keys: TableKeys, seat: int) -> Any:
        """The page of somebody who sits there, and looks now."""
        if (there := self.pages.get((keys.table, seat))) is not None:
            await there.reload()
            return there
        own, (width, height) = keys.seats[seat], self.size
        kept = {"table": keys.table, "title": "", "host": None, "tokens": {own.seat: own.token}, "invites": {}}
        memory = {"kylix.prefs": PREFERENCES, "kylix.tables": [{**kept, "seen": {}, "at": 0}]}
        context = await self.browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce", service_workers="block"
        )
        for name, value in memory.items():
            keeps = f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(value))})"
            await context.add_init_script(f"if (location.origin !== 'null') {keeps}")
        page = self.pages[keys.table, seat] = await context.new_page()
        await page.goto(f"{self.address}/#/t/{keys.table}")
        return page


# --- what it runs on ------------------------------------------------------------------------------------------------


def browser_path() -> str | None:
    """KYLIX_CHROMIUM, else a Chromium on the path, else the one that Playwright installs."""
    return os.environ.get("KYLIX_CHROMIUM") or next((path for path in map(shutil.which, BROWSERS) if path), None)


def use_a_node_that_runs() -> None:
    """Playwright brings a Node that does not start on every machine; then one on the path takes its place."""
    node, *_ = library("playwright._impl._driver", "pictures").compute_driver_executable()
    with contextlib.suppress(OSError):
        if subprocess.run([node, "--version"], capture_output=True, check=False).returncode == 0:
            return
    if other := shutil.which("node"):
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", other)


@contextlib.asynccontextmanager
async def opened(folder: str, size: tuple[int, int]) -> AsyncIterator[Pictures]:
    """A server on this computer, and a browser."""
    page = find_page()
    if page is None:
        raise KylixError("there is no page to draw: in a clone `./kylix serve` builds it, and a wheel has it")
    driver = library("playwright.async_api", "pictures")
    use_a_node_that_runs()
    config = Config(Path(folder), limits=QUIET, page=page, bot_jobs=1)
    made = server(config)
    listening = free_port("127.0.0.1", 0)
    serving = asyncio.create_task(made.serve(sockets=[listening]))
    try:
        async with driver.async_playwright() as play:
            try:
                browser = await play.chromium.launch(executable_path=browser_path(), args=FLAGS)
            except driver.Error as error:
                raise KylixError(f"{NO_BROWSER} ({str(error).splitlines()[0]})") from None
            while not made.started and not serving.done():
                await asyncio.sleep(0.01)
            manager = made.config.app.state.manager  # type: ignore[union-attr]
            yield Pictures(manager, browser, f"http://127.0.0.1:{listening.getsockname()[1]}", size)
            await browser.close()
    finally:
        made.should_exit = True
        await serving


async def answer(pictures: Pictures, line: str) -> dict[str, str]:
    try:
        asked = json.loads(line)
        s = codec.loads(asked["position"])
        return {"rgb": await pictures.draw(s, int(asked["seat"]))}
    except Exception as error:  # a picture that fails is told; the next one may not
        return {"error": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"}


async def run(size: tuple[int, int]) -> None:
    with TemporaryDirectory(prefix="kylix-pictures-") as folder:
        async with opened(folder, size) as pictures:
            while line := await asyncio.to_thread(sys.stdin.readline):
                say(await answer(pictures, line))


def say(message: dict[str, str]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    try:
        asyncio.run(run((int(sys.argv[1]), int(sys.argv[2]))))
    except KylixError as error:
        say({"error": str(error)})


if __name__ == "__main__":
    main()
