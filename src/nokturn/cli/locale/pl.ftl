# Co mówi terminal dookoła gry.

person = Gracz
seat-taken = Przy stole już siedzi { $name }. Wybierz inne imię: --seats ja:TwojeImię,bot,bot,bot.
seat-nobody = „{ $word }” nie może usiąść do stołu. Napisz na przykład --seats ja,bot,bot,bot albo ja:Ania,ja:Jan,bot.
seed-length = Po --seed podaj od 1 do { $most } liter lub cyfr.
welcome = { $game }. Odpowiadaj numerem albo słowami z listy; `pomoc` wylicza, co jeszcze można wpisać.
welcome-options = W grze: { $options }.
welcome-role = { $player } gra jako { $role }.
loaded = Wczytany plik: { $file }, liczba kroków: { $steps }.
pass-keyboard = Klawiaturę przejmuje { $player }.
press-enter = Naciśnij Enter, gdy na ekran patrzy tylko { $player }.

beside = { $seat } – { $question } (wpisz { $seat } i odpowiedź)
which-one = Co dokładnie?
answer-confirm = Odpowiedz: tak albo nie.
answer-number = Podaj liczbę od { $low } do { $high }.
answer-some = { $low ->
    [0] { $high ->
        [1] Wpisz numer albo „nic”.
       *[other] Wymień najwyżej { $high }, na przykład 1 3; można też wpisać „nic”.
    }
   *[other] Wymień od { $low } do { $high }, na przykład 1 3.
}
answer-exactly = { $high ->
    [1] Wskaż tylko 1.
   *[other] Wskaż dokładnie { $high }, na przykład 1 3.
}
answer-order = Wymień wszystkie w wybranej kolejności, na przykład { $example }.
answer-own-words = Podaj numer albo wpisz coś własnego: do { $high } znaków. W cudzysłowie wszystko zostaje tak, jak napisano.
lesson = O co chodzi: { $text }
no-such-number = Takiego numeru tu nie ma: wybierz od 1 do { $high }.
not-understood = „{ $text }” nie ma wśród możliwości. Wpisz numer albo słowa z listy; Enter pokazuje pytanie jeszcze raz, `pomoc` wylicza polecenia.
yes = tak
no = nie

why-asked = Pytanie wynika z tej zasady:
why-allowed = To można teraz zrobić: { $option }.
why-nothing = „{ $text }” nie ma wśród możliwości. Polecenie `zasady { $text }` przeszuka instrukcję.

hint = { $name } odpowiada: { $answer }.
hint-bot = Sprytny bot
undone = Cofnięte.
saved = Zapisano: { $file }. Grę można podjąć tak:
saved-record = Zapisano: { $file }. Można to obejrzeć tak:
file-exists = Plik { $file } już istnieje. Zastąpić go? (tak/nie)
not-saved = Niczego nie zapisano.
save-how = Podaj nazwę pliku, na przykład `zapisz wieczor.json`.
load-how = Podaj zapisaną grę, na przykład `wczytaj wieczor.json`.
rules-none = Żadna zasada nie mówi o „{ $words }”. Spróbuj podać mniej słów albo inne.
rules-no-such = Żadna zasada nie ma identyfikatora { $rule }.{ $some ->
    [0] { "" }
   *[other] { " " }Podobne: { $near }.
}
rules-how = Wpisz `zasady` i szukane słowa, na przykład `zasady szał`, albo identyfikator zasady.
rules-ruling = rozstrzygnięcie
rules-see = Zobacz też { $rules }
rules-code = Wykonuje ją:
rules-also = Wspomina o niej też:
rules-code-none = Nie wymienia jej żaden kod.
rules-tests = { $count ->
    [0] Nie sprawdza jej żaden test.
    [one] Sprawdza ją { $count } test.
    [few] Sprawdzają ją { $count } testy.
   *[other] Sprawdza ją { $count } testów.
}
rules-tests-away = Testów nie ma w tej instalacji, więc nie można ich policzyć.
rules-more = { $count ->
    [one] Mówi o tym jeszcze { $count } zasada.
    [few] Mówią o tym jeszcze { $count } zasady.
   *[other] Mówi o tym jeszcze { $count } zasad.
} Dodaj słowo albo podaj identyfikator, żeby zawęzić wynik.
card-unknown = Żadna karta nie nazywa się „{ $name }”.
card-published = Tekst oficjalny:
card-rulings = { $count ->
    [0] Bez orzeczeń.
    [one] Jedno orzeczenie:
    [few] { $count } orzeczenia:
   *[many] { $count } orzeczeń:
}
card-honoured = Przestrzegane w { $test }
card-rules = Zasady, które nazywają jej testy: { $rules }
card-code = Zapisana w:
card-tests = { $count ->
    [0] Nie nazywa jej żaden test.
    [one] Zagrywa ją jeden test:
    [few] Zagrywają ją { $count } testy:
   *[many] Zagrywa ją { $count } testów:
}
rules-list-code = kod: { $places }
rules-list-tests = testy: { $places }
rules-list-few = { $count ->
    [0] brak
   *[other] { $places }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }
}
rules-list-all = Zasady: { $rules }, w kodzie: { $code }, w testach: { $tests }.
rules-list-untested = Zasady: { $rules }, w kodzie: { $code }. Testów nie ma w tej instalacji.
card-none = Nic wydrukowanego nie nazywa się „{ $words }”.
card-how = Wpisz `karta` i nazwę albo jej część.
log-empty = Jeszcze nic się nie wydarzyło.

