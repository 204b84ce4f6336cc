"""The `nokturn` command."""

from cyclopts import App

from nokturn import __version__

app = App(name="nokturn", version=__version__, help="Dark tabletop games, played by the whole rulebook.")


def main() -> None:
    app()
