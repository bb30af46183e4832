"""A store by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kylix.core.errors import KylixError

if TYPE_CHECKING:
    from kylix.store.postgresql import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def is_url(name: str) -> bool:
    return "://" in name


def needs_driver(url: str) -> None:
    """KylixError where it is no such name, or the driver is missing."""
    postgres(url)


def postgres(url: str, thinks: bool = False) -> PostgresStore:
    """Not open yet; KylixError where it is no such name, or the driver is missing."""
    if not url.startswith(SCHEMES):
        raise KylixError(f"a store is named as postgresql://USER@HOST/DATABASE, not {url!r}")
    try:
        from kylix.store.postgresql import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise KylixError("PostgreSQL needs the package asyncpg: pip install 'kylix[postgresql]'") from None
    return PostgresStore(url, thinks)
