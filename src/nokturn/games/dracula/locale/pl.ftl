# Co czyta gracz Draculi, po polsku.  Słowa z instrukcji: zob. terms.toml.

title = Dracula
lead = Czworo Łowców, jeden Hrabia i cała Europa między nimi. On się kryje, oni dedukują.
motto = Czworo Łowców i jeden Hrabia

role-dracula = Dracula
role-hunters = Łowcy

# --- ilości i miejsca, używane w innych zdaniach -----------------------------------------------

damage = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
cards-count = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
tickets-count = { $amount ->
    [one] { $amount } bilet
    [few] { $amount } bilety
   *[many] { $amount } biletów
}
because = { $cause ->
    [defeat] pokonany Łowca
    [rumor] pogłoska była prawdziwa
    [fury_of_dracula] Furia Draculi
    [sea] podróż morzem
    [no_legal_move] nie było dokąd iść
   *[other] { $cause }
}
hideout-where = { $space ->
    [0] { $lair ->
        [0] Poza Szlakiem
       *[other] Legowisko { $lair }
    }
   *[other] Pole Szlaku { $space }
}
hideout-in = { $space ->
    [0] { $lair ->
        [0] w kryjówce, która opuszcza Szlak
       *[other] w legowisku { $lair }
    }
   *[other] na polu Szlaku { $space }
}
name-link = { $a } – { $b } ({ $kind ->
    [rail] kolej
   *[road] droga
})
laid-one = { $copy ->
    [1] { $laid }
   *[other] { $laid } (sztuka { $copy })
}
card-back = { $back ->
    [sea] karta morza
    [castle] karta Zamku Draculi
    [power] karta Mocy
   *[city] karta miasta
}

# --- odmiana nazw, używana w innych zdaniach ---------------------------------------------------

place-in = { $place-id ->
    [adriatic_sea] na Morzu Adriatyckim
    [alicante] w Alicante
    [amsterdam] w Amsterdamie
    [athens] w Atenach
    [atlantic_ocean] na Oceanie Atlantyckim
    [barcelona] w Barcelonie
    [bari] w Bari
    [bay_of_biscay] w Zatoce Biskajskiej
    [belgrade] w Belgradzie
    [berlin] w Berlinie
    [black_sea] na Morzu Czarnym
    [bordeaux] w Bordeaux
    [brussels] w Brukseli
    [bucharest] w Bukareszcie
    [budapest] w Budapeszcie
    [cadiz] w Kadyksie
    [cagliari] w Cagliari
    [castle_dracula] w Zamku Draculi
    [clermont_ferrand] w Clermont-Ferrand
    [cologne] w Kolonii
    [constanta] w Konstancie
    [dublin] w Dublinie
    [edinburgh] w Edynburgu
    [english_channel] na Kanale La Manche
    [florence] we Florencji
    [frankfurt] we Frankfurcie
    [galatz] w Gałaczu
    [galway] w Galway
    [geneva] w Genewie
    [genoa] w Genui
    [granada] w Grenadzie
    [hamburg] w Hamburgu
    [ionian_sea] na Morzu Jońskim
    [irish_sea] na Morzu Irlandzkim
    [klausenburg] w Klausenburgu
    [le_havre] w Hawrze
    [leipzig] w Lipsku
    [lisbon] w Lizbonie
    [liverpool] w Liverpoolu
    [london] w Londynie
    [madrid] w Madrycie
    [manchester] w Manchesterze
    [marseilles] w Marsylii
    [mediterranean_sea] na Morzu Śródziemnym
    [milan] w Mediolanie
    [munich] w Monachium
    [nantes] w Nantes
    [naples] w Neapolu
    [north_atlantic] na Północnym Atlantyku
    [north_sea] na Morzu Północnym
    [nuremburg] w Norymberdze
    [paris] w Paryżu
    [plymouth] w Plymouth
    [prague] w Pradze
    [rome] w Rzymie
    [salonica] w Salonikach
    [santander] w Santanderze
    [saragossa] w Saragossie
    [sarajevo] w Sarajewie
    [sofia] w Sofii
    [south_atlantic] na Południowym Atlantyku
    [strasbourg] w Strasburgu
    [swansea] w Swansea
    [szeged] w Szegedzie
    [toulouse] w Tuluzie
    [tyrrhenian_sea] na Morzu Tyrreńskim
    [valona] w Valonie
    [varna] w Warnie
    [venice] w Wenecji
    [vienna] w Wiedniu
    [zagreb] w Zagrzebiu
    [zurich] w Zurychu
   *[other] tutaj: { $place }
}
place-to = { $place-id ->
    [adriatic_sea] na Morze Adriatyckie
    [alicante] do Alicante
    [amsterdam] do Amsterdamu
    [athens] do Aten
    [atlantic_ocean] na Ocean Atlantycki
    [barcelona] do Barcelony
    [bari] do Bari
    [bay_of_biscay] do Zatoki Biskajskiej
    [belgrade] do Belgradu
    [berlin] do Berlina
    [black_sea] na Morze Czarne
    [bordeaux] do Bordeaux
    [brussels] do Brukseli
    [bucharest] do Bukaresztu
    [budapest] do Budapesztu
    [cadiz] do Kadyksu
    [cagliari] do Cagliari
    [castle_dracula] do Zamku Draculi
    [clermont_ferrand] do Clermont-Ferrand
    [cologne] do Kolonii
    [constanta] do Konstanty
    [dublin] do Dublina
    [edinburgh] do Edynburga
    [english_channel] na Kanał La Manche
    [florence] do Florencji
    [frankfurt] do Frankfurtu
    [galatz] do Gałacza
    [galway] do Galway
    [geneva] do Genewy
    [genoa] do Genui
    [granada] do Grenady
    [hamburg] do Hamburga
    [ionian_sea] na Morze Jońskie
    [irish_sea] na Morze Irlandzkie
    [klausenburg] do Klausenburga
    [le_havre] do Hawru
    [leipzig] do Lipska
    [lisbon] do Lizbony
    [liverpool] do Liverpoolu
    [london] do Londynu
    [madrid] do Madrytu
    [manchester] do Manchesteru
    [marseilles] do Marsylii
    [mediterranean_sea] na Morze Śródziemne
    [milan] do Mediolanu
    [munich] do Monachium
    [nantes] do Nantes
    [naples] do Neapolu
    [north_atlantic] na Północny Atlantyk
    [north_sea] na Morze Północne
    [nuremburg] do Norymbergi
    [paris] do Paryża
    [plymouth] do Plymouth
    [prague] do Pragi
    [rome] do Rzymu
    [salonica] do Salonik
    [santander] do Santanderu
    [saragossa] do Saragossy
    [sarajevo] do Sarajewa
    [sofia] do Sofii
    [south_atlantic] na Południowy Atlantyk
    [strasbourg] do Strasburga
    [swansea] do Swansea
    [szeged] do Szegedu
    [toulouse] do Tuluzy
    [tyrrhenian_sea] na Morze Tyrreńskie
    [valona] do Valony
    [varna] do Warny
    [venice] do Wenecji
    [vienna] do Wiednia
    [zagreb] do Zagrzebia
    [zurich] do Zurychu
   *[other] tutaj: { $place }
}
origin-from = { $origin-id ->
    [adriatic_sea] z Morza Adriatyckiego
    [alicante] z Alicante
    [amsterdam] z Amsterdamu
    [athens] z Aten
    [atlantic_ocean] z Oceanu Atlantyckiego
    [barcelona] z Barcelony
    [bari] z Bari
    [bay_of_biscay] z Zatoki Biskajskiej
    [belgrade] z Belgradu
    [berlin] z Berlina
    [black_sea] z Morza Czarnego
    [bordeaux] z Bordeaux
    [brussels] z Brukseli
    [bucharest] z Bukaresztu
    [budapest] z Budapesztu
    [cadiz] z Kadyksu
    [cagliari] z Cagliari
    [castle_dracula] z Zamku Draculi
    [clermont_ferrand] z Clermont-Ferrand
    [cologne] z Kolonii
    [constanta] z Konstanty
    [dublin] z Dublina
    [edinburgh] z Edynburga
    [english_channel] z Kanału La Manche
    [florence] z Florencji
    [frankfurt] z Frankfurtu
    [galatz] z Gałacza
    [galway] z Galway
    [geneva] z Genewy
    [genoa] z Genui
    [granada] z Grenady
    [hamburg] z Hamburga
    [ionian_sea] z Morza Jońskiego
    [irish_sea] z Morza Irlandzkiego
    [klausenburg] z Klausenburga
    [le_havre] z Hawru
    [leipzig] z Lipska
    [lisbon] z Lizbony
    [liverpool] z Liverpoolu
    [london] z Londynu
    [madrid] z Madrytu
    [manchester] z Manchesteru
    [marseilles] z Marsylii
    [mediterranean_sea] z Morza Śródziemnego
    [milan] z Mediolanu
    [munich] z Monachium
    [nantes] z Nantes
    [naples] z Neapolu
    [north_atlantic] z Północnego Atlantyku
    [north_sea] z Morza Północnego
    [nuremburg] z Norymbergi
    [paris] z Paryża
    [plymouth] z Plymouth
    [prague] z Pragi
    [rome] z Rzymu
    [salonica] z Salonik
    [santander] z Santanderu
    [saragossa] z Saragossy
    [sarajevo] z Sarajewa
    [sofia] z Sofii
    [south_atlantic] z Południowego Atlantyku
    [strasbourg] ze Strasburga
    [swansea] ze Swansea
    [szeged] z Szegedu
    [toulouse] z Tuluzy
    [tyrrhenian_sea] z Morza Tyrreńskiego
    [valona] z Valony
    [varna] z Warny
    [venice] z Wenecji
    [vienna] z Wiednia
    [zagreb] z Zagrzebia
    [zurich] z Zurychu
   *[other] stąd: { $origin }
}
region-in = { $region-id ->
    [british_isles] na Wyspach Brytyjskich
    [iberia] na Półwyspie Iberyjskim
    [france] we Francji
    [germany] w Niemczech
    [italy] we Włoszech
    [danube] w krajach naddunajskich
    [balkans] na Bałkanach
   *[other] w regionie { $region }
}
hunter-accusative = { $hunter-id ->
    [lord_godalming] Lorda Godalminga
    [dr_seward] doktora Johna Sewarda
    [van_helsing] Van Helsinga
    [mina_harker] Minę Harker
   *[other] { $hunter }
}
hunter-genitive = { $hunter-id ->
    [lord_godalming] Lorda Godalminga
    [dr_seward] doktora Johna Sewarda
    [van_helsing] Van Helsinga
    [mina_harker] Miny Harker
   *[other] { $hunter }
}
hunter-dative = { $hunter-id ->
    [lord_godalming] Lordowi Godalmingowi
    [dr_seward] doktorowi Johnowi Sewardowi
    [van_helsing] Van Helsingowi
    [mina_harker] Minie Harker
   *[other] { $hunter }
}
hunter-instrumental = { $hunter-id ->
    [lord_godalming] Lordem Godalmingiem
    [dr_seward] doktorem Johnem Sewardem
    [van_helsing] Van Helsingiem
    [mina_harker] Miną Harker
   *[other] { $hunter }
}
partner-dative = { $partner-id ->
    [lord_godalming] Lordowi Godalmingowi
    [dr_seward] doktorowi Johnowi Sewardowi
    [van_helsing] Van Helsingowi
    [mina_harker] Minie Harker
   *[other] { $partner }
}
partner-instrumental = { $partner-id ->
    [lord_godalming] Lordem Godalmingiem
    [dr_seward] doktorem Johnem Sewardem
    [van_helsing] Van Helsingiem
    [mina_harker] Miną Harker
   *[other] { $partner }
}
victim-dative = { $victim-id ->
    [lord_godalming] Lordowi Godalmingowi
    [dr_seward] doktorowi Johnowi Sewardowi
    [van_helsing] Van Helsingowi
    [mina_harker] Minie Harker
   *[other] { $victim }
}

