# What the browser table says by itself.  The games' own words come on top.

page-skip = Skip to the content
page-nav = Pages
page-rules = Rules
page-decks = Decks
page-cards = Cards
page-settings = Settings
page-about = About Nokturn, licences and authors
page-close = Close
page-games = Games
page-again = Try again
page-offline = The server does not answer. Check your connection and try again.

set-language = Language
set-card-language = Cards in
set-both = both, side by side
set-theme = Light
set-theme-dark = night
set-theme-paper = paper
set-text-size = Text size
set-pace = Pace of the story
set-pace-slow = slow: moments wait for you
set-pace-normal = normal
set-pace-fast = fast
set-pace-instant = at once
set-motion = Movement
set-motion-system = as the system says
set-motion-full = always
set-motion-none = never
set-sound = Sounds
set-volume = Volume of the sounds
set-text-board = The table as text

lobby-title = The night is yours until dawn.
lobby-game = Game
lobby-name = Your name
lobby-guest = Guest
lobby-hello = Good evening, { $name }.
lobby-play = Play with bots
lobby-intro = First time? With a guide
lobby-new = Set up a table …
lobby-mine = Your tables
list-your-move = your move
list-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
list-live = being played
list-over = finished
list-untitled = { $game } for { $players }

new-title = A new table
new-players = Players
new-impossible = This number of players and these options do not go together. Possible with these options: { $counts } players.
new-seats = Who sits where
seat-me = me
seat-open = open for a friend
seat-bot-clever = clever bot
seat-bot-random = random bot
new-options = Options of the game
new-unusual = { $count } changed
new-brought = What you bring: { $what }
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
account-email-password = Your password, because the address changes
account-webhook = Webhook for “your move”
account-keep = Keep
account-code = Code from the e-mail we sent you
account-confirm = Confirm the address

join-title = You are invited to a table
claim-title = Move your seat to this device
join-come = Come in

rules-title = { $game }: the rules
rules-search = Search, in any language
rules-chapters = Chapters
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-see = See also
rules-ruling = ruling
rules-enforced = Enforced in { $places }, tested by { $count ->
    [one] { $count } test
   *[other] { $count } tests
}.
rules-enforced-untested = Enforced in { $places }; the tests are not here to be counted.
rules-enforced-nowhere = No code names this rule.
rules-enforced-more = { $places } and { $more } more
cards-title = { $game }: the cards
cards-search = Search names and texts
cards-group = Which cards
cards-all = all cards
cards-sealed = { $count ->
    [one] { $count } more card comes to light only in a campaign. It is sealed here.
   *[other] { $count } more cards come to light only in a campaign. They are sealed here.
}
cards-sealed-ask = Show spoilers …
cards-sealed-title = Break the seals?
cards-sealed-open = Break the seals
cards-sealed-leave = Leave them sealed
cards-sealed-shown = Spoilers: what only a campaign brings to light
cards-sealed-hide = Seal them again
cards-beyond = Known, but not playable here yet
cards-published = Official text and rulings
cards-proof = { $count ->
    [0] No test names it.
    [one] Played by one test.
   *[other] Played by { $count } tests.
}
cards-ruling-proof = { $count ->
    [one] asserted by one test
   *[other] asserted by { $count } tests
}
cards-reading = One moment …
cards-unpublished = Neither text nor rulings can be read here.
card-new = new
coverage-title = The yardstick: decks people win with
coverage-counting = Counting the decks …
coverage-failed = The decks could not be counted right now.

table-gone = This table is not here
table-gone-about = It may be private: ask for an invitation. Or the address is wrong.
table-to-lobby = To the lobby
table-log = Log
table-chat = Chat
table-rules = Rules
table-over = The night is over
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-dropped-out = dropped out
table-wins = won
table-loses = lost
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
table-back-soon = The server is being updated: back in a moment, by itself. Nothing is lost.
table-reconnecting = The connection is gone; trying again. Nothing is lost.
undo-request = { $player } would like to take a move back. Do you agree?

