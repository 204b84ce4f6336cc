"""What the text of a card is worth on top of its strength, in influence points."""

from __future__ import annotations

from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.worth import FRENZY_CAUSED, HARM, victim_worth
from nokturn.games.vendetta.content import CARDS, amount
from nokturn.kernel import Seat

TAKES = {
    **{
        card.id: card.effect["steal-from-each-rival"]
        for card in CARDS.values()
        if "steal-from-each-rival" in card.effect
    },
    **{card: amount(card, "steal") for card in ("NO09", "VE05", "TR09")},
}
"""Blood stolen from each rival."""
STRONGER = {"GA02": 2.0, "VE02": 2.2, "TO03": 1.0, "GA04": 1.0, "TR07": 0.7, "VE06": 0.7, "NO06": 0.7, "VE03": 0.3}
"""Cards that make the rivals weaker here, as strength of our own."""
EARLY = {
    "BR03": 9, "VE01": 8, "GA06": 8, "NO03": 7, "TO08": 5, "NO04": 4, "NO02": 4, "TO06": 3, "VE05": 3, "NO06": 3,
    "TR04": 4, "TR06": 2, "BR08": 1,
}  # fmt: skip
"""Cards that work from the moment they lie face up: the sooner the better."""
MUST_SHOW = frozenset({*EARLY, "TO07"}) - {"TO08"}
"""Useless, or nearly, if they are still face down when their moment comes."""


def harm_to(outlook: Outlook, seat: Seat, amount: int) -> float:
    """Somebody loses so much blood through us."""
    if seat == outlook.partner or amount <= 0:
        return 0.0
    player = outlook.player(seat)
    lost = min(amount, player.blood)
    worth = (0.02 if outlook.last_round else HARM) * lost
    if player.blood <= amount:
        return worth + FRENZY_CAUSED + 0.8 * ("AL12" in outlook.own.alliance)
    # By the time the card acts they may have less.
    return worth + 0.35 * max(0.0, (amount + 3 - player.blood) / 4)


def stolen(outlook: Outlook, rivals: tuple[Seat, ...], amount: int) -> float:
    """So much from each of them into our pool."""
    gained = sum([min(amount, outlook.player(seat).blood) for seat in rivals if seat != outlook.partner])
    return gained * outlook.blood + sum([harm_to(outlook, seat, amount) for seat in rivals])


def lost(outlook: Outlook, rivals: tuple[Seat, ...], amount: int) -> float:
    return sum([harm_to(outlook, seat, amount) for seat in rivals])


def damage(card: str, outlook: Outlook, district: str, won: bool = False) -> int:
    """Blood that an aftermath card takes out of each rival's pool."""
    if card == "BR04":
        return outlook.round
    if card == "BR05":
        return amount("BR05", "lose-if-first" if won else "lose")
    if card == "BR06":
        return sum([area.blood for area in outlook.view.areas[district].values()]) // 2
    if card == "TR05":
        return amount("TR05", "lose")
    if card == "TO01":
        return amount("TO01", "steal") * (len(outlook.own.alliance) // amount("TO01", "for-every"))
    return TAKES.get(card, 0)


def effect_worth(card: str, outlook: Outlook, district: str, rivals: tuple[Seat, ...], coming: float = 0.0) -> float:
    """A card of ours in this district, with these rivals there; `coming` plays of others are still expected."""
    blood, own = outlook.blood, outlook.own
    if card in TAKES or card == "TO01":
        worth = stolen(outlook, rivals, damage(card, outlook, district))
        return max(0.0, worth - blood) if card == "TR09" else worth
    match card:
        case "BR04" | "BR05" | "BR06":
            return lost(outlook, rivals, damage(card, outlook, district))
        case "TR05":
            return max(0.0, lost(outlook, rivals, damage(card, outlook, district)) - blood * (own.blood // 2))
        case "BR03":
            return coming * 0.7 * HARM * 2
        case "GA01":
            return 1.5 * blood
        case "GA06" | "NO03":
            return 0.1 * coming
        case "TO08":
            return victim_worth(outlook.round)
        case "TO04":
            return 0.6 * victim_worth(outlook.round)
        case "TR03":
            return blood * max(amount("TR03", "gain"), amount("TR03", "gain-up-to") - own.blood)
        case "TR02":
            return -blood * (own.blood // 2)
        case "VE01":
            absent = [seat for seat in outlook.rivals if not outlook.area(district, seat).cards]
            return 0.25 * len(absent)
        case "VE07":
            return 3 * blood if rivals else 0.0
        case "VE09":
            return 0.5 if rivals else 0.0
        case "VE03":
            return 0.3 * len(rivals)
    return 0.0


def threat(outlook: Outlook, district: str) -> int:
    """Blood we may lose here if we stay, from cards that can be seen."""
    total = 0
    for seat in outlook.present(district):
        if seat == outlook.partner:
            continue
        for card in outlook.area(district, seat).cards:
            if card.card and card.face_up:
                total += _threat_of(card.card, outlook, district)
    return total


def _threat_of(card: str, outlook: Outlook, district: str) -> int:
    if card == "TO01":
        return 1
    if CARDS[card].kind == "passive" and card != "VE05":
        return 0
    return damage(card, outlook, district, won=True)
