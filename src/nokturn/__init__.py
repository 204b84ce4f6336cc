"""Nokturn: dark tabletop games, played by the whole rulebook."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("nokturn")
