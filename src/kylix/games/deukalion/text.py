"""Deukalion on a terminal: the map with ships and Hydra, the places beside it, the players, pursuits, cards, odds.

Everything is told by letters and signs; colour only helps. Treasures are told by the letter of their colour.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kylix.games.deukalion.about import effect
from kylix.games.deukalion.derived import Derived, Risk
from kylix.games.deukalion.spec import City, DeukalionSet, Settlement
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.text.prose import Section, sections
from kylix.text.things import Thing, Things

WIDE = 118
SEAT_STYLES = {"A": "cyan", "B": "red", "C": "yellow", "D": "magenta"}
COLOUR_STYLES = {"RED": "red", "GREEN": "green", "BLUE": "blue", "YELLOW": "yellow", "WHITE": "bold"}
SIGNS = {"sea": "·", "anchor": "~", "styx": "§", "centre": "(K)", "athens": "ATH", "land": "###"}
HYDRA = "&"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    return Drawing(words, setting, view, width).all()


def look(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    """Everything that lies open, in words: places, ships, what pursuits ask for and cards do."""
    return sections(Drawing(words, setting, view, width).told(), width)


class Drawing:
    """One view, drawn with what is derived from it. It knows them and the component set, and works no rule out."""

    def __init__(self, words: Words, setting: Setting, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.setting = setting
        self.things = Things(words, setting)
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
        parts += [Text(line, "bold") for line in self.throws_ahead()]
        chances = self.odds()
        if chances:
            parts.append(Text(self.words.say("text-deukalion-odds", odds=chances), "bold"))
        stake = self.derived["stake"]
        if stake:
            told = self.words.say("text-deukalion-stake", count=stake["honour"], least=stake["least"])
            parts.append(Text(told, "bold"))
        return Group(*parts)

    def told(self) -> list[Section]:
        """All of it in words."""
        words, view = self.words, self.view
        marks = [mark for row in self.spec.board.rows() for mark in row]
        squares = {mark: at for at, mark in zip(self.names["square"], marks, strict=True)}
        places = [self.city_told(city, squares[city.id]) for city in self.spec.city]
        places += [self.settlement_told(place, squares[place.id]) for place in self.spec.settlement]
        found: list[Section] = [
            (words.say("text-deukalion-players"), [self.player_told(at) for at in range(len(self.seats))]),
            (words.say("page-deukalion-map"), [*places, words.say("text-deukalion-hydra-at", square=view["hydra"])]),
            (words.say("text-deukalion-display"), [self.read_up("pursuit", one) for one in view["display"] if one]),
            (words.name("field", "lasting"), self.lasting_told()),
            (words.name("field", "earned"), self.earned_told()),
            (words.say("page-deukalion-kylix"), self.kylix().plain.splitlines()),
        ]
        if self.mine is not None:
            at = self.seats.index(self.mine)
            hand = view["hand"][at] + (view["fresh"][at] if view["fresh"] else [])
            found.append(
                (words.say("text-deukalion-your-hand"), [self.read_up("card", card) for card in dict.fromkeys(hand)])
            )
            secret = [self.read_up("pursuit", pursuit) for pursuit in view["secret"][at]]
            found.append((words.say("text-deukalion-your-secret"), secret))
        return found

    def read_up(self, kind: str, name: str) -> str:
        told = " ".join(self.things.about(Thing(kind, name), self.view))
        called = name if kind == "pursuit" else f"{self.words.name(kind, name)} ({name})"
        return self.words.say("text-told", name=called, about=told)

    def player_told(self, at: int) -> str:
        view = self.view
        facts = {
            "seat": self.seats[at],
            "points": view["points"][at],
            "square": view["ships"][at],
            "aboard": view["aboard"][at],
            "dead": view["underworld"][at],
            "treasures": self.words.listed([self.words.name("colour", colour) for colour in view["cargo"][at]]),
            "cargo": len(view["cargo"][at]),
            "count": len(view["hand"][at]) if isinstance(view["hand"][at], list) else view["hand"][at],
        }
        return self.words.say("text-deukalion-player-told", **facts)

    def city_told(self, city: City, square: str) -> str:
        lying = [self.view["spaces"][f"{city.id}-{space + 1}"] for space in range(city.spaces)]
        treasures = [self.words.name("colour", colour) for colour in lying if colour]
        facts = {"name": self.words.name("city", city.id), "square": square, "value": city.value}
        shown = self.words.listed(treasures) or self.words.say("text-deukalion-empty")
        free = city.spaces - len(treasures)
        return self.words.say("page-deukalion-city", treasures=shown, free=free, **facts)

    def settlement_told(self, place: Settlement, square: str) -> str:
        owner = self.view["held"][place.id]
        who = self.words.name("seat", owner) if owner else self.words.say("text-deukalion-none")
        facts = {"name": self.words.name("settlement", place.id), "square": square, "value": place.value}
        return self.words.say("page-deukalion-settlement", count=place.hoplites, who=who, **facts)

    def lasting_told(self) -> list[str]:
        pairs = zip(self.view["lasting"], self.view["lasting_by"], strict=True)
        return [f"{self.words.name('seat', owner)} · {self.read_up('card', card)}" for card, owner in pairs]

    def earned_told(self) -> list[str]:
        pairs = zip(self.view["earned"], self.view["earned_by"], strict=True)
        return [f"{self.words.name('seat', owner)} · {self.words.name('pursuit', one)}" for one, owner in pairs]

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
        """The own hand with what the cards do, cards just received, and the secret pursuit."""
        text = Text(self.words.say("text-deukalion-your-hand") + " ", "bold")
        hand = self.view["hand"][at] + (self.view["fresh"][at] if self.view["fresh"] else [])
        if not hand:
            text.append(self.words.say("text-deukalion-empty"), "not bold")
        for card, count in Counter(hand).items():
            name = self.words.name("card", card) + (f" ×{count}" if count > 1 else "")
            told = self.words.say("text-told", name=name, about=effect(self.words, self.setting, card))
            text.append(f"\n  {card} {told}", "not bold")
        for pursuit in self.view["secret"][at]:
            text.append("\n" + self.words.say("text-deukalion-your-secret") + " ", "bold")
            text.append(self.words.name("pursuit", pursuit), "not bold")
        return text

    # --- odds -----------------------------------------------------------------------------------------------------

    def odds(self) -> list[str]:
        """The exact chances of the challenges that the open question offers to the one who looks."""
        order = ("city", "settlement", "seat", "symbol")
        return [self.chance(risk) for risk in sorted(self.derived["risks"], key=lambda risk: order.index(risk["kind"]))]

    def throws_ahead(self) -> list[str]:
        """Of a challenge whose throw is to come: each side with its chance."""
        return [
            self.words.say(
                "page-deukalion-throw-ahead",
                seat=one["seat"],
                percent=self.words.say("page-deukalion-percent", percent=round(100 * one["chance"])),
            )
            for one in self.derived["throws"]
            if one["chance"] is not None
        ]

    def chance(self, risk: Risk) -> str:
        percent = round(100 * risk["chance"], 1)
        about = {"move": risk["move"], "name": self.words.name(risk["kind"], risk["name"]), "percent": percent}
        return self.words.say("text-deukalion-chance-shown" if risk["shows"] else "text-deukalion-chance", **about)

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
