"""The effects that are strikes, or make them stronger or more (catalogue, section 16.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from nokturn.games.vtes.combat.legal import HARMFUL, cannot_maneuver, cannot_strike, is_bound
from nokturn.games.vtes.combat.ranges import maneuvers
from nokturn.games.vtes.combat.sides import fight_of, note, on_side, side_of
from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.state.card_language import Effect, text_of
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.state import LIMBO, Card, Vtes
from nokturn.games.vtes.state.stats import amount, out_of_play
from nokturn.games.vtes.state.underway_records import Play, Strike
from nokturn.games.vtes.state.vocabulary import DisciplineCode, StrikeKind
from nokturn.games.vtes.text.effects import fighter_for
from nokturn.games.vtes.text.targets import target
from nokturn.kernel.asks import Option


class StrikeWith(Effect, frozen=True, kw_only=True):
    """A strike: as one is chosen; or, from a card with a maneuver, in the range step (VTES-COMBAT-RANGE-05)."""

    kind: StrikeKind = "damage"
    amount: int = 0
    """Damage or blood; of a hand strike what is added to the strength."""
    x: bool = False
    """X is added."""
    strength: bool = False
    """The striker's strength is added."""
    ranged: bool = False
    first: bool = False
    aggravated: bool = False
    weapon_only: bool = False
    retainers: bool = False
    """A retainer can be burned or stolen as well."""
    undodgeable: bool = False
    numbing: bool = False
    """Unless it is dodged, the opposing vampire's strikes with weapons inflict no damage this round."""
    not_by: DisciplineCode = ""
    """Its damage is not prevented by cards that require this Discipline."""
    riders: tuple[Effect, ...] = ()
    """What happens besides as the strike is resolved (VTES-STREFF-CE-02)."""
    if_inflicted: tuple[Effect, ...] = ()
    """What happens if damage of the strike has been inflicted (VTES-DMG-03)."""

    def strike(self, game: Vtes, play: Play) -> Strike:
        """The strike, as it is chosen."""
        card = game.cards.get(play.source)
        in_play = card is not None and card.region != LIMBO
        return Strike(
            kind=self.kind,
            amount=self.amount + (play.x if self.x else 0),
            ranged=self.ranged,
            first=self.first,
            aggravated=self.aggravated,
            source=play.source if in_play else play.card,
            gun="gun" in CARDS[play.card].keywords,
            weapon_only=self.weapon_only,
            retainers=self.retainers,
            undodgeable=self.undodgeable,
            numbing=self.numbing,
            not_by=self.not_by,
            strength=self.strength or self.kind == "hand",
            play=play,
            ability=in_play or (bool(play.source) and card is None),
        )

    def hindered(self, game: Vtes, play: Play) -> str:
        """Whoever's strike is chosen, with what it is bound to, at the right range (VTES-STRIKE-04, VTES-STRIKE-06)."""
        combat = game.combat
        if combat is None or side_of(game, play.minion) < 0:
            return "VTES-COMBAT-05"
        if combat.step == "range":
            return cannot_maneuver(game, play.minion) or is_bound(game, play.minion)
        if combat.striking != play.minion:
            return "VTES-STRIKE-01"
        bound = combat.committed[side_of(game, play.minion)]
        if bound is not None and combat.pair == 0 and (bound.kind or bound.source != play.source):
            return "VTES-STRIKE-04"
        return cannot_strike(game, play.minion, self.strike(game, play))

    def apply(self, game: Vtes, play: Play) -> None:
        side = side_of(game, play.minion)
        if side < 0:
            return
        strike = self.strike(game, play)
        if fight_of(game).step == "range":
            note(game, committed=on_side(fight_of(game).committed, side, strike))
            maneuvers(game, play.minion)
        else:
            note(game, strikes=on_side(fight_of(game).strikes, side, strike))


class StrikeWithWeapon(Effect, frozen=True, kw_only=True):
    """The strike of the weapon that was chosen, with more damage."""

    amount: int = 0

    def hindered(self, game: Vtes, play: Play) -> str:
        """As any strike card."""
        combat = game.combat
        if combat is None or combat.striking != play.minion:
            return "VTES-STRIKE-01"
        bound = combat.committed[side_of(game, play.minion)]
        return "VTES-STRIKE-04" if bound is not None and combat.pair == 0 else ""

    def apply(self, game: Vtes, play: Play) -> None:
        side, weapon = side_of(game, play.minion), game.cards.get(play.chosen[0])
        if side < 0 or weapon is None:
            return
        strike = strike_of(game, play.minion, weapon)
        if strike is not None:
            stronger = replace(strike, amount=strike.amount + self.amount)
            note(game, strikes=on_side(fight_of(game).strikes, side, stronger))


