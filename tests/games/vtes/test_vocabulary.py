"""A card text uses only words that exist; the guide lists them all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.games.vtes.table import library_card

import nokturn.games.vtes as vtes
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import TEXTS, Ability, Deed, Mode, Static, Trigger
from nokturn.games.vtes.state.spelling import misspelt
from nokturn.games.vtes.state.vocabulary import VOCABULARIES, Happening, Number, Window
from nokturn.games.vtes.text.effects import Change, Do, GainPool, PutInPlay, Unlock
from nokturn.games.vtes.text.primitives import Delay, Provided
from nokturn.kernel.errors import ContentError
from tools.vtes_words import GUIDE, WHERE, written

SOURCES = "".join(
    path.read_text("utf-8")
    for path in Path(vtes.__file__).parent.rglob("*.py")
    if path.name not in ("vocabulary.py", "meanings.py", "moments.py")
)


def word(text: str) -> Any:
    """A word as somebody would write it whose editor does not look at types."""
    return text


MISSPELT = {
    "card type": (Mode(word("acton_card"), "take-action"), "'acton_card' is no card type. Did you mean 'action_card'?"),
    "timing": (Mode("master", word("mastre")), "'mastre' is no timing. Did you mean 'master'?"),
    "discipline": (Mode("reaction", "act", ("asu",)), "'asu' is no discipline. Did you mean"),
    "player": (Mode("reaction", "act", by=word("others")), "'others' is no player of a card. Did you mean 'other'?"),
    "condition": (Mode("reaction", "act", needs=("loked",)), "'loked' is no condition. Did you mean 'locked'?"),
    "negation": (Mode("reaction", "act", needs=("not-loked",)), "'loked' is no condition. Did you mean 'locked'?"),
    "clan": (Mode("reaction", "act", needs=("clan:tremre",)), "'tremre' is no clan. Did you mean 'tremere'?"),
    "argument": (Mode("reaction", "act", needs=("clan",)), "'clan' asks for more, as in 'clan:CLAN'."),
    "no argument": (Mode("reaction", "act", needs=("locked:1",)), "'locked' takes nothing after it"),
    "count": (Mode("master", "master", x="own-copie"), "'own-copie' is no count. Did you mean 'own-copies'?"),
    "target": (Mode("master", "master", choose=("vampir:own",)), "'vampir' is no target. Did you mean 'vampire'?"),
    "filter": (Mode("master", "master", choose=("vampire:redy",)), "'redy' is no filter. Did you mean 'ready'?"),
    "value": (Mode("master", "master", choose=("minion:blood=two",)), "'two' is no number."),
    "action": (Mode("action_card", "take-action", deed=Deed(kind=word("bled"))), "'bled' is no action. Did you mean"),
    "direction": (Mode("action_card", "take-action", deed=Deed(directed=word("pray"))), "Did you mean 'prey'?"),
    "who may act": (
        Ability("take-action", deed=Deed(by="vampires")),
        "Did you mean 'vampire'",
    ),
    "user": (Ability("unlock", word("activ")), "'activ' is no user of an ability. Did you mean 'active'?"),
    "scope": (Ability("unlock", once=(word("trun"),)), "'trun' is no scope. Did you mean 'turn'?"),
    "cost": (Ability("unlock", discard="anny"), "'anny' is no cost. Did you mean"),
    "number": (Static("inteercept"), "'inteercept' is no number. Did you mean 'intercept'?"),
    "whose": (Static("bleed", of=word("hosts")), "'hosts' is no whose. Did you mean 'host'?"),
    "condition of a number": (Static("bleed", when="titeld"), "'titeld' is no condition. Did you mean 'titled'?"),
    "trigger": (Trigger(word("bloks"), (GainPool(),)), "'bloks' is no trigger. Did you mean 'blocks'?"),
    "number changed": (Trigger("blocks", (Change(what="stealt"),)), "'stealt' is no number. Did you mean 'stealth'?"),
    "duration": (Trigger("blocks", (Change(what="bleed", lasts=word("ation")),)), "Did you mean 'action'?"),
    "who": (Trigger("blocks", (Unlock(who=word("hsot")),)), "'hsot' is no who. Did you mean 'host'?"),
    "host": (Trigger("blocks", (PutInPlay(host=word("slef")),)), "'slef' is no who. Did you mean 'self'?"),
    "votes": (Trigger("blocks", (Votes(each=("yuors",)),)), "'yuors' is no condition. Did you mean 'yours'?"),
    "within": (Trigger("blocks", (Provided("clan:tremere", (Change(what="bled"),)),)), "Did you mean 'bleed'?"),
    "procedure": (Trigger("blocks", (Do("vtes.reads_hnad"),)), "'vtes.reads_hnad' is no procedure. Did you mean"),
    "delayed": (Trigger("blocks", (Delay(moment="after-combat", name="vtes.dwan"),)), "Did you mean 'vtes.dawn'?"),
    "later": (Trigger("blocks", (Delay(moment=word("after-comabt"), name="vtes.dawn"),)), "'after-combat'?"),
    "terms": (Mode("political_action_card", "take-action", passes="vtes.shfit"), "Did you mean 'vtes.shift'?"),
    "other procedure": (Trigger("blocks", (Do("vtes.minion_phases"),)), "Did you mean 'vtes.minion_phase'?"),
}


@pytest.mark.parametrize("part, fault", MISSPELT.values(), ids=MISSPELT)
def test_a_misspelt_word_is_an_error_that_names_card_word_and_the_nearest(part, fault):
    with pytest.raises(ContentError) as error:
        library_card("typo", part, types=("master",))
    assert str(error.value).startswith("The text of typo: ")
    assert fault in str(error.value)
    assert "typo" not in TEXTS


def test_a_condition_under_which_a_card_burns_is_checked_too():
    with pytest.raises(ContentError, match=r"'no-counter' is no condition\. Did you mean 'no-counters'"):
        library_card("typo", types=("master",), burns_when="no-counter")


def test_a_cards_own_procedure_takes_the_play():
    with pytest.raises(ContentError, match=r"the procedure 'vtes.turns' is not one of \(game, play\)"):
        library_card("typo", Trigger("blocks", (Do("vtes.turns"),)), types=("master",))


def test_the_whole_pool_is_spelt_right():
    assert [wrong for text in TEXTS.values() for wrong in misspelt(text, whole=True)] == []


def test_every_word_has_a_meaning_that_is_a_sentence():
    for name, words in VOCABULARIES.items():
        assert [one for one, meaning in words.items() if not re.match(r"[A-Z0-9].*[.:]", meaning)] == [], name


@pytest.mark.parametrize("literal", [Window, Happening, Number], ids=["window", "trigger", "number"])
def test_no_window_trigger_or_number_is_declared_in_vain(literal):
    assert [one for one in get_args(literal) if f'"{one}"' not in SOURCES and f'"{one}:' not in SOURCES] == []


def test_the_guide_lists_every_word():
    """`python -m tools.vtes_words --write` brings it up to date."""
    assert set(WHERE) == set(VOCABULARIES)
    guide = GUIDE.read_text("utf-8")
    assert written(guide) == guide, "python -m tools.vtes_words --write brings the guide up to date"
