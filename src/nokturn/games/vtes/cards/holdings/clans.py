"""What single clans have."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import IN_PLAY, burnable, master, put_on
from nokturn.games.vtes.combat.effects import EnterCombat, Maneuver
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state.card_language import Ability, Deed, Static, Trigger, text_of, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters, burn_counters, burn_pool, burn_tokens, tokens_on
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import capacity, is_ally, older
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import face_down
from nokturn.games.vtes.text.effects import AddBlood, Change, Do, Lock, resolve
from nokturn.games.vtes.text.filters import narrows
from nokturn.games.vtes.text.primitives import Provided, StealCard
from nokturn.games.vtes.text.tokens import ALL, PutTokens
from nokturn.kernel import Rule, ask_confirm, ask_number, call, procedure

# Banu Haqim

write(
    "haqims-law-retribution",
    IN_PLAY,
    Ability(
        "bleed",
        needs=("acting-yours", "acting-clan:banu_haqim"),
        discard="combat_card",
        once=("action",),
        does=(Change(what="bleed", who="acting"),),
    ),
)
write(
    "alamut",
    IN_PLAY,
    Trigger("bleed-success", (Do("vtes.hoards"),), needs=("yours", "clan:banu_haqim")),
    Ability(
        "poll",
        needs=("political", "counters:1"),
        once=("referendum",),
        choose=("vampire:ready own",),
        does=(Do("vtes.spends_hoard"),),
    ),
)


@procedure(rule=("VTES-ACT-BLEED-08",))
def hoards(game: Vtes, play: Play) -> None:
    """The pool that the bleed has cost lies on the card from now on."""
    if game.action is not None and game.action.lost:
        add_counters(game, play.source, game.action.lost)


@procedure(rule=("VTES-VOTE-05",))
def spends_hoard(game: Vtes, play: Play) -> Rule:
    """A vote for each counter."""
    most = game.cards[play.source].counters
    number = yield ask_number(play.seat, "burn-counters", 1, most, rule="VTES-VOTE-05", auto=True, card=play.source)
    burn_counters(game, play.source, number)
    yield call(resolve, play, (Votes(amount=number, who="chosen"),))


# Brujah

write(
    "brujah-debate",
    IN_PLAY,
    Ability(
        "master",
        by="active",
        mandatory=True,
        once=("phase",),
        choose=("vampire:own oldest=brujah",),
        does=(Lock(who="chosen"),),
    ),
    Static("strength", of="all", when="clan:brujah"),
    Trigger("combat-start", (Maneuver(optional=True, lasts="combat"),), needs=("clan:brujah",)),
    burnable(by="not-clan:ventrue"),
)
write(
    "oxford-university-england", IN_PLAY, Ability("poll", lock=True, needs=("political",), does=(Do("vtes.debates"),))
)


@procedure(rule=("VTES-VOTE-08",))
def debates(game: Vtes, play: Play) -> Rule:
    """2 votes for each pool."""
    number = yield ask_number(play.seat, "burn-for-votes", 0, game.pool[play.seat], rule="VTES-VOTE-08", card=play.card)
    if number:
        burn_pool(game, play.seat, number, play.source)
        yield call(resolve, play, (Votes(amount=2 * number, who="this"),))


# Hecata

write(
    "cappadocian-crypt",
    IN_PLAY,
    Ability(
        "after-resolution",
        lock=True,
        needs=("succeeded", "work-of-the-dead"),
        choose=("vampire:own clan=hecata",),
        does=(AddBlood(who="chosen"),),
    ),
)
write("family-gathering", master(Do("vtes.gathers"), needs=("crypt",)))


@condition("work-of-the-dead")
def work_of_the_dead(game: Vtes, about: About) -> bool:
    """The action requires Hecata or Oblivion: by its card, or by the card in play that offers it."""
    action = game.action
    if action is None:
        return False
    if action.card:
        codes = text_of(action.card).modes[action.mode].disciplines
        return LIBRARY[action.card].clan == "hecata" or "obl" in [code.lower() for code in codes]
    source = LIBRARY.get(action.source.rpartition(":")[0])
    return source is not None and (source.clan == "hecata" or "obl" in source.disciplines)


@procedure(rule=("VTES-TERM-08",))
def gathers(game: Vtes, play: Play) -> None:
    """The top card of the crypt is shown: a Hecata comes to the uncontrolled region with 1 blood, anybody else to the
    bottom."""
    *rest, top = game.crypt[play.seat]
    game.tell("shows-crypt", player=play.seat, card=top, reveals=True)
    if CRYPT[top].clan == "hecata":
        game.crypt[play.seat] = tuple(rest)
        face_down(game, play.seat, top, 1)
    else:
        game.crypt[play.seat] = (top, *rest)


# Ministry

write(
    "cave-of-apples",
    IN_PLAY,
    Ability(
        "take-action",
        needs=("not-other-than-yours",),
        deed=Deed(directed="chosen", by="clan:ministry"),
        choose=("minion:prey lesser",),
        does=(PutTokens(kind="corruption"), Do("vtes.offers_apple")),
    ),
)


@narrows("lesser")
def is_lesser(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """An ally, or a vampire younger than whoever plays the card."""
    return is_ally(card) or (play.minion in game.cards and older(game, game.cards[play.minion], card))


def price_of_soul(game: Vtes, card: Card) -> int:
    """The capacity of a vampire, the cost of an ally."""
    if card.printed in CRYPT:
        return capacity(game, card)
    return sum(cost for cost in (LIBRARY[card.printed].pool, LIBRARY[card.printed].blood) if isinstance(cost, int))


@procedure(rule=("VTES-TERM-12",))
def offers_apple(game: Vtes, play: Play) -> Rule:
    """Whoever has enough counters on the minion may burn them to steal it."""
    minion = game.cards.get(play.chosen[0])
    if minion is None or tokens_on(minion, "corruption", play.seat) < price_of_soul(game, minion):
        return
    wanted = yield ask_confirm(
        play.seat, "burn-tokens-to-steal", rule="VTES-TERM-12", card=play.card, minion=minion.ref
    )
    if wanted:
        burn_tokens(game, play.chosen[0], "corruption", ALL, play.seat)
        yield call(resolve, play, (StealCard(),))


# Salubri

write("sight-beyond-sight", put_on("vampire:own clan=salubri"), Static("intercept"))
write(
    "saulots-avenging-fist",
    put_on("vampire:own clan=salubri room"),
    Static("strength"),
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="is-host"),
        choose=("vampire:ready others not-clan=salubri",),
        announced=(Provided("action-at-clan:tremere", (Change(what="stealth", who="acting"),)),),
        does=(EnterCombat(),),
    ),
    only_one="archetype",
)


@condition("action-at-clan:CLAN")
def action_at_clan(game: Vtes, about: About) -> bool:
    """The first target of the action is of this clan (`action-at-clan:tremere`)."""
    action = game.action
    target = game.cards.get(action.chosen[0]) if action is not None and action.chosen else None
    return target is not None and target.clan == about.word
