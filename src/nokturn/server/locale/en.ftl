# What the browser table says by itself.  The games' own words come on top.

page-skip = Skip to the content
page-nav = Pages
page-rules = Rules
page-cards = Cards
page-settings = Settings
page-close = Close
page-offline = The server does not answer. Check your connection and try again.

set-language = Language
set-card-language = Cards in
set-both = both, side by side
set-theme = Light
set-theme-dark = night
set-theme-paper = paper
set-text-size = Text size
set-motion = Movement
set-motion-system = as the system says
set-motion-full = always
set-motion-none = never
set-sound = Sounds
set-text-board = The table as text

lobby-title = The city is yours until dawn.
lobby-lead = Vendetta: bluff and blood in Chicago. Three nights, three to six schemers, one throne. Every rule is enforced, and every “no” is explained.
lobby-name = Your name
lobby-guest = Guest
lobby-hello = Good evening, { $name }.
lobby-play = Play against bots
lobby-intro = First time? Play with a guide
lobby-new = Set up a table …
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players right now. Set up a table and send a friend the link.
lobby-watch = Games to watch
list-your-move = your move
list-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
list-live = being played
list-over = finished
list-untitled = Vendetta for { $players }

new-title = A new table
new-players = Players
new-seats = Who sits where
seat-me = me
seat-open = open for a friend
seat-bot-clever = clever bot
seat-bot-random = random bot
seat-named-bot = Bot { $seat }
seat-named-open = open seat
new-clock = Time to think
clock-none = no clock
clock-blitz = blitz: 10 seconds a move, 3 minutes in reserve
clock-brisk = brisk: 20 seconds a move, 10 minutes in reserve
clock-evening = an evening: 45 seconds a move, half an hour in reserve
clock-hour = an hour for each move
clock-day = a day for each move
clock-three-days = three days for each move
new-undo = Taking moves back
undo-none = never
undo-consent = if everybody concerned agrees
undo-own = only your own last move, if nobody has moved since
new-name = Name of the table (if you like)
new-public = Show this table in the lobby
new-create = Set up the table

account-title = Account and notices
account-about = A name is enough to play. With an account your tables follow you to other devices, and we can tell you when it is your move.
account-in = You are signed in as { $name }.
account-password = Password
account-login = Sign in
account-register = Make an account
account-out = Sign out
account-email = E-mail for “your move”
account-webhook = Webhook for “your move”
account-keep = Keep
account-code = Code from the e-mail we sent you
account-confirm = Confirm the address

join-title = You are invited to a table
claim-title = Move your seat to this device
join-come = Come in

rules-title = The rules
rules-search = Search the rules, in any language
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-see = See also
cards-title = The cards
cards-search = Search names and texts
cards-group = Which cards
cards-all = all cards
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
card-strength = strength
number-feed = feeds
number-influence = influence
number-drain_blood = drained: blood
number-drained_influence = drained: influence

table-title = Vendetta
table-gone = This table is not here
table-gone-about = It may be private: ask for an invitation. Or the address is wrong.
table-to-lobby = To the lobby
table-log = Log
table-chat = Chat
table-rules = Rules
table-over = The night is over
table-score = { $score ->
    [one] { $score } influence
   *[other] { $score } influence
}
table-dropped-out = dropped out
table-rematch = Once more
table-replay = Look back
table-record = The record
table-waiting = Waiting for { $players }.
table-moment = One moment …
table-undo = Take back
table-drawn = Drawn table
table-text = Table as text
table-keys = Keys
table-loading = Lighting the candles …
table-reconnecting = The connection is gone; trying again. Nothing is lost.
undo-request = { $player } would like to take a move back. Do you agree?

ask-label = Your decision
ask-yes = Yes
ask-no = No
ask-send = Send
ask-back = Back
ask-less = less
ask-more = more
log-label = What happened
log-jump = Look back at step { $step }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-notes = Your notes (nobody else sees them)
chat-kept = Kept.
chat-not-kept = Not kept yet.
keys-u = take back
keys-help = this list
replay-looking = You are looking at step { $step }.
replay-back = One step back
replay-on = One step on
replay-step = Step
replay-link = Link to this moment
replay-copied = Copied
replay-fork = What if … play on from here
replay-close = Back to now
waiting-sit = Sit here
waiting-bot = A bot
waiting-open = Open again
waiting-leave = Get up
waiting-invite = Invite a friend
waiting-copied = Link copied
waiting-start = Begin
waiting-host = { $name } begins when all seats are taken.

board-ally-short = feeds { $feed } · influence { $influence } · drained { $drain }
board-facing = How to play the card
board-blood-here = { $amount } blood deployed
board-play-here = Play it here
bar-label = Players
bar-ambition = holds the ambition token
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
bar-out = out
bar-thinking = deciding
bar-bot = bot
bar-alliance-title = Alliance
bar-drained-title = Drained
bar-relic-title = Relic
bar-relic-used = used
bar-seen-title = Cards everybody has seen

page-your-move = { $count ->
    [one] your move
   *[other] your move at { $count } tables
}
set-palette = Colours
set-palette-standard = standard
set-palette-safe = easier to tell apart
set-hand-over = Cover the table between several seats of yours
gallery-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

