"""The card files say what the catalogue says, in both languages."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.printed.content import (
    COMBAT,
    DAYS,
    DRACULA,
    DRACULA_COMBAT,
    ENCOUNTERS,
    EVENTS,
    HUNTER_COMBAT,
    HUNTERS,
    ITEMS,
    LOCATIONS,
    MAPS,
    NUMBERS,
    OPTIONS,
    POWERS,
    SYMBOLS,
    TICKETS,
    TOKENS,
    TRACKS,
    deck_of,
    events_of,
    name_of,
)
from nokturn.games.dracula.printed.gallery import GALLERY
from nokturn.games.dracula.printed.printed import Ability, Card, Encounter, Mode
from nokturn.kernel.words import Words

ALL_SYMBOLS = ("fangs", "strength", "claws", "mesmerize", "plotting", "bat", "mist")
CARDS: dict[str, Card] = {**ITEMS, **EVENTS, **ENCOUNTERS, **COMBAT, **POWERS}

# id: copies, weapon, symbols of the banner
ITEMS_PRINTED = {
    "knife": (5, True, ("fangs", "bat")),
    "pistol": (4, True, ("claws", "plotting")),
    "rifle": (4, True, ("claws", "bat")),
    "crucifix": (3, False, ("fangs", "mesmerize", "mist")),
    "garlic": (4, False, ("fangs", "strength")),
    "heavenly_host": (3, False, ("mesmerize",)),
    "holy_circle": (2, False, ALL_SYMBOLS),
    "holy_bullets": (3, False, ()),
    "garlic_wreath": (2, False, ()),
    "stake": (3, False, ()),
    "dogs": (2, False, ()),
    "fast_horses": (3, False, ()),
}
# How many copies.
HUNTER_EVENTS = {
    "newspaper_reports": 5, "hired_scouts": 3, "local_rumours": 3, "evil_presence": 2, "behind_the_veil": 1,
    "money_trail": 1, "jonathan_harker": 1, "rufus_smith": 1, "sister_agatha": 1, "good_luck": 3, "forewarned": 3,
    "chartered_carriage": 3, "sense_of_emergency": 2, "excellent_weather": 2, "long_night": 2, "renewed_vigor": 2,
    "escape_route": 2, "speedy_telegraph": 1, "lucky_find": 1, "planned_ambush": 1, "great_strength": 1,
    "heroic_leap": 1, "blood_transfusion": 1, "consecrated_ground": 1, "vampire_lair": 1, "surprising_return": 1,
    "lucys_revenge": 1, "hypnosis": 1, "mystic_research": 1, "wax_cylinders": 1,
}  # fmt: skip
DRACULA_EVENTS = {
    "customs_search": 2, "darkness_returns": 1, "devilish_power": 2, "draculas_brides": 1, "enraged": 1, "false_tip": 2,
    "great_wolf": 1, "hidden_schemes": 2, "immanuel_hildesheim": 1, "nocturnal_visit": 1, "roadblock": 2,
    "seduction": 1, "sensationalist_press": 2, "summon_storms": 2, "unearthly_swiftness": 1, "vampiric_influence": 2,
    "wild_horses": 1,
}  # fmt: skip
# id: copies, health, influence when matured, may ambush, has a matured effect, what becomes of it
ENCOUNTERS_PRINTED = {
    "new_vampire": (4, 6, 3, True, True, "vampire"),
    "reckless_vampire": (2, 4, 4, True, True, "vampire"),
    "aristocratic_vampire": (2, None, 4, False, True, "return_unless:hunter_became_delayed"),
    "bats": (2, None, 0, True, False, "discard"),
    "desecrated_soil": (2, None, 0, True, True, "return_unless:hunter_reveals:heavenly_host"),
    "hoax": (2, None, 0, False, True, "discard"),
    "rats": (2, None, 0, True, False, "return_unless:hunter_reveals:pistol|rifle"),
    "saboteur": (2, None, 0, True, True, "return_unless:hunter_reveals:pistol|rifle"),
    "spy": (2, None, 0, True, True, "return_unless:hunter_discards:weapon"),
    "szgany_bodyguards": (2, None, 0, True, True, "discard"),
    "szgany_mob": (2, None, 0, True, True, "discard"),
    "unnatural_fog": (2, None, 0, True, True, "discard"),
    "wolves": (2, None, 0, True, True, "discard"),
}
# id: symbol, copies
DRACULA_COMBAT_PRINTED = {
    "claws": ("claws", 2), "strength": ("strength", 2), "fangs": ("fangs", 2), "mesmerize": ("mesmerize", 2),
    "plotting": ("plotting", 2), "escape_as_bat": ("bat", 1), "escape_as_mist": ("mist", 2),
}  # fmt: skip
# id: turn order, health, bite spaces, printed bites, items, events, tickets, start of the basic game
HUNTERS_PRINTED = {
    "lord_godalming": (1, 12, 1, 0, 3, 3, 2, "constanta"),
    "dr_seward": (2, 10, 1, 0, 4, 4, 2, "marseilles"),
    "van_helsing": (3, 8, 2, 0, 3, 3, 2, "amsterdam"),
    "mina_harker": (4, 8, 0, 1, 3, 3, 2, "brussels"),
}


# cards


@pytest.mark.rule("DRA-SETUP-03", "DRA-ITEM-01")
def test_38_items() -> None:
    assert len(deck_of(ITEMS.values())) == 38
    assert {i.id: (i.count, i.weapon, i.symbols) for i in ITEMS.values()} == ITEMS_PRINTED
    assert [i.id for i in ITEMS.values() if not i.banner] == [i.id for i in ITEMS.values() if i.timing]


@pytest.mark.rule("DRA-SETUP-04")
def test_75_events_50_of_the_hunters_and_25_of_dracula() -> None:
    assert {event.id: event.count for event in events_of("hunter")} == HUNTER_EVENTS
    assert {event.id: event.count for event in events_of("dracula")} == DRACULA_EVENTS
    assert len(deck_of(events_of("hunter"))) == 50
    assert len(deck_of(events_of("dracula"))) == 25
    assert len(deck_of(EVENTS.values())) == 75


@pytest.mark.rule("DRA-EVENT-01")
def test_which_events_must_be_played_at_once() -> None:
    assert {event.id for event in EVENTS.values() if event.at_once} == {
        "hired_scouts", "local_rumours", "evil_presence", "behind_the_veil", "jonathan_harker", "rufus_smith",
        "sister_agatha", "draculas_brides", "great_wolf", "immanuel_hildesheim", "vampiric_influence",
    }  # fmt: skip
    kept = {event.id for event in EVENTS.values() if "immediate" in event.timings and not event.at_once}
    assert kept == {"newspaper_reports", "roadblock", "summon_storms"}


@pytest.mark.rule("DRA-EVENT-06", "DRA-ALLY-01")
def test_whose_events_and_which_allies() -> None:
    assert {event.id: event.only for event in EVENTS.values() if event.only} == {
        "lucys_revenge": "lord_godalming",
        "hypnosis": "mina_harker",
        "mystic_research": "van_helsing",
        "wax_cylinders": "dr_seward",
    }
    allies = [event.id for event in EVENTS.values() if event.ally]
    assert allies == [
        "jonathan_harker", "rufus_smith", "sister_agatha", "draculas_brides", "great_wolf", "immanuel_hildesheim",
    ]  # fmt: skip


@pytest.mark.rule("DRA-EVENT-03")
@pytest.mark.parametrize(
    "event, modes",
    [
        ("newspaper_reports", {"immediate": ("immediate",), "later": ("dawn", "dusk")}),
        ("good_luck", {"unblock": ("day",), "banish": ("day",), "counter": ("on_dracula_event:false_tip",)}),
        ("wax_cylinders", {"deduction": ("action",), "analysis": ("action",)}),
        ("devilish_power", {"defile": ("dracula_phase",), "banish": ("dracula_phase",), "starve": ("dracula_phase",)}),
        ("great_wolf", {"raid": ("immediate",), "ally": ("immediate",)}),
    ],
)
def test_events_with_modes(event: str, modes: dict[str, tuple[str, ...]]) -> None:
    assert {mode.key: mode.timing for mode in EVENTS[event].modes} == modes


@pytest.mark.rule("DRA-VAMP-01", "DRA-VAMP-02", "DRA-VFIGHT-02", "DRA-AMBUSH-04")
def test_28_encounters() -> None:
    assert len(deck_of(ENCOUNTERS.values())) == 28
    found = {
        e.id: (e.count, e.health, e.mature_influence, e.can_ambush, e.matures, e.after) for e in ENCOUNTERS.values()
    }
    assert found == ENCOUNTERS_PRINTED
    assert {e.id for e in ENCOUNTERS.values() if e.vampire} == {e for e in found if e.endswith("_vampire")}
    assert all(e.mature_clears == ((4, 5, 6) if e.vampire else ()) for e in ENCOUNTERS.values())


@pytest.mark.rule("DRA-SETUP-05", "DRA-SETUP-06", "DRA-COMBAT-21")
def test_12_combat_cards_of_the_hunters_and_13_of_dracula() -> None:
    assert {c.id: (c.count, c.symbols) for c in HUNTER_COMBAT.values()} == {
        "punch": (4, ("mesmerize", "plotting")),
        "dodge": (4, ("fangs", "strength", "claws")),
        "escape": (4, ("strength", "plotting")),
    }
    assert {c.id: (c.symbol, c.count) for c in DRACULA_COMBAT.values()} == DRACULA_COMBAT_PRINTED
    assert len(deck_of(HUNTER_COMBAT.values())) == 12
    assert len(deck_of(DRACULA_COMBAT.values())) == 13
    assert set(SYMBOLS) == set(ALL_SYMBOLS)


@pytest.mark.rule("DRA-ADV-03", "DRA-POWER-02", "DRA-POWER-03", "DRA-POWER-HIDE-01", "DRA-POWER-HIDE-05")
def test_five_powers() -> None:
    # replaces the move, face, takes an encounter, damage
    assert {p.id: (p.replaces_move, p.face, p.encounter, p.damage) for p in POWERS.values()} == {
        "feed": (True, "up", False, 0),
        "dark_call": (True, "up", False, 2),
        "wolf_form": (True, "up", True, 1),
        "misdirect": (False, "up", False, 0),
        "hide": (True, "down", True, 0),
    }
    assert POWERS["hide"].back == "city"
    assert not POWERS["hide"].encounter_can_mature


@pytest.mark.rule("DRA-POWER-FEED-02", "DRA-POWER-DARKCALL-01", "DRA-POWER-WOLF-01")
def test_the_numbers_of_the_powers() -> None:
    assert POWERS["feed"].amount == {"large": 3, "small": 2, "castle": 1, "sea": 1}
    assert POWERS["dark_call"].amounts == {"draw": 5}
    assert POWERS["wolf_form"].amounts == {"roads": 2}


@pytest.mark.rule("DRA-SETUP-07", "DRA-RAIL-04")
def test_16_tickets_three_of_them_without_a_yellow_value() -> None:
    assert {(t.white, t.yellow): t.count for t in TICKETS.values()} == {
        (3, 2): 3, (3, 1): 2, (2, 2): 2, (2, 1): 4, (1, 1): 2, (3, None): 1, (2, None): 1, (1, None): 1,
    }  # fmt: skip
    assert len(deck_of(TICKETS.values())) == 16


# characters, tracks, numbers


@pytest.mark.rule("DRA-ROUND-02", "DRA-SETUP-09", "DRA-HAND-01", "DRA-TICKET-02", "DRA-DAMAGE-02", "DRA-BITE-01")
def test_the_four_hunters() -> None:
    assert set(HUNTERS) == set(HUNTERS_PRINTED)
    for hunter in HUNTERS.values():
        order, health, spaces, bites, items, events, tickets, start = HUNTERS_PRINTED[hunter.id]
        assert (hunter.turn_order, hunter.health, hunter.basic_start) == (order, health, start)
        assert (hunter.bite_spaces, hunter.permanent_bites) == (spaces, bites)
        assert (hunter.item_limit, hunter.event_limit, hunter.ticket_limit) == (items, events, tickets)
    abilities = [ability.id for hunter in HUNTERS.values() for ability in hunter.abilities]
    assert abilities == [
        "wealth", "privilege", "physician", "prepared", "leader", "strong_willed", "psychic_bond", "drained",
    ]  # fmt: skip


@pytest.mark.rule("DRA-DAMAGE-02", "DRA-HAND-01", "DRA-DRAC-ENC-04", "DRA-COMBAT-03")
def test_dracula() -> None:
    assert (DRACULA.health, DRACULA.event_limit, DRACULA.encounter_refill_to, DRACULA.combat_hand) == (15, 4, 5, 5)
    assert [ability.id for ability in DRACULA.abilities] == ["rage", "pride", "fury_of_dracula"]


@pytest.mark.rule("DRA-WIN-01", "DRA-TRAIL-01", "DRA-LAIR-01", "DRA-DESPAIR-02", "DRA-RUMOR-01", "DRA-TOKEN-LIMIT-01")
def test_tracks_and_tokens() -> None:
    assert (TRACKS.influence_win, TRACKS.trail_spaces, TRACKS.lair_spaces, TRACKS.despair_spaces) == (13, 6, 3, 3)
    assert list(DAYS) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    assert TOKENS == {
        "storm": 6, "fog": 4, "bats": 2, "bite": 4, "ticket": 16, "consecrated_ground": 1, "influence_marker": 1,
        "rumor": 4, "time_marker": 1, "heavenly_host": 3, "despair": 3, "damage_1": 24, "damage_5": 7, "roadblock": 8,
    }  # fmt: skip


def test_copies_fit_the_tokens_they_place() -> None:
    assert EVENTS["roadblock"].count * 3 + ENCOUNTERS["saboteur"].count == TOKENS["roadblock"]
    assert EVENTS["summon_storms"].count * 3 == TOKENS["storm"]
    assert ENCOUNTERS["unnatural_fog"].count * 2 == TOKENS["fog"]
    assert ENCOUNTERS["bats"].count == TOKENS["bats"]
    assert ITEMS["heavenly_host"].count == TOKENS["heavenly_host"]


@pytest.mark.rule("DRA-DRAC-MOVE-06", "DRA-PLACE-CASTLE-03", "DRA-DRAC-MOVE-09", "DRA-DEFEAT-02", "DRA-DESPAIR-04")
def test_the_numbers_of_the_rules() -> None:
    assert (NUMBERS.port_to_sea_damage, NUMBERS.sea_to_sea_damage) == (2, 1)
    assert (NUMBERS.castle_heals, NUMBERS.no_legal_move_damage, NUMBERS.rest_heals) == (5, 5, 1)
    assert (NUMBERS.defeat_influence, NUMBERS.defeat_influence_per_despair) == (2, 1)
    assert (NUMBERS.fury_despair, NUMBERS.fury_influence) == (3, 3)


@pytest.mark.rule("DRA-RUMOR-01", "DRA-RUMOR-02", "DRA-RUMOR-03", "DRA-COMBAT-16", "DRA-VFIGHT-03", "DRA-TOKEN-HOLY-05")
def test_more_numbers_of_the_rules() -> None:
    assert (NUMBERS.rumors_at_start, NUMBERS.rumor_last_space, NUMBERS.rumor_influence) == (1, 3, 3)
    assert (NUMBERS.combat_cards, NUMBERS.vampire_escape_after, NUMBERS.fog_per_city) == (6, 3, 4)
    assert (NUMBERS.supply_items, NUMBERS.reserve_tickets) == (1, 1)
    assert set(NUMBERS.holy_never_in) == {"castle_dracula", "galatz", "klausenburg"}


def test_a_table_starts_with_the_rulings_of_the_catalogue() -> None:
    assert (OPTIONS.mode, OPTIONS.map) == ("advanced", MAPS.default) == ("advanced", "third_edition_reconstruction")
    assert (OPTIONS.feed_amount, OPTIONS.no_legal_move, OPTIONS.first_dawn) == (
        "by_location",
        "clear_and_bleed",
        "skip",
    )
    assert (OPTIONS.fangs_needs_night, OPTIONS.bats_delay_after_move, OPTIONS.top_event_back_public) == (True,) * 3


# words


def worded() -> Iterator[tuple[str, Card | Mode | Ability]]:
    for card in CARDS.values():
        yield card.id, card
    for event in EVENTS.values():
        for mode in event.modes:
            yield f"{event.id}/{mode.key}", mode
    for sheet in (*HUNTERS.values(), DRACULA):
        for ability in sheet.abilities:
            yield ability.id, ability


@pytest.mark.parametrize("thing", [pytest.param(thing, id=name) for name, thing in worded()])
def test_every_text_is_there_in_both_languages_and_says_the_numbers(thing: Card | Mode | Ability) -> None:
    for lang in ("en", "pl"):
        text = thing.text(lang)
        assert text.endswith(".")
        if isinstance(thing, Encounter):
            text += thing.mature(lang)
        numbers = re.findall(r"\d+", text)
        assert [name for name, amount in thing.amounts.items() if str(amount) not in numbers] == []
    assert thing.text("en") != thing.text("pl")


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_line_of_flavour(card: str) -> None:
    assert CARDS[card].flavour_en
    assert CARDS[card].flavour_pl
    assert CARDS[card].flavour_en != CARDS[card].flavour_pl


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].against])
def test_texts_call_the_cards_they_work_on_by_name(card: str) -> None:
    """In Polish the names are inflected: two letters have to do.  Stake speaks of all vampires at once."""
    quoted = tuple(re.findall("„([^”]+)”", CARDS[card].text("pl")))
    for other in CARDS[card].against:
        if other not in ENCOUNTERS or not ENCOUNTERS[other].vampire:
            assert CARDS[other].name_en in CARDS[card].text("en")
            assert any(name.startswith(CARDS[other].name_pl[:2]) for name in quoted)


def test_ids_are_used_once_among_all_cards() -> None:
    shelves = (ITEMS, EVENTS, ENCOUNTERS, HUNTER_COMBAT, DRACULA_COMBAT, POWERS, LOCATIONS, TICKETS, HUNTERS)
    ids = [*itertools.chain.from_iterable(shelves)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    "kind, value, en, pl",
    [
        ("item", "crucifix", "Crucifix", "Krucyfiks"),
        ("event", "newspaper_reports", "Newspaper Reports", "Wycinki z gazet"),
        ("encounter", "new_vampire", "New Vampire", "Nowy wampir"),
        ("combat", "punch", "Punch", "Pięści"),
        ("combat", "pistol", "Pistol", "Pistolet"),
        ("power", "hide", "Hide", "Schronienie"),
        ("hunter", "dr_seward", "Dr. John Seward", "Dr John Seward"),
        ("hunter", "dracula", "Dracula", "Dracula"),
        ("location", "castle_dracula", "Castle Dracula", "Zamek Draculi"),
        ("location", "bay_of_biscay", "Bay of Biscay", "Zatoka Biskajska"),
        ("ticket", "t_3_2", "3/2", "3/2"),
        ("ticket", "t_3_0", "3/–", "3/–"),
        ("region", "italy", "Italy", "Włochy"),
        ("day", "mon", "Monday", "poniedziałek"),
        ("symbol", "mist", "Mist", "Mgła"),
        ("card", "wolf_form", "Wolf Form", "Postać wilka"),
        ("card", "heavenly_host", "Heavenly Host", "Przenajświętsza Hostia"),
    ],
)
def test_names(kind: str, value: str, en: str, pl: str) -> None:
    assert (name_of(kind, value, "en"), name_of(kind, value, "pl")) == (en, pl)


@pytest.mark.parametrize("kind", ["item", "region", "card", "symbol"])
def test_what_is_not_printed_has_no_name(kind: str) -> None:
    assert name_of(kind, "nosuchthing", "en") is None


def test_a_link_goes_by_its_two_ends() -> None:
    road, rail = link("paris", "nantes", "road"), link("berlin", "prague", "rail")
    english, polish = Words(GAME, "en", {}), Words(GAME, "pl", {})
    assert (english.name("link", road), polish.name("link", road)) == (
        "Nantes – Paris (road)",
        "Nantes – Paryż (droga)",
    )
    assert (english.name("link", rail), polish.name("link", rail)) == (
        "Berlin – Prague (railway)",
        "Berlin – Praga (kolej)",
    )


def test_an_item_is_no_event() -> None:
    assert name_of("event", "knife", "en") is None


# the gallery


def test_the_gallery_shows_every_card_character_and_place_once() -> None:
    shown = [printed.id for printed in GALLERY]
    assert len(shown) == len(set(shown))
    assert set(shown) >= {*CARDS, *HUNTERS, "dracula", *LOCATIONS, *TICKETS, *MAPS.region}
    for printed in GALLERY:
        assert set(printed.name) == {"en", "pl"}
        assert not printed.group or printed.group in shown


def test_the_gallery_tells_effect_matured_effect_and_numbers() -> None:
    by_id = {printed.id: printed for printed in GALLERY}
    soil = by_id["desecrated_soil"].text["pl"]
    assert soil.endswith("Efekt przemiany: Dracula leczy 3 obrażenia.")
    assert by_id["new_vampire"].numbers == {"count": 4, "vampire": 1, "can_ambush": 1, "influence": 3, "health": 6}
    assert by_id["knife"].numbers == {"count": 5, "weapon": 1, "banner": 1, "symbol_fangs": 1, "symbol_bat": 1}
    assert by_id["t_3_0"].numbers == {"count": 1, "white": 3}
    assert by_id["rome"].numbers == {"number_en": 45, "number_pl": 44, "large": 1, "port": 1, "hospital": 1}
    assert (by_id["hypnosis"].group, by_id["enraged"].group, by_id["rome"].group) == ("mina_harker", "dracula", "italy")
    assert "Silna wola: Masz 2 pola ugryzień" in by_id["van_helsing"].text["pl"]
