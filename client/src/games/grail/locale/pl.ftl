# Co mówi narysowany stół Graala, po polsku.  Walka i dyplomacja mają własną część na końcu.

# Czym jest to, co wydrukowano: pod nazwą, kiedy czyta się z bliska.
kind-hero = Postać
kind-combat = karta Walki
kind-diplomacy = karta Dyplomacji
kind-item = Przedmiot
kind-secret = Sekret
kind-skill = Umiejętność
kind-location = Lokacja
kind-encounter = Spotkanie
kind-event = Wydarzenie
kind-quest = Zadanie
kind-status = Status
kind-flaw = Skaza
kind-letter = list
kind-lesson = lekcja
kind-telling = opowieść
kind-map = mapa
kind-parts = skutek
kind-deed = czyn
kind-action = akcja
kind-approach = podejście

# Kampania między sesjami: arkusz zapisu.
book-sheet = Arkusz zapisu
book-when = Dzień { $day }, rozdział { $number }: { $chapter }
book-blank = Nic tu jeszcze nie ma: pierwszy dzień dopiero przed wami.
book-travel = Księga podróży
book-ended = Kampania się zakończyła: { $ending }.
book-lost = Wyspa przepadła.
book-grace = Wyspa przepadła. Możecie poprosić o Łaskę Wszechmatki i zacząć rozdział od nowa.
book-no-pack = Paczki { $pack } nie ma na tym serwerze w wersji, z którą graliście, dlatego rzeczy noszą tu swoje oznaczenia.
book-away = { $hero }, Postać nieobecna ({ $player })
book-died = { $hero }: { $location }, dzień { $day }
book-quests = Zadania
book-clues = Tropy
book-statuses = Statusy
book-boxes = { $set } z { $parts }
book-left = Wydarzenia w talii: { $events }. Przeczytane fragmenty: { $read }.
book-dying = Umiera, Licznik { $dial }
book-items = Przedmioty:
book-secrets = Sekrety:
book-skills = Umiejętności:
book-aside = Odłożone:
book-deck-combat = Walka, kart w talii: { $count }, w Puli: { $pool }
book-deck-diplomacy = Dyplomacja, kart w talii: { $count }, w Puli: { $pool }
book-map = Mapa, północ na górze
book-stone = Menhir { $dial }
book-ground = Na ziemi: { $things }
book-tokens = Żetony Zadania { $quest }, żetony Czasu { $time }
book-used = Akcja dziś wykorzystana
book-next = { $status ->
    [live] Wróć do dnia
   *[other] { $number ->
        [1] Zacznij pierwszy dzień
       *[other] Siadajcie do kolejnego dnia
    }
}
book-again = Poproś o Łaskę

decided-day = Dzień { $round }
headline = Rozdział { $chapter } · Dzień { $day }
headline-long = { $chapter-title } · Dzień { $day }
headline-before = Przed dniem 1
watch-fray = { $heroes }: Spotkanie
watch-journal = { $heroes }: Eksploracja
watch-look = Patrz
watch-map = Do mapy
moment-letter = List do: { $hero }
moment-event = { $event }
moment-chapter = Rozdział { $chapter }: { $chapter-title }
phase-start = Świt
phase-during = Dzień
phase-end = Noc

keys-f = co przyniesie świt
keys-q = zadania i tropy
keys-x = statusy
keys-b = do swojej planszy
keys-w = do mapy
keys-g = do kolejnego miejsca Zadania

# --- tabliczki i plansza -------------------------------------------------------------------------

