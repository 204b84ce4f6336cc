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
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
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
table-your-seats = Your seats
table-side = Log, chat, rules
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
ask-sure = This cannot be taken back, and it may cost you the game. Really?
ask-as-list = Show all { $count } ways to play a card as a list
ask-fold = Hide the list
ask-refused = What you cannot do now, and why ({ $count })
log-label = What happened
log-jump = Look back at step { $step }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-notes = Your notes (nobody else sees them)
chat-kept = Kept.
chat-not-kept = Not kept yet.
keys-digit = take that choice
keys-y = yes
keys-n = no
keys-u = take back
keys-l = show the log
keys-b = table drawn or as text
keys-tab = go from one thing to the next, Enter to choose
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

board-choosing = Choose below who you are tonight.
board-round-short = Round { $round } of 3 · ambition: { $player }
board-fighting = being resolved
board-ally = To be won
board-ally-short = feeds { $feed } · influence { $influence } · drained { $drain }
board-location = Location
board-face-down = face down
board-face-up = Face up
board-facing-down = Face down
board-facing = How to play the card
board-blood-here = { $amount } blood deployed
board-play-here = Play it here
board-here = Here
board-hand = Your hand
board-now-card = Choose a card.
board-now-district = Now choose a district.
board-could-be = Could be: { $cards }
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
