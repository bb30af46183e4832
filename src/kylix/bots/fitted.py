"""Weights: small files that `kylix train` makes, one per title, beside its bot."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Weights = list[list[float]]
"""By group, by feature."""


def load(path: Path, groups: Sequence[str], features: Sequence[str]) -> Weights:
    """The weights in a file; none of them counts where there is no file yet."""
    if not path.exists():
        return [[0.0] * len(features) for _ in groups]
    return read(json.loads(path.read_text(encoding="utf-8")), groups, features)


def read(document: dict[str, Any], groups: Sequence[str], features: Sequence[str]) -> Weights:
    table = document["weights"]
    return [[float(table[group][feature]) for feature in features] for group in groups]


def squash(total: float) -> float:
    """A sum of weights as a chance, 0 to 1."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
