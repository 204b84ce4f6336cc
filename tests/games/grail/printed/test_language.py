"""The language of cards is read word by word, and a wrong word is answered with the right one; catalogue, part C."""

import pytest

from nokturn.games.grail.printed.language import conditions as asked
from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.conditions import CONDITIONS
from nokturn.games.grail.printed.language.effects import OPS, Effect
from nokturn.games.grail.printed.language.parser import WordError, condition_of, effect_of
from nokturn.games.grail.printed.language.scopes import scope_of
from nokturn.kernel.plain import pack, unpack

ONE = Amount(1)


@pytest.mark.parametrize("text, does", [
    ("none", world.Nothing()),
    ("gain food 2 party", world.Gain(what="food", n=Amount(2), scope="party")),
    ("lose energy 1", world.Lose(what="energy", n=ONE)),
    ("set terror 0 each", world.SetTo(what="terror", n=Amount(0), scope="each")),
    ("pay charge all", world.Pay(what="charge", n=Amount(everything=True))),
    ("pay magic 1+players party", world.Pay(what="magic", n=Amount(1, 1), scope="party")),
    ("pay food 2*players party", world.Pay(what="food", n=Amount(0, 2), scope="party")),
    ("toss_skull: damage 2 unavoidable", world.Damage(n=Amount(2), unavoidable=True, toss="skull")),
    ("status allies.3", world.SetStatus(status="allies", part=3)),
    ("status something_comes +1", world.SetStatus(status="something_comes", one_more=True)),
    ("unstatus something_comes", world.ClearStatus(status="something_comes")),
    ("secret hermits_word actor", world.GainSecret(secret="hermits_word", scope="actor")),
    ("draw_item craft 1 choose", world.DrawItem(which="craft", n=ONE, scope="choose")),
    ("encounter purple", world.DrawEncounter(colour="purple")),
    ("encounter_levels 2,3,4", world.EncounterLevels(levels=(2, 3, 4))),
    ("swap 115 153", world.ReplaceLocation(old=115, new=153)),
    ("menhir_add lowest -1", world.ChangeMenhir(where="lowest", n=-1)),
    ("menhir_add 101 +2", world.ChangeMenhir(where=101, n=2)),
    ("dial last_dusk 13-players time q_first",
     world.SetDial(name="last_dusk", n=Amount(13, -1), kind="time", holder="q_first")),
    ("guardian scout highest", world.PlaceGuardian(encounter="scout", where="highest")),
    ("cost_mod food_or_wealth -1 this actor",
     world.ChangeCost(what="food_or_wealth", n=-1, at="this", scope="actor")),
    ("pool -1", fought.Pool(n=Amount(-1))),
    ("pool_per aggression 1", fought.PoolPer(attribute="aggression", n=ONE)),
    ("shift any", fought.Shift(by="any")),
    ("ignore_trait ambush", fought.IgnoreTrait(trait="ambush")),
])  # fmt: skip
def test_an_effect_is_read_word_by_word(text, does):
    assert effect_of(text) == Effect(((does,),))


def test_alternatives_and_parts_keep_their_order():
    assert effect_of("lose food 1 ; gain rep 1 | none") == Effect((
        (world.Lose(what="food", n=ONE), world.Gain(what="rep", n=ONE)),
        (world.Nothing(),),
    ))  # fmt: skip


@pytest.mark.parametrize("text, holds", [
    ("attr empathy 2", asked.HasAttribute(attribute="empathy", level=2)),
    ("not status allies.3", asked.StatusSet(status="allies", part=3, negated=True)),
    ("count plunderer 3", asked.PartsSet(status="plunderer", n=3)),
    ("res rep 4", asked.HasAtLeast(what="rep", n=4)),
    ("encounter_color green", asked.EncounterColour(colour="green")),
    ("not ate", asked.Ate(negated=True)),
    ("dial last_dusk", asked.DialExists(name="last_dusk")),
])  # fmt: skip
def test_a_condition_is_read_word_by_word(text, holds):
    assert condition_of(text) == holds


@pytest.mark.parametrize("text, remedy", [
    ("gian food 1", "Write 'gain'"),
    ("gain fod 1", "Write 'food'"),
    ("gain food", "Write 'gain WHAT N'"),
    ("gain food two", "no number"),
    ("toss_sword: gain food 1", "toss_grail"),
    ("", "'none'"),
    ("gain food 1 ;", "'none'"),
    ("status allies.x", "'allies.1'"),
    ("damage 2 avoidable", "Write 'unavoidable'"),
    ("encounter gray", "Write 'grey'"),
    ("pool 1 2 3", "Write 'pool N'"),
    ("gain food 1 everybody", "Write 'gain WHAT N'"),
    ("; ".join(["gain food 1"] * 60), "split it"),
])  # fmt: skip
def test_a_wrong_word_is_answered_with_the_right_one(text, remedy):
    with pytest.raises(WordError, match=remedy):
        effect_of(text)


@pytest.mark.parametrize("text, remedy", [
    ("stauts allies", "Write 'status'"), ("attr empaty 1", "Write 'empathy'"), ("", "nothing"), ("green 1", "green"),
])  # fmt: skip
def test_so_is_a_wrong_condition(text, remedy):
    with pytest.raises(WordError, match=remedy):
        condition_of(text)


def test_the_vocabulary_is_that_of_the_catalogue():
    assert len(OPS) == 72
    assert len(CONDITIONS) == 24


@pytest.mark.parametrize("text", ["pay magic 1 actor | gain terror 1 actor", "dial d 13-players time q", "shift -1"])
def test_effects_may_rest_in_a_frame(text):
    assert unpack(pack(effect_of(text))) == effect_of(text)


@pytest.mark.parametrize("text, context, scope", [
    ("gain food 1", "journal", "party"), ("gain terror 1", "journal", "each"), ("damage 1", "journal", "each"),
    ("secret x", "journal", "party"), ("lose_secret x", "journal", "each"), ("gain food 1", "event", "all"),
    ("damage 1", "card", "actor"), ("gain wealth 1", "loot", "party"), ("gain xp 1", "each", "each"),
    ("gain food 1 choose", "event", "choose"),
])  # fmt: skip
def test_whom_an_effect_concerns_if_it_does_not_say(text, context, scope):
    assert scope_of(effect_of(text).parts[0], context) == scope


@pytest.mark.rule("GRAIL-MENHIR-05")
def test_numbers_that_count_players():
    assert [Amount(13, -1).of(players) for players in (1, 2, 3, 4)] == [12, 11, 10, 9]
    assert [Amount(0, 2).of(players) for players in (1, 4)] == [2, 8]
