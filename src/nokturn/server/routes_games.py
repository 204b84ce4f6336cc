"""The games themselves: rules, terms, cards, words."""

from __future__ import annotations

from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from nokturn.games import GAMES, game_named
from nokturn.kernel.game import Printed
from nokturn.kernel.words import LANGUAGES
from nokturn.players import LEVELS
from nokturn.server.wire import ChapterInfo, GameInfo, OptionInfo, RuleInfo, RulesInfo, Setup, TermInfo
from nokturn.table.clocks import CLOCKS
from nokturn.table.errors import HiddenError
from nokturn.table.undo import POLICIES
from nokturn.table.words import FOLDER as TABLE

_PACKAGE = TABLE.parent
_HOUR = {"cache-control": "max-age=3600"}


def known(name: str) -> str:
    if name not in GAMES:
        raise HiddenError("no-such-game")
    return name


@cache
def _game(name: str) -> GameInfo:
    game = game_named(name)
    rules = game.rulebook
    return GameInfo(
        name=name,
        counts=list(game.counts),
        options=[
            OptionInfo(
                option.key,
                option.default,
                list(option.choices),
                option.rule,
                {lang: rules.text(option.rule, lang) for lang in LANGUAGES},
            )
            for option in game.table_options
        ],
        setups=[Setup(players, options) for players, options in game.tables()],
        bots=list(LEVELS),
        clocks=list(CLOCKS.values()),
        undo=list(POLICIES),
        chapters=sorted(game.chapters),
    )


@get("/api/games", summary="The games there are, and how they can be set up", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [_game(name) for name in GAMES]


@get("/api/games/{game:str}/rules", summary="All rules by id, in both languages", sync_to_thread=False)
def rules(game: FromPath[str]) -> Response[RulesInfo]:
    book = game_named(known(game)).rulebook
    chapters = [ChapterInfo(c.id, {"en": c.en, "pl": c.pl}) for c in book.chapters.values()]
    texts = [RuleInfo(r.id, r.chapter, r.status, {"en": r.en, "pl": r.pl}, list(r.see)) for r in book.rules.values()]
    return Response(RulesInfo(chapters, texts), headers=_HOUR)


@get("/api/games/{game:str}/terms", summary="The glossary", sync_to_thread=False)
def terms(game: FromPath[str]) -> Response[list[TermInfo]]:
    book = game_named(known(game)).rulebook
    found = [
        TermInfo(t.id, {"en": t.en, "pl": t.pl}, {"en": t.about_en, "pl": t.about_pl}, t.rule)
        for t in book.terms.values()
    ]
    return Response(found, headers=_HOUR)


@get("/api/games/{game:str}/cards", summary="Everything printed, in both languages", sync_to_thread=False)
def cards(game: FromPath[str]) -> Response[list[Printed]]:
    return Response(list(game_named(known(game)).gallery()), headers=_HOUR)


@get("/api/games/{game:str}/words/{lang:str}", summary="Fluent source of all messages", sync_to_thread=False)
def words(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    if lang not in LANGUAGES:
        raise HiddenError("not-found")
    return Response(_words(known(game), lang), media_type="text/plain; charset=utf-8", headers=_HOUR)


@cache
def _words(game: str, lang: str) -> str:
    """Kernel, table, client, game: the later wins, as in the engine."""
    folders = [_PACKAGE / "kernel", TABLE, _PACKAGE / "server", game_named(game).folder]
    files = [folder / "locale" / f"{lang}.ftl" for folder in folders]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())


ROUTES = [games, rules, terms, cards, words]
