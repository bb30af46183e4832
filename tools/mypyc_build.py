"""Compile the rules with mypyc: which modules, with what, and how. Shared by `./kylix compile` and the wheel's build.

Run as a program, `python mypyc_build.py TREE [LEVEL]` compiles the package `TREE/kylix` in place.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

KIT_FILES = ("names.py", "redeal.py", "view.py")
GAME_FILES = (
    "state.py",
    "*moves.py",
    "zones.py",
    "events.py",
    "scoring.py",
    "tables.py",
    "seen.py",
    "derived.py",
    "prices.py",
    "risks.py",
)
GAME_FOLDERS = ("phases", "effects")
BOT_FILES = ("search.py", "fitted.py", "network.py")
"""What a thinking bot spends its time in; the rest of `bots` stays plain, so that tests can take its parts apart."""
RL_FILES = ("encode.py", "numbering.py", "many.py")
"""What an environment spends its time in."""
PLAIN_BOT_FILES = ("title_bot.py", "training.py", "training_alone.py", "taught.py", "taught_goods.py")
"""Of a title's `bot` these stay plain: protocols are met by plain classes, weights are fitted once, and who knows only
the lessons plays at no table."""
OPT_LEVEL = "3"
HASTY_LEVEL = "g"
"""For tests, which run no slower on it: the C compiler takes less than half the time."""
# One C file would let the C compiler inline across modules, but nothing runs faster for it. Several are compiled side
# by side, on all cores, and take a third less processor time.
MULTI_FILE = True
# Nobody replaces a function of these modules from outside, so calls within a module go straight: 3 to 5 per cent less.
QUICKER = ("-fno-semantic-interposition", "-fno-plt")


def modules(package: Path) -> list[Path]:
    """The files to compile, relative to the folder that holds `package`: the core, views and redeals, the rules of
    each game, what bots think with, and what environments are stepped by."""
    found = list((package / "core").glob("*.py")) + [package / "kit" / name for name in KIT_FILES]
    # A folder that is no package yet is a title in the making: it is on no shelf, so nothing of it is compiled.
    for game in [path.parent for path in (package / "games").glob("*/__init__.py")]:
        for name in GAME_FILES:
            found += game.glob(name)
        for folder in GAME_FOLDERS:
            found += (game / folder).glob("*.py")
        found += [path for path in (game / "bot").glob("*.py") if path.name not in PLAIN_BOT_FILES]
    found += [package / "bots" / name for name in BOT_FILES]
    found += [package / "rl" / name for name in RL_FILES]
    return sorted(path.relative_to(package.parent) for path in found if path.name != "__init__.py")


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def accepted(flags: Sequence[str]) -> list[str]:
    """Those that the C compiler at hand knows; another one has other names for them, or none."""
    if os.name == "nt" or shutil.which(c_compiler()[0]) is None:
        return []
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int kylix_probe;\n", encoding="ascii")
        command = [*c_compiler(), "-Werror", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return [f for f in flags if subprocess.run([*command, f], capture_output=True, check=False).returncode == 0]


def missing_tools() -> str | None:
    """Why nothing can be compiled here, in words for a person; None when a small C file with Python.h compiles."""
    if os.name == "nt":
        return None  # only setuptools knows how to find that compiler; a failure is reported by the build
    command = c_compiler()
    if shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]}); on Debian: apt install build-essential python3-dev"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <stdlib.h>\n#include <Python.h>\n", encoding="ascii")
        include = sysconfig.get_path("include")
        done = subprocess.run([*command, "-fsyntax-only", f"-I{include}", str(probe)], capture_output=True, check=False)
    if done.returncode == 0:
        return None
    if Path(include, "Python.h").exists():
        return "the C compiler cannot compile a small file; on Debian: apt install build-essential"
    return "the headers of Python are missing; on Debian: apt install python3-dev"


def compile_tree(tree: Path, opt_level: str = OPT_LEVEL) -> None:
    """Compile `tree`/kylix in place: each chosen module gets an extension beside its source."""
    # Only the environment that compiles has these.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one: Any = self.compiler.compile

            def many(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda source: one([source], **options), sources)
                    return [name for names in done for name in names]

            self.compiler.compile = many
            super().build_extensions()

    with tempfile.TemporaryDirectory() as work:
        options = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent", "--ignore-missing-imports"]
        extensions = mypycify(
            # Settings of the linter are not wanted here: style is judged there, here only what cannot be compiled.
            [*options, "--explicit-package-bases", *map(str, modules(tree / "kylix"))],
            opt_level=opt_level,
            debug_level="0",
            multi_file=MULTI_FILE,
            target_dir=work,
            group_name="kylix_compiled",
        )
        quicker = accepted(QUICKER)
        for extension in extensions:
            extension.extra_compile_args += quicker
        command = ParallelBuild(Distribution({"name": "kylix", "ext_modules": extensions}))
        command.build_lib = str(tree)
        command.build_temp = work
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    os.chdir(sys.argv[1])
    compile_tree(Path(), *sys.argv[2:])
