"""What is under way, as lines that can be read aloud: cards being played, the action, the combat, the referendum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nokturn.games.vtes.politics.referendum import in_words
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.seen.action_view import ActionView, PlayedView
from nokturn.games.vtes.seen.combat_view import CombatView
from nokturn.games.vtes.seen.referendum_view import ReferendumView
from nokturn.games.vtes.seen.view import CardView, VtesView
from nokturn.games.vtes.state.card_language import ALLY, RETAINER
from nokturn.games.vtes.state.stats import IMBUED, VAMPIRE, kind_of
from nokturn.kernel.words import Words

INDENT = "  "


def underway_lines(shown: VtesView, words: Words) -> Iterator[str]:
    """From the outermost to the innermost: what is decided now stands last."""
    yield from action_lines(shown, words)
    yield from referendum_lines(shown, words)
    yield from combat_lines(shown, words)
    for play in shown.plays:
        yield line(words, "board-playing", player=play.seat, card=play.card, minion=play.minion)
    passed = tuple(one.seat for one in shown.impulse if one.state == "passed")
    asked = next((one.seat for one in shown.impulse if one.state == "asked"), "")
    if passed and asked:
        yield line(words, "board-impulse", players=passed, player=asked)


def action_lines(shown: VtesView, words: Words) -> Iterator[str]:
    """Who acts and at whom, stealth against intercept, and how much is bled."""
    action = shown.action
    if action is None:
        return
    card = action.card or action.source
    yield line(words, "board-action", player=action.by, minion=action.minion, action=action.kind, card=card)
    yield from [INDENT + line for line in _course(shown, action, words)]


def _course(shown: VtesView, action: ActionView, words: Words) -> Iterator[str]:
    chosen = tuple(one for one in action.chosen if ":" in one)
    if chosen:
        yield line(words, "board-action-chosen", cards=chosen)
    if action.targets:
        yield line(words, "board-action-targets", players=action.targets)
    if action.outcome:
        yield line(words, "board-action-outcome", outcome=action.outcome, minion=action.blocker)
        return
    if action.kind == "bleed":
        yield line(words, "board-action-bleed", amount=action.bleed)
    if action.blocker:
        facts = {"stealth": action.stealth, "minion": action.blocker, "intercept": action.intercept}
        blocked = action.intercept >= action.stealth
        yield line(words, "board-action-block", **facts, blocked=blocked)
    else:
        yield line(words, "board-action-stealth", stealth=action.stealth)
    if action.played:
        yield line(words, "board-action-played", cards=", ".join(_played(one, words) for one in action.played))
    able = [one for one in action.may_block if one.state == "may"]
    if able:
        found = [line(words, "board-blocker", minion=one.minion, intercept=one.intercept) for one in able]
        yield line(words, "board-action-may-block", minions=", ".join(found))
    if action.awake:
        yield line(words, "board-action-awake", minions=action.awake)
    if action.refused:
        yield line(words, "board-action-refused", players=action.refused)


def _played(one: PlayedView, words: Words) -> str:
    """`2. Conditioning (Ada)`."""
    key = "board-played-cancelled" if one.cancelled else "board-played"
    return line(words, key, number=one.number, card=one.card, player=one.seat)


def combat_lines(shown: VtesView, words: Words) -> Iterator[str]:
    """The two who fight, at what range, and with what they strike."""
    combat = shown.combat
    if combat is None:
        return
    one, other = combat.fighters
    yield line(words, "board-combat", minion=one, opponent=other, round=combat.round, range=combat.range)
    yield from [INDENT + line for line in _blows(shown, combat, words)]


def _blows(shown: VtesView, combat: CombatView, words: Words) -> Iterator[str]:
    cards = {card.ref: card for card in shown.cards}
    for ref, strike in zip(combat.fighters, combat.strikes, strict=True):
        if ref in cards:
            card = cards[ref]
            counters = counters_words(card, words)
            yield line(words, "board-fighter", minion=ref, counters=counters, strength=card.strength)
        if strike is not None:
            facts = {"amount": strike.amount + (cards[ref].strength if strike.strength and ref in cards else 0)}
            yield line(words, "board-strike", minion=ref, strike=strike.kind, card=strike.source, **facts)
    for wound in combat.wounds:
        if wound.amount:
            yield line(words, "board-wound", minion=wound.to, amount=wound.amount, aggravated=wound.aggravated)
    for one in combat.forecast:
        fate = one.fate or "stays"
        yield line(words, "board-forecast", minion=one.minion, before=one.before, after=one.after, fate=fate)
    if combat.pressed:
        yield line(words, "board-pressed", minion=combat.pressed)


def referendum_lines(shown: VtesView, words: Words) -> Iterator[str]:
    """What is voted on, and how it stands."""
    vote = shown.referendum
    if vote is None:
        return
    facts = {"player": vote.caller, "minion": vote.vampire, "card": vote.card, "kind": vote.kind}
    yield line(words, "board-referendum", **facts)
    if vote.terms:
        yield INDENT + line(words, "board-terms", terms=tuple(in_words(term) for term in vote.terms), card=vote.card)
    yield INDENT + line(words, "board-tally", votes_for=vote.votes_for, votes_against=vote.votes_against)
    for change in vote.changes:
        numbers = {"before": change.before, "after": change.after}
        yield INDENT + line(words, "board-vote-change", player=change.seat, **numbers)
    left = {seat: sum(one.votes for one in vote.open if one.seat == seat and not one.rule) for seat in _seats(vote)}
    found = [line(words, "board-votes-left", player=seat, amount=votes) for seat, votes in left.items() if votes]
    if found:
        yield INDENT + line(words, "board-votes-open", votes=", ".join(found))


def _seats(vote: ReferendumView) -> tuple[str, ...]:
    """Who has votes that are not cast, in their order."""
    return tuple(dict.fromkeys(one.seat for one in vote.open))


def counters_words(card: CardView, words: Words) -> str:
    """What the counters on a card are: blood, life, or whatever its text makes of them."""
    if kind_of(card.printed) in (VAMPIRE, IMBUED):
        return line(words, "board-blood", blood=card.counters, capacity=card.capacity)
    alive = not {ALLY, RETAINER}.isdisjoint(LIBRARY[card.printed].types)
    return line(words, "board-life" if alive else "board-counters", blood=card.counters)


def line(words: Words, key: str, **facts: Any) -> str:
    return words.say(key, facts.items())