ask-label = Your decision
ask-yes = Yes
ask-no = No
ask-send = Send
ask-own-words = Or in your own words
ask-none = None of these
ask-back = Back
ask-again = Touch once more to choose.
ask-finger = Touch to read; touch again to choose.
read-choose = Choose this card
read-place = { $at } of { $count }
ask-less = less
ask-more = more
log-label = What happened
log-jump = Look back at step { $step }
chat-about = About this line of { $name }
chat-mute = Silence
chat-unmute = Let them speak again
chat-ban = Send away
chat-ban-sure = Really send { $name } away
chat-unban = Let them come again
chat-report = Report
chat-report-why = What is wrong with it? Whoever runs this server reads it.
chat-reported = Reported. Thank you.
host-decides = The host decides
host-talk = Who may speak here
host-talk-all = Everybody
host-talk-players = Those who play
host-talk-none = Nobody but the host
host-seated = Who sits here
host-remove = Make them get up
host-barred = Silenced, or sent away
chat-empty = Nobody has said anything yet.
chat-whisper = Whisper: only your partner in the trade hears it
chat-whispered = (whispers)
chat-say = Say something
chat-notes = Your notes (nobody else sees them)
chat-kept = Kept.
chat-not-kept = Not kept yet.
keys-u = take back
keys-help = this list
replay-looking = You are looking at step { $step }.
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-stop = Stop
replay-step = Step
replay-link = Link to this moment
replay-copied = Copied
replay-fork = What if … play on from here
replay-close = Back to now
waiting-sit = Sit here
waiting-bot = A bot
waiting-open = Open again
waiting-leave = Get up
waiting-brought = has brought: { $what }
bring-by-luck = none: the table chooses
bring-text = my own, as text …
bring-paste = Paste it here, in any usual format
bring-send = Bring it
bring-own = Brought: a list of your own.
bring-shelf = your shelf
bring-choose = Choose from the shelf, or build one
bring-secret = Nobody else sees it.
invitations-open = { $count ->
    [one] One open invitation
   *[other] { $count } open invitations
}
invitations-until = good until { $when }
invitations-withdraw = Withdraw
invitations-withdraw-all = Withdraw all invitations
invitations-about = Whoever has come already stays.
waiting-invite = Invite a friend
waiting-copied = Link copied
waiting-start = Begin
waiting-undo = moves taken back: { $policy }
waiting-host = { $name } begins when all seats are taken.

bar-label = Players
bar-out = out
bar-thinking = deciding
bar-your-move = your move
bar-bot = bot

