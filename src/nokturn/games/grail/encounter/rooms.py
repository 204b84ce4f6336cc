"""Everything of Encounters that is declared somewhere and called from elsewhere: importing this has it at hand."""

from nokturn.games.grail.encounter import course, encounter_draw, panic
from nokturn.games.grail.encounter.combat import retreat
from nokturn.games.grail.encounter.ops import attacks, conditions, pool_and_hands

ROOMS = (encounter_draw, course, panic, retreat, pool_and_hands, attacks, conditions)
