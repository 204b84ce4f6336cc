"""The masters that are no locations."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.patterns import IN_PLAY, burnable, master, put_on
from nokturn.games.vtes.combat.effects import EnterCombat, Press, Prevent
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import Ability, Deed, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseHidden, ChooseMethuselah
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import PER_COUNTER, is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Timing
from nokturn.games.vtes.state.zones import burn, laid_out, lays_out, take_face_down
from nokturn.games.vtes.text.costs import SURCHARGES
from nokturn.games.vtes.text.effects import AddBlood, Burn, BurnPool, Change, Do, GainPool, Lock, PutInPlay
from nokturn.games.vtes.text.primitives import ALL, NAMED, GiveControl, Move, Provided, move
from nokturn.kernel import Rule, ask, ask_number, ask_some, procedure
from nokturn.kernel.asks import Option

# blood


def swaps(when: Timing) -> tuple[Ability, Ability]:
    """Once in each such phase of whoever controls the vampire: 1 blood to the pool, or 1 pool to the vampire."""
    return (
        Ability(when, "host", needs=("blood:1",), once=("phase",), limit="swap", does=(Move(giver="host", to="you"),)),
        Ability(when, "host", once=("phase",), limit="swap", does=(Move(giver="you", to="host"),)),
    )


write("blood-doll", put_on("vampire:own"), *swaps("master"))
write("vessel", put_on("vampire", Burn(who="chosen2"), choose=("perhaps:blood-doll",)), *swaps("unlock"))

write("life-in-the-city", master(AddBlood(who="chosen"), choose=("vampire:ready",)))

write(
    "villein",
    put_on("vampire:own blood=1 affordable", Move(giver="chosen", to="you", amount=NAMED), choose=("number:2-5",)),
    Static("cost-pool:minion-tap", of="controller"),
)


def dearer_villein(game: Vtes, play: Play) -> int:
    """1 more pool for every Villein on the vampire it is put on."""
    return sum(card.printed == "villein" for card in game.attached(play.chosen[0])) if play.chosen else 0


SURCHARGES["villein"] = dearer_villein

write("giants-blood", master(AddBlood(amount=ALL, who="chosen"), choose=("vampire",), once=("game",)))
write("minion-tap", master(Do("vtes.taps"), choose=("vampire:own blood=1",)))
write("tribute-to-the-master", master(Do("vtes.collects_tribute")))


@procedure(rule="VTES-CTR-06")
def taps(game: Vtes, play: Play) -> Rule:
    """Any amount of the vampire's blood becomes pool."""
    most = game.cards[play.chosen[0]].counters if play.chosen[0] in game.cards else 0
    if most:
        blood = yield ask_number(play.seat, "tap-blood", 1, most, rule="VTES-CTR-06", auto=True, card=play.chosen[0])
        move(game, play.chosen[0], play.seat, blood)


@procedure(rule="VTES-CTR-06")
def collects_tribute(game: Vtes, play: Play) -> None:
    """1 blood of each ready vampire becomes pool."""
    for card in tuple(game.ready(play.seat)):
        if is_vampire(card):
            move(game, card.ref, play.seat, 1)


write(
    "grooming-the-protege",
    master(
        Move(giver="chosen2", to="chosen", amount=NAMED),
        choose=("uncontrolled:protege", "vampire:ready own blood=1 elder-of-chosen", "number:1-3"),
    ),
)

# Disciplines (VTES-MCARD-08)

for code, card in (
    ("cel", "celerity"),
    ("dom", "dominate"),
    ("for", "fortitude"),
    ("obf", "obfuscate"),
    ("obl", "oblivion"),
    ("pot", "potence"),
    ("pro", "protean"),
):
    write(card, put_on(f"vampire:can-learn={code}"), Static(f"discipline:{code}"), Static("capacity"))

# cards on minions


write(
    "fame",
    put_on("vampire:ready"),
    Trigger("goes-to-torpor", (BurnPool(amount=3, who="controller"),), needs=("is-host",)),
    Ability("unlock", by="active", mandatory=True, needs=("host-in-torpor",), once=("phase",), does=(BurnPool(),)),
)
write(
    "guardian-angel",
    put_on("vampire:ready own"),
    Static("intercept", when="bleed-at-controller"),
    Ability("prevent", "host", once=("combat",), does=(Prevent(who="host"),)),
    burns_when="host-in-torpor",
)
write(
    "haven-uncovered",
    put_on("vampire:ready"),
    Ability(
        "take-action",
        deed=Deed(stealth=1, directed="host", by="against-host"),
        does=(EnterCombat(other="host"),),
    ),
    burnable(by="is-host", stealth=1),
)
write("misdirection", master(Lock(who="chosen"), choose=("minion",)))
write("pentex-subversion", put_on("minion:ready"), Static("cannot-block"), burnable(by="not-is-host"))
write(
    "rebel",
    put_on("vampire:own room"),
    Trigger("blocks", (AddBlood(who="host"),), needs=("is-host", "titled-or-political"), once=("turn",)),
    only_one="archetype",
)

# cards by themselves

write("effective-management", master(Do("vtes.draws_crypt_card"), needs=("crypt",)))


@procedure(rule="VTES-TERM-08")
def draws_crypt_card(game: Vtes, play: Play) -> None:
    """The top card of the crypt is laid out."""
    if game.crypt[play.seat]:
        lays_out(game, play.seat)