# --- stół przed grą ----------------------------------------------------------------------------

table-mode = która gra
table-mode-basic = podstawowa: bez kart Mocy, legowisk i pogłosek, ze stałymi miejscami startu
table-mode-advanced = zaawansowana: Dracula ma karty Mocy, legowiska i pogłoski, a Łowcy sami wybierają miejsca startu
table-length = jak długie jest polowanie
table-length-full = całe polowanie
table-length-short = krótkie, do nauki: wpływy zaczynają od 7, Dracula ma już 7 obrażeń
table-deduction = pomoc dla Łowców: gdzie może być Dracula, sądząc po wszystkim, co jawne
table-deduction-off = żadna: Łowcy do wszystkiego dochodzą sami
table-deduction-cities = wszystkie miejsca, w których może być
table-deduction-probabilities = wszystkie miejsca, w których może być, z prawdopodobieństwem
table-feed_amount = ile Dracula leczy Posiłkiem
table-feed_amount-by_location = zależnie od miejsca: 3 w dużym mieście, 2 w małym, 1 na morzu lub w Zamku
table-feed_amount-flat_3 = zawsze 3
table-feed_amount-free_1_to_3 = od 1 do 3, ile zechce
table-no_legal_move = co się dzieje, gdy Dracula nie ma dozwolonego ruchu
table-no_legal_move-clear_and_bleed = opróżnia Szlak, otrzymuje 5 obrażeń i rusza się ponownie
table-no_legal_move-stay_revealed = zostaje na miejscu i zostaje ujawniony
table-first_dawn = czy pierwsza runda zaczyna się świtem
table-first_dawn-skip = nie: zaczyna się dniem
table-first_dawn-play = tak: Łowcy mogą zagrać Wydarzenia świtu, znacznik czasu stoi
table-fangs_needs_night = Kły gryzą zauroczonego Łowcę tylko w nocy
table-fangs_needs_night-true = tylko w nocy
table-fangs_needs_night-false = za dnia także
table-bats_delay_after_move = Łowca porwany przez nietoperze zostaje też zatrzymany
table-bats_delay_after_move-true = porwany i zatrzymany
table-bats_delay_after_move-false = porwany, ale nie zatrzymany
table-map = która mapa Europy
table-map-third_edition_reconstruction = trzecia edycja
table-map-second_edition = druga edycja: inne obszary na Atlantyku, inna droga z Bordeaux
table-top_event_back_public = wszyscy widzą, czyja karta leży na wierzchu talii Wydarzeń
table-top_event_back_public-true = wszyscy to widzą
table-top_event_back_public-false = nikt tego nie widzi

# --- zwykłe odpowiedzi -------------------------------------------------------------------------

option-pass = Pas
option-decline = Nie, nie teraz
option-done = Nic więcej
option-this-hunter = { $hunter }
option-this-place = { $place }
option-this-hideout = Kryjówka na polu Szlaku { $space }
option-this-encounter = { laid-one }
option-this-link = { $link }
option-this-ally = { $event }

# --- przygotowanie -----------------------------------------------------------------------------

ask-take-hunter = { $player }, wybierz Łowcę, którym pokierujesz. W grze zawsze jest cała czwórka.
ask-hunter-start = { $player }, w którym mieście zaczyna { $hunter }? Łowcy mogą zaczynać razem; Dracula wybiera ostatni.
ask-dracula-start = { $player }, gdzie potajemnie zaczyna Hrabia? W dowolnym mieście bez Łowców, ale nie w Zamku Draculi.
option-take-hunter = { $hunter }
option-start-at = { $place }
event-takes-hunter = { $player } kieruje { hunter-instrumental }.
event-hunter-starts = { $hunter } zaczyna { place-in }.
event-dracula-starts = Dracula ma już pierwszą kryjówkę.
event-dracula-starts-privy = Zaczynasz { place-in }. Łowcy o tym nie wiedzą.

# --- czas --------------------------------------------------------------------------------------

event-round = Runda { $round }.
event-dawn = Świt, { $day }.
event-day = Dzień, { $day }. Działają Łowcy.
event-dusk = Zmrok, { $day }.
event-night = Noc, { $day }. Łowcy działają ponownie.
event-no-day = Powrót ciemności: w tej rundzie nie ma dnia.
event-dracula-phase = Faza Draculi.
event-despair = Minął tydzień. { $despair ->
    [one] W grze jest pierwszy żeton rozpaczy.
    [few] W grze są { $despair } żetony rozpaczy.
   *[many] W grze jest { $despair } żetonów rozpaczy.
}
event-hosts-leave = Żetony Przenajświętszej Hostii znikają z mapy.
event-fog-lifts = { $left ->
    [0] Mgła { place-in } opada.
   *[other] Mgła { place-in } rzednie, żetonów mgły zostaje { $left }.
}
event-roadblock-removed = Blokada znika: { $link }.
event-storm-removed = Burza { place-in } cichnie.
ask-remove-roadblock = { $player }, o zmroku z mapy znika jedna blokada. Która?
ask-remove-storm = { $player }, o zmroku z mapy znika jedna burza. Która?
ask-who-acts = { $player }, Pilny telegram { hunter-genitive }: kto działa teraz?
option-act = Teraz działa { $hunter }

