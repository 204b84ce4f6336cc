# Co mówi samo jądro.
and = i
nothing = nic

option-pass = Pas
nobody = nikt

ask-react-first = { $player }, kilka twoich kart chce zareagować: która pierwsza?
option-react = { $source }

refusal-forbidden = Zasady na to nie pozwalają.
refusal-not-offered = Takiego wyboru teraz nie ma.
refusal-not-asked = W tej chwili nic od ciebie nie zależy: nikt cię o nic nie pyta.
refusal-over = Gra się skończyła.
refusal-wrong-kind-confirm = Odpowiedz: tak albo nie.
refusal-wrong-kind-number = Podaj liczbę całkowitą od { $low } do { $high }.
refusal-wrong-kind-some = Wybierz od { $low } do { $high } z podanych możliwości.
refusal-wrong-kind-order = Ustaw wszystkie możliwości w kolejności.
refusal-out-of-range = { $answer } nie wchodzi w grę: podaj liczbę od { $low } do { $high }.
refusal-twice-the-same = Tej samej możliwości nie można wybrać dwa razy.
refusal-order-all = Ustaw w kolejności wszystkie { $count }, każdą dokładnie raz.
refusal-wrong-count = Liczba wybranych: { $count }. Wybierz od { $low } do { $high }.
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-undo-other = Ostatni ruch nie był twój: cofnąć może go tylko ten, kto go wykonał.
refusal-undo-chance = Od tamtej pory rozstrzygnął los; tego nie da się cofnąć.
refusal-undo-revealed = Od tamtej pory wyszło na jaw coś ukrytego; tego nie da się cofnąć.
