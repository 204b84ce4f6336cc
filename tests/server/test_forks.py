"""A fork tells nothing of a game that is still played: neither its dice nor, to anybody but bots, its cards."""

from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import select, update
from tests.server.site import Site, Visitor, databases, site
from tests.table.house import asynchronous, play_on

from nokturn.games import game_named
from nokturn.kernel.records import REKEY, Record, replay
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import seating
from nokturn.table.store.models import GameTable


async def fork_of(house: Site, visitor: Visitor, table: LiveTable, step: int, seat: str = "A") -> LiveTable:
    body = {"step": step, "seat": seat, "level": "random"}
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


@asynchronous
async def test_from_the_fork_on_the_dice_are_its_own_and_no_two_forks_share_them(tmp_path):
    """What is drawn in one game foretells nothing of another that shares its past."""
    async with site(tmp_path, bot_pause=3600.0) as house:
        ada = await house.visitor("Ada")
        table = await house.house.open_tables.table(UUID(await ada.table("me", "me", "me")))
        await play_on(table, 6)
        forks = [await fork_of(house, ada, table, 6) for _ in range(2)]
        forks.append(await fork_of(house, ada, forks[0], 7))
        keys = [one.position.state.dice.key for one in (table, *forks)]
        assert len(set(keys)) == len(keys)
        assert keys[0] == table.row.key, "the game that it comes from goes on with its own"
        assert all(one.position.state.dice.drawn == 0 for one in forks)


async def lend(ada: Visitor, bob: Visitor, table: LiveTable, seat: str) -> tuple[int, str]:
    """Bob takes over a seat that Ada hands him."""
    token = (await ada.ok("POST", f"/api/tables/{table.id}/token", {"seat": seat}))["token"]
    answer = await bob.ask("POST", f"/api/tables/{table.id}/claim", {"token": token})
    return answer.status_code, "" if answer.is_success else answer.json()["error"]["reason"]


@databases
@asynchronous
async def test_nobody_sits_down_across_from_somebody_who_has_looked_at_the_cards_in_a_fork(tmp_path, database):
    async with site(tmp_path, bot_pause=3600.0, **database) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob", "pl")
        table = await house.house.open_tables.table(UUID(await ada.table("me", "me", "bot:random")))
        assert table.game_history.asked, "a game that is played, with hands nobody else may know"
        fork = await fork_of(house, ada, table, 0, "C")
        await ada.ok("GET", f"/api/tables/{fork.id}/sight?seat=C")
        assert await lend(ada, bob, table, "B") == (409, "was-forked")
        assert table.seats_of((await bob.ok("GET", "/api/me"))["id"]) == []
        assert (await ada.ok("GET", f"/api/tables/{table.id}/sight?seat=B"))["seat"] == "B", "she still holds it"
        await end(house, table)
        assert await lend(ada, bob, table, "B") == (200, ""), "nothing is secret any more"


@asynchronous
async def test_nor_at_a_save_taken_up_of_a_game_that_was_played_on(tmp_path):
    """With the same dice, and at the same seats."""
    async with site(tmp_path, bot_pause=3600.0) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        table = await house.house.open_tables.table(UUID(await ada.table("me", "me", "bot:random")))
        async with house.house.store.changing.begin() as session:
            await session.execute(update(GameTable).where(GameTable.id == table.id).values(origin=UUID(int=1)))
        assert await lend(ada, bob, table, "B") == (409, "was-forked")


@asynchronous
async def test_whoever_plays_alone_may_still_move_a_forked_game_to_another_device(tmp_path):
    async with site(tmp_path, bot_pause=3600.0) as house:
        ada, phone = await house.visitor("Ada"), await house.visitor("Ada on the phone")
        table = await house.house.open_tables.table(UUID(await ada.table("me", "bot:random", "bot:random")))
        fork = await fork_of(house, ada, table, 0)
        for one in (table, fork):
            assert await lend(ada, phone, one, "A") == (200, ""), "there is nobody whose cards could be known"


@asynchronous
async def test_a_seat_that_somebody_takes_over_meanwhile_ends_a_fork(tmp_path, monkeypatch):
    """The fork asks who sits there when it begins, and not only when it was asked for."""
    async with site(tmp_path, bot_pause=3600.0) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        table = await house.house.open_tables.table(UUID(await ada.table("me", "me", "bot:random")))
        token = (await ada.ok("POST", f"/api/tables/{table.id}/token", {"seat": "B"}))["token"]
        create = seating.create

        async def beaten(*args: Any, **facts: Any) -> GameTable:
            if facts.get("origin") is not None:
                await bob.ok("POST", f"/api/tables/{table.id}/claim", {"token": token})
            return await create(*args, **facts)

        monkeypatch.setattr(seating, "create", beaten)
        body = {"step": 0, "seat": "A", "level": "random"}
        assert await ada.refused("POST", f"/api/tables/{table.id}/fork", body) == (403, "fork-secret")
        async with house.house.store.session() as session:
            assert (await session.scalars(select(GameTable).where(GameTable.origin == table.id))).all() == []
