"""Nosferatu: leaving in mid-fight and using a card twice."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vendetta.choices import LeaveDown, TurnUp, Withdraw, WithdrawTo
from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.content import HAVEN, amount
from nokturn.games.vendetta.effects import (
    choose_targets,
    hit,
    resolves,
    rivals,
    rivals_of,
    sources,
    steal_from_each_rival,
)
from nokturn.games.vendetta.playing import watches
from nokturn.games.vendetta.reactions import CardPlayed, after_card_played, put_some_here
from nokturn.games.vendetta.resources import Source, lose, place_blood, spendable, supply_blood
from nokturn.games.vendetta.reveal import face_down, holds_down, lets_turn_up, turn_up
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.games.vendetta.withdraw import offers_refuge, rewards_moving, withdraw
from nokturn.kernel import Rule, Seat, ask, ask_confirm, ask_number, call, procedure
from nokturn.kernel.happenings import Trigger


def move_to_haven(game: Vendetta, source: Source) -> None:
    """The card moves as it is; one that lies at the Haven already just stays; VEN-R-13, VEN-R-16."""
    found = game.find(source.slot)
    if found and found[0] != HAVEN:
        district, holder, _ = found
        game.lay(HAVEN, holder, game.lift(district, holder, (source.slot,)))
        game.tell("card-to-haven", player=holder, card=source.card)


@resolves("NO01")
@procedure(rule="VEN-RES-AFTER-03")
def unseen_passage(game: Vendetta, source: Source) -> None:
    """Move this card to the Haven."""
    move_to_haven(game, source)


@offers_refuge("NO02")
@procedure(rule="VEN-R-45")
def cloak_of_shadows(game: Vendetta, source: Source, district: str) -> Rule:
    """Withdrawing from another district you may move everything here instead."""
    choice = yield ask(
        source.by,
        "cloak",
        [Withdraw(), WithdrawTo(source.district)],
        rule="VEN-R-45",
        district=district,
        card="NO02",
    )
    return choice.district if isinstance(choice, WithdrawTo) else ""


# NO03 Eyes in the Dark


@watches("NO03")
def eyes_in_the_dark(game: Vendetta, seat: Seat, player: Seat) -> bool:
    """Every opponent, but never the partner; VEN-TEAM-11, VEN-TEAM-13."""
    return player != game.partner(seat)


@after_card_played("NO03")
def played_in_the_dark(game: Vendetta, record: CardPlayed) -> Iterator[Trigger]:
    """Any card played face down here, your own too."""
    if not record.face_up:
        for source in sources(game, ("NO03",), (record.district,)):
            yield Trigger(source.by, "NO03", put_some_here.name, choice=source.slot)


@rewards_moving("NO04")
@procedure(rule="VEN-R-45")
def feral_whispers(game: Vendetta, source: Source, moved: int) -> None:
    """Blood from the supply here for each card of yours that a withdrawal moved."""
    supply_blood(game, source.by, source.district, moved * amount("NO04", "blood-here"), cause="NO04")


@resolves("NO05")
@procedure(rule="VEN-R-02")
def backstab(game: Vendetta, source: Source) -> Rule:
    """You may place some blood here, then you may move this card to the Haven."""
    here, player = source.district, source.by
    most = min(amount("NO05", "place-at-most"), spendable(game, player))
    placed = yield ask_number(player, "backstab", 0, most, rule="VEN-PLAN-10", card="NO05", auto=True)
    place_blood(game, player, here, placed)
    if here != HAVEN:
        wanted = yield ask_confirm(player, "to-haven", rule="VEN-R-16", card="NO05")
        if wanted:
            move_to_haven(game, source)


# NO06 One Step Ahead


@holds_down("NO06")
@procedure(rule="VEN-RES-REVEAL-03")
def one_step_ahead(game: Vendetta, source: Source) -> Rule:
    """The face-down cards of every rival."""
    held = yield call(choose_targets, source, rivals(game, source.district, source.by))
    return held


@lets_turn_up("NO06")
@procedure(rule=("VEN-RES-REVEAL-03", "VEN-RES-REVEAL-05", "VEN-R-40", "VEN-R-12"))
def turn_up_for_blood(game: Vendetta, source: Source, seat: Seat) -> Rule:
    """Card by card, lose blood and turn it up, or leave it face down."""
    here = source.district
    while seat not in game.out and source.by not in game.out and face_down(game, here, seat):
        choice = yield ask(
            seat,
            "one-step-ahead",
            [LeaveDown(), *[TurnUp(card.card) for card in face_down(game, here, seat)]],
            rule="VEN-R-40",
            district=here,
            card="NO06",
        )
        if isinstance(choice, LeaveDown):
            return
        slot = next(card.slot for card in face_down(game, here, seat) if card.card == choice.card)
        yield call(lose, seat, amount("NO06", "lose"), source)
        for card in face_down(game, here, seat):
            if card.slot == slot:
                turn_up(game, here, seat, card)


@resolves("NO07")
@procedure(rule="VEN-RES-RETREAT-11")
def vanish(game: Vendetta, source: Source) -> Rule:
    """You may withdraw from here; if you do, steal from each who was a rival when this started."""
    here, player = source.district, source.by
    wanted = yield ask_confirm(player, "vanish", rule="VEN-RES-RETREAT-11", card="NO07", district=here)
    if wanted:
        targets = yield call(rivals_of, source)
        yield call(withdraw, here, player)
        yield call(hit, "steal", targets, amount("NO07", "steal"), source)


@strengthens("NO08")
def ready(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger at the Haven."""
    return amount("NO08", "strength") if district == HAVEN else 0


@resolves("NO09")
@procedure(rule="VEN-R-16")
def nosferatu_hunt(game: Vendetta, source: Source) -> Rule:
    """Steal from each rival, then you may move this card to the Haven."""
    yield call(steal_from_each_rival, source, amount("NO09", "steal"))
    if source.by not in game.out and game.where(source.slot) not in ("", HAVEN):
        wanted = yield ask_confirm(source.by, "to-haven", rule="VEN-R-16", card="NO09")
        if wanted:
            move_to_haven(game, source)
