"""How `kylix admin` gets its orders done: by the server that has the folder, or by itself where none has it."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from kylix.core.errors import KylixError

PATIENCE = 600.0


def give(folder: Path, order: str, about: dict[str, Any]) -> dict[str, Any]:
    from kylix.server.app import FILE
    from kylix.store.lock import FolderLock, FolderTaken

    store = folder / FILE
    if not store.is_file():
        raise KylixError(f"there are no tables in {folder}")
    try:
        lock = FolderLock(folder)
    except FolderTaken as taken:
        if not (taken.door and taken.key):
            raise KylixError(
                f"the server that has {folder} takes no orders: it is older, or just starting; wait, or stop it"
            ) from None
        return ask(taken.door, taken.key, order, about)
    try:
        return alone(store, order, about)
    finally:
        lock.close()


def ask(door: str, key: str, order: str, about: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{door}/api/admin/{order}",
        json.dumps(about).encode(),
        {"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
    )
    # Never by way of a proxy of the environment: the key is for this machine.
    way = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with way.open(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        try:
            text = json.load(error)["error"]["text"]
        except (ValueError, KeyError, TypeError):
            text = f"it answered {error.code}"
        finally:
            error.close()
        raise KylixError(str(text)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise KylixError(f"the server at {door} does not answer: {reason}") from None


def alone(store: Path, order: str, about: dict[str, Any]) -> dict[str, Any]:
    from kylix.server.admin import Admin, sentence
    from kylix.server.errors import ApiError
    from kylix.store.sqlite import SqliteStore

    opened = SqliteStore(store)
    try:
        return asyncio.run(Admin(opened).do(order, about))
    except ApiError as error:
        raise KylixError(sentence(error)) from None
    finally:
        opened.shut()


def give_database(url: str, order: str, about: dict[str, Any]) -> dict[str, Any]:
    """Beside servers, which hear of it as they hear of each other."""
    from kylix.server.admin import Admin, sentence
    from kylix.server.errors import ApiError
    from kylix.store.named import postgres

    async def do() -> dict[str, Any]:
        store = postgres(url)
        await store.open()
        try:
            return await Admin(store).do(order, about)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except ApiError as error:
        raise KylixError(sentence(error)) from None
