title = The Beacon
lead = A light, a pile of logs, and nobody wins alone.
motto = Keep it burning.

table-logs = Logs
table-logs-open = held openly
table-logs-own = everybody sees their own
table-pack = Tale

ask-evening = { $player }, night { $night } is falling. What do you do?
option-burn = Burn { $log }
option-fetch = Fetch a log from the pile
option-rest = Rest
ask-climb = { $player }, which tower do you climb in night { $night }?
option-climb = Climb { $tower }
ask-light = { $player }, do you light a fire on { $tower }?
ask-face = { $player }, what do you face together in night { $night }?
option-face = Face { $danger }

event-dealt = Everybody takes two logs.
event-dusk = Night { $night }.
event-burns = { $player } burns { $log }.
event-fetches = { $player } fetches a log.
event-fetches-privy = { $player } fetches { $log }.
event-fetches-log = { $player } fetches { $log }.
event-rests = { $player } rests.
event-climbs = { $player } climbs { $tower }.
event-watches = { $lit ->
    [yes] { $player } lights a fire on { $tower }.
   *[no] { $player } leaves { $tower } dark.
}
event-faces = They face { $danger }; the light loses { $loss }.
event-kept = The light is kept: { $light }.
event-lost = The light is lost: { $light }.

board-night = Night { $night }
board-light = Light { $light }
board-pile = Logs on the pile: { $pile }
board-hands = { $player }: { $hands }

book-light = Light: { $light }
book-watchers = { $player }: sittings { $watchers }
