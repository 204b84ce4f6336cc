title = Szkielet
lead = Grabarze składają to, co noc z kogoś zostawiła.
motto = Kości nocą

table-night = jak długa jest noc
table-night-short = sześć rund
table-night-long = dziesięć rund

ask-turn = { $player }, co robisz?
ask-cursed = { $player }, przeklina cię { $target }. Wysyłasz wronę?

option-dig = Kop
option-lay = Wyłóż: { $card }
option-curse = Przeklnij: { $target }
option-wait = Czekaj
option-send-crow = Wyślij wronę

why-SKE-03 = Stos jest pusty: nie ma już czego wykopać.
why-SKE-04 = Twój szkielet już to ma: { $card }.
why-SKE-05 = { $target } nie ma karty do stracenia.
why-SKE-06 = Nie masz wrony do wysłania.

event-round = Runda { $round }.
event-dealt = { $player }: kart na ręce: { $count }.
event-dealt-privy = { $player } dostaje: { $cards }.
event-digs = { $player } kopie.
event-digs-privy = { $player } wykopuje: { $card }.
event-lays = { $player } wykłada: { $card }.
event-curses = { $player } rzuca klątwę, cel: { $target }.
event-averts = { $player } wysyła wronę; klątwa przepada.
event-loses = { $player } traci: { $card }.
event-whole = { $player } ma cały szkielet.
event-morning = Noc minęła.

board-round = Runda { $round }.
board-pile = Kart w stosie: { $pile }.
board-hands = { $player }, kart na ręce: { $hands }.
board-laid = { $player }, wyłożone: { $laid }.
board-discard = Odrzucone: { $discard }.
board-hand = Twoja ręka: { $hand }.

about-card = { $card } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): { $text }
