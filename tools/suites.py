"""What `./kylix test` runs: a list of steps, each on a part of the tests, on one kind of rules, to one depth.

Standard library only. Which tests belong to a part stands here and nowhere else; how often a test repeats itself stands
in tests/depth.py.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import TextIO

from launcher import Clone, NoCompiler, Stop, cores, say

HELP = """./kylix test [--quick | --thorough] [--plain] [pytest arguments]

Without arguments, in about 12 minutes on two cores:
  1. all tests but those in a browser, on the compiled rules
  2. conformance, golden games, rule tests, kernel and records, on the plain rules (bots are left out, and there are
     fewer repetitions)
  3. conformance and golden games, quickly, on the newest other Python that the machine offers
  4. the logic of the page, without a browser
  5. the tests in a browser, with one whole game of each title; of each test a share of its cases, dealt by turns
While the rules are compiled, 2 to 4 run already. On four cores and more 4 and 5, which mostly wait, run beside 1 to 3,
which mostly compute; what they say follows when those have ended.
Without a C compiler the first step is named as not run, and the second one runs all tests.

--quick     before each commit, in less than two minutes: a cross-section of 1 with few repetitions, on the compiled
            rules if they are fresh, else on the plain ones. No browser, nothing is compiled.
--thorough  for the night: all tests on both kinds of rules, and in the browser whole games with every number of
            players; more games, positions and examples.
--plain     all tests on the plain rules and none on the compiled ones.

Everything else is for pytest. Tests that are named by their path run on both kinds of rules.
Examples: ./kylix test --quick -k offering; ./kylix test tests/games/troia; ./kylix test tests/browser -k zoom"""

BROWSER = "tests/browser"
PLAIN = (
    "tests/games",
    "tests/test_every_game.py",
    "tests/test_every_version.py",
    "tests/test_kernel.py",
    "tests/test_launcher.py",
    "tests/test_properties.py",
    "tests/test_record_sets.py",
    "tests/test_records.py",
)
"""What runs on the plain rules beside the compiled ones: where the two could differ."""
LONG = tuple(f"--ignore-glob=*/test_{name}.py" for name in ("bot", "text", "drawing", "odds", "every_refusal"))
"""What thinks, draws, throws or asks for long on plain rules: a share of the tests is without it."""
QUICK = (
    "tests/games",
    "tests/server/test_http.py",
    "tests/server/test_play.py",
    "tests/server/test_undo.py",
    "tests/test_clauses.py",
    "tests/test_cli.py",
    "tests/test_components.py",
    "tests/test_every_game.py",
    "tests/test_every_version.py",
    "tests/test_kernel.py",
    "tests/test_launcher.py",
    "tests/test_properties.py",
    "tests/test_record_sets.py",
    "tests/test_records.py",
    "tests/test_roles_and_tags.py",
    "tests/test_word_variants.py",
    "tests/test_words.py",
)
FAILED, NO_TESTS = 1, 5  # pytest's exit codes when a test failed, and when nothing was chosen
MOST_UNSTEADY = 2
"""So many red tests of a whole run are run once more, alone: some watch real servers and browsers on a busy machine.
One that is green then is named at the end, to be looked into; more of them fail the run."""

Result = tuple[int, str]
"""An exit code, and one line that sums up."""


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    depth: str = "normal"
    only_plain: bool = False
    arguments: tuple[str, ...] = ()
    """For pytest, without paths."""
    paths: tuple[str, ...] = ()

    @property
    def in_browser(self) -> tuple[str, ...]:
        return tuple(path for path in self.paths if path.startswith(BROWSER))

    @property
    def elsewhere(self) -> tuple[str, ...]:
        return tuple(path for path in self.paths if not path.startswith(BROWSER))

    @property
    def narrowed(self) -> bool:
        """Then it is no fault when a step finds nothing to run."""
        return bool(self.arguments or self.paths)


@dataclass(frozen=True)
class Step:
    """One line of the summary."""

    name: str
    covers: str
    paths: tuple[str, ...]
    """What pytest gets; empty: everything but the browser."""
    run: Callable[[Clone, Wanted, Step], Result]
    beside: bool = False
    """It waits more than it computes, so it runs beside the others where there are cores enough."""
    compiled: bool = False
    """It needs the compiled rules; the others need not wait until there are any."""


def wanted(arguments: list[str]) -> Wanted:
    if "--quick" in arguments and "--thorough" in arguments:
        raise Stop("the tests are run with --quick or with --thorough, not with both")
    depth = "quick" if "--quick" in arguments else "thorough" if "--thorough" in arguments else "normal"
    rest = [argument for argument in arguments if argument not in ("--quick", "--thorough", "--plain")]
    paths = tuple(argument for argument in rest if argument.startswith("tests"))
    others = tuple(argument for argument in rest if argument not in paths)
    return Wanted(depth, "--plain" in arguments, others, paths)


# --- which steps, on which tests --------------------------------------------------------------------------------------


def steps(asked: Wanted, compiler: bool) -> list[Step]:
    """The steps for what was asked; without a `compiler` the plain rules have to answer for everything."""
    found: list[Step] = []
    if asked.elsewhere or not asked.paths:
        found += rule_steps(asked, compiler)
        found += other_pythons(asked)
    if not asked.narrowed and asked.depth != "quick":
        found.append(Step("page", "the logic of the page, without a browser", (), of_page, beside=True))
    if asked.in_browser or not (asked.paths or asked.depth == "quick"):
        games = "whole games of every number of players" if asked.depth == "thorough" else "a whole game of each title"
        covers = f"all that is seen in a browser, with {games}"
        found.append(Step("browser", covers, asked.in_browser, in_browser, beside=True, compiled=True))
    return found


def other_pythons(asked: Wanted) -> list[Step]:
    import other_python

    return other_python.step(asked)


def rule_steps(asked: Wanted, compiler: bool) -> list[Step]:
    if asked.depth == "quick" and not asked.paths:
        return [Step("quick", f"a cross-section ({listed(QUICK)})", QUICK, on_fastest)]
    covers = "the tests that were named" if asked.paths else "all tests but those in a browser"
    plain = Step("plain", covers, asked.elsewhere, on_plain)
    if asked.only_plain:
        return [plain]
    if compiler and asked.depth == "normal" and not asked.paths:
        plain = Step(
            "plain", f"quickly, where plain and compiled rules could differ ({listed(PLAIN)})", PLAIN, on_plain
        )
    return [Step("compiled", covers, asked.elsewhere, on_compiled, compiled=True), plain]


def listed(paths: tuple[str, ...]) -> str:
    return ", ".join(path.removeprefix("tests/").removesuffix(".py") for path in paths) + "; without bots and drawings"


COMPILING = Lock()
ENOUGH = 4
"""Cores from which on steps run beside each other; with fewer they only keep each other waiting."""


REFUSED: dict[Path, Stop] = {}
"""Why a clone's rules cannot be compiled: found out once."""


