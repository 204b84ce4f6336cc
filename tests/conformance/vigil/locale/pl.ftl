title = Straż
lead = Jedna osoba, jeden ogień, jedna długa noc.

ask-hour = Siła ognia: { $fire }. Co robisz?
option-stoke = Dołóż do ognia
option-doze = Zdrzemnij się
event-wind = Wiatr zabiera { $amount }.

board-hour = Godzina { $hour } z sześciu
board-fire = Ogień: { $fire }
