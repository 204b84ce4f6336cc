"""Action cards of the Anarchs: several Disciplines at once, and what barons begin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.titles import GainTitle
from nokturn.games.vtes.politics.effects import BecomeSect
from nokturn.games.vtes.printed.content import DISCIPLINES, TITLES
from nokturn.games.vtes.state.card_language import ACTION_CARD, Ability, Deed, Effect, Mode, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseWord, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import gain_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import EVERYONE, SUPERIOR, discipline, title_counts
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.text.effects import AddBlood, Burn, Change, Do, PutInPlay, SpendAction, Unlock, resolve
from nokturn.games.vtes.text.primitives import Delay, Move, Provided
from nokturn.games.vtes.text.targets import target
from nokturn.games.vtes.text.tokens import PutTokens
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.asks import Option

# several Disciplines at once

AT_PREY = Deed(kind="bleed", stealth=0, directed="prey")
RUSH = Deed(stealth=0, directed="chosen")
Share = tuple[int, tuple[str, ...], tuple[Effect, ...], tuple[Effect, ...]]
"""What a Discipline brings: stealth, something to choose, what is in force from the announcement, what it does."""
HIDDEN: Share = (1, (), (), ())
LOUDER: Share = (0, (), (Change(what="bleed"),), ())


def if_bled(*effects: Effect, choose: tuple[str, ...] = ()) -> Share:
    """What comes of a bleed that was successful."""
    return 0, choose, (), (Provided("has-bled", effects),)


def before_fighting(*effects: Effect) -> Share:
    """What the combatant has in the combat that follows."""
    return 0, (), (), effects


def together(
    deed: Deed, shares: dict[str, Share], choose: tuple[str, ...] = (), then: tuple[Effect, ...] = ()
) -> list[Mode]:
    """A mode for every choice of one or more of the Disciplines (VTES-DISC-03): all that they bring, and then the rest
    of the action."""
    found = []
    for number in range(1, len(shares) + 1):
        for used in combinations(shares, number):
            mine = [shares[code] for code in used]
            found.append(
                Mode(
                    ACTION_CARD,
                    "take-action",
                    used,
                    choose=(*choose, *[word for _, words, _, _ in mine for word in words]),
                    deed=replace(deed, stealth=sum(stealth for stealth, _, _, _ in mine)),
                    announced=tuple([effect for _, _, announced, _ in mine for effect in announced]),
                    does=(*[effect for _, _, _, does in mine for effect in does], *then),
                )
            )
    return found


write(
    "break-the-bonds",
    *together(
        AT_PREY,
        {
            "ani": LOUDER,
            "obf": if_bled(Do("vtes.locks_one_of_theirs")),
            "pre": if_bled(AddBlood(who="chosen"), choose=("uncontrolled",)),
        },
    ),
)
write("illegalism", *together(AT_PREY, {"cel": if_bled(Unlock()), "chi": HIDDEN, "pre": LOUDER}))
write(
    "the-platinum-protocol",
    *together(AT_PREY, {"obf": HIDDEN, "pre": LOUDER, "pro": if_bled(Do("vtes.corrupts_one_of_theirs"))}),
)
write(
    "make-the-misere",
    *together(
        RUSH,
        {
            "cel": before_fighting(Change(what="maneuver", lasts="combat")),
            "obf": HIDDEN,
            "pot": before_fighting(Change(what="strength", lasts="combat")),
        },
        choose=("minion:others ready locked",),
        then=(EnterCombat(),),
    ),
)


@procedure(rule=("VTES-TERM-10", "VTES-WORD-03"))
def locks_one_of_theirs(game: Vtes, play: Play) -> Rule:
    """Whoever acts may lock a minion of the Methuselah who was bled: chosen only now, whether or not there is one."""
    assert game.action is not None
    there = tuple([ChooseCard(card.ref) for card in game.minions(game.action.targets[0]) if not card.locked])
    if there:
        chosen = yield ask(play.seat, "lock-theirs", (*there, Nothing()), rule="VTES-TERM-10", card=play.card)
        if isinstance(chosen, ChooseCard):
            game.change(chosen.card, locked=True)
            game.tell("locks", minion=chosen.card)


@procedure(rule=("VTES-CTR-01", "VTES-R-13"))
def corrupts_one_of_theirs(game: Vtes, play: Play) -> Rule:
    """A corruption counter on a minion of the Methuselah who was bled: chosen only now, and nobody changes sides for
    it."""
    assert game.action is not None
    there = tuple([ChooseCard(card.ref) for card in game.minions(game.action.targets[0])])
    if there:
        chosen = yield ask(play.seat, "corrupt-theirs", there, rule="VTES-CTR-01", auto=True, card=play.card)
        PutTokens(kind="corruption").apply(game, replace(play, chosen=(chosen.card,)))


# what barons begin

write(
    "open-war",
    Mode(ACTION_CARD, "take-action", deed=Deed(stealth=1), does=(PutInPlay(),), once=("game",), limit="anybody"),
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="sect:anarch"),
        choose=("minion:others ready",),
        does=(EnterCombat(),),
    ),
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="sect:anarch"),
        pool=2,
        choose=("location",),
        does=(Burn(who="chosen"),),
    ),
    Ability("master", by="active", does=(SpendAction(), Move(giver="you", to="this"), Do("vtes.makes_peace"))),
)


@procedure(rule=("VTES-TERM-07", "VTES-CTR-03"))
def makes_peace(game: Vtes, play: Play) -> Rule:
    """With 4 counters it burns, and whoever controls it gains 4 pool."""
    card = game.cards.get(play.source)
    if card is not None and card.counters >= 4:
        seat = card.controller
        yield call(burn_card, play.source)
        gain_pool(game, seat, 4, play.card)


write(
    "field-training",
    Mode(
        ACTION_CARD,
        "take-action",
        choose=("vampire:own ready untitled not-self room", "own-superior"),
        deed=Deed(stealth=1),
        does=(Unlock(), BecomeSect(sect="anarch", who="chosen"), PutInPlay(host="chosen")),
    ),
    *[Static(f"discipline:{code}", when=f"remembers:{code}") for code in DISCIPLINES],
    burns_when="host-outside:anarch",
    only_one="field-training",
)


@target("own-superior")
def own_superior(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A Discipline that whoever plays the card has at the superior level."""
    minion = game.cards.get(play.minion)
    for code in DISCIPLINES if minion is not None else ():
        if minion is not None and discipline(game, minion, code) == SUPERIOR:
            yield ChooseWord(code)


