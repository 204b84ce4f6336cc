# Co o Draculi mówi stół w przeglądarce, poza słowami samej gry.

cards-item = Przedmioty
cards-event = Wydarzenia Łowców
cards-encounter = Spotkania
cards-hunter_combat = podstawowe karty Walki
kind-item = Przedmiot
kind-weapon = broń
kind-event-dracula = Wydarzenie Draculi
kind-event-hunters = Wydarzenie Łowców
kind-encounter = Spotkanie
kind-hunter_combat = podstawowa karta Walki
kind-dracula_combat = karta Walki Draculi
kind-power = karta Mocy
kind-character = postać
kind-location = miejsce
kind-ticket = bilet
kind-region = region
kind-day = dzień
symbol-fangs = Kły
symbol-strength = Siła
symbol-claws = Szpony
symbol-mesmerize = Zauroczenie
symbol-plotting = Knowania
symbol-bat = Nietoperz
symbol-mist = Mgła
card-ally = sprzymierzeniec
card-white = { $count ->
    [one] { $count } biała linia kolejowa
    [few] { $count } białe linie kolejowe
   *[other] { $count } białych linii kolejowych
}
card-yellow = { $count ->
    [0] bez żółtych linii kolejowych
    [one] { $count } żółta linia kolejowa
    [few] { $count } żółte linie kolejowe
   *[other] { $count } żółtych linii kolejowych
}
number-health = życie
number-influence = wpływy po przemianie
number-item_limit = najwięcej Przedmiotów
number-event_limit = najwięcej Wydarzeń
number-ticket_limit = najwięcej biletów
number-bite_spaces = pola ugryzień

map-label = Mapa Europy. Strzałki prowadzą od miejsca do miejsca, plus i minus przybliżają i oddalają, zero pokazuje całość.
map-places = Miejsca
map-headline = Runda { $round } · { $day }, { board-phase }
map-whole = Cała mapa
map-lurking = Pokaż, gdzie może być Dracula
map-legend = Co znaczą znaki
map-find = Znajdź miejsce
map-sea-damage = Rejs tam kosztuje cię { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[other] { $damage } obrażeń
}.
keys-d = do Łowców i mapy (strzałki: najbliższe miejsce, + − 0: skala)

ask-on-map = Dotknij podświetlonego miejsca na mapie.
ask-on-map-too = Dotknij podświetlonego miejsca albo wybierz:
ask-travel = Aby ruszyć w drogę, dotknij podświetlonego miejsca.
ask-night = Nocą nikt nie podróżuje.
ask-in-hand = Wybierz jedną z podświetlonych kart.

legend-large = duże miasto
legend-small = małe miasto
legend-port = port
legend-castle = Zamek Draculi
legend-hospital = szpital
legend-sea = obszar morski
legend-fog = mgła: Łowcy nie wejdą ani nie wyjdą
legend-storm = burza: Łowcy tam nie wpłyną
legend-roadblock = blokada na drodze lub kolei
legend-consecrated = poświęcona ziemia: zamknięta dla Draculi
legend-host = Przenajświętsza Hostia: miasto zamknięte dla Draculi do świtu
legend-way-road = droga
legend-way-white = biała linia kolejowa
legend-way-yellow = żółta linia kolejowa
legend-way-sea = połączenie morskie
legend-ring-lit = możesz wybrać
legend-ring-costly = możesz wybrać, za bilet albo jako wilk
legend-ring-road = w zasięgu drogą
legend-ring-rail = w zasięgu koleją, z biletem
legend-ring-sea = w zasięgu morzem
legend-flag = znana kryjówka i jej pole Szlaku; L: legowisko
legend-belief = gdzie może być Dracula według tego, co jawne

header-round = tydzień { $week }, runda { $round }
header-phases = Fazy rundy
phase-dawn = Świt
phase-day = Dzień
phase-dusk = Zmrok
phase-night = Noc
phase-dracula = Hrabia
track-label = Czas i tory
track-influence = Wpływy: { $amount } z { $most }
track-influence-short = Wpływy
track-damage = Obrażenia Draculi: { $amount } z { $most }
track-damage-short = Obrażenia
track-time = { $day }, { board-phase }. Żetony rozpaczy: { $despair } z { $most }
track-despair = Żetony rozpaczy: { $amount }
track-despair-short = Rozpacz

