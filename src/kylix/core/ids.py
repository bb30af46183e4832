"""Ids are plain ints, so that states are flat and fast."""

from typing import Any, Final

NOBODY: Final = -1
"""No seat. Any id of -1 means 'none' and is shown as null in views and positions."""

Given = Any
"""An argument as somebody gives it: a seat's number, a seed, a move or its text. Compiled code would turn another type
away before it can be told in words."""
