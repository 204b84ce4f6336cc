"""Brujah: high strength, damage, rewards for Frenzies.

BR07 and BR09 are data.
"""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.content import amount
from nokturn.games.vendetta.effects import each_rival_loses, resolves, sources
from nokturn.games.vendetta.frenzy import rewards_frenzy
from nokturn.games.vendetta.reactions import CardPlayed, after_card_played, opponents_play
from nokturn.games.vendetta.resources import Source, lose
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, call, procedure
from nokturn.kernel.happenings import Trigger


@strengthens("BR01")
def bloody_fury(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Weaker while you have blood here."""
    return amount("BR01", "strength") if game.area(district, seat).blood else 0


@strengthens("BR02")
def punks_posse(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger for each card in your area, face-down ones and this one included."""
    return amount("BR02", "strength-each") * len(game.area(district, seat).cards)


# BR03 Challenge


@procedure()
def challenge(game: Vendetta, trigger: Trigger, record: CardPlayed) -> Rule:
    """The opponent who played a card in another district loses blood."""
    source = Source("BR03", trigger.seat, trigger.choice, game.where(trigger.choice))
    yield call(lose, record.player, amount("BR03", "lose"), source)
    return record


@after_card_played("BR03")
def challenged(game: Vendetta, record: CardPlayed) -> Iterator[Trigger]:
    """For a partner's play the controller decides; VEN-TEAM-04."""
    for source in sources(game, ("BR03",), game.districts):
        if source.by != record.player and source.district != record.district:
            yield opponents_play(game, source, challenge, record)


@resolves("BR04")
@procedure()
def fist_of_caine(game: Vendetta, source: Source) -> Rule:
    """Each rival loses as much as the number of the round."""
    yield call(each_rival_loses, source, game.round)


@resolves("BR05")
@procedure()
def smash_the_system(game: Vendetta, source: Source) -> Rule:
    """Each rival loses blood, and more if you took first place here."""
    won = game.fight.ranking[:1] == (source.by,)
    yield call(each_rival_loses, source, amount("BR05", "lose-if-first" if won else "lose"))


@resolves("BR06")
@procedure()
def earthshock(game: Vendetta, source: Source) -> Rule:
    """Each rival loses half of all deployed blood here, rounded down."""
    blood = sum([area.blood for area in game.areas[source.district].values()])
    yield call(each_rival_loses, source, blood // 2)


@rewards_frenzy("BR08")
def ready(game: Vendetta, causer: Seat, player: Seat) -> int:
    """More influence for the Frenzy of an opponent who is in this district at that moment; VEN-R-48."""
    here = [source.district for source in sources(game, ("BR08",), game.districts, (causer,))]
    return sum([amount("BR08", "influence-for-frenzy") for district in here if game.is_in(district, player)])
