"""Taking back: free, by vote, or impossible."""

from __future__ import annotations

from pathlib import Path

from server.harness import Api, Client, Opened, running


def offering(client: Client) -> list[str]:
    """A whole offering as a chain."""
    god = next(move for move in client.options if move.startswith("offer"))
    chain = [god]
    while True:
        answer = client.look(*chain)
        moves = [option["move"] for option in answer["prompt"]["options"]]
        chain.append("done" if "done" in moves else moves[0])
        if chain[-1] == "done":
            return chain


def undo(client: Client, **more: object) -> dict[str, object]:
    return client.ask(type="undo", after=client.state["n"], **more)


def to_trojan(greek: Client, trojan: Client) -> None:
    """The Greek offers, then answers whatever is asked, until the Trojan is asked."""
    greek.play(*offering(greek))
    while greek.to_act:
        greek.play(greek.options[-1])
    trojan.until_n(greek.state["n"])


def unsealed(api: Api) -> Opened:
    """A table at which the Greek could take back the last moves of the first turn: they showed nothing."""
    for seed in range(1, 60):
        opened = api.table("here", "here", seed=seed)
        with opened.sit(0) as greek, opened.sit(1) as trojan:
            if not any(move.startswith("offer") for move in greek.options):
                continue
            to_trojan(greek, trojan)
            if greek.state["undo"]["can"] == "free" and any(move.startswith("offer") for move in trojan.options):
                return opened
    raise AssertionError("no seed gives such a table")


def test_a_draw_cannot_be_taken_back(api: Api) -> None:
    opened = api.table("here", "here", seed=3)
    with opened.sit(0) as greek, opened.watch() as watcher:
        assert greek.state["undo"] == {"can": "no", "reason": "nothing"}
        assert watcher.state["undo"] == {"can": "no", "reason": "watching"}
        assert undo(greek)["key"] == "undo-nothing"
        greek.play("draw")
        assert greek.state["undo"] == {"can": "no", "reason": "sealed"}
        assert undo(greek)["key"] == "undo-sealed"
        assert opened.api.summary(opened.id)["n"] == 2


def test_a_chain_is_taken_back_as_one_and_once(api: Api) -> None:
    opened = api.table("here", "here", seed=3)
    with opened.sit(0) as greek:
        before = greek.state["view"]
        chain = offering(greek)
        greek.play(chain[0])
        assert greek.play(*chain[1:-1])["played"] > 1
        n = greek.state["n"]
        done = undo(greek, id="back")
        assert (done["type"], done["n"]) == ("done", n + 1)
        assert greek.until_n(n + 1)["prompt"]["ask"] == "choose-payment"
        assert greek.state["events"][-1]["key"] == "undone"
        assert undo(greek, id="back") == done, "a repeated undo takes nothing more back"
        assert greek.ask(type="undo", after=n)["type"] == "late"
        undo(greek)
        assert greek.until_n(n + 2)["view"] == before
        assert greek.state["undo"]["reason"] == "nothing"


def test_a_whole_turn_is_taken_back(api: Api) -> None:
    opened = api.table("here", "here", seed=3)
    with opened.sit(0) as greek:
        before = greek.state["view"]
        for move in offering(greek)[:2]:
            greek.play(move)
        assert greek.state["undo_turn"] == {"can": "free", "reason": ""}
        assert undo(greek, turn=True)["type"] == "done"
        assert greek.until_n(4)["view"] == before


def test_consent_is_asked_and_given(api: Api) -> None:
    opened = unsealed(api)
    with opened.sit(0) as greek, opened.sit(1) as trojan:
        trojan.play(offering(trojan)[0])
        greek.until_n(trojan.state["n"])
        assert greek.state["undo"] == {"can": "ask", "reason": "moved"}
        waiting = undo(greek, id="please", turn=True)
        assert (waiting["type"], waiting["seats"]) == ("waiting", ["T"])
        asked = trojan.until("undo-asked")
        assert (asked["id"], asked["seat"], asked["turn"]) == ("please", "G", True)
        assert asked["count"] > 1
        assert "turn-began" in [event["key"] for event in asked["events"]]
        assert "offered" not in [event["key"] for event in asked["events"]], "what was shown stays shown"
        with opened.sit(1) as late_tab:
            assert late_tab.until("undo-asked")["id"] == "please"
        greek.send(type="answer", ask="please", agree=True)
        assert greek.until("error")["key"] == "undo-closed", "nobody agrees with himself"
        trojan.send(type="answer", ask="please", agree=True)
        assert trojan.until("undo-answer")["agree"] is True
        done = greek.until("done")
        assert greek.until_n(int(done["n"]))["view"]["turn"] == 1
        assert greek.state["view"]["to_act"] == ["G"]
        trojan.send(type="answer", ask="please", agree=True)
        assert trojan.until("error")["key"] == "undo-closed"


def test_consent_is_refused_or_lapses(tmp_path: Path) -> None:
    with running(tmp_path, undo_seconds=0.3) as api:
        opened = unsealed(api)
        with opened.sit(0) as greek, opened.sit(1) as trojan:
            trojan.play(offering(trojan)[0])
            n = greek.until_n(trojan.state["n"])["n"]
            undo(greek, id="one")
            trojan.until("undo-asked")
            trojan.send(type="answer", ask="one", agree=False)
            assert greek.until("refused")["key"] == "undo-refused"
            undo(greek, id="two")
            assert greek.until("refused") == {
                "type": "refused", "id": "two", "key": "undo-refused", "reasons": [],
                "text": "the others did not agree to take this back",
            }  # fmt: skip
            undo(greek, id="three")
            moved = trojan.play(trojan.options[0])
            assert moved["type"] == "done", "a move goes before an open question"
            assert greek.until("refused")["id"] == "three"
            assert api.summary(opened.id)["n"] == n + 1


def test_bots_do_not_mind(api: Api) -> None:
    opened = unsealed(api)
    with opened.sit(0) as greek, opened.sit(1) as trojan:
        trojan.play(offering(trojan)[0])
        greek.until_n(trojan.state["n"])
        # The bot plays on; whatever it does, an undo is answered without anybody being asked.
        opened.change("T", opened.tokens[1], kind="bot")
        for _ in range(50):
            answer = undo(greek)
            if answer["type"] != "late":
                break
            greek.until_n(int(str(answer["n"])))
        assert answer["type"] in ("done", "refused")
        assert answer.get("key") in (None, "undo-sealed", "undo-over", "undo-nothing")


def test_after_the_end_nothing_is_taken_back(api: Api) -> None:
    """The secret of chance is out then: nothing that it decides may come after."""
    opened = api.table("here", "bot", seed=5)
    with opened.sit(0) as greek:
        while not greek.state["over"]:
            if greek.to_act:
                greek.play(greek.options[0])
            else:
                greek.until("state")
        assert greek.state["undo"] == {"can": "no", "reason": "over"}
        assert undo(greek)["key"] == "undo-over"
