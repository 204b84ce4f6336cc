"""The table as text: what a reader needs to decide is said, and in whole words."""

from __future__ import annotations

import pytest
from tests.games.vtes.rules.props import vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.seen.board import board_lines
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    BringOut,
    Cast,
    ChooseCard,
    ChoosePrinted,
    EndPhase,
    Transfer,
    UseAbility,
)
from nokturn.kernel.words import LANGUAGES, Words

PLAYERS = {"A": "Ada", "B": "Bogdan", "C": "Celina"}


def board(table: Table, seat: str, lang: str = "en") -> str:
    return "\n".join(board_lines(view(table.state, seat), Words(GAME, lang, PLAYERS)))


@pytest.mark.rule("VTES-TRAIT-05")
@pytest.mark.parametrize("seat", "ABC")
def test_everybody_sees_who_is_marked_and_by_whom(seat: str) -> None:
    table = Table("ABC")
    outlaw = vampire(table, "C", traits=("red_list",))
    assert "Red List" not in board(table, seat)
    table.state.marked = (("A", outlaw),)
    assert view(table.state, seat).marked == (("A", outlaw),)
    assert "Red List, marked this turn by Ada" in board(table, seat)
    assert "na celowniku (Ada)" in board(table, seat, "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("zone, player", [("hand", ""), ("ash", ""), ("ash", "B"), ("library", ""), ("crypt", "")])
def test_where_a_card_comes_from_is_said_in_words(lang: str, zone: str, player: str) -> None:
    said = Words(GAME, lang, PLAYERS).option(ChoosePrinted("majesty", zone, player))
    assert "Majesty" in said
    assert "/" not in said
    assert ("Bogdan" in said) == bool(player)


def test_a_card_whose_name_begins_with_a_number_says_what_it_does() -> None:
    said = [Words(GAME, "en").option(UseAbility("44-magnum:2", ability)) for ability in (0, 1)]
    assert said == ["Use .44 Magnum (2): strike for 2 damage, ranged", "Use .44 Magnum (2): maneuver"]


def test_counters_on_a_card_say_what_they_are() -> None:
    table = Table("AB")
    alexa = table.vampire("A", "alexa-draper", blood=3)
    table.put("A", "visit-from-the-capuchin", counters=4)
    table.put("A", "raven-spy", alexa, counters=1)
    shown = board(table, "B")
    assert "Visit from the Capuchin [4 counters]" in shown
    assert "Raven Spy [life 1]" in shown
    assert "Alexa Draper: blood 3 of 8" in shown
    assert "Visit from the Capuchin [4 znaczniki]" in board(table, "B", "pl")


def test_several_copies_in_hand_are_read_once_with_their_number_first() -> None:
    table = Table("AB")
    table.hand("A", "enchant-kindred", "conditioning", "enchant-kindred")
    lines = [line.strip() for line in board(table, "A").splitlines()]
    assert [line for line in lines if "Enchant Kindred: " in line] == [
        line for line in lines if line.startswith("2 × Enchant Kindred: action card.")
    ]
    assert "Enchant Kindred" not in board(table, "B")


def test_beside_a_choice_stands_what_one_would_look_up_on_the_table() -> None:
    table = Table("AB")
    alexa, belinde = table.vampire("A", "alexa-draper"), table.vampire("B", "belinde")
    slot, rival = table.uncontrolled("A", "madison", counters=2), table.uncontrolled("A", "belinde")
    table.act("A")
    words = Words(GAME, "en", PLAYERS)
    expected = {
        ChooseCard(belinde): "Bogdan",
        Transfer(slot, "madison"): "2 of 6 blood",
        BringOut(
            rival, "belinde"
        ): f"0 of {CRYPT['belinde'].capacity} blood; Bogdan has one in play, it would be contested",
        Bleed(alexa, "B"): "bleed 1",
        Block(belinde): "intercept 0 against stealth 0",
        Cast(alexa, "for"): "2 votes",
        Cast("edge:A", "against"): "1 vote",
    }
    for option, said in expected.items():
        line = GAME.tongue.aside(table.now, option)
        assert line is not None
        assert words.say(line.key, line.facts) == said
    assert GAME.tongue.aside(table.now, EndPhase()) is None


def test_the_viewer_comes_first_with_the_hand_by_name_and_then_the_prey() -> None:
    table = Table("ABC")
    table.hand("B", "conditioning", "conditioning", "majesty")
    lines = board(table, "B").splitlines()
    heads = [line.split(" ")[0] for line in lines if "victory points" in line]
    assert heads == ["Bogdan", "Celina:", "Ada:"]
    own = lines.index("  Your hand: Conditioning (2), Majesty.")
    assert lines.index(next(line for line in lines if line.startswith("Bogdan (you)"))) < own
    assert own < lines.index(next(line for line in lines if line.startswith("Celina:")))
