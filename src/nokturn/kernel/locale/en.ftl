# What the kernel itself says.
and = and
nothing = nothing

option-pass = Pass
nobody = nobody

ask-react-first = { $player }, several of your cards want to react: which comes first?
option-react = { $source }

option-leave-it = Leave it to the others
event-agree-for = { $player } is for: “{ $choice }”
event-agree-leaves = { $player } leaves it to the others.
event-agree-last-word = There is no agreement: { $player } has the last word.

refusal-forbidden = The rules do not allow that.
refusal-not-offered = That is not one of the choices now.
refusal-not-asked = It is not up to you at the moment: nobody has asked you anything.
refusal-over = The game is over.
refusal-wrong-kind-confirm = Answer yes or no.
refusal-wrong-kind-number = Answer with a whole number from { $low } to { $high }.
refusal-wrong-kind-some = Choose from { $low } to { $high } of the choices.
refusal-wrong-kind-order = Put all the choices in order.
refusal-out-of-range = { $answer } is not possible: choose a number from { $low } to { $high }.
refusal-twice-the-same = The same choice cannot be taken twice.
refusal-order-all = Put all { $count } of them in order, each exactly once.
refusal-wrong-count = You chose { $count }: choose { $exactly ->
    [yes] exactly { $high }
   *[no] from { $low } to { $high }
}.
refusal-own-words-length = Write from 1 to { $high } characters; these are { $count }.
refusal-own-words-signs = Write one line of letters, digits and signs that can be read: no line breaks, no control signs, no broken characters.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other = The last move was not yours: only its own player can take it back.
refusal-undo-chance = Chance has decided something since then; that cannot be taken back.
refusal-undo-revealed = Something hidden has come to light since then; that cannot be taken back.

error-step = Step { $step } of the record cannot be taken: { $seat } answers { $answer }, which is refused ({ $why }). The record was changed, or the rules have changed since: take the original, or the version that wrote it.
error-unreadable = { $what } is not a readable Nokturn record ({ $why }). Take an undamaged copy.
error-format = { $what } has format { $found }; this version of Nokturn reads format { $read }. Open it with the version that wrote it.
error-damaged = { $what } is damaged: { $why }. Take an undamaged copy.
error-changed = { $what } was changed after it was written: its checksum does not fit. Take the original.
error-other-game = The record is of { $found }, not of { $wanted }. Load it as { $found }.
error-unplayable = The record cannot be played: { $why } Take an undamaged copy.
error-other-position = The record leads to another position than it says. It was changed after it was written: take the original.
error-not-read = { $file } cannot be read: { $why }. Name a saved game that can.
error-not-written = { $file } cannot be written: { $why }. Nothing was changed: make room, or save elsewhere.
error-no-key = The record has no key for its dice: { $found } is none. Take an undamaged copy.
error-bad-key = { $found } cannot be the key of the dice. Give a text of 1 to { $most } bytes.
error-no-name = { $found } cannot be anybody's name. Give a text of whole letters.
error-option-text = What is given for option '{ $option }' has half a letter in it and cannot be saved. Type it again.
error-unknown-kind = The data names an unknown kind of record: { $found }. It comes from another version: open it with that one.
error-other-kind = A record of kind { $found } does not fit this version: { $why }. Open it with the version that wrote it.
error-not-plain = The data holds something that is not plain: { $found }. Take an undamaged copy.
error-no-game = There is no game called '{ $name }'. Games: { $games }.
error-no-option = { $game } has no option '{ $option }'. Options: { $options }.
error-no-heir = { $game } takes nothing over from earlier games.
error-option-kind = Option '{ $option }' cannot be { $value }. Give it a value of type { $kind }.
error-option-value = Option '{ $option }' cannot be { $value }. Choose one of: { $choices }.
error-players = { $game } cannot be played by { $players }. Possible: { $possible }.
error-players-with-options = { $players } players is not possible with these options. Possible: { $possible }.
error-no-seat = '{ $option }' is for nobody: there is no such seat at this table. Seats: { $seats }.
error-not-brought = For '{ $option }' there is neither a file '{ $text }' nor anything of that name. Give a file, or one of: { $choices }.
error-no-language = There is no language '{ $lang }'. Languages: { $languages }.
error-no-level = There is no bot of level '{ $level }'. Levels: { $levels }.

order-source = when it comes from { $source }
order-until-own-turn = until your next turn
ledger-score = points
ledger-track-points = Points
error-no-pack = { $game } has no pack '{ $pack }'. Packs: { $packs }. Take one of those, or take yours in: it is then kept in { $shelf }.
error-pack-missing = This game is played with the pack '{ $pack }' (version { $hash }), which is not here. Take the pack in from whoever has it, or put its folder, named { $hash }, into { $shelf }; then open the game again. Nothing was changed.
error-pack-changed = This game is played with version { $hash } of the pack '{ $pack }'; here is only version { $here }. Put the folder of the old version, named { $hash }, into { $shelf } and open the game again, or go on with the new version: what was played is then tried with it, as far as it fits. Nothing was changed.
error-pack-damaged = Version { $hash } of the pack '{ $pack }' was changed after it was kept: its files do not give its hash any more. Put an undamaged copy into { $folder }.
error-pack-name = '{ $folder }' cannot be the name of a pack. Call its folder by letters, digits and hyphens, 60 at most.
error-pack-taken = There is a pack '{ $pack }' in the program itself. Give the folder of yours another name.
