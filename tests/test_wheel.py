"""What is installed: a wheel holds the page and all data, its types hold elsewhere, and the README's example runs."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import kylix
from readme import blocks

ROOT = Path(__file__).resolve().parent.parent
TITLES = kylix.games()
EXAMPLES = "\n".join(blocks("python"))
PARTS = ("__init__.py", "components/base.toml", "rules/en.md", "rules/fr.md", "words/en.ftl", "words/fr.ftl")
MADE = {"node_modules", "__pycache__"}
"""Folders that tools make and nobody hands on."""


def hatchling(target: str, out: Path, **environment: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    variables = {**os.environ, **environment}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=variables, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, pure: what is compiled is tested elsewhere."""
    return hatchling("wheel", tmp_path_factory.mktemp("wheel"), KYLIX_PURE="1")


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has the wheel and nothing of this clone."""
    folder = tmp_path_factory.mktemp("elsewhere")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    (site,) = (folder / "venv").glob("[Ll]ib/**/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    (folder / "example.py").write_text(EXAMPLES, encoding="utf-8")
    return folder


def test_a_wheel_holds_the_page_the_types_and_all_data(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    wanted = {"kylix/page/index.html", "kylix/py.typed", "kylix/cli/main.py"}
    wanted |= {
        f"kylix/games/{title}/{part}"
        for title in TITLES
        for part in (
            "__init__.py",
            "components/base.toml",
            "rules/en.md",
            "rules/fr.md",
            "words/en.ftl",
            "words/fr.ftl",
        )
    }
    wanted |= {f"kylix/locale/{language}/page.ftl" for language in ("en", "fr")}
    assert wanted <= names
    assert [name for name in names if name.startswith("kylix/page/assets/") and name.endswith(".js")]
    assert {name.split("/")[0] for name in names} == {"kylix", f"kylix-{kylix.__version__}.dist-info"}


def test_the_extras_are_those_that_are_promised(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        about = packed.read(f"kylix-{kylix.__version__}.dist-info/METADATA").decode()
    extras = set(re.findall(r"^Provides-Extra: (.+)$", about, re.MULTILINE))
    assert {"lab", "rl", "openspiel", "cluster", "ray"} <= extras
    for extra, package in (("cluster", "ray"), ("ray", "ray"), ("rl", "pettingzoo"), ("openspiel", "open-spiel")):
        assert re.search(rf"^Requires-Dist: {package}>.*extra == '{extra}'$", about, re.MULTILINE), extra


def test_the_version_is_said_once(wheel: Path) -> None:
    assert wheel.name == f"kylix-{kylix.__version__}-py3-none-any.whl"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    said = re.compile(rf"""["']{re.escape(kylix.__version__)}["']""")
    files = [path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py")]
    assert [path.name for path in files if said.search(path.read_text(encoding="utf-8"))] == ["__init__.py"]


def test_the_example_of_the_readme_passes_the_strictest_check_of_types_elsewhere(elsewhere: Path) -> None:
    python = elsewhere / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), "--cache-dir", os.devnull]
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    (elsewhere / "fine.py").write_text(EXAMPLES, encoding="utf-8")
    (elsewhere / "wrong.py").write_text("import kylix\nkylix.new(3)\n", encoding="utf-8")
    done = subprocess.run(
        [*command, "fine.py", "wrong.py"], cwd=elsewhere, capture_output=True, text=True, env=variables, check=False
    )
    (error, summary) = done.stdout.splitlines()
    assert (done.returncode, error.partition(":")[0]) == (1, "wrong.py"), done.stdout + done.stderr
    assert "checked 2 source files" in summary


def test_the_example_of_the_readme_runs_elsewhere(elsewhere: Path) -> None:
    """With the packages of this environment and the Kylix of the wheel."""
    (site,) = (elsewhere / "venv").glob("[Ll]ib/**/site-packages")
    packages = Path(str(importlib.util.find_spec("msgspec").origin)).parent.parent  # type: ignore[union-attr]
    variables = {name: value for name, value in os.environ.items() if not name.startswith("KYLIX_")}
    variables["PYTHONPATH"] = os.pathsep.join([str(site), str(packages)])
    program = f"{EXAMPLES}\nprint(kylix.__file__)\nprint(kylix.load('game.kylix').over)\n"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=elsewhere, capture_output=True, text=True, env=variables, check=False
    )
    assert done.returncode == 0, done.stderr
    *_, ranking, drawn, where, over = done.stdout.splitlines()
    assert ranking.startswith("[")
    assert "'AJAX': 'TP'" in drawn
    assert Path(where).is_relative_to(site)
    assert over == "True"


