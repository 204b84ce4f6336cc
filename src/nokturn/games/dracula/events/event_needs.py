"""What a card played by choice needs before it is offered: its target or its cost (DRA-EVENT-07).

A card that has to be played on receipt asks for nothing of this: it is carried out as far as possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nokturn.games.dracula.map.atlas import Link
from nokturn.games.dracula.printed.content import EVENTS, TOKENS
from nokturn.games.dracula.state.routes import roads_on, sails_to
from nokturn.games.dracula.state.state import Dracula, Hideout

Needs = Callable[[Dracula, str], str]
"""The rule that forbids playing the card now, or ''."""
MISSING = "DRA-EVENT-07"

# what lies on the board


def face_down_on(game: Dracula, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the trail spaces that hold a face-down card; DRA-TRAIL-08."""
    return tuple([space for space in spaces if (found := game.trail[space - 1]) is not None and not found.face_up])


def unseen_sea_cards(game: Dracula) -> tuple[int, ...]:
    """Trail spaces with a face-down sea card, as its back shows; DRA-DRAC-MOVE-05."""
    return tuple(
        [n for n, found in enumerate(game.trail, 1) if found is not None and found.back == "sea" and not found.face_up]
    )


def unread_hideouts(game: Dracula) -> tuple[int, ...]:
    """Trail spaces with a face-down encounter."""
    return tuple(
        [
            space
            for space, found in enumerate(game.trail, 1)
            if found is not None and any(not laid.face_up for laid in found.encounters)
        ]
    )


def takes_encounters(game: Dracula, found: Hideout | None) -> bool:
    """A hideout with a city location or Hide, not a sea card nor a lone power card; DRA-CARD-23."""
    if found is None:
        return False
    return found.card == "hide" or (found.card in game.atlas.places and game.atlas.places[found.card].kind == "city")


def free_links(game: Dracula) -> tuple[Link, ...]:
    """Roads and railways without a roadblock; DRA-TOKEN-LIMIT-01."""
    return tuple([one for one in game.atlas.links if one not in game.roadblocks])


def free_seas(game: Dracula) -> tuple[str, ...]:
    """Sea zones without a storm; DRA-TOKEN-LIMIT-01."""
    return tuple([zone for zone in game.atlas.sea_zones if zone not in game.storms])


def fallen_allies(game: Dracula) -> tuple[str, ...]:
    """Hunters' events with an ally mode, face up in the discard pile; DRA-CARD-25."""
    return tuple(
        dict.fromkeys(
            [
                gone.card
                for gone in game.event_discard
                if gone.face_up and EVENTS[gone.card].ally and EVENTS[gone.card].side == "hunter"
            ]
        )
    )


def hide_is_known(game: Dracula) -> bool:
    """Hide lies face up on the trail: there is nothing to find out."""
    return any(found is not None and found.card == "hide" and found.face_up for found in game.trail)


def transfusable(game: Dracula, hunter: str) -> tuple[str, ...]:
    """Hunters in the same location with a bite token to take off; a printed bite stays."""
    return tuple([other for other in game.with_hunter(hunter) if game.hunters[other].bites])


# what single cards need


def _if(there: Callable[[Dracula], object]) -> Needs:
    def needs(game: Dracula, player: str) -> str:
        return "" if there(game) else MISSING

    return needs


def _blood_transfusion(game: Dracula, hunter: str) -> str:
    """A giver without any bite and a bitten hunter beside him."""
    return MISSING if game.bitten(hunter) or not transfusable(game, hunter) else ""


def _excellent_weather(game: Dracula, hunter: str) -> str:
    """A first sea move; DRA-CARD-30, DRA-PLACE-HOSP-03."""
    if game.hunters[hunter].hospital:
        return "DRA-PLACE-HOSP-03"
    return "" if sails_to(game, game.hunters[hunter].place) else "DRA-CARD-30"


def _hypnosis(game: Dracula, hunter: str) -> str:
    """Another hunter in her city; a hospital is none; DRA-PLACE-HOSP-05."""
    if game.hunters[hunter].hospital:
        return "DRA-PLACE-HOSP-05"
    return "" if game.with_hunter(hunter) else MISSING


def _sense_of_emergency(game: Dracula, hunter: str) -> str:
    if game.hunters[hunter].hospital:
        return "DRA-PLACE-HOSP-03"
    return "" if roads_on(game, hunter, EVENTS["sense_of_emergency"].amounts["roads"]) else "DRA-CARD-19"


def _vampire_lair(game: Dracula, hunter: str) -> str:
    """A Stake to discard, and not delayed already; DRA-CARD-15, DRA-DELAY-04."""
    who = game.hunters[hunter]
    if who.delayed:
        return "DRA-CARD-15"
    return "" if any(item in who.items for item in EVENTS["vampire_lair"].against) else MISSING


def _analysis(game: Dracula, hunter: str) -> str:
    """The basic game has no Hide; DRA-SETUP-14."""
    if not game.advanced:
        return "DRA-SETUP-14"
    return MISSING if hide_is_known(game) else ""


NEEDS: Mapping[tuple[str, str], Needs] = {
    ("blood_transfusion", ""): _blood_transfusion,
    ("devilish_power", "banish"): _if(lambda game: game.hunter_ally),
    ("devilish_power", "defile"): _if(lambda game: game.consecrated),
    ("excellent_weather", ""): _excellent_weather,
    ("good_luck", "banish"): _if(lambda game: game.dracula_ally),
    ("good_luck", "unblock"): _if(lambda game: game.roadblocks),
    ("hidden_schemes", ""): _if(
        lambda game: (
            game.encounters and takes_encounters(game, game.trail[EVENTS["hidden_schemes"].amounts["space"] - 1])
        )
    ),
    ("hypnosis", ""): _hypnosis,
    ("lucky_find", ""): _if(lambda game: game.item_deck or game.item_discard),
    ("money_trail", ""): _if(unseen_sea_cards),
    ("mystic_research", ""): _if(lambda game: game.event_deck),
    ("newspaper_reports", "immediate"): _if(lambda game: face_down_on(game, spaces("newspaper_reports", "immediate"))),
    ("newspaper_reports", "later"): _if(lambda game: face_down_on(game, spaces("newspaper_reports", "later"))),
    ("roadblock", ""): _if(lambda game: len(game.roadblocks) < TOKENS["roadblock"]),
    ("sense_of_emergency", ""): _sense_of_emergency,
    ("summon_storms", ""): _if(lambda game: len(game.storms) < TOKENS["storm"] and free_seas(game)),
    ("surprising_return", ""): _if(fallen_allies),
    ("vampire_lair", ""): _vampire_lair,
    ("wax_cylinders", "analysis"): _analysis,
    ("wax_cylinders", "deduction"): _if(unread_hideouts),
}


def spaces(event: str, mode: str) -> tuple[int, ...]:
    """The trail spaces that a mode of this event looks at."""
    return next(one.spaces for one in EVENTS[event].modes if one.key == mode)


def lacking(game: Dracula, player: str, event: str, mode: str = "") -> str:
    """Why this card cannot be played in this mode now, as far as target and cost go; '' if it can; DRA-EVENT-07.

    Apart from a hunter's own Stake all of this lies open, so windows may be opened by it."""
    needs = NEEDS.get((event, mode))
    return needs(game, player) if needs else ""
