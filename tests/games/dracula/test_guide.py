"""The card that `docs/adding-a-card.md` shows for Dracula is the card of the game."""

import re
from pathlib import Path

import nokturn.games.dracula

GUIDE = Path(__file__).parents[3] / "docs" / "adding-a-card.md"
SOURCES = (Path(nokturn.games.dracula.__file__).parent, Path(__file__).parent)


def test_what_the_guide_quotes_is_there():
    section = GUIDE.read_text("utf-8").partition("\n## Dracula\n")[2].partition("\n## ")[0]
    quoted = re.findall(r"^```\w+\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    files = [path.read_text("utf-8") for top in SOURCES for path in top.rglob("*") if path.suffix in (".py", ".toml")]
    assert len(quoted) == 3
    for text in quoted:
        assert any(text in file for file in files), text
