"""The application: routes, guards, and the house behind them."""

from __future__ import annotations

from functools import cache

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from nokturn import __version__
from nokturn.server import schema, sockets, static
from nokturn.server.errors import HANDLERS
from nokturn.server.house import House
from nokturn.server.input_checks import BODY_SIZE
from nokturn.server.process.ended_sessions import EndedSessions
from nokturn.server.routes import (
    campaigns,
    decks,
    games,
    health,
    invitations,
    moderation,
    people,
    play,
    rules,
    shelf,
    sittings,
    tables,
)
from nokturn.server.security import Guard
from nokturn.server.session import over
from nokturn.server.settings import Settings


def create_app(settings: Settings) -> Guard:
    """The whole server as an ASGI application; nothing gets past the guard, not even what has no route."""
    house = House(settings)
    house.ended_sessions = EndedSessions(lambda cookies: over(house, cookies))
    return Guard(routes(), house)


@cache
def routes() -> Litestar:
    """What can be asked for. Every house answers by the same routes: making them takes longer than opening a house."""
    return Litestar(
        route_handlers=[
            *people.ROUTES,
            *games.ROUTES,
            *rules.ROUTES,
            *decks.ROUTES,
            *shelf.ROUTES,
            *tables.ROUTES,
            *invitations.ROUTES,
            *play.ROUTES,
            *moderation.ROUTES,
            *campaigns.ROUTES,
            *sittings.ROUTES,
            *health.ROUTES,
            *sockets.ROUTES,
            schema.openapi,
            *static.ROUTES,
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="Nokturn",
            version=__version__,
            description="Dark tabletop games, played by the whole rulebook.",
            path="/schema/none",
            render_plugins=[],
        ),
        logging_config=None,
    )
