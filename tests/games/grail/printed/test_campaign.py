"""Our own pack: what is in it, against the box."""

from collections import Counter

import pytest

from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, COLOURS, TRAITS
from nokturn.games.grail.printed.pack import CAMPAIGN, read_pack, the_campaign


@pytest.fixture(scope="module")
def pack():
    return the_campaign()


def test_it_is_one_pack_whoever_reads_it(pack):
    again = read_pack(CAMPAIGN)
    assert again == pack
    assert again is not pack
    assert hash(again) == hash(pack)
    assert len(pack.hash) == 64
    assert (pack.id, pack.title["en"], pack.title["pl"]) == (
        "name_under_stone", "The Name Under the Stone", "Imię pod Kamieniem",
    )  # fmt: skip


def test_tables_can_share_it(pack):
    with pytest.raises(TypeError):
        pack.items["rusty_sword"] = None
    with pytest.raises(AttributeError):
        pack.items["rusty_sword"].copies = 9


@pytest.mark.rule("GRAIL-SETUP-CHAR-06", "GRAIL-SETUP-CHAR-07", "GRAIL-SETUP-CHAR-08", "GRAIL-SETUP-CHAR-14")
@pytest.mark.parametrize("hero", ["beor", "ailei", "arev", "maggot"])
def test_every_hero_has_eighty_cards(pack, hero):
    for cards in (pack.combat_cards, pack.diplomacy_cards):
        sets = Counter(card.set for card in cards.values() if card.hero == hero)
        assert sets == {"start": 15, "basic": 10, "advanced": 15}


@pytest.mark.rule("GRAIL-SETUP-CHAR-03", "GRAIL-SETUP-CHAR-04", "GRAIL-SETUP-CHAR-10")
def test_the_heroes_are_those_of_the_seed(pack):
    beor = pack.characters["beor"]
    assert beor.health.start == 9
    assert [beor.attributes.of(one) for one in ATTRIBUTES] == [2, 0, 1, 1, 1, 0]
    assert {hero.id: hero.number for hero in pack.characters.values()} == {
        "ailei": 1,
        "arev": 2,
        "maggot": 3,
        "beor": 4,
    }


@pytest.mark.rule("GRAIL-SETUP-WORLD-02", "GRAIL-SETUP-WORLD-03", "GRAIL-SETUP-WORLD-13")
def test_the_world_begins_in_cuanacht(pack):
    keys = pack.locations[pack.frame.start_location].keys
    assert dict(keys.open) == {"north": 102, "west": 103, "east": 104, "south": 105}
    assert pack.frame.start_menhir.dial == (8, 7, 6, 5)


@pytest.mark.rule("GRAIL-ENC-01", "GRAIL-ENC-02")
def test_encounter_decks_are_as_large_as_in_the_box(pack):
    sizes: Counter[str] = Counter()
    for encounter in pack.encounters.values():
        sizes[encounter.colour] += encounter.copies if encounter.deck else 0
    assert sizes == dict.fromkeys(COLOURS, 31)
    assert {trait for one in pack.encounters.values() for trait in one.traits} == set(TRAITS)
    assert {one.colour for one in pack.encounters.values() if one.first_encounter} == {"grey", "blue"}


def test_items_skills_and_random_events_are_as_many_as_in_the_box(pack):
    assert sum(item.copies for item in pack.items.values()) == 65
    assert Counter(card.attribute for card in pack.skills.values()) == dict.fromkeys(ATTRIBUTES, 6)
    assert sorted(pack.skill_sides) == [*range(1, 73)]
    assert len([event for event in pack.events.values() if event.kind == "random"]) == 22
    keywords = Counter(item.keyword for item in pack.items.values() for _ in range(item.copies))
    assert all(keywords[keyword] >= 4 for keyword in ("weapon", "armor", "shield", "companion", "relic"))
    assert sum(item.copies for item in pack.items.values() if item.craft) >= 20


