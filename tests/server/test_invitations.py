"""Invitations are good for a while, and as long as the host wants it."""

from sqlalchemy import update
from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous

from nokturn.table.lobby import invitations
from nokturn.table.store.models import Invitation
from nokturn.table.store.store import now


async def private_table(house: Site) -> tuple[Visitor, str]:
    ada = await house.visitor("Ada")
    return ada, await ada.table("me", "open", "open")


async def bring(visitor: Visitor, table: str, token: str) -> list[tuple[int, str]]:
    """What whoever brings this invitation is told when looking at it, and when coming."""
    return [await visitor.refused("POST", f"/api/tables/{table}/{what}", {"token": token}) for what in OPENING]


OPENING = ("invitation", "join")
OVER = [(404, "no-such-invitation")] * 2


@asynchronous
async def test_an_invitation_expires(tmp_path):
    async with site(tmp_path) as house:
        ada, table = await private_table(house)
        bob, cid = await house.visitor("Bob"), await house.visitor("Cid", "pl")
        invited = await ada.ok("POST", f"/api/tables/{table}/invite")
        (listed,) = await ada.ok("GET", f"/api/tables/{table}/invitations")
        assert listed["until"] == invited["until"]
        await bob.ok("POST", f"/api/tables/{table}/join", {"token": invited["token"]})
        async with house.house.store.changing.begin() as session:
            await session.execute(update(Invitation).values(created=now() - invitations.LASTS))
        assert await bring(cid, table, invited["token"]) == OVER
        answer = await cid.ask("POST", f"/api/tables/{table}/join", {"token": invited["token"]})
        assert answer.json()["error"]["text"].startswith("To zaproszenie już nie działa")
        assert await ada.ok("GET", f"/api/tables/{table}/invitations") == []
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})


@asynchronous
async def test_the_host_withdraws_one_invitation_or_all(tmp_path):
    async with site(tmp_path) as house:
        ada, table = await private_table(house)
        bob = await house.visitor("Bob")
        tokens = [(await ada.ok("POST", f"/api/tables/{table}/invite"))["token"] for _ in range(3)]
        listed = await ada.ok("GET", f"/api/tables/{table}/invitations")
        assert not any(token in str(listed) for token in tokens), "nobody comes in with what is in the list"
        newest = listed[0]["name"]
        left = await ada.ok("POST", f"/api/tables/{table}/invitations/withdraw?name={newest}")
        assert [one["name"] for one in left] == [one["name"] for one in listed[1:]]
        assert await bring(bob, table, tokens[2]) == OVER
        await bob.ok("POST", f"/api/tables/{table}/invitation", {"token": tokens[0]})
        assert await ada.ok("POST", f"/api/tables/{table}/invitations/withdraw") == []
        assert await bring(bob, table, tokens[0]) == OVER
        assert await bring(bob, table, "never was one") == OVER
        other = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await bob.ok("POST", f"/api/tables/{table}/join", {"token": other})


@asynchronous
async def test_only_the_host_sees_and_withdraws_invitations(tmp_path):
    async with site(tmp_path) as house:
        ada, table = await private_table(house)
        bob, eve = await house.visitor("Bob"), await house.visitor("Eve")
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await bob.ok("POST", f"/api/tables/{table}/join", {"token": token})
        for method, path in (("GET", "invitations"), ("POST", "invitations/withdraw")):
            assert await bob.refused(method, f"/api/tables/{table}/{path}") == (403, "not-host")
            assert await eve.refused(method, f"/api/tables/{table}/{path}") == (404, "no-such-table")
            assert await (await house.visitor()).refused(method, f"/api/tables/{table}/{path}") == (401, "enter-first")
        assert await ada.refused("POST", f"/api/tables/{table}/invitations/withdraw?name=%25") == (400, "bad-request")
        assert len(await ada.ok("GET", f"/api/tables/{table}/invitations")) == 1


@asynchronous
async def test_a_table_has_only_so_many_open_invitations(tmp_path, monkeypatch):
    monkeypatch.setattr(invitations, "MOST", 2)
    async with site(tmp_path) as house:
        ada, table = await private_table(house)
        for _ in range(2):
            await ada.ok("POST", f"/api/tables/{table}/invite")
        assert await ada.refused("POST", f"/api/tables/{table}/invite") == (400, "too-many-invitations")
        await ada.ok("POST", f"/api/tables/{table}/invitations/withdraw")
        await ada.ok("POST", f"/api/tables/{table}/invite")
