"""Somebody without an account, as requests know them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    emblem: str
    lang: str
    mail: str
    """Where mail goes to; empty without one."""
    confirmed: bool
    """Whether the address is known to be theirs."""
    shares: bool = False
    """Whether their finished games may be handed on for research, without names."""
