"""Persons for tests: each device has a secret of its own."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any

from server.harness import Api, Opened, Reply

IDS = count()


@dataclass(frozen=True)
class Device:
    """A device that carries a person."""

    api: Api
    secret: str
    id: str
    name: str

    def get(self, path: str) -> Reply:
        return self.api.get(path, **{"Kylix-Person": self.secret})

    def post(self, path: str, body: Any = None, **headers: str) -> Reply:
        return self.api.post(path, body, **{"Kylix-Person": self.secret, **headers})

    def key(self, seat: str) -> str:
        """What opens the person's seat."""
        return f"{self.secret}@{seat}"

    def table(self, *kinds: str, title: str = "troia", **more: Any) -> Opened:
        """Opened by this person."""
        seats = [{"kind": kind, "level": "random" if kind == "bot" else None} for kind in kinds]
        got = self.post("/api/tables", {"title": title, "seats": seats, "numbers": False, **more})
        assert got.status == 200, got.data
        keys = got.json
        tokens, invitations = ([seat[key] for seat in keys["seats"]] for key in ("token", "invitation"))
        return Opened(self.api, keys["table"], keys["host"], tokens, invitations)

    def join(self, table: Opened, seat: int, **more: Any) -> Reply:
        own = f"own-token-{next(IDS)}-of-a-device"
        asked = {"invitation": table.invitations[seat], "token": own, **more}
        got = self.post(f"/api/tables/{table.id}/join", asked)
        if got.status == 200:
            table.tokens[seat] = own
        return got


def new_secret() -> str:
    return f"secret-of-device-{next(IDS)}-0123456789"


def person(api: Api, name: str = "Anna", **more: str) -> Device:
    secret = new_secret()
    got = api.post("/api/person", {"secret": secret, "name": name, "emblem": "owl", **more})
    assert got.status == 200, got.data
    return Device(api, secret, got.json["id"], name)
