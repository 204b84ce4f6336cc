# What the kernel itself says.
and = and
nothing = nothing

option-pass = Pass
nobody = nobody

ask-react-first = { $player }, several of your cards want to react: which comes first?
option-react = { $source }

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
refusal-wrong-count = You chose { $count }: choose from { $low } to { $high }.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other = The last move was not yours: only its own player can take it back.
refusal-undo-chance = Chance has decided something since then; that cannot be taken back.
refusal-undo-revealed = Something hidden has come to light since then; that cannot be taken back.
