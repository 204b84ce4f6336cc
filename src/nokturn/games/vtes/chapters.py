"""Every chapter of the rules and every card text: importing this makes known what others call by name."""

from nokturn.games.vtes import (
    actions,
    advanced,
    arriving,
    blocking,
    cancelling,
    checks,
    circumstances,
    contests,
    deeds,
    events,
    imbued,
    influence,
    leaving,
    minion_phase,
    playing,
    titles,
    traits,
    turn,
)
from nokturn.games.vtes.cards import all as card_texts
from nokturn.games.vtes.combat import doing, rounds
from nokturn.games.vtes.politics import diablerie, referendum, votes, words

BY_NAME = (
    actions,
    advanced,
    arriving,
    blocking,
    cancelling,
    card_texts,
    checks,
    circumstances,
    contests,
    deeds,
    diablerie,
    doing,
    events,
    imbued,
    influence,
    leaving,
    minion_phase,
    playing,
    referendum,
    rounds,
    titles,
    traits,
    turn,
    votes,
    words,
)
