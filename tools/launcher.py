"""What `./kylix` does: keep an environment of its own in `.kylix/`, then play, test, lint or compile in it.

Standard library only, and the parts that only a set-up needs are imported there: a start with nothing to do is quick.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HELP = {
    "lint": """./kylix lint [--fix]

Check style, types, imports, sizes and generated files. --fix first repairs what the tools can repair.""",
    "contract": """./kylix contract [TITLE FILE]

Write the types that the page takes from the sources: web/src/generated/wire.ts and generated.ts of every title.
With a title, also one from elsewhere: only its own, into that file.""",
    "python": """./kylix python [--plain] [SCRIPT | -c CODE | -m MODULE] [ARGUMENT ...]

Start a Python that can `import kylix`: an interpreter, or a script of yours. It takes the compiled rules where they are
fresh; --plain takes the sources.""",
    "docs": """./kylix docs [DIR]

Make a static site of the documents: tutorials, API reference, rules of all titles, architecture. Without a folder it is
made in .kylix/docs. It needs no network and no server.""",
    "wheel": """./kylix wheel [DIR]

Make a wheel for this platform, with the page inside and the rules compiled where a C compiler is at hand; in dist/, or
in another folder. `pip install FILE` installs it.""",
    "compile": """./kylix compile

Compile the rules with a C compiler, which makes simulation several times faster. Without one, plain Python is used.""",
}
# Each level of packages holds the ones before it; a test keeps the locks so.
LEVELS = ("play", "compile", "lab", "test")
CLUB = "club"
"""Beside them: what a server needs that sends notices. The packages to test hold these, too."""
SECONDS = {
    "club": "half a minute",
    "play": "half a minute",
    "compile": "half a minute",
    "lab": "a minute",
    "test": "two minutes",
}
LABORATORY = ("compare", "ladder", "report", "train")
"""Commands that need more packages than a table does."""
KEPT_TREES = 3
HASTY = "-hasty"
"""Ends the name of a compiled tree for tests."""


class Stop(Exception):
    """The launcher cannot go on, for a reason that a person can read."""


def say(text: str) -> None:
    sys.stderr.write(f"kylix: {text}\n")
    sys.stderr.flush()


def digest(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part.encode() if isinstance(part, str) else part).digest())
    return whole.hexdigest()


def python_identity() -> str:
    """Changes when the environment made by the Python at hand would be another one."""
    return f"{sys.version} {sys.base_prefix} {sys.platform}"


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(command: Sequence[str | Path], cwd: Path) -> tuple[int, str]:
    """Run quietly; what it said is for the case that it fails."""
    import subprocess

    try:
        done = subprocess.run(
            list(map(str, command)),
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return done.returncode, done.stdout


def holds(level: str) -> tuple[str, ...]:
    """All levels whose packages are there with those of one."""
    if level == CLUB:
        return (LEVELS[0], CLUB)
    return (*LEVELS[: LEVELS.index(level) + 1], *([CLUB] if level == LEVELS[-1] else []))


class Clone:
    """A clone of the project and the folder `.kylix` in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / ".kylix"
        self.venv = self.home / "venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.plain = root / "src"
        self.output: int | None = None
        """The file that steps of the tests write to, instead of this terminal."""
        self.yields = False
        """Whatever else runs has the processor first."""
        self.hasty = False
        """Rules that were compiled in haste, with less optimisation, will do: tests are sooner done with them."""

    # The environment

    def stamp(self, level: str) -> str:
        return digest((self.root / "requirements" / f"{level}.txt").read_bytes(), python_identity())

    def is_installed(self, level: str) -> bool:
        try:
            return (self.venv / f"stamp-{level}").read_text(encoding="ascii") == self.stamp(level)
        except FileNotFoundError:
            return False

    def install(self, level: str) -> None:
        if self.is_installed(level):
            return
        with self.locked():
            if self.is_installed(level):  # by the start that held the lock
                return
            purpose, time = "send notices" if level == CLUB else level, SECONDS.get(level, "half a minute")
            say(f"installing the packages to {purpose} into .kylix/venv; once, up to {time}")
            self.make_venv()
            options = ["--quiet", "--no-input", "--no-user", "--disable-pip-version-check", "--no-warn-script-location"]
            # A lock names everything: a pip that resolves again may take an extra's newer release, and then refuse it.
            options += ["--no-deps", "--require-hashes"]
            if level == LEVELS[-1]:
                options += ["--no-compile"]  # most of what tests bring is never imported, the rest translated then
            lock = self.root / "requirements" / f"{level}.txt"
            code, output = run([*self.pip(), "install", *options, "-r", lock], self.root)
            if code:
                sys.stderr.write(output)
                raise Stop(
                    "the packages could not be installed; pip's words are above. Is the package index within reach? "
                    "Run the same command again to go on."
                )
            for done in holds(level):
                (self.venv / f"stamp-{done}").write_text(self.stamp(done), encoding="ascii")

    def make_venv(self) -> None:
        made_by = self.venv / "made-by"
        if made_by.is_file() and made_by.read_text(encoding="utf-8") == python_identity():
            return
        code, output = run([sys.executable, "-m", "venv", "--without-pip", "--clear", self.venv], self.root)
        if code:
            sys.stderr.write(output)
            raise Stop(f"{sys.executable} cannot make a virtual environment; on Debian: apt install python3-venv")
        made_by.write_text(python_identity(), encoding="utf-8")

    def pip(self) -> list[str]:
        """A pip for the environment: any at hand that can work on another Python, else the one inside Python."""
        others = [shutil.which(name) for name in ("pip3", "pip")]
        for command in [[sys.executable, "-m", "pip"], *([name] for name in others if name)]:
            command = [*command, "--python", str(self.python)]
            if run([*command, "--version"], self.root)[0] == 0:
                return command
        if run([self.python, "-m", "ensurepip"], self.root)[0] == 0:
            return [str(self.python), "-m", "pip"]
        raise Stop(f"{sys.executable} has no pip to install packages with; on Debian: apt install python3-venv")

    @contextmanager
    def locked(self, name: str = "lock") -> Iterator[None]:
        """One set-up at a time in a clone; a second start waits."""
        from clone_lock import NoLock, locked

        try:
            with locked(self.home, name):
                yield
        except NoLock as reason:
            raise Stop(str(reason)) from None

    # The compiled tree

    def tree_name(self, source: Path) -> str:
        """Says all that the compiled form of `source`/kylix depends on, so a tree of that name is fresh."""
        package = source / "kylix"
        parts: list[str | bytes] = [python_identity(), (self.root / "tools" / "mypyc_build.py").read_bytes()]
        parts.append((self.root / "requirements" / "compile.txt").read_bytes())
        for folder, folders, names in os.walk(package):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            for name in sorted(names):
                path = Path(folder, name)
                if path.suffix not in (".so", ".pyd"):
                    parts += [path.relative_to(package).as_posix(), path.read_bytes()]
        return digest(*parts)[:16]

    def compiled(self) -> Path | None:
        """The compiled tree of the sources as they are now, if there is one."""
        trees = self.home / "compiled"
        if not trees.is_dir():
            return None
        name = self.tree_name(self.plain)
        fresh = [name, name + HASTY] if self.hasty else [name]
        return next((trees / each for each in fresh if (trees / each).is_dir()), None)

    def compile(self) -> Path:
        """Compile unless done; raises Stop with the reason when that is impossible."""
        import mypyc_build

        if tree := self.compiled():
            return tree
        if reason := mypyc_build.missing_tools():
            raise NoCompiler(f"plain Python is used, nothing is compiled: {reason}")
        self.install("compile")
        with self.locked("compiling"):  # a lock of its own: the page may be built meanwhile
            return self.compiled() or self.build_tree()

    def build_tree(self) -> Path:
        import mypyc_build

        say("compiling the rules; up to two minutes")
        trees = self.home / "compiled"
        trees.mkdir(exist_ok=True)
        for leftover in trees.glob("new-*"):
            shutil.rmtree(leftover)
        new = trees / f"new-{os.getpid()}"
        shutil.copytree(
            self.plain / "kylix", new / "kylix", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
        # Named by the copy, as somebody may be editing the sources at this moment.
        tree = trees / (self.tree_name(new) + (HASTY if self.hasty else ""))
        level = mypyc_build.HASTY_LEVEL if self.hasty else mypyc_build.OPT_LEVEL
        code, output = run([self.python, self.root / "tools" / "mypyc_build.py", new, level], self.root)
        if code:
            shutil.rmtree(new)
            sys.stderr.write(output)
            raise Stop("the rules could not be compiled; the compiler's words are above. Plain Python is used")
        new.rename(tree)
        # A few older ones stay: a game that is still running may read from its tree.
        others = sorted((path for path in trees.iterdir() if path != tree), key=lambda path: path.stat().st_mtime)
        for old in others[: 1 - KEPT_TREES]:
            shutil.rmtree(old, ignore_errors=True)
        return tree

    # Running

    def environment(self, tree: Path | None = None) -> dict[str, str]:
        """The child's variables; it runs on `tree`, or on the compiled one when that is fresh."""
        compiled = self.compiled()
        found = {name: value for name, value in os.environ.items() if name not in ("KYLIX_COMPILED", "KYLIX_EXPECT")}
        found["PYTHONPATH"] = str(tree or compiled or self.plain)
        found["KYLIX_HOME"] = str(self.root)
        found["KYLIX_PLAIN"] = str(self.plain)
        if compiled:
            found["KYLIX_COMPILED"] = str(compiled)
        return found

    def call(self, arguments: Sequence[str | Path], environment: dict[str, str]) -> int:
        """Run the environment's Python in the clone, with this terminal."""
        import subprocess

        nice = shutil.which("nice") if self.yields else None
        command = [*([nice, "-n", "10"] if nice else []), str(self.python), *map(str, arguments)]
        return subprocess.call(command, env=environment, cwd=self.root, stdout=self.output, stderr=self.output)

    def tell(self, text: str) -> None:
        """To whoever started this, in the order of what runs here."""
        if self.output is None:
            say(text)
        else:
            os.write(self.output, f"kylix: {text}\n".encode())

    # The page

    def build_page(self, check: bool = False) -> None:
        """The page of the browser, if it is stale; `check` looks at its types too."""
        import web_build

        try:
            web_build.build(self.root, web_build.folder(self.home), str(self.python), self.pip, check)
        except web_build.BuildFailed as reason:
            raise Stop(str(reason)) from None


class NoCompiler(Stop):
    """Compiling is optional: this is told, and is no failure."""


def play(clone: Clone, arguments: list[str]) -> int:
    wants_help = any(argument in ("-h", "--help") for argument in arguments)
    clone.install("play" if wants_help else level_for(arguments))
    # -P: a folder named kylix where the person happens to be must not be taken for this one.
    # The commands that need the page have it built once they know that their arguments are sound.
    environment = {**clone.environment(), "KYLIX_PAGE_TOOL": str(clone.root / "tools" / "web_build.py")}
    return become([str(clone.python), "-P", "-m", "kylix", *arguments], environment)


def become(command: list[str], environment: dict[str, str]) -> int:
    """Go on as another program, in the folder where the person is."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execve(command[0], command, environment)
    import signal
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the child
    return subprocess.call(command, env=environment)


def level_for(arguments: list[str]) -> str:
    """The packages that a command needs. Ray and the driver of PostgreSQL come with those of the tests."""
    if "ray" in arguments or "--engine=ray" in arguments or any("postgresql://" in word for word in arguments):
        return "test"
    if arguments[:1] == ["serve"] and wants_club(config_of(arguments)):
        return CLUB
    return "lab" if arguments[:1] and arguments[0] in LABORATORY else "play"


def config_of(arguments: list[str]) -> str:
    """The file of settings that a command line names."""
    for word, after in zip(arguments, [*arguments[1:], ""], strict=True):
        if word == "--config":
            return after
        if word.startswith("--config="):
            return word.partition("=")[2]
    return ""


def wants_club(path: str) -> bool:
    """Whether a file of settings switches on what needs more packages. What is wrong with it the server tells."""
    if not path:
        return False
    import tomllib

    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    mail, push = (part if isinstance(part := found.get(name), dict) else {} for name in ("mail", "push"))
    return bool(mail.get("host") or push.get("on") or found.get("webhooks") or found.get("passkeys"))


def python(clone: Clone, arguments: list[str]) -> int:
    plain = arguments[:1] == ["--plain"]
    clone.install("play")
    environment = clone.environment(clone.plain if plain else None)
    return become([str(clone.python), *arguments[plain:]], environment)


def compile_rules(clone: Clone, arguments: list[str]) -> int:
    if arguments:
        raise Stop("`./kylix compile` takes no arguments")
    try:
        say(f"the compiled rules are in {clone.compile().relative_to(clone.root)}")
    except NoCompiler as reason:
        say(str(reason))
    return 0


def test(clone: Clone, arguments: list[str]) -> int:
    import suites

    return suites.test(clone, arguments)


def contract(clone: Clone, arguments: list[str]) -> int:
    """On the plain sources: the types are read off their annotations."""
    clone.install("play")
    return clone.call(["-m", "kylix.server.contract", *arguments], clone.environment(clone.plain))


def docs(clone: Clone, arguments: list[str]) -> int:
    if len(arguments) > 1:
        raise Stop("`./kylix docs` takes no argument but a folder")
    clone.install("play")
    folder = [str(Path(arguments[0]).absolute())] if arguments else []
    return clone.call([clone.root / "tools" / "docs_site.py", *folder], clone.environment(clone.plain))


def wheel(clone: Clone, arguments: list[str]) -> int:
    """The build hook builds the page and compiles the rules; what it needs comes with the packages to test."""
    if len(arguments) > 1:
        raise Stop("`./kylix wheel` takes no argument but a folder")
    clone.install("test")
    out = Path(arguments[0] if arguments else clone.root / "dist").absolute()
    return clone.call(["-m", "hatchling", "build", "-t", "wheel", "-d", out], clone.environment(clone.plain))


def lint(clone: Clone, arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise Stop("`./kylix lint` takes no argument but --fix")
    from concurrent.futures import ThreadPoolExecutor

    clone.install("test")
    environment = clone.environment(clone.plain)
    if arguments:
        clone.call(["-m", "ruff", "check", "--fix", "--quiet", "."], environment)
        clone.call(["-m", "ruff", "format", "--quiet", "."], environment)
    typed = [name for name in ("src", "tests", "tools", "bench") if any((clone.root / name).rglob("*.py"))]
    imports = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
    checks: dict[str, list[str | Path]] = {
        "ruff check": ["-m", "ruff", "check", "."],
        "ruff format": ["-m", "ruff", "format", "--check", "."],
        "mypy": ["-m", "mypy", *typed, "hatch_build.py"],
        "import-linter": ["-c", imports],
        "sizes": [clone.root / "tools" / "sizes.py"],
        "API reference": [clone.root / "tools" / "api_reference.py", "--check"],
        "strength of bots": [clone.root / "tools" / "strength_table.py", "--check"],
        "contract": ["-m", "kylix.server.contract", "--check"],
        "table of settings": [clone.root / "tools" / "settings_table.py", "--check"],
    }
    failed = []
    with ThreadPoolExecutor(1) as aside:
        page = aside.submit(clone.build_page, check=True)  # it takes as long as all of these
        for name, command in checks.items():
            say(name)
            if clone.call(command, environment):
                failed.append(name)
        say("the page")
        try:
            page.result()
        except Stop as reason:
            say(str(reason))
            failed.append("the page")
    say(f"lint failed: {', '.join(failed)}" if failed else "lint: all checks passed")
    return 1 if failed else 0


def help_of(name: str) -> str:
    if name != "test":
        return HELP[name]
    import suites

    return suites.HELP


COMMANDS = {
    "test": test,
    "lint": lint,
    "compile": compile_rules,
    "contract": contract,
    "python": python,
    "docs": docs,
    "wheel": wheel,
}


def main(arguments: list[str], root: Path | None = None) -> int:
    clone = Clone(root or Path(__file__).resolve().parent.parent)
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in COMMANDS and rest[:1] in (["-h"], ["--help"]):
        sys.stdout.write(help_of(name) + "\n")
        return 0
    try:
        return COMMANDS[name](clone, rest) if name in COMMANDS else play(clone, arguments)
    except Stop as reason:
        say(str(reason))
        return 1
    except KeyboardInterrupt:
        say("stopped")
        return 130
