"""Where cards go: into play, to the ash heap, out of the game, and from the library to the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.counters import limited, no_withdrawal
from nokturn.games.vtes.state.state import ATTACHED, LIMBO, Card, Hidden, Vtes
from nokturn.games.vtes.state.stats import statics
from nokturn.kernel.asks import Seat


def new_ref(game: Vtes, printed: str) -> str:
    """A name of its own for a card that comes onto the table."""
    number = game.numbers[printed] = game.numbers.get(printed, 0) + 1
    return f"{printed}:{number}"


def out_of_hand(game: Vtes, seat: Seat, printed: str) -> None:
    """One copy leaves the hand."""
    hand = list(game.hands[seat])
    hand.remove(printed)
    game.hands[seat] = tuple(hand)


def into_limbo(game: Vtes, seat: Seat, printed: str) -> str:
    """A card that has been played and not yet resolved is out of play (VTES-PLAY-03)."""
    ref = new_ref(game, printed)
    game.cards[ref] = Card(ref=ref, printed=printed, owner=seat, controller=seat, region=LIMBO)
    return ref


def to_ash(game: Vtes, owner: Seat, printed: str) -> None:
    """To the owner's ash heap (VTES-TERM-02); out of the game if the owner has left it (VTES-END-11)."""
    if owner in game.gone:
        game.removed = (*game.removed, (owner, printed))
    else:
        game.ash[owner] = (*game.ash[owner], printed)


def burn(game: Vtes, ref: str, *, remove: bool = False) -> None:
    """To the owner's ash heap, or out of the game; its counters to the bank, the cards on it are burned
    (VTES-TERM-07, VTES-TERM-08).  A merged vampire is two cards again (VTES-ADV-05)."""
    card = game.cards.pop(ref)
    if card.counters > 0 and limited(card):
        no_withdrawal(game, card.controller)
    if card.region != LIMBO:
        game.tell("removed" if remove or card.doomed else "burned", card=ref)
    for on_it in tuple(game.attached(ref)):
        burn(game, on_it.ref)
    for owner, printed in card.kept:
        if remove or says(card, "kept-leave-the-game"):
            game.removed = (*game.removed, (owner, printed))
        else:
            to_ash(game, owner, printed)
    for owner, printed in both(card):
        if remove or card.doomed:
            game.removed = (*game.removed, (owner, printed))
        else:
            to_ash(game, owner, printed)


def says(card: Card, what: str) -> bool:
    """Whether the text of a card has such a static."""
    return any(static.what == what for static in text_of(card.printed).statics)


BURNING = "burning"
"""Of a card that is being burned, while what is said of that moment happens."""


def both(card: Card) -> tuple[tuple[Seat, str], ...]:
    """(owner, printed card) of a card on the table; a merged vampire is two of them (VTES-ADV-05)."""
    own = (card.owner, card.printed)
    return (own, (card.merged_owner or card.owner, card.merged)) if card.merged else (own,)


def put_on(game: Vtes, ref: str, host: str, **more: object) -> Card:
    """Attach a card to another (VTES-TERM-13)."""
    return game.change(ref, region=ATTACHED, host=host, **more)


def stores(game: Vtes, seat: Seat) -> list[Card]:
    """The cards of a Methuselah with own ones on them that can be drawn in place of library cards."""
    return [
        source
        for source, static in statics(game, "drawn-instead")
        if source.controller == seat
        and any(owner == seat for owner, _ in source.kept)
        and (not static.when or holds(game, static.when, game.cards.get(source.host), source))
    ]


def draw(game: Vtes, seat: Seat, number: int = 1) -> None:
    """From the top of the library (VTES-PLAY-06); whoever may draw something else instead is asked first, card by
    card (`play/state_checks.py`)."""
    if number > 0 and seat not in game.gone and stores(game, seat):
        game.drawing = (*game.drawing, *[seat] * number)
    else:
        draw_from_library(game, seat, number)


