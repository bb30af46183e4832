"""The words of the editions beside ours: `rules/glossary.toml` of a title, which need not have one."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

import msgspec


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing of the game: its id, our word in each language, what each book calls it."""

    id: str
    en: str
    fr: str
    books: dict[str, str] = {}
    never: dict[str, list[str]] = {}
    """By language: words for it that we do not use."""

    def ours(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    books: dict[str, dict[str, str]] = {}
    """The editions, with their names in each language."""
    term: list[Term] = []


@cache
def glossary(folder: Path) -> Glossary:
    """Of the title in this folder."""
    path = folder / "rules" / "glossary.toml"
    if not path.exists():
        return Glossary()
    try:
        read = msgspec.toml.decode(path.read_bytes(), type=Glossary)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path}: {error}") from None
    strange = [term.id for term in read.term if set(term.books) - set(read.books)]
    if strange:
        raise ValueError(f"{path}: these terms name a book that is not listed: {', '.join(strange)}")
    return read


def markdown(folder: Path, language: str, here: str, code: str) -> str:
    """As a table for people; empty where a title has none. `here` and `code` head the columns of our words and ids."""
    read = glossary(folder)
    if not read.term:
        return ""
    rows = [[here, *[names[language] for names in read.books.values()], code], ["---"] * (len(read.books) + 2)]
    for term in sorted(read.term, key=lambda term: unicodedata.normalize("NFD", term.ours(language).casefold())):
        rows.append([f"**{term.ours(language)}**", *[term.books.get(book, "") for book in read.books], f"`{term.id}`"])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
