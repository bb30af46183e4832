"""Reads `kylix.toml`: every setting of a server by its name in config.py, and nothing else."""

from __future__ import annotations

import ipaddress
import re
import tomllib
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from types import GenericAlias
from typing import Any, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from kylix.core.errors import KylixError
from kylix.server import config
from kylix.server.config import Config, Mail

BEATS = "bot_beats"
NOT_IN_FILES = ("page", "admin_key", "hook_networks")
"""Found or made by the program itself, or for tests."""
FROM_ZERO = ("port", "think_seconds", "bot_tick", "answer_seconds", "drain_seconds", "keep_days")
"""Of these 0 makes sense, or switches them off; all others are more than that."""
MAY_BE_EMPTY = (
    "store",
    "address",
    "mail.host",
    "mail.user",
    "mail.password",
    "mail.password_file",
    "mail.sender",
    "push.contact",
)
NETWORKS = ("metrics_from",)
CHOICES = {"log_format": config.LOG_FORMATS, "log_level": config.LOG_LEVELS, "mail.tls": config.TLS}
MOST = 10**12


class Wrong(Exception):
    """Says what a value should have been."""


class BadConfig(KylixError):
    """What is wrong in a file of settings, with the line where it stands."""


def read(path: Path) -> dict[str, Any]:
    """The settings that a file names, as Config takes them."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
        raise BadConfig(f"{path} cannot be read: {reason}") from None
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadConfig(f"{path}: {error}") from None
    kinds, sections = known(Config), sections_of(Config)
    inner: dict[str, Any] = {}
    for name, kind in sections.items():
        part = found.pop(name, {})
        if not isinstance(part, dict):
            raise BadConfig(f"{place(path, text, '', name)}: {name} is a table, [{name}]")
        if part:
            inner[name] = kind(**taken_from(path, text, name, part, known(kind)))
    taken = taken_from(path, text, "", found, {name: kind for name, kind in kinds.items() if name not in sections})
    if "data" in taken:
        taken["data"] = path.parent / taken["data"]
    settled = {**taken, **inner}
    check_together(path, text, settled)
    return settled


def sections_of(settings: type) -> dict[str, type]:
    """By name: settings that have settings of their own, [limits] for instance."""
    return {name: kind for name, kind in known(settings).items() if isinstance(kind, type) and is_dataclass(kind)}


def check_together(path: Path, text: str, settled: dict[str, Any]) -> None:
    """What makes sense only beside another setting; the password of the mail server is read from its file."""
    mail: Mail = settled.get("mail", Mail())
    if mail.password_file:
        try:
            said = (path.parent / mail.password_file).read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            where = place(path, text, "mail", "password_file")
            reason = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
            raise BadConfig(f"{where}: the file of mail.password_file cannot be read: {reason}") from None
        settled["mail"] = replace(mail, password=said)
    if mail.host and not mail.sender:
        raise BadConfig(f"{place(path, text, 'mail', 'host')}: with mail.host there has to be mail.sender")
    push = settled.get("push")
    if push and push.on and not push.contact:
        raise BadConfig(f"{place(path, text, 'push', 'on')}: with push.on there has to be push.contact")
    if settled.get("passkeys"):
        check_passkeys(place(path, text, "", "passkeys"), settled.get("address", ""))
    links = [name for name, on in (("mail.host", mail.host), ("webhooks", settled.get("webhooks"))) if on]
    if links and not settled.get("address"):
        section, _, last = links[0].rpartition(".")
        raise BadConfig(f"{place(path, text, section, last)}: with {links[0]} there has to be address, for links")


def check_passkeys(where: str, address: str) -> None:
    """Browsers make them for a host name, over https; on this machine also without."""
    found = urlsplit(address)
    host = found.hostname or ""
    secure = found.scheme == "https" or host == "localhost" or host.endswith(".localhost")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if host and secure:
            return
    raise BadConfig(f"{where}: with passkeys there has to be address, with https and a name, not a number")


def known(settings: type) -> dict[str, Any]:
    hints = get_type_hints(settings)
    return {field.name: hints[field.name] for field in fields(settings) if field.name not in NOT_IN_FILES}


def taken_from(path: Path, text: str, section: str, found: dict[str, Any], kinds: dict[str, Any]) -> dict[str, Any]:
    taken: dict[str, Any] = {}
    for name, value in found.items():
        where = place(path, text, section, name)
        if name not in kinds:
            raise BadConfig(f"{where}: there is no setting {shown(section, name)}; there are: {', '.join(kinds)}")
        try:
            taken[name] = converted(shown(section, name), value, kinds[name])
        except Wrong as error:
            raise BadConfig(f"{where}: {shown(section, name)} {error}") from None
    return taken


def converted(name: str, value: Any, kind: Any) -> Any:
    if kind is bool:
        if not isinstance(value, bool):
            raise Wrong(f"is true or false, not {value!r}")
        return value
    if kind is float or kind is int:
        return number(value, kind, 0 if name in FROM_ZERO else None)
    if kind in (str, Path):
        if not isinstance(value, str) or (not value and name not in MAY_BE_EMPTY):
            raise Wrong(f"is a text in quotes, not {value!r}")
        if value not in CHOICES.get(name, (value,)):
            raise Wrong(f"is one of {', '.join(CHOICES[name])}, not {value!r}")
        return address(value) if name == "address" else value
    return several(name, value, kind)


def several(name: str, value: Any, kind: GenericAlias) -> Any:
    inner = get_args(kind)
    if get_origin(kind) is dict:
        if not isinstance(value, dict):
            raise Wrong(f"is a table, not {value!r}")
        return {key: number(each, inner[1], None) for key, each in value.items()}
    if not isinstance(value, list):
        raise Wrong(f"is a list in brackets, not {value!r}")
    if inner[-1] is not Ellipsis and len(value) != len(inner):
        raise Wrong(f"is a list of {len(inner)}, not of {len(value)}")
    found = tuple(converted(name, each, inner[0]) for each in value)
    if name in NETWORKS:
        for each in found:
            network(each)
    if inner[0] is float and list(found) != sorted(found):
        raise Wrong("is a list of two numbers, the smaller one first")
    return found


def address(text: str) -> str:
    """Of a site, without what may follow its name."""
    try:
        found = urlsplit(text)
        fine = found.scheme in ("http", "https") and bool(found.hostname) and found.path in ("", "/")
        fine = fine and not (found.query or found.fragment or found.username)
    except ValueError:
        fine = False
    if text and not fine:
        raise Wrong(f"is as https://games.example.org, not {text!r}")
    return text.rstrip("/")


def network(text: str) -> None:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Wrong(f"lists addresses and networks, as 10.0.0.0/8; {text!r} is neither") from None


def number(value: Any, kind: type[int] | type[float], lowest: int | None) -> Any:
    word = "a whole number" if kind is int else "a number"
    span = "more than 0" if lowest is None else f"from {lowest} on"
    if isinstance(value, bool) or not isinstance(value, int | kind):
        raise Wrong(f"is {word}, not {value!r}")
    if not (0 if lowest is None else lowest) <= value <= MOST or (lowest is None and value == 0):
        raise Wrong(f"is {word}, {span}, not {value!r}")
    return kind(value)


def shown(section: str, name: str) -> str:
    return f"{section}.{name}" if section else name


def place(path: Path, text: str, section: str, name: str) -> str:
    """The file, and the line where a setting stands as far as that can be told."""
    names = {section: re.escape(name), "": re.escape(shown(section, name))}
    at = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line):
            at = header[1].strip("\"'")
            if (section, at) == ("", name):
                return f"{path}, line {number}"
        elif at in names and re.match(rf"\s*[\"']?{names[at]}[\"']?\s*[=.]", line):
            return f"{path}, line {number}"
    return str(path)