goods-name = { $what ->
    [food] Prowiant
    [wealth] Kosztowności
    [rep] Reputacja
    [magic] Magia
    [xp] PD
    [energy] Energia
    [health] Zdrowie
   *[other] Groza
}
tracks-spoken = Energia { $energy } z najwyżej { $cap }, Zdrowie { $health }, Groza { $terror }
flag-dying = umiera: { $n }
flag-insane = obłęd
flag-panic = Panika
flag-exhausted = Wyczerpanie
flag-hungry = bez kolacji
flag-passed = koniec na dziś
doing-fights = walczy
doing-talks = rozmawia
doing-reads = eksploruje
tray-label = Plansza: { $hero }
tray-things = Niesione rzeczy
tray-item = Przedmiot
tray-secret = Sekret
tray-skill = Umiejętność
tray-flaw = Skaza
tray-idle = nieużywane

# --- mapa ----------------------------------------------------------------------------------------

map-label = Mapa
map-closer = Bliżej
map-farther = Dalej
map-whole = Cała mapa
map-in-wyrd = w Dziwie
map-last-day = ostatni dzień
map-falls = przepadnie o świcie
map-falls-short = przepadnie
map-stub = Droga do { $number }, które kryje mgła
map-bare = Tędy nie ma przejścia.
place-here = tu stoisz
place-menhir = Menhir, Licznik { $n }
place-menhir-last = Menhir, ostatni dzień
place-guardian = Strażnik: { $encounter }
place-travel = Podróż tutaj: Energia { $n }
place-tap = Dotknij jeszcze raz, by podróżować: { $location }, Energia { $n }.
sign-menhir = Menhir, ciemny
sign-dream = Sen
sign-friendly = przyjazna osada
sign-hostile = wroga osada
sign-instant = po przybyciu coś się dzieje

# --- co robić ------------------------------------------------------------------------------------

deed-prompt = { $player }, co robi { $hero }?
deed-travel-where = Aby podróżować, dotknij podświetlonej karty na mapie.
deed-explore = Eksploruj
deed-menhir = Sprawdź Menhir
deed-menhir-about = bez Energii; potem można go zapalić
deed-menhir-price = { $costs }: światło na { $n ->
    [one] 1 dzień
    [few] { $n } dni
   *[many] { $n } dni
}
deed-gifts = Przekaż
deed-gifts-about = komuś, kto tu stoi
deed-talk = Ustalcie
deed-talk-about = Kronikarz, kolejność, tryb
deed-pass-about = zapyta jeszcze raz
deed-pass-doubt = { $hero } nie zrobi już nic do nocy. Na pewno?

# --- następny świt -------------------------------------------------------------------------------

panel-label = Obok mapy
panel-dawn = Świt
panel-quests = Zadania
dawn-menhirs = Menhiry
dawn-days = dni światła od dziś
dawn-dark = Nie płonie żaden Menhir.
dawn-dial = Licznik czasu
dawn-if = jeśli nic się nie zmieni
dawn-morning = Właśnie świta.
dawn-way = Co by to zmieniło
dawn-becomes = zmieni się na
dawn-light = Rozpalić na { $n ->
    [one] 1 dzień
   *[other] { $n } dni
}: { $location }; koszt: { $costs }{ $steps ->
    [0] { "" }
    [one] , w tym 1 krok ({ $hero })
    [few] , w tym { $steps } kroki ({ $hero })
   *[other] , w tym { $steps } kroków ({ $hero })
}.
dawn-caught = { $hero } ucieka przed Dziwem: { $location }.
dawn-touched = Dziw dosięgnie: { $hero }.
dawn-energy-capped = { $hero } nie ma więcej Energii niż Zdrowia.
dawn-supper = Wieczorem { $hero } je (Prowiant: { $food }).
dawn-hungry = Wieczorem { $hero } nie ma co jeść.
clock-lit = Licznik { $dial } · { $days ->
    [one] światło na 1 dzień
   *[other] światło na { $days } dni
}
clock-last = ostatnie światło, o świcie ciemność
clock-dial = licznik { $n } · do świtu dnia { $day }
ribbon-out = O świcie gaśnie { $number }{ $count ->
    [0] .
    [one] , przepada 1 karta.
    [few] , przepadają { $count } karty.
   *[other] , przepada { $count } kart.
}
ribbon-calm = Najsłabszy kamień da światło jeszcze przez { $days ->
    [one] 1 dzień
   *[other] { $days } dni
}.
ribbon-caught = Dziw dosięgnie: { $heroes }.
ribbon-hungry = Bez kolacji: { $heroes }.

