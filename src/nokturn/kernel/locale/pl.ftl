# Co mówi samo jądro.
and = i
nothing = nic

option-pass = Pas
nobody = nikt

ask-react-first = { $player }, kilka twoich kart chce zareagować: która pierwsza?
option-react = { $source }

option-leave-it = Zostawiam to innym
event-agree-for = { $player } jest za: „{ $choice }”
event-agree-leaves = { $player } zostawia to innym.
event-agree-last-word = Nie ma zgody: ostatnie słowo ma { $player }.

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
refusal-wrong-count = Liczba wybranych: { $count }. Wybierz { $exactly ->
    [yes] dokładnie { $high }
   *[no] od { $low } do { $high }
}.
refusal-own-words-length = Wpisz od 1 do { $high } znaków; tu jest ich { $count }.
refusal-own-words-signs = Wpisz jeden wiersz liter, cyfr i znaków, które da się odczytać: bez łamania wierszy, znaków sterujących i uszkodzonych liter.
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-undo-other = Ostatni ruch nie był twój: cofnąć może go tylko ten, kto go wykonał.
refusal-undo-chance = Od tamtej pory rozstrzygnął los; tego nie da się cofnąć.
refusal-undo-revealed = Od tamtej pory wyszło na jaw coś ukrytego; tego nie da się cofnąć.

error-step = Kroku { $step } z zapisu nie da się wykonać: { $seat } odpowiada { $answer }, a to jest niedozwolone ({ $why }). Zapis został zmieniony albo od tamtej pory zmieniły się zasady: weź oryginał albo wersję programu, w której powstał.
error-unreadable = { $what }: to nie jest czytelny zapis Nokturnu ({ $why }). Weź nieuszkodzoną kopię.
error-format = { $what }: format { $found }, a ta wersja Nokturnu czyta format { $read }. Otwórz zapis w wersji, w której powstał.
error-damaged = { $what }: zapis jest uszkodzony ({ $why }). Weź nieuszkodzoną kopię.
error-changed = { $what }: zapis zmieniono po zakończeniu, suma kontrolna się nie zgadza. Weź oryginał.
error-other-game = To zapis gry { $found }, a nie { $wanted }. Wczytaj go jako { $found }.
error-unplayable = Tego zapisu nie da się odtworzyć: { $why } Weź nieuszkodzoną kopię.
error-other-position = Zapis prowadzi do innej pozycji, niż podaje. Zmieniono go po zakończeniu: weź oryginał.
error-not-read = Pliku { $file } nie da się odczytać: { $why }. Podaj zapis, który da się otworzyć.
error-not-written = Pliku { $file } nie da się zapisać: { $why }. Nic się nie zmieniło: zwolnij miejsce albo zapisz gdzie indziej.
error-no-key = W zapisie brakuje klucza losowania: { $found } nim nie jest. Weź nieuszkodzoną kopię.
error-bad-key = { $found } nie może być kluczem kości. Podaj tekst o długości od 1 do { $most } bajtów.
error-no-name = { $found } nie może być niczyim imieniem. Podaj zwykły tekst.
error-option-text = W wartości opcji „{ $option }” jest pół litery, więc nie da się jej zapisać. Wpisz ją ponownie.
error-unknown-kind = W danych jest nieznany rodzaj wpisu: { $found }. Pochodzą z innej wersji: otwórz je w niej.
error-other-kind = Wpis rodzaju { $found } nie pasuje do tej wersji: { $why }. Otwórz zapis w wersji, w której powstał.
error-not-plain = W danych jest coś, czego być nie może: { $found }. Weź nieuszkodzoną kopię.
error-no-game = Nie ma gry o nazwie „{ $name }”. Gry: { $games }.
error-no-option = { $game }: nie ma opcji „{ $option }”. Opcje: { $options }.
error-no-heir = { $game }: ta gra niczego nie przejmuje po wcześniejszych grach.
error-option-kind = Opcja „{ $option }” nie może mieć wartości { $value }. Podaj wartość typu { $kind }.
error-option-value = Opcja „{ $option }” nie może mieć wartości { $value }. Do wyboru: { $choices }.
error-players = { $game }: liczba graczy { $players } nie jest możliwa. Możliwe: { $possible }.
error-players-with-options = Liczba graczy { $players } nie jest możliwa z tymi opcjami. Możliwe: { $possible }.
error-no-seat = „{ $option }” nie jest dla nikogo: przy tym stole nie ma takiego miejsca. Miejsca: { $seats }.
error-not-brought = „{ $option }”: nie ma ani pliku „{ $text }”, ani niczego o tej nazwie. Podaj plik albo wybierz: { $choices }.
error-no-language = Nie ma języka „{ $lang }”. Języki: { $languages }.
error-no-level = Nie ma bota na poziomie „{ $level }”. Poziomy: { $levels }.

order-source = gdy chodzi o: { $source }
order-until-own-turn = do twojej następnej tury
ledger-score = punkty
ledger-track-points = Punkty
error-no-pack = { $game }: nie ma paczki „{ $pack }”. Paczki: { $packs }. Weź jedną z nich albo dodaj swoją: trafi wtedy do { $shelf }.
error-pack-missing = Ta gra toczy się z paczką „{ $pack }” (wersja { $hash }), a tej paczki tu nie ma. Dodaj ją od kogoś, kto ją ma, albo włóż jej folder pod nazwą { $hash } do { $shelf } i otwórz grę jeszcze raz. Nic się nie zmieniło.
error-pack-changed = Ta gra toczy się z wersją { $hash } paczki „{ $pack }”, a jest tu tylko wersja { $here }. Włóż folder starej wersji pod nazwą { $hash } do { $shelf } i otwórz grę jeszcze raz albo graj dalej z nową wersją: to, co już rozegrano, zostanie odtworzone, dokąd się da. Nic się nie zmieniło.
error-pack-damaged = Wersję { $hash } paczki „{ $pack }” zmieniono po odłożeniu: jej pliki nie dają już tej sumy. Włóż nieuszkodzoną kopię do { $folder }.
error-pack-name = „{ $folder }” nie może być nazwą paczki. Nazwij folder literami, cyframi i łącznikami, najwyżej 60 znaków.
error-pack-taken = Paczka „{ $pack }” należy już do programu. Nadaj swojemu folderowi inną nazwę.
