"""The libraries of the laboratory, which a table does not need."""

from __future__ import annotations

import importlib
from typing import Any

from kylix.core.errors import KylixError


def library(name: str, extra: str = "lab") -> Any:
    """A library, or a sentence that says how to get it."""
    try:
        return importlib.import_module(name)
    except ImportError:
        package = name.partition(".")[0]
        raise KylixError(f"this needs {package}: it is in the extra `{extra}` (pip install 'kylix[{extra}]')") from None
