"""Render the sounds of the table: `python -m tools.sounds`.

Wood, paper and a low bell, made here from sums of partials and shaped noise: nothing is recorded, nothing is taken
from elsewhere.  Every sound is a mono WAV of 16 bits at the lowest rate its highest partial allows (decision 0010).
A test renders them again and compares.
"""

from __future__ import annotations

import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent.parent / "client" / "src" / "sounds"
LOUDEST = 0.5
"""Of what 16 bits hold: the table whispers, and several sounds may ring at once."""
BELL = ((0.5, 0.5, 1.0), (1.0, 1.0, 0.8), (1.19, 0.35, 0.55), (1.5, 0.22, 0.45), (2.0, 0.3, 0.35), (2.74, 0.12, 0.2))
"""Hum, strike note, minor tierce, quint, nominal and one above: pitch, loudness, how long it rings."""
WOOD = ((1.0, 1.0, 1.0), (2.32, 0.55, 0.7), (4.25, 0.3, 0.5), (6.63, 0.15, 0.35))
"""The bars of a knocked table top."""

Samples = NDArray[np.float64]


class Sheet:
    """A stretch of time that sounds are laid on."""

    def __init__(self, seconds: float, rate: int) -> None:
        self.rate = rate
        self.samples: Samples = np.zeros(round(seconds * rate))

    def _rest(self, at: float) -> tuple[slice, Samples]:
        """What is left from `at` on, and its seconds."""
        start = round(at * self.rate)
        return slice(start, None), np.arange(len(self.samples) - start) / self.rate

    def ring(
        self,
        partials: tuple[tuple[float, float, float], ...],
        pitch: float,
        at: float,
        *,
        loud: float,
        rings: float,
        attack: float = 0.004,
    ) -> None:
        """Something struck: every partial dies away at its own speed."""
        rest, time = self._rest(at)
        softly = 1 - np.exp(-time / attack)
        for ratio, strength, length in partials:
            if ratio * pitch < 0.45 * self.rate:
                fading = np.exp(-time / (rings * length))
                self.samples[rest] += loud * strength * softly * fading * np.sin(2 * np.pi * ratio * pitch * time)

    def brush(self, low: float, high: float, at: float, seconds: float, *, loud: float, seed: int) -> None:
        """Paper that is drawn over something: noise between two pitches that swells and goes."""
        rest, time = self._rest(at)
        noise = np.fft.rfft((np.random.PCG64(seed).random_raw(len(time)) >> np.uint64(11)) / 2.0**52 - 1)
        pitches = np.fft.rfftfreq(len(time), 1 / self.rate)
        middle, width = (low + high) / 2, (high - low) / 2
        shaped = np.fft.irfft(noise * np.exp(-(((pitches - middle) / width) ** 2)), len(time))
        swell = np.sin(np.pi * np.clip(time / seconds, 0, 1)) ** 2
        self.samples[rest] += loud * swell * shaped / max(float(np.abs(shaped).max()), 1e-9)

    def beat(self, pitch: float, at: float, *, loud: float, rings: float) -> None:
        """A heart: a low note that falls by an octave while it dies; small speakers know it by its overtones."""
        rest, time = self._rest(at)
        falling = pitch * (0.5 + 0.5 * np.exp(-time / (rings / 2)))
        phase = 2 * np.pi * np.cumsum(falling) / self.rate
        heart = np.sin(phase) + 0.4 * np.sin(2 * phase) + 0.2 * np.sin(3 * phase)
        self.samples[rest] += loud * (1 - np.exp(-time / 0.006)) * np.exp(-time / rings) * heart

    def wav(self) -> bytes:
        """The file: as loud as all the others, and silent at its end."""
        end = min(len(self.samples), round(0.05 * self.rate))
        faded = self.samples.copy()
        faded[-end:] *= np.linspace(1, 0, end)
        faded *= LOUDEST / float(np.abs(faded).max())
        made = BytesIO()
        with wave.open(made, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(self.rate)
            file.writeframes(np.round(faded * 32767).astype("<i2").tobytes())
        return made.getvalue()


def turn() -> Sheet:
    """One low bell in another room: it is your turn."""
    sheet = Sheet(1.1, 11_025)
    sheet.ring(BELL, 220.0, 0, loud=1.0, rings=0.5, attack=0.008)
    sheet.ring(WOOD, 165.0, 0, loud=0.25, rings=0.03)
    return sheet


def card() -> Sheet:
    """A card slides over the table and lies down."""
    sheet = Sheet(0.2, 22_050)
    sheet.brush(1400, 5200, 0, 0.13, loud=0.7, seed=11)
    sheet.ring(WOOD, 210.0, 0.11, loud=0.8, rings=0.022, attack=0.001)
    return sheet


def blood() -> Sheet:
    """Two beats of a heart."""
    sheet = Sheet(0.5, 11_025)
    sheet.beat(104.0, 0, loud=1.0, rings=0.08)
    sheet.beat(88.0, 0.19, loud=0.7, rings=0.1)
    sheet.brush(60, 260, 0, 0.4, loud=0.08, seed=12)
    return sheet


def reveal() -> Sheet:
    """Paper is turned, and a small bell answers."""
    sheet = Sheet(0.7, 16_000)
    sheet.brush(700, 2600, 0, 0.12, loud=0.5, seed=13)
    sheet.brush(1800, 5200, 0.07, 0.12, loud=0.5, seed=14)
    sheet.ring(BELL, 329.6, 0.16, loud=0.8, rings=0.26)
    return sheet


def win() -> Sheet:
    """Three bells that climb: root, fifth, octave."""
    sheet = Sheet(1.9, 11_025)
    for step, (pitch, at) in enumerate(((146.8, 0.0), (220.0, 0.24), (293.7, 0.48))):
        sheet.ring(BELL, pitch, at, loud=0.7 + 0.15 * step, rings=0.7, attack=0.006)
    return sheet


def loss() -> Sheet:
    """Two bells that sink by a third, and a door of wood."""
    sheet = Sheet(1.6, 11_025)
    sheet.ring(BELL, 174.6, 0, loud=0.8, rings=0.55, attack=0.01)
    sheet.ring(BELL, 146.8, 0.34, loud=1.0, rings=0.6, attack=0.01)
    sheet.ring(WOOD, 82.0, 0.34, loud=0.35, rings=0.08)
    return sheet


SOUNDS: dict[str, Callable[[], Sheet]] = {
    "turn": turn, "card": card, "blood": blood, "reveal": reveal, "win": win, "loss": loss,
}  # fmt: skip


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, made in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(made().wav())


if __name__ == "__main__":
    main()
