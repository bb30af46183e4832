"""The fields of a state as text, each by itself: what is as it was in the state before is not written again.

A move changes a few fields of many. The digest, the position that is kept and what pages are told are all put together
from these texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.names import shown

if TYPE_CHECKING:
    from kylix.kit.game import Setting

ENCODER = msgspec.json.Encoder()
"""Things that have names stand in the order in which a title names them."""


class Texts:
    """Of a state that changes no more: its lists are compared with those of later ones."""

    def __init__(self, s: State, before: Texts | None = None) -> None:
        setting: Setting = s.setting  # type: ignore[assignment]
        self.state: State = s
        assert before is None or before.state is not s, "a state is compared with another one"
        self.values: dict[str, Any] = {}
        self.parts: dict[str, bytes] = {}
        """By field: its name and what it holds, as the digest is taken of it."""
        self.told: dict[str, Any] = {}
        """By field: what it holds, as pages are told; JSON already."""
        values, parts, told = self.values, self.parts, self.told
        for name, value in codec.own_fields(s).items():
            parts[name] = part(name, codec.QUICK.encode(value))
        for name, seen in setting.game.seen_by.items():
            value = values[name] = getattr(s, name)
            if before is not None and is_same(before.values[name], value):
                parts[name], told[name] = before.parts[name], before.told[name]
                continue
            reads = shown(setting.names, seen, value)
            text = codec.QUICK.encode(reads)
            parts[name] = part(name, text)
            told[name] = msgspec.Raw(ENCODER.encode(reads) if b"{" in text else text)

        self.text = b"{" + b",".join([parts[name] for name in sorted(parts)]) + b"}"
        """The same as that of all fields together."""

    @property
    def digest(self) -> str:
        return codec.digest_of(self.text) or codec.hash_of(codec.fields(self.state))


def is_same(was: Any, value: Any) -> bool:
    return value is was or (type(value) is type(was) and bool(value == was))


def part(name: str, text: bytes) -> bytes:
    return b'"%s":%s' % (name.encode(), text)
