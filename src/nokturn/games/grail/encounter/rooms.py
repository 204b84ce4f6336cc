"""Everything of Encounters that is declared somewhere and called from elsewhere: importing this has it at hand."""

from nokturn.games.grail.encounter import drawing, facing, panic
from nokturn.games.grail.encounter.combat import retreat
from nokturn.games.grail.encounter.ops import acting, attacks, conditions

ROOMS = (drawing, facing, panic, retreat, acting, attacks, conditions)
