"""The unlock phase (VTES-UNLOCK-01..10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from nokturn.games.vtes.play.contests import contested_by, note_won, title_contests
from nokturn.games.vtes.play.ousting import finish, leave, score
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.impulse import Impulse, duty, offers
from nokturn.games.vtes.playing.playable import demanding, meets, skilled
from nokturn.games.vtes.playing.playing import discard
from nokturn.games.vtes.printed.content import LIBRARY, NUMBERS
from nokturn.games.vtes.printed.waves import among
from nokturn.games.vtes.state.card_language import MASTER, edition, text_of
from nokturn.games.vtes.state.choices import AnnounceWithdrawal, BurnOption, GainFromEdge, UnlockInfernal
from nokturn.games.vtes.state.counters import burn_pool, gain_pool
from nokturn.games.vtes.state.state import OUT_OF_PLAY, Card, Vtes
from nokturn.games.vtes.state.stats import amount, hand_size, has_trait
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.targets import choices, known
from nokturn.games.vtes.text.triggers import fire
from nokturn.games.vtes.turn.phases import begin_phase, pay_owed
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window

INFERNAL = "infernal"


@procedure(
    rule=(
        "VTES-UNLOCK-01",
        "VTES-UNLOCK-02",
        "VTES-UNLOCK-03",
        "VTES-UNLOCK-07",
        "VTES-UNLOCK-09",
        "VTES-UNLOCK-10",
        "VTES-R-20",
    )
)
def unlock_phase(game: Vtes, seat: Seat) -> Rule:
    """Replacements that waited, effects that are over, unlocking; then everything else in the order one likes."""
    begin_phase(game, "unlock")
    note_short(game, seat)
    note_won(game, seat)
    pay_owed(game, seat, "unlock")
    game.close(f"unlock:{seat}")
    new_cycle(game, seat)
    unlock_all(game, seat)
    yield call(settle)
    yield call(window, Impulse("unlock-phase"))
    game.close(f"next-unlock:{seat}")


def new_cycle(game: Vtes, seat: Seat) -> None:
    """What each of these minions could do once between two of its unlock phases, it can do again."""
    own = {card.ref for card in game.minions(seat)}
    game.used["cycle"] = tuple([key for key in game.used.get("cycle", ()) if key.partition("/")[2] not in own])


def unlock_all(game: Vtes, seat: Seat) -> None:
    """All of one's cards, except those that do not unlock as normal (VTES-UNLOCK-01, VTES-TRAIT-04)."""
    for card in tuple(game.cards.values()):
        own = card.controller == seat and card.locked and card.region not in OUT_OF_PLAY
        if own and amount(game, "no-unlock", card) <= 0 and not has_trait(game, card, INFERNAL):
            held = [one for one in game.attached(card.ref) if one.counters > 0 and instead_of_unlocking(one)]
            if held:
                game.change(held[0].ref, counters=held[0].counters - 1)
                game.tell("counter-for-unlock", minion=card.ref, card=held[0].ref)
            else:
                game.change(card.ref, locked=False)


def instead_of_unlocking(card: Card) -> bool:
    """Whether a counter of the card is burned in place of unlocking what it is on."""
    return any(static.what == "counter-for-unlock" for static in text_of(card.printed).statics)


# whoever is infernal


@offers("unlock-phase")
def infernal_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Whoever is infernal does not unlock by itself: in its controller's own unlock phase it costs pool
    (VTES-TRAIT-04)."""
    if seat == game.active:
        for card in game.minions(seat):
            if card.locked and has_trait(game, card, INFERNAL):
                option = UnlockInfernal(card.ref)
                yield option if game.pool[seat] >= NUMBERS.infernal_pool else Refused(option, "VTES-REQ-04")


@carries_out(UnlockInfernal)
@procedure(rule="VTES-TRAIT-04")
def unlock_infernal(game: Vtes, seat: Seat, option: UnlockInfernal) -> Rule:
    """1 pool, burned."""
    burn_pool(game, seat, NUMBERS.infernal_pool, option.minion)
    game.change(option.minion, locked=False)
    game.tell("unlocks", minion=option.minion)
    yield call(fire, "unlocked", option.minion)


# the Edge and burn options


@offers("unlock-phase")
def unlock_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """The Edge, burn options and withdrawal (VTES-UNLOCK-04, VTES-EDGE-03, VTES-UNLOCK-05, VTES-UNLOCK-06)."""
    if seat == game.active:
        if game.edge == seat and not game.spent("phase", "edge"):
            yield GainFromEdge()
        if may_withdraw(game, seat):
            yield AnnounceWithdrawal()


@lru_cache(None)
def _burn_option_exists(wave: int, texts: int) -> bool:
    return any(card.burn_option and among(card.id, wave) for card in LIBRARY.values())


def may_burn_option(game: Vtes, seat: Seat) -> bool:
    """Whether a hand could hold such a card, for all anybody knows."""
    if not game.hands[seat] or game.spent("phase", f"burn-option/{seat}"):
        return False
    return _burn_option_exists(game.wave, edition())


@offers("unlock-phase", public=may_burn_option)
def burn_options(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Once in anybody's unlock phase, a card with the burn option that no minion of one's own could use."""
    if game.spent("phase", f"burn-option/{seat}"):
        return
    for card in dict.fromkeys(game.hands[seat]):
        if LIBRARY[card].burn_option:
            usable = any(of_use(game, seat, card, minion) for minion in game.minions(seat))
            yield Refused(BurnOption(card), "VTES-UNLOCK-05") if usable else BurnOption(card)


