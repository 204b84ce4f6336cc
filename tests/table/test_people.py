"""Names, accounts, seat tokens, invitations."""

import pytest
from tests.table.house import asynchronous, house, new_table

from nokturn.table import people
from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.lobby import invitations, seating


@pytest.mark.parametrize(
    "name, shown", [("  Ada ", "Ada"), ("A\tB\nC", "A B C"), ("Ałła", "Ałła"), ("a\u202eb", "a b")]
)
def test_a_name_is_one_clean_line(name, shown):
    assert people.clean_name(name) == shown


@pytest.mark.parametrize("name", ["", "   ", "\x00", "x" * 25])
def test_a_name_that_cannot_be_shown_is_turned_down(name):
    with pytest.raises(TurnedDownError):
        people.clean_name(name)


@asynchronous
async def test_a_guest_becomes_an_account_and_keeps_the_seat(tmp_path):
    async with house(tmp_path) as open_tables:
        guest = await people.enter(open_tables.store, "Ada", "pl")
        table = await new_table(open_tables, ["me", "me", "me"], host=guest)
        account = await people.register(open_tables.store, guest, "Ada", "a good password", "pl")
        assert account.id == guest.id
        assert account.password is not None
        assert account.password.startswith("$argon2id$")
        again = await people.login(open_tables.store, " ADA ", "a good password")
        assert again.id == guest.id
        assert table.seats["A"].person == again.id


@asynchronous
async def test_wrong_passwords_and_unknown_names_look_the_same(tmp_path):
    async with house(tmp_path) as open_tables:
        await people.register(open_tables.store, None, "Ada", "a good password", "en")
        for name, password in [("Ada", "another one"), ("Eve", "a good password"), ("Ada", "")]:
            with pytest.raises(NotAllowedError, match="wrong-password"):
                await people.login(open_tables.store, name, password)
        with pytest.raises(TurnedDownError, match="name-taken"):
            await people.register(open_tables.store, None, "ada", "a good password", "en")
        with pytest.raises(TurnedDownError, match="bad-password"):
            await people.register(open_tables.store, None, "Bob", "short", "en")


@asynchronous
async def test_a_seat_token_moves_a_seat_once(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        ada = table.seats["A"].person
        assert ada is not None
        token = await seating.new_seat_token(open_tables.store, table.row, ada, "B")
        phone = await people.enter(open_tables.store, "Ada", "en")
        assert await seating.claim_seat(open_tables.store, table.id, phone, token) == "B"
        await open_tables.changed(table)
        assert (table.seats["A"].person, table.seats["B"].person) == (ada, phone.id)
        for wrong in (token, "", "nonsense"):
            with pytest.raises(HiddenError):
                await seating.claim_seat(open_tables.store, table.id, phone, wrong)
        with pytest.raises(NotAllowedError):
            await seating.new_seat_token(open_tables.store, table.row, phone.id, "A")


@asynchronous
async def test_tokens_are_kept_as_hashes_only(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        ada = table.seats["A"].person
        assert ada is not None
        tokens = [
            await seating.new_seat_token(open_tables.store, table.row, ada, "B"),
            (await invitations.invite(open_tables.store, table.row, ada))[0],
        ]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(token.encode() in kept for token in tokens)
    assert people.hashed(tokens[0]).encode() in kept
