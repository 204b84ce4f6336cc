"""Action cards that stay in play and make everybody pay."""

from __future__ import annotations

from nokturn.games.vtes.cards.action_cards import action
from nokturn.games.vtes.playing.playing import refill, throw_away
from nokturn.games.vtes.state.card_language import Ability, Deed, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, BurnPool, Do, PutInPlay
from nokturn.kernel import Rule, ask_number, chance, procedure
from nokturn.kernel.chance import pick

write(
    "constant-revolution",
    action("", Deed(stealth=1), PutInPlay(counters=1)),
    Ability("unlock", mandatory=True, once=("phase",), counter=1),
    Ability(
        "unlock",
        by="active",
        mandatory=True,
        once=("phase",),
        needs=("other-than-yours", "counters:1"),
        does=(Do("vtes.pays_revolution"),),
    ),
    Ability("take-action", deed=Deed(directed="source", by="vampire"), pool=1, does=(Burn(),)),
)
write(
    "judgment-camarilla-segregation",
    action("", Deed(stealth=1), PutInPlay()),
    Ability("unlock", by="active", mandatory=True, once=("phase",), needs=("controls-outsider",), does=(BurnPool(),)),
    Ability(
        "master",
        by="active",
        choose=("vampire:own not-sect=camarilla",),
        does=(Burn(who="chosen"), Burn()),
    ),
)


@condition("controls-outsider")
def controls_outsider(game: Vtes, about: About) -> bool:
    """This Methuselah controls a vampire that is not of the Camarilla."""
    return any(is_vampire(card) and card.sect != "camarilla" for card in game.minions(about.seat))


@procedure(rule=("VTES-UNLOCK-03", "VTES-PLAY-09"))
def pays_revolution(game: Vtes, play: Play) -> Rule:
    """For each counter 1 pool or a card at random; the cards all at once, no more than the hand holds."""
    due = game.cards[play.source].counters
    cards = yield ask_number(
        play.seat,
        "cards-for-pool",
        0,
        min(due, len(game.hands[play.seat])),
        rule="VTES-UNLOCK-03",
        auto=True,
        card=play.card,
        amount=due,
    )
    burn_pool(game, play.seat, due - cards, play.source)
    for _ in range(cards):
        at = yield chance(pick(len(game.hands[play.seat])))
        throw_away(game, play.seat, game.hands[play.seat][at])
    refill(game)
