"""Answers: moments inside an action, a move or a combat at which somebody may play a card; the first one closes them
(DRA-EVENT-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.dracula.events.events import could_play, window_options
from nokturn.games.dracula.events.windows import EventWindow
from nokturn.games.dracula.printed.content import ENCOUNTERS, EVENTS
from nokturn.games.dracula.state.choices import PlayEvent
from nokturn.games.dracula.state.could_hold import dracula_could_have
from nokturn.games.dracula.state.decks import PLAYER, discard_event
from nokturn.games.dracula.state.fight import combat_of
from nokturn.games.dracula.state.routes import roads_on
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.trail.trail import encounters_at
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, procedure
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import Then, window

# Dracula answers a hunter


class DraculaAnswers(EventWindow, frozen=True, kw_only=True):
    """Which of his events of this moment Dracula plays, if any."""

    after_use: ClassVar[Then] = "over"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return (PLAYER,)


class TicketSpent(DraculaAnswers, frozen=True, kw_only=True):
    """A ticket is spent, with Chartered Carriage or without: a False Tip answers it; DRA-RAIL-08, DRA-CARD-10."""

    moment: str = "on_ticket_spent"
    carriage: bool

    def question(self, game: Dracula, who: str) -> Ask:
        prompt = "carriage-ordered" if self.carriage else "ticket-spent"
        return ask(game.dracula, prompt, self.choices(game, who), rule="DRA-CARD-10", hunter=self.hunter)


class HunterRode(DraculaAnswers, frozen=True, kw_only=True):
    """A hunter has moved by road himself and nothing is revealed yet: Wild Horses move him one road further;
    DRA-CARD-29."""

    moment: str = "on_hunter_road_move"

    def could(self, game: Dracula, who: str) -> bool:
        """Only where a road leads on; DRA-EVENT-07."""
        return could_play(game, who, self.moment) and bool(roads_on(game, self.hunter, 1))

    def question(self, game: Dracula, who: str) -> Ask:
        here = game.hunters[self.hunter].place
        choices = self.choices(game, who)
        return ask(game.dracula, "hunter-rode", choices, rule="DRA-CARD-29", hunter=self.hunter, place=here)


class HunterCrossed(DraculaAnswers, frozen=True, kw_only=True):
    """A hunter has gone from a city of one region to a city of another: a Customs Search; DRA-CARD-09."""

    moment: str = "on_hunter_crosses_region"

    def question(self, game: Dracula, who: str) -> Ask:
        here = game.hunters[self.hunter].place
        choices = self.choices(game, who)
        return ask(game.dracula, "hunter-crossed-region", choices, rule="DRA-CARD-09", hunter=self.hunter, place=here)


class InformationSought(DraculaAnswers, frozen=True, kw_only=True):
    """A hunter plays an event that tells of the trail: Sensationalist Press cancels it; DRA-EVENT-05."""

    moment: str = "on_info_event"
    event: str

    def question(self, game: Dracula, who: str) -> Ask:
        choices = self.choices(game, who)
        return ask(game.dracula, "information-sought", choices, rule="DRA-EVENT-05", event=self.event)


class HunterSearches(DraculaAnswers, frozen=True, kw_only=True):
    """A hunter searches here and has declared Stake and Dogs; nothing is turned up yet: a Seduction; DRA-SEARCH-03."""

    moment: str = "on_search"
    place: str

    def could(self, game: Dracula, who: str) -> bool:
        """Wherever a card that could be a vampire lies: a face-down one, or a vampire face up."""
        lying = encounters_at(game, self.place)
        vampires = any(not laid.face_up or ENCOUNTERS[laid.card].vampire for _, laid in lying)
        return vampires and dracula_could_have(game, ("seduction",))

    def offers(self, game: Dracula, who: str) -> Iterator[Option | Refused]:
        """Seduction needs a vampire that really lies there; DRA-CARD-12."""
        vampire = any(ENCOUNTERS[laid.card].vampire for _, laid in encounters_at(game, self.place))
        for option in window_options(game, who, self.moment):
            yield option if vampire or isinstance(option, Refused) else Refused(option, "DRA-CARD-12")

    def question(self, game: Dracula, who: str) -> Ask:
        choices, hunter = self.choices(game, who), self.hunter
        return ask(game.dracula, "hunter-searches", choices, rule="DRA-CARD-12", hunter=hunter, place=self.place)


class CardCancelled(DraculaAnswers, frozen=True, kw_only=True):
    """Dracula's combat card was just cancelled: Enraged undoes it; DRA-COMBAT-10."""

    moment: str = "on_combat_card_cancelled"

    def could(self, game: Dracula, who: str) -> bool:
        """No escape card can hope for Enraged; DRA-COMBAT-10."""
        return combat_of(game).choice not in EVENTS["enraged"].against and could_play(game, who, self.moment)

    def question(self, game: Dracula, who: str) -> Ask:
        card = combat_of(game).choice
        return ask(game.dracula, "card-cancelled", self.choices(game, who), rule="DRA-COMBAT-10", card=card)


