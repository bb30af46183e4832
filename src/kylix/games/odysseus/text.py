"""Odysseus on a terminal: the two sides of the ship, the stories, a board for every seat, and the Automa.

Everything is told by letters and shapes; colour only helps. From WIDE columns on, words are written out.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kylix.games.odysseus.about import adventure, effect
from kylix.games.odysseus.derived import AutomaScore, Derived
from kylix.games.odysseus.spec import Card, OdysseusSet
from kylix.games.odysseus.tables import SLOTS
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.text.prose import Section, sections
from kylix.text.things import Thing, Things

WIDE = 118
SIDE_WIDTH, WIDE_SIDE_WIDTH = 40, 59
END, INNER, EMPTY, HIDDEN = "◆", " ", "·", "▒"
FAVOUR, ANY, PASSED = "♦", "*", "✓"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    return Drawing(words, setting, view, width).all()


def look(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    """Everything that lies open, in words: what the cards of the ship give, every column, every story."""
    things = Things(words, setting)
    return sections(Drawing(words, setting, view, width).told(things), width)


class Drawing:
    """One view, drawn with what is derived from it. It knows them and the component set, and works no rule out."""

    def __init__(self, words: Words, setting: Setting, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = setting.names
        self.seats = setting.seats
        self.turns = setting.tables.players * setting.tables.cards_per_seat
        self.spec: OdysseusSet = setting.components.spec
        self.view = view
        self.derived: Derived = view["derived"]
        self.wide = width >= WIDE
        self.cards: dict[str, Card] = {card.id: card for card in self.spec.card}
        self.epics = {tile.id: tile.vp for tile in self.spec.epic}
        self.colours = {skill.id: skill.colour for skill in self.spec.skill}
        self.mine: str | None = view["seat"]

    def all(self) -> RenderableType:
        ship = Table.grid()
        ship.add_row(*[self.side(at) for at in range(len(self.names["side"]))])
        legend = Text(f"{self.say('legend')}\n{self.codes()}", "dim")
        parts: list[RenderableType] = [ship, legend, self.display(), self.stacks()]
        parts += [self.board(at) for at in range(self.seats)]
        if self.derived["automa"] is not None:
            parts.append(self.automa(self.derived["automa"]))
        if self.view["chosen"]:
            parts.append(self.chosen(self.view["chosen"]))
        return Group(*parts)

    def told(self, things: Things) -> list[Section]:
        """All of it in words."""
        words, view = self.words, self.view
        found: list[Section] = []
        for at, side in enumerate(self.names["side"]):
            slots = self.names["slot"][at * SLOTS : (at + 1) * SLOTS]
            favours = words.say("page-odysseus-favours", count=view["ship_favours"][side])
            found.append((f"{words.name('side', side)} · {favours}", [self.slot(slot) for slot in slots]))
        stories = [
            f"{self.names['source'][at]}. {things.told(Thing('story', story), view)}"
            for at, story in enumerate(view["display"])
            if story
        ]
        found += [(self.say("stories"), stories), (words.name("field", "epic_stack"), [self.stacks().plain])]
        for at in range(self.seats):
            seat = self.names["seat"][at]
            favours = words.say("page-odysseus-favours", count=view["favours"][at])
            points = self.say("score", points=self.derived["points"][at])
            found.append((f"{words.name('seat', seat)} · {points} · {favours}", self.board_told(at)))
        if self.derived["automa"] is not None:
            cards = self.say("cards", cards=view["automa_cards"]) if view["automa_cards"] else ""
            held = self.held(view["automa_stories"], self.derived["automa"]["stories"]).plain.strip()
            score = self.say("score", points=self.derived["automa"]["points"])
            found.append((f"{self.say('automa')} · {score}", [cards, held]))
        return found

    def slot(self, slot: str) -> str:
        card = self.view["ship"][slot]
        if card is None:
            key = "covered" if slot in self.derived["covered"] else "empty"
            return f"{slot} {self.words.say(f'page-odysseus-{key}')}"
        mark = f"{END} " if slot in self.derived["ends"] else ""
        told = effect(self.words, self.spec, self.cards[card])
        return f"{mark}{slot} {self.words.say('text-told', name=adventure(self.words, self.cards[card]), about=told)}"

    def board_told(self, at: int) -> list[str]:
        """The columns with their cards, what was rested with, and the stories with their points."""
        lines: list[str] = []
        for skill, level in zip(self.names["skill"], self.view["skills"][at], strict=True):
            cards = [card for card in self.view["adventures"][at] if self.cards[card].skill == skill]
            passed = [card for card in cards if card in self.derived["passed"][at]]
            lines.append(self.say("column", skill=skill, level=level, cards=cards, count=len(passed)))
        if self.view["rested"][at]:
            lines.append(self.say("rested-with", cards=self.view["rested"][at]))
        return [*lines, self.held(self.view["stories"][at], self.derived["stories"][at]).plain.strip()]

    # --- the ship -------------------------------------------------------------------------------------------------

    def side(self, at: int) -> RenderableType:
        """Six slots from the stern to the bow: whether it can be taken, skill, value and points, gains, type, name."""
        name = self.names["side"][at]
        slots = self.names["slot"][at * SLOTS : (at + 1) * SLOTS]
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False, expand=True)
        for _ in range(6):
            table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for slot in slots:
            card = self.view["ship"][slot]
            if card is None:
                mark = HIDDEN * 3 if slot in self.derived["covered"] else EMPTY
                table.add_row(INNER, Text(slot, "dim"), Text(mark, "dim"))
            else:
                mark = END if slot in self.derived["ends"] else INNER
                table.add_row(Text(mark, "bold"), slot, *self.about(self.cards[card]))
        favour = FAVOUR * self.view["ship_favours"][name]
        title = Text(f"{self.words.name('side', name)} {favour}", "bold")
        made = Panel(table, title=title, subtitle=Text(self.say("stern-to-bow"), "dim"), box=box.ROUNDED)
        made.width = WIDE_SIDE_WIDTH if self.wide else SIDE_WIDTH
        made.title_align = made.subtitle_align = "left"
        made.padding = (0, 1 if self.wide else 0)
        return made

    def about(self, card: Card) -> list[Text]:
        return [
            Text(card.skill, self.style(card.skill)),
            Text(f"{card.value}→{card.vp}"),
            self.gains(card),
            Text(self.type_name(card.type)),
            Text(adventure(self.words, card)),
        ]

    def gains(self, card: Card) -> Text:
        """A letter for each icon: the skill's first, a star for any, a lozenge for a favour."""
        text = Text()
        kinds = {gain.id: gain for gain in self.spec.gain}
        for icon in card.gains:
            gain = kinds[icon]
            mark = FAVOUR if gain.effect == "take_favour" else gain.skill[:1] or ANY
            text.append(mark * gain.amount, self.style(gain.skill) if gain.skill else "bold")
        return text

    # --- stories and stacks ---------------------------------------------------------------------------------------

    def display(self) -> Text:
        text = Text(self.say("stories") + "  ", "bold")
        for at, story in enumerate(self.view["display"]):
            text.append(f"{self.names['source'][at]} ", "not bold dim")
            text.append(f"{self.story_name(story)}  " if story else f"{EMPTY}  ", "not bold")
        for name, count in zip("AB", self.view["piles"], strict=True):
            text.append(f"{name} ", "not bold dim").append(f"×{count}  ", "not bold")
        return text

    def stacks(self) -> Text:
        points = " ".join(str(self.epics[tile]) for tile in self.view["epic_stack"]) or EMPTY
        return Text(
            " · ".join(
                [
                    self.say("turn", turn=self.view["turn"], turns=self.turns),
                    self.say("deck", count=self.view["deck"]),
                    self.say("epics", points=points),
                ]
            )
        )

    # --- boards ---------------------------------------------------------------------------------------------------

    def board(self, at: int) -> RenderableType:
        """Favours, epic and rests; for each skill its level and the values in its column; types; stories."""
        seat = self.names["seat"][at]
        cards = [self.cards[card] for card in self.view["adventures"][at]]
        head = Text(seat, "bold reverse" if seat == self.mine else "bold")
        head.append(f" {FAVOUR} {self.view['favours'][at]}", "not reverse bold")
        facts = [self.say("rested", count=len(self.view["rested"][at]))]
        facts += [self.say("epic", points=self.derived["epics"][at])] if self.view["epics"][at] else []
        head.append("  " + " · ".join([*facts, self.types(cards)]), "not reverse not bold")
        columns, passed = Text("  "), self.derived["passed"][at]
        for skill, level in zip(self.names["skill"], self.view["skills"][at], strict=True):
            columns.append(f"{skill} {level}", f"bold {self.style(skill)}")
            columns.append(self.column([card for card in cards if card.skill == skill], passed), "not bold")
        columns.rstrip()
        return Group(head, columns, self.held(self.view["stories"][at], self.derived["stories"][at]))

    def column(self, cards: list[Card], passed: list[str]) -> str:
        """The values of the cards, those reached with a tick."""
        shown = [f"{card.value}{PASSED if card.id in passed else ''}" for card in cards]
        return f": {' '.join(shown)}".ljust(15)

    def types(self, cards: list[Card]) -> str:
        counts = [(kind, sum(card.type == kind for card in cards)) for kind in self.names["type"]]
        return " ".join(f"{self.type_name(kind)} {count or EMPTY}" for kind, count in counts)

    def held(self, stories: list[str], points: list[int]) -> Text:
        """The stories, each with the points it gives as the cards stand."""
        told = [f"{self.story_name(story)} ({worth})" for story, worth in zip(stories, points, strict=True)]
        return Text("  " + " · ".join(told))

    def automa(self, automa: AutomaScore) -> RenderableType:
        head = Text(self.say("automa"), "bold")
        facts = [self.say("score", points=automa["points"]), self.say("tile", points=automa["tile"])]
        facts += [self.say("epic", points=automa["epic"])] if self.view["automa_epic"] else []
        cards = [self.cards[card] for card in self.view["automa_cards"]]
        head.append("  " + " · ".join([*facts, self.types(cards)]), "not bold")
        parts: list[RenderableType] = [head, self.held(self.view["automa_stories"], automa["stories"])]
        if self.view["automa_shown"]:
            parts.append(Text("  " + self.last_card(self.view["automa_shown"][-1]), "dim"))
        return Group(*parts)

    def last_card(self, name: str) -> str:
        (card,) = [card for card in self.spec.automa if card.id == name]
        return self.say("last", automa=card.id, path=card.path, symbols=card.symbols)

    def chosen(self, name: str) -> Text:
        card = self.cards[name]
        text = Text(self.say("chosen", card=name) + "  ", "bold")
        text.append(f"{card.value}→{card.vp} ").append_text(self.gains(card))
        return text.append(f" {self.type_name(card.type)}")

    # --- small things ---------------------------------------------------------------------------------------------

    def say(self, key: str, **facts: Any) -> str:
        return self.words.say(f"text-odysseus-{key}", **facts)

    def codes(self) -> str:
        """The skills as moves name them, and in words."""
        return " · ".join(f"{skill} {self.words.name('skill', skill)}" for skill in self.names["skill"])

    def type_name(self, kind: str) -> str:
        key = f"text-odysseus-type-{kind}"
        short = self.words.say(key) if self.words.has(key) else kind[:4].lower()
        return self.words.name("type", kind) if self.wide else short

    def story_name(self, story: str) -> str:
        key = f"text-odysseus-story-{story}"
        return self.words.say(key) if self.words.has(key) else story

    def style(self, skill: str) -> str:
        known = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}
        return known.get(self.colours.get(skill, ""), "")
