"""What a shelf keeps of a deck, and what it says when the cards have changed since."""

import msgspec
import pytest
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks.building import kept as keeping
from nokturn.games.vtes.decks.building.kept import Kept, Then, deck_of, keep, since, text_to_bring
from nokturn.games.vtes.decks.importing import imported
from nokturn.games.vtes.decks.precons import PRECONS, precon
from nokturn.games.vtes.printed.card_names import named


@pytest.mark.parametrize("name", PRECONS)
def test_what_is_kept_is_the_deck(name):
    again = msgspec.json.decode(msgspec.json.encode(keep(precon(name))), type=Kept)
    assert deck_of(again) == precon(name)
    assert since(again) == ()
    assert imported(text_to_bring(precon(name))).copies == precon(name).copies


def told(then: Then, name: str = "Govern the Unaligned") -> list[str]:
    (card,) = named(name)
    whole = keep(deck("12 Alexa Draper", f"4 {name}"))
    return [one.key for one in since(msgspec.structs.replace(whole, then={**whole.then, str(card.vekn): then}))]


def test_a_card_that_was_banned_since_says_so():
    (banned,) = named("Memories of Mortality")
    facts = keeping.fingerprint(banned)
    assert told(Then(banned.name, False, facts), banned.name) == ["since-banned"]
    assert told(Then(banned.name, True, facts), banned.name) == []
    (free,) = named("Govern the Unaligned")
    assert told(Then(free.name, True, keeping.fingerprint(free))) == ["since-allowed"]


def test_a_card_that_is_printed_otherwise_now_says_so():
    assert told(Then("Govern the Unaligned", False, "something else")) == ["since-changed"]


def test_a_card_that_is_gone_is_named_and_the_rest_of_the_deck_stays():
    whole = keep(deck("12 Alexa Draper", "4 Govern the Unaligned"))
    gone = msgspec.structs.replace(
        whole, cards=(*whole.cards, (109999, 2)), then={**whole.then, "109999": Then("Some Card", False, "")}
    )
    assert deck_of(gone).copies == deck_of(whole).copies
    (said,) = since(gone)
    assert (said.key, dict(said.facts)["card"]) == ("since-gone", "Some Card")
