"""Build hooks: wheels carry the page, the compiled rules where a C compiler is at hand (else they say so), and the
addresses of where their sources were published."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

TOOLS = Path(__file__).resolve().parent / "tools"
sys.path.insert(0, str(TOOLS))

import mypyc_build  # noqa: E402
import project_urls  # noqa: E402
import web_build  # noqa: E402


def reason_for_plain() -> str | None:
    if os.environ.get("KYLIX_PURE"):
        return "KYLIX_PURE is set"
    return mypyc_build.missing_tools()


def page_of(root: str) -> Path:
    return Path(root, ".kylix", "web")


class CustomMetadataHook(MetadataHookInterface):
    """Named as hatchling looks it up. An sdist keeps what its clone knew."""

    def update(self, metadata: dict[str, Any]) -> None:
        if "urls" in metadata.get("dynamic", ()):
            metadata["urls"] = project_urls.of_clone(Path(self.root))


class CustomBuildHook(BuildHookInterface[Any]):
    """Named as hatchling looks it up."""

    def dependencies(self) -> list[str]:
        """The build tools are fetched only where they are of use; Node where the machine has none."""
        found = [] if reason_for_plain() else ["mypy>=2.4", "setuptools>=77"]
        if web_build.node_of_machine() is None and not web_build.is_fresh(Path(self.root), page_of(self.root)):
            found.append(web_build.WHEEL)
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.page(build_data)
        reason = reason_for_plain() or self.compile(build_data)
        if reason:
            self.app.display_warning(f"Kylix is built as plain Python, several times slower: {reason}.")

    def page(self, build_data: dict[str, Any]) -> None:
        """The page of the browser, built from `web/`. There is no wheel without it: BuildFailed ends the build."""
        out = web_build.build(Path(self.root), page_of(self.root), sys.executable, no_pip)
        build_data["force_include"][str(out)] = "kylix/page"

    def compile(self, build_data: dict[str, Any]) -> str | None:
        self.tree = Path(tempfile.mkdtemp(prefix="kylix-wheel-"))
        shutil.copytree(Path(self.root, "src", "kylix"), self.tree / "kylix")
        command = [sys.executable, str(TOOLS / "mypyc_build.py"), str(self.tree)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
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


def no_pip() -> list[str]:
    """A build asks for what it needs by `dependencies` and installs nothing behind anybody's back."""
    raise web_build.BuildFailed(
        f"the page needs Node {web_build.OLDEST_NODE[0]} or newer and there is none; "
        f"build in isolation, or install {web_build.WHEEL!r}"
    )
