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
from kylix.server.errors import ApiError
from kylix.server.fair import CLIENT
from kylix.server.messages import ClientMessage, ErrorAnswer, ServerMessage
from kylix.server.person import Person
from kylix.server.tokens import Holder, digest

log = logging.getLogger("kylix.server")

Form = Literal["json", "text", "lines"]
Token = Literal["none", "optional", "seat", "host", "seat or host"]
"""Whose token a request must carry; optional: it may carry one, and is told more then."""
Persons = Literal["none", "optional", "needed"]
"""Whether a request may or must say which person asks."""
HEADER = "kylix-person"
WHO = {
    "seat": "only who has a seat at the table can do this",
    "host": "only the host of the table can do this",
    "seat or host": "only those at the table can do this",
}
Holders = Callable[[str, str], Awaitable[Holder]]
"""Whom a token of a table belongs to; ApiError for one that opens nothing there."""
Known = Callable[[str], Awaitable[Person | None]]
"""Whom a secret belongs to."""
TYPES = {"json": "application/json", "text": "text/plain; charset=utf-8", "lines": "application/x-ndjson"}


@dataclass(frozen=True)
class Call:
    """A request as an endpoint gets it."""

    path: dict[str, str]
    client: str
    holder: Holder | None = None
    """Who asks, where the endpoint takes tokens and the request has one."""
    body: Any = None
    person: Person | None = None
    """Which person asks, where the endpoint takes that and the request says it."""
    secret: str = ""
    """SHA-256 of the secret of the device by which that is known."""


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
    token: Token = "none"
    person: Persons = "none"

    def route(self, holders: Holders, known: Known) -> Route:
        """`does` is called only for those who may."""
        decoder = None if self.body in (None, str) else msgspec.json.Decoder(self.body)

        async def handle(request: Request) -> Response:
            client = request.client.host if request.client else ""
            CLIENT.set(client)
            try:
                holder = await self.admitted(request, holders)
                person = await self.asking(request, known)
                secret = digest(request.headers[HEADER]) if person else ""
                body = await self.read(request, decoder)
                call = Call(dict(request.path_params), client, holder, body, person, secret)
                return self.respond(await self.does(call))
            except ApiError as error:
                return failed(error)
            except KylixError as error:
                return failed(errors.of_kernel(error))
            except Exception:
                log.exception("%s %s could not be answered", self.method, self.path)
                return failed(errors.fault())

        return Route(self.path, handle, methods=[self.method])

    async def admitted(self, request: Request, holders: Holders) -> Holder | None:
        token = None if self.token == "none" else bearer(request)
        if token is None:
            if self.token in WHO:
                raise ApiError(401, "bad-token", WHO[self.token])
            return None
        found = await holders(request.path_params["id"], token)
        if self.token == ("seat" if found.seat is None else "host"):
            raise ApiError(403, "bad-token", WHO[self.token])
        return found

    async def asking(self, request: Request, known: Known) -> Person | None:
        secret = None if self.person == "none" else request.headers.get(HEADER)
        found = await known(secret) if secret else None
        if found is None and (secret or self.person == "needed"):
            raise ApiError(401, "no-person", "this server knows nobody by this secret")
        return found

    @property
    def statuses(self) -> list[int]:
        """How a request can fail. Foreign sites and floods are refused everywhere; any endpoint may have a fault."""
        found = {403, 409, 429}
        found |= {401} if self.token != "none" or self.person != "none" else set()
        found |= {400, 404} if "{" in self.path else set()
        found |= {400, 413} if self.body is not None else set()
        return sorted(found)

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
            "securitySchemes": {
                "person": {"type": "apiKey", "in": "header", "name": "Kylix-Person", "description": "who asks"},
                **{
                    name: {"type": "http", "scheme": "bearer", "description": f"the token of {of}"}
                    for name, of in (("host", "the host of the table"), ("seat", "a seat of the table"))
                },
            },
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
                    "description": FAILURES[status],
                    "content": {"application/json": {"schema": refs[repr(ErrorAnswer)]}},
                }
                for status in each.statuses
            },
        },
    }
    if each.body is not None:
        kind = "text/plain" if each.body is str else "application/json"
        made["requestBody"] = {"required": True, "content": {kind: {"schema": refs.get(repr(each.body), plain)}}}
    made["security"] = security(each)
    return made


def security(each: Endpoint) -> list[dict[str, list[str]]]:
    """Every way to be let in."""
    keys = SECURITY[each.token]
    if each.person == "none":
        return keys
    named: list[dict[str, list[str]]] = [{**key, "person": []} for key in keys or [{}]]
    return named if each.person == "needed" else [*(keys or [{}]), *named]


FAILURES = {
    400: "what was sent makes no sense here",
    401: "no token, or one that opens nothing at this table; or a secret that is nobody's",
    403: "the token of somebody who may not do this; or a request from another site",
    404: "there is no such thing",
    409: "not now, or not at this table",
    413: "too large",
    429: "too many requests",
}
SECURITY: dict[Token, list[dict[str, list[str]]]] = {
    "none": [],
    "optional": [{}, {"seat": []}, {"host": []}],
    "seat": [{"seat": []}],
    "host": [{"host": []}],
    "seat or host": [{"seat": []}, {"host": []}],
}