# --- akcje Łowcy -------------------------------------------------------------------------------

ask-hunter-action = { $player }, co robi { $hunter }?
ask-second-action = { $player }, Nowe siły: co { $hunter } robi w dodatkowej akcji? Musi być innego rodzaju niż pierwsza.
option-move-by-road = Jedź drogą: { $to }
option-move-by-rail = Jedź koleją, bilet { $ticket }
option-move-by-carriage = Jedź wynajętym wagonem, bilet { $ticket }
option-move-by-sea = Płyń: { $to }
option-leave-hospital = Wyjdź ze szpitala do miasta
option-supply = Zaopatrzenie
option-trade = Wymiana z { partner-instrumental }
option-trade-events = Wymiana Wydarzeń z { partner-instrumental }
option-reserve-ticket = Zarezerwuj bilet
option-rest = Odpoczynek
option-search = { $declared ->
    [nic] Przeszukiwanie
   *[other] Przeszukiwanie, w użyciu: { $declared }
}
option-psychic-bond = Więź psychiczna: zapytaj, czy Dracula jest w tym regionie
option-use-item = Użyj: { $item }
aside-supply-day = { $top ->
    [dracula] na wierzchu karta Draculi
   *[hunter] na wierzchu karta Łowców
}
aside-supply-night = Wydarzenie ze spodu talii
event-delay-spent = { $hunter } traci tę akcję przez zatrzymanie.
event-passes = { $hunter } pasuje.
event-supplies = { $hunter } uzupełnia zaopatrzenie.
event-reserves-tickets = { $hunter } rezerwuje bilet.
event-rests = { $hunter } odpoczywa.
event-psychic-bond = { $there ->
    [yes] { $hunter } czuje to: Dracula jest { region-in }.
   *[no] { $hunter } nic nie czuje: Draculi nie ma { region-in }.
}
event-hunter-moves = { $how ->
    [road] { $hunter } jedzie drogą { origin-from } { place-to }.
    [rail] { $hunter } jedzie koleją { origin-from } { place-to }.
    [sea] { $hunter } płynie { origin-from } { place-to }.
    [city] { $hunter } wychodzi ze szpitala { place-in }.
    [dragged] Dracula przesuwa { hunter-accusative } { origin-from } { place-to }.
   *[other] { $hunter } rusza { origin-from } { place-to }.
}
event-spends-ticket = { $hunter } wydaje bilet: { $ticket }.
event-hunter-not-moved = { $hunter } zostaje: stąd nie można nikogo przesunąć.
event-no-trace = Kryjówki Draculi nie ma { place-in }.
event-bats = Nietoperze! Zamiast akcji Dracula przesuwa { hunter-accusative }.
ask-rail-destination = { $player }, dokąd koleją jedzie { $hunter }?
ask-false-tip-destination = { $player }, Fałszywy trop: dokąd pociągiem trafia { $hunter }?
ask-bats-carry-hunter = { $player }, do którego sąsiedniego miasta nietoperze zaniosą { hunter-accusative } zamiast akcji? Jeśli do żadnego, odlecą, a Łowca wykona akcję.
ask-drag-hunter = { $player }, do którego sąsiedniego miasta przesuwasz { hunter-accusative }?

# --- karty dobrane, zatrzymane i oddane --------------------------------------------------------

event-draws-item = { $hunter } dobiera Przedmiot.
event-draws-item-privy = { $hunter } dobiera Przedmiot: { $item }.
event-draws-event = { $hunter } dobiera Wydarzenie.
event-draws-event-privy = { $hunter } dobiera Wydarzenie: { $event }.
event-draws-ticket = { $hunter } losuje bilet.
event-draws-ticket-privy = { $hunter } losuje bilet: { $ticket }.
event-draws-encounters = { $amount ->
    [one] Dracula dobiera Spotkanie.
    [few] Dracula dobiera { $amount } Spotkania.
   *[other] Dracula dobiera { $amount } Spotkań.
}
event-draws-encounters-privy = { $amount ->
    [one] Dobierasz Spotkanie: { $cards }.
    [few] Dobierasz { $amount } Spotkania: { $cards }.
   *[other] Dobierasz { $amount } Spotkań: { $cards }.
}
event-dracula-takes-event = Dracula bierze na rękę Wydarzenie.
event-dracula-takes-event-privy = Bierzesz na rękę Wydarzenie: { $event }.
event-dracula-event-discarded-unread = { $hunter } trafia na wierzchu talii Wydarzeń na kartę Draculi: zostaje odrzucona, nikt jej nie czyta.
event-bottom-event-discarded = Cena Długiej nocy: odrzucona zostaje spodnia karta talii Wydarzeń, „{ $event }”.
event-discards-item = { $hunter } odrzuca Przedmiot: { $item }.
event-discards-event = { $hunter } odrzuca Wydarzenie: { $event }.
event-dracula-discards-event = Dracula odrzuca zakryte Wydarzenie.
event-dracula-discards-event-privy = Odrzucasz zakryte Wydarzenie: { $event }.
event-returns-ticket = { $hunter } zwraca bilet.
event-returns-ticket-privy = { $hunter } zwraca bilet: { $ticket }.
event-item-deck-anew = Odrzucone Przedmioty zostają przetasowane w nową talię: { cards-count }.
event-event-deck-anew = Odrzucone Wydarzenia zostają przetasowane w nową talię: { cards-count }.
event-encounter-deck-anew = Odrzucone Spotkania zostają przetasowane w nową talię: { cards-count }.
event-item-lies-open = Osłabienie: { $hunter } trzyma odkryty Przedmiot „{ $item }”.
event-event-lies-open = Osłabienie: { $hunter } trzyma odkryte Wydarzenie „{ $event }”.
event-item-revealed = { $hunter } ujawnia kartę: { $item }.
ask-event-received = { $player }, { $hunter } dobiera Wydarzenie. Co się z nim dzieje?
ask-dracula-event-received = { $player }, trafia do ciebie Wydarzenie. Co się z nim dzieje?
ask-too-many-items = { $player }, limit Przedmiotów { hunter-genitive } to { $limit }. Który odrzucasz, tak by widzieli wszyscy?
ask-too-many-events = { $player }, limit Wydarzeń { hunter-genitive } to { $limit }. Które odrzucasz, tak by widzieli wszyscy?
ask-too-many-tickets = { $player }, limit biletów { hunter-genitive } to { $limit }. Który wraca do puli?
ask-too-many-dracula-events = { $player }, twój limit Wydarzeń to { $limit }. Które odrzucasz, nie pokazując go nikomu?
ask-open-item = { $player }, { $hunter-id ->
    [mina_harker] { $hunter } jest osłabiona
   *[other] { $hunter } jest osłabiony
}: który Przedmiot leży odkryty, tak że Dracula go widzi?
ask-open-event = { $player }, { $hunter-id ->
    [mina_harker] { $hunter } jest osłabiona
   *[other] { $hunter } jest osłabiony
}: które Wydarzenie leży odkryte, tak że Dracula je widzi?
option-play-event = { $mode ->
    [immediate] Zagraj „{ $event }” natychmiast
    [later] Zagraj „{ $event }”: pole Szlaku 5 lub 6
    [hunt] Zagraj „{ $event }”: trop
    [ally] Zagraj „{ $event }” jako sprzymierzeńca
    [unblock] Zagraj „{ $event }”: usuń blokadę
    [banish] Zagraj „{ $event }”: pozbądź się sprzymierzeńca
    [counter] Zagraj „{ $event }”: anuluj „Fałszywy trop”
    [deduction] Zagraj „{ $event }”: dedukcja
    [analysis] Zagraj „{ $event }”: analiza
    [defile] Zagraj „{ $event }”: profanacja
    [starve] Zagraj „{ $event }”: głód, bez zaopatrzenia
    [raid] Zagraj „{ $event }”: napaść
    [aid] Zagraj „{ $event }”: pomoc
   *[other] Zagraj „{ $event }”
}
option-keep = Zatrzymaj
option-take-card = Weź: { $card }
option-discard-item = Odrzuć: { $item }
option-discard-event = Odrzuć: { $event }
option-discard-encounter = Odrzuć: { $encounter }
option-discard-all = Odrzuć wszystkie Przedmioty
option-suffer-damage = Przyjmij obrażenia
option-return-ticket = Zwróć bilet { $ticket }
option-show-item = Ujawnij: { $item }
option-open-item = { $item }
option-open-event = { $event }

# --- wymiana -----------------------------------------------------------------------------------

