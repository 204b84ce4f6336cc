"""Vampires with something to do in the phases of a turn, in a referendum, or as they enter play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from nokturn.games.vtes.combat.effects import Damage
from nokturn.games.vtes.play.searching import out_of_ash
from nokturn.games.vtes.play.titles import changes_sect
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.printed.facts import crypt_cards
from nokturn.games.vtes.state.card_language import Ability, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseWord, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import gain_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire, titled
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import burn, lays_out, put_on
from nokturn.games.vtes.text.condition_words import circle_of
from nokturn.games.vtes.text.effects import AddBlood, Do, resolve
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure
from nokturn.kernel.asks import Option, Seat

write(
    "nonu-dis",
    Ability(
        "master",
        once=("phase",),
        needs=("source-ready", "master-played"),
        choose=("vampire:own ready clan=ministry",),
        does=(AddBlood(who="chosen"),),
    ),
)
write("jason-son-newberry", Static("votes-against-blood-hunts", 2, of="self"))
write(
    "gnaeus-aemilius-augustinus",
    Ability("unlock", mandatory=True, once=("phase",), needs=("source-ready",), does=(Do("vtes.prey_picks_victim"),)),
)
write(
    "luciano-carvalho",
    Ability(
        "discard",
        once=("phase",),
        choose=("retainer:own keyword=animal on-vampire", "vampire:own not-host"),
        does=(Do("vtes.moves_retainer"),),
    ),
)
write(
    "mora-the-death-seer",
    Ability(
        "discard",
        once=("phase",),
        needs=("source-ready",),
        choose=("ash-heap:own library",),
        does=(Do("vtes.ash_to_bottom"),),
    ),
)
write(
    "gilbert-duane",
    Ability("influence", blood=1, once=("phase",), needs=("crypt",), does=(Do("vtes.looks_for_malkavians"),)),
)
write("anarch-convert", Trigger("enters-play", (Do("vtes.converts"),), needs=("is-this", "somebody-to-convert")))


@condition("master-played")
def has_played_master(game: Vtes, about: About) -> bool:
    """This Methuselah has played a master in this phase."""
    return game.spent("phase", f"master-played/{about.seat}")


@condition("somebody-to-convert")
def can_convert(game: Vtes, about: About) -> bool:
    """Whoever controls the card whose text asks controls another vampire without a title."""
    return about.source is not None and bool(untitled(game, about.source.controller, about.source.ref))


def untitled(game: Vtes, seat: Seat, but: str = "") -> list[ChooseCard]:
    """The vampires of a Methuselah without a title, but for one of them."""
    return [
        ChooseCard(card.ref)
        for card in game.minions(seat)
        if is_vampire(card) and not titled(card) and not card.title and card.ref != but
    ]


@procedure(rule="VTES-UNLOCK-03")
def prey_picks_victim(game: Vtes, play: Play) -> Rule:
    """The prey chooses one of its ready minions, which takes damage."""
    prey = game.prey(play.seat)
    there = tuple([ChooseCard(card.ref) for card in game.ready(prey)]) if prey else ()
    if not there:
        return
    chosen = yield ask(prey, "choose-victim", there, rule="VTES-UNLOCK-03", auto=True, card=play.card)
    yield call(resolve, replace(play, chosen=(chosen.card,)), (Damage(who="chosen", preventable=False),))


@procedure(rule="VTES-ACT-RETAIN-03")
def moves_retainer(game: Vtes, play: Play) -> Rule:
    """The retainer has another employer from now on."""
    retainer, employer = play.chosen
    put_on(game, retainer, employer)
    game.tell("takes-equipment", minion=employer, card=retainer)
    yield call(fire, "moved", retainer)


@procedure(rule="VTES-TGT-06")
def ash_to_bottom(game: Vtes, play: Play) -> None:
    """A card of one's own ash heap lies on the bottom of the library."""
    card = play.chosen[0].rpartition("/")[2]
    out_of_ash(game, play.seat, card)
    game.library[play.seat] = (card, *game.library[play.seat])
    game.tell("ash-to-bottom", player=play.seat, card=card)


@procedure(rule=("VTES-TERM-08", "VTES-SECT-01"))
def looks_for_malkavians(game: Vtes, play: Play) -> Rule:
    """The top card of the crypt leaves the game; a Malkavian makes an untitled vampire Anarch."""
    card = game.crypt[play.seat][-1]
    game.crypt[play.seat] = game.crypt[play.seat][:-1]
    game.removed = (*game.removed, (play.seat, card))
    game.tell("removes-from-crypt", player=play.seat, card=card, reveals=True)
    there = tuple(untitled(game, play.seat)) if CRYPT[card].clan == "malkavian" else ()
    if there:
        chosen = yield ask(play.seat, "choose-anarch", there, rule="VTES-SECT-01", auto=True, card=play.card)
        changes_sect(game, chosen.card, "anarch")


def conversions(game: Vtes, play: Play) -> Iterator[Option]:
    """Whom the convert could bring over; or nobody."""
    yield from untitled(game, play.seat, play.source)
    yield Nothing()


@procedure(rule=("VTES-SECT-01", "VTES-CONTEST-09"))
def converts(game: Vtes, play: Play) -> Rule:
    """As the convert enters play, before any contest, it may leave the game for another Anarch, and for 1 pool or a
    crypt card."""
    chosen = yield ask(play.seat, "choose-anarch", conversions(game, play), rule="VTES-SECT-01", card=play.card)
    if isinstance(chosen, Nothing):
        return
    burn(game, play.source, remove=True)
    changes_sect(game, chosen.card, "anarch")
    wants_pool = yield ask_confirm(play.seat, "pool-or-crypt", rule="VTES-SECT-01", card=play.card)
    if wants_pool:
        gain_pool(game, play.seat, 1, play.card)
    else:
        lays_out(game, play.seat)


# circles

CIRCLE = "circle:"
write("new-blood", Trigger("enters-play", (Do("vtes.joins_circle"),), needs=("is-this", "influence-phase")))


@condition("influence-phase")
def in_influence_phase(game: Vtes, about: About) -> bool:
    """It is the influence phase of this Methuselah."""
    return game.phase == "influence" and about.source is not None and about.source.controller == game.active


@lru_cache(None)
def circles_printed() -> tuple[str, ...]:
    """Every circle that a card names."""
    found = {trait for card in crypt_cards().values() for trait in card.traits if trait.startswith(CIRCLE)}
    return tuple(sorted([trait.removeprefix(CIRCLE) for trait in found]))


def circles(game: Vtes, ref: str) -> list[ChooseWord | ChooseCard]:
    """All of them, and that of any Blood Brother in play that belongs to none, its own included."""
    alone = [card.ref for card in game.cards.values() if circle_of(card) == card.ref]
    return [*map(ChooseWord, circles_printed()), *[ChooseCard(one) for one in dict.fromkeys([ref, *alone])]]


@procedure(rule="VTES-TRAIT-03")
def joins_circle(game: Vtes, play: Play) -> Rule:
    """The circle is chosen for good; then the top card of the crypt is laid out."""
    chosen = yield ask(play.seat, "choose-circle", circles(game, play.source), rule="VTES-TRAIT-03", card=play.source)
    word = chosen.word if isinstance(chosen, ChooseWord) else chosen.card
    game.change(play.source, chosen=(f"{CIRCLE}{word}",))
    lays_out(game, play.seat)
