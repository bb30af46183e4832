"""What is written once for all seats is what each seat would be told by itself, and no more."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

import corpus
from kylix.kit import codec
from kylix.kit.registry import titles
from kylix.kit.texts import Texts
from kylix.server.prompts import prompt_of
from kylix.server.table import Table
from kylix.server.telling import Telling
from server.harness import Api


def read(text: Any) -> Any:
    return json.loads(msgspec.json.encode(text))


@pytest.mark.parametrize("title", titles())
def test_what_is_shared_is_what_each_seat_sees(title: str) -> None:
    seats, options = corpus.tables(title)[0]
    for s, _ in corpus.random_game(title, seats, options):
        setting = corpus.setting(title, seats, options)
        for telling in (Telling(s), Telling(s, Texts(s))):
            for seat in (*range(seats), None):
                told, own = read(telling.view(seat)), read(setting.shown(s, seat))
                assert told == own
                assert list(told) == list(own), "in the same order"


@pytest.mark.parametrize("title", titles())
def test_nothing_that_is_shared_tells_deals_apart(title: str) -> None:
    """What all see alike is the same however that is dealt which a seat cannot see."""
    seats, options = corpus.tables(title)[0]
    for s, _ in corpus.random_game(title, seats, options)[:40]:
        known = Telling(s).known
        for seat in range(seats):
            other = s.redeal(seat, 7)
            assert read(Telling(other).known) == read(known)


def test_what_was_prepared_is_what_is_told() -> None:
    title = titles()[0]
    seats, options = corpus.tables(title)[0]
    s = corpus.random_game(title, seats, options)[3].s

    async def run() -> Telling:
        telling = Telling(s)
        telling.prepare_soon(range(seats))
        assert not telling.views, "whoever waits for the loop goes first"
        await asyncio.sleep(0)
        return telling

    telling = asyncio.run(run())
    assert set(telling.views) == set(telling.prompts) == set(range(seats))
    for seat in range(seats):
        assert read(telling.prompts[seat])["options"] == read(prompt_of(s, seat).options)


def test_a_move_is_prepared_for_those_who_are_here_and_told_as_it_stands(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the store is at work, and for nobody else; what it could not keep is told to nobody."""
    asked: list[Any] = []
    before = Table.told

    def told(self: Table) -> Telling:
        found = before(self)
        asked.append((found.state is self.state, set(found.views)))
        return found

    table = api.table("here", "here")
    with table.sit(0) as first, table.sit(1) as second:
        mover = first if first.to_act else second
        monkeypatch.setattr(Table, "told", told)
        done = mover.play(mover.options[0])
        for page in (first, second):
            page.until_n(done["n"])
    assert (True, {0, 1}) in asked
    assert all(fits for fits, _ in asked)


@pytest.mark.parametrize("title", titles())
def test_options_are_written_as_moves_are(title: str) -> None:
    seats, options = corpus.tables(title)[0]
    for s, _ in corpus.random_game(title, seats, options):
        for seat in range(seats):
            told = [] if s.over else s.options(seat)
            assert [one["move"] for one in s.prompt(seat)["options"]] == [s.text(move) for move in told]


@pytest.mark.parametrize("title", titles())
def test_a_text_put_together_from_earlier_ones_is_that_of_the_state(title: str) -> None:
    """Of each state beside the one before it, and beside one from long ago."""
    seats, options = corpus.tables(title)[0]
    first = before = None
    for s, _ in corpus.random_game(title, seats, options):
        setting, whole = corpus.setting(title, seats, options), codec.fields(s)
        for texts in (Texts(s), Texts(s, before), Texts(s, first)):
            assert texts.text == codec.QUICK.encode(whole)
            assert texts.digest == codec.digest(s)
            assert {name: read(text) for name, text in texts.told.items()} == {name: whole[name] for name in texts.told}
            for name in setting.game.seen_by:
                assert json.dumps(read(texts.told[name])) == json.dumps(whole[name]), "in the same order"
        before = Texts(s, before)
        first = first or before


def test_a_text_with_names_that_are_escaped_has_the_digest_of_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    title = titles()[0]
    s = corpus.random_game(title, *corpus.tables(title)[0])[3].s
    texts, whole = Texts(s), {**codec.fields(s), "named": "Ζεύς"}
    texts.text = codec.QUICK.encode(whole)
    monkeypatch.setattr(codec, "fields", lambda s: whole)
    assert texts.digest == codec.hash_of(whole)
