"""Sittings of a campaign: named saves, a second chance after a defeat, packs that have changed."""

from __future__ import annotations

from uuid import UUID

from litestar import post
from litestar.params import FromPath, JSONBody

from nokturn.kernel.asks import Option
from nokturn.kernel.plain import pack
from nokturn.server.answers import give
from nokturn.server.house import AnyRequest, House, house_of
from nokturn.server.routes.campaigns import CAMPAIGN
from nokturn.server.session import me
from nokturn.server.wire.campaigns import CampaignRef, ChoosePack, SaveAs
from nokturn.server.wire.tables import TableRef
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import campaigns, saves, seating
from nokturn.table.store.models import Person


@post(f"{CAMPAIGN}/saves", status_code=200, summary="Save the sitting that is being played under a name")
async def save(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[SaveAs]) -> CampaignRef:
    house, person = house_of(request), me(request)
    table_id = await campaigns.next_sitting(house.store, person.id, campaign_id)
    await saves.save(house.store, await house.open_tables.table(table_id), person, data.name)
    return CampaignRef(campaign_id)


@post(f"{CAMPAIGN}/restore", summary="Take a save up: a campaign of its own that goes on exactly there")
async def restore(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[SaveAs]) -> CampaignRef:
    house, person = house_of(request), me(request)
    kept = await saves.found(house.store, person.id, campaign_id, data.name)
    if not house.limits.take("table", str(person.id)):
        raise TurnedDownError("too-often")
    other, table_id = await saves.restore(house.store, await house.open_tables.table(kept.table_id), person, kept)
    await house.open_tables.changed(await house.open_tables.table(table_id))
    return CampaignRef(other)


@post(f"{CAMPAIGN}/again", status_code=200, summary="After a defeat: begin the next sitting by asking for another try")
async def again(request: AnyRequest, campaign_id: FromPath[UUID]) -> TableRef:
    """Whoever hosts it begins it; everybody else gives their voice if it has begun."""
    house, person = house_of(request), me(request)
    plea = await campaigns.second_chance(house.store, person.id, campaign_id)
    table = await house.open_tables.table(await campaigns.next_sitting(house.store, person.id, campaign_id))
    if table.row.status == "lobby":
        await seating.start(house.store, table.row, person.id)
        await house.open_tables.changed(table)
    await _plead(house, table, person, plea)
    return TableRef(table.id)


async def _plead(house: House, table: LiveTable, person: Person, plea: Option) -> None:
    """This answer at every seat of this person's that is asked for it."""
    for seat in table.seats_of(person.id):
        ask = table.position.ask_for(seat) if not table.position.over else None
        if ask is not None and plea in ask.options:
            await give(house, table, person, seat, table.version, f"again-{seat}", pack(plea))


@post(f"{CAMPAIGN}/pack", status_code=200, summary="With which version of its packs the next sitting is played")
async def choose_pack(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[ChoosePack]) -> CampaignRef:
    house, person = house_of(request), me(request)
    table_id = await campaigns.next_sitting(house.store, person.id, campaign_id)
    if data.newest:
        await seating.renew_packs(house.store, table_id, person.id)
    else:
        await campaigns.old_packs(house.store, person.id, campaign_id)
    await house.open_tables.changed(await house.open_tables.table(table_id))
    return CampaignRef(campaign_id)


ROUTES = [save, restore, again, choose_pack]
