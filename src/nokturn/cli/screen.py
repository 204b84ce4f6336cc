"""What is printed and what is typed: plain lines, wrapped at words, nothing a screen reader stumbles over."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap

WIDEST = 100
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """The terminal, or whatever stands in for it."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - line editing and history, where the system has it

    def say(self, *lines: str) -> None:
        """Print paragraphs; an indented one stays indented when it is wrapped."""
        for line in lines:
            print(*wrapped(line, self._width()), sep="\n")

    def command(self, line: str) -> None:
        """A command to be typed or copied: in one piece, on a line of its own."""
        print(f"  {line}")

    def ask(self, sign: str = "> ") -> str:
        """One typed line; `EOFError` when there will be no more."""
        sys.stdout.flush()
        return input(sign).strip()

    def clear(self) -> None:
        """Nothing of what was shown stays in sight."""
        print(CLEAR if self.terminal else "\n" * 60, end="", flush=True)

    def _width(self) -> int:
        return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns) if self.terminal else 0


def wrapped(line: str, width: int) -> list[str]:
    """`line` broken at words; width 0: as it is."""
    if len(line) <= width or width < 20:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(line, width, subsequent_indent=indent + "  ", break_long_words=False, break_on_hyphens=False)