def test_what_a_build_needs_is_in_the_sources_that_are_handed_on(tmp_path: Path) -> None:
    with tarfile.open(hatchling("sdist", tmp_path)) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    files = [path for folder in ("src", "tools", "web", "requirements") for path in (ROOT / folder).rglob("*")]
    needed = {path.relative_to(ROOT).as_posix() for path in files if path.is_file() and not MADE & set(path.parts)}
    assert sorted({*needed, "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "kylix"} - names) == []
    assert not [name for name in names if "node_modules" in name or name.startswith(".kylix")]


# --- the build hook -----------------------------------------------------------------------------------------------


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hook(build: ModuleType, root: Path) -> Any:
    said: list[str] = []
    app = SimpleNamespace(display_warning=said.append, display_error=said.append)
    made = build.CustomBuildHook(str(root), {}, None, None, "", "wheel", app)
    made.said = said
    return made


def machine(build: ModuleType, monkeypatch: pytest.MonkeyPatch, node: bool, compiler: bool) -> None:
    monkeypatch.delenv("KYLIX_PURE", raising=False)
    monkeypatch.setattr(build.web_build, "node_of_machine", lambda: ["node", "npm"] if node else None)
    monkeypatch.setattr(build.mypyc_build, "missing_tools", lambda: None if compiler else "no C compiler")


def test_node_is_asked_for_where_the_machine_has_none(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiling = ["mypy>=2.4", "setuptools>=77"]
    for node, compiler, needs in (
        (True, False, []),
        (False, False, [build.web_build.WHEEL]),
        (False, True, [*compiling, build.web_build.WHEEL]),
        (True, True, compiling),
    ):
        machine(build, monkeypatch, node, compiler)
        assert hook(build, tmp_path).dependencies() == needs


def test_without_node_the_build_fails_loudly(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    machine(build, monkeypatch, node=False, compiler=False)
    monkeypatch.setattr(build.web_build, "_wheel_files", lambda python: None)
    with pytest.raises(build.web_build.BuildFailed, match="the page needs Node"):
        hook(build, tmp_path).initialize("standard", {"force_include": {}})


@pytest.mark.parametrize("compiler", [False, True])
def test_a_pure_and_a_compiled_wheel_both_hold_the_page(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiler: bool
) -> None:
    machine(build, monkeypatch, node=True, compiler=compiler)
    monkeypatch.setattr(build.web_build, "build", lambda root, out, python, pip: out)
    made = hook(build, tmp_path)
    monkeypatch.setattr(made, "compile", lambda build_data: None)
    told: dict[str, Any] = {"force_include": {}}
    made.initialize("standard", told)
    assert told["force_include"] == {str(tmp_path / ".kylix" / "web"): "kylix/page"}
    assert made.said == ([] if compiler else ["Kylix is built as plain Python, several times slower: no C compiler."])


# --- the addresses that a wheel names ---------------------------------------------------------------------------------

PUBLISHED = {"Source": "https://forge.org/games/kylix", "Issues": "https://forge.org/games/kylix/issues"}


@pytest.mark.parametrize(
    "remote",
    [
        "https://forge.org/games/kylix.git",
        "https://somebody:secret@Forge.org/games/kylix/",
        "git@forge.org:games/kylix.git",
        "ssh://git@forge.org:2222/games/kylix",
    ],
)
def test_a_wheel_names_where_its_clone_was_published(build: ModuleType, tmp_path: Path, remote: str) -> None:
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    subprocess.run(["git", "-C", str(tmp_path), "remote", "add", "origin", remote], check=True)
    told: dict[str, Any] = {"dynamic": ["urls"]}
    build.CustomMetadataHook(str(tmp_path), {}).update(told)
    assert told["urls"] == PUBLISHED


@pytest.mark.parametrize(
    "remote",
    [
        "",
        "/srv/kylix",
        "file:///srv.org/kylix",
        "https://localhost/kylix",
        "http://10.0.0.1/kylix",
        "https://box.lan/k",
    ],
)
def test_a_wheel_names_no_address_that_nobody_else_can_open(build: ModuleType, tmp_path: Path, remote: str) -> None:
    assert build.project_urls.of_remote(remote) == {}
    assert build.project_urls.of_clone(tmp_path) == {}


def test_sources_that_were_handed_on_keep_their_address(build: ModuleType, tmp_path: Path) -> None:
    """hatchling reads it from them: then it is not to be found out any more."""
    told: dict[str, Any] = {"dynamic": [], "urls": PUBLISHED}
    build.CustomMetadataHook(str(tmp_path), {}).update(told)
    assert told["urls"] == PUBLISHED
