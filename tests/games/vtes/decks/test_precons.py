"""The preconstructed decks."""

import pytest
from tests.games.vtes.first_pool import CRYPT_PRINTED, LIBRARY_PRINTED

from nokturn.games.vtes.decks import PRECONS, precon, read_deck
from nokturn.games.vtes.decks.precons import FIRST_POOL, FOLDER
from nokturn.games.vtes.printed.pool import POOL
from nokturn.kernel.errors import SetupError


def test_there_are_twenty_eight():
    assert len(PRECONS) == len(list(FOLDER.glob("*.txt"))) == 28


@pytest.mark.parametrize("name", PRECONS)
def test_every_line_is_read(name):
    found = read_deck((FOLDER / f"{name}.txt").read_bytes())
    assert (found.form, found.troubles, found.remarks) == ("numbered", (), ())
    assert found.deck is not None
    assert (found.deck.crypt_size, found.deck.library_size) == (PRECONS[name].crypt_cards, PRECONS[name].library_cards)
    assert PRECONS[name].clan in found.deck.name


def test_the_first_five_are_the_pool():
    crypt = {vekn for name in FIRST_POOL for vekn, _ in precon(name).crypt}
    library = {vekn for name in FIRST_POOL for vekn, _ in precon(name).library}
    assert crypt == {row[0] for row in CRYPT_PRINTED}
    assert library == {int(line.partition(" ")[0]) for line in LIBRARY_PRINTED.strip().splitlines()}
    assert crypt | library <= POOL


def test_an_unknown_one_is_refused():
    with pytest.raises(SetupError, match=r"There is no preconstructed deck 'v5_chess'\. Choose one of: nb_malkavian"):
        precon("v5_chess")
