"""Everything that is declared somewhere and called from elsewhere: importing this has it all at hand."""

from nokturn.games.heritage.aftermath import aftermath
from nokturn.games.heritage.chapter import rounds
from nokturn.games.heritage.clans import brujah, lasombra, malkavian, nosferatu, toreador, tremere, tzimisce, ventrue
from nokturn.games.heritage.effects import abilities, activation, boards, branches, cards, statuses, tokens
from nokturn.games.heritage.era import chronicle_end, era
from nokturn.games.heritage.prologue import prologue
from nokturn.games.heritage.theatres import (
    anarch_revolt,
    court,
    high_low_clans,
    inquisition,
    masquerade,
    morality,
    sabbat_wars,
    war_of_princes,
)

CHAPTERS = (
    prologue, rounds, aftermath, era, chronicle_end,
    brujah, lasombra, malkavian, nosferatu, toreador, tremere, tzimisce, ventrue,
    abilities, activation, boards, branches, cards, statuses, tokens,
    high_low_clans, morality, war_of_princes, inquisition, anarch_revolt, masquerade, court, sabbat_wars,
)  # fmt: skip