write(
    "the-coven",
    IN_PLAY,
    Ability("impulse", lock=True, choose=("vampire:ready own",), does=(AddBlood(amount=2, who="chosen"),)),
    Ability("discard", mandatory=True, once=("phase",), does=(GiveControl(to="predator"),)),
)
write(
    "gangrel-revel",
    IN_PLAY,
    Static("strength", of="controller", when="clan:gangrel"),
    burnable(by="not-clan:ravnos"),
)
write(
    "the-khabar-community",
    IN_PLAY,
    Static("stealth", of="all", when="bleeds-of:banu_haqim"),
    burnable(announced=(Provided("clan:tremere", (Change(what="stealth", who="acting"),)),)),
)
write("mob-connections", IN_PLAY, Ability("press", lock=True, does=(Press(only="continue"),)), burnable())
write("ferraille", IN_PLAY, Ability("poll", pool=1, once=("turn",), does=(Votes(amount=3, who="this"),)))
write(
    "power-structure",
    IN_PLAY,
    Ability("poll", lock=True, needs=("political",), does=(Votes(each=("yours", "clan:lasombra", "vampire")),)),
)

write(
    "anarch-troublemaker",
    IN_PLAY,
    Ability("unlock", does=(Do("vtes.locks_two"), GiveControl(to="prey"))),
    Ability("unlock", choose=("equipment:prey",), does=(Burn(who="chosen"), GiveControl(to="prey"))),
)


@procedure(rule=("VTES-TERM-10",))
def locks_two(game: Vtes, play: Play) -> Rule:
    """Up to two vampires of the prey, locked ones as well."""
    vampires = tuple([ChooseCard(card.ref) for card in game.minions(game.prey(play.seat)) if is_vampire(card)])
    most = min(len(vampires), 2)
    chosen = yield ask_some(
        play.seat, "lock-up-to-two", vampires, 0, most, rule="VTES-TERM-10", auto=True, card=play.card
    )
    for one in chosen:
        if not game.cards[one.card].locked:
            game.change(one.card, locked=True)
            game.tell("locks", minion=one.card)


write(
    "dreams-of-the-sphinx",
    IN_PLAY,
    Ability("impulse", lock=True, counter=1, does=(Change(what="hand-size", amount=2, who="you", lasts="turn"),)),
    Ability("unlock", lock=True, counter=1, needs=("edge",), does=(GainPool(),)),
    Ability("impulse", lock=True, counter=1, choose=("uncontrolled",), does=(AddBlood(who="chosen"),)),
    burns_when="counters:3",
)

write(
    "smiling-jack-the-anarch",
    IN_PLAY,
    Ability("unlock", mandatory=True, once=("phase",), does=(Move(giver="you", to="this"),)),
    Ability(
        "unlock",
        by="active",
        mandatory=True,
        needs=("other-than-yours", "counters:1"),
        once=("phase",),
        does=(Do("vtes.pays_jack"),),
    ),
    burnable(by="vampire"),
)


def payments(game: Vtes, seat: str) -> Iterator[Option]:
    """1 pool, or 1 blood of a vampire that has any."""
    if game.pool[seat] > 0:
        yield ChooseMethuselah(seat)
    for card in game.minions(seat):
        if is_vampire(card) and card.counters > 0:
            yield ChooseCard(card.ref)


@procedure(rule=("VTES-UNLOCK-10", "VTES-CTR-06"))
def pays_jack(game: Vtes, play: Play) -> Rule:
    """For each counter 1 pool or 1 blood, in any mix; whoever cannot pay it all pays everything."""
    for left in range(game.cards[play.source].counters, 0, -1):
        if not any(True for _ in payments(game, play.seat)):
            return
        payer = yield ask(
            play.seat,
            "pay-jack",
            payments(game, play.seat),
            rule="VTES-UNLOCK-10",
            auto=True,
            card=play.source,
            left=left,
        )
        if isinstance(payer, ChooseCard):
            burn_counters(game, payer.card, 1)
        else:
            burn_pool(game, play.seat, 1, play.source)


write(
    "toreador-grand-ball",
    master(
        PutInPlay(),
        Lock(who="chosen2"),
        choose=("vampire:ready own clan=toreador", "vampire:ready own clan=toreador not-chosen"),
    ),
    Static("unblockable", of="chosen", when="not-bleed-action"),
    Static("no-unlock", of="chosen2"),
    burnable(announced=(Provided("clan:nosferatu", (Change(what="stealth", amount=-1, who="acting"),)),)),
)

write(
    "visit-from-the-capuchin",
    master(PutInPlay(counters=4)),
    Static("hand-size", PER_COUNTER, of="controller"),
    Static("no-replacement", of="controller", when="counters:1"),
    burns_when="no-counters",
)

write(
    "wider-view",
    IN_PLAY,
    Ability("influence", transfers=1, needs=("crypt",), does=(Do("vtes.looks_wider"),)),
    Ability("influence", transfers=4, burn=True, does=(GainPool(amount=2),)),
)


def own_uncontrolled(game: Vtes, seat: str) -> list[Option]:
    """The uncontrolled cards of a Methuselah."""
    return [ChooseHidden(card.slot, card.card, copy) for card, copy in laid_out(game, seat)]


@procedure(rule=("VTES-TERM-08",))
def looks_wider(game: Vtes, play: Play) -> Rule:
    """The top card of the crypt is laid out, then one of the uncontrolled cards leaves the game, shown to all."""
    lays_out(game, play.seat)
    choice = yield ask(
        play.seat, "remove-uncontrolled", own_uncontrolled(game, play.seat), rule="VTES-TERM-08", card=play.card
    )
    hidden = take_face_down(game, play.seat, choice.slot)
    if hidden.ref:
        burn(game, hidden.ref, remove=True)
    else:
        game.removed = (*game.removed, (play.seat, hidden.card))
    game.tell("removes-uncontrolled", player=play.seat, card=hidden.card, amount=hidden.counters, reveals=True)