def strike_of(game: Vtes, minion: str, weapon: Card) -> Strike | None:
    """The strike that a weapon offers its bearer."""
    for at, ability in enumerate(text_of(weapon.printed).abilities):
        for effect in ability.does:
            if isinstance(effect, StrikeWith):
                use = Play(seat=weapon.controller, card=weapon.printed, mode=at, minion=minion, source=weapon.ref)
                return effect.strike(game, use)
    return None


@target("melee")
def melee_weapon(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A melee weapon of the minion that plays the card, with which it could strike now."""
    user = game.cards.get(play.minion)
    if user is None or amount(game, "cannot-use-equipment", user) > 0:
        return
    for card in game.attached(play.minion):
        strike = strike_of(game, play.minion, card) if "melee" in CARDS[card.printed].keywords else None
        if strike is not None and not out_of_play(game, card) and not cannot_strike(game, play.minion, strike):
            yield ChooseCard(card.ref)


class StrikeGains(Effect, frozen=True, kw_only=True):
    """A chosen strike becomes stronger; what is added is like the rest of its damage (VTES-DMG-12)."""

    amount: int = 0
    first: bool = False
    aggravated: bool = False
    ranged: bool = False
    aimed: int = 0
    """So much more damage if any of it is inflicted on the opposing minion, which cannot press in this round then."""
    of: StrikeKind | Literal[""] = ""
    """Only a strike of this kind."""

    def hindered(self, game: Vtes, play: Play) -> str:
        """There has to be such a strike; damage is added to damage only."""
        side = side_of(game, fighter_for(game, play))
        strike = fight_of(game).strikes[side] if side >= 0 else None
        if strike is None or (self.of and strike.kind != self.of):
            return "VTES-STRIKE-01"
        return "VTES-DMG-12" if (self.amount or self.aggravated) and strike.kind not in HARMFUL else ""

    def apply(self, game: Vtes, play: Play) -> None:
        side = side_of(game, fighter_for(game, play))
        strike = fight_of(game).strikes[side]
        assert strike is not None
        stronger = replace(
            strike,
            amount=strike.amount + self.amount,
            first=strike.first or self.first,
            aggravated=strike.aggravated or self.aggravated,
            ranged=strike.ranged or self.ranged,
            aimed=strike.aimed + self.aimed,
        )
        note(game, strikes=on_side(fight_of(game).strikes, side, stronger))


class AdditionalStrikes(Effect, frozen=True, kw_only=True):
    """More strikes after the first pair; one source in a round (VTES-ADDSTR-05, VTES-MIN-17)."""

    number: int = 1
    x: bool = False
    limited: bool = True
    """It is the one source of the round; else it does not count as one."""
    with_strike: bool = False
    """It comes with the strike of the same card."""
    fixed: StrikeWith | None = None
    """What the additional strike is; it comes before any other additional strike."""

    def hindered(self, game: Vtes, play: Play) -> str:
        """Only after the first pair, or with a strike of it, and once (VTES-ADDSTR-01, VTES-ADDSTR-07)."""
        side = side_of(game, fighter_for(game, play))
        if side < 0 or not (self.with_strike or fight_of(game).step == "additional-strikes"):
            return "VTES-ADDSTR-01"
        return "VTES-ADDSTR-05" if self.limited and fight_of(game).gained[side] else ""

    def apply(self, game: Vtes, play: Play) -> None:
        minion = fighter_for(game, play)
        side, combat = side_of(game, minion), fight_of(game)
        if side < 0:
            return
        number = self.number + (play.x if self.x else 0)
        additional = on_side(combat.additional, side, combat.additional[side] + number)
        if self.fixed is not None:
            bound = (*combat.fixed[side], *[self.fixed.strike(game, play)] * number)
            note(game, fixed=on_side(combat.fixed, side, bound))
        note(game, additional=additional, gained=on_side(combat.gained, side, combat.gained[side] or self.limited))
        game.tell("additional-strikes", minion=minion, amount=number)
