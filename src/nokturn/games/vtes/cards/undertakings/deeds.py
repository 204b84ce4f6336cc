"""Action cards against others: bleeds, combats, thefts."""

from __future__ import annotations

from nokturn.games.vtes.cards.action_cards import AT_PREY, THEFT, action, bleed
from nokturn.games.vtes.cards.patterns import burnable
from nokturn.games.vtes.cards.vampires.actions import remove_from_ash
from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.searching import out_of_ash
from nokturn.games.vtes.playing.playing import refill, throw_away
from nokturn.games.vtes.state.card_language import ACTION_CARD, Ability, Deed, Effect, Mode, Static, write
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.state import TORPOR, Vtes
from nokturn.games.vtes.state.stats import PER_LEVEL, SUPERIOR, is_vampire, titled
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import AddBlood, Change, Do, PutInPlay, Stun, Unlock, resolve
from nokturn.games.vtes.text.primitives import Move, Provided, StealCard, ToReady
from nokturn.games.vtes.text.targets import uncontrolled
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure


def invested(discipline: str, bonus: int, blood: int, target: str) -> Mode:
    """A bleed that, if it is successful, brings blood for what was chosen as it was announced."""
    return Mode(
        ACTION_CARD,
        "take-action",
        (discipline,),
        choose=(target,),
        deed=AT_PREY,
        announced=(Change(what="bleed", amount=bonus),),
        does=(Provided("has-bled", (AddBlood(amount=blood, who="chosen"),)),),
    )


def fight(
    disciplines: tuple[str, ...], target: str, *first: Effect, stealth: int = 0, then: tuple[Effect, ...] = ()
) -> Mode:
    """A combat with somebody else's minion of this kind."""
    deed = Deed(stealth=stealth, directed="chosen")
    return Mode(
        ACTION_CARD, "take-action", disciplines, choose=(target,), deed=deed, does=(*first, EnterCombat(), *then)
    )


# bleeding

write("public-trust", bleed("pre", 2), invested("PRE", 2, 1, "uncontrolled"))
write("feast-of-the-souls-secrets", bleed("dom", 2), invested("DOM", 2, 2, "younger-or-uncontrolled"))
write(
    "fleetness",
    Mode(ACTION_CARD, "take-action", ("cel",), deed=Deed(kind="bleed", stealth=1, directed="prey")),
    fight(("CEL",), "minion:others ready locked", Change(what="maneuver", lasts="combat"), stealth=1),
)
UNTITLED = Change(what="cannot-block", who="everyone", when="titled-vampire")
write(
    "propaganda",
    *[
        Mode(
            ACTION_CARD,
            "take-action",
            (level,),
            deed=AT_PREY,
            announced=(Change(what="bleed"), UNTITLED),
            does=then,
        )
        for level, then in (("pre", ()), ("PRE", (Do("vtes.target_locks"),)))
    ],
)
write(
    "shroud-of-decay",
    bleed("obl", 1, then=(Provided("has-bled", (Do("vtes.target_discards_two"),)),)),
    Mode(
        ACTION_CARD,
        "take-action",
        ("OBL",),
        needs=("prey-ash-heap:7",),
        deed=Deed(directed="prey"),
        does=(Do("vtes.robs_graves"),),
    ),
)


@condition("titled-vampire")
def is_titled_vampire(game: Vtes, about: About) -> bool:
    """The minion is a vampire with a title that counts, but not the acting one."""
    acts = game.action is not None and about.minion is not None and game.action.minion == about.minion.ref
    return about.minion is not None and is_vampire(about.minion) and titled(about.minion) and not acts


@condition("prey-ash-heap:N")
def prey_has_burned(game: Vtes, about: About) -> bool:
    """At least so many cards are in the ash heap of this Methuselah's prey (`prey-ash-heap:7`)."""
    prey = game.prey(about.seat) if about.seat else ""
    return bool(prey) and len(game.ash[prey]) >= int(about.word)


@procedure(rule="VTES-TERM-10")
def target_locks(game: Vtes, play: Play) -> Rule:
    """Whoever was bled locks one of their ready unlocked minions."""
    assert game.action is not None
    seat = game.action.targets[0]
    there = tuple([ChooseCard(card.ref) for card in game.ready(seat) if not card.locked])
    if there:
        chosen = yield ask(seat, "choose-to-lock", there, rule="VTES-TERM-10", auto=True, card=play.card)
        game.change(chosen.card, locked=True)
        game.tell("locks", minion=chosen.card)


@procedure(rule="VTES-PLAY-09")
def target_discards_two(game: Vtes, play: Play) -> Rule:
    """Whoever was bled discards two cards of their choice; they are replaced when both are gone."""
    assert game.action is not None
    seat = game.action.targets[0]
    for _ in range(min(2, len(game.hands[seat]))):
        chosen = yield ask(
            seat,
            "discard-down",
            [ChoosePrinted(card) for card in dict.fromkeys(game.hands[seat])],
            rule="VTES-PLAY-09",
        )
        throw_away(game, seat, chosen.card)
    refill(game)


@procedure(rule="VTES-TERM-08")
def robs_graves(game: Vtes, play: Play) -> Rule:
    """Seven cards of the prey's ash heap, as the acting Methuselah chooses, for 3 of its pool."""
    assert game.action is not None
    prey = game.action.targets[0]
    if len(game.ash[prey]) >= 7:
        yield call(remove_from_ash, play.seat, prey, 7, play.card)
        burn_pool(game, prey, 3, play.card)


