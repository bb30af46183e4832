"""Troia on a terminal: battlefield and Olympus side by side, both projects, the piles, the hand.

Everything is told by letters and shapes; colour only helps. From WIDE columns on, words are written out.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kylix.games.troia.derived import Bill, Derived
from kylix.games.troia.spec import Card, TroiaSet
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.text.prose import Section, sections
from kylix.text.things import Thing, Things

WIDE = 118
SIDE_STYLES = {"G": "cyan", "T": "red"}
HERE, EMPTY = "◆", "·"
DONE, OPEN, NEXT = "■", "□", "▷"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    return Drawing(words, setting, view, width).all()


def look(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    """Everything that lies open, in words: powers in full, discard piles, what is known of hands."""
    things = Things(words, setting)
    return sections(Drawing(words, setting, view, width).told(things), width)


class Drawing:
    """One view, drawn with what is derived from it. It knows them and the component set, and works no rule out."""

    def __init__(self, words: Words, setting: Setting, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = setting.names
        self.spec: TroiaSet = setting.components.spec
        self.view = view
        self.derived: Derived = view["derived"]
        self.wide = width >= WIDE
        self.cards: dict[str, Card] = {card.id: card for card in self.spec.card}
        self.colours = {offering.id: offering.colour for offering in self.spec.offering}
        self.offering = {face: tile.offering for tile in self.spec.tile for face in tile.faces}
        self.mine: str | None = view["seat"]
        self.jump = int(setting.options["artemis_jump"] is True)

    def all(self) -> RenderableType:
        boards = Table.grid()
        boards.add_row(self.battlefield(), self.olympus())
        parts: list[RenderableType] = [boards, self.sides()]
        if self.mine is not None:
            parts.append(self.hand(self.names["seat"].index(self.mine)))
        if self.derived["bill"] is not None:
            parts.append(self.payment(self.derived["bill"]))
        return Group(*parts)

    def told(self, things: Things) -> list[Section]:
        """All of it in words."""
        words, view = self.words, self.view
        gods = [f"{at}. {things.told(Thing('god', god), view)}" for at, god in enumerate(view["olympus"], 1)]
        heroes = [
            self.words.say("text-troia-there", space=space, heroes=there)
            for space in self.names["space"]
            if (there := [words.name("hero", hero) for hero, at in view["heroes"].items() if at == space])
        ]
        found: list[Section] = [(words.say("text-troia-olympus"), gods), (words.name("field", "heroes"), heroes)]
        for at, seat in enumerate(self.names["seat"]):
            lines = [self.project(at).plain.rstrip(), self.piles(at).plain]
            if view["discard"][at]:
                lines.append(words.say("text-troia-pile", cards=view["discard"][at]))
            found.append((words.name("seat", seat), lines))
        if self.mine is not None:
            cards = view["hand"][self.names["seat"].index(self.mine)]
            hand = [things.told(Thing("card", card)) for card in cards]
            found.append((words.say("text-troia-your-hand"), hand))
        return found

    # --- the two boards -------------------------------------------------------------------------------------------

    def battlefield(self) -> RenderableType:
        """A lane for each hero: what moves it to the right for the Greek, to the left for the Trojan, where it is."""
        greek, trojan = self.names["seat"]
        table = self.table()
        table.add_column(self.words.say("text-troia-hero"), no_wrap=True)
        table.add_column(Text(f"{greek} ▸", self.style(greek)), no_wrap=True)
        table.add_column(Text(f"◂ {trojan}", self.style(trojan)), no_wrap=True)
        for space in self.names["space"]:
            table.add_column(Text(space, self.space_style(space)), justify="center", width=4 if self.wide else 3)
        for hero in self.spec.hero:
            here = self.view["heroes"][hero.id]
            lane = [
                Text(HERE if space == here else EMPTY, self.space_style(space) if space == here else "dim")
                for space in self.names["space"]
            ]
            name = Text(self.words.name("hero", hero.id))
            table.add_row(name, self.offered(hero.greek), self.offered(hero.trojan), *lane)
        title = self.words.say("text-troia-battlefield", turn=self.view["turn"], seat=self.view["active"])
        return self.panel(table, title, self.words.say("text-troia-spaces"))

    def olympus(self) -> RenderableType:
        """The slots from the Greek end: god, offering, cost for either side, power."""
        greek, trojan = self.names["seat"]
        table = self.table()
        table.add_column("")
        table.add_column(self.words.say("text-troia-god"), no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(Text(greek, self.style(greek)), justify="right")
        table.add_column(Text(trojan, self.style(trojan)), justify="right")
        table.add_column(self.words.say("text-troia-power"), no_wrap=True)
        powers = {god.id: god.power for god in self.spec.god}
        for at, god in enumerate(self.view["olympus"]):
            costs = self.derived["costs"][god]
            table.add_row(
                Text(str(at + 1), "dim"),
                Text(self.words.name("god", god), "bold" if god == self.view["honoured"] else ""),
                self.offered(self.offering[god]),
                Text(str(costs[0]), self.style(greek)),
                Text(str(costs[1]), self.style(trojan)),
                Text(self.words.say(f"text-{'power' if self.wide else 'short'}-{powers[god]}", artemis_jump=self.jump)),
            )
        token = self.words.say("text-troia-cornucopia", holder=self.seat_name(self.view["cornucopia"]))
        return self.panel(table, self.words.say("text-troia-olympus"), token)

    def table(self) -> Table:
        return Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)

    def panel(self, inside: RenderableType, title: str, below: str) -> Panel:
        made = Panel(inside, title=Text(title, "bold"), subtitle=Text(below, "dim"), expand=False, box=box.ROUNDED)
        made.title_align = made.subtitle_align = "left"
        made.padding = (0, 1 if self.wide else 0)
        return made

    # --- the two sides --------------------------------------------------------------------------------------------

    def sides(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for at, seat in enumerate(self.names["seat"]):
            grid.add_row(Text(seat, f"bold reverse {self.style(seat)}"), self.project(at))
            grid.add_row("", self.piles(at))
        return grid

    def project(self, at: int) -> Text:
        """How far a side is and what it needs next."""
        text = Text(self.words.say("text-troia-horse" if at == 0 else "text-troia-path") + "  ", "bold")
        for mark, what in self.horse() if at == 0 else self.path():
            text.append(f"{mark} {what}  ", "not bold" if mark != OPEN else "not bold dim")
        return text

    def horse(self) -> list[tuple[str, str]]:
        laid = [self.cards[card].figure for card in self.view["horse"]]
        return [(DONE if part.id in laid else OPEN, self.words.name("figure", part.id)) for part in self.spec.part]

    def path(self) -> list[tuple[str, str]]:
        """The spaces with what each demands."""
        found = []
        for at, step in enumerate(self.spec.step):
            demand = " + ".join("/".join(self.words.name("figure", one) for one in need) for need in step.needs)
            mark = DONE if at < self.view["track"] else NEXT if at == self.view["track"] else OPEN
            found.append((mark, demand))
        return found

    def piles(self, at: int) -> Text:
        """Heroes where progress needs two, deck, hand and what is known of it, discards."""
        far = self.names["space"][-1 if at == 0 else 0]
        hand = self.view["hand"][at]
        count = len(hand) if isinstance(hand, list) else hand
        parts = [
            self.words.say("text-troia-far", place=far, count=self.derived["far"][at], need=self.derived["far_needed"]),
            self.words.say("text-troia-deck", count=self.view["deck"][at]),
            self.words.say("text-troia-hand", count=count),
        ]
        if self.view["known"][at] and not isinstance(hand, list):
            parts[-1] += f" ({self.words.say('text-troia-known', cards=self.view['known'][at])})"
        pile = self.view["discard"][at]
        parts.append(self.words.say("text-troia-discard", count=len(pile)))
        if pile:
            parts.append(self.words.say("text-troia-top", card=pile[-1]))
        return Text(" · ".join(parts))

    # --- the own cards --------------------------------------------------------------------------------------------

    def hand(self, at: int) -> RenderableType:
        title = Text(self.words.say("text-troia-your-hand"), "bold")
        hand = self.view["hand"][at]
        if not hand:
            return title.append("  " + self.words.say("text-troia-empty"), "not bold dim")
        known = self.view["known"][at]
        if any(card in known for card in hand):
            title.append("  " + self.words.say("text-troia-seen-card"), "not bold dim")
        rows = [self.card(card, card in known) for card in hand]
        return Group(title, Columns(rows, column_first=True, equal=True, padding=(0, 2)))

    def card(self, card: str, seen: bool) -> Text:
        """Notation, mark, name."""
        text = Text(f" {card}{'*' if seen else ''} ", "dim")
        return text.append(self.words.name("card", card), f"not dim {self.colour(self.cards[card].offerings[0])}")

    def payment(self, bill: Bill) -> Text:
        """What was set aside so far, against the cost."""
        facts = {name: bill[name] for name in ("god", "offering", "cost", "total", "matching", "cards")}
        told = self.words.say("text-troia-payment", cornucopia=int(bill["cornucopia"]), **facts)
        return Text(told, "bold")

    # --- small things ---------------------------------------------------------------------------------------------

    def offered(self, offering: str) -> Text:
        key = f"text-short-{offering}"
        short = self.words.say(key) if self.words.has(key) else offering[:5].lower()
        return Text(self.words.name("offering", offering) if self.wide else short, self.colour(offering))

    def colour(self, offering: str) -> str:
        colours = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green", "purple": "magenta"}
        return colours.get(self.colours[offering], "bold")

    def style(self, seat: str) -> str:
        return SIDE_STYLES[seat] + (" bold" if seat == self.mine else "")

    def space_style(self, space: str) -> str:
        return SIDE_STYLES.get(space[0], "")

    def seat_name(self, seat: str | None) -> str | None:
        return None if seat is None else self.words.name("seat", seat)
