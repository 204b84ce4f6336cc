"""A card is put on space 1 and Dracula goes where it says: who sees it, what it costs, what it brings."""

from __future__ import annotations

from nokturn.games.dracula.map.atlas import CLEAR, NOTHING
from nokturn.games.dracula.printed.content import EVENTS, NUMBERS, POWERS
from nokturn.games.dracula.state.clues import FromLair, Placed
from nokturn.games.dracula.state.decks import without
from nokturn.games.dracula.state.state import Dracula, Hideout
from nokturn.games.dracula.state.winning import gain_influence, heal_dracula, hurt_dracula
from nokturn.games.dracula.trail.trail import hide_dracula, holy, reveal_dracula


def is_sea(game: Dracula, place: str) -> bool:
    return game.atlas.places[place].kind == "sea"


def watched(game: Dracula) -> tuple[str, ...]:
    """Places with an active hunter; a hospital is none of them; DRA-PLACE-HOSP-04."""
    return tuple(dict.fromkeys([who.place for who in game.hunters.values() if not who.defeated and not who.hospital]))


def roads_ahead(game: Dracula, most: int) -> tuple[str, ...]:
    """Cities Dracula reaches along so many roads, past hunters unseen but through no holy city; DRA-POWER-WOLF-02,
    DRA-TOKEN-HOLY-02.  Roadblocks and fog do not stop him; DRA-DRAC-MOVE-07."""
    sacred = holy(game)
    barred = frozenset(sacred) - {game.at} if sacred else CLEAR
    return game.atlas.by_road(game.at, most, NOTHING, barred)


def lay_first(game: Dracula, hideout: Hideout) -> None:
    """On space 1, which the slide has left empty; DRA-TRAIL-01."""
    assert game.trail[0] is None
    game.trail = (hideout, *game.trail[1:])


def could_be_hide(game: Dracula) -> bool:
    """Whether, by what everybody knows, the city's back now put down could be Hide's; DRA-POWER-HIDE-01, -08."""
    shown = any(hideout is not None and hideout.card == "hide" and hideout.face_up for hideout in game.trail)
    return game.advanced and not game.revealed and not shown


def barred_to(game: Dracula, seen: str) -> tuple[str, ...]:
    """For the clue: where a card put down cannot lead; unless he is seen, not to a hunter either; DRA-REVEAL-02."""
    return holy(game) if seen else tuple(dict.fromkeys((*holy(game), *watched(game))))


def go_to(game: Dracula, place: str, wolf: bool = False) -> None:
    """Put the location card face down on space 1, with Wolf Form or without, and be there; DRA-DRAC-MOVE-03, -05,
    DRA-POWER-WOLF-01, DRA-PLACE-CASTLE-02."""
    back = game.atlas.places[place].back
    hideout = Hideout(place, game.new_slot(), back, wolf=wolf)
    game.location_deck = without(game.location_deck, place)
    if wolf:
        game.location_deck = without(game.location_deck, "wolf_form")
        game.tell("power-played", power="wolf_form")
    game.tell("dracula-places", back=back, privy=(game.dracula,), secret={"card": place})
    seen = place if place in watched(game) and back != "sea" else ""
    hide = back == "city" and not wolf and not seen and could_be_hide(game)
    game.learn(Placed(hideout.slot, back, barred_to(game, seen), holy(game), wolf, seen, hide))
    _be_at(game, hideout, seen=seen != "")


def return_to_lair(game: Dracula, space: int, wolf: bool = False) -> None:
    """The lair becomes the hideout on space 1 with all its contents; DRA-LAIR-04.

    Where its card lies face up already everybody sees where he is; DRA-REVEAL-06."""
    hideout = game.lairs[space - 1]
    assert hideout is not None
    game.lairs = tuple([None if number == space else lair for number, lair in enumerate(game.lairs, 1)])
    if wolf:
        game.location_deck = without(game.location_deck, "wolf_form")
        game.tell("power-played", power="wolf_form")
    game.tell("dracula-returns-to-lair", lair=space, privy=(game.dracula,), secret={"card": hideout.card})
    seen = hideout.card if hideout.face_up or hideout.card in watched(game) else ""
    game.learn(FromLair(hideout.slot, wolf, holy(game), seen, barred_to(game, seen)))
    kept = Hideout(
        hideout.card,
        hideout.slot,
        hideout.back,
        face_up=hideout.face_up,
        wolf=wolf,
        encounters=hideout.encounters,
        rumor=hideout.rumor,
    )
    _be_at(game, kept, seen=seen != "")


def _be_at(game: Dracula, hideout: Hideout, seen: bool) -> None:
    """He is where the card on space 1 says: revealed among hunters, hidden elsewhere, always hidden at sea;
    DRA-DRAC-MOVE-08, DRA-REVEAL-02, -04, -05."""
    origin = game.at
    lay_first(game, hideout)
    game.lies, game.astray = hideout.slot, -1
    if seen:
        game.revealed = False
        reveal_dracula(game)
    else:
        hide_dracula(game)
    if hideout.wolf:
        hurt_dracula(game, POWERS["wolf_form"].damage, "wolf_form")
    elif hideout.back == "sea":
        hurt_dracula(game, sea_damage(game, origin), "sea")
    after_placing(game, hideout.card)


def sea_damage(game: Dracula, origin: str) -> int:
    """Of a move into a sea zone; Rufus Smith makes only sea to sea dearer; DRA-DRAC-MOVE-06, DRA-CARD-04."""
    if not is_sea(game, origin):
        return NUMBERS.port_to_sea_damage
    if game.hunter_ally == "rufus_smith":
        return next(mode.amounts["damage"] for mode in EVENTS["rufus_smith"].modes if mode.key == "ally")
    return NUMBERS.sea_to_sea_damage


def after_placing(game: Dracula, card: str) -> None:
    """A card has been put on the trail: the Castle heals Dracula, by whatever means he came there, and with all
    despair tokens The Fury of Dracula rages at every city and Hide; DRA-PLACE-CASTLE-03, DRA-DESPAIR-04, -05."""
    if card == game.atlas.castle:
        heal_dracula(game, NUMBERS.castle_heals)
    if game.despair >= NUMBERS.fury_despair and (card == "hide" or game.atlas.places[card].kind == "city"):
        gain_influence(game, NUMBERS.fury_influence, "fury_of_dracula")