event-trade-begins = { $events ->
    [yes] { $hunter } i { $partner } wymieniają się Wydarzeniami.
   *[no] { $hunter } i { $partner } dokonują wymiany.
}
event-trade-refused = { $partner } nie przyjmuje oferty { hunter-genitive }.
event-shows-in-trade = { $hunter } pokazuje { partner-dative }: { $cards }.
event-hands-over = { $items ->
    [0] { $tickets ->
        [0] { $events ->
            [0] { $hunter } nic nie daje { partner-dative }.
           *[other] { $hunter } daje { partner-dative } { traded-events }.
        }
       *[other] { $hunter } daje { partner-dative } { traded-tickets }.
    }
   *[other] { $tickets ->
        [0] { $hunter } daje { partner-dative } { traded-items }.
       *[other] { $hunter } daje { partner-dative } { traded-items } i { traded-tickets }.
    }
}
traded-items = { $items ->
    [one] { $items } Przedmiot
    [few] { $items } Przedmioty
   *[many] { $items } Przedmiotów
}
traded-events = { $events ->
    [one] { $events } Wydarzenie
    [few] { $events } Wydarzenia
   *[many] { $events } Wydarzeń
}
traded-tickets = { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}
event-hands-over-privy = { $cards ->
    [nic] { $hunter } nic nie daje { partner-dative }.
   *[other] { $hunter } daje { partner-dative }: { $cards }.
}
ask-trade-offer = { $player }, co { $hunter } oferuje { partner-dative }? Nikt inny tego nie zobaczy.
ask-trade-accept = { $player }, { $partner } proponuje { hunter-dative } taką wymianę. Przyjmujesz?
ask-trade-return = { $player }, co { $hunter } daje { partner-dative } w zamian? Można nie dać nic.
option-hand-over = { $copy ->
    [1] { $card }
   *[other] { $card } (sztuka { $copy })
}
option-show-hand = Pokaż karty do wymiany bez oddawania ich
option-accept = Tak
option-refuse = Odrzuć ofertę

# --- faza Draculi ------------------------------------------------------------------------------

event-trail-slides = Szlak się przesuwa: każda kryjówka jest o jedno pole starsza.
event-dracula-places = Na Szlaku pojawia się { card-back }.
event-dracula-places-privy = Kładziesz na pierwszym polu Szlaku: { $card }.
event-dracula-returns-to-lair = Dracula wraca do legowiska { $lair }, którego karta trafia z powrotem na Szlak.
event-dracula-returns-to-lair-privy = Wracasz do legowiska { $lair }: { $card }.
event-power-played = Dracula zagrywa kartę Mocy: { $power }.
event-card-turned-up = { hideout-where }: odkryta zostaje karta „{ $card }”.
event-encounter-turned-up = { hideout-where }: odkryte zostaje Spotkanie „{ $card }”.
event-encounter-placed = Dracula kładzie Spotkanie { hideout-in }.
event-encounter-placed-privy = Kładziesz Spotkanie „{ $card }” { hideout-in }.
event-encounter-discarded = { hideout-where }: odrzucone zostaje Spotkanie „{ $card }”.
event-hideout-cleared = { hideout-where }: kryjówka opróżniona ({ $card }).
event-hideout-cleared-unseen = { hideout-where }: kryjówka opróżniona, jej karty nikt nie widzi.
event-rumor-returns = { hideout-where }: żeton pogłoski wraca do puli.
event-dracula-revealed = Dracula ujawniony! Jest { place-in }.
event-dracula-hidden = Dracula znów się ukrywa.
event-lair-made = Kryjówka staje się legowiskiem { $lair }.
event-encounter-matures = Przemiana: { $card }.
event-dracula-discards-encounter = Dracula odrzuca Spotkanie: { $card }.
ask-slid-off = { $place-id ->
    [hide] { $player }, „Schronienie” zsunęło się ze Szlaku. Co się z nim dzieje?
   *[other] { $player }, twoja kryjówka { place-in } zsunęła się ze Szlaku. Co się z nią dzieje?
}
ask-encounter-for-lair = { $player }, do legowiska { $lair } dokładasz jeszcze jedno Spotkanie. Które?
ask-feed-amount = { $player }, Posiłek: ile obrażeń leczysz?
option-move-to = Rusz { place-to }
option-move-to-lair = Wróć do legowiska { $space }
option-feed = Posiłek: zostań i lecz się
option-dark-call = Mroczny zew: zostań, dobierz pięć Spotkań za 2 obrażenia
option-hide = Schronienie: zostań, udając ruch
option-wolf-form = Postać wilka: { $place }
option-wolf-form-to-lair = Postać wilka: legowisko { $space }
option-misdirect = Fortel: opróżnij kryjówkę na polu Szlaku { $space }
option-no-legal-move = Nie ma żadnego ruchu
option-place-encounter = Połóż: { $encounter }
option-place-rumor = Połóż żeton pogłoski na polu Szlaku { $space }
option-clear-lair = Opróżnij legowisko { $space }
option-make-lair = Zrób z niej legowisko { $space }
option-mature = Przemień: { laid-one }
option-let-go = Porzuć to, co zostało

# --- przemiana ---------------------------------------------------------------------------------

event-dracula-takes-discarded-events = Dracula bierze wszystkie swoje odrzucone Wydarzenia: { cards-count }. Jedno zatrzyma.
event-dracula-takes-discarded-events-privy = Bierzesz wszystkie swoje odrzucone Wydarzenia: { $cards }.
event-event-deck-shuffled = Talia Wydarzeń zostaje potasowana: { cards-count }.
event-roadblock-placed = Pojawia się blokada: { $link }.
event-fog-placed = Mgła { place-in }! Żetony mgły: { $amount }.
event-bats-leave = Nietoperze zostawiają { hunter-accusative } w spokoju.
event-bats-placed = Nietoperze krążą nad { hunter-instrumental }.
ask-keep-event = { $player }, Mistyfikacja: które z tych Wydarzeń zatrzymujesz? Pozostałe wtasujesz do talii Wydarzeń.
ask-place-roadblock = { $player }, Sabotażysta: którą drogę lub kolej blokujesz?
ask-spy-on = { $player }, Szpieg: czyja ręka zostaje odsłonięta?
ask-place-fog = { $player }, Nienaturalna mgła: nad którym miastem regionu wstaje?
ask-wolves-where = { $player }, Wilki: w którym mieście rzucają się na Łowców?

# --- spotkania ---------------------------------------------------------------------------------

ask-ambush = { $player }, { $hunter } przybywa { place-to }. Którym Spotkaniem urządzasz zasadzkę?
ask-search-order = { $player }, { $hunter } prowadzi przeszukiwanie { place-in }: które Spotkanie jest następne?
ask-discard-encounters = { $player }, Splugawiona ziemia: możesz odrzucić Spotkania z ręki, jeszcze najwyżej { $amount }. Które?
ask-show-item-against = { $player }, „{ $card }”: czy { $hunter } ujawnia Przedmiot, { $card-id ->
    [szgany_bodyguards] by się obronić
    [great_wolf] by się obronić
   *[other] by pozbyć się tej karty
}? Ujawniony zostaje na ręce.
ask-discard-item-against = { $player }, „{ $card }”: czy { $hunter } odrzuca broń, by pozbyć się tej karty?
ask-become-delayed-against = { $player }, „{ $card }”: czy { $hunter } godzi się na zatrzymanie, by pozbyć się tej karty?
ask-discard-items-against = { $player }, „{ $card }”: za każdy Przedmiot pozostały na ręce { $hunter } otrzyma 1 obrażenie. Odrzucasz któryś?
ask-show-weapons = { $player }, Wilki: { $hunter } otrzyma { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}, o { $less } mniej za każdą ujawnioną broń. Ujawniasz ją? Zostaje na ręce.
event-search = { $items ->
    [nic] { $hunter } prowadzi przeszukiwanie { place-in }.
   *[other] { $hunter } prowadzi przeszukiwanie { place-in }. W użyciu: { $items }.
}
event-ambush = Zasadzka { place-in }! { $hunter } trafia na Spotkanie „{ $card }”.
event-encounter-resolves = Spotkanie „{ $card }” działa na { hunter-accusative }.
event-encounter-stays = Spotkanie „{ $card }” zostaje na miejscu, odkryte.
event-hand-revealed = { $hunter } odsłania rękę. Przedmioty: { $items }. Wydarzenia: { $events }.
event-returns-tickets = { $hunter } zwraca { tickets-count }.
option-ambush = Zasadzka: { laid-one }
option-resolve = { laid-one }

# --- obrażenia, ugryzienia, porażka ------------------------------------------------------------

