# What the browser table says about Vendetta, besides the game's own words.

cards-vampire = vampire allies
cards-human = human allies
cards-victim = victims
cards-location = locations
cards-relic = relics
kind-passive = passive
kind-prepare = prepare
kind-clash = clash
kind-aftermath = aftermath
kind-vampire = vampire ally
kind-human = human ally
kind-victim = victim
kind-location = location
kind-relic = relic
kind-clan = clan
kind-district = district
short-kind-vampire = vampire
short-kind-human = human
card-strength = strength
number-feed = feeds
number-influence = influence
number-drain_blood = drained: blood
number-drained_influence = drained: influence
table-score = { $score } influence
board-facing = How to play the card
board-blood-here = { $amount } blood deployed
board-play-here = Play it here
bar-ambition = holds the ambition token: first in player order, wins ties
bar-order = number { $place } in player order
bar-blood = { $amount } blood
bar-influence = { $amount } influence
bar-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
bar-alliance = { $count ->
    [one] { $count } in the alliance
   *[other] { $count } in the alliance
}
bar-tokens = Diablerie tokens: { $count }
bar-alliance-title = Alliance
bar-drained-title = Drained
bar-relic-title = Relic
bar-relic-used = used
result-rest = { $clan } · blood { $blood }
bar-so-far = Influence so far, tokens and alliance together: { $score }
bar-seen-title = Cards everybody has seen
head-place-blood = Place blood:
short-place-blood = { $amount }
head-flip-tokens = Use Diablerie tokens:
short-flip-tokens = { $count }
head-drain = Drain:
short-drain = { $ally }
head-look = Pay 1 blood, look at:
short-look = { $target }, { $district } ({ $handle })
head-look-around = Your relic, look at:
short-look-around = { $district }
grave-drain = Drain { $ally }? You gain { $blood } blood now; at the end they are worth { $left } influence, not { $worth }.
grave-diablerie = Draining a vampire is Diablerie. You will have { $count } of 3 Diablerie tokens, each costs 1 influence at the end, and it cannot be taken back once others have moved. Really?
grave-eliminated = This is your third Diablerie token: you are eliminated at once, with everything you have. Really?
keys-digit = take that choice (with a card chosen: that district)
keys-f = turn the chosen card face up or face down
keys-d = to the districts
board-round-short = Round{"\u00A0"}{ $round }{"\u00A0"}of{"\u00A0"}3 · { $phase ->
    [planning] Planning
    [resolution] Resolution
    [hand] Hand management
    [over] the end
   *[feed] Feed
}
board-round-name = Round { $round } of 3
step-feed = feed
step-hand = hand
step-planning = planning
step-resolution = resolution
board-clans = Who are you tonight?
board-clans-about = Every clan has nine cards of its own, and they are all here: point at them or tap them to read. There is no wrong choice.
board-relics = Choose your relic
board-relics-about = One relic is yours for all three rounds, and everybody sees it.
clan-leader = led by { $name }
clan-strength = printed strength
clan-take = Lead the { $clan }
board-being-resolved = being resolved
board-place = Location:
board-nobody-yet = nobody yet
board-face-down = face down
board-face-up = Face up
board-facing-down = Face down
board-not-here = Not here: why?
board-hand-none = No card in hand.
play-where = Where does { $card } go?
play-about = { $most ->
    [0] You have no blood to place with the card.
   *[other] With the card you may place up to { $most } blood, but never your last.
}
play-blood = blood with the card
play-drain = Drain for blood:
hand-deck = { $count ->
    [one] clan deck: { $count } card
   *[other] clan deck: { $count } cards
}
bar-blood-short = blood
bar-influence-short = influence
board-now-district = Choose a district
board-could-be = What { $player } may have played here
board-also-hidden = { $count ->
    [one] And a card face down. It may be: { $cards }.
   *[other] And { $count } cards face down. They may be: { $cards }.
}
board-yours-to-know = Face down; you know it
board-card-staked = Staked: without effect until this district is resolved
board-under-curfew = Curfew
board-under-curfew-about = Under Curfew: no prepare or aftermath card of theirs resolves in this district.
board-strength = Strength in the clash
board-strength-known = { $hidden ->
    [0] Strength so far
    [one] Strength so far, without a face-down card
   *[other] Strength so far, without { $hidden } face-down cards
}
bar-team = team { $team }
bar-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
bar-tokens-both = Diablerie tokens: { $ready } ready, { $used } used

# --- moments ---------------------------------------------------------------------------------

moment-blood = blood
moment-influence = influence
moment-tokens = Diablerie tokens
moment-revealed = { $card }
moment-several-revealed = The cards are turned up
moment-ranking = { $player } wins { district-in }
moment-wins-district = { $player } wins { district-in }
moment-gains-ally = A new ally
moment-gains-victim = A new victim
moment-frenzy = { $player } falls into Frenzy
moment-drains = { $player } drains { $ally }
moment-diablerie = Diablerie
moment-eliminated = { $player } is eliminated
moment-last-one-standing = Only one still stands
moment-new-prince = Hail the new Prince

result-title = { $count ->
    [one] { $players } becomes Prince of Chicago
   *[other] { $players } rule Chicago
}
