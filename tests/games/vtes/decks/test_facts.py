"""Every printed card by its VEKN number."""

import pytest

from nokturn.games.vtes.printed.facts import cards, clan_named, crypt_cards, library_cards
from nokturn.games.vtes.printed.pool import POOL, SLUGS, playable


def test_every_printed_card_is_known():
    assert (len(crypt_cards()), len(library_cards()), len(cards())) == (1785, 2364, 4149)


def test_a_vampire_as_printed():
    alexa = crypt_cards()[201529]
    assert (alexa.name, alexa.clan, alexa.group, alexa.capacity) == ("Alexa Draper", "ventrue", "6", 8)
    assert (alexa.title, alexa.scope, alexa.sect) == ("prince", "Melbourne", "camarilla")
    assert alexa.disciplines == ("DOM", "PRE", "for", "pot")
    assert not alexa.advanced
    assert alexa.suffix == "G6"


def test_a_library_card_as_printed():
    govern = library_cards()[100845]
    assert (govern.name, govern.types, govern.disciplines) == ("Govern the Unaligned", ("action_card",), ("dom",))
    assert (govern.blood, govern.pool) == ("1", "")


def test_types_are_named_as_the_rules_name_them():
    types = {kind for card in library_cards().values() for kind in card.types}
    assert types == {
        "master", "action_card", "political_action_card", "equipment", "retainer", "ally", "action_modifier",
        "reaction", "combat_card", "event", "conviction", "power",
    }  # fmt: skip


@pytest.mark.rule("VTES-TERM-01")
@pytest.mark.parametrize(
    "old, new",
    [
        ("Assamite", "banu_haqim"),
        ("Follower of Set", "ministry"),
        ("Followers of Set", "ministry"),
        ("Setite", "ministry"),
    ],
)
def test_clans_that_changed_their_name_are_the_same_clan(old, new):
    assert clan_named(old) == clan_named(new.replace("_", " ").title()) == new
    assert any(card.clan == new for card in crypt_cards().values())
    assert not any(card.clan == old.lower().replace(" ", "_") for card in crypt_cards().values())


def test_the_pool_is_what_has_its_effects_written_down():
    assert frozenset(cards()) > POOL
    assert SLUGS[201529] == "alexa-draper"
    assert playable(201529)
    assert not playable(200001)
