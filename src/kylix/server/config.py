"""The settings of a server. A file may name each of them (config_file.py); docs/operating.md has what is said here."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")
TLS = ("starttls", "tls", "none")


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. Sizes in bytes, rates per second."""

    body: int = 256 * 1024
    """Bytes of a request."""
    record: int = 4 * 1024 * 1024
    """Bytes of a record that is opened or verified."""
    message: int = 16 * 1024
    """Bytes of a message by socket, and of a small request."""
    messages: float = 20.0
    """Messages of one socket, per second."""
    messages_burst: float = 40.0
    """Messages that one socket may send at once."""
    strikes: int = 10
    """Offences within a minute that close a socket."""
    requests: float = 50.0
    """Requests from one address, per second."""
    requests_burst: float = 300.0
    """Requests that one address may send at once."""
    connects: float = 10.0
    """Pages of one address that connect, per second: each is shown a whole table, and the others there hear of it."""
    connects_burst: float = 300.0
    """Pages of one address that may connect at once, as all of a school do after a restart."""
    tables: float = 0.5
    """Tables opened from one address, per second."""
    tables_burst: float = 40.0
    """Tables that one address may open at once."""
    persons: float = 0.1
    """Persons made from one address, per second."""
    persons_burst: float = 20.0
    """Persons that one address may make at once."""
    sockets: int = 64
    """Pages that look on, per table: they take no place of a player's."""
    seat_sockets: int = 16
    """Pages of one seat; whoever holds its token can only keep the own pages out."""
    loaded: int = 400
    """Tables kept in memory; beyond this the server unloads those that nobody looks at."""
    unwatched: int = 8
    """Tables without people at which bots play at the same time; others wait until there is a place, or somebody."""
    waiting: int = 200
    """Messages that a slow reader may be behind."""
    hello_seconds: float = 15.0
    """How long a socket may stay silent before it says hello."""
    head_seconds: float = 10.0
    """How long a connection may take to send the headers of a request; nothing at all counts, too."""
    body_seconds: float = 30.0
    """How long it may take then to send the rest."""
    unfinished: int = 64
    """Connections of one address that have not sent a whole request; beyond this the oldest of them are cut."""


@dataclass(frozen=True)
class Mail:
    """How people are told things by mail."""

    host: str = ""
    """The mail server that takes what is sent; without it there is no mail."""
    port: int = 587
    """Its port."""
    user: str = ""
    """The name to sign in with there, if it wants one."""
    password: str = field(default="", repr=False)
    """The password to it; better in a file of its own."""
    password_file: str = ""
    """A file with the password, seen from where the settings lie."""
    sender: str = ""
    """Whom mail comes from, as `Kylix <table@games.example.org>`."""
    tls: str = "starttls"
    """`starttls`, `tls` from the first byte on (port 465), or `none` for a server on the same machine."""


@dataclass(frozen=True)
class Push:
    """How browsers are told things though no page is open."""

    on: bool = False
    """Whether pages may ask for it. The keys are made by the server and kept in the store."""
    contact: str = ""
    """A mail address under which the services of the browsers reach the host; they want one."""


@dataclass(frozen=True)
class Config:
    data: Path
    """The folder of the store; in a file, seen from where that file lies."""
    store: str = ""
    """Tables are kept in this PostgreSQL (`postgresql://USER@HOST/DATABASE`), which several servers may share, in
    place of the folder."""
    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 is every network."""
    port: int = 0
    """The port to listen at; `kylix serve` takes 8411, and any free one for 0."""
    page: Path | None = None
    """The built page, if there is one."""
    names: tuple[str, ...] = ()
    """Host names, beside addresses and localhost, under which requests are taken."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say whom they ask for; nobody else is."""
    seeds: bool = False
    """Whether hosts may name the seed also where people play by link: whoever knows it knows what comes."""
    bot_jobs: int = 1
    """Processes in which bots think; `kylix serve` takes one less than there are processors."""
    think_seconds: float = 2.0
    """With PostgreSQL: how long the question of a bot waits for a free `kylix think` before the server thinks itself;
    where there is none it does so at once. 0: it leaves thinking to them, but for what was lost with three of them."""
    bot_tick: float = 0.1
    """Bots answer on the beat of this clock, in seconds: how long one thought tells nothing about its hand."""
    bot_beats: dict[str, int] = field(default_factory=lambda: {"captain": 4, "archon": 13})
    """By level: where people cannot tell whether it has a choice it answers on each of so many beats only; else, and
    where no level thinks about the question for long, on each second one. A thought that is longer than that is
    seldom."""
    answer_seconds: tuple[float, float] = (2.0, 4.0)
    """Between these is the moment, drawn anew for each question, at which the single answer of a person is given."""
    order_seconds: tuple[float, float] = (60.0, 900.0)
    """Between these is the moment, drawn anew for each question, at which somebody's order answers it who is away."""
    undo_seconds: float = 60.0
    """How long the others have to agree to an undo."""
    away_seconds: float = 120.0
    """How long everybody sees it counted down before a bot stands in for somebody who is away."""
    consent_seconds: float = 120.0
    """How long people have to agree to a change of a seat."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that are told metrics; strangers are not."""
    log_format: str = "text"
    """`text` for people, `json` for programs."""
    log_level: str = "warning"
    """The least that is logged: `debug`, `info` (every request and socket), `warning` or `error`."""
    drain_seconds: float = 0.0
    """How long `/readyz` says no before a stopping server sends its pages on: with a proxy, longer than its checks are
    apart."""
    keep_days: float = 0.0
    """Tables that nobody touched for so many days are announced as leaving, and later deleted; 0 keeps all."""
    notice_days: float = 14.0
    """How long a table is announced as leaving before it is deleted."""
    admin_key: str = field(default="", repr=False)
    """What opens the door for `kylix admin`; without it there is none."""
    number_seconds: float = 30.0
    """How long the game waits for a number that a device has promised to add to chance."""
    lobby: bool = False
    """Whether hosts may open tables to everybody, who find them in a list; `kylix serve` has one unless it is told not
    to, `kylix play` has none."""
    evenings: bool = False
    """Whether people may make evenings together, for those who have the link; `kylix serve` lets them, also without a
    lobby."""
    address: str = ""
    """Where people reach this server, as `https://games.example.org`: links in mail begin with it."""
    passkeys: bool = False
    """Whether people may sign in with passkeys of their browser on other devices; they hold for `address` alone, which
    begins with https."""
    webhooks: bool = False
    """Whether people may have notices sent to an address of theirs on the web, at Discord or Slack for instance."""
    hook_networks: tuple[str, ...] = ()
    """Networks that are no part of the internet, to which notices are sent all the same: for tests."""
    mail: Mail = field(default_factory=Mail)
    """See below."""
    push: Push = field(default_factory=Push)
    """See below."""
    limits: Limits = field(default_factory=Limits)
    """See below."""

    @property
    def passkeys_at(self) -> str:
        """The address at which there are passkeys; empty without any."""
        return self.address if self.passkeys else ""

    @property
    def tells(self) -> tuple[str, ...]:
        """The kinds of channels by which people can be told things."""
        kinds = {"mail": bool(self.mail.host), "push": self.push.on, "webhook": self.webhooks}
        return tuple(kind for kind, on in kinds.items() if on)