in-doubt = { $why } Jeśli mimo to chcesz, odpowiedz tak jeszcze raz.
order-given = Od teraz na to pytanie zawsze: { $answer }. Polecenie `rozkazy` wylicza stałe rozkazy.
order-given-source = Od teraz na to pytanie, gdy chodzi o: { $source } – zawsze: { $answer }. Po `rozkaz zawsze` dotyczy każdej karty; polecenie `rozkazy` wylicza stałe rozkazy.
order-applied = Stały rozkaz: { $answer }.
order-how = Wpisz `rozkaz` i odpowiedź na obecne pytanie; padnie teraz i za każdym razem, gdy to pytanie wróci.
order-line = { $number }. { $prompt } { $answer }
order-line-when = { $number }. { $prompt } { $answer } ({ $moment })
order-group = { $number }. Pytania ({ $count }), { $moment }: { $answer }
orders-answered = { $count ->
    [one] Stałe rozkazy odpowiedziały dotąd na { $count } pytanie.
    [few] Stałe rozkazy odpowiedziały dotąd na { $count } pytania.
   *[other] Stałe rozkazy odpowiedziały dotąd na { $count } pytań.
}
deck-for-nobody = --deck to talia twojego miejsca, a tu siedzą same boty. Dla pierwszego napisz --option deck:A=…
orders-none = Nie masz stałych rozkazów.
orders-how = `rozkazy precz` odwołuje wszystkie, `rozkazy precz 1` pierwszy. `rozkazy ręka`: pas wszędzie tam, gdzie twoja ręka nie ma nic do użycia, do twojej następnej tury.
orders-by-hand = { $count ->
    [0] Twoja ręka nie pozwala pominąć żadnego pytania.
   *[other] Do twojej następnej tury pasujesz wszędzie tam, gdzie twoja ręka nie ma nic do użycia, cokolwiek dobierzesz. `rozkazy` wymienia wszystko.
}
orders-withdrawn = Odwołane.

quit-offer = Koniec na dziś? Wpisz nazwę pliku, żeby zapisać grę, naciśnij Enter, żeby zostawić ją w { $file }, wpisz „nie”, żeby nie zapisywać, albo „wstecz”, żeby grać dalej.
left-unsaved = Gra przepada. Dobrej nocy.
end-table = Stół na koniec gry:
end-result = Wynik końcowy:
end-line = { $place }. { $players }: { $score }
end-won = Zwycięstwo: { $players }
end-lost = Porażka: { $players }
end-undecided = Na razie koniec; nic się jeszcze nie rozstrzygnęło.
end-side = { $place }. { $players }
end-out = { $players }: poza grą
end-save = Żeby zachować zapis tej gry, wpisz nazwę pliku; Enter kończy.
no-such-step = Nie ma takiego kroku: wybierz od 0 do { $last }.

replay-head = { $game }: { $players }. Liczba kroków: { $steps }.
replay-step = Krok { $step } z { $steps }: { $player }.
replay-rekey = Krok { $step } z { $steps }: stąd los toczy się inaczej.
replay-help = Enter albo dalej: jeden krok naprzód; wstecz: jeden krok w tył; krok 12: do kroku 12; stół: stół; koniec: wyjście.
replay-nobody = Nikt o imieniu „{ $name }” w tej grze nie grał. Miejsca: { $people }.
replay-end = To ostatni krok.
replay-start = To początek.

