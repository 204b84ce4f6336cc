title = Lock
lead = Everybody turns a ring; four opens the lock.

ask-turn = { $player }, how far do you turn your ring?
event-turns = { $player } turns the ring to { $amount }.

board-turned = { $player }: { $turned }
board-tries = Tries left: { $tries }
