"""A chapter of Heritage's chronicle at a table: kept answer by answer; with the last one the next is offered."""

from __future__ import annotations

from pathlib import Path

from tests.table.campaign_house import next_table, play_out, start
from tests.table.house import asynchronous, house, play

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.table import people
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import build
from nokturn.table.lobby import campaigns


@asynchronous
async def test_a_chapter_at_a_table_leads_to_the_next(tmp_path: Path) -> None:
    """In the middle of the aftermath the table is read back from what was stored, as after a crash."""
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await campaigns.begin(
            tables.store, ada, campaign="heritage", seats=("me", "me"), options={"ages": "youngest_first"}
        )
        table = await start(tables, ada, campaign)
        assert table.position.asks()[0].prompt == "first-dot"
        while table.position.state.step < 3:
            await play(table, table.position.asks()[0].seat)
        again = await LiveTable.load(tables.store, table.id)
        assert again.position.state == table.position.state
        assert again.position.asks() == table.position.asks()
        sight = build(table.game, table.position, None, version=1, step=1, kept=0, lines=[])
        named = {printed.id: printed.name["pl"] for printed in sight.opened}
        assert named["cm_01_1"] == "Desant zakonu"
        assert "decision:cm_01_1.a" in named
        assert not [one for one in named if one.startswith(("cm_02", "story:chapter.1.outro"))]
        await play_out(table)
        following = await next_table(tables, ada, campaign)
        assert table.row.rematch == following.id
        assert (following.row.status, following.row.sitting) == ("lobby", 2)
        left = table.game.legacy(table.position.state)
        sitting = CAMPAIGN.next(left)
        assert sitting is not None
        assert following.row.options == table.game.options(sitting.options)
