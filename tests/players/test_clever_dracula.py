"""The clever players of Dracula: legal, honest, better than chance, and sensible where one answer is."""

import pytest
from tests.games.dracula.fights import begin, meeting
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.bot import CleverBot
from nokturn.games.dracula.bot.player import DRACULA, HUNTERS, THOUGHTS
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.clues import Began, NotThere
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import log_of
from nokturn.players import RandomBot, TableLog
from nokturn.players.arena import duel

KEYS = [f"whim {number}" for number in range(5)]


def thinks(table, seat, key="whim"):
    """What the clever player at `seat` answers to the open question."""
    log = log_of(table.game.events or [], seat)
    return CleverBot(key).think(table.view(seat), table.seat(seat).ask, log)


def hunter_thinks(table, hunter, key="whim"):
    return thinks(table, table.game.players[hunter], key)


# every answer


def whole_game(players, mode, mixed):
    """Every question of a game of clever players, and what they think: (position, ask, lines, thought).

    `mixed`: a third of the answers is taken at random, so that the game wanders off the beaten track."""
    key = rekey("thoughts", players, mode)
    position = GAME.start(players, GAME.options({"mode": mode}), key)
    log = TableLog(position.state.seats)
    log.take(position.state)
    bots = {seat: CleverBot(rekey(key, seat)) for seat in position.state.seats}
    chance = RandomBot(key)
    while not position.over:
        ask = position.asks()[0]
        lines = log.of(ask.seat)
        answer = bots[ask.seat].think(GAME.view(position.state, ask.seat), ask, lines)
        yield position, ask, lines, answer
        if mixed and len(lines) % 3 == 0:
            answer = chance.answer(None, ask, ())
        assert position.answer(ask.seat, answer) is None
        log.take(position.state)


def test_every_thought_is_legal_wherever_chance_leads():
    """`answer` would fall back on the first answer; the thoughts themselves must not need it."""
    met = set()
    for players in (2, 3, 5):
        for mode in ("advanced", "basic"):
            for _, ask, _, answer in whole_game(players, mode, mixed=True):
                assert ask.check(answer) is None, (ask.prompt, answer)
                met.add(ask.prompt)
    assert len(met & set(HUNTERS)) > 25
    assert len(met & set(DRACULA)) > 25
    assert met - set(THOUGHTS) <= {"take-hunter", "remove-which-roadblock"}


def test_answers_are_the_same_in_every_world_that_looks_the_same():
    """Everything hidden from the seat is dealt anew: what it is shown stays the same, and so must its answer."""
    compared = 0
    for position, ask, lines, answer in whole_game(5, "advanced", mixed=False):
        world = position.clone()
        world.state = GAME.resample(position.state, ask.seat, rekey("world", compared))
        world.forget()
        again = world.ask_for(ask.seat)
        assert again is not None
        bot = CleverBot(rekey(rekey("thoughts", 5, "advanced"), ask.seat))
        assert bot.think(GAME.view(world.state, ask.seat), again, lines) == answer, ask.prompt
        compared += world.state != position.state
    assert compared > 100


@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_a_clever_dracula_beats_random_hunters(mode):
    result = duel("dracula", 5, {"mode": mode}, ["clever", *["random"] * 4], 6, "strength", 1, stay=True)
    assert result.roles["role-dracula"] >= 5


@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_clever_hunters_beat_a_random_dracula(mode):
    result = duel("dracula", 5, {"mode": mode}, ["random", *["clever"] * 4], 6, "strength", 1, stay=True)
    assert result.roles["role-hunters"] >= 5


@pytest.mark.soak
@pytest.mark.parametrize("players, mode", [(5, "advanced"), (5, "basic"), (2, "advanced")])
def test_equals_are_a_match_for_each_other(players, mode):
    result = duel("dracula", players, {"mode": mode}, ["clever"] * players, 400, "soak", stay=True)
    assert 0.35 <= result.roles["role-dracula"] / 400 <= 0.65


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_either_side_beats_chance(mode):
    result = duel("dracula", 5, {"mode": mode}, ["clever", *["random"] * 4], 400, "soak", stay=True)
    assert result.roles["role-dracula"] >= 340
    result = duel("dracula", 5, {"mode": mode}, ["random", *["clever"] * 4], 400, "soak", stay=True)
    assert result.roles["role-hunters"] >= 340


# hunters in combat


@pytest.mark.parametrize("key", KEYS)
def test_a_bite_that_would_be_the_last_is_dodged(key):
    """Mina is mesmerized at night, and of all that Dracula could still strike with, Fangs are left."""
    table = meeting(MINA)
    begin(table, "fangs", "fangs", "plotting")
    spent = ("claws", "claws", "strength", "strength", "mesmerize")
    table.game.combat_deck = tuple(card for card in table.game.combat_deck if card not in spent)
    table.game.fight(mesmerized=(MINA,), played=spent)
    table.ask_again()
    assert hunter_thinks(table, MINA, key) == do.Pick("dodge")


