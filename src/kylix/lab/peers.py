"""Measures other engines beside ours, on the same machine and in the same run.

They live in an environment of their own, so that nothing of theirs is ever needed to play, and they are measured by
scripts that run in it: Catanatron (Python) and some games of OpenSpiel (C++ driven from Python).
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

from kylix.lab.rounds import MeasureError, Program

SCRIPTS = ("catanatron_games.py", "openspiel_games.py")
MAKE_SECONDS = 180.0
INSTALL_SECONDS = 900.0


class PeerError(MeasureError):
    """The peers could not be installed; the message is one sentence for a person."""


def programs(home: Path, say: Callable[[str], None]) -> list[Program]:
    """The peers' programs, started; they are installed under `home` if they are not there."""
    python = prepare(home, requirements(), say)
    scripts = Path(__file__).parent / "peer_scripts"
    # -I: neither the user's own packages nor ours may slip into what is measured.
    return [Program(script, [str(python), "-I", str(scripts / script)]) for script in SCRIPTS]


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
