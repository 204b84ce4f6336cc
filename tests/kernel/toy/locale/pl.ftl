ask-turn = { $player }, twoja tura. Na stosie { $heap ->
    [one] jest jeden kamień
    [few] są { $heap } kamienie
   *[many] jest { $heap } kamieni
}.
ask-bid = { $player }, licytuj w tajemnicy.
option-take = Weź { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}
option-roll = Rzuć po więcej kamieni
option-look = Obejrzyj swoją kartę
event-took = { $player } bierze { $stones }.
event-rolled = { $player } rzuca: { $stones }.
event-looked = { $player } ogląda kartę.
event-looked-privy = { $player } ogląda: { $card }.
event-bid = { $player } daje { $stones }.
why-TOY-TAKE-01 = Na stosie jest tylko { $heap }.
board-heap = Kamieni na stosie: { $heap }.
board-taken = { $player } ma kamieni: { $taken }.
board-bids = Oferty: { $bids }.
