"""Serves the built page from a folder."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGE = Path(__file__).resolve().parent.parent


def find_page() -> Path | None:
    """The folder of the built page: of the clone that this runs from ($KYLIX_HOME), or inside the package."""
    home = os.environ.get("KYLIX_HOME", "")
    clone = Path(home) if home else PACKAGE.parent.parent
    built = "web-titles" if os.environ.get("KYLIX_TITLES") else "web"
    places = [clone / ".kylix" / built, clone / ".kylix" / "web", PACKAGE / "page"]
    return next((place for place in places if (place / "index.html").is_file()), None)


class PageFiles(StaticFiles):
    """Files whose name carries a hash are kept for ever, all others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        forever = path.replace(os.sep, "/").startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response
