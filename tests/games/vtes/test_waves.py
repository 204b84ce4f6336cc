"""Cards came in waves, and a table is played with those of its own: whoever could use a later one is not asked."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.vtes.decks.test_checking import mended
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.decks.building.checking import check
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.printed.waves import ALL, FIRST, LISTED, NEWEST, among
from nokturn.games.vtes.seen.resample import resample
from nokturn.games.vtes.state.choices import Bleed
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import Journal, replay
from nokturn.kernel.words import LANGUAGES, Words

KEY = "5e" * 16
CLOSED = {1: (137, "80ff5877529ce635"), 2: (217, "d84b53968068cd22")}
"""How many cards each wave has, and a hash of their names."""
LATER = "form-of-the-cobra"
"""A card of the second wave: stealth as an action is announced."""
DECK = "Crypt\n12x Alexa Draper\nLibrary\n59x Govern the Unaligned\n1x Form of the Cobra\n"


def test_the_lists_of_waves_never_change():
    """Games are under way with each of them.  A new card belongs to the wave that is being written."""
    sizes = Counter(LISTED.values())
    for wave, (size, hashed) in CLOSED.items():
        cards = " ".join(sorted(card for card, number in LISTED.items() if number == wave))
        assert (sizes[wave], blake2b(cards.encode(), digest_size=8).hexdigest()) == (size, hashed), wave
    assert set(sizes) == set(CLOSED), "say here what the new list holds: from now on it never changes"
    assert set(LISTED) <= set(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wave_that_is_being_written_has_its_words_before_its_first_card(lang):
    """Whoever adds that card has nothing but the card to think of."""
    words = Words(GAME, lang)
    assert [wave for wave in (*ALL, max(CLOSED) + 1) if not words.has(f"table-cards-{wave}")] == []


def announced(wave: int, *, open_decks: bool = False, deck: tuple[str, ...] = ()) -> Table:
    """A bleeds with a vampire that could play the later card, holding something else."""
    crypt_entry("elder", capacity=8, disciplines=("PRO",))
    table = Table("AB")
    table.state.wave, table.state.open_decks, table.state.decks["A"] = wave, open_decks, deck
    minion = table.vampire("A", "elder")
    table.hand("A", "vessel")
    table.stops_at("as-announced").act("A")
    table.seat("A").answers(Bleed(minion, "B"))
    return table


@pytest.mark.rule("VTES-R-51")
def test_windows_open_for_the_cards_of_the_table_alone():
    assert announced(FIRST).prompt == "minion-phase", "the bleed is over, and nobody was asked anything"
    assert announced(NEWEST).asked() == {"A": "as-announced"}


@pytest.mark.rule("VTES-R-51")
def test_where_lists_are_open_windows_open_for_the_own_list_alone():
    assert announced(NEWEST, open_decks=True, deck=("vessel",)).prompt == "minion-phase"
    assert announced(NEWEST, open_decks=True, deck=("vessel", LATER)).asked() == {"A": "as-announced"}
    assert announced(FIRST, open_decks=True, deck=("vessel", LATER)).prompt == "minion-phase"


@pytest.mark.rule("VTES-R-51")
def test_a_deck_with_a_card_of_a_later_wave_is_refused():
    GAME.check_table(2, GAME.options({"cards": 2, "format": "any", "deck:A": DECK}))
    with pytest.raises(SetupError, match="Form of the Cobra is not among the cards of this table") as refused:
        GAME.check_table(2, GAME.options({"cards": FIRST, "format": "any", "deck:A": DECK}))
    assert refused.value.rule == "VTES-R-51"


def test_the_builder_says_so_and_offers_cards_of_the_table_instead():
    assert check(DECK, "en", "any", 2).problems == ()
    (problem,) = check(DECK, "en", "any", FIRST).problems
    assert problem.text == "1 card is not among the cards of this table."
    assert check(DECK, "pl", "any", FIRST).problems[0].text == "1 karty nie ma wśród kart tego stołu."
    (missing,) = problem.replace
    assert (missing.name, [mark.state for mark in check(DECK, "en", "any", FIRST).marks if mark.line == 5]) == (
        "Form of the Cobra",
        ["missing"],
    )
    assert missing.mends
    assert all(check(mended(DECK, mend), "en", "any", FIRST).problems == () for mend in missing.mends)
    assert GAME.brings.report("deck", DECK, {"format": "any", "cards": FIRST}, "en") == check(DECK, "en", "any", FIRST)


def started(chosen: dict[str, Any]) -> Vtes:
    return GAME.start(3, chosen, KEY).state


def test_a_new_table_is_played_with_all_cards_and_says_so_in_its_record():
    journal = Journal.new(GAME, ["Ada", "Bob", "Eve"], {}, KEY)
    assert journal.record.options["cards"] == NEWEST == ALL[-1]
    assert journal.position.state.wave == NEWEST
    assert started({}).wave == NEWEST
    assert started({"cards": FIRST}).wave == FIRST


def test_a_game_from_before_tables_chose_is_played_with_the_first_cards():
    record = Journal.new(GAME, ["Ada", "Bob", "Eve"], {}, KEY).record
    older = replace(record, options={key: value for key, value in record.options.items() if key != "cards"})
    assert replay(GAME, older).position.state.wave == FIRST


@pytest.mark.parametrize("wave", ALL)
def test_an_unseen_card_is_one_of_the_table(wave):
    state = started({"cards": wave})
    worlds = [resample(state, "A", f"{number:032x}") for number in range(5)]
    dealt = {card for world in worlds for card in (*world.library["B"], *world.crypt["B"], *world.hands["C"])}
    assert all(among(card, wave) for card in dealt)
    assert max(LISTED.get(card, NEWEST) for card in dealt) == wave
