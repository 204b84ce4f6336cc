"""The trail and the lairs: cards are turned up, hideouts slide and are cleared, Dracula is revealed (DRA-TRAIL).

Whatever of this everybody sees is noted as a clue, so that what follows from it can be worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from nokturn.games.dracula.printed.content import POWERS
from nokturn.games.dracula.state.clues import Cleared, Elsewhere, Here, NotHiding, NotThere, Seen, Slides
from nokturn.games.dracula.state.decks import discard_encounter, without
from nokturn.games.dracula.state.state import Dracula, Hideout, Laid
from nokturn.kernel import Option
from nokturn.kernel.handles import handle

# what lies where


def lair_of(game: Dracula, slot: int) -> int:
    """The lair space 1–3 of this slot, or 0."""
    for number, lair in enumerate(game.lairs, 1):
        if lair is not None and lair.slot == slot:
            return number
    return 0


def found_in(game: Dracula, city: str) -> Hideout | None:
    """The hideout on the trail, or the lair, with this location card; what has slid off is neither; DRA-DISC-01."""
    for hideout in (*game.trail, *game.lairs):
        if hideout is not None and hideout.card == city:
            return hideout
    return None


def linked_slots(game: Dracula, slot: int) -> tuple[int, ...]:
    """The hideout of a location and the Hide linked to it: one place to whoever comes there; DRA-POWER-HIDE-03."""
    hide = game.linked_hide(slot)
    return (slot,) if hide is None else (slot, hide.slot)


def encounters_at(game: Dracula, city: str) -> tuple[tuple[int, Laid], ...]:
    """Every encounter met in this city, with the slot of its hideout; DRA-AMBUSH-01, DRA-POWER-HIDE-03, DRA-LAIR-07."""
    found = found_in(game, city)
    if found is None:
        return ()
    hide = game.linked_hide(found.slot)
    met = [(found.slot, laid) for laid in found.encounters]
    if hide is not None:
        met += [(hide.slot, laid) for laid in hide.encounters]
    return tuple(met)


def pointing(
    game: Dracula, lying: Iterable[Laid], choose: Callable[[str, str, int], Option]
) -> Iterator[tuple[Laid, Option]]:
    """Each of these encounters with the choice by which Dracula, who knows them all, points at it."""
    copies: Counter[str] = Counter()
    for laid in lying:
        copies[laid.card] += 1
        yield laid, choose(handle(game, game.dracula, laid.slot), laid.card, copies[laid.card])


def pointed_at(game: Dracula, city: str, name: str) -> tuple[int, int]:
    """The slots of the hideout and of the encounter in this city that Dracula calls by this handle."""
    return next(
        (slot, laid.slot) for slot, laid in encounters_at(game, city) if handle(game, game.dracula, laid.slot) == name
    )


def laid_at(game: Dracula, slot: int, encounter: int) -> Laid | None:
    """The encounter of this slot, if it still lies in the hideout of that slot."""
    found = game.hideout(slot)
    if found is not None:
        for laid in found.encounters:
            if laid.slot == encounter:
                return laid
    return None


def holy(game: Dracula) -> tuple[str, ...]:
    """Cities with consecrated ground or a heavenly host; DRA-TOKEN-HOLY-02."""
    return (*game.hosts, game.consecrated) if game.consecrated else game.hosts


def where(game: Dracula, slot: int) -> dict[str, Any]:
    """For an event: the trail space and the lair space of this slot, 0 for none; both 0 once it has slid off."""
    return {"space": game.space_of(slot), "lair": lair_of(game, slot)}


# turning up


def turn_up(game: Dracula, slot: int) -> None:
    """The location card or Hide of this slot lies face up from now on; DRA-TRAIL-04, DRA-TRAIL-08.

    Hide is turned up with the location it is linked to (DRA-DISC-03, DRA-POWER-HIDE-04), and Dracula is revealed
    if it is his city (DRA-REVEAL-03), never at sea (DRA-REVEAL-04)."""
    found = game.hideout(slot)
    if found is None or found.face_up:
        return
    game.put(replace(found, face_up=True))
    game.tell("card-turned-up", card=found.card, **where(game, slot), reveals=True)
    game.learn(Seen(slot, found.card))
    if found.card in POWERS or game.atlas.places[found.card].kind == "sea":
        return
    hide = game.linked_hide(slot)
    if hide is not None:
        turn_up(game, hide.slot)
    elif game.advanced and game.space_of(slot):
        game.learn(NotHiding(slot))
    if slot == game.lies:
        reveal_dracula(game)
    else:
        game.learn(Elsewhere(found.card))


def turn_up_encounters(game: Dracula, slot: int) -> None:
    """All encounters of the hideout lie face up from now on; they stay there."""
    found = game.hideout(slot)
    if found is not None:
        for laid in found.encounters:
            turn_up_encounter(game, slot, laid.slot)


def turn_up_encounter(game: Dracula, slot: int, encounter: int) -> None:
    """One encounter lies face up from now on; it stays there."""
    found, laid = game.hideout(slot), laid_at(game, slot, encounter)
    if found is None or laid is None or laid.face_up:
        return
    shown = replace(laid, face_up=True)
    game.put(replace(found, encounters=tuple([shown if one.slot == encounter else one for one in found.encounters])))
    game.tell("encounter-turned-up", card=laid.card, **where(game, slot), reveals=True)


def discover(game: Dracula, city: str) -> None:
    """A hunter has ended movement here: trail and lairs are checked, encounters stay face down, and Dracula is
    revealed if it is his city, even where no card of it lies; DRA-DISC-01, DRA-DISC-02, DRA-LAIR-07, DRA-REVEAL-01,
    DRA-DRAC-MOVE-10."""
    found = found_in(game, city)
    if found is not None:
        turn_up(game, found.slot)
    else:
        game.tell("no-trace", place=city, reveals=True)
        game.learn(NotThere((city,), figure=game.at != city))
    if game.at == city:
        reveal_dracula(game)


def hallow(game: Dracula, city: str) -> None:
    """A holy token has been put here: the location and all encounters met there are turned up, in a lair too;
    DRA-TOKEN-HOLY-01, DRA-TOKEN-HOLY-05, DRA-REVEAL-03."""
    found = found_in(game, city)
    if found is None:
        game.tell("no-trace", place=city, reveals=True)
        game.learn(NotThere((city,), figure=False))
        return
    turn_up(game, found.slot)
    for slot in linked_slots(game, found.slot):
        turn_up_encounters(game, slot)


def reveal_dracula(game: Dracula) -> None:
    """His figure is on the map and the card of his city face up, if it lies anywhere; never at sea; DRA-REVEAL-01..-04.

    From now on he fights wherever a hunter is with him at dawn or dusk; DRA-REVEAL-07."""
    place = game.at
    if game.revealed or not place or game.atlas.places[place].kind == "sea":
        return
    game.revealed = True
    game.tell("dracula-revealed", place=place, reveals=True)
    game.learn(Here(place))
    if game.lies >= 0:
        turn_up(game, game.lies)


def hide_dracula(game: Dracula) -> None:
    """His figure leaves the map: he went unseen to another place; DRA-REVEAL-05."""
    if game.revealed:
        game.revealed = False
        game.tell("dracula-hidden")


# changing


def slide(game: Dracula) -> None:
    """Every hideout goes one space towards the last one and gaps stay gaps; what slides off awaits its fate;
    DRA-DRAC-MOVE-01, DRA-TRAIL-03, DRA-TRAIL-06."""
    game.slid, game.trail = game.trail[-1], (None, *game.trail[:-1])
    game.tell("trail-slides")
    game.learn(Slides())
    if game.slid is not None:
        unlink(game, game.slid.slot)


def unlink(game: Dracula, slot: int) -> None:
    """This location leaves the trail: Hide stays where it is, linked to nothing any more; DRA-POWER-HIDE-07."""
    for hideout in game.trail:
        if hideout is not None and hideout.link == slot and hideout.card == "hide":
            game.put(replace(hideout, link=-1))


def add_encounter(game: Dracula, slot: int, card: str) -> None:
    """From Dracula's hand face down onto the hideout; DRA-DRAC-ENC-01, DRA-LAIR-03."""
    found = game.hideout(slot)
    assert found is not None
    game.encounters = without(game.encounters, card)
    game.put(replace(found, encounters=(*found.encounters, Laid(card, game.new_slot()))))
    game.tell("encounter-placed", **where(game, slot), privy=(game.dracula,), secret={"card": card})


