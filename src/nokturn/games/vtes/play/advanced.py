"""Advanced vampires (VTES-ADV-01..06)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.leaving_play import loses_title
from nokturn.games.vtes.playing.impulse import offers
from nokturn.games.vtes.printed.content import CRYPT, NUMBERS
from nokturn.games.vtes.state.choices import Merge
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import Card, Hidden, Vtes
from nokturn.games.vtes.state.zones import burn, laid_out, take_face_down
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat


@condition("merged")
def is_merged(game: Vtes, about: About) -> bool:
    """The vampire whose text asks lies on its base card: of text with the merged icon (VTES-ADV-04)."""
    card = about.source or about.minion
    return card is not None and card.merged != ""


def are_versions(card: Card, hidden: Hidden) -> bool:
    """The advanced and the base card of one vampire, neither of them merged (VTES-ADV-02, VTES-R-42)."""
    if card.merged or card.printed not in CRYPT:
        return False
    one, other = CRYPT[card.printed], CRYPT[hidden.card]
    return one.name == other.name and one.advanced != other.advanced


@offers("influence-phase")
def merges(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """4 transfers and 1 pool put the other version, from one's own uncontrolled region, on a vampire one controls; an
    advanced card can be brought out alone as well (VTES-ADV-01, VTES-ADV-02, VTES-CRYPT-07)."""
    if seat != game.active:
        return
    names = {CRYPT[card.printed].name for card in game.minions(seat) if card.printed in CRYPT}
    if not any(CRYPT[hidden.card].name in names for hidden in game.uncontrolled[seat]):
        return
    affordable = game.transfers >= NUMBERS.merge_transfers and game.pool[seat] >= NUMBERS.merge_pool
    for hidden, copy in laid_out(game, seat):
        for card in game.minions(seat):
            if are_versions(card, hidden):
                option = Merge(hidden.slot, hidden.card, card.ref, copy)
                yield option if affordable else Refused(option, "VTES-ADV-02")


@carries_out(Merge)
@procedure(rule=("VTES-ADV-02", "VTES-ADV-03", "VTES-ADV-04", "VTES-ADV-05", "VTES-ADV-06"))
def merge(game: Vtes, seat: Seat, option: Merge) -> Rule:
    """The advanced card lies on top, and a title of its own wins.  The vampire in play stays what it is: locked or not,
    with its blood and the cards on it, and no new one; what was on the incoming card is lost."""
    game.transfers -= NUMBERS.merge_transfers
    burn_pool(game, seat, NUMBERS.merge_pool, option.minion)
    hidden = take_face_down(game, seat, option.slot)
    sheds(game, hidden)
    card = game.cards[option.minion]
    incoming, there = (seat, hidden.card), (card.owner, card.printed)
    top, base = (incoming, there) if CRYPT[hidden.card].advanced else (there, incoming)
    game.numbers.setdefault(hidden.card, 0)
    game.change(card.ref, owner=top[0], printed=top[1], merged_owner=base[0], merged=base[1])
    game.tell("merges", player=seat, minion=card.ref, card=top[1], reveals=True)
    if top == incoming:
        takes_after(game, card.ref, card.printed, hidden.card)
    title = title_of(hidden.card)
    if title and title != card.title and (top == incoming or not (card.title or title_of(top[1]))):
        if card.title:
            yield call(loses_title, card.ref)
        game.change(card.ref, title=title)
        game.tell("gains-title", minion=card.ref, title=title)


def sheds(game: Vtes, hidden: Hidden) -> None:
    """Counters and cards on the incoming card are burned (VTES-ADV-03)."""
    if hidden.ref:
        for on_it in tuple(game.attached(hidden.ref)):
            burn(game, on_it.ref)
        del game.cards[hidden.ref]


def takes_after(game: Vtes, ref: str, base: str, top: str) -> None:
    """Sect and clan are those of the advanced card, unless something has changed what was printed (VTES-ADV-04)."""
    card, old, new = game.cards[ref], CRYPT[base], CRYPT[top]
    game.change(
        ref,
        clan=(new.clan or new.creed) if card.clan == (old.clan or old.creed) else card.clan,
        sect=new.sect if card.sect == old.sect else card.sect,
    )


def title_of(printed: str) -> str:
    """The title that a crypt card gives."""
    vampire = CRYPT[printed]
    return f"{vampire.title}:{vampire.city}" if vampire.city else vampire.title
