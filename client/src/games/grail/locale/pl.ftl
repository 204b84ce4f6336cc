# Co mówi narysowany stół Graala, po polsku.  Walka i dyplomacja mają własny plik obok.

headline = Rozdział { $chapter } · Dzień { $day }
headline-before = Przed pierwszym dniem
phase-start = Świt
phase-during = Dzień
phase-end = Noc

keys-f = co przyniesie świt
keys-q = zadania i tropy
keys-u = statusy
keys-y = do swojej planszy
keys-m = do mapy

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
place-here = tu stoisz
place-menhir = Menhir, Licznik { $n }
place-menhir-last = Menhir, ostatni dzień
place-guardian = Strażnik: { $encounter }
place-falls = o świcie przepadnie w Dziwie
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
deed-menhir = Obejrzyj Menhir
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
dawn-dial = Licznik czasu: { $n }
dawn-if = jeśli nic się nie zmieni
dawn-morning = Właśnie świta.
dawn-way = Co by to zmieniło
dawn-becomes = zmieni się na
dawn-light = Rozpalić: { $location } ({ $n ->
    [one] 1 dzień
   *[other] { $n } dni
}): { $costs }{ $steps ->
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
quest-none = W tej chwili nie ma zadania.
quest-beyond = { $number } poza światłem
event-today = Dziś: { $event }
clues-label = Tropy
statuses-open = Statusy ({ $count })
statuses-label = Statusy
statuses-none = Nic jeszcze nie zapisano.
statuses-boxes = zapisane: { $boxes }

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
journal-wait = Pozostali wybierają.
journal-needs = Potrzeba: { $needs }.
journal-costs = Kosztuje: { $costs }
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
decks-of = { $kind ->
    [combat] Talia walki
   *[other] Talia dyplomacji
}
decks-count = kart: { $n }, co najmniej 15
decks-aside = Odłożone: { $n }

# --- przewodnik ----------------------------------------------------------------------------------

intro-over-title = Pierwszy dzień za wami
intro-over = Była eksploracja, podróż, kolacja i sen. W kampanii tak samo mijają kolejne dni: trzeba pilnować światła kamieni, iść za zadaniem obok mapy i czytać dalej.
intro-hero-title = Wybór postaci
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
intro-eat = Jedzenie daje Zdrowie i odejmuje Grozę. O głodzie jutro zacznie się ze zmęczeniem.
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
intro-dying = Licznik pokazuje, ile zostało. Zdrowie przywraca do życia; przy 0 postać przepada.
intro-guardian-title = Strażnik
intro-guardian = Trzyma kartę, na której stoi, a o świcie jego kość może go przyprowadzić do ciebie.