event-game-won = { $winner ->
    [Dracula] Europa należy do Hrabiego. Wygrywa Dracula!
   *[hunters] Z Draculi został proch. Wygrywają Łowcy!
}
event-influence-gained = Wpływy +{ $amount }, teraz { $influence } ({ because }).
event-influence-lost = Wpływy −{ $amount }, teraz { $influence } ({ because }).
event-dracula-hurt = Dracula otrzymuje { damage } ({ because }), razem ma { $damage }.
event-dracula-healed = Dracula leczy { damage }, zostaje mu { $damage }.
event-vampire-hurt = { $card } otrzymuje { damage } ({ because }), razem ma { $damage }.
event-vampire-healed = { $card } leczy { damage }, zostaje { $damage }.
event-vampire-defeated = Wampir pokonany: { $card }!
event-hunter-hurt = { $hunter } otrzymuje { damage } ({ because }), razem ma { $damage }.
event-hunter-healed = { $hunter } leczy { damage }, zostaje { $damage }.
event-hunter-delayed = { $hunter-id ->
    [mina_harker] { $hunter } zostaje zatrzymana ({ because }) i straci najbliższą akcję.
   *[other] { $hunter } zostaje zatrzymany ({ because }) i straci najbliższą akcję.
}
event-hunter-bitten = { $hunter } otrzymuje ugryzienie ({ because })!
event-hunter-defeated = { $hunter-id ->
    [mina_harker] { $hunter } zostaje pokonana { place-in }.
   *[other] { $hunter } zostaje pokonany { place-in }.
}
event-hunter-left-combat = { $hunter } opuszcza walkę.
event-bite-removed = { $hunter } pozbywa się ugryzienia.
event-damage-prevented = { $hunter } unika obrażeń: { $amount } ({ because }).
event-bite-prevented = { $hunter } unika ugryzienia.
event-to-hospital = { $hunter } budzi się w szpitalu { place-in }. Przepadają Przedmioty: { $items }; Wydarzenia: { $events }.
ask-hospital = { $player }, do którego z najbliższych szpitali trafia { $hunter }?

# --- walka -------------------------------------------------------------------------------------

event-combat = { $foe ->
    [Dracula] Walka z Draculą { place-in }, { combat-time }. W walce: { $hunters }.
   *[other] Walka z wampirem ({ $foe }) { place-in }, { combat-time }. W walce: { $hunters }.
}
combat-time = { $night ->
    [yes] w nocy
   *[no] za dnia
}
event-combat-ends = Koniec walki.
event-dracula-draws-combat-cards = Dracula dobiera karty Walki: { $amount }.
event-dracula-draws-combat-cards-privy = Dobierasz karty Walki: { $cards }.
event-hunter-engaged = { $hunter } ściera się z wampirem w tej rundzie.
event-dracula-plays = Dracula zagrywa kartę „{ $card }” przeciw { hunter-dative }.
event-hunter-plays = { $hunter } zagrywa kartę „{ $card }”.
event-dracula-card-cancelled = Karta „{ $card }” zostaje anulowana: { $hunter } ma jej symbol na sztandarze.
event-hunter-card-cancelled = { $hunter }: karta „{ $card }” zostaje anulowana.
event-hunter-mesmerized = { $hunter-id ->
    [mina_harker] { $hunter } jest zauroczona do końca walki.
   *[other] { $hunter } jest zauroczony do końca walki.
}
event-planned-ambush-swaps = Zaplanowana zasadzka: { $hunter } zagrywa zamiast tego kartę „{ $card }”.
event-dracula-declines-combat = Mgła { place-in } kryje Draculę, który unika walki.
event-bodyguards-sent = Dracula nasyła na { hunter-accusative } Spotkanie „{ $card }”.
event-dracula-searched-combat-deck = Dracula szuka karty w swojej talii Walki.
event-dracula-searched-combat-deck-privy = Bierzesz z talii Walki: { $card }.
event-dracula-escapes = „{ $card }”: { $foe } wymyka się z walki.
event-escape-fails = „{ $card }” zawodzi: { $foe } musi zostać.
event-dracula-flies = Dracula odlatuje; na Szlaku pojawia się { card-back }.
event-dracula-flies-privy = Odlatujesz { place-to }.
event-lucys-revenge-used = { $hunter } mści się za Lucy.
ask-combat-in-fog = { $player }, Łowcy są z tobą { place-in }, ale jest mgła. Walczysz czy unikasz walki?
ask-send-bodyguards = { $player }, przed walką: na kogo nasyłasz Spotkanie „{ $card }”?
ask-pick-dracula-combat-card = { $player }, wybierz w tajemnicy kartę Walki.
ask-pick-combat-card = { $player }, wybierz w tajemnicy kartę Walki dla { hunter-genitive }.
ask-engage = { $player }, wszystkie karty są wybrane: z którym Łowcą ścierasz się w tej rundzie?
ask-planned-ambush = { $player }, Zaplanowana zasadzka: karty są odkryte. Czy { $hunter } zagrywa inną?
ask-plotting = { $player }, czy zakrywasz wcześniejsze Knowania, by anulować kartę „{ $card }”, którą zagrywa { $hunter }?
ask-claws-at-night = { $player }, Szpony w nocy: który walczący Łowca także otrzymuje obrażenia?
ask-plotting-search = { $player }, Knowania: którą kartę bierzesz z talii Walki?
ask-holy-bullets = { $player }, czy { $hunter } używa Świętych kul? Zadają jeszcze 3 obrażenia, raz na walkę.
ask-holy-circle = { $player }, Święty krąg { hunter-genitive }: kto opuszcza walkę?
ask-escape-as-bat = { $player }, do którego miasta odlatujesz? Wiesz to tylko ty.
ask-join-fight = { $player }, w tym mieście walczy wampir. Czy { $hunter } godzi się na zatrzymanie, by dołączyć do walki?
ask-combat-starts = { $player }, zaraz zacznie się walka. Czy { $hunter } zagrywa Wydarzenie lub ujawnia Wieniec z czosnku?
ask-card-cancelled = { $player }, twoja karta „{ $card }” jest anulowana. Czy odpowiadasz Wydarzeniem?
ask-avenge-lucy-escape = { $player }, Dracula chce uciec: „{ $card }”. Czy { $hunter } używa Zemsty za Lucy?
ask-avenge-lucy-bite = { $player }, { hunter-dative } grozi ugryzienie. Czy używasz Zemsty za Lucy?
ask-avenge-lucy-damage = { $player }, { hunter-dative } grozi klęska. Czy używasz Zemsty za Lucy?
ask-prevent-bite = { $player }, { victim-dative } grozi ugryzienie. Czy { $hunter } zapobiega mu Wydarzeniem?
ask-prevent-damage = { $player }, { victim-dative } grozi klęska. Czy { $hunter } zapobiega jej Wydarzeniem?
option-fight = Walcz
option-stand = Unikaj walki, kryje cię mgła
option-pick = { $card }
option-engage = { $hunter }
option-cancel-by-plotting = Zakryj Knowania i anuluj kartę
option-swap = Zagraj zamiast tego: { $card }
option-fly-to = { $place }

# --- wydarzenia --------------------------------------------------------------------------------

