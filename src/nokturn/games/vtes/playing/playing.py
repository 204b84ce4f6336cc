"""Playing a card: announce, as-played window, pay, replace, resolve (VTES-PLAY-01..12, VTES-R-47)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.playing.abilities import AT_RANDOM, discardable, given_limit, limit_of
from nokturn.games.vtes.playing.convictions import pay_convictions
from nokturn.games.vtes.playing.events import note_event
from nokturn.games.vtes.playing.impulse import Impulse
from nokturn.games.vtes.playing.playable import played_once, plays_as_vampire
from nokturn.games.vtes.playing.reductions import burn_spent, full_cost, pay_from, reduce_cost, take_back_reductions
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    CONVICTION,
    EVENT,
    MASTER,
    MODIFIER,
    REACTION,
    Ability,
    Mode,
    text_of,
    written,
)
from nokturn.games.vtes.state.choices import ChoosePrinted, PlayCard, UseAbility
from nokturn.games.vtes.state.counters import burn_counters, burn_pool, rearm
from nokturn.games.vtes.state.spelling import BURNED
from nokturn.games.vtes.state.state import LIMBO, Vtes
from nokturn.games.vtes.state.stats import amount, amount_for, is_vampire, statics
from nokturn.games.vtes.state.underway_records import Owed, Play, Played
from nokturn.games.vtes.state.vocabulary import Replaced
from nokturn.games.vtes.state.zones import burn, draw, into_limbo, out_of_hand, says, take_kept, to_ash
from nokturn.games.vtes.text.costs import least_x, pay
from nokturn.games.vtes.text.effects import resolve
from nokturn.games.vtes.text.steps import burn_card
from nokturn.games.vtes.text.targets import choices, known
from nokturn.kernel import Rule, ask, ask_number, call, carries_out, chance, procedure
from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import pick
from nokturn.kernel.reactions import window


def mode_of(play: Play) -> Mode:
    """The mode in which a card is played."""
    return text_of(play.card).modes[play.mode]


def ability_of(play: Play) -> Ability:
    """The ability that is used."""
    return text_of(play.card).abilities[play.mode]


@procedure(rule=("VTES-PLAY-01", "VTES-SEQ-01", "VTES-DISC-04", "VTES-REQ-09"))
def choose(game: Vtes, play: Play, words: tuple[str, ...], x: str) -> Rule:
    """What has to be chosen as a card or ability is announced: targets in order, and X."""
    for word in words:
        option = yield ask(
            play.seat,
            "choose-target",
            choices(game, play, word),
            rule="VTES-SEQ-01",
            card=play.card,
            source=play.card,
            target=word,
        )
        play = replace(play, chosen=(*play.chosen, known(option)))
    if x == "ask":
        number = yield ask_number(play.seat, "choose-x", 0, most_x(game, play), rule="VTES-REQ-09", card=play.card)
        play = replace(play, x=number)
    elif x == BURNED:
        most = max(game.cards[play.minion].counters - full_cost(game, play)[0], 0)
        number = yield ask_number(play.seat, "choose-x", 0, most, rule="VTES-REQ-09", card=play.card)
        play = replace(play, x=number)
    elif x:
        play = replace(play, x=least_x(game, play))
    return play


def most_x(game: Vtes, play: Play) -> int:
    """As much X as can be paid for besides what the card costs without it (VTES-REQ-09, VTES-R-47)."""
    blood, pool = full_cost(game, play)
    there = game.cards[play.minion].counters - blood if LIBRARY[play.card].blood == "X" else game.pool[play.seat] - pool
    return max(there, 0)


@procedure(rule=("VTES-PLAY-01", "VTES-PLAY-03", "VTES-PLAY-11"))
def announce(game: Vtes, seat: Seat, use: PlayCard) -> Rule:
    """The card is shown and lies in limbo until it is resolved: from there on it is no secret what is being played, so
    whoever is asked for its targets has it on the table."""
    source = leaves_its_place(game, seat, use)
    play = Play(seat=seat, card=use.card, mode=use.mode, minion=use.minion, source=source, stored=use.source)
    game.tell("plays", player=seat, card=use.card, mode=use.mode, minion=use.minion, reveals=True)
    play = yield call(choose, play, mode_of(play).choose, mode_of(play).x)
    blood, pool = full_cost(game, play)
    play, blood, pool = yield call(reduce_cost, play, blood, pool)
    mode = mode_of(play)
    for scope in mode.once:
        game.spend(scope, played_once(use.card, mode, use.minion))
    note_played(game, play, mode)
    note_as_vampire(game, play, mode)
    rearm(game)
    return play


def leaves_its_place(game: Vtes, seat: Seat, use: PlayCard) -> str:
    """From the hand, or from the card it lies on, into limbo; says its name there."""
    if not use.source:
        out_of_hand(game, seat, use.card)
        return into_limbo(game, seat, use.card)
    doomed = says(game.cards[use.source], "kept-leave-the-game")
    owner = take_kept(game, use.source, use.card)
    ref = into_limbo(game, owner, use.card)
    game.change(ref, controller=seat, doomed=doomed)
    return ref


def note_as_vampire(game: Vtes, play: Play, mode: Mode) -> None:
    """An ally that plays the card as a vampire is one for all that comes of it (VTES-ALLY-02)."""
    minion = game.cards.get(play.minion)
    if minion is not None and not is_vampire(minion) and plays_as_vampire(game, play.card, mode, minion):
        still = [one for one in game.as_vampires if one[0] in game.cards]
        game.as_vampires = tuple(dict.fromkeys([*still, (play.minion, play.card)]))


def note_played(game: Vtes, play: Play, mode: Mode) -> None:
    """Even a cancelled card has been played (VTES-CANCEL-01, VTES-CANCEL-05)."""
    action = game.action
    if action is None:
        return
    played = action.played
    if mode.played_as in (MODIFIER, REACTION):
        played = (*played, (play.minion, play.card, mode.played_as))
    fought = game.combat.round if game.combat is not None else 0
    card = Played(seat=play.seat, card=play.card, mode=play.mode, minion=play.minion, chosen=play.chosen, round=fought)
    game.action = replace(action, played=played, stack=(*action.stack, card))


def note_cancelled(game: Vtes, play: Play) -> None:
    """The last such card of the action."""
    action = game.action
    like = [
        at
        for at, one in enumerate(action.stack if action is not None else ())
        if (one.seat, one.card, one.minion, one.cancelled) == (play.seat, play.card, play.minion, False)
    ]
    if action is not None and like:
        at = like[-1]
        cancelled = replace(action.stack[at], cancelled=True)
        game.action = replace(action, stack=(*action.stack[:at], cancelled, *action.stack[at + 1 :]))


@procedure(rule=("VTES-PLAY-04", "VTES-CANCEL-01", "VTES-CANCEL-07"))
def as_played(game: Vtes, play: Play) -> Rule:
    """The window in which a card can be cancelled as it is played; says what became of it."""
    game.plays = (*game.plays, play)
    if guard_against(game):
        game.plays = (*game.plays[:-1], replace(play, cancelled=True, free=True))
        yield call(burn_card, guard_against(game))
    yield call(window, Impulse("as-played"))
    play = game.plays[-1]
    game.plays = game.plays[:-1]
    if play.cancelled:
        play = take_back_reductions(game, play)
        note_cancelled(game, play)
        game.tell("cancelled", card=play.card, player=play.seat)
    return play


def guard_against(game: Vtes) -> str:
    """The card in play that protects what is being cancelled: another Methuselah's minion card, by a card."""
    if len(game.plays) < 2:
        return ""
    victim, play = game.plays[-2:]
    cancels = any(effect.cancels for effect in mode_of(play).does)
    if not cancels or victim.seat == play.seat or mode_of(victim).played_as in (MASTER, EVENT, CONVICTION):
        return ""
    return next((source.ref for source, _ in statics(game, "guards-minion-cards")), "")


