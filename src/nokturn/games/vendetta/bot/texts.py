"""The clever player's answers to single cards: whom to hit, what to pay, what to turn down."""

from __future__ import annotations

from nokturn.games.vendetta.bot.effects import effect_worth, lost, stolen
from nokturn.games.vendetta.bot.fights import here, worth_of_relic, worth_with
from nokturn.games.vendetta.bot.odds import odds
from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.strength import BASE, GAINS, MINDLESS_STRENGTH, strength
from nokturn.games.vendetta.choices import (
    Decline,
    GiveBlood,
    GiveInfluence,
    LeaveDown,
    Pay,
    ResolveCard,
    Skip,
    ThisCard,
    ThisRival,
    TurnUp,
)
from nokturn.games.vendetta.content import CARDS, amount
from nokturn.kernel import Ask, Option, Seat

FIRST = {"MA06": 9, "MA03": 9, "MA01": 8, "TR02": 7, "TR07": 7, "GA08": 6, "GA04": 6, "TO08": 9, "BR07": 6}
LAST = {"MA07": 9, "MA05": 8, "TR03": 7, "NO07": 9, "NO05": 8, "GA05": 7, "TR05": 5, "GA07": 6, "GA01": 7}
"""In which order own cards resolve: gathering before spending, spending before filling up, leaving at the end."""


def next_card(outlook: Outlook, ask: Ask) -> Option:
    options: list[ResolveCard] = list(ask.options)
    return max(options, key=lambda option: FIRST.get(option.card, 0) - LAST.get(option.card, 0))


# what others ask of us


def curfew(outlook: Outlook, ask: Ask) -> Option:
    """VE03: what our prepare and aftermath cards do here, against blood."""
    district = here(outlook, ask)
    rivals = outlook.present(district)
    cards = [c for c in outlook.cards(district, outlook.me) if CARDS[c].kind in ("prepare", "aftermath")]
    effects = sum([effect_worth(card, outlook, district, rivals) for card in cards])
    if any(card in GAINS for card in cards):
        table = odds(outlook, (district,))
        scene = outlook.scene(district, outlook.me)._replace(done=frozenset(cards))
        blood = outlook.area(district, outlook.me).blood
        idle = strength(outlook.cards(district, outlook.me), blood, outlook.fighter(outlook.me), scene)
        effects += worth_with(outlook, district, table) - table.worth(district, idle)
    pool = outlook.own.blood
    price = amount("VE03", "steal")
    cost = min(price, pool) * outlook.blood + outlook.danger(pool - price) - outlook.danger(pool) + 0.2
    return Pay(price) if effects > cost else Skip()


def tyrants_gaze(outlook: Outlook, ask: Ask) -> Option:
    """VE06: deployed blood, if the fight does not hang on it; otherwise influence."""
    district = here(outlook, ask)
    gives = [option for option in ask.options if isinstance(option, GiveBlood)]
    influence = GiveInfluence(amount("VE06", "influence"))
    if not gives:
        return influence
    table = odds(outlook, (district,))
    # What we give away fights against us.
    now = worth_with(outlook, district, table)
    after = worth_with(outlook, district, table, more=-2 * gives[0].amount)
    return gives[0] if now - after <= 1.0 or influence not in ask.options else influence


def ventrue_hunt(outlook: Outlook, ask: Ask) -> Option:
    """VE09: blood, unless it would be the last."""
    pool, price = outlook.own.blood, amount("VE09", "steal")
    cost = price * outlook.blood + outlook.danger(pool - price) - outlook.danger(pool)
    influence = GiveInfluence(amount("VE09", "influence"))
    return influence if cost > 1.5 and influence in ask.options else Pay(price)


def one_step_ahead(outlook: Outlook, ask: Ask) -> Option:
    """NO06: blood for what one card brings."""
    district = here(outlook, ask)
    table = odds(outlook, (district,))
    pool, price = outlook.own.blood, amount("NO06", "lose")
    cost = price * outlook.blood + outlook.danger(pool - price) - outlook.danger(pool) + 0.1
    area = outlook.area(district, outlook.me)
    up = tuple([card.card for card in area.cards if card.face_up])
    before = worth_with(outlook, district, table, cards=up)
    best: Option = LeaveDown()
    for option in ask.options:
        if isinstance(option, TurnUp):
            gain = worth_with(outlook, district, table, cards=(*up, option.card)) - before
            gain += effect_worth(option.card, outlook, district, outlook.present(district))
            if gain > cost:
                best, cost = option, gain
    return best


def turn_one_down(outlook: Outlook, ask: Ask) -> Option:
    """MA02: the card that is missed least."""
    district = here(outlook, ask)
    cards = outlook.cards(district, outlook.me)
    blood = outlook.area(district, outlook.me).blood
    fighter, scene = outlook.fighter(outlook.me), outlook.scene(district, outlook.me)
    rivals = outlook.present(district)
    options: list[ThisCard] = list(ask.options)

    def without(option: ThisCard) -> float:
        rest = [card for card in cards if card != option.card]
        return strength(rest, blood, fighter, scene) - effect_worth(option.card, outlook, district, rivals)

    return max(options, key=without)