@condition("remembers:DISCIPLINE")
def remembers(game: Vtes, about: About) -> bool:
    """The card remembers this Discipline (`remembers:pot`)."""
    return about.source is not None and about.word in about.source.chosen


# a barony

write(
    "fee-stake-seattle",
    Mode(
        ACTION_CARD,
        "take-action",
        deed=Deed(stealth=1),
        does=(GainTitle(title="baron:Seattle", who="self"),),
    ),
    Static("votes", when="calls-as:gangrel/gangrel_antitribu"),
    Ability(
        "take-action",
        deed=Deed(kind="political", stealth=1, by="vampire"),
        needs=("title-stands",),
        terms="vtes.weighs_titles",
        does=(Burn(),),
    ),
)


@condition("calls-as:REQUIRED")
def calls_as(game: Vtes, about: About) -> bool:
    """The minion is of one of these clans and has called the referendum (`calls-as:gangrel/gangrel_antitribu`), and
    its title is not contested."""
    called, minion = game.referendum, about.minion
    if called is None or minion is None or called.kind == "blood-hunt" or minion.contesting:
        return False
    return called.vampire == minion.ref and minion.clan in about.word.split("/")


@condition("title-stands")
def title_stands(game: Vtes, about: About) -> bool:
    """The title for which the card stands is not contested."""
    host = game.cards.get(about.source.host) if about.source is not None else None
    return host is not None and not host.contesting


@condition("titled-outside:SECT")
def titled_outside(game: Vtes, about: About) -> bool:
    """The minion has a title that counts, of another sect or of none, and is no priscus (`titled-outside:anarch`)."""
    minion = about.minion
    if minion is None or not title_counts(minion):
        return False
    name = minion.title.partition(":")[0]
    return TITLES[name].sect != about.word and not TITLES[name].ballots


@procedure(rule=("VTES-REF-02", "VTES-VOTE-13"))
def weighs_titles(game: Vtes, play: Play) -> tuple[str, ...]:
    """No terms to set; but in this referendum the titles of others than Anarchs are worth less."""
    less = InForce(
        what="votes",
        subject=EVERYONE,
        amount=-1,
        lasts="referendum",
        source=play.card,
        when="titled-outside:anarch",
    )
    game.in_force = (*game.in_force, less)
    return ()


# side by side

write(
    "the-status-perfectus",
    Mode(ACTION_CARD, "take-action", deed=Deed(stealth=1), does=(PutInPlay(),)),
    Ability(
        "master",
        once=("phase",),
        choose=("vampire:own ready sect=anarch blood=1", "vampire:ready sect=anarch not-chosen"),
        does=(Move(giver="chosen", to="chosen2"),),
    ),
    Trigger("combat-over", (Delay(moment="after-combat", name="vtes.stands_beside"),), needs=("anarch-has-blocked",)),
)


@condition("anarch-has-blocked")
def anarch_has_blocked(game: Vtes, about: About) -> bool:
    """The minion is an Anarch that has blocked and fought the acting minion, and another one of whoever controls the
    card, which is unlocked, could go on."""
    combat, action, source = game.combat, game.action, about.source
    if combat is None or action is None or about.minion is None or source is None or source.locked:
        return False
    if not combat.blocked or action.minion not in combat.fighters:
        return False
    if action.blocker != about.minion.ref or about.minion.sect != "anarch":
        return False
    return bool(seconds(game, source.controller))


def seconds(game: Vtes, seat: str) -> tuple[ChooseCard, ...]:
    """The ready unlocked Anarchs of a Methuselah, but the blocking one; none against one's own acting minion."""
    action = game.action
    if action is None or not game.is_ready(action.minion) or game.cards[action.minion].controller == seat:
        return ()
    there = [card for card in game.ready(seat) if card.sect == "anarch" and not card.locked]
    return tuple([ChooseCard(card.ref) for card in there if card.ref != action.blocker])


@procedure(rule=("VTES-COMBAT-09", "VTES-WORD-06"))
def stands_beside(game: Vtes, play: Play) -> Rule:
    """An Anarch of whoever controls the card may go into combat with the acting minion, which does not strike in the
    first round."""
    card = game.cards.get(play.source)
    if card is None or card.locked or not seconds(game, card.controller):
        return
    seat = card.controller
    chosen = yield ask(seat, "stand-beside", (*seconds(game, seat), Nothing()), rule="VTES-COMBAT-09", card=play.card)
    if not isinstance(chosen, ChooseCard):
        return
    assert game.action is not None
    for ref in (play.source, chosen.card):
        game.change(ref, locked=True)
        game.tell("locks", minion=ref)
    acting = game.action.minion
    stunned = InForce(what="cannot-strike", subject=acting, amount=1, lasts="round", source=play.card)
    game.in_force = (*game.in_force, stunned)
    sent = Play(seat=seat, card=play.card, mode=0, minion=chosen.card, chosen=(acting,))
    yield call(resolve, sent, (EnterCombat(first="other"),))
