"""The clever player's Planning turns."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vendetta.bot.effects import EARLY, MUST_SHOW
from nokturn.games.vendetta.bot.odds import odds
from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.plan import LARGEST_HAND, LIMIT, Plan, best_plan
from nokturn.games.vendetta.bot.strength import USUAL
from nokturn.games.vendetta.bot.worth import card_worth, drain_cost
from nokturn.games.vendetta.choices import (
    Drain,
    EndTurn,
    FlipTokens,
    GainBlood,
    LookAround,
    PlaceBlood,
    PlayCard,
    Restore,
)
from nokturn.games.vendetta.content import ALLIANCE, TABLES
from nokturn.kernel import Ask, Option

HIDES = 0.2
"""How often a card is played face down although nothing asks for it: rivals should not know for sure."""
COMFORTABLE = 5
"""Blood in the pool that makes hiding a card affordable."""
THIRSTY = 6
"""With more blood than this a drain can wait until it is needed."""
WORTH_A_DRAIN = 0.3
"""Gain over the cost that makes draining one's own alliance worth it."""


def take_turn(outlook: Outlook, ask: Ask) -> Option:
    """The card of this turn, by the best plan for all cards still to be played."""
    before = _relic(outlook, ask, played=False)
    if before is not None:
        return before
    plays = [option for option in ask.options if isinstance(option, PlayCard)]
    hand = tuple(sorted(outlook.view.hand, key=card_worth, reverse=True)[:LARGEST_HAND])
    turns = min(outlook.turns_left[outlook.me] + 1, len(hand))
    plan = best_plan(outlook, odds(outlook, planning=True), hand, turns, outlook.own.blood)
    wanted = [
        (hand[number], district)
        for district, mask in zip(outlook.view.districts, plan.sets, strict=True)
        for number in range(len(hand))
        if mask >> number & 1
    ]
    # What works at once comes first, what surprises comes last.
    wanted.sort(key=lambda play: (-EARLY.get(play[0], 0), USUAL[play[0]]))
    for card, district in wanted:
        options = [option for option in plays if option.card == card and option.district == district]
        if options:
            return _facing(outlook, card, options)
    return _facing(outlook, plays[0].card, [play for play in plays if (play.card, play.district) == _place(plays[0])])


def _place(play: PlayCard) -> tuple[str, str]:
    return play.card, play.district


def _facing(outlook: Outlook, card: str, options: list[PlayCard]) -> PlayCard:
    """Face up, or sometimes face down; only what is offered."""
    up = [option for option in options if option.face_up]
    down = [option for option in options if not option.face_up]
    if not up or not down:
        return options[0]
    free = "AL07" in outlook.own.alliance or outlook.view.locations.get(down[0].district) == "LO05"
    rich = outlook.own.blood >= COMFORTABLE
    if card not in MUST_SHOW and (free or rich):
        chance = 0.6 if free else HIDES
        if outlook.dice.random() < chance:
            return down[0]
    return up[0]


def after_card(outlook: Outlook, ask: Ask) -> Option:
    """Blood, tokens, drains and relics, then the end of the turn."""
    district = str(dict(ask.args)["district"])
    own = outlook.own
    amounts = {option.amount: option for option in ask.options if isinstance(option, PlaceBlood)}
    flips = [option for option in ask.options if isinstance(option, FlipTokens)]
    drains = [option for option in ask.options if isinstance(option, Drain)]
    may_place = any(refused.rule == "VEN-PLAN-10" for refused in ask.refused) or bool(amounts)
    ending = _relic(outlook, ask, played=True) or EndTurn()
    if not (amounts or flips or (drains and may_place)):
        return ending
    hand = tuple(sorted(outlook.view.hand, key=card_worth, reverse=True)[:LARGEST_HAND])
    turns = min(outlook.turns_left[outlook.me], len(hand))
    table = odds(outlook, planning=True)
    here = district if may_place else ""
    plan = best_plan(outlook, table, hand, turns, own.blood, here)
    if flips:
        with_tokens = best_plan(outlook, table, hand, turns, own.blood, here, own.ready_tokens)
        if turns == 0 or with_tokens.worth > plan.worth + 0.2 * own.ready_tokens:
            return flips[-1]
    if may_place and drains and own.blood <= THIRSTY:
        prey = _prey(outlook, drains, plan, lambda pool: best_plan(outlook, table, hand, turns, pool, here))
        if prey is not None:
            return prey
    number = outlook.view.districts.index(district)
    later = LIMIT * plan.sets[number].bit_count()
    now = min(LIMIT, max(0, plan.blood[number] - later), max(amounts, default=0))
    return amounts[now] if now else ending


def _prey(outlook: Outlook, drains: list[Drain], plan: Plan, replan: Callable[[int], Plan]) -> Drain | None:
    """The card of the own alliance whose blood would be worth more than it, if there is one."""
    own = outlook.own
    tokens = own.ready_tokens + own.used_tokens
    restorable = own.relic == "RE02" and not own.relic_used
    best: tuple[float, Drain] | None = None
    for option in drains:
        card = ALLIANCE[option.ally]
        gained = card.tokens if card.kind == "vampire" else 0
        # The third token ends the game for us, VEN-DIAB-03; a Frenzy could bring one more.
        if tokens + gained >= TABLES.diablerie.limit or not card.drain_blood:
            continue
        cost = drain_cost(option.ally, outlook.round, restorable) + (0.5 if gained and tokens else 0)
        price = cost / card.drain_blood
        if best is None or price < best[0]:
            best = price, option
    if best is None:
        return None
    card = ALLIANCE[best[1].ally]
    richer = replan(own.blood + card.drain_blood)
    cost = best[0] * card.drain_blood
    return best[1] if richer.worth - plan.worth > cost + WORTH_A_DRAIN else None


def _relic(outlook: Outlook, ask: Ask, *, played: bool) -> Option | None:
    """The relics of the own turn: the Hourglass, the Glass, the Apocrypha."""
    last_turn = outlook.turns_left[outlook.me] == 0
    restores = []
    for option in ask.options:
        if isinstance(option, GainBlood) and (outlook.last_round or outlook.own.blood <= 2):
            return option
        if isinstance(option, LookAround) and outlook.last_round and last_turn and not played:
            return option
        if isinstance(option, Restore):
            restores.append(option)
    if restores and played and outlook.last_round and last_turn:
        return max(restores, key=lambda option: _regained(option.ally))
    return None


def _regained(ally: str) -> int:
    return ALLIANCE[ally].influence - ALLIANCE[ally].drained_influence
