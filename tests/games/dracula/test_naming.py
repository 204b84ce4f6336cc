"""How choices are called: cards that lie face down by their names to whoever knows them, and never by a handle."""

import pytest
from tests.games.dracula.table import GODALMING, SEWARD, Table

from nokturn.cli.menu import Given, entries, read
from nokturn.cli.session import FOLDER
from nokturn.cli.typed import Vocabulary
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.kernel.events import log_of
from nokturn.kernel.handles import handle
from nokturn.kernel.words import LANGUAGES, Words

NAMES = {"A": "Ania", "B": "Bruno", "C": "Cela", "D": "Darek", "E": "Ewa"}
SPOKEN = {lang: Words(GAME, lang, NAMES, (FOLDER,)) for lang in LANGUAGES}


def ambushing(*encounters: str, place: str = "vienna") -> Table:
    """Seward has come to Vienna, where these encounters lie on trail space 2."""
    table = Table()
    table.encounters("hoax")
    table.trail("madrid", place)
    table.lay(2, *encounters)
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad(place))
    table.pass_until("ambush", seat="A")
    return table


def lines_of(table: Table, seat: str, lang: str) -> list[str]:
    words = SPOKEN[lang]
    return [entry.label for entry in entries(table.seat(seat).options, words)]


@pytest.mark.parametrize(
    "lang, lines",
    [
        ("en", ["Ambush with Rats", "Ambush with Wolves", "Ambush with Rats (number 2)", "No, not now"]),
        ("pl", ["Zasadzka: Szczury", "Zasadzka: Wilki", "Zasadzka: Szczury (sztuka 2)", "Nie, nie teraz"]),
    ],
)
def test_dracula_reads_the_names_of_the_encounters_he_can_ambush_with(lang, lines):
    assert lines_of(ambushing("rats", "wolves", "rats"), "A", lang) == lines


@pytest.mark.parametrize("typed", ["wolves", "Wilki", "ambush with wolves", "zasadzka wilki", "2"])
def test_an_encounter_is_typed_by_its_name(typed):
    table = ambushing("rats", "wolves")
    question = table.dracula.ask
    vocabulary = Vocabulary(list(SPOKEN.values()))
    meant = read(typed, question, entries(question.options, SPOKEN["pl"]), vocabulary, SPOKEN["pl"])
    assert meant == Given(do.Ambush(*table.encounter(2, "wolves")))


def test_the_second_of_two_alike_is_the_one_that_is_turned_up():
    table = ambushing("rats", "wolves", "rats")
    first, second = (laid for laid in table.hideout(2).encounters if laid.card == "rats")
    table.dracula.answers(do.Ambush(table.handle("A", second.slot), "rats", 2))
    faces = {laid.slot: laid.face_up for laid in table.hideout(2).encounters}
    assert not faces[first.slot]
    assert faces.get(second.slot, True)


@pytest.mark.parametrize(
    "lang, lines",
    [
        ("en", ["Make it lair 1", "Let it mature: Saboteur", "Let go of what is left"]),
        ("pl", ["Zrób z niej legowisko 1", "Przemień: Sabotażysta", "Porzuć to, co zostało"]),
    ],
)
def test_what_may_mature_has_its_name(lang, lines):
    table = Table()
    table.trail("madrid", None, None, None, None, "vienna")
    table.lay(6, "saboteur")
    table.dracula_phase()
    table.pass_until("slid-off", seat="A")
    assert lines_of(table, "A", lang) == lines


@pytest.mark.parametrize("lang, lines", [("en", ["Rats", "Wolves"]), ("pl", ["Szczury", "Wilki"])])
def test_the_order_of_a_search_is_chosen_by_name(lang, lines):
    table = Table()
    table.trail("madrid", "vienna")
    table.lay(2, "rats", "wolves")
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.pass_until("search-order", seat="A")
    assert lines_of(table, "A", lang) == lines


@pytest.mark.parametrize("seat", ["A", "C", None])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_handle_is_read_aloud(seat, lang):
    table = ambushing("rats", "wolves")
    there = table.hideout(2)
    handles = [handle(table.game, seat, slot) for slot in (there.slot, *[laid.slot for laid in there.encounters])]
    told = "\n".join(GAME.tongue.board(table.game, seat, SPOKEN[lang]))
    assert not [name for name in handles if name in told]


# what changes hands


@pytest.mark.parametrize(
    "given, lang, public, private",
    [
        ((), "en", "Lord Godalming gives Dr. John Seward nothing.", "Lord Godalming gives Dr. John Seward nothing."),
        (
            (),
            "pl",
            "Lord Godalming nic nie daje doktorowi Johnowi Sewardowi.",
            "Lord Godalming nic nie daje doktorowi Johnowi Sewardowi.",
        ),
        (
            (do.HandOver("knife"), do.HandOver("knife", 2)),
            "en",
            "Lord Godalming gives Dr. John Seward 2 items.",
            "Lord Godalming gives Dr. John Seward: Knife and Knife.",
        ),
        (
            (do.HandOver("knife"), do.HandOver("t_3_2")),
            "pl",
            "Lord Godalming daje doktorowi Johnowi Sewardowi 1 Przedmiot i 1 bilet.",
            "Lord Godalming daje doktorowi Johnowi Sewardowi: Nóż i 3/2.",
        ),
        (
            (do.HandOver("t_3_2"),),
            "en",
            "Lord Godalming gives Dr. John Seward 1 ticket.",
            "Lord Godalming gives Dr. John Seward: 3/2.",
        ),
    ],
)
@pytest.mark.rule("DRA-TRADE-03")
def test_a_gift_is_told_as_what_it_is_and_nothing_as_nothing(given, lang, public, private):
    table = Table(5)
    table.items(GODALMING, "knife", "knife")
    table.tickets(GODALMING, "t_3_2")
    for hunter in (GODALMING, SEWARD):
        table.place(hunter, "paris")
    table.action(GODALMING).hunter(GODALMING).answers(do.Trade(SEWARD)).answers(given)
    table.hunter(SEWARD).answers(do.Accept())
    words = SPOKEN[lang]
    for seat, told in (("A", public), ("E", public), ("B", private), ("C", private)):
        lines = [words.line(line) for line in log_of(table.game.events or [], seat)]
        assert told in lines, seat


@pytest.mark.parametrize(
    "given, lang, line",
    [
        ((), "en", "Lord Godalming has laid out nothing for the trade."),
        ((), "pl", "Lord Godalming nic nie kładzie do wymiany."),
        ((do.HandOver("knife"),), "en", "Lord Godalming has laid out for the trade: Knife."),
        ((do.HandOver("knife"),), "pl", "Lord Godalming kładzie do wymiany: Nóż."),
    ],
)
@pytest.mark.rule("DRA-TRADE-03")
def test_the_partner_reads_what_is_offered_be_it_nothing(given, lang, line):
    table = Table(5)
    table.items(GODALMING, "knife")
    for hunter in (GODALMING, SEWARD):
        table.place(hunter, "paris")
    table.action(GODALMING).hunter(GODALMING).answers(do.Trade(SEWARD)).answers(given)
    assert line in GAME.tongue.scene(table.game, "C", table.hunter(SEWARD).ask, SPOKEN[lang])
    for other in ("A", "D"):
        assert line not in GAME.tongue.board(table.game, other, SPOKEN[lang])
