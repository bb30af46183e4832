"""The text table, played as a person would: lines in, screens out."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import kylix
from depth import by_turns
from games.parthenon.position import season
from kylix.bots import make
from kylix.core.state import State
from kylix.kit.words import Words
from kylix.records import record
from kylix.text import chain, listing
from kylix.text.complete import Completion
from kylix.text.lines import listed
from kylix.text.screen import Screen
from kylix.text.session import Session
from kylix.text.table import TextTable
from kylix.text.typeset import Typeset

OTHER_GODS: dict[str, object] = {"gods": "APHRODITE,IRIS,APOLLO,HEPHAESTUS,DORIS,ATHENA"}


class Player:
    """A person at the table: types the lines given, then leaves. Keeps what was printed between any two lines."""

    def __init__(
        self,
        folder: Path,
        lines: list[str] | None = None,
        seats: str = "you,random",
        language: str = "en",
        seed: int = 3,
        options: dict[str, object] | None = None,
        width: int = 80,
        terminal: bool = False,
    ) -> None:
        self.lines = list(lines or [])
        self.paper = io.StringIO()
        self.chunks: list[str] = []
        state = kylix.new("troia", seed=seed, options=options)
        self.session = Session(state, tuple(seats.split(",")), folder / "game.kylix")
        self.session.save()
        words = Words(language, self.session.setting)
        console = Console(file=self.paper, width=width, force_terminal=terminal, highlight=False, markup=False)
        self.table = TextTable(self.session, Screen(console, words, self.session.setting), self.read)

    @property
    def state(self) -> State:
        return self.session.state

    def read(self, prompt: str) -> str:
        self.cut()
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def cut(self) -> None:
        self.chunks.append(self.paper.getvalue())
        self.paper.seek(0)
        self.paper.truncate()

    def run(self) -> str:
        """The whole output."""
        assert self.table.run() == 0
        self.cut()
        return "".join(self.chunks)


class Wanderer(Player):
    """Types numbers by chance until the game is over, or a limit is reached."""

    limit = 1000

    def read(self, prompt: str) -> str:
        self.cut()
        if len(self.chunks) == self.limit:
            raise EOFError
        seat = self.session.next_seat()
        move = make("random", len(self.chunks)).choose({}, self.state.options(seat), self.state)
        return str(listed(self.state, seat).index(move) + 1)


def flat(text: str) -> str:
    return " ".join(text.split())


# --- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_to_its_end_and_its_record_verifies(tmp_path: Path, language: str) -> None:
    player = Wanderer(tmp_path, language=language)
    output = player.run()

    assert player.state.over
    assert record.verify(record.read(player.session.path)).over
    words = Words(language, player.session.setting)
    last = flat(player.chunks[-1])
    assert flat(words.event(player.session.events(0)[-1])) in last
    assert words.say("sheet-progress") in last
    assert f"kylix verify {player.session.path}" in last
    assert flat(words.say("text-seed", seed="3")) in last
    assert "\x1b" not in output, "no escape codes outside a terminal"


def test_the_first_screen_shows_board_hand_question_and_numbered_moves(tmp_path: Path) -> None:
    output = Player(tmp_path).run()
    assert "Battlefield · turn 1 · The Greek" in output
    assert "Achilles  fish  boar" in output
    assert "1 Hera     wheat 5 1 def. → prot." in output
    assert "G-WINE-RAM Wine + Ram   G-RAM-BOAR Ram + Boar" in output
    assert "▶ You must draw cards or make an offering to a god.  TRO-TURN-3" in output
    assert re.search(r"2 Offer to Hermes \(3 symbols, one of them ram\) +offer HERMES", output)
    assert str(tmp_path / "game.kylix") in output


def test_what_the_bot_did_is_told_after_its_turn(tmp_path: Path) -> None:
    output = Player(tmp_path, ["draw"]).run()
    told = flat(output)
    assert "The Greek draws Deer + Boar and Fish + Boar." in told
    assert "Turn 2: The Trojan. The Trojan draws 2 cards." in told


def test_several_moves_on_one_line_are_a_chain(tmp_path: Path) -> None:
    player = Player(tmp_path, ["offer ares", "2 1 done"])
    player.run()
    assert [entry.move for entry in player.session.record[2:5]] == ["pay G-RAM-BOAR", "pay G-WINE-RAM", "done"]


def test_a_line_is_put_in_order_where_the_rules_name_a_set_in_one_way() -> None:
    s = season("EVENT", year=2, number=1, covered="Y2-2", hands={"P1": "GRAIN, OLIVES, ORE"}).s
    s.record = []
    chain.play_chain(s, 0, [move for text in ("barter F2", "pay ORE", "pay GRAIN") for move in s.setting.read(text)])
    assert [entry.move for entry in s.record] == ["barter F2", "pay GRAIN", "pay ORE"]


def test_the_shorthand_of_the_title_is_taken(tmp_path: Path) -> None:
    player = Player(tmp_path, ["offer hermes G-RAM-BOAR G-WINE-RAM"])
    assert "honours Hermes with Ram + Boar and Wine + Ram" in flat(player.run())


@pytest.mark.parametrize("line", ["offer Arès", "offer are", "OFFER ARES", "offer arè, pay G-WINE-RAM, pay G-RAM-BOAR"])
def test_things_go_by_their_names_in_any_language_and_by_beginnings(tmp_path: Path, line: str) -> None:
    player = Player(tmp_path, [line])
    player.run()
    assert player.session.record[1].move == "offer ARES"


def test_a_wrong_name_in_a_move_suggests_what_could_be_meant(tmp_path: Path) -> None:
    output = flat(Player(tmp_path, ["offer posidon", "offer a", "offer xyz"]).run())
    assert "“posidon” is none of what can stand there: POSEIDON." in output
    assert "“a” is none of what can stand there: APHRODITE, ARTEMIS, APOLLO, ARES and ATHENA." in output
    assert "“xyz” is none of what can stand there: ZEUS, APHRODITE," in output


def test_a_refused_chain_plays_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path, ["offer ares pay G-WINE-RAM done"])
    output = player.run()
    assert len(player.session.record) == 1
    assert "✗ TRO-OFFER-5  At least one symbol must be boar; there is none." in output


def test_a_chain_is_not_tried_beyond_a_move_that_shows_something(tmp_path: Path) -> None:
    """Else a refusal of what follows would tell which cards are drawn, and nothing would have been drawn."""
    player = Player(tmp_path, ["draw offer zeus"])
    output = flat(player.run())
    assert player.session.record[1].move == "draw"
    assert "Of 2 moves 1 was made; the next one is refused: ✗ TRO-TURN-1" in output


def test_a_chain_goes_on_after_a_move_that_shows_something(tmp_path: Path) -> None:
    player = Player(tmp_path, ["offer ares 2 done"])
    options = [player.state.text(move) for move in player.state.options(0)]
    assert options[1] == "offer HERMES"
    s = player.state.clone()
    moves = [move for text in ("offer ARES", "pay G-RAM-BOAR", "done", "decline") for move in s.setting.read(text)]
    assert chain.play_chain(s, 0, moves) == 4


# --- why not ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "? offer poseidon", "✗ TRO-OFFER-5  At least one symbol must be fish; there is none."),
        ("en", "why offer apollo", "✗ TRO-OFFER-1  Apollo is not in play."),
        ("en", "why done", "✗ TRO-TURN-3  That comes later: first choose “Offer to a god”."),
        ("en", "why 1", "That is allowed: Draw two cards."),
        ("en", "?", "Type why and a move"),
        ("fr", "? offer poseidon", "✗ TRO-OFFER-5  Un des symboles au moins doit être celui du dieu (poisson)"),
        ("fr", "pourquoi offer apollo", "✗ TRO-OFFER-1  Apollon n’est pas en jeu."),
    ],
)
def test_why_not_is_told_with_clause_and_facts(tmp_path: Path, language: str, line: str, told: str) -> None:
    player = Player(tmp_path, [line], language=language)
    assert flat(told) in flat(player.run())
    assert len(player.session.record) == 1


def test_a_refusal_names_the_numbers(tmp_path: Path) -> None:
    output = Player(tmp_path, ["why offer hera"]).run()
    assert "✗ TRO-OFFER-4  The symbols must reach the cost of 5; there are only 4." in output


# --- commands ---------------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_move_back(tmp_path: Path) -> None:
    player = Player(tmp_path, ["offer ares", "1", "undo", "undo"])
    output = player.run()
    assert "The Greek takes the last move back." in output
    assert type(player.state.stack[-1]).__name__ == "ChooseAction"
    assert player.state.view(0)["hand"][0] == ["G-WINE-RAM", "G-RAM-BOAR"]
    assert record.verify(record.read(player.session.path)).view(0) == player.state.view(0)


def test_undo_is_refused_once_something_was_seen(tmp_path: Path) -> None:
    player = Player(tmp_path, ["undo", "draw", "undo"])
    assert flat(player.run()).count("Nothing can be taken back") == 2


def test_log_rules_look_help_and_redrawing(tmp_path: Path) -> None:
    player = Player(tmp_path, ["draw", "log", "rules", "rules tro-end-1", "rules X-1", "look", "help", "", "table"])
    player.run()
    log, question, clause, unknown, look, helped, again, twice = [flat(chunk) for chunk in player.chunks[2:10]]
    assert log.startswith("· On Olympus, from the Greek end")
    assert "TRO-TURN-3 · A turn" in question
    assert "TRO-Q32" in question
    assert "fourth different part" in clause
    assert "There is no clause or thing called “X-1”" in unknown
    assert "Hera: Grants “hero: defence → protection”." in look
    assert "heroes at GP 0/2 · deck 23 · hand 4 · discards 0" in look
    assert "undo take your last move back" in helped
    assert "Battlefield" in again
    assert "Battlefield" in twice


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "hint", "Captain, with the chance to win: 1. Draw two cards: "),
        ("fr", "conseil", "Capitaine, avec les chances de gagner\u00a0: 1. Piocher deux cartes\u00a0: "),
        ("en", "hint archon:nodes=8", "Archon, with the chance to win: 1. "),
        ("en", "hint bob", "Nobody called bob gives hints; these do: novice, deckhand, sailor, captain and archon."),
        ("en", "hint random", "Nobody called random gives hints"),
        ("en", "hint captain:nodes=8", "Nobody called captain:nodes=8 gives hints"),
    ],
)
def test_a_hint_is_given_in_words_with_value_and_reason(tmp_path: Path, language: str, line: str, told: str) -> None:
    player = Player(tmp_path, [line], language=language)
    player.run()
    assert told in " ".join(player.chunks[1].split(" ")).replace("\n", " ")
    assert len(player.session.record) == 1, "the question is still open"


def test_what_a_hint_says_can_be_typed(tmp_path: Path) -> None:
    player = Player(tmp_path, ["hint"])
    player.run()
    typed = [line.strip() for line in player.chunks[1].splitlines() if line.startswith("   ")]
    assert len(typed) == 3
    for number, line in enumerate(typed):
        (tmp_path / str(number)).mkdir()
        again = Player(tmp_path / str(number), [line])
        assert "no move" not in flat(again.run())
        assert len(again.session.record) > 1


def test_where_several_play_hints_must_be_allowed_and_are_told(tmp_path: Path) -> None:
    player = Player(tmp_path, ["", "hint", "draw", ""], seats="you,you")
    player.run()
    assert "There are no hints at this table" in flat(player.chunks[2])
    allowed = Player(tmp_path, ["", "hint", "draw", ""], seats="you,you")
    allowed.session.hints = True
    allowed.run()
    assert "chance to win" in flat(allowed.chunks[2])
    assert "The Greek has taken a hint." in flat(allowed.chunks[4])
    assert "chance to win" not in flat(allowed.chunks[4])


def test_save_writes_a_copy_and_overwrites_nothing_else(tmp_path: Path) -> None:
    other = tmp_path / "mine.txt"
    other.write_text("dear diary")
    copy = tmp_path / "copy.kylix"
    lines = [f"save {other}", f"save {copy}", f"save {tmp_path / 'no' / 'where'}", "save"]
    output = flat(Player(tmp_path, lines).run())
    assert other.read_text() == "dear diary"
    assert kylix.load(copy).to_act == [0]
    assert f"{other} exists and is not overwritten." in output
    assert "cannot be written: No such file or directory." in output
    assert f"Saved in {tmp_path / 'game.kylix'}." in output


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("99", "There is no number 99 in the list: it goes from 1 to 4."),
        ("0", "There is no number 0 in the list"),
        ("blah", "“blah” is no number of the list, no move and no command"),
        ("pay", "“pay” is no move here: it is written pay CARD."),
        ("offer NOBODY", "“NOBODY” is none of what can stand there: ZEUS, APHRODITE,"),
        ("offer zeus NOCARD", "no move here"),
        ("1 2 blah", "no number of the list"),
        (",", "no number of the list"),
        ("[/red] \x1b[0m", "no number of the list"),
        ("²", "no number of the list"),
    ],
)
def test_bad_input_gets_one_sentence_and_loses_nothing(tmp_path: Path, line: str, told: str) -> None:
    player = Player(tmp_path, [line, "draw"])
    player.run()
    assert told in flat(player.chunks[1])
    assert player.session.record[1].move == "draw", "the question was asked again"


def test_completion_knows_legal_moves_commands_and_clauses(tmp_path: Path) -> None:
    player = Player(tmp_path)
    completion = player.table.completion
    completion.offer(player.state, 0)
    assert completion.matches([], "o") == ["offer"]
    assert completion.matches(["offer"], "") == ["HERMES", "ZEUS", "ARES"]
    assert completion.matches(["offer"], "z") == ["ZEUS"]
    assert completion.matches(["draw"], "d") == ["draw"]
    assert completion.matches([], "u") == ["undo"]
    assert completion.matches(["rules"], "tro-end-1") == ["TRO-END-1"]
    assert completion.matches(["look"], "pos") == completion.matches(["rules"], "pos") == ["POSEIDON"]
    assert completion.matches(["why"], "of") == ["offer"]
    assert completion.matches(["why", "offer"], "po") == ["POSEIDON"]
    assert Completion(Words("fr", player.session.setting), []).matches([], "rep") == ["reprendre"]


# --- what is hidden stays hidden --------------------------------------------------------------------------------------


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


class Observed(Wanderer):
    """Checks every screen: no card on it that the seat has not seen, by id or by a name that only such cards have."""

    def watch(self, seat: int) -> Observed:
        self.seat = seat
        self.seen: set[str] = set()
        words = Words("en", self.session.setting)
        self.names = {card: words.name("card", card) for card in self.session.setting.names["card"]}
        return self

    def cut(self) -> None:
        super().cut()
        self.seen |= set(strings(self.state.view(self.seat))) | set(strings(self.session.events(self.seat)))
        seen_names = {name for card, name in self.names.items() if card in self.seen}
        for card, name in self.names.items():
            assert card in self.seen or card not in self.chunks[-1]
            assert "(" not in name or name in seen_names or name not in self.chunks[-1]


@pytest.mark.parametrize(("seat", "options"), by_turns([0, 1], [{}, OTHER_GODS]))
def test_no_screen_shows_a_card_that_the_seat_has_not_seen(
    tmp_path: Path, seat: int, options: dict[str, object]
) -> None:
    seats = "you,random" if seat == 0 else "random,you"
    player = Observed(tmp_path, seats=seats, seed=2, options=options).watch(seat)
    player.run()
    assert player.state.over


def test_a_planted_leak_is_caught(tmp_path: Path) -> None:
    player = Observed(tmp_path, seed=1).watch(0)
    board = player.table.screen.board

    def leak(view: dict[str, Any]) -> None:
        board(view)
        player.table.screen.console.print(player.state.view(1)["hand"][1])

    player.table.screen.board = leak  # type: ignore[method-assign]
    with pytest.raises(AssertionError):
        player.run()


def test_a_hot_seat_hides_the_other_hand(tmp_path: Path) -> None:
    player = Player(tmp_path, ["", "draw", "", "draw", "", "log"], seats="you,you")
    player.run()
    greek, curtain, trojan = player.chunks[1], player.chunks[2], player.chunks[3]
    assert "pass the keyboard: The Greek plays now" in flat(player.chunks[0])
    assert "G-WINE-RAM" in greek
    assert "pass the keyboard: The Trojan plays now" in flat(curtain)
    for card in kylix.new("troia", seed=3).view(0)["hand"][0]:
        assert card not in curtain + trojan
    assert "T-" in trojan
    assert "T-" not in player.chunks[5] + player.chunks[6], "nor does the log of the Greek name Trojan cards"


def test_a_terminal_is_wiped_between_two_persons(tmp_path: Path) -> None:
    player = Player(tmp_path, ["", "draw"], seats="you,you", terminal=True)
    player.run()
    assert player.chunks[2].startswith("\x1b[2J\x1b[H\x1b[3J") or player.chunks[2].startswith("\x1b[H\x1b[2J\x1b[3J")


# --- how it looks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "width"), by_turns(["en", "fr"], [120, 80]))
def test_nothing_is_wider_than_the_screen_or_cut(tmp_path: Path, language: str, width: int) -> None:
    choices: list[dict[str, object]] = [{}, OTHER_GODS]
    for options in choices:
        player = Wanderer(tmp_path, language=language, seed=1, width=width, options=options)
        player.limit = 30
        output = player.run()
        files = str(tmp_path)
        assert [line for line in output.splitlines() if cell_len(line) > width and files not in line] == []
        assert "…" not in output
        words = Words(language, player.session.setting)
        for turn in range(1, player.state.turn, 2):
            title = words.say("text-troia-battlefield", turn=turn, seat="G")
            assert f"{title} ─" in output


def test_any_title_can_be_listed_without_a_drawing(tmp_path: Path) -> None:
    player = Player(tmp_path, ["draw"])
    player.table.screen.draw = listing.draw
    output = flat(player.run())
    assert "Hands · The Greek Wine + Ram, Ram + Boar" in output
    assert "Heroes Achilles combat, Ajax combat" in output


# --- leaving and coming back ------------------------------------------------------------------------------------------


def test_the_end_of_input_leaves_with_the_game_saved(tmp_path: Path) -> None:
    player = Player(tmp_path, ["draw"])
    output = flat(player.run())
    assert f"kylix play --load {player.session.path}" in output
    assert kylix.load(player.session.path).view(0) == player.state.view(0)


def test_markdown_is_not_broken_at_no_break_spaces() -> None:
    console = Console(width=24, file=io.StringIO(), highlight=False)
    console.print(Typeset("Le Grec gagne **aussitôt**\u00a0: la quatrième pièce\u202f! " * 6))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert not [line for line in lines if line.strip().startswith((":", "!"))]
    assert any("\u00a0:" in line for line in lines)
