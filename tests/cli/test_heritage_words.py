"""What the terminal says to whoever plays a chronicle of Heritage for the first time, as it was missed when played."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.cli.scripted import Script
from tests.games.heritage.chronicle.chapter import Chapter
from tests.games.heritage.table import FIVE, Table, who

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.cli.menu import how_to_answer, why_nothing
from nokturn.cli.seating import Chair, seated
from nokturn.cli.session import FOLDER, Session
from nokturn.games.heritage.chapter.turn import AFTER_RECRUITING
from nokturn.games.heritage.chronicle.handing_down import new_chronicle
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import Character
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel import Ask, Option
from nokturn.kernel.records import Journal
from nokturn.kernel.words import Words

EN, PL = Words(GAME, "en", also=(FOLDER,)), Words(GAME, "pl", also=(FOLDER,))
NAMES = {"A": "Ada", "B": "Bob"}


def beside(table: Table, option: Option, words: Words = EN) -> str:
    found = GAME.tongue.aside(table.state, option)
    assert found is not None
    return words.say(found.key, found.facts)


def test_the_book_lists_dots_as_the_sheet_does_and_everything_that_lies_in_a_haven() -> None:
    """The sheet has Resources, Abilities, Psyche, Affiliation, then the disciplines."""
    chronicle = new_chronicle(("Ada", "Bob"), ("A", "B"), open_backs=False)
    ada = replace(chronicle.books.sheets[0], dots=(("auspex", 1), ("mercy", 2), ("occult", 1), ("kindred", 3)))
    haven = Haven(resources=("covert", "martial"), obligations=("blood_debt",), leaders=("gangrel_amparo",))
    chronicle = replace(
        chronicle,
        books=replace(chronicle.books, sheets=(ada, chronicle.books.sheets[1])),
        havens=(haven, chronicle.havens[1]),
    )
    told = CAMPAIGN.told(chronicle, "A", "en", NAMES)
    assert "Ada, dots: Kindred 3, Occult 1, Mercy 2, Auspex 1" in told
    assert "Ada, resources: covert, martial" in told
    assert [line.split(": ")[0] for line in told if line.startswith("Ada, ")][-3:] == [
        "Ada, resources",
        "Ada, obligations",
        "Ada, unlocked leaders",
    ]
    assert not [line for line in told if line.startswith("Bob, resources")], "nothing lies there"
    assert "Ada, środki: skryty, bitny" in CAMPAIGN.told(chronicle, "A", "pl", NAMES)
    assert not [line for line in CAMPAIGN.told(chronicle, None, "en", NAMES) if "resources" in line]


def test_a_servant_is_shown_with_clan_and_abilities_and_dots_in_the_order_of_the_sheet() -> None:
    table = Chapter(4)
    table.sheet("A", dots={"auspex": 1, "cunning": 2})
    table.state.cards["bc_001"] = Character("ancilla", "brujah", ("indifference_1",), "")
    table.state.havens["A"] = Haven(servant="bc_001")
    lines = GAME.tongue.board(table.state, "B", EN)
    assert any("Cunning 2 (×1), Auspex 1 (×1)" in line for line in lines)
    (servant,) = [line for line in lines if "Servant: " in line]
    assert "elitist, calm, north, martial; can do: " in servant
    assert servant.endswith("Detached; Brujah.")


def test_an_ability_is_told_by_its_name_so_that_nobody_takes_it_for_what_happens_now() -> None:
    """Tallow Jack of the Nosferatu can extort."""
    assert "covert. Extortion: Steal 1 potency" in GAME.printed.about("ca_nosferatu_1", EN)
    assert "skryty. Haracz: Ukradnij 1 żeton potęgi" in GAME.printed.about("ca_nosferatu_1", PL)


@pytest.mark.rule("HER-ACT-09")
def test_a_recruit_whose_theatre_asks_says_that_its_worth_hangs_on_the_choice() -> None:
    """Ottavia's marker is cruel, as is the recruit, an elitist: 1 VP for her, 1 for the newcomer, 1 space up.  In the
    War of Princes an ankh is chosen; in the Masquerade the investigator of the north just goes on."""
    card = who("elitist cruel north martial")
    told = {}
    for geography in ("war_of_princes", "masquerade"):
        table = Table(A="brujah", B="gangrel", theatres=("high_low_clans", "inner_beast", geography))
        table.queue(card, *[one for one in FIVE if one != card][:4])
        table.state.active = "A"
        told[geography] = beside(table, do.Recruit(card))
    assert told["war_of_princes"].endswith("; theatres +3 VP and what you choose")
    assert "choose" not in told["masquerade"]


@pytest.mark.rule("HER-SCHEME-01")
def test_a_scheme_says_whether_somebody_else_could_lead_as_well() -> None:
    """Wrestle the Beast wants a scholarly and a covert one."""
    table = Table(A="brujah", B="gangrel")
    table.state.active = "A"
    one = table.childe("A", who("elitist calm north scholarly"))
    table.childe("A", who("elitist calm north covert"), one)
    assert beside(table, do.PlayScheme("inner_beast_wrestle")).endswith(" can lead")
    assert "somebody else" not in beside(table, do.PlayScheme("inner_beast_wrestle"))
    other = table.childe("A", who("elitist calm south scholarly"))
    table.childe("A", who("elitist calm south covert"), other)
    assert beside(table, do.PlayScheme("inner_beast_wrestle")).endswith(" or somebody else can lead")
    assert beside(table, do.PlayScheme("inner_beast_wrestle"), PL).endswith(" albo ktoś inny")


def test_the_sticker_of_a_clan_says_what_it_changes_and_how_many_are_left() -> None:
    """HER-STICK-05, HER-QUEUE-02; there are 8 of each clan and 20 for the thin-blooded."""
    table = Chapter(4)
    assert beside(table, do.PutClan("brujah")) == (
        "whoever leads this clan recruits it free from slots 1 and 2; stickers left: 8"
    )
    assert beside(table, do.PutClan("thin_blood")) == "of no clan: always pays in slots 1 and 2; stickers left: 20"


@pytest.mark.rule("HER-END-02")
def test_an_era_card_says_that_a_dot_is_worth_more_to_everybody() -> None:
    table = Chapter(3)
    assert beside(table, do.PickEraCard("es_1a")) == "for everybody a dot is worth 1 more in: Kindred and Cruelty"


def test_the_example_of_an_order_has_no_more_numbers_than_there_are_things() -> None:
    ask = Ask("A", "choose-order", "order", (do.Target("bc_001"), do.Target("bc_002")))
    assert how_to_answer(ask, EN).endswith("for example 2 1.")


def test_bots_who_sit_in_are_not_called_like_somebody_of_the_campaign() -> None:
    """Vera is a bot of the campaign, at place B; whoever plays for Ada tonight is somebody else."""
    names = [chair.name for chair in seated("bot,bot", "clever", EN, ["Ada", "Vera"])]
    assert names == ["Bruno", "Vera"]


@pytest.mark.rule("HER-TURN-04")
def test_why_something_cannot_be_played_that_is_not_even_listed() -> None:
    """One scheme a turn: after it schemes are no choice at all, and whoever asks for one is told so."""
    ask = Ask("A", "turn", "one", (do.EndTurn(),), otherwise=AFTER_RECRUITING)
    told = "\n".join(why_nothing(ask, EN))
    assert "[HER-TURN-04] At most one scheme per turn" in told
    assert "[HER-TURN-03]" in told
    assert why_nothing(replace(ask, options=(do.PlayScheme("inner_beast_wrestle"), *ask.options)), EN) != []
    assert "HER-TURN-04" not in "".join(why_nothing(replace(ask, options=(do.PlayScheme("inner_beast_wrestle"),)), EN))


def test_the_table_is_shown_by_the_name_it_has_in_the_browser() -> None:
    screen = Script(("table",))
    journal = Journal.new(GAME, ["Ada", "Vera"], {}, "key")
    Session(journal, [Chair("Ada"), Chair("Vera", "random")], "en", screen, lessons=False).run()
    assert "Queue (deck " in screen.replies[1]
