# Co mówimy o taliach.

at-line = Wiersz { $line }: { $text }
perhaps = Może chodzi o: { $names }.

# Co trzeba poprawić.
not-a-card = „{ $text }” to nie karta. Popraw nazwę albo postaw na początku znak #, jeśli to komentarz.
no-version = Nie ma „{ $text }”: nazwa się zgadza, ale grupa lub dopisek ADV nie.
no-number = Nie ma karty o numerze VEKN { $number }. Popraw numer albo podaj nazwę karty.
count = Liczba kopii { $count } karty { $name } nie może być poprawna. Podaj liczbę od 1 do { $most }.
line-long = „{ $text }…” to za długi wiersz jak na kartę: najwyżej { $most } znaków. Jeśli to komentarz, postaw na początku znak #.
two-decks = Tu zaczyna się druga talia. Podawaj jedną talię naraz.
no-cards = Nie ma tu ani jednej karty. Wklej listę z jedną kartą w wierszu, na przykład „4x Govern the Unaligned”.
empty = Nic tu nie ma. Wklej listę kart, odnośnik VDB zawierający talię albo zapis JSON z KRCG.
binary = To nie jest tekst. Podaj samą listę: po jednej karcie w wierszu, odnośnik VDB albo zapis JSON z KRCG.
too-long = To za długie jak na talię: najwyżej { $most } kB i { $lines } wierszy. Podaj samą listę kart.
link-without-deck = „{ $text }” mówi tylko, gdzie talia się znajduje. Wybierz w VDB „Deck in URL” i wklej tamten odnośnik albo wklej samą listę.
link-entry = „{ $text }” w odnośniku to nie karta. Skopiuj cały odnośnik jeszcze raz; po znaku # ma być na przykład 200001=2;100001=4.
json-broken = Zapis JSON jest uszkodzony: { $why }. Skopiuj jeszcze raz całość.
json-shape = Ten zapis JSON nie jest talią w postaci, w jakiej zapisuje ją KRCG: { $why }.
json-number = „{ $text }” to nie numer VEKN. Każda karta musi mieć swój numer w polu id.
numbered-line = „{ $text }” nie pasuje do tej listy: każdy wiersz to liczba, numer VEKN i nazwa, oddzielone tabulatorami.
numbered-name = Numer { $number } to nie „{ $text }”. Popraw numer albo nazwę.

# Co pominięto lub odgadnięto.
comment = Pominięto komentarz: { $text }
guessed = Kart o tej nazwie jest kilka; przyjęto { $name }. Żeby mieć pewność, dopisz grupę po nazwie.
total = { $kind ->
    [crypt] Według nagłówka kart w krypcie jest { $says }, a na liście { $have }.
   *[library] Według nagłówka kart w bibliotece jest { $says }, a na liście { $have }.
}
no-copies = { $name }: zero kopii, pominięto.
left-out = W tym formacie nie ma na to miejsca, więc pominięto: { $what }.
fact-name = nazwa talii
fact-author = autor
fact-description = opis
fact-event = turniej
fact-notes = uwagi przy kartach

# Dlaczego talią nie można grać w danym formacie.
not-playable = { $card }: tą kartą nie można tu jeszcze grać.
not-at-table = { $card }: tej karty nie ma wśród kart tego stołu.
crypt-small = Liczba kart w krypcie: { $have }. Musi ich być co najmniej { $least }.
library-small = Liczba kart w bibliotece: { $have }. Musi ich być co najmniej { $least }.
library-large = Liczba kart w bibliotece: { $have }. Może ich być najwyżej { $most }.
groups = Karty w krypcie są z grup { $groups }. Wszystkie muszą być z jednej grupy albo z dwóch kolejnych.
banned = { $card }: karta zakazana od { $since }.
other-format = { $card }: kartą wolno grać tylko w formacie { $only }.
not-in-sets = { $card }: karty nie ma w żadnym zestawie tego formatu.
legal = Talia dozwolona: { $name }.
illegal = Talia niedozwolona: { $name }.
format-note = O tym formacie: { $note }

