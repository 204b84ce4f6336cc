# What the terminal says around a game.

person = Player
seat-taken = { $name } sits here already. Take another name: --seats me:YourName,bot,bot,bot.
seat-nobody = '{ $word }' is nobody who could sit down. Write for example --seats me,bot,bot,bot, or me:Ania,me:Jan,bot.
seed-length = --seed takes from 1 to { $most } letters or digits.
welcome = { $game }. Answer with a number or with words from the list; `help` lists what else you can type.
welcome-options = Played with: { $options }.
welcome-role = { $player } plays { $role }.
loaded = { $file } is loaded: { $steps } steps.
pass-keyboard = Pass the keyboard to { $player }.
press-enter = Press Enter when only { $player } can see the screen.

beside = { $seat } – { $question } (type { $seat } and your answer)
which-one = Which one?
answer-confirm = Answer yes or no.
answer-number = Answer with a number from { $low } to { $high }.
answer-some = { $low ->
    [0] { $high ->
        [1] Type a number, or `none`.
       *[other] Name up to { $high }, for example 1 3; `none` for none.
    }
   *[other] Name from { $low } to { $high }, for example 1 3.
}
answer-exactly = { $high ->
    [1] Name one.
   *[other] Name { $high }, for example 1 3.
}
answer-order = Name all of them in the order you want, for example { $example }.
answer-own-words = Choose a number, or write something of your own: up to { $high } characters. In quotation marks anything is taken as written.
lesson = How it works: { $text }
no-such-number = There is no such number here: choose from 1 to { $high }.
not-understood = “{ $text }” is not among the choices. Type a number or words from the list; Enter shows the question again, `help` lists the commands.
yes = yes
no = no

why-asked = You are asked because of this rule:
why-allowed = You can do that now: { $option }.
why-nothing = “{ $text }” is not among the choices. `rules { $text }` searches the rulebook.

