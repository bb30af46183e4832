"""The words for errors; that no other key is missing or left over is tested with all words."""

from __future__ import annotations

import re

import pytest

from browser.chromium import ROOT
from browser.conftest import Invite
from catalogues import keys
from kylix.kit.words import LANGUAGES

REFUSALS = re.compile(r'ApiError\([^"]*"([a-z-]+)"')
"""Keys of errors in the server. Those of the kernel are named like their classes."""


def test_errors_have_words_by_their_keys() -> None:
    """Each word for an error belongs to an error; people can meet the others only through a client of their own."""
    server = ROOT / "src" / "kylix" / "server"
    known = {key for path in server.rglob("*.py") for key in REFUSALS.findall(path.read_text(encoding="utf-8"))}
    known |= {"offline", "line", "chance-changed", "bad-option", "bad-puzzle", "bad-seats", "unknown-title"}
    words = {key.removeprefix("page-error-") for key in keys(LANGUAGES[0], "page") if key.startswith("page-error-")}
    assert words <= known


CUT = """() => [...document.querySelectorAll('.calendar li, .calendar li span, .phases li, .stage [role=tab]')]
  .filter((one) => getComputedStyle(one).overflow !== 'visible' || one.matches('.strip li'))
  .filter((one) => one.getBoundingClientRect().width > 0 && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('[aria-current=step]')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.left < 0 || box.right > innerWidth);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("title", ["troia", "odysseus", "deukalion", "parthenon"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_of_a_phase_is_cut(visitor: Invite, title: str, language: str) -> None:
    for size, touch in (((1366, 768), False), ((360, 740), True)):
        person = visitor(language=language, size=size, touch=touch)
        person.sit_down("bots", seed=7, title=title)
        person.wait_for_turn()
        assert (person.page.evaluate(CUT), person.page.evaluate(OUT_OF_SIGHT)) == ([], [])