page-your-move = { $count ->
    [one] a table waits for you
   *[other] { $count } tables wait for you
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
undo-declined = They did not agree: your move stands.
undo-asked = You asked to take a move back. Still to agree: { $players }.
log-empty = Nothing has happened yet.

ask-sending = Sending …
ask-chosen = { $count } chosen, { $low ->
    [0] { $high } at most
   *[other] from { $low } to { $high }
}
ask-chosen-exactly = { $count } of { $low } chosen
ask-order = Touch them in the order you want: { $count } of { $high }
ask-refused = { $count } more, not possible now …

keys-digit = take that choice
keys-enter = take the obvious choice, or what is in focus
keys-escape = back; to now, past what is being told; close
keys-space = go on with what is being told
keys-yes-no = yes, no
keys-h = to your hand
keys-d = to the board
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
guest-mark = A ° behind a name: somebody without an account. Anybody may be called so.
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
orders-saved = { $count ->
    [one] They have spared you { $count } question so far.
   *[other] They have spared you { $count } questions so far.
}
orders-group = { $count } questions, { $when }:
orders-reach = My next answer holds
orders-reach-always = whenever I am asked this
orders-reach-action = for this kind of action
orders-reach-card = for this card
orders-reach-turn = until my next turn
orders-by-hand = Pass where my hand has nothing to use
orders-by-hand-about = Until your next turn, whatever you draw. Nobody else can tell why you pass.
orders-make = Make my next answer a standing order
orders-next = Your next answer becomes a standing order, { $reach }.
orders-withdraw = Ask me again

handover-title = { $name } is next
handover-about = Pass the device on. The cards of the others stay covered.
handover-take = I am { $name }
handover-never = All seats are mine: do not cover the table

table-hand = Your hand
table-telling = What happened is being told.
tell-on = Go on
tell-now = To now
tell-space = Space
tell-escape = Esc
tell-pace = Pace
tell-pace-slow = slow
since-label = Since your last turn
since-short = Lately:
since-again = Tell again: { $what }
log-new = { $count ->
    [one] ↓ { $count } new
   *[other] ↓ { $count } new
}
log-open = Open: { $count } lines
log-fold = Fold to what came of it
bar-away = away

guide-label = Guide
guide-read = Got it
guide-next = On
guide-before = Before
guide-close = Close the guide
guide-nothing = There is nothing new to explain here. The guide speaks up when there is.

about-page = About Nokturn
about-what = Nokturn plays complex, dark board games by the whole rulebook: alone against bots, with friends at one screen or each at their own.
about-licence-title = Licence
about-licence = The code is free software under the MIT licence. Rules and cards are described in our own words; frames, grounds, portraits, boards and maps are our own drawings.
about-games = The games, their names, characters, logos and trademarks belong to their owners, who have nothing to do with Nokturn. To play the real thing, buy the real thing: it is worth it.
about-emblems-title = Emblems
about-emblems = The emblems on the cards are from
about-emblems-changed = We have coloured, engraved and framed them and shortened their outlines.
about-authors = They were drawn by:
about-type-title = Letters
about-type = Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Source Sans 3 by Paul D. Hunt (Adobe), both under the SIL Open Font License 1.1.

# the lobby

lobby-hello-nobody = Good evening.
lobby-parts = Parts of the lobby
lobby-tables = Tables
lobby-invitations = Invitations
lobby-me = Me
shelf-title = What shall we play?
shelf-about = { $game }: the rules and the cards
shelf-new = new
shelf-play = Play
shelf-guide = Guide
facts-time = How long it takes
facts-minutes = { $minutes } min
facts-hours = { $hours } h
facts-weight = weight { $weight } of 5: { $word }
facts-weight-1 = easy
facts-weight-2 = light
facts-weight-3 = medium
facts-weight-4 = heavy
facts-weight-5 = expert
begin-first = Your first evening
begin-again = Once more?
begin-guided = Play with a guide
continue-go = Continue
continue-look = Look at the end
continue-since = your move since { $time }
continue-waiting-room = waiting for players
continue-others = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
continue-with = With { $players }.
continue-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
continue-offline = You are offline; your move is kept.
invitation-label = Invitation
invitation-title = { $name } asks you to their table
invitation-for = for { $count }
invitation-there = { $count ->
    [one] { $names } has said yes.
   *[other] { $names } have said yes.
}
invitation-next = { $name } asks you too: { $game }
invitation-take = Take the seat
invitation-decline = Not tonight
invitation-ask = Ask a friend
invitation-ask-about = We lay the table, keep a seat free and give you a link to send.
invitation-ask-go = Open a table
friends-title = Friends’ tables
friends-of = { $name }’s table
friends-sit = Sit down
friends-watch = Watch
friends-none = No friends at a table now. Open one, and we give you the link to send.

join-named = { $name } asks you to their table
join-seat = Take the seat
join-seat-as = Take the seat: { $role }
join-other = Or another one
join-look = Only come in
join-full = All seats are taken; you can come in and watch.
waiting-talk = Talk while you wait

result-title = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
result-nobody = Nobody has won
result-ledger = Where each point came from
result-total = total
result-place = { $place }.
result-moments = What decided it
result-round = Round { $round }
result-table = See the table
result-back = To the result
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
guide-quiet = The guide speaks up when something new comes.
sheet-handle = { $level ->
    [low] Sheet: the question. Raise it to see your cards.
    [half] Sheet: question and cards. Raise or lower it.
   *[full] Sheet: everything. Lower it to see the board.
}

# Campaigns: what outlives a night.
campaigns-title = Campaigns
campaigns-none = Games that go on: what you do tonight is still there next week.
campaigns-begin = Begin: { $title }
campaigns-bring = Bring one in …
campaigns-played = { $all ->
    [0] played: { $played }
   *[other] played: { $played } of { $all }
}
campaigns-over = played to its end
campaigns-fork = a what-if
campaigns-seats = Who plays
campaigns-seats-about = Whoever cannot come is played by a bot that evening; the place stays theirs, and the book says who played.
campaigns-start = Begin it
campaigns-name = Name of the campaign (if you like)
campaigns-friend = name in the book
campaign-loading = The book is being opened …
campaign-gone = This campaign is not here
campaign-gone-about = It is on another server, or it belongs to people you do not play with.
campaign-next = { $status ->
    [live] Go on with { $number }
   *[other] To the table: { $number }
}
campaign-ended = It has been played to its end.
campaign-changed = The rules have changed under the sitting that is being played. Its host decides at the table how it goes on.
campaign-places = Places
campaign-place-free = nobody’s: whoever comes may take it
campaign-place-yours = yours
campaign-place-take = Take this place
campaign-place-bot = Give to a bot
campaign-place-open = Give up
campaign-played = What was played
campaign-played-none = Nothing yet.
campaign-sitting = { $number }.
campaign-hand = { $answers ->
    [one] { $name }: { $answers } answer
   *[other] { $name }: { $answers } answers
}
campaign-hand-bot = bot
campaign-hand-clock = the clock
campaign-trust = on trust: played elsewhere under other rules
campaign-watch = Look at it again
campaign-fork = What if …
campaign-fork-about = A campaign of its own that goes on after { $number }: you at your places, bots at the others. This one stays as it is.
campaign-fork-of = A what-if: it parted from another campaign after { $number }.
campaign-fork-go = Fork it
campaign-again = Try again
campaign-saves = Saves
campaign-saves-about = A save keeps the sitting as it stands. Taken up, it is a campaign of its own that goes on exactly there; this one stays as it is.
campaign-saves-none = None yet.
campaign-save-name = Save as
campaign-save-go = Save
campaign-save-line = sitting { $sitting }, after { $steps ->
    [one] { $steps } answer
   *[other] { $steps } answers
}, { $by }
campaign-save-restore = Go on from here
campaign-pack-old = The next sitting is played with the version of the last one.
campaign-pack-chosen = The next sitting is played with the new version.
campaign-pack-take = Play the new version
campaign-pack-keep = Stay with the old version
campaign-keep = Keep it, hand it over
campaign-keep-about = The file holds the whole campaign. Another server takes it in, proves every answer in it and goes on from there.
campaign-file = The campaign as a file
campaign-book-html = The book to read
campaign-book-pdf = The book to print
campaign-book-svg = The dynasty poster
campaign-import-title = Bring in a campaign
campaign-import-about = A file that was made with “The campaign as a file”, here or on another server. You take the first place; the others wait for whoever comes.
campaign-import-file = File
campaign-import-go = Bring it in
campaign-import-trust = Take it over on trust; the book will say so
campaign-import-fork = Bring it in as a what-if
campaign-on = On to the next one
campaign-book = The book of this campaign

new-hands = Who answers for whom
hands-own = everybody for themselves
hands-team = everybody for the whole team
beside-only = Your own seat is not asked anything; others are.
beside-label = { $player } is asked
beside-play = See it with the eyes of { $player }
result-lost = All is lost
result-undecided = Enough for today
campaign-place-away = away
campaign-place-leave = Stay away
campaign-place-back = Come back
campaign-join = Add a place
campaign-join-name = Who joins?

# the rules have changed under a game

parted-live = The rules have changed since this game began.
parted-over = The rules have changed since this game was played. Everything here is as it was then.
parted-told = Of { $steps } steps that were played, step { $step } is the first that would come out otherwise today.
parted-refused = Of { $steps } steps that were played, step { $step } is the first that is not allowed any more.
parted-damaged = Of { $steps } steps that were played, step { $step } is missing or cannot be read.
parted-was = Then
parted-now = Today
parted-nothing = nothing was said
parted-go-on = Go on from step { $step }
parted-close = Close the game
parted-close-really = Close it without a winner
parted-waiting = Nothing was taken back. The host decides: to go on from the last step that fits, or to close the game and keep it as it was played.
parted-asked = Go on from the last step that fits? Still to agree: { $players }.
parted-request = The host would go on from the last step that still fits the rules. Do you agree?
result-closed = Closed without a winner

# sessions, passwords, going

account-sessions = Where I have come in
account-some-browser = a browser
account-used = last used { $when }
account-this = this browser
account-end = End
account-end-others = End all others
account-new-password = Another password
account-old = Password so far
account-new = New password
account-changed = Changed. Whoever came in elsewhere with the old one has to come in anew.
account-forgotten = Forgotten?
account-forgotten-about = If there is such an account with a confirmed address, a code is on its way to it. It works once, within half an hour.
account-mine = What is kept of me
account-export = Take it along
account-delete = Delete everything of mine
account-delete-about = Your name goes from all tables, chats and results, and a bot plays on where you sat. The books of campaigns that you have played stay as they were written. None of it can be undone.
account-delete-really = Delete it for good
