"""A table as the page draws it, as an array: a program of its own draws, with a browser (kylix.server.pictures)."""

from __future__ import annotations

import atexit
import base64
import json
import subprocess
import sys
from typing import TYPE_CHECKING

import numpy as np

from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit import codec

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH, HEIGHT = 1280, 800
PROGRAM = "kylix.server.pictures"
STOP_SECONDS = 20


class Painter:
    """The program, started with the first picture; environments of one process share it."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def started(self) -> subprocess.Popen[str]:
        if self.process is None or self.process.poll() is not None:
            command = [sys.executable, "-m", PROGRAM, str(WIDTH), str(HEIGHT)]
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        return self.process

    def picture(self, s: State, seat: int) -> NDArray[np.uint8]:
        """What the seat sees: height, width and three colours."""
        process = self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps({"position": codec.dumps(s), "seat": seat}) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline() or '{"error": "the program that draws it ended"}')
        except BaseException as error:  # what is left of an answer must not be taken for the next one
            self.stop()
            if isinstance(error, (OSError, ValueError)):
                raise KylixError(f"the page cannot be drawn: {error}") from None
            raise
        if "error" in answer:
            raise KylixError(f"the page cannot be drawn: {answer['error']}")
        flat: NDArray[np.uint8] = np.frombuffer(base64.b64decode(answer["rgb"]), np.uint8)
        return flat.reshape(HEIGHT, WIDTH, 3).copy()

    def stop(self) -> None:
        """It ends with its input, and its browser with it."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.close()
            process.wait(STOP_SECONDS)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        process.stdout.close()


PAINTER = Painter()
atexit.register(PAINTER.stop)