# --- zadania -------------------------------------------------------------------------------------

quest-title = Zadanie { $letter }
quest-story = Jak się zaczęło
quest-none = W tej chwili nie ma zadania.
quest-beyond = { $number } poza światłem
event-today = Dziś: { $event }
clues-label = Tropy
statuses-open = Statusy ({ $count })
statuses-label = Statusy
statuses-none = Nic jeszcze nie zapisano.
statuses-boxes = zapisane: { $boxes }
statuses-noted = Dzień { $day }, { $location }
statuses-noted-dawn = Dzień { $day }, o świcie

# --- dziennik ------------------------------------------------------------------------------------

journal-label = Fragment
journal-choices = Co można zrobić
journal-location = Lokacja { $number }
journal-folded = { $count ->
    [one] 1 przeczytany fragment
    [few] { $count } przeczytane fragmenty
   *[other] { $count } przeczytanych fragmentów
}
journal-what = Co robicie?
journal-peek = Za który wybór zaglądacie?
journal-how = kliknij albo naciśnij numer
journal-over = To koniec tej eksploracji.
journal-close = Zamknij dziennik
journal-wait = Pozostali wybierają.
journal-last-word = Bez zgody ostatnie słowo ma { $player }.
journal-needs = Potrzeba: { $needs }.
journal-once = raz
journal-check = kość + { attribute-name } { $n } ({ $hero }), co najmniej { $target }
journal-toss = rzut Licznikiem: Graal albo Czaszka
journal-chance = { $n } na 6
journal-meets = Spotkanie
journal-meets-green = zielone Spotkanie
journal-meets-grey = szare Spotkanie
journal-meets-purple = fioletowe Spotkanie
journal-meets-blue = niebieskie Spotkanie
journal-wish = Za tym jest { $player }

# --- noc -----------------------------------------------------------------------------------------

night-of = Noc: { $hero }
night-title = Noc po dniu { $day }
night-rest-how = Kto je, odzyskuje 1 Zdrowia i traci 1 Grozy. Kto głoduje, spada przed odpoczynkiem do 0 Energii, a z 0 traci 1 Zdrowia.
night-others = Przy innych ogniskach jeszcze czuwają. Świt przyjdzie, gdy wszyscy skończą.
night-rest = Odpoczynek
night-rest-about = jedz albo głoduj
night-energy = Energia
night-energy-about = do pola początkowego, nigdy powyżej Zdrowia
night-advance = Rozwój
night-advance-about = karty i punkty atrybutów za PD
night-decks = Talie
night-decks-about = w każdej co najmniej 15 kart
night-dream = Sen
night-dream-about = tam, gdzie karta ma ten znak
night-eat = Ubywa 1 Prowiantu.
night-go-hungry = Prowiant zostaje.
night-morning = Rano: Energia { $energy }, Zdrowie { $health }, Groza { $terror }.
night-wake = Obudź się
night-dreams = { $hero }, { $location }
night-dream-title = Sen
night-nightmare-title = Koszmar
growth-card = Zatrzymaj jedną z nich
growth-skill = Weź Umiejętność: druga strona jej karty przepada
growth-cards = Nowe karty
growth-xp = PD: { $n }
growth-pool = 2 PD, obejrzyj trzy, zatrzymaj jedną · w puli { $n }
growth-attributes = Atrybuty
growth-price = według sumy pary; trzeci punkt daje Umiejętność
growth-point = { $from } → { $to } za { $n } PD
growth-point-skill = { $from } → { $to } za { $n } PD, z Umiejętnością
growth-fit = Rząd { $row }, { $bonus }: łączy się z { $n } z { $all } kart talii.
growth-fit-high = Rząd { $row }, { $bonus }: łączy się z { $n } z { $all } kart talii, z wyższymi atrybutami jeszcze z { $high }.
growth-open = Następnej karcie zostawia { $n ->
    [one] 1 klucz
    [few] { $n } klucze
   *[many] { $n } kluczy
}.
decks-of = { $kind ->
    [combat] Talia walki
   *[other] Talia dyplomacji
}
decks-count = kart: { $n }, co najmniej 15
decks-aside = Odłożone: { $n }

