"""One word for one thing: what the Polish rulebook calls something, our sentences call it, too.

A term of its own translation (`dojrzewać` beside the rulebook's `przemiana`) makes a reader look for a second rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
INSTEAD = {
    "dracula": {
        r"dojrze\w*": "przemiana, przemienić się",
        r"krain\w*": "region",
        r"stref\w* morsk\w*": "obszar morski",
        r"zdrowi[ea]": "życie",
        r"\bran[ya] Draculi": "obrażenia Draculi",
        r"Gniew\w* Draculi": "Furia Draculi, and Gniew for the other ability",
        r"Zemst\w* Lucy": "Zemsta za Lucy",
        r"\błowc\w*|\błowców": "Łowca, written large",
        r"\błow(?:y|ów)\b": "polowanie",
    },
    "vendetta": {r"pozysk\w*": "zdobyć", r"dzielnic\w* [„]?\{": "district-in, district-to, district-from"},
    "heritage": {
        r"werb(?:ow|un)\w*": "rekrutować",
        r"umiejętn\w*": "zdolność",
        r"śpiączk\w*|\buśpi\w*": "letarg",
        r"odśwież\w*": "odnowa",
        r"hańb\w*|infami\w*": "niesława",
        r"kampani\w*": "kroniki",
        r"kryjów\w*|azyl\w*": "schronienie",
        r"zmęcz\w*": "wyczerpanie",
        r"\brodzic\w*|\bdzieci\w*": "stwórca, potomek",
        r"awans\w*": "wyniesienie",
    },
    "grail": {
        r"(?<![$\[-])\bmenhir\w*\b(?!\]| ->| =|-)": "Menhir, written large",
        r"\bposta(?:ć|ci)\w*": "Postać, written large",
        r"\bdrużyn\w*": "Drużyna, written large",
        r"\blokacj\w*": "Lokacja, written large",
        r"\bzdarze\w*": "Wydarzenie",
        r"\bmisj\w*": "Zadanie",
        r"tajemnic\w*": "Sekret",
        r"szaleń\w*|oszal\w*|obłąk\w*": "Obłęd",
        r"\bstrach\w*|przeraż\w*": "Groza",
        r"zmęcz\w*": "Wyczerpany",
        r"narrator\w*": "Kronikarz",
    },
    "vtes": {r"punkt\w* puli": "znacznik puli", r"uderzeni\w*": "cios", r"zrekrut\w*|rekrut\w*": "pozyskać"},
}
EVERYWHERE = {
    r"(?<!pod)oświetlon\w*": "podświetlony",
    r"\(gracz \{": "a sentence that needs no case of a name",
    r"\bgracz(?:a|owi|em) \{": "a sentence that needs no case of a name",
    r"zwart\w+ w walce(?! z\b)": "zwarty w walce z wampirem",
}


POLISH = sorted(file for part in ("src", "client/src") for file in (HOUSE / part).rglob("locale/*pl.ftl"))


def second_words(text: str, game: str) -> Iterator[str]:
    """What the rulebook calls the things that the text calls otherwise."""
    for pattern, word in {**EVERYWHERE, **INSTEAD.get(game, {})}.items():
        if re.search(pattern, text):
            yield word


@pytest.mark.parametrize("file", POLISH, ids=lambda file: str(file.relative_to(HOUSE)))
def test_one_word_for_one_thing(file):
    game = next((game for game in INSTEAD if game in file.relative_to(HOUSE).parts), "")
    lines = [line for line in file.read_text("utf-8").splitlines() if not re.match(r"#|\s*\*\[other\]", line)]
    found = [f"{line.strip()[:120]}: {word}" for line in lines for word in second_words(line, game)]
    assert not found, "\n".join(found)


def test_a_second_word_would_be_found():
    assert list(second_words("tu karty dojrzewają", "dracula"))
    assert list(second_words("Dotknij oświetlonego miejsca", ""))
    assert list(second_words("Nie płonie żaden menhir", "grail"))
    assert list(second_words("wampir zapada w śpiączkę", "heritage"))
    assert not list(second_words("Dotknij podświetlonego miejsca", "dracula"))
    assert not list(second_words("    [menhir] obejrzeć Menhir", "grail"))
