# What a player of Vendetta reads, in English.  The rulebook's words: see terms.toml.

title = Vendetta
lead = Bluff and blood in Chicago: three nights, one throne, and nobody you can trust.
motto = Bluff and blood in Chicago

# --- amounts, shared by other messages ---------------------------------------------------------

blood = { $amount } blood
blood-of-count = { $count } blood
influence = { $amount } influence
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tokens-count = { $count ->
    [one] 1 Diablerie token
   *[other] { $count } Diablerie tokens
}

# --- names as sentences need them ---------------------------------------------------------------

district-in = { $district-id ->
    [D1] at the Rack
    [D2] at the Asylum
    [D3] at Club Zombie
    [HAVEN] at the Prince's Haven
   *[other] at { $district }
}
district-to = { $district-id ->
    [D1] to the Rack
    [D2] to the Asylum
    [D3] to Club Zombie
    [HAVEN] to the Prince's Haven
   *[other] to { $district }
}
district-from = { $district-id ->
    [D1] from the Rack
    [D2] from the Asylum
    [D3] from Club Zombie
    [HAVEN] from the Prince's Haven
   *[other] from { $district }
}

# --- the table, before the game ----------------------------------------------------------------

table-teams = team mode: two by two, partners sit opposite each other
table-locations = location cards: every district but the Prince's Haven has its own rule
table-relics = relic cards: everybody starts with a relic that works once
table-expansions = expansions: cards beyond the printed game are shuffled in

# --- setting up --------------------------------------------------------------------------------

event-first-player = { $player } draws the ambition token: first in player order, and winner of every tie.
event-location = Location { district-in }: { $location }.
event-relic-offer = Relics on offer: { $relics }.
event-clan-offer = Clans on offer: { $clans }.
event-takes-clan = { $player } leads the { $clan }.
event-takes-relic = { $player } takes a relic: { $relic }.
ask-clan = { $player }, choose your clan. The sheets nobody takes leave the game.
ask-relic = { $player }, choose your relic. It works once, and its influence counts at the end either way.
option-take-clan = { $clan }
option-take-relic = { $relic }

# --- rounds and phases -------------------------------------------------------------------------

event-round = Round { $round } begins.
event-phase-feed = Feed: alliances give blood.
event-phase-refill = District refill: new allies show themselves.
event-phase-hand = Hand management: everybody draws and keeps in secret.
event-phase-planning = Planning: { $count } turns each.
event-phase-resolution = Resolution: district after district, the Prince's Haven last.
event-end-of-round = Round { $round } is over: deployed blood returns to the supply, cards return to their owners, used Diablerie tokens are ready again.
event-ally-appears = { $ally } waits { district-in }.
event-ally-leaves = { $ally } leaves the game: nobody wins { district-in }.
event-ambition = { $player } takes the ambition token: first in player order from now on.

# --- hand management ---------------------------------------------------------------------------

event-draws-cards = { $player } draws { cards-count }.
event-draws-cards-privy = { $player } draws { cards-count }: { $cards }.
event-keeps = { $player } keeps { cards-count }.
event-keeps-privy = { $player } keeps { $cards }.
event-keeps-all = { $player } keeps every card drawn and puts one from hand on the bottom of the deck.
event-keeps-all-privy = { $player } keeps every card drawn and puts { $card } on the bottom of the deck.
event-shuffles-into-deck = { $player } shuffles a card from hand into the clan deck.
event-shuffles-into-deck-privy = { $player } shuffles { $card } from hand into the clan deck.
ask-keep = { $player }, what do you keep of the cards you have drawn? The rest goes to the bottom of your deck; nobody sees your choice.
ask-malkavs-bane = { $player }, { $card } wants its price: which card from your hand do you shuffle into your clan deck?
option-keep = Keep { $cards }
option-keep-all = Keep everything, and put { $card } from your hand on the bottom instead

# --- planning ----------------------------------------------------------------------------------