@pytest.mark.parametrize("key", KEYS)
def test_the_last_blow_is_struck(key):
    """One wound more and the hunters have won."""
    table = meeting(GODALMING, SEWARD)
    table.items(SEWARD, "knife")
    table.game.damage = 14
    begin(table, "claws", "fangs", "mesmerize", "strength", "plotting")
    assert hunter_thinks(table, SEWARD, key) in (do.Pick("knife"), do.Pick("punch"))
    assert hunter_thinks(table, GODALMING, key) == do.Pick("punch")


def test_holy_bullets_are_for_dracula():
    table = meeting(SEWARD)
    table.items(SEWARD, "pistol", "holy_bullets")
    begin(table, "plotting", "claws", "claws")
    table.dracula.picks("claws")
    table.hunter(SEWARD).picks("pistol")
    assert table.asked() == {"C": "holy-bullets"}
    assert hunter_thinks(table, SEWARD) == do.UseItem("holy_bullets")


# hunters on the map


def test_hunters_close_in_on_a_dracula_who_is_nearly_done_for():
    table = Table(at="vienna")
    table.place(SEWARD, "budapest")
    table.items(SEWARD, "knife", "rifle", "garlic")
    table.revealed()
    table.game.damage = 12
    table.action(SEWARD)
    assert hunter_thinks(table, SEWARD) == do.MoveByRoad("vienna")


def test_a_hunter_at_the_end_of_his_strength_keeps_away():
    table = Table(at="vienna")
    table.place(MINA, "budapest")
    table.hurt(MINA, 7)
    table.revealed()
    table.action(MINA)
    assert hunter_thinks(table, MINA) != do.MoveByRoad("vienna")


@pytest.mark.parametrize("night", [False, True])
def test_nobody_walks_away_from_a_vampire_about_to_mature(night):
    """The hunter has found the hideout on the last space, with a rumor on it."""
    table = Table()
    table.trail("dublin", "liverpool", "manchester", "london", None, "paris")
    table.lay(6, "new_vampire", rumor=True)
    table.place(SEWARD, "paris")
    table.items(SEWARD, "knife", "rifle")
    table.run("dracula.arrive", SEWARD, "brussels", False, False)
    table.finish()
    table.action(SEWARD, night=night)
    assert hunter_thinks(table, SEWARD) == do.Search()


def test_an_aristocratic_vampire_is_worth_a_delay():
    table = Table()
    table.trail("dublin", "paris")
    table.lay(2, "aristocratic_vampire")
    table.place(SEWARD, "paris")
    table.action(SEWARD)
    table.hunter(SEWARD).answers(do.Search())
    table.pass_until("become-delayed-against", seat="C")
    assert hunter_thinks(table, SEWARD) == do.Accept()


def test_scouts_are_sent_where_dracula_can_be():
    """All but three cities are ruled out."""
    table = Table()
    left = ("rome", "naples", "bari")
    cities = tuple(city for city in table.game.atlas.cities if city not in left)
    table.trail("rome")
    table.game.learn(Began(table.hideout(1).slot, ("castle_dracula",)))
    table.game.learn(NotThere(cities))
    table.receives(SEWARD, "hired_scouts")
    table.hunter(SEWARD).answers(do.PlayEvent("hired_scouts"))
    table.pass_until("name-cities", seat="C")
    named = {option.place for option in hunter_thinks(table, SEWARD)}
    assert named < set(left)


def test_a_weapon_is_kept_and_dogs_are_let_go():
    table = Table()
    table.items(GODALMING, "knife", "rifle", "dogs", "heavenly_host")
    table.run("dracula.keep_to_limits", GODALMING)
    assert hunter_thinks(table, GODALMING) == do.DiscardItem("dogs")


# Dracula


def phase_of(table):
    """Dracula's phase up to the question where he goes."""
    table.game.learn(Began(table.hideout(1).slot, ("castle_dracula",)))
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A")
    return table


@pytest.mark.parametrize("key", KEYS)
def test_what_wins_the_game_is_let_mature(key):
    table = Table()
    table.trail("dublin", None, None, None, None, "rome")
    table.lay(6, "aristocratic_vampire")
    table.game.influence = 9
    table.dracula_phase()
    table.pass_until("slid-off", seat="A")
    assert thinks(table, "A", key) == do.Mature(*table.calls(table.slid.encounters[0]))


