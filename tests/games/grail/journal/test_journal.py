"""The Exploration Journal; GRAIL-JOURNAL."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.grail.table import CAMPAIGN, PACK, Table, condition_of, do, effects

from nokturn.games.grail.journal.passages import still_exploring
from nokturn.games.grail.printed.journal import Check, Choice, Entry, Faced, Journal, Passage, Toss
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.state.context import Context
from nokturn.kernel.packs.pack import Pack

WORDS = Prose("words", "słowa")


def choice(
    goto: str = "",
    conditions: tuple[str, ...] = (),
    cost: tuple[str, ...] = (),
    does: tuple[str, ...] = (),
    **fields: Any,
) -> Choice:
    holding = tuple([condition_of(one) for one in conditions])
    return Choice(text=WORDS, conditions=holding, cost=effects(*cost), effects=effects(*does), goto=goto, **fields)


def passage(id: str, *choices: Choice, does: tuple[str, ...] = ()) -> Passage:
    return Passage(id=id, text=WORDS, effects=effects(*does), choice=choices, end=not choices)


def journal(*passages: Passage, entries: tuple[Entry, ...] = ()) -> Pack[Any]:
    """Our campaign with another section for 101."""
    section = Journal(location=101, entry=(*entries, Entry(goto=passages[0].id)), passage=passages)
    found = {**CAMPAIGN.passages, **{(101, one.id): one for one in passages}}
    content = replace(CAMPAIGN, journal={**CAMPAIGN.journal, 101: section}, passages=found)
    return Pack(PACK.id, PACK.hash, content)


def reading(*passages: Passage, heroes: tuple[str, ...] = ("beor",), entries: tuple[Entry, ...] = ()) -> Table:
    table = Table(*heroes)
    table.state.pack = journal(*passages, entries=entries)
    return table


def explored(table: Table, *others: str) -> Table:
    table.act("beor", do.Explore())
    for other in others:
        table.of(other).answers(do.Join())
    return table


def takes(number: int, passage: str = "a") -> do.TakeChoice:
    return do.TakeChoice(f"101/{passage}/{number}")


END = passage("end")


@pytest.mark.rule("GRAIL-JOURNAL-01")
def test_it_begins_at_the_first_entry_that_fits():
    lit = Entry(goto="end", conditions=(condition_of("status rituals.1"),))
    table = reading(passage("a", choice("end")), END, entries=(lit,))
    explored(table)
    assert table.told("passage")[0]["passage"] == "101/a"
    table = reading(passage("a", choice("end")), END, entries=(lit,)).status("rituals", 1)
    assert explored(table).told("passage")[0]["passage"] == "101/end"


@pytest.mark.rule("GRAIL-JOURNAL-02")
def test_effects_come_first_and_without_choices_it_ends():
    table = reading(passage("a", choice("end"), does=("gain wealth 1 choose",)), END)
    explored(table)
    assert table["beor"].wealth == 2
    assert table.asked() == {"A": "choice"}
    table.of("beor").answers(takes(0))
    assert table.over


@pytest.mark.rule("GRAIL-JOURNAL-03", "GRAIL-JOURNAL-04")
def test_a_choice_that_is_not_open_is_shown_as_locked_or_not_at_all():
    table = reading(
        passage(
            "a",
            choice("end"),
            choice("end", conditions=("attr empathy 1",)),
            choice("end", cost=("pay wealth 9 party",)),
        ),
        END,
    )
    explored(table)
    assert table.of("beor").options == (takes(0),)
    assert table.of("beor").refusal(takes(1)).rule == "GRAIL-JOURNAL-04"
    assert table.of("beor").refusal(takes(2)).rule == "GRAIL-DAY-DURING-05"
    table.state.show_locked = False
    table.ask_again()
    explored(table)
    assert table.of("beor").ask.refused == ()


@pytest.mark.rule("GRAIL-JOURNAL-05")
def test_a_once_only_choice_disappears_whatever_came_of_it():
    table = reading(passage("a", choice("end", once=True), choice("end")), END)
    explored(table).of("beor").answers(takes(0))
    explored(table)
    assert table.of("beor").options == (takes(1),)
    assert table.of("beor").refusal(takes(0)).reason == "not-offered"


@pytest.mark.rule("GRAIL-JOURNAL-06")
def test_the_cost_then_the_effects_then_the_target():
    table = reading(
        passage("a", choice("end", cost=("pay wealth 1 party",), does=("gain rep 1 choose",))),
        passage("end", does=("gain xp 1 choose",)),
    )
    explored(table).of("beor").answers(takes(0))
    told = [(key, fact["what"]) for key in ("loses", "gains") for fact in table.told(key)]
    assert told == [("loses", "energy"), ("loses", "wealth"), ("gains", "rep"), ("gains", "xp")]
    order = [key for key in table.keys(None) if key in ("loses", "gains", "passage")]
    assert order == ["loses", "passage", "loses", "gains", "passage", "gains"], "the Energy; then the choice"


@pytest.mark.rule("GRAIL-JOURNAL-07", "GRAIL-PARTY-08", "R-13")
@pytest.mark.parametrize("die, target", [(2, "yes"), (1, "no")])
def test_a_check_is_the_die_and_the_highest_value_in_the_party(die, target):
    check = Check(attribute="courage", target=5, passed="yes", failed="no")
    table = reading(passage("a", choice(check=check)), passage("yes"), passage("no"), heroes=("beor", "arev"))
    explored(table, "arev").of("beor").answers(takes(0))
    table.chance((6, die)).of("arev").answers(takes(0))
    assert table.told("passage")[-1]["passage"] == f"101/{target}", "Arev's Courage is 2, Beor's 1"


@pytest.mark.rule("GRAIL-COUNTER-04", "GRAIL-JOURNAL-02")
@pytest.mark.parametrize("face, target", [(0, "yes"), (1, "no")])
def test_a_toss_says_where_to_read_on(face, target):
    table = reading(passage("a", choice(toss=Toss(grail="yes", skull="no"))), passage("yes"), passage("no"))
    explored(table).chance((2, face)).of("beor").answers(takes(0))
    assert table.told("passage")[-1]["passage"] == f"101/{target}"


@pytest.mark.rule("GRAIL-JOURNAL-08")
def test_where_no_choice_can_be_taken_it_ends():
    table = reading(passage("a", choice("end", conditions=("status rituals.1",))), END)
    assert explored(table).over


@pytest.mark.rule("GRAIL-JOURNAL-09")
@pytest.mark.parametrize("outcome, target", [("won", "yes"), ("retreated", "no"), ("escaped", "no"), ("failed", "no")])
def test_an_encounter_of_the_journal_leads_on_by_its_outcome(outcome, target, faced):
    faced.outcome = outcome
    fight = Faced(id="foredweller_scout", win="yes", lose="no")
    table = reading(passage("a", choice(encounter=fight)), passage("yes"), passage("no"), heroes=("beor", "arev"))
    explored(table, "arev").of("beor").answers(takes(0))
    table.of("arev").answers(takes(0))
    assert [sorted(members) for _, members in faced.calls] == [["arev", "beor"]]
    assert faced.cards == ["foredweller_scout"]
    assert table.told("passage")[-1]["passage"] == f"101/{target}"


@pytest.mark.rule("GRAIL-JOURNAL-09")
def test_an_encounter_by_colour_is_the_top_card(faced):
    table = reading(passage("a", choice(encounter=Faced(colour="green", win="end", lose="end"))), END)
    card = table.state.encounter_decks["green"][0]
    explored(table).of("beor").answers(takes(0))
    assert [one for one, _ in faced.calls] == [card]


@pytest.mark.rule("GRAIL-JOURNAL-10", "GRAIL-CHRON-01")
def test_the_party_chooses_together():
    table = reading(passage("a", choice("end"), choice("b")), END, passage("b"), heroes=("beor", "arev"))
    explored(table, "arev")
    table.of("beor").answers(takes(0))
    table.of("arev").answers(takes(1))
    assert table.asked() == {"B": "choice"}, "Arev has the lower number"
    table.of("arev").answers(takes(1))
    assert table.told("passage")[-1]["passage"] == "101/b"


@pytest.mark.rule("GRAIL-JOURNAL-11", "R-13")
def test_a_choice_for_one_hero_is_open_if_that_hero_is_there():
    told = passage("a", choice("end", conditions=("hero arev",), does=("gain xp 1 actor",)), choice("end"))
    table = reading(told, END)
    assert explored(table).of("beor").options == (takes(1),)
    table = reading(told, END, heroes=("beor", "arev"))
    explored(table, "arev").of("beor").answers(takes(0))
    table.of("arev").answers(takes(0))
    assert (table["arev"].xp, table["beor"].xp) == (1, 0)


@pytest.mark.rule("GRAIL-JOURNAL-12")
def test_for_whoever_begins_to_die_it_is_over():
    told = passage("a", choice("end"), does=("damage 3 each",))
    table = reading(told, END, heroes=("beor", "arev")).put("beor", health=3, energy=3)
    explored(table, "arev")
    assert table.asked() == {"B": "choice"}, "Beor is dying"
    table = reading(told, END).put("beor", health=3, energy=3)
    assert explored(table).over


@pytest.mark.rule("GRAIL-JOURNAL-12")
def test_whoever_is_moved_elsewhere_reads_no_further():
    table = Table("beor", "arev").put("arev", location=102)
    context = Context(setting="journal", actor="arev", party=("beor", "arev"), location=101)
    left = still_exploring(table.state, context)
    assert (left.party, left.actor) == (("beor",), "beor")
    table.put("beor", location=103)
    assert still_exploring(table.state, context).party == ()


@pytest.mark.rule("GRAIL-JOURNAL-12", "GRAIL-LOC-REPLACED-04")
def test_a_location_replaced_underfoot_is_read_to_the_end():
    table = Table("beor", at=111).menhir(111, 5)
    section = Journal(location=111, entry=(Entry(goto="a"),), passage=(passage("a", choice("end")), END))
    found = {**CAMPAIGN.passages, (111, "a"): passage("a", choice("end"), does=("swap 111 151",)), (111, "end"): END}
    table.state.pack = Pack(
        PACK.id, PACK.hash, replace(CAMPAIGN, journal={**CAMPAIGN.journal, 111: section}, passages=found)
    )
    table.act("beor", do.Explore())
    assert table["beor"].location == 151
    table.of("beor").answers(do.TakeChoice("111/a/0"))
    assert table.told("passage")[-1]["passage"] == "111/end"


@pytest.mark.rule("GRAIL-JOURNAL-03")
def test_a_glass_shows_what_lies_behind_one_choice():
    table = reading(passage("a", choice("end"), choice("b")), END, passage("b")).secrets("beor", "wreckers_glass")
    explored(table).of("beor").answers(do.UseRule("secret/wreckers_glass", 0))
    table.of("beor").answers(do.Peek("101/a/1"))
    assert table.told("peeks") == [{"passage": "101/b"}]
    table.of("beor").answers(takes(1))
    explored(table)
    assert table.asked() == {"A": "choice"}, "once a day"


@pytest.mark.rule("GRAIL-PARTY-06")
def test_for_whom_nobody_pays_leaves_and_the_others_go_on():
    told = passage("a", choice("end", cost=("pay energy 2 each",)))
    table = reading(told, END, heroes=("beor", "arev")).put("arev", energy=2).put("beor", energy=3)
    explored(table, "arev").of("beor").answers(takes(0))
    table.of("arev").answers(takes(0))
    table.of("beor").answers(do.Contribute("beor", 2))
    table.of("arev").answers(do.Contribute("beor", 2))
    assert (table["beor"].energy, table["arev"].energy) == (0, 1), "1 Energy does not pay for Arev"
    assert table.told("passage")[-1]["passage"] == "101/end"
    assert table.told("choice")[-1]["heroes"] == ("beor", "arev")


@pytest.mark.rule("GRAIL-PARTY-05", "R-42")
def test_in_the_middle_of_an_exploration_members_exchange_what_they_have():
    told = passage("a", choice("end"), choice("end", cost=("pay wealth 2 actor",), conditions=("hero beor",)))
    table = reading(told, END, heroes=("beor", "arev")).put("beor", wealth=0).put("arev", wealth=2)
    explored(table, "arev")
    assert table.of("beor").refusal(takes(1)).rule == "GRAIL-DAY-DURING-05"
    table.of("beor").answers(do.TradeFirst())
    table.of("arev").answers(do.TradeFirst())
    table.of("beor").answers(do.Done())
    table.of("arev").answers(do.HandOver("wealth", 2, "beor")).answers(do.Done())
    assert table.of("beor").can(takes(1))


@pytest.mark.rule("GRAIL-PARTY-05")
def test_alone_there_is_nobody_to_exchange_with():
    table = explored(reading(passage("a", choice("end")), END))
    assert do.TradeFirst() not in table.of("beor").options


@pytest.mark.rule("GRAIL-ACT-EXPLORE-05")
def test_a_location_without_a_section_is_complete_with_its_text():
    table = Table("beor")
    sections = {number: one for number, one in CAMPAIGN.journal.items() if number != 101}
    table.state.pack = Pack(PACK.id, PACK.hash, replace(CAMPAIGN, journal=sections))
    table.act("beor", do.Explore())
    assert table.over
    assert table["beor"].energy == 6
    assert table.told("reads-back") == [{"location": 101, "back": 101}]
