"""Ids are plain ints, so that states are flat and fast; the type checker keeps the kinds apart."""

from typing import Final, NewType

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)
"""No seat. Any id of -1 means 'none' and is shown as null in views and positions."""
