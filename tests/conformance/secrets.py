"""What is hidden from a seat, said a second time.

The view and the resampling of a game are written by the same hand and could share a mistake.
So every game states here, in a few lines of its own, which names a seat may not come across:
groups of things that, for all the seat knows, could lie in each other's place.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import msgspec
from tests.conformance.play import Table
from tests.conformance.wake.wake import Wake

from nokturn.games.dracula.state.state import Dracula
from nokturn.games.vendetta.state import Vendetta
from nokturn.games.vtes.printed.content import CARDS, CRYPT, LIBRARY
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel import Ask, Position, Refusal, Seat, State
from nokturn.kernel.events import Event, log_of
from nokturn.kernel.plain import pack

Groups = tuple[frozenset[str], ...]


def vendetta(game: Vendetta, seat: Seat | None) -> Groups:
    """VEN-SETUP-15: hands, clan decks, face-down cards, the ally deck; not what all have seen outside the decks.

    The victims lie face up (VEN-SETUP-09)."""
    groups = [frozenset(game.ally_deck)]
    for owner in game.hands:
        deck = game.decks[owner]
        if owner == seat:
            groups.append(frozenset(deck[: len(deck) - game.bottoms[owner]]))
            continue
        face_down = [
            card.card
            for areas in game.areas.values()
            for holder, area in areas.items()
            for card in area.cards
            if card.owner == owner and not (card.face_up or card.public or seat == holder or seat in card.known)
        ]
        cards = {*game.hands[owner], *game.drawn.get(owner, ()), *deck, *face_down}
        groups.append(frozenset(cards.difference(game.seen[owner])))
    return tuple(groups)


def dracula(game: Dracula, seat: Seat | None) -> Groups:
    """Section 23 of the catalogue: decks, other hands, what lies or was picked face down.

    Only names of which every copy is hidden from the seat are secret; names of places never are, they stand on the
    map.  That nothing tells where Dracula is, the resampling shows, and the oracle of the belief."""
    if game.finished:
        return ()
    dracula = seat == game.dracula
    own = [who for name, who in game.hunters.items() if game.players.get(name) == seat or name == game.bared]
    others = [who for who in game.hunters.values() if who not in own]
    taker = game.dracula if game.drawn_by == "dracula" else game.players.get(game.drawn_by)
    offers = [offer for offer in game.offer if seat not in (game.players[offer.giver], game.players[offer.taker])]
    drawn = () if seat is not None and seat == taker else game.drawn
    laid = [laid for hideout in game.hideouts() for laid in hideout.encounters]
    items = [*game.item_deck, *[card for who in others for card in who.items], *drawn]
    items += [card for offer in offers for card in offer.items]
    seen = {*game.item_discard, *[who.open_item for who in others], *[card for who in own for card in who.items]}
    seen |= {card for offer in game.offer if offer not in offers for card in offer.items}
    seen |= {card for who in others for card in who.shown}
    events = [*game.event_deck, *[card for who in others for card in who.events], *drawn]
    events += [discarded.card for discarded in game.event_discard if not discarded.face_up]
    events += [card for offer in offers for card in offer.events]
    seen |= {discarded.card for discarded in game.event_discard if discarded.face_up}
    seen |= {who.open_event for who in others} | {card for who in own for card in who.events}
    seen |= {card for offer in game.offer if offer not in offers for card in offer.events}
    seen |= {card for offer in game.offer for card in (offer.open_item, offer.open_event)}
    seen |= {game.hunter_ally, game.dracula_ally, *game.playing, *game.turned_up, *(game.drawn if not drawn else ())}
    if game.combat is not None:
        shown = (*game.combat.resting, *game.combat.picked)
        seen |= {card for _, card in shown} | {"planned_ambush", "lucys_revenge", "garlic_wreath"}
    encounters = [*game.encounter_deck]
    seen |= {*game.encounter_discard, *game.guards, *[card.card for card in laid if card.face_up]}
    if game.unveiled and game.players[game.unveiled] == seat:
        seen |= {*game.dracula_events, *game.encounters}
    if dracula:
        seen |= {*game.dracula_events, *game.encounters, *[card.card for card in laid]}
    else:
        events += game.dracula_events
        encounters += [*game.encounters, *[card.card for card in laid if not card.face_up]]
    groups = (frozenset(items), frozenset(events), frozenset(encounters))
    return tuple(group - seen - SPOKEN for group in groups)


SPOKEN = frozenset(
    {
        "heavenly_host",
        "consecrated_ground",
        "bats",
        "roadblock",
        "hide",
        "feed",
        "escape",
        "long_night",
        "enraged",
    }
)
"""Names of cards that are also names of tokens, of something everybody may choose, or words of the view."""


def vtes(game: Vtes, seat: Seat | None) -> Groups:
    """Cards of other hands and of every library; crypts, and what lies face down before others."""
    open_hands = {whose for whose, who in game.revealed if who == seat} | {seat}
    library = [card for whose in game.seats for card in game.library[whose]]
    library += [card for whose in game.seats if whose not in open_hands for card in game.hands[whose]]
    crypt = [card for whose in game.seats for card in game.crypt[whose]]
    crypt += [hidden.card for whose in game.seats if whose != seat for hidden in game.uncontrolled[whose]]
    seen = {card for whose in game.seats for card in game.ash[whose]} | {card for _, card in game.removed}
    seen |= {card for whose in game.seats if whose in open_hands for card in game.hands[whose]}
    seen |= {hidden.card for whose in game.seats if whose == seat for hidden in game.uncontrolled[whose]}
    seen |= {name for card in game.cards.values() for name in (card.printed, card.merged)}
    seen |= {effect.source for effect in game.in_force} | {play.card for play in game.plays}
    if not game.open_decks:
        taken = {card for whose in game.gone for card in game.left[whose]}
        library, crypt = [*library, *(taken & set(LIBRARY))], [*crypt, *(taken & set(CRYPT))]
    seen |= WITHIN_OTHERS
    return frozenset(library) - seen, frozenset(crypt) - seen


WITHIN_OTHERS = {card for card in CARDS for other in CARDS if card != other and card in other.split("-")} | {
    "blood-doll"
}
"""Names that are a part of others (`telepathic-misdirection`), or that a text says (`vessel`)."""


def wake(game: Wake, seat: Seat | None) -> Groups:
    """Candles in other hands, in the deck and buried by others; omens, unless foreseen."""
    candles = {card for owner, hand in game.hands.items() if owner != seat for card in hand}
    candles.update(game.deck)
    for owner, buried in game.buried.items():
        candles.update(card.card for card in buried if owner != seat and seat not in card.known and not game.finished)
    omens = frozenset() if seat and seat == game.foreseen_by else frozenset(game.omens)
    return frozenset(candles), omens


SECRETS: dict[str, Callable[[Any, Seat | None], Groups]] = {
    "dracula": dracula,
    "vendetta": vendetta,
    "vtes": vtes,
    "wake": wake,
}


SHOWN: dict[str, frozenset[str]] = {
    "dracula": frozenset(
        {
            "encounter-exchanged",
            "encounter-shown",
            "event-played",
            "event-returns-to-hand",
            "event-shown",
            "event-turned-up",
            "hand-revealed",
            "item-lies-open",
            "item-looked-at",
            "item-revealed",
            "item-used",
            "search",
            "shows-in-trade",
        }
    )
}
"""Events by which a card is shown and then goes (back) to a hidden hand; DRA-ITEM-03, DRA-TRADE-01, DRA-CARD-28."""


SEARCHED: dict[tuple[str, str], Callable[[Any, Seat], tuple[str, ...]]] = {
    ("vtes", "search-library"): lambda game, seat: game.library[seat],
    ("vtes", "search-crypt"): lambda game, seat: game.crypt[seat],
}
"""Questions with which a seat looks through something of its own that is hidden from it otherwise; VTES-WORD-04."""


def searched(table: Table, state: State, question: Ask) -> frozenset[str]:
    """Every name that this question alone shows to whom it is put."""
    search = SEARCHED.get((table.game.name, question.prompt))
    return frozenset(search(state, question.seat)) if search else frozenset()


def groups_hidden(table: Table, state: State, seat: Seat | None) -> Groups:
    name = table.game.name
    assert name in SECRETS, f"Say in tests/conformance/secrets.py what is hidden in {name}."
    return SECRETS[name](state, seat)


def hidden(table: Table, state: State, seat: Seat | None) -> frozenset[str]:
    """Every name that must not reach `seat`: hidden things, and the keys of dice and handles."""
    return frozenset({state.dice.key, state.veil}).union(*groups_hidden(table, state, seat))


_JOINED = re.compile(r"[\w-]+").findall
"""Words, and words joined by hyphens."""


def names_in(value: Any) -> frozenset[str]:
    """Every word in plain data, a view, a question, a refusal: as it would go over the wire, in JSON."""
    if isinstance(value, (tuple, Ask, Refusal)):
        value = pack(value)
    said = set(msgspec.json.encode(value).decode().split('"'))
    return frozenset().union(*map(_names_said, said))


@lru_cache(maxsize=100_000)
def _names_said(text: str) -> frozenset[str]:
    """Views say the same over and over: what stands between two quotation marks is taken apart once."""
    joined = _JOINED(text)
    return frozenset(joined).union(*[words.split("-") for words in joined])


def names_told(events: list[Event], seat: Seat | None) -> frozenset[str]:
    """Every word in what `seat` is told."""
    return names_in(log_of(events, seat))


def names_resting(position: Position[Any]) -> dict[str, frozenset[str]]:
    """Every word in the variables of the frames, by procedure and variable.

    A loop over a constant of the rulebook holds the whole constant: names, but no secret."""
    return {
        f"{frame.procedure.name}, variable '{name}'": names_in((value,))
        for frame in position.stack
        for name, value in zip(frame.procedure.variables, frame.variables, strict=True)
        if value not in _constants(frame.procedure.native.__module__)
    }


@cache
def _constants(module: str) -> list[Any]:
    return [value for name, value in vars(sys.modules[module]).items() if name.isupper() and isinstance(value, tuple)]
