"""How cards leave play: burned, or sent back to the uncontrolled region (VTES-TERM-07, VTES-R-37)."""

from __future__ import annotations

from nokturn.games.vtes.play.trophies import award_trophies, slayer_of
from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.state import LIMBO, READY, REGIONS, UNCONTROLLED, Vtes
from nokturn.games.vtes.state.stats import IMBUED, VAMPIRE, kind_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Who
from nokturn.games.vtes.state.zones import BURNING, burn, face_down
from nokturn.games.vtes.text import steps
from nokturn.games.vtes.text.effects import Burn, who_is
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure


@carries_out(Burn)
@procedure()
def burns(game: Vtes, play: Play, effect: Burn) -> Rule:
    """The effect that burns a card."""
    yield call(burn_card, who_is(game, play, effect.who))


@carries_out(steps.burn_card)
@procedure(rule=("VTES-TERM-07", "VTES-MIN-07", "VTES-MIN-08", "VTES-TITLE-10", "VTES-TRAIT-08"))
def burn_card(game: Vtes, ref: str) -> Rule:
    """A card and everything on it is burned; what is said of such a moment happens.  A title goes with its card."""
    if ref not in game.cards:
        return
    game.spend("turn", f"{BURNING}/{ref}")
    if game.cards[ref].region == READY:
        yield call(fire, "leaves-ready", ref)
    if ref in game.cards and game.cards[ref].region != LIMBO:
        yield call(fire, "burned", ref)
    game.take_back("turn", f"{BURNING}/{ref}")
    if ref in game.cards:
        card, slayer = game.cards[ref], slayer_of(game, ref)
        burn(game, ref)
        if stands_for_title(card.printed) and card.host in game.cards and game.cards[card.host].title:
            yield call(loses_title, card.host)
        if slayer in game.cards:
            yield call(award_trophies, slayer)


class ToUncontrolled(Effect, frozen=True, kw_only=True):
    """A crypt card in play goes back to its owner's uncontrolled region, or to that of its lasting controller."""

    who: Who = "chosen"
    to_controller: bool = False


@carries_out(ToUncontrolled)
@procedure(rule=("VTES-R-37", "VTES-ADV-05", "VTES-TERM-02"))
def sends_back(game: Vtes, play: Play, effect: ToUncontrolled) -> Rule:
    """It keeps its blood and the cards on it, which are out of play with it; a merged vampire stays one card.  What has
    no owner in the game any more leaves it."""
    ref = who_is(game, play, effect.who)
    card = game.cards.get(ref)
    if card is None or card.region not in REGIONS or kind_of(card.printed) not in (VAMPIRE, IMBUED):
        return
    if card.region == READY:
        yield call(fire, "leaves-ready", ref)
    yield call(fire, "sent-back", ref)
    seat = dict(game.borrowed).get(ref, card.controller) if effect.to_controller else card.owner
    if seat in game.gone:
        burn(game, ref, remove=True)
        return
    game.borrowed = tuple([one for one in game.borrowed if one[0] != ref])
    face_down(game, seat, card.printed, card.counters, ref)
    game.change(ref, region=UNCONTROLLED, controller=seat, counters=0, locked=False, contesting=False)
    game.tell("sent-back", minion=ref, player=seat)


@procedure(rule=("VTES-TITLECON-06", "VTES-TITLE-10"))
def loses_title(game: Vtes, ref: str) -> Rule:
    """Untitled; the card that stands for the title is burned with it."""
    game.change(ref, title="", contesting=False)
    game.tell("loses-title", minion=ref)
    for card in tuple(game.attached(ref)):
        if stands_for_title(card.printed):
            yield call(burn_card, card.ref)


def stands_for_title(printed: str) -> bool:
    """Whether a card on a vampire is its title (VTES-TITLE-10)."""
    return "title" in CARDS[printed].keywords
