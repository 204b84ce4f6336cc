"""An account's name and all that look like it are its own; guests are marked."""

from pathlib import Path

import pytest
from sqlalchemy import select, text
from tests.table.house import asynchronous, house, new_table

from nokturn import server
from nokturn.kernel.words import LANGUAGES
from nokturn.table import people
from nokturn.table.errors import TurnedDownError
from nokturn.table.look_alikes import likeness
from nokturn.table.store.database import migrate, open_engine
from nokturn.table.store.models import SeatRow
from nokturn.table.talk import chat

ADA = ["Ada", "ada", "ADA", "Áda", "Аdа", "АDА", "Ａｄａ", "𝓐𝓭𝓪", "A d a", "A.d.a", "Ad\u200ba", "Ada°", "Ada_", "Αda"]
"""Among them Cyrillic, Greek, full-width and mathematical letters, and a space that is not seen."""


@pytest.mark.parametrize("name", ADA)
def test_names_that_look_alike_are_one(name):
    assert likeness(name) == likeness("Ada")


@pytest.mark.parametrize("one, other", [("Iola", "lola"), ("Ola", "0la"), ("Marta", "rnarta"), ("Łucja", "Lucja")])
def test_letters_that_are_taken_for_each_other_make_no_other_name(one, other):
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize("one, other", [("Ada", "Ida"), ("Jan", "Jon"), ("Ann", "Avv"), ("Ula", "Yla"), ("★", "☆")])
def test_names_that_look_different_are_two(one, other):
    assert likeness(one) != likeness(other)


@asynchronous
async def test_nobody_else_may_be_called_like_an_account(tmp_path):
    async with house(tmp_path) as open_tables:
        store = open_tables.store
        ada = await people.register(store, None, "Ada", "a good password", "en")
        bob = await people.enter(store, "Bob", "en")
        ola = await people.register(store, None, "Ola", "a good password", "en")
        for name in ADA:
            with pytest.raises(TurnedDownError, match="name-taken"):
                await people.enter(store, name, "en")
            with pytest.raises(TurnedDownError, match="name-taken"):
                await people.rename(store, bob.id, name)
            with pytest.raises(TurnedDownError, match="name-taken"):
                await people.rename(store, ola.id, name)
            if "\u200b" not in name:
                with pytest.raises(TurnedDownError, match="name-taken"):
                    await people.register(store, None, name, "a good password", "en")
        renamed = await people.rename(store, ada.id, "ÁDA")
        assert renamed.name == "ÁDA", "the owner may write it as they like"
        await people.rename(store, ada.id, "Irena")
        assert (await people.login(store, "Irena", "a good password")).id == ada.id
        assert (await people.enter(store, "Ada", "en")).name == "Ada", "a name that was given up is free"


@asynchronous
async def test_what_whoever_gives_no_name_is_called_belongs_to_nobody(tmp_path):
    default = {page_says(lang) for lang in LANGUAGES}
    assert default == set(people.RESERVED)
    async with house(tmp_path) as open_tables:
        for name in (*people.RESERVED, "GUEST", "Gosc", "Guеst"):
            with pytest.raises(TurnedDownError, match="name-taken"):
                await people.register(open_tables.store, None, name, "a good password", "en")
        ada = await people.register(open_tables.store, None, "Ada", "a good password", "en")
        with pytest.raises(TurnedDownError, match="name-taken"):
            await people.rename(open_tables.store, ada.id, "Guest")


def page_says(lang: str) -> str:
    """What the page fills in."""
    text = (Path(server.__file__).parent / "locale" / f"{lang}.ftl").read_text("utf-8")
    return next(line.partition("=")[2].strip() for line in text.splitlines() if line.startswith("lobby-guest ="))


@asynchronous
async def test_a_guest_is_marked_wherever_a_name_is_shown_until_there_is_an_account(tmp_path):
    async with house(tmp_path) as open_tables:
        store = open_tables.store
        ada = await people.enter(store, "Ada", "en")
        table = await new_table(open_tables, ["me", "me", "bot:random"], host=ada)
        await chat.say(store, table.id, ada, "good evening", "")
        assert [row.name for row in table.seats.values()] == ["Ada°", "Ada°", ""]
        _, (line,) = await chat.said(table, ada.id, 0)
        assert line.name == "Ada°"
        await people.register(store, ada, "Ada", "a good password", "en")
        async with store.session() as session:
            named = (await session.scalars(select(SeatRow.name).where(SeatRow.person == ada.id))).all()
        assert named == ["Ada", "Ada"]
        _, (line,) = await chat.said(table, ada.id, 0)
        assert line.name == "Ada"


@asynchronous
async def test_of_accounts_that_look_alike_already_the_first_has_the_likeness(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/nokturn.db")
    try:
        await migrate(engine, "0007")
        async with engine.begin() as connection:
            for number, (name, login) in enumerate([("Аda", "аda"), ("Ada", "ada"), ("Bob", "bob"), ("Ada", None)]):
                values = {"id": bytes([number] * 16), "name": name, "login": login, "created": f"2026-01-0{number + 1}"}
                columns = "id, name, lang, created, login, email, email_code, webhook, reset_code"
                await connection.execute(
                    text(f"INSERT INTO person ({columns}) VALUES (:id, :name, 'en', :created, :login, '', '', '', '')"),
                    values,
                )
        await migrate(engine)
        async with engine.connect() as connection:
            kept = (await connection.execute(text("SELECT login, likeness FROM person ORDER BY created"))).all()
    finally:
        await engine.dispose()
    assert [tuple(row) for row in kept] == [
        ("аda", likeness("Ada")),
        ("ada", None),
        ("bob", likeness("Bob")),
        (None, None),
    ]
