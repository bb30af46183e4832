"""The steps of `./kylix test`: which tests run on which rules, beside what, and what is told of them."""

from __future__ import annotations

import json
import shutil
import threading
from pathlib import Path

import launcher
import mypyc_build
import pytest
import suites

from fake_clone import FakeClone, fake_clone

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeClone:
    return fake_clone(tmp_path, monkeypatch)


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
        "plain": ["--depth=quick", "--ignore=tests/browser", *suites.LONG, *suites.PLAIN],
        "page": ["--depth=normal"],
        "browser": ["--depth=normal", "tests/browser"],
    }
    assert played.on.pop("page"), "which has no rules"
    assert played.on == {
        "compiled": str(clone.compiled()),
        "plain": str(clone.plain),
        "browser": str(clone.compiled()),
    }
    told = capsys.readouterr()
    assert "waiting" not in told.err, "steps of one start do not take each other for another start"
    assert "games, test_every_game, test_every_version" in told.err, "it says what runs on the plain rules"
    summary = [f"{name}: 3 passed, 0 failed" for name in ("compiled", "plain", "page", "browser")]
    assert told.out.splitlines()[-4:] == summary, "in this order, whichever ended first"


def test_what_waits_runs_beside_what_computes_and_is_told_after_it(
    clone: FakeClone, played: Pytest, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    page_waits, rules_wait = threading.Event(), threading.Event()

    def page(clone: FakeClone, asked: suites.Wanted, step: suites.Step) -> suites.Result:
        clone.tell("words of the page")
        page_waits.set()
        assert rules_wait.wait(30), "it runs beside"
        return played.page(clone, asked, step)

    def compiled(clone: FakeClone, asked: suites.Wanted, step: suites.Step) -> suites.Result:
        assert page_waits.wait(30), "and so does this one"
        clone.tell("words of the rules")
        rules_wait.set()
        return played.page(clone, asked, step)

    monkeypatch.setattr(suites, "of_page", page)
    monkeypatch.setattr(suites, "on_compiled", compiled)
    monkeypatch.setattr(suites, "cores", lambda: suites.ENOUGH)
    assert launcher.test(clone, []) == 0
    told = capfd.readouterr()
    assert "words of the rules" in told.err
    assert "words of the page" not in told.err
    words = [line.split(":")[1].strip() for line in told.out.splitlines() if line.startswith("kylix: ")]
    assert words == ["testing, page", "words of the page", "testing, browser"]
    played.ran.clear()
    assert launcher.test(clone, ["--pdb", "--plain"]) == 0
    assert list(played.ran) == ["plain", "browser"]
    assert "told after" not in capfd.readouterr().err, "somebody at a prompt has one step at a time"


def test_on_two_cores_steps_run_one_after_the_other(
    clone: FakeClone, played: Pytest, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(suites, "cores", lambda: 2)
    assert launcher.test(clone, []) == 0
    assert list(played.ran) == ["plain", "page", "compiled", "browser"]
    assert "told after" not in capfd.readouterr().err


def test_what_needs_no_compiled_rules_runs_while_they_are_made(
    clone: FakeClone, played: Pytest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suites, "cores", lambda: 2)
    page_runs, build = threading.Event(), clone.build_tree

    def slowly() -> Path:
        assert page_runs.wait(30), "steps run meanwhile"
        return build()

    def page(clone: FakeClone, asked: suites.Wanted, step: suites.Step) -> suites.Result:
        assert clone.compiled() is None, "it does not wait for the rules"
        page_runs.set()
        return played.page(clone, asked, step)

    monkeypatch.setattr(clone, "build_tree", slowly)
    monkeypatch.setattr(suites, "of_page", page)
    assert launcher.test(clone, []) == 0
    assert played.on["compiled"] == played.on["browser"] == str(clone.compiled())


def test_rules_that_cannot_be_compiled_are_tried_once_and_named(
    clone: FakeClone, played: Pytest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[int] = []

    def broken() -> Path:
        tried.append(1)
        raise launcher.Stop("the rules could not be compiled")

    monkeypatch.setattr(suites, "cores", lambda: 2)
    monkeypatch.setattr(clone, "build_tree", broken)
    assert launcher.test(clone, []) == 1
    assert "compiled: NOT RUN, the rules could not be compiled" in capsys.readouterr().out.splitlines()
    assert (len(tried), list(played.ran)) == (1, ["plain", "page", "browser"])


def test_workers_keep_what_they_translate(clone: FakeClone, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, str]] = []

    def call(self: FakeClone, arguments: list[str], environment: dict[str, str]) -> int:
        given.append(environment)
        return 0

    monkeypatch.setattr(launcher.Clone, "call", call)
    suites.pytest(clone, "plain", {"PYTHONDONTWRITEBYTECODE": "1", "KYLIX_HOME": "x"}, suites.Wanted(), [])
    assert given == [{"KYLIX_HOME": "x"}]


def test_only_what_has_to_wait_for_the_processor_yields_it(clone: FakeClone, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr("subprocess.call", lambda command, **how: ran.append(command))
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/nice")
    clone.call(["-m", "pytest"], {})
    clone.yields = True
    clone.call(["-m", "pytest"], {})
    alone = [str(clone.python), "-m", "pytest"]
    assert ran == [alone, ["/bin/nice", "-n", "10", *alone]]


def test_the_page_is_built_while_the_rules_are_compiled(clone: FakeClone) -> None:
    clone.install("compile")
    with clone.locked():
        assert clone.compile().is_dir(), "it does not wait for the lock of the page"


def test_thorough_is_everything_on_both(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["--thorough"]) == 0
    assert played.ran["compiled"] == played.ran["plain"] == ["--depth=thorough", "--ignore=tests/browser"]
    assert played.on["compiled"] == str(clone.home / "compiled" / clone.tree_name(clone.plain)), "as people get it"
    assert "browser" in played.ran


def test_quick_is_a_cross_section_on_whatever_is_there(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["--quick"]) == 0
    assert played.ran == {"quick": ["--depth=quick", "--ignore=tests/browser", *suites.LONG, *suites.QUICK]}
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
    assert played.ran == {"browser": ["--depth=quick", "tests/browser/test_zoom.py"]}


def test_the_plain_half_alone_gets_the_other_arguments(clone: FakeClone, played: Pytest) -> None:
    assert launcher.test(clone, ["--plain", "-k", "offering"]) == 0
    assert played.ran["plain"] == ["--depth=normal", "-k", "offering", "--ignore=tests/browser"]
    assert set(played.ran) == {"plain", "browser"}


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
    first, second = capsys.readouterr().out.splitlines()[-4:-2]
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


@pytest.mark.parametrize(
    ("red", "alone", "depth", "code"),
    [(1, 0, "normal", 0), (1, 1, "normal", 1), (3, 0, "normal", 1), (1, 0, "thorough", 1)],
)
def test_a_red_test_of_a_whole_run_is_run_once_more_alone_and_named(
    clone: FakeClone, monkeypatch: pytest.MonkeyPatch, red: int, alone: int, depth: str, code: int
) -> None:
    names = [f"tests/test_any.py::test_{number}" for number in range(red)]
    ran: list[list[str]] = []

    def call(self: FakeClone, arguments: list[str], environment: dict[str, str]) -> int:
        ran.append(arguments)
        (cache,) = (Path(one.removeprefix("cache_dir=")) for one in arguments if one.startswith("cache_dir="))
        Path(cache, "v", "cache").mkdir(parents=True, exist_ok=True)
        Path(cache, "v", "cache", "lastfailed").write_text(json.dumps(dict.fromkeys(names, True)), encoding="utf-8")
        return alone if len(ran) > 1 else suites.FAILED

    monkeypatch.setattr(launcher.Clone, "call", call)
    ended, told = suites.pytest(clone, "plain", {}, suites.Wanted(depth), ["tests"])
    assert ended == code
    repeated = depth == "normal" and red <= suites.MOST_UNSTEADY
    assert (ran[-1][-red:] == names, "-n" in ran[-1]) == (repeated, not repeated), "alone"
    assert ("UNSTEADY" in told and names[0] in told) is (code == 0)
