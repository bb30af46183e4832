"""French articles, elision and agreement: every sentence of every catalogue, with every name that can stand in it."""

from __future__ import annotations

import re

import pytest

from catalogues import HOUSE, TITLES
from french import PATTERNS, faults, reader
from kylix.kit.registry import game


@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_is_right_with_every_name(title: str) -> None:
    read = [sentence for name in (*HOUSE, title) for sentence in reader(title).sentences(name)]
    found = {key: f"{text!r}: {wrong}" for key, text in read if (wrong := faults(title, key, text))}
    assert found == {}
    texts = "\n".join(text for _, text in read).casefold()
    names = [name for kind in reader(title).names for name in reader(title).said(kind)]
    assert [name for name in [*names, "d’Anna", "de Yann", "d’Hélène"] if name.casefold() not in texts] == []


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_right(title: str) -> None:
    text = (game(title).folder / "rules" / "fr.md").read_text(encoding="utf-8")
    plain = re.sub(r"[*_]|`[^`]*`|\b[A-Z]{3}-[A-Z0-9-]+", "", text)
    wrong = {name: found for name, found in PATTERNS.items() if name != "spaces"}
    assert {name: line for name, found in wrong.items() for line in plain.splitlines() if found.search(line)} == {}


@pytest.mark.parametrize(
    ("title", "text", "fault"),
    [
        ("deukalion", "Le navire de Hercule", "elision"),
        ("deukalion", "Le navire d’Persée", "no elision"),
        ("deukalion", "Un trésor à Crète", "place"),
        ("deukalion", "Un trésor en la Crète", "article after en"),
        ("deukalion", "Il reste 1 cartes.", "singular"),
        ("deukalion", "Il reste 3 carte.", "plural"),
        ("parthenon", "Une offre à Joueur 2", "player"),
        ("parthenon", "Le joueur 1 et joueur 2", "player"),
        ("parthenon", "Le joueur 2 défausse rien.", "nothing"),
        ("parthenon", "Le joueur 2 ne défausse pas rien.", "nothing"),
        ("parthenon", "Le joueur 2 produit blé.", "article: produit blé"),
        ("parthenon", "Le joueur 2 produit la blé.", "article: la blé"),
        ("parthenon", "Le joueur 2 paie du or.", "elision"),
        ("parthenon", "Le joueur 2 prend un Armée.", "article: un Armée"),
        ("parthenon", "Vers Égypte, mais pas de le joueur 2", "contraction"),
        ("parthenon", "L’hasard", "no elision"),
        ("parthenon", "Rien  ici", "spaces"),
        ("troia", "La tuile de Le Grec", "the Greek"),
        ("troia", "Vers les roues, puis la emplacement 1", "elision"),
    ],
)
def test_a_fault_is_found(title: str, text: str, fault: str) -> None:
    assert fault in faults(title, "text-x", text)


@pytest.mark.parametrize(
    "text",
    [
        "Le navire d’Hercule",
        "en Crète",
        "la carte du joueur 2",
        "Il est temps de le dire",
        "à les nommer",
        "le héros",
        "de A1 à C3",
    ],
)
def test_a_right_sentence_is_right(text: str) -> None:
    assert faults("deukalion", "text-x", text) == []