# --- przewodnik ----------------------------------------------------------------------------------

intro-over-title = Pierwszy dzień za wami
intro-over = Była eksploracja, podróż, kolacja i sen. W kampanii tak samo mijają kolejne dni: trzeba pilnować światła kamieni, iść za zadaniem obok mapy i czytać dalej.
intro-hero-title = Wybór Postaci
intro-hero = Każda ma własne tory, atrybuty, akcję i skazę. Beor bije mocno, Ailei rozmawia i zbiera zioła, Arev i Maggot to dziwniejsze towarzystwo. Historię da się skończyć każdą z nich.
intro-act-title = Po jednej akcji
intro-act = Kościana ramka oznacza miejsce, w którym stoisz; na podświetlone karty można podróżować. Eksploracja otwiera dziennik miejsca. Prawie wszystko kosztuje Energię: ile, mówi płomień obok wyboru.
intro-journal-title = Dziennik
intro-journal = Przeczytaj lewą stronę, potem wybierz na prawej. Test dodaje kość do twojej wartości: zielone ścianki dają sukces. Zamknięty wybór mówi, czego mu brakuje.
intro-combat-title = Walka
intro-combat = Układaj karty od lewej do prawej tak, by ich klucze się łączyły. Znaczniki trafiają do Puli; gdy jest pełna, to zwycięstwo. Wskaż kartę, a zobaczysz, co doda i jaki atak by nastąpił.
intro-menhir-title = Menhir
intro-menhir = Tylko kamienie powstrzymują Dziw: zapalony trzyma na mapie swoją kartę i osiem wokół niej. Jego Licznik spada każdego ranka.
intro-eat-title = Zapada noc
intro-eat = Jedzenie daje Zdrowie i odejmuje Grozę. Kto głoduje, ma jutro mniej Energii.
intro-advance-title = Czego się uczysz
intro-advance = Za PD można mieć nowe karty w taliach i punkty atrybutów, które łączą więcej kluczy.
intro-decks-title = Twoje talie
intro-decks = Odłożona karta nigdy nie przepada; w każdej talii musi być piętnaście kart.
intro-tracks-title = Trzy tory, jedna belka
intro-tracks = Belka stoi na twoim Zdrowiu. Energia nie urośnie powyżej niej, a Groza za nią to Panika: pierwszą kartą w walce jest wtedy wierzchnia karta talii.
intro-dawn-title = Następny świt
intro-dawn = Obok mapy stoi, co zdarzy się jutro rano, jeśli nic się nie zmieni: które kamienie zgasną, które karty przepadną, kto zje kolację. Nieznane jest tylko Wydarzenie.
intro-panic-title = Panika
intro-panic = Grozy jest więcej niż Zdrowia. Zjedz, odpocznij albo znajdź coś, co leczy, zanim znów dojdzie do walki.
intro-dying-title = Umieranie
intro-dying = Licznik pokazuje, ile zostało. Zdrowie przywraca do życia; przy 0 Postać przepada.
intro-guardian-title = Strażnik
intro-guardian = Trzyma kartę, na której stoi, a o świcie jego kość może go przyprowadzić do ciebie.


# --- Walka i Dyplomacja ----------------------------------------------------------------------------

