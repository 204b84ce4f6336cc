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
board-round-short = Round { $round } of 3 · { $phase ->
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

# The guide through a first game.
intro-clan-title = Who are you tonight?
intro-clan = You lead a vampire clan in Chicago, and in three rounds the one with the most influence is the new Prince. Each clan has nine cards with a character of its own: some strike hard, some steal, some hide. Read the sheets and take one; there is no wrong choice.
intro-keep-title = Draw two, keep one
intro-keep = Each round starts with blood from your alliance (Feed) and with new cards. You keep one card in secret; the other goes to the bottom of your deck. Touch the card you keep: the number is its strength, the text is what it does, the word above it says when.
intro-table-title = The table
intro-table = In each district an ally waits for whoever is strongest there. Above you see everybody: blood is what you pay and fight with, influence is what wins. You will play some cards before the districts are resolved one after another. Dotted words explain themselves when you touch them.
intro-turn-title = Your turn: one card
intro-turn = Choose a card below, which way up it lies, how much blood goes with it, and a district. Face up is free. Face down costs 1 blood and leaves the others guessing: touch a face-down card of theirs to see what it may be. Each blood adds 1 strength there, but is lost at the end of the round.
intro-after-card-title = Your card lies there
intro-after-card = You may still add blood from your pool, up to 3 and never your last one: each adds 1 strength there. You may also drain somebody for more blood. When that is enough, end your turn.
intro-waiting-title = The others play
intro-waiting = Now the others play a card each. Watch where their blood goes: it shows where they mean it. The log on the side tells everything, and each line jumps back to its moment.
intro-drain-title = Running low?
intro-drain = In your own turn you may drain your allies and victims for blood. They are worth less or nothing afterwards. If your pool is ever empty you fall into Frenzy, and then you do not choose who is drained. Draining a vampire is Diablerie: a power with a price.
intro-diablerie-title = Diablerie
intro-diablerie = If you drain a vampire of your alliance, you get a Diablerie token. After your card you may use it: 1 blood from the supply goes where the card lies. Each token costs 1 influence at the end, and the third one eliminates you.
intro-stay-or-withdraw-title = Stay or withdraw?
intro-stay-or-withdraw = Now the districts are fought over. Everybody who is here chooses in secret. If you stay, you fight for the places: first wins the ally and the most influence, second a victim. If you withdraw, your blood comes back and your cards move to the Prince's Haven, face up, for the last fight.
intro-clash-title = The clash
intro-clash = All cards are turned up, then those that prepare take effect, then strength is counted: cards plus blood. The ranking stands in the district. Ties go to whoever holds the ambition token, then on in player order.
intro-card-asks-title = A card asks you
intro-card-asks = Some cards let you decide something when they take effect. The question says which card it is; touch its name to read it. What you cannot choose is grey, and says why.
intro-haven-title = The Prince's Haven
intro-haven = The last district of the round. Whoever wins here gains 1 extra influence and the ambition token: first in player order, and winner of ties. If you withdraw from here, your cards go back to your hand.
intro-round-2-title = The second round
intro-round-2 = Your allies feed you now. Everybody has one card more and one turn more, and the rewards grow. Keep an eye on who leads: the numbers above are open to all.
intro-round-3-title = The last round
intro-round-3 = Blood left in the pool is worth nothing when the night ends, but Frenzy still hurts. Influence counts: the tokens, and what your allies who are not drained are worth. Now is the time to spend.
intro-over-title = Dawn
intro-over = That was Vendetta. You can look back at every moment, from every chair, or try what would have happened if you had played differently. The rules with every detail are in the menu above. Good night, and see you at the next table.

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
