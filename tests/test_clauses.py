"""Every clause has a test, and every clause that is cited anywhere exists."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import kylix
from kylix.kit.game import Game
from kylix.testing.cited import faults
from titles.obolos import GAME as OUTSIDE

ROOT = Path(__file__).parent.parent
TESTS = (ROOT / "tests").resolve()
CITING = [ROOT / name for name in ("src/kylix", "docs", "web/src", "tools", "bench")] + sorted(ROOT.glob("*.md"))


@pytest.mark.usefixtures("proofs_once")
@pytest.mark.parametrize("game", [*map(kylix.game, kylix.games()), OUTSIDE], ids=lambda game: game.title)
def test_every_clause_has_a_test_and_every_citation_a_clause(game: Game) -> None:
    assert faults(game.folder, game.prefix, TESTS, CITING) == []


RULES = "# Rules\n\n**OAR-ROW-1** Row.\n\n**OAR-ROW-2** Rest. See OAR-Q1.\n\n**OAR-Q1** Slowly.\n"
PROOF = '@rule("OAR-ROW-1", "OAR-ROW-2", "OAR-Q1")\ndef test_rowing() -> None: ...\n'


@pytest.fixture
def boat(tmp_path: Path) -> Path:
    """A title of three clauses, with its tests, a text in the page, and nothing wrong."""
    for name, text in {
        "game/rules/en.md": RULES,
        "game/rules/fr.md": RULES.replace("Row.", "Ramez."),
        "game/phase.py": 'CLAUSE = "OAR-ROW-1"\n',
        "game/words/en.ftl": "# The chapter OAR-ROW.\n",
        "game/components/base.toml": "# OAR-Q1\n",
        "tests/test_boat.py": PROOF,
        "web/Boat.svelte": "<p>{clause('OAR-ROW-2')}</p>\n",
        "docs/boat.md": "BOAR-1 is no clause of this title, OAR- neither.\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def found(boat: Path) -> list[str]:
    told = faults(boat / "game", "OAR", boat / "tests", [boat / "web", boat / "docs" / "boat.md"])
    return [fault.replace(f"{boat}/", "") for fault in told]


def test_a_sound_title_has_no_faults(boat: Path) -> None:
    assert found(boat) == []


def test_a_clause_without_a_test_is_a_fault(boat: Path) -> None:
    (boat / "tests" / "test_boat.py").write_text(PROOF.replace('"OAR-ROW-2", ', ""), encoding="utf-8")
    assert found(boat) == ["OAR-ROW-2 has no test"]
    shutil.rmtree(boat / "tests")
    assert len(found(boat)) == 3


def test_a_clause_of_one_language_is_a_fault(boat: Path) -> None:
    shutil.copytree(boat, boat / "other")  # what was read of a folder is remembered
    rules = boat / "other" / "game" / "rules" / "fr.md"
    rules.write_text(RULES.replace("OAR-ROW-2", "OAR-ROW-3"), encoding="utf-8")
    assert "OAR-ROW-2 is not in every language" in found(boat / "other")
    assert "OAR-ROW-3 is not in every language" in found(boat / "other")
    assert "game/rules/fr.md:5: there is no clause OAR-ROW-3" in found(boat / "other")


@pytest.mark.parametrize(
    "place",
    [
        "game/phase.py",
        "game/words/en.ftl",
        "game/rules/en.md",
        "game/components/base.toml",
        "tests/test_boat.py",
        "web/Boat.svelte",
        "docs/boat.md",
    ],
)
@pytest.mark.parametrize("wrong", ["OAR-ROW-4", "OAR-ROWE", "OAR-ROW-2b", "OAR-Q11"])
def test_a_citation_of_nothing_is_a_fault(boat: Path, place: str, wrong: str) -> None:
    with (boat / place).open("a", encoding="utf-8") as file:
        file.write(f"\n# as {wrong} has it\n")
    told = found(boat)
    assert len(told) == 1
    assert told[0].startswith(f"{place}:")
    assert told[0].endswith(f"there is no clause {wrong}")
