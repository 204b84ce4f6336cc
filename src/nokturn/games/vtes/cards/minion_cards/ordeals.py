"""Combat cards that hinder or harm for longer than a strike, and those against them."""

from __future__ import annotations

from nokturn.games.vtes.cards.combat_cards import combat, maneuver, press
from nokturn.games.vtes.cards.minion_cards.strikes import burning
from nokturn.games.vtes.combat.effects import Damage, Grant, Maneuver, Press, Prevent, ToTorpor
from nokturn.games.vtes.combat.hazards import Pain, Storm
from nokturn.games.vtes.combat.sides import side_of
from nokturn.games.vtes.combat.strike_effects import StrikeGains
from nokturn.games.vtes.playing.abilities import discardable
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.playing.playing import refill, throw_away
from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.state.card_language import COMBAT_CARD, Ability, Deed, Effect, Mode, Static, write
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Change, Do, PutInPlay, opposing, resolve
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask, call, procedure

FIRST = ("first-round",)


def curse(what: str, amount: int = 1, when: str = "") -> Change:
    """Something that holds for the opposing minion through this combat."""
    return Change(what=what, amount=amount, who="opposing", lasts="combat", when=when)


# frenzies

NO_TOOLS = curse("cannot-use-equipment")
write(
    "terror-frenzy",
    combat(
        "before-range",
        "ani",
        curse("cannot-maneuver:close"),
        curse("cannot-press:continue"),
        NO_TOOLS,
        needs=FIRST,
    ),
    Mode(
        COMBAT_CARD,
        "before-range",
        ("ANI",),
        does=(curse("cost-blood:combat_card", when="vampire"),),
        once=("combat",),
    ),
)
BEAST: tuple[Effect, ...] = (curse("strength"), curse("cannot-maneuver:long"), curse("cannot-press:end"), NO_TOOLS)
RAGE = (*FIRST, "opposing-vampire")
write(
    "drawing-out-the-beast",
    combat("before-range", "ani", *BEAST, needs=RAGE, once=("combat",)),
    combat("before-range", "ANI", *BEAST, Pain(), needs=RAGE, once=("combat",)),
)


def shield(code: str, points: int) -> Mode:
    """Prevention in each round, and no frenzies."""
    calm = Change(what="spared:frenzy", lasts="combat")
    guard = Grant(what="prevent", amount=points, rounds="each")
    return combat("before-range", code, Do("vtes.calms_down"), calm, guard, needs=FIRST)


write("tranquility-shield", shield("for", 1), shield("FOR", 2))


@procedure(rule="VTES-CANCEL-01")
def calms_down(game: Vtes, play: Play) -> None:
    """What frenzies of this combat have done to the vampire is over."""
    game.in_force = tuple(
        [
            one
            for one in game.in_force
            if one.subject != play.minion
            or one.lasts not in ("combat", "round")
            or one.source not in CARDS
            or "frenzy" not in CARDS[one.source].keywords
        ]
    )


# harm that comes and harm that does not

write(
    "weather-control",
    combat("before-range", "tha", Storm(), needs=FIRST, once=("combat",)),
    combat("before-range", "THA", Storm(growing=True), needs=FIRST, once=("combat",)),
)
write(
    "flesh-of-marble",
    combat("before-range", "pro", Change(what="one-wound", lasts="combat")),
    combat("before-range", "PRO", Change(what="one-wound:aggravated", lasts="combat")),
)
GUARDIAN = ("vampire", "not-locked")
write(
    "martyrs-resilience",
    Mode(
        COMBAT_CARD,
        "prevent-for-others",
        ("aus", "for"),
        by="outsider",
        needs=GUARDIAN,
        choose=("hurt",),
        does=(Prevent(number=1, who="chosen"),),
    ),
    Mode(
        COMBAT_CARD,
        "prevent-for-others",
        ("AUS", "FOR"),
        by="outsider",
        needs=GUARDIAN,
        choose=("hurt",),
        does=(Prevent(number=1, x=True, who="chosen"),),
        x="blood",
    ),
)
write(
    "trap",
    combat("before-range", "", PutInPlay(counters=3), needs=FIRST),
    Static("press-each-round", of="all"),
    Static("counters-by-cards", 3, of="all"),
    burns_when="not-combat",
)

# at the end of a round

