# What `nokturn tournament` says.

tournament-exists = { $file } is there already. Name a file that is not.
tournament-new = { $name }: { $count } players, kept in { $file }. `nokturn tournament seat { $file }` seats the first round.
tournament-rounds = { $count } rounds before the final cannot be played. Choose 1 to 12.
tournament-nameless = Somebody has no name. Give every player one.
tournament-twice = There are two players called { $name }. Give them names that can be told apart.
tournament-few = { $count ->
    [one] One player is too few
   *[other] { $count } players are too few
}: a table needs { $least }.
tournament-round = Round { $number }; everybody's prey is the next one:
tournament-final = The final; everybody's prey is the next one, and who begins is drawn:
tournament-table = Table { $number }
tournament-waiting = This round these wait: { $names }.
tournament-finalists = The finalists, from the first seed:
tournament-choose = They choose their seats in this order: { $names }. Each lays a name at either end of the row or between two. Then: --order with the names from left to right.
tournament-dropped = { $name } has left the tournament.
tournament-win = Game win: { $name }.
tournament-no-win = Nobody has a game win.
tournament-still-open = Other tables of this round are still to come.
tournament-won = { $name } has won the tournament.
tournament-player = Player
tournament-column-final = final
tournament-gone = { $name } (left)
tournament-open = There are tables without a result. Note them first: nokturn tournament result.
tournament-all-played = Everybody has played { $rounds ->
    [one] the one round
   *[other] all { $rounds } rounds
}: the final comes next (--final).
tournament-after-final = The final has been seated: no round comes after it.
tournament-nothing-played = No round has been played yet: there are no finalists.
tournament-nothing-seated = No round has been seated yet: nokturn tournament seat.
tournament-not-finalists = The finalists are: { $names }. Name each of them once.
tournament-no-table = There is no table { $number } in this round: they are numbered 1 to { $count }.
tournament-not-there = { $name } does not sit at table { $number }. There sit: { $names }.
tournament-impossible = A table of { $count } cannot end like this: victory points are whole or half ones, and together more than none and at most { $count }.
tournament-nobody = No player is called { $name }.
tournament-which = Several players could be meant by { $name }: { $names }.
tournament-word = “{ $word }” is no result. Write NAME=POINTS, for example Ania=1.5.
tournament-points-or-game = Say either the points (NAME=POINTS) or the saved game (--game FILE).
tournament-no-result = { $file } is no game of V:TES that is over.
tournament-no-winner = Nobody has won yet: the final has no result.
tournament-which-deck = Name the winner's deck: --deck FILE.
