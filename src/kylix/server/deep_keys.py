"""Component files from strangers: keys so deep that reading them takes all memory are refused before they are read."""

from __future__ import annotations

import contextlib
import json
import re

from kylix.core.errors import BadComponents, BadRecord

LONGEST = 96 * 1024
DEEPEST = 16
_PART = r"""(?:"(?:[^"\\\n]|\\.)*+"|'[^'\n]*'|(?<![\w-])[\w-]++)"""
_DEEP = re.compile(rf"(?:{_PART}[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
"""Parts of a key joined by dots. No sentence of a file looks like it: words of prose are not joined so often."""


def check(text: str) -> None:
    """Raise BadComponents: the parser's work and memory grow with the square of the depth of a key."""
    fault = ""
    if len(text) > LONGEST:
        fault = f"a component file has at most {LONGEST} characters, not {len(text)}"
    elif found := _DEEP.search(text):
        line = text.count("\n", 0, found.start()) + 1
        fault = f"components, line {line}: keys are at most {DEEPEST} deep"
    if fault:
        raise BadComponents(fault, [fault])


def check_record(text: str) -> None:
    """The same for a set that a record brings along. What else is wrong with it is told by whoever reads it."""
    toml = ""
    with contextlib.suppress(ValueError, KeyError, TypeError, RecursionError):
        toml = str(json.loads(text.partition("\n")[0])["components"]["toml"])
    try:
        check(toml)
    except BadComponents as error:
        raise BadRecord(f"the record cannot be used: {error}") from None
