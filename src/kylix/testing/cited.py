"""Every clause of a title has a test, and every id that is cited is a clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from kylix.common.proofs import proofs
from kylix.locale.clauses import LANGUAGES, clauses

CITING = {".py", ".md", ".toml", ".ftl", ".ts", ".svelte"}
"""Files that may cite a clause."""
NEW_LINE = "\n"


def faults(folder: Path, prefix: str, tests: Path, places: Sequence[Path]) -> list[str]:
    """What breaks the promise that every clause of a title has a test and every id that is cited a clause.

    `places` are the files and folders that may cite. A whole chapter is cited without a number: TRO-OFFER.
    """
    known, *others = [clauses(folder, language) for language in LANGUAGES]
    told = [f"{clause} is not in every language" for other in others for clause in known.keys() ^ other.keys()]
    told += [f"{clause} has no test" for clause in known.keys() - proofs(tests).keys()]
    chapters = {clause.rpartition("-")[0] for clause in known}
    cited = re.compile(rf"(?<![\w-]){prefix}-[A-Z0-9][\w-]*")
    for path in _files([folder, tests, *places]):
        text = path.read_text(encoding="utf-8")
        for found in cited.finditer(text):
            if (one := found[0].rstrip("-")) not in known and one not in chapters:
                told.append(f"{path}:{1 + text.count(NEW_LINE, 0, found.start())}: there is no clause {one}")
    return sorted(set(told))


def _files(places: Sequence[Path]) -> Iterator[Path]:
    for place in places:
        yield from (path for path in ([place] if place.is_file() else place.rglob("*")) if path.suffix in CITING)