table-side = Log, chat, rules
table-menu = Table
table-board = Board
table-guide = Guide
table-rematch-go = To the next game
table-bot-plays = A bot is playing for you.
undo-asked = You asked to take a move back. Still to agree: { $players }.
log-empty = Nothing has happened yet.

ask-sending = Sending …
ask-chosen = { $count } chosen, from { $low } to { $high }
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
grave-diablerie = Draining a vampire is Diablerie. You will have { $count } of 3 Diablerie tokens, each costs 1 influence at the end, and it cannot be taken back once others have moved. Really?
grave-eliminated = This is your third Diablerie token: you are eliminated at once, with everything you have. Really?

keys-digit = take that choice (with a card chosen: that district)
keys-enter = take the obvious choice, or what is in focus
keys-escape = back; skip what is being told; close
keys-f = turn the chosen card face up or face down
keys-yes-no = yes, no
keys-h = to your hand
keys-d = to the districts
keys-a = to the question
keys-p = to the players
keys-arrows = from one thing to the next
keys-tab = from one part of the table to the next
keys-side = log, chat, rules
keys-m = the table: invite, seats, standing orders
keys-t = table drawn or as text

replay-as = as seen by
replay-spectator = a spectator

menu-open = open
menu-bot = bot
menu-stands-in = a bot stands in
menu-there = at the table
menu-away = away
menu-watch = Look from this seat
menu-return = Take the seat back
menu-token = Move this seat to another device
menu-leave = Leave it to a bot
menu-replace = Let a bot stand in
menu-invite = Invite somebody to watch or to play
menu-invite-copied = The invitation is in your clipboard:
menu-invite-shown = Send this link:
menu-token-copied = The link to your seat is in your clipboard. Open it on the other device and give it to nobody else:
menu-token-shown = Open this link on the other device, and give it to nobody else:
menu-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
menu-commitment = All chance follows from one key, published with the record. Its seal: { $hash }
orders-title = Standing orders
orders-about = A question with a standing order is answered for you, whenever the answer is possible. Nobody can tell.
orders-none = None so far.
orders-make = Make my next answer a standing order
orders-next = Your next answer becomes a standing order.
orders-withdraw = Ask me again

handover-title = { $name } is next
handover-about = Pass the device on. The cards of the others stay covered.
handover-take = I am { $name }
handover-never = All seats are mine: do not cover the table

board-round-short = Round { $round } of 3 · { $phase ->
    [planning] Planning
    [resolution] Resolution
    [hand] Hand management
    [over] the end
   *[feed] Feed
}
board-clans = Choose your clan
board-relics = Choose your relic
board-being-resolved = being resolved
board-prize = To be won
board-place = Location:
board-nobody-here = Nobody is here.
board-face-down = face down
board-face-up = Face up
board-facing-down = Face down (1 blood)
board-not-here = Not here: why?
board-your-hand = Your hand
board-hand-none = No card in hand.
board-drawn-short = just drawn
board-now-district = Choose a district
board-could-be = What { $player } may have played here
board-yours-to-know = Face down; you know it
board-strength = Strength in the clash
board-strength-open = Strength that lies open
board-skip = Skip
bar-away = away
bar-team = team { $team }
bar-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
bar-tokens-both = Diablerie tokens: { $ready } ready, { $used } used

# The guide through a first game.
guide-label = Guide
guide-read = Got it
guide-next = On
guide-before = Before
guide-close = Close the guide
intro-clan-title = Who are you tonight?
intro-clan = You lead a vampire clan in Chicago, and in three rounds the one with the most influence is the new Prince. Each clan has nine cards with a character of its own: some strike hard, some steal, some hide. Read the sheets and take one; there is no wrong choice.
intro-keep-title = Draw two, keep one
intro-keep = Each round starts with blood from your alliance (Feed) and with new cards. You keep one card in secret; the other goes to the bottom of your deck. Touch the card you keep: the number is its strength, the text is what it does, the word above it says when.
intro-table-title = The table
intro-table = In each district an ally waits for whoever is strongest there. Above you see everybody: blood is what you pay and fight with, influence is what wins. You will play some cards before the districts are resolved one after another. Dotted words explain themselves when you touch them.
intro-turn-title = Your turn: one card
intro-turn = Choose a card below, decide whether it lies face up or face down, then choose a district. Face up is free, and everybody sees it. Face down costs 1 blood and leaves the others guessing: touch a face-down card of theirs to see what it may be.
intro-after-card-title = Blood makes it stronger
intro-after-card = Your card lies there. You may add up to 3 blood from your pool: each counts 1 strength there, but whatever stays until the end of the round is gone. Your last blood can never be placed. When you are content, end your turn.
intro-waiting-title = The others play
intro-waiting = Now the others play a card each. Watch where their blood goes: it shows where they mean it. The log on the side tells everything, and each line jumps back to its moment.
intro-drain-title = Running low?
intro-drain = In your own turn you may drain your allies and victims for blood. They are worth less or nothing afterwards. If your pool is ever empty you fall into Frenzy, and then you do not choose who is drained. Draining a vampire is Diablerie: a power with a price.
intro-diablerie-title = Diablerie
intro-diablerie = You have a Diablerie token. After your card you may use it: 1 blood from the supply goes where the card lies. Each token costs 1 influence at the end, and the third one eliminates you.
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
