"""Options of a table: editions, rulings, variants. Each names its clause; values are checked before a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kylix.core.errors import BadOption

Value = bool | int | str

_WORDS = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}


@dataclass(frozen=True)
class Option:
    """One switch. `values` are its named values (empty: on or off, or a number if the default is one)."""

    name: str
    default: Value
    clause: str
    values: tuple[str, ...] = ()
    lists: str = ""
    """The kind of thing that a comma-separated list may be given of, instead of a named value."""
    span: tuple[int, int] = (0, 0)
    """Lowest and highest value of a number."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which it means something (empty: all)."""
    asked: bool = False
    """So much depends on it that people are asked at set-up, and that its value stands in the header of the table."""

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def read(self, value: object) -> Value:
        """A value as a person or a file gives it, or BadOption."""
        if isinstance(self.default, bool):
            return self._switch(value)
        if isinstance(self.default, int):
            return self._number(value)
        return self._word(value)

    def allowed(self) -> str:
        if isinstance(self.default, bool):
            return "on, off"
        if isinstance(self.default, int):
            return f"{self.span[0]} to {self.span[1]}"
        return ", ".join(self.values) + (f", or a list of {self.lists}s" if self.lists else "")

    def _switch(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).strip().lower()
        if word not in _WORDS:
            raise self._refuse(value)
        return _WORDS[word]

    def _number(self, value: object) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise self._refuse(value) from None
        if not self.span[0] <= number <= self.span[1]:
            raise self._refuse(value)
        return number

    def _word(self, value: object) -> str:
        if isinstance(value, (list, tuple)):
            value = ",".join(str(item) for item in value)
        word = str(value).strip()
        if word in self.values:
            return word
        if not self.lists:
            raise self._refuse(value)
        return ",".join(item.upper() for item in word.replace(",", " ").split())

    def _refuse(self, value: object) -> BadOption:
        return BadOption(f"option {self.name} cannot be {value!r}: it takes {self.allowed()} ({self.clause})")


def settle(known: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, Value]:
    """The value of every option: those given, and the defaults of the rest."""
    by_name = {option.name: option for option in known}
    if not isinstance(given, Mapping):
        raise BadOption(f"options are given by name, as a mapping, not as {given!r}")
    for name in given:
        if name not in list(by_name):
            raise BadOption(f"there is no option {name!r} here; there are: {', '.join(by_name) or 'none'}")
        if not by_name[name].fits(seats):
            allowed = " or ".join(map(str, by_name[name].seats))
            raise BadOption(f"option {name} is for {allowed} at the table, not for {seats} ({by_name[name].clause})")
    return {name: option.read(given.get(name, option.default)) for name, option in by_name.items()}
