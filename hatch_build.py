"""Build hook: wheels carry the compiled rules where a C compiler is at hand, else they are plain Python and say so."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = Path(__file__).resolve().parent / "tools"
TOOL = TOOLS / "mypyc_build.py"


def load_tool(path: Path = TOOL) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reason_for_plain() -> str | None:
    if os.environ.get("KYLIX_PURE"):
        return "KYLIX_PURE is set"
    found: str | None = load_tool().missing_tools()
    return found


class CustomBuildHook(BuildHookInterface[Any]):
    """Named as hatchling looks it up."""

    def dependencies(self) -> list[str]:
        """The build tools are fetched only where they are of use."""
        return [] if reason_for_plain() else ["mypy>=1.18", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.page(build_data)
        reason = reason_for_plain() or self.compile(build_data)
        if reason:
            self.app.display_warning(f"Kylix is built as plain Python, several times slower: {reason}.")

    def page(self, build_data: dict[str, Any]) -> None:
        """The page of the browser, built from `web/`; a wheel without it can still be played on a terminal."""
        web_build = load_tool(TOOLS / "web_build.py")
        out = Path(self.root, ".kylix", "web")
        out.parent.mkdir(exist_ok=True)
        try:
            web_build.build(Path(self.root), out)
        except web_build.BuildFailed as reason:
            self.app.display_warning(f"Kylix is built without the page of the browser: {reason}.")
        else:
            build_data["force_include"][str(out)] = "kylix/page"

    def compile(self, build_data: dict[str, Any]) -> str | None:
        self.tree = Path(tempfile.mkdtemp(prefix="kylix-wheel-"))
        shutil.copytree(Path(self.root, "src", "kylix"), self.tree / "kylix")
        done = subprocess.run([sys.executable, str(TOOL), str(self.tree)], capture_output=True, text=True, check=False)
        if done.returncode:
            self.app.display_error(done.stdout + done.stderr)
            return "compiling failed as shown above"
        suffix = "*.pyd" if os.name == "nt" else "*.so"
        for library in self.tree.rglob(suffix):
            build_data["force_include"][str(library)] = library.relative_to(self.tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return None

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "tree", ""), ignore_errors=True)
