"""Playing cards and what keys give; GRAIL-COMBAT-PLAY, -KEY, -BONUS, -SEQ."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy

OPEN = "aggression1 courage1 caution1 magic x1"


def fight_with(*cards: object, keys: str = OPEN, **facts: object) -> Fight:
    """Beor, with Aggression 2, Courage 1 and Caution 1, holds these cards and is active."""
    hand = tuple([one.id for one in cards])  # type: ignore[attr-defined]
    laid = {"magic": 2, **facts}
    return Fight(enemy(keys=keys, value=30), *cards, beor=laid).lay(beor=hand).activate("beor")  # type: ignore[arg-type]


@pytest.mark.rule("GRAIL-COMBAT-PLAY-01")
def test_the_first_card_needs_no_joined_bonus() -> None:
    fight = fight_with(card("beor_c01"), keys=". . . . void")
    fight.beor.plays("beor_c01")
    assert fight.cards() == ("beor_c01",)
    assert fight.fray.pool == 0


@pytest.mark.rule("GRAIL-COMBAT-PLAY-02", "GRAIL-COMBAT-KEY-06")
def test_attributes_then_magic_then_free_then_what_acts_now() -> None:
    fight = fight_with(
        card(
            "beor_c01",
            left="pool1 draw . pool1 pool1",
            place={"do": "gain wealth 1", "conditions": ("pool_at_least 3",)},
        )
    )
    fight.beor.plays("beor_c01", magic=True)
    order = [key for key in fight.keys(None) if key in ("plays", "pool-grows", "draws", "gains")]
    assert order == ["plays", "pool-grows", "draws", "pool-grows", "pool-grows", "gains"]
    assert fight["beor"].wealth == 2


@pytest.mark.rule("GRAIL-COMBAT-PLAY-03", "GRAIL-COMBAT-BONUS-03")
def test_a_further_card_must_join_a_chain_of_its_own() -> None:
    fight = fight_with(
        card("beor_c01", left="chain . . . .", right="aggression1 . . . void"),
        card("beor_c02", left=". pool3 . . pool1"),
        card("beor_c03", left="chain . . . ."),
    )
    fight.beor.plays("beor_c01")
    assert fight.fray.pool == 0, "a chain on the first card does nothing"
    refused = fight.beor.refusal(do.PlayCard("beor_c02"))
    assert refused.rule == "GRAIL-COMBAT-PLAY-03"
    fight.beor.plays("beor_c03")
    assert fight.cards() == ("beor_c01", "beor_c03")


@pytest.mark.rule("GRAIL-COMBAT-PLAY-03", "GRAIL-COMBAT-KEY-02")
def test_a_chain_that_does_not_join_lets_nobody_play() -> None:
    fight = fight_with(card("beor_c01", right="aggression3 . . . void"), card("beor_c02", left="chain . . . ."))
    fight.beor.plays("beor_c01")
    assert fight.beor.refusal(do.PlayCard("beor_c02")).rule == "GRAIL-COMBAT-PLAY-03"


@pytest.mark.rule("GRAIL-COMBAT-BONUS-06")
def test_a_void_cancels_a_chain_too() -> None:
    fight = fight_with(card("beor_c01", right=". . . . void"), card("beor_c02", left=". . . . chain"))
    fight.beor.plays("beor_c01")
    assert fight.beor.refusal(do.PlayCard("beor_c02")).rule == "GRAIL-COMBAT-PLAY-03"


@pytest.mark.rule("GRAIL-COMBAT-PLAY-04", "GRAIL-COMBAT-BONUS-02")
def test_cards_drawn_in_the_activation_may_be_played_in_it() -> None:
    fight = Fight(
        enemy(keys=OPEN), card("beor_c01", left="draw . . . .", right=". . . . x1"),
        card("beor_c02", left=". . . . chain"), beor={"deck": ("beor_c01", "beor_c02")},
    )  # fmt: skip
    fight.lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.hand("beor") == ("beor_c02",)
    fight.beor.plays("beor_c02")
    assert fight.cards() == ("beor_c01", "beor_c02")


@pytest.mark.rule("GRAIL-COMBAT-PLAY-05")
def test_no_card_has_to_be_played() -> None:
    fight = fight_with(card("beor_c01"), food=2)
    fight.beor.ends()
    assert fight["beor"].food == 1, "the Opportunity Attack"
    assert fight.fray.sequence == ()


@pytest.mark.rule("GRAIL-COMBAT-PLAY-06", "GRAIL-COMBAT-KEY-04", "GRAIL-RES-05")
def test_a_chain_on_the_magic_row_costs_magic() -> None:
    cards = (card("beor_c01", right=". . . magic x1"), card("beor_c02", left=". . . chain ."))
    fight = fight_with(*cards)
    fight.beor.plays("beor_c01")
    assert fight.beor.refusal(do.PlayCard("beor_c02")).rule == "GRAIL-COMBAT-PLAY-06"
    fight.beor.plays("beor_c02", magic=True)
    assert fight["beor"].magic == 1
    fight = fight_with(*cards, magic=0)
    fight.beor.plays("beor_c01")
    assert fight.beor.refusal(do.PlayCard("beor_c02", magic=True)).rule == "GRAIL-COMBAT-KEY-04"


@pytest.mark.rule("GRAIL-COMBAT-KEY-04")
def test_a_magic_key_is_the_players_choice() -> None:
    fight = fight_with(card("beor_c01", left=". . . pool3 pool1"))
    assert fight.beor.can(do.PlayCard("beor_c01"))
    fight.beor.plays("beor_c01", magic=True)
    assert (fight.fray.pool, fight["beor"].magic) == (4, 1)
    fight = fight_with(card("beor_c01", left=". . . pool3 pool1"))
    fight.beor.plays("beor_c01")
    assert (fight.fray.pool, fight["beor"].magic) == (1, 2)


@pytest.mark.rule("GRAIL-COMBAT-KEY-03")
def test_keys_join_when_the_card_is_played_and_never_later() -> None:
    fight = fight_with(card("beor_c01", left="pool1 . . . ."), keys="aggression3 . . . x1")
    fight.beor.plays("beor_c01")
    assert fight.placed("beor_c01").joined == ()
    fight.alter("beor", attributes=(5, 5, 5, 5, 5, 5))
    fight.beor.ends()
    assert (fight.fray.pool, fight.placed("beor_c01").joined) == (0, ())


@pytest.mark.rule("GRAIL-COMBAT-KEY-07")
def test_joined_keys_count_whoever_joined_them_and_with_the_card_just_played() -> None:
    rage = card("beor_c01", left="pool1 . . . .", place="pool_per aggression 1")
    fight = Fight(enemy(keys=OPEN, value=30), rage, beor={}, arev={})
    joined = {"arev_c01": ("aggression", "courage"), "arev_c02": ("aggression",)}
    fight.lay(beor=("beor_c01",), sequence=("arev_c02", "arev_c01"), joined=joined, activated=("arev",))
    fight.activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.placed("beor_c01").joined == ("aggression",)
    assert fight.fray.pool == 1 + 3


@pytest.mark.rule("GRAIL-COMBAT-BONUS-01")
def test_a_marker_bonus_puts_that_many_into_the_pool() -> None:
    fight = fight_with(card("beor_c01", left="pool3 pool2 pool1 . ."))
    fight.beor.plays("beor_c01")
    assert fight.fray.pool == 6


@pytest.mark.rule("GRAIL-COMBAT-BONUS-02", "GRAIL-COMBAT-BONUS-05")
def test_card_bonuses_draw_and_a_multiplier_multiplies_them() -> None:
    fight = fight_with(card("beor_c01", left=". draw . . draw"), keys=". courage1 . . x2")
    fight.beor.plays("beor_c01")
    assert len(fight.hand("beor")) == 3


@pytest.mark.rule("GRAIL-COMBAT-BONUS-04", "GRAIL-COMBAT-SEQ-01", "R-22")
def test_a_tear_discards_the_card_to_the_left_and_the_new_one_keeps_its_place() -> None:
    torn = card("beor_c01", left="tear . . . pool1", right="aggression1 . . . x1", place="pool_per aggression 1")
    fight = Fight(enemy(keys=OPEN, value=30), torn, beor={}, arev={})
    fight.lay(beor=("beor_c01",), sequence=("arev_c01", "beor_c02"), joined={"beor_c02": ("aggression",)})
    fight.activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.cards() == ("arev_c01", "beor_c01")
    assert fight.placed("beor_c01").joined == ("aggression",), "what had joined stays joined"
    assert fight.fray.discards["beor"] == ("beor_c02",)
    assert fight.fray.pool == 2 * 1 + 1, "x2 of the torn card's free key; one Aggression key is left"


@pytest.mark.rule("GRAIL-COMBAT-BONUS-04")
def test_a_tear_at_the_encounter_card_takes_nothing() -> None:
    fight = fight_with(card("beor_c01", left="tear . . . ."))
    fight.beor.plays("beor_c01")
    assert fight.cards() == ("beor_c01",)


@pytest.mark.rule("GRAIL-COMBAT-SEQ-01", "GRAIL-COMBAT-SEQ-02")
def test_all_members_build_one_sequence() -> None:
    fight = Fight(
        enemy(keys=". . . . x1", value=30),
        card("beor_c01", left=". . . . pool1", right=". courage2 . . x3"),
        card("arev_c01", left=". draw . . pool1"),
        beor={},
        arev={},
    )
    fight.lay(beor=("beor_c01",), arev=("arev_c01",)).turns()
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(do.ActivateHero("beor"))
    fight.beor.plays("beor_c01").ends()
    fight.arev.plays("arev_c01")
    assert fight.cards() == ("beor_c01", "arev_c01")
    assert fight.fray.pool == 1 + 3, "Arev's card meets Beor's"
    assert len(fight.hand("arev")) == 1, "Arev's Courage of 2 joins the key on Beor's card"


@pytest.mark.rule("R-06", "GRAIL-RES-05")
def test_nobody_pays_for_the_magic_key_of_the_active_character() -> None:
    cards = card("beor_c01", left=". . . pool1 .")
    fight = Fight(enemy(keys=OPEN), cards, beor={"magic": 0}, arev={"magic": 3}).lay(beor=("beor_c01",))
    fight.activate("beor")
    assert fight.beor.refusal(do.PlayCard("beor_c01", magic=True)).rule == "GRAIL-COMBAT-KEY-04"
    fight = Fight(enemy(keys=OPEN), cards, beor={"magic": 1}, arev={"magic": 3}).lay(beor=("beor_c01",))
    fight.activate("beor")
    fight.beor.plays("beor_c01", magic=True)
    assert (fight["beor"].magic, fight["arev"].magic) == (0, 3)


@pytest.mark.rule("R-21", "GRAIL-COMBAT-PLAY-03")
def test_whether_a_card_is_chained_is_settled_before_it_is_played() -> None:
    """Its own tear takes the card away that it is chained to: it lies there all the same, and its keys are joined."""
    fight = fight_with(
        card("beor_c01", right=". . . . void"),
        card("beor_c02", left=". . . . chain", right="aggression1 . . . x1"),
        card("beor_c03", left="tear . . . chain", place="gain wealth 1"),
        keys=". . . . x1",
    )
    fight.beor.plays("beor_c01")
    assert fight.beor.refusal(do.PlayCard("beor_c03")).rule == "GRAIL-COMBAT-PLAY-03", "a void is no chain"
    fight.fray.sequence = ()
    fight.ask_again()
    fight.beor.plays("beor_c02")
    wealth = fight["beor"].wealth
    fight.beor.plays("beor_c03")
    assert fight.cards() == ("beor_c03",), "what it was chained to is torn off"
    assert fight["beor"].wealth == wealth + 1
    order = [key for key in fight.keys(None) if key in ("plays", "torn", "gains")]
    assert order[-3:] == ["plays", "torn", "gains"], "keys first, then what the card says"


@pytest.mark.rule("R-21", "GRAIL-COMBAT-PLAY-06")
def test_a_chain_on_the_magic_row_counts_only_for_those_who_pay() -> None:
    fight = fight_with(card("beor_c01", right=". . . magic x1"), card("beor_c02", left=". . . chain pool1"))
    fight.beor.plays("beor_c01")
    assert do.PlayCard("beor_c02", magic=True) in fight.beor.options
    assert do.PlayCard("beor_c02") not in fight.beor.options
