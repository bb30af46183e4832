"""The examples that learn, in this process and with small batches: whole ones take seconds, whatever is asked."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
BATCH = re.compile(r"^GAMES, LENGTH, MINIBATCH, EPOCHS = .*$", re.MULTILINE)
SMALL = "GAMES, LENGTH, MINIBATCH, EPOCHS = 16, 64, 512, 2"
DECISIONS = "1,024 decisions"
"""Of one such batch."""


@contextlib.contextmanager
def small_examples(folder: Path) -> Iterator[Path]:
    """Be in a folder that has them; what is imported from there is forgotten afterwards."""
    shutil.copytree(EXAMPLES, folder / "examples")
    ppo = folder / "examples" / "ppo.py"
    text, changed = BATCH.subn(SMALL, ppo.read_text(encoding="utf-8"))
    assert changed == 1
    ppo.write_text(text, encoding="utf-8")
    before = Path.cwd()
    os.chdir(folder)
    forget()
    try:
        with patch.object(sys, "path", [*sys.path]):
            yield folder / "examples"
    finally:
        os.chdir(before)
        forget()


def forget() -> None:
    for name in ("examples", "examples.ppo", "ppo"):
        sys.modules.pop(name, None)
