"""How cards leave play: burned, dead, or sent to torpor (VTES-TERM-07, VTES-TORPOR-01..07)."""

from __future__ import annotations

from typing import ClassVar

from nokturn.games.vtes.play.titles import stands_for_title
from nokturn.games.vtes.play.trophies import slayer_of
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.state import INCAPACITATED, LIMBO, READY, REGIONS, TORPOR, UNCONTROLLED, Vtes
from nokturn.games.vtes.state.stats import IMBUED, is_vampire, kind_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Who
from nokturn.games.vtes.state.zones import burn, face_down
from nokturn.games.vtes.text.effects import Burn, who_is
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, procedure


@procedure()
def is_burned(game: Vtes, play: Play, effect: Burn) -> Rule:
    """The effect that burns a card."""
    yield call(burn_card, who_is(game, play, effect.who))


@procedure(rule=("VTES-TERM-07", "VTES-MIN-07", "VTES-MIN-08", "VTES-TITLE-10", "VTES-TRAIT-08"))
def burn_card(game: Vtes, ref: str) -> Rule:
    """A card and everything on it is burned; what is said of such a moment happens.  A title goes with its card."""
    if ref not in game.cards:
        return
    if game.cards[ref].region != LIMBO:
        yield call(fire, "burned", ref)
    if ref in game.cards:
        card, slayer = game.cards[ref], slayer_of(game, ref)
        burn(game, ref)
        if stands_for_title(card.printed) and card.host in game.cards and game.cards[card.host].title:
            yield call("vtes.loses_title", card.host)
        if slayer in game.cards:
            yield call("vtes.award_trophies", slayer)


@procedure(rule=("VTES-ACT-RECRUIT-04", "VTES-ACT-RETAIN-05", "VTES-DMG-07", "VTES-IMB-11", "VTES-IMB-18", "VTES-R-25"))
def dies(game: Vtes, ref: str) -> Rule:
    """Without life an ally or retainer is burned, an Imbued incapacitated."""
    card = game.cards[ref]
    if kind_of(card.printed) == IMBUED:
        game.change(ref, region=INCAPACITATED)
        game.tell("incapacitated", minion=ref)
        if game.action is not None:
            game.spend("action", f"fell/{ref}")
        if game.combat is not None:
            game.spend("combat", f"fell/{ref}")
    else:
        yield call(burn_card, ref)


@procedure(rule=("VTES-TORPOR-01", "VTES-TORPOR-03", "VTES-TORPOR-05", "VTES-TORPOR-06", "VTES-ALLY-06"))
def to_torpor(game: Vtes, ref: str) -> Rule:
    """A vampire goes to the torpor region with everything on it, controlled but not ready, neither locked nor unlocked
    by that; an ally burns."""
    card = game.cards.get(ref)
    if card is None or card.region not in REGIONS:
        return
    if not is_vampire(card):
        yield call(burn_card, ref)
    elif card.region != TORPOR:
        game.change(ref, region=TORPOR)
        game.tell("goes-to-torpor", minion=ref)
        yield call(fire, "goes-to-torpor", ref)


class ToUncontrolled(Effect, frozen=True, kw_only=True):
    """A crypt card in play goes back to its owner's uncontrolled region."""

    who: Who = "chosen"
    does: ClassVar[str] = "vtes.is_sent_back"


@procedure(rule=("VTES-R-37", "VTES-ADV-05", "VTES-TERM-02"))
def is_sent_back(game: Vtes, play: Play, effect: ToUncontrolled) -> Rule:
    """It keeps its blood and the cards on it, which are out of play with it; a merged vampire stays one card.  What has
    no owner in the game any more leaves it."""
    ref = who_is(game, play, effect.who)
    card = game.cards.get(ref)
    if card is None or card.region not in REGIONS or card.printed not in CRYPT:
        return
    yield call(fire, "sent-back", ref)
    if card.owner in game.gone:
        burn(game, ref, remove=True)
        return
    face_down(game, card.owner, card.printed, card.counters, ref)
    game.change(ref, region=UNCONTROLLED, controller=card.owner, counters=0, locked=False, contesting=False)
    game.tell("sent-back", minion=ref, player=card.owner)


@procedure(rule=("VTES-ACT-LEAVE-03", "VTES-ACT-RESCUE-04"))
def out_of_torpor(game: Vtes, ref: str) -> Rule:
    """Back to its controller's ready region, no longer wounded; locked or not as it was."""
    card = game.cards.get(ref)
    if card is not None and card.region == INCAPACITATED:
        yield call("vtes.stands_up", ref)
    elif card is not None and card.region == TORPOR:
        game.change(ref, region=READY)
        game.tell("leaves-torpor", minion=ref)
        yield call(fire, "leaves-torpor", ref)
