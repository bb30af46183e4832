"""The protocol as types: requests and answers of HTTP, messages of the socket.

Everything a client sends is checked against these types before anybody looks at it. OpenAPI and page follow.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from kylix.server.club.lobby_messages import OpenAsked, OpenedToAll
from kylix.server.club.orders_messages import OrderAsked, OrderCancelled, OrderShown
from kylix.server.club.pace_messages import (
    HolidayAsked,
    PaceAsked,
    PaceShown,
    ProposeAsked,
    ResignAsked,
    TimesShown,
)
from kylix.server.club.watching_messages import WatchAsked, Watchers
from kylix.server.seat_messages import Asked, Name, SeatInfo, SeatRequest, Token

Id = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Begun = Annotated[list[MoveText], Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Adviser = Literal["captain", "archon"]
Settled = Literal["go-on", "leave"]
Facts = Annotated[dict[str, Any], Meta(title="Facts")]
"""By name, what a move, an event or a question is about: names, numbers, lists of them."""
ViewSeen = Annotated[dict[str, Any], Meta(title="View")]
"""What the kit makes for a seat: the fields of `View`, and those of the title."""
Changed = Annotated[dict[str, Any], Meta(title="Changed")]
"""Fields of a view, those that are not as they were."""


# --- HTTP ---------------------------------------------------------------------------------------------------------


class ErrorBody(Struct, frozen=True):
    key: str
    text: str
    details: list[str] = []
    facts: dict[str, str | int] = {}


class ErrorAnswer(Struct, frozen=True):
    error: ErrorBody


class TableRequest(Asked, frozen=True):
    title: Name
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=12)]
    options: dict[str, bool | int | str | list[str]] = {}
    components: str | None = None
    seed: Number | None = None
    numbers: bool | None = None
    """The game begins when every person's device has added a number to chance, or none; when nobody says: where people
    play by link."""
    hints: bool | None = None
    """Whether people may ask for hints; when nobody says: where at most one person plays."""
    pace: PaceAsked | None = None
    """How much time people have; nothing said: as much as they like."""
    open: OpenAsked | None = None
    """Open to everybody, in the lobby of the server."""
    rated: bool = False
    """It counts for the ratings of those who play: without hints, and without undo by consent."""
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """So many moves watchers are behind."""


class Summary(Struct, frozen=True, kw_only=True):
    table: str
    title: str
    seats: list[SeatInfo]
    n: int
    turn: int
    to_act: list[str]
    over: bool
    ranking: list[int] | None
    method: str
    commitment: str | None
    created: float
    options: dict[str, bool | int | str]
    components: str
    is_record: bool
    """Opened from a file: nobody plays here."""
    branch: Branched | None
    waiting: list[str]
    hints: bool
    scores: list[int] | None = None
    ended: float | None = None
    """When the last move was made, where the game is over; None also where nobody knows."""
    closing: EventShown | None = None
    """How it ended, as everybody may know it."""
    leaves: float | None = None
    """When it will be deleted, since nobody has touched it for long; a move or a chat keeps it."""
    numbers: SeedNumbersLeft | None = None
    """Before the game begins: what devices have added to chance."""
    pace: PaceShown | None = None
    lost: list[str] = []
    """Seats whose people resigned, or lost by time: they come in behind the others."""
    opened: OpenedToAll | None = None
    """Before the game begins: it is open to everybody."""
    rated: bool = False
    delay: int = 0
    """So many moves watchers are behind."""


class Branched(Struct, frozen=True):
    table: str
    n: int


class ComponentsInfo(Struct, frozen=True):
    hash: str
    names: dict[str, list[str]]
    spec: Any


class NumberAsked(Asked, frozen=True):
    """First the promise, then the number; neither: the seat adds nothing."""

    promise: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$")] = ""
    number: Annotated[str, Meta(max_length=40, pattern=r"^[^|\x00-\x1f]*$")] = ""


class SeedNumbersLeft(Struct, frozen=True):
    waiting: list[str]
    """The seats that have promised nothing yet."""
    telling: list[str]
    """All have promised: the seats that have not told their numbers."""
    promises: dict[str, str]
    """By seat, empty where it adds nothing."""
    begins: float | None = None
    """In so many seconds it begins without those who promised nothing; None: when all have, or the host wants it."""


class Rematch(Struct, frozen=True):
    table: str
    seats: dict[str, str]
    """By old seat: the new one. The old seat's token opens it."""


# --- from the client, by the socket -------------------------------------------------------------------------------


