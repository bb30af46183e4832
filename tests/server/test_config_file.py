"""`kylix.toml`: every setting can be named, and what is wrong is told with file and line."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import settings_table

from commands import elsewhere
from kylix.cli import serve
from kylix.core.errors import KylixError
from kylix.server import config_file
from kylix.server.config import Config, Limits, Mail, Push

WHOLE = """
host = "0.0.0.0"
port = 9000
data = "tables"
names = ["games.example.org"]
proxies = ["10.0.0.1"]
metrics_from = ["10.0.0.0/8"]
answer_seconds = [1, 2.5]
log_level = "info"

[bot_beats]
captain = 3

[limits]
body = 1000
messages = 5
"""


def read(folder: Path, text: str) -> dict[str, Any]:
    path = folder / "kylix.toml"
    path.write_text(text, encoding="utf-8")
    return config_file.read(path)


def test_settings_are_taken_and_what_is_not_named_stays(tmp_path: Path) -> None:
    config = Config(**read(tmp_path, WHOLE))
    assert (config.host, config.port, config.data) == ("0.0.0.0", 9000, tmp_path / "tables")
    assert (config.names, config.answer_seconds) == (("games.example.org",), (1.0, 2.5))
    assert config.bot_beats == {"captain": 3}
    assert config.limits == Limits(body=1000, messages=5.0)
    assert isinstance(config.limits.messages, float)
    assert config.undo_seconds == Config(tmp_path).undo_seconds


def test_every_setting_can_be_named_in_a_file(tmp_path: Path) -> None:
    """Each one with its own default: no kind of value is unknown to the reader."""
    sections = config_file.sections_of(Config)
    assert sections == {"mail": Mail, "push": Push, "limits": Limits}
    lines: list[str] = []
    for section, settings in {"": Config, **sections}.items():
        lines += [f"[{section}]"] if section else []
        for field in fields(settings):
            if field.name not in (*config_file.NOT_IN_FILES, "data", *([] if section else sections)):
                lines.append(f"{field.name} = {settings_table.default(field).strip('`')}")
    named = read(tmp_path, "\n".join(lines))
    assert Config(tmp_path, **named) == Config(tmp_path)
    assert (named["limits"], named["mail"], named["push"]) == (Limits(), Mail(), Push())


@pytest.mark.parametrize("address", ["", "http://games.example.org", "https://192.0.2.1", "https://[2001:db8::1]"])
def test_passkeys_need_a_name_and_https(address: str, tmp_path: Path) -> None:
    with pytest.raises(KylixError, match="line 2: with passkeys there has to be address"):
        read(tmp_path, f'address = "{address}"\npasskeys = true\n')
    for fine in ("https://games.example.org", "http://localhost:8411"):
        assert Config(tmp_path, **read(tmp_path, f'address = "{fine}"\npasskeys = true\n')).passkeys_at == fine


CLUB = """
address = "https://games.example.org/"
webhooks = true

[mail]
host = "127.0.0.1"
sender = "Kylix <table@games.example.org>"
user = "kylix"
password_file = "secret.txt"

