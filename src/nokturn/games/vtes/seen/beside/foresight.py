"""What a choice comes to, if nothing more is played: small facts, found by letting the rules do it on a copy.

Only what whoever is asked may know: nothing is drawn, nothing asked, and nobody answers."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.action.basic_actions import BY_OPTION, announced
from nokturn.games.vtes.action.directing import directed_at
from nokturn.games.vtes.action.with_cards import deed_of, stealth_of
from nokturn.games.vtes.combat.sides import fight_of, note, on_side, side_of
from nokturn.games.vtes.combat.strikes import BARE_HANDS
from nokturn.games.vtes.playing.reductions import full_cost
from nokturn.games.vtes.politics.votes import AGAINST, CARD, FOR, free_sources, note_vote, price, tally
from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.seen.combat_view import combat_view
from nokturn.games.vtes.state.card_language import TAKES_ACTION, Ability, Effect, Mode, ability_on, text_of, written
from nokturn.games.vtes.state.choices import (
    Block,
    BringOut,
    Cast,
    CastAll,
    CastCard,
    DrawCrypt,
    GainFromEdge,
    HandStrike,
    Merge,
    PayContest,
    PayTitle,
    PlayCard,
    TakeBack,
    Transfer,
    UnlockInfernal,
    UseAbility,
)
from nokturn.games.vtes.state.counters import add_counters, burn_counters, burn_pool, gain_pool, to_uncontrolled
from nokturn.games.vtes.state.state import REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import bleed, hunting, intercept, stealth, strength
from nokturn.games.vtes.state.underway_records import Action, Play
from nokturn.games.vtes.text.costs import pay
from nokturn.games.vtes.turn.influence import scarce_price
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.parts.foresight import Outcome


def outcomes(game: Vtes, seat: Seat, option: Option) -> tuple[Outcome, ...]:
    """The numbers that the choice changes, each as it was and as it would be."""
    if isinstance(option, Block):
        return _block(game, option)
    then = foreseen(game, seat, option)
    return tuple(_differences(game, then, option)) if then is not None else ()


def _block(game: Vtes, option: Block) -> tuple[Outcome, ...]:
    """Intercept against stealth."""
    if game.action is None or option.minion not in game.cards:
        return ()
    own = intercept(game, game.cards[option.minion])
    return Outcome("intercept", option.minion, None, own), Outcome("stealth", game.action.minion, None, stealth(game))


# on a copy


def foreseen(game: Vtes, seat: Seat, option: Option) -> Vtes | None:
    """The table after this choice, as far as it follows from the choice alone; None: nothing does."""
    copy = game.clone()
    copy.events = None
    if isinstance(option, PlayCard):
        _play(copy, seat, option)
    elif isinstance(option, UseAbility):
        _use(copy, seat, option)
    elif type(option) in BY_OPTION:
        _act(copy, announced(copy, seat, option))
    elif not _small(copy, seat, option):
        return None
    return copy


def _play(copy: Vtes, seat: Seat, option: PlayCard) -> None:
    play = Play(seat=seat, card=option.card, mode=option.mode, minion=option.minion)
    mode = text_of(option.card).modes[option.mode]
    blood, pool = full_cost(copy, play)
    if mode.played_as in TAKES_ACTION and copy.action is None:
        deed = deed_of(mode)
        targets = () if mode.choose else directed_at(copy, seat, deed.directed, (), "")
        action = Action(
            by=seat,
            minion=option.minion,
            kind=deed.kind,
            card=option.card,
            mode=option.mode,
            targets=targets,
            stealth=stealth_of(deed, targets),
            blood=blood,
            pool=pool,
        )
        copy.action = action
        _let(copy, play, mode, mode.announced)
        _act(copy, copy.action)
    else:
        pay(copy, play, blood, pool)
    if not mode.terms and not mode.passes:
        _let(copy, play, mode, mode.does)


def _use(copy: Vtes, seat: Seat, option: UseAbility) -> None:
    if option.source not in copy.cards:
        given = text_of(option.source).abilities[option.ability]
        play = Play(seat=seat, card=option.source, mode=option.ability, minion=option.minion, source=option.minion)
        burn_counters(copy, option.minion, given.blood)
        _let(copy, play, given, given.does)
        return
    card = copy.cards[option.source]
    ability = ability_on(card.printed, card.merged, option.ability)
    printed, mode = written(card.printed, card.merged, option.ability)
    minion = option.minion or card.host or ("" if card.region not in REGIONS else card.ref)
    play = Play(seat=seat, card=printed, mode=mode, minion=minion, source=card.ref)
    if ability.deed is not None:
        targets = () if ability.choose else directed_at(copy, seat, ability.deed.directed, (), card.ref)
        action = Action(
            by=seat,
            minion=minion,
            kind=ability.deed.kind,
            source=card.ref,
            mode=option.ability,
            targets=targets,
            stealth=stealth_of(ability.deed, targets),
            blood=ability.blood,
            pool=ability.pool,
        )
        copy.action = action
        _let(copy, play, ability, ability.announced)
        _act(copy, copy.action)
    else:
        if ability.blood and minion in copy.cards:
            burn_counters(copy, minion, ability.blood)
        burn_pool(copy, seat, ability.pool)
    if not ability.terms and not ability.passes:
        _let(copy, play, ability, ability.does)


def _let(copy: Vtes, play: Play, text: Mode | Ability, effects: tuple[Effect, ...]) -> None:
    """What a text does by itself and to nobody who has yet to be chosen."""
    if text.choose or (isinstance(text, Mode) and text.x):
        return
    for effect in effects:
        if effect.asks:
            return
        effect.apply(copy, play)


def _act(copy: Vtes, action: Action) -> None:
    """The action as if it succeeded: its cost, and what everybody knows of its kind."""
    copy.action = action
    minion = copy.cards[action.minion]
    burn_counters(copy, minion.ref, action.blood)
    burn_pool(copy, action.by, action.pool)
    if action.kind == "bleed" and action.targets:
        burn_pool(copy, action.targets[0], bleed(copy, minion))
    elif action.kind == "hunt":
        add_counters(copy, minion.ref, hunting(copy, minion))
    elif action.kind == "diablerize" and action.chosen:
        add_counters(copy, minion.ref, copy.cards[action.chosen[0]].counters)


def _small(copy: Vtes, seat: Seat, option: Option) -> bool:
    """Choices that pay or take a little; whether it is one of them."""
    match option:
        case Transfer(slot):
            copy.pool[seat] -= 1
            to_uncontrolled(copy, slot, 1)
        case TakeBack(slot):
            to_uncontrolled(copy, slot, -1)
            gain_pool(copy, seat, 1)
        case DrawCrypt():
            burn_pool(copy, seat, NUMBERS.crypt_pool)
        case Merge():
            burn_pool(copy, seat, NUMBERS.merge_pool)
        case BringOut(_, card):
            burn_pool(copy, seat, scarce_price(copy, seat, card))
        case GainFromEdge():
            gain_pool(copy, seat, NUMBERS.edge_pool)
        case PayContest():
            burn_pool(copy, seat, NUMBERS.contest_pool)
        case PayTitle(minion):
            burn_counters(copy, minion, NUMBERS.contest_title_blood)
        case UnlockInfernal():
            burn_pool(copy, seat, NUMBERS.infernal_pool)
        case Cast(source, side) if copy.referendum is not None:
            voter = copy.cards.get(source)
            if voter is not None:
                burn_counters(copy, source, price(copy, voter, side))
            note_vote(copy, seat, source, side)
        case CastAll(side) if copy.referendum is not None:
            for source in free_sources(copy, seat, side):
                note_vote(copy, seat, source, side)
        case CastCard(_, side) if copy.referendum is not None:
            note_vote(copy, seat, CARD + seat, side)
        case HandStrike() if copy.combat is not None and side_of(copy, copy.combat.striking) >= 0:
            striking = side_of(copy, copy.combat.striking)
            note(copy, strikes=on_side(fight_of(copy).strikes, striking, BARE_HANDS))
        case _:
            return False
    return True


# compared


def _differences(game: Vtes, then: Vtes, option: Option) -> Iterator[Outcome]:
    yield from _numbers_of_action(game, then)
    for seat in game.playing:
        if then.pool[seat] != game.pool[seat]:
            yield Outcome("pool", seat, game.pool[seat], then.pool[seat])
    for card in game.cards.values():
        now = then.cards.get(card.ref)
        if now is not None and card.region in REGIONS:
            yield from _of_minion(game, then, card, now)
    for hidden in (hidden for cards in game.uncontrolled.values() for hidden in cards):
        found = then.hidden(hidden.slot)
        if found is not None and found[1].counters != hidden.counters:
            yield Outcome("filled", "", hidden.counters, found[1].counters)
    if game.referendum is not None and then.referendum is not None:
        before, after = tally(game), tally(then)
        for place, side in enumerate((FOR, AGAINST)):
            if before[place] != after[place]:
                yield Outcome(f"votes-{side}", "", before[place], after[place])
    yield from _blows(game, then)


def _numbers_of_action(game: Vtes, then: Vtes) -> Iterator[Outcome]:
    """Stealth and bleed; of a new action as they would be."""
    action, acting = then.action, then.cards.get(then.action.minion) if then.action is not None else None
    if action is None or acting is None:
        return
    new, there = game.action is None, game.cards.get(action.minion)
    hidden, seen = stealth(then), None if new else stealth(game)
    if hidden != (seen or 0):
        yield Outcome("stealth", action.minion, seen, hidden)
    if action.kind == "bleed" and there is not None:
        was, now = bleed(game, there), bleed(then, acting)
        if new or was != now:
            yield Outcome("bleed", action.minion, None if new else was, now)


def _of_minion(game: Vtes, then: Vtes, card: Card, now: Card) -> Iterator[Outcome]:
    if now.counters != card.counters:
        yield Outcome("blood", card.ref, card.counters, now.counters)
    if then.action is not None and game.action is not None and then.action.blocker in (card.ref, ""):
        was, will = intercept(game, card), intercept(then, now)
        if was != will:
            yield Outcome("intercept", card.ref, was, will)
    if then.combat is not None and card.ref in then.combat.fighters:
        was, will = strength(game, card), strength(then, now)
        if was != will:
            yield Outcome("strength", card.ref, was, will)
    if now.region != card.region:
        yield Outcome(now.region, card.ref)
    if now.locked != card.locked:
        yield Outcome("locked" if now.locked else "unlocked", card.ref)
    if then.action is not None and card.ref in then.action.awake and not _awake(game, card):
        yield Outcome("awake", card.ref)


def _awake(game: Vtes, card: Card) -> bool:
    return game.action is not None and card.ref in game.action.awake


def _blows(game: Vtes, then: Vtes) -> Iterator[Outcome]:
    """What strikes do, if the choice has changed them: to whom, and what is left."""
    if then.combat is None or game.combat is None:
        return
    before, after = combat_view(game), combat_view(then)
    if before is None or after is None or before.forecast == after.forecast:
        return
    if before.range != after.range:
        yield Outcome(after.range, then.combat.fighters[0])
    for one in after.forecast:
        if one not in before.forecast:
            yield Outcome("damage", one.minion, None, one.normal + one.aggravated)
            yield Outcome("blood", one.minion, one.before, one.after)
            if one.fate:
                yield Outcome(one.fate, one.minion)
