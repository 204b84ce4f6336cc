"""The map drawn in the browser is the one that is played on."""

import json

from nokturn.games.dracula.printed.content import MAPS
from tools import dracula_map


def test_the_drawn_map_is_that_of_the_files() -> None:
    assert dracula_map.FILE.read_text("utf-8") == dracula_map.text(), "run `python -m tools.dracula_map`"


def test_every_map_that_can_be_chosen_is_drawn() -> None:
    drawn = json.loads(dracula_map.FILE.read_text("utf-8"))["maps"]
    assert set(drawn) == set(MAPS.variant)
    assert ["bordeaux", "saragossa"] in drawn["second_edition"]["roads"]
    assert ["bordeaux", "santander"] in drawn["third_edition_reconstruction"]["roads"]
