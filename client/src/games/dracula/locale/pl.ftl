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
legend-flag = znana kryjówka i jej pole Szlaku; L: legowisko
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
plate-now = działa teraz
count-label = Hrabia
map-outside =
    { $side ->
        [left] Na lewo
        [right] Na prawo
        [top] Wyżej
       *[bottom] Niżej
    } { $count ->
        [one] jest jeszcze jedno miejsce
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
duel-against = w zwarciu: { $hunter }
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
head-move-to = Dokąd:
short-move-to = { $place }
head-wolf-form = Postać wilka:
short-wolf-form = { $place }
head-misdirect = Fortel, opróżnia pole Szlaku:
short-misdirect = { $space }
head-place-rumor = Pogłoska na polu Szlaku:
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

# Przewodnik po pierwszym polowaniu

intro-hunt-title = Czworo Łowców, jeden Hrabia
intro-hunt = Gdzieś na tej mapie Dracula porusza się w tajemnicy, a ty prowadzisz całą czwórkę Łowców. Zadaj mu 15 obrażeń, zanim jego wpływy sięgną 13. To krótkie polowanie: Hrabia ma już 7 obrażeń i 7 punktów wpływów. Każdy Łowca działa raz w dzień i raz w nocy; pytanie poniżej mówi, czyja kolej.
intro-actions-title = W dzień: podróż
intro-actions = Dotknij podświetlonego miasta, żeby ruszyć tam drogą, albo obszaru morskiego, jeśli stoisz w porcie. Z biletem pojedziesz koleją: białe tory wiodą przez zachód, żółte przez wschód. W dużym mieście możesz też się zaopatrzyć: dostaniesz Przedmiot do walki i Wydarzenie. To, co szare, mówi, dlaczego nie można.
intro-belief-title = Gdzie może być?
intro-belief = Zacieniowane miasta to wszystkie miejsca, w których może być Dracula, sądząc po tym, co jawne. Każde miasto, w którym Łowcy nie znajdą jego śladu, zacieśnia sieć. Rozstaw ich szeroko i zamykaj krąg.
intro-night-title = W nocy: przygotowania
intro-night = Nocą Łowcy nie podróżują, ale mogą się zaopatrzyć, odpocząć, zarezerwować bilet, wymieniać się albo przeszukiwać. Uwaga: w nocy Wydarzenia Draculi trafiają ze spodu talii na jego rękę, w dzień są odrzucane.
intro-received-title = Nowa karta
intro-received = Wydarzenia mówią, kiedy można je zagrać. Niektóre trzeba zagrać od razu: często zmuszają Draculę do pokazania części Szlaku.
intro-trail-title = Szlak
intro-trail = Każdej nocy Dracula kładzie jedną kartę: miejsce, w którym jest. Sześć kart Szlaku leży zakrytych, od najnowszej, a na nich czekają Spotkania: szczury, wilki, wampiry. To, co zsunie się z końca, przechodzi przemianę, a przemieniony wampir daje Hrabiemu wpływy. Znajdź kryjówki wcześniej.
intro-found-title = Ślad!
intro-found = To miasto leży na jego Szlaku: liczba pod kartą mówi, ile nocy temu tam był. Stamtąd ruszył drogą albo morzem, jeden krok każdej nocy. Policz kroki i zajdź mu drogę.
intro-search-title = Kryjówka do przeszukania
intro-search = W odkrytej kryjówce wciąż leżą Spotkania. Łowca, który jest w tym mieście, może ją przeszukać: cokolwiek tam jest, uderzy, ale potem zniknie. Z wampirami się walczy, i lepiej teraz, niż pozwolić im na przemianę.
intro-revealed-title = Oto on!
intro-revealed = Dracula jest ujawniony. Łowcy, którzy o zmroku lub o świcie są w jego mieście, walczą z nim. W dzień jest słabszy; nocą jego szpony i kły są groźniejsze. Sprowadź tylu Łowców, ilu zdołasz, i dobrze ich uzbrój.
intro-duel-title = Pojedynek
intro-duel = Każdy wybiera kartę w tajemnicy, potem wszystkie są odkrywane: jeśli symbol karty Draculi jest na sztandarze karty Łowcy, z którym Hrabia się ściera, karta Draculi zostaje anulowana. Karta dopiero co zagrana odpoczywa przez rundę. Unik odpowiada na kły, szpony i siłę; broń rani; nie zwlekaj, bo po kilku kartach Hrabia może uciec.
intro-events-title = Chwila na Wydarzenia
intro-events = Teraz można zagrać pasujące Wydarzenie. Samo pytanie nie zdradza, co masz na ręce: jeśli nie masz czego zagrać, spasuj.
intro-wounded-title = Rany
intro-wounded = Łowca, którego obrażenia dorównają życiu, zostaje pokonany: Dracula zyskuje wpływy, a Łowca budzi się w szpitalu z pustymi rękami. Odpoczynek leczy 1, a przy doktorze Sewardzie 2.
intro-bitten-title = Ugryzienie
intro-bitten = Ugryziony Łowca jest osłabiony: jeden jego Przedmiot i jedno Wydarzenie leżą odkryte. O jedno ugryzienie za dużo i jest pokonany. Mina nosi takie ugryzienie od początku.
intro-influence-title = Jego wpływy rosną
intro-influence = Znacznik przesuwają przemienione wampiry i pokonani Łowcy. Gdy dojdzie do 13, noc należy do niego. Z każdym tygodniem polowania Hrabia staje się też silniejszy.
intro-waiting-title = Ruch Hrabiego
intro-waiting = Dracula kładzie kolejną kartę. Jej rewers mówi, czy jest w mieście, na morzu, czy w domu, w swoim Zamku; rejs kosztuje go obrażenia, i wszyscy to widzą.
intro-over-title = Koniec polowania
intro-over = Teraz wszystko jest jawne: obejrzyj polowanie oczami Draculi i zobacz, jak noc po nocy zaciskała się sieć. Gra zaawansowana dodaje legowiska, moce takie jak Postać wilka oraz pogłoski. Miejsce Hrabiego też czeka.

# Przewodnik dla Draculi

intro-count-title = To ty jesteś Hrabią
intro-count = Szuka cię czworo Łowców i żadne nie wie, gdzie jesteś. Wygrywasz, gdy twoje wpływy sięgną 13; oni wygrywają, gdy masz 15 obrażeń. Zacznij tam, gdzie ich nie ma: daleko od ich figurek i tak, by mieć więcej niż jedną drogę ucieczki.
intro-going-title = Co noc jeden krok
intro-going = Dotknij podświetlonego miejsca: jego karta trafi zakryta na pole 1 Szlaku. Idziesz drogą albo morzem, nigdy koleją i nie do miejsca, które wciąż leży na Szlaku. Łowcy widzą tylko rewers: miasto, morze albo Zamek. Rejs kosztuje cię obrażenia.
intro-powers-title = Twoje moce
intro-powers = Zamiast ruszać, możesz się pożywić i wyleczyć, wezwać pięć Spotkań, ukryć się tak, by wyglądało to na krok, albo przebiec dwie drogi jako wilk (przerywany pierścień). Fortel zdejmuje ze Szlaku jedną kryjówkę. Każda z tych kart wraca, gdy zsunie się ze Szlaku.
intro-laying-title = Co na nich czeka
intro-laying = Połóż Spotkanie w nowej kryjówce. Kto ją odkryje, może wpaść w zasadzkę; czego nikt nie odkryje, po sześciu nocach się przemieni. Przemieniony wampir przybliża cię do 13: połóż go tam, dokąd według ciebie nikt nie przyjdzie. Na Szlaku widać, ile wpływów da każdy z nich.
intro-rumor-title = Pogłoska
intro-rumor = Tuż po położeniu Spotkania możesz położyć żeton pogłoski na jednej z trzech najnowszych kryjówek. Wampir, który się tam przemieni, da o 3 wpływy więcej; ale Łowcy widzą ten żeton.
intro-maturing-title = Minęło sześć nocy
intro-maturing = Kryjówka zsunęła się ze Szlaku. Pozwól, by to, co w niej leży, się przemieniło, albo, w grze zaawansowanej, zachowaj to miejsce jako legowisko. Przemieniony wampir daje wpływy, a potem najstarsze kryjówki Szlaku zostają opróżnione.
intro-lairs-title = Legowisko
intro-lairs = Legowisko zostaje na swoim miejscu i nigdy się nie przemienia. Dostaje jeszcze jedno Spotkanie, na Łowców, którzy tam przyjdą, można zrobić zasadzkę, a ty możesz tam wrócić. Opróżnić je wolno, kiedy zechcesz.
intro-ambush-title = Zasadzka!
intro-ambush = Do twojej kryjówki wszedł Łowca. Uderz Spotkaniem, które w niej leży, albo zachowaj je na później. Wampir walczy twoimi kartami Walki, a jego rany nie są twoimi obrażeniami.
intro-own-duel-title = Pojedynek
intro-own-duel = Wybierz w tajemnicy kartę. Jeśli jej symbol jest na sztandarze karty Łowcy, twoja zostaje anulowana: Unik powstrzymuje Kły, Szpony i Siłę, Pięści – Zauroczenie i Knowania, a Ucieczka – Siłę i Knowania. Karta, którą Łowca właśnie zagrał, odpoczywa przez rundę, więc nie wykona on uniku dwa razy z rzędu. Nocą Szpony trafiają dwa razy, a Kły gryzą zauroczonych. Twoja ucieczka udaje się dopiero po kilku kartach.
intro-seen-title = Znaleźli cię
intro-seen = Twoja figurka stoi na mapie. Łowcy, którzy o zmroku lub o świcie są w twoim mieście, walczą z tobą. Noc sprzyja tobie, dzień im. Jeśli ruszysz dalej, tam, gdzie nie ma Łowców, znikniesz im z oczu.
intro-betrayed-title = Karta leży odkryta
intro-betrayed = Czerwona ramka oznacza, że Łowcy znają to miejsce i wiedzą, ile nocy temu krył się tam Hrabia. Od niego liczą twoje kroki: zmień kierunek, ukryj się albo wypłyń w morze.
intro-own-event-title = Wydarzenie dla ciebie
intro-own-event = Gdy Łowcy zaopatrują się nocą, na rękę trafiają ci twoje Wydarzenia. Każde mówi, kiedy można je zagrać; co można zagrać, jest wtedy podświetlone.
intro-answering-title = Chwila na odpowiedź
intro-answering = Na to, co się właśnie stało, można odpowiedzieć Wydarzeniem. Jeśli nie warto, spasuj. Przy stole z ludźmi pytanie pada zawsze, gdy możesz mieć na ręce pasującą kartę, więc niczego nie zdradza.
intro-windows-title = Przed ruchem i po nim
intro-windows = Na początku i na końcu swojej fazy możesz zagrywać Wydarzenia i opróżniać legowiska. Jeśli nie masz nic do zrobienia, graj dalej.
intro-despair-title = Czas gra dla ciebie
intro-despair = Każdy pełny tydzień przynosi żeton rozpaczy: pokonany Łowca daje więcej wpływów, a ty dostajesz kolejną pogłoskę. Przy trzecim żetonie każde miasto, do którego wejdziesz, daje 3 wpływy. Za to w walce musisz wytrwać dłużej, zanim uciekniesz.
intro-hunters-act-title = Działają Łowcy
intro-hunters-act = Każde z nich działa raz w dzień i raz w nocy. Patrz, dokąd idą: dotknij Łowcy nad mapą, żeby zobaczyć, co ma w zasięgu.
intro-own-over-title = Koniec polowania
intro-own-over = Teraz wszystko jest jawne. Obejrzyj grę ruch po ruchu, ze swojego albo z ich miejsca, i zobacz, jak blisko była sieć: film pokazuje, gdzie według nich mógł być Hrabia.

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
under-search = tę kryjówkę
under-rest = lecz się
under-pass = nie rób nic
