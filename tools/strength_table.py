"""Write the table of docs/bots.md that says how strong the levels are; `--check` only tells whether it is up to date.

The figures are those of `measured.toml` in the folders of the titles' bots, which menus and help show as well.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = Path("docs/bots.md")
BEGIN, END = "<!-- made by tools/strength_table.py -->\n", "<!-- end of it -->\n"
COLUMNS = ("title", "level", "as", "against", "games", "seed", "wins", "share", "95 %", "times the fair share")


def row(title: str, one: dict[str, Any]) -> str:
    share = one["wins"] / one["games"]
    others = one["players"] - 1
    cells = [
        title, one["level"], f"`{one['player']}`", one["against"] if others == 1 else f"{others} x {one['against']}",
        str(one["games"]), str(one["seed"]), f"{one['wins']:g}", f"{share:.1%}".replace("%", " %"),
        f"{100 * one['low']:.1f} to {100 * one['high']:.1f} %", f"{share * one['players']:.2f}",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |\n"


def table(root: Path = ROOT) -> str:
    """A row for each level of each title, against the one below it."""
    lines = [f"| {' | '.join(COLUMNS)} |\n", "|---" * len(COLUMNS) + "|\n"]
    for path in sorted(root.glob("src/kylix/games/*/bot/measured.toml")):
        measured = tomllib.loads(path.read_text(encoding="utf-8"))
        lines += [row(path.parent.parent.name, one) for one in measured["strength"]]
    return "".join(lines)


def written(text: str, root: Path = ROOT) -> str:
    """The document with the table of now."""
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{FILE} has no place for the table")
    return f"{before}{BEGIN}\n{table(root)}\n{END}{after}"


def main(arguments: list[str]) -> int:
    path = ROOT / FILE
    text = path.read_text(encoding="utf-8")
    if arguments != ["--check"]:
        path.write_text(written(text), encoding="utf-8", newline="\n")
    elif text != written(text):
        sys.stderr.write(f"{FILE} is stale: run `python tools/strength_table.py`\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