event-turn = { $player } plans.
event-skips-turn = { $player } has no card left to play and skips the turn.
event-plays-face-up = { $player } plays { $card } face up { district-in }.
event-plays-face-down = { $player } plays a card face down { district-in }.
event-plays-face-down-privy = { $player } plays { $card } face down { district-in }.
event-places-blood = { $player } places { blood } { district-in }.
event-blood-from-supply = { $cause }: { $player } gets { blood } from the supply { district-in }.
event-takes-blood-back = { $player } takes { blood } back { district-from } into their pool.
event-flips-tokens = { $player } uses { tokens-count }: { blood-of-count } comes from the supply { district-to }.
ask-turn = { $player }, your Planning turn: play exactly one card. You may drain before or after it; blood and Diablerie tokens come after the card, in the same district.
ask-after-card = { $player }, your card lies { district-in }. Add blood there, use Diablerie tokens or drain; then end your turn.
option-play-card = { $face_up ->
    [yes] Play { $card } face up { district-in }
   *[no] Play { $card } face down { district-in }
}
group-play-card = Play { $card } …
option-place-blood = Place { blood } there from your pool
option-flip-tokens = Use { tokens-count }: { blood-of-count } from the supply goes there
option-drain = Drain { $ally }
option-end-turn = End your turn
option-look = Pay 1 blood and look at the face-down card { $handle } of { $target } { district-in }
group-look = Pay 1 blood and look at a face-down card { district-in } …
option-done-looking = Look at nothing more
option-restore = Use your relic: { $ally } returns to your alliance
option-gain-blood = Use your relic: gain 3 blood
option-look-around = Use your relic: look at every face-down card { district-in }
ask-look = { $player }, before you decide whether to stay { district-in }: do you pay 1 blood to look at a face-down card?
event-looks-at = { $player } looks at a face-down card of { $target } { district-in }.
event-looks-at-privy = { $player } looks at a face-down card of { $target } { district-in }: it is { $card }.

# --- blood and influence -----------------------------------------------------------------------

event-gains-blood = { $cause ->
    [feed] The alliance of { $player } gives { blood }.
    [frenzy] For this Frenzy { $player } gains { blood }.
    [nobody-to-drain] The supply gives { $player } { blood }.
   *[other] { $cause }: { $player } gains { blood }.
}
event-gains-influence = { $cause ->
    [frenzy] For this Frenzy { $player } gains { influence }.
   *[other] { $cause }: { $player } gains { influence }.
}
event-loses-influence = { $cause ->
    [nobody-to-drain] { $player } loses { influence } for it.
   *[other] { $cause }: { $player } loses { influence }.
}
event-gives-influence = { $cause }: { $player } gives { influence } to { $target }.
event-spends = { $card ->
    [cost] { $player } pays { blood } for the card.
   *[other] { $player } spends { blood } on { $card }.
}
event-loses-blood = { $card }: { $player } loses { blood }.
event-steals = { $card }: { $thief } steals { blood } from { $player }.
event-immune = { $player } is protected by { $card } and loses nothing.
event-blood-redirected = { $card }: that blood goes to the area of { $player } { district-in } instead of the supply.
event-discards-deployed-blood = { $cause }: { $player } discards { blood } deployed { district-in }.
event-takes-deployed-blood = { $cause }: { $player } takes { blood } that { $target } had deployed { district-in }.
event-gives-deployed-blood = { $cause }: { $player } hands { blood } deployed here to { $target }.
event-moves-blood = { $cause }: { $player } moves { blood } { district-to }.
event-swaps-blood = { $cause }: { $player } swaps their pool with the blood deployed { district-in }.

# --- draining, Diablerie, Frenzy ---------------------------------------------------------------