def replacement(game: Vtes, play: Play, until: Replaced) -> None:
    """A card for the one played from hand (VTES-PLAY-05): later if the card says so (VTES-PLAY-10), but not if it was
    cancelled (VTES-CANCEL-06); never before the outermost as-played window has closed (VTES-R-47)."""
    if play.stored:
        return
    minion = game.cards.get(play.minion)
    if not until and minion is not None and text_of(play.card).modes:
        later = amount(game, "replaced-after-action", minion, of=mode_of(play).played_as) > 0
        until = "action" if later else until
    if until and not play.cancelled:
        game.owed = (*game.owed, Owed(play.seat, until, play.card if mode_of(play).reclaimed else ""))
        return
    game.waiting = (*game.waiting, play.seat)
    refill(game)


def refill(game: Vtes) -> None:
    """When the outermost as-played window has closed, everybody draws what had to wait for it (VTES-PLAY-04)."""
    if not game.plays:
        for seat in game.waiting:
            replace_card(game, seat)
        game.waiting = ()


def replace_after(game: Vtes, until: Replaced) -> None:
    """What was played to be replaced after the action or the combat is replaced (VTES-PLAY-10)."""
    due = tuple([one for one in game.owed if one.until == until])
    game.owed = tuple([one for one in game.owed if one.until != until])
    for owed in due:
        if owed.card in game.ash[owed.seat] and not amount_for(game, "no-replacement", owed.seat):
            game.reclaiming = (*game.reclaiming, (owed.seat, owed.card))
        else:
            replace_card(game, owed.seat)


