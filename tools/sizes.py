"""Hold the sizes that keep the project readable: lines of a file, of a function, and of the kernel as a whole."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FILE_LINES = 500
FUNCTION_LINES = 50
KERNEL_LINES = 2400
KERNEL = ("src/kylix/core", "src/kylix/kit")
FOLDERS = ("src", "tests", "tools", "bench")


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {node.name} has {length} lines, {FUNCTION_LINES} are allowed"


def kernel_lines(root: Path) -> int:
    return sum(lines(path) for folder in KERNEL for path in (root / folder).rglob("*.py"))


def faults(root: Path) -> Iterator[str]:
    files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    for path in [*files, *root.glob("*.py")]:
        if (length := lines(path)) > FILE_LINES:
            yield f"{path}: {length} lines, {FILE_LINES} are allowed"
        yield from long_functions(path)
    if (kernel := kernel_lines(root)) >= KERNEL_LINES:
        yield f"core and kit have {kernel} lines together, fewer than {KERNEL_LINES} are allowed"


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
    found = list(faults(root))
    for fault in found:
        print(fault)
    print(f"sizes: {len(found)} faults; core and kit have {kernel_lines(root)} lines of {KERNEL_LINES}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