class Hello(Asked, frozen=True, tag="hello", tag_field="type"):
    token: Token | None = None
    since: Number = 0
    auto: bool = False


class ChooseAsked(Asked, frozen=True, tag="choose", tag_field="type"):
    """A choice, whole or begun: it is played, or the answer says what is missing or is to be confirmed."""

    id: Id
    moves: Begun
    question: Annotated[str, Meta(max_length=500)] = ""
    after: Number = 0
    confirm: Literal["never", "final", "always"] = "never"
    parts: bool = False
    auto: bool = False
    whole: bool = True
    coach: bool = False
    """Ask back where the adviser thinks that much is thrown away."""


class WhyAsked(Asked, frozen=True, tag="why", tag_field="type"):
    id: Id
    move: MoveText
    others: Annotated[list[MoveText], Meta(max_length=60)] = []
    chain: Annotated[list[MoveText], Meta(max_length=60)] = []


class UndoAsked(Asked, frozen=True, tag="undo", tag_field="type"):
    id: Id
    after: Number
    turn: bool = False


class Answer(Asked, frozen=True, tag="answer", tag_field="type"):
    ask: Id
    agree: bool


class SettleAsked(Asked, frozen=True, tag="settle", tag_field="type"):
    """At a table that does not go on: what one wants to do with the game."""

    id: Id
    choice: Settled