def replace_card(game: Vtes, seat: Seat) -> None:
    """Draw one card for one that has left the hand, unless something in play takes its place."""
    if amount_for(game, "no-replacement", seat):
        game.tell("not-replaced", player=seat)
        for card in tuple(game.cards.values()):
            if card.controller == seat and any(one.what == "no-replacement" for one in text_of(card.printed).statics):
                game.change(card.ref, counters=card.counters - 1)
                return
    draw(game, seat)


@carries_out(PlayCard)
@procedure(rule=("VTES-R-47", "VTES-REQ-08", "VTES-CANCEL-03", "VTES-RES-06", "VTES-MCARD-05"))
def play_card(game: Vtes, seat: Seat, use: PlayCard) -> Rule:
    """Announce → as-played window → pay → replacement → effect (of a master whatever it says, VTES-MCARD-10).  A card
    that is played by taking an action has a chapter of its own (`action/with_cards.py`)."""
    play = yield call(announce, seat, use)
    if mode_of(play).played_as == MASTER:
        spend_master_action(game, seat)
    elif mode_of(play).played_as == EVENT:
        note_event(game, play.card)
    play = yield call(as_played, play)
    blood, pool = full_cost(game, play)
    if not play.cancelled:
        play, blood, pool = yield call(reduce_cost, play, blood, pool)
        yield call(burn_spent, play)
    if not (play.cancelled and play.free):
        blood, pool = pay_from(game, play.paid, blood, pool)
        pay(game, play, blood, pool)
        yield call(pay_convictions, play.minion, LIBRARY[play.card].conviction)
    mode = mode_of(play)
    game.in_force = tuple([one for one in game.in_force if one.what != f"cost-blood-of-next:{mode.played_as}"])
    replacement(game, play, mode.replaced)
    if not play.cancelled:
        if mode.played_as == MASTER:
            trifle(game, play)
        if mode.x == BURNED:
            burn_counters(game, play.minion, play.x)
        yield call(resolve, play, mode.does)
    rest(game, play)


def rest(game: Vtes, play: Play) -> None:
    """A card that did not stay in play goes to the ash heap (VTES-PLAY-01, VTES-PLAY-02)."""
    if play.source in game.cards and game.cards[play.source].region == LIMBO:
        burn(game, play.source)


def spend_master_action(game: Vtes, seat: Seat) -> None:
    """In one's own master phase, or one of the next in advance (VTES-MCARD-01, VTES-MCARD-02)."""
    if seat == game.active:
        game.actions_left -= 1
        game.spend("phase", f"master-played/{seat}")
    else:
        game.in_advance = (*game.in_advance, seat)


