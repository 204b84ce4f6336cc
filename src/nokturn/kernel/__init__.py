"""The kernel: procedures, frames, asks, windows, chance, views and records.  It knows no game.

Rules are imported from here; `nokturn.kernel.game` is the contract a game fulfils.
"""

from nokturn.kernel.asks import (
    Answer,
    Ask,
    Option,
    OwnWords,
    Refusal,
    Refused,
    Seat,
    ask,
    ask_all,
    ask_any,
    ask_confirm,
    ask_number,
    ask_order,
    ask_some,
    refusing,
)
from nokturn.kernel.chance import chance, pick, shuffle
from nokturn.kernel.plain import Leaf
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import Rule, Step, call, carries_out, procedure
from nokturn.kernel.state import State

__all__ = [
    "Answer",
    "Ask",
    "Leaf",
    "Option",
    "OwnWords",
    "Position",
    "Refusal",
    "Refused",
    "Rule",
    "Seat",
    "State",
    "Step",
    "ask",
    "ask_all",
    "ask_any",
    "ask_confirm",
    "ask_number",
    "ask_order",
    "ask_some",
    "call",
    "carries_out",
    "chance",
    "pick",
    "procedure",
    "refusing",
    "shuffle",
]