event-event-played = { $player } zagrywa kartę „{ $event }”{ $mode ->
    [hunt] : trop.
    [ally] {" "}jako sprzymierzeńca.
    [unblock] {" "}przeciw blokadzie.
    [banish] {" "}przeciw sprzymierzeńcowi.
    [counter] {" "}przeciw „Fałszywemu tropowi”.
    [deduction] : dedukcja.
    [analysis] : analiza.
    [defile] : profanacja.
    [starve] : bez zaopatrzenia.
    [raid] : napaść.
    [aid] : pomoc.
   *[other] .
}
event-event-cancelled = Wydarzenie „{ $event }” zostaje anulowane i nie ma efektu.
event-event-turned-up = Wierzch talii Wydarzeń: { $event }.
event-ally-joins = Nowy sprzymierzeniec: { $event }.
event-ally-leaves = Sprzymierzeniec odchodzi: { $event }.
event-ally-banished = Sprzymierzeniec przepędzony: { $event }.
event-ally-returns = { $hunter } sprowadza z powrotem kartę „{ $event }”.
event-wolf-set-on = Wielki wilk rzuca się na { hunter-accusative }.
event-encounter-exchanged = Dracula odrzuca Spotkanie „{ $card }” i dobiera inne.
event-item-looked-at = { $hunter } znajduje: { $item }.
event-item-kept = { $hunter } zatrzymuje jeden z Przedmiotów.
event-item-kept-privy = { $hunter } zatrzymuje: { $item }.
event-item-discarded-from-deck = Odrzucony zostaje Przedmiot: { $item }.
event-ground-consecrated = { $hunter } poświęca ziemię { place-in }.
event-heavenly-host-placed = { $hunter } składa Przenajświętszą Hostię { place-in }.
event-city-named = Wskazane miasto: { $place }.
event-not-on-the-trail = { $place }: tego miasta nie ma na Szlaku.
event-nothing-to-turn-up = Na polu Szlaku { $space } nie ma zakrytej karty.
event-rumours-heard = { $found ->
    [0] Miejscowe plotki { place-in }: w sąsiednich miejscach nie ma żadnej kryjówki ze Szlaku.
   *[other] Miejscowe plotki { place-in }: odkryte są wszystkie kryjówki na Szlaku w sąsiednich miejscach.
}
event-hunter-near-dracula = Obecność zła: Dracula jest tuż obok { hunter-genitive }.
event-no-hunter-near-dracula = Obecność zła: Dracula nie sąsiaduje z żadnym Łowcą.
event-event-returns-to-hand = { $hunter } bierze z powrotem na rękę kartę „{ $event }”.
event-hide-is-in-the-deck = Dracula pokazuje, że Schronienie jest w jego talii Miejsc.
event-dracula-says-at-sea = { $hunter } słyszy szum fal: Dracula jest na morzu.
event-dracula-names-region = { $hunter } widzi to: Dracula jest { region-in }.
event-dracula-shows-hands = Dracula pokazuje { hunter-dative } swoje Wydarzenia i Spotkania.
event-event-shown = { $hunter } widzi Wydarzenie: { $event }.
event-encounter-shown = { $hunter } widzi Spotkanie: { $card }.
event-encounter-discarded-from-hand = { $hunter } odrzuca z ręki Draculi Spotkanie „{ $card }”.
event-bottom-of-deck-sifted = { $hunter } przegląda spód talii Wydarzeń ({ $looked }): { $amount ->
    [0] nie ma tam kart Draculi.
    [one] { $amount } karta Draculi zostaje odrzucona, nikt jej nie czyta.
    [few] { $amount } karty Draculi zostają odrzucone, nikt ich nie czyta.
   *[many] { $amount } kart Draculi zostaje odrzuconych, nikt ich nie czyta.
}
ask-dawn-event = { $player }, świt: czy { $hunter } zagrywa Wydarzenie?
ask-dusk-event = { $player }, zmrok: czy { $hunter } zagrywa Wydarzenie?
ask-day-event = { $player }, dzień: czy { $hunter } zagrywa Wydarzenie przed następną akcją?
ask-name-city = { $player }, „{ $event }”: które miasto wskazuje { $hunter }? Jeśli jest na Szlaku, zostanie odkryte.
ask-name-cities = { $player }, Wynajęci zwiadowcy: które miasta ({ $number }) wskazuje { $hunter }? Te, które są na Szlaku, zostaną odkryte.
ask-add-which-encounter = { $player }, które Spotkanie dokładasz na polu Szlaku { $space }?
ask-defile-which = { $player }, Oblubienice Draculi: która kryjówka dostaje jeszcze jedno Spotkanie?
ask-set-wolf-on = { $player }, Wielki wilk: na którego Łowcę się rzuca? Obrażenia: { $damage }.
ask-brides-exchange = { $player }, Oblubienice Draculi: czy odrzucasz Spotkanie, by dobrać inne?
ask-who-leaves-combat = { $player }, Droga ucieczki { hunter-genitive }: kto opuszcza walkę?
ask-keep-which-item = { $player }, Szczęśliwe znalezisko: który Przedmiot zatrzymuje { $hunter }?
ask-ride-where = { $player }, dokąd jedzie { $hunter }? { $roads ->
    [one] Tylko { $roads } drogą.
   *[other] Najwyżej { $roads } drogami.
}
ask-sail-where = { $player }, Doskonała pogoda: dokąd płynie { $hunter }?
ask-sail-on = { $player }, Doskonała pogoda: czy { $hunter } płynie dalej?
ask-remove-which-roadblock = { $player }, Łut szczęścia: którą blokadę usuwa { $hunter }?
ask-consecrate-where = { $player }, które miasto poświęca { $hunter }?
ask-show-heavenly-host = { $player }, czy { $hunter } ujawnia Przenajświętszą Hostię, by ochronić do świtu inne miasto?
ask-heavenly-host-where = { $player }, w którym mieście { $hunter } składa Przenajświętszą Hostię?
ask-transfuse-whom = { $player }, Transfuzja krwi: czyje ugryzienie usuwa { $hunter }?
ask-return-of-whom = { $player }, Niespodziewany powrót: którego sprzymierzeńca sprowadza { $hunter }?
ask-which-mode = { $player }, jak { $hunter } zagrywa kartę „{ $event }”?
ask-turn-up-which = { $player }, którą kryjówkę odkrywa { $hunter }?
ask-turn-up-which-sea = { $player }, Śladem pieniędzy: którą kartę morza odkrywa { $hunter }?
ask-turn-up-encounters-where = { $player }, Woskowe wałki: Spotkania której kryjówki odkrywa { $hunter }?
ask-discard-which-encounter = { $player }, Za zasłoną: które ze Spotkań Draculi odrzuca { $hunter }?
ask-carriage-ordered = { $player }, { $hunter } wynajmuje wagon. Czy odpowiadasz Wydarzeniem?
ask-ticket-spent = { $player }, { $hunter } wydaje bilet. Czy odpowiadasz Wydarzeniem?
ask-hunter-rode = { $player }, { $hunter } przybywa drogą { place-to }. Czy odpowiadasz Wydarzeniem?
ask-hunter-crossed-region = { $player }, { $hunter } przekracza granicę regionu i jest { place-in }. Czy odpowiadasz Wydarzeniem?
ask-information-sought = { $player }, Łowcy zagrywają kartę „{ $event }”. Czy odpowiadasz Wydarzeniem?
ask-hunter-searches = { $player }, { $hunter } prowadzi przeszukiwanie { place-in }. Czy odpowiadasz Wydarzeniem?
ask-false-tip-played = { $player }, { $traveller } wydaje bilet, a Dracula zagrywa „Fałszywy trop”. Czy { $hunter } anuluje go Wydarzeniem?
ask-customs-search = { $player }, Kontrola celna: czy { $hunter } oddaje wszystkie Przedmioty, czy przyjmuje obrażenia ({ $damage })?
ask-seduce-with-which = { $player }, Uwiedzenie: który wampir gryzie { hunter-accusative } i wraca na twoją rękę?
ask-influence-whom = { $player }, Wampiryczny wpływ: który ugryziony Łowca jest ci posłuszny?
ask-discard-of-hunter = { $player }, Wampiryczny wpływ: co traci { $hunter }?
ask-roadblocks-where = { $player }, Blokada drogi: które drogi lub koleje blokujesz? Wybierz { $number }.
ask-storms-where = { $player }, Przywołanie burzy: nad którymi obszarami morskimi się rozpętuje? Wybierz najwyżej { $number }.
ask-answer-ambush = { $player }, zasadzka: „{ $card }”. Czy { $hunter } odpiera ją Wydarzeniem lub Przedmiotem?
ask-drive-stake = { $player }, przeszukiwanie odkrywa Spotkanie „{ $card }”. Czy { $hunter } oddaje Kołek, by się go pozbyć?
event-vampire-seduces = { $card } uwodzi { hunter-accusative } i wymyka się na rękę Draculi.
event-dracula-events-return = Odrzucone Wydarzenia Draculi wracają do talii Wydarzeń: { cards-count }.
event-no-bitten-hunter = Nikt nie ma ugryzienia: nikt nie słucha Draculi.
event-event-revealed = { $hunter } ujawnia Wydarzenie: { $event }.
event-ground-defiled = Poświęcona ziemia { place-in } zostaje zbezczeszczona.
event-storm-placed = Burza rozpętuje się { place-in }.
event-item-used = { $hunter } używa Przedmiotu: { $item }.
event-horses-ticket = Bilet wylosowany dla koni { hunter-genitive }: { $ticket }.

# --- kroki fazy Draculi ------------------------------------------------------------------------

