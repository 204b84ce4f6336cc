title = Zamek
lead = Każdy obraca pierścień; cztery otwierają zamek.

ask-turn = { $player }, na ile ustawiasz swój pierścień?
event-turns = { $player } ustawia pierścień na { $amount }.

board-turned = { $player }: { $turned }
board-tries = Pozostało prób: { $tries }
