"""Deukalion on a terminal: the map with ships and Hydra, the places beside it, the players, pursuits, cards, odds.

Everything is told by letters and signs; colour only helps. Treasures are told by the letter of their colour.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kylix.games.deukalion.derived import Derived, Risk
from kylix.games.deukalion.spec import DeukalionSet
from kylix.kit.game import Setting
from kylix.kit.words import Words

WIDE = 118
SEAT_STYLES = {"A": "cyan", "B": "red", "C": "yellow", "D": "magenta"}
COLOUR_STYLES = {"RED": "red", "GREEN": "green", "BLUE": "blue", "YELLOW": "yellow", "WHITE": "bold"}
SIGNS = {"sea": "·", "anchor": "~", "styx": "§", "centre": "(K)", "athens": "ATH", "land": "###"}
HYDRA = "&"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    return Drawing(words, setting, view, width).all()


class Drawing:
    """One view, drawn with what is derived from it. It knows them and the component set, and works no rule out."""

    def __init__(self, words: Words, setting: Setting, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = setting.names
        self.seats = self.names["seat"][: setting.seats]
        self.spec: DeukalionSet = setting.components.spec
        self.marks = self.spec.marks()
        self.towns = self.spec.places()
        self.view = view
        self.derived: Derived = view["derived"]
        self.wide = width >= WIDE
        self.mine: str | None = view["seat"]

    def all(self) -> RenderableType:
        boards = Table.grid()
        boards.add_row(self.map(), self.places())
        parts: list[RenderableType] = [boards, self.players(), self.supplies(), self.pursuits(), self.kylix()]
        if self.view["thrown"] and sum(self.view["thrown"]):
            parts += self.thrown()
        if self.mine is not None:
            parts.append(self.cards(self.seats.index(self.mine)))
        chances = self.odds()
        if chances:
            parts.append(Text(self.words.say("text-deukalion-odds", odds=chances), "bold"))
        return Group(*parts)

    # --- the map --------------------------------------------------------------------------------------------------

    def map(self) -> RenderableType:
        rows = self.spec.board.rows()
        table = Table(box=None, padding=(0, 0), header_style="dim", pad_edge=False)
        table.add_column("", style="dim", width=3)
        for column in range(len(rows[0])):
            table.add_column(self.names["square"][column][:-1], justify="center", width=6 if self.wide else 5)
        for at, row in enumerate(rows):
            cells = [self.cell(mark, self.names["square"][at * len(row) + column]) for column, mark in enumerate(row)]
            table.add_row(str(at + 1), *cells)
        facts = {"turn": self.view["turn"], "seat": self.view["active"], "target": self.derived["target"]}
        return self.panel(table, self.words.say("text-deukalion-map", **facts), self.words.say("text-deukalion-legend"))

    def cell(self, mark: str, square: str) -> Text:
        """What is on a square: its sign, the ships by their letters, the Hydra."""
        square_kind = self.marks.get(mark)
        owner = self.view["held"].get(mark)
        text = Text(SIGNS[square_kind.kind] if square_kind else mark, self.ground(mark))
        if owner:
            text.append(f"={owner}", f"not dim {SEAT_STYLES[owner]}")
        on_it = [seat for seat, ship in zip(self.seats, self.view["ships"], strict=True) if ship == square]
        if on_it or self.view["hydra"] == square:
            text = Text("" if text.plain == SIGNS["sea"] else text.plain, "dim")
        for seat in on_it:
            text.append(seat, f"not dim bold reverse {SEAT_STYLES[seat]}")
        if self.view["hydra"] == square:
            text.append(HYDRA, "not dim bold green")
        return text

    def ground(self, mark: str) -> str:
        if mark in self.view["held"]:
            return "underline"
        return "bold" if mark in self.towns else "dim"

    def places(self) -> RenderableType:
        """Cities with what lies there, settlements with their hoplites and who holds them."""
        table = self.table("", self.words.say("text-deukalion-place"), self.words.say("text-deukalion-value"), "")
        for city in self.spec.city:
            lying = [self.view["spaces"][f"{city.id}-{space + 1}"] for space in range(city.spaces)]
            treasures = Text(" ").join([self.treasure(colour) for colour in lying])
            table.add_row(Text(city.id, "bold"), self.place_name("city", city.id), str(city.value), treasures)
        for place in self.spec.settlement:
            owner = self.view["held"][place.id]
            who = (
                Text("o" * place.hoplites, "dim") if owner is None else Text(owner * place.hoplites, SEAT_STYLES[owner])
            )
            name = self.place_name("settlement", place.id)
            table.add_row(Text(place.id, "underline"), name, str(place.value), who)
        return self.panel(table, self.words.say("text-deukalion-treasures"), "")

    def place_name(self, kind: str, place: str) -> str:
        name = self.words.name(kind, place)
        return name if self.wide else name[:9]

    def treasure(self, colour: str | None) -> Text:
        if colour is None:
            return Text("_", "dim")
        key = f"page-deukalion-letter-{colour.lower()}"
        letter = self.words.say(key) if self.words.has(key) else colour[0]
        return Text(letter, COLOUR_STYLES.get(colour, "bold"))

    def supplies(self) -> Text:
        facts = {"deck": self.view["deck"], "left": self.view["pursuits"], "supply": self.view["supply"]}
        return Text(self.words.say("text-deukalion-supplies", **facts), "dim")

    # --- players, pursuits, dice ----------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        say = self.words.say
        table = self.table(
            "",
            say("text-deukalion-player"),
            say("text-deukalion-points"),
            say("text-deukalion-aboard"),
            say("text-deukalion-dead"),
            say("text-deukalion-cargo"),
            say("text-deukalion-cards"),
            say("text-deukalion-lasting"),
            say("text-deukalion-secret"),
        )
        for at, seat in enumerate(self.seats):
            hand = self.view["hand"][at]
            table.add_row(
                Text(seat, f"bold reverse {SEAT_STYLES[seat]}"),
                Text(self.words.name("seat", seat), SEAT_STYLES[seat] + (" bold" if seat == self.mine else "")),
                str(self.view["points"][at]),
                str(self.view["aboard"][at]),
                str(self.view["underworld"][at]),
                Text(" ").join([self.treasure(colour) for colour in self.view["cargo"][at]]),
                str(len(hand) if isinstance(hand, list) else hand),
                " ".join(self.in_play(seat)),
                self.secret(at),
            )
        return table

    def in_play(self, seat: str) -> list[str]:
        pairs = zip(self.view["lasting"], self.view["lasting_by"], strict=True)
        return [self.words.name("card", card) if self.wide else card for card, owner in pairs if owner == seat]

    def secret(self, at: int) -> str:
        if not self.view["secret"][at]:
            return self.words.say("text-deukalion-none")
        shown = self.view["secret"][at][0]
        return self.words.say("text-deukalion-covered") if shown is None else str(shown)

    def pursuits(self) -> Text:
        on_display = [pursuit for pursuit in self.view["display"] if pursuit]
        text = Text(self.words.say("text-deukalion-display") + " ", "bold")
        names = [self.words.name("pursuit", pursuit) for pursuit in on_display]
        return text.append(" · ".join(names) or self.words.say("text-deukalion-empty"), "not bold")

    def kylix(self) -> Text:
        """The dice; once the cup is set down, with the actions they feed."""
        if not self.view["dice"]:
            return Text("")
        centre, *outer = self.view["dice"]
        told = self.words.say("text-deukalion-dice", centre=centre, outer=outer)
        if self.view["rotation"] >= 0:
            told += " → " + self.placed(self.view["rotation"])
        elif self.view["rules"] and self.view["rules"][-1]["rule"] == "PlaceKylix":
            for rotation in range(len(outer)):
                told += f"\n  {rotation}: {self.placed(rotation)}"
        if self.view["sailor"] is not None:
            told += " · " + self.words.say("text-deukalion-steps", steps=self.view["steps"])
        return Text(told)

    def placed(self, rotation: int) -> str:
        """What a rotation of the cup gives to each action."""
        card, hydra, hoplites, move = self.derived["rotations"][rotation]
        facts = {"to_card": card, "to_hydra": hydra, "to_hoplites": hoplites, "to_move": move}
        return self.words.say("text-deukalion-placed", **facts)

    def thrown(self) -> list[RenderableType]:
        return [
            Text(
                self.words.say(
                    "text-deukalion-thrown", seat=one["seat"], down=one["down"], edge=one["edge"], up=one["up"]
                )
            )
            for one in self.derived["throws"]
        ]

    def cards(self, at: int) -> Text:
        """The own hand, cards just received, and the secret pursuit."""
        text = Text(self.words.say("text-deukalion-your-hand") + " ", "bold")
        hand = self.view["hand"][at] + (self.view["fresh"][at] if self.view["fresh"] else [])
        names = [f"{card} {self.words.name('card', card)}" for card in hand]
        text.append(" · ".join(names) or self.words.say("text-deukalion-empty"), "not bold")
        for pursuit in self.view["secret"][at]:
            text.append("\n" + self.words.say("text-deukalion-your-secret") + " ", "bold")
            text.append(self.words.name("pursuit", pursuit), "not bold")
        return text

    # --- odds -----------------------------------------------------------------------------------------------------

    def odds(self) -> list[str]:
        """The exact chances of the challenges that the open question offers to the one who looks."""
        order = ("city", "settlement", "seat", "symbol")
        return [self.chance(risk) for risk in sorted(self.derived["risks"], key=lambda risk: order.index(risk["kind"]))]

    def chance(self, risk: Risk) -> str:
        percent = round(100 * risk["chance"], 1)
        name = self.words.name(risk["kind"], risk["name"])
        return self.words.say("text-deukalion-chance", name=name, percent=percent)

    # --- small things ---------------------------------------------------------------------------------------------

    def table(self, *columns: str) -> Table:
        made = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for column in columns:
            made.add_column(column, no_wrap=True)
        return made

    def panel(self, inside: RenderableType, title: str, below: str) -> Panel:
        made = Panel(inside, title=Text(title, "bold"), expand=False, box=box.ROUNDED)
        if below:
            made.subtitle = Text(below, "dim")
        made.title_align = made.subtitle_align = "left"
        made.padding = (0, 1 if self.wide else 0)
        return made
