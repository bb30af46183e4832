"""Odysseus: a ship of trials, four skills, and the way home."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kylix.core.chance import Chance
from kylix.core.errors import BadOption
from kylix.games.odysseus import events, moves, scoring
from kylix.games.odysseus.after import AFTER
from kylix.games.odysseus.derived import derive
from kylix.games.odysseus.effects import GAINS, SYMBOLS, gains
from kylix.games.odysseus.phases import adventure, automa, ending, setup, stories, turn
from kylix.games.odysseus.seen import KINDS, SEEN_BY, unseen
from kylix.games.odysseus.spec import OdysseusSet, Story
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import BOW, SLOTS, STERN, Switches, Tables
from kylix.kit.game import Game, Setting, frames_of, moves_of
from kylix.kit.options import Option, Value

SEAT_NAMES = ("A", "B", "C", "D", "E")
SOURCE_NAMES = ("1", "2", "3", "4", "A", "B")
ENDS = {"STERN": STERN, "BOW": BOW}

OPTIONS = (
    Option("first_seat", "A", "ODY-SETUP-9", ("A",), lists="seat"),
    Option("difficulty", 1, "ODY-AUTOMA-2", span=(1, 4), seats=(1,)),
    Option("fifth_card", "free", "ODY-Q4", ("free", "only_if_forced")),
    Option("redirect_at_6", True, "ODY-Q10"),
    Option("owl_target", "reveal", "ODY-Q27", ("reveal", "reveal_or_icon")),
)


def names(spec: OdysseusSet) -> dict[str, tuple[str, ...]]:
    sides = sorted(spec.side, key=lambda side: side.order)
    return {
        "seat": SEAT_NAMES,
        "source": SOURCE_NAMES,
        "ending": scoring.ENDINGS,
        "skill": tuple(skill.id for skill in sorted(spec.skill, key=lambda skill: skill.order)),
        "type": tuple(kind.id for kind in sorted(spec.type, key=lambda kind: kind.order)),
        "side": tuple(side.id for side in sides),
        "slot": tuple(f"{side.id[0]}{slot}" for side in sides for slot in range(SLOTS)),
        "card": tuple(card.id for card in spec.card),
        "story": tuple(story.id for story in spec.story),
        "epic": tuple(tile.id for tile in sorted(spec.epic, key=lambda tile: tile.order)),
        "path": tuple(path.id for path in spec.path),
        "symbol": tuple(symbol.id for symbol in sorted(spec.symbol, key=lambda symbol: symbol.order)),
        "automa": tuple(card.id for card in spec.automa),
    }


def switches(options: Mapping[str, Value]) -> Switches:
    return Switches(
        only_if_forced=options["fifth_card"] == "only_if_forced",
        redirect_at_6=bool(options["redirect_at_6"]),
        owl_on_icons=options["owl_target"] == "reveal_or_icon",
    )


def tables(spec: OdysseusSet, options: Mapping[str, Value], seats: int) -> Tables:
    """The component set as flat lists of ids."""
    (seating,) = [seating for seating in spec.seating if seating.players == seats]
    made = Tables(switches(options), seating.seats, seating.automa, first_seat(str(options["first_seat"]), seats))
    name = names(spec)
    made.trials = seating.cards
    made.cards_per_seat = seating.cards_per_seat
    add_cards(made, spec, name)
    add_boards(made, spec)
    add_ship(made, spec)
    if seating.automa:
        add_automa(made, spec, name, int(options["difficulty"]))
    return made


def first_seat(value: str, seats: int) -> int:
    """ODY-SETUP-9. One seat of the table; alone, the player begins (ODY-AUTOMA-5)."""
    known = SEAT_NAMES[:seats]
    if value not in known:
        raise BadOption(f"option first_seat cannot be {value!r} here: it takes one of {', '.join(known)} (ODY-SETUP-9)")
    return known.index(value)


def add_cards(made: Tables, spec: OdysseusSet, name: dict[str, tuple[str, ...]]) -> None:
    skill_id, type_id = name["skill"].index, name["type"].index
    gain_id = [gain.id for gain in spec.gain].index
    amount = {gain.id: gain.amount for gain in spec.gain}
    favours = {gain.id for gain in spec.gain if gain.effect == "take_favour"}
    made.skill = [skill_id(card.skill) for card in spec.card]
    made.value = [card.value for card in spec.card]
    made.vp = [card.vp for card in spec.card]
    made.type_bit = [1 << type_id(card.type) for card in spec.card]
    made.all_types = (1 << len(name["type"])) - 1
    made.owls = [any(gain in favours for gain in card.gains) for card in spec.card]
    made.gains = [[gain_id(gain) for gain in card.gains for _ in range(amount[gain])] for card in spec.card]
    made.gain_effect = [GAINS[gain.effect] for gain in spec.gain]
    made.gain_skill = [skill_id(gain.skill) if gain.skill else -1 for gain in spec.gain]
    made.matches = [matching(spec, story) for story in spec.story]
    made.story_vp = [story.vp for story in spec.story]
    made.copies = [story.copies for story in spec.story]


def matching(spec: OdysseusSet, story: Story) -> list[bool]:
    """ODY-STORY-2. By card: whether it shows the element of the story."""
    return [card.skill in story.skills or card.type in story.types or card.value in story.values for card in spec.card]


def add_boards(made: Tables, spec: OdysseusSet) -> None:
    skills = sorted(spec.skill, key=lambda skill: skill.order)
    made.start = [skill.start for skill in skills]
    made.top = [skill.top for skill in skills]
    made.column = [skill.column for skill in skills]
    made.epic_vp = [tile.vp for tile in sorted(spec.epic, key=lambda tile: tile.order)]
    number = spec.numbers()
    made.start_stories = number["START-STORIES"]
    made.start_favours = number["START-FAVOURS"]
    made.rest_favours = number["REST-FAVOURS"]
    made.story_price = number["STORY-PRICE"]
    made.purchases = number["PURCHASES-PER-TURN"]
    made.redirect_price = number["REDIRECT-PRICE"]
    made.story_limit = number["STORY-LIMIT"]
    skill_id = [skill.id for skill in skills].index
    pad = sorted(spec.score, key=lambda line: line.order)
    made.pad = [scoring.PAD_LINES[line.effect] for line in pad]
    made.pad_skill = [skill_id(line.skill) if line.skill else -1 for line in pad]
    made.pad_names = [line.skill or scoring.PAD_LINES[line.effect].NAME for line in pad]


def add_ship(made: Tables, spec: OdysseusSet) -> None:
    sides = sorted(spec.side, key=lambda side: side.order)
    made.centre = [[at * SLOTS + slot for slot in side.face_down] for at, side in enumerate(sides)]
    made.open_slots = [at * SLOTS + slot for at, side in enumerate(sides) for slot in side.face_up]
    made.side_favours = [side.favours for side in sides]
    made.beside = [
        any(abs(slot - inner) == 1 for inner in side.face_down) and slot not in side.face_down
        for side in sides
        for slot in range(SLOTS)
    ]


def add_automa(made: Tables, spec: OdysseusSet, name: dict[str, tuple[str, ...]], level: int) -> None:
    (tile,) = [tile for tile in spec.difficulty if tile.level == level]
    made.automa_vp = tile.vp
    made.automa_stories = tile.stories
    made.automa_epic = tile.epic
    made.path = [name["path"].index(card.path) for card in spec.automa]
    made.symbols = [sorted(name["symbol"].index(symbol) for symbol in card.symbols) for card in spec.automa]
    effects = {symbol.id: SYMBOLS[symbol.effect] for symbol in spec.symbol}
    made.symbol_effect = [effects[symbol] for symbol in name["symbol"]]
    made.paths = [[name["side"].index(side) * 2 + ENDS[end] for side, end in path.ends] for path in spec.path]


def blank(setting: Setting, chance: Chance) -> Odysseus:
    s = Odysseus()
    s.begin(setting, setting.seats, chance)
    s.prepare(setting.tables)
    return s


GAME = Game(
    title="odysseus",
    name="Odysseus",
    prefix="ODY",
    version="1",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5),
    options=OPTIONS,
    components=OdysseusSet,
    tables=tables,
    blank=blank,
    root=turn.Voyage,
    names=names,
    kinds=KINDS,
    seen_by=SEEN_BY,
    unseen=unseen,
    frames=frames_of(adventure, automa, ending, gains, setup, stories, turn),
    moves=moves_of(moves),
    events=events.EVENTS,
    derive=derive,
    scores=scoring.scores,
    ranking=scoring.ranking,
    sheet=scoring.sheet,
    result=scoring.result,
    after=AFTER,
    clauses={"over": "ODY-END-1", "turn": "ODY-TURN-4"},
    turn_bound=55,
)
