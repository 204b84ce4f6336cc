"""The published schema: Litestar's description of the routes, completed with what goes over the socket
and with the shapes of every game, so that the client's types can be generated from one file."""

from __future__ import annotations

import typing
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get

from nokturn.games import GAMES, game_named
from nokturn.kernel import impulse, windows
from nokturn.kernel.asks import Option
from nokturn.kernel.plain import _LEAVES
from nokturn.server import messages
from nokturn.server.house import AnyRequest
from nokturn.table.bot_process import view_type
from nokturn.table.sight import Sight

_REF = "#/components/schemas/{name}"


def option_types(name: str) -> list[type[Option]]:
    """Everything a player of the game can choose: the kernel's options and its own."""
    game_named(name)
    homes = (impulse.__name__, windows.__name__, f"nokturn.games.{name}.")
    found = [
        leaf
        for leaf in _LEAVES.values()
        if issubclass(leaf, Option) and leaf is not Option and leaf.__module__.startswith(homes)
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
    views = [view_type(name) for name in GAMES]
    options = [kind for name in GAMES for kind in option_types(name)]
    (_, *_), parts = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer, *views, *options], ref_template=_REF
    )
    packed = {_component(kind): _packed(kind, parts.pop(kind.__name__)) for kind in options}
    schemas.update(parts)
    schemas.update(packed)
    schemas["FromClient"] = _union(typing.get_args(messages.FromClient))
    schemas["FromServer"] = _union(typing.get_args(messages.FromServer))
    schemas["AnyView"] = _union(views)
    schemas["AnyOption"] = {"anyOf": [{"$ref": _REF.format(name=name)} for name in packed]}
    sight = schemas[Sight.__name__]["properties"]
    sight["view"] = {"anyOf": [{"$ref": _REF.format(name="AnyView")}, {"type": "null"}]}
    question = schemas["Question"]["properties"]
    question["options"] = {"type": "array", "items": {"$ref": _REF.format(name="AnyOption")}}
    schemas["RefusedOption"]["properties"]["option"] = {"$ref": _REF.format(name="AnyOption")}
    return msgspec.json.encode(described)


def _packed(kind: type[Option], schema: dict[str, Any]) -> dict[str, Any]:
    """An option goes over the wire with its name in `is`."""
    fields = {"is": {"const": kind.plain_name}, **schema.get("properties", {})}
    return {**schema, "title": _component(kind), "properties": fields, "required": list(fields)}


def _component(kind: type[Option]) -> str:
    """`vendetta.PlayCard` -> `VendettaPlayCard`: games may call their options alike."""
    game, _, name = kind.plain_name.partition(".")
    return f"{game.capitalize()}{name}"


def _union(kinds: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": _REF.format(name=kind.__name__)} for kind in kinds]}
