"""Write what Dracula's board in the browser is drawn from: `python -m tools.dracula_map`.

Places, links and the lengths of the tracks come from the files the rules are played with; a test sees to it that the
drawn map is never older than they are.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nokturn.games.dracula.map.atlas import Atlas, atlas
from nokturn.games.dracula.printed.content import DAYS, MAPS, NUMBERS, TRACKS

FILE = Path(__file__).parent.parent / "client" / "src" / "games" / "dracula" / "maps.json"


def text() -> str:
    """The whole file; one line for every place and for every kind of link, so that a change can be read."""
    found = {
        "days": list(DAYS),
        "influenceWin": TRACKS.influence_win,
        "despairSpaces": TRACKS.despair_spaces,
        "rumorInfluence": NUMBERS.rumor_influence,
        "portToSeaDamage": NUMBERS.port_to_sea_damage,
        "seaToSeaDamage": NUMBERS.sea_to_sea_damage,
        "maps": {variant: drawn(atlas(variant)) for variant in MAPS.variant},
    }
    return _lines(found, 4) + "\n"


def drawn(of: Atlas) -> dict[str, Any]:
    """One map: where everything is, and what joins it."""
    rails = {
        colour: [[a, b] for a in of.rails for b, track in of.rails[a] if a < b and track == colour]
        for colour in ("white", "yellow")
    }
    return {
        "places": {
            place.id: {
                "size": place.size,
                "region": place.region,
                "port": place.port,
                "hospital": place.hospital,
                "lon": place.lon,
                "lat": place.lat,
            }
            for place in of.places.values()
        },
        "roads": [[a, b] for a in of.roads for b in of.roads[a] if a < b],
        "white": rails["white"],
        "yellow": rails["yellow"],
        "seas": [[a, b] for a in of.seas for b in of.seas[a] if a < b],
    }


def _lines(value: Any, deep: int, margin: str = "") -> str:
    """JSON with so many levels of it on lines of their own."""
    if not isinstance(value, dict) or not deep:
        return json.dumps(value)
    inner = margin + "  "
    entries = [f"{inner}{json.dumps(key)}: {_lines(entry, deep - 1, inner)}" for key, entry in value.items()]
    return "{\n" + ",\n".join(entries) + "\n" + margin + "}"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
