"""Every chapter of the rules and every card text: importing this makes known what others call by name."""

from nokturn.games.vtes import (
    actions,
    arriving,
    blocking,
    checks,
    circumstances,
    contests,
    deeds,
    influence,
    leaving,
    minion_phase,
    playing,
    titles,
    turn,
)
from nokturn.games.vtes.combat import doing, rounds

BY_NAME = (
    actions,
    arriving,
    blocking,
    checks,
    circumstances,
    contests,
    deeds,
    doing,
    influence,
    leaving,
    minion_phase,
    playing,
    rounds,
    titles,
    turn,
)
