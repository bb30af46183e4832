"""The turn of the Automa. It decides nothing: its card and the ship settle everything (ODY-AUTOMA-18)."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.games.odysseus import events
from kylix.games.odysseus.phases.ending import EndOfFilling
from kylix.games.odysseus.phases.ship import cards_left, end_slot, is_beside_covered, lift, uncover
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import SLOTS


class AutomaTurn(Procedure[Odysseus]):
    """ODY-AUTOMA-6. Turn up a card; its symbols, then its arrow unless a card was taken already."""

    CLAUSE: ClassVar[str] = "ODY-AUTOMA-6"

    def step(self, s: Odysseus, at: int) -> None:
        match at:
            case 0:
                turn_up(s)
            case 1:
                automa = s.automa_shown[-1]
                for symbol in s.tables.symbols[automa]:
                    s.tables.symbol_effect[symbol](s, automa)
            case 2:
                if s.chosen < 0:
                    take_slot(s, ends_along(s, s.tables.path[s.automa_shown[-1]])[0])
            case 3:
                keep_card(s)
            case _:
                if cards_left(s) == 1:
                    s.goto(EndOfFilling())
                else:
                    s.end()


def turn_up(s: Odysseus) -> None:
    automa = s.automa_deck.pop(0)
    s.automa_shown.append(automa)
    s.seal()
    if s.log is not None:
        s.log.append(events.automa_turn_began(s.turn))
        s.log.append(events.automa_card_turned(automa, s.tables.path[automa]))


def ends_along(s: Odysseus, path: int) -> list[int]:
    """ODY-AUTOMA-10. The slots of the ends as the arrow meets them; a lone card is met once."""
    met: list[int] = []
    for end in s.tables.paths[path]:
        slot = end_slot(s, end)
        if slot >= 0 and slot not in met:
            met.append(slot)
    return met


def take_slot(s: Odysseus, slot: int) -> None:
    """ODY-AUTOMA-11. Beside covered cards it turns them up; the favour goes back to the supply."""
    path = s.tables.path[s.automa_shown[-1]]
    card = lift(s, slot)
    if s.log is not None:
        s.log.append(events.automa_took(card, slot, path))
    if is_beside_covered(s, slot):
        side = slot // SLOTS
        uncover(s, side)
        if s.log is not None:
            s.log.append(events.ship_favour_discarded(side))


def keep_card(s: Odysseus) -> None:
    """ODY-AUTOMA-12, ODY-AUTOMA-13. No gains, no columns, no rest; the epic tile as soon as all types are there."""
    tables = s.tables
    s.automa_cards.append(s.chosen)
    s.chosen = -1
    if s.automa_epic >= 0 or not tables.automa_epic or not s.has_all_types(s.automa_cards):
        return
    s.automa_epic = s.epic_stack.pop(0)
    if s.log is not None:
        s.log.append(events.automa_epic_taken(s.automa_epic, tables.epic_vp[s.automa_epic]))
