"""Measures other engines beside ours, on the same machine and in the same run.

They live in an environment of their own, so that nothing of theirs is ever needed to play, and they are measured by
scripts that run in it: Catanatron (Python) and some games of OpenSpiel (C++ driven from Python).
"""

import hashlib
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

SCRIPTS = ("catanatron_games.py", "openspiel_games.py")
MAKE_SECONDS = 180.0
INSTALL_SECONDS = 900.0
# A script keeps to its seconds but for imports and its shortest possible rounds; beyond this it hangs.
GRACE_SECONDS = 90.0


class PeerError(Exception):
    """The peers could not be installed or measured; the message is one sentence for a person."""


@dataclass(frozen=True)
class PeerFigure:
    """What one peer costs, in microseconds, and how many decisions and clones that rests on."""

    name: str
    version: str
    us_per_decision: float
    us_per_clone: float
    decisions: int
    clones: int


def measure(home: Path, seconds: float, say: Callable[[str], None]) -> list[PeerFigure]:
    """Installs the peers under `home` if they are not there, then measures them for about `seconds` altogether."""
    if not (math.isfinite(seconds) and seconds > 0):
        raise PeerError(f"The peers need a time above zero to be measured in, not {seconds:g} seconds.")
    python = prepare(home, requirements(), say)
    figures: list[PeerFigure] = []
    for script in SCRIPTS:
        share = seconds / len(SCRIPTS)
        say(f"measuring {script.partition('_')[0]}, about {max(share, 1.0):.0f} s")
        figures += run_script(python, Path(__file__).parent / "peer_scripts" / script, share)
    return figures


def requirements() -> Path:
    """The pinned list of the peers, which only a clone of the repository has."""
    root = os.environ.get("KYLIX_HOME", "")
    path = Path(root) / "requirements" / "peers.txt"
    if not root or not path.is_file():
        raise PeerError("Peers are measured from a clone of Kylix: run ./kylix bench --peers there.")
    return path


def prepare(home: Path, wanted: Path, say: Callable[[str], None]) -> Path:
    """The Python of the peers' environment, which is made anew when its stamp is not the wanted one."""
    venv = home / "peers"
    stamp, python = venv / "kylix-stamp", interpreter(venv)
    try:
        mark = stamp_for(wanted)
        if python.exists() and stamp.is_file() and stamp.read_text(encoding="utf-8") == mark:
            return python
        if venv.exists() and any(venv.iterdir()) and not (venv / "pyvenv.cfg").is_file():
            raise PeerError(f"{venv} is in the way: it is not an environment that Kylix made, so it is left alone.")
        home.mkdir(parents=True, exist_ok=True)
        # The stamp goes first and comes back last: an interrupted install never looks like a finished one.
        stamp.unlink(missing_ok=True)
        install(venv, wanted, say)
        fresh = stamp.with_suffix(".new")
        fresh.write_text(mark, encoding="utf-8")
        fresh.replace(stamp)
    except (OSError, UnicodeError) as error:
        raise PeerError(f"The peers' environment {venv} could not be prepared: {error}.") from error
    return python


def interpreter(venv: Path) -> Path:
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def stamp_for(wanted: Path) -> str:
    """A digest of the pins and of the Python below them: another Python needs other wheels."""
    facts = wanted.read_bytes() + f"\n{sys.version}\n{sys.base_prefix}\n".encode()
    return hashlib.sha256(facts).hexdigest() + "\n"


def install(venv: Path, wanted: Path, say: Callable[[str], None]) -> None:
    say("installing the peers, once: about 70 MB, up to a minute or two")
    bundled = find_spec("ensurepip") is not None
    pip = [str(interpreter(venv)), "-m", "pip"] if bundled else [*pip_elsewhere(), "--python", str(interpreter(venv))]
    make = [sys.executable, "-m", "venv", "--clear", *([] if bundled else ["--without-pip"]), str(venv)]
    run(make, MAKE_SECONDS, "The environment of the peers could not be made")
    # Wheels only: where a peer has none, a refusal at once beats an hour of compiling that ends in one.
    options = ["--require-hashes", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input", "--quiet"]
    command = [*pip, "install", *options, "-r", str(wanted)]
    run(command, INSTALL_SECONDS, "The peers could not be installed")


def pip_elsewhere() -> list[str]:
    """A pip that can fill an environment which has none: ours, or that of the Python ours was made from."""
    base: str = getattr(sys, "_base_executable", sys.executable)
    for python in dict.fromkeys((sys.executable, base)):
        command = [python, "-m", "pip"]
        found = subprocess.run([*command, "--version"], capture_output=True, stdin=subprocess.DEVNULL, check=False)
        if found.returncode == 0:
            return command
    raise PeerError("This Python has neither ensurepip nor pip: install python3-venv or python3-pip and try again.")


def run(command: Sequence[str], limit: float, failure: str) -> str:
    """What the command printed; a failure, a time-out and a missing program each become one sentence."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise PeerError(f"{failure}: no end after {limit:.0f} s.") from error
    except OSError as error:
        raise PeerError(f"{failure}: {error}.") from error
    if done.returncode != 0:
        raise PeerError(f"{failure}: {reason(done.stderr or done.stdout, done.returncode)}.")
    return done.stdout


def reason(text: str, code: int) -> str:
    """The line of a failed program that says why: its first error, else its last words."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    if errors or lines:
        return (errors or lines[-1:])[0].removeprefix("ERROR:").strip().rstrip(".")
    return f"it ended with exit code {code} and said nothing"


def run_script(python: Path, script: Path, seconds: float) -> list[PeerFigure]:
    failure = f"{script.name} could not measure its peer"
    # -I: neither the user's own packages nor ours may slip into what is measured.
    text = run([str(python), "-I", str(script), repr(seconds)], seconds * 2 + GRACE_SECONDS, failure)
    try:
        return figures_in(json.loads(text))
    except ValueError as error:
        raise PeerError(f"{failure}: its answer makes no sense ({error}).") from error


def figures_in(answer: object) -> list[PeerFigure]:
    rows = answer if isinstance(answer, list) else []
    if not rows or not all(isinstance(row, dict) for row in rows):
        raise ValueError("no list of figures")
    return [figure(row) for row in rows]


def figure(row: dict[str, object]) -> PeerFigure:
    return PeerFigure(
        name=word(row, "name"),
        version=word(row, "version"),
        us_per_decision=amount(row, "us_per_decision"),
        us_per_clone=amount(row, "us_per_clone"),
        decisions=int(amount(row, "decisions")),
        clones=int(amount(row, "clones")),
    )


def word(row: dict[str, object], key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise ValueError(f"{key} is missing")
    return value


def amount(row: dict[str, object], key: str) -> float:
    value = row.get(key)
    # A ratio against zero or infinity would read like a triumph.
    if isinstance(value, bool) or not isinstance(value, int | float) or not (math.isfinite(value) and value > 0):
        raise ValueError(f"{key} is not a number above zero")
    return value
