"""The rulebooks over HTTP: found by words of any ending, with what proves each rule."""

import asyncio
from pathlib import Path

import pytest
from tests.server.site import site
from tests.table.house import asynchronous

from nokturn.games import folder_named
from nokturn.kernel.finder.index import evidence
from nokturn.kernel.rules import Rulebook
from nokturn.server.routes import rules as routes_of_rules

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    routes_of_rules._read.cache_clear()
    routes_of_rules._evidence.cache_clear()
    yield
    routes_of_rules._read.cache_clear()
    routes_of_rules._evidence.cache_clear()


@asynchronous
async def test_rules_are_found_by_words_whatever_their_ending(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()

        async def found(words, lang):
            return await sam.ok("GET", f"/api/games/dracula/rules/found?words={words}&lang={lang}")

        english, polish = await found("bites+defeated", "en"), await found("ugryzienia", "pl")
        assert english["rules"][0] == "DRA-DEFEAT-01"
        assert polish["rules"][0] == "DRA-BITE-01"
        assert (await found("dra-bite-02", "en"))["rules"] == ["DRA-BITE-02"]
        assert (await found("hunters", "en"))["terms"] == ["hunter"]
        assert await found("zzzz", "en") == {"rules": [], "terms": []}
        assert await found("%20", "en") == {"rules": [], "terms": []}
        path = "/api/games/{}/rules/found?words={}&lang={}"
        assert await sam.refused("GET", path.format("chess", "bite", "en")) == (404, "no-such-game")
        assert await sam.refused("GET", path.format("dracula", "bite", "tlh")) == (404, "not-found")
        assert (await sam.refused("GET", path.format("dracula", "x" * 101, "en")))[0] == 400


@asynchronous
async def test_every_rule_comes_with_its_code_and_the_number_of_its_tests(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        both = [sam.ok("GET", "/api/games/vendetta/rules/evidence") for _ in range(2)]
        shown, again = await asyncio.gather(*both)
        assert shown == again
        book = Rulebook.load(folder_named("vendetta"))
        assert set(shown) == set(book.rules)
        assert all(proof["code"] and proof["tests"] for proof in shown.values())
        first = shown["VEN-PLAN-17"]["code"][0]
        assert (first["file"], first["name"]) == ("planning.py", "turn")
        named = evidence(folder_named("vendetta"), TESTS).tests
        assert named is not None
        assert shown["VEN-PLAN-17"]["tests"] == len(named["VEN-PLAN-17"])
        marked = {rule["id"]: rule["ruling"] for rule in (await sam.ok("GET", "/api/games/vendetta/rules"))["rules"]}
        assert marked["VEN-R-06"]
        assert not marked["VEN-PLAN-17"]


@asynchronous
async def test_where_there_are_no_tests_none_are_counted(tmp_path, monkeypatch):
    monkeypatch.setattr(routes_of_rules, "working_copy", lambda package: None)
    async with site(tmp_path) as house:
        sam = await house.visitor()
        shown = await sam.ok("GET", "/api/games/vendetta/rules/evidence")
        assert shown["VEN-PLAN-17"]["code"]
        assert {proof["tests"] for proof in shown.values()} == {None}
