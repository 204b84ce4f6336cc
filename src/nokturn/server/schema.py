"""The published schema: Litestar's description of the routes, completed with what goes over the socket
and with the shapes of every game, so that the client's types can be generated from one file."""

from __future__ import annotations

import re
import typing
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get

from nokturn import campaigns
from nokturn.campaigns import campaign_named
from nokturn.games import GAMES, game_named
from nokturn.kernel import happenings, reactions
from nokturn.kernel.asks import Option
from nokturn.kernel.plain import _LEAVES
from nokturn.server import messages
from nokturn.server.house import AnyRequest
from nokturn.table.live.bot_process import view_type
from nokturn.table.live.sight import Sight

KERNEL = "nokturn.kernel"
OFFERED = (happenings, reactions)
"""Modules of the kernel with choices of their own: here so that the schema is the same whatever was loaded before."""
_GAMES = "nokturn.games"
_REF = "#/components/schemas/{name}"


def option_types(home: str) -> list[type[Option]]:
    """Everything that can be chosen and is defined in the modules below `home`."""
    found = [
        leaf
        for leaf in _LEAVES.values()
        if issubclass(leaf, Option) and leaf is not Option and leaf.__module__.startswith(f"{home}.")
    ]
    return sorted(found, key=lambda leaf: leaf.plain_name)


@get("/schema/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: AnyRequest) -> Response[bytes]:
    return Response(document(request.app), media_type="application/json", headers={"cache-control": "max-age=3600"})


@cache
def document(app: Litestar) -> bytes:
    """The whole OpenAPI document."""
    described = app.openapi_schema.to_schema()
    schemas = described.setdefault("components", {}).setdefault("schemas", {})
    _, common = msgspec.json.schema_components([messages.FromClient, messages.FromServer], ref_template=_REF)
    schemas.update(common)
    views = {name: view_type(name) for name in GAMES}  # loads every game
    options = _described("Kernel", KERNEL, [], schemas)
    for name, view in views.items():
        told = [view, *_books(name), *game_named(name).printed.sheets]
        options += _described(name.capitalize(), f"{_GAMES}.{name}", told, schemas)
    schemas["FromClient"] = _union([kind.__name__ for kind in typing.get_args(messages.FromClient)])
    schemas["FromServer"] = _union([kind.__name__ for kind in typing.get_args(messages.FromServer)])
    schemas["AnyView"] = _union([f"{name.capitalize()}View" for name in GAMES])
    schemas["AnyOption"] = _union(options)
    sight = schemas[Sight.__name__]["properties"]
    sight["view"] = {"anyOf": [{"$ref": _REF.format(name="AnyView")}, {"type": "null"}]}
    question = schemas["Question"]["properties"]
    question["options"] = {"type": "array", "items": {"$ref": _REF.format(name="AnyOption")}}
    schemas["RefusedOption"]["properties"]["option"] = {"$ref": _REF.format(name="AnyOption")}
    return msgspec.json.encode(described)


def _books(game: str) -> list[type[Any]]:
    """The views of the campaigns that are told with the words of a game."""
    return [kind.view_type for kind in map(campaign_named, campaigns.CAMPAIGNS) if kind.game == game]


def _described(whose: str, home: str, views: list[type[Any]], schemas: dict[str, Any]) -> list[str]:
    """Add the view and the options of a game to `schemas`; the options' names are returned.

    Everything is called by its game (`VendettaView`, `VendettaCardView`): games may use the same words."""
    kinds = option_types(home)
    _, parts = msgspec.json.schema_components([*views, *kinds], ref_template=_REF.format(name=f"{whose}{{name}}"))
    for kind in kinds:
        fields = {"is": {"const": kind.plain_name}, **parts[kind.__name__].get("properties", {})}
        parts[kind.__name__] |= {"title": f"{whose}{kind.__name__}", "properties": fields, "required": list(fields)}
    text = msgspec.json.encode({f"{whose}{name}": part for name, part in parts.items()}).decode()
    schemas.update(msgspec.json.decode(re.sub(rf'(["/]){whose}{whose}', rf"\1{whose}", text)))
    return [f"{whose}{kind.__name__}" for kind in kinds]


def _union(names: list[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": _REF.format(name=name)} for name in names]}
