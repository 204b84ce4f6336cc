"""Vampires that offer an action of their own, or have something to say about somebody's action."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.action.outcomes import fail_action
from nokturn.games.vtes.play.entering_play import Raise
from nokturn.games.vtes.play.searching import SearchLibrary, out_of_ash
from nokturn.games.vtes.play.torpor import to_torpor
from nokturn.games.vtes.playing.playing import discard_at_random
from nokturn.games.vtes.playing.requirements import action_requires
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import MASTER, Ability, Deed, Effect, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseMethuselah, ChoosePrinted
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_counters, burn_tokens
from nokturn.games.vtes.state.state import ATTACHED, READY, Vtes
from nokturn.games.vtes.state.stats import PER_UNIQUE_EQUIPMENT, has_trait, is_ally
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import out_of_hand, to_ash
from nokturn.games.vtes.text.effects import AddBlood, Burn, Change, Do, Unlock, resolve
from nokturn.games.vtes.text.primitives import Delay, StealCard
from nokturn.games.vtes.text.targets import target
from nokturn.games.vtes.text.timing import need_stealth
from nokturn.kernel import Rule, ask, ask_confirm, call, chance, procedure
from nokturn.kernel.asks import Option
from nokturn.kernel.chance import pick


def own_action(*does: Effect, choose: tuple[str, ...] = (), stealth: int = 1, blood: int = 0) -> Ability:
    """An action that only this vampire can take."""
    deed = Deed(stealth=stealth, by="is-this")
    return Ability("take-action", deed=deed, choose=choose, blood=blood, does=does)


write("dominica", own_action(SearchLibrary(of="archetype")))
write("sakhar", own_action(SearchLibrary(of="equipment")))
write("seraphina", own_action(AddBlood(amount=2, who="chosen", to_start=True), choose=("minion:own",)))
write(
    "hel-bla",
    own_action(Raise(locked=True), choose=("ash-heap:own type=ally requires=hecata/obl",), blood=1),
)
write(
    "lenelle-mambo-of-birmingham",
    own_action(Do("vtes.exchanges_with_ash"), choose=("ash-heap:own library", "hand"), blood=1),
)
write(
    "darius-shirazi",
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="is-this"),
        choose=("equipment:others lacks=electronic lacks=vehicle lacks=weapon",),
        does=(StealCard(),),
    ),
)
PURGE = Deed(stealth=1, directed="chosen", by="is-this")
write(
    "aniel",
    Ability(
        "take-action",
        deed=PURGE,
        choose=("minion:ready not-self tokens=corruption",),
        blood=1,
        does=(Do("vtes.purges_corruption"),),
    ),
    Ability("take-action", deed=PURGE, choose=("disciplined",), blood=1, does=(Burn(who="chosen"),)),
)


@target("disciplined")
def disciplined(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card on another ready minion that requires a Discipline."""
    for card in game.cards.values():
        elsewhere = card.region == ATTACHED and card.host != play.minion and game.is_ready(card.host)
        if elsewhere and card.printed in LIBRARY and LIBRARY[card.printed].disciplines:
            yield ChooseCard(card.ref)


def corruptors(game: Vtes, ref: str) -> list[ChooseMethuselah]:
    """Whose corruption counters lie on a minion."""
    return [ChooseMethuselah(one.seat) for one in game.cards[ref].tokens if one.kind == "corruption"]


@procedure(rule="VTES-TGT-01")
def purges_corruption(game: Vtes, play: Play) -> Rule:
    """1 counter, of whomever one likes."""
    minion = play.chosen[0]
    if minion in game.cards and corruptors(game, minion):
        whose = yield ask(
            play.seat, "burn-whose", corruptors(game, minion), rule="VTES-TGT-01", auto=True, card=play.source
        )
        burn_tokens(game, minion, "corruption", 1, whose.player)


write("hesha-ruhadze", Static("bleed", PER_UNIQUE_EQUIPMENT, of="self"))


@procedure(rule=("VTES-PLAY-09", "VTES-TGT-06"))
def exchanges_with_ash(game: Vtes, play: Play) -> None:
    """The two cards that were named change places; what has left the hand is not replaced."""
    found, given = (word.rpartition("/")[2] for word in play.chosen)
    out_of_ash(game, play.seat, found)
    out_of_hand(game, play.seat, given)
    to_ash(game, play.seat, given)
    game.hands[play.seat] = (*game.hands[play.seat], found)
    game.tell("exchanges-cards", player=play.seat, card=found, given=given, reveals=True)


# during and after actions

write(
    "elen-kamjian",
    Ability(
        "take-action",
        needs=("owes-bleed",),
        deed=Deed(kind="bleed", directed="prey", by="is-this"),
        announced=(Change(what="bleed"),),
    ),
    Static("must-use", of="self", when="owes-bleed"),
)
write(
    "keegan",
    Ability(
        "after-resolution",
        once=("turn",),
        needs=("succeeded", "this-acts", "action-requires:gangrel"),
        does=(Unlock(who="this"),),
    ),
)
write(
    "mother-anja-giovanni",
    Ability(
        "after-resolution",
        blood=1,
        once=("turn",),
        needs=(
            "source-ready",
            "succeeded",
            "acting-yours",
            "acting-clan:hecata",
            "not-this-acts",
            "action-requires:hecata/obl",
        ),
        does=(Unlock(who="acting"),),
    ),
)
write(
    "ilonka",
    Ability(
        "after-resolution",
        once=("turn",),
        needs=("source-ready", "has-bled", "bleed-at-controller"),
        does=(Do("vtes.robs_hand_at_random"),),
    ),
)
write("gathii", Ability("act", once=("action",), needs=("this-acts", "library"), does=(Do("vtes.reveals_top"),)))
write(
    "marchesa-liliana",
    Ability(
        "bleed",
        once=("action",),
        needs=("this-acts", "ash-heap:7"),
        does=(Do("vtes.removes_seven"), Change(what="bleed", who="this")),
    ),
)
write(
    "abraham-dusable",
    Ability(
        "need-intercept",
        discard="tha",
        once=("action",),
        limit="magic",
        needs=("blocking",),
        does=(Change(what="intercept", who="this"),),
    ),
    Ability(
        "need-stealth",
        discard="tha",
        once=("action",),
        limit="magic",
        needs=("acting",),
        does=(Change(what="stealth", who="this"),),
    ),
)
write("evan-klein", Trigger("announced", (Do("vtes.flips_coin"),), needs=("directed-at-this",)))
write(
    "cedrick-calhoun",
    Trigger("referendum-failed", (Delay(moment="after-resolution", name="vtes.falls_from_grace"),), needs=("is-this",)),
)


