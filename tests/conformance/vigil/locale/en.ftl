title = Vigil
lead = One watcher, one fire, one long night.

ask-hour = The fire stands at { $fire }. What do you do?
option-stoke = Stoke the fire
option-doze = Doze
event-wind = The wind takes { $amount }.

board-hour = Hour { $hour } of six
board-fire = Fire: { $fire }
