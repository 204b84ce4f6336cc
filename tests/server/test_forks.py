"""A fork tells nothing of the dice of a game that somebody still plays."""

from uuid import UUID

import msgspec
from sqlalchemy import update
from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous, play_on

from nokturn.games import game_named
from nokturn.kernel.records import REKEY, Record, replay
from nokturn.table.live.live import LiveTable
from nokturn.table.store.models import GameTable


async def fork_of(house: Site, visitor: Visitor, table: LiveTable, step: int) -> LiveTable:
    body = {"step": step, "seat": "A", "level": "random"}
    found = (await visitor.ok("POST", f"/api/tables/{table.id}/fork", body))["id"]
    return await house.house.open_tables.table(UUID(found))


async def end(house: Site, table: LiveTable) -> None:
    async with house.house.store.changing.begin() as session:
        await session.execute(update(GameTable).where(GameTable.id == table.id).values(status="over", due=None))
    await house.house.open_tables.changed(table)


@asynchronous
async def test_the_record_of_a_fork_waits_for_every_game_whose_dice_it_would_give_away(tmp_path):
    async with site(tmp_path, bot_pause=3600.0) as house:
        ada = await house.visitor("Ada")
        table = await house.house.open_tables.table(UUID(await ada.table("me", "me", "me")))
        await play_on(table, 6)
        fork = await fork_of(house, ada, table, 6)
        again = await fork_of(house, ada, fork, 7)
        seat, own = fork.game_history.journal.record.steps[6]
        assert seat == REKEY
        for ended in (again, fork):
            await end(house, ended)
            for over in {again, ended}:
                answer = await ada.ask("GET", f"/api/tables/{over.id}/record")
                assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "origin-played")
                assert not any(key in answer.text for key in (table.row.key, own))
        await end(house, table)
        for over in (table, fork, again):
            text = (await ada.ask("GET", f"/api/tables/{over.id}/record")).content
            record = msgspec.json.decode(text, type=Record)
            assert replay(game_named("vendetta"), record).length == len(record.steps)
