"""Campaigns as a person sees them between sittings."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn import campaigns as known
from nokturn.books import forms
from nokturn.campaigns import campaign_named
from nokturn.campaigns.campaign import Campaign
from nokturn.campaigns.ledger import Footing, Ledger, Page
from nokturn.campaigns.words import word_of
from nokturn.games import game_named
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.options import SEATS, TableOption
from nokturn.kernel.words import LANGUAGES, explain
from nokturn.server.house import House
from nokturn.server.routes.games import option_of
from nokturn.server.wire.campaigns import (
    CampaignInfo,
    CampaignKind,
    CampaignLine,
    ForkInfo,
    HandInfo,
    NextSitting,
    PackNewsInfo,
    PlaceInfo,
    SaveInfo,
    SittingInfo,
)
from nokturn.server.wire.games import ChoiceInfo, OptionInfo
from nokturn.table.lobby import campaigns, saves
from nokturn.table.people import shown_name
from nokturn.table.store.campaigns import footing_of, ledger_of, places_of, unwritten
from nokturn.table.store.models import CampaignRow, CampaignSeat, GameTable, OfferRow, Person


def kinds() -> list[CampaignKind]:
    """The campaigns there are."""
    return [_kind(name) for name in known.CAMPAIGNS]


def _kind(name: str) -> CampaignKind:
    rules = campaign_named(name)
    return CampaignKind(
        name=name,
        game=rules.game,
        title=_both(rules, "title", name),
        about=_both(rules, "about", ""),
        counts=list(rules.counts),
        comings=rules.comings,
        sittings=rules.sittings,
        options=[_option(rules, option) for option in rules.table_options],
        books=list(forms(name)),
    )


def _both(rules: Campaign[Any], key: str, otherwise: str) -> dict[str, str]:
    return {lang: word_of(rules.folder, lang, key, otherwise) for lang in LANGUAGES}


def _option(rules: Campaign[Any], option: TableOption) -> OptionInfo:
    """`table-ages`, what it is about, and `table-ages-drawn` of each choice: words of the campaign.  An option of its
    game is called as it is called there."""
    key = f"table-{option.key.replace('_', '-')}"
    game = game_named(rules.game)
    if option in game.table_options:
        found = option_of(game, option)
        found.about = {lang: text or _both(rules, f"{key}-about", "")[lang] for lang, text in found.about.items()}
        return found
    return OptionInfo(
        key=option.key,
        default=option.default,
        choices=[
            ChoiceInfo(value, _both(rules, f"{key}-{str(value).lower().replace('_', '-')}", str(value)))
            for value in option.choices
        ],
        name=_both(rules, key, option.key),
        rule=option.rule,
        about=_both(rules, f"{key}-about", ""),
    )


async def lines(house: House, person: Person) -> list[CampaignLine]:
    """My campaigns, the newest first, those that cannot go on here too."""
    async with house.store.session() as session:
        return [await _line(session, row, person) for row in await campaigns.mine(session, person.id)]


async def _line(session: AsyncSession, row: CampaignRow, person: Person) -> CampaignLine:
    footing = await footing_of(session, row)
    places = await places_of(session, row.id)
    over, fault = False, ""
    try:
        over = footing.next(campaign_named(row.name)) is None
    except NokturnError as error:
        fault = explain(error, person.lang)
    return CampaignLine(
        id=row.id,
        campaign=row.name,
        title=row.title,
        people=unwritten(row).begun.people,
        played=footing.number,
        over=over,
        yours=[place.seat for place in places if place.person == person.id],
        fork=_fork(row),
        created=row.created,
        fault=fault,
    )


def _fork(row: CampaignRow) -> ForkInfo | None:
    return None if row.fork_of is None else ForkInfo(UUID(row.fork_of), row.fork_sitting or 0)


async def describe(house: House, campaign_id: UUID, person: Person, sitting: int | None = None) -> CampaignInfo:
    """The campaign as it stands, its view after `sitting` (after the last one)."""
    async with house.store.session() as session:
        row = await campaigns.campaign_for(session, campaign_id, person.id)
        book = await ledger_of(session, row)
        places = await places_of(session, row.id)
        host = await session.get_one(Person, row.host)
        query = select(OfferRow.number, OfferRow.table_id).where(OfferRow.campaign_id == row.id)
        tables = dict((await session.execute(query)).all())
        kept = await saves.listed(session, row.id)
    rules = campaigns.rules_of(row.name)
    shown = book.footing(sitting)
    state = shown.state_of(rules)
    own = [place.seat for place in places if place.person == person.id]
    over = book.footing().next(rules) is None
    return CampaignInfo(
        id=row.id,
        campaign=row.name,
        title=row.title,
        hosting=row.host == person.id,
        host=shown_name(host),
        created=row.created,
        options=book.begun.options,
        places=[_place(place, book, person.id) for place in places],
        yours=own,
        sittings=[_sitting(page, book, tables.get(page.number)) for page in book.pages],
        next=None if over else await _next(house, rules, book.footing(), tables),
        over=over,
        fork=_fork(row),
        begun_on_trust=0 in book.on_trust,
        shown=shown.number,
        view=rules.view(state, own[0] if own else None),
        opened=list(rules.opened(state, own[0] if own else None)),
        saves=[SaveInfo(one.name, one.number, one.steps, one.by, one.at) for one in kept],
    )


def _place(place: CampaignSeat, book: Ledger, person: UUID) -> PlaceInfo:
    began = dict(zip(SEATS, book.begun.people, strict=False))
    return PlaceInfo(
        seat=place.seat,
        name=began.get(place.seat, place.name),
        holder=place.name if place.person else "",
        bot=place.bot,
        yours=place.person == person,
        away=place.away,
    )


def _sitting(page: Page, book: Ledger, table: UUID | None) -> SittingInfo:
    return SittingInfo(
        number=page.number,
        game=page.record.game,
        options=_public(page),
        ended=page.ended,
        hands=[HandInfo(hand.seat, hand.name, hand.bot, hand.answers) for hand in page.hands],
        table=table,
        on_trust=page.number in book.on_trust,
    )


def _public(page: Page) -> Any:
    """What everybody may know of the options, as far as the game is still known here."""
    try:
        return game_named(page.record.game).brings.public(page.record.options)
    except SetupError:
        return {}


async def _next(house: House, rules: Campaign[Any], footing: Footing, tables: dict[int, UUID]) -> NextSitting:
    number = footing.number + 1
    state = footing.state_of(rules)
    plea = rules.second_chance(state)
    again = "" if plea is None else plea.plain_name
    table_id = tables.get(number)
    if table_id is None:
        return NextSitting(number, None, "", False, again, None)
    table = await house.open_tables.table(table_id)
    changed = table.history is not None and table.history.broken
    news = await _news(rules, state, table.row) if table.row.status == "lobby" else None
    return NextSitting(number, table_id, _status(table.row), changed, again, news)


async def _news(rules: Campaign[Any], state: Any, table: GameTable) -> PackNewsInfo | None:
    found = await asyncio.to_thread(rules.news, state)
    if found is None:
        return None
    lines = {lang: list(told) for lang, told in found.lines.items()}
    return PackNewsInfo(lines, found.possible, chosen=table.packs == dict(found.packs))


def _status(row: GameTable) -> Any:
    return row.status
