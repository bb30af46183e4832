"""Which mind a title has. A title that is not named here is played with the plain one."""

from __future__ import annotations

from functools import cache

from kylix.bots.mind import Mind, PlainMind


@cache
def mind_of(title: str, fitted: bool) -> Mind:
    """The mind of a title: with the weights fitted by self-play, or with rules of thumb."""
    if title == "troia":
        from kylix.bots import eval_troia
        from kylix.bots.mind_troia import TroiaMind

        return TroiaMind(eval_troia.fitted() if fitted else None)
    if title == "parthenon":
        from kylix.bots import eval_parthenon
        from kylix.bots.mind_parthenon import ParthenonMind

        return ParthenonMind(eval_parthenon.fitted() if fitted else None)
    if title == "odysseus":
        from kylix.bots import eval_odysseus
        from kylix.bots.mind_odysseus import OdysseusMind

        return OdysseusMind(eval_odysseus.fitted() if fitted else None)
    if title == "deukalion":
        from kylix.bots import eval_deukalion
        from kylix.bots.mind_deukalion import DeukalionMind

        return DeukalionMind(eval_deukalion.fitted() if fitted else None)
    return PlainMind()