event-drains = { $frenzy ->
    [yes] In Frenzy { $player } drains { $ally }.
   *[no] { $player } drains { $ally }.
}
event-restored = { $player } brings { $ally } back into the alliance.
event-diablerie = Diablerie! For { $ally } { $player } takes { tokens-count }.
event-frenzy = { $cause }: { $player } has no blood left and goes into Frenzy!
event-nobody-to-drain = { $player } has nobody to drain.
event-eliminated = { $player } has gone too far: three Diablerie tokens. { $player } is eliminated, with everything they had.
event-last-one-standing = Still in the game: only { $players }. Chicago has a new Prince.
ask-phial = { $player }, your pool is empty. Use { $source }? You gain 2 blood and there is no Frenzy.
ask-tremere-ready = { $player }, you are in Frenzy. Turn { $source } face down instead of draining? You gain 1 blood.

# --- resolution --------------------------------------------------------------------------------

event-district = Resolution { district-in }.
event-district-empty = Nobody is { district-in }.
event-choices-revealed = The choices { district-in }: “stay” – { $stayers }; “withdraw” – { $leavers }.
event-withdraws = { $player } withdraws { district-from }.
event-moves-to-haven = { $player } moves to the Prince's Haven, face up: { $cards }.
event-moves-to-cloak = { $player } slips away { district-to } with { cards-count } and the blood that lay there.
event-returns-to-hand = { $player } takes { cards-count } back to hand.
event-revealed = { $player } turns up { $card } { district-in }.
event-turned-down = { $card } of { $player } { district-in } is turned face down.
event-resolves = { $player }: { $card } takes effect.
event-ranking = Clash { district-in }, by place: { $players }; strength: { $totals }.
event-wins-district = { $player } wins { district-in }.
event-gains-ally = { $ally } joins the alliance of { $player } { district-in }.
event-gains-victim = { $cause }: { $player } gains a victim: { $ally }.
event-card-to-haven = { $player } moves { $card } to the Prince's Haven.
event-takes-cards-back = { $player } takes { cards-count } back from their area.
event-bids = { $player } bids { blood }.
event-obeys-curfew = { $player } obeys the Curfew: no prepare or aftermath card of theirs resolves here.
event-forestalls = { $player } forestalls { $card } of { $target } and loses no blood to it here.
event-uses-relic = { $player } uses a relic: { $relic }.
event-staked = { $card } of { $player } has no effect { district-in } any more.

ask-stay-or-withdraw = { $player }, resolution { district-in }: stay and fight, or withdraw? Everybody here chooses in secret.
ask-cloak = { $player }, you withdraw { district-from }. In the normal way, or with everything to where { $card } lies?
ask-turncoat = { $player }, everybody's choice { district-in } lies open. Use { $relic } and turn yours around?
ask-friends = { $player }, { $card } { district-in }: how much blood from your pool do you place there before the cards are turned up?
ask-one-step-ahead = { $player }, { $card } holds your face-down cards { district-in } down. Lose 2 blood to turn one up?
ask-next-card = { $player }, which of your cards { district-in } takes effect next?
ask-mesmerize = { $player }, { $card }: whose whole hand is played face up into your area?
ask-bid = { $player }, { $card }: how much blood do you bid in secret? The lowest bid turns one of its bidder's cards face down; rivals of the card lose what they bid.
ask-turn-one-down = { $player }, yours is the lowest bid ({ $card }): which of your cards do you turn face down?
ask-chaos = { $player }, { $card }: which of your cards here do you take back? For each you steal 1 blood from every rival.
ask-mindless-assault = { $player }, { $card }: which of your cards here do you turn face down? Each face-down one has strength 4 in this clash.
ask-backstab = { $player }, { $card }: how much blood from your pool do you place here?
ask-to-haven = { $player }, move { $card } to the Prince's Haven?
ask-vanish = { $player }, { $card }: withdraw { district-from } now? If you do, you steal 1 blood from each rival here.
ask-fearless = { $player }, { $card }: swap your pool ({ $blood }) with your blood deployed here ({ $deployed })? If you do, 2 blood more come here from the supply.
ask-mist-form = { $player }, { $card }: where do you move { blood } of yours from here?
ask-ancient-artifacts = { $player }, { $card } demands half of your pool. Spend it, or turn the card face down?
ask-spend-half = { $player }, spend half of your pool ({ blood }) to let { $card } take effect?
ask-spend-to-hunt = { $player }, { $card }: spend 1 blood to steal 1 from each rival here?
ask-curfew = { $player }, { $thief } declares a { $card }: obey, or let { $thief } steal 3 blood from you?
ask-tyrants-gaze = { $player }, { $thief } turns { $card } on you: what do you give up?
ask-ventrue-hunt = { $player }, you have won here, and { $thief } collects ({ $card }): what do you give?
ask-forestall = { $player }, { $card }: which card do you forestall? You lose no blood to it here, and you gain blood equal to its base strength.
ask-chalice = { $player }, Resolution begins. Use { $relic } and place 1 blood from your pool at every district?
ask-chalice-districts = { $player }, at which districts do you place 1 blood each? One blood has to stay in your pool.
ask-crown = { $player }, the clash { district-in } is about to be decided. Use { $relic } for +3 strength?
ask-stake = { $player }, { $relic }: do you take away the effect of a rival's card { district-in }?
ask-succubus-club = { $player }, { $location } closes: how much of your blood { district-in } do you take back into your pool?
ask-include-partner = { $player }, does { $card } also affect your partner { $partner }?
ask-include-partner-play = { $player }, your partner has played a card. Does { $source } answer it?

