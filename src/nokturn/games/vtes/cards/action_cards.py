"""The action cards."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.patterns import burnable
from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.playing.playable import meets, played_once, skilled
from nokturn.games.vtes.playing.playing import discard
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    ACTION_CARD,
    EQUIPMENT,
    Ability,
    Deed,
    Effect,
    Mode,
    Static,
    text_of,
    write,
)
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing, PlayCard
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import IN_PLAY, Vtes
from nokturn.games.vtes.state.stats import PER_LEVEL, has_room
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import into_limbo
from nokturn.games.vtes.text.costs import cost_of, counted, pay
from nokturn.games.vtes.text.effects import AddBlood, Burn, BurnPool, Change, Do, GainPool, Lock, PutInPlay
from nokturn.games.vtes.text.primitives import Mark, Move, Provided, StealCard
from nokturn.kernel import Rule, ask, call, chance, procedure
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.chance import shuffle

AT_PREY = Deed(kind="bleed", directed="prey")


def action(discipline: str, deed: Deed, *does: Effect, choose: tuple[str, ...] = (), x: str = "") -> Mode:
    """An action card, at one level of its Discipline."""
    needed = (discipline,) if discipline else ()
    return Mode(ACTION_CARD, "take-action", needed, choose=choose, deed=deed, does=does, x=x)


def bleed(discipline: str, bonus: int, deed: Deed = AT_PREY, then: tuple[Effect, ...] = ()) -> Mode:
    """A bleed with a bonus: not of an action modifier, so nothing limits it (VTES-ACT-BLEED-06)."""
    raised = (Change(what="bleed", amount=bonus),)
    return Mode(ACTION_CARD, "take-action", (discipline,), deed=deed, announced=raised, does=then)


def rush(discipline: str, *first: Effect, stealth: int = 0) -> Mode:
    """A combat with a minion of somebody else."""
    deed = Deed(stealth=stealth, directed="chosen")
    return action(discipline, deed, *first, EnterCombat(), choose=("minion:others ready",))


def influence(discipline: str, blood: int) -> Mode:
    """Blood for a younger vampire in one's uncontrolled region, at +1 stealth."""
    return action(discipline, Deed(stealth=1), AddBlood(amount=blood, who="chosen"), choose=("uncontrolled:younger",))


# bleeding and influencing

write("govern-the-unaligned", bleed("dom", 2), influence("DOM", 3))
write("enchant-kindred", bleed("pre", 1), influence("PRE", 2))
write("intimidation", bleed("pre", 1), bleed("PRE", 2))

write("social-charm", bleed("pre", 1), bleed("PRE", 1, then=(Provided("has-bled", (GainPool(),)),)))
write("scouting-mission", bleed("dom", 1), influence("DOM", 2))
write("fourth-tradition-the-accounting", influence("", 3))
write(
    "thing",
    action("", Deed(stealth=1), AddBlood(amount=2, who="chosen"), choose=("uncontrolled:clan=gangrel",)),
)
write(
    "fifth-tradition-hospitality",
    action("", Deed(stealth=1), AddBlood(amount=4, who="chosen"), choose=("vampire:not-self",)),
)
write(
    "restoration",
    action("for", Deed(stealth=1), AddBlood(amount=2)),
    action("FOR", Deed(stealth=1), AddBlood(amount=3)),
)

# what is somebody else's

THEFT = Deed(directed="chosen")
write(
    "entrancement",
    bleed("pre", 1),
    action("PRE", Deed(stealth=1, directed="chosen"), StealCard(), choose=("minion:ally others",)),
)
write(
    "dominate-kine",
    bleed("dom", 1, Deed(kind="bleed", stealth=1, directed="prey")),
    action("DOM", THEFT, StealCard(), choose=("location:others",)),
)
write(
    "conceal",
    action("obf", THEFT, Burn(who="chosen"), choose=("equipment",)),
    action("OBF", THEFT, Burn(who="chosen"), choose=("location",)),
)
write(
    "line-brawl",
    action("cel", THEFT, Move(giver="chosen", to="you"), choose=("methuselah:others",)),
    rush("pot"),
    bleed("pre", 1),
)
write("umbrous-clutch", rush("obl", stealth=1), rush("OBL", Change(what="maneuver"), stealth=1))
write(
    "deep-song",
    bleed("ani", 1),
    action(
        "ANI",
        Deed(directed="chosen"),
        Lock(who="chosen"),
        EnterCombat(first="other"),
        choose=("vampire:others ready",),
    ),
)

# permanents

write(
    "creeping-sabotage",
    action("", Deed(stealth=1), PutInPlay(), x="own-copies"),
    Ability("unlock", mandatory=True, once=("phase",), does=(BurnPool(who="prey"),)),
    burnable(),
)


write(
    "army-of-rats",
    action("ani", Deed(stealth=1), PutInPlay()),
    Ability(
        "unlock",
        mandatory=True,
        once=("phase",),
        needs=("unspent:army-of-rats",),
        does=(BurnPool(who="prey"), Mark(key="army-of-rats", who="you")),
    ),
    burnable(),
)


@condition("unspent:MARK")
def unspent(game: Vtes, about: About) -> bool:
    """This Methuselah has not been marked with the word this turn (`Mark`)."""
    return not game.spent("turn", f"{about.word}/{about.seat}")


@condition("has-bled")
def has_bled(game: Vtes, about: About) -> bool:
    """The bleed was successful for 1 or more (VTES-ACT-BLEED-09)."""
    return game.action is not None and game.action.bled > 0