ask-before-slide = { $player }, zaczyna się twoja faza. Czy robisz coś, zanim Szlak się przesunie?
ask-dracula-moves = { $player }, dokąd zmierza Hrabia?
ask-place-encounter = { $player }, które Spotkanie kładziesz zakryte w nowej kryjówce?
ask-no-encounter = { $player }, tym razem nie kładziesz Spotkania. Czy robisz coś, zanim faza się skończy?
ask-phase-ends = { $player }, twoja faza się kończy. Czy robisz coś jeszcze?
event-rumor-placed = Krąży pogłoska: na polu Szlaku { $space } leży żeton pogłoski.
event-no-legal-move = Dracula nie ma dokąd pójść.
event-dracula-stays = Dracula zostaje na miejscu i nie kładzie żadnej karty.

# --- dlaczego nie ------------------------------------------------------------------------------

why-DRA-ADV-02 = Nikt nie zaczyna w Zamku Draculi. Wybierz inne miasto.
why-DRA-AMBUSH-02 = To Spotkanie posłużyło już do zasadzki na tego Łowcę.
why-DRA-AMBUSH-06 = Ta karta nie pomaga przeciw temu Spotkaniu.
why-DRA-CARD-08 = Diabelska moc: w tej fazie żaden Łowca nie może się zaopatrzyć.
why-DRA-CARD-09 = Nie ma Przedmiotów do oddania: zostają obrażenia.
why-DRA-CARD-13 = W tym mieście leży już święty żeton. Wybierz inne.
why-DRA-CARD-15 = Zatrzymany Łowca nie może zagrać „Leża wampira”.
why-DRA-CARD-16 = Dodatkowa akcja musi być innego rodzaju niż pierwsza.
why-DRA-CARD-19 = Nie ma drogi, którą można by ruszyć, albo biletu w puli.
why-DRA-CARD-30 = Stąd nie ma dokąd popłynąć.
why-DRA-COMBAT-05 = W walce można wybrać tylko kartę ze sztandarem.
why-DRA-COMBAT-14 = Ta karta była zagrana w poprzedniej rundzie i w tej odpoczywa.
why-DRA-COMBAT-25 = Tam nie odlecisz: w tym mieście jest Łowca albo jego karty nie ma w twojej talii Miejsc.
why-DRA-DRAC-ENC-02 = Tym razem nie kładzie się Spotkania: Dracula jest ujawniony, na morzu albo zostaje na miejscu dzięki karcie Mocy.
why-DRA-DRAC-ENC-03 = Najpierw trzeba położyć Spotkanie w nowej kryjówce.
why-DRA-DRAC-MOVE-03 = Możesz pójść tylko do sąsiedniego miejsca, drogą lub morzem.
why-DRA-DRAC-MOVE-04 = Karta tego miejsca leży jeszcze na Szlaku, więc tam nie pójdziesz.
why-DRA-DRAC-MOVE-09 = Masz jeszcze dozwolony ruch.
why-DRA-EVENT-01 = To nie jest chwila na tę kartę.
why-DRA-EVENT-06 = Na tej karcie jest imię: zagrać ją może tylko ten Łowca.
why-DRA-EVENT-07 = Ta karta nie miałaby teraz na czym zadziałać.
why-DRA-HUNT-ACT-03 = Na morzu Łowca może tylko płynąć dalej za dnia, a w nocy spasować.
why-DRA-HUNT-MOVE-01 = Łowcy podróżują za dnia. W nocy możesz się zaopatrzyć, dokonać wymiany, przeszukać miasto, zarezerwować bilet, odpocząć lub spasować.
why-DRA-HUNT-MOVE-02 = Żadna otwarta droga tam stąd nie prowadzi.
why-DRA-LAIR-02 = Legowiskiem może stać się tylko kryjówka w mieście.
why-DRA-LAIR-04 = To legowisko jest za daleko na zwykły ruch.
why-DRA-LAIR-06 = Wszystkie pola legowisk są zajęte: najpierw opróżnij jedno z nich.
why-DRA-MATURE-02 = To Spotkanie nie ma efektu przemiany.
why-DRA-PLACE-CASTLE-04 = W Zamku Draculi nie ma ani zaopatrzenia, ani biletów.
why-DRA-PLACE-HOSP-03 = Ze szpitala można tylko wyjść do jego miasta, i to za dnia.
why-DRA-PLACE-HOSP-04 = Łowca w szpitalu nie jest w mieście: najpierw musi wyjść.
why-DRA-PLACE-HOSP-05 = Ze szpitala to nie działa.
why-DRA-POWER-01 = Ta karta Mocy leży na Szlaku; wróci, gdy go opuści.
why-DRA-POWER-HIDE-05 = Spotkanie na „Schronieniu” nigdy się nie przemienia.
why-DRA-POWER-HIDE-06 = „Schronienie” działa tylko w mieście, którego karta leży na Szlaku.
why-DRA-POWER-MISDIRECT-02 = „Fortel” nie opróżnia kryjówki z kartą Mocy, Zamku, twojego miejsca pobytu ani miejsca powiązanego ze „Schronieniem”.
why-DRA-POWER-WOLF-03 = „Postać wilka” tam cię nie zaprowadzi.
why-DRA-RAIL-01 = Nie ma biletu albo nie ma stąd kolei.
why-DRA-RAIL-02 = Ten bilet nigdzie stąd nie prowadzi.
why-DRA-RAIL-04 = Stąd prowadzą tylko żółte koleje, a ten bilet nie ma żółtej wartości.
why-DRA-RAIL-07 = Blokady lub mgła zamykają wszystkie koleje stąd.
why-DRA-RUMOR-02 = Pogłoskę kładzie się tuż po Spotkaniu z tej fazy, na jednym z pierwszych trzech pól.
why-DRA-RUMOR-05 = Pogłoska wymaga kryjówki ze Spotkaniem i bez innej pogłoski.
why-DRA-SEA-01 = Statki odpływają tylko z portów, na sąsiednie obszary morskie.
why-DRA-SEA-02 = Stąd można popłynąć tylko do sąsiedniego portu lub obszaru morskiego.
why-DRA-SEA-04 = Na morzu Łowca za dnia płynie dalej, a w nocy pasuje.
why-DRA-SEARCH-01 = W tym mieście nie leży żadne Spotkanie: nie ma czego przeszukiwać.
why-DRA-SETUP-10 = Zacznij w mieście bez Łowców, nie na morzu i nie w Zamku.
why-DRA-SETUP-14 = To należy do gry zaawansowanej.
why-DRA-SPECIAL-01 = Nie ma Przedmiotu ani Wydarzenia z akcją na teraz.
why-DRA-SPECIAL-02 = Więź psychiczna wymaga innego Łowcy w mieście Miny.
why-DRA-TOKEN-FOG-01 = Jest mgła: nikt tu nic nie przeszuka.
why-DRA-TOKEN-FOG-02 = Mgła zamyka drogę.
why-DRA-TOKEN-HOLY-02 = Święta ziemia: nie możesz tam wejść.
why-DRA-TOKEN-HOLY-03 = Stoisz na świętej ziemi: musisz ją opuścić.
why-DRA-TOKEN-HOLY-05 = To miasto jest zbyt głęboko we władzy Draculi na święty żeton.
why-DRA-TOKEN-ROADBLOCK-02 = Na tej drodze leży blokada.
why-DRA-TOKEN-STORM-01 = Szaleje tam burza: żaden statek tam nie płynie.
why-DRA-TRADE-01 = Nie ma tu innego Łowcy do wymiany.
why-DRA-TRADE-02 = Van Helsing wymienia Wydarzenia z Łowcą w mieście, nie na morzu i nie w szpitalu.
why-DRA-TRADE-04 = Ten Łowca jest pokonany albo jedno z was jest w szpitalu, a drugie w mieście.
why-DRA-VAMP-02 = To Spotkanie nie nadaje się do zasadzki.
why-DRA-VFIGHT-03 = Wampir nie może uciec tak wcześnie: muszą być zagrane trzy karty.

# --- stół podczas gry --------------------------------------------------------------------------

