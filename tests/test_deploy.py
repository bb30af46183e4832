"""What is in `deploy/` fits the program: its arguments are taken, its settings are known, its doors stay shut."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

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
    for source in re.findall(r"-r (requirements/\S+)", text):
        assert (ROOT / source).is_file()
    left_out = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    needed = ("src", "tools", "web", "requirements", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
    assert not set(left_out) & set(needed), "a build needs these"


def test_the_image_has_the_driver_of_postgresql() -> None:
    """The line that takes it from the locked packages finds it, with its hashes."""
    (wanted,) = re.findall(r"sed -n '(.*)' (\S+) >", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    found = subprocess.run(
        ["sed", "-n", wanted[0], ROOT / wanted[1]], capture_output=True, text=True, check=True
    ).stdout  # fmt: skip
    assert re.match(r"asyncpg==\S+ \\\n    --hash=sha256:", found)
    assert found.count("==") == 1


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_the_cluster_starts_what_there_is() -> None:
    services = compose()["services"]
    assert {"one", "two", "think", "db", "caddy"} == services.keys()
    for name in ("one", "two", "think"):
        found = services[name]
        args = parser().parse_args(found["command"])
        assert args.command == ("think" if name == "think" else "serve")
        assert args.config == "/etc/kylix.toml"
        assert "./cluster.toml:/etc/kylix.toml:ro" in found["volumes"]
        assert (found["read_only"], found["cap_drop"]) == (True, ["ALL"])
    assert services["think"]["deploy"]["replicas"] == 2
    assert services["think"]["healthcheck"] == {"disable": True}, "it listens at no port"


def test_the_settings_of_the_cluster_are_known_and_fit_the_rest() -> None:
    found = compose()
    config = Config(**{"data": Path("x"), **config_file.read(DEPLOY / "cluster.toml")})
    caddy = (DEPLOY / "Caddyfile.cluster").read_text(encoding="utf-8")
    services, port = found["services"], re.findall(r"one:(\d+) two:\1", caddy)[0]
    assert parser().parse_args(services["one"]["command"]).port == int(port)
    assert config.proxies == (services["caddy"]["networks"]["inside"]["ipv4_address"],), "the proxy is believed"
    user, place, database = re.fullmatch(r"postgresql://(\w+)@(\w+)/(\w+)", config.store).groups()  # type: ignore[union-attr]
    about = services["db"]["environment"]
    assert (user, place, database) == (about["POSTGRES_USER"], "db", about["POSTGRES_DB"])
    assert config.drain_seconds > float(re.findall(r"health_interval (\d+)s", caddy)[0])
    assert re.search(r"@inside path /metrics /api/admin/\*\n\s*respond @inside 404", caddy)
    assert services["db"]["networks"] == services["think"]["networks"] == ["store"]
    assert found["networks"]["store"]["internal"], "nobody comes from outside, and nothing goes there"
    assert [name for name in services if "ports" in services[name]] == ["caddy"]


def test_the_unit_for_bots_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / "kylix-think.service", encoding="utf-8")
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program == "/opt/kylix/bin/kylix"
    assert parser().parse_args(arguments).command == "think"


def test_other_proxies_of_the_cluster_keep_inside_what_is_for_inside_and_know_both_servers() -> None:
    """As bench/kill_cluster.py --front runs them; it looks for these words."""
    haproxy = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    assert "deny_status 404 if { path /metrics } or { path_beg /api/admin/ }" in haproxy
    assert "uri /readyz ver HTTP/1.1 hdr Host localhost" in haproxy, "without a name it is refused"
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for place in ("= /metrics", "/api/admin/"):
        assert re.search(rf"location {re.escape(place)} {{\s*return 404;", nginx)
    for text in (haproxy, nginx):
        assert all(re.search(rf"\bserver (\w+ )?{name}:8411\b", text) for name in ("one", "two"))
