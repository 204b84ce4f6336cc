"""Masters that save, terrify, or turn what others have played against them."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.holdings.relics import ACTIONS
from nokturn.games.vtes.cards.patterns import IN_PLAY
from nokturn.games.vtes.combat.effects import EndCombat, ToTorpor
from nokturn.games.vtes.combat.legal import HARMFUL
from nokturn.games.vtes.play.searching import out_of_ash
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import (
    COMBAT_CARD,
    MASTER,
    MODIFIER,
    REACTION,
    Ability,
    Deed,
    Mode,
    Static,
    write,
)
from nokturn.games.vtes.state.choices import ChooseCard, ChooseMethuselah
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import EVERYONE, amount, capacity, is_vampire
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.state.zones import keep_on
from nokturn.games.vtes.text.effects import Burn, Do, Lock, PutInPlay, resolve
from nokturn.games.vtes.text.primitives import Delay, StealCard, move
from nokturn.games.vtes.text.targets import is_spared, target
from nokturn.kernel import Rule, ask_number, call, procedure
from nokturn.kernel.asks import Option

# dark influences

write(
    "dark-influences",
    Mode(
        MASTER,
        "as-played",
        does=(
            Cancel(of=(*ACTIONS, MODIFIER, REACTION, COMBAT_CARD), free=True),
            Do("vtes.taints_card"),
            PutInPlay(),
        ),
    ),
    Static("guards-minion-cards", of="all"),
)


@procedure(rule="VTES-CANCEL-01")
def taints_card(game: Vtes, play: Play) -> None:
    """Nobody plays the cancelled card again this turn."""
    if game.plays:
        what = f"cannot-play:{game.plays[-1].card}"
        game.in_force = (
            *game.in_force,
            InForce(what=what, subject=EVERYONE, amount=1, lasts="turn", source=play.card),
        )


# the red fear

write(
    "rotschreck",
    Mode(
        MASTER,
        "strikes-declared",
        choose=("gravely-struck",),
        does=(PutInPlay(host="chosen"), EndCombat(), Delay(moment="combat-over", name="vtes.succumbs")),
    ),
    Static("no-unlock"),
    Ability("unlock", by="host", mandatory=True, once=("phase",), does=(Burn(),)),
)


@target("gravely-struck")
def gravely_struck(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A vampire against which the opposing minion has chosen a strike with aggravated damage."""
    combat = game.combat
    for side, strike in enumerate(combat.strikes if combat is not None else ()):
        if combat is None or strike is None or strike.kind not in HARMFUL or strike.target:
            continue
        striker, victim = (game.cards.get(combat.fighters[one]) for one in (side, 1 - side))
        if striker is None or victim is None or not is_vampire(victim) or is_spared(game, play.card, victim.ref):
            continue
        if strike.aggravated or amount(game, "aggravated", striker, of=strike.kind) > 0:
            yield ChooseCard(victim.ref)


@procedure(rule=("VTES-COMBAT-09", "VTES-TORPOR-01"))
def succumbs(game: Vtes, play: Play) -> Rule:
    """After the combat the vampire locks and goes to torpor."""
    yield call(resolve, play, (Lock(who="chosen"), ToTorpor(who="chosen")))


# the fragments

write(
    "the-erciyes-fragments",
    IN_PLAY,
    Ability(
        "impulse",
        lock=True,
        needs=("nothing-kept",),
        choose=("ash-heap:prey library",),
        does=(Do("vtes.reads_fragments"),),
    ),
    Static("as-from-hand", of="controller"),
    Static("kept-face-down", of="controller"),
    Static("kept-leave-the-game", of="controller"),
    Ability(
        "take-action",
        by="active",
        needs=("other-than-yours",),
        deed=Deed(directed="source", by="vampire-of-at-least:5"),
        does=(StealCard(who="this"),),
    ),
)


@procedure(rule="VTES-TGT-06")
def reads_fragments(game: Vtes, play: Play) -> None:
    """The chosen card, for all to see, from the ash heap onto the card."""
    _, owner, card = play.chosen[0].split("/")
    out_of_ash(game, owner, card)
    keep_on(game, play.source, owner, card)
    game.tell("lays-on-openly", player=play.seat, source=play.source, card=card, reveals=True)


@condition("vampire-of-at-least:N")
def old_vampire(game: Vtes, about: About) -> bool:
    """The minion is a vampire of at least this capacity (`vampire-of-at-least:5`)."""
    card = about.minion
    return card is not None and is_vampire(card) and capacity(game, card) >= int(about.word)


# the boon

write(
    "life-boon",
    Mode(MASTER, "would-be-ousted", choose=("without-pool",), does=(Do("vtes.grants_life"),)),
    Ability(
        "any-unlock",
        needs=("debtors-turn",),
        once=("phase",),
        does=(Do("vtes.collects_boon"),),
    ),
    Static("takes-points", of="controller"),
)


def gift_for(game: Vtes, seat: str) -> int:
    """The least that keeps a Methuselah in the game: all that could not be paid, and 1 pool."""
    return game.short.get(seat, 0) + 1


@target("without-pool")
def without_pool(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """Another Methuselah without pool, whom one's own suffices to keep in the game."""
    for seat in game.playing:
        if seat != play.seat and game.pool[seat] <= 0 and game.pool[play.seat] >= gift_for(game, seat):
            yield ChooseMethuselah(seat)


@procedure(rule=("VTES-END-01", "VTES-PLAY-02"))
def grants_life(game: Vtes, play: Play) -> Rule:
    """Pool from one to the other, less what the other has owed; the card remembers for whom."""
    debtor = play.chosen[0]
    number = yield ask_number(
        play.seat,
        "give-pool",
        gift_for(game, debtor),
        game.pool[play.seat],
        rule="VTES-END-01",
        auto=True,
        card=play.card,
        target=debtor,
    )
    owed = game.short.pop(debtor, 0)
    move(game, play.seat, debtor, number)
    burn_pool(game, debtor, owed, play.source)
    yield call(resolve, play, (PutInPlay(),))


@condition("debtors-turn")
def is_debtors_turn(game: Vtes, about: About) -> bool:
    """It is the turn of the Methuselah whom the card remembers."""
    return about.source is not None and game.active in about.source.chosen


@procedure(rule="VTES-UNLOCK-10")
def collects_boon(game: Vtes, play: Play) -> None:
    """1 pool."""
    move(game, game.cards[play.source].chosen[0], play.seat, 1)
