"""What one wants to see beside a choice: who somebody is, and what lies on them."""

from __future__ import annotations

from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.queue.slots import cost_of
from nokturn.games.heritage.state.choices import Recruit, TakeClan
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option
from nokturn.kernel.events import Line

PERSONS = ("character", "vampire", "sire", "childe", "leader")


def aside(game: Heritage, option: Option) -> Line | None:
    """Attributes and tokens of whoever the option is about."""
    if isinstance(option, TakeClan):
        return _clan(option.clan)
    field = next((one for one in PERSONS if one in option.__struct_fields__), "")
    if not field:
        return None
    card: str = getattr(option, field)
    person = PEOPLE[card]
    values = (person.class_, person.temperament, person.geography, person.archetype)
    if isinstance(option, Recruit) and card in game.queue and game.active in game.clans:
        return Line("aside-recruit", (("attributes", values), ("cost", cost_of(game, game.active, card))))
    on = game.vampires.get(card)
    if on is None:
        return Line("aside-character", (("attributes", values),))
    facts = (("attributes", values), ("potency", on.potency), ("infamy", on.infamy), ("boons", len(on.boons)))
    return Line("aside-vampire", (*facts, ("player", on.owner)))


def _clan(clan: str) -> Line:
    """Advice that restricts nothing; HER-SETUP-22."""
    about = CLANS[clan]
    least, most = about.best_with
    facts = (("epithet", clan), ("complexity", about.complexity))
    return Line("aside-clan", (*facts, ("least", least), ("most", most), ("range", most - least)))