option-stay = Stay
option-withdraw = Withdraw
option-withdraw-to = Move everything { district-to }
option-resolve-card = { $card }
option-this-card = { $card } ({ $target })
option-turn-up = Lose 2 blood and turn up { $card }
option-leave-down = Leave the rest face down
option-this-district = { $district }
option-this-rival = { $target }
option-decline = No, not now
option-pay = Give up { blood }
option-turn-down = Turn the card face down
option-skip = Obey: your prepare and aftermath cards do not resolve here
option-give-blood = Give { blood } of yours deployed here
option-give-influence = Give { influence }

# --- the end -----------------------------------------------------------------------------------

event-final-score = { $place ->
    [1] First place: { $players }, { influence-points }.
    [2] Second place: { $players }, { influence-points }.
    [3] Third place: { $players }, { influence-points }.
    [4] Fourth place: { $players }, { influence-points }.
    [5] Fifth place: { $players }, { influence-points }.
   *[other] Sixth place: { $players }, { influence-points }.
}
influence-points = { $score ->
    [one] 1 influence point
   *[other] { $score } influence points
}
event-new-prince = Hail the new Prince of Chicago: { $players }!

# --- why not -----------------------------------------------------------------------------------

why-VEN-PLAN-02 = You have played your card for this turn; the next one waits for your next turn.
why-VEN-PLAN-07 = A face-down card costs { $cost } blood here, you have { $blood }, and your last blood cannot be spent. Play face up, or get blood by draining first.
why-VEN-PLAN-08 = Blood from the pool is placed once per turn, 3 at most.
why-VEN-PLAN-09 = First play your card: blood goes to the district where it lies.
why-VEN-PLAN-10 = You have { $blood } blood, and the last one cannot be placed. Place less, or drain somebody first.
why-VEN-PLAN-17 = You still have to play one card this turn; then you may end it.
why-VEN-RSRC-04 = That costs { $cost } blood, you have { $blood }, and your last blood cannot be spent. Drain somebody first.
why-VEN-CONF-01 = { $card } lies here: cards can only be played face down.
why-VEN-LOC-02 = { $location }: cards can only be played face up here.
why-VEN-DIAB-04 = Only ready Diablerie tokens that you hold can be used, and only after your card: their blood goes to the district where it lies.
why-VEN-DIAB-06 = You do not have that many ready Diablerie tokens; used ones are ready again at the end of the round.
why-VEN-DRAIN-01 = You can only drain undrained allies and victims of your own alliance.
why-VEN-DRAIN-05 = This card is drained already.
why-VEN-DRAIN-07 = You can drain only in your own Planning turn.
why-VEN-FRENZY-10 = This ally cannot be drained.
why-VEN-REL-03 = You have used your relic already; each works once per game.

