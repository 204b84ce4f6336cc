"""What the players agree on while no Action is being resolved; GRAIL-CHRON-02, GRAIL-STORY-MODE-03, R-01."""

from __future__ import annotations

from nokturn.games.grail.state.choices import LeaveStoryMode, LetActAgain, NameChronicler
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import cap_energy
from nokturn.kernel import Rule, ask_all, ask_confirm, call, carries_out, procedure


@procedure()
def all_agree(state: Grail, hero: str, prompt: str, what: str) -> Rule:
    """Whether everybody else is for it."""
    others = [seat for seat in state.seats if seat != state.seat_of(hero)]
    if not others:
        return True
    answers = yield ask_all(
        [
            ask_confirm(seat, prompt, rule="R-01", hero=hero, what=what)
            for seat in state.seats
            if seat != state.seat_of(hero)
        ]
    )
    return all(answer for _, answer in answers)


@carries_out(NameChronicler)
@procedure(rule=("GRAIL-CHRON-01", "GRAIL-CHRON-02", "GRAIL-SETUP-WORLD-07"))
def name_chronicler(state: Grail, hero: str, named: NameChronicler) -> Rule:
    """A player, or nobody."""
    agreed = yield call(all_agree, hero, "agree-chronicler", named.target)
    if agreed:
        state.chronicler = named.target
        state.tell("chronicler", target=named.target)


@carries_out(LeaveStoryMode)
@procedure(rule="GRAIL-STORY-MODE-03")
def leave_story_mode(state: Grail, hero: str, chosen: LeaveStoryMode) -> Rule:
    """For the rest of the campaign."""
    agreed = yield call(all_agree, hero, "agree-leave-story", "")
    if agreed:
        state.story = state.loose_limiter = False
        state.tell("story-mode-left")
        for one in state.by_number():
            cap_energy(state, one)


@carries_out(LetActAgain)
@procedure(rule=("GRAIL-DAY-DURING-07", "R-01"))
def let_act_again(state: Grail, hero: str, chosen: LetActAgain) -> Rule:
    """Somebody who has acted in this round may act once more before the others."""
    agreed = yield call(all_agree, hero, "agree-act-again", chosen.hero)
    if agreed and chosen.hero in state.heroes:
        state.change(chosen.hero, acted=False)
        state.tell("acts-again", hero=chosen.hero)
