"""`kylix rules`: a title's rules, one clause with its rulings and the tests that prove it, what a card or another thing
does, or what no test proves."""

from __future__ import annotations

import argparse
import difflib
import sys
from dataclasses import dataclass
from pathlib import Path

from kylix.cli import common
from kylix.common.proofs import proofs
from kylix.core.errors import KylixError
from kylix.kit.game import Game
from kylix.kit.options import Option
from kylix.kit.words import Words
from kylix.locale.clauses import Clause, clauses, related
from kylix.locale.glossary import glossary, markdown
from kylix.text.things import MOST_READ, Thing, Things

EXAMPLE = """\
kylix rules troia TRO-SETUP-4
kylix rules troia Poseidon
kylix rules troia --search cornucopia
kylix rules troia --glossary
kylix rules troia --coverage"""
NO_TESTS = "the tests are in a clone of the repository, and this is not one: run ./kylix rules there"


@dataclass(frozen=True)
class Told:
    """A clause with everything that belongs to it."""

    clause: Clause
    related: list[Clause]
    options: list[Option]
    tests: list[str] | None


def add(commands: common.Commands) -> None:
    about = "print the rules of a title, a clause with its rulings and tests, or what a card or another thing does"
    parser = common.command(commands, "rules", rules, about, EXAMPLE)
    common.add_title(parser)
    parser.add_argument(
        "name",
        metavar="NAME",
        nargs="*",
        help="print only this clause or ruling, such as TRO-SETUP-4, or what a thing of that name does and costs",
    )
    common.add_language(parser)
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--search", metavar="WORD", help="print the clauses that hold this word")
    one.add_argument("--coverage", action="store_true", help="list the clauses and rulings that no test proves")
    one.add_argument("--glossary", action="store_true", help="print the words of the editions beside ours")


def rules(args: argparse.Namespace) -> int:
    title = common.title_of(args)
    chosen = common.language(args)
    wanted = " ".join(args.name)
    if wanted and (args.search is not None or args.coverage or args.glossary):
        raise KylixError("a clause goes neither with --search nor with --coverage nor with --glossary")
    if args.coverage:
        return coverage(args, title)
    if args.glossary:
        return words_of_editions(args, title, chosen)
    if args.search is not None:
        return search(args, title, chosen)
    if wanted:
        code = one_clause(args, title, chosen, wanted)
        return one_thing(args, title, chosen, wanted) if code is None else code
    return whole(args, title, chosen)


def tests_folder() -> Path | None:
    home = common.clone_home()
    return home / "tests" if home is not None and (home / "tests").is_dir() else None


def proved() -> dict[str, list[str]] | None:
    """The tests by clause; None where the tests are not."""
    folder = tests_folder()
    if folder is None:
        return None
    try:
        return proofs(folder)
    except (SyntaxError, ValueError, OSError) as error:
        raise KylixError(f"the tests cannot be read: {error}") from None


def coverage(args: argparse.Namespace, title: Game) -> int:
    tests = proved()
    if tests is None:
        raise KylixError(NO_TESTS)
    known = clauses(title.folder, "en")
    missing = [clause for clause in known if clause not in tests]
    if args.json:
        common.print_json({"game": title.title, "clauses": len(known), "without_test": missing})
    elif missing:
        common.out().print("\n".join(missing))
    return common.BAD if missing else common.FINE


def search(args: argparse.Namespace, title: Game, chosen: str) -> int:
    word = str(args.search).casefold()
    found = [c for c in clauses(title.folder, chosen).values() if word in c.text.casefold() or word in c.id.casefold()]
    if args.json:
        common.print_json({"game": title.title, "language": chosen, "clauses": [shown(clause) for clause in found]})
    elif found:
        show("\n\n".join(f"**{clause.id}** {clause.text}" for clause in found))
    else:
        common.say(f"no clause of {title.name} holds {args.search!r} in this language ({chosen})")
    return common.FINE if found else common.BAD