fray-combat = Walka · { $encounter }
fray-diplomacy = Dyplomacja · { $encounter }
fray-turn = Tura { $turn }
fray-step-delayed = Opóźnione
fray-step-cards = Zagrywanie kart
fray-step-attack = Atak
fray-step-response = Odpowiedź
fray-step-next = Następna Postać
fray-now = teraz
fray-or = albo
fray-nothing = nic
fray-passive = Pasywna: nic jej nie zakrywa
fray-covered = zakryta: jej tekst już nie działa
fray-value = Wartość { $value }
fray-approach = jedno z podejść
fray-stage-of = Etap { $stage } z { $stages }
fray-no-bypass = bez Ominięcia

fray-key-magic = Klucz Magii
fray-key-times = Klucz Darmowy ×{ $n }
fray-key-void = pustka
fray-bonus-pool = { $n ->
    [one] jeden znacznik
    [few] { $n } znaczniki
   *[other] { $n } znaczników
}
fray-bonus-up = Nastawienie o { $n } w górę
fray-bonus-down = Nastawienie o { $n } w dół
fray-bonus-affinity = Bonus zależny od Etapu
fray-bonus-draw = dobierz kartę
fray-bonus-chain = Bonus dodatkowej karty
fray-bonus-tear = zerwij poprzednią kartę
fray-state-joined = połączony
fray-state-idle = połączony, ale na pierwszej karcie Bonus dodatkowej karty nic nie daje
fray-state-would = połączyłby się
fray-state-dull = połączyłby się, ale na pierwszej karcie Bonus dodatkowej karty nic nie daje
fray-state-may = połączyłby się za 1 Magii
fray-state-shut = niepołączony: za niski Atrybut
fray-state-off = nic naprzeciw
fray-state-void = unieważniony przez pustkę
fray-row = Rząd { $row }
fray-row-next = dla następnej karty: { $key }

fray-sequence = Sekwencja
fray-card = { $card }, zagrywa { $hero }. { $count ->
    [0] Żaden Klucz się nie połączył.
    [one] Połączony: { $keys }.
    [few] Połączone: { $keys }.
   *[other] Połączone: { $keys }.
}
fray-card-would = Jeśli zagrasz { $card }: { $count ->
    [0] żaden Klucz się nie połączy.
    [one] połączy się { $keys }.
    [few] połączą się { $keys }.
   *[other] połączą się { $keys }.
}
fray-heard-pool = Pula z { $from } na { $to }.
fray-heard-attitude = Nastawienie z { $from } na { $to }.
fray-keys-joined = { $n ->
    [one] jeden połączony Klucz
    [few] { $n } połączone Klucze
   *[other] { $n } połączonych Kluczy
}
fray-charges = { $n ->
    [one] Ładunek
    [few] { $n } Ładunki
   *[other] { $n } Ładunków
}
fray-time-token = Żeton Czasu
fray-draws = { $n ->
    [one] dobiera kartę
    [few] dobiera { $n } karty
   *[other] dobiera { $n } kart
}
fray-adds = { $n ->
    [one] dokłada znacznik
    [few] dokłada { $n } znaczniki
   *[other] dokłada { $n } znaczników
}
fray-moves = przesuwa Nastawienie o { $n }
fray-gives-nothing = od razu nic nie daje

fray-when-place = Po zagraniu
fray-when-delay = Z opóźnieniem
fray-when-attack = Podczas Ataku Przeciwnika
fray-when-response = Podczas Odpowiedzi
fray-when-any = W dowolnej chwili

fray-pool-label = Pula: { $pool } z { $value }, a nad nią tabela ataku przeciwnika
fray-row-now = teraz
fray-row-after = potem: { $card }
fray-victory = zwycięstwo
fray-twice = dwa razy
fray-horde = 2 karty z talii
fray-withheld = −1: Defensywa
fray-beyond = Pula { $pool }

