"""The clever player: looks at the table, finds the question, answers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nokturn.games.dracula.bot import (
    dracula_fights,
    hands,
    hunt,
    hunters_fight,
    openings,
    prowl,
    schemes,
    tidings,
    traps,
)
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.seen.view import DraculaView
from nokturn.games.dracula.state.choices import Accept, Decline, Done, LetGo, Pass
from nokturn.kernel import Answer, Ask
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

Thought = Callable[[Scene, Ask], Answer]


def sparingly(scene: Scene, ask: Ask) -> Answer:
    """Nothing, if nothing is possible; else the first thing."""
    for nothing in (Pass(), Decline(), Done(), LetGo()):
        if nothing in ask.options:
            return nothing
    return first_answer(ask)


def willingly(scene: Scene, ask: Ask) -> Answer:
    """To be rid of an Aristocratic Vampire a delay is little."""
    return Accept()


def most(scene: Scene, ask: Ask) -> int:
    """As much as he can get: Feed, where the table lets Dracula choose."""
    return ask.high


HUNTERS: dict[str, Thought] = {
    "hunter-start": openings.start,
    "hunter-action": hunt.act,
    "second-action": hunt.act,
    "who-acts": hunt.who_acts,
    "rail-destination": hunt.go_where,
    "ride-where": hunt.go_where,
    "sail-where": hunt.go_where,
    "sail-on": hunt.go_where,
    "too-many-items": hands.least,
    "too-many-events": hands.least,
    "too-many-tickets": hands.least,
    "open-item": hands.least,
    "open-event": hands.least,
    "trade-offer": hands.offer,
    "trade-accept": hands.accept,
    "trade-return": hands.nothing,
    "answer-ambush": hands.answer_ambush,
    "show-item-against": hands.show,
    "show-weapons": hands.show,
    "discard-item-against": hands.keep_weapons,
    "discard-items-against": hands.mobbed,
    "become-delayed-against": willingly,
    "customs-search": hands.at_the_customs,
    "dawn-event": tidings.dawn,
    "day-event": tidings.day,
    "dusk-event": tidings.dusk,
    "event-received": tidings.receive,
    "which-mode": tidings.return_mode,
    "return-of-whom": tidings.return_of,
    "name-city": tidings.name_city,
    "name-cities": tidings.name_cities,
    "turn-up-which": tidings.turn_up,
    "turn-up-which-sea": tidings.newest,
    "turn-up-encounters-where": tidings.turn_up,
    "show-heavenly-host": tidings.show_host,
    "heavenly-host-where": tidings.consecrate,
    "consecrate-where": tidings.consecrate,
    "discard-which-encounter": tidings.unveil,
    "false-tip-played": tidings.counter,
    "transfuse-whom": tidings.transfuse,
    "drive-stake": hunters_fight.stake,
    "join-fight": hunters_fight.join_fight,
    "combat-starts": hunters_fight.before_combat,
    "who-leaves-combat": hunters_fight.who_leaves,
    "keep-which-item": hunters_fight.keep_item,
    "pick-combat-card": hunters_fight.pick,
    "planned-ambush": hunters_fight.swap,
    "holy-bullets": hunters_fight.holy_bullets,
    "holy-circle": hunters_fight.holy_circle,
    "prevent-bite": hunters_fight.prevent,
    "prevent-damage": hunters_fight.prevent,
    "avenge-lucy-bite": hunters_fight.prevent,
    "avenge-lucy-damage": hunters_fight.prevent,
    "avenge-lucy-escape": hunters_fight.stop_escape,
}
"""What the hunters are asked, by the prompt of the question."""

DRACULA: dict[str, Thought] = {
    "dracula-start": prowl.start,
    "dracula-moves": prowl.move,
    "escape-as-bat": prowl.fly,
    "slid-off": traps.slid_off,
    "place-encounter": schemes.between,
    "no-encounter": schemes.between,
    "encounter-for-lair": traps.guard,
    "add-which-encounter": traps.guard,
    "discard-encounters": traps.discard,
    "brides-exchange": traps.discard,
    "ambush": traps.ambush,
    "search-order": traps.search_order,
    "before-slide": schemes.before_slide,
    "phase-ends": schemes.end_of_phase,
    "dracula-event-received": schemes.receive,
    "too-many-dracula-events": schemes.discard,
    "keep-event": schemes.take_back,
    "ticket-spent": schemes.mislead,
    "carriage-ordered": schemes.mislead,
    "hunter-rode": schemes.bolt,
    "hunter-crossed-region": schemes.customs,
    "information-sought": schemes.hush,
    "hunter-searches": schemes.seduce,
    "seduce-with-which": traps.take_back,
    "feed-amount": most,
    "influence-whom": schemes.victim,
    "set-wolf-on": schemes.victim,
    "spy-on": schemes.victim,
    "discard-of-hunter": schemes.rob,
    "bats-carry-hunter": schemes.drag,
    "drag-hunter": schemes.drag,
    "false-tip-destination": schemes.drag,
    "hospital": schemes.far_hospital,
    "roadblocks-where": schemes.roadblocks,
    "place-roadblock": schemes.roadblock,
    "remove-roadblock": schemes.lift,
    "storms-where": schemes.storms,
    "remove-storm": schemes.calm,
    "place-fog": schemes.place_near_hunters,
    "wolves-where": schemes.place_near_hunters,
    "defile-which": schemes.defile,
    "combat-in-fog": dracula_fights.in_fog,
    "send-bodyguards": dracula_fights.bodyguards,
    "pick-dracula-combat-card": dracula_fights.pick,
    "engage": dracula_fights.engage,
    "claws-at-night": dracula_fights.claw,
    "plotting": dracula_fights.cancel,
    "plotting-search": dracula_fights.search_deck,
    "card-cancelled": dracula_fights.enraged,
}
"""What Dracula is asked."""

THOUGHTS: dict[str, Thought] = {**HUNTERS, **DRACULA}


class CleverBot:
    """Plays Dracula, or some of the hunters, by rules of thumb and a little arithmetic.

    It keeps no memory of its own: an answer follows from the key, the view, the question and the log, so that a game
    taken up again goes on as it would have."""

    def __init__(self, key: str) -> None:
        self._key = key

    def answer(self, view: DraculaView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """What it thinks best, or the first answer if that were ever refused."""
        answer = self.think(view, ask, log)
        return answer if ask.check(answer) is None else first_answer(ask)

    def think(self, view: DraculaView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """What the thoughts on this prompt come to; without any, the most reserved answer there is."""
        dice = Random(f"{self._key}/{len(log)}/{ask.prompt}")
        return THOUGHTS.get(ask.prompt, sparingly)(Scene(view, ask, dice), ask)
