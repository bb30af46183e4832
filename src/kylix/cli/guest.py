"""`kylix guest`: a bot of one's own, a program for instance, plays at a served table, by its invitation."""

from __future__ import annotations

import argparse
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from typing import Any

from kylix.bots import anyone, outside
from kylix.bots.worlds import setting_of
from kylix.cli import common, seats
from kylix.common.players import Forfeit, Leaver, Player
from kylix.core.errors import BadSeats, KylixError
from kylix.kit import codec

EXAMPLE = """\
kylix guest "http://127.0.0.1:8411/#/join/t_abc/xyz" exec:./mybot
kylix guest LINK mymodule:MyBot --name Argo"""
MORE = (
    "The host opens a seat by link and hands the link to this command. The server starts no programs: the bot runs "
    "here, with your rights, and is told what its seat sees and worlds that fit it. What breaks the protocol (a "
    "time-out, a crash, an illegal move) resigns the game."
)
WAIT_SECONDS = 0.5
ANSWER_SECONDS = 60.0
SEED_BITS = 53
GONE = ("bad-token", "no-table", "cannot-load", "cannot-read")


class Unreachable(KylixError):
    """The server does not answer, or refuses; then `key` says what."""

    key = ""


class Guest:
    """One seat at one table of a server."""

    def __init__(self, link: str) -> None:
        self.server, mark, place = link.partition("/#/join/")
        self.table, _, invitation = place.partition("/")
        self.invitation = invitation.partition("/")[0]
        scheme = urllib.parse.urlsplit(self.server).scheme
        if not mark or not self.table or not self.invitation or scheme not in ("http", "https"):
            raise KylixError(f"an invitation is a link such as http://HOST/#/join/TABLE/CODE, not {link!r}")
        self.token = secrets.token_urlsafe(20)

    def post(self, what: str, body: Any = None) -> Any:
        """What the server answers; Unreachable with its sentence when it refuses."""
        address = f"{self.server}/api/tables/{urllib.parse.quote(self.table)}/{what}"
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = b"" if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=ANSWER_SECONDS) as got:
                return json.load(got)
        except urllib.error.HTTPError as error:
            with error:
                raise refused(error.read()) from None
        except (OSError, ValueError) as error:
            raise Unreachable(f"{self.server} cannot be reached: {error}") from None

    def come(self, name: str) -> None:
        self.post("join", {"invitation": self.invitation, "token": self.token, "name": name})
        try:
            self.post("number", {})  # it adds nothing to chance
        except Unreachable:
            return  # nobody is asked for numbers there

    def talk(self) -> Iterator[tuple[Any, dict[str, Any]]]:
        """Everything that the server says, with the socket it says it by; again and again, for it may start anew."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake
        from websockets.sync.client import connect

        address = f"ws{self.server.removeprefix('http')}/api/tables/{urllib.parse.quote(self.table)}/socket"
        while True:
            try:
                with connect(address, max_size=None) as socket:
                    socket.send(json.dumps({"type": "hello", "token": self.token, "since": 0}))
                    for text in socket:
                        yield socket, json.loads(text)
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass  # it may start anew, or the game has not begun
            time.sleep(WAIT_SECONDS)


def refused(data: bytes) -> Unreachable:
    try:
        told = json.loads(data)["error"]
        found = Unreachable(f"the server refuses: {told['text']}")
        found.key = str(told["key"])
    except (ValueError, KeyError, TypeError):
        return Unreachable("the server refuses, and does not say why")
    return found


class Play:
    """A bot at a table, until the game is over or lost."""

    def __init__(self, guest: Guest, bot: Player) -> None:
        self.guest = guest
        self.bot = bot
        self.answered = ""
        """The question that was answered last."""
        self.decisions = 0

    def run(self) -> dict[str, Any]:
        for socket, said in self.guest.talk():
            if said["type"] == "error" and said["key"] in GONE:
                raise Unreachable(f"the server refuses: {said['text']}")
            if said["type"] == "late":
                self.look_again(socket)
            if said["type"] != "state":
                continue
            if said["over"] is not None or said["stopped"] is not None:
                return self.end(said)
            asked = said["prompt"]
            if said["seat"] in asked["to_act"] and asked["options"] and asked["question"] != self.answered:
                self.answer(socket, said)
        raise AssertionError("a guest stays until the game is over")

    def answer(self, socket: Any, said: dict[str, Any]) -> None:
        """Think, with a world that fits what the seat sees, and choose. A bot that fails resigns."""
        asked = said["prompt"]
        try:
            world = self.guest.post("world")
        except Unreachable as error:
            if error.key in ("no-worlds", *GONE):
                raise
            self.look_again(socket)  # the game may have gone on meanwhile
            return
        if world["n"] != said["n"]:
            return  # the state that goes with it is on its way
        s = codec.loads(world["position"])
        seat = setting_of(s).seat(said["seat"])
        try:
            move = self.bot.choose(s.view(seat), s.options(seat), s)
        except Forfeit as fault:
            socket.send(json.dumps({"type": "resign", "id": secrets.token_hex(8)}))
            for text in socket:  # so that it is heard
                if json.loads(text)["type"] in ("done", "error"):
                    break
            fault.seat = seat
            raise
        self.answered = asked["question"]
        self.decisions += 1
        choice = {"type": "choose", "id": secrets.token_hex(8), "question": asked["question"], "after": said["n"]}
        socket.send(json.dumps({**choice, "moves": [s.text(move)], "whole": False}))

    def look_again(self, socket: Any) -> None:
        """By another connection, which begins with how it stands."""
        self.answered = ""
        socket.close()

    def end(self, said: dict[str, Any]) -> dict[str, Any]:
        over = said["over"] or {"ranking": None, "scores": None}
        if isinstance(self.bot, Leaver):
            self.bot.end("played" if said["over"] else "stopped", over["ranking"], over["scores"])
        return {"seat": said["seat"], "ranking": over["ranking"], "scores": over["scores"], "decisions": self.decisions}


# --- the command ------------------------------------------------------------------------------------------------------


def add(commands: common.Commands) -> None:
    about = "let a bot of your own, a program for instance, play at a served table"
    parser = common.command(commands, "guest", guest, about, EXAMPLE, MORE)
    parser.add_argument("link", metavar="LINK", help="the invitation to a seat, as the host's page shows it")
    parser.add_argument("bot", metavar="BOT", help=f"who plays: {seats.WHO}")
    parser.add_argument("--name", metavar="NAME", default="", help="what it is called at the table (default: BOT)")
    parser.add_argument("--seed", type=common.number(0), metavar="N", help="the seed of the bot (default: any)")


def guest(args: argparse.Namespace) -> int:
    named = seats.named(args.bot)
    if len(named) != 1:
        raise BadSeats(f"one bot sits at one seat, not {args.bot!r}")
    bot = anyone.make(named[0], secrets.randbits(SEED_BITS) if args.seed is None else args.seed)
    at = Guest(args.link)
    at.come((args.name or named[0])[:40])
    try:
        found = Play(at, bot).run()
    except Forfeit as fault:
        facts = {"fault": fault.why, "told": str(fault)}
        if args.json:
            common.print_json(facts)
        else:
            common.out().print(f"{fault} ({fault.why}): it has resigned", soft_wrap=True)
        return common.BAD
    finally:
        outside.close_all()
    if args.json:
        common.print_json({"bot": named[0], **found})
    else:
        place = "the game was left" if found["ranking"] is None else f"places {found['ranking']}"
        common.out().print(f"{named[0]} as {found['seat']}: {place}, {found['decisions']} decisions", soft_wrap=True)
    return common.FINE
