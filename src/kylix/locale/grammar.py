"""Articles and elision: the small word that a language wants before a name, as functions of its Fluent catalogues.

`{ OF($foe) }` is "d’Hercule", "de Paul", "du joueur 2". A name says gender and number in its catalogue (`.is = m`); one
without is a proper name and takes no article. An attribute named like a function (`.in = en`) is that word itself;
`.noun` is how the name is written behind one, `.many` how behind a number. The words, and the letters before which they
are shortened, are `grammar-...` of the language. web/src/lib/grammar.ts does the same in the page.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

FUNCTIONS = ("THE", "OF", "TO", "IN", "A", "SOME")
CAPITAL = "CAP"
"""THE at the beginning of a sentence. People's own names stay as they wrote them."""

READ = re.compile(r"and$|grammar-")
"""What is read although it is no name."""
Forms = dict[str, str]


def bundle_of(language: str, texts: Iterable[str]) -> FluentBundle:
    """Catalogues as one, with the functions of their language."""
    grammar = Grammar()
    made = FluentBundle([language], functions=grammar.functions(), use_isolating=False)
    for text in texts:
        resource = resource_of(text)
        made.add_resource(resource)
        grammar.learn(made, resource)
    return made


@cache
def resource_of(text: str) -> ftl.Resource:
    """Read once, which takes long: the words of the house are among those of every title."""
    return FluentResource(text)


class Grammar:
    """What a catalogue says of the words before names."""

    def __init__(self) -> None:
        self.names: dict[str, Forms] = {}
        """By the name as it is said: its attributes."""
        self.words: dict[str, Forms] = {}
        self.last = ""
        self.shortens: re.Pattern[str] = re.compile("(?!)")

    def functions(self) -> dict[str, Callable[..., Any]]:
        return {CAPITAL: self.capital, **{name: partial(self.before, name.lower()) for name in FUNCTIONS}}

    def learn(self, bundle: FluentBundle, resource: ftl.Resource) -> None:
        """Take in what the messages of a resource say; the bundle has them already."""
        for entry in resource.body:
            if isinstance(entry, ftl.Message) and (entry.attributes or READ.match(entry.id.name)):
                self._note(bundle, entry.id.name)

    def _note(self, bundle: FluentBundle, key: str) -> None:
        message = bundle.get_message(key)
        assert message.value is not None
        text = str(bundle.format_pattern(message.value)[0])
        forms = {name: str(bundle.format_pattern(value)[0]) for name, value in message.attributes.items()}
        if key == "and":
            self.last = f" {text} "
        elif key == "grammar-shortens":
            self.shortens = re.compile(text, re.IGNORECASE)
        elif key.startswith("grammar-"):
            self.words[key.removeprefix("grammar-")] = {"": text, **forms}
        else:
            self.names[text] = forms

    def before(self, word: str, text: object) -> str:
        """A name, or each name of a list, with the word before it. SOME counts what is listed several times."""
        name = str(text)
        if name in self.names or self.last not in name:
            return self._one(word, name)
        first, last = name.rsplit(self.last, 1)
        listed = [*first.split(", "), last]
        if word == "some":
            said = [
                self._one(word, one) if many == 1 else self._several(one, many) for one, many in Counter(listed).items()
            ]
        else:
            said = [self._one(word, one) for one in listed]
        return f"{', '.join(said[:-1])}{self.last}{said[-1]}" if len(said) > 1 else said[0]

    def _several(self, name: str, many: int) -> str:
        return f"{many} {self.names.get(name, {}).get('many', name)}"

    def _one(self, word: str, name: str) -> str:
        own, forms = self.names.get(name, {}), self.words[word]
        kind = own.get("is", "")
        said = own.get(word, forms.get(kind, ""))
        if word not in own and self.shortens.match(name):
            said = forms.get(f"{kind}-short".strip("-"), said)
        if said:
            name = own.get("noun", name)
        return f"{said}{name}" if not said or said.endswith("’") else f"{said} {name}"

    def capital(self, text: object) -> str:
        said = self.before("the", text)
        return said if said == str(text) and said not in self.names else said[:1].upper() + said[1:]
