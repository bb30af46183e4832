"""The command line: what it prints, how it ends, and one clear sentence for whatever makes no sense."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kylix
from commands import elsewhere, played, run, snapshot, variables
from kylix.cli import common
from kylix.kit import codec, view
from kylix.kit.words import Words
from kylix.locale.clauses import clauses
from kylix.records import record

pytestmark = pytest.mark.usefixtures("proofs_once")
COMMANDS = ("play", "games", "simulate", "replay", "verify", "stats", "export", "rules", "components", "bench")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    kylix.save(file, played(), ("Helen", "Priam"))
    return file


# --- help ---------------------------------------------------------------------------------------------------------


def test_the_general_help_names_every_command_and_those_of_the_clone() -> None:
    told = run("--help")
    assert told.code == 0
    for name in (*COMMANDS, "./kylix test", "./kylix lint", "./kylix contract", "./kylix compile"):
        assert name in told.out
    assert run().out == told.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example_and_json(name: str) -> None:
    told = run(name, "--help")
    assert (told.code, told.err) == (0, "")
    assert f"example:\n  kylix {name}" in told.out
    assert "--json" in told.out


def test_the_version_says_whether_it_is_compiled() -> None:
    told = run("--version")
    assert told.code == 0
    assert told.out.startswith(f"kylix {kylix.__version__} ({common.build()}, Python 3.")
    expected = {"plain": "plain Python", "compiled": "compiled"}.get(os.environ.get("KYLIX_EXPECT", ""))
    assert expected in (None, common.build())


def test_python_m_kylix_is_the_same_command() -> None:
    assert elsewhere("--version").out == run("--version").out


# --- bad input ----------------------------------------------------------------------------------------------------

BAD: dict[str, tuple[list[str], str]] = {
    "no such command": (["chess"], "'chess'"),
    "no such switch": (["games", "--fast"], "--fast"),
    "games takes nothing": (["games", "troia"], "troia"),
    "simulate without a title": (["simulate"], "TITLE"),
    "simulate an unknown title": (["simulate", "chess"], "there is no game 'chess' here; there are: "),
    "simulate too few seats": (["simulate", "troia", "--seats", "random"], "is played with 2 seats, not with 1"),
    "simulate too many seats": (["simulate", "troia", "--seats", "random*3"], "not with 3"),
    "simulate a crowd": (["simulate", "troia", "--seats", "random*99"], "more than any table has"),
    "simulate an unknown bot": (["simulate", "troia", "--seats", "random,nobody"], "there is no bot 'nobody'"),
    "simulate no bot": (["simulate", "troia", "--seats", "random,"], "not 'random,'"),
    "simulate a wrong number": (["simulate", "troia", "--seats", "random*x"], "seats are a list such as"),
    "simulate no games": (["simulate", "troia", "--games", "0"], "'0' is not a whole number from 1"),
    "simulate many games": (["simulate", "troia", "--games", "many"], "'many' is not a whole number"),
    "simulate no jobs": (["simulate", "troia", "--jobs", "0"], "'0' is not a whole number from 1"),
    "simulate a wordy seed": (["simulate", "troia", "--seed", "x"], "'x' is not a whole number"),
    "simulate a negative seed": (["simulate", "troia", "--seed=-1"], "'-1' is not a whole number from 0"),
    "simulate an unknown option": (["simulate", "troia", "--option", "dice=3"], "there is no option 'dice'"),
    "simulate a wrong value": (["simulate", "troia", "--option", "artemis_jump=high"], "TRO-Q2"),
    "simulate wrong gods": (["simulate", "troia", "--option", "gods=ZEUS"], "exactly one god of each tile"),
    "simulate no value": (["simulate", "troia", "--option", "gods"], "name=value, not as 'gods'"),
    "simulate an option twice": (["simulate", "troia", "--option", "a=1", "--option", "a=2"], "a is given twice"),
    "simulate without components": (["simulate", "troia", "--components", "none.toml"], "there is no file none.toml"),
    "simulate a folder": (["simulate", "troia", "--components", "."], ". is a folder, not a file"),
    "simulate a picture": (["simulate", "troia", "--components", "binary"], "binary cannot be read"),
    "replay nothing": (["replay"], "FILE"),
    "replay no file": (["replay", "none.jsonl"], "there is no file none.jsonl"),
    "replay a folder": (["replay", "."], "is a folder"),
    "replay a picture": (["replay", "binary"], "is not text"),
    "replay too far": (["replay", "game.jsonl", "--at", "9999"], "there is no entry 9999"),
    "replay before the beginning": (["replay", "game.jsonl", "--at", "-1"], "there is no entry -1"),
    "replay at a word": (["replay", "game.jsonl", "--at", "end"], "'end'"),
    "replay an unknown seat": (["replay", "game.jsonl", "--seat", "X"], "there is no seat 'X' at this table"),
    "replay an unknown language": (["replay", "game.jsonl", "--lang", "la"], "'la'"),
    "verify no file": (["verify", "none.jsonl"], "there is no file none.jsonl"),
    "verify a folder": (["verify", "."], "is a folder"),
    "export no file": (["export", "none.jsonl"], "there is no file none.jsonl"),
    "export a picture": (["export", "binary"], "is not text"),
    "export over a file": (["export", "game.jsonl", "--out", "text.txt"], "text.txt exists and is not overwritten"),
    "export into nowhere": (["export", "game.jsonl", "--out", "no/where.txt"], "no/where.txt cannot be written"),
    "rules of an unknown title": (["rules", "chess"], "there is no game 'chess'"),
    "rules of an unknown clause": (
        ["rules", "troia", "TROI-OFFER-1"],
        "has no clause and no thing 'TROI-OFFER-1'; near it: TRO-OFFER",
    ),
    "rules of a strange clause": (["rules", "troia", "?!"], "has no clause and no thing '?!'"),
    "rules twice": (["rules", "troia", "TRO-END-1", "--coverage"], "neither with --search nor with --coverage"),
    "components of an unknown title": (["components", "chess"], "there is no game 'chess'"),
    "components check no file": (["components", "troia", "--check", "none.toml"], "there is no file none.toml"),
    "components check a folder": (["components", "troia", "--check", "."], "is a folder"),
    "bench an unknown title": (["bench", "chess"], "there is no game 'chess'"),
    "bench no time": (["bench", "--seconds", "0"], "'0' is not a number of seconds"),
    "bench a word": (["bench", "--seconds", "nan"], "'nan' is not a number of seconds"),
    "bench peers without a clone": (["bench", "--peers"], "Peers are measured from a clone of Kylix"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_gets_one_sentence_and_changes_nothing(
    what: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, sentence = BAD[what]
    folder = path.parent
    (folder / "binary").write_bytes(bytes(range(256)))
    (folder / "text.txt").write_text("mine", encoding="utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.delenv("KYLIX_HOME", raising=False)
    before = snapshot(folder)
    told = run(*arguments)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("kylix: ")
    assert told.err.count("\n") == 1
    assert sentence in told.err
    in_json = run(*arguments, "--json")
    assert (in_json.code, in_json.err) == (2, told.err)
    assert in_json.json == {"error": told.err.removeprefix("kylix: ").rstrip("\n")}
    assert snapshot(folder) == before


def test_bad_input_in_a_process_of_its_own_has_the_same_end() -> None:
    told = elsewhere("simulate", "chess")
    assert (told.code, told.out) == (2, "")
    assert "Traceback" not in told.err


def test_an_unreadable_file_is_said_to_be_unreadable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    told = run("verify", path)
    assert (told.code, told.err) == (2, f"kylix: {path} cannot be read: Permission denied\n")


@pytest.mark.skipif(os.name == "nt", reason="pipes break in another way there")
def test_a_broken_pipe_ends_it_quietly() -> None:
    there, here = os.pipe()
    os.close(there)
    for arguments in (["games"], ["games", "--json"], ["rules", "troia"]):
        done = subprocess.run(
            [sys.executable, "-P", "-m", "kylix", *arguments],
            stdout=here,
            stderr=subprocess.PIPE,
            env=variables(),
            check=False,
        )
        assert (done.returncode, done.stderr) == (141, b"")
    os.close(here)


def test_a_terminal_without_accents_gets_question_marks() -> None:
    told = elsewhere("rules", "troia", "--lang", "fr", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (told.code, told.err) == (0, "")
    assert "?" in told.out


# --- games --------------------------------------------------------------------------------------------------------


def test_games_lists_every_option_with_default_values_and_clause() -> None:
    shelf = run("games", "--json").json["games"]
    assert [title["title"] for title in shelf] == list(kylix.games())
    troia = next(title for title in shelf if title["title"] == "troia")
    assert (troia["name"], troia["seats"]) == ("Troia", [2])
    assert len(troia["options"]) == len(kylix.game("troia").options)
    assert troia["options"][1] == {
        "name": "artemis_jump",
        "default": False,
        "allowed": "on, off",
        "kind": "ruling",
        "clause": "TRO-Q2",
        "seats": [],
    }
    told = run("games")
    assert told.code == 0
    for option in troia["options"]:
        assert option["name"] in told.out
        assert option["clause"] in told.out


# --- replay and export --------------------------------------------------------------------------------------------


def test_replay_shows_what_a_seat_saw_at_an_entry(path: Path) -> None:
    facts = run("replay", path, "--at", 6, "--seat", "g", "--json").json
    state = played(moves=6)
    assert (facts["at"], facts["seat"]) == (6, "G")
    assert facts["view"] == state.view(0)
    assert facts["prompt"] == state.prompt(0)
    assert all(event["n"] <= 6 for event in facts["events"])


def test_replay_tells_the_public_nothing_hidden(path: Path) -> None:
    state = played(moves=6)
    facts = run("replay", path, "--at", 6, "--json").json
    assert facts["view"] == state.view(None)
    secret = set(codec.fields(state)["deck"][0]) - set(state.view(None)["known"][0])
    text = run("replay", path, "--at", 6).out + json.dumps(facts)
    assert not [card for card in secret if card in text]


def test_replay_with_all_seats_shows_everything(path: Path) -> None:
    state = played(moves=6)
    facts = run("replay", path, "--at", 6, "--seat", "all", "--json").json
    whole = codec.fields(state)
    assert {name: facts["view"][name] for name in whole} == whole
    hands = [event["facts"]["cards"] for event in facts["events"] if event["key"] == "opening-hand"]
    assert all(hands)
    assert len(hands) == 2


def test_replay_in_words(path: Path) -> None:
    english, french = (run("replay", path, "--at", 6, "--lang", language) for language in ("en", "fr"))
    assert english.code == french.code == 0
    assert "after entry 6 of" in english.out
    assert english.out != french.out


def test_the_last_entry_is_where_replay_stops_by_default(path: Path) -> None:
    facts = run("replay", path, "--json").json
    assert facts["at"] == facts["entries"] - 1
    assert facts["view"]["over"] is True
    assert run("replay", path).code == 0


def test_an_export_holds_header_turns_chance_and_result(path: Path) -> None:
    text = run("export", path, "--text").out
    lines = text.splitlines()
    assert lines[0] == f"Troia, rules version {kylix.game('troia').version}"
    assert lines[1] == "seats: G Helen, T Priam"
    assert "options: as by default" in lines
    assert any(line.startswith("   0. set-up [") for line in lines)
    assert any(line.startswith("   1. G ") for line in lines)
    assert lines[-1].startswith("result: ")


def test_the_moves_of_an_export_play_the_same_game(path: Path) -> None:
    s = kylix.new("troia", seed=1)
    for step in run("export", path, "--json").json["moves"][1:]:
        s.play({"G": 0, "T": 1}[step["seat"]], step["move"])
    assert codec.digest(s) == codec.digest(played())
    text = run("export", path).out
    assert " offer " in text
    assert " pay " not in text, "a payment stands on the line of its offering"


ODYSSEUS = Path(__file__).resolve().parent / "games/odysseus/golden/shared.jsonl"


def test_a_game_can_be_judged_by_reading_its_export() -> None:
    """Every card that was taken has its name there, every change of points, and where they came from."""
    text = run("export", ODYSSEUS, "--lang", "en").out
    end = record.replay(record.read(ODYSSEUS))
    setting = record.read(ODYSSEUS).setting
    words, log = Words("en", setting), view.events(setting, end, None)
    taken = [event for event in log if event["key"] == "took"]
    assert taken
    for event in taken:
        assert words.event(event) in text
        assert words.name("card", event["facts"]["card"]) in text
    names = ("A", "B", "C")
    points = ", ".join(f"{name} {score}" for name, score in zip(names, end.scores(), strict=True))
    assert f"; = {points}" in text
    for source, values in end.sheet().items():
        if len(values) == len(names):
            line = ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
            assert f"{words.say(f'sheet-{source}')}: {line}" in text
    moves = run("export", ODYSSEUS, "--json").json["moves"]
    assert moves[-1]["points"] == end.scores()
    assert sum(len(move["told"]) for move in moves) == len(log)
    assert run("export", ODYSSEUS, "--lang", "fr").out != text


def test_an_export_goes_to_a_new_file(path: Path, tmp_path: Path) -> None:
    told = run("export", path, "--out", tmp_path / "new.txt")
    assert (told.code, told.out) == (0, "")
    assert (tmp_path / "new.txt").read_text(encoding="utf-8") == run("export", path).out


# --- rules --------------------------------------------------------------------------------------------------------


def test_a_clause_comes_with_its_ruling_options_and_tests() -> None:
    told = run("rules", "troia", "tro-setup-4", "--lang", "en", "--json").json
    assert told["id"] == "TRO-SETUP-4"
    assert [clause["id"] for clause in told["related"]] == ["TRO-Q28"]
    assert told["options"] == {"gods": "first_game"}
    text = run("rules", "troia", "SETUP-4", "--lang", "en").out
    assert "**TRO-Q28**" in text
    assert "Option `gods` (TRO-SETUP-4)" in text


def test_a_ruling_comes_with_the_clauses_that_name_it() -> None:
    told = run("rules", "troia", "TRO-Q28", "--json").json
    assert told["ruling"] is True
    assert "TRO-SETUP-4" in [clause["id"] for clause in told["related"]]


def test_the_rules_come_in_both_languages_and_whole() -> None:
    english, french = (run("rules", "troia", "--lang", language).out for language in ("en", "fr"))
    assert english != french
    folder = kylix.game("troia").folder
    assert english == (folder / "rules" / "en.md").read_text(encoding="utf-8").rstrip() + "\n"
    told = run("rules", "troia", "--json", "--lang", "fr").json
    assert [clause["id"] for clause in told["clauses"]] == list(clauses(folder, "fr"))


@pytest.mark.parametrize(("locale", "language"), [("fr_FR.UTF-8", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("", "en")])
def test_the_language_follows_the_locale(locale: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert run("rules", "troia", "TRO-END-1", "--json").json["language"] == language


def test_a_word_is_searched_in_the_clauses() -> None:
    found = run("rules", "troia", "--search", "CORNUCOPIA", "--lang", "en", "--json").json["clauses"]
    assert "TRO-OFFER-6" in [clause["id"] for clause in found]
    told = run("rules", "troia", "--search", "spaceship")
    assert (told.code, told.out) == (1, "")
    assert "'spaceship'" in told.err


def clone_with(folder: Path, proved: list[str]) -> None:
    tests = folder / "tests" / "troia"
    tests.mkdir(parents=True, exist_ok=True)
    lines = [f"@rule({clause!r})\ndef test_{n}() -> None: ...\n" for n, clause in enumerate(proved)]
    (tests / "test_all.py").write_text("\n".join(lines), encoding="utf-8")


def test_coverage_lists_exactly_the_clauses_without_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KYLIX_HOME", str(tmp_path))
    known = list(clauses(kylix.game("troia").folder, "en"))
    clone_with(tmp_path, known)
    told = run("rules", "troia", "--coverage")
    assert (told.code, told.out, told.err) == (0, "", "")
    missing = ["TRO-OFFER-6", "TRO-Q28"]
    clone_with(tmp_path, [clause for clause in known if clause not in missing])
    told = run("rules", "troia", "--coverage")
    assert (told.code, told.out) == (1, "TRO-OFFER-6\nTRO-Q28\n")
    assert run("rules", "troia", "--coverage", "--json").json["without_test"] == missing
    assert "No test proves this yet." in run("rules", "troia", "TRO-Q28").out
    assert "tests/troia/test_all.py::test_0" in run("rules", "troia", known[0]).out


def test_where_the_tests_are_not_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KYLIX_HOME", str(tmp_path))
    told = run("rules", "troia", "--coverage")
    assert (told.code, told.out) == (2, "")
    assert "in a clone of the repository" in told.err
    assert "in a clone of the repository" in run("rules", "troia", "TRO-Q28").out
    assert run("rules", "troia", "TRO-Q28", "--json").json["tests"] is None


def test_a_test_file_that_is_no_python_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KYLIX_HOME", str(tmp_path))
    clone_with(tmp_path, [])
    (tmp_path / "tests" / "test_bad.py").write_text("def (", encoding="utf-8")
    told = run("rules", "troia", "--coverage")
    assert told.code == 2
    assert "the tests cannot be read" in told.err


# --- progress -----------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_appears_on_a_terminal_once_patience_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "PATIENCE", 0.0)
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    with common.Bar("counting sheep", 10) as bar:
        bar.timer.join()
        bar.step(4)
        assert bar.shown is not None
        assert bar.shown.tasks[0].completed == 4
    assert "counting sheep" in screen.getvalue()


def test_no_bar_appears_before_or_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    with common.Bar("counting sheep", 10) as bar:
        bar.step()
        bar.tell("counting goats")
    assert screen.getvalue() == ""
    monkeypatch.setattr(common, "PATIENCE", 0.0)
    monkeypatch.setattr(sys, "stderr", pipe := io.StringIO())
    with common.Bar("counting sheep", 10) as bar:
        bar.step()
    assert bar.shown is None
    assert pipe.getvalue() == ""
