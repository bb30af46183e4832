"""Notices of a server, put together from what its host switched on. What needs a package is imported only then."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from kylix.core.errors import KylixError
from kylix.server.club.channels import Channels
from kylix.server.club.looking import Look, looking
from kylix.server.club.mail_doors import MailDoors
from kylix.server.club.notices import Notices
from kylix.server.club.notices_messages import ChannelKind
from kylix.server.club.recovery import Recovery
from kylix.server.club.sender import Row, Sender, Way
from kylix.server.club.wording import Told, told
from kylix.server.config import Config
from kylix.server.endpoint import Endpoint
from kylix.server.errors import ApiError
from kylix.server.seating import PEOPLE

if TYPE_CHECKING:
    from kylix.server.club.mail import Mail
    from kylix.server.club.outward import Outward
    from kylix.server.club.people import People
    from kylix.server.club.web_push import WebPush
    from kylix.server.table_manager import TableManager

NEEDS = {"mail": ("aiosmtplib",), "push": ("httpx", "webpush"), "webhook": ("httpx",)}
NAMES = "SELECT seat, kind, name FROM seats WHERE table_id = ? ORDER BY seat"


def check_packages(config: Config, is_there: Callable[[str], object] = find_spec) -> None:
    """KylixError when something is switched on for which a package is missing."""
    for kind in config.tells:
        for name in NEEDS[kind]:
            if not is_there(name):
                raise KylixError(f"notices by {kind} need the package {name}: pip install 'kylix[club]'")
    if config.passkeys_at and not is_there("webauthn"):
        raise KylixError("passkeys need the package webauthn: pip install 'kylix[club]'")


class Telling:
    def __init__(self, manager: TableManager, people: People) -> None:
        self.manager = manager
        self.config = manager.config
        check_packages(self.config)
        self.outward: Outward | None = None
        self.mail: Mail | None = None
        self.push: WebPush | None = None
        self.sender = Sender(manager.store, self.ways(), self.looks, self.words)
        self.notices = Notices(manager.store)
        if self.config.tells:
            manager.noticing = manager.seed_numbers.noticing = self.notices
        kinds: tuple[ChannelKind, ...] = self.config.tells  # type: ignore[assignment]
        limit, address = self.config.limits.message, self.config.address
        self.channels = Channels(manager.store, self.sender, kinds, address, limit, self.key, self.check)
        self.recovery = Recovery(manager.store, self.mail, address, limit)
        self.people = people

    def endpoints(self) -> list[Endpoint]:
        doors = MailDoors(
            self.manager.store, self.people, self.mail, self.config.address, self.config.limits.message,
            self.channels.shown, self.seat_name,
        )  # fmt: skip
        return [*self.channels.endpoints(), *doors.endpoints(), *self.recovery.endpoints()]

    def ways(self) -> dict[str, Way]:
        config, store = self.config, self.manager.store
        found: dict[str, Way] = {}
        if "mail" in config.tells:
            from kylix.server.club.mail import Mail

            found["mail"] = self.mail = Mail(store, config.mail, config.address)
        if "push" in config.tells or "webhook" in config.tells:
            from kylix.server.club.outward import Outward
            from kylix.server.club.web_push import WebPush
            from kylix.server.club.webhook import Webhook

            self.outward = Outward(config.hook_networks)
            if "webhook" in config.tells:
                found["webhook"] = Webhook(self.outward)
            if "push" in config.tells:
                found["push"] = self.push = WebPush(store, self.outward, config.push.contact)
        return found

    def start(self) -> None:
        if self.config.tells:
            self.sender.start()

    async def stop(self) -> None:
        await self.sender.stop()
        self.recovery.jobs.stop()
        if self.outward is not None:
            await self.outward.close()

    # --- what the parts need --------------------------------------------------------------------------------------

    async def looks(self, table: str, seat: int, n: int) -> Look:
        return await looking(self.manager, table, seat, n)

    async def words(self, row: Row) -> Told:
        """From the title, the table and the names of the other people there; nothing else is read."""
        seats = await self.manager.store.rows(NAMES, row.table)
        others = [name for seat, kind, name in seats if kind in PEOPLE and seat != row.seat]
        title = str(json.loads(row.head).get("title"))
        return told(row.key, row.channel.lang, row.event, title, row.table, others, self.config.address)

    async def key(self) -> str:
        return (await self.push.keys()).application if self.push else ""

    async def check(self, url: str) -> None:
        assert self.outward is not None
        from kylix.server.club.outward import checked

        await self.outward.looked_up(checked(url))

    async def seat_name(self, table: str, seat: int) -> str | None:
        try:
            return (await self.manager.commands(table)).table.seat_name(seat)
        except ApiError:  # its game has not begun, or it cannot be opened
            return None
