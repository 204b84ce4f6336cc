"""Whom the hunters fight: Dracula himself, or a vampire encounter where it lies (DRA-VFIGHT)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.dracula.printed.content import DRACULA, ENCOUNTERS
from nokturn.games.dracula.state.fight import combat_of
from nokturn.games.dracula.state.state import Dracula, Hideout, Laid
from nokturn.games.dracula.state.winning import heal_dracula, hurt_dracula


def fought(game: Dracula) -> tuple[Hideout, Laid] | None:
    """The vampire encounter being fought and where it lies; None: it is Dracula himself, or a vampire already gone."""
    if game.combat is None or game.combat.vampire < 0:
        return None
    for hideout in game.hideouts():
        for laid in hideout.encounters:
            if laid.slot == game.combat.vampire:
                return hideout, laid
    return None


def foe_of(game: Dracula) -> str:
    """Whom the hunters fight: the vampire's card, or Dracula."""
    vampire = fought(game)
    return vampire[1].card if vampire is not None else DRACULA.id


def hurt_foe(game: Dracula, amount: int, cause: str) -> None:
    """Damage to whom the hunters fight.  On a vampire encounter it lies on the card; at its health the vampire is
    defeated and the combat over; DRA-VFIGHT-02."""
    if combat_of(game).vampire < 0:
        hurt_dracula(game, amount, cause)
        return
    found = fought(game)
    if game.finished or combat_of(game).over or found is None or amount <= 0:
        return
    hideout, vampire = found
    total = vampire.damage + amount
    _mark(game, hideout, replace(vampire, damage=total))
    game.tell("vampire-hurt", card=vampire.card, amount=amount, cause=cause, damage=total)
    if total >= (ENCOUNTERS[vampire.card].health or 0):
        game.tell("vampire-defeated", card=vampire.card)
        game.fight(over=True)


def heal_foe(game: Dracula, amount: int) -> None:
    """Healing on a vampire's cards heals the vampire; DRA-VFIGHT-07."""
    if combat_of(game).vampire < 0:
        heal_dracula(game, amount)
        return
    found = fought(game)
    if found is None:
        return
    hideout, vampire = found
    healed = min(amount, vampire.damage)
    if healed:
        _mark(game, hideout, replace(vampire, damage=vampire.damage - healed))
        game.tell("vampire-healed", card=vampire.card, amount=healed, damage=vampire.damage - healed)


def _mark(game: Dracula, hideout: Hideout, vampire: Laid) -> None:
    laid = tuple([vampire if old.slot == vampire.slot else old for old in hideout.encounters])
    game.put(replace(hideout, encounters=laid))
