"""Diablerie and the blood hunt (VTES-DIAB-01..07, VTES-BHUNT-01..08)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.play.trophies import award_trophies
from nokturn.games.vtes.playing.impulse import Impulse
from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.politics.effects import CommitDiablerie
from nokturn.games.vtes.politics.referendum import hold
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import EQUIPMENT, MASTER, text_of
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted, Nothing
from nokturn.games.vtes.state.counters import add_counters, no_withdrawal
from nokturn.games.vtes.state.state import READY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import SUPERIOR, amount, discipline, has_room, has_trait, is_vampire, kind_of, older
from nokturn.games.vtes.state.underway_records import Play, Referendum
from nokturn.games.vtes.state.zones import burn, into_limbo, out_of_hand, put_on
from nokturn.games.vtes.text.effects import PutInPlay, who_is
from nokturn.games.vtes.text.filters import DIABLERIST, SINCE_TURN
from nokturn.kernel import Rule, ask, ask_confirm, ask_some, call, carries_out, chance, procedure, shuffle
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window

BLOOD_CURSED, RED_LIST = "blood_cursed", "red_list"


def can_diablerize(game: Vtes, ref: str) -> bool:
    """Only a ready vampire that is not blood cursed (VTES-DIAB-01, VTES-ACT-DIAB-01)."""
    card = game.cards.get(ref)
    return card is not None and card.region == READY and is_vampire(card) and not has_trait(game, card, BLOOD_CURSED)


def is_safe(game: Vtes, victim: str) -> bool:
    """Whether an effect keeps a vampire from being diablerized."""
    return amount(game, "cannot-be-diablerized", game.cards[victim]) > 0


@procedure(rule=("VTES-ACT-LEAVE-04", "VTES-R-08"))
def blocker_may_diablerize(game: Vtes, blocker: str, victim: str) -> Rule:
    """Instead of combat: whoever controls the blocker may have it diablerize the vampire that tried to leave torpor.
    It is no action."""
    if not can_diablerize(game, blocker) or victim not in game.cards or game.cards[victim].region != TORPOR:
        return
    if is_safe(game, victim):
        return
    wanted = yield ask_confirm(
        game.cards[blocker].controller, "diablerize-blocked", rule="VTES-ACT-LEAVE-04", minion=blocker, target=victim
    )
    if wanted:
        yield call(diablerize, blocker, victim)


@procedure(rule=("VTES-DIAB-01", "VTES-ACT-DIAB-03", "VTES-BHUNT-06", "VTES-BHUNT-07"))
def diablerize(game: Vtes, diablerist: str, victim: str) -> Rule:
    """The diablerie, a moment for everybody, and the blood hunt."""
    if not can_diablerize(game, diablerist) or victim not in game.cards or is_safe(game, victim):
        return
    yield call(commit, diablerist, victim)
    yield call(settle)
    yield call(window, Impulse("after-diablerie"))
    if diablerist not in game.cards or game.turn_over:
        return
    if amount(game, "no-blood-hunt", game.cards[diablerist]) > 0:
        game.tell("no-blood-hunt", minion=diablerist)
    else:
        yield call(blood_hunt, diablerist)


@procedure(rule=("VTES-DIAB-01", "VTES-DIAB-02", "VTES-DIAB-03", "VTES-DIAB-04", "VTES-DIAB-05", "VTES-DIAB-06"))
def commit(game: Vtes, diablerist: str, victim: str) -> Rule:
    """Blood, equipment, the end of the victim, a Discipline, trophies: one event that nothing interrupts."""
    game.tell("diablerizes", minion=diablerist, target=victim)
    drink(game, diablerist, victim)
    seat = game.cards[diablerist].controller
    taken = yield ask_some(
        seat,
        "diablerie-equipment",
        spoils(game, diablerist, victim),
        0,
        len(game.cards),
        rule="VTES-DIAB-03",
        auto=True,
        minion=diablerist,
    )
    for one in taken:
        if has_room(game, game.cards[diablerist], game.cards[one.card].printed):
            put_on(game, one.card, diablerist, controller=seat)
            game.tell("takes-equipment", minion=diablerist, card=one.card)
    elder = older(game, game.cards[victim], game.cards[diablerist])
    hunted = has_trait(game, game.cards[victim], RED_LIST)
    burn(game, victim)
    game.remember(SINCE_TURN, f"{DIABLERIST}/{diablerist}")
    if elder:
        yield call(learn, diablerist)
    if hunted:
        yield call(award_trophies, diablerist)


@carries_out(CommitDiablerie)
@procedure(rule=("VTES-DIAB-01", "VTES-DIAB-07"))
def diablerie_by_effect(game: Vtes, play: Play, effect: CommitDiablerie) -> Rule:
    """Diablerie that a card brings about; only what calls itself so is diablerie."""
    yield call(diablerize, who_is(game, play, effect.who), who_is(game, play, effect.victim))


def drink(game: Vtes, diablerist: str, victim: str) -> None:
    """All blood of the victim; what is over the capacity drains (VTES-DIAB-02)."""
    blood = game.cards[victim].counters
    if blood:
        game.change(victim, counters=0)
        no_withdrawal(game, game.cards[victim].controller)
        add_counters(game, diablerist, blood)


def spoils(game: Vtes, taker: str, victim: str) -> Iterator[Option | Refused]:
    """The victim's equipment; not a second one of what a minion can have only one of (VTES-DIAB-03, VTES-IMB-13,
    VTES-WORD-06)."""
    for one in game.attached(victim):
        if kind_of(one.printed) == EQUIPMENT:
            option = ChooseCard(one.ref)
            yield option if has_room(game, game.cards[taker], one.printed) else Refused(option, "VTES-WORD-06")


# what one learns


def teaches(printed: str) -> tuple[str, ...]:
    """The Disciplines that a Discipline master card gives (VTES-MCARD-08); empty: it is none."""
    if printed not in LIBRARY or MASTER not in LIBRARY[printed].types:
        return ()
    found = (static.what.partition(":") for static in text_of(printed).statics if static.of == "host")
    return tuple([code for word, _, code in found if word == "discipline"])


def teachable(game: Vtes, seat: Seat, card: Card) -> Iterator[Option]:
    """Discipline cards of the Methuselah's hand, ash heap and library that the vampire can have, or none of them.  They
    are sorted: the order of the library stays unknown."""
    for zone, cards in (("hand", game.hands[seat]), ("ash", game.ash[seat]), ("library", game.library[seat])):
        for printed in sorted(set(cards)):
            lessons = teaches(printed)
            if lessons and any(discipline(game, card, code) < SUPERIOR for code in lessons):
                yield ChoosePrinted(printed, zone)
    yield Nothing()


@procedure(rule=("VTES-DIAB-05", "VTES-MCARD-08"))
def learn(game: Vtes, diablerist: str) -> Rule:
    """A Discipline card for the diablerist from library, ash heap or hand; the library is shuffled, the hand refilled.
    The new capacity is not filled with blood."""
    seat = game.cards[diablerist].controller
    chosen = yield ask(
        seat,
        "diablerie-discipline",
        teachable(game, seat, game.cards[diablerist]),
        rule="VTES-DIAB-05",
        minion=diablerist,
    )
    if isinstance(chosen, ChoosePrinted):
        yield call(takes_lesson, diablerist, chosen)


@procedure(rule=("VTES-MCARD-08", "VTES-WORD-04"))
def takes_lesson(game: Vtes, pupil: str, chosen: ChoosePrinted) -> Rule:
    """The Discipline card lies on the vampire; a searched library is shuffled, a hand refilled."""
    seat = game.cards[pupil].controller
    take_from(game, seat, chosen)
    source = into_limbo(game, seat, chosen.card)
    game.tell("learns", minion=pupil, card=source, zone=chosen.zone, reveals=True)
    play = Play(seat=seat, card=chosen.card, mode=0, minion=pupil, source=source, chosen=(pupil,))
    yield call(comes_into_play, play, PutInPlay(host="self"))
    if chosen.zone == "library":
        order = yield chance(shuffle(len(game.library[seat])))
        game.library[seat] = tuple([game.library[seat][at] for at in order])
        game.tell("shuffles", player=seat)
    elif chosen.zone == "hand":
        replace_card(game, seat)


def take_from(game: Vtes, seat: Seat, chosen: ChoosePrinted) -> None:
    """One copy out of its zone."""
    if chosen.zone == "hand":
        out_of_hand(game, seat, chosen.card)
        return
    zone = game.ash if chosen.zone == "ash" else game.library
    cards = list(zone[seat])
    cards.remove(chosen.card)
    zone[seat] = tuple(cards)


# the blood hunt


@procedure(rule=("VTES-BHUNT-01", "VTES-BHUNT-02", "VTES-BHUNT-04", "VTES-BHUNT-05", "VTES-R-17", "VTES-REF-01"))
def blood_hunt(game: Vtes, diablerist: str) -> Rule:
    """A referendum about the diablerist, who may vote too; no card called it, so nobody has a vote for that."""
    seat = game.cards[diablerist].controller
    referendum = Referendum(caller=seat, kind="blood-hunt", vampire=diablerist)
    play = Play(seat=seat, card="", mode=0, minion=diablerist)
    yield call(hold, referendum, (), burns_diablerist.name, play)


@procedure(rule=("VTES-BHUNT-02", "VTES-BHUNT-08"))
def burns_diablerist(game: Vtes, play: Play) -> Rule:
    """The diablerist is burned; what was still to come of that minion is lost; the action stays successful."""
    game.later = tuple([one for one in game.later if one.play.minion != play.minion])
    yield call(burn_card, play.minion)