def trifle(game: Vtes, play: Play) -> None:
    """One more master phase action, once a phase (VTES-MCARD-07)."""
    if not LIBRARY[play.card].trifle:
        return
    if play.seat != game.active:
        game.extra_masters = (*game.extra_masters, play.seat)
    elif not game.trifle:
        game.trifle = True
        game.actions_left += 1


@carries_out(UseAbility)
@procedure(rule=("VTES-TERM-16", "VTES-WORD-02", "VTES-WORD-07", "VTES-REQ-05"))
def use_ability(game: Vtes, seat: Seat, use: UseAbility) -> Rule:
    """Announce → pay → resolve; what is an action is taken as one (`action/with_cards.py`)."""
    if use.source not in game.cards:
        yield call(use_given, seat, use)
        return
    card = game.cards[use.source]
    printed, mode = written(card.printed, card.merged, use.ability)
    minion = card.host or ("" if card.region == "in_play" else card.ref)
    play = Play(seat=seat, card=printed, mode=mode, minion=minion, source=card.ref)
    play = yield call(choose, play, ability_of(play).choose, "")
    ability = ability_of(play)
    game.tell("uses", player=seat, card=use.source)
    for scope in ability.once:
        game.spend(scope, limit_of(use.source, use.ability, ability))
    if ability.lock:
        game.change(use.source, locked=True)
    if ability.counter:
        game.change(use.source, counters=game.cards[use.source].counters + ability.counter)
    if ability.blood:
        burn_counters(game, minion, ability.blood)
    if ability.pool:
        burn_pool(game, seat, ability.pool, use.source)
    game.transfers -= ability.transfers
    if ability.convictions:
        yield call(pay_convictions, minion, ability.convictions)
    ability = ability_of(play)
    if ability.discard:
        yield call(discard_for, seat, ability.discard, card.printed, ability.discards)
    if ability_of(play).burn:
        yield call(burn_card, use.source)
    yield call(resolve, play, ability_of(play).does)


@procedure(rule=("VTES-TERM-16", "VTES-WORD-07"))
def use_given(game: Vtes, seat: Seat, use: UseAbility) -> Rule:
    """What a card that is not in play has given to a minion."""
    play = Play(seat=seat, card=use.source, mode=use.ability, minion=use.minion, source=use.minion)
    game.tell("uses", player=seat, card=use.source)
    for scope in ability_of(play).once:
        game.spend(scope, given_limit(use.source, use.ability, use.minion))
    burn_counters(game, use.minion, ability_of(play).blood)
    yield call(resolve, play, ability_of(play).does)


@procedure(rule=("VTES-REQ-05", "VTES-PLAY-09"))
def discard_for(game: Vtes, seat: Seat, description: str, card: str, number: int = 1) -> Rule:
    """Cards from one's own hand as a cost, at random if that is the cost; what is drawn for them comes when all of
    them are gone."""
    for _ in range(number):
        if description == AT_RANDOM:
            yield call(discard_at_random, seat)
            continue
        chosen = yield ask(
            seat,
            "discard-for",
            [ChoosePrinted(one) for one in discardable(game, seat, description)],
            rule="VTES-REQ-05",
            card=card,
        )
        throw_away(game, seat, chosen.card)
    refill(game)


def throw_away(game: Vtes, seat: Seat, card: str) -> None:
    """From the hand to the ash heap; a card for it is due."""
    out_of_hand(game, seat, card)
    to_ash(game, seat, card)
    game.tell("discards", player=seat, card=card, reveals=True)
    game.waiting = (*game.waiting, seat)


@procedure(rule="VTES-PLAY-09")
def discard_at_random(game: Vtes, seat: Seat) -> Rule:
    """One card of a hand, chance says which; none of an empty one."""
    if game.hands[seat]:
        at = yield chance(pick(len(game.hands[seat])))
        discard(game, seat, game.hands[seat][at])


def discard(game: Vtes, seat: Seat, card: str) -> None:
    """From the hand to the ash heap, and a card for it (VTES-PLAY-09), but not while a card is being played
    (VTES-PLAY-04)."""
    throw_away(game, seat, card)
    refill(game)