fray-attitude = Nastawienie
fray-attitude-about = na górze wygrany Etap, na dole koniec rozmów
fray-attitude-label = Nastawienie { $attitude }; { $up } wygrywa Etap, { $down } poniżej szarego to Porażka
fray-failure = Porażka
fray-stage-won = Wygrany Etap
fray-last-stage = Nagroda na końcu
fray-stages = Etapy
fray-approaches = Podejścia
fray-response = Odpowiedź

fray-shelf = Karty Pasywne leżące dalej
fray-spend = Wydaj Ładunki, { $card }: { $n }
fray-mates = Pozostali w tym Spotkaniu
fray-active = teraz działa
fray-has-acted = po Aktywacji
fray-acts-later = jeszcze zadziała
fray-holds = ręka { $hand }, talia { $deck }
fray-panics = Panika
fray-joined-keys = Połączone Klucze
fray-no-keys = jeszcze żadnych
fray-joined-about = Dla kart, które liczą Klucze lub Ładunki.
fray-opportunity = Atak w Odsłonięcie
fray-opportunity-about = Gdy nie zagrasz karty albo się wycofasz.
fray-loot = Łup
fray-loot-about = Dla całej Drużyny.

fray-hand = Ręka: { $hero }
fray-hand-none = Pusta ręka.
fray-paid = jej Klucz Magii jest opłacony
fray-why-GRAIL-COMBAT-PLAY-03 = nie łączy Bonusu dodatkowej karty
fray-why-GRAIL-COMBAT-PLAY-06 = łączy go tylko za Magię
fray-why-GRAIL-COMBAT-PANIC-01 = Panika: najpierw karta z talii
fray-why-GRAIL-TRAIT-SPEED = Szybkość: najwyżej dwie karty
fray-why-GRAIL-COMBAT-KEY-04 = brak Magii

fray-ask-first = Zagrać kartę { $card }?
fray-ask-further = Zagrać kartę { $card } jako dodatkową?
fray-choose = Wskaż kartę, by zobaczyć, co zrobi; wybierasz ją literą, kliknięciem lub dotknięciem.
fray-panic = Pierwsza karta przychodzi z wierzchu talii; nikt nie wie jaka.
fray-play = Zagraj: { $card }
fray-play-magic = Zagraj za 1 Magii: { $card }
fray-play-none = Wybierz kartę
fray-pay-magic = Zapłać 1 Magii
fray-needs-leave = zgodzić się musi { $hero }
fray-stop = Na tym koniec
fray-asks-once = zapyta jeszcze raz
fray-retreat-sure = Odwrót: 1 Energii i Atak w Odsłonięcie, a potem ta Postać wypada z walki. Na pewno?
fray-give-up-sure = Poddajecie się: wszyscy ponoszą skutki Porażki. Na pewno?
fray-then-row = potem atak z wiersza { $range }
fray-would-panic = Potem panika: Groza { $terror } ponad Zdrowiem { $health }
fray-would-dying = Potem stan umierania: { $hero }
fray-play-then = Zagraj: { $card }, potem Ładunek: { $other }
fray-play-then-win = Pula { $to }, zwycięstwo
fray-play-then-to = Pula { $to }
fray-then-victory = potem zwycięstwo
fray-then-opportunity = potem Atak w Odsłonięcie
fray-then-response = potem Odpowiedź
fray-then-stage = potem wygrany Etap
fray-would-pool = Pula { $from } → { $to }
fray-would-none = Pula: bez znacznika
fray-would-attitude = Nastawienie { $from } → { $to }
fray-would-stay = Nastawienie zostaje
fray-would-magic = Płacisz 1 Magii
fray-would-draw = { $n ->
    [one] Dobierasz kartę
    [few] Dobierasz { $n } karty
   *[other] Dobierasz { $n } kart
}
fray-would-run-out = { $n ->
    [one] Dobierasz kartę, a talia jest pusta
    [few] Dobierasz { $n } karty, a talia ma mniej
   *[other] Dobierasz { $n } kart, a talia ma mniej
}
fray-would-alter = { goods-name } { $from } → { $to }
fray-would-tear = Zerwana karta: { $card }
fray-would-cover = Zakrywa kartę { $card }: { $token ->
    [yes] przepada jej Żeton Czasu
   *[no] { $charges ->
        [0] przepada jej tekst
       *[other] przepadają jej Ładunki
    }
}
fray-would-exposed = Bez kolejnej karty najpierw Atak w Odsłonięcie: { $does }
fray-would-row = Atak z wiersza { $range }: { $does }
fray-would-ease = { $source }: zmienia to
fray-would-damage = Obrażenia { $from } → { $to }
fray-would-response = Potem Odpowiedź: { $does }
fray-would-ask = { $source }: może to zmienić
fray-would-win = Zwycięstwo, jeśli to twoja ostatnia karta.
fray-would-stage = Wygrany Etap, jeśli to twoja ostatnia karta.
fray-would-fail = Porażka: Nastawienie spada na sam dół.

