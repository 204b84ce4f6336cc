"""Answers at a glance: what a choice in the middle of something is worth, in points, as the table stands."""

from __future__ import annotations

from typing import Any

from nokturn.games.heritage.bloodline.line import abilities_on, awake, childer, coterie, pack
from nokturn.games.heritage.bot.boards import board_worth
from nokturn.games.heritage.bot.outlook import Outlook
from nokturn.games.heritage.bot.promise import promise_of, promise_of_ability, promise_of_line
from nokturn.games.heritage.bot.targets import target_worth, victim_worth
from nokturn.games.heritage.chapter.coteries import missing
from nokturn.games.heritage.chapter.schemes import in_reach
from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.attributes import GROUP_OF
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.effects import Effects, flat
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Answer, Ask, Option, Seat
from nokturn.kernel.game import first_answer


def at_a_glance(game: Heritage, ask: Ask) -> Answer:
    """The best of what is offered, nothing tried out."""
    if ask.kind in ("order", "number"):
        return first_answer(ask)
    look, facts = Outlook(game), dict(ask.args)
    if ask.kind == "confirm":
        return accepted(look, ask, facts)
    if ask.kind == "some":
        return several(look, ask, facts)
    return max(ask.options, key=lambda option: worth(look, ask.seat, option, facts))


def several(look: Outlook, ask: Ask, facts: dict[str, Any]) -> tuple[Option, ...]:
    """As many as must be, and whoever else is worth it."""
    worths = {option: worth(look, ask.seat, option, facts) for option in ask.options}
    ranked = sorted(ask.options, key=lambda option: -worths[option])
    wanted = [option for option in ranked[: ask.high] if worths[option] > 0]
    return tuple(ranked[: max(ask.low, len(wanted))])


def accepted(look: Outlook, ask: Ask, facts: dict[str, Any]) -> bool:
    """An invitation is accepted unless the host gains more by it."""
    if ask.prompt != "invited":
        return True
    gift = sum([promise_of_line(effect.effects) for effect in SCHEMES[facts["source"]].effects])
    return gift > 2 * look.rivalry(ask.seat, facts["target"])


def worth(look: Outlook, seat: Seat, option: Option, facts: dict[str, Any]) -> float:
    """Roughly in points of one's own."""
    game = look.game
    match option:
        case do.Target(vampire):
            return target_worth(look, seat, vampire, facts)
        case do.Place(sire):
            return place_worth(game, seat, sire, str(facts["character"]))
        case do.Lead(leader):
            return lead_worth(look, leader, str(facts["scheme"]))
        case do.Pay(vampire) | do.GiveBoon(vampire):
            cost = look.infamy * game.vampires[vampire].infamy - 0.1 * bool(game.vampires[vampire].title)
            return cost - (0 if "source" not in facts else 1 + look.rivalry(seat, facts["target"]))
        case do.Refuse():
            return -penalty(look, seat, str(facts["source"]))
        case do.Owe(vampire):
            owner = game.vampires[vampire].owner
            return -look.rivalry(seat, owner) + 0.05 * game.vampires[vampire].infamy
        case do.Sacrifice(childe):
            return -victim_worth(look, childe)
        case do.LetFall():
            return -victim_worth(look, str(facts["vampire"]))
        case do.Pick(card):
            return pick_worth(look, seat, card, facts)
        case do.Take(scheme):
            return promise_of(scheme)
        case do.Name(value):
            return name_worth(look, seat, value)
        case do.Branch(card, number):
            return promise_of_line(line_of(card, number))
        case do.Invite(target, guest_first):
            return 1.5 - 2 * look.rivalry(seat, target) - 0.1 * guest_first
        case do.InviteNobody():
            return 0.0
        case _:
            return board_worth(look, seat, option)


def line_of(card: str, number: int) -> Effects:
    """The line of a card that offers several."""
    printed = SCHEMES.get(card) or ABILITIES.get(card) or OBLIGATIONS.get(card)
    lines = [effect.options for effect in flat(printed.effects if printed else ()) if effect.options]
    return lines[0][number] if lines and number < len(lines[0]) else ()


def place_worth(game: Heritage, seat: Seat, sire: str, newcomer: str) -> float:
    """Under whom the newcomer completes most coteries for what one holds; under nobody who cannot lead."""
    on = game.vampires[sire]
    archetype = PEOPLE[newcomer].archetype
    found = -0.3 if on.exhausted else 0.0
    for scheme in in_reach(game, seat):
        if not on.exhausted and archetype in missing(game, scheme, sire):
            found += 0.6 if scheme in game.hands[seat] else 0.2
    return found - 0.05 * len(childer(game, sire)) - 0.2 * on.infamy


def lead_worth(look: Outlook, leader: str, scheme: str) -> float:
    """Boons that must be given away, infamy that draws harm upon what is gained, and whom the scheme counts."""
    game = look.game
    found = -1.5 * len(missing(game, scheme, leader)) - 0.2 * game.vampires[leader].infamy
    scopes = {one.scope for effect in flat(SCHEMES[scheme].effects) for one in (effect.sel, effect.n.count) if one}
    if "pack" in scopes:
        found += 0.6 * len(pack(game, leader))
    if "coterie" in scopes or "childer" in scopes:
        found += 0.6 * len(coterie(game, leader))
    return found


def penalty(look: Outlook, seat: Seat, scheme: str) -> float:
    """What refusing respect costs."""
    cost = 0.0
    for effect in [inner for demand in SCHEMES[scheme].effects for inner in demand.effects]:
        if effect.op == "torpor":
            cost += min([victim_worth(look, one) for one in awake(look.game, seat)], default=0.0)
        elif effect.op == "exhaust":
            cost += 0.4
        else:
            cost += max(1, effect.n.fixed) * (look.infamy if effect.what == "infamy" else 1)
    return cost


def pick_worth(look: Outlook, seat: Seat, card: str, facts: dict[str, Any]) -> float:
    """A character of the queue or the deck for oneself; or, once one has recruited, away from the others."""
    game = look.game
    able = sum([promise_of_ability(one) for one in abilities_on(game, card)])
    found = able + look.kind(card) + sum([name_worth(look, seat, value) for value in PEOPLE[card].attributes])
    removed = "most" in facts and not game.recruited
    return -found if removed else found


def name_worth(look: Outlook, seat: Seat, value: str) -> float:
    """What somebody with this attribute brings, and does when activated."""
    game = look.game
    group = GROUP_OF[value]
    if group == "class":
        return look.classes[value]
    if group == "geography":
        return look.lands[value]
    if group == "temperament" and seat in game.morality:
        board = BOARDS.inner_beast if game.theatres[1] == "inner_beast" else BOARDS.rise_of_humanity
        turn = board.match if game.morality[seat].facing == value else board.mismatch
        return turn.move + 0.5 * turn.draw_scheme
    return 0.0
