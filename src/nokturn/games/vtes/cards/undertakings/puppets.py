"""Action cards that stay on somebody else's minion."""

from __future__ import annotations

from nokturn.games.vtes.cards.action_cards import THEFT, action, bleed
from nokturn.games.vtes.cards.patterns import burnable
from nokturn.games.vtes.state.card_language import ACTION_CARD, Ability, Deed, Mode, Static, Trigger, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, BurnBlood, Change, Do, Lock, PutInPlay, Unlock
from nokturn.games.vtes.text.primitives import Borrow, Mark, Move
from nokturn.kernel import procedure

FRESH = "fresh"
"""Of a card that was put in play this turn."""
PULLS = (Unlock(who="host"), Borrow(who="host"), Burn())
write(
    "puppet-master",
    bleed("dom", 2),
    action(
        "DOM",
        THEFT,
        PutInPlay(host="chosen", kept=True),
        Lock(who="chosen"),
        Mark(key=FRESH, who="this"),
        choose=("vampire:younger",),
    ),
    Static("no-unlock"),
    Ability(
        "impulse",
        needs=("own-turn", "in-minion-phase", f"source-unmarked:{FRESH}"),
        does=PULLS,
    ),
    Ability("phase-end", mandatory=True, needs=(f"source-unmarked:{FRESH}",), does=PULLS),
)
write(
    "slaughtering-the-herd",
    Mode(
        ACTION_CARD,
        "take-action",
        ("dom",),
        deed=Deed(kind="bleed", directed="prey"),
        announced=(Change(what="bleed", amount=2), Change(what="unblockable-by-allies")),
    ),
    action(
        "DOM",
        THEFT,
        PutInPlay(host="chosen"),
        Do("vtes.remembers_herder"),
        choose=("vampire:predator",),
    ),
    Trigger("announced", (Move(giver="host", to="chosen2"),), needs=("is-host",)),
    Ability(
        "impulse",
        by="host",
        blood=4,
        needs=("own-turn", "in-minion-phase"),
        does=(Burn(),),
    ),
    burns_when="herder-gone",
)


@procedure()
def remembers_herder(game: Vtes, play: Play) -> None:
    """The card remembers who gets the blood."""
    if play.source in game.cards:
        game.change(play.source, chosen=(*play.chosen[:1], play.minion))


@condition("herder-gone")
def herder_gone(game: Vtes, about: About) -> bool:
    """The second of those whom the card remembers is not ready any more."""
    return about.source is not None and len(about.source.chosen) > 1 and not game.is_ready(about.source.chosen[1])


write(
    "phantasmagoria",
    *[
        action(level, Deed(stealth=1, directed="chosen"), PutInPlay(host="chosen", kept=True), choose=("minion",))
        for level in ("pre", "PRE")
    ],
    Static("stealth", -1),
    Trigger("blocked", (BurnBlood(who="host"),), needs=("is-host", "superior-card")),
    burnable(),
)