def drop_encounter(game: Dracula, slot: int, encounter: int) -> str:
    """Take this encounter out of its hideout; which card it was.

    With the last one the rumor token goes back to the pool (DRA-RUMOR-04) and a lair is cleared (DRA-LAIR-05),
    while a hideout stays on the trail (DRA-TRAIL-07)."""
    found, laid = game.hideout(slot), laid_at(game, slot, encounter)
    assert found is not None
    assert laid is not None
    left = tuple([one for one in found.encounters if one.slot != encounter])
    game.put(replace(found, encounters=left, rumor=found.rumor and bool(left)))
    if not left:
        if found.rumor:
            game.tell("rumor-returns", **where(game, slot))
        if lair_of(game, slot):
            clear(game, slot)
    return laid.card


def discard_laid(game: Dracula, slot: int, encounter: int) -> None:
    """This encounter goes from its hideout to the discard pile; DRA-AMBUSH-04."""
    laid = laid_at(game, slot, encounter)
    assert laid is not None
    game.tell("encounter-discarded", card=laid.card, **where(game, slot), reveals=not laid.face_up)
    discard_encounter(game, drop_encounter(game, slot, encounter))


def clear(game: Dracula, slot: int) -> None:
    """The space is empty: location and power cards are in the location deck again, encounters discarded without
    maturing, tokens in the pool; Dracula himself stays where he is; DRA-TRAIL-05, -06, DRA-RUMOR-04, DRA-LAIR-06,
    DRA-POWER-01, DRA-MATURE-07, DRA-DRAC-MOVE-10."""
    found = game.hideout(slot)
    assert found is not None
    if found.face_up:
        game.tell("hideout-cleared", card=found.card, **where(game, slot))
    else:
        game.tell("hideout-cleared-unseen", **where(game, slot))
    for laid in found.encounters:
        game.tell("encounter-discarded", card=laid.card, **where(game, slot), reveals=not laid.face_up)
        discard_encounter(game, laid.card)
    remove(game, slot)


def remove(game: Dracula, slot: int) -> None:
    """The cards of this hideout, apart from its encounters, go where they belong, and nothing lies there any more."""
    found = game.hideout(slot)
    assert found is not None
    if slot == game.lies:
        game.lies, game.astray = -1, game.atlas.order.index(found.card)
    unlink(game, slot)
    back = (found.card, "wolf_form") if found.wolf else (found.card,)
    game.location_deck = tuple(sorted((*game.location_deck, *back)))
    if found.bat:
        game.combat_deck = (*game.combat_deck, "escape_as_bat")
    game.trail = tuple([None if old is not None and old.slot == slot else old for old in game.trail])
    game.lairs = tuple([None if old is not None and old.slot == slot else old for old in game.lairs])
    if game.slid is not None and game.slid.slot == slot:
        game.slid = None
    game.learn(Cleared(slot))