[push]
on = true
contact = "host@games.example.org"
"""


def test_a_club_tells_how_it_sends_notices(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("a word\n", encoding="utf-8")
    config = Config(tmp_path, **read(tmp_path, CLUB))
    assert config.address == "https://games.example.org"
    assert (config.mail.host, config.mail.password, config.push.on) == ("127.0.0.1", "a word", True)
    assert config.tells == ("mail", "push", "webhook")
    assert "a word" not in repr(config), "what is printed of the settings tells no password"
    assert Config(tmp_path).tells == ()


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("hots = 'x'", 1, "there is no setting hots"),
        ("\n[limits]\nbodi = 5", 3, "there is no setting limits.bodi"),
        ("port = 'x'", 1, "port is a whole number, not 'x'"),
        ("port = -1", 1, "port is a whole number, from 0 on, not -1"),
        ("port = true", 1, "port is a whole number, not True"),
        ("host = 5", 1, "host is a text in quotes, not 5"),
        ("host = ''", 1, "host is a text in quotes"),
        ("names = 'x'", 1, "names is a list in brackets"),
        ("names = [5]", 1, "names is a text in quotes"),
        ("answer_seconds = [1]", 1, "answer_seconds is a list of 2, not of 1"),
        ("answer_seconds = [3, 1]", 1, "the smaller one first"),
        ("undo_seconds = 0", 1, "undo_seconds is a number, more than 0, not 0"),
        ("undo_seconds = nan", 1, "undo_seconds is a number"),
        ("undo_seconds = inf", 1, "undo_seconds is a number"),
        ("seeds = 1", 1, "seeds is true or false, not 1"),
        ("bot_beats = 5", 1, "bot_beats is a table"),
        ("[bot_beats]\ncaptain = 'x'", 1, "bot_beats is a whole number"),
        ("limits = 5", 1, "limits is a table"),
        ("[limits]\n\nbody = 1.5", 3, "limits.body is a whole number, not 1.5"),
        ("limits.body = 0", 1, "limits.body is a whole number, more than 0"),
        ("metrics_from = ['everybody']", 1, "'everybody' is neither"),
        ("log_level = 'loud'", 1, "log_level is one of debug, info, warning, error, not 'loud'"),
        ("page = 'x'", 1, "there is no setting page"),
        ("hook_networks = ['127.0.0.1']", 1, "there is no setting hook_networks"),
        ("mail = 5", 1, "mail is a table"),
        ("[mail]\nhots = 'x'", 2, "there is no setting mail.hots; there are: host, port, user, password"),
        ("[mail]\nport = 0", 2, "mail.port is a whole number, more than 0"),
        ("[mail]\ntls = 'ssl'", 2, "mail.tls is one of starttls, tls, none, not 'ssl'"),
        ("[mail]\nhost = 'x'", 2, "with mail.host there has to be mail.sender"),
        ("[mail]\nsender = 'a@b'\nhost = 'x'", 3, "with mail.host there has to be address"),
        ("[mail]\npassword_file = 'none.txt'", 2, "the file of mail.password_file cannot be read: No such file"),
        ("webhooks = true", 1, "with webhooks there has to be address"),
        ("[push]\non = 'yes'", 2, "push.on is true or false, not 'yes'"),
        ("[push]\non = true", 2, "with push.on there has to be push.contact"),
        ("address = 'games.example.org'", 1, "address is as https://games.example.org"),
        ("address = 'https://x/y'", 1, "address is as https://games.example.org"),
        ("address = 'https://[x'", 1, "address is as https://games.example.org"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(text: str, line: int, told: str, tmp_path: Path) -> None:
    with pytest.raises(KylixError) as caught:
        read(tmp_path, text)
    assert str(caught.value).startswith(f"{tmp_path / 'kylix.toml'}, line {line}: ")
    assert told in str(caught.value)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for text, told in (("host = \n", "line 1"), ("[a\n", "line 1"), ("a = 1\na = 2\n", "line 2")):
        with pytest.raises(KylixError, match=told):
            read(tmp_path, text)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    for name, told in (("none.toml", "No such file"), (".", "directory"), ("bytes.toml", "UTF-8")):
        with pytest.raises(KylixError, match=told):
            config_file.read(tmp_path / name)
    ran = elsewhere("serve", "--config", tmp_path / "none.toml", "--data", tmp_path / "data")
    assert ran.code == 2
    assert "none.toml cannot be read" in ran.err
    assert not (tmp_path / "data").exists()


def arguments(**given: Any) -> argparse.Namespace:
    names = ("host", "port", "data", "store", "name", "proxy", "log_format", "log_level", "config", "seeds", "lobby")
    return argparse.Namespace(**{**dict.fromkeys(names), **given})


def test_the_command_line_goes_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "kylix.toml").write_text(WHOLE, encoding="utf-8")
    both = serve.settings(arguments(config=str(tmp_path / "kylix.toml"), port=0, name=["other"], log_level="error"))
    assert (both.port, both.names, both.log_level, both.host) == (0, ("other",), "error", "0.0.0.0")
    usual = serve.settings(arguments())
    assert (usual.port, usual.host, usual.names) == (serve.PORT, "127.0.0.1", ())
    assert usual.lobby, "a server for others has open tables"
    assert not serve.settings(arguments(lobby="off")).lobby


def test_the_documented_table_is_that_of_the_code() -> None:
    page = settings_table.PAGE.read_text(encoding="utf-8")
    assert settings_table.renewed(page) == page
    for settings in (Config, *config_file.sections_of(Config).values()):
        assert all(settings_table.comments(settings).values()), "each setting says what it is"


def test_a_setting_that_is_missing_in_the_page_is_noticed() -> None:
    page = settings_table.PAGE.read_text(encoding="utf-8")
    assert settings_table.renewed(page.replace("| `limits.body` |", "| `limits.other` |")) == page
