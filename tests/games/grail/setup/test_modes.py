"""Story, challenge and free mode, the tutorial, the game as a whole; GRAIL-STORY-MODE, -CHALLENGE, -FREE, -TUTORIAL."""

import random

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.game import GAME, HANDICAPS
from nokturn.games.grail.seen.encounter_view import encounter_view
from nokturn.games.grail.state import encounter_choices as fought
from nokturn.kernel import Ask
from nokturn.kernel.errors import SetupError
from nokturn.kernel.snapshots import digest, load, save

KEY = "5a" * 16


def any_answer(rng: random.Random, ask: Ask) -> object:
    match ask.kind:
        case "one":
            return rng.choice(ask.options)
        case "confirm":
            return rng.random() < 0.5
        case "number":
            return rng.randint(ask.low, ask.high)
        case "some":
            return tuple(rng.sample(ask.options, rng.randint(ask.low, ask.high)))
    return ask.options


@pytest.mark.rule("GRAIL-STORY-MODE-01")
def test_story_mode_is_a_player_fewer_for_two_to_four():
    assert GAME.prepare(3, {"story": True}, KEY).players == 2
    assert GAME.prepare(1, {"story": True}, KEY).players == 1


@pytest.mark.rule("GRAIL-STORY-MODE-02")
def test_alone_story_mode_loosens_the_limiter_and_others_may_ask_for_it():
    assert GAME.prepare(1, {"story": True}, KEY).loose_limiter
    assert not GAME.prepare(2, {"story": True}, KEY).loose_limiter
    assert GAME.prepare(2, {"loose-limiter": True}, KEY).loose_limiter


@pytest.mark.rule("GRAIL-CHALLENGE-10")
@pytest.mark.parametrize("handicap", HANDICAPS)
def test_each_handicap_is_switched_on_by_itself(handicap):
    assert GAME.prepare(2, {f"challenge-{handicap}": True}, KEY).handicaps == (handicap,)


@pytest.mark.rule("GRAIL-CHALLENGE-02")
def test_the_distrust_of_the_islanders_is_everybodys():
    table = Table("beor", "arev", handicaps=("distrust",))
    secret = table.state.content.challenge_secret
    assert secret is not None
    assert secret.number == 42
    assert secret.rule[0].when == "stage_start"


@pytest.mark.rule("GRAIL-FREE-01")
def test_in_free_play_no_two_use_the_same_tile_tray_or_colour():
    table = Table.boxed(2, free=True).begins()
    table.seat("A").answers(do.TakeCharacter("beor")).answers(do.TakeTray("ailei")).answers(do.TakeColour("maggot"))
    assert do.TakeCharacter("beor") not in table.seat("B").options
    table.seat("B").answers(do.TakeCharacter("ailei"))
    assert do.TakeTray("ailei") not in table.seat("B").options
    table.seat("B").answers(do.TakeTray("beor"))
    assert do.TakeColour("maggot") not in table.seat("B").options


@pytest.mark.rule("GRAIL-FREE-03")
def test_without_free_play_everything_is_the_characters_own():
    table = Table.boxed(1).begins()
    table.seat("A").answers(do.TakeCharacter("arev"))
    assert (table["arev"].tray, table["arev"].colour) == ("arev", "arev")


@pytest.mark.rule("GRAIL-FREE-02")
def test_choices_for_one_hero_ask_for_the_tile():
    table = Table.boxed(1, free=True).begins()
    table.seat("A").answers(do.TakeCharacter("ailei")).answers(do.TakeTray("beor")).answers(do.TakeColour("beor"))
    assert set(table.state.heroes) == {"ailei"}, "Beor's tray and cards make nobody Beor"


@pytest.mark.rule("GRAIL-TUTORIAL-01", "GRAIL-TUTORIAL-03")
def test_the_tutorial_is_beor_alone_on_five_locations_for_a_day():
    table = Table.boxed(1, tutorial=True).begins()
    beor = table["beor"]
    assert sorted(table.state.places) == [101, 102, 103, 104, 105]
    assert table.state.stack == ()
    assert beor.magic == 2
    assert beor.combat_deck[:5] == ("beor_c01", "beor_c04", "beor_c05", "beor_c06", "beor_c08")
    assert table.state.encounter_decks["grey"][0].startswith("vagrant:")
    assert table.state.encounter_decks["blue"][0].startswith("weeping_orphan:")
    table.of("beor").answers(do.Travel(102))
    assert sorted(table.state.places) == [101, 102, 103, 104, 105]
    table.of("beor").answers(do.PassDay()).answers(do.Eat())
    assert table.state.finished
    assert GAME.legacy(table.state) is None, "the campaign knows nothing of it"


