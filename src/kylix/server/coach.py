"""The coach at a table: a choice is judged before it is played, and asked back where it throws much away.

The judge is the adviser of hints, who is told what a bot in that seat would be: nothing hidden is in what is said.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from kylix.bots.whole_choice import MUCH
from kylix.core.moves import Move
from kylix.kit.registry import game, titles
from kylix.kit.words import LANGUAGES
from kylix.learn.coach import catalogue
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.messages import Adviser, ChooseAsked, Doubt, Hinted, HintShown, ServerMessage

if TYPE_CHECKING:
    from kylix.server.table_commands import TableCommands

log = logging.getLogger("kylix.server")

ADVISER: Adviser = "captain"
PATIENCE = 3.0
"""Seconds; a judgement that takes longer is not waited for."""


def begins(
    commands: TableCommands, asked: ChooseAsked, seat: int, moves: list[Move], tell: Callable[[ServerMessage], None]
) -> bool:
    """Whether a whole choice is looked at first. It is played by itself when nothing speaks against it.

    Where there are no hints, nothing to choose from, or bots have too much to think about, it is simply played.
    """
    table, hints = commands.table, commands.hints
    s = table.state
    if not asked.coach or not table.hints or seat not in s.to_act or len(s.options(seat)) < 2:
        return False
    try:
        hints.take((table.id, seat))
    except ApiError:
        return False
    hints.start(look(commands, asked, seat, [s.text(move) for move in moves], tell))
    return True


async def look(
    commands: TableCommands, asked: ChooseAsked, seat: int, moves: list[str], tell: Callable[[ServerMessage], None]
) -> None:
    table, hints = commands.table, commands.hints
    n, found = table.n, None
    try:
        judged = hints.judge(table.state, seat, ADVISER, moves)
        found = doubted(*await asyncio.wait_for(judged, PATIENCE))
    except Exception:  # a coach that fails must not keep anybody from playing
        log.exception("the coach could not judge a choice")
    finally:
        hints.waiting.discard((table.id, seat))
    if found is None:
        await commands.take(msgspec.structs.replace(asked, coach=False), seat, tell)
        return
    chosen, better = found
    # Whoever was told of a better move had a hint; the choice itself may still be sent with its id.
    await hints.keep(table, seat, Hinted(f"coach {asked.id}", n, ADVISER, [better, chosen]))
    tell(Doubt(asked.id, n, moves, chosen, better))


def doubted(best: list[HintShown], chosen: HintShown | None) -> tuple[HintShown, HintShown] | None:
    """What was chosen and what is better, where much lies between them."""
    if chosen is None or not best or best[0].value - chosen.value < MUCH:
        return None
    return chosen, best[0]


class CoachRoutes:
    def endpoints(self) -> list[Endpoint]:
        about = "what the coach says, and the one page of a title: a Fluent catalogue"
        return [Endpoint("GET", "/api/coach/{title}/{lang}", about, self.words, str, form="text")]

    async def words(self, call: Call) -> str:
        """Empty where a title has none."""
        language, title = call.path["lang"], call.path["title"]
        if language not in LANGUAGES or title not in titles():
            raise ApiError(404, "no-words", "there are no words for this title in this language")
        path = catalogue(language, game(title))
        return path.read_text(encoding="utf-8") if path.exists() else ""
