# Półka z taliami i warsztat.

deck-nameless = Talia bez nazwy
deck-playable = Tyle różnych kart można tu zagrać: { $playable } z { $all }
deck-playable-short = grywalne { $playable }/{ $all }
deck-play = Zagraj nią
deck-legal = dozwolona
deck-illegal = niedozwolona:

# Półka.
shelf-search = nazwa, karta, klan
shelf-filter = Które talie
filter-all = wszystkie
filter-standard = Standard
filter-v5 = V5
filter-duel = Pojedynek
filter-starter = Początkowe
filter-playable = w całości grywalne
shelf-yours = Twoje
shelf-account = leżą przy twoim koncie
shelf-browser = leżą w tej przeglądarce; konto je przejmie
shelf-browser-full = W tej przeglądarce nie zmieści się więcej talii. Zdejmij którąś albo załóż konto.
shelf-new-deck = nowa talia
shelf-open = Otwórz
shelf-bring = Przynieś
shelf-delete = Zdejmij z półki
shelf-gone = „{ $name }” zdjęto z półki.
shelf-put-back = Odłóż z powrotem
shelf-here = { $count ->
    [one] { $count } talia leży jeszcze w tej przeglądarce.
    [few] { $count } talie leżą jeszcze w tej przeglądarce.
   *[other] { $count } talii leży jeszcze w tej przeglądarce.
}
shelf-take-over = Przenieś na swoją półkę
shelf-for = Wybierz, z czym przychodzi miejsce { $seat }: z twoją talią, z gotową albo z wklejoną.
shelf-back = Wróć do stołu
shelf-precons = Gotowe
shelf-precons-note = można nimi grać od razu; żeby zmieniać, skopiuj
shelf-coming = Wkrótce przy tym stole
shelf-coming-note = pasek mówi, iloma kartami można już grać
shelf-copy = Kopiuj
shelf-file = Wszystkie moje talie w jednym pliku
box-played = ostatnio: { $when } · wygrane { $wins }, PZ { $points }
box-unplayed = jeszcze nie grana
set-v5 = Piąta Edycja
set-v5a = Piąta Edycja: Anarch
set-v5c = Piąta Edycja: Companion
set-nb = New Blood
set-nb2 = New Blood: Anarch
set-nb3 = New Blood: Companion
winners-title = Zwycięskie
winners-note = talie, które wygrały turnieje: { $count }; na twoją półkę trafi kopia
winners-search = nazwa, gracz, turniej albo pełna nazwa karty
winners-how = Wpisz co najmniej trzy litery.
winners-none = Żadna zwycięska talia tak się nie nazywa ani nie ma takiej karty.
missing-title = { $count ->
    [one] { $count } karty z twoich talii nie można tu jeszcze zagrać
   *[other] { $count } kart z twoich talii nie można tu jeszcze zagrać
}
missing-card = Karta
missing-decks = w twoich taliach
missing-winners = w zwycięskich

# Pole obok półki.
paste-title = Wklej lub upuść talię
paste-about = Każda znana ci lista: TWD, JOL, Lackey, odnośnik VDB, JSON z KRCG, zwykły tekst. Sprawdzamy w trakcie pisania.
paste-placeholder = 4x Govern the Unaligned
paste-file = Otwórz plik …
paste-undo = Cofnij poprawkę
paste-clear = Wyczyść
paste-keep = Odłóż na półkę
paste-once = Tylko na jeden stół
paste-too-long = To za długie jak na talię: mieści się { $length } znaków, a wiersz { $line } jest już dalej. Nic nie ucięto; usuń to, co nie jest kartą.
paste-file-large = { $name } ma { $size } kB: to nie talia. Niczego z niej nie odczytano.
paste-not-kept = Nie udało się jej teraz odłożyć. Nadal stoi w polu; spróbuj jeszcze raz.
mark-unread = nie odczytano
mark-missing = jeszcze niegrywalna
mark-banned = zakazana
problem-line = Wiersz { $line }:
problem-perhaps = Może chodzi o jedną z tych:
problem-winners = { $name }: w { $winners } zwycięskich taliach
problem-more = Kolejnych wierszy, których nie da się odczytać: { $count }.
problem-none = Krypta: { $crypt } z grupy { $groups }, biblioteka: { $library }, nic zakazanego.
problem-remarks = Pominięte lub odgadnięte ({ $count })
replace = Zamień { $count }
replace-all = Każdą na najbliższą
replace-none = nie ma grywalnej karty tego typu i dyscypliny

# Stół dla talii.
play-title = Stół dla tej talii
play-bots = Z botami, od razu
play-friends = Ze znajomymi

