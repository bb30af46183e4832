"""`kylix` whose bots answer as soon as they have found a move, without the beat that hides how long they thought."""

from __future__ import annotations

import sys

from kylix.cli.main import main
from kylix.server import hall
from kylix.server.thinking import Thinkers


class Hurried(Thinkers):
    def __init__(self, jobs: int, tick: float) -> None:
        super().__init__(jobs, 0.0)


if __name__ == "__main__":
    setattr(hall, "Thinkers", Hurried)  # noqa: B010
    sys.exit(main(sys.argv[1:]))
