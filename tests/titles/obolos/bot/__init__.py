"""How Obolos is played by bots."""

from __future__ import annotations

from .title_bot import ObolosBot


def title_bot(fitted: bool) -> ObolosBot:
    """There are rules of thumb only; nothing is fitted."""
    return ObolosBot()
