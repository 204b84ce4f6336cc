# What the browser table says about V:TES, besides the game's own words.

table-headline = Turn { $turn } · { $player }, { $phase ->
    [unlock] unlock phase
    [master] master phase
    [minion] minion phase
    [influence] influence phase
    [discard] discard phase
   *[other] setting up
}
table-score = { $score ->
    [one] { $score } victory point
   *[other] { $score } victory points
}
sheet-pool = { $amount } pool
sheet-points = { $amount } victory points
sheet-minions = { $count } ready minions
sheet-hand = { $count } cards in hand
sheet-edge = Edge

grave-paid = { $card } has enough blood to be brought out. Pass all the same?
grave-own = { $target } is your own vampire, and diablerie burns it. Really?
kind-vampire = vampire
kind-imbued = Imbued
card-group = group { $group }
card-capacity = capacity { $amount }
card-life = { $more ->
    [0] { $amount } life
   *[other] { $amount } life, { $more } at the superior level
}
card-strength = { $more ->
    [0] { $amount } strength
   *[other] { $amount } strength, { $more } at the superior level
}
card-bleed = { $more ->
    [0] { $amount } bleed
   *[other] { $amount } bleed, { $more } at the superior level
}

intro-table-title = A table of Methuselahs
intro-table = You are a Methuselah with 30 pool. The player to your left is your prey: bring their pool to nothing and you get a victory point and 6 pool. The player to your right is your predator, and hunts you. Your vampires do the work; you pay for them with your own pool. "pass" is always a good answer when you have nothing to do.
intro-unlock-title = The unlock phase
intro-unlock = Your cards have unlocked. Now is the time for what happens once a turn: pool from the Edge, blood from hunting grounds, Vessels. When you are done, pass.
intro-master-title = The master phase
intro-master = One master card a turn: locations, Blood Dolls, Villeins. A trifle gives you the action back. Keep enough pool: below ten it gets dangerous.
intro-influence-title = Bringing out vampires
intro-influence = Four cards of your crypt lie face down before you. A transfer moves 1 pool to one of them, and when it holds as much as its capacity you may bring it out. In the first turns there are few transfers; later it is four a turn. Fill one vampire at a time.
intro-first-title = Your first actions
intro-first = A ready, unlocked vampire can act: bleed your prey, hunt for blood, or play an action card. The action locks it, and your prey or its owners may try to block. Govern the Unaligned and its like bleed for more, or fill the next vampire.
intro-block-title = Do you want to block?
intro-block = Somebody acts, and you may try to stop it with an unlocked minion. It works if your intercept is at least as high as the stealth of the action; then the two fight. If you pass now, you have declined for the rest of this action.
intro-stealth-title = Somebody tries to block you
intro-stealth = If their intercept reaches your stealth the block succeeds. Play stealth now if you have it: later is too late, and before there was no need.
intro-declined-title = Nobody blocks
intro-declined = The way is free. This is the moment for cards that make a bleed bigger. Only one of them counts at a time.
intro-strike-title = Combat
intro-strike = Each side strikes. Bare hands do as much damage as the strength; cards and weapons do more, or end the combat. A vampire heals with its blood, and falls into torpor when there is none left.
intro-range-title = How far apart
intro-range = Combat begins at close range. A maneuver takes it to long range, where only ranged strikes reach, and another one back.
intro-torpor-title = In torpor
intro-torpor = One of your vampires lies in torpor. It can get up for 2 blood, another vampire can rescue it, and anybody can drink it empty. That is diablerie, and the table votes on whoever does it.
intro-votes-title = A referendum
intro-votes = Princes, primogens and justicars have votes, the Edge is worth one, and so is a political card from your hand. More votes for than against, and it passes. All votes of one vampire go the same way.
intro-discard-title = The discard phase
intro-discard = You may exchange one card of your hand. Throw away what none of your vampires can use.
intro-edge-title = The Edge
intro-edge = A successful bleed has brought you the Edge. As long as you hold it you may take 1 pool in each of your unlock phases, or burn it for a vote.
intro-poor-title = Your pool is low
intro-poor = Ten pool or less: your predator smells blood. Keep somebody unlocked to block, move blood from a vampire to your pool, and bring out nobody big for now.
intro-ousted-title = Somebody is out
intro-ousted = A Methuselah has been ousted. Their predator has the victory point, and a new prey: the circle closes around the gap.
intro-over-title = The end
intro-over = Most victory points win, even for somebody who was ousted. Now paste a deck of your own when you make a table, or look at the cards and the rules.
