"""States as JSON and back, readable: names instead of ids. The hash of a state is taken over this form."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from kylix.core.chance import Chance, ChanceError, FixedChance, ProvableChance
from kylix.core.errors import BadPosition, KylixError
from kylix.core.flow import Decision, Match
from kylix.core.moves import facts
from kylix.core.state import State
from kylix.kit.bases import set_of
from kylix.kit.names import shown, taken
from kylix.kit.registry import game

if TYPE_CHECKING:
    from kylix.kit.game import Game, Setting

QUICK = msgspec.json.Encoder(order="deterministic")


def fields(s: State) -> dict[str, Any]:
    """What changes during a game, whole: this is not a view."""
    setting: Setting = s.setting  # type: ignore[assignment]
    whole = own_fields(s)
    for name, seen in setting.game.seen_by.items():
        whole[name] = shown(setting.names, seen, getattr(s, name))
    return whole


def own_fields(s: State) -> dict[str, Any]:
    """Those that the kernel has for every title."""
    setting: Setting = s.setting  # type: ignore[assignment]
    return {
        "turn": s.turn,
        "drawn": s.drawn,
        "stack": [[type(frame).__name__, at, facts(frame)] for frame, at in zip(s.stack, s.at, strict=True)],
        "answers": [None if move is None else setting.text(move) for move in s.answers],
    }


def digest(s: State) -> str:
    """The hash of a state, the same on every machine, interpreted or compiled."""
    whole = fields(s)
    return digest_of(QUICK.encode(whole)) or hash_of(whole)


def digest_of(text: bytes) -> str:
    """That of the state whose fields read so; empty where something is escaped, which `hash_of` writes otherwise."""
    # A third of the time, and the same text as in hash_of where nothing is escaped; states hold no floats.
    is_same = text.isascii() and b"\\" not in text and b"\x7f" not in text
    return _hashed(text) if is_same else ""


def hash_of(value: Any) -> str:
    return _hashed(json.dumps(value, sort_keys=True, separators=(",", ":")).encode())


def _hashed(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def header(setting: Setting, whole: bool = False) -> dict[str, Any]:
    """What a game is played with. A set that is not the title's present base is carried along; with `whole` any is."""
    components = {"id": setting.components.id, "hash": setting.components.fingerprint}
    if whole or not setting.components.is_base:
        components["toml"] = setting.components.toml
    return {
        "title": setting.game.title,
        "version": setting.game.version,
        "seats": setting.seats,
        "options": dict(setting.options),
        "components": components,
    }


def setting_of(head: dict[str, Any]) -> Setting:
    """The setting that a header describes, or KylixError with what does not fit."""
    title = game(str(head.get("title")))
    options = head.get("options")
    seats = head.get("seats")
    try:
        components = set_of(title, head.get("components"))
        if not isinstance(options, dict) or not isinstance(seats, int):
            raise KylixError("seats and options are not named")
        # Every game names all options; one that means nothing with so many seats could once be given any value.
        idle = {option.name for option in title.options if not option.fits(seats)}
        return title.setting(seats, {name: options[name] for name in options if name not in idle}, components)
    except KylixError as error:
        raise KylixError(f"{other_version(title, head.get('version'))}{error}") from None


def other_version(title: Game, played: object) -> str:
    """How a sentence begins about what cannot be replayed: with the versions of the rules, where they differ."""
    return "" if played == title.version else f"played with version {played} of {title.name}, this is {title.version}; "


def chance_header(chance: Chance) -> dict[str, Any]:
    if isinstance(chance, ProvableChance):
        return {
            "method": chance.METHOD,
            "commitment": chance.commitment(),
            "seats": chance.seats,
            "secret": chance.secret.hex(),
            **({"promises": list(chance.promises)} if chance.promises else {}),
            **({"known": True} if chance.known else {}),
        }
    if isinstance(chance, FixedChance):
        return {"method": chance.METHOD, "outcomes": chance.outcomes, "first": chance.first}
    return {"method": chance.METHOD, "seed": chance.seed}


def chance_of(head: dict[str, Any]) -> Chance:
    """The source of chance that a header names."""
    try:
        match head["method"]:
            case Chance.METHOD:
                return Chance(int(head["seed"]))
            case ProvableChance.METHOD:
                seats = [str(part) for part in head["seats"]]
                promises = tuple(str(part) for part in head.get("promises", []))
                provable = ProvableChance(bytes.fromhex(head["secret"]), seats, promises, bool(head.get("known")))
                if provable.commitment() != head["commitment"]:
                    raise KylixError("the secret of chance does not fit what was published before the first move")
                for seat, (number, promised) in enumerate(zip(seats, promises, strict=bool(promises))):
                    if number and provable.promise(seat) != promised:
                        raise KylixError(f"the number of seat {seat + 1} is not the one it promised")
                return provable
            case FixedChance.METHOD:
                return FixedChance([int(value) for value in head["outcomes"]], int(head["first"]))
            case method:
                raise KylixError(f"unknown method of chance {method!r}")
    except (KeyError, TypeError, ValueError):
        raise KylixError("the source of chance is not described as it should be") from None


def dumps(s: State) -> str:
    """Write a position as text: everything, hidden facts and chance included, but not the record."""
    setting: Setting = s.setting  # type: ignore[assignment]
    return json.dumps({**header(setting), "chance": chance_header(s.chance), "position": fields(s)})


def loads(text: str) -> State:
    """Read a position from its text; `BadPosition` when it is none."""
    try:
        data = json.loads(text)
        setting, chance, whole = setting_of(data), chance_of(data["chance"]), data["position"]
    except KylixError as error:
        raise BadPosition(f"this position cannot be read: {error}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        raise BadPosition(f"this is not a position: {type(error).__name__} {error}") from None
    return stands(setting, chance, whole)


def stands(setting: Setting, chance: Chance, whole: dict[str, Any]) -> State:
    """A state with the fields of a position; `BadPosition` where there is none."""
    s = setting.game.blank(setting, chance)
    try:
        fill(s, whole)
        s.invariants()
    except BadPosition:
        raise
    except KylixError as error:
        raise BadPosition(f"this position cannot be read: {error}") from None
    except AssertionError as error:
        raise BadPosition(f"this position cannot occur: {error}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, ChanceError) as error:
        raise BadPosition(f"this is not a position: {type(error).__name__} {error}") from None
    return s


def shaped(like: Any, value: Any) -> Any:
    """Lists as tuples where an empty state has tuples."""
    if not isinstance(value, list) or not isinstance(like, (list, tuple)):
        return value
    parts = [shaped(like[0], part) for part in value] if like and isinstance(like[0], (list, tuple)) else value
    return tuple(parts) if isinstance(like, tuple) else parts


def fill(s: State, whole: dict[str, Any]) -> None:
    """Put the fields of a position into a state."""
    setting: Setting = s.setting  # type: ignore[assignment]
    for name, seen in setting.game.seen_by.items():
        try:
            setattr(s, name, shaped(getattr(s, name), taken(setting.names, seen, whole[name])))
        except TypeError:
            raise BadPosition(f"field {name} cannot be {whole[name]!r}") from None
    s.turn = whole["turn"]
    s.drawn = whole["drawn"]
    s.stack, s.at = [], []
    for name, at, about in whole["stack"]:
        s.stack.append(setting.game.frames[name](**about))
        s.at.append(at)
    if s.stack and not (isinstance(s.stack[0], Match) and isinstance(s.stack[-1], Decision)):
        raise BadPosition("a position begins with the game and ends with a question")
    s.answers = tuple(None if answer is None else setting.read(answer)[0] for answer in whole["answers"])
    s.refresh()
