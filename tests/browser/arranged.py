"""A server in this process at whose tables a test puts the position it wants."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.server import app
from kylix.server.config import Config
from kylix.server.net import free_port
from kylix.server.table_manager import TableManager
from kylix.server.undo import Mark
from server.harness import LOOSE, PATIENCE, Api
from server.stored import fill


class Arranged:
    """Started with the page that was built; `stop` it."""

    def __init__(self, folder: Path, page: Path) -> None:
        self.listening = free_port("127.0.0.1", 0)
        port = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.api = Api(port)
        self.store = folder / app.FILE
        managers: list[TableManager] = []

        class Kept(TableManager):
            def __init__(self, *about: Any) -> None:
                super().__init__(*about)
                managers.append(self)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(app, "TableManager", Kept)
            self.server = app.server(Config(folder, port=port, page=page, bot_tick=0.0, limits=LOOSE, seeds=True))
        (self.manager,) = managers
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        limit = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < limit:
            time.sleep(0.01)
        assert self.server.started

    def seat(self, s: State, seat: int = 0) -> str:
        """A table with that position; the path of the page that opens a seat of it."""
        assert isinstance(s.setting, Setting)
        setting = s.setting
        kinds = ["here"] * setting.seats
        options = {one.name: setting.options[one.name] for one in setting.game.options if one.fits(setting.seats)}
        opened = self.api.table(*kinds, title=setting.game.title, options=options, seed=1)
        table = self.manager.open_tables[opened.id].table
        assert s.record is not None
        fill(self.store, table.id, table.n, len(s.record))
        table.marks = [Mark(at, 0, time.time()) for at in range(len(s.record))]
        table.state = s
        table.seats = [replace(one, name="") for one in table.seats]
        return f"/#/t/{opened.id}/{opened.tokens[seat]}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()
