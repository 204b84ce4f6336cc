"""The rulebooks: every rule, where it is carried out and tested, the glossary, and a search in all of it."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

import nokturn
from nokturn.games import game_named
from nokturn.kernel.finder.index import Evidence, evidence, rulebook, working_copy
from nokturn.kernel.rules import Rulebook, RuleText
from nokturn.server.house import AnyRequest
from nokturn.server.routes.games import JSON, known, spoken, unless_known
from nokturn.server.wire.games import (
    CardRuling,
    CardSheet,
    ChapterInfo,
    EvidenceInfo,
    PlaceInfo,
    RuleInfo,
    RulesFound,
    RulesInfo,
    TermInfo,
)
from nokturn.table.errors import HiddenError

_LONGEST = 100
"""Letters that somebody looks for."""
_FEW = 2
"""Places that only name a rule, where nothing says of itself that it carries it out."""
_reading = Lock()


@get("/api/games/{game:str}/rules", summary="All rules by id, in both languages", sync_to_thread=False)
def rules(request: AnyRequest, game: FromPath[str]) -> Response[RulesInfo]:
    return unless_known(request, _rules(known(game)), JSON)


@cache
def _rules(name: str) -> bytes:
    book = game_named(name).rulebook
    chapters = [ChapterInfo(c.id, {"en": c.en, "pl": c.pl}) for c in book.chapters.values()]
    texts = [_rule(rule) for rule in book.rules.values()]
    return msgspec.json.encode(RulesInfo(chapters, texts))


def _rule(rule: RuleText) -> RuleInfo:
    text = {"en": rule.en, "pl": rule.pl}
    return RuleInfo(rule.id, rule.chapter, rule.status, rule.ruling, text, list(rule.see))


@get("/api/games/{game:str}/terms", summary="The glossary", sync_to_thread=False)
def terms(request: AnyRequest, game: FromPath[str]) -> Response[list[TermInfo]]:
    return unless_known(request, _terms(known(game)), JSON)


@cache
def _terms(name: str) -> bytes:
    found = [
        TermInfo(t.id, {"en": t.en, "pl": t.pl}, {"en": t.about_en, "pl": t.about_pl}, t.rule)
        for t in game_named(name).rulebook.terms.values()
    ]
    return msgspec.json.encode(found)


@get("/api/games/{game:str}/rules/found", summary="The rules and terms that words mean, whatever their ending")
async def found(
    game: FromPath[str],
    words: Annotated[str, QueryParameter(max_length=_LONGEST)],
    lang: FromQuery[str] = "en",
) -> RulesFound:
    return await asyncio.to_thread(_found, known(game), words, spoken(lang))


def _found(name: str, words: str, lang: str) -> RulesFound:
    book = _book(name)
    rules = [rule.id for rule in book.search(words, lang, limit=len(book.rules))]
    return RulesFound(rules, [term.id for term in book.glossary(words)])


@cache
def _book(name: str) -> Rulebook:
    """The rulebook with its words counted: a game that is only played needs none of that."""
    return rulebook(game_named(name).folder)


@get("/api/games/{game:str}/rules/evidence", summary="By rule: what carries it out, and how many tests name it")
async def proof(request: AnyRequest, game: FromPath[str]) -> Response[dict[str, EvidenceInfo]]:
    return unless_known(request, await asyncio.to_thread(_proof, known(game)), JSON)


def _proof(name: str) -> bytes:
    """Read by the first who asks, while everybody else who asks waits for it and nobody else does."""
    with _reading:
        return _read(name)


@cache
def _read(name: str) -> bytes:
    read = _evidence(name)
    return msgspec.json.encode({rule: _of(rule, read) for rule in read.code})


@cache
def _evidence(name: str) -> Evidence:
    root = working_copy(Path(nokturn.__file__).parent)
    return evidence(game_named(name).folder, root / "tests" if root else None)


def _of(rule: str, read: Evidence) -> EvidenceInfo:
    code = read.code[rule]
    shown = [place for place in code if place.defines] or code[:_FEW]
    places = [PlaceInfo(place.file, place.line, place.name) for place in shown]
    return EvidenceInfo(places, None if read.tests is None else len(read.tests.get(rule, [])))


# behind a card


@get(
    "/api/games/{game:str}/published/{card:str}",
    summary="What the publisher prints on a card, its rulings, and what stands behind it here",
)
async def published(game: FromPath[str], card: FromPath[str]) -> CardSheet:
    found = await asyncio.to_thread(_sheet, known(game), card)
    if found is None:
        raise HiddenError("not-found")
    return found


def _sheet(name: str, card: str) -> CardSheet | None:
    found = game_named(name).printed.published(card)
    if found is None:
        return None
    with _reading:
        cards = _evidence(name).cards
    tests = None if cards is None else cards.get(card, [])
    cited = [source for test in tests or () for source in test.rulings]
    rulings = [
        CardRuling(one.text, list(one.sources), sum(cited.count(label) for label, _ in one.sources))
        for one in found.rulings
    ]
    rules = sorted({rule for test in tests or () for rule in test.rules})
    return CardSheet(found.text, rulings, rules, None if tests is None else len(tests))


ROUTES = [rules, terms, found, proof, published]