# --- the board ---------------------------------------------------------------------------------

board-setup = Setting up. { $player } holds the ambition token.
board-round = Round { $round } of 3, { board-phase }. { $player } holds the ambition token.
board-phase = { $phase ->
    [planning] Planning
    [resolution] Resolution
    [hand] Hand management
    [over] the end
   *[feed] Feed
}
board-order = Player order: { $players }.
board-you = you
board-player = blood { $blood }, influence { $influence }, hand { $hand }, deck { $deck }
board-no-clan = no clan yet
board-ambition = ambition token
board-team = team { $team }
board-tokens = Diablerie { $ready } ready, { $used } used
board-out = { $player }: eliminated.
board-relic = relic { $relic }
board-relic-used = relic { $relic } (used)
board-alliance = alliance: { $members }
board-no-alliance = alliance: nobody
board-drained = drained: { $members }
board-victims = { $count ->
    [one] 1 victim ({ $allies })
   *[other] { $count } victims ({ $allies })
}
board-ally = { $ally }, { board-ally-kind }: feeds { $feed }, influence { $influence }, if drained: blood { $blood }, influence { $left }
board-ally-kind = { $kind ->
    [vampire] vampire
    [human] human
   *[victim] victim
}
board-ally-not-drained = { $ally }, { board-ally-kind }: feeds { $feed }, influence { $influence }, cannot be drained
board-district = { $district }.
board-fighting = { $district }, being resolved now.
board-waits = Ally: { $ally }.
board-no-ally = No ally here.
board-location = Location: { $location }.
board-area = { $player }: { $cards }
board-nobody = Nobody is here.
board-card = { $card }, strength { $strength }, { board-card-kind }
board-card-kind = { $kind ->
    [passive] passive
    [prepare] prepare
    [clash] clash
   *[aftermath] aftermath
}
board-hidden = face-down card { $handle }
board-hidden-known = { $card }, face down, strength { $strength }, { board-card-kind }
board-hidden-public = { $card }, face down, known to all
board-staked = Without effect until this district is resolved: { $cards }.
board-curfew = Under Curfew, so that no prepare or aftermath card of theirs resolves here: { $players }.
board-ranking = Ranking: { $players }.
board-hand = Your hand:
board-hand-card = { $name } ({ $id }), strength { $strength }, { board-card-kind }. { $text }
board-hand-empty = Your hand is empty.
board-drawn = You have drawn:
board-bottom = At the bottom of your deck, as far as you know: { $cards }.
board-decks = Allies left in the deck: { $allies }. Victims left: { $victims }.

# --- a printed card ----------------------------------------------------------------------------

about-clan = { $name }, a clan led by { $character }. { $text }
about-card = { $name } ({ $id }), { $clan }, strength { $strength }, { board-card-kind }{ $starter ->
    [yes] , starter card
   *[no] {""}
}. { $text }
about-ally = { $name } ({ $id }), { $role }, { board-ally-kind }. { $numbers } { $text }
about-ally-numbers = Feeds { $feed }, influence { $influence }; if drained: blood { $blood }, influence { $left }.
about-ally-numbers-not-drained = Feeds { $feed }, influence { $influence }; cannot be drained.
about-location = { $name } ({ $id }), location. { $text }
about-relic = { $name } ({ $id }), relic, influence { $influence } at the end. { $text }

# the account at the end

ledger-tokens = influence tokens
ledger-allies = allies
ledger-victims = victims
ledger-drained = drained
ledger-diablerie = Diablerie
ledger-relic = relic
ledger-ability = abilities
tie-ally = Tied at { $score }. An ally who wins ties decides: { $players } before { $targets }.
tie-blood = Tied at { $score }. The blood left in the pool decides: { $players } { $more }, { $targets } { $less }.
tie-order = Tied at { $score }, and with { $blood } blood each. Player order decides: { $players } before { $targets }.
