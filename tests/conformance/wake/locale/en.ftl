title = Wake
lead = Watchers at a coffin bid candles for omens.
motto = A night beside the dead
role-kin = the next of kin
role-watcher = a watcher
table-draught = a draught in the room: every hour somebody loses an ember

ask-bury = { $player }, which one or two candles do you bury?
ask-bid = { $player }, which candle do you bid?
ask-burn = { $player }, how many embers do you burn?
ask-foresee = { $player }, in which order shall the omens come?
ask-peek = { $player }, do you want to look at a buried candle?
ask-dig = { $player }, which one?

option-bury = Bury { $card }
option-bid = Bid { $card }
option-foresee = The { $omen }
option-dig = { $target }: { $handle }

event-dealt = { $player } is dealt five candles.
event-dealt-privy = { $player } is dealt { $cards }.
event-buries = { $player } buries { $count }.
event-buries-privy = { $player } buries { $cards }.
event-omen = An omen: { $omen }.
event-bids = { $player } bids { $card }.
event-wins = { $player } takes the { $omen }.
event-burns = { $player } burns { $amount }.
event-foresees = { $player } sees what is to come.
event-foresees-privy = { $player } sees what is to come: { $omens }.
event-peeks = { $player } looks at a candle of { $target }.
event-peeks-privy = { $player } looks at a candle of { $target }: { $card }.
event-draught = A draught takes an ember of { $player }.
event-dug-up = { $player } had buried { $cards }.

why-WAKE-04 = { $card } is your strongest candle: keep it for the second hour.

board-hour = Hour { $hour }, { $count } omens to come.
board-player = { $player }: { $size } in hand, { $buried } buried, { $embers } embers.
board-hand = Your hand: { $cards }.
