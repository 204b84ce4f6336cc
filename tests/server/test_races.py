"""Several at once want what only one can have: exactly one gets it, and the others are told."""

import asyncio
from collections import Counter

from tests.server.site import Visitor, databases_in_time, site
from tests.table.house import asynchronous

CROWD, ROUNDS = 6, 3


async def at_once(visitors: list[Visitor], path: str, body: object = None) -> Counter[str]:
    """How often each answer is given to all of them at the same moment."""
    answers = await asyncio.gather(*[visitor.ask("POST", path, body) for visitor in visitors])
    return Counter("yes" if one.status_code == 200 else one.json()["error"]["reason"] for one in answers)


@databases_in_time
@asynchronous
async def test_of_many_at_once_exactly_one_wins(tmp_path, database):
    async with site(tmp_path, **database) as house:
        ada = await house.visitor("Ada")
        crowd = [await house.visitor(f"Bob {number}") for number in range(CROWD)]
        for _ in range(ROUNDS):
            table = f"/api/tables/{await ada.table('me', 'open', 'bot:random', public=True)}"
            for seat in "BC":
                assert await at_once(crowd, f"{table}/sit", {"seat": seat}) == {"yes": 1, "seat-taken": CROWD - 1}
            sitting = [seat["name"] for seat in (await ada.ok("GET", table))["seats"]]
            winners = [bob for bob in crowd if (await bob.ok("GET", table))["yours"]]
            assert len(winners) == len(set(sitting) - {"Ada°"})
            assert await at_once([ada] * CROWD, f"{table}/start") == {"yes": 1, "already-started": CROWD - 1}
            token = (await ada.ok("POST", f"{table}/token", {"seat": "A"}))["token"]
            claims = await at_once(crowd, f"{table}/claim", {"token": token})
            assert claims == {"yes": 1, "no-such-table": CROWD - 1}
            assert (await ada.ok("GET", table))["yours"] == []


@databases_in_time
@asynchronous
async def test_whoever_sits_down_while_it_begins_sits_at_a_table_that_has_not_begun(tmp_path, database):
    async with site(tmp_path, **database) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        for _ in range(ROUNDS):
            table = f"/api/tables/{await ada.table('me', 'bot:random', 'open', public=True)}"
            await ada.ok("POST", f"{table}/fill", {"seat": "C", "level": "random"})
            start, sit = await asyncio.gather(
                ada.ask("POST", f"{table}/start"), bob.ask("POST", f"{table}/sit", {"seat": "B"})
            )
            assert start.status_code == 200
            bot = (await ada.ok("GET", table))["seats"][1]["bot"]
            assert (bot == "") == (sit.status_code == 200), "either the bot plays or Bob does"


@databases_in_time
@asynchronous
async def test_the_same_invitation_twice_at_once_is_one_guest(tmp_path, database):
    async with site(tmp_path, **database) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        table = f"/api/tables/{await ada.table('me', 'open', 'open')}"
        token = (await ada.ok("POST", f"{table}/invite"))["token"]
        assert await at_once([bob] * CROWD, f"{table}/join", {"token": token}) == {"yes": CROWD}