track-week = Tydzień { $week }
plate-acted = po akcji
plate-defeated = wraca o świcie
plate-now = działa teraz
count-label = Hrabia
map-outside =
    { $side ->
        [left] Na lewo
        [right] Na prawo
        [top] Wyżej
       *[bottom] Niżej
    } { $count ->
        [one] jest jeszcze { $count } miejsce
        [few] są jeszcze { $count } miejsca
       *[many] jest jeszcze { $count } miejsc
    } do wyboru
map-narrowed = Gdzie może być: { $from } → { $to }
map-narrowed-you = Gdzie według nich możesz być: { $from } → { $to }
count-plate = Hrabia i jego Szlak
count-here = jest tu: { $place }
count-last = ostatnio: { $place }, { $nights ->
    [one] zeszłej nocy
    [few] { $nights } noce temu
   *[other] { $nights } nocy temu
}
count-unseen = jeszcze niewidziany
count-you = { $known ->
    [0] jesteś w ukryciu
    [one] wiedzą, gdzie jesteś
    [few] dla nich możesz być w { $known } miejscach
   *[other] dla nich możesz być w { $known } miejscach
}
count-likely = Najpewniej
trail-own = Twój Szlak
trail-can = { $count ->
    [one] jedno możliwe
    [few] { $count } możliwe
   *[other] { $count } możliwych
}
trail-you = tu jesteś
trail-coming = przyniesie +{ $amount }
trail-coming-most = może dać +{ $amount }
trail-next = przemieni się
trail-leaves = opuści Szlak
trail-slid = poza Szlakiem
trail-end = stąd kryjówki się przemieniają
trail-laid = { $count ->
    [one] jedno Spotkanie
    [few] { $count } Spotkania
   *[other] { $count } Spotkań
}
trail-nothing = nic nie leży
trail-nights = { $count ->
    [one] zeszłej nocy
    [few] { $count } noce temu
   *[other] { $count } nocy temu
}
trail-lair-free = wolne
map-tools = Narzędzia mapy
map-question = Do pytania
map-tomorrow = Gdzie mogą być jutro?
map-more = Karty na stole, pinezki i notatki
map-ways = Kliknięcie z klawiszem Shift pokaże też pozostałe sposoby.
map-threat = { $count ->
    [0] Jutro nie dotrze tu żaden Łowca.
    [one] Jutro może tu dotrzeć jeden Łowca.
    [few] Jutro może tu dotrzeć { $count } Łowców.
   *[other] Jutro może tu dotrzeć { $count } Łowców.
}
map-standing = { $count ->
    [one] Jest tu { $hunters }.
   *[other] Są tu { $hunters }.
}
map-walk-in = { $count ->
    [one] Jest tu { $hunters }
   *[other] Są tu { $hunters }
}: to cię od razu ujawni, a o świcie dojdzie do walki.
map-route = Mógł tu dotrzeć { origin-from } w { $nights } { $nights ->
    [one] noc
    [few] noce
   *[other] nocy
}, po drodze: { $places }.
map-route-straight = Mógł tu dotrzeć prosto { origin-from }.
keys-e = gdzie może być Dracula albo gdzie jutro mogą być Łowcy
keys-dot = do pytania
keys-0 = cała Europa
keys-slash = znajdź miejsce

pass-sure = Spasować? Naciśnij jeszcze raz:
trail-label = Szlak Draculi
trail-lairs = Legowiska
trail-space = Pole { $space }
trail-empty = puste
trail-back-city = Miasto
trail-back-sea = Morze
trail-back-castle = Zamek Draculi
trail-back-power = Moc
trail-up = Leży odkryta, widzą ją wszyscy.
trail-down = Leży zakryta.
trail-wolf = Postać wilka
trail-bat = Ucieczka pod postacią nietoperza
trail-rumor = Żeton pogłoski
trail-encounter-down = Zakryte Spotkanie
trail-wounded = obrażenia: { $amount }

