"""Setting up Characters; GRAIL-SETUP-CHAR, GRAIL-FREE, GRAIL-DEATH-02."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, RESOURCES
from nokturn.games.grail.state.choices import TakeCharacter, TakeColour, TakeNobody, TakeTray
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.death import succeed, unused_characters
from nokturn.games.grail.survival.tracks import back_to_start
from nokturn.kernel import Rule, Seat, ask, call, carries_out, chance, procedure, shuffle

START = ("start",)
POOL = ("basic", "advanced")


def everybody(state: Grail) -> tuple[Hero, ...]:
    return (*state.heroes.values(), *state.away.values())


def free_trays(state: Grail) -> list[str]:
    """GRAIL-SETUP-CHAR-12, GRAIL-FREE-01: no two players use the same one."""
    taken = {hero.tray for hero in everybody(state)}
    return [one for one in state.content.characters if one not in taken]


def free_colours(state: Grail) -> list[str]:
    taken = {hero.colour for hero in everybody(state)}
    return [one for one in state.content.characters if one not in taken]


@procedure(rule=("GRAIL-SETUP-CHAR-01", "GRAIL-FREE-01", "GRAIL-FREE-03", "GRAIL-TUTORIAL-01"))
def take_character(state: Grail, seat: Seat, location: int, may_watch: bool = False) -> Rule:
    """A different Character for everybody; in free play any tray and any colour besides, though nobody becomes another
    by them: the story is that of the tile, GRAIL-FREE-02."""
    if state.tutorial and state.content.tutorial is not None:
        hero = state.content.tutorial.hero
        yield call(set_up_character, seat, hero, hero, hero, location)
        return
    taken = yield ask(
        seat,
        "take-character",
        [*[TakeCharacter(one) for one in unused_characters(state)], *([TakeNobody()] if may_watch else [])],
        rule="GRAIL-SETUP-CHAR-01",
        auto=True,
    )
    if isinstance(taken, TakeNobody):
        state.watching = (*state.watching, seat)
        state.tell("takes-nobody", player=seat)
        return
    hero = taken.hero
    tray = colour = hero
    if state.free:
        chosen = yield ask(
            seat, "take-tray", [TakeTray(one) for one in free_trays(state)], rule="GRAIL-FREE-01", auto=True, hero=hero
        )
        tray = chosen.tray
        chosen = yield ask(
            seat,
            "take-colour",
            [TakeColour(one) for one in free_colours(state)],
            rule="GRAIL-FREE-01",
            auto=True,
            hero=hero,
        )
        colour = chosen.colour
    yield call(set_up_character, seat, hero, tray, colour, location)


@procedure(
    rule=(
        "GRAIL-SETUP-CHAR-02", "GRAIL-SETUP-CHAR-03", "GRAIL-SETUP-CHAR-04", "GRAIL-SETUP-CHAR-05",
        "GRAIL-SETUP-CHAR-09", "GRAIL-SETUP-CHAR-10", "GRAIL-SETUP-CHAR-13",
    )
)  # fmt: skip
def set_up_character(state: Grail, seat: Seat, hero: str, tray: str, colour: str, location: int) -> Rule:
    """Tracks, attributes and resources as printed, then the cards."""
    tile = state.content.characters[hero]
    aggression, empathy, courage, caution, practicality, spirituality = [tile.attributes.of(one) for one in ATTRIBUTES]
    state.heroes[hero] = Hero(
        id=hero, seat=seat, number=tile.number, tray=tray, colour=colour, location=location, energy=0, health=0,
        terror=0, attributes=(aggression, empathy, courage, caution, practicality, spirituality),
    )  # fmt: skip
    state.change(hero, **{resource: tile.resources.of(resource) for resource in RESOURCES})
    back_to_start(state, hero)
    for kind in ("combat", "diplomacy"):
        yield call(set_up_cards, hero, kind)
    state.tell("takes-character", player=seat, hero=hero)
    state.tell("letter", hero=hero, letter=hero)


def cards_of(state: Grail, colour: str, kind: str, sets: tuple[str, ...]) -> tuple[str, ...]:
    """GRAIL-SETUP-CHAR-06, GRAIL-SETUP-CHAR-14."""
    cards = [*(state.content.combat_cards if kind == "combat" else state.content.diplomacy_cards).values()]
    return tuple([card.id for card in cards if card.hero == colour and card.set in sets])


@procedure(rule=("GRAIL-SETUP-CHAR-06", "GRAIL-SETUP-CHAR-07", "GRAIL-SETUP-CHAR-08"))
def set_up_cards(state: Grail, hero: str, kind: str) -> Rule:
    """The 15 start cards are the deck, the other 25 the Advancement Pool, each shuffled."""
    colour = state.heroes[hero].colour
    deck = cards_of(state, colour, kind, START)
    order = yield chance(shuffle(len(deck)))
    pool = cards_of(state, colour, kind, POOL)
    rest = yield chance(shuffle(len(pool)))
    piles = {
        f"{kind}_deck": tuple([deck[place] for place in order]),
        f"{kind}_pool": tuple([pool[place] for place in rest]),
    }
    state.heroes[hero] = replace(state.heroes[hero], **piles)


@carries_out(succeed)
@procedure(rule="GRAIL-DEATH-02")
def take_successor(state: Grail, seat: Seat) -> Rule:
    """From scratch, in the face-up Location with the lowest number; or nobody, as long as somebody is in play."""
    yield call(take_character, seat, min(state.places), bool(state.heroes))
