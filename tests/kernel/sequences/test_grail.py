"""Tainted Grail: two Characters in one Combat, delayed abilities, the Retreat of one of them, Panic (grail.md B.20)."""

from tests.kernel.harness import Table
from tests.kernel.sequences.toy_grail import EMPTY_DECK, GAME, Played, Put, Retreat, Stop, ToyGrail


def acts(table: Table, *cards: str, seat: str, **wishes: bool) -> None:
    """The members say who wants to act; `seat` becomes active and plays `cards`."""
    for member, wish in wishes.items():
        table.answer(member, "act-now", wish)
    assert table.told("active")[-1] == {"player": seat}
    for card in cards:
        table.answer(seat, "play-card", Put(card))


def first_activation(game: ToyGrail = GAME) -> Table:
    table = Table(game, 2)
    acts(table, "attack", "defence", seat="A", B=True, A=True)  # both want to: the lowest number goes first
    assert table.refused("A", Put("attack")) == "not-offered"
    table.answer("A", "play-card", Stop())
    # Two markers: damage 2, all of it taken by the visible Defence, and 1 Terror.
    hero = table.state.heroes["A"]
    assert (table.state.markers, hero.health, hero.terror) == (2, 4, 1)
    assert table.state.row[-1] == Played("defence", token=True)
    return table


def test_a_combat_of_two_to_the_end():
    table = first_activation()
    table.answer("B", "act-now", False)
    # Defence was Beor's, but its delayed ability fires in Arev's Activation: Arev draws.
    assert table.told("delayed") == [{"card": "defence", "player": "B"}]
    assert table.state.hands == {"A": ["rage"], "B": ["aim", "attack", "rage"]}
    acts(table, "aim", seat="B")
    assert table.refused("B", Put("attack")) == "GRAIL-COMBAT-PLAY-03"
    table.answer("B", "play-card", Stop())
    # Defence is hidden now: 2 damage. Health 1 drags Energy down to 1, and Terror 4 is above Health: Panic.
    arev = table.state.heroes["B"]
    assert (arev.health, arev.energy, arev.terror, arev.panics) == (1, 1, 4, True)
    assert table.state.hands["A"] == ["rage", "attack"], "Beor drew at the end of the Turn"
    assert table.state.hands["B"] == ["attack", "rage"], "the Panicking did not"

    # Turn 2. Arev goes first: Aim, passive, gives 2 markers; in Panic the top of the deck is played unasked.
    table.answer("A", "act-now", False)
    table.answer("B", "act-now", True)
    assert table.state.row[-1] == Played("defence", token=True)
    assert table.state.markers == 4
    table.answer("B", "play-card", Put("rage"))  # a further card, from the hand
    assert (table.state.markers, table.state.heroes["B"].energy) == (5, 0)
    assert table.state.row[-2] == Played("defence", token=False), "covered: token and ability are lost"
    table.answer("B", "play-card", Retreat())
    # Without Energy too; the Opportunity Attack follows; no enemy attack; the cards stay.
    assert table.state.heroes["B"].terror == 5
    assert table.state.heroes["B"].health == 1
    assert len(table.state.row) == 5

    acts(table, "attack", "rage", seat="A", A=True)
    table.answer("A", "play-card", Stop())
    assert table.told("over") == [{"won": True}]
    assert table.state.markers == 8
    assert (table.state.heroes["A"].xp, table.state.heroes["B"].xp) == (1, 0), "who retreated gains nothing"
    table.look_back()


def test_a_delayed_draw_from_an_empty_deck_is_a_retreat_in_mid_activation():
    table = first_activation(EMPTY_DECK)
    table.answer("B", "act-now", True)
    assert table.told("retreats") == [{"player": "B"}]
    assert table.told("opportunity") == [{"player": "B"}]
    assert table.state.members == ["A"]
    # Beor fights on alone: the Turn has ended, he drew, and plays nothing this time.
    acts(table, seat="A", A=True)
    table.answer("A", "play-card", Stop())
    # The Opportunity Attack and its draw take his last card; the draw at the end of the Turn is a forced Retreat too.
    assert table.told("opportunity") == [{"player": "B"}, {"player": "A"}, {"player": "A"}]
    assert table.told("retreats")[-1] == {"player": "A"}
    assert table.told("over") == [{"won": False}]
    table.look_back()
