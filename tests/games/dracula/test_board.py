"""The table as text: what Dracula, a hunter and a spectator read, and that no hidden name is in it (section 23)."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.printed.content import LOCATIONS
from nokturn.games.dracula.seen.board import THINGS
from nokturn.games.dracula.state import choices as do
from nokturn.kernel.words import LANGUAGES, Words

NAMES = {"A": "Ania", "B": "Bruno", "C": "Celina", "D": "Darek", "E": "Ewa"}
VIEWERS = ("A", "B", "C", "D", "E", None)

languages = pytest.mark.parametrize("lang", LANGUAGES)


def words_in(lang):
    return Words(GAME, lang, NAMES)


def board(table, viewer, lang="en"):
    return list(GAME.tongue.board(table.game, viewer, words_in(lang)))


def scene(table, seat, lang="en"):
    question = next(question for question in table.asks if question.seat == seat)
    return list(GAME.tongue.scene(table.game, seat, question, words_in(lang)))


# positions


def by_day():
    """Dracula hides in Bordeaux; a lair, tokens, an open item; hands on both sides."""
    table = Table(players=5)
    table.trail("bordeaux", "hide", "clermont_ferrand", "north_atlantic")
    table.lay(1, "new_vampire")
    table.lay(3, "wolves", "spy", rumor=True)
    table.lair(2, "szeged", "saboteur")
    table.encounters("hoax", "bats", "rats", "szgany_mob", "unnatural_fog")
    table.dracula_events("enraged", "false_tip")
    table.items(SEWARD, "knife", "garlic")
    table.events(SEWARD, "good_luck")
    table.tickets(SEWARD, "t_3_2")
    table.items(MINA, "crucifix", "rifle")
    table.game.change(MINA, open_item="crucifix", delayed=True)
    table.ally("jonathan_harker")
    table.game.fog = {"madrid": 2}
    table.game.storms = ("irish_sea",)
    table.game.roadblocks = (link("munich", "venice", "road"),)
    table.game.consecrated = "prague"
    return table


def action():
    return by_day().action(SEWARD)


def combat():
    """At dusk Dracula is found with two hunters; all choose their cards in secret."""
    table = by_day()
    table.revealed()
    table.together("bordeaux", SEWARD, MINA)
    table.game.phase = "dusk"
    table.combat()
    table.pass_until("pick-dracula-combat-card", seat="A")
    return table


def received():
    table = by_day()
    return table.receives(VAN_HELSING, "long_night")


def offered():
    """Seward has laid a Knife and a ticket out for Godalming, who has not answered yet."""
    table = by_day()
    table.together("paris", SEWARD, GODALMING)
    table.action(SEWARD)
    table.hunter(SEWARD).answers(do.Trade(GODALMING))
    table.hunter(SEWARD).answers((do.HandOver("knife"), do.HandOver("t_3_2")))
    return table


def slid_off():
    table = by_day()
    table.trail("bordeaux", None, None, None, None, "leipzig")
    table.lay(6, "aristocratic_vampire")
    table.dracula_phase()
    table.pass_until("slid-off", seat="A")
    return table


POSITIONS = {
    "day": by_day,
    "action": action,
    "combat": combat,
    "received": received,
    "offered": offered,
    "slid": slid_off,
}
positions = pytest.mark.parametrize("position", POSITIONS)


def hidden_from(table, viewer):
    """Ids of what this viewer must not know, written down anew from the rules of section 23."""
    game = table.game
    hidden, seen = set(), {*game.item_discard, *game.encounter_discard, *[gone.card for gone in game.event_discard]}
    if viewer != "A":
        for hideout in game.hideouts():
            hidden |= {hideout.card} - ({hideout.card} if hideout.face_up else set())
            hidden |= {laid.card for laid in hideout.encounters if not laid.face_up}
        hidden |= {*game.encounters, *game.dracula_events}
    for hunter, sheet in game.hunters.items():
        if game.players[hunter] != viewer:
            hidden |= {*sheet.items, *sheet.events, *sheet.tickets}
            seen |= {sheet.open_item, sheet.open_event}
        else:
            seen |= {*sheet.items, *sheet.events, *sheet.tickets}
    for offer in game.offer:
        partners = {game.players[offer.giver], game.players[offer.taker]}
        (seen if viewer in partners else hidden).update((*offer.items, *offer.events, *offer.tickets))
    if game.drawn and viewer != (game.players.get(game.drawn_by) or "A"):
        hidden |= set(game.drawn)
    return hidden - seen


# nothing hidden


@languages
@positions
def test_no_hidden_name_is_on_anybodys_board(position, lang):
    table = POSITIONS[position]()
    words = words_in(lang)
    for viewer in VIEWERS:
        text = "\n".join(without_printed_text(line) for line in board(table, viewer, lang))
        for thing in hidden_from(table, viewer):
            assert str(words.name("card", thing)) not in text, f"{viewer} reads of {thing}"


def without_printed_text(line):
    """A card in hand by its name and symbols only: its text may name other cards."""
    return line.partition(". ")[0] if line.startswith("  ") else line


@languages
@positions
def test_what_lies_before_a_question_tells_no_more_than_the_board(position, lang):
    """The scene is made of the board's own lines, and of what is printed."""
    table = POSITIONS[position]()
    if table.position is None:
        return
    words = words_in(lang)
    printed = {GAME.printed.about(thing, words) for thing in THINGS}
    for question in table.asks:
        known = {line.strip() for line in board(table, question.seat, lang)}
        for line in GAME.tongue.scene(table.game, question.seat, question, words):
            assert line.strip() in known | printed