class ChatAsked(Asked, frozen=True, tag="chat", tag_field="type"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    name: Name = ""
    """Of somebody who watches: those have a chat of their own."""


class Note(Asked, frozen=True, tag="note", tag_field="type"):
    text: Annotated[str, Meta(max_length=4000)]


class LookAsked(Asked, frozen=True, tag="look", tag_field="type"):
    id: Id
    n: Number


class AutoAsked(Asked, frozen=True, tag="auto", tag_field="type"):
    on: bool


class LookingAsked(Asked, frozen=True, tag="looking", tag_field="type"):
    """Somebody looks at the page, or nobody does any more: an open tab alone is nobody."""

    on: bool
    n: Number = 0
    """The last state that was shown."""


class HintAsked(Asked, frozen=True, tag="hint", tag_field="type"):
    id: Id
    level: Adviser = "captain"


class Ping(Asked, frozen=True, tag="ping", tag_field="type"):
    pass


ClientMessage = (
    Hello | ChooseAsked | WhyAsked | UndoAsked | Answer | SettleAsked | ChatAsked | Note | LookAsked | AutoAsked
    | LookingAsked | HintAsked | ProposeAsked | ResignAsked | HolidayAsked | WatchAsked
    | OrderAsked | OrderCancelled | Ping
)  # fmt: skip


# --- from the server, by the socket -------------------------------------------------------------------------------


class RuleShown(TypedDict):
    """An open rule; its facts stand beside these two."""

    rule: str
    clause: str


class View(TypedDict):
    """What stands in the view of every title."""

    title: str
    seat: str | None
    turn: int
    over: bool
    to_act: list[str]
    rules: list[RuleShown]
    answered: list[str | bool | None]
    derived: Any
    """What the title works out for people: prices, totals, what is left."""
    laid_open: NotRequired[dict[str, Any]]
    """Looking back when all is told: the fields that were hidden, whole."""


class OptionShown(Struct, frozen=True):
    move: str
    on: Facts
    odds: float | None = None


class WayShown(Struct, frozen=True):
    """Moves one after the other that lead somewhere in one gesture: to what the last of them points at."""

    steps: list[OptionShown]


class Prompt(Struct, frozen=True):
    seat: str | None
    to_act: list[str]
    over: bool
    clause: str
    ask: str
    chain: bool
    facts: Facts
    options: list[OptionShown]
    question: str = ""
    paused: bool = False
    ways: list[WayShown] = []


class EventShown(Struct, frozen=True):
    n: int
    key: str
    facts: Facts
    at: float


class UndoInfo(Struct, frozen=True):
    can: Literal["free", "ask", "no"]
    reason: Literal["", "nothing", "sealed", "moved", "over", "watching", "rated"]


class Ending(Struct, frozen=True):
    ranking: list[int]
    scores: list[int]
    sheet: dict[str, list[int]]
    result: str
    rematch: Rematch | None
    lost: list[str] = []
    """Seats whose people resigned, or lost by time: the ranking has them behind the others."""


class ChatShown(Struct, frozen=True, tag="chat", tag_field="type"):
    k: int
    seat: str | None
    name: str
    text: str
    at: float
    room: Literal["table", "watchers"] = "table"
    """Where it was said: players hear what watchers say when the game is over."""


class ReasonShown(Struct, frozen=True):
    clause: str
    key: str
    facts: Facts


class Stopped(Struct, frozen=True):
    """Why a table does not go on: the entry that comes out otherwise now, and the versions of the rules."""

    n: int
    game: str
    played: str
    present: str
    text: str
    goes_on: bool = False
    """It can go on under the rules of now from the position that was kept, when all people want that."""
    why: str = ""
    """Why it cannot."""
    ended: bool = False
    """All wanted to leave it as it stands: there is no result."""
    agreed: bool = False
    """Though its rules are still there: people had enough of it."""
    called: bool = False
    """Not they: the host of their evening ended it as it stands."""
    drawn: bool = False
    """They agreed on a draw, which counts."""
    votes: dict[str, Settled] = {}
    """By seat: what its person wants."""
    missing: list[str] = []
    """The seats whose people have not said what they want."""


class StateShown(Struct, frozen=True, tag="state", tag_field="type"):
    table: str
    n: int
    seat: str | None
    seats: list[SeatInfo]
    view: ViewSeen
    prompt: Prompt
    undo: UndoInfo
    undo_turn: UndoInfo
    events: list[EventShown]
    last: list[int]
    over: Ending | None
    note: str | None
    chats: list[ChatShown] | None
    stopped: Stopped | None = None
    automatic: float | None = None
    times: TimesShown | None = None
    """Clocks, and what all people are asked; null where nobody needs any of it."""
    watch: Watchers | None = None
    orders: list[OrderShown] | None = None
    """What the seat left to be answered, and nobody else's; null where nothing can be left."""


class SeatsShown(Struct, frozen=True, tag="seats", tag_field="type"):
    seats: list[SeatInfo]
    watch: Watchers | None = None


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    id: str
    n: int
    played: int


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    id: str
    key: str
    reasons: list[ReasonShown]
    text: str


class Late(Struct, frozen=True, tag="late", tag_field="type"):
    id: str
    n: int


class Wants(Struct, frozen=True, tag="wants", tag_field="type"):
    id: str
    n: int
    need: Literal["more", "confirm"]
    moves: list[str]
    final: bool
    sealed: bool
    prompt: Prompt | None
    view: ViewSeen | None
    more: list[OptionShown]
    forced: list[OptionShown] = []


class Reasons(Struct, frozen=True, tag="reasons", tag_field="type"):
    id: str
    reasons: list[ReasonShown]


class Waiting(Struct, frozen=True, tag="waiting", tag_field="type"):
    id: str
    seats: list[str]
    seconds: float


class UndoQuestion(Struct, frozen=True, tag="undo-asked", tag_field="type"):
    id: str
    seat: str
    turn: bool
    count: int
    events: list[EventShown]
    seconds: float


class UndoAnswer(Struct, frozen=True, tag="undo-answer", tag_field="type"):
    id: str
    agree: bool
    seat: str | None


class Looked(Struct, frozen=True, tag="looked", tag_field="type"):
    id: str
    n: int
    view: ViewSeen


class Held(Struct, frozen=True, tag="held", tag_field="type"):
    id: str
    seconds: float


class HintShown(Struct, frozen=True):
    """A turn that a bot would consider, the moves one after the other."""

    moves: list[OptionShown]
    now: int
    """So many of the moves can be played at once, as a chain; the others only when it is known what these bring."""
    value: float
    key: str
    facts: Facts
    """Why, as words: `key` with the facts."""
    low: float | None = None
    high: float | None = None
    """The band of the value: how far it may be off."""


class Doubt(Struct, frozen=True, tag="doubt", tag_field="type"):
    """A choice that was not played: the coach asks whether it is meant. What was chosen, and what is better."""

    id: str
    n: int
    moves: list[str]
    chosen: HintShown
    better: HintShown


class Hinted(Struct, frozen=True, tag="hinted", tag_field="type"):
    id: str
    n: int
    level: str
    hints: list[HintShown]


class ErrorMessage(Struct, frozen=True, tag="error", tag_field="type"):
    id: str | None
    key: str
    text: str
    facts: dict[str, str | int] = {}


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    pass


ServerMessage = (
    StateShown | SeatsShown | Done | Refused | Late | Wants | Reasons | Waiting | UndoQuestion | UndoAnswer | ChatShown
    | Looked | Held | Hinted | Doubt | ErrorMessage | Pong
)  # fmt: skip
