"""Whole games over the wire: two clients, bots, spectators, commands that come twice or too late."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from kylix.records import record
from server.harness import Api, Client, play_out, running


@pytest.mark.parametrize("seed", [1, 2])
def test_two_clients_play_a_whole_game_and_its_record_verifies(api: Api, seed: int, tmp_path: Path) -> None:
    table = api.table("here", "here")
    commitment = api.summary(table.id)["commitment"]
    assert len(commitment) == 64
    assert api.get(f"/api/tables/{table.id}/record").key == "not-over"
    with table.sit(0) as greek, table.sit(1) as trojan, table.watch() as watcher:
        play_out([greek, trojan], random.Random(seed))
        over = greek.state["over"]
        assert sorted(over["ranking"]) in ([1, 2], [1, 1])
        assert watcher.until_n(greek.state["n"])["over"] == over
        assert watcher.state["seat"] is None
        assert watcher.state["prompt"]["options"] == []
    path = tmp_path / "record.jsonl"
    path.write_bytes(api.get(f"/api/tables/{table.id}/record").data)
    read = record.read(path)
    assert record.verify(read).ranking() == over["ranking"]
    assert read.players == ("player 0", "player 1")
    assert f'"commitment": "{commitment}"' in path.read_text()
    verified = api.post("/api/verify", path.read_bytes()).json
    told = {"ok": True, "entries": len(read.entries), "text": "", "at": None, "parts": [], "present": read.version}
    assert verified == told
    assert api.summary(table.id)["over"] is True


def test_bots_answer_a_person_and_play_on_without_one(api: Api) -> None:
    table = api.table("here", "bot")
    with table.sit(0) as person:
        play_out([person], random.Random(5))
        assert person.state["over"]
    alone = api.table("bot", "bot", seed=3)
    with alone.watch() as watcher:
        while not watcher.state["over"]:
            watcher.until("state")


def test_a_seed_repeats_a_game_and_is_not_told_before_the_end(api: Api) -> None:
    views = []
    for _ in range(2):
        table = api.table("bot", "bot", seed=77)
        with table.watch() as watcher:
            while not watcher.state["over"]:
                watcher.until("state")
            views.append((watcher.state["n"], watcher.state["view"]))
        summary = api.summary(table.id)
        assert summary["commitment"] is None
        assert summary["method"] == "splitmix64"
        assert "seed" not in summary
    assert views[0] == views[1]


def test_a_doubled_command_is_carried_out_once(api: Api) -> None:
    table = api.table("here", "here", seed=1)
    with table.sit(0) as greek, table.sit(0) as other_tab:
        asked = {"type": "choose", "id": "double", "after": 1, "moves": ["draw"]}
        first = greek.ask(**asked)
        assert first == {"type": "done", "id": "double", "n": 2, "played": 1}
        assert greek.ask(**asked) == first
        assert other_tab.ask(**asked) == first
        assert greek.ask(**{**asked, "moves": ["offer ZEUS"]}) == first, "an id stands for the first command"
        assert api.summary(table.id)["n"] == 2


def test_many_copies_at_once_are_carried_out_once(api: Api) -> None:
    table = api.table("here", "here", seed=1)
    tabs = [table.sit(0) for _ in range(8)]
    for tab in tabs:
        tab.send(type="choose", id="same", after=1, moves=["draw"])
    answers = [tab.until("done", "late", "refused", "error") for tab in tabs]
    assert answers == [{"type": "done", "id": "same", "n": 2, "played": 1}] * 8
    for tab in tabs:
        tab.send(type="choose", id=f"other {id(tab)}", after=1, moves=["draw"])
        assert tab.until("done", "late", "refused", "error")["type"] == "late"
        tab.close()
    assert api.summary(table.id)["n"] == 2


def test_a_late_move_changes_nothing(api: Api) -> None:
    table = api.table("here", "here", seed=1)
    with table.sit(0) as greek, table.sit(1) as trojan:
        assert greek.play("draw")["type"] == "done"
        trojan.until_n(2)
        assert trojan.ask(type="choose", after=1, moves=["draw"])["type"] == "late"
        assert trojan.ask(type="choose", after=3, moves=["draw"]) | {"id": ""} == {"type": "late", "id": "", "n": 2}
        assert api.summary(table.id)["n"] == 2


def test_another_seat_cannot_use_or_read_an_id(api: Api) -> None:
    table = api.table("here", "here", seed=1)
    with table.sit(0) as greek, table.sit(1) as trojan:
        greek.play("draw", id="mine")
        trojan.until_n(2)
        answer = trojan.ask(type="choose", id="mine", after=2, moves=["draw"])
        assert (answer["type"], answer["key"]) == ("error", "id-taken")


def test_illegal_moves_are_refused_with_clause_and_facts(api: Api) -> None:
    table = api.table("here", "here", seed=1)
    with table.sit(0) as greek, table.sit(1) as trojan:
        refused = trojan.play("draw")
        assert refused["type"] == "refused"
        assert refused["reasons"] == [{"clause": "TRO-TURN-1", "key": "not-asked", "facts": {"seat": "G"}}]
        assert refused["text"].endswith(".")
        assert greek.play("pay NOTHING")["key"] == "bad-move"
        assert greek.play("dance")["key"] == "bad-move"
        assert greek.play("done")["key"] == "illegal"
        assert greek.state["n"] == 1


def test_a_spectator_can_do_nothing_at_the_table(api: Api) -> None:
    table = api.table("here", "here")
    with table.watch() as watcher:
        for message in (
            {"type": "choose", "after": 1, "moves": ["draw"]},
            {"type": "choose", "moves": ["draw"], "confirm": "always"},
            {"type": "why", "move": "draw"},
            {"type": "undo", "after": 1},
        ):
            answer = watcher.ask(**message)
            assert (answer["type"], answer["key"]) == ("error", "watching")


def test_a_client_that_comes_back_hears_what_it_missed(api: Api) -> None:
    table = api.table("here", "here", seed=4)
    with table.sit(0) as greek, table.sit(1) as trojan:
        play_out([greek, trojan], random.Random(4), most=9)
        newest = max(greek.state["n"], trojan.state["n"])
    with table.sit(1) as all_of_it, table.sit(1, since=5) as rest, table.sit(1, since=10**9) as nothing:
        events = all_of_it.state["events"]
        assert events[0]["n"] == 0
        assert rest.state["n"] == newest
        assert rest.state["events"] == [event for event in events if event["n"] >= 5]
        assert nothing.state["events"] == []


def test_every_state_carries_the_events_since_the_one_before(api: Api) -> None:
    table = api.table("here", "here", seed=4)
    with table.sit(0) as greek, table.sit(1) as trojan:
        heard = list(trojan.state["events"])
        for _ in range(12):
            for client in (greek, trojan):
                client.until_n(max(greek.state["n"], trojan.state["n"]))
            mover = greek if greek.to_act else trojan
            mover.play(mover.options[0])
            trojan.until_n(mover.state["n"])
            heard += trojan.state["events"]
            assert trojan.state["last"] == [trojan.state["n"] - 1]
    with table.sit(1) as again:
        assert again.state["events"] == heard


def test_a_second_hello_changes_the_seat(api: Api) -> None:
    table = api.table("here", "here")
    with table.sit(0) as page:
        page.send(type="hello", token=table.tokens[1])
        assert page.until("state")["seat"] == "T"
        page.send(type="hello", token=None)
        assert page.until("state")["seat"] is None


def test_who_is_here_is_told(api: Api) -> None:
    table = api.table("here", "link")
    table.join(1)
    with table.sit(0) as greek:
        assert [seat["online"] for seat in greek.state["seats"]] == [False, False]
        assert [seat["online"] for seat in greek.until("seats")["seats"]] == [True, False]
        with table.sit(1):
            assert [seat["online"] for seat in greek.until("seats")["seats"]] == [True, True]
        assert [seat["online"] for seat in greek.until("seats")["seats"]] == [True, False]


def test_chat_reaches_everybody_and_notes_only_their_seat(api: Api) -> None:
    table = api.table("here", "here")
    with table.sit(0) as greek, table.sit(1) as trojan, table.watch() as watcher:
        greek.send(type="chat", id="a", text="  χαῖρε <b>  ")
        greek.send(type="chat", id="a", text="again")
        greek.send(type="note", text="secret plan")
        for client in (greek, trojan, watcher):
            said = client.until("chat")
            assert (said["seat"], said["name"], said["text"], said["k"]) == ("G", "player 0", "χαῖρε <b>", 0)
        assert greek.until("chat")["k"] == 0, "the answer to what was sent again"
        trojan.send(type="chat", id="b", text="well")
        assert greek.until("chat")["k"] == 1
        assert greek.ask(type="chat", text="   ")["key"] == "empty-chat"
    with table.sit(0) as greek, table.sit(1) as trojan, table.watch() as watcher:
        assert [chat["text"] for chat in greek.state["chats"]] == ["χαῖρε <b>", "well"]
        assert greek.state["note"] == "secret plan"
        assert trojan.state["note"] == ""
        assert watcher.state["note"] is None
        assert "secret plan" not in "".join(trojan.raw + watcher.raw)


def test_look_shows_what_the_seat_saw_then(api: Api) -> None:
    table = api.table("here", "here", seed=2)
    with table.sit(0) as greek, table.sit(1) as trojan:
        seen = {client: [client.state["view"]] for client in (greek, trojan)}
        for _ in range(10):
            mover = greek if greek.to_act else trojan
            mover.play(mover.options[-1])
            for client in (greek, trojan):
                seen[client].append(client.until_n(mover.state["n"])["view"])
        for client, views in seen.items():
            for n, view in enumerate(views):
                assert client.ask(type="look", n=n)["view"] == view
        assert greek.ask(type="look", n=11)["key"] == "no-entry"


def test_a_bot_can_take_over_both_seats_and_finish(api: Api) -> None:
    table = api.table("here", "here")
    for at, seat in enumerate("GT"):
        table.change(seat, table.tokens[at], kind="bot")
    with table.watch() as watcher:
        while not watcher.state["over"]:
            watcher.until("state")


def test_a_new_server_has_every_table_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table = first.table("here", "here", options={"gods": "random_faces"})
        with table.sit(0) as greek, table.sit(1) as trojan:
            greek.send(type="note", text="mine")
            greek.send(type="chat", id="x", text="said")
            play_out([greek, trojan], random.Random(1), most=7)
            newest = max(greek.state["n"], trojan.state["n"])
            before = [client.until_n(newest) for client in (greek, trojan)]
        summary = first.summary(table.id)
        lone = first.table("bot", "bot")
    with running(tmp_path) as second:
        assert second.summary(table.id) == summary
        for seat, old in enumerate(before):
            with Client(second.port, table.id, table.tokens[seat]) as client:
                same = ("n", "view", "prompt", "undo", "undo_turn", "last", "note")
                assert {name: client.state[name] for name in same} == {
                    **{name: old[name] for name in same},
                    "note": client.state["note"],
                }
                assert client.state["note"] == ("mine" if seat == 0 else "")
                assert [chat["text"] for chat in client.state["chats"]] == ["said"]
        with Client(second.port, lone.id, None) as watcher:
            while not watcher.state["over"]:
                watcher.until("state")


def test_a_damaged_table_is_a_sentence_and_harms_no_other(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        broken, lost, whole = (first.table("here", "bot") for _ in range(3))
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        line = "INSERT INTO lines VALUES (?, 1, 0, 'dance', -1, '[]', 1, 0.0, '', 0, '', '', '')"
        db.execute(line, (broken.id,))
        db.execute("UPDATE tables SET head = '{}' WHERE id = ?", (lost.id,))
    db.close()
    with running(tmp_path) as second:
        with Client(second.port, broken.id, broken.tokens[0]) as reader:
            assert (reader.state["n"], reader.state["stopped"]["n"]) == (2, 1)
        reply = second.get(f"/api/tables/{lost.id}")
        assert (reply.status, reply.key) == (409, "cannot-read")
        assert reply.json["error"]["text"].startswith("this table cannot be opened: there is no game")
        client = Client(second.port, lost.id, lost.tokens[0], hello=False)
        client.send(type="hello", token=lost.tokens[0])
        assert client.gone() == 4409
        client.close()
        assert second.summary(whole.id)["n"] == 1


def test_a_move_answers_only_the_question_that_it_names(api: Api) -> None:
    """Clicked twice: the second one would be an answer to the next question, which nobody has seen."""
    opened = api.table("here", "here", seed=3)
    with opened.sit(0) as greek, opened.sit(1) as trojan:
        question = greek.state["prompt"]["question"]
        assert question
        move = {"type": "choose", "after": 1, "moves": ["draw"], "question": question}
        assert greek.ask(**move)["type"] == "done"
        assert greek.ask(**move)["type"] == "late"
        trojan.until_n(2)
        assert trojan.play("draw")["type"] == "done"
        greek.until_n(3)
        assert greek.state["prompt"]["question"] != question
        assert greek.ask(**{**move, "after": 3})["type"] == "late", "the n is right, the question is another one"
        assert greek.ask(**{**move, "question": greek.state["prompt"]["question"]})["type"] == "done"


def test_in_a_common_question_others_may_move_meanwhile(api: Api) -> None:
    """Parthenon: a choice that was made before somebody else acted is no worse for that."""
    opened = api.table("here", "here", "here", title="parthenon", seed=3)
    clients = [opened.sit(seat) for seat in range(3)]
    try:
        for _ in range(60):
            newest = max(client.state["n"] for client in clients)
            for client in clients:
                client.until_n(newest)
            asked = [client for client in clients if client.to_act]
            if len(asked) > 1 and all("ready" in client.options for client in asked[:2]):
                break
            asked[0].play("ready" if "ready" in asked[0].options else asked[0].options[0])
        first, second, *_ = asked
        n, question = second.state["n"], second.state["prompt"]["question"]
        assert first.play("ready")["type"] == "done"
        late = second.ask(type="choose", after=n, moves=["ready"])
        assert late["type"] == "late"
        assert second.ask(type="choose", after=n, moves=["ready"], question=question)["type"] == "done"
    finally:
        for client in clients:
            client.close()
