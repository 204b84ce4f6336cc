ask-mark = { $player }, put your sign on a free square
option-mark = { $square }
event-marked = { $player } takes { $square }.
