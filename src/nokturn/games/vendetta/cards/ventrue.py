"""Ventrue: obey or be punished.  VE08 has no effect."""

from __future__ import annotations

from nokturn.games.vendetta.cards.gangrel import half_up
from nokturn.games.vendetta.choices import Decline, GiveBlood, GiveInfluence, Pay, Skip
from nokturn.games.vendetta.clash import counts_rivals, rivals_counted, strengthens, weakens
from nokturn.games.vendetta.content import CARDS, amount
from nokturn.games.vendetta.effects import (
    choose_targets,
    face_up_cards_of_others,
    resolves,
    rivals_of,
    steal_from_each_rival,
)
from nokturn.games.vendetta.planning import ends_planning
from nokturn.games.vendetta.reactions import makes_immune
from nokturn.games.vendetta.resources import BloodLeaves, Source, gain_blood, give_influence, lose_influence, steal
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.games.vendetta.withdraw import ends_withdrawal
from nokturn.kernel import Option, Rule, Seat, ask, call, procedure

# VE01 Master Plan


@ends_planning("VE01")
@procedure(rule="VEN-PLAN-18")
def master_plan(game: Vendetta, source: Source) -> Rule:
    """Each opponent with no card here loses influence; blood alone does not help."""
    absent = tuple([seat for seat in game.others(source.by) if not game.area(source.district, seat).cards])
    targets = yield call(choose_targets, source, absent)
    for target in targets:
        lose_influence(game, target, amount("VE01", "influence"), cause="VE01")


@counts_rivals("VE01")
@strengthens("VE01")
def watchful(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger for each rival here."""
    return amount("VE01", "strength-each") * len(rivals_counted(game, district, seat, card.card))


@weakens("VE02")
def diplomacy(game: Vendetta, district: str, by: Seat, seat: Seat, card: Deployed, base: int) -> int:
    """The highest base strengths among the others' face-up cards count as 0."""
    highest = max(
        CARDS[other.card].strength
        for holder, area in game.areas[district].items()
        if holder != by
        for other in area.cards
        if other.face_up
    )
    return 0 if CARDS[card.card].strength == highest else base


@resolves("VE03")
@procedure(rule=("VEN-R-21", "VEN-R-12", "VEN-RSRC-11"))
def curfew(game: Vendetta, source: Source) -> Rule:
    """Each rival chooses: prepare and aftermath cards do not resolve here, or you steal."""
    targets = yield call(rivals_of, source)
    for target in targets:
        if source.by in game.out:
            return
        if target not in game.out:
            price = Pay(amount("VE03", "steal"))
            choice = yield ask(target, "curfew", [Skip(), price], rule="VEN-R-21", card="VE03", thief=source.by)
            if isinstance(choice, Skip):
                game.settle(curfew=(*game.fight.curfew, target))
                game.tell("obeys-curfew", player=target)
            else:
                yield call(steal, target, price.amount, source)


@strengthens("VE04")
def majesty(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """As strong as the highest value printed on a face-up card in any area: its own is 0; VEN-R-42, VEN-KEY-05."""
    return max(
        CARDS[other.card].strength for area in game.areas[district].values() for other in area.cards if other.face_up
    )


@ends_withdrawal("VE05")
@procedure(rule="VEN-R-20")
def mass_manipulation(game: Vendetta, source: Source) -> Rule:
    """Steal from each rival who stayed."""
    yield call(steal_from_each_rival, source, amount("VE05", "steal"))


@resolves("VE06")
@procedure(rule=("VEN-RSRC-11", "VEN-R-12"))
def tyrants_gaze(game: Vendetta, source: Source) -> Rule:
    """Each rival chooses: half of the own deployed blood here to your area, or lose influence."""
    here = source.district
    targets = yield call(rivals_of, source)
    for target in targets:
        if target not in game.out and gaze_options(game, here, target):
            choice = yield ask(
                target,
                "tyrants-gaze",
                gaze_options(game, here, target),
                rule="VEN-R-12",
                card="VE06",
                thief=source.by,
                auto=True,
            )
            if isinstance(choice, GiveBlood):
                game.put_blood(here, target, -choice.amount)
                game.put_blood(here, source.by, choice.amount)
                game.tell("gives-deployed-blood", player=target, target=source.by, amount=choice.amount, cause="VE06")
            else:
                lose_influence(game, target, amount("VE06", "influence"), cause="VE06")


def gaze_options(game: Vendetta, here: str, target: Seat) -> tuple[Option, ...]:
    """What would move nothing cannot be chosen; VEN-RSRC-11."""
    blood = half_up(game.area(here, target).blood)
    options: list[Option] = [GiveBlood(blood)] if blood else []
    return (*options, *([GiveInfluence(amount("VE06", "influence"))] if game.influence[target] else []))


@resolves("VE07")
@procedure(rule=("VEN-R-22", "VEN-TEAM-04"))
def forestall(game: Vendetta, source: Source) -> Rule:
    """Choose a rival's face-up card: it cannot bleed you here, and you gain its base strength."""
    here, player = source.district, source.by
    if face_up_cards_of_others(game, here, player):
        choice = yield ask(
            player, "forestall", forestall_options(game, here, player), rule="VEN-R-22", card="VE07", auto=True
        )
        if isinstance(choice, Decline):
            return
        game.settle(forestalled=(*game.fight.forestalled, (player, choice.card)))
        game.tell("forestalls", player=player, card=choice.card, target=choice.target)
        gain_blood(game, player, CARDS[choice.card].strength, cause="VE07")


def forestall_options(game: Vendetta, here: str, player: Seat) -> tuple[Option, ...]:
    """Where only the partner has cards, the partner may be left out, and with it the choice; VEN-TEAM-04."""
    cards = face_up_cards_of_others(game, here, player)
    partner = game.partner(player)
    return (*cards, Decline()) if all(card.target == partner for card in cards) else cards


@makes_immune("VE07")
def forestalled(game: Vendetta, record: BloodLeaves) -> bool:
    """The chosen card cannot bleed you; VEN-R-22."""
    return (record.player, record.source.card) in game.fight.forestalled


@resolves("VE09")
@procedure(rule=("VEN-R-46", "VEN-R-12"))
def ventrue_hunt(game: Vendetta, source: Source) -> Rule:
    """The winner here, if it is not you, chooses: you steal blood, or you get influence tokens."""
    winner = game.fight.ranking[0] if game.fight.ranking else ""
    if winner in ("", source.by) or winner in game.out:
        return
    choice = yield ask(
        winner,
        "ventrue-hunt",
        hunt_options(game, winner),
        rule="VEN-R-46",
        card="VE09",
        thief=source.by,
        auto=True,
    )
    if isinstance(choice, Pay):
        yield call(steal, winner, choice.amount, source)
    else:
        give_influence(game, winner, source.by, choice.amount, cause="VE09")


def hunt_options(game: Vendetta, winner: Seat) -> tuple[Option, ...]:
    """Influence only from somebody who has some; VEN-RSRC-11."""
    influence = GiveInfluence(amount("VE09", "influence"))
    return (Pay(amount("VE09", "steal")), *([influence] if game.influence[winner] else []))
