"""What a browser is asked about passkeys, and whether its answer proves anything. WebAuthn is the library's part."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kylix.server.person import Person

NAME = "Kylix"
MOST = 1023
"""Bytes of an id of a passkey."""


class NotProven(Exception):
    """An answer that proves nothing; why, in a few words."""


@dataclass(frozen=True)
class Made:
    id: str
    public_key: str
    counter: int


class Ceremony:
    """At one address: a passkey that was made there is of use nowhere else."""

    def __init__(self, address: str) -> None:
        self.origin = address
        self.host = urlsplit(address).hostname or ""

    def to_make(self, person: Person, challenge: str, known: Sequence[str]) -> dict[str, Any]:
        """One that the browser finds by itself later on, and none beside one that is there."""
        chosen = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        )
        made = generate_registration_options(
            rp_id=self.host, rp_name=NAME, user_name=person.name, user_id=person.id.encode(),
            challenge=challenge.encode(), authenticator_selection=chosen,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
        )  # fmt: skip
        return dict(json.loads(options_to_json(made)))

    def to_use(self, challenge: str) -> dict[str, Any]:
        made = generate_authentication_options(
            rp_id=self.host, challenge=challenge.encode(), user_verification=UserVerificationRequirement.PREFERRED
        )
        return dict(json.loads(options_to_json(made)))

    def made(self, credential: dict[str, Any], challenge: str) -> Made:
        try:
            found = verify_registration_response(
                credential=credential, expected_challenge=challenge.encode(), expected_rp_id=self.host,
                expected_origin=self.origin,
            )  # fmt: skip
        except Exception as error:
            raise refused(error) from None
        if len(found.credential_id) > MOST:
            raise NotProven("its id is too long")
        id, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
        return Made(id, key, found.sign_count)

    def used(self, credential: dict[str, Any], challenge: str, kept: Made) -> int:
        """Its counter, as it stands now."""
        try:
            found = verify_authentication_response(
                credential=credential, expected_challenge=challenge.encode(), expected_rp_id=self.host,
                expected_origin=self.origin, credential_public_key=base64url_to_bytes(kept.public_key),
                credential_current_sign_count=kept.counter,
            )  # fmt: skip
        except Exception as error:
            raise refused(error) from None
        return found.new_sign_count


def refused(error: Exception) -> NotProven:
    """The library meets what strangers send with exceptions of many kinds; none of them is a fault of ours."""
    return NotProven(str(error) if isinstance(error, WebAuthnException) else "it cannot be read")


def challenge_of(credential: dict[str, Any]) -> str:
    """What it says that it signed."""
    try:
        told = json.loads(decoded(credential["response"]["clientDataJSON"]))
        return decoded(told["challenge"]).decode("ascii")
    except (ValueError, TypeError, KeyError, RecursionError, binascii.Error):
        raise NotProven("it cannot be read") from None


def handle_of(credential: dict[str, Any]) -> str:
    """The person for whom the browser says that it was made, where it says so."""
    try:
        told = credential["response"].get("userHandle")
        return decoded(told).decode("ascii") if told else ""
    except (ValueError, TypeError, KeyError, AttributeError, binascii.Error):
        raise NotProven("it cannot be read") from None


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
