"""Ventrue: obey or be punished.

VE01 acts in planning.py (and below), VE02 and VE04 in clash.py, VE05 in withdraw.py;
VE08 has no effect.
"""

from __future__ import annotations

from nokturn.games.vendetta.cards.gangrel import half_up
from nokturn.games.vendetta.choices import Decline, GiveBlood, GiveInfluence, Pay, Skip
from nokturn.games.vendetta.clash import rivals_counted, strengthens
from nokturn.games.vendetta.content import CARDS
from nokturn.games.vendetta.effects import resolves, rivals_of
from nokturn.games.vendetta.relics import face_up_cards_of_others
from nokturn.games.vendetta.resources import Source, gain_blood, give_influence, lose_influence, steal
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Option, Rule, Seat, ask, call, procedure


@strengthens("VE01")
def master_plan(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """+1 for each rival here."""
    return len(rivals_counted(game, district, seat, card.card))


@resolves("VE03")
@procedure(rule=("VEN-R-21", "VEN-R-12", "VEN-RSRC-11"))
def curfew(game: Vendetta, source: Source) -> Rule:
    """Each rival chooses: prepare and aftermath cards do not resolve here, or you steal 3."""
    targets = yield call(rivals_of, source)
    for target in targets:
        if source.by in game.out:
            return
        if target not in game.out:
            choice = yield ask(target, "curfew", [Skip(), Pay(3)], rule="VEN-R-21", card="VE03", thief=source.by)
            if isinstance(choice, Skip):
                game.settle(curfew=(*game.fight.curfew, target))
                game.tell("obeys-curfew", player=target)
            else:
                yield call(steal, target, 3, source)


@resolves("VE06")
@procedure(rule=("VEN-RSRC-11", "VEN-R-12"))
def tyrants_gaze(game: Vendetta, source: Source) -> Rule:
    """Each rival chooses: half of the own deployed blood here to your area, or lose 1 influence."""
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
                game.tell("gives-deployed-blood", player=target, target=source.by, amount=choice.amount)
            else:
                lose_influence(game, target, 1)


def gaze_options(game: Vendetta, here: str, target: Seat) -> tuple[Option, ...]:
    """What would move nothing cannot be chosen; VEN-RSRC-11."""
    blood = half_up(game.area(here, target).blood)
    options: list[Option] = [GiveBlood(blood)] if blood else []
    return (*options, *([GiveInfluence(1)] if game.influence[target] else []))


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
        gain_blood(game, player, CARDS[choice.card].strength)


def forestall_options(game: Vendetta, here: str, player: Seat) -> tuple[Option, ...]:
    """Where only the partner has cards, the partner may be left out, and with it the choice; VEN-TEAM-04."""
    cards = face_up_cards_of_others(game, here, player)
    partner = game.partner(player)
    return (*cards, Decline()) if all(card.target == partner for card in cards) else cards


@resolves("VE09")
@procedure(rule=("VEN-R-46", "VEN-R-12"))
def ventrue_hunt(game: Vendetta, source: Source) -> Rule:
    """The winner here, if it is not you, chooses: you steal 2, or you get 1 influence token."""
    winner = game.fight.ranking[0] if game.fight.ranking else ""
    if winner in ("", source.by) or winner in game.out:
        return
    choice = yield ask(
        winner,
        "ventrue-hunt",
        [Pay(2), *([GiveInfluence(1)] if game.influence[winner] else [])],
        rule="VEN-R-46",
        card="VE09",
        thief=source.by,
        auto=True,
    )
    if isinstance(choice, Pay):
        yield call(steal, winner, 2, source)
    else:
        give_influence(game, winner, source.by, 1)
