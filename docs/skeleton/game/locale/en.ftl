title = Skeleton
lead = Gravediggers put together what the night has left of somebody.
motto = Bones by night

table-night = how long the night is
table-night-short = six rounds
table-night-long = ten rounds

ask-turn = { $player }, what do you do?
ask-cursed = { $player }, { $target } curses you. Do you send a crow?

option-dig = Dig
option-lay = Lay: { $card }
option-curse = Curse { $target }
option-wait = Wait
option-send-crow = Send a crow

why-SKE-03 = The pile is empty: there is nothing left to dig for.
why-SKE-04 = Your body has this already: { $card }.
why-SKE-05 = { $target } has no card to lose.
why-SKE-06 = You have no crow to send.

event-round = Round { $round }.
event-dealt = { $player } is dealt { $count } cards.
event-dealt-privy = { $player } is dealt: { $cards }.
event-digs = { $player } digs.
event-digs-privy = { $player } digs up: { $card }.
event-lays = { $player } lays: { $card }.
event-curses = { $player } curses { $target }.
event-averts = { $player } sends a crow; the curse comes to nothing.
event-loses = { $player } loses: { $card }.
event-whole = { $player } has a whole body.
event-morning = The night is over.

board-round = Round { $round }.
board-pile = Cards in the pile: { $pile }.
board-hands = { $player } holds { $hands ->
    [one] one card
   *[other] { $hands } cards
}.
board-laid = { $player } has laid: { $laid }.
board-discard = Discarded: { $discard }.
board-hand = Your hand: { $hand }.

about-card = { $card } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $text }