# Warsztat.
builder-missing = Nie ma tej talii na twojej półce albo odnośnik żadnej nie zawiera.
builder-shelf = Do półki
builder-parts = Szukanie, talia lub liczby
tab-search = Szukaj
tab-deck = Talia
tab-numbers = Liczby
tab-card = Karta
head-name = Nazwa talii
head-undo = Cofnij
head-versions = Wersje
head-share = Udostępnij
head-copy-name = { $name }, kopia
state-kept = Zachowano.
state-keeping = Zachowuję …
state-changed = Tę talię zmieniono w innym oknie.
state-failed = Nie udało się zachować: to, co widzisz, jest tylko tutaj.
state-reload = Weź tamtą
state-copy = Zachowaj tę jako kopię
state-unkept = Jeszcze nie na twojej półce.
search-label = Nazwa, skrót lub tekst
search-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
search-copies = w talii: { $count }
search-filters = Które karty
search-perhaps = Nie ma takiej karty. Może:
search-more = Więcej …
keys-copies = kopie
keys-walk = chodzenie
keys-search = szukanie
keys-numbers = liczby
stepper = { $name }: { $count }
stepper-less = { $name }: jedna mniej
stepper-more = { $name }: jedna więcej
wish-playable = grywalne tutaj
wish-usable = moja krypta potrafi
wish-crypt = krypta
wish-library = biblioteka
wish-type = typ
wish-discipline = dyscyplina
wish-superior = poziom wyższy
wish-clan = klan
wish-title = tytuł
wish-sect = sekta
wish-trait = cecha
wish-set = zestaw
wish-group = grupa
wish-banned = zakazane lub nie
wish-banned-not = niezakazane
wish-banned-only = tylko zakazane
wish-numbers = potencjał, koszt
wish-capacity-least = potencjał od
wish-capacity-most = potencjał do
wish-cost-least = koszt od
wish-cost-most = koszt do
wish-clear = wyczyść
who-anybody = każdy
who-able = { $superior ->
    [0] { $able } z { $of } potrafi
   *[other] { $able } z { $of } potrafi, { $superior } na wyższym
}
who-clan = tylko { $what }: nikt
who-lacks = nikt w tej krypcie nie ma: { $what }
who-nobody = nikt w tej krypcie
who-no-crypt = krypta jeszcze pusta
who-group = grupa { $group }
who-unplayable = jeszcze niegrywalna
list-crypt = Krypta, grupa { $groups }
list-crypt-size = { $count } z co najmniej { $least }
list-library = Biblioteka
list-library-size = { $count } z { $least }–{ $most }
list-no-crypt = Nie ma jeszcze żadnego wampira. Znajdź go i dołóż znakiem +.
list-no-library = Nie ma jeszcze żadnej karty.
limits-other = { $format }: powodów przeciw { $count }
type-master = Mistrz
type-action-card = Akcja
type-political-action-card = Polityka
type-equipment = Sprzęt
type-retainer = Sługa
type-ally = Sprzymierzeniec
type-action-modifier = Modyfikator
type-reaction = Reakcja
type-combat-card = Walka
type-event = Wydarzenie
type-conviction = Przekonanie
type-power = Moc
type-reflex = Odruch
cost-pool = pula
cost-blood = krew
cost-conviction = przekonanie
numbers-types = Karty według typu
numbers-title = Liczby
numbers-close = Wróć do talii
numbers-all = Wszystkie liczby, wersje, porównanie
numbers-who = Kto może co zagrać
numbers-who-note = wyższy poziom, podstawowy, nikt; karty w bibliotece
numbers-known = { $what }: wyższy { $superior }, podstawowy { $inferior }, bez { $without }; kart { $cards }
numbers-odds = Co najmniej jedna w pierwszej ręce
numbers-draw = Dobór: czwórka z krypty { $least } / { $average } / { $most }
numbers-masters = karty mistrza
numbers-trifles = drobnostki
numbers-chosen = karty o koszcie do wyboru (X)
numbers-in-hand = { $what }: średnio w pierwszej ręce
draw-hand = Pierwsza ręka
draw-crypt = Pierwsze cztery karty krypty
draw-again = jeszcze raz
draw-next = następna
draw-runs = { $runs } prób
draw-averages = Średnio czwórka wampirów ma razem { $capacity }; z 7 kart któryś z nich może zagrać { $usable }, kart mistrza jest { $masters }; mniej niż trzy takie karty w { $stuck } % doborów.
versions-title = Wersje
version = Wersja { $number }
version-first = różnych kart: { $count }
version-again = Wróć do niej
compare-title = Porównaj dwie
compare-before = Przedtem
compare-after = Potem
compare-same = Te same karty.
compare-crypt-size = Krypta
compare-library-size = Biblioteka
compare-playable = Grywalne tutaj
compare-capacity = Pierwsza czwórka razem
compare-usable = Ile z 7 kart można zagrać
card-of-crypt = Z twojej krypty:
card-superior = na wyższym poziomie { $names }.
card-inferior = Na podstawowym { $names }.
card-able = { $names }.
card-cannot = Nie: { $names }.
card-instead = Zamiast niej lub obok:
card-official = Oficjalny tekst
card-rulings = Orzeczenia ({ $count })
card-played = W taliach gotowych: { $precons }, w zwycięskich: { $winners }.
share-title = Udostępnij
share-link = Odnośnik, który niesie talię
share-copy-link = Kopiuj odnośnik
share-form = Jako
share-copy = Kopiuj
share-copied = Skopiowano
share-file = Jako plik
share-print = Drukuj
share-left-out = Nie ma w tym miejsca na: { $what }.
form-text = zwykły tekst
form-twd = archiwum turniejów (TWD)
form-jol = JOL
form-lackey = Lackey
form-vdb = odnośnik VDB
form-krcg4 = KRCG 4 (JSON)
form-krcg5 = KRCG 5 (JSON)
form-numbered = lista z numerami VEKN
