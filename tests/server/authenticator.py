"""A passkey as a browser and its authenticator make one (WebAuthn, ES256, no attestation); it cheats where wanted."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.sinks import decoded, encoded

PRESENT, MADE = 0x01, 0x40


class Authenticator:
    """One passkey at one address."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.counter = 0
        self.counts = True
        """Those that are carried from device to device do not."""
        self.handle = b""

    def client(self, kind: str, options: dict[str, Any], **other: Any) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**told, **other}).encode()

    def data(self, flags: int, rest: bytes = b"") -> bytes:
        whose = hashlib.sha256(self.host.encode()).digest()
        return whose + bytes([flags]) + self.counter.to_bytes(4, "big") + rest

    def answer(self, **response: bytes) -> dict[str, Any]:
        parts = {name: encoded(value) for name, value in response.items()}
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": parts, "clientExtensionResults": {}}

    def make(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        self.handle = decoded(options["user"]["id"])
        at = self.private.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")})
        kept = self.data(PRESENT | MADE, bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": kept})
        return self.answer(clientDataJSON=self.client("webauthn.create", options, **other), attestationObject=attested)

    def sign(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        self.counter += self.counts
        client, data = self.client("webauthn.get", options, **other), self.data(PRESENT)
        signature = self.private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer(clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.handle)
