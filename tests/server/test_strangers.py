"""What a stranger may send without end: nothing here grows by it."""

from uuid import UUID

from tests.server.site import site
from tests.table.house import asynchronous, play_on

STEPS = 40


@asynchronous
async def test_no_number_that_a_stranger_sends_is_remembered(tmp_path):
    async with site(tmp_path) as house:
        ada, sam = await house.visitor("Ada"), await house.visitor()
        table = await ada.table("me", "me", "me", public=True)
        live = await house.house.open_tables.table(UUID(table))
        await play_on(live, STEPS)
        honest = [-1, *range(live.version + 1)]
        async with sam.socket(table) as line:
            everything = await line.watch(None)
            before = len(live.sights) + len(live.shared)
            for since in [live.version + 1, 10**6, 2**62, -2, -(10**9), *range(10**4, 10**4 + 50)]:
                assert await line.watch(None, since) == everything, "whoever cannot have seen it has seen nothing"
            assert len(live.sights) + len(live.shared) == before
            kept = {(await line.watch(None, since))["kept"] for since in honest}
            assert kept == {-1, *range(live.version + 1)}, "everybody else goes on where they were"
            many = len(live.sights) + len(live.shared)
            await line.watch(None, 0)
            assert len(live.sights) + len(live.shared) == many < len(honest)