@counted("own-copies")
def own_copies(game: Vtes, play: Play) -> int:
    """Copies of the card that its player already controls in play (VTES-REQ-09)."""
    return sum(
        card.printed == play.card and card.controller == play.seat and card.region == IN_PLAY
        for card in game.cards.values()
    )


write(
    "preternatural-strength",
    action("pot", Deed(stealth=2), PutInPlay(host="self")),
    action("POT", Deed(stealth=2), PutInPlay(host="self")),
    Static("strength", PER_LEVEL),
    Static("cannot-play:torn-signpost"),
    only_one="preternatural-strength",
)

write(
    "heart-of-the-city",
    action("pre", Deed(stealth=1), PutInPlay(host="self")),
    action("PRE", Deed(stealth=1), PutInPlay(host="self")),
    Static("bleed", PER_LEVEL),
    only_one="heart-of-the-city",
)

write(
    "revelations",
    action("aus", Deed(stealth=1, directed="prey"), Do("vtes.reads_hand")),
    action("AUS", Deed(stealth=1), PutInPlay()),
    Static("open-hand", of="prey"),
    burnable(),
)


@procedure(rule=("VTES-PLAY-09",))
def reads_hand(game: Vtes, play: Play) -> Rule:
    """Whoever acts sees the hand of the prey and says which card is discarded; the one drawn for it is not shown."""
    assert game.action is not None
    prey = game.action.targets[0]
    if not game.hands[prey]:
        return
    game.revealed = (*game.revealed, (prey, play.seat))
    shown = {"cards": tuple(sorted(game.hands[prey]))}
    game.tell("shows-hand", player=prey, target=play.seat, privy=(play.seat, prey), secret=shown, reveals=True)
    choice = yield ask(play.seat, "choose-discard", hand_of(game, prey), rule="VTES-PLAY-09", card=play.card)
    game.revealed = tuple([pair for pair in game.revealed if pair != (prey, play.seat)])
    discard(game, prey, choice.card)


def hand_of(game: Vtes, seat: Seat) -> list[Option]:
    """The cards of a hand, in no telling order."""
    return [ChoosePrinted(card) for card in sorted(set(game.hands[seat]))]


# searching

write(
    "magic-of-the-smith",
    *[
        action(level, Deed(kind="equip", stealth=stealth), Do("vtes.conjures"))
        for level, stealth in (("tha", 1), ("THA", 3))
    ],
)


def equippable(game: Vtes, play: Play) -> Iterator[Option]:
    """Equipment in the library that the minion could have, by its requirements and its cost; or none (VTES-WORD-04)."""
    minion = game.cards[play.minion]
    for card in sorted(set(game.library[play.seat])):
        if LIBRARY[card].types[0] != EQUIPMENT or not meets(game, card, minion) or not has_room(game, minion, card):
            continue
        if any(game.spent("game", played_once(card, mode, play.minion)) for mode in text_of(card).modes):
            continue
        if LIBRARY[card].unique and any(
            one.printed == card and one.controller == play.seat for one in game.cards.values()
        ):
            continue
        if any(True for _ in versions(game, play, card)):
            yield ChoosePrinted(card, "library")
    yield Nothing()


def versions(game: Vtes, play: Play, card: str) -> Iterator[PlayCard]:
    """The levels at which the minion can equip with it and pay for it: this is an equip action, so it is not the basic
    version that comes into play (VTES-ACT-EQUIP-07), but whichever its Disciplines allow (VTES-DISC-02)."""
    minion = game.cards[play.minion]
    for at, mode in enumerate(text_of(card).modes):
        blood, pool = cost_of(game, Play(seat=play.seat, card=card, mode=at, minion=play.minion))
        if skilled(game, mode, minion) and blood <= minion.counters and pool <= game.pool[play.seat]:
            yield PlayCard(card, at, play.minion)


@procedure(rule=("VTES-WORD-04", "VTES-ACT-EQUIP-07", "VTES-CANCEL-07", "VTES-DISC-05"))
def conjures(game: Vtes, play: Play) -> Rule:
    """Search the library for equipment, pay for it, equip with it, and shuffle."""
    choice = yield ask(play.seat, "search-library", equippable(game, play), rule="VTES-WORD-04", card=play.card)
    if isinstance(choice, ChoosePrinted):
        use = yield ask(
            play.seat,
            "equip-level",
            versions(game, play, choice.card),
            rule="VTES-DISC-02",
            auto=True,
            card=choice.card,
            minion=play.minion,
        )
        found = out_of_library(game, play, use)
        mode = text_of(use.card).modes[use.mode]
        if "game" in mode.once:
            game.spend("game", played_once(use.card, mode, use.minion))
        pay(game, found, *cost_of(game, found))
        yield call(comes_into_play, found, PutInPlay(host="self"))
    order = yield chance(shuffle(len(game.library[play.seat])))
    game.library[play.seat] = tuple([game.library[play.seat][place] for place in order])
    game.tell("shuffles-library", player=play.seat, reveals=True)


def out_of_library(game: Vtes, play: Play, use: PlayCard) -> Play:
    """The equipment leaves the library."""
    library = list(game.library[play.seat])
    library.remove(use.card)
    game.library[play.seat] = tuple(library)
    game.tell("finds", player=play.seat, card=use.card, reveals=True)
    source = into_limbo(game, play.seat, use.card)
    return Play(seat=play.seat, card=use.card, mode=use.mode, minion=use.minion, source=source)