def compiled_tree(clone: Clone) -> Path:
    """Made by the first that needs it; whoever is beside it waits."""
    with COMPILING:
        if clone.root in REFUSED:
            raise REFUSED[clone.root]
        try:
            return clone.compile()
        except Stop as reason:
            REFUSED[clone.root] = reason
            raise


def on_compiled(clone: Clone, asked: Wanted, step: Step) -> Result:
    try:
        tree = compiled_tree(clone)
    except NoCompiler as reason:
        # Then there are the plain rules only, unless somebody counts on both.
        return int(bool(os.environ.get("KYLIX_COMPILED_REQUIRED"))), f"{step.name}: NOT RUN, {reason}"
    return rules(clone, "compiled", tree, asked, step)


def on_plain(clone: Clone, asked: Wanted, step: Step) -> Result:
    if step.paths == PLAIN:  # what is repeated, is repeated on the compiled rules
        asked = replace(asked, depth="quick")
    return rules(clone, "plain", clone.plain, asked, step)


def on_fastest(clone: Clone, asked: Wanted, step: Step) -> Result:
    tree = None if asked.only_plain else clone.compiled()
    return rules(clone, "compiled" if tree else "plain", tree or clone.plain, asked, step)


def rules(clone: Clone, half: str, tree: Path, asked: Wanted, step: Step) -> Result:
    say(f"on the {half} rules")
    environment = {**clone.environment(tree), "KYLIX_EXPECT": half}
    share = LONG if step.paths in (PLAIN, QUICK) else ()
    more = 0 if step.paths else 2  # among all tests are those of servers, which wait
    return pytest(clone, step.name, environment, asked, [f"--ignore={BROWSER}", *share, *step.paths], more)


def in_browser(clone: Clone, asked: Wanted, step: Step) -> Result:
    """On the fastest rules at hand. Whole games are long: whoever is idle takes some. Pages wait: two workers more."""
    clone.build_page()
    if not (asked.in_browser or asked.only_plain):
        with suppress(Stop):  # the step on the compiled rules says why
            compiled_tree(clone)
    return pytest(clone, step.name, clone.environment(), asked, [*(step.paths or [BROWSER])], more=2)


def of_page(clone: Clone, asked: Wanted, step: Step) -> Result:
    import web_build

    code = web_build.unit_tests(clone.root, str(clone.python), clone.pip, clone.output)
    return code, f"{step.name}: {'failed' if code else 'passed'}"


# --- pytest -----------------------------------------------------------------------------------------------------------


