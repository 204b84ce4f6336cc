"""The two worked examples of the catalogue, part E, step by step."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, do


@pytest.mark.example("GRAIL-EX-01")
@pytest.mark.rule(
    "GRAIL-COMBAT-TURN-01", "GRAIL-COMBAT-TURN-03", "GRAIL-COMBAT-PLAY-01", "GRAIL-COMBAT-KEY-02",
    "GRAIL-COMBAT-KEY-05", "GRAIL-COMBAT-PLAY-03", "GRAIL-COMBAT-KEY-04", "GRAIL-COMBAT-ABILITY-02",
    "GRAIL-TRAIT-SPEED", "GRAIL-COMBAT-OPP-01", "GRAIL-COMBAT-WIN-01", "GRAIL-COMBAT-ATTACK-01",
    "GRAIL-COMBAT-ABILITY-03", "GRAIL-COMBAT-TURN-07", "GRAIL-COMBAT-BONUS-05", "GRAIL-COMBAT-KEY-07",
    "GRAIL-COMBAT-WIN-02", "R-33",
)  # fmt: skip
def test_beor_against_the_vagrant() -> None:
    deck = ("beor_c01", "beor_c04", "beor_c05", "beor_c06", "beor_c08")
    fight = Fight("vagrant", beor={"energy": 6, "health": 9, "terror": 0, "magic": 2, "wealth": 1, "deck": deck})
    fight.begins()
    beor = fight.beor.keeps()
    assert fight.hand("beor") == ("beor_c01", "beor_c04", "beor_c05")
    # 1: Turn 1, Beor is activated; no Time tokens in the Sequence
    assert fight.fray.activated == ("beor",)
    assert fight.fray.sequence == ()
    # 2: Attack joins Aggression and the free key
    beor.plays("beor_c01")
    assert fight.fray.pool == 2
    assert fight.placed("beor_c01").joined == ("aggression",)
    # 3: Defence with 1 Magic: its chain is on the magic row
    assert beor.refusal(do.PlayCard("beor_c04")).rule == "GRAIL-COMBAT-PLAY-06"
    beor.plays("beor_c04", magic=True)
    assert (fight["beor"].magic, fight.fray.pool, fight.placed("beor_c04").waiting) == (1, 2, True)
    # 4: a third card is illegal
    assert beor.refusal(do.PlayCard("beor_c05")).rule == "GRAIL-TRAIT-SPEED"
    # 5 to 7: no Opportunity Attack; the attack of row 2–3 is reduced to 0 and takes a marker; phase III
    beor.ends()
    assert not fight.told("opportunity-attack")
    assert fight.told("attack") == [{"hero": "beor", "encounter": "vagrant", "row": 1}]
    assert (fight.fray.pool, fight["beor"].health) == (1, 9)
    # 7, 8: phase III draws Rage; in Turn 2 the token leaves Defence and Shoulder Charge is drawn
    assert fight.hand("beor") == ("beor_c05", "beor_c06", "beor_c08")
    assert not fight.placed("beor_c04").waiting
    # 9: Throw without Magic, with no Item to throw
    beor.plays("beor_c05")
    assert fight.fray.pool == 4
    # 10: Rage with 1 Magic: only the chain joins
    beor.plays("beor_c06", magic=True)
    assert fight.told("plays")[-1]["keys"] == ("magic",)
    assert (fight["beor"].energy, fight["beor"].magic, fight.told("pool-grows")[-1]["pool"]) == (5, 0, 6)
    # 11: victory; Speed allows no third card, so nobody is asked for one
    assert fight.over
    assert fight.outcome() == "won"
    assert (fight["beor"].xp, fight["beor"].wealth) == (1, 2)
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"
    assert sorted(fight["beor"].combat_deck) == [f"beor_c{number:02}" for number in range(1, 16)]
    assert fight.state.fray is None


@pytest.mark.example("GRAIL-EX-02")
@pytest.mark.rule(
    "GRAIL-DIPLO-BONUS-01", "GRAIL-DIPLO-BONUS-02", "GRAIL-COMBAT-PLAY-03", "GRAIL-DIPLO-CHECK-04",
    "GRAIL-DIPLO-RESPONSE-01", "GRAIL-DIPLO-TURN-01", "GRAIL-COMBAT-KEY-06", "GRAIL-DIPLO-CHECK-03",
    "GRAIL-COMBAT-BONUS-03", "GRAIL-COMBAT-ABILITY-01", "GRAIL-COMBAT-ABILITY-06", "GRAIL-COMBAT-BONUS-04", "R-33",
)  # fmt: skip
def test_arev_and_the_weeping_orphan() -> None:
    deck = ("arev_d01", "arev_d02", "arev_d05", "arev_d03", "arev_d04", "arev_d06", "arev_d07")
    fight = Fight("weeping_orphan", arev={"energy": 6, "terror": 0, "rep": 1, "magic": 1, "deck": deck})
    fight.begins()
    if fight.asked() == {"A": "bypass"}:
        fight.arev.answers(do.Negotiate())
    arev = fight.arev.keeps()
    # 1: Honest Truth: affinity on Empathy +2, free +1
    arev.plays("arev_d01")
    assert fight.fray.attitude == 3
    # 2: no further card
    assert arev.may(do.PlayCard) == []
    assert arev.refusal(do.PlayCard("arev_d02")).rule == "GRAIL-COMBAT-PLAY-03"
    # 3 to 5: neither end; the Response of stage 1; Grim Joke is drawn
    arev.ends()
    assert (fight.fray.attitude, fight["arev"].terror, fight.fray.stage) == (2, 1, 0)
    assert fight.hand("arev") == ("arev_d02", "arev_d05", "arev_d03")
    # 6: False Promise with 1 Magic: Courage +1, a card, +1
    arev.plays("arev_d02", magic=True)
    assert (fight.fray.attitude, fight["arev"].magic) == (4, 0)
    assert fight.hand("arev") == ("arev_d05", "arev_d03", "arev_d04")
    # 7, 8: stage 1 is won; no Response; the Sequence stays; arev_d06 is drawn
    arev.ends()
    assert (fight.fray.stage, fight.fray.attitude, fight["arev"].terror) == (1, 0, 1)
    assert fight.cards() == ("arev_d01", "arev_d02")
    assert fight.hand("arev") == ("arev_d05", "arev_d03", "arev_d04", "arev_d06")
    # 9: Grim Joke: a card for Aggression; not green: Rep 0; 2 Charges
    arev.plays("arev_d03")
    assert fight.hand("arev") == ("arev_d05", "arev_d04", "arev_d06", "arev_d07")
    assert (fight["arev"].rep, fight.placed("arev_d03").charges) == (0, 2)
    # 10: 2 Charges, and Eye for Detail counts as chained: affinity on Courage +1, a Time token on it
    assert do.PlayCard("arev_d04") not in arev.options
    spend = next(one for one in arev.options if isinstance(one, do.SpendCharges))
    arev.answers(spend)
    assert fight.placed("arev_d03").charges == 0
    arev.plays("arev_d04")
    assert (fight.fray.attitude, fight.placed("arev_d04").waiting) == (1, True)
    # 11, 12: the Response of stage 2 takes 1 Energy and the last card with its token
    fight.stops_at("discard")
    arev.ends()
    assert fight["arev"].energy == 5
    assert fight.cards() == ("arev_d01", "arev_d02", "arev_d03")
    assert (fight.fray.stage, fight.fray.attitude, fight["arev"].terror) == (1, 1, 1)
    assert (fight["arev"].rep, fight["arev"].magic) == (0, 0)