hunter-lord_godalming = Godalming
hunter-dr_seward = Seward
hunter-van_helsing = Van Helsing
hunter-mina_harker = Mina
sheet-hunters = Łowcy
sheet-health = Życie: { $left } z { $most }
sheet-damage = Obrażenia
sheet-bites = Ugryzienia: { $count }
sheet-items = Przedmioty: { $count }
sheet-events = Wydarzenia: { $count }
sheet-tickets = Bilety: { $count }
sheet-encounters = Spotkania: { $count }
sheet-rumors = Żetony pogłosek: { $count }
sheet-delayed = Zatrzymanie: przepada najbliższa akcja
sheet-bats = Nietoperze: zamiast najbliższej akcji Łowcę porusza Dracula

hand-tabs = Czyja ręka
hand-drawn = właśnie dobrana
hand-open = leży odkryta
hand-combat = Karty Walki
hand-asked = Do wyboru
hand-encounters = Spotkania
hand-events = Wydarzenia
hand-none = Nie masz kart na ręce.

duel-label = Walka
duel-dracula = Walka z Draculą { $night ->
    [yes] nocą
   *[no] za dnia
}{ $round ->
    [0] {""}
   *[other] , runda { $round }
}
duel-vampire = Walka: { $card }, { $night ->
    [yes] nocą
   *[no] za dnia
}{ $round ->
    [0] {""}
   *[other] , runda { $round }
}
duel-step-choose = wybór
duel-step-reveal = odkrycie
duel-step-symbols = symbole
duel-step-effects = skutki
duel-effects = Skutki, po kolei
duel-meet = Porównanie symboli
duel-against = w zwarciu: { $hunter-id ->
    [lord_godalming] { hunter-lord_godalming }
    [dr_seward] { hunter-dr_seward }
    [van_helsing] { hunter-van_helsing }
    [mina_harker] { hunter-mina_harker }
   *[other] { $hunter }
}
duel-fold = Pokaż mapę
duel-unfold = Wróć do walki
duel-secret = jeszcze zakryta
duel-choosing = wybiera kartę
duel-choosing-you = wybierz kartę
duel-none = jeszcze bez karty
duel-cancelled = anulowana
duel-engaged = w zwarciu
duel-mesmerized = zauroczenie
duel-wreath = Wieniec z czosnku
duel-planned = Zaplanowana zasadzka
duel-resting = odpoczywa: { $card }
duel-hand = Karty Walki na ręce: { $count }
duel-played = Zagrane wcześniej:
duel-plotting = Odkryte Knowania: { $count }
duel-enraged = Rozjuszenie: bez ucieczki
duel-bullets = Święte kule zużyte
duel-revenge = Zemsta za Lucy leży odkryta

table-cards = Karty na stole
table-ally-hunters = Sprzymierzeniec Łowców:
table-ally-dracula = Sprzymierzeniec Draculi:
table-playing = Zagrywane:
table-decks = Talie i karty odrzucone
table-deck = zostało { $count }
table-down = odrzucone zakryte: { $count }
table-items = Przedmioty
table-events = Wydarzenia
table-encounters = Spotkania
table-tickets = Bilety

pin-title = Pinezki i notatki
pin-about = Widzą je tylko Łowcy.
pin-tool = Jaką pinezkę wbić w mapę
pin-here = tutaj
pin-maybe = może
pin-not = nie tutaj
pin-words = Kilka słów (nieobowiązkowo)
pin-done = Gotowe
pin-now = Dotknij miejsca, aby je oznaczyć; drugi raz, aby zdjąć.
pin-remove = Zdejmij pinezkę: { $place }
pin-note = Wspólna notatka
pin-trouble = Nie zapisano: ktoś był szybszy albo zabrakło połączenia. Spójrz jeszcze raz i powtórz.

