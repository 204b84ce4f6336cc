"""The impulse: who may use something now, until all have passed in succession.

Where `window` asks each reaction once, here a seat chooses among all it could use, may use
several, and gets another chance whenever somebody else has used something.  V:TES calls it
impulse and gives it back to the acting player after every use; in Dracula's shared windows
it goes on to the next player.

The game says what a seat may use: `uses(game, happening, prompt, seat)`.  Every seat in the
order is asked even if it has nothing to use: who is skipped has shown an empty hand.
Standing orders (`nokturn.kernel.orders`) pass for those who do not want to be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nokturn.kernel.asks import Option, Refused, Seat, ask
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.procedures import Rule, call, procedure
from nokturn.kernel.windows import Happening

Uses = Callable[[Any, Any, str, Seat], Iterable[Option | Refused]]

_USES: dict[str, Uses] = {}


class Pass(Option, frozen=True):
    """Use nothing now.

    Where a pass means more than that (in V:TES a final refusal to block), the game offers a
    subclass of its own whose `does` names what follows from it."""

    does: str = ""


class Use(Option, frozen=True, kw_only=True):
    """Something a seat may use while it has the impulse.  Games subclass it with the facts."""

    does: str
    """Name of the procedure `does(game, use, happening)`; it returns the record."""


def uses(game_name: str) -> Callable[[Uses], Uses]:
    """Declare the function that lists what a seat may use in a game."""

    def declare(function: Uses) -> Uses:
        _USES[game_name] = function
        return function

    return declare


def _choices(game: Any, happening: Happening, prompt: str, seat: Seat) -> Iterable[Option | Refused]:
    name = happening.plain_name.partition(".")[0]
    if name not in _USES:
        raise ProcedureError(f"Nobody says what may be used in {name}. Decorate a function with @uses({name!r}).")
    choices = tuple(_USES[name](game, happening, prompt, seat))
    return choices if any(isinstance(choice, Pass) for choice in choices) else (*choices, Pass())


@procedure()
def impulse(game: Any, happening: Happening, prompt: str, order: tuple[Seat, ...], returns: bool = True) -> Rule:
    """Let the seats in `order` use things until all have passed in succession; returns the record.

    After a use the impulse `returns` to the first seat, or else goes on to the next one."""
    holder, passed = 0, 0
    while passed < len(order) and not happening.stopped:
        use = yield ask(order[holder], prompt, _choices(game, happening, prompt, order[holder]))
        holder, passed = (holder + 1) % len(order), passed + 1
        if use.does:
            happening = yield call(use.does, use, happening)
        if not isinstance(use, Pass):
            holder, passed = 0 if returns else holder, 0
    return happening
