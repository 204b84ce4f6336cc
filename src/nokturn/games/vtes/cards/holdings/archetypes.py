"""What vampires are, and other masters on them."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import put_on
from nokturn.games.vtes.playing.requirements import requires
from nokturn.games.vtes.state.card_language import ALLY, Ability, Static, Trigger, text_of, write
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import title_counts
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import put_on as attach
from nokturn.games.vtes.text.effects import AddBlood, Burn, BurnBlood, Do, Lock, Unlock
from nokturn.games.vtes.text.filters import narrows
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask, call, procedure

ARCHETYPE = "archetype"

write(
    "perfectionist",
    put_on("vampire:own room"),
    Trigger(
        "action-success",
        (AddBlood(who="host"),),
        needs=("is-host", "not-reacted"),
        optional=True,
        by="host",
        once=("turn",),
    ),
    only_one=ARCHETYPE,
)

write(
    "monster",
    put_on("vampire:ready own room"),
    Trigger(
        "combat-over",
        (BurnBlood(who="host"), Unlock(who="host")),
        needs=("is-host", "locked", "blood:1", "not-opposing-ready"),
        optional=True,
        by="host",
        once=("turn",),
    ),
    only_one=ARCHETYPE,
)
DABBLED = 3
write(
    "dabbler",
    put_on("vampire:own room"),
    Ability(
        "after-resolution",
        "host",
        needs=("dabbled", "locked"),
        blood=1,
        once=("turn",),
        limit="dabbled",
        does=(Unlock(who="host"),),
    ),
    Ability(
        "after-resolution", "host", needs=("dabbled",), once=("turn",), limit="dabbled", does=(AddBlood(who="host"),)
    ),
    only_one=ARCHETYPE,
)


@condition("dabbled")
def has_dabbled(game: Vtes, about: About) -> bool:
    """The minion has used at least three Disciplines in the action to play cards, cancelled ones too."""
    if game.action is None or about.minion is None:
        return False
    played = [one for one in game.action.stack if one.minion == about.minion.ref]
    codes = [code.lower() for one in played for code in text_of(one.card).modes[one.mode].disciplines]
    return len(set(codes)) >= DABBLED


# other cards on minions

write(
    "secure-haven",
    put_on("minion:own room"),
    Static("untargetable"),
    Static("cost-of-masters"),
    Trigger("goes-to-torpor", (Burn(),), needs=("is-host",)),
    only_one="haven",
)
write("charisma", put_on("vampire:ready"), Static("cost", -1, when="recruits"))
write(
    "libertas",
    put_on("vampire:sect=anarch"),
    Static("unblockable-by-allies", when="sect:anarch"),
    Static("cost-blood", of="all", when="busy-with-its-anarch"),
)


@condition("recruits")
def recruits_an_ally(game: Vtes, about: About) -> bool:
    """The card that is played is an ally, recruited by an action."""
    if about.play is None or about.play.brought:
        return False
    return text_of(about.card).modes[about.play.mode].played_as == ALLY


@condition("busy-with-its-anarch")
def busy_with_its_anarch(game: Vtes, about: About) -> bool:
    """The minion plays a card that requires Dominate or Presence, and another, the Anarch that the card is on, acts,
    attempts to block or fights."""
    if about.play is None or not any(requires(about.card, about.play.mode, one) for one in ("dom", "pre")):
        return False
    host = game.cards.get(about.source.host) if about.source is not None else None
    if host is None or host.sect != "anarch" or about.minion is None or about.minion.ref == host.ref:
        return False
    if game.combat is not None and host.ref in game.combat.fighters:
        return True
    action = game.action
    return action is not None and (action.minion == host.ref or (action.state == "B" and action.blocker == host.ref))


# the fear of Mekhet

FEAR = 5
write(
    "fear-of-mekhet",
    put_on("vampire:ready high-office", Lock(who="chosen")),
    Ability("unlock", by="host", mandatory=True, once=("phase",), does=(Do("vtes.fears_mekhet"),)),
)


@narrows("high-office")
def in_high_office(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """A justicar or a member of the Inner Circle."""
    return title_counts(card) and card.title.partition(":")[0] in ("justicar", "inner_circle")


def afraid(game: Vtes, play: Play, host: str) -> list[ChooseCard]:
    """Everybody else in high office, in torpor too."""
    return [
        ChooseCard(card.ref)
        for card in game.cards.values()
        if card.region in REGIONS and card.ref != host and in_high_office(game, play, card, "")
    ]


@procedure(rule=("VTES-CTR-06",))
def fears_mekhet(game: Vtes, play: Play) -> Rule:
    """Whoever has not got 5 blood to burn is burned; else the card moves to another, or burns."""
    host = game.cards[play.source].host
    if game.cards[host].counters < FEAR:
        yield call(burn_card, host)
        return
    burn_counters(game, host, FEAR)
    if not afraid(game, play, host):
        yield call(burn_card, play.source)
        return
    chosen = yield ask(
        play.seat, "move-card-to", afraid(game, play, host), rule="VTES-TGT-01", auto=True, card=play.source
    )
    attach(game, play.source, chosen.card)
    game.tell("moves-card", card=play.source, minion=chosen.card)
