"""What holds at every moment of every game (catalogue, section 8.4), over random games of all tables."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import ALLIES, CLAN_CARDS, STARTERS, VICTIMS, dealt
from nokturn.games.vendetta.game import GAME
from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel import Ask, Position
from nokturn.kernel.events import Event, log_of

PASSIVES = {
    *("BR03", "BR08", "GA06", "MA02", "MA06", "NO02", "NO03", "NO04", "NO06", "NO08"),
    *("TO06", "TO07", "TR04", "TR06", "VE01", "VE05", "VE07"),
}
CARD_ID = re.compile(r"\b(?:BR|GA|MA|NO|TO|TR|VE|AL)\d\d\b")
INSIDE_A_FRENZY = ("phial", "tremere-ready")
TABLES = GAME.tables()


def name_of(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    return "-".join([str(players), *[key for key, value in options.items() if value]])


every_table = pytest.mark.parametrize("table", TABLES, ids=map(name_of, TABLES))


def random_answer(question: Ask, dice: random.Random) -> Any:
    """Any legal answer; draining only now and then, or everybody ends as a diablerist."""
    match question.kind:
        case "one":
            options = list(question.options)
            if dice.random() < 0.8:
                options = [option for option in options if not isinstance(option, do.Drain)] or options
            return dice.choice(options)
        case "some":
            return tuple(dice.sample(question.options, dice.randint(question.low, question.high)))
        case "order":
            return tuple(dice.sample(question.options, len(question.options)))
        case "number":
            return dice.randint(question.low, question.high)
        case _:
            return dice.random() < 0.5


def moments(table: tuple[int, dict[str, Any]], number: int = 0) -> Iterator[Position[Vendetta]]:
    """One random game; the position at every question, and at the end."""
    players, options = table
    dice = random.Random(f"{name_of(table)} {number}")
    position = GAME.start(players, options, f"{dice.getrandbits(128):032x}")
    yield position
    while not position.over:
        question = dice.choice(position.asks())
        assert position.answer(question.seat, random_answer(question, dice)) is None
        yield position


def rounds_of(table: tuple[int, dict[str, Any]], games: int = 2) -> Iterator[tuple[Vendetta, tuple[Ask, ...]]]:
    """State and questions of every moment after setup, over several games."""
    for number in range(games):
        for position in moments(table, number):
            if position.state.round:
                yield position.state, position.asks()


def remaining(game: Vendetta) -> list[str]:
    return [seat for seat in game.seats if seat not in game.out]


@pytest.mark.rule("VEN-FRENZY-01", "VEN-RSRC-04")
@every_table
def test_1_every_remaining_player_has_blood_unless_a_frenzy_is_just_being_settled(table):
    for game, asks in rounds_of(table):
        frenzied = {question.seat for question in asks if question.prompt in INSIDE_A_FRENZY}
        assert all(game.blood[seat] >= 1 for seat in remaining(game) if seat not in frenzied)


@pytest.mark.rule("VEN-RES-06")
@every_table
def test_2_every_clan_card_is_in_exactly_one_place_and_owners_never_change(table):
    for game, _ in rounds_of(table):
        deployed = [card for _, _, card in game.deployed()]
        places = Counter(card.card for card in deployed)
        for zone in (game.hands, game.drawn, game.decks):
            for cards in zone.values():
                places.update(cards)
        places.update(card for _, card in game.aside)
        places.update(card for card in game.removed if not card.startswith(("AL", "VI", "RE", "LO")))
        own_cards = [card for clan in game.clans.values() for card in CLAN_CARDS[clan]]
        assert places == Counter(dealt(own_cards, expansions=game.use_expansions))
        assert all(card.card in CLAN_CARDS[game.clans[card.owner]] for card in deployed)
        for seat in game.seats:
            own = {*game.hands[seat], *game.drawn.get(seat, ()), *game.decks[seat]}
            assert own <= set(CLAN_CARDS[game.clans[seat]])


@pytest.mark.rule("VEN-EOR-01", "VEN-EOR-02")
@every_table
def test_3_after_the_end_of_rounds_1_and_2_nothing_is_deployed(table):
    opened = set()
    for game, asks in rounds_of(table, games=1):
        if game.round > 1 and asks and asks[0].prompt == "keep":
            opened.add(game.round)
            areas = [area for district in game.areas.values() for area in district.values()]
            assert all(area.cards == () and area.blood == 0 for area in areas)
    assert 2 in opened


@pytest.mark.rule("VEN-DIAB-03")
@every_table
def test_4_nobody_with_three_diablerie_tokens_is_still_in_the_game(table):
    for game, _ in rounds_of(table):
        assert all(game.ready_tokens[seat] + game.used_tokens[seat] < 3 for seat in remaining(game))


@pytest.mark.rule("VEN-RSRC-08", "VEN-RSRC-09")
@every_table
def test_5_neither_influence_nor_deployed_blood_goes_below_0(table):
    for game, _ in rounds_of(table):
        assert min(game.influence.values()) >= 0
        assert min((area.blood for district in game.areas.values() for area in district.values()), default=0) >= 0


@pytest.mark.rule("VEN-SETUP-09", "VEN-SETUP-10")
@every_table
def test_6_all_allies_and_victims_are_somewhere(table):
    for game, _ in rounds_of(table):
        everywhere = [*game.ally_deck, *game.victim_deck, *game.allies.values()]
        for seat in game.seats:
            everywhere += [*game.alliances[seat], *game.drained[seat]]
        everywhere += [card for card in game.removed if card.startswith(("AL", "VI"))]
        assert sorted(everywhere) == sorted(dealt((*ALLIES, *VICTIMS), expansions=game.use_expansions))


def drawn_by_effects(log):
    """Cards that each player has drawn outside of Hand Management."""
    drawn: Counter[str] = Counter()
    phase = ""
    for event in log:
        if event.key.startswith("phase-"):
            phase = event.key
        elif event.key == "draws-cards" and phase != "phase-hand":
            facts = dict(event.facts)
            drawn[facts["player"]] += facts["count"]
    return drawn


@pytest.mark.rule("VEN-PLAN-19")
@every_table
def test_7_after_planning_everybody_holds_one_card_and_what_effects_have_drawn(table):
    for number in range(2):
        checked = 0
        for position in moments(table, number):
            game = position.state
            log = game.events or []
            begun = [number for number, event in enumerate(log) if event.key == "phase-resolution"]
            if len(begun) > checked:
                checked += 1
                more = drawn_by_effects(log[: begun[-1]])
                assert all(len(game.hands[seat]) == 1 + more[seat] for seat in remaining(game))
        assert checked >= 2


@pytest.mark.rule("VEN-ORDER-04", "VEN-DIAB-10")
@every_table
def test_8_the_ambition_token_is_held_by_a_remaining_player(table):
    for game, _ in rounds_of(table):
        assert game.ambition in remaining(game)


@pytest.mark.rule("VEN-SETUP-15", "VEN-SETUP-17", "VEN-R-25")
@every_table
def test_9_a_view_and_a_question_name_only_cards_the_log_has_told(table):
    told: dict[str | None, set[str]] = {}
    read = 0
    for moment, position in enumerate(moments(table)):
        game = position.state
        seats = (*game.seats, None)
        starters = {card for clan in game.clans.values() for card in STARTERS[clan]}
        news = (game.events or [])[read:]
        read += len(news)
        for seat in seats:
            told.setdefault(seat, set()).update(starters, CARD_ID.findall(str(log_of(news, seat))))
        for question in position.asks():
            assert set(CARD_ID.findall(str(question))) <= told[question.seat]
        viewer = seats[moment % len(seats)]
        assert set(CARD_ID.findall(msgspec.json.encode(GAME.view(game, viewer)).decode())) <= told[viewer]


@pytest.mark.rule("VEN-SETUP-15", "VEN-R-52")
@every_table
def test_9_a_face_down_card_is_named_only_to_who_may_know_it(table):
    for position in moments(table):
        game = position.state
        log: list[Event] = list(game.events or [])
        rounds = [number for number, event in enumerate(log) if event.key == "round"]
        now = log[rounds[-1] :] if rounds else []
        turned = {dict(event.facts)["card"] for event in now if event.key == "turned-down"}
        for seat in (*game.seats, None):
            view = GAME.view(game, seat)
            assert view.hand == (game.hands.get(seat, ()) if seat else ())
            seen = {
                dict(event.secret)["card"]
                for event in now
                if event.key in ("looks-at", "plays-face-down") and seat in event.privy
            }
            for areas in view.areas.values():
                for holder, area in areas.items():
                    for card in area.cards:
                        if not card.face_up and holder != seat:
                            assert card.card == "" or card.card in turned | seen


@pytest.mark.rule("VEN-SETUP-15")
@every_table
def test_9_secret_facts_are_told_to_nobody_else(table):
    *_, end = moments(table)
    game = end.state
    nosferatu = {seat for seat, clan in game.clans.items() if clan == "nosferatu"}
    secrets = [event for event in game.events or [] if event.secret]
    assert {"draws-cards", "keeps", "plays-face-down"} <= {event.key for event in secrets}
    for event in secrets:
        player = {dict(event.facts)["player"]}
        assert set(event.privy) <= player | (nosferatu if event.key == "plays-face-down" else set())


@pytest.mark.rule("VEN-SETUP-15", "VEN-RES-RETREAT-01", "VEN-HAND-03")
@every_table
def test_9_a_simultaneous_choice_shows_nowhere_until_all_are_in(table):
    locked = set()
    waiting: dict[str, Ask] = {}
    before: tuple[Any, ...] = ()
    for position in moments(table):
        game = position.state
        asks = {question.seat: question for question in position.asks()}
        now = (len(game.events or []), *[GAME.view(game, seat) for seat in (*game.seats, None)])
        if position.sealed and asks.items() < waiting.items():
            locked |= {question.prompt for question in asks.values()}
            assert now == before
        waiting, before = asks, now
    assert {"keep", "stay-or-withdraw"} <= locked


def acting_passives(event: Event) -> set[str]:
    """The passive cards whose doing this event is."""
    if event.key == "blood-redirected":
        return {"TR04"}
    if event.key == "resolves":
        return {dict(event.facts)["card"]} & PASSIVES
    if event.key in ("steals", "loses-blood", "immune"):
        return {dict(event.facts)["card"]} & (PASSIVES - {"MA02"})  # bids are settled even if it was turned down, R-19
    return set()


@pytest.mark.rule("VEN-CARD-08")
def test_10_a_passive_that_lies_face_down_never_acts():
    acted: set[str] = set()
    for table in TABLES:
        for number in range(3):
            for position in moments(table, number):
                for question in position.asks():
                    source = dict(question.args).get("card")
                    if source in PASSIVES and question.prompt != "malkavs-bane":
                        acted.add(source)
                        assert any(card.face_up for _, _, card in position.state.deployed() if card.card == source)
            face_up: set[str] = set()
            for event in position.state.events or []:
                facts = dict(event.facts)
                assert acting_passives(event) <= face_up
                acted |= acting_passives(event)
                if event.key in ("plays-face-up", "revealed"):
                    face_up.add(facts["card"])
                elif event.key == "moves-to-haven":
                    face_up |= set(facts["cards"])
                elif event.key == "plays-face-down":
                    face_up.discard(dict(event.secret)["card"])
                elif event.key == "turned-down":
                    face_up.discard(facts["card"])
    assert acted >= {"BR03", "MA02", "MA06", "NO02", "NO06", "TO06", "TO07", "TR04", "TR06", "VE05", "VE07"}


@pytest.mark.rule("VEN-CONF-03", "VEN-RES-CLASH-05", "VEN-RES-CLASH-07", "VEN-R-04")
def test_11_every_ranking_is_a_total_order_with_ties_in_player_order():
    ties = soles = 0
    for table in TABLES:
        for number in range(2):
            holders: dict[tuple[int, str], set[str]] = {}
            for position in moments(table, number):
                for question in position.asks():
                    if question.prompt == "stay-or-withdraw":
                        game, district = position.state, dict(question.args)["district"]
                        holders[game.round, district] = {s for s in game.seats if game.area(district, s).cards}
            for players, totals, order, sole in rankings(position.state, holders):
                assert len(set(players)) == len(players)
                places = [
                    (player != sole, -total, order.index(player)) for player, total in zip(players, totals, strict=True)
                ]
                assert places == sorted(places)
                ties += len(totals) - len(set(totals))
                soles += bool(sole)
    assert ties > 30
    assert soles > 10


def rankings(game: Vendetta, holders: dict[tuple[int, str], set[str]]) -> Iterator[tuple[Any, Any, list[str], str]]:
    """Every ranking of the game: players, totals, who wins a tie against whom, the sole card holder if any."""
    number, ambition, fiorenza = 0, "", ""
    leavers: set[str] = set()
    eliminated = False
    for event in game.events or []:
        facts = dict(event.facts)
        if event.key == "round":
            number = facts["round"]
        elif event.key in ("first-player", "ambition"):
            ambition = facts["player"]
        elif facts.get("ally") == "AL08":
            fiorenza = "" if event.key in ("drains", "diablerie") else facts.get("player", "")
        elif event.key == "choices-revealed":
            leavers, eliminated = set(facts["leavers"]), False
        elif event.key == "uses-relic" and facts["relic"] == "RE06":
            leavers ^= {facts["player"]}
        elif event.key == "eliminated":
            eliminated = True
        elif event.key == "ranking" and not eliminated:  # else who had cards when it was tested is hard to tell
            start = game.seats.index(ambition)
            order = [*game.seats[start:], *game.seats[:start]]
            order.sort(key=lambda seat: seat != fiorenza)
            left = holders[number, facts["district"]] - leavers
            yield facts["players"], facts["totals"], order, left.pop() if len(left) == 1 else ""


@pytest.mark.rule("VEN-RES-RETREAT-01")
@every_table
def test_12_only_the_players_in_a_district_are_asked_to_stay_or_withdraw(table):
    for number in range(2):
        for position in moments(table, number):
            questions = [question for question in position.asks() if question.prompt == "stay-or-withdraw"]
            if questions:
                game, district = position.state, dict(questions[0].args)["district"]
                inside = {
                    seat
                    for seat in remaining(game)
                    if game.area(district, seat).cards or game.area(district, seat).blood
                }
                asked = {question.seat for question in questions}
                assert asked | {seat for seat, _ in position.sealed} == inside


@pytest.mark.rule("VEN-PLAN-17")
@every_table
def test_13_a_player_with_a_card_in_hand_always_has_a_legal_play(table):
    turns = 0
    for game, asks in rounds_of(table):
        for question in asks:
            if question.prompt == "turn":
                turns += 1
                assert game.hands[question.seat]
                plays = {option.card for option in question.options if isinstance(option, do.PlayCard)}
                assert plays == set(game.hands[question.seat])
    assert turns > 0
