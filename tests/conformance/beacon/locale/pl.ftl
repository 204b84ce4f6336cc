title = Latarnia
lead = Światło, stos polan i nikt nie wygrywa sam.
motto = Byle nie zgasło.

table-logs = Polana
table-logs-open = leżą odkryte
table-logs-own = każdy widzi swoje
table-pack = Opowieść

ask-evening = { $player }, zapada noc { $night }. Co robisz?
option-burn = Spal { $log }
option-fetch = Weź polano ze stosu
option-rest = Odpocznij
ask-climb = { $player }, na którą wieżę wchodzisz w noc { $night }?
option-climb = Wejdź: { $tower }
ask-light = { $player }, czy rozpalasz ogień? Miejsce: { $tower }.
ask-face = { $player }, czemu razem stawiacie czoło w noc { $night }?
option-face = Niebezpieczeństwo: { $danger }

event-dealt = Każdy bierze po dwa polana.
event-dusk = Noc { $night }.
event-burns = { $player } spala { $log }.
event-fetches = { $player } bierze polano.
event-fetches-privy = { $player } bierze { $log }.
event-fetches-log = { $player } bierze { $log }.
event-rests = { $player } odpoczywa.
event-climbs = { $player } wchodzi wyżej: { $tower }.
event-watches = { $lit ->
    [yes] { $player } rozpala ogień: { $tower }.
   *[no] { $player } nie rozpala ognia: { $tower }.
}
event-faces = Nadchodzi { $danger }; światło traci { $loss }.
event-kept = Światło ocalało: { $light }.
event-lost = Światło zgasło: { $light }.

board-night = Noc { $night }
board-light = Światło { $light }
board-pile = Polan na stosie: { $pile }
board-hands = { $player }: { $hands }

book-light = Światło: { $light }
book-watchers = { $player }: sesje { $watchers }
