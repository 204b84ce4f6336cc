title = Czuwanie
lead = Czuwający przy trumnie licytują świecami omeny.
motto = Noc przy zmarłym
role-kin = ktoś z rodziny
role-watcher = ktoś, kto czuwa
table-draught = przeciąg w izbie: co godzinę ktoś traci żarnik

ask-bury = { $player }, które świece (jedną lub dwie) zakopujesz?
ask-bid = { $player }, którą świecę licytujesz?
ask-burn = { $player }, ile żarników spalasz?
ask-foresee = { $player }, w jakiej kolejności mają nadejść omeny?
ask-peek = { $player }, chcesz podejrzeć zakopaną świecę?
ask-dig = { $player }, którą?

option-bury = Zakop: { $card }
option-bid = Licytuj: { $card }
option-foresee = Omen: { $omen }
option-dig = { $target }: { $handle }

event-dealt = { $player } dostaje pięć świec.
event-dealt-privy = { $player } dostaje: { $cards }.
event-buries = { $player } zakopuje: { $count }.
event-buries-privy = { $player } zakopuje: { $cards }.
event-omen = Omen: { $omen }.
event-bids = { $player } licytuje: { $card }.
event-wins = { $player } zabiera omen: { $omen }.
event-burns = { $player } spala: { $amount }.
event-foresees = { $player } widzi, co nadchodzi.
event-foresees-privy = { $player } widzi, co nadchodzi: { $omens }.
event-peeks = { $player } podgląda świecę gracza { $target }.
event-peeks-privy = { $player } podgląda świecę gracza { $target }: { $card }.
event-draught = Przeciąg gasi żarnik gracza { $player }.
event-dug-up = { $player } ma zakopane: { $cards }.

why-WAKE-04 = { $card } to twoja najsilniejsza świeca: zostaw ją na drugą godzinę.

board-hour = Godzina { $hour }, omenów przed wami: { $count }.
board-player = { $player }: w ręce { $size }, zakopanych { $buried }, żarników { $embers }.
board-hand = Twoja ręka: { $cards }.
