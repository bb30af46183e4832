"""Which browser the tests drive, and how Playwright is made to run here. No browser is a failure, never a skip."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import web_build

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".kylix"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@153.0.0"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
    "--font-render-hinting=none",
]
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


class NoBrowser(Exception):
    """What a person must do to get one."""


def find_browser() -> str:
    """KYLIX_CHROMIUM, else a Chromium on the path, else one out of the npm registry (Linux on x64 only)."""
    named = os.environ.get("KYLIX_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise NoBrowser(f"KYLIX_CHROMIUM names {named}, and there is no such file")
        return named
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    return found or browser_of_npm()


def browser_of_npm() -> str:
    advice = "install Chromium (on Debian: apt install chromium), or set KYLIX_CHROMIUM to the path of one"
    if sys.platform != "linux":
        raise NoBrowser(f"the tests in a browser need one: {advice}")
    folder = HOME / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    tools = web_build.node_of_machine() or web_build.node_of_wheel(sys.executable, web_build.own_pip)
    if not (folder / "node_modules" / "@sparticuz").is_dir():
        (folder / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
        install = [*web_build.npm_command(tools), "install", "--no-audit", "--no-fund", "--loglevel=error", PACKAGE]
        done = subprocess.run(install, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoBrowser(f"there is no Chromium here and none could be fetched: {advice}\n{done.stderr}")
    unpack = [tools[0], "--input-type=module", "-e", UNPACK]
    done = subprocess.run(unpack, cwd=folder, capture_output=True, text=True, check=False)
    path = done.stdout.strip()
    if done.returncode or not Path(path).is_file():
        raise NoBrowser(f"the Chromium of the npm registry does not run here: {advice}\n{done.stderr}")
    use_fonts(folder)
    return path


def use_fonts(folder: Path) -> None:
    """Without a fonts.conf that browser draws text that nobody sees."""
    fonts = folder / "fonts"
    fonts.mkdir(exist_ok=True)
    config = folder / "fonts.conf"
    config.write_text(FONTS.format(fonts=fonts, cache=folder / "cache"), encoding="utf-8")
    os.environ["FONTCONFIG_FILE"] = str(config)


def make_playwright_run() -> None:
    """Playwright brings a Node that does not start on every machine; then another one is put in its place."""
    from playwright._impl._driver import compute_driver_executable

    node, _ = compute_driver_executable()
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ or web_build.node_version(str(node)):
        return
    tools = web_build.node_of_machine() or web_build.node_of_wheel(sys.executable, web_build.own_pip)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = tools[0]
