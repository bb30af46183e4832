"""The table for programs: every prompt is one line of JSON, every answer a line of moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from kylix.bots import LEVELS
from kylix.core.errors import BadMove, Reason
from kylix.kit.view import things
from kylix.kit.words import Words
from kylix.text.advice import ADVISER, document
from kylix.text.lines import BadNumber, read_moves
from kylix.text.session import Session, gives_hints

Write = Callable[[str], None]


class JsonTable:
    def __init__(self, session: Session, words: Words, read: Callable[[str], str], write: Write) -> None:
        self.session = session
        self.words = words
        self.read = read
        self.write = write
        self.told = dict.fromkeys(session.persons, 0)

    def run(self) -> int:
        try:
            self.play()
        except (EOFError, KeyboardInterrupt):
            self.tell({"left": True})
        else:
            self.finish()
        return 0

    def play(self) -> None:
        while True:
            self.session.play_bots()
            if self.session.state.over:
                return
            self.turn(self.session.next_seat())

    def turn(self, seat: int) -> None:
        """One prompt, then lines until one of them is a move."""
        s = self.session.state
        self.tell({"view": s.view(seat), "prompt": s.prompt(seat), "events": self.since(seat)})
        while not self.answer(seat, self.read("")):
            pass

    def answer(self, seat: int, text: str) -> bool:
        s = self.session.state
        first, _, rest = text.strip().partition(" ")
        if first == "hint":
            self.hint(seat, rest.strip() or ADVISER)
            return False
        try:
            moves = read_moves(self.session.setting, s.options(seat), text)
        except BadNumber as error:
            about = {"number": error.number, "count": len(s.options(seat))}
            self.tell({"error": self.words.say("text-bad-number", **about)})
            return False
        except BadMove as error:
            self.tell({"error": str(error)})
            return False
        played, refused = self.session.play(seat, moves)
        if refused is not None:
            self.tell({"played": played, "refused": [self.reason(reason) for reason in refused.reasons]})
        return played > 0

    def hint(self, seat: int, level: str) -> None:
        """The best three moves as a level sees them, or why there are none."""
        if not self.session.hints:
            self.tell({"error": self.words.say("text-no-hints")})
        elif not gives_hints(level):
            self.tell({"error": self.words.say("text-hint-who", name=level, levels=list(LEVELS))})
        else:
            found = self.session.hint(seat, level)
            self.tell({"hints": [document(self.words, self.session.state, one) for one in found]})

    def reason(self, reason: Reason) -> dict[str, Any]:
        facts = things(self.session.setting, dict(reason.facts))
        return {"clause": reason.clause, "key": reason.key, "facts": facts, "text": self.words.reason(reason)}

    def since(self, seat: int) -> list[dict[str, Any]]:
        """What happened since the last prompt, with its words."""
        events = self.session.events(seat)
        new = events[self.told[seat] :]
        self.told[seat] = len(events)
        return [{**event, "text": self.words.event(event)} for event in new]

    def finish(self) -> None:
        s = self.session.state
        persons = self.session.persons
        seat = persons[0] if len(persons) == 1 else None
        since = self.told[seat] if seat is not None else 0
        self.tell(
            {
                "over": True,
                "result": self.session.setting.game.result(s),
                "ranking": s.ranking(),
                "scores": s.scores(),
                "sheet": s.sheet(),
                "seed": s.chance.seed,
                "view": s.view(seat),
                "events": [{**event, "text": self.words.event(event)} for event in self.session.events(seat, since)],
            }
        )

    def tell(self, document: dict[str, Any]) -> None:
        self.write(json.dumps({**document, "record": str(self.session.path)}) + "\n")