# combats

PRESS = Change(what="press", lasts="combat")
write(
    "hunters-mark",
    fight(("cel", "tha"), "minion:others ready", PRESS),
    fight(
        ("CEL", "THA"),
        "minion:others ready",
        PRESS,
        Change(what="cannot-strike:combat-ends", who="chosen", lasts="round"),
    ),
)
write(
    "hunting-the-beast",
    fight(("aus",), "vampire:others ready", stealth=1),
    fight(("AUS",), "vampire:others ready", stealth=1, then=(Do("vtes.rewards_the_hunt"),)),
)


@procedure(rule="VTES-COMBAT-08")
def rewards_the_hunt(game: Vtes, play: Play) -> Rule:
    """If this vampire is ready after the combat and the other is not, a Salubri of the uncontrolled region gains 2."""
    if not game.is_ready(play.minion) or game.is_ready(play.chosen[0]):
        return
    there = tuple(uncontrolled(game, play, "clan=salubri"))
    if there:
        chosen = yield ask(play.seat, "choose-salubri", there, rule="VTES-COMBAT-08", auto=True, card=play.card)
        yield call(resolve, Play(seat=play.seat, card=play.card, mode=0, chosen=(f"?{chosen.slot}",)), REWARD)


REWARD = (AddBlood(amount=2, who="chosen"),)

# what is somebody else's

write(
    "rewilding",
    action("", Deed(directed="chosen"), Do("vtes.rewilds"), choose=("location",)),
)
write(
    "far-mastery",
    action("dom", Deed(stealth=1, directed="chosen"), StealCard(), choose=("retainer:others on-vampire",)),
    action("DOM", Deed(stealth=1, directed="chosen"), StealCard(), choose=("minion:ally others",)),
)
write(
    "graverobbing",
    action("dom", THEFT, StealCard(), choose=("vampire:others torpor",)),
    action("DOM", THEFT, StealCard(), Do("vtes.digs_up"), choose=("vampire:others torpor",)),
)
write(
    "tier-of-souls",
    action("ani", THEFT, Move(giver="chosen", to="self"), choose=("minion:prey",)),
    action("ANI", THEFT, Move(giver="chosen", to="self"), PutInPlay(host="self"), choose=("minion:prey",)),
    Static("bleed", when="bleeds-prey"),
    burnable(),
    only_one="tier-of-souls",
)
write(
    "mind-numb",
    action("pre", THEFT, Stun(), choose=("vampire:unlocked not-self",)),
    action("PRE", Deed(stealth=1, directed="chosen"), Stun(), choose=("vampire:unlocked not-self",)),
)


@condition("bleeds-prey")
def bleeds_prey(game: Vtes, about: About) -> bool:
    """The minion is bleeding its controller's prey, or nothing is under way."""
    action = game.action
    if about.minion is None:
        return False
    return action is None or action.kind != "bleed" or game.prey(about.minion.controller) in action.targets


@procedure(rule="VTES-TERM-07")
def rewilds(game: Vtes, play: Play) -> Rule:
    """The location burns, and 2 pool of whoever controls it."""
    seat = game.cards[play.chosen[0]].controller
    yield call(burn_card, play.chosen[0])
    burn_pool(game, seat, 2, play.card)


@procedure(rule=("VTES-TERM-12", "VTES-TORPOR-01"))
def digs_up(game: Vtes, play: Play) -> Rule:
    """The acting vampire may burn 2 blood for the stolen vampire to be ready: no part of the cost of the card."""
    stolen, minion = game.cards.get(play.chosen[0]), game.cards.get(play.minion)
    if stolen is None or minion is None or stolen.region != TORPOR or minion.counters < 2:
        return
    wanted = yield ask_confirm(play.seat, "dig-up", rule="VTES-TORPOR-01", card=play.card, target=play.chosen[0])
    if wanted:
        burn_counters(game, play.minion, 2)
        yield call(resolve, play, (ToReady(who="chosen"),))


# on oneself

write(
    "heroic-might",
    *[action(level, Deed(stealth=3), PutInPlay(host="self")) for level in ("pot", "POT")],
    Static("strength", PER_LEVEL),
    Ability("strike", does=(StrikeWith(kind="destroy-equipment"),)),
    Ability("strike", needs=("superior-card",), does=(StrikeWith(amount=2, ranged=True),)),
    burns_when="host-in-torpor",
    only_one="heroic-might",
)
FED: tuple[tuple[int, tuple[Effect, ...]], ...] = ((2, ()), (1, (Unlock(),)))
"""More blood than from another hunt; and what else."""
write(
    "psychophagia",
    *[
        Mode(
            ACTION_CARD,
            "take-action",
            choose=("ash-heap:type=ally",),
            deed=Deed(kind="hunt", stealth=1),
            announced=(Change(what="hunt", amount=bonus),),
            does=(Do("vtes.devours"), *then),
        )
        for bonus, then in FED
    ],
)


@condition("superior-card")
def at_superior(game: Vtes, about: About) -> bool:
    """The card whose text asks came into play at the superior level."""
    return about.source is not None and about.source.level == SUPERIOR


@procedure(rule="VTES-TERM-08")
def devours(game: Vtes, play: Play) -> None:
    """The ally leaves its ash heap and the game."""
    _, owner, card = play.chosen[0].split("/")
    out_of_ash(game, owner, card)
    game.removed = (*game.removed, (owner, card))
    game.tell("removes-from-ash", player=owner, card=card)
