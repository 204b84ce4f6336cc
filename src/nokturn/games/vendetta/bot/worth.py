"""What things are worth to the clever player, all in influence points.

The numbers of cards and tables come from the rulebook's data; what a blood token is
worth, how dangerous an empty pool is and which clan cards are good are judgements,
and they are all here.
"""

from __future__ import annotations

from nokturn.games.vendetta.content import ALLIANCE, CARDS, HAVEN, LOCATIONS, TABLES
from nokturn.games.vendetta.view import PlayerView, VendettaView

ROUNDS = TABLES.rounds
BLOOD = (0.0, 0.36, 0.30, 0.03)
"""One blood in the pool, by round: a victim gives three for one point, and the last round's leftovers are worth
next to nothing."""
HARM = 0.1
"""One blood a rival loses, before the last round."""
FRENZY_CAUSED = 1.5
"""Sending a rival into Frenzy: a point for us, and a card less for them."""
AMBITION = 0.35
"""Going first and winning ties in the next round."""
EMPTY_POOL = (3.0, 1.3, 0.7, 0.4, 0.22, 0.12, 0.05)
"""The danger of Frenzy, by blood left in the pool, among rivals of average temper."""

CLANS = {"brujah": 7, "ventrue": 6, "malkavian": 6, "toreador": 5, "gangrel": 4, "nosferatu": 2, "tremere": 1}
RELICS = {"RE03": 8, "RE01": 7, "RE05": 6, "RE04": 5, "RE07": 4, "RE06": 3, "RE02": 2, "RE08": 1}
"""Which to take first: the highest number.  In this order they won, when this bot was dealt them at random."""

TEMPER = {
    "brujah": 0.5, "tremere": 0.4, "ventrue": 0.35, "malkavian": 0.3, "nosferatu": 0.3, "toreador": 0.25,
    "gangrel": 0.2,
}  # fmt: skip
"""How much a clan's deck drains its rivals' pools."""

IN_THE_LONG_RUN = {
    "BR01": 6.0, "BR02": 4.5, "BR03": 5.4, "BR04": 5.0, "BR05": 5.0, "BR06": 3.0, "BR07": 4.8, "BR08": 1.5, "BR09": 1.5,
    "GA01": 3.0, "GA02": 4.2, "GA03": 4.0, "GA04": 4.2, "GA05": 5.0, "GA06": 4.6, "GA07": 3.0, "GA08": 2.2, "GA09": 1.5,
    "MA01": 5.0, "MA02": 3.8, "MA03": 3.8, "MA04": 4.1, "MA05": 4.4, "MA06": 4.8, "MA07": 4.8, "MA08": 1.6, "MA09": 1.5,
    "NO01": 3.4, "NO02": 3.6, "NO03": 4.4, "NO04": 2.2, "NO05": 4.2, "NO06": 3.6, "NO07": 4.8, "NO08": 2.0, "NO09": 1.8,
    "TO01": 4.0, "TO02": 4.8, "TO03": 3.2, "TO04": 4.8, "TO05": 4.6, "TO06": 3.4, "TO07": 4.4, "TO08": 3.4, "TO09": 1.5,
    "TR01": 4.3, "TR02": 4.6, "TR03": 5.0, "TR04": 2.2, "TR05": 5.0, "TR06": 3.2, "TR07": 3.2, "TR08": 1.6, "TR09": 1.6,
    "VE01": 5.0, "VE02": 4.6, "VE03": 3.8, "VE04": 4.4, "VE05": 4.4, "VE06": 3.8, "VE07": 4.8, "VE08": 2.2, "VE09": 1.8,
}  # fmt: skip
"""Clan cards: strength, plus what the text is usually good for."""


def card_worth(card: str) -> float:
    """What a clan card is worth in the long run; one that nobody has measured yet, a little more than its strength."""
    return IN_THE_LONG_RUN.get(card, CARDS[card].strength + 1.5)


def blood_worth(round: int) -> float:
    return BLOOD[round]


def rounds_left(round: int) -> int:
    """Feed phases still to come."""
    return ROUNDS - round


def ally_worth(ally: str, round: int, player: PlayerView) -> float:
    """An ally or victim joining this alliance now: points, feeding, draining, ability."""
    card = ALLIANCE[ally]
    left = rounds_left(round)
    blood = blood_worth(round)
    worth = card.influence + card.feed * left * blood
    if left and card.drainable:
        kept = card.influence - card.drained_influence + (card.tokens if card.kind == "vampire" else 0)
        worth += max(0.0, card.drain_blood * blood - kept) * 0.5
    gained = card.when_gained
    worth += gained.get("gain", 0) * blood + gained.get("victims", 0) * (1 + left * blood)
    worth += gained.get("gain-for-each-in-alliance", 0) * (len(player.alliance) + 1) * blood
    if left:
        worth += 1.2 * gained.get("draw", 0) + 0.9 * gained.get("steal-from-each-opponent", 0)
    return worth + _ability(ally, left, player)


def _ability(ally: str, left: int, player: PlayerView) -> float:
    humans = [card for card in player.alliance if ALLIANCE[card].kind == "human"]
    if ally == "AL26":
        return 1.5 if not humans else 0.0
    if ally != "AL26" and humans == ["AL26"] and ALLIANCE[ally].kind == "human":
        return -2.0
    lasting = {"AL05": 0.5, "AL07": 0.3, "AL08": 0.8, "AL12": 0.4, "AL13": 0.2, "AL15": 0.3, "AL27": 0.4, "AL28": -0.3}
    return lasting.get(ally, 0.0) * left


def victim_worth(round: int) -> float:
    return 1.0 + rounds_left(round) * blood_worth(round)


def place_worth(view: VendettaView, district: str, player: PlayerView) -> tuple[float, float, float, float]:
    """First, second, third and any other place in a district."""
    first, second, third = (float(number) for number in TABLES.rewards.influence[str(view.round)])
    ally = view.allies.get(district)
    if ally is not None:
        first += ally_worth(ally, view.round, player)
    if district == HAVEN:
        first += TABLES.rewards.haven_bonus_influence + (AMBITION if rounds_left(view.round) else 0)
    if location := view.locations.get(district):
        first += LOCATIONS[location].amounts.get("gain", 0) * blood_worth(view.round)
    return first, second + victim_worth(view.round), third, 0.0


def drain_cost(ally: str, round: int, restorable: bool = False) -> float:
    """What draining one's own card costs in the end; nothing but the tokens if a relic brings it back."""
    card = ALLIANCE[ally]
    tokens = card.tokens if card.kind == "vampire" else 0
    if restorable:
        return float(tokens)
    lost = card.influence - card.drained_influence + tokens
    return lost + max(0, card.feed) * rounds_left(round) * blood_worth(round)


def temper(view: VendettaView, me: str) -> float:
    """How much the other clans at the table drain pools, compared with an average table."""
    others = [TEMPER.get(p.clan, 0.3) for p in view.players.values() if p.seat != me and not p.out]
    return sum(others) / 0.9


def danger(pool: int, temper: float) -> float:
    """What having so little blood costs on average."""
    return EMPTY_POOL[max(0, pool)] * temper if pool < len(EMPTY_POOL) else 0.0
