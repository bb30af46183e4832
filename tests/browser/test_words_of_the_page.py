"""The words for errors; that no other key is missing or left over is tested with all words."""

from __future__ import annotations

import re

from browser.chromium import ROOT
from catalogues import keys
from kylix.kit.words import LANGUAGES

REFUSALS = re.compile(r'ApiError\([^"]*"([a-z-]+)"')
"""Keys of errors in the server. Those of the kernel are named like their classes."""


def test_errors_have_words_by_their_keys() -> None:
    """Each word for an error belongs to an error; people can meet the others only through a client of their own."""
    server = ROOT / "src" / "kylix" / "server"
    known = {key for path in server.glob("*.py") for key in REFUSALS.findall(path.read_text(encoding="utf-8"))}
    known |= {"offline", "line", "bad-option", "bad-puzzle", "bad-seats", "unknown-title"}
    words = {key.removeprefix("page-error-") for key in keys(LANGUAGES[0], "page") if key.startswith("page-error-")}
    assert words <= known