def pytest(
    clone: Clone, name: str, environment: dict[str, str], asked: Wanted, chosen: list[str], more: int = 0
) -> Result:
    """With a worker for each core, and so many more. Each begins with a stretch of the tests, so that neighbours share
    what they prepare; whoever is idle takes some of another's."""
    import tempfile

    workers = [] if "--pdb" in asked.arguments else ["-n", str(cores() + more), "--dist", "worksteal"]
    # Every worker and every command that a test starts would else translate all sources anew.
    environment = {name: value for name, value in environment.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        report, cache = Path(folder, "report.xml"), Path(folder, "cache")
        command = ["-m", "pytest", f"--depth={asked.depth}", "-o", f"cache_dir={cache}"]
        code = clone.call([*command, f"--junitxml={report}", *workers, *asked.arguments, *chosen], environment)
        told = summary(name, code, report)
        if code == FAILED and asked.depth == "normal" and not asked.narrowed:
            unsteady = failed_in(cache)
            if len(unsteady) <= MOST_UNSTEADY:
                say(f"once more, alone: {', '.join(unsteady)}")
                code = clone.call([*command, *unsteady], environment)
                told += "; UNSTEADY, green when run alone: " + ", ".join(unsteady) if not code else ""
        return (0 if code == NO_TESTS and asked.narrowed else code), told


def failed_in(cache: Path) -> list[str]:
    return sorted(json.loads(Path(cache, "v", "cache", "lastfailed").read_text(encoding="utf-8")))


def summary(name: str, code: int, report: Path) -> str:
    if not report.is_file():
        return f"{name}: the tests did not run to the end (pytest's exit code {code})"
    from xml.etree import ElementTree as ET

    found = ET.parse(report).getroot().find("testsuite")
    count = {} if found is None else found.attrib
    tests, failures, errors, skipped = (int(count.get(n, 0)) for n in ("tests", "failures", "errors", "skipped"))
    failed = failures + errors
    seconds = f" in {float(count['time']):.0f} s" if "time" in count else ""
    text = f"{name}: {tests - failed - skipped} passed, {failed} failed"
    return text + (f", {skipped} skipped" if skipped else "") + seconds


# --- one after the other, or beside each other ------------------------------------------------------------------------


def outcome(clone: Clone, asked: Wanted, step: Step) -> Result:
    clone.tell(f"testing, {step.name}: {step.covers}")
    try:
        return step.run(clone, asked, step)
    except Stop as reason:
        return 1, f"{step.name}: NOT RUN, {reason}"


def beside_each_other(clone: Clone, asked: Wanted, first: list[Step], others: list[Step]) -> list[Result]:
    """The first steps with this terminal; what the others say meanwhile follows, and from then on as they say it."""
    import tempfile

    say(f"beside these steps, and told after them: {', '.join(step.name for step in others)}")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        file = Path(folder, "said")
        with file.open("wb") as output, file.open(encoding="utf-8", errors="replace") as said:
            quiet, yielding = copy(clone), copy(clone)
            quiet.output = output.fileno()
            yielding.yields = True  # who waits goes first on waking, who computes takes what is left
            running = [aside.submit(outcome, quiet, asked, step) for step in others]
            try:
                results = [outcome(yielding, asked, step) for step in first]
                follow(said, running)
            except BaseException:
                aside.shutdown(cancel_futures=True)
                raise
    return results + [one.result() for one in running]


def one_after_the_other(clone: Clone, asked: Wanted, chosen: list[Step]) -> list[Result]:
    """What needs no compiled rules comes first, while they are made; told in the order in which steps are listed."""
    first = [step for step in chosen if not step.compiled]
    with ThreadPoolExecutor(1) as aside:
        if first and len(first) < len(chosen) and not asked.only_plain:
            aside.submit(compiled_tree, clone)  # if that fails, the step that needs them says why
        done = {step.name: outcome(clone, asked, step) for step in first}
    done |= {step.name: outcome(clone, asked, step) for step in chosen if step.compiled}
    return [done[step.name] for step in chosen]


def follow(said: TextIO, running: list[Future[Result]]) -> None:
    ended = False
    while not ended:
        ended = all(one.done() for one in running)
        sys.stdout.write(said.read())
        sys.stdout.flush()
        wait(running, timeout=0.5)


def test(clone: Clone, arguments: list[str]) -> int:
    import mypyc_build

    asked = wanted(arguments)
    clone.hasty = asked.depth != "thorough"  # which tests the rules as people get them
    clone.install("test")
    chosen = steps(asked, compiler=mypyc_build.missing_tools() is None)
    alone = "--pdb" in asked.arguments or cores() < ENOUGH
    others = [] if alone else [step for step in chosen if step.beside]
    first = [step for step in chosen if step not in others]
    if first and others:
        results = beside_each_other(clone, asked, first, others)
    else:
        results = one_after_the_other(clone, asked, chosen)
    sys.stdout.write("\n" + "\n".join(line for _, line in results) + "\n")
    return next((code for code, _ in results if code), 0)