SEEN = {
    "beor_c03": "Nieczułość na Ból", "arev_c06": "Kończące Uderzenie", "ailei_c05": "Oplatająca Pułapka",
    "maggot_c06": "Magia Bitewna", "beor_d05": "Groźby", "arev_d04": "Oko do Szczegółów", "ailei_d04": "Zmyłka",
    "beor_ca02": "Straszliwy Gniew", "arev_ca02": "Pociągnięcie", "ailei_ca02": "Oślepiający Pył",
    "maggot_ca06": "Nikczemny Czar", "maggot_d11": "Retoryka", "beor_c14": "Okaleczające Uderzenie",
    "ailei_d05": "Zbieranie Śladów",
}  # fmt: skip
"""Cards pictured in the rulebook."""


def test_pictured_cards_are_at_their_numbers(pack):
    assert {card: pack.cards[card].name["pl"] for card in SEEN} == SEEN


def test_pictured_encounters_are_as_pictured(pack):
    gluttony, hare, farmhand = (pack.encounters[name] for name in ("bodiless_gluttony", "field_hare", "mad_farmhand"))
    assert (gluttony.value, set(gluttony.traits)) == (13, {"defensive", "opportunist"})
    assert (hare.traits, hare.value) == (("opportunist",), 3)
    assert (farmhand.traits, farmhand.value) == (("charge",), 4)


@pytest.mark.rule("GRAIL-GUARD-02")
def test_the_guardian_die_has_six_faces(pack):
    assert set(pack.special.guardian_die.faces) == {"north", "east", "south", "west", "nothing", "discard"}


def test_edges_are_read(pack):
    edge = pack.encounters["vagrant"].edge
    assert [(key.attribute, key.level) for key in edge.rows if key] == [
        ("aggression", 1), ("courage", 1), ("caution", 1),
    ]  # fmt: skip
    assert (edge.magic, edge.multiplier) == (True, 1)
    assert [bonus and (bonus.kind, bonus.n) for bonus in pack.cards["beor_c01"].bonuses] == [
        ("pool", 1), None, None, None, ("pool", 1),
    ]  # fmt: skip


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-02")
def test_the_row_of_an_attack_follows_the_pool(pack):
    wolf = pack.encounters["gaunt_wolf"]
    assert [wolf.row_at(pool) for pool in range(5)] == [0, 0, 1, 1, 2]


@pytest.mark.rule("GRAIL-MENHIR-11")
def test_a_menhir_lasts_between_one_and_twelve_days(pack):
    activation = pack.locations[101].activation
    assert [activation.dial(players) for players in (1, 2, 3, 4)] == [11, 10, 9, 8]
    assert activation.dial(1, bonus=5) == 12
    assert activation.dial(4, bonus=-20) == 1


@pytest.mark.rule("GRAIL-CHALLENGE-02")
def test_challenge_mode_has_its_secret(pack):
    assert pack.challenge_secret.number == 42


# what the campaign has grown


@pytest.mark.parametrize("quest", ["q_granary", "q_tithe", "q_refuge"])
def test_a_quest_of_every_chapter_can_be_met_in_two_ways(pack, quest):
    (condition,) = pack.quests[quest].success_if
    ways = {where for where, passage in pack.passages.items() if sets(passage.effects, condition.status)}
    assert len(ways) == 2
    assert pack.events[pack.quest_cards[quest]].chapter == {"q_granary": 1, "q_tithe": 2, "q_refuge": 3}[quest]


def sets(effects, status):
    return any(getattr(do, "status", "") == status for do in parts_of(effects))


@pytest.mark.rule("GRAIL-LOC-REPLACED-02")
def test_five_locations_are_replaced(pack):
    replaced = {location.number: location.replaces for location in pack.locations.values() if location.replaces}
    assert replaced == {151: 111, 152: 116, 153: 118, 154: 119, 155: 110}


def test_story_events_of_chapters_two_and_three_read_what_was_done(pack):
    branching = [event for event in pack.events.values() if event.branch and event.kind == "chapter"]
    assert [event.chapter for event in branching].count(2) == 3
    assert [event.chapter for event in branching].count(3) == 3
    assert all(not event.branch[-1].conditions for event in branching), "something happens in any case"


@pytest.mark.rule("GRAIL-DIPLO-STAGE-02")
def test_two_encounters_offer_alternative_approaches(pack):
    assert {one.id for one in pack.encounters.values() if one.approaches} == {"lost_pilgrims", "heirs_of_one_boat"}
