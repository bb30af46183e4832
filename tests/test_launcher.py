"""The launcher behind `./kylix`: what it installs, when it compiles, and what it says. Nothing here uses a network."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import tomllib
from collections.abc import Sequence
from pathlib import Path

import launcher
import mypyc_build
import pytest
import sizes
import suites
import web_build

ROOT = Path(__file__).resolve().parent.parent


class FakeClone(launcher.Clone):
    """A small clone whose pip and compiler are played by `outcome`; `ran` lists what was asked of them."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.ran: list[list[str]] = []
        self.outcome = 0

    def run(self, command: Sequence[str | Path], cwd: Path) -> tuple[int, str]:
        self.ran.append([str(part) for part in command])
        if "venv" in self.ran[-1]:
            self.venv.mkdir(parents=True, exist_ok=True)
            return 0, ""
        return (0, "") if "--version" in self.ran[-1] else (self.outcome, "the tool's own words\n")

    def asked(self, word: str) -> int:
        return sum(word in command for command in self.ran)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeClone:
    files = {
        "requirements/play.txt": "a==1\n",
        "requirements/compile.txt": "a==1\nb==1\n",
        "requirements/lab.txt": "a==1\nb==1\nd==1\n",
        "requirements/test.txt": "a==1\nb==1\nd==1\nc==1\n",
        "tools/mypyc_build.py": "",
        "src/kylix/__init__.py": "",
        "src/kylix/core/flow.py": "x = 1\n",
        "src/kylix/games/troia/components/base.toml": "x = 1\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    made = FakeClone(tmp_path)
    monkeypatch.setattr(launcher, "run", made.run)
    monkeypatch.setattr(mypyc_build, "missing_tools", lambda: None)
    return made


def test_a_second_start_installs_nothing(clone: FakeClone) -> None:
    clone.install("play")
    assert clone.asked("install") == 1
    clone.install("play")
    assert clone.asked("install") == 1


def test_packages_are_installed_by_hash_from_the_lock_of_the_level(clone: FakeClone) -> None:
    clone.install("test")
    (command,) = [command for command in clone.ran if "install" in command]
    assert command[-3:] == ["--require-hashes", "-r", str(clone.root / "requirements" / "test.txt")]


def test_what_tests_need_includes_what_play_needs(clone: FakeClone) -> None:
    clone.install("test")
    assert [clone.is_installed(level) for level in launcher.LEVELS] == [True, True, True, True]


def test_what_play_needs_is_not_enough_for_tests(clone: FakeClone) -> None:
    clone.install("play")
    assert [clone.is_installed(level) for level in launcher.LEVELS] == [True, False, False, False]


def test_a_changed_lock_is_installed_again(clone: FakeClone) -> None:
    clone.install("play")
    (clone.root / "requirements" / "play.txt").write_text("a==2\n", encoding="utf-8")
    assert not clone.is_installed("play")
    clone.install("play")
    assert clone.asked("venv") == 1
    assert clone.asked("install") == 2


def test_another_python_gets_a_new_environment(clone: FakeClone, monkeypatch: pytest.MonkeyPatch) -> None:
    clone.install("play")
    monkeypatch.setattr(launcher, "python_identity", lambda: "another")
    assert not clone.is_installed("play")
    clone.install("play")
    assert clone.asked("venv") == 2


def test_a_failed_install_says_so_and_leaves_no_stamp(clone: FakeClone, capsys: pytest.CaptureFixture[str]) -> None:
    clone.outcome = 1
    with pytest.raises(launcher.Stop, match="could not be installed"):
        clone.install("play")
    assert "the tool's own words" in capsys.readouterr().err
    assert not list(clone.venv.glob("stamp-*"))


def test_without_any_pip_the_debian_package_is_named(clone: FakeClone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "run", lambda command, cwd: (0 if "venv" in map(str, command) else 1, ""))
    clone.venv.mkdir(parents=True)
    with pytest.raises(launcher.Stop, match="apt install python3-venv"):
        clone.install("play")


def test_without_a_pip_at_hand_the_one_inside_python_is_used(clone: FakeClone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "run", lambda command, cwd: (0 if "ensurepip" in map(str, command) else 1, ""))
    assert clone.pip() == [str(clone.python), "-m", "pip"]


def test_a_compiled_tree_is_fresh_until_a_source_changes(clone: FakeClone) -> None:
    assert clone.compiled() is None
    tree = clone.compile()
    assert tree == clone.compiled()
    assert (tree / "kylix" / "core" / "flow.py").is_file()
    (clone.plain / "kylix" / "core" / "flow.py").write_text("x = 2\n", encoding="utf-8")
    assert clone.compiled() is None


def test_a_changed_data_file_makes_the_compiled_tree_stale(clone: FakeClone) -> None:
    clone.compile()
    (clone.plain / "kylix" / "games" / "troia" / "components" / "base.toml").write_text("x = 2\n", encoding="utf-8")
    assert clone.compiled() is None


def test_byte_code_beside_the_sources_changes_nothing(clone: FakeClone) -> None:
    tree = clone.compile()
    cache = clone.plain / "kylix" / "core" / "__pycache__"
    cache.mkdir()
    (cache / "flow.pyc").write_bytes(b"x")
    assert clone.compiled() == tree


def test_only_a_few_compiled_trees_are_kept(clone: FakeClone) -> None:
    for number in range(launcher.KEPT_TREES + 2):
        (clone.plain / "kylix" / "core" / "flow.py").write_text(f"x = {number}\n", encoding="utf-8")
        tree = clone.compile()
    trees = list((clone.home / "compiled").iterdir())
    assert len(trees) == launcher.KEPT_TREES
    assert tree in trees


def test_a_failed_compilation_leaves_nothing(clone: FakeClone) -> None:
    clone.install("compile")
    clone.outcome = 1
    with pytest.raises(launcher.Stop, match="could not be compiled"):
        clone.compile()
    assert list((clone.home / "compiled").iterdir()) == []


def test_without_a_compiler_compile_is_no_failure(
    clone: FakeClone, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mypyc_build, "missing_tools", lambda: "no C compiler")
    assert launcher.compile_rules(clone, []) == 0
    assert "plain Python is used, nothing is compiled: no C compiler" in capsys.readouterr().err


# --- the steps of `./kylix test` --------------------------------------------------------------------------------------


class Pytest:
    """Stands for pytest: `ran` holds the name of each step and what it was given; steps named `failing` fail."""

    def __init__(self) -> None:
        self.ran: dict[str, list[str]] = {}
        self.on: dict[str, str] = {}
        self.failing = ""

    def __call__(
        self,
        clone: FakeClone,
        name: str,
        environment: dict[str, str],
        asked: suites.Wanted,
        chosen: list[str],
        more: int = 0,
    ) -> suites.Result:
        self.ran[name] = [f"--depth={asked.depth}", *asked.arguments, *chosen]
        self.on[name] = environment["PYTHONPATH"]
        return int(name == self.failing), f"{name}: 3 passed, 0 failed"

    def page(self, clone: FakeClone, asked: suites.Wanted, step: suites.Step) -> suites.Result:
        return self(clone, step.name, clone.environment(), asked, [])


@pytest.fixture
def played(clone: FakeClone, monkeypatch: pytest.MonkeyPatch) -> Pytest:
    stand_in = Pytest()
    monkeypatch.setattr(suites, "pytest", stand_in)
    monkeypatch.setattr(suites, "of_page", stand_in.page)
    monkeypatch.setattr(suites, "other_pythons", lambda asked: [])
    monkeypatch.setattr(launcher.Clone, "build_page", lambda self: None)
    return stand_in


def test_the_whole_suite_runs_on_the_compiled_rules_a_share_on_the_plain_ones_and_then_the_browser(
    clone: FakeClone, played: Pytest, capsys: pytest.CaptureFixture[str]
) -> None:
    assert launcher.test(clone, []) == 0
    assert played.ran == {
        "compiled": ["--depth=normal", "--ignore=tests/browser"],
        "plain": ["--depth=normal", "--ignore=tests/browser", suites.BOTS, *suites.PLAIN],
        "page": ["--depth=normal"],
        "browser": ["--depth=normal", "--dist", "worksteal", "tests/browser"],
    }
    assert played.on == {
        "compiled": str(clone.compiled()),
        "plain": str(clone.plain),
        "page": str(clone.compiled()),
        "browser": str(clone.compiled()),
    }
    told = capsys.readouterr()
    assert "games, test_every_game, test_every_version" in told.err, "it says what runs on the plain rules"
    assert told.out.split() == [word for name in played.ran for word in f"{name}: 3 passed, 0 failed".split()]


def test_thorough_is_everything_on_both(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["--thorough"]) == 0
    assert played.ran["compiled"] == played.ran["plain"] == ["--depth=thorough", "--ignore=tests/browser"]
    assert "browser" in played.ran


def test_quick_is_a_cross_section_on_whatever_is_there(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["--quick"]) == 0
    assert played.ran == {"quick": ["--depth=quick", "--ignore=tests/browser", suites.BOTS, *suites.QUICK]}
    assert played.on == {"quick": str(clone.plain)}
    assert clone.compiled() is None, "nothing is compiled for it"
    tree = clone.compile()
    assert launcher.test(clone, ["--quick"]) == 0
    assert played.on == {"quick": str(tree)}
    assert launcher.test(clone, ["--quick", "--plain"]) == 0
    assert played.on == {"quick": str(clone.plain)}


def test_whatever_a_list_of_tests_names_is_there() -> None:
    for path in (*suites.PLAIN, *suites.QUICK, suites.BROWSER):
        assert (ROOT / path).exists(), path


def test_tests_that_are_named_run_on_both_kinds_of_rules(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["tests/test_words.py", "-k", "powers"]) == 0
    expected = ["--depth=normal", "-k", "powers", "--ignore=tests/browser", "tests/test_words.py"]
    assert played.ran == {"compiled": expected, "plain": expected}
    played.ran.clear()
    assert launcher.test(clone, ["--quick", "tests/browser/test_zoom.py"]) == 0
    assert played.ran == {"browser": ["--depth=quick", "--dist", "worksteal", "tests/browser/test_zoom.py"]}


def test_the_plain_half_alone_gets_the_other_arguments(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["--plain", "-k", "offering"]) == 0
    assert played.ran["plain"] == ["--depth=normal", "-k", "offering", "--ignore=tests/browser"]
    assert list(played.ran) == ["plain", "browser"]


@pytest.mark.parametrize(("required", "code"), [("", 0), ("1", 1)])
def test_without_a_compiler_the_missing_half_is_named_and_the_plain_rules_answer_for_all(
    clone: FakeClone,
    played: Pytest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    required: str,
    code: int,
) -> None:
    monkeypatch.setattr(mypyc_build, "missing_tools", lambda: "no C compiler")
    monkeypatch.setenv("KYLIX_COMPILED_REQUIRED", required)
    assert launcher.test(clone, []) == code
    first, second = capsys.readouterr().out.split("\n")[1:3]
    assert first.startswith("compiled: NOT RUN")
    assert second == "plain: 3 passed, 0 failed"
    assert played.ran["plain"] == ["--depth=normal", "--ignore=tests/browser"]


@pytest.mark.parametrize(("failing", "code"), [("plain", 1), ("compiled", 1), ("page", 1), ("browser", 1), ("none", 0)])
def test_the_tests_fail_when_any_step_fails(clone: FakeClone, played: Pytest, failing: str, code: int) -> None:
    played.failing = failing
    assert launcher.test(clone, []) == code
    assert len(played.ran) == 4, "and the others run all the same"


def test_a_step_that_cannot_begin_is_named_and_fails(
    clone: FakeClone, played: Pytest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_page(self: FakeClone) -> None:
        raise launcher.Stop("the page cannot be built")

    monkeypatch.setattr(launcher.Clone, "build_page", no_page)
    assert launcher.test(clone, []) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "browser: NOT RUN, the page cannot be built"
    assert {"plain", "compiled"} <= set(played.ran), "what ran before is told"


def test_two_depths_at_once_are_refused(clone: FakeClone) -> None:
    with pytest.raises(launcher.Stop, match="not with both"):
        launcher.test(clone, ["--quick", "--thorough"])


def test_a_step_that_finds_nothing_is_a_failure_unless_something_was_chosen(
    clone: FakeClone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launcher.Clone, "call", lambda *_: suites.NO_TESTS)
    for asked, code in ((suites.Wanted(), suites.NO_TESTS), (suites.Wanted(arguments=("-k", "zoom")), 0)):
        assert suites.pytest(clone, "plain", {}, asked, [])[0] == code


def test_the_summary_counts_from_the_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert suites.summary("plain", 4, report) == "plain: the tests did not run to the end (pytest's exit code 4)"
    report.write_text(
        '<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1" time="61.7"/></testsuites>', "utf-8"
    )
    assert suites.summary("plain", 1, report) == "plain: 5 passed, 3 failed, 1 skipped in 62 s"


def test_the_child_runs_on_the_compiled_tree_when_that_is_fresh(clone: FakeClone) -> None:
    plain = clone.environment()
    assert plain["PYTHONPATH"] == plain["KYLIX_PLAIN"] == str(clone.root / "src")
    assert plain["KYLIX_HOME"] == str(clone.root)
    assert "KYLIX_COMPILED" not in plain
    tree = clone.compile()
    assert clone.environment()["PYTHONPATH"] == clone.environment()["KYLIX_COMPILED"] == str(tree)
    assert clone.environment(clone.plain)["PYTHONPATH"] == str(clone.plain)


def test_a_wrong_argument_is_one_clear_sentence(clone: FakeClone, capsys: pytest.CaptureFixture[str]) -> None:
    assert launcher.main(["lint", "--hard"], clone.root) == 1
    assert capsys.readouterr().err == "kylix: `./kylix lint` takes no argument but --fix\n"


@pytest.mark.parametrize("name", sorted(launcher.COMMANDS))
def test_every_command_of_the_launcher_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert launcher.main([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"./kylix {name}")


def test_the_script_parses_on_an_old_python() -> None:
    """It has to live to say which Python is needed, so it keeps to what every Python 3 and 2.7 can read."""
    script = (ROOT / "kylix").read_text(encoding="utf-8")
    assert script.startswith("#!/usr/bin/env python3\n")
    assert not re.search(r"""\bf["']|->|:=|from __future__""", script)


def test_the_core_the_rules_and_what_bots_think_with_are_compiled(tmp_path: Path) -> None:
    package = tmp_path / "kylix"
    wanted = ["bots/fitted.py", "bots/search.py", "core/flow.py"]
    wanted += ["games/troia/bot/evaluation.py", "games/troia/bot/thoughts.py", "games/troia/bot/turns.py"]
    wanted += ["games/troia/effects/gods.py", "games/troia/phases/turn.py", "games/troia/seen.py"]
    wanted += ["games/troia/state.py", "kit/names.py", "kit/redeal.py", "kit/view.py"]
    others = [
        "core/__init__.py",
        "kit/codec.py",
        "games/__init__.py",
        "games/troia/__init__.py",
        "games/troia/lab.py",
        "games/troia/text.py",
        "games/troia/bot/__init__.py",
        "games/troia/bot/title_bot.py",
        "games/troia/bot/training.py",
        "games/troia/bot/weights.json",
    ]
    others += [
        "bots/levels.py",
        "games/troia/phases/__init__.py",
        "games/troia/rules/en.md",
        "cli/main.py",
    ]
    for name in wanted + others:
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert [path.as_posix() for path in mypyc_build.modules(package)] == [f"kylix/{name}" for name in wanted]


def test_the_c_compiler_is_given_only_flags_that_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ["-O2"] if shutil.which(mypyc_build.c_compiler()[0]) else []
    assert mypyc_build.accepted(["-O2", "-fno-such-flag-at-all"]) == known
    monkeypatch.setenv("CC", "no-such-compiler")
    assert mypyc_build.accepted(["-O2"]) == []


@pytest.mark.skipif(not os.environ.get("KYLIX_EXPECT"), reason="only `./kylix test` says which rules it runs on")
def test_the_suite_runs_on_the_rules_it_was_started_for() -> None:
    suffixes = {"plain": (".py",), "compiled": (".so", ".pyd")}[os.environ["KYLIX_EXPECT"]]
    chosen = mypyc_build.modules(ROOT / "src" / "kylix")
    assert chosen
    for path in chosen:
        module = importlib.import_module(".".join(path.with_suffix("").parts))
        assert str(module.__file__).endswith(suffixes), module


def pins(level: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{level}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def test_each_lock_holds_the_one_before_it() -> None:
    play, build, lab, tests = (pins(level) for level in launcher.LEVELS)
    assert play
    assert play.items() <= build.items() <= lab.items() <= tests.items()


def test_the_locks_hold_names_versions_and_hashes_only() -> None:
    for level in launcher.LEVELS:
        text = (ROOT / "requirements" / f"{level}.txt").read_text(encoding="utf-8")
        assert "//" not in text
        for entry in text.replace("\\\n", " ").splitlines():
            assert re.fullmatch(r"[\w.-]+==[^\s;]+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+", entry), entry


def test_what_the_package_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[<>=]", need)[0].replace(".", "-") for need in project["dependencies"]}
    assert names <= pins("play").keys()
    given = project["optional-dependencies"]
    extras = {extra: {re.split(r"[<>=]", need)[0] for need in needs} for extra, needs in given.items()}
    assert extras["lab"] <= pins("lab").keys()
    assert extras["ray"] <= pins("test").keys()


def test_the_laboratory_gets_its_packages_and_a_table_does_not() -> None:
    assert launcher.level_for(["play", "troia"]) == launcher.level_for([]) == "play"
    assert [launcher.level_for([name]) for name in ("ladder", "report", "train")] == ["lab"] * 3
    assert launcher.level_for(["simulate", "troia", "--engine", "ray"]) == "test"


def test_long_files_and_functions_are_found(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    body = "".join(f"    x = {n}\n" for n in range(sizes.FUNCTION_LINES))
    (tmp_path / "src" / "long.py").write_text("def f():\n" + body + "\n" * sizes.FILE_LINES, encoding="utf-8")
    found = list(sizes.faults(tmp_path))
    assert len(found) == 2
    assert "f has 51 lines" in found[1]


def test_a_kernel_that_grows_too_large_is_found(tmp_path: Path) -> None:
    (tmp_path / "src/kylix/core").mkdir(parents=True)
    for number in range(6):
        (tmp_path / f"src/kylix/core/m{number}.py").write_text("\n" * 400, encoding="utf-8")
    (fault,) = sizes.faults(tmp_path)
    assert "core and kit have 2400 lines together" in fault


# --- the page -----------------------------------------------------------------------------------------------------


def test_a_build_of_the_page_holds_the_lock_of_the_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a start beside it would find the packages half installed."""
    import fcntl

    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("x", encoding="utf-8")
    seen: list[bool] = []

    def make(root: Path, out: Path, tools: list[str], check: bool) -> None:
        with (root / ".kylix" / "lock").open("w") as file, pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        out.mkdir()
        (out / "index.html").write_text("x", encoding="utf-8")
        (out / web_build.STAMP).write_text(web_build.digest(root / "web"), encoding="ascii")
        seen.append(check)

    monkeypatch.setattr(web_build, "make", make)
    monkeypatch.setattr(web_build, "node_of_machine", lambda: ["node", "npm"])
    for _ in range(2):
        web_build.build(tmp_path, tmp_path / ".kylix" / "web")
    assert seen == [False], "what is fresh is not built again"
