"""What one wants to see beside a choice: who somebody is, and what lies on them."""

from __future__ import annotations

from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.queue.slots import cost_of
from nokturn.games.heritage.state.choices import Recruit, TakeClan
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option
from nokturn.kernel.events import Line

PERSONS = ("vampire", "sire", "childe")


def aside(game: Heritage, option: Option) -> Line | None:
    """Of a recruit the attributes and the price, of a vampire what lies on it, of a clan the advice."""
    if isinstance(option, TakeClan):
        return _clan(option.clan)
    if isinstance(option, Recruit) and option.character in game.queue and game.active in game.clans:
        person = PEOPLE[option.character]
        values = (person.class_, person.temperament, person.geography, person.archetype)
        return Line("aside-recruit", (("attributes", values), ("cost", cost_of(game, game.active, person.id))))
    field = next((one for one in PERSONS if one in option.__struct_fields__), "")
    on = game.vampires.get(getattr(option, field)) if field else None
    if on is None:
        return None
    facts = (("potency", on.potency), ("infamy", on.infamy), ("boons", len(on.boons)))
    return Line("aside-vampire", (("player", on.owner), *facts))


def _clan(clan: str) -> Line:
    """Advice that restricts nothing; HER-SETUP-22."""
    about = CLANS[clan]
    least, most = about.best_with
    facts = (("complexity", about.complexity), ("least", least), ("most", most), ("range", most - least))
    return Line("aside-clan", facts)
