"""The power cards: Feed, Dark Call, Wolf Form, Misdirect, Hide (DRA-POWER)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.printed.content import POWERS
from nokturn.games.dracula.state.choices import DarkCall, Feed, Hide, Misdirect, WolfForm, WolfFormToLair
from nokturn.games.dracula.state.clues import Fed, Misdirected, Placed, Stays
from nokturn.games.dracula.state.decks import draw_encounters, without
from nokturn.games.dracula.state.state import Dracula, Hideout
from nokturn.games.dracula.state.winning import heal_dracula, hurt_dracula
from nokturn.games.dracula.trail.placement import after_placing, barred_to, is_sea, lay_first, roads_ahead
from nokturn.games.dracula.trail.trail import clear, holy
from nokturn.kernel import Option, Refused, Rule, ask_number, call, procedure

FEED = POWERS["feed"].amount

# what may be played


def power_options(game: Dracula) -> Iterator[Option | Refused]:
    """The powers that take the place of a move, one of them at most; DRA-POWER-02, DRA-POWER-03."""
    if not game.advanced:
        return
    kept = "DRA-TOKEN-HOLY-03" if game.at in holy(game) else ""
    for power, option in (("feed", Feed()), ("dark_call", DarkCall()), ("hide", Hide())):
        rule = kept if power in game.location_deck else "DRA-POWER-01"
        if power == "hide" and not rule and not may_hide(game):
            rule = "DRA-POWER-HIDE-06"
        yield Refused(option, rule) if rule else option
    yield from wolf_options(game)


def may_hide(game: Dracula) -> bool:
    """The card of his current location is on the trail and is a city; DRA-POWER-HIDE-06."""
    return not is_sea(game, game.at) and game.space_of(game.lies) > 0


def wolf_options(game: Dracula) -> Iterator[Option | Refused]:
    """Cities at most two roads away, from the deck or a lair, never from the sea; DRA-POWER-WOLF-01, -03."""
    if "wolf_form" not in game.location_deck or is_sea(game, game.at):
        return
    most = POWERS["wolf_form"].amounts["roads"]
    reached, sacred = roads_ahead(game, most), holy(game)
    lairs = {lair.card: space for space, lair in enumerate(game.lairs, 1) if lair is not None}
    for city in game.atlas.within_roads(game.at, most):
        option: Option = WolfFormToLair(lairs[city]) if city in lairs else WolfForm(city)
        if city in sacred or city not in reached:
            yield Refused(option, "DRA-TOKEN-HOLY-02")
        elif city in lairs or city in game.location_deck:
            yield option
        else:
            yield Refused(option, "DRA-DRAC-MOVE-04")


def misdirect_options(game: Dracula) -> Iterator[Option | Refused]:
    """Any hideout but those Misdirect must leave alone; DRA-POWER-MISDIRECT-02."""
    if not game.advanced or "misdirect" not in game.location_deck:
        return
    for space, hideout in enumerate(game.trail, 1):
        if hideout is None:
            continue
        power = hideout.card in POWERS or hideout.wolf
        kept = hideout.slot == game.lies or hideout.card == game.atlas.castle
        barred = power or kept or game.linked_hide(hideout.slot) is not None
        yield Refused(Misdirect(space), "DRA-POWER-MISDIRECT-02") if barred else Misdirect(space)


# playing them


def _open(game: Dracula, power: str) -> Hideout:
    """The power card, out of the location deck and face up; DRA-POWER-01, DRA-POWER-03."""
    game.location_deck = without(game.location_deck, power)
    game.tell("power-played", power=power)
    return Hideout(power, game.new_slot(), POWERS[power].back, face_up=True)


def _stay(game: Dracula, power: str) -> None:
    """Dracula is where he was, and this card says so on space 1; at sea that costs nothing; DRA-POWER-04."""
    hideout = _open(game, power)
    lay_first(game, hideout)
    game.learn(Stays(hideout.slot, power, holy(game)))


@procedure(rule=("DRA-POWER-FEED-01", "DRA-POWER-FEED-02"))
def feed(game: Dracula) -> Rule:
    """Instead of moving; how much it heals depends on the place, or on what the table has agreed upon."""
    _stay(game, "feed")
    amount = feed_amount(game)
    if game.feed_amount == "free_1_to_3":
        amount = yield ask_number(game.dracula, "feed-amount", min(FEED.values()), amount, rule="DRA-POWER-FEED-01")
    heal_dracula(game, amount)


def feed_amount(game: Dracula) -> int:
    """What Feed heals here at most; by location it tells everybody of the size of the place; DRA-POWER-FEED-02."""
    if game.feed_amount != "by_location":
        return max(FEED.values())
    healed = min(FEED[game.atlas.places[game.at].size], game.damage)
    game.learn(Fed(tuple([size for size, amount in FEED.items() if min(amount, game.damage) == healed])))
    return healed


@procedure(rule=("DRA-POWER-DARKCALL-01", "DRA-POWER-DARKCALL-02", "DRA-POWER-04"))
def dark_call(game: Dracula) -> Rule:
    """Instead of moving: damage, then more encounters in hand than he ever draws otherwise."""
    _stay(game, "dark_call")
    hurt_dracula(game, POWERS["dark_call"].damage, "dark_call")
    if not game.finished:
        yield call(draw_encounters, POWERS["dark_call"].amounts["draw"])


def hide(game: Dracula) -> None:
    """Put down like a city and linked to the place where he stays; face up, and without an encounter, if everybody
    sees where that is; DRA-POWER-HIDE-01, -02, -04, -08."""
    power = POWERS["hide"]
    game.location_deck = without(game.location_deck, "hide")
    hideout = Hideout("hide", game.new_slot(), power.back, face_up=game.revealed, link=game.lies)
    if hideout.face_up:
        game.tell("power-played", power="hide")
    else:
        game.tell("dracula-places", back=power.back, privy=(game.dracula,), secret={"card": "hide"})
    seen = "hide" if hideout.face_up else ""
    game.learn(Placed(hideout.slot, power.back, barred_to(game, seen), holy(game), seen=seen, hide=not seen))
    lay_first(game, hideout)
    after_placing(game, "hide")


def misdirect(game: Dracula, space: int) -> None:
    """Clear the hideout on this space and put Misdirect there; the card it frees may be played at once;
    DRA-POWER-MISDIRECT-01, DRA-POWER-MISDIRECT-03."""
    gone = game.trail[space - 1]
    assert gone is not None
    hideout = _open(game, "misdirect")
    game.learn(Misdirected(gone.slot, hideout.slot))
    clear(game, gone.slot)
    game.trail = tuple([hideout if number == space else old for number, old in enumerate(game.trail, 1)])
