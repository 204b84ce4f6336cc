"""The clever player's choices while districts are fought over: staying, leaving, and how much to stake."""

from __future__ import annotations

from nokturn.games.vendetta.bot.effects import effect_worth, stolen, threat
from nokturn.games.vendetta.bot.odds import Odds, odds
from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.strength import BASE, Scene, blood_strength, strength
from nokturn.games.vendetta.choices import Decline, Stay, ThisDistrict, Withdraw, WithdrawTo
from nokturn.games.vendetta.content import HAVEN, amount
from nokturn.kernel import Ask, Option

CHANGE_OF_MIND = 1.0
"""Gain that makes a relic worth using before the last round."""


def here(outlook: Outlook, ask: Ask) -> str:
    """The district the question is about."""
    return outlook.view.fighting or str(dict(ask.args)["district"])


def row(district: str) -> tuple[str, ...]:
    """The district, and the Haven to which everything moves."""
    return (district,) if district == HAVEN else (district, HAVEN)


def worth_of_relic(outlook: Outlook) -> float:
    """How much a relic must bring to be used now: later there is no later."""
    return 0.1 if outlook.last_round else CHANGE_OF_MIND


# staying and leaving


def stay_or_withdraw(outlook: Outlook, ask: Ask) -> Option:
    district = here(outlook, ask)
    stay, leave = stay_and_leave(outlook, district, odds(outlook, row(district), may_leave=True))
    return Stay() if stay >= leave else Withdraw()


def stay_and_leave(outlook: Outlook, district: str, table: Odds) -> tuple[float, float]:
    """What staying and what withdrawing is worth."""
    me, pool = outlook.me, outlook.own.blood
    cards, blood = outlook.cards(district, me), outlook.area(district, me).blood
    rivals = outlook.present(district)
    stay = table.worth(district, outlook.total(district, me)) if cards or blood else 0.0
    stay += sum([effect_worth(card, outlook, district, rivals) for card in cards])
    stay -= outlook.danger(pool - threat(outlook, district))
    leave = blood * outlook.blood - outlook.danger(pool + blood)
    if outlook.view.locations.get(district) == "LO07":
        price = amount("LO07", "lose")
        leave -= price * outlook.blood + outlook.danger(pool + blood - price) - outlook.danger(pool + blood)
    if district != HAVEN:
        leave += _moving(outlook, cards, table, HAVEN)
        if any("NO04" in outlook.cards(other, me) for other in outlook.view.districts if outlook.to_come(other)):
            leave += 0.8 * len(cards)
    return stay, leave


def _moving(outlook: Outlook, cards: tuple[str, ...], table: Odds, to: str, blood: int = 0) -> float:
    """What these cards and this blood would add in another district."""
    me = outlook.me
    there, lying = outlook.area(to, me), outlook.cards(to, me)
    before = table.worth(to, outlook.total(to, me)) if there.cards or there.blood else 0.0
    if not cards and not blood:
        return 0.0
    scene = outlook.scene(to, me)
    after = strength((*lying, *cards), there.blood + blood, outlook.fighter(me), scene)
    rivals = outlook.present(to)
    effects = sum([effect_worth(card, outlook, to, rivals) for card in cards])
    return table.worth(to, after) - before + effects


def turncoat(outlook: Outlook, ask: Ask) -> bool:
    """RE06: everybody's choice is known; is the other one so much better?"""
    district = here(outlook, ask)
    leavers = outlook.leavers
    gone = [seat for seat in leavers if seat != outlook.me]
    stay, leave = stay_and_leave(outlook, district, odds(outlook, row(district), gone=gone))
    gain = stay - leave if outlook.me in leavers else leave - stay
    return gain > worth_of_relic(outlook)


def cloak(outlook: Outlook, ask: Ask) -> Option:
    """NO02: take everything along, if there is still something to win where the Cloak lies."""
    district = here(outlook, ask)
    to = next(option.district for option in ask.options if isinstance(option, WithdrawTo))
    if not outlook.to_come(to):
        return Withdraw()
    cards, blood = outlook.cards(district, outlook.me), outlook.area(district, outlook.me).blood
    table = odds(outlook, {to, HAVEN}, may_leave=True)
    moved = _moving(outlook, cards, table, to, blood)
    normal = blood * outlook.blood + _moving(outlook, cards, table, HAVEN)
    return WithdrawTo(to) if moved > normal else Withdraw()


def vanish(outlook: Outlook, ask: Ask) -> bool:
    """NO07: withdrawing with everything revealed, and one blood from each rival on top."""
    district = here(outlook, ask)
    stay, leave = stay_and_leave(outlook, district, odds(outlook, row(district)))
    return leave + stolen(outlook, outlook.present(district), 1) > stay


def to_haven(outlook: Outlook, ask: Ask) -> bool:
    """NO05, NO09: another use at the Haven against the strength it has here."""
    card = str(dict(ask.args)["card"])
    district = here(outlook, ask)
    if outlook.view.ranking:
        return True
    table = odds(outlook, row(district))
    stay = worth_with(outlook, district, table)
    rest = tuple([other for other in outlook.cards(district, outlook.me) if other != card])
    left = worth_with(outlook, district, table, cards=rest)
    return _moving(outlook, (card,), table, HAVEN) > stay - left


