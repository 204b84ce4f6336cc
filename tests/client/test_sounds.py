"""The sounds of the table: as the script renders them, and small enough to be fetched for fun."""

import wave
from io import BytesIO

import numpy as np
import pytest

from tools.sounds import FOLDER, SOUNDS

LIMIT = 150_000


def samples(file: bytes):
    with wave.open(BytesIO(file)) as read:
        assert (read.getnchannels(), read.getsampwidth()) == (1, 2)
        return read.getframerate(), np.frombuffer(read.readframes(read.getnframes()), "<i2").astype(int)


def test_there_are_these_and_no_others():
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.wav" for name in SOUNDS}
    assert set(SOUNDS) == {"turn", "card", "blood", "reveal", "win", "loss"}


def test_all_of_them_are_small():
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < LIMIT


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_as_it_is_rendered(name):
    """But for the last bit, where a processor may round otherwise."""
    kept_rate, kept = samples((FOLDER / f"{name}.wav").read_bytes())
    rate, made = samples(SOUNDS[name]().wav())
    assert (kept_rate, len(kept)) == (rate, len(made))
    assert np.abs(kept - made).max() <= 1


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_begins_softly_ends_in_silence_and_is_never_loud(name):
    rate, heard = samples((FOLDER / f"{name}.wav").read_bytes())
    assert np.abs(heard).max() <= 0.51 * 32767
    assert np.abs(heard[:2]).max() < 0.05 * 32767
    assert np.abs(heard[-rate // 200 :]).max() < 0.01 * 32767
