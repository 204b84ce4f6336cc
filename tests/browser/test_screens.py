"""Every page and dialog of the client is among the screens that are looked at."""

from pathlib import Path

from tests.browser.screens import SHOWN

CLIENT = Path(__file__).parents[2] / "client" / "src"
WALKS = Path(__file__).parent / "screens"


def covering() -> set[str]:
    """Pages, dialogs, and whatever else takes the place of what was there."""
    pages = (CLIENT / "pages").glob("*.svelte")
    dialogs = [path for path in CLIENT.rglob("*.svelte") if "<Dialog" in path.read_text("utf-8")]
    return {path.relative_to(CLIENT).as_posix() for path in (*pages, *dialogs)}


def test_every_page_and_dialog_is_among_the_screens():
    assert covering() - SHOWN.keys() == set(), "say in tests/browser/screens/__init__.py which screen shows it"
    assert SHOWN.keys() - covering() == set(), "is there no longer"


def test_every_screen_that_is_named_is_walked_to():
    walked = "".join([path.read_text("utf-8") for path in WALKS.glob("*.py") if path.name != "__init__.py"])
    for part, screen in SHOWN.items():
        assert f'"{screen}' in walked or f'"{screen.rpartition("-")[0]}-{{' in walked, f"{part}: {screen}"