# stakes


def worth_with(
    outlook: Outlook, district: str, table: Odds, *, cards: tuple[str, ...] | None = None, blood: int = 0, more: int = 0
) -> float:
    """What the district is worth to us with other cards, more blood or more strength than we have."""
    me = outlook.me
    area = outlook.area(district, me)
    if cards is None:
        total = outlook.total(district, me)
        if blood:
            total += blood * blood_strength(outlook.cards(district, me))
    else:
        total = strength(cards, area.blood + blood, outlook.fighter(me), outlook.scene(district, me))
    if not (area.blood + blood or area.cards if cards is None else cards or area.blood + blood):
        return 0.0
    return table.worth(district, total + more)


def stake_blood(outlook: Outlook, district: str, most: int) -> int:
    """How much blood from the pool to put into a fight now."""
    table = odds(outlook, (district,))
    pool = outlook.own.blood

    def net(amount: int) -> float:
        won = worth_with(outlook, district, table, blood=amount)
        return won - amount * outlook.blood - outlook.danger(pool - amount) - 0.02 * amount

    return max(range(most + 1), key=net)


def friends(outlook: Outlook, ask: Ask) -> int:
    """TO07, NO05."""
    return stake_blood(outlook, here(outlook, ask), ask.high)


def bid(outlook: Outlook, ask: Ask) -> int:
    """MA02: the auctioneer's bid fights for him; a rival pays to keep the best card open."""
    district = here(outlook, ask)
    if "MA02" in outlook.cards(district, outlook.me):
        return min(ask.high, max(1, stake_blood(outlook, district, ask.high)))
    cards = outlook.cards(district, outlook.me)
    spare = max(0, outlook.own.blood - 2)
    if not cards or not spare:
        return 0
    return min(ask.high, spare, outlook.dice.choice((1, 1, 2, 2, 3)))


def chalice(outlook: Outlook, ask: Ask) -> bool:
    """RE01: one blood in every district."""
    table = odds(outlook, may_leave=True)
    gain = sum([_one_more(outlook, table, district) for district in outlook.view.districts])
    cost = len(outlook.view.districts)
    after = max(1, outlook.own.blood - cost)
    gain -= cost * outlook.blood + outlook.danger(after) - outlook.danger(outlook.own.blood)
    return gain > worth_of_relic(outlook)


def _one_more(outlook: Outlook, table: Odds, district: str) -> float:
    return worth_with(outlook, district, table, blood=1) - worth_with(outlook, district, table)


def chalice_districts(outlook: Outlook, ask: Ask) -> tuple[Option, ...]:
    table = odds(outlook, may_leave=True)
    options: list[ThisDistrict] = list(ask.options)
    options.sort(key=lambda option: _one_more(outlook, table, option.district), reverse=True)
    return tuple(options[: ask.high])


def crown(outlook: Outlook, ask: Ask) -> bool:
    """RE03: more strength, now that everything lies open."""
    district = here(outlook, ask)
    table = odds(outlook, (district,))
    more = amount("RE03", "strength")
    gain = worth_with(outlook, district, table, more=more) - worth_with(outlook, district, table)
    return gain > 2 * worth_of_relic(outlook)


def fearless(outlook: Outlook, ask: Ask) -> bool:
    """GA05: the pool fights and the fighters rest."""
    district = here(outlook, ask)
    pool, deployed = outlook.own.blood, outlook.area(district, outlook.me).blood
    table = odds(outlook, (district,))
    cards = tuple([card for card in outlook.cards(district, outlook.me) if card != "GA05"])
    rest = BASE["GA05"] + strength(cards, deployed, outlook.fighter(outlook.me), _nothing_more(outlook, district))
    swing = (pool + amount("GA05", "blood-here") - deployed) * blood_strength(cards)
    gain = table.worth(district, rest + swing) - table.worth(district, rest)
    return gain > (pool - deployed) * outlook.blood + outlook.danger(deployed) - outlook.danger(pool)


def _nothing_more(outlook: Outlook, district: str) -> Scene:
    return outlook.scene(district, outlook.me)._replace(done=frozenset({"GA05", "GA08"}))


def mist_form(outlook: Outlook, ask: Ask) -> Option:
    """GA07: this district is decided; the blood may fight in a later one."""
    amount = int(dict(ask.args)["amount"])
    options = [option for option in ask.options if isinstance(option, ThisDistrict)]
    options = [option for option in options if outlook.to_come(option.district)]
    if not options:
        return Decline()
    table = odds(outlook, [option.district for option in options], may_leave=True)
    return max(options, key=lambda option: worth_with(outlook, option.district, table, blood=amount))


def ancient_artifacts(outlook: Outlook, ask: Ask) -> Option:
    """TR02: half the pool for six strength."""
    district = here(outlook, ask)
    table = odds(outlook, (district,))
    cards = outlook.cards(district, outlook.me)
    rest = tuple([card for card in cards if card != "TR02"])
    gain = worth_with(outlook, district, table) - worth_with(outlook, district, table, cards=rest)
    pool = outlook.own.blood
    cost = pool // 2 * outlook.blood + outlook.danger(pool - pool // 2) - outlook.danger(pool)
    options: tuple[Option, ...] = ask.options
    return options[0] if gain > cost else options[-1]
