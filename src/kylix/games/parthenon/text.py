"""Parthenon on a terminal: season and events, the lands, the islands, fleets at sea, open offers, the own hand.

Everything is told by words; hidden cards show as a number. From WIDE columns on, islands list their goods in full.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kylix.kit.game import Setting
from kylix.kit.words import Words

WIDE = 118
SHIPS = 3
BASICS = 6
STRUCTURES = 6
PHILOSOPHIES = 6
STAGE_SIGNS = ("", "○", "◐", "●")
IDLE = "✕"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    return Drawing(words, setting, view, width).all()


class Drawing:
    """One view, drawn. It knows the view and the names of things, nothing else."""

    def __init__(self, words: Words, setting: Setting, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = setting.names
        self.seats = setting.seats
        self.view = view
        self.wide = width >= WIDE
        self.mine: str | None = view["seat"]

    def all(self) -> RenderableType:
        parts: list[RenderableType] = [self.calendar(), self.lands(), self.islands()]
        if any(self.view["offer_to"]):
            parts.append(self.offers())
        if self.mine is not None:
            parts.append(self.own(self.names["seat"].index(self.mine)))
        return Group(*parts)

    def say(self, key: str, **about: Any) -> str:
        return self.words.say(f"text-parthenon-{key}", **about)

    def name(self, kind: str, thing: str) -> str:
        return self.words.name(kind, thing)

    def goods(self, zone: list[str | None]) -> str:
        """Goods by type and number; covered cards as a number alone."""
        counts = Counter(zone)
        hidden = counts.pop(None, 0)
        shown = [f"{count} {self.name('good', good or '')}" for good, count in counts.items()]
        return ", ".join([*shown, *([str(hidden)] if hidden else [])]) or "–"

    def calendar(self) -> RenderableType:
        view = self.view
        line = Text(self.say("season", year=view["year"], season=view["season"], archon=view["archon"]))
        if view["phase"]:
            line.append(f" · {self.name('phase', self.names['phase'][view['phase'] - 1])}", "bold")
        for event in view["row"]:
            line.append(f" · {self.name('event', event)}", "yellow")
        return Panel(line, box=box.ROUNDED, title=self.say("calendar"), title_align="left")

    def lands(self) -> RenderableType:
        table = Table(box=box.SIMPLE, pad_edge=False)
        for key in ("land", "harbour", "fleets"):
            table.add_column(self.say(key))
        for at, land in enumerate(self.names["land"]):
            card = self.view["harbour"][at]
            status = "–" if not card else "▒" if card[0] is None else self.name("harbour", card[0])
            if card and card[0] is not None and not self.view["face_up"][land]:
                status += f" ({self.say('covered')})"
            table.add_row(self.name("land", land), status, ", ".join(self.ships_at(land)))
        return table

    def ships_at(self, land: str) -> list[str]:
        found: list[str] = []
        for fleet, port in enumerate(self.view["port"]):
            if port == land:
                home = f" {IDLE}" if self.view["turned"][fleet] else ""
                found.append(f"{self.names['fleet'][fleet]} ({len(self.view['cargo'][fleet])}){home}")
        return found

    def islands(self) -> RenderableType:
        table = Table(box=box.SIMPLE, pad_edge=False, show_lines=self.wide)
        for key in ("island", "villages", "acropolis", "wonders", "home", "hand"):
            table.add_column(self.say(key))
        for seat in range(self.seats):
            table.add_row(*self.island(seat))
        return table

    def island(self, seat: int) -> list[str]:
        view = self.view
        archon = " ★" if view["archon"] == self.names["seat"][seat] else ""
        who = f"{self.names['seat'][seat]} {self.name('island', view['island'][seat])}{archon}"
        cards = self.goods(view["home"][seat])
        letters = " ".join("ABC"[: view["fleets"][seat]])
        hand = str(len(view["hand"][seat]))
        return [who, self.villages(seat), self.hill(seat), self.wisdom(seat), f"{letters} · {cards}", hand]

    def villages(self, seat: int) -> str:
        parts: list[str] = []
        for at, good in enumerate(self.names["good"][:BASICS]):
            count = self.view["villages"][seat * BASICS + at]
            if count:
                parts.append(f"{count} {self.name('good', good)}{IDLE * self.view['idle'][seat * BASICS + at]}")
        if self.view["workshops"][seat]:
            parts.append(self.say("workshops", count=self.view["workshops"][seat]))
        return ", ".join(parts)

    def hill(self, seat: int) -> str:
        kinds = self.names["structure"]
        start = seat * STRUCTURES
        counts = self.view["acropolis"][start : start + STRUCTURES]
        built = [self.name("structure", kind) for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
        return ", ".join(built) or "–"

    def wisdom(self, seat: int) -> str:
        """Wonders with their stage (○ plan, ◐ begun, ● finished), then philosophies."""
        me = self.names["seat"][seat]
        found = [
            f"{STAGE_SIGNS[self.view['stage'][wonder]]} {self.name('wonder', wonder)}"
            for wonder, builder in self.view["builder"].items()
            if builder == me
        ]
        held = self.view["philosophies"][seat * PHILOSOPHIES : (seat + 1) * PHILOSOPHIES]
        found += [
            self.name("philosophy", kind) for kind, has in zip(self.names["philosophy"], held, strict=True) if has
        ]
        return ", ".join(found) or "–"

    def offers(self) -> RenderableType:
        table = Table(box=box.SIMPLE, pad_edge=False)
        for key in ("offer", "to", "gives", "wants"):
            table.add_column(self.say(key))
        for slot, to in enumerate(self.view["offer_to"]):
            if to is not None:
                gives, wants = self.view["offer_give"][slot], self.view["offer_want"][slot]
                table.add_row(self.names["slot"][slot], self.name("party", to), self.goods(gives), self.goods(wants))
        return table

    def own(self, seat: int) -> RenderableType:
        """The own hand, cargoes, and what is being planned."""
        view = self.view
        lines = [f"{self.say('hand')}: {self.goods(view['hand'][seat])}"]
        for ship in range(view["fleets"][seat]):
            fleet = seat * SHIPS + ship
            if view["cargo"][fleet]:
                lines.append(f"{self.say('cargo', ship='ABC'[ship])}: {self.goods(view['cargo'][fleet])}")
            if view["hold"][fleet] or view["course"][fleet]:
                land = self.name("land", view["course"][fleet]) if view["course"][fleet] else "–"
                lines.append(f"{self.say('plan', ship='ABC'[ship])}: {land} · {self.goods(view['hold'][fleet])}")
        if view["draft_to"][seat]:
            gives, wants = self.goods(view["draft_give"][seat]), self.goods(view["draft_want"][seat])
            lines.append(f"{self.say('draft')} {self.name('party', view['draft_to'][seat])}: {gives} → {wants}")
        if view["kept"][seat]:
            lines.append(f"{self.say('kept')}: {self.goods(view['kept'][seat])}")
        return Panel(
            Text("\n".join(lines)), box=box.ROUNDED, title=self.name("seat", self.mine or ""), title_align="left"
        )
