"""Serves the built page from a folder, and texts that are the same for everybody, in few bytes."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

PACKAGE = Path(__file__).resolve().parent.parent
CODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build lays beside a file, the smallest first."""
SAME_FOR_ALL = ("/api/games", "/api/words/", "/api/rules/", "/api/glossary/")
"""Answers that hold no token and nothing that a stranger could add to: their length tells nothing."""


def find_page() -> Path | None:
    """The folder of the built page: of the clone that this runs from ($KYLIX_HOME), or inside the package."""
    home = os.environ.get("KYLIX_HOME", "")
    clone = Path(home) if home else PACKAGE.parent.parent
    built = "web-titles" if os.environ.get("KYLIX_TITLES") else "web"
    places = [clone / ".kylix" / built, clone / ".kylix" / "web", PACKAGE / "page"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def taken(scope: Scope) -> list[str]:
    """The codings that a browser takes, of those we have."""
    asked = [part.split(";") for part in Headers(scope=scope).get("accept-encoding", "").lower().split(",")]
    wanted = {name.strip() for name, *wish in asked if not any(one.strip() in ("q=0", "q=0.0") for one in wish)}
    return [name for name in CODINGS if name in wanted]


class PageFiles(StaticFiles):
    """Files whose name carries a hash are kept for ever, all others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        named = "index.html" if path in (".", "") else path
        response: Response | None = None
        for coding in taken(scope):
            if self.lookup_path(named + CODINGS[coding])[1] is not None:
                response = await super().get_response(named + CODINGS[coding], scope)
                response.headers["Content-Encoding"] = coding
                response.headers["Content-Type"] = mimetypes.guess_type(named)[0] or "application/octet-stream"
                break
        response = response or await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        forever = path.replace(os.sep, "/").startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response


class Compressed:
    """Middleware: gzip for texts that are the same for everybody, and for nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.gzip = GZipMiddleware(app, minimum_size=1024, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(SAME_FOR_ALL)
        await (self.gzip if public else self.app)(scope, receive, send)
