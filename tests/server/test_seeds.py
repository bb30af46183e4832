"""A seed is for games at one screen: who knows it, or finds it by trying, knows every card to come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Api, running


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Api]:
    with running(tmp_path, seeds=False) as api:
        yield api


@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1])
def test_no_seed_where_somebody_plays_by_link(strict: Api, seed: int) -> None:
    for kinds in (("here", "link"), ("bot", "link"), ("link", "link")):
        seats = [{"kind": kind} for kind in kinds]
        refused = strict.post("/api/tables", {"title": "troia", "seats": seats, "seed": seed})
        assert (refused.status, refused.key) == (400, "seed-online")


@pytest.mark.parametrize("kinds", [("here", "here"), ("here", "bot"), ("bot", "bot")])
def test_at_one_screen_a_game_can_be_repeated(strict: Api, kinds: tuple[str, str]) -> None:
    assert strict.summary(strict.table(*kinds, seed=7).id)["method"] == "splitmix64"


def test_nobody_is_invited_to_a_game_with_a_seed(strict: Api) -> None:
    """Neither to a free seat, nor to one's own, nor to that of somebody at the same screen."""
    table = strict.table("here", "bot", "here", title="odysseus", seed=7)
    names = [seat["seat"] for seat in strict.summary(table.id)["seats"]]
    for seat, by, how in (
        (1, table.host, {"kind": "link"}),
        (0, table.tokens[0], {"kind": "here", "renew": True}),
        (2, table.host, {"kind": "link"}),
    ):
        refused = table.change(names[seat], by, **how)
        assert (refused.status, refused.key) == (409, "seed-online")
    assert table.change(names[1], kind="here").status == 200
    assert table.change(names[0], table.tokens[0], kind="bot").status == 200


def test_without_a_seed_everybody_can_be_invited(strict: Api) -> None:
    table = strict.table("here", "bot")
    assert table.change("T", kind="link").json["invitation"]


def test_a_table_by_link_that_had_a_seed_before_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        table = api.table("here", "link", seed=7)
    with running(tmp_path, seeds=False) as api:
        again = type(table)(api, table.id, table.host, table.tokens, table.invitations)
        renewed = again.change("T", kind="link")
        assert again.join(1, invitation=renewed.json["invitation"]).status == 200


def test_a_server_may_be_started_for_seeds(tmp_path: Path) -> None:
    with running(tmp_path, seeds=True) as api:
        assert api.table("here", "link", seed=7).invitations[1]
