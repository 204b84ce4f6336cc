"""Who is asked at a table of the tests when a card could be cancelled: only whom it matters to."""

from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Bleed, Pass
from nokturn.games.vtes.text.effects import Change


def bleeding() -> tuple[Table, str]:
    """A bleeds with a modifier in hand; B holds a card that could cancel it, but not that one."""
    crypt_entry("elder", capacity=8)
    mode = Mode("action_modifier", "bleed", does=(Change(what="bleed", amount=2, limited=True),))
    library_card("boost", mode, types=("action_modifier",))
    library_card("veto", Mode("master", "as-played", does=(Cancel(),)), types=("master",), out_of_turn=True)
    table = Table("AB")
    minion = table.vampire("A", "elder")
    table.hand("A", "boost")
    table.hand("B", "fame")
    return table, minion


def test_whoever_has_nothing_but_a_pass_is_passed_over_where_cards_interrupt():
    table, minion = bleeding()
    table.act("A")
    table.seat("A").answers(Bleed(minion, "B"))
    table.seat("A").plays("boost", minion)
    assert table.prompt != "as-played"
    table.pass_until("minion-phase")
    assert table.pool("B") == 27


def test_a_test_that_names_the_question_stops_at_it():
    table, minion = bleeding()
    table.stops_at("as-played").act("A")
    table.seat("A").answers(Bleed(minion, "B"))
    table.seat("A").plays("boost", minion)
    assert table.asked() == {"B": "as-played"}
    table.seat("B").passes()
    assert table.prompt != "as-played"


def test_whoever_holds_the_card_is_asked():
    table, minion = bleeding()
    table.hand("B", "veto")
    table.act("A")
    table.seat("A").answers(Bleed(minion, "B"))
    table.seat("A").plays("boost", minion)
    assert (table.prompt, Pass() in table.ask("B").options) == ("as-played", True)
    table.seat("B").answers(next(option for option in table.options() if option != Pass()))
    table.pass_until("minion-phase")
    assert table.pool("B") == 29, "a bleed of 1: the modifier was cancelled"
