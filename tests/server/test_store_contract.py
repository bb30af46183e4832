"""The contract of a store, whichever it is: all or nothing, ids once, what was promised is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

import pytest

from kylix.core.errors import KylixError
from kylix.store.base import (
    STAYS,
    Again,
    BadText,
    Change,
    Chat,
    Command,
    Done,
    Gone,
    Late,
    Line,
    Statement,
    Store,
    StoredSeat,
    StoredTable,
)
from server.test_store import SEATS, line, table

Opened = Callable[[], AbstractAsyncContextManager[Store]]
"""The store of a test, opened; again, after it was closed."""


def contract(test: Callable[[Opened], Awaitable[None]]) -> Callable[[Opened], None]:
    def run(opened: Opened) -> None:
        asyncio.run(test(opened))  # type: ignore[arg-type]

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def made(store: Store, id: str = "t_one", **other: Any) -> None:
    assert await store.commit(Change(table=id, made=replace(table(id), **other))) == Done(1, 0)


async def read(store: Store, id: str = "t_one", since: int = 0) -> StoredTable:
    found = await store.table(id, since)
    assert found is not None
    return found


def moved(n: int, command: str | None = None, id: str = "t_one", **more: Any) -> Change:
    said = None if command is None else Command(command, 0, f"answer to {command}")
    return Change(table=id, lines=(line(n),), over=False, command=said, **more)


@contract
async def test_what_was_written_is_read(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        assert await store.table("t_one") == table()
        assert await store.table("t_two") is None
        assert await store.has("t_one")
        assert not await store.has("t_two")
        both = Change(table="t_one", lines=(line(1), line(2)), over=False, command=Command("x", 0, "answer"))
        assert await store.commit(both) == Done(3, 1)
        kept = await read(store)
        assert kept.lines == (*table().lines, line(1), line(2))
        assert kept.version == 1
        assert (await read(store, since=2)).lines == (line(2),)
        assert await store.command("t_one", "x") == Command("x", 0, "answer")
        assert await store.command("t_two", "x") is None


@contract
async def test_lines_and_ids_are_taken_once_and_all_or_nothing(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        assert await store.commit(moved(1, "x")) == Done(2, 1)
        assert await store.commit(moved(2, "x")) == Again(Command("x", 0, "answer to x"))
        assert await store.commit(moved(1, "x")) == Again(Command("x", 0, "answer to x")), "before it is late"
        assert await store.commit(moved(1, "y")) == Late(2)
        assert await store.commit(moved(3, "y")) == Late(2)
        backwards = Change(table="t_one", lines=(line(2), line(1)), over=True, command=Command("y", 0, ""))
        assert await store.commit(backwards) == Late(2)
        assert await store.commit(Change(table="t_one", made=table())) == Late(2)
        assert await store.commit(moved(1, id="t_none")) == Gone()
        kept = await read(store)
        assert (len(kept.lines), kept.version) == (2, 1)
        assert await store.command("t_one", "y") is None
        assert await store.waiting_for_bots() == [("t_one", True)]


@contract
async def test_one_that_fails_does_not_harm_the_others_of_its_group(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        await made(store, "t_two")
        bad = Change(table="t_two", seats={0: replace(SEATS[0], kind=None)})  # type: ignore[arg-type]
        asked = [*[moved(n) for n in (1, 2, 2, 3)], bad, *[moved(n) for n in (3, 4)], moved(1, id="t_two")]
        found = await asyncio.gather(*[store.commit(change) for change in asked], return_exceptions=True)
        kinds = [type(one).__name__ for one in found]
        assert kinds[:4] + kinds[5:] == ["Done", "Done", "Late", "Done", "Late", "Done", "Done"]
        assert isinstance(found[4], Exception)
        assert [one.n for one in (await read(store)).lines] == list(range(5))
        assert (await read(store, "t_two")).seats == SEATS


@contract
async def test_texts_that_not_every_store_can_keep_are_refused_at_the_door(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        for text in ("a\0b", "a\ud800b"):
            bad = Change(table="t_one", chat=Chat(0, 0, "Anna", text, 1.0), command=Command("c", 0, ""))
            found = await asyncio.gather(store.commit(bad), store.commit(moved(1)), return_exceptions=True)
            assert isinstance(found[0], BadText)
            with pytest.raises(BadText):
                await store.commit(Change(table="t_one", note=(0, text)))
        assert (await read(store)).chats == ()
        odd = 'a\\u0000 "quoted" \\ud800 Ζεύς \U0001f3fa\n'
        await store.commit(Change(table="t_one", chat=Chat(0, 0, odd, odd, 1.0), command=Command("c", 0, odd)))
        await store.commit(Change(table="t_one", note=(0, odd)))
        kept = await read(store)
        assert (kept.chats[0].text, kept.chats[0].name, kept.notes[0]) == (odd, odd, odd)
        assert await store.command("t_one", "c") == Command("c", 0, odd)


@contract
async def test_times_are_kept_to_the_microsecond(opened: Opened) -> None:
    async with opened() as store:
        at = 1794840000.123457
        await made(store, created=at)
        await store.commit(Change(table="t_one", lines=(replace(line(1), at=at + 0.000001),)))
        kept = await read(store)
        assert (kept.created, kept.lines[1].at) == (at, at + 0.000001)


@contract
async def test_every_part_of_a_line_is_kept(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        whole = (
            Line(1, 1, "take (a, b)", -1, (3, 0, 12), 1, 7.5, "f" * 32, True),
            Line(2, 0, "", 0, (), 2, 8.5, "0" * 32),
            Line(3, 1, "", -1, (), 3, 9.5, "", False, '{"event": "seat-bot"}'),
        )
        assert await store.commit(Change(table="t_one", lines=whole, to_act=(1, 0))) == Done(4, 1)
        kept = await read(store)
        assert kept.lines[1:] == whole
        assert kept.to_act == (1, 0)


@contract
async def test_seats_change_only_from_what_they_were(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        person = StoredSeat("link", "", "Ζεύς", "b" * 64)
        other = replace(person, name="Hera")
        was = {1: SEATS[1]}
        both = [Change(table="t_one", seats={1: value}, was=was) for value in (person, other)]
        found = await asyncio.gather(*[store.commit(change) for change in both])
        assert found == [Done(1, 1), Late(1)]
        assert (await read(store)).seats == (SEATS[0], person)
        assert await store.waiting_for_bots() == []
        told = Change(table="t_one", seats={1: SEATS[1]}, was={1: person}, lines=(line(5),))
        assert await store.commit(told) == Late(1)
        assert (await read(store)).seats == (SEATS[0], person)


@contract
async def test_chats_are_numbered_without_gaps_and_the_latest_are_read(opened: Opened) -> None:
    async with opened() as store:
        await made(store)

        async def say(k: int, id: str) -> object:
            said = Chat(k, 0, "Anna", id, 1.0)
            return await store.commit(Change(table="t_one", chat=said, command=Command(id, 0, "")))

        found = await asyncio.gather(say(0, "a"), say(0, "b"), say(1, "c"))
        assert list(found) == [Done(1, 1), Late(1), Done(1, 2)]
        for k in range(2, 60):
            await say(k, f"c{k}")
        kept = await read(store)
        assert [chat.k for chat in kept.chats] == list(range(10, 60))
        assert [chat.text for chat in kept.chats][-1] == "c59"


@contract
async def test_notes_hints_and_hosts(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        for text in ("old", "new"):
            await store.commit(Change(table="t_one", note=(0, text)))
        for id in ("h1", "h2"):
            await store.commit(Change(table="t_one", command=Command(id, 1, '{"type":"hinted","id":"x"}')))
        await store.commit(Change(table="t_one", command=Command("d", 0, '{"type":"done"}')))
        for host in ("i" * 64, "j" * 64):
            await store.commit(Change(table="t_one", host=host))
        kept = await read(store)
        assert (kept.notes, kept.hinted) == ({0: "new"}, {1: 2})
        assert (kept.host, kept.head["first_host"]) == ("j" * 64, "h" * 64)
        assert kept.version == 7


@contract
async def test_who_reads_and_writes_back_is_late_when_somebody_was_quicker(opened: Opened) -> None:
    async with opened() as store:
        await store.commit(Change(table="t_one", made=replace(table(), lines=())))
        assert await store.is_waiting("t_one")
        chances = [{"method": "hmac-sha256", "seats": [str(number)]} for number in range(5)]
        asked = [Change(table="t_one", version=0, chance=chance) for chance in chances]
        found = await asyncio.gather(*[store.commit(change) for change in asked])
        assert sorted(type(one).__name__ for one in found) == ["Done"] + ["Late"] * 4
        first = next(at for at, one in enumerate(found) if isinstance(one, Done))
        assert (await read(store)).chance == chances[first]
        begun = Change(table="t_one", version=1, chance=chances[0], lines=(line(0),), to_act=(0,))
        assert await store.commit(begun) == Done(1, 2)
        assert not await store.is_waiting("t_one")


@contract
async def test_only_tables_at_which_a_bot_is_to_act_wait_for_bots(opened: Opened) -> None:
    """Whose turn it is stands beside the lines: at a start nothing has to be played again to find it out."""
    async with opened() as store:
        bots = (replace(SEATS[1], kind="bot"),) * 2
        await made(store, "t_person", to_act=(0,))
        await made(store, "t_bot", to_act=(1,), created=1.0)
        await made(store, "t_unknown", created=3.0)
        await made(store, "t_bots", to_act=(0,), seats=bots, created=9.0)
        await made(store, "t_later", to_act=(0, 1), created=2.0)
        waiting = await store.waiting_for_bots()
        assert waiting == [("t_later", True), ("t_bot", True), ("t_bots", False), ("t_unknown", True)]
        await store.commit(moved(1, id="t_bot", to_act=(0,)))
        await store.commit(moved(1, id="t_person", to_act=(1,)))
        await store.commit(Change(table="t_unknown", to_act=(0,)))
        assert [id for id, _ in await store.waiting_for_bots()] == ["t_person", "t_later", "t_bots"]
        await store.commit(Change(table="t_later", lines=(line(1),), over=True, to_act=()))
        assert [id for id, _ in await store.waiting_for_bots()] == ["t_person", "t_bots"]


@contract
async def test_what_is_brought_up_to_date_is_nobodys_news(opened: Opened) -> None:
    async with opened() as store:
        parts = {"id": "base", "hash": "f" * 16, "toml": "[set]"}
        await made(store)
        head = {"title": "troia", "version": "9", "components": parts}
        renewed = Change(table="t_one", head=head, states=((0, "d" * 32),), to_act=(1,))
        assert await store.commit(renewed) == Done(1, 0)
        await made(store, "t_two", head=head)
        for id in ("t_one", "t_two"):
            assert (await read(store, id)).head == head, "each set is kept once, and read with every table"
        assert (await read(store)).lines[0].state == "d" * 32
        await store.commit(Change(table="t_one", states=((0, "e" * 32),)))
        assert (await read(store)).lines[0].state == "d" * 32, "only what was missing"


@contract
async def test_tables_are_listed_announced_and_deleted(opened: Opened) -> None:
    async with opened() as store:
        await made(store, "t_new", created=9.0)
        await made(store, "t_old", created=1.0)
        await store.commit(moved(1, id="t_old"))
        await store.commit(Change(table="t_old", chat=Chat(0, 0, "a", "b", 77.0), command=Command("c", 0, "")))
        listed = await store.listing()
        assert [(one.id, one.entries, one.touched, one.leaves) for one in listed] == [
            ("t_old", 2, 77.0, None),
            ("t_new", 1, 9.0, None),
        ]
        await store.commit(Change(table="t_old", leaves=100.0))
        await store.commit(Change(table="t_old", leaves=50.0))
        assert await store.leaving("t_old") == 100.0, "what was announced is kept to"
        assert (await store.listing())[0].leaves == 100.0
        await store.commit(Change(table="t_old", leaves=STAYS))
        assert await store.leaving("t_old") is None
        assert await store.versions(["t_old", "t_new", "t_none"]) == {"t_old": 2, "t_new": 0}
        await store.commit(Change(table="t_old", delete=True))
        assert await store.listed("t_old") is None
        assert await store.table("t_old") is None
        assert await store.command("t_old", "c") is None
        assert [one.id for one in await store.listing()] == ["t_new"]


@contract
async def test_many_write_at_once(opened: Opened) -> None:
    async with opened() as store:
        for number in range(8):
            await made(store, f"t_{number}")

        async def write(number: int) -> None:
            for n in range(1, 26):
                assert isinstance(await store.commit(moved(n, f"id {n}", f"t_{number}")), Done)

        await asyncio.gather(*[write(number) for number in range(8)])
        for number in range(8):
            assert [one.n for one in (await read(store, f"t_{number}")).lines] == list(range(26))


@contract
async def test_whoever_stops_waiting_does_not_stop_the_write(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        waiting = asyncio.create_task(store.commit(moved(1, "x")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await store.commit(moved(2)) == Done(3, 2)
        await store.touch()


@contract
async def test_a_closed_store_says_so_and_another_finds_everything(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        waiting = asyncio.create_task(store.commit(moved(1, "x")))
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        assert await waiting == Done(2, 1), "what was asked for before is written"
        with pytest.raises(KylixError, match="closed"):
            await store.commit(moved(2))
    async with opened() as again:
        assert len((await read(again)).lines) == 2
        assert await again.commit(moved(1, "x")) == Again(Command("x", 0, "answer to x"))


@contract
async def test_the_latest_position_is_kept_with_its_line_and_no_other(opened: Opened) -> None:
    """It is written in the commit of the lines: when a line of its number is there already, neither is."""
    async with opened() as store:
        await made(store)
        first, second, third = (replace(line(n), told="[]", position=f'{{"turn":{n}}}') for n in (1, 2, 3))
        await store.commit(Change(table="t_one", lines=(first, second)))
        other = replace(line(2), position='{"turn":9}')
        assert await store.commit(Change(table="t_one", lines=(other,))) == Late(3)
        assert [each.position for each in (await read(store)).lines] == ["", "", '{"turn":2}']
        await store.commit(Change(table="t_one", lines=(third, line(4))))
        kept = await read(store)
        assert [each.position for each in kept.lines] == ["", "", "", '{"turn":3}', ""]
        assert [each.told for each in kept.lines] == ["", "[]", "[]", "[]", ""]
        await store.commit(Change(table="t_one", delete=True))
        assert await store.table("t_one") is None


PERSON = "INSERT INTO persons (id, name, emblem, made, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
SITS = "INSERT INTO sitters (table_id, seat, person_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
NAMES = "SELECT id, name, confirmed, made FROM persons ORDER BY id"


def person(id: str, needed: bool = False) -> Statement:
    return Statement(PERSON, (id, "Xénia", "owl", 1794840000.25, 2), needed)


@contract
async def test_statements_are_kept_with_their_change_or_not_at_all(opened: Opened) -> None:
    async with opened() as store:
        assert await store.commit(Change(also=(person("p_1"),))) == Done(0, 0)
        named = Statement("UPDATE persons SET name = ?, confirmed = ? WHERE id = ?", ("", None, "p_1"), True)
        assert await store.commit(Change(also=(named,))) == Done(0, 0)
        assert await store.rows(NAMES) == [("p_1", "", None, 1794840000.25)]
        sits = Change(table="t_one", made=table(), also=(Statement(SITS, ("t_one", 0, "p_1")),))
        assert await store.commit(sits) == Done(1, 0)
        # One that touches nothing takes everything back, what came before it too; needed ones only.
        assert await store.commit(moved(1, "x", also=(person("p_2"), person("p_1", needed=True)))) == Late(1)
        assert await store.command("t_one", "x") is None
        assert await store.commit(moved(1, "x", also=(person("p_2"), person("p_1")))) == Done(2, 1)
        assert len(await store.rows(NAMES)) == 2
        # A change that is late, was asked before, or is of no table, carries out none.
        for late in (moved(1, "y"), moved(2, "x"), moved(0, id="t_two")):
            assert not isinstance(await store.commit(replace(late, also=(person("p_3"),))), Done)
        assert len(await store.many(NAMES)) == 2


@contract
async def test_statements_raise_the_version_where_pages_see_them_and_go_with_their_table(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        assert await store.commit(Change(table="t_one", also=(person("p_1"),))) == Done(1, 0)
        sits = Statement(SITS, ("t_one", 0, "p_1"), True)
        assert await store.commit(Change(table="t_one", also=(sits,), news=True)) == Done(1, 1)
        with pytest.raises(BadText):
            await store.commit(Change(also=(person("p\0"),)))
        assert isinstance(await store.commit(Change(table="t_one", delete=True)), Done)
        assert await store.rows("SELECT 1 FROM sitters") == []
        assert await store.rows("SELECT id FROM persons") == [("p_1",)]


@contract
async def test_a_statement_that_fails_does_not_harm_others(opened: Opened) -> None:
    async with opened() as store:
        await made(store)
        nobody = Change(table="t_one", lines=(line(1),), also=(Statement(SITS, ("t_one", 0, "p_9")),))
        bad, good = await asyncio.gather(
            store.commit(nobody), store.commit(Change(also=(person("p_1"),))), return_exceptions=True
        )
        assert isinstance(bad, Exception)
        assert good == Done(0, 0)
        assert len((await read(store)).lines) == 1
