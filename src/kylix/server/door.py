"""The door for `kylix admin` into a running server. Its key is in the lock of the folder, for its owner to read."""

from __future__ import annotations

import json
import logging
import secrets

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from kylix.core.errors import KylixError
from kylix.server.admin import Admin, sentence
from kylix.server.endpoint import bearer, failed, read_body
from kylix.server.errors import ApiError

log = logging.getLogger("kylix.server")

LONGEST = 4096


class Door:
    def __init__(self, admin: Admin, key: str) -> None:
        self.admin = admin
        self.key = key

    def routes(self) -> list[Route]:
        """Without a key there is no door."""
        return [Route("/api/admin/{order}", self.take, methods=["POST"])] if self.key else []

    async def take(self, request: Request) -> Response:
        order = request.path_params["order"]
        try:
            if not secrets.compare_digest((bearer(request) or "").encode(), self.key.encode()):
                raise ApiError(401, "bad-token", "only who runs this server can do this")
            about = json.loads(await read_body(request, LONGEST))
            return JSONResponse(await self.admin.do(order, about))
        except ApiError as error:
            return failed(error)
        except KylixError as error:
            return failed(ApiError(400, "bad-order", sentence(error)))
        except Exception as error:
            log.exception("the order %s could not be carried out", order)
            return failed(ApiError(409, "fault", sentence(error)))
