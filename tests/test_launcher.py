"""The launcher behind `./kylix`: what it installs, when it compiles, and what it says. Nothing here uses a network."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import tomllib
from pathlib import Path

import launcher
import mypyc_build
import pytest
import sizes
import web_build

from fake_clone import FakeClone, fake_clone

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeClone:
    return fake_clone(tmp_path, monkeypatch)


def test_a_second_start_installs_nothing(clone: FakeClone) -> None:
    clone.install("play")
    assert clone.asked("install") == 1
    clone.install("play")
    assert clone.asked("install") == 1


def test_packages_are_installed_by_hash_from_the_lock_of_the_level(clone: FakeClone) -> None:
    clone.install("test")
    (command,) = [command for command in clone.ran if "install" in command]
    lock = str(clone.root / "requirements" / "test.txt")
    assert command[-5:] == ["--no-deps", "--require-hashes", "--no-compile", "-r", lock]


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


def test_tests_take_rules_that_were_compiled_in_haste_and_nobody_else_does(clone: FakeClone) -> None:
    clone.hasty = True
    tree = clone.compile()
    assert clone.ran[-1][-1] == mypyc_build.HASTY_LEVEL
    assert clone.environment()["KYLIX_COMPILED"] == str(tree)
    clone.hasty = False
    assert clone.compiled() is None
    whole = clone.compile()
    assert clone.ran[-1][-1] == mypyc_build.OPT_LEVEL
    assert whole != tree
    clone.hasty = True
    assert clone.compile() == clone.compiled() == whole, "whoever has these needs no others"


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
    wanted = ["bots/fitted.py", "bots/network.py", "bots/search.py", "core/flow.py"]
    wanted += ["games/troia/bot/evaluation.py", "games/troia/bot/thoughts.py", "games/troia/bot/turns.py"]
    wanted += ["games/troia/effects/gods.py", "games/troia/phases/turn.py", "games/troia/seen.py"]
    wanted += ["games/troia/state.py", "kit/names.py", "kit/redeal.py", "kit/view.py"]
    wanted += ["rl/encode.py", "rl/many.py", "rl/numbering.py"]
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


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("port = 9000", "play"),
        ("webhooks = true", "club"),
        ("passkeys = true", "club"),
        ("[mail]\nhost = 'mail.example.org'", "club"),
        ("[push]\non = true", "club"),
        ("[push]\non = false\n[mail]\nport = 25", "play"),
        ("webhooks = ", "play"),
        ("mail = 5", "play"),
    ],
)
def test_a_server_that_sends_notices_gets_the_packages_for_that(text: str, level: str, tmp_path: Path) -> None:
    path = tmp_path / "kylix.toml"
    path.write_text(text, encoding="utf-8")
    assert launcher.level_for(["serve", "--config", str(path)]) == level
    assert launcher.level_for(["serve", f"--config={path}"]) == level
    assert launcher.level_for(["serve"]) == launcher.level_for(["serve", "--config"]) == "play"
    assert launcher.level_for(["serve", "--config", str(tmp_path / "none")]) == "play"


def test_the_packages_for_notices_are_beside_the_others(clone: FakeClone) -> None:
    clone.install("club")
    assert [clone.is_installed(level) for level in ("play", "club", "compile", "test")] == [True, True, False, False]
    clone.install("test")
    installed = clone.asked("install")
    clone.install("club")
    assert clone.asked("install") == installed, "the packages to test hold them"
    assert pins("play").items() <= pins("club").items() <= pins("test").items()


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