chronicle-begun = Kampania „{ $campaign }” rozpoczęta, grają: { $names }. Pierwsza sesja:
chronicle-sitting = { $campaign }, sesja { $number }.
chronicle-written = Sesja { $number } stoi już w księdze.
chronicle-over = To była ostatnia sesja: kampania dobiegła końca.
chronicle-next = Następna sesja, kiedy zechcecie:
chronicle-quit-offer = Koniec na dziś? Każda odpowiedź jest już zapisana: Enter kończy. Wpisana nazwa dodatkowo zachowa tę chwilę, a „wstecz” wraca do gry.
chronicle-kept = Wszystko zostaje tak, jak jest. Żeby grać dalej:
chronicle-no-load = To sesja kampanii: nie można podstawić w jej miejsce innej gry. Najpierw z niej wyjdź, nic nie przepadnie.
chronicle-line = { $mark }  { $campaign } ({ $names }). Rozegrane sesje: { $played }.
chronicle-fork = Odgałęzienie kampanii { $of } po sesji { $number }.
chronicle-page = Sesja { $number }, { $day }: { $hands }.
chronicle-page-trust = Sesja { $number }, { $day }: { $hands }. Rozegrana gdzie indziej na innych zasadach, przejęta na słowo.
chronicle-hand-bot = { $owner } (gra bot: { $level })
chronicle-hand-other = { $name } w miejsce: { $owner }
chronicle-none = Nie ma tu jeszcze żadnej kampanii. `nokturn chronicle new` zaczyna nową, `import` wczytuje gotową.
chronicle-bound = Zapisano plik { $file }.
chronicle-exported = Zapisano plik { $file }. Rozegrane sesje: { $played }.
chronicle-imported = Kampania „{ $campaign }” jest już tutaj. Rozegrane sesje: { $played }.
chronicle-saved = Zapisano pod nazwą „{ $name }”. Żeby kiedyś zacząć stąd jeszcze raz:
chronicle-save = { $name }: { $at }, sesja { $number }, odpowiedzi: { $steps }
chronicle-no-saves = Nie ma żadnych nazwanych zapisów. W trakcie sesji robi je `zapisz NAZWA`.
chronicle-restored = „{ $name }” to teraz osobna kampania, w środku sesji { $number }; tamta zostaje, jaka była. Żeby grać dalej:
chronicle-again = { $answer } i od razu gracie dalej? Enter to tak.
chronicle-old-pack = Ta sesja toczy się dalej z wersją, z którą graliście do tej pory.
chronicle-new-pack = Gracie dalej z nową wersją? „Tak” albo Enter, żeby zostać przy tej, z którą graliście; co rozegrane, zostaje, jak było.
chronicle-forked = Po sesji { $number } wszystko może potoczyć się inaczej:

help = 
    Zawsze można wpisać:
    ·  numer z listy albo słowa z niej (bez ogonków i końcówek)
    ·  dlaczego – skąd to pytanie; dlaczego i słowa z listy – czemu czegoś zrobić nie można
    ·  stół – co gdzie leży; dziennik albo dziennik 20 – co się działo; karta nazwa – co jest na karcie
    ·  zasady słowa – przeszukuje instrukcję; podpowiedź – co robi sprytny bot
    ·  cofnij – cofa twój ostatni ruch; zapisz plik, wczytaj plik
    ·  język en – odtąd po angielsku, in English
    ·  rozkaz odpowiedź – odtąd zawsze taka odpowiedź; rozkazy – twoje stałe rozkazy
    ·  wstecz – wyjście z drugiej listy; koniec – wyjście z gry (nic nie ginie)

# nokturn table

table-sound = Stół { $id }: { $entries ->
    [one] jeden wpis, wszystko w porządku.
    [few] { $entries } wpisy, wszystko w porządku.
   *[many] { $entries } wpisów, wszystko w porządku.
}
table-found = Stół { $id }:
table-mends = { $what } Naprawi to `nokturn table repair { $id }`.
table-gone = W bazie { $database } nie ma stołu { $id }.
table-repaired = Odtworzono to, co dało się odtworzyć.
table-entry-missing = Brakuje wpisu { $number }. Gra stoi na ostatnim kroku przed nim; zdecyduje gospodarz przy stole.
table-entry-damaged = Wpisu { $number } nie da się odczytać. Gra stoi na ostatnim kroku przed nim; zdecyduje gospodarz przy stole.
table-told-damaged = Nie da się odczytać, co opowiedział wpis { $number }.
table-snapshot-damaged = Migawka po wpisie { $number } jest uszkodzona; nikt jej nie zobaczy.
table-result-damaged = Nie da się odczytać wyniku.
table-result-missing = Gra skończona, ale nie zachowano jej wyniku.
table-game-unread = Nie da się odczytać gry: { $why }
table-parted-told = Według dzisiejszych zasad krok { $step } z { $steps } skończyłby się inaczej.
table-parted-refused = Dzisiejsze zasady nie pozwalają na krok { $step } z { $steps }.
table-parted-damaged = Krok { $step } z { $steps } przepadł.
table-told-unnoted = { $count ->
    [0] Nie zapisano, co opowiedziano przed pierwszą odpowiedzią.
    [one] Nie zapisano, co opowiedział jeden wpis.
    [few] Nie zapisano, co opowiedziały { $count } wpisy.
   *[many] Nie zapisano, co opowiedziało { $count } wpisów.
}
