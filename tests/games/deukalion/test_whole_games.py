"""Whole games: counted, recorded, told, and ended in each way; and what never happens on the board."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kylix
from games.deukalion.position import EDITIONS, TITLE, random_game, transcript, voyage
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.games.deukalion.state import Deukalion
from kylix.kit import codec
from kylix.records.record import lines, read, save, verify
from kylix.testing import rule

GOLDEN = Path(__file__).parent / "golden"
CHALLENGES = {"ShipChallenge", "CityChallenge", "SettlementChallenge", "HydraHunt", "HydraAttack", "RelocateHydra"}
"""And the question that follows when the Hydra was calmed."""


def perft(s: State, depth: int) -> int:
    """How many sequences of so many moves there are from here."""
    if depth == 0 or s.over:
        return 1
    count = 0
    seat = s.to_act[0]
    for move in s.options(seat):
        after = s.clone()
        after.apply(seat, move)
        count += perft(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("seats", "edition", "counts"),
    [
        (2, "continental", [5, 20, 60, 260, 1562, 8314]),
        (3, "english", [5, 20, 60, 180, 600, 2892]),
        (4, "continental", [5, 20, 60, 120, 360, 1200]),
    ],
)
def test_perft(seats: int, edition: str, counts: list[int]) -> None:
    s = TITLE.setting(seats, {"edition": edition, "start_player": "A"}).start(Chance(5), recorded=False)
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("ending", ["target", "turn_limit"])
def test_a_finished_record_for_each_way_to_end(ending: str) -> None:
    """Kept in the repository: it must replay and verify for ever."""
    s = verify(read(GOLDEN / f"{ending}.jsonl"))
    assert s.over
    assert TITLE.result(s) == ending
    assert min(s.ranking()) == 1


@rule("DEU-END-3")
def test_a_shared_victory_can_be_recorded(tmp_path: Path) -> None:
    s = random_game(2, 3, max_turns=1)
    assert s.scores() == [0, 0]
    assert s.ranking() == [1, 1]
    save(tmp_path / "shared.jsonl", s)
    assert verify(read(tmp_path / "shared.jsonl")).ranking() == [1, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_golden_transcript(edition: str) -> None:
    assert transcript(3, 7, edition) == (GOLDEN / f"{edition}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_share_no_unprotected_square_outside_challenges(seats: int, edition: str) -> None:
    """Nor is one on the square of the Hydra, unless it crosses (DEU-Q43) or a relocation found no square (DEU-Q26)."""
    for seed in range(3):
        s = TITLE.setting(seats, {"edition": edition}).start(Chance(seed), recorded=False)
        chooser = random.Random(seed)
        while not s.over:
            assert isinstance(s, Deukalion)
            if not CHALLENGES & {type(frame).__name__ for frame in s.stack} and not s.crossing and -1 not in s.ships:
                exposed = [ship for ship in s.ships if not s.tables.safe[ship]]
                assert len(set(exposed)) == len(exposed)
                assert s.hydra not in s.ships
            if type(s.stack[-1]).__name__ in ("ChoosePart", "PlaceKylix", "ChooseAction"):
                assert (s.gained, s.fresh, s.fighters, s.sailor) == (0, [], [], -1), "nothing is left of what is over"
            seat = s.to_act[0]
            s.apply(seat, chooser.choice(s.options(seat)))


def test_undo_does_not_go_behind_a_throw_or_a_card() -> None:
    s = kylix.new("deukalion", seats=2, seed=3, options={"start_player": "A"})
    s.play(0, "anchor D1")
    s = kylix.undo(s, 0)
    assert s.text(s.options(0)[0]) == "anchor D1"
    s.play(0, "anchor D1")
    s.play(1, "anchor F1")
    with pytest.raises(kylix.KylixError):
        kylix.undo(s, 1)


def test_a_record_tells_the_options(tmp_path: Path) -> None:
    s = random_game(2, 1, edition="english", max_turns=2)
    assert '"edition": "english"' in lines(s)[0]
    assert codec.loads(codec.dumps(s)).over


def test_shorthand_stands_for_chains() -> None:
    t = voyage("A", "sail", dice="3 1 1 1 1").play("A sail G3 G4 F4")
    assert t.of("ships", "A") == "F4"
    assert t.refuses("A sail F5 F6") == ["DEU-MOVE-1 no-steps-left"]