hint = { $name } would answer: { $answer }.
hint-bot = A clever bot
undone = Taken back.
saved = Saved to { $file }. To go on with it:
saved-record = Saved to { $file }. To watch it again:
file-exists = { $file } is there already. Overwrite it? (yes/no)
not-saved = Nothing was saved.
save-how = Name a file, for example `save evening.json`.
load-how = Name a saved game, for example `load evening.json`.
rules-none = No rule speaks of “{ $words }”. Try fewer or other words.
rules-no-such = No rule has the id { $rule }.{ $some ->
    [0] { "" }
   *[other] { " " }Near it: { $near }.
}
rules-how = Type `rules` and words to look for, for example `rules frenzy`, or a rule id.
rules-ruling = ruling
rules-see = See also { $rules }
rules-code = Carried out by:
rules-also = Also named in:
rules-code-none = No code names it.
rules-tests = { $count ->
    [0] No test names it.
    [one] Tested by { $count } test.
   *[other] Tested by { $count } tests.
}
rules-tests-away = The tests are not here to be counted.
rules-more = { $count ->
    [one] { $count } more speaks of it.
   *[other] { $count } more speak of it.
} One more word, or an id, narrows it down.
card-unknown = No card is called “{ $name }”.
card-published = Official text:
card-rulings = { $count ->
    [0] No rulings.
    [one] One ruling:
   *[other] { $count } rulings:
}
card-honoured = Honoured in { $test }
card-rules = Rules its tests name: { $rules }
card-code = Written in:
card-tests = { $count ->
    [0] No test names it.
    [one] One test plays it:
   *[other] { $count } tests play it:
}
rules-list-code = code: { $places }
rules-list-tests = tests: { $places }
rules-list-few = { $count ->
    [0] none
   *[other] { $places }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
rules-list-all = { $rules } rules: { $code } implemented, { $tests } tested.
rules-list-untested = { $rules } rules: { $code } implemented, the tests are not here to be counted.
card-none = Nothing printed is called “{ $words }”.
card-how = Type `card` and a name or part of it.
log-empty = Nothing has happened yet.

in-doubt = { $why } Answer it once more to do it all the same.
order-given = From now on, whenever you are asked this: { $answer }. `orders` lists your standing orders.
order-given-source = From now on, whenever you are asked this about { $source }: { $answer }. With `order always` it holds for every card; `orders` lists your standing orders.
order-applied = Standing order: { $answer }.
order-how = Type `order` and an answer to the present question; it is given now and every time this is asked again.
order-line = { $number }. { $prompt } { $answer }
order-line-when = { $number }. { $prompt } { $answer } ({ $moment })
order-group = { $number }. { $count } questions, { $moment }: { $answer }
orders-answered = { $count ->
    [one] Standing orders have answered { $count } question so far.
   *[other] Standing orders have answered { $count } questions so far.
}
deck-for-nobody = --deck is for your own seat, and only bots sit here. Write --option deck:A=… for the first of them.
orders-none = You have no standing orders.
orders-how = `orders off` withdraws them all, `orders off 1` the first. `orders hand`: pass wherever your hand has nothing to use, until your next turn.
orders-by-hand = { $count ->
    [0] There is nothing that could be passed over by your hand.
   *[other] Until your next turn you pass wherever your hand has nothing to use, whatever you draw. `orders` lists it all.
}
orders-withdrawn = Withdrawn.

quit-offer = Leave the game? Type a file name to save it there, Enter to leave it at { $file }, `no` to leave without saving, or `back` to go on playing.
left-unsaved = The game is thrown away. Good night.
end-table = The table at the end:
end-result = Final result:
end-line = { $place }. { $players }: { $score }
end-won = Won: { $players }
end-lost = Lost: { $players }
end-undecided = You stop here for now; nothing is decided yet.
end-side = { $place }. { $players }
end-out = { $players }: out of the game
end-save = To keep the record of this game, type a file name; Enter ends.
no-such-step = There is no such step: choose from 0 to { $last }.

replay-head = { $game }: { $players }. { $steps } steps.
replay-step = Step { $step } of { $steps }: { $player }.
replay-rekey = Step { $step } of { $steps }: from here on chance differs.
replay-help = Enter or next: one step on; back: one step back; go 12: to step 12; board: the table; quit: leave.
replay-nobody = Nobody called '{ $name }' played in this game. Seats: { $people }.
replay-end = This is the last step.
replay-start = This is the beginning.

chronicle-begun = “{ $campaign }” has begun, played by { $names }. The first sitting:
chronicle-sitting = { $campaign }, sitting { $number }.
chronicle-written = Sitting { $number } stands in the book.
chronicle-over = That was the last sitting: the campaign is over.
chronicle-next = The next sitting, when you like:
chronicle-quit-offer = Leave the sitting? Every answer is kept already: Enter leaves. A name keeps this moment under it as well, and `back` goes on playing.
chronicle-kept = Everything is kept as it is. To go on:
chronicle-no-load = This is a sitting of a campaign: another game cannot be put in its place. Leave it first, nothing is lost.
chronicle-line = { $mark }  { $campaign } ({ $names }). Sittings played: { $played }.
chronicle-fork = A what-if: it parts from { $of } after sitting { $number }.
chronicle-page = Sitting { $number }, { $day }: { $hands }.
chronicle-page-trust = Sitting { $number }, { $day }: { $hands }. Played elsewhere under other rules, taken on trust.
chronicle-hand-bot = { $owner } (by a bot: { $level })
chronicle-hand-other = { $name } for { $owner }
chronicle-none = There is no campaign here yet. `nokturn chronicle new` begins one, `import` takes one in.
chronicle-bound = { $file } is written.
chronicle-exported = { $file } is written, with { $played ->
    [one] { $played } sitting
   *[other] { $played } sittings
}.
chronicle-imported = “{ $campaign }” is here now. Sittings played: { $played }.
chronicle-saved = Saved as “{ $name }”. To go on from here another time:
chronicle-save = { $name }: { $at }, sitting { $number }, after { $steps ->
    [one] { $steps } answer
   *[other] { $steps } answers
}
chronicle-no-saves = There are no named saves. While a sitting is played, `save NAME` makes one.
chronicle-restored = “{ $name }” is a campaign of its own now, in the middle of sitting { $number }; the other stays as it is. To go on:
chronicle-again = { $answer }, and play on at once? Enter is yes.
chronicle-old-pack = This sitting goes on with the version it was played with.
chronicle-new-pack = Do you go on with the new version? “yes”, or Enter for the one you have played with; what was played stays as it was played.
chronicle-forked = From sitting { $number } on it may go otherwise:

help = 
    You can always type:
    ·  a number of the list, or words from it (accents and endings may be missing)
    ·  why – why you are asked; why and words from a choice – why it is not possible
    ·  board – the table; log or log 20 – what happened; card name – what is printed on a card
    ·  rules words – search the rulebook; hint – what a clever bot would do
    ·  undo – take your last move back; save file, load file
    ·  lang pl – po polsku, from here on
    ·  order answer – answer like this from now on; orders – your standing orders
    ·  back – out of a second list; quit – leave (nothing is lost)

# nokturn table

table-sound = Table { $id }: { $entries ->
    [one] one entry, nothing wrong.
   *[other] { $entries } entries, nothing wrong.
}
table-found = Table { $id }:
table-mends = { $what } `nokturn table repair { $id }` puts it right.
table-gone = There is no table { $id } in { $database }.
table-repaired = Made anew what could be made anew.
table-entry-missing = Entry { $number } is missing. The game rests at the last step before it; its host decides at the table.
table-entry-damaged = Entry { $number } cannot be read. The game rests at the last step before it; its host decides at the table.
table-told-damaged = What entry { $number } told cannot be read.
table-snapshot-damaged = The snapshot after entry { $number } is damaged; it is never shown.
table-result-damaged = The result cannot be read.
table-result-missing = The game is over, and its result was not kept.
table-game-unread = The game cannot be read: { $why }
table-parted-told = Today's rules would have step { $step } of { $steps } come out otherwise.
table-parted-refused = Today's rules do not allow step { $step } of { $steps }.
table-parted-damaged = Step { $step } of { $steps } is lost.
table-told-unnoted = { $count ->
    [0] What was told before the first answer was not noted.
    [one] What one entry told was not noted.
   *[other] What { $count } entries told was not noted.
}
