"""The games themselves: how they are set up, cards, words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from nokturn.games import GAMES, game_named
from nokturn.kernel.errors import SaveError, SetupError
from nokturn.kernel.game import SEATS, Coverage, Game, Options, Printed, TableOption
from nokturn.kernel.words import LANGUAGES, Words
from nokturn.players import levels_of
from nokturn.server.house import AnyRequest
from nokturn.server.wire.games import BringInfo, ChoiceInfo, GameInfo, OptionInfo, Setup, SetupWish
from nokturn.table.errors import HiddenError, TurnedDownError
from nokturn.table.live.hands import POLICIES as HANDS
from nokturn.table.live.undo import POLICIES
from nokturn.table.store.clocks import CLOCKS
from nokturn.table.words import FOLDER as TABLE

_PACKAGE = TABLE.parent
JSON = "application/json"
_TEXT = "text/plain"
_LONGEST = 100
"""Letters of a name somebody looks up."""
_counting = Lock()


def known(name: str) -> str:
    if name not in GAMES:
        raise HiddenError("no-such-game")
    return name


def unless_known(request: AnyRequest, body: bytes, media_type: str) -> Response[Any]:
    """The answer, or only that it is what the browser already has: so nothing old is read after an update."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


# what there is to play


@cache
def _game(name: str, shelved: tuple[tuple[str, str], ...]) -> GameInfo:
    """Told anew whenever other packs lie on the shelf."""
    game = game_named(name)
    say = _both(game)
    roles = {role for players, options in game.tables() for role in _roles(game, players, options)}
    options = game.options({})
    usual = _counts(game, options)
    sides = _roles(game, min(usual), options)
    return GameInfo(
        name=name,
        title=say("title"),
        lead=say("lead"),
        motto=say("motto"),
        box=game.printed.box,
        counts=list(game.counts),
        usual=usual,
        options=[option_of(game, option) for option in game.table_options],
        brings=[_bring(option_of(game, option)) for option in game.brings.options],
        roles={role: say(role) for role in sorted(roles - {""})},
        sides=sides if all(sides) else [],
        bots=list(levels_of(game)),
        clocks=list(CLOCKS.values()),
        undo=list(POLICIES),
        hands=list(HANDS) if game.manners.teams(max(usual), options) else ["own"],
        chapters=sorted(game.tongue.chapters),
        headings=sorted(game.tongue.headings),
        seats=sorted(game.tongue.seats),
        own_turn=game.manners.own_turn,
        stakes={fact: sorted(own) for fact, own in game.manners.stakes.items()},
        sealed=len(game.printed.sealed()),
    )


def _roles(game: Game[Any], players: int, options: Options) -> list[str]:
    return [game.manners.role(players, options, seat) for seat in SEATS[:players]]


def _counts(game: Game[Any], options: Options) -> list[int]:
    """So many can play with these options."""
    found = []
    for players in game.counts:
        with suppress(SetupError):
            game.check_table(players, options)
            found.append(players)
    return found


def _both(game: Game[Any]) -> Callable[[str], dict[str, str]]:
    """Says a message of the game in every language."""
    speakers = [Words(game, lang) for lang in LANGUAGES]
    return lambda key: {words.lang: words.say(key) for words in speakers}


def option_of(game: Game[Any], option: TableOption) -> OptionInfo:
    speakers = [Words(game, lang) for lang in LANGUAGES]
    choices = [
        ChoiceInfo(value, {words.lang: words.option_value(option.key, value) for words in speakers})
        for value in option.choices
    ]
    packs = [ChoiceInfo(name, dict(title)) for name, title in game.packs.titles(option.key).items()]
    return OptionInfo(
        key=option.key,
        default=option.default,
        choices=choices or packs,
        name=_both(game)(f"table-{option.key}"),
        rule=option.rule,
        about={words.lang: _about(game, option, words) for words in speakers},
    )


def _about(game: Game[Any], option: TableOption, words: Words) -> str:
    """In the game's own words (`table-pack-about`), or those of the rule."""
    own = f"table-{option.key}-about"
    return words.say(own) if words.has(own) else game.rulebook.text(option.rule, words.lang)


def _bring(option: OptionInfo) -> BringInfo:
    return BringInfo(option.key, option.choices, option.name, option.rule, option.about)


