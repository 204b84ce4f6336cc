"""What a hunter may do about an encounter: show an item, discard one, become delayed (DRA-CARD-20, DRA-ITEM-03).

He is asked whenever he could have such an item by what everybody knows: being asked tells nothing."""

from __future__ import annotations

from nokturn.games.dracula.hunters.damage import delay, hurt
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import ENCOUNTERS, EVENTS, ITEMS
from nokturn.games.dracula.state.choices import Accept, Decline, DiscardItem, Done, ShowItem
from nokturn.games.dracula.state.could_hold import hunter_could_show
from nokturn.games.dracula.state.decks import discard_item, without
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Rule, ask, call, procedure

WEAPONS = tuple(item.id for item in ITEMS.values() if item.weapon)


def items_against(card: str) -> tuple[str, ...]:
    """The items that count against a card: those its text names, else weapons."""
    if card in EVENTS:
        return EVENTS[card].against
    _, _, condition = ENCOUNTERS[card].after.partition(":")
    _, _, what = condition.partition(":")
    return tuple(what.split("|")) if what and what != "weapon" else WEAPONS


def held(game: Dracula, hunter: str, card: str) -> tuple[str, ...]:
    """The items in his hand that count against a card, each title once."""
    meant = items_against(card)
    return tuple(dict.fromkeys([item for item in game.hunters[hunter].items if item in meant]))


@procedure(rule=("DRA-CARD-20", "DRA-AMBUSH-04"))
def pay_for_encounter(game: Dracula, hunter: str, card: str) -> Rule:
    """Whether a resolved encounter is discarded: always, or only if the hunter pays for it.

    A defeated hunter pays nothing; DRA-DEFEAT-04."""
    after = ENCOUNTERS[card].after
    if after == "discard":
        return True
    if not game.active(hunter):
        return False
    _, _, condition = after.partition(":")
    deed = condition.partition(":")[0]
    paid = False
    if deed == "hunter_reveals":
        paid = yield call(show_item_against, hunter, card)
    elif deed == "hunter_discards":
        paid = yield call(discard_item_against, hunter, card)
    elif deed == "hunter_became_delayed":
        paid = yield call(become_delayed_against, hunter, card)
    return paid


@procedure(rule="DRA-ITEM-03")
def show_item_against(game: Dracula, hunter: str, card: str) -> Rule:
    """He may show everybody an item that counts against the card, which stays in his hand; whether he did."""
    if not hunter_could_show(game, hunter, items_against(card)):
        return False
    choice = yield ask(
        game.seat_of(hunter),
        "show-item-against",
        (*[ShowItem(item) for item in held(game, hunter, card)], Decline()),
        rule="DRA-ITEM-03",
        hunter=hunter,
        card=card,
    )
    if isinstance(choice, Decline):
        return False
    game.tell("item-revealed", hunter=hunter, item=choice.item, reveals=True)
    return True


@procedure(rule="DRA-CARD-20")
def discard_item_against(game: Dracula, hunter: str, card: str) -> Rule:
    """He may discard an item that counts against the card; whether he did."""
    if not hunter_could_show(game, hunter, items_against(card)):
        return False
    choice = yield ask(
        game.seat_of(hunter),
        "discard-item-against",
        (*[DiscardItem(item) for item in held(game, hunter, card)], Decline()),
        rule="DRA-CARD-20",
        hunter=hunter,
        card=card,
    )
    if isinstance(choice, Decline):
        return False
    discard_item(game, hunter, choice.item)
    yield call(open_cards, hunter)
    return True


@procedure(rule="DRA-DELAY-04")
def become_delayed_against(game: Dracula, hunter: str, card: str) -> Rule:
    """He may become delayed, unless he is already; whether he did."""
    if game.hunters[hunter].delayed:
        return False
    choice = yield ask(
        game.seat_of(hunter),
        "become-delayed-against",
        (Accept(), Decline()),
        rule="DRA-DELAY-04",
        hunter=hunter,
        card=card,
    )
    if isinstance(choice, Decline):
        return False
    delay(game, hunter, card)
    return True


@procedure(rule="DRA-CARD-21")
def suffer_per_item(game: Dracula, hunter: str, card: str, damage: int) -> Rule:
    """Szgany Mob: he may discard any number of items, then suffers for each one he still holds."""
    while game.hunters[hunter].items:
        choice = yield ask(
            game.seat_of(hunter),
            "discard-items-against",
            (*[DiscardItem(item) for item in dict.fromkeys(game.hunters[hunter].items)], Done()),
            rule="DRA-CARD-21",
            hunter=hunter,
            card=card,
        )
        if isinstance(choice, Done):
            break
        discard_item(game, hunter, choice.item)
    yield call(open_cards, hunter)
    yield call(hurt, hunter, damage * len(game.hunters[hunter].items), card)


@procedure(rule="DRA-CARD-21")
def suffer_wolves(game: Dracula, hunter: str) -> Rule:
    """Wolves: he suffers less for each weapon he shows, and these lie open until all are shown."""
    amounts = ENCOUNTERS["wolves"].amounts
    damage, less = amounts["damage"], amounts["less_per_weapon"]
    while damage > 0 and holds_back(game, hunter) and hunter_could_show(game, hunter, WEAPONS):
        choice = yield ask(
            game.seat_of(hunter),
            "show-weapons",
            (*[ShowItem(item) for item in dict.fromkeys(unshown(game, hunter)) if item in WEAPONS], Done()),
            rule="DRA-CARD-21",
            hunter=hunter,
            damage=damage,
            less=less,
        )
        if isinstance(choice, Done):
            break
        game.change(hunter, shown=(*game.hunters[hunter].shown, choice.item))
        damage = max(damage - less, 0)
        game.tell("item-revealed", hunter=hunter, item=choice.item, reveals=True)
    game.change(hunter, shown=tuple([item for item in game.hunters[hunter].shown if item not in WEAPONS]))
    yield call(hurt, hunter, damage, "wolves")


def unshown(game: Dracula, hunter: str) -> tuple[str, ...]:
    """Items of his hand that do not lie open for the moment."""
    left = game.hunters[hunter].items
    for item in game.hunters[hunter].shown:
        left = without(left, item)
    return left


def holds_back(game: Dracula, hunter: str) -> bool:
    """Whether, by their number, he has an item left that he has not shown to the Wolves."""
    weapons = [item for item in game.hunters[hunter].shown if item in WEAPONS]
    return len(game.hunters[hunter].items) > len(weapons)
