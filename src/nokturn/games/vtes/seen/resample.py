"""Another table that one Methuselah could not tell from the real one.

What somebody else holds is not even known by its deck list, unless the decks are open: unseen cards are then any cards
of the table's waves, as many as there are.
"""

from __future__ import annotations

from collections.abc import Sequence

from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.printed.waves import ALL, among
from nokturn.games.vtes.seen.view import knows_kept, open_to
from nokturn.games.vtes.state.state import Hidden, Vtes
from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import Dice, draw, numbers_below, rekey, shuffle

ANY_LIBRARY = {wave: tuple([card for card in LIBRARY if among(card, wave)]) for wave in ALL}
ANY_CRYPT = {wave: tuple([card for card in CRYPT if among(card, wave)]) for wave in ALL}
"""By wave: what an unseen card could be."""


def resample(game: Vtes, seat: Seat | None, key: str) -> Vtes:
    """Hidden cards dealt anew; the dice are new as well."""
    copy = game.clone()
    any_library, any_crypt = ANY_LIBRARY[game.wave], ANY_CRYPT[game.wave]
    dice = Dice(rekey(key, "hidden"))
    for other in copy.playing:
        dice = _deal_anew(copy, other, dice, viewer=seat, hand_known=open_to(copy, other, seat))
    if not copy.open_decks:
        for gone, taken in tuple(copy.left.items()):
            dice, library = _any(dice, any_library, sum(card in LIBRARY for card in taken))
            dice, crypt = _any(dice, any_crypt, sum(card in CRYPT for card in taken))
            _rewrite(copy, gone, taken, (*library, *crypt))
            copy.left[gone] = (*library, *crypt)
    copy.dice = Dice(rekey(key, "dice"))
    return copy


def _lying(game: Vtes, owner: Seat, viewer: Seat | None) -> list[tuple[str, int]]:
    """Which cards of this owner lie on others, unknown to the viewer: on which card, and where there."""
    return [
        (card.ref, at)
        for card in game.cards.values()
        if card.kept and not knows_kept(card, viewer)
        for at, (whose, _) in enumerate(card.kept)
        if whose == owner
    ]


def _relay(game: Vtes, places: list[tuple[str, int]], cards: list[str]) -> None:
    """Other cards in these places."""
    for (ref, at), printed in zip(places, cards, strict=True):
        kept = list(game.cards[ref].kept)
        kept[at] = (kept[at][0], printed)
        game.change(ref, kept=tuple(kept))


def _deal_anew(game: Vtes, seat: Seat, dice: Dice, *, viewer: Seat | None, hand_known: bool) -> Dice:
    own, lying = viewer == seat, _lying(game, seat, viewer)
    hand, library, crypt = game.hands[seat], game.library[seat], game.crypt[seat]
    # What has been in play is known to everybody.
    known_ones = [card for card in game.uncontrolled[seat] if card.ref]
    uncontrolled = [card for card in game.uncontrolled[seat] if not card.ref]
    known = own or hand_known
    unseen = list(library if known else (*library, *hand))
    unseen += [game.cards[ref].kept[at][1] for ref, at in lying]
    below = list(crypt if own else (*crypt, *[card.card for card in uncontrolled]))
    before = (*unseen, *below)
    if not own and not game.open_decks:
        any_library, any_crypt = ANY_LIBRARY[game.wave], ANY_CRYPT[game.wave]
        dice, unseen = _any(dice, any_library, len(unseen))
        dice, below = _any(dice, any_crypt, len(below))
    dice, unseen = _mixed(dice, unseen)
    dice, below = _mixed(dice, below)
    _rewrite(game, seat, before, (*unseen, *below))
    game.library[seat] = tuple(unseen[: len(library)])
    rest = len(unseen) - len(lying)
    if not known:
        game.hands[seat] = tuple(unseen[len(library) : rest])
    _relay(game, lying, unseen[rest:])
    game.crypt[seat] = tuple(below[: len(crypt)])
    if not own:
        dealt = zip(uncontrolled, below[len(crypt) :], strict=True)
        anew = [Hidden(card.slot, printed, card.counters) for card, printed in dealt]
        game.uncontrolled[seat] = tuple(sorted([*known_ones, *anew], key=lambda card: card.slot))
    return dice


def _rewrite(game: Vtes, seat: Seat, before: Sequence[str], after: Sequence[str]) -> None:
    """The deck that would have been brought for it."""
    deck = list(game.decks[seat])
    for card in before:
        deck.remove(card)
    game.decks[seat] = tuple(sorted([*deck, *after]))


def _any(dice: Dice, shelf: tuple[str, ...], number: int) -> tuple[Dice, list[str]]:
    dice, places = numbers_below(dice, [len(shelf)] * number)
    return dice, [shelf[place] for place in places]


def _mixed(dice: Dice, cards: list[str]) -> tuple[Dice, list[str]]:
    dice, order = draw(dice, shuffle(len(cards)))
    return dice, [cards[place] for place in order]
