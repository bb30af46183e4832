"""Proxies in front of the servers of a measurement, with the files of deploy/: only names, ports and TLS are others."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
KINDS = ("caddy", "haproxy", "nginx")
START_SECONDS = 60.0


def caddyfile(port: int) -> str:
    text = (DEPLOY / "Caddyfile.cluster").read_text(encoding="utf-8")
    return "{\n\tadmin off\n}\n" + text.replace("{$KYLIX_NAME}", f"http://127.0.0.1:{port}")


def haproxy(port: int) -> str:
    text = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    return re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}", text)


def nginx(port: int, folder: Path) -> str:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", re.sub(r"\t\tssl_.*\n", "", text))
    places = "".join(
        f"\t{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\n"
    return head + text.replace("http {\n", f"http {{\n{places}", 1)


class Proxy:
    """One of them as a process; `named` is KIND=PROGRAM."""

    def __init__(self, named: str, ports: list[int], folder: Path) -> None:
        kind, _, program = named.partition("=")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        made = {"caddy": caddyfile, "haproxy": haproxy}
        text = nginx(self.port, folder) if kind == "nginx" else made[kind](self.port)
        for name, port in zip(("one", "two"), ports, strict=True):
            text = text.replace(f"{name}:8411", f"127.0.0.1:{port}")
        file = folder / kind
        file.write_text(text, encoding="utf-8")
        about = {
            "caddy": ["run", "--adapter", "caddyfile", "--config", str(file)],
            "haproxy": ["-f", str(file)],
            "nginx": ["-p", str(folder), "-c", str(file)],
        }[kind]
        self.log = (folder / "proxy.log").open("wb")
        self.process = subprocess.Popen(
            [program or kind, *about], stdout=self.log, stderr=self.log, start_new_session=True,
            env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        )  # fmt: skip
        limit = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > limit:
                raise SystemExit(f"{kind} did not start: {(folder / 'proxy.log').read_text()[-1000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 2.0).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(START_SECONDS)
        self.log.close()