# Co policzono.
stats-deck = { $name }, autor: { $author }
stats-deck-alone = { $name }
stats-nameless = Talia bez nazwy
stats-crypt = Krypta: liczba kart { $count }, grupy { $groups }, potencjał od { $least } do { $most }, średnio { $average }
stats-library = Biblioteka: liczba kart { $count }
stats-disciplines = Dyscypliny: krypta wobec biblioteki
stats-four = Cztery karty na początek: razem od { $least } do { $most }, średnio { $average }
stats-trifles = w tym { $count ->
    [one] { $count } drobnostka
    [few] { $count } drobnostki
   *[other] { $count } drobnostek
}
stats-known = { $code }: poziom wyższy { $superior }, podstawowy { $inferior }, bez { $without }; kart, które tego wymagają: { $cards }
stats-draws = Doborów na początek: { $runs }. Średnio: pierwsza czwórka razem { $capacity }, kart z 7, które któryś z nich może zagrać, { $usable }, kart mistrza { $masters }
stats-costs = Koszt wszystkich kart: pula { $pool }, krew { $blood }{ $conviction ->
    [0] { "" }
   *[other] , przekonanie { $conviction }
}{ $chosen ->
    [0] { "" }
   *[other] ; karty z kosztem do wyboru (X): { $chosen }
}
stats-plays = Kto może co zagrać i jaka jest szansa na kartę wśród { $first } / { $second } / { $third } pierwszych
stats-users = { $able } z { $crypt }, z tego na poziomie wyższym { $superior }
stats-nobody = nikt w tej krypcie
stats-anybody = każdy
stats-playable = Różne karty, którymi można tu grać: { $playable } z { $all }

# Miara pokrycia.
yardstick-archive = Talie zwycięzców turniejów, którymi można tu grać: { $playable } z { $decks } ({ $share } %).
yardstick-files = Podane talie, którymi można tu grać: { $playable } z { $decks } ({ $share } %).
yardstick-precons = Gotowe talie, którymi można tu grać: { $playable } z { $decks } ({ $share } %). Archiwum zwycięskich talii jest w pakiecie krcg 5 (Python 3.12 lub nowszy).
yardstick-pool = Karty, którymi można grać: { $cards } z { $all } wydanych.
yardstick-unknown = Talie z kartami nowszymi niż te, które znamy: { $decks }.
yardstick-nearest = Najmniej brakuje taliom:
yardstick-miss = { $name } ({ $about }), brakujące karty ({ $count }): { $cards }
yardstick-miss-plain = { $name }, brakujące karty ({ $count }): { $cards }
yardstick-wanted = Karty, które odblokowałyby najwięcej:
yardstick-card = { $name }: { $unlocks ->
    [0] gra w { $decks } z pozostałych talii
   *[other] sama odblokowuje: { $unlocks }; gra w { $decks } z pozostałych talii
}
yardstick-more = i jeszcze { $count }

check-read = { $name }: kart w krypcie { $crypt }, w bibliotece { $library }.
check-unread = Nie wszystko da się odczytać; nic nie zostało przejęte.
check-lacking = Różnych kart w talii: { $all }. Tymi nie można tu jeszcze grać ({ $count }): { $cards }

# Co to za tekst, skoro nie talia do tej gry.
newer-number = Karta { $number } jest nowsza niż karty znane tutaj. Zaktualizuj serwer albo wyjmij tę kartę.
other-game = Żaden z { $lines } wierszy poniżej nie jest kartą z tej gry: to wygląda na talię do innej.
control = Jest tu znak, którego nie widać ({ $sign }): „{ $text }”. Usuń go.

# Poprawki, tak jak stoją na przyciskach.
mend-line = Odłóż na bok
mend-control = Wyczyść
mend-out = Wyjmij { $count }
mend-groups = Zostaw { $groups }, odchodzi { $count }
mend-thin = Wyjmij { $count }
mend-grow = Dołóż { $count }
not-at-table-count = { $count ->
    [one] { $count } karty nie ma wśród kart tego stołu.
    [few] { $count } kart nie ma wśród kart tego stołu.
   *[other] { $count } kart nie ma wśród kart tego stołu.
}
not-playable-count = { $count ->
    [one] { $count } karty nie można tu jeszcze zagrać.
    [few] { $count } kart nie można tu jeszcze zagrać.
   *[other] { $count } kart nie można tu jeszcze zagrać.
}

# Co się stało z kartami talii, odkąd leży na półce.
since-gone = { $card }: takiej karty już nie znamy.
since-banned = { $card }: od tamtego czasu zakazana ({ $since }).
since-allowed = { $card }: już nie jest zakazana.
since-changed = { $card }: zmieniło się to, co jest na niej wydrukowane.