board-setup = Przygotowanie.
board-won-dracula = Wygrał Dracula.
board-won-hunters = Wygrali Łowcy.
board-time = Runda { $round }, { $day }, { board-phase }.
board-phase = { $phase ->
    [dawn] świt
    [day] dzień
    [dusk] zmrok
    [night] noc
    [over] koniec gry
   *[count] faza Draculi
}
board-tracks = Wpływy { $influence } z { $win }. Żetony rozpaczy: { $despair }.
board-acting = Teraz działa { $hunter }.
board-long-night = Długa noc: tej nocy Łowcy mogą podróżować drogami.
board-vigor = Nowe siły: tego dnia każdy Łowca ma dodatkową akcję.
board-no-day = Powrót ciemności: najbliższa faza Łowców jest bez dnia.
board-starved = Diabelska moc: w najbliższej fazie Łowców nie ma zaopatrzenia.
board-visited = Nocna wizyta: najbliższego świtu i dnia walczy się jak w nocy.
board-telegraph = Pilny telegram: { $hunter } wskazuje, kto działa następny.
board-dracula = Dracula ({ $player }): obrażenia { $damage } z { $health }.
board-dracula-you = Dracula ({ $player }, ty): obrażenia { $damage } z { $health }.
board-dracula-at = { $revealed ->
    [yes] Ujawniony { place-in }.
   *[no] Ukryty { place-in }.
}
board-dracula-hidden = Nikt nie wie, gdzie jest.
board-possible = { $count ->
    [one] Może być tylko tutaj:
   *[other] Może być w tych miejscach ({ $count }):
}
board-dracula-holds = Na ręce: Spotkania { $encounters }, Wydarzenia { $events }.
board-dracula-holds-rumors = Na ręce: Spotkania { $encounters }, Wydarzenia { $events }, żetony pogłoski { $rumors }.
board-ally = Sprzymierzeniec: { $event }. { $text }
board-guards = Czekają przed nim: { $cards }.
board-trail = Szlak, od najnowszej kryjówki do najstarszej:
board-trail-space = { $space }: { $hideout }.
board-trail-empty = { $count ->
    [one] Puste pole: { $spaces }.
   *[other] Puste pola: { $spaces }.
}
board-slid = Zsunęło się ze Szlaku: { $hideout }.
board-lairs = Legowiska:
board-lair = { $space }: { $hideout }.
board-back-city = zakryta karta miasta
board-back-sea = zakryta karta morza
board-back-castle = zakryta karta Zamku Draculi
board-back-power = zakryta karta Mocy
board-face-up = { $card } (odkryta karta)
board-face-down = { $card } (zakryta karta)
board-linked = powiązanie z polem { $space }
board-with = z kartą „{ $card }”
board-encounter-up = odkryte Spotkanie „{ $card }”{ $damage ->
    [0] {""}
   *[other] , obrażenia { $damage }
}
board-encounter-down = zakryte Spotkanie „{ $card }”{ $damage ->
    [0] {""}
   *[other] , obrażenia { $damage }
}
board-encounters-unknown = { $count ->
    [one] { $count } zakryte Spotkanie
    [few] { $count } zakryte Spotkania
   *[many] { $count } zakrytych Spotkań
}
board-rumor = żeton pogłoski
board-playing = Właśnie zagrywane: { $cards }.
board-hunter-ally = Sprzymierzeniec Łowców: { $event }. { $text }
board-you = { $player }, ty
board-played-by = { $player }
board-at = { place-in }
board-hospital = w szpitalu { place-in }
board-defeated = { $hunter-id ->
    [mina_harker] pokonana { place-in }, o świcie trafi do szpitala
   *[other] pokonany { place-in }, o świcie trafi do szpitala
}
board-health = obrażenia { $damage } z { $health }
board-bites = ugryzienia { $bites }, wolne pola ugryzień { $spaces }
board-cards = Przedmioty { $items }, Wydarzenia { $events }, bilety { $tickets }
board-open-item = odkryty Przedmiot: { $item }
board-open-event = odkryte Wydarzenie: { $event }
board-delayed = { $hunter-id ->
    [mina_harker] zatrzymana
   *[other] zatrzymany
}
board-bats = żeton nietoperzy
board-acted = już po akcji
board-consecrated = Poświęcona ziemia: { $place }.
board-hosts = Przenajświętsza Hostia: { $places }.
board-fog = Mgła: { $places }.
board-storms = Burze: { $places }.
board-roadblocks = Blokady: { $links }.
board-decks = Talie: Przedmioty { $items }, Wydarzenia { $events }, Spotkania { $encounters }. Bilety w puli: { $tickets }.
board-top-dracula = Na wierzchu talii Wydarzeń: karta Draculi.
board-top-hunter = Na wierzchu talii Wydarzeń: karta Łowców.
board-discarded-items = Odrzucone Przedmioty: { $cards }.
board-discarded-events = Odrzucone Wydarzenia: { $cards }.
board-discarded-encounters = Odrzucone Spotkania: { $cards }.
board-discarded-down = Odrzucone zakryte Wydarzenia: { $count }.
board-dracula-events = Wydarzenia Draculi:
board-dracula-no-events = Dracula nie ma Wydarzeń.
board-dracula-encounters = Spotkania Draculi:
board-hand = Karty na ręce { hunter-genitive }:
board-tickets = Bilety, wartość biała i żółta: { $tickets }.
board-drawn = Dobrane, jeszcze nie na ręce:
board-offer = { $cards ->
    [nic] { $hunter } nic nie kładzie do wymiany.
   *[other] { $hunter } kładzie do wymiany: { $cards }.
}
board-combat = Walka z Draculą, { combat-time }, { combat-round }. W walce: { $hunters }.
board-combat-vampire = Walka z wampirem: { $card } (obrażenia { $damage }), { combat-time }, { combat-round }. W walce: { $hunters }.
combat-round = { $round ->
    [0] tuż przed pierwszą rundą
   *[other] runda { $round }
}
board-combat-hand = Twoje karty Walki:
board-combat-card = { $count ->
    [one] { $card }. { $text }
   *[other] { $card } ({ $count }). { $text }
}
board-engaged = W zwarciu: { $hunter }.
board-dracula-plays = Dracula: { $card }.
board-dracula-plays-cancelled = Dracula: { $card }, karta anulowana.
board-hunter-plays = { $hunter }: { $card }.
board-hunter-plays-cancelled = { $hunter }: { $card }, karta anulowana.
board-resting = Karta z poprzedniej rundy, nie można jej powtórzyć: { $card } ({ $hunter }).
board-played = Karty Draculi z wcześniejszych rund: { $cards }.
board-plotting = Odkryte Knowania: { $count }.
board-mesmerized = Zauroczenie: { $hunters }.
board-wreaths = Odkryty Wieniec z czosnku: { $hunters }.
board-planned = Zaplanowana zasadzka: { $hunter }.
board-enraged = Rozjuszenie: Dracula nie może uciec.
board-bullets = Święte kule są już zużyte.
board-revenge = Zemsta za Lucy leży odkryta.

# --- co jest wydrukowane -----------------------------------------------------------------------

about-dracula = { $name }: życie { $health }, Wydarzenia najwyżej { $events }, Spotkania dobierane do { $encounters }.
about-hunter = { $name }, Łowca numer { $order }: życie { $health }, wolne pola ugryzień { $spaces }; najwyżej: Przedmioty { $items }, Wydarzenia { $events }, bilety { $tickets }. Grę podstawową zaczyna { place-in }.
about-item = { $name }, { $weapon ->
    [yes] broń
   *[no] Przedmiot
}, symbole: { $symbols }. { $text }
about-item-no-banner = { $name }, { $weapon ->
    [yes] broń
   *[no] Przedmiot
}, bez sztandaru. { $text }
about-event = { $name }, { $dracula ->
    [yes] Wydarzenie Draculi
   *[no] Wydarzenie Łowców
}{ $ally ->
    [yes] , sprzymierzeniec
   *[no] {""}
}{ $immediate ->
    [yes] , zagrywane natychmiast
   *[no] {""}
}. { $text }
about-encounter = { $name }, Spotkanie.
about-encounter-health = Życie { $health }.
about-matured = Przemiana: { $text }
about-basic-combat = { $name }, podstawowa karta Walki, symbole: { $symbols }. { $text }
about-dracula-combat = { $name }, karta Walki Draculi, symbol: { $symbol }, sztuk: { $count }. { $text }
about-power = { $name }, karta Mocy. { $text }
about-city = { $name }, { $size ->
    [large] duże miasto
    [castle] siedziba Hrabiego
   *[small] małe miasto
}, { $region }{ $port ->
    [yes] , port
   *[no] {""}
}{ $hospital ->
    [yes] , szpital
   *[no] {""}
}.
about-sea = { $name }, obszar morski.
about-roads = Drogi: { $places }.
about-rails = { $colour ->
    [white] Koleje białe: { $places }.
   *[yellow] Koleje żółte: { $places }.
}
about-seas = Morzem: { $places }.

# rachunek na koniec

ledger-track-influence = Wpływy
ledger-track-damage = Obrażenia Draculi
ledger-defeat = pokonani Łowcy
ledger-rumor = prawdziwe pogłoski
ledger-fury_of_dracula = Furia Draculi
ledger-sea = na morzu
ledger-no_legal_move = nie było dokąd iść
ledger-start = na początku krótkiego polowania
ledger-unmoved = bez zmian
ledger-healed = wyleczone