@pytest.mark.parametrize("key", KEYS)
def test_the_fury_is_let_loose_when_it_wins(key):
    """Three despair tokens and ten influence: any city will do."""
    table = Table(at="rome")
    table.game.despair, table.game.influence = 3, 10
    answer = thinks(phase_of(table), "A", key)
    assert isinstance(answer, do.MoveTo | do.Hide)
    assert isinstance(answer, do.Hide) or table.game.atlas.places[answer.place].kind == "city"


@pytest.mark.parametrize("key", KEYS)
def test_a_dying_dracula_does_not_kill_himself(key):
    """With one point of health he neither sails, nor runs as a wolf, nor calls."""
    table = Table(at="rome")
    table.game.damage = 14
    answer = thinks(phase_of(table), "A", key)
    assert isinstance(answer, do.MoveTo | do.Hide | do.Feed)
    assert not isinstance(answer, do.MoveTo) or table.game.atlas.places[answer.place].kind == "city"


@pytest.mark.parametrize("key", KEYS)
def test_dracula_keeps_out_of_the_way_of_armed_hunters(key):
    """From Munich every city but those of Zurich and Milan is within a day of Vienna and Prague."""
    table = Table(at="munich")
    table.together("vienna", GODALMING, SEWARD)
    table.together("nuremburg", VAN_HELSING, MINA)
    for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA):
        table.items(hunter, "knife")
    answer = thinks(phase_of(table), "A", key)
    assert not isinstance(answer, do.MoveTo) or answer.place in ("zurich", "milan", "venice", "strasbourg", "zagreb")
    assert isinstance(answer, do.MoveTo | do.WolfForm)


@pytest.mark.parametrize("key", KEYS)
def test_three_armed_hunters_are_left_as_soon_as_pride_allows(key):
    table = meeting(GODALMING, SEWARD, VAN_HELSING)
    table.items(GODALMING, "knife", "rifle")
    table.items(SEWARD, "knife", "heavenly_host")
    table.items(VAN_HELSING, "knife", "pistol")
    table.game.damage = 8
    begin(table, "escape_as_mist", "claws", "plotting", "claws", "strength")
    assert thinks(table, "A", key) != do.Pick("escape_as_mist")
    table.game.fight(played=("claws",))
    table.ask_again()
    assert thinks(table, "A", key) == do.Pick("escape_as_mist")


def test_a_mesmerized_hunter_is_bitten_at_night():
    """Mina would be defeated by it."""
    table = meeting(MINA, SEWARD)
    begin(table, "fangs", "plotting", "escape_as_bat")
    table.game.fight(mesmerized=(MINA,))
    table.ask_again()
    assert thinks(table, "A") == do.Pick("fangs")
    table.dracula.picks("fangs")
    table.hunter(MINA).picks("punch")
    table.hunter(SEWARD).picks("punch")
    assert thinks(table, "A") == do.Engage(MINA)


def places_an_encounter(*hunters_at, known):
    """Dracula goes from Lisbon to Cadiz with a vampire in hand; `known`: everybody knows where he came from."""
    table = Table(at="lisbon")
    for hunter, place in zip((GODALMING, SEWARD, VAN_HELSING, MINA), hunters_at, strict=True):
        table.place(hunter, place)
    table.encounters("aristocratic_vampire", "wolves", "bats", "rats", "hoax")
    cities = tuple(city for city in table.game.atlas.cities if city != "lisbon")
    table.game.learn(Began(table.hideout(1).slot, cities if known else ("castle_dracula",)))
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A").answers(do.MoveTo("cadiz"))
    table.pass_until("place-encounter", seat="A")
    return table


def test_a_vampire_is_left_where_nobody_is_near():
    table = places_an_encounter("bucharest", "varna", "sofia", "galatz", known=False)
    assert thinks(table, "A") == do.PlaceEncounter("aristocratic_vampire")


def test_hunters_on_his_heels_find_a_trap_and_no_vampire():
    table = places_an_encounter("madrid", "madrid", "granada", "granada", known=True)
    assert thinks(table, "A") == do.PlaceEncounter("wolves")


def test_a_vampire_lets_the_hunter_come_but_wolves_do_not_wait():
    table = Table()
    table.trail("dublin", "paris")
    table.lay(2, "aristocratic_vampire", "wolves")
    table.place(SEWARD, "paris")
    table.run("dracula.arrive", SEWARD, "brussels", False, False)
    table.pass_until("ambush", seat="A")
    assert thinks(table, "A") == do.Ambush(*table.encounter(2, "wolves"))


@pytest.mark.rule("DRA-TOKEN-BATS-02")
def test_bats_carry_no_hunter_to_dracula_if_there_is_no_other_road():
    for place, elsewhere in (("galway", False), ("brussels", True)):
        table = Table(at="dublin")
        table.place(MINA, place)
        table.game.change(MINA, bats=True)
        table.action(MINA)
        assert isinstance(thinks(table, "A"), do.ThisPlace) == elsewhere