def draw_from_library(game: Vtes, seat: Seat, number: int = 1) -> None:
    """From the top; nothing from an empty one (VTES-PLAY-06)."""
    library = game.library[seat]
    number = min(number, len(library))
    if number > 0 and seat not in game.gone:
        drawn = library[len(library) - number :][::-1]
        game.library[seat] = library[: len(library) - number]
        game.hands[seat] = (*game.hands[seat], *drawn)
        game.tell("draws", player=seat, amount=number, privy=(seat,), secret={"cards": drawn}, reveals=True)


def burn_from_library(game: Vtes, seat: Seat, number: int = 1) -> None:
    """Cards from the top of a library to the ash heap, for everybody to see."""
    for _ in range(min(number, len(game.library[seat]))):
        card = game.library[seat][-1]
        game.library[seat] = game.library[seat][:-1]
        to_ash(game, seat, card)
        game.tell("burns-from-library", player=seat, card=card, reveals=True)


def face_down(game: Vtes, seat: Seat, printed: str, counters: int = 0, ref: str = "") -> int:
    """A crypt card comes into the uncontrolled region; says its slot."""
    assert CRYPT[printed].capacity, printed
    game.slots += 1
    game.uncontrolled[seat] = (*game.uncontrolled[seat], Hidden(game.slots, printed, counters, ref))
    return game.slots


def lays_out(game: Vtes, seat: Seat) -> None:
    """The top card of the crypt joins the uncontrolled ones, face down; nothing from an empty one."""
    if game.crypt[seat]:
        card = game.crypt[seat][-1]
        game.crypt[seat] = game.crypt[seat][:-1]
        face_down(game, seat, card)
        game.tell("draws-crypt", player=seat, privy=(seat,), secret={"card": card}, reveals=True)


def laid_out(game: Vtes, seat: Seat) -> Iterator[tuple[Hidden, int]]:
    """The uncontrolled cards of a Methuselah, each with its number among the copies of the same vampire."""
    seen: Counter[str] = Counter()
    for hidden in game.uncontrolled[seat]:
        seen[hidden.card] += 1
        yield hidden, seen[hidden.card]


def take_face_down(game: Vtes, seat: Seat, slot: int) -> Hidden:
    """It leaves the uncontrolled region."""
    card = next(card for card in game.uncontrolled[seat] if card.slot == slot)
    game.uncontrolled[seat] = tuple([other for other in game.uncontrolled[seat] if other.slot != slot])
    return card


# cards that lie on others, out of play


def keep_on(game: Vtes, ref: str, owner: Seat, printed: str) -> None:
    """A card comes to lie on another, out of play."""
    game.change(ref, kept=(*game.cards[ref].kept, (owner, printed)))


def take_kept(game: Vtes, ref: str, printed: str, owner: Seat = "") -> Seat:
    """It leaves the card it lies on; says whose it is.  `owner`: only one of theirs."""
    kept = list(game.cards[ref].kept)
    found = next(one for one in kept if one[1] == printed and owner in ("", one[0]))
    kept.remove(found)
    game.change(ref, kept=tuple(kept))
    return found[0]


def tell_drawn(game: Vtes, seat: Seat, ref: str, printed: str) -> None:
    """Everybody hears of it; what lay face down is known to whoever controls the card alone."""
    if says(game.cards[ref], "kept-face-down"):
        game.tell("draws-kept", player=seat, source=ref, privy=(seat,), secret={"card": printed}, reveals=True)
    else:
        game.tell("draws-kept-openly", player=seat, source=ref, card=printed, reveals=True)


def tell_laid(game: Vtes, seat: Seat, ref: str, printed: str) -> None:
    """The same of a card that comes to lie on another."""
    if says(game.cards[ref], "kept-face-down"):
        game.tell("lays-on", player=seat, source=ref, privy=(seat,), secret={"card": printed}, reveals=True)
    else:
        game.tell("lays-on-openly", player=seat, source=ref, card=printed, reveals=True)
