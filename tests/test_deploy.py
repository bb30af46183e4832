"""What is in `deploy/` fits the program: its arguments are taken, its settings are known, its doors stay shut."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from kylix.cli.main import parser
from kylix.server import config_file
from kylix.server.config import Config

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / "kylix.service", encoding="utf-8")
    return found


def test_the_settings_are_known_and_fit_the_proxy() -> None:
    config = Config(**{"data": Path("x"), **config_file.read(DEPLOY / "kylix.toml")})
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy {config.host}:{config.port} {{" in caddy
    assert config.names[0] in caddy
    assert config.host in config.proxies, "the proxy is on the same machine, and is believed"


def test_the_unit_starts_what_there_is() -> None:
    service = unit()["Service"]
    program, *arguments = shlex.split(service["ExecStart"])
    assert program == "/opt/kylix/bin/kylix"
    args = parser().parse_args(arguments)
    assert (args.command, args.data) == ("serve", f"/var/lib/{service['StateDirectory']}")
    assert service["KillMode"] == "mixed", "the server drains; the processes of its bots live until it has"
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "kylix.service").read_text(encoding="utf-8")
    tool = shutil.which("systemd-analyze")
    if tool is None:  # a machine without systemd: then at least every line is a setting in a section
        assert unit().sections() == ["Unit", "Service", "Install"]
        return
    (tmp_path / "kylix.service").write_text(text.replace("/opt/kylix/bin/kylix", "/bin/true"), encoding="utf-8")
    done = subprocess.run([tool, "verify", tmp_path / "kylix.service"], capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "kylix.service" in line]
    assert said == []


def test_the_proxy_keeps_inside_what_is_for_inside() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert re.search(r"@inside path /metrics /api/admin/\*\n\s*respond @inside 404", text)
    assert "health_uri /readyz" in text


def test_the_image_runs_as_somebody_and_starts_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    stages = text.split("\nFROM ")
    last = stages[-1]
    assert "\nUSER kylix\n" in last, "not root"
    assert "apt-get" not in last, "no compiler in what runs"
    entry, command = (
        json.loads(re.findall(rf"^{word} (\[.*\])$", last, re.MULTILINE)[0]) for word in ("ENTRYPOINT", "CMD")
    )
    assert entry == ["/opt/kylix/bin/kylix"]
    args = parser().parse_args(command)
    assert (args.command, args.host) == ("serve", "0.0.0.0")
    assert f"EXPOSE {args.port}\n" in last
    assert f"http://127.0.0.1:{args.port}/healthz" in last
    for source in re.findall(r"-r (\S+)", text):
        assert (ROOT / source).is_file()
    left_out = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    needed = ("src", "tools", "web", "requirements", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
    assert not set(left_out) & set(needed), "a build needs these"
