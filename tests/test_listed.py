"""The order in which people see the options: what leads on first, what does without last; the rules keep their own."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from games.deukalion.page_positions import styx
from games.deukalion.position import voyage
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.text.lines import listed
from kylix.text.screen import Screen


def test_none_of_something_comes_last() -> None:
    s = styx().s
    seen = [s.text(move) for move in listed(s, 0)]
    assert seen[-1] == "reclaim 0"
    assert s.text(s.options(0)[0]) == "reclaim 0", "the rules have an order of their own, which records rely on"


def test_a_pass_that_leads_to_a_throw_is_called_so_and_comes_first() -> None:
    s = voyage("A", "sail", ships={"A": "F5"}, hands={"A": "A09"}).play("A raid RHO").s
    setting = s.setting
    assert isinstance(setting, Setting)
    first, ask = listed(s, 0)[0], s.prompt(0)["ask"]
    assert s.text(first) == "pass"
    english, french = Words("en", setting), Words("fr", setting)
    assert (english.move(first, ask), french.move(first, ask)) == ("Throw", "Jeter les combattants")
    assert english.move(first) == "Pass"
    paper = StringIO()
    Screen(Console(file=paper, width=100), english, setting).options(s, listed(s, 0), setting.shown(s, 0))
    assert "1 Throw" in paper.getvalue()