def words_of_editions(args: argparse.Namespace, title: Game, chosen: str) -> int:
    found = glossary(title.folder)
    if args.json:
        terms = [{"id": t.id, "en": t.en, "fr": t.fr, "books": t.books} for t in found.term]
        common.print_json({"game": title.title, "language": chosen, "books": found.books, "terms": terms})
    elif found.term:
        say = Words(chosen).say
        show(markdown(title.folder, chosen, say("text-glossary-here"), say("text-glossary-code")))
    else:
        common.say(f"{title.name} has no glossary")
    return common.FINE if found.term else common.BAD


def shown(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, "chapter": clause.chapter, "text": clause.text}


def look_up(title: Game, chosen: str, wanted: str) -> Told | None:
    known = clauses(title.folder, chosen)
    clause = known.get(wanted.upper()) or known.get(f"{title.prefix}-{wanted.upper()}")
    if clause is None:
        return None
    others = related(known, clause)
    cited = {clause.id, *[other.id for other in others]}
    tests = proved()
    proof = None if tests is None else tests.get(clause.id, [])
    return Told(clause, others, [option for option in title.options if option.clause in cited], proof)


def one_thing(args: argparse.Namespace, title: Game, chosen: str, wanted: str) -> int:
    """What everything of that name does and costs, with the clauses that name it."""
    setting = title.setting(title.seats[-1])
    things = Things(Words(chosen, setting), setting)
    found = things.find(wanted)
    if not found:
        near = difflib.get_close_matches(wanted.upper(), clauses(title.folder, chosen), 3, 0.6) + things.near(wanted)
        hint = f"; near it: {', '.join(near)}" if near else f"; clauses read like {title.clauses['turn']}"
        raise KylixError(f"{title.name} has no clause and no thing {wanted!r}{hint}")
    names = list(dict.fromkeys(things.name(one) for one in found))
    if len(names) > MOST_READ:
        raise KylixError(f"several things of {title.name} begin like {wanted!r}: {', '.join(names)}")
    if args.json:
        told = [
            {**one._asdict(), "name": things.name(one), "about": things.about(one), "clauses": things.clauses(one)}
            for one in found
        ]
        common.print_json({"game": title.title, "language": chosen, "things": told})
    else:
        show("\n\n".join(paragraph(things, one) for one in found))
    return common.FINE


def paragraph(things: Things, thing: Thing) -> str:
    ids = things.clauses(thing)
    cited = f" *{', '.join(ids)}*" if ids else ""
    return f"**{things.name(thing)}** ({thing.id}) {' '.join(things.about(thing))}{cited}"


def one_clause(args: argparse.Namespace, title: Game, chosen: str, wanted: str) -> int | None:
    """None where there is no such clause."""
    told = look_up(title, chosen, wanted)
    if told is None:
        return None
    if args.json:
        document = {
            "game": title.title,
            "language": chosen,
            **shown(told.clause),
            "ruling": told.clause.is_ruling,
            "related": [shown(clause) for clause in told.related],
            "options": {option.name: option.default for option in told.options},
            "tests": told.tests,
        }
        common.print_json(document)
    else:
        show("\n\n".join(paragraphs(told)))
    return common.FINE


def paragraphs(told: Told) -> list[str]:
    parts = [f"*{told.clause.chapter}*", f"**{told.clause.id}** {told.clause.text}"]
    parts += [f"**{clause.id}** {clause.text}" for clause in told.related]
    for option in told.options:
        parts.append(
            f"Option `{option.name}` ({option.clause}): {option.allowed()}; by default {common.typed(option.default)}."
        )
    if told.tests is None:
        parts.append(f"Tests: {NO_TESTS}.")
    elif told.tests:
        parts.append("Proved by:")
        parts.append("\n".join(f"- `{test}`" for test in told.tests))
    else:
        parts.append("No test proves this yet.")
    return parts


def whole(args: argparse.Namespace, title: Game, chosen: str) -> int:
    if args.json:
        found = [shown(clause) for clause in clauses(title.folder, chosen).values()]
        common.print_json({"game": title.title, "language": chosen, "clauses": found})
    else:
        show((title.folder / "rules" / f"{chosen}.md").read_text(encoding="utf-8").rstrip())
    return common.FINE


def show(markdown: str) -> None:
    """Typeset on a terminal; as it is written everywhere else."""
    if not sys.stdout.isatty():
        sys.stdout.write(markdown + "\n")
        return
    from kylix.text.typeset import Typeset

    common.out().print(Typeset(markdown))
