"""The same random tic-tac-toe on our kernel and on three other engines.

Each contender plays whole games through the engine's documented interface: it asks for
the legal moves, picks one, and has the engine check and apply it.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from benchmarks import tictactoe
from nokturn.cli.bench import Contender, timed
from tools import node

COMPILED = "OpenSpiel, C++ called from Python"
"""No peer, as its rules are written in C++: it shows what rules in Python cost."""
HERE = Path(__file__).parent


@contextmanager
def contenders() -> Iterator[dict[str, Contender]]:
    """Ours first, then the peers, and one for orientation."""
    with boardgame_io() as in_node:
        yield {
            "Nokturn": timed(nokturn_game(), perf_counter),
            "OpenSpiel, pure Python": timed(open_spiel_game("python_tic_tac_toe"), perf_counter),
            "PettingZoo": timed(pettingzoo_game(), perf_counter),
            "boardgame.io, headless": in_node,
            COMPILED: timed(open_spiel_game("tic_tac_toe"), perf_counter),
        }


def nokturn_game() -> Callable[[], int]:
    choose = random.Random(0).random

    def play() -> int:
        position = tictactoe.start()
        decisions = 0
        while asks := position.asks():
            options = asks[0].options
            position.answer(asks[0].seat, options[int(choose() * len(options))])
            decisions += 1
        return decisions

    return play


def open_spiel_game(name: str) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (importing it registers it)

    game = pyspiel.load_game(name)
    choose = random.Random(0).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            decisions += 1
        return decisions

    return play


def pettingzoo_game() -> Callable[[], int]:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()
    choose = random.Random(0).random

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(choose() * len(actions))])
            decisions += 1
        return decisions

    return play


@contextmanager
def boardgame_io() -> Iterator[Contender]:
    """Plays in a Node process of its own, which keeps the time itself."""
    found = node.find()
    found.packages(HERE)
    command = [*found.node, str(HERE / "boardgame_io.mjs")]
    environment = {**found.environment, "NODE_ENV": "production"}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answered = process.stdin, process.stdout

        def contend(seconds: float) -> tuple[int, float]:
            asked.write(f"{seconds}\n")
            asked.flush()
            decisions, taken = json.loads(answered.readline())
            return decisions, taken

        yield contend
        asked.close()