@pytest.mark.rule("GRAIL-TUTORIAL-01")
def test_the_tutorial_is_for_one():
    with pytest.raises(SetupError):
        GAME.prepare(2, {"tutorial": True}, KEY)


@pytest.mark.rule("GRAIL-TUTORIAL-02")
def test_the_first_combat_and_the_first_diplomacy_may_be_those_for_beginners(faced):
    table = Table("beor", at=102, ask_for_first=True)
    table.applies(("encounter green", "encounter blue", "encounter green"), "beor")
    assert faced.cards[:2] == ["vagrant", "weeping_orphan"]
    assert table.state.content.encounters[faced.cards[2]].colour == "green"


@pytest.mark.rule("GRAIL-SETUP-CHAR-09")
def test_letters_are_there_to_read_in_both_languages():
    for character in Table("beor").state.content.characters.values():
        assert character.letter_text["en"]
        assert character.letter_text["pl"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_days_run_compiled_and_as_written_alike(players):
    """Both twins, a save at every step, no fault, and nothing a seat sees changes in another world."""
    rng = random.Random(players)
    position, native = GAME.start(players, {}, KEY), GAME.start_native(players, {}, KEY)
    for step in range(120):
        if position.over:
            break
        asks = position.asks()
        assert asks == native.asks()
        ask = rng.choice(asks)
        answer = any_answer(rng, ask)
        assert position.answer(ask.seat, answer) is None
        assert native.answer(ask.seat, answer) is None
        assert GAME.faults(position.state) == []
        if step % 10 == 0:
            assert digest(GAME, load(GAME, save(GAME, position))) == digest(GAME, position)
            world = position.resampled(GAME, "A", f"{step:032x}")
            assert GAME.view(world.state, "A") == GAME.view(position.state, "A")
            assert world.ask_for("A") == position.ask_for("A")


def test_without_an_encounter_there_is_none_to_see():
    assert encounter_view(Table("beor").state, "A") is None


def as_expected(table: Table, expect: str) -> None:
    """Does what a step of the tutorial waits for; what the table does by itself must have happened."""
    word, *rest = expect.split()
    beor = table.seat("A")
    match word, rest:
        case "begin_day", []:
            assert (table.state.day, table.state.places[101].dial) == (1, 7), "8, less the first morning"
            assert table.state.quests, "the Event has brought a Quest"
        case "explore", [location]:
            assert table["beor"].location == int(location)
            beor.answers(do.Explore())
            assert table.asked() == {"A": "choice"}
            beor.answers(next(one for one in beor.options if isinstance(one, do.TakeChoice)))
            table.pass_until("act")
        case "travel", [location]:
            beor.answers(do.Travel(int(location)))
            if location == "101":
                beor.answers(do.CheckMenhir())
                table.pass_until("act")
        case "start_combat", [encounter]:
            beor.answers(fought.KeepHand())
            assert table.told("encounter")[-1]["encounter"] == encounter
        case "play", [card, *magic]:
            beor.answers(fought.PlayCard(card, bool(magic)))
        case "resolve_attack", []:
            health = table["beor"].health
            beor.answers(fought.EndPlaying())
            assert table["beor"].health == health, "Defence cancels the damage"
            assert table.state.fray is not None
            assert table.state.fray.pool == 1, "2 less the one he takes"
        case "pass", []:
            beor.answers(do.PassDay())
            beor.answers(do.Eat())
        case "finish", []:
            assert [(one["hero"], one["location"]) for one in table.told("dream")] == [("beor", 101)]
            assert table.state.finished
        case _:
            assert expect == "acknowledge", expect


@pytest.mark.rule("GRAIL-TUTORIAL-01")
def test_the_tutorial_can_be_played_step_by_step_as_it_is_told():
    guide = Table("beor").state.content.tutorial
    assert guide is not None
    table = Table.boxed(1, tutorial=True).begins()
    for step in guide.step:
        if step.id == "t12_menhir" and table.asked() == {"A": "play"}:
            table.seat("A").answers(fought.EndPlaying())
            assert table.told("encounter-over")[-1]["outcome"] == "won", "six markers beat a value of five"
        as_expected(table, step.expect)
    assert table.over
    assert GAME.legacy(table.state) is None, "no Status of a campaign is touched"
