"""The component file: its faults, what it binds, and tables with another set."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.odysseus.position import SPEC, Voyage
from kylix import BadComponents
from kylix.core.chance import Chance
from kylix.games.odysseus.effects import GAINS, SYMBOLS
from kylix.games.odysseus.scoring import PAD_LINES
from kylix.kit.registry import game
from kylix.testing import rule

GAME = game("odysseus")
TEXT = (GAME.folder / "components" / "base.toml").read_text(encoding="utf-8")


@pytest.fixture
def faults(tmp_path: Path) -> Callable[[str, str], list[str]]:
    """The faults of the base set with one text replaced once."""

    def found(old: str, new: str) -> list[str]:
        assert old in TEXT
        path = tmp_path / "mine.toml"
        path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BadComponents) as caught:
            GAME.setting(2, {}, path)
        return caught.value.faults

    return found


def entry(name: str) -> str:
    """A whole entry of the base set, by its id."""
    start = TEXT.index(f'id = "{name}"')
    begin = TEXT.rindex("[[", 0, start)
    return TEXT[begin : TEXT.index("\n\n", start) + 2]


def test_every_effect_is_one_of_the_base_set() -> None:
    assert {gain.effect for gain in SPEC.gain} == set(GAINS)
    assert {symbol.effect for symbol in SPEC.symbol} == set(SYMBOLS)
    assert {line.effect for line in SPEC.score} == set(PAD_LINES)


@rule("ODY-SETUP-3")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("01-STR", "card: 60 entries are needed, there are 59 (ODY-SETUP-3)"),
        ("A16", "automa: 16 entries are needed, there are 15 (ODY-AUTOMA-4)"),
        ("EPIC-2", "epic: 5 entries are needed, there are 4 (ODY-SETUP-7)"),
        ("STARBOARD", "side: 2 entries are needed, there are 1 (ODY-SHIP-1)"),
        ("DIFFICULTY-4", "difficulty: 4 entries are needed, there are 3 (ODY-AUTOMA-2)"),
        ("STORY-PRICE", "number: STORY-PRICE is missing"),
        ("SEATS-5", "seating: one entry is needed for each number of players from 1 to 5"),
    ],
)
def test_a_missing_entry_is_a_fault(faults: Callable[[str, str], list[str]], name: str, sentence: str) -> None:
    assert any(fault.endswith(sentence) for fault in faults(entry(name), "")), sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "01-INT"', 'id = "01-STR"', "01-STR stands twice"),
        (
            'gains = ["F", "LCK", "LCK"]',
            'gains = ["LCK", "F", "LCK"]',
            "favours are printed before points (ODY-CARD-3)",
        ),
        ('gains = ["F", "LCK", "LCK"]', 'gains = ["F", "STR", "LCK"]', "a point in its own skill STR (ODY-CARD-3)"),
        ('gains = ["F", "LCK", "LCK"]', 'gains = ["F", "OWL"]', "there is no gain OWL"),
        ('effect = "raise_any"', 'effect = "raise_all"', "there is no effect raise_all"),
        ('effect = "renew_display"', 'effect = "sing"', "there is no effect sing"),
        ('effect = "score_epic"', 'effect = "score_all"', "there is no effect score_all"),
        ('skill = ""\namount', 'skill = "STR"\namount', "a skill belongs to raise_skill and nothing else (ODY-CARD-2)"),
        ("face_down = [2, 3]", "face_down = [1, 2]", "the central slots are 2 and 3 (ODY-SHIP-1)"),
        ("slots = 6", "slots = 5", "a side has 6 slots, each face down or up (ODY-SHIP-1)"),
        ('id = "STARBOARD"', 'id = "PORTSIDE"', "the sides begin with different letters"),
        ("cards = 24", "cards = 25", "2 seats need cards, fills, turns, cards a seat (24, 2, 22, 11)"),
        ('["PORT", "BOW"], ["STARBOARD"', '["PORT", "STERN"], ["STARBOARD"', "each once (ODY-AUTOMA-10)"),
        ('path = "PORT-STERN"', 'path = "PORT-MAST"', "there is no path PORT-MAST"),
        ('symbols = ["OWL"]', 'symbols = ["HARP"]', "there is no symbol HARP"),
        ("copies = 2", "copies = 1", "27 tokens do not make two equal piles for the set-up (ODY-SETUP-1)"),
        ("vp = 10\nsource", "vp = 1\nsource", "epic tiles lie in decreasing order (ODY-SETUP-7)"),
        ("level = 4", "level = 3", "the levels are [1, 2, 3, 4] (ODY-AUTOMA-2)"),
        ('id = "REST-POINTS"\nvalue = 1', 'id = "REST-POINTS"\nvalue = 2', "REST-POINTS cannot be 2: 1"),
        ('id = "REST-POINTS"', 'id = "REST-PINTS"', "REST-PINTS cannot be 1: no such number"),
        ('type = "ENCOUNTERS"\nskill', 'type = "GODS"\nskill', "ADV-01 is of type ENCOUNTERS"),
        ('types = ["GODS"]', 'types = ["HEROES"]', "there is no type HEROES"),
        ("value = 3\nvp", "value = 99\nvp", "less than or equal to 20"),
        ('title = "odysseus"', 'title = "troia"', "this set is for 'troia', not for 'odysseus'"),
    ],
)
def test_a_broken_constraint_is_a_fault(
    faults: Callable[[str, str], list[str]], old: str, new: str, sentence: str
) -> None:
    found = faults(old, new)
    assert any(sentence in fault for fault in found), found


@rule("ODY-AUTOMA-6")
def test_another_automa_deck_can_be_played_with(tmp_path: Path) -> None:
    """A deck of owls only, all from the starboard bow."""
    text = TEXT[: TEXT.index("[[automa]]")] + TEXT[TEXT.index("# ---", TEXT.index("[[automa]]")) :]
    for n in range(1, 17):
        text += f'\n[[automa]]\nid = "X{n:02}"\npath = "STARBOARD-BOW"\nsymbols = ["OWL"]\nsource = "reconstructed"\n'
    path = tmp_path / "owls.toml"
    path.write_text(text, encoding="utf-8")
    t = Voyage(GAME.setting(1, {}, path).start(Chance(1)))
    while not t.s.over:
        t.s.apply(0, t.s.options(0)[0])
        t.state.invariants()
    assert all(card.startswith("X") for card in t["automa_shown"])
    assert not t["display"].count(None)


def test_numbers_of_the_rules_are_data(tmp_path: Path) -> None:
    """Stories for two favours, twice a turn; the limit is four."""
    text = TEXT
    for name, old, new in (("STORY-PRICE", 3, 2), ("PURCHASES-PER-TURN", 1, 2), ("STORY-LIMIT", 6, 4)):
        text = text.replace(f'id = "{name}"\nvalue = {old}', f'id = "{name}"\nvalue = {new}')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    s = GAME.setting(2, {}, path).start(Chance(1))
    t = Voyage(s)
    t.state.favours[0] = 5
    s.refresh()
    t.play("A buy 1", "A buy 1")
    assert t.of("favours") == 1
    assert len(t.of("stories")) == 3
    assert list(s.sheet()).count("story_4") == 1
    assert "story_5" not in s.sheet()


@rule("ODY-SCORE-4")
def test_a_line_of_the_pad_needs_no_more_than_the_line_that_binds_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Sheet and total ask the line, not for its name."""
    monkeypatch.setitem(PAD_LINES, "score_home", PAD_LINES["score_stories"])
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('effect = "score_stories"', 'effect = "score_home"'), encoding="utf-8")
    mine, base = GAME.setting(2, {}, path).start(Chance(1)), GAME.setting(2).start(Chance(1))
    while not base.over:
        base.apply(base.to_act[0], base.options(base.to_act[0])[0])
        mine.apply(mine.to_act[0], mine.options(mine.to_act[0])[0])
    assert sum(base.sheet()["stories"]) > 0
    assert (mine.sheet(), mine.scores()) == (base.sheet(), base.scores())
