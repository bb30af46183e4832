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

from kylix.games.parthenon.about import counted, danger
from kylix.games.parthenon.derived import Derived, Price
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.text.prose import Section, sections
from kylix.text.things import Thing, Things

WIDE = 118
SHIPS = 3
BASICS = 6
STRUCTURES = 6
PHILOSOPHIES = 6
STAGE_SIGNS = ("", "○", "◐", "●")
IDLE = "✕"
PAYABLE = "✓"
EMPTY = "–"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    return Drawing(words, setting, view, width).all()


def look(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    """Everything that lies open, in words: events, harbours, islands with their powers, prices, fleets."""
    return sections(Drawing(words, setting, view, width).told(), width)


class Drawing:
    """One view, drawn with what is derived from it. It works no rule out."""

    def __init__(self, words: Words, setting: Setting, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = setting.names
        self.seats = setting.seats
        self.view = view
        self.derived: Derived = view["derived"]
        self.things = Things(words, setting)
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

    def line(self, name: str, about: str) -> str:
        return self.words.say("text-told", name=name, about=about)

    def name(self, kind: str, thing: str) -> str:
        return self.words.name(kind, thing)

    def goods(self, zone: list[str | None]) -> str:
        """Goods by type and number; covered cards as a number alone."""
        counts = Counter(zone)
        hidden = counts.pop(None, 0)
        shown = [f"{count} {self.name('good', good or '')}" for good, count in counts.items()]
        return ", ".join([*shown, *([str(hidden)] if hidden else [])]) or EMPTY

    def calendar(self) -> RenderableType:
        view = self.view
        line = Text(self.say("season", year=view["year"], season=view["season"], archon=view["archon"]))
        if view["phase"]:
            line.append(f" · {self.name('phase', self.names['phase'][view['phase'] - 1])}", "bold")
        for event in view["row"]:
            line.append(f" · {self.name('event', event)}", "yellow")
        event = self.derived["event"]
        if event is not None:
            line.append(f"\n{self.things.told(Thing('event', event))}", "dim")
        return Panel(line, box=box.ROUNDED, title=self.say("calendar"), title_align="left")

    # --- in words -------------------------------------------------------------------------------------------------

    def told(self) -> list[Section]:
        view, words = self.view, self.words
        covered = words.say("page-parthenon-events-covered", count=view["covered"])
        events = [*[self.things.told(Thing("event", event)) for event in view["row"]], covered]
        lands = [self.land_told(at, land) for at, land in enumerate(self.names["land"])]
        found: list[Section] = [
            (words.say("page-parthenon-events"), events),
            (words.name("field", "harbour"), lands),
            *[self.island_told(seat) for seat in range(self.seats)],
            (self.say("powers"), self.powers_told()),
            (words.name("phase", "HAZARD"), self.hazards_told()),
        ]
        if self.mine is not None:
            found.append((self.say("your-prices"), self.prices_told()))
        return found

    def land_told(self, at: int, land: str) -> str:
        card = self.view["harbour"][at]
        known = card[0] if card else None
        if not card:
            status = self.words.say("page-parthenon-no-card")
        elif known is None:
            status = self.words.say("page-parthenon-covered")
        else:
            status = self.things.told(Thing("harbour", known))
        ships = self.words.listed(self.ships_at(land))
        return " · ".join(part for part in (self.name("land", land), status, ships) if part)

    def island_told(self, seat: int) -> Section:
        """An island as a paragraph of its own."""
        view = self.view
        who = self.words.say(
            "page-parthenon-island",
            island=self.name("island", view["island"][seat]),
            who=self.name("seat", self.names["seat"][seat]),
            count=self.derived["structures"][seat],
        )
        facts = {
            "villages": self.villages(seat),
            "acropolis": self.hill(seat),
            "wonders": self.wisdom(seat),
            "aegis": self.goods(view["home"][seat]),
            "hand": self.goods(view["hand"][seat]),
        }
        told = {key: about for key, about in facts.items() if about != EMPTY}
        lines = [self.line(self.say(key), about) for key, about in told.items()]
        return who, lines + [self.fleet_told(seat * SHIPS + ship) for ship in range(view["fleets"][seat])]

    def fleet_told(self, fleet: int) -> str:
        view = self.view
        course = view["course"][fleet] if view["port"][fleet] is None else None
        land = course or view["port"][fleet]
        goods = view["hold"][fleet] if course else view["cargo"][fleet]
        where = self.name("land", land) if land else self.words.say("page-parthenon-home")
        count = len(goods) if isinstance(goods, list) else goods
        named = isinstance(goods, list) and None not in goods and count > 0
        facts = {"fleet": self.names["fleet"][fleet], "where": where, "count": count, "planned": bool(course)}
        return self.words.say("page-parthenon-fleet", goods=f"({self.goods(goods)})" if named else "", **facts).strip()

    def powers_told(self) -> list[str]:
        """What the philosophies and wonders that somebody has do."""
        held = self.view["philosophies"]
        kinds = self.names["philosophy"]
        found = [Thing("philosophy", kind) for at, kind in enumerate(kinds) if any(held[at::PHILOSOPHIES])]
        found += [Thing("wonder", wonder) for wonder, builder in self.view["builder"].items() if builder]
        return [self.things.told(thing) for thing in found]

    def hazards_told(self) -> list[str]:
        view = self.view
        deck = {"count": view["hazard_deck"], "gone": len(view["hazard_discard"])}
        told = [self.words.say("page-parthenon-hazard-deck", **deck)]
        return told + [self.things.told(Thing("hazard", hazard)) for hazard in dict.fromkeys(view["met"])]

    def prices_told(self) -> list[str]:
        """What one's own island can still build, and what that costs now; a tick for what can be paid."""
        derived = self.derived
        bills: list[tuple[str, Price | None]] = [
            (self.say("village", good=good), price) for good, price in derived["villages"].items()
        ]
        bills.append((self.say("workshop"), derived["workshop"]))
        bills += [(self.name("structure", one), price["next"]) for one, price in derived["acropolis"].items()]
        bills += [(self.name("wonder", wonder), price) for wonder, price in derived["wonders"].items()]
        bills += [(self.say("fleet", ship="ABC"[ship]), price) for ship, price in enumerate(derived["fleets"])]
        return [
            self.line(name, counted(self.words, price["words"])) + (f" {PAYABLE}" if price["payable"] else "")
            for name, price in bills
            if price is not None
        ]

    # --- in tables ------------------------------------------------------------------------------------------------

    def lands(self) -> RenderableType:
        table = Table(box=box.SIMPLE, pad_edge=False)
        for key in ("land", "harbour", "fleets"):
            table.add_column(self.say(key))
        for at, land in enumerate(self.names["land"]):
            card = self.view["harbour"][at]
            status = EMPTY if not card else "▒" if card[0] is None else self.name("harbour", card[0])
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
        return ", ".join(built) or EMPTY

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
        return ", ".join(found) or EMPTY

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
        lines = [self.line(self.say("hand"), self.goods(view["hand"][seat]))]
        for ship in range(view["fleets"][seat]):
            fleet = seat * SHIPS + ship
            if view["cargo"][fleet]:
                lines.append(self.line(self.say("cargo", ship="ABC"[ship]), self.goods(view["cargo"][fleet])))
            if view["hold"][fleet] or view["course"][fleet]:
                land = self.name("land", view["course"][fleet]) if view["course"][fleet] else EMPTY
                plan = f"{land} · {self.goods(view['hold'][fleet])}"
                lines.append(self.line(self.say("plan", ship="ABC"[ship]), plan))
            bound = view["course"][fleet] or view["port"][fleet]
            ahead = danger(self.words, self.derived, "ABC"[ship], bound or "")
            if ahead:
                lines.append(self.line(self.words.say("page-parthenon-ship", ship="ABC"[ship]), ahead))
        if view["draft_to"][seat]:
            gives, wants = self.goods(view["draft_give"][seat]), self.goods(view["draft_want"][seat])
            to = f"{self.say('draft')} {self.name('party', view['draft_to'][seat])}"
            lines.append(self.line(to, f"{gives} → {wants}"))
        if view["kept"][seat]:
            lines.append(self.line(self.say("kept"), self.goods(view["kept"][seat])))
        return Panel(
            Text("\n".join(lines)), box=box.ROUNDED, title=self.name("seat", self.mine or ""), title_align="left"
        )