grave-vampire = Rezygnujesz z kryjówki ({ $place }) i z wampira, który mógłby dać ci wpływy: { $amount }. Na pewno?
grave-hideout = Rezygnujesz z kryjówki ({ $place }) i ze wszystkiego, co w niej leży. Na pewno?

head-move-by-road = Drogą:
short-move-by-road = { $to }
head-move-by-sea = Morzem:
short-move-by-sea = { $to }
head-move-by-rail = Koleją, bilet:
short-move-by-rail = { $ticket }
head-move-by-carriage = Wynajętym wagonem, bilet:
short-move-by-carriage = { $ticket }
head-move-to = Dokąd:
short-move-to = { $place }
head-wolf-form = Postać wilka:
short-wolf-form = { $place }
head-misdirect = Fortel, opróżnia pole Szlaku:
short-misdirect = { $space }
head-place-rumor = Pogłoska (wampir da +3), pole Szlaku:
short-place-rumor = { $space }
partner-short = { $partner-id ->
    [lord_godalming] { hunter-lord_godalming }
    [dr_seward] { hunter-dr_seward }
    [van_helsing] { hunter-van_helsing }
    [mina_harker] { hunter-mina_harker }
   *[other] { $partner }
}
head-trade = Wymiana, z kim:
short-trade = { partner-short }
head-trade-events = Wymiana Wydarzeń, z kim:
short-trade-events = { partner-short }

# Spojrzenie wstecz na polowanie

film-title = Jak zaciskała się sieć
film-plot = Ile Szlaków było możliwych po każdej z { $count } poszlak; najwięcej { $most }
film-play = Odtwórz film
film-stop = Zatrzymaj
film-moment = Chwila polowania
film-frame = Minęło nocy: { $night }. Poszlaka { $number }: { $size ->
    [one] możliwy jeden Szlak
    [few] możliwe { $size } Szlaki
   *[other] możliwych { $size } Szlaków
}, { $places ->
    [one] w jednym miejscu
   *[other] w { $places } miejscach
}.
film-off = Wyczyść mapę

# --- ważne chwile --------------------------------------------------------------------------------

moment-health = życie
moment-bites = ugryzienia
moment-influence = wpływy
moment-wounds = obrażenia Draculi
moment-despair-number = rozpacz
moment-hunter-bitten = { $hunter }: ugryzienie
moment-hunter-defeated = { $hunter-id ->
    [mina_harker] { $hunter } pokonana
   *[other] { $hunter } pokonany
}
moment-vampire-defeated = Wampir pokonany: { $card }
moment-event-played = { $event }
moment-ambush = Zasadzka: { $card }
moment-encounter-matures = Przemiana: { $card }
moment-despair = Minął tydzień
moment-game-won = { $winner-id ->
    [dracula] Dracula zwycięża
   *[other] Łowcy zwyciężają
}

# --- Spotkanie, które się odbywa ------------------------------------------------------------------

stage-label = Spotkanie
stage-ambush = Zasadzka { place-in }
stage-search = Znalezione { place-in }
stage-laid = { $nights ->
    [one] leży od zeszłej nocy
    [few] leży od { $nights } nocy
   *[other] leży od { $nights } nocy
}
stage-waits = Gra czeka na twoją odpowiedź.
stage-hold = Zatrzymaj tę chwilę
stage-held = Zostaje, aż przejdziesz dalej
sum-card = { $card }
sum-shown = { $card } na stole
sum-unarmed = bez broni
sum-kept = obrażenia, 1 za każdy zatrzymany Przedmiot
sum-damage = obrażenia
sum-if = jeśli tak
sum-left = życie

title-feed = Posiłek
under-feed = zostań i lecz się
title-dark-call = Mroczny zew
under-dark-call = zostań: 2 obrażenia, pięć Spotkań
title-hide = Schronienie
under-hide = zostań, udając ruch
under-supply = dobierz karty
title-reserve-ticket = Bilet
under-reserve-ticket = na kolej
title-psychic-bond = Więź psychiczna
under-psychic-bond = czy jest w tym regionie?
under-search = tę kryjówkę
under-rest = lecz się
under-pass = nie rób nic
