"""The relics, each once per game (VEN-REL)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vendetta.choices import Decline, GainBlood, LookAround, Restore, ThisCard, ThisDistrict
from nokturn.games.vendetta.clash import adds_to_total, before_ranking
from nokturn.games.vendetta.content import amount
from nokturn.games.vendetta.diablerie import without
from nokturn.games.vendetta.effects import face_up_cards_of_others
from nokturn.games.vendetta.frenzy import Frenzy
from nokturn.games.vendetta.knowledge import hidden_from, look_at
from nokturn.games.vendetta.planning import offers_in_turn
from nokturn.games.vendetta.reactions import instead_of_frenzy
from nokturn.games.vendetta.relics import has_relic, use_relic
from nokturn.games.vendetta.resolution import starts_prepare, starts_resolution
from nokturn.games.vendetta.resources import Source, gain_blood, place_blood, spendable
from nokturn.games.vendetta.state import Vendetta
from nokturn.games.vendetta.withdraw import changes_choice
from nokturn.kernel import Rule, Seat, ask, ask_confirm, ask_some, carries_out, procedure
from nokturn.kernel.happenings import Trigger


@starts_resolution("RE01")
@procedure(rule=("VEN-REL-05", "VEN-R-31", "VEN-R-38"))
def chalice(game: Vendetta, source: Source) -> Rule:
    """Blood from the pool into the area at every district, or at as many as it lasts for."""
    player, each = source.by, amount("RE01", "place-each")
    count = min(spendable(game, player) // each, len(game.districts))
    if count == 0:
        return
    wanted = yield ask_confirm(player, "chalice", rule="VEN-R-31", relic="RE01")
    if wanted:
        use_relic(game, player)
        chosen = yield ask_some(
            player,
            "chalice-districts",
            [ThisDistrict(d) for d in game.districts],
            count,
            count,
            rule="VEN-PLAN-10",
            auto=True,
        )
        for place in chosen:
            place_blood(game, player, place.district, each)


# RE02 The Sargon Apocrypha


@offers_in_turn("RE02")
def restore_options(game: Vendetta, player: Seat) -> Iterator[Restore]:
    """Any drained card."""
    for card in game.drained[player]:
        yield Restore(card)


@carries_out(Restore)
@procedure(rule="VEN-REL-03")
def restore(game: Vendetta, player: Seat, choice: Restore) -> None:
    """A drained card is undrained again; it is not gained, and tokens stay."""
    use_relic(game, player)
    game.drained[player] = without(game.drained[player], choice.ally)
    game.alliances[player] = (*game.alliances[player], choice.ally)
    game.tell("restored", player=player, ally=choice.ally)


# RE03 Crown of Ashes


@before_ranking("RE03")
@procedure(rule="VEN-REL-05")
def crown(game: Vendetta, source: Source) -> Rule:
    """More total strength, in a district where you have a card."""
    player, here = source.by, source.district
    if game.area(here, player).cards:
        wanted = yield ask_confirm(player, "crown", rule="VEN-REL-03", district=here, relic="RE03")
        if wanted:
            use_relic(game, player)
            game.settle(crowned=(*game.fight.crowned, player))


@adds_to_total("RE03")
def crowned(game: Vendetta, district: str, seat: Seat) -> int:
    return amount("RE03", "strength") if seat in game.fight.crowned else 0


# RE04 Hourglass of Vitae


@offers_in_turn("RE04")
def hourglass_options(game: Vendetta, player: Seat) -> Iterator[GainBlood]:
    yield GainBlood()


@carries_out(GainBlood)
@procedure(rule="VEN-REL-03")
def hourglass(game: Vendetta, player: Seat, choice: GainBlood) -> None:
    """Gain blood."""
    use_relic(game, player)
    gain_blood(game, player, amount("RE04", "gain"), cause="RE04")


# RE05 Voyeur's Glass


@offers_in_turn("RE05")
def glass_options(game: Vendetta, player: Seat) -> Iterator[LookAround]:
    """Where there is something to see."""
    hidden = {place[0] for place in hidden_from(game, player)}
    for district in game.districts:
        if district in hidden:
            yield LookAround(district)


@carries_out(LookAround)
@procedure(rule="VEN-REL-03")
def look_around(game: Vendetta, player: Seat, choice: LookAround) -> None:
    """All face-down cards of a district."""
    use_relic(game, player)
    for district, holder, card in hidden_from(game, player):
        if district == choice.district:
            look_at(game, player, district, holder, card)


@changes_choice("RE06")
@procedure(rule="VEN-REL-05")
def turncoat(game: Vendetta, source: Source) -> Rule:
    """The revealed choice becomes the other one."""
    turned = yield ask_confirm(source.by, "turncoat", rule="VEN-REL-03", district=source.district, relic="RE06")
    if turned:
        use_relic(game, source.by)
    return turned


@starts_prepare("RE07")
@procedure(rule="VEN-REL-05")
def stake(game: Vendetta, source: Source) -> Rule:
    """Where you have a card, one face-up card of a rival has no effect here any more."""
    player, here = source.by, source.district
    targets = face_up_cards_of_others(game, here, player)
    if targets and game.area(here, player).cards:
        choice = yield ask(player, "stake", [Decline(), *targets], rule="VEN-REL-03", district=here, relic="RE07")
        if isinstance(choice, ThisCard):
            use_relic(game, player)
            game.settle(staked=(*game.fight.staked, choice.card))
            game.tell("staked", player=choice.target, card=choice.card, district=here)


# RE08 Phial of Elder Vitae


@procedure(rule=("VEN-FRENZY-14", "VEN-REL-03"))
def phial(game: Vendetta, trigger: Trigger, record: Frenzy) -> Frenzy:
    """No Frenzy at all; gain blood instead."""
    use_relic(game, record.player)
    gain_blood(game, record.player, amount("RE08", "gain"), cause="RE08")
    return replace(record, stopped=True)


@instead_of_frenzy("RE08")
def may_sip(game: Vendetta, record: Frenzy) -> Iterator[Trigger]:
    if has_relic(game, record.player, "RE08"):
        yield Trigger(record.player, "RE08", phial.name, True, "phial", "VEN-REL-03")