WON = ("close-range", "ready", "opposing-vampire", "opposing-there", "has-hurt-more")
DISARM = (PutInPlay(host="opposing"), ToTorpor())
write(
    "disarm",
    combat("end-of-round", "pot", *DISARM, needs=WON),
    combat("end-of-round", "POT", *DISARM, needs=WON),
    Static("strength", -1),
    Static("strength", -1, when="superior-card"),
    Ability("impulse", by="host", blood=3, burn=True),
    only_one="disarm",
)
PULLS = 2
write(
    "pulled-fangs",
    combat("end-of-round", "", PutInPlay(host="opposing"), Damage(by_minion=True), needs=WON),
    Static("cannot:hunt"),
    Static("torpor-for-hunt"),
    Ability(
        "take-action",
        deed=Deed(stealth=1, directed="source", by="vampire"),
        does=(Do("vtes.pulls_out"),),
    ),
    only_one="pulled-fangs",
)


@procedure(rule="VTES-ACT-CARD-01")
def pulls_out(game: Vtes, play: Play) -> Rule:
    """The second such action burns the card, whoever has taken the first."""
    card = game.cards.get(play.source)
    if card is None:
        return
    game.change(card.ref, counters=card.counters + 1)
    if card.counters + 1 >= PULLS:
        yield call(burn_card, play.source)


@condition("has-hurt-more")
def has_hurt_more(game: Vtes, about: About) -> bool:
    """The minion has inflicted more damage in this round than the opposing one."""
    side = side_of(game, about.minion.ref) if about.minion is not None else -1
    return side >= 0 and game.combat is not None and game.combat.inflicted[side] > game.combat.inflicted[1 - side]


@condition("opposing-there")
def against_somebody_there(game: Vtes, about: About) -> bool:
    """The opposing minion has not been burned."""
    return about.minion is not None and opposing(game, about.minion.ref) in game.cards


# one of several things

write(
    "bollix",
    maneuver("cel"),
    combat("as-played", "pre", Cancel(of=("aim", "frenzy", "grapple"), opposing=True, free=True)),
    burning("tha", "hand", 1),
    press("cel"),
)
write(
    "groundfighting",
    Mode(COMBAT_CARD, "range", does=(Maneuver(),), replaced="combat"),
    Mode(COMBAT_CARD, "press", does=(Press(),), replaced="combat"),
    Mode(
        COMBAT_CARD,
        "as-played",
        blood=1,
        does=(Cancel(of=(COMBAT_CARD,), opposing=True, restricting=True),),
        replaced="combat",
    ),
)

# aims

PRICE = 2
write(
    "target-vitals",
    combat("as-strike-chosen", "", Do("vtes.takes_aim"), once=("strike",)),
)


def parries(game: Vtes, seat: str, taken: tuple[str, ...]) -> list[ChoosePrinted | Nothing]:
    """Combat cards of a hand that have not been named yet; or none, as long as nothing has been named."""
    left = list(game.hands[seat])
    for card in taken:
        left.remove(card)
    fitting = [card for card in dict.fromkeys(left) if card in discardable(game, seat, COMBAT_CARD)]
    return [*[ChoosePrinted(card) for card in fitting], *([] if taken else [Nothing()])]


def aimed_at(game: Vtes, play: Play) -> str:
    """Who controls the opposing minion."""
    other = game.cards.get(opposing(game, play.minion))
    return other.controller if other is not None else ""


@procedure(rule=("VTES-CANCEL-01", "VTES-DMG-12"))
def takes_aim(game: Vtes, play: Play) -> Rule:
    """Whoever is aimed at may cancel it for two combat cards; that they are asked says nothing about their hand."""
    seat = aimed_at(game, play)
    if seat and len(game.hands[seat]) >= PRICE:
        enough = sum(card in discardable(game, seat, COMBAT_CARD) for card in game.hands[seat]) >= PRICE
        first = yield ask(
            seat,
            "discard-to-cancel",
            parries(game, seat, ()) if enough else [Nothing()],
            rule="VTES-CANCEL-01",
            card=play.card,
        )
        if isinstance(first, ChoosePrinted):
            second = yield ask(
                seat,
                "discard-to-cancel",
                parries(game, seat, (first.card,)),
                rule="VTES-CANCEL-01",
                card=play.card,
            )
            throw_away(game, seat, first.card)
            throw_away(game, seat, second.card)
            refill(game)
            game.tell("cancelled", card=play.card, player=play.seat)
            return
    yield call(resolve, play, (StrikeGains(aimed=2),))
