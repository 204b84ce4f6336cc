"""Plain data: packed, unpacked, the same; anything else refused."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nokturn.kernel import Leaf
from nokturn.kernel.errors import NotPlainError, SaveError
from nokturn.kernel.plain import check_plain, pack, unpack


class Coin(Leaf, frozen=True):
    side: str
    set: int = 0
    """Named like the mark of a packed set, on purpose."""


class Purse(Leaf, frozen=True):
    coins: tuple[Coin, ...]


scalars = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=5)
coins = st.builds(Coin, st.text(max_size=3), st.integers(0, 9))
plain = st.recursive(
    scalars | coins,
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.frozensets(scalars | coins, max_size=3)
        | st.builds(Purse, st.lists(coins, max_size=2).map(tuple))
    ),
    max_leaves=8,
)


@given(plain)
def test_what_is_packed_comes_back_the_same_through_json_and_messagepack(value):
    packed = pack(value)
    for codec in (msgspec.json, msgspec.msgpack):
        back = unpack(codec.decode(codec.encode(packed)))
        assert back == value
        assert type(back) is type(value)


@pytest.mark.parametrize("value", [1.5, [1], {"a": 1}, {1}, object(), (1, [2]), Purse(([],)), b"x"])  # type: ignore[arg-type]
def test_what_is_not_plain_is_refused_saying_where(value):
    with pytest.raises(NotPlainError, match=r"the answer: .* is not plain data. Use numbers"):
        check_plain(value, "the answer")


@pytest.mark.parametrize(
    "data, message",
    [
        ({"is": "vendetta.Nothing"}, "unknown kind of record: 'vendetta.Nothing'"),
        ({"is": 5}, "unknown kind of record: 5"),
        ({}, "unknown kind of record: None"),
        ({"set": 5}, "unknown kind of record"),
        ({"is": "test_plain.Coin"}, "does not fit this version"),
        ({"is": "test_plain.Coin", "side": "a", "edge": 1}, "does not fit this version"),
        (1.5, "not plain"),
    ],
)
def test_data_that_nobody_packed_is_refused(data, message):
    with pytest.raises(SaveError, match=message):
        unpack(data)
