"""Make docs/pictures/text-table.svg: the text table in the middle of a game of Troia, as the terminal shows it.

Run: PYTHONPATH=src python bench/text_picture.py docs/pictures/text-table.svg
"""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path

from rich.console import Console

from kylix.core.chance import Chance
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.kit.view import events
from kylix.kit.words import Words
from kylix.text.lines import listed
from kylix.text.screen import Screen

WIDTH = 120


def middle(setting: Setting, seed: int, moves: int) -> Screen:
    """Play some moves at random and print the table as the Greek sees it."""
    chooser = random.Random(seed)
    s = setting.start(Chance(seed))
    for _ in range(moves):
        s.apply(s.to_act[0], chooser.choice(s.options(s.to_act[0])))
    while s.to_act != [0] or len(s.options(0)) < 4:
        s.apply(s.to_act[0], chooser.choice(s.options(s.to_act[0])))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor")
    screen = Screen(console, Words("en", setting), setting)
    shown = setting.shown(s, 0)
    screen.board(shown)
    screen.events(events(setting, s, 0)[-9:])
    screen.question(s.prompt(0))
    screen.options(s, listed(s, 0), shown)
    return screen


if __name__ == "__main__":
    svg = middle(game("troia").setting(2), seed=4, moves=60).console.export_svg(title="./kylix play troia --text")
    # The picture must not fetch a font from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    Path(sys.argv[1]).write_text(svg, encoding="utf-8")
