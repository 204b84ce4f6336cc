ask-mark = { $player }, postaw znak na wolnym polu
option-mark = { $square }
event-marked = { $player } zajmuje { $square }.
