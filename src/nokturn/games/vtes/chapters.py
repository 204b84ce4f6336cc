"""Every chapter of the rules and every card text: importing this makes known what others call by name."""

from nokturn.games.vtes.action import basic_actions, blocking, course
from nokturn.games.vtes.cards import all as card_texts
from nokturn.games.vtes.combat import called_up, effects_that_ask, rounds
from nokturn.games.vtes.play import (
    advanced,
    arrivals,
    contests,
    crypt_search,
    entering_play,
    imbued,
    leaving_play,
    red_list,
    state_checks,
    titles,
)
from nokturn.games.vtes.playing import cancelling, events, playing
from nokturn.games.vtes.politics import condition_words as poll_words
from nokturn.games.vtes.politics import diablerie, referendum, votes
from nokturn.games.vtes.state.card_language import proofread_texts
from nokturn.games.vtes.text import condition_words, situations, tokens
from nokturn.games.vtes.turn import turn

proofread_texts()

BY_NAME = (
    course,
    advanced,
    arrivals,
    entering_play,
    blocking,
    called_up,
    cancelling,
    card_texts,
    state_checks,
    condition_words,
    contests,
    crypt_search,
    basic_actions,
    diablerie,
    effects_that_ask,
    events,
    imbued,
    leaving_play,
    playing,
    referendum,
    rounds,
    situations,
    titles,
    tokens,
    red_list,
    turn,
    votes,
    poll_words,
)
