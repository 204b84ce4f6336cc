"""Step 1 of a combat round: everybody picks a card in secret (DRA-COMBAT-05).

A player with several hunters picks for one after the other, in waves, before anything is revealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nokturn.games.dracula.combat.escapes import ESCAPES, forbids_escape
from nokturn.games.dracula.printed.content import HUNTER_COMBAT, ITEMS
from nokturn.games.dracula.state.choices import Pick
from nokturn.games.dracula.state.decks import without
from nokturn.games.dracula.state.fight import combat_of
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula
from nokturn.kernel import Answer, Ask, Option, Refused, Rule, Seat, ask, ask_all, procedure


def available(game: Dracula, hunter: str) -> tuple[str, ...]:
    """Basic cards and items with a banner in hand, an open item like any other (DRA-BITE-05), one of each kind; not
    the card that rests; DRA-COMBAT-05, DRA-COMBAT-14, DRA-COMBAT-15, DRA-ITEM-01."""
    cards = [*HUNTER_COMBAT, *[item for item in game.hunters[hunter].items if ITEMS[item].banner]]
    for name, card in combat_of(game).resting:
        if name == hunter:
            cards.remove(card)
    return tuple(dict.fromkeys(cards))


def hunter_picks(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """Why the others cannot be picked: one rests (DRA-COMBAT-14), one has no banner (DRA-COMBAT-05)."""
    offered = available(game, hunter)
    for card in offered:
        yield Pick(card)
    for card in dict.fromkeys((*HUNTER_COMBAT, *game.hunters[hunter].items)):
        if card not in offered:
            banner = card in HUNTER_COMBAT or ITEMS[card].banner
            yield Refused(Pick(card), "DRA-COMBAT-14" if banner else "DRA-COMBAT-05")


def dracula_picks(game: Dracula) -> Iterator[Option | Refused]:
    """Any card of his combat hand, unless he may not escape; an escape is still a card if he holds no other."""
    hand = tuple(dict.fromkeys(combat_of(game).hand))
    rule = forbids_escape(game)
    barred = ESCAPES if rule and not set(hand) <= set(ESCAPES) else ()
    for card in hand:
        yield Refused(Pick(card), rule) if card in barred else Pick(card)


def wave_of(game: Dracula, wave: int) -> dict[Seat, str]:
    """Whose card each seat chooses in this wave: a player picks for one hunter after the other; DRA-PLAYERS-02."""
    found: dict[Seat, str] = {}
    for seat in game.hunter_seats:
        own = [hunter for hunter in combat_of(game).hunters if game.seat_of(hunter) == seat]
        if len(own) > wave:
            found[seat] = own[wave]
    return found


def choosers(game: Dracula, wave: int) -> tuple[str, ...]:
    """Everybody whose card is picked in this wave; that they pick one is no secret."""
    hunters = wave_of(game, wave).values()
    return (*[hunter for hunter in TURN_ORDER if hunter in hunters], *(["dracula"] if wave == 0 else []))


def waves(game: Dracula) -> int:
    return max(Counter([game.seat_of(hunter) for hunter in combat_of(game).hunters]).values())


def picks(game: Dracula, wave: int) -> Iterator[Ask]:
    """The questions of one wave; Dracula chooses in the first."""
    if wave == 0:
        yield ask(game.dracula, "pick-dracula-combat-card", dracula_picks(game), rule="DRA-COMBAT-05")
    for seat, hunter in wave_of(game, wave).items():
        yield ask(seat, "pick-combat-card", hunter_picks(game, hunter), rule="DRA-COMBAT-05", hunter=hunter)


@procedure(rule=("DRA-COMBAT-05", "DRA-BITE-05", "DRA-VFIGHT-03"))
def choose_cards(game: Dracula) -> Rule:
    """Step 1: everybody picks one card in secret."""
    for wave in range(waves(game)):
        game.fight(choosing=choosers(game, wave))
        answers = yield ask_all(picks(game, wave))
        seal_picks(game, wave_of(game, wave), answers)


def seal_picks(game: Dracula, hunters: dict[Seat, str], answers: tuple[tuple[Seat, Answer], ...]) -> None:
    """Face down before everybody."""
    game.fight(choosing=())
    for seat, pick in answers:
        combat = combat_of(game)
        if seat == game.dracula:
            game.fight(choice=pick.card, hand=without(combat.hand, pick.card))
        else:
            number = available(game, hunters[seat]).index(pick.card)
            game.fight(sealed=(*combat.sealed, (hunters[seat], number)))


def unsealed(game: Dracula) -> tuple[tuple[str, str], ...]:
    """(hunter, card) of everything picked and not yet revealed, in turn order."""
    sealed = dict(combat_of(game).sealed)
    return tuple([(hunter, available(game, hunter)[sealed[hunter]]) for hunter in TURN_ORDER if hunter in sealed])