fray-trait-ambush = Zasadzka
fray-trait-ambush-text = Pierwsza aktywowana Postać najpierw odrzuca karty, aż zostanie jej jedna.
fray-trait-charge = Szarża
fray-trait-charge-text = Pierwsza aktywowana Postać od razu otrzymuje 2 obrażenia.
fray-trait-defensive = Defensywa
fray-trait-defensive-text = Pierwsza karta każdej Aktywacji dokłada o znacznik mniej.
fray-trait-speed = Szybkość
fray-trait-speed-text = Najwyżej dwie karty na Aktywację.
fray-trait-feint = Finta
fray-trait-feint-text = Obrażeń z jej ataku nie da się zmniejszyć, uniknąć ani zignorować. Przesunięcie na inny wiersz działa.
fray-trait-guardian = Strażnik
fray-trait-guardian-text = Niepokonany zostaje na mapie.
fray-trait-horde = Horda
fray-trait-horde-text = Każdy atak zrzuca dwie karty z wierzchu talii Aktywnej Postaci.
fray-trait-opportunist = Oportunista
fray-trait-opportunist-text = Kto zagra mniej niż dwie karty, ten ponosi Atak w Odsłonięcie.
fray-trait-frenzy = Szał
fray-trait-frenzy-text = Atakuje dwa razy, za każdym razem z wiersza, który wskazuje Pula.
fray-trait-robber = Rabuś
fray-trait-robber-text = Kto spadnie do 1 Zdrowia, traci wszystkie Kosztowności i Przedmioty, a Spotkanie się kończy.
fray-trait-destruction = Zniszczenia
fray-trait-destruction-text = Broń użyta w tej walce przepada na jej koniec.
fray-trait-slowness = Powolność
fray-trait-slowness-text = Każdy dobiera o kartę więcej na początku i na koniec każdej Tury.

fray-moment-encounter = { $encounter }
fray-moment-wins = Zwycięstwo
fray-moment-fails = Porażka
fray-moment-stage = Wygrany Etap
fray-moment-robbed = Rabunek
fray-sign-flee = ucieka
fray-sign-tear = zerwij ostatnią kartę
fray-no-GRAIL-COMBAT-PLAY-03 = Kolejna karta tej samej Aktywacji musi połączyć Bonus dodatkowej karty.
fray-no-GRAIL-COMBAT-PLAY-06 = Bonus dodatkowej karty połączy się tylko po opłaceniu Klucza Magii.
fray-no-GRAIL-COMBAT-PANIC-01 = W Panice pierwszą kartą jest wierzchnia karta talii.
fray-no-GRAIL-TRAIT-SPEED = Przeciw szybkiemu przeciwnikowi można zagrać najwyżej dwie karty na Aktywację.
fray-no-GRAIL-COMBAT-KEY-04 = Nie ma Magii na opłacenie tego Klucza.
fray-would-reach = Z Ładunkami: Pula do { $to }
fray-would-reach-win = Z Ładunkami: Pula { $to }, zwycięstwo
