"""What is no choice by itself: who can do nothing gains nothing by asking in which order the others do it."""

from __future__ import annotations

from kylix.games.parthenon.moves import AskOrder

VERBS = (AskOrder.VERB,)
