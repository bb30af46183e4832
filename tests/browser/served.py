"""A real `kylix serve` in a process of its own, which can be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """The server, its address, and the words it wrote."""

    def __init__(self, data: Path, hurry: str = "") -> None:
        self.data = data
        self.program = [str(ROOT / "tests" / "browser" / "hurried.py"), hurry] if hurry else ["-m", "kylix"]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.words: list[str] = []
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "KYLIX_HOME": str(ROOT)}
        environment.setdefault("PYTHONPATH", str(ROOT / "src"))
        command = [
            sys.executable,
            *self.program,
            "serve",
            "--json",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--seeds",
        ]
        self.process = subprocess.Popen(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.words.append(line)
            if line.startswith("{"):
                assert json.loads(line)["address"] == self.address
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.words))
        self.reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self.reader.start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        """Keep the pipe empty, and close it at the end."""
        assert process.stdout is not None
        with process.stdout:
            self.words.extend(process.stdout)

    def kill(self) -> None:
        """As if the computer had lost its power."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.reader.join()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
            self.reader.join()