@languages
@positions
def test_every_line_can_be_read_aloud(position, lang):
    table = POSITIONS[position]()
    for viewer in VIEWERS:
        for line in filter(None, board(table, viewer, lang)):
            assert "{" not in line
            assert "_" not in line, "an id shows through"
            assert line.endswith((".", ":", "…", "!", "?"))


# what is there


def test_time_and_tracks_are_told():
    """DRA-ROUND-04: round 2 is a Tuesday.  DRA-WIN-01: Dracula wins at 13."""
    table = by_day()
    table.game.influence, table.game.despair = 4, 1
    assert board(table, None)[:2] == ["Round 2, Tuesday, day.", "Influence 4 of 13. Despair tokens: 1."]
    assert board(table, None, "pl")[:2] == ["Runda 2, wtorek, dzień.", "Wpływy 4 z 13. Żetony rozpaczy: 1."]


def test_the_hunters_see_the_backs_on_the_trail():
    """DRA-DRAC-MOVE-05: the back of a sea card tells; Hide looks like a city."""
    table = by_day()
    lines = board(table, "C")
    start = lines.index("Trail, from the newest hideout to the oldest:")
    shown = [line.strip() for line in lines[start + 1 : start + 6]]
    assert shown[1] == "2: a face-down city card."
    assert shown[2] == "3: a face-down city card; 2 face-down encounters; rumor token."
    assert shown[3] == "4: a face-down sea card."
    assert shown[4] == "Empty spaces: 5 and 6."


def test_dracula_reads_his_own_trail():
    """DRA-POWER-HIDE-02: he knows what Hide is linked to."""
    table = by_day()
    lines = [line.strip() for line in board(table, "A", "pl")]
    assert "Ukryty w Bordeaux." in lines
    assert "1: Bordeaux (zakryta karta); zakryte Spotkanie „Nowy wampir”." in lines
    assert "2: Schronienie (zakryta karta); powiązanie z polem 3." in lines
    assert "2: Szeged (zakryta karta); zakryte Spotkanie „Sabotażysta”." in lines


@pytest.mark.parametrize("viewer", ["B", None])
def test_others_know_of_dracula_only_that_nobody_knows(viewer):
    assert "  Nobody knows where he is." in board(by_day(), viewer)


def test_a_revealed_dracula_is_seen_by_all():
    """DRA-REVEAL-01."""
    table = by_day()
    table.revealed()
    for viewer in ("B", None):
        assert "  Revealed in Bordeaux." in board(table, viewer)
        assert "  Ujawniony w Bordeaux." in board(table, viewer, "pl")


def test_a_hunters_sheet():
    """DRA-BITE-01: Mina's printed bite, and no room for another; DRA-DELAY-01."""
    line = next(line for line in board(by_day(), None) if line.startswith("Mina Harker"))
    assert line == (
        "Mina Harker (Ewa): in Brussels; damage 0 of 8; bites 1, room for 0 more; "
        "items 2, events 0, tickets 0; open item: Crucifix; delayed."
    )
    polish = next(line for line in board(by_day(), None, "pl") if line.startswith("Mina Harker"))
    assert polish.startswith("Mina Harker (Ewa): w Brukseli; ")
    assert polish.endswith("odkryty Przedmiot: Krucyfiks; zatrzymana.")


def test_tokens_on_the_map_are_told_to_all():
    english, polish = board(by_day(), None, "en"), board(by_day(), None, "pl")
    start = english.index("Consecrated ground: Prague.")
    assert english[start + 1 : start + 4] == [
        "Fog: Madrid (2).",
        "Storms: Irish Sea.",
        "Roadblocks: Munich – Venice (road).",
    ]
    assert polish[start : start + 4] == [
        "Poświęcona ziemia: Praga.",
        "Mgła: Madryt (2).",
        "Burze: Morze Irlandzkie.",
        "Blokady: Monachium – Wenecja (droga).",
    ]


def test_the_top_of_the_event_deck_is_told_where_the_table_shows_it():
    """DRA-EVENT-02, and the table option against it."""
    table = by_day()
    table.top_event("seduction")
    assert "On top of the event deck: a card of Dracula's." in board(table, None)
    table.game.top_event_back_public = False
    assert not [line for line in board(table, None) if line.startswith("On top")]


