"""The account at the end: what moved influence and damage (DRA-WIN-02, DRA-DAMAGE-01)."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, whole_game

from nokturn.games.dracula.game import GAME
from nokturn.kernel.events import Line


def told(key, **facts):
    return Line(key, tuple(facts.items()))


@pytest.fixture
def game():
    table = whole_game(5)
    table.pass_until("dracula-start", seat="A")
    return table.game


@pytest.mark.rule("DRA-WIN-02")
def test_influence_is_booked_by_what_brought_it(game):
    game.influence = 7
    story = [
        told("influence-gained", amount=5, cause="aristocratic_vampire", influence=5),
        told("influence-gained", amount=2, cause="defeat", influence=7),
        told("influence-lost", amount=2, cause="vampire_lair", influence=5),
        told("influence-gained", amount=2, cause="defeat", influence=7),
    ]
    found = {credit.source: credit.amount for credit in GAME.ledger(game, story) if credit.track == "influence"}
    assert found == {"aristocratic_vampire": 5, "defeat": 4, "vampire_lair": -2}


@pytest.mark.rule("DRA-DAMAGE-01")
def test_damage_is_booked_to_the_hunter_who_fought(game):
    game.damage = 3
    story = [
        told("combat", foe="dracula", hunters=(SEWARD,), place="milan", night=False),
        told("dracula-hurt", amount=3, cause="stake", damage=3),
        told("combat-ends"),
        told("dracula-hurt", amount=1, cause="sea", damage=4),
        told("dracula-healed", amount=1, damage=3),
    ]
    found = [(c.seat, c.source, c.amount, c.things) for c in GAME.ledger(game, story)]
    assert found == [
        (game.seat_of(SEWARD), "stake", 3, (SEWARD,)),
        (game.hunter_seats[0], "sea", 1, ()),
        (game.hunter_seats[0], "healed", -1, ()),
        (game.dracula, "unmoved", 0, ()),
    ], "both sides have an account, also where nothing happened on a track"


@pytest.mark.rule("DRA-DAMAGE-01")
def test_damage_is_booked_to_whoever_laid_down_the_card_not_to_the_engaged_hunter(game):
    game.damage = 3
    story = [
        told("combat", foe="dracula", hunters=(GODALMING, SEWARD), place="galatz", night=True),
        told("hunter-engaged", hunter=GODALMING),
        told("dracula-plays", card="strength", hunter=GODALMING),
        told("hunter-plays", hunter=GODALMING, card="punch"),
        told("hunter-plays", hunter=SEWARD, card="rifle"),
        told("dracula-hurt", amount=1, cause="punch", damage=1),
        told("dracula-hurt", amount=2, cause="rifle", damage=3),
    ]
    found = [(c.seat, c.source, c.things) for c in GAME.ledger(game, story) if c.track == "damage"]
    assert found == [
        (game.seat_of(GODALMING), "punch", (GODALMING,)),
        (game.seat_of(SEWARD), "rifle", (SEWARD,)),
    ]


@pytest.mark.rule("DRA-DAMAGE-01")
def test_of_two_who_laid_down_the_same_card_each_is_named_for_what_theirs_did(game):
    """The last blow ended it: the second Punch has done nothing."""
    game.damage = 1
    story = [
        told("combat", foe="dracula", hunters=(SEWARD, MINA), place="galatz", night=True),
        told("hunter-engaged", hunter=MINA),
        told("dracula-plays", card="fangs", hunter=MINA),
        told("hunter-plays", hunter=SEWARD, card="punch"),
        told("hunter-plays", hunter=MINA, card="punch"),
        told("dracula-hurt", amount=1, cause="punch", damage=1),
    ]
    (found,) = [c for c in GAME.ledger(game, story) if c.track == "damage"]
    assert (found.amount, found.things) == (1, (SEWARD,))


@pytest.mark.rule("DRA-DAMAGE-01")
def test_a_cancelled_card_has_done_nothing(game):
    game.damage = 1
    story = [
        told("combat", foe="dracula", hunters=(SEWARD, MINA), place="galatz", night=True),
        told("hunter-engaged", hunter=SEWARD),
        told("dracula-plays", card="mesmerize", hunter=SEWARD),
        told("hunter-plays", hunter=SEWARD, card="punch"),
        told("hunter-plays", hunter=MINA, card="punch"),
        told("hunter-card-cancelled", hunter=SEWARD, card="punch"),
        told("dracula-hurt", amount=1, cause="punch", damage=1),
    ]
    (found,) = [c for c in GAME.ledger(game, story) if c.track == "damage"]
    assert found.things == (MINA,)


@pytest.mark.rule("DRA-DAMAGE-01")
def test_holy_bullets_are_booked_to_whoever_fired_them(game):
    game.damage = 5
    story = [
        told("combat", foe="dracula", hunters=(GODALMING, MINA), place="galatz", night=True),
        told("hunter-engaged", hunter=MINA),
        told("dracula-plays", card="fangs", hunter=MINA),
        told("hunter-plays", hunter=GODALMING, card="rifle"),
        told("hunter-plays", hunter=MINA, card="dodge"),
        told("dracula-hurt", amount=2, cause="rifle", damage=2),
        told("discards-item", hunter=GODALMING, item="holy_bullets"),
        told("dracula-hurt", amount=3, cause="holy_bullets", damage=5),
    ]
    found = {c.source: c.things for c in GAME.ledger(game, story) if c.track == "damage"}
    assert found == {"rifle": (GODALMING,), "holy_bullets": (GODALMING,)}


@pytest.mark.rule("DRA-SETUP-01")
def test_what_lay_on_the_tracks_of_a_short_hunt_is_not_forgotten(game):
    game.influence, game.damage = 9, 7
    story = [told("influence-gained", amount=2, cause="defeat", influence=9)]
    found = [(credit.track, credit.source, credit.amount) for credit in GAME.ledger(game, story)]
    assert found == [("influence", "defeat", 2), ("influence", "start", 7), ("damage", "start", 7)]
