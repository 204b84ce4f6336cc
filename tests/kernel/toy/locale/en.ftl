ask-turn = { $player }: it is your turn. The heap holds { $heap ->
    [one] one stone
   *[other] { $heap } stones
}.
ask-bid = { $player }: bid in secret.
option-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
option-roll = Roll for more stones
option-look = Look at your card
event-took = { $player } takes { $stones }.
event-rolled = { $player } rolls { $stones }.
event-looked = { $player } looks at a card.
event-looked-privy = { $player } looks at { $card }.
event-bid = { $player } bids { $stones }.
why-TOY-TAKE-01 = There are only { $heap } stones.
board-heap = Stones in the heap: { $heap }.
board-taken = { $player } has taken { $taken }.
board-bids = Bids: { $bids }.