def test_the_own_hand_with_its_texts():
    """DRA-TICKET-04: the values of a ticket only to its hunter."""
    lines = [line.strip() for line in board(by_day(), "C")]
    assert "Hand of Dr. John Seward:" in lines
    assert "Knife, weapon, symbols: Fangs and Bat. Deal 3 damage to the vampire." in lines
    assert "Tickets, white and yellow value: 3/2." in lines
    assert not any("3/2" in line for line in board(by_day(), "A") + board(by_day(), None))


# scenes


def test_before_an_action_the_whole_board_is_read():
    table = action()
    assert scene(table, "C") == board(table, "C")


def test_in_a_combat_everybody_sees_the_own_cards_only():
    """DRA-COMBAT-07."""
    table = combat()
    table.combat_hand("claws", "fangs", "plotting", "mesmerize", "strength")
    assert [line.strip().partition(".")[0] for line in scene(table, "A")[2:]] == [
        "Claws", "Fangs", "Plotting", "Mesmerize", "Strength",
    ]  # fmt: skip
    assert not [line for line in scene(table, "C") if line.strip().startswith(("Claws", "Fangs", "Plotting"))]
    table.dracula.picks("claws")
    table.hunter(SEWARD).picks("knife")
    table.hunter(MINA).picks("dodge")
    own = {"A": "Dracula: Claws.", "C": "Dr. John Seward: Knife.", "E": "Mina Harker: Dodge."}
    for viewer in VIEWERS:
        lines = [line.strip() for line in board(table, viewer)]
        assert [line for line in own.values() if line in lines] == [
            line for seat, line in own.items() if seat == viewer
        ]


def test_a_card_just_drawn_is_read_by_its_hunter():
    """DRA-EVENT-01."""
    table = received()
    lines = scene(table, "D")
    assert "Taken up, not yet in hand:" in lines
    assert any(line.strip().startswith("Long Night, hunters' event.") for line in lines)
    assert not any("Taken up" in line for line in board(table, "A"))


def test_an_offer_is_read_by_the_partners_only():
    """DRA-TRADE-01, DRA-TALK-02."""
    table = offered()
    laid_out = "Dr. John Seward has laid out for the trade: Knife and 3/2."
    assert laid_out in scene(table, "B")
    assert laid_out in board(table, "C")
    for other in ("A", "D", "E", None):
        assert laid_out not in board(table, other)


def test_what_slid_off_lies_before_dracula():
    """DRA-MATURE-01."""
    table = slid_off()
    expected = "  Slid off: Leipzig, face down; encounter Aristocratic Vampire, face down."
    assert expected in scene(table, "A")


@pytest.mark.parametrize("deduction", ["cities", "probabilities"])
def test_the_belief_is_told_where_the_table_shows_it(deduction):
    journal = GAME.start(2, {"deduction": deduction, "mode": "basic"}, "ab" * 16)
    while journal.asks()[0].prompt != "hunter-action":
        question = journal.asks()[0]
        journal.answer(question.seat, question.options[0])
    lines = [line.strip() for line in GAME.tongue.board(journal.state, "B", words_in("en"))]
    told = next(line for line in lines if line.startswith("He could be in "))
    assert told.startswith("He could be in 55 places: "), "any city but four with hunters and the Castle; DRA-SETUP-10"
    assert ("%" in told) == (deduction == "probabilities")
    assert not any(
        line.strip().startswith("He could be") for line in GAME.tongue.board(journal.state, "A", words_in("en"))
    )


# what is printed


@languages
@pytest.mark.parametrize("thing", THINGS)
def test_everything_printed_can_be_read(thing, lang):
    words = Words(GAME, lang)
    text = GAME.printed.about(thing, words)
    assert text.startswith(str(words.name("card", thing)))
    assert text.endswith((".", "!", "?", "…", "”"))
    assert "  " not in text
    assert "{" not in text
    assert "_" not in text


@languages
@pytest.mark.parametrize("place", LOCATIONS)
def test_a_place_names_all_its_neighbours(place, lang):
    words = Words(GAME, lang)
    text = GAME.printed.about(place, words)
    europe = Table().game.atlas
    for to in (
        *europe.roads.get(place, ()),
        *europe.seas.get(place, ()),
        *[to for to, _ in europe.rails.get(place, ())],
    ):
        assert str(words.name("place", to)) in text


def test_a_place_with_everything():
    """The booklet's Bordeaux: DRA-MAP-02, DRA-RAIL-02."""
    text = GAME.printed.about("bordeaux", Words(GAME, "en"))
    assert text.startswith(
        "Bordeaux, large city, France, port. Roads: Clermont-Ferrand, Nantes, Santander and Toulouse. "
        "White railways: Paris and Saragossa. By sea: North Atlantic."
    )
    assert "Map of the second edition: Roads: Clermont-Ferrand, Nantes, Saragossa and Toulouse." in text
