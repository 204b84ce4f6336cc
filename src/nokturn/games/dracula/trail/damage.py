"""Damage, healing, bites, defeat, influence: everything that can decide the game.

Each change is finished, and the end of the game checked, before the next one begins (DRA-WIN-05).
"""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.dracula.printed.content import DRACULA, ENCOUNTERS, HUNTERS, NUMBERS, TRACKS
from nokturn.games.dracula.state.state import Combat, Dracula, Hideout, Laid
from nokturn.kernel import Rule, call, procedure

# winning


def check_win(game: Dracula) -> None:
    """DRA-WIN-03, DRA-WIN-01: 15 damage on Dracula or 13 influence; the hunters' win comes first (DRA-WIN-04)."""
    if game.finished:
        return
    if game.damage >= DRACULA.health:
        game.winner = "hunters"
    elif game.influence >= TRACKS.influence_win:
        game.winner = "dracula"
    else:
        return
    game.finished = True
    game.phase = "over"
    game.tell("game-won", winner=game.winner, reveals=True)


def gain_influence(game: Dracula, amount: int, cause: str) -> None:
    """DRA-WIN-02; the marker never passes the last space (DRA-WIN-01).

    `cause` is what brings it: the id of a card, or `defeat`, `fury_of_dracula`, `rumor`."""
    if game.finished:
        return
    gained = min(amount, TRACKS.influence_win - game.influence)
    game.influence += gained
    game.tell("influence-gained", amount=gained, cause=cause, influence=game.influence)
    check_win(game)


def lose_influence(game: Dracula, amount: int, cause: str) -> None:
    """Never below 0."""
    if game.finished:
        return
    lost = min(amount, game.influence)
    game.influence -= lost
    game.tell("influence-lost", amount=lost, cause=cause, influence=game.influence)


# Dracula and vampires


def hurt_dracula(game: Dracula, amount: int, cause: str) -> None:
    """DRA-DAMAGE-01; at his health the hunters have won, before anything else happens (DRA-WIN-05)."""
    if game.finished or amount <= 0:
        return
    game.damage += amount
    game.tell("dracula-hurt", amount=amount, cause=cause, damage=game.damage)
    check_win(game)


def heal_dracula(game: Dracula, amount: int) -> None:
    """DRA-DAMAGE-01: never below 0."""
    healed = min(amount, game.damage)
    if game.finished or healed <= 0:
        return
    game.damage -= healed
    game.tell("dracula-healed", amount=healed, damage=game.damage)


def combat_of(game: Dracula) -> Combat:
    """The combat under way."""
    assert game.combat is not None
    return game.combat


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


# hunters


def heal(game: Dracula, hunter: str, amount: int) -> None:
    """DRA-DAMAGE-01: never below 0."""
    who = game.hunters[hunter]
    healed = min(amount, who.damage)
    if game.finished or healed <= 0:
        return
    game.change(hunter, damage=who.damage - healed)
    game.tell("hunter-healed", hunter=hunter, amount=healed, damage=who.damage - healed)


def delay(game: Dracula, hunter: str) -> None:
    """Twice delayed is once delayed; DRA-DELAY-02."""
    if game.finished or game.hunters[hunter].delayed or not game.active(hunter):
        return
    game.change(hunter, delayed=True)
    game.tell("hunter-delayed", hunter=hunter)


def fighting(game: Dracula, hunter: str) -> bool:
    """He is in the combat under way."""
    return game.combat is not None and hunter in game.combat.hunters


def leave_combat(game: Dracula, hunter: str) -> None:
    """He is out of the combat and stays in the city; DRA-COMBAT-19."""
    if game.combat is None or hunter not in game.combat.hunters:
        return
    left = tuple([other for other in game.combat.hunters if other != hunter])
    game.fight(hunters=left)
    game.tell("hunter-left-combat", hunter=hunter)


@procedure(rule=("DRA-DAMAGE-01", "DRA-DAMAGE-02", "DRA-DEFEAT-01", "DRA-DEFEAT-03", "DRA-CARD-14"))
def hurt(game: Dracula, hunter: str, amount: int, cause: str) -> Rule:
    """A hunter suffers damage; at his health he is defeated.  Returns whether he suffered any.

    In a combat the damage that would defeat him can be prevented, before the defeat counts."""
    if game.finished or amount <= 0 or not game.active(hunter):
        return False
    if fighting(game, hunter) and game.hunters[hunter].damage + amount >= HUNTERS[hunter].health:
        prevented = yield call("dracula.prevention_window", hunter, "damage")
        if prevented:
            game.tell("damage-prevented", hunter=hunter, amount=amount, cause=cause)
            return False
    total = game.hunters[hunter].damage + amount
    game.change(hunter, damage=total)
    game.tell("hunter-hurt", hunter=hunter, amount=amount, cause=cause, damage=total)
    if total >= HUNTERS[hunter].health:
        defeat(game, hunter)
    return True


@procedure(
    rule=("DRA-BITE-01", "DRA-BITE-02", "DRA-BITE-03", "DRA-BITE-04", "DRA-DEFEAT-01", "DRA-DEFEAT-03", "DRA-CARD-14")
)
def bite(game: Dracula, hunter: str, in_combat: bool) -> Rule:
    """A hunter is bitten: a bite token on a free bite space, or without one he is defeated; out of the combat.

    Only in a combat can it be prevented (DRA-CARD-12).  Returns whether he was bitten."""
    if game.finished or not game.active(hunter):
        return False
    if in_combat:
        prevented = yield call("dracula.prevention_window", hunter, "bite")
        if prevented:
            game.tell("bite-prevented", hunter=hunter)
            return False
    game.tell("hunter-bitten", hunter=hunter)
    if game.hunters[hunter].bites >= HUNTERS[hunter].bite_spaces:
        defeat(game, hunter)
        return True
    game.change(hunter, bites=game.hunters[hunter].bites + 1)
    leave_combat(game, hunter)
    yield call("dracula.open_cards", hunter)
    return True


def remove_bite(game: Dracula, hunter: str) -> None:
    """One bite token back to the pool; a printed bite is none; DRA-BITE-07."""
    who = game.hunters[hunter]
    if who.bites:
        game.change(hunter, bites=who.bites - 1)
        game.tell("bite-removed", hunter=hunter)


def defeat(game: Dracula, hunter: str) -> None:
    """At once: he is out of play and of any combat (DRA-DEFEAT-02, DRA-DEFEAT-04), and Rage adds influence,
    more of it with each despair token (DRA-DESPAIR-03).  His cards and tokens go at the placement (DRA-DEFEAT-08)."""
    if game.finished or not game.active(hunter):
        return
    game.change(hunter, defeated=True)
    game.tell("hunter-defeated", hunter=hunter, place=game.hunters[hunter].place)
    leave_combat(game, hunter)
    rage = NUMBERS.defeat_influence + NUMBERS.defeat_influence_per_despair * game.despair
    gain_influence(game, rage, "defeat")