@get("/api/games", summary="The games there are, and how they can be set up", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [_game(name, tuple(sorted(game_named(name).packs.shelved().items()))) for name in GAMES]


@post("/api/games/{game:str}/setup", status_code=200, summary="Who can play with these options", sync_to_thread=False)
def setup(game: FromPath[str], data: JSONBody[SetupWish]) -> Setup:
    rules = game_named(known(game))
    try:
        options = rules.options(rules.brings.public(data.options))
    except SetupError as error:
        raise TurnedDownError("bad-table", error.rule, why=error) from None
    counts = _counts(rules, options)
    return Setup(counts, _roles(rules, data.players, options) if data.players in counts else [])


# what is written in them


@get("/api/games/{game:str}/cards", summary="Everything printed, in both languages", sync_to_thread=False)
def cards(request: AnyRequest, game: FromPath[str]) -> Response[list[Printed]]:
    return unless_known(request, _cards(known(game)), JSON)


@cache
def _cards(name: str) -> bytes:
    return msgspec.json.encode(game_named(name).printed.gallery())


@get("/api/games/{game:str}/sealed", summary="What comes to light only in a campaign: spoilers", sync_to_thread=False)
def sealed(request: AnyRequest, game: FromPath[str], spoilers: FromQuery[bool] = False) -> Response[list[Printed]]:
    """Nobody comes by it by chance: it is refused unless `spoilers=true` says that it is wanted."""
    if not spoilers:
        raise TurnedDownError("sealed-cards")
    return unless_known(request, _sealed(known(game)), JSON)


@cache
def _sealed(name: str) -> bytes:
    return msgspec.json.encode(game_named(name).printed.sealed())


@get(
    "/api/games/{game:str}/packs/{pack:str}/{version:str}",
    summary="What anybody may look up of a content pack, in both languages",
    sync_to_thread=True,
)
def pack_cards(
    request: AnyRequest, game: FromPath[str], pack: FromPath[str], version: FromPath[str]
) -> Response[list[Printed]]:
    packs = game_named(known(game)).packs
    try:
        printed = packs.printed(packs.find(pack, version))
    except SaveError as error:
        raise TurnedDownError("pack-gone", why=error) from None
    return unless_known(request, msgspec.json.encode(printed), JSON)


@get("/api/games/{game:str}/lookup", summary="Cards by a name as people write it, playable here or not")
async def lookup(game: FromPath[str], name: Annotated[str, QueryParameter(max_length=_LONGEST)]) -> list[Printed]:
    rules = game_named(known(game))
    return list(await asyncio.to_thread(rules.printed.search, name))


@get("/api/games/{game:str}/coverage", summary="How much of what people bring elsewhere can be played here")
async def coverage(request: AnyRequest, game: FromPath[str], lang: FromQuery[str] = "en") -> Response[Coverage | None]:
    return unless_known(request, await asyncio.to_thread(_coverage, known(game), spoken(lang)), JSON)


def _coverage(name: str, lang: str) -> bytes:
    """Counted by the first who asks, while everybody else who asks waits for it and nobody else does."""
    with _counting:
        return _counted(name, lang)


@cache
def _counted(name: str, lang: str) -> bytes:
    return msgspec.json.encode(game_named(name).printed.coverage(lang))


# how it is said


@get("/api/words/{lang:str}", summary="Fluent source of what the table itself says", sync_to_thread=False)
def page_words(request: AnyRequest, lang: FromPath[str]) -> Response[str]:
    return unless_known(request, _words(None, spoken(lang)), _TEXT)


@get("/api/games/{game:str}/words/{lang:str}", summary="Fluent source of a game's own messages", sync_to_thread=False)
def words(request: AnyRequest, game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    return unless_known(request, _words(known(game), spoken(lang)), _TEXT)


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise HiddenError("not-found")
    return lang


@cache
def _words(game: str | None, lang: str) -> bytes:
    """Kernel, table, client: the later wins, as in the engine; a game's own words win over all of them."""
    folders = [game_named(game).folder] if game else [_PACKAGE / "kernel", TABLE, _PACKAGE / "server"]
    return b"\n".join((folder / "locale" / f"{lang}.ftl").read_bytes() for folder in folders)


ROUTES = [games, setup, cards, sealed, pack_cards, lookup, coverage, page_words, words]
