"""The protocol of passkeys as types. What a browser is asked for and answers is as WebAuthn has it, in JSON."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from kylix.server.seat_messages import Asked, Name, OwnToken


class CeremonyAsked(Struct, frozen=True):
    """What the browser is to make or to sign."""

    options: dict[str, Any]


class PasskeyMade(Asked, frozen=True):
    credential: dict[str, Any]
    """As `navigator.credentials.create()` has it, its `toJSON()`."""
    name: Name = ""
    """What it is called in the list."""


class PasskeyUsed(Asked, frozen=True):
    credential: dict[str, Any]
    """As `navigator.credentials.get()` has it, its `toJSON()`."""
    secret: OwnToken
    """Made by the device, which carries the person from now on."""
    device: Name = ""


class PasskeyAsked(Asked, frozen=True):
    passkey: Annotated[str, Meta(max_length=20)]


class PasskeyShown(Struct, frozen=True):
    id: str
    name: str
    made: float
    used: float


class PasskeysShown(Struct, frozen=True):
    passkeys: list[PasskeyShown]