@condition("owes-bleed")
def owes_bleed(game: Vtes, about: About) -> bool:
    """The vampire whose text asks has not yet bled by it this turn, its Methuselah controls a locked minion, and it
    does not have to hunt."""
    card = about.source
    if card is None or game.spent("turn", f"ability:{card.ref}/0/{card.ref}"):
        return False
    hungry = card.counters == 0 or any(one.what == "must:hunt" and one.subject == card.ref for one in game.in_force)
    return not hungry and any(one.locked for one in game.minions(card.controller))


@condition("action-requires:REQUIRED")
def action_asks_for(game: Vtes, about: About) -> bool:
    """The action requires one of these clans and Disciplines, by its card or by the card in play that offers it
    (`hecata/obl`)."""
    return any(action_requires(game, one) for one in about.word.split("/"))


@condition("library")
def has_library(game: Vtes, about: About) -> bool:
    """This Methuselah has cards left in the library."""
    return bool(game.library.get(about.seat))


@condition("ash-heap:N")
def has_burned(game: Vtes, about: About) -> bool:
    """At least so many cards are in this Methuselah's ash heap (`ash-heap:7`)."""
    return len(game.ash.get(about.seat, ())) >= int(about.word)


@condition("directed-at-this")
def aims_at_this(game: Vtes, about: About) -> bool:
    """The action of somebody else is directed at the card whose text asks."""
    action, card = game.action, about.source
    return action is not None and card is not None and card.controller in action.targets and card.ref in action.chosen


@condition("undead-acts")
def undead_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a wraith or zombie ally, and the one whose text asks is ready."""
    acting = game.cards.get(game.action.minion) if game.action is not None else None
    if acting is None or about.source is None or about.source.region != READY or not is_ally(acting):
        return False
    return any(has_trait(game, acting, trait) for trait in ("wraith", "zombie"))


@procedure(rule="VTES-PLAY-09")
def robs_hand_at_random(game: Vtes, play: Play) -> Rule:
    """The hand of whoever has bled is shown; then a card of it may be discarded at random."""
    assert game.action is not None
    other = game.action.by
    if not game.hands[other]:
        return
    game.revealed = (*game.revealed, (other, play.seat))
    shown = {"cards": tuple(sorted(game.hands[other]))}
    game.tell("shows-hand", player=other, target=play.seat, privy=(play.seat, other), secret=shown, reveals=True)
    wanted = yield ask_confirm(play.seat, "discard-at-random", rule="VTES-PLAY-09", card=play.card, target=other)
    game.revealed = tuple([pair for pair in game.revealed if pair != (other, play.seat)])
    if wanted:
        yield call(discard_at_random, other)


@procedure(rule="VTES-STEALTH-04")
def reveals_top(game: Vtes, play: Play) -> Rule:
    """The top card of the library: a master costs blood, any other hides, if that is needed."""
    card = game.library[play.seat][-1]
    game.tell("reveals-top", player=play.seat, card=card, reveals=True)
    if MASTER in LIBRARY[card].types:
        burn_counters(game, play.source, 1)
    elif not need_stealth(game, play.seat, None):
        yield call(resolve, play, (Change(what="stealth", who="this"),))


@procedure(rule="VTES-TERM-08")
def removes_seven(game: Vtes, play: Play) -> Rule:
    """Seven cards of one's own ash heap leave the game, one after the other."""
    yield call(remove_from_ash, play.seat, play.seat, 7, play.card)


@procedure(rule="VTES-TERM-08")
def remove_from_ash(game: Vtes, chooser: str, owner: str, number: int, card: str) -> Rule:
    """So many cards of an ash heap leave the game, as somebody chooses."""
    for left in range(number, 0, -1):
        chosen = yield ask(
            chooser, "remove-from-ash", in_ash(game, owner), rule="VTES-TERM-08", card=card, left=left, auto=True
        )
        out_of_ash(game, owner, chosen.card)
        game.removed = (*game.removed, (owner, chosen.card))
        game.tell("removes-from-ash", player=owner, card=chosen.card)


def in_ash(game: Vtes, owner: str) -> list[ChoosePrinted]:
    """What lies in an ash heap."""
    return [ChoosePrinted(card, "ash", owner) for card in dict.fromkeys(game.ash[owner])]


@procedure(rule="VTES-RES-10")
def flips_coin(game: Vtes, play: Play) -> Rule:
    """On tails the action fails."""
    side = yield chance(pick(2))
    game.tell("flips-coin", card=play.source, tails=bool(side))
    if side:
        fail_action(game)


@procedure(rule="VTES-TORPOR-01")
def falls_from_grace(game: Vtes, play: Play) -> Rule:
    """Whoever called the referendum goes to torpor."""
    yield call(to_torpor, play.source)
