"""Builds the application and runs it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from functools import cache, partial
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

import kylix
from kylix.server import process
from kylix.server.admin import Admin
from kylix.server.config import Config
from kylix.server.door import Door
from kylix.server.draining import DrainingServer, Pages
from kylix.server.endpoint import document, failed
from kylix.server.errors import STATUSES, ApiError
from kylix.server.guard import guarded
from kylix.server.health import Health
from kylix.server.logs import RequestLog
from kylix.server.middleware import RequestFilter
from kylix.server.retention import Retention
from kylix.server.routes import Routes
from kylix.server.static import Compressed, PageFiles
from kylix.server.straight import Straight
from kylix.server.table_manager import TableManager
from kylix.store.base import Store
from kylix.store.named import postgres
from kylix.store.sqlite import SqliteStore

FILE = "tables.sqlite"
NO_PAGE = "Kylix serves tables here, but its page is not built. The protocol is described in /api/openapi.json.\n"


def create_app(config: Config, store: Store | None = None) -> Starlette:
    """Open everything on the disk first, so that what is wrong with it is told before anything is served."""
    manager = TableManager(config, store or store_of(config))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await manager.start()
        retention.start()
        for part in routes.running:
            part.start()
        try:
            yield
        finally:
            await retention.stop()
            for part in routes.running:
                await part.stop()
            await routes.postgame.reports.stop()
            await manager.stop()

    admin = Admin(manager.store, manager)
    retention = Retention(admin, config)
    routes = Routes(manager)
    endpoints = routes.endpoints()
    openapi = cache(partial(document, endpoints, kylix.__version__))

    async def describe(request: Request) -> Response:
        return JSONResponse(await asyncio.to_thread(openapi))  # worked out when it is asked for, not at each start

    pages = Pages(manager)
    paths: list[Any] = [each.route(manager.holder, routes.people.by_secret) for each in endpoints]
    paths.append(Route("/api/openapi.json", describe))
    paths.append(WebSocketRoute("/api/tables/{id}/socket", pages.talk))
    paths += [*Health(manager, config).routes(), *Door(admin, config.admin_key).routes()]
    if config.page is not None:
        paths.append(Mount("/", PageFiles(directory=config.page, html=True)))
    else:
        paths.append(Route("/", no_page))
    each = process.most_connections() // 2
    app = Starlette(
        routes=paths,
        lifespan=lifespan,
        middleware=[
            Middleware(RequestLog),
            Middleware(RequestFilter, names=config.names, limits=config.limits, sockets=each),
            Middleware(Compressed),
        ],
        exception_handlers={HTTPException: not_served},  # type: ignore[dict-item]
    )
    app.state.manager, app.state.pages = manager, pages
    return app


def store_of(config: Config) -> Store:
    if not config.store:
        return SqliteStore(config.data / FILE)
    return postgres(config.store)


async def no_page(request: Request) -> Response:
    return PlainTextResponse(NO_PAGE, 404)


async def not_served(request: Request, error: HTTPException) -> Response:
    """Unknown paths and methods, in the form of all other errors."""
    if error.status_code == 405:
        return failed(ApiError(400, "bad-method", f"this path does not take {request.method}"))
    status = error.status_code if error.status_code in STATUSES else 400
    return failed(ApiError(status, "not-found", "there is nothing here"))


def server(config: Config, store: Store | None = None) -> uvicorn.Server:
    """Not yet running: `run(sockets=[...])` does."""
    app = create_app(config, store)
    return DrainingServer(
        uvicorn.Config(
            app,
            http=guarded(config.limits, config.proxies, process.most_connections()),  # type: ignore[arg-type]
            ws=Straight,
            ws_max_size=4 * config.limits.message,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            timeout_graceful_shutdown=3,
        ),
        app.state.pages,
    )


def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until it is stopped; `ready` is called once requests are answered."""
    process.raise_files()
    made = server(config)
    begin = made.startup
    manager: TableManager = made.config.app.state.manager  # type: ignore[union-attr]
    tidying: list[asyncio.Task[None]] = []

    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await begin(sockets)
        ready()
        process.settle()
        tidying.append(asyncio.create_task(process.tidy(lambda: manager.heard)))

    made.startup = startup  # type: ignore[method-assign]
    made.run(sockets=[listening])
