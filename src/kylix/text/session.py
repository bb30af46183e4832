"""A game at one table: its state, who sits where, and the file in which it is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kylix.bots import LEVELS, Advice, Bot, hint, make
from kylix.common.patience import Patience
from kylix.common.players import Forfeit, Leaver
from kylix.common.single import only
from kylix.core.chance import mix
from kylix.core.errors import BadSeats, IllegalMove, KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import view
from kylix.kit.game import Setting
from kylix.lab.runner import note
from kylix.records import record
from kylix.text.chain import play_chain

PERSON = "you"


def gives_hints(level: str) -> bool:
    try:
        make(level, 1)
    except BadSeats:
        return False
    return level.partition(":")[0] in LEVELS


class Session:
    """Persons and bots at a table. Every move is in the file before a person is asked again."""

    def __init__(
        self,
        state: State,
        players: tuple[str, ...],
        path: Path,
        hints: bool | None = None,
        auto: bool = False,
        maker: Callable[[str, int], Bot] = make,
    ) -> None:
        """Where nobody says whether there are hints, there are if at most one person plays. `auto`: where a person has
        a single answer, it is given for them. `maker` makes the bots: one that starts programs is for names that were
        typed, never for those of a file."""
        assert isinstance(state.setting, Setting)
        self.state = state
        self.setting: Setting = state.setting
        self.players = players
        self.path = path
        if len(players) != state.seats:
            raise BadSeats(
                f"{self.setting.game.name} has {state.seats} seats here, but {len(players)} players are named"
            )
        self.bots: dict[int, Bot] = {
            seat: maker(name, mix(state.chance.seed + seat + 1)) for seat, name in enumerate(players) if name != PERSON
        }

        self.patience = Patience()
        self.hints = len(self.persons) <= 1 if hints is None else hints
        self.hinted = dict.fromkeys(self.persons, 0)
        """By person: how many hints were taken since the game was opened."""
        self.auto = auto
        self.answered: dict[int, str] = {}
        """By entry: the answer that was given for a person, since the game was opened."""

    @property
    def persons(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if seat not in self.bots]

    def next_seat(self) -> int:
        """Who is to act; bots first, so that persons wait for nobody, unless the question wants it otherwise."""
        waiting = self.state.to_act
        held = self.patience.holds(self.state, self.persons)
        return held[0] if held else next((seat for seat in waiting if seat in self.bots), waiting[0])

    def play_bots(self) -> None:
        """Let bots move until a person is asked or the game is over; then save. Whoever plays with bots only is not
        asked where there is a single answer: nobody could learn anything from that."""
        before = len(self.record)
        while not self.state.over:
            seat = self.next_seat()
            if seat not in self.bots:
                if len(self.persons) > 1 or not self.answer_for(seat):
                    break
                continue
            redealt = self.state.redeal(seat, mix(self.state.chance.seed + self.state.drawn + len(self.record)))
            try:
                move = self.bots[seat].choose(self.state.view(seat), list(self.state.options(seat)), redealt)
            except Forfeit as forfeit:
                forfeit.seat = seat
                note(self.state, forfeit, self.players[seat])
                self.keep()
                raise KylixError(f"{forfeit}; so it lost the game by rule, which is kept in {self.path}") from None
            self.state.play(seat, move)
        if len(self.record) > before:
            self.keep()
        if self.state.over:
            for bot in self.bots.values():
                if isinstance(bot, Leaver):
                    bot.end("played", self.state.ranking(), self.state.scores())

    def answer_for(self, seat: int) -> bool:
        """Give the single answer of a person; False where there are several, or where that is not wanted."""
        if not self.auto or (move := only(self.state, seat)) is None:
            return False
        self.answered[len(self.record)] = self.state.text(move)
        self.state.play(seat, move)
        return True

    @property
    def record(self) -> list[Any]:
        return self.state.record or []

    def play(self, seat: int, moves: list[Move]) -> tuple[int, IllegalMove | None]:
        """Play a chain: how many moves were made, and what refused the rest. All that was made is saved."""
        before = len(self.record)
        refused: IllegalMove | None = None
        self.patience.turn_to(self.state)
        try:
            play_chain(self.state, seat, moves)
        except IllegalMove as error:
            refused = error
        played = len(self.record) - before
        if played:
            self.patience.moved.add(seat)
            self.keep()
        return played, refused

    def hint(self, seat: int, level: str) -> list[Advice]:
        """What a bot would do in this seat, told no more than a bot is. BadSeats when there is none of that level."""
        s = self.state
        found = hint(s.view(seat), list(s.options(seat)), s.redeal(seat, 1), level)
        self.hinted[seat] += 1
        return found

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; bots do not mind. KylixError when that cannot be done.

        What was answered for the seat since goes with it: taken back alone, it would only be answered again.
        """
        others_are_bots = all(other in self.bots for other in range(self.state.seats) if other != seat)
        state = record.undo(self.state, seat, others_agree=others_are_bots)
        while self.auto and only(state, seat) is not None:
            state = record.undo(state, seat, others_agree=others_are_bots)
        self.state = state
        self.keep()

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The log as a seat may read it, from event number `since` on, with what was answered for it."""
        found: list[dict[str, Any]] = []
        last = -1
        for event in view.events(self.setting, self.state, seat):
            found += [self.told_of(n) for n in range(last + 1, event["n"] + 1) if self.is_answered(n, seat)]
            found.append(event)
            last = event["n"]
        found += [self.told_of(n) for n in range(last + 1, len(self.record)) if self.is_answered(n, seat)]
        return found[since:]

    def is_answered(self, n: int, seat: int | None) -> bool:
        return n in self.answered and self.record[n].seat == seat

    def told_of(self, n: int) -> dict[str, Any]:
        return {"n": n, "key": "automatic", "facts": {"move": self.answered[n]}}

    def keep(self) -> None:
        """Save to the game's own file, or KylixError."""
        try:
            self.save()
        except OSError as error:
            raise KylixError(f"{self.path} cannot be written: {error.strerror}") from None

    def save(self, path: Path | None = None) -> None:
        record.save(path or self.path, self.state, self.players)