def of_use(game: Vtes, seat: Seat, card: str, minion: Card) -> bool:
    """Whether a minion of one's own meets what the card requires, or is a legal target for it (VTES-UNLOCK-05)."""
    for at, mode in enumerate(text_of(card).modes):
        aims = mode.played_as == MASTER and bool(mode.choose)
        if aims:
            play = Play(seat=seat, card=card, mode=at)
            if any(known(option) == minion.ref for option in choices(game, play, mode.choose[0])):
                return True
        if (not aims or demanding(card, mode)) and meets(game, card, minion) and skilled(game, mode, minion):
            return True
    return False


@duty("unlock-phase")
def unlock_duties(game: Vtes, seat: Seat) -> str:
    """Contests are paid for or yielded before one may pass (VTES-UNLOCK-03, VTES-CONTEST-03, VTES-TITLECON-03)."""
    if seat != game.active:
        return ""
    if contested_by(game, seat):
        return "VTES-CONTEST-03"
    return "VTES-TITLECON-03" if title_contests(game, seat) else ""


@carries_out(GainFromEdge)
@procedure(rule=("VTES-EDGE-03", "VTES-UNLOCK-04"))
def gain_from_edge(game: Vtes, seat: Seat, option: GainFromEdge) -> Rule:
    """1 pool, once."""
    game.spend("phase", "edge")
    gain_pool(game, seat, NUMBERS.edge_pool, "edge")
    yield call(fire, "edge-used", seat)


@carries_out(BurnOption)
@procedure(rule=("VTES-UNLOCK-05", "VTES-UNLOCK-06"))
def burn_option(game: Vtes, seat: Seat, option: BurnOption) -> None:
    """The card is discarded and replaced."""
    game.spend("phase", f"burn-option/{seat}")
    discard(game, seat, option.card)


# withdrawal


def note_short(game: Vtes, seat: Seat) -> None:
    """Whether the turn begins with an empty library and fewer cards in hand than the hand size (VTES-WITHDRAW-01)."""
    if not game.library[seat] and len(game.hands[seat]) < hand_size(game, seat):
        game.spend("phase", f"short/{seat}")


def may_withdraw(game: Vtes, seat: Seat) -> bool:
    """Again, too, if an announced withdrawal has come to nothing (VTES-WITHDRAW-01, VTES-WITHDRAW-05)."""
    return game.spent("phase", f"short/{seat}") and seat not in game.withdrawing


@carries_out(AnnounceWithdrawal)
@procedure(rule=("VTES-UNLOCK-08", "VTES-WITHDRAW-01"))
def announce_withdrawal(game: Vtes, seat: Seat, option: AnnounceWithdrawal) -> Rule:
    """From now on until the next unlock phase nothing may be lost."""
    game.withdrawing = (*game.withdrawing, seat)
    game.tell("announces-withdrawal", player=seat)
    yield call(fire, "withdrawal-announced", seat)


def withdraws(game: Vtes) -> None:
    """It succeeds as the next unlock phase would begin: 1 victory point, none for the predator
    (VTES-WITHDRAW-02, VTES-WITHDRAW-03, VTES-WITHDRAW-04, VTES-R-31)."""
    seat = game.active
    if seat in game.withdrawing:
        game.tell("withdraws", player=seat)
        score(game, seat, NUMBERS.withdraw_victory_points)
        leave(game, seat)
        finish(game)