# hunters answer Dracula


class HuntersAnswer(EventWindow, frozen=True, kw_only=True):
    """Any hunter may play an event of this moment, himself or for another; one is enough."""

    after_use: ClassVar[Then] = "over"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return game.active_hunters


class FalseTipPlayed(HuntersAnswer, frozen=True, kw_only=True):
    """Dracula has announced a False Tip: Good Luck counters it; DRA-CARD-11."""

    moment: str = "on_dracula_event:false_tip"

    def question(self, game: Dracula, who: str) -> Ask:
        seat, choices = game.seat_of(who), self.choices(game, who)
        return ask(seat, "false-tip-played", choices, rule="DRA-CARD-11", hunter=who, traveller=game.acting)


class HarmThreatens(HuntersAnswer, frozen=True, kw_only=True):
    """In a combat a hunter would be bitten (`bite`) or defeated by damage (`damage`)."""

    moment: str = "on_bite_or_lethal"
    victim: str
    what: str

    def question(self, game: Dracula, who: str) -> Ask:
        seat, choices = game.seat_of(who), self.choices(game, who)
        return ask(seat, f"prevent-{self.what}", choices, rule="DRA-CARD-14", hunter=who, victim=self.victim)


class LucyAvenged(HuntersAnswer, frozen=True, kw_only=True):
    """Lucy's Revenge lies open and may be used: against a bite or a defeat of Godalming's own, or an escape."""

    what: str
    """`bite`, `damage` or `escape`."""

    def order(self, game: Dracula) -> tuple[str, ...]:
        return (EVENTS["lucys_revenge"].only,)

    def could(self, game: Dracula, who: str) -> bool:
        return combat_of(game).revenge

    def offers(self, game: Dracula, who: str) -> Iterator[Option]:
        yield PlayEvent("lucys_revenge")

    def question(self, game: Dracula, who: str) -> Ask:
        seat, choices = game.seat_of(who), self.choices(game, who)
        if self.what == "escape":
            card = combat_of(game).choice
            return ask(seat, "avenge-lucy-escape", choices, rule="DRA-EVENT-05", hunter=who, card=card)
        return ask(seat, f"avenge-lucy-{self.what}", choices, rule="DRA-DEFEAT-03", hunter=who)

    def carried_out_by(self, use: Option) -> Procedure:
        return use_revenge


@procedure(rule=("DRA-DEFEAT-03", "DRA-EVENT-05"))
def use_revenge(game: Dracula, hunter: str, use: PlayEvent, on: LucyAvenged) -> LucyAvenged:
    """The open card is used up."""
    game.fight(revenge=False)
    discard_event(game, use.event)
    game.tell("lucys-revenge-used", hunter=hunter)
    return replace(on, resolved=True)


@procedure(rule=("DRA-DEFEAT-03", "DRA-CARD-14", "DRA-VFIGHT-07"))
def prevention_window(game: Dracula, hunter: str, what: str) -> Rule:
    """Whether a bite or a defeat is prevented.

    Lucy's Revenge lies open already and serves Godalming alone; Great Strength any hunter has, also outside the
    combat, for himself or another."""
    if hunter == EVENTS["lucys_revenge"].only:
        avenged = yield call(window, LucyAvenged(what=what))
        if avenged.resolved:
            return True
    threatens = yield call(window, HarmThreatens(victim=hunter, what=what))
    return threatens.resolved


@procedure(rule="DRA-EVENT-05")
def revenge_window(game: Dracula) -> Rule:
    """An escape card of Dracula's is about to resolve: whether Lucy's Revenge, lying open, cancels it."""
    revenge = EVENTS["lucys_revenge"]
    if revenge.only not in combat_of(game).hunters or combat_of(game).choice not in revenge.against:
        return False
    avenged = yield call(window, LucyAvenged(what="escape"))
    return avenged.resolved
