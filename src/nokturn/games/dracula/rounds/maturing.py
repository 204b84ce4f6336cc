"""What slides off the trail: it becomes a lair, or its encounters mature, or it is let go (DRA-MATURE).

What lies face down with a city's back could be Hide: whatever it is, the same is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nokturn.games.dracula.encounters.encounter_costs import suffer_per_item, suffer_wolves
from nokturn.games.dracula.encounters.encounter_effects import place_fog, spy
from nokturn.games.dracula.events.event_needs import free_links
from nokturn.games.dracula.hunters.hand import dracula_receives
from nokturn.games.dracula.printed.content import ENCOUNTERS, EVENTS, NUMBERS, TOKENS
from nokturn.games.dracula.state.choices import (
    ClearLair,
    LetGo,
    MakeLair,
    Mature,
    TakeCard,
    ThisHunter,
    ThisLink,
    ThisPlace,
)
from nokturn.games.dracula.state.clues import Matured
from nokturn.games.dracula.state.decks import PLAYER, without
from nokturn.games.dracula.state.state import Dracula, Hideout
from nokturn.games.dracula.state.winning import gain_influence, heal_dracula
from nokturn.games.dracula.trail.lairs import clear_lair, lair_options, make_lair
from nokturn.games.dracula.trail.trail import (
    clear,
    discard_laid,
    drop_encounter,
    laid_at,
    pointing,
    turn_up,
    turn_up_encounter,
)
from nokturn.kernel import Option, Refused, Rule, ask, call, chance, procedure, shuffle
from nokturn.kernel.handles import handle
from nokturn.kernel.procedures import Procedure

# what slid off


def settled(game: Dracula, slid: Hideout) -> bool:
    """Whether everybody sees that there is nothing to decide: sea cards and powers that lie open have no effect
    when they slide off, nor has an empty hideout in the basic game; DRA-MATURE-06, DRA-LAIR-02."""
    if slid.back == "sea" or slid.back == "power" or (slid.card == "hide" and slid.face_up):
        return True
    return not slid.encounters and not game.advanced


def slid_options(game: Dracula, matured: bool) -> Iterator[Option | Refused]:
    """A lair, unless something has matured already; a matured effect; or nothing; DRA-LAIR-01, DRA-POWER-HIDE-05."""
    slid = game.slid
    assert slid is not None
    if not matured:
        yield from lair_options(game)
    for laid, option in pointing(game, slid.encounters, Mature):
        if slid.card == "hide":
            yield Refused(option, "DRA-POWER-HIDE-05")
        else:
            yield option if ENCOUNTERS[laid.card].matures else Refused(option, "DRA-MATURE-02")
    yield LetGo()


@procedure(rule=("DRA-DRAC-MOVE-02", "DRA-MATURE-01", "DRA-MATURE-02", "DRA-MATURE-03", "DRA-MATURE-06", "DRA-LAIR-06"))
def resolve_slid(game: Dracula) -> Rule:
    """Dracula decides what becomes of the hideout that slid off, encounter by encounter in his order."""
    if game.slid is not None and settled(game, game.slid):
        clear_slid(game)
    matured = False
    while game.slid is not None and not game.finished:
        choice = yield ask(
            game.dracula, "slid-off", slid_options(game, matured), rule="DRA-MATURE-02", place=game.slid.card
        )
        if isinstance(choice, MakeLair):
            yield call(make_lair, choice.space)
        elif isinstance(choice, ClearLair):
            clear_lair(game, choice.space)
        elif isinstance(choice, Mature):
            matured = True
            yield call(mature, encounter_called(game, choice.handle))
            clear_slid(game, only_empty=True)
        else:
            clear_slid(game)


def clear_slid(game: Dracula, only_empty: bool = False) -> None:
    """What is left of the hideout that slid off is discarded, and its location card returns to the deck."""
    if game.slid is not None and not (only_empty and game.slid.encounters):
        clear(game, game.slid.slot)


def encounter_called(game: Dracula, name: str) -> int:
    """The slot of the encounter that Dracula calls by this handle."""
    assert game.slid is not None
    return next(laid.slot for laid in game.slid.encounters if handle(game, game.dracula, laid.slot) == name)


# maturing


@procedure(rule=("DRA-MATURE-02", "DRA-MATURE-05", "DRA-POWER-HIDE-05", "DRA-VAMP-01"))
def mature(game: Dracula, encounter: int) -> Rule:
    """The matured effect of one encounter of the hideout that slid off; then it is discarded."""
    assert game.slid is not None
    slot = game.slid.slot
    turn_up_encounter(game, slot, encounter)
    laid = laid_at(game, slot, encounter)
    assert laid is not None
    game.tell("encounter-matures", card=laid.card, reveals=True)
    game.learn(Matured(slot))
    if ENCOUNTERS[laid.card].vampire:
        vampire_matures(game, laid.card)
        return
    if laid.card in REVEALING:
        turn_up(game, slot)
    if laid.card == "szgany_bodyguards":
        game.guards = (*game.guards, drop_encounter(game, slot, encounter))
        return
    if laid.card == "desecrated_soil":
        heal_dracula(game, ENCOUNTERS["desecrated_soil"].amounts["mature_heal"])
    else:
        yield call(MATURING[laid.card])
    if not game.finished:
        discard_laid(game, slot, encounter)


def vampire_matures(game: Dracula, card: str) -> None:
    """The location is shown and influence grows, more so with a rumor; then this hideout is cleared with all that is
    left in it, and the last spaces, as they are after the slide; DRA-VAMP-01, DRA-RUMOR-03, DRA-MATURE-03, -04, -05."""
    slid, vampire = game.slid, ENCOUNTERS[card]
    assert slid is not None
    turn_up(game, slid.slot)
    gain_influence(game, vampire.mature_influence, card)
    if slid.rumor:
        gain_influence(game, NUMBERS.rumor_influence, "rumor")
    if game.finished:
        return
    clear(game, slid.slot)
    for space in vampire.mature_clears:
        hideout = game.trail[space - 1]
        if hideout is not None:
            clear(game, hideout.slot)


def city_here(game: Dracula) -> str:
    """The city of the hideout that slid off, once its card has been turned up."""
    assert game.slid is not None
    assert game.slid.face_up
    return game.slid.card


def region_here(game: Dracula) -> tuple[str, ...]:
    """The cities of its region."""
    return game.atlas.regions[game.atlas.places[city_here(game)].region]


@procedure(rule="DRA-CARD-22")
def hoax_matures(game: Dracula) -> Rule:
    """Dracula takes all his events out of the discard pile, face down or not, keeps one and shuffles the others into
    the event deck.  What has to be played at once is played at once."""
    found = tuple([gone.card for gone in game.event_discard if EVENTS[gone.card].side == PLAYER])
    if not found:
        return
    game.event_discard = tuple([gone for gone in game.event_discard if EVENTS[gone.card].side != PLAYER])
    game.drawn, game.drawn_by = found, PLAYER
    game.tell(
        "dracula-takes-discarded-events",
        amount=len(found),
        privy=(game.dracula,),
        secret={"cards": found},
        reveals=True,
    )
    choice = yield ask(
        game.dracula, "keep-event", [TakeCard(card) for card in dict.fromkeys(game.drawn)], rule="DRA-CARD-22"
    )
    game.event_deck = (*game.event_deck, *without(game.drawn, choice.card))
    game.drawn = (choice.card,)
    order = yield chance(shuffle(len(game.event_deck)))
    game.event_deck = tuple([game.event_deck[number] for number in order])
    game.tell("event-deck-shuffled", amount=len(game.event_deck))
    yield call(dracula_receives)


@procedure(rule=("DRA-TOKEN-ROADBLOCK-01", "DRA-TOKEN-LIMIT-01"))
def saboteur_matures(game: Dracula) -> Rule:
    """Roadblocks on any road or railway that has none."""
    for _ in range(ENCOUNTERS["saboteur"].amounts["mature_tokens"]):
        if len(game.roadblocks) >= TOKENS["roadblock"]:
            return
        choice = yield ask(
            game.dracula,
            "place-roadblock",
            [ThisLink(free) for free in free_links(game)],
            rule="DRA-TOKEN-ROADBLOCK-01",
        )
        game.roadblocks = (*game.roadblocks, choice.link)
        game.tell("roadblock-placed", link=choice.link)


@procedure(rule=("DRA-CARD-20", "DRA-EVENT-08"))
def spy_matures(game: Dracula) -> Rule:
    """Any active hunter is spied upon, wherever he is."""
    if game.active_hunters:
        choice = yield ask(
            game.dracula, "spy-on", [ThisHunter(hunter) for hunter in game.active_hunters], rule="DRA-CARD-20"
        )
        spy(game, choice.hunter)


@procedure(rule=("DRA-CARD-21", "DRA-EVENT-08", "DRA-MATURE-05"))
def szgany_mob_matures(game: Dracula) -> Rule:
    """Every hunter in every city of the region, one after another."""
    for hunter in game.active_hunters:
        who = game.hunters[hunter]
        if who.place in region_here(game) and not who.hospital:
            yield call(suffer_per_item, hunter, "szgany_mob", ENCOUNTERS["szgany_mob"].amounts["damage_per_item"])


@procedure(rule=("DRA-TOKEN-LIMIT-01", "DRA-MATURE-05"))
def unnatural_fog_matures(game: Dracula) -> Rule:
    """Fog over a city of the region; nobody is delayed by it."""
    choice = yield ask(
        game.dracula, "place-fog", [ThisPlace(city) for city in region_here(game)], rule="DRA-TOKEN-LIMIT-01"
    )
    place_fog(game, choice.place, ENCOUNTERS["unnatural_fog"].amounts["mature_tokens"])


@procedure(rule=("DRA-CARD-21", "DRA-EVENT-08", "DRA-MATURE-05"))
def wolves_mature(game: Dracula) -> Rule:
    """The wolves fall upon every hunter of one city nearby."""
    choice = yield ask(
        game.dracula, "wolves-where", [ThisPlace(city) for city in wolf_cities(game)], rule="DRA-MATURE-05"
    )
    for hunter in game.hunters_in(choice.place):
        yield call(suffer_wolves, hunter)


def wolf_cities(game: Dracula) -> tuple[str, ...]:
    """The city itself and those a few roads away; DRA-MAP-06."""
    return (city_here(game), *game.atlas.within_roads(city_here(game), ENCOUNTERS["wolves"].amounts["mature_roads"]))


REVEALING = ("szgany_mob", "unnatural_fog", "wolves")
"""Matured effects that turn the location card up, beside those of vampires; DRA-MATURE-05."""
MATURING: Mapping[str, Procedure] = {
    "hoax": hoax_matures,
    "saboteur": saboteur_matures,
    "spy": spy_matures,
    "szgany_mob": szgany_mob_matures,
    "unnatural_fog": unnatural_fog_matures,
    "wolves": wolves_mature,
}
