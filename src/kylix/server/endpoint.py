"""The wrapper around every HTTP endpoint: it decodes, maps errors, and makes the OpenAPI document."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from kylix.core.errors import KylixError
from kylix.server import errors
from kylix.server.errors import STATUSES, ApiError
from kylix.server.messages import ClientMessage, ErrorAnswer, ServerMessage

log = logging.getLogger("kylix.server")

Form = Literal["json", "text", "lines"]
TYPES = {"json": "application/json", "text": "text/plain; charset=utf-8", "lines": "application/x-ndjson"}


@dataclass(frozen=True)
class Call:
    """A request as an endpoint gets it."""

    path: dict[str, str]
    body: Any
    bearer: str | None
    client: str


@dataclass(frozen=True)
class Endpoint:
    method: Literal["GET", "POST"]
    path: str
    about: str
    does: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    """A type for JSON, `str` for a text, None for no body."""
    form: Form = "json"
    limit: int = 256 * 1024

    def route(self) -> Route:
        decoder = None if self.body in (None, str) else msgspec.json.Decoder(self.body)

        async def handle(request: Request) -> Response:
            try:
                body = await self.read(request, decoder)
                call = Call(
                    dict(request.path_params), body, bearer(request), request.client.host if request.client else ""
                )
                return self.respond(await self.does(call))
            except ApiError as error:
                return failed(error)
            except KylixError as error:
                return failed(errors.of_kernel(error))
            except Exception:
                log.exception("%s %s could not be answered", self.method, self.path)
                return failed(errors.fault())

        return Route(self.path, handle, methods=[self.method])

    async def read(self, request: Request, decoder: msgspec.json.Decoder[Any] | None) -> Any:
        if self.body is None:
            return None
        data = await read_body(request, self.limit)
        try:
            return data.decode() if decoder is None else decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise errors.malformed(error) from None

    def respond(self, found: Any) -> Response:
        content = found.encode() if isinstance(found, str) else msgspec.json.encode(found)
        return Response(content, headers={"Cache-Control": "no-store"}, media_type=TYPES[self.form])


async def read_body(request: Request, limit: int) -> bytes:
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise ApiError(413, "too-large", f"at most {limit} bytes are taken here")
    except ClientDisconnect:
        raise errors.malformed("the request was cut off") from None
    return bytes(data)


def bearer(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def failed(error: ApiError) -> Response:
    return Response(
        msgspec.json.encode(ErrorAnswer(error.body())),
        error.status,
        headers={"Cache-Control": "no-store"},
        media_type=TYPES["json"],
    )


# --- OpenAPI ------------------------------------------------------------------------------------------------------


def document(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """All endpoints, and the messages of the socket among the schemas."""
    types = [thing for each in endpoints for thing in (each.body, each.answer) if thing not in (None, str)]
    types += [ErrorAnswer, ClientMessage, ServerMessage]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    refs = {repr(thing): schema for thing, schema in zip(types, schemas, strict=True)}
    parts = {**parts, "ClientMessage": refs[repr(ClientMessage)], "ServerMessage": refs[repr(ServerMessage)]}
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, refs)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kylix", "version": version, "description": "Tables of Kylix. See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"host": {"type": "http", "scheme": "bearer", "description": "the host's token"}},
        },
    }


def operation(each: Endpoint, refs: dict[str, Any]) -> dict[str, Any]:
    plain = {"type": "string"}
    content = TYPES[each.form].partition(";")[0]
    made: dict[str, Any] = {
        "summary": each.about,
        "operationId": each.does.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": plain}
            for name in re.findall(r"{(\w+)}", each.path)
        ],
        "responses": {
            "200": {"description": "fine", "content": {content: {"schema": refs.get(repr(each.answer), plain)}}},
            **{
                str(status): {
                    "description": "refused",
                    "content": {"application/json": {"schema": refs[repr(ErrorAnswer)]}},
                }
                for status in STATUSES
            },
        },
    }
    if each.body is not None:
        kind = "text/plain" if each.body is str else "application/json"
        made["requestBody"] = {"required": True, "content": {kind: {"schema": refs.get(repr(each.body), plain)}}}
    if "host" in each.about:
        made["security"] = [{"host": []}]
    return made
