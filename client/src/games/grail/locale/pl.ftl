# Co mówi narysowany stół Graala, po polsku.  Walka i dyplomacja mają własną część na końcu.

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
fray-last-stage = Ostatni Etap wygrany
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
fray-ask-further = Zagrać { $card } jako dodatkową kartę?
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
fray-would-tear = Zerwana karta: { $card }
fray-would-cover = Zakrywa kartę { $card }: { $token ->
    [yes] przepada jej Żeton Czasu
   *[no] { $charges ->
        [0] przepada jej tekst
       *[other] przepadają jej Ładunki
    }
}
fray-would-row = Atak z wiersza { $range }: { $does }
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