# what our cards ask of us


def mesmerize(outlook: Outlook, ask: Ask) -> Option:
    """MA01: the fullest hand that is not our partner's."""
    options: list[ThisRival] = list(ask.options)
    return max(options, key=lambda o: (o.target != outlook.partner, outlook.player(o.target).hand_size))


def chaos(outlook: Outlook, ask: Ask) -> tuple[Option, ...]:
    """MA05: take back the weakest cards, as many as their blood is worth more than their strength."""
    district = here(outlook, ask)
    table = odds(outlook, (district,))
    rivals = outlook.present(district)
    options: list[ThisCard] = sorted(ask.options, key=lambda option: BASE[option.card])
    best, most = 0, float("-inf")
    for count in range(len(options) + 1):
        kept = tuple([option.card for option in options[count:]])
        worth = worth_with(outlook, district, table, cards=kept)
        worth += stolen(outlook, rivals, count * amount("MA05", "steal")) if count else 0.0
        if worth > most:
            best, most = count, worth
    return tuple(options[:best])


def mindless_assault(outlook: Outlook, ask: Ask) -> tuple[Option, ...]:
    """MA07: down with every card that is weaker that way, unless its text is worth more."""
    district = here(outlook, ask)
    cards = outlook.cards(district, outlook.me)
    fighter, scene = outlook.fighter(outlook.me), outlook.scene(district, outlook.me)
    rivals = outlook.present(district)
    chosen = []
    for option in ask.options:
        gain = GAINS.get(option.card)
        blood = outlook.area(district, outlook.me).blood
        value = BASE[option.card] + (gain(fighter, scene, len(cards), blood) if gain else 0)
        aftermath = CARDS[option.card].kind == "aftermath"
        text = effect_worth(option.card, outlook, district, rivals) if aftermath else 0.0
        if value < MINDLESS_STRENGTH and text < 0.25 * (MINDLESS_STRENGTH - value):
            chosen.append(option)
    return tuple(chosen)


def spend_half(outlook: Outlook, ask: Ask) -> bool:
    """TR05, TR07: half the pool, against blood of each rival or half of what they have deployed."""
    facts = dict(ask.args)
    district, half = here(outlook, ask), int(facts["amount"])
    pool = outlook.own.blood
    cost = half * outlook.blood + outlook.danger(pool - half) - outlook.danger(pool)
    rivals: tuple[Seat, ...] = outlook.present(district)
    if facts["card"] == "TR05":
        return lost(outlook, rivals, amount("TR05", "lose")) > cost
    taken = [(outlook.area(district, seat).blood + 1) // 2 for seat in rivals if seat != outlook.partner]
    table = odds(outlook, (district,))
    weaker = worth_with(outlook, district, table, more=max(taken, default=0)) - worth_with(outlook, district, table)
    gained = pool - half + sum(taken)
    cost = (pool - gained) * outlook.blood + outlook.danger(gained) - outlook.danger(pool)
    return weaker > cost


def spend_to_hunt(outlook: Outlook, ask: Ask) -> bool:
    """TR09: blood, to steal from each."""
    rivals = outlook.present(here(outlook, ask))
    pool, price = outlook.own.blood, amount("TR09", "spend")
    risk = (outlook.danger(pool - price) - outlook.danger(pool)) * 0.5
    return stolen(outlook, rivals, amount("TR09", "steal")) > price * outlook.blood + risk


def forestall(outlook: Outlook, ask: Ask) -> Option:
    """VE07: the strongest card gives most blood; better still one that would bleed us."""
    options = [option for option in ask.options if isinstance(option, ThisCard)]
    return max(options, key=lambda option: BASE[option.card] + (CARDS[option.card].kind == "aftermath"))


def stake(outlook: Outlook, ask: Ask) -> Option:
    """RE07: the card whose text carries a rival past us."""
    district = here(outlook, ask)
    own = outlook.total(district, outlook.me)
    best: Option = Decline()
    most = worth_of_relic(outlook) + 0.5
    for option in ask.options:
        if not isinstance(option, ThisCard) or option.target == outlook.partner:
            continue
        total = outlook.total(district, option.target)
        scene = outlook.scene(district, option.target)
        blood = outlook.area(district, option.target).blood
        cards = outlook.cards(district, option.target)
        idle = scene._replace(done=scene.done | {option.card})
        less = total - strength(cards, blood, outlook.fighter(option.target), idle)
        passed = total >= own > total - less
        gain = (3.0 if passed else 0.0) + effect_worth(option.card, outlook, district, (outlook.me,)) * 0.5
        if gain > most:
            best, most = option, gain
    return best


def include_partner(outlook: Outlook, ask: Ask) -> bool:
    """Only where it does the partner no harm: counting heads for VE01, blood from the supply for GA06."""
    facts = dict(ask.args)
    if ask.rule == "VEN-TEAM-13":
        return facts.get("card") == "VE01"
    return facts.get("source") == "GA06"
