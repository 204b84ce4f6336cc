# Co czyta gracz Wendety, po polsku.  Słowa z instrukcji: zob. terms.toml.

title = Wendeta
lead = Blef i krew w Chicago: trzy noce, jeden tron i nikogo, komu można zaufać.
motto = Blef i krew w Chicago

# --- ilości, używane w innych zdaniach ---------------------------------------------------------

blood = { $amount ->
    [one] { $amount } żeton krwi
    [few] { $amount } żetony krwi
   *[many] { $amount } żetonów krwi
}
blood-of-count = { $count ->
    [one] { $count } żeton krwi
    [few] { $count } żetony krwi
   *[many] { $count } żetonów krwi
}
influence = { $amount ->
    [one] { $amount } żeton wpływów
    [few] { $amount } żetony wpływów
   *[many] { $amount } żetonów wpływów
}
cost-blood = { $cost ->
    [one] { $cost } żeton krwi
    [few] { $cost } żetony krwi
   *[many] { $cost } żetonów krwi
}
pool-blood = { $blood ->
    [one] { $blood } żeton
    [few] { $blood } żetony
   *[many] { $blood } żetonów
}
cards-count = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
tokens-count = { $count ->
    [one] { $count } żeton Diabolizmu
    [few] { $count } żetony Diabolizmu
   *[many] { $count } żetonów Diabolizmu
}

# --- odmiana nazw, używana w innych zdaniach ---------------------------------------------------

district-in = { $district-id ->
    [D1] na Łowisku
    [D2] w Domu Wariatów
    [D3] w Klubie Zombie
    [HAVEN] w Schronieniu Księcia
   *[other] w dzielnicy „{ $district }”
}
district-to = { $district-id ->
    [D1] na Łowisko
    [D2] do Domu Wariatów
    [D3] do Klubu Zombie
    [HAVEN] do Schronienia Księcia
   *[other] do dzielnicy „{ $district }”
}
district-from = { $district-id ->
    [D1] z Łowiska
    [D2] z Domu Wariatów
    [D3] z Klubu Zombie
    [HAVEN] ze Schronienia Księcia
   *[other] z dzielnicy „{ $district }”
}
clan-genitive = { $clan-id ->
    [brujah] Brujah
    [gangrel] Gangreli
    [malkavian] Malkavian
    [nosferatu] Nosferatu
    [toreador] Toreadorów
    [tremere] Tremere
    [ventrue] Ventrue
   *[other] „{ $clan }”
}
ally-accusative = { $ally-id ->
    [AL01] Anitę Wainwright
    [AL02] Sgt. McTavisha
    [AL03] Khadiję Al-Kindi
    [AL04] Waunekę
    [AL05] Carmelitę Neillson
    [AL06] Maldavis
    [AL07] Erichtho
    [AL08] Fiorenzę Savonę
    [AL09] Marcela
    [AL10] Bronwyn
    [AL11] Portię
    [AL12] Talleya
    [AL13] Ambrusa Maropisa
    [AL14] Edwarda Neally’ego
    [AL15] Mr. Dampa
    [AL16] Bobby’ego White’a
    [AL17] Maję Wysocki
    [AL18] Eda Crawforda
    [AL19] Betty Fuller
    [AL20] Dr. Fragonarda
    [AL21] Tamarę Bodnar
    [AL22] Douglasa Richardsona
    [AL23] Toma Kimbera
    [AL24] Francisa Benneta
    [AL25] Elenę Cortez
    [AL26] Julie Munoz
    [AL27] Robertę Urbani
    [AL28] Ryana Ramosa
    [AL29] Sarah McAleer
    [AL30] Miguela Chandlera
    [VI01] Aarona Pike’a
    [VI02] Biancę Ortegę
    [VI03] Calvina Mossa
    [VI04] Danę Kowalczyk
    [VI05] Eliego Barnesa
    [VI06] Farah Aziz
    [VI07] Gusa Delaneya
    [VI08] Hanę Sato
    [VI09] Iva Petrova
    [VI10] Jolene Hart
    [VI11] Karima Saida
    [VI12] Lenę Vogt
    [VI13] Marcusa Boyda
    [VI14] Nadię Flores
    [VI15] Omara Diallo
    [VI16] Petrę Novak
    [VI17] Quentina Amesa
    [VI18] Rosę Bellini
    [VI19] Samira Patela
    [VI20] Tess Walker
    [VI21] Ulricha Steina
    [VI22] Verę Lind
    [VI23] Wesa Cartera
    [VI24] Ximenę Ruiz
    [VI25] Yusufa Kayę
    [VI26] Zoe Grant
    [VI27] Abela Nasha
    [VI28] Bridget Shaw
    [VI29] Cole’a Whitakera
    [VI30] Delię Marsh
    [VI31] Emila Zająca
    [VI32] Najię Mahtam
    [VI33] Floyda Reyesa
    [VI34] Gretę Holm
    [VI35] Hugona Lenza
   *[other] kartę „{ $ally }”
}

# --- stół przed grą ----------------------------------------------------------------------------

table-teams = tryb drużynowy: gra parami, partnerzy siedzą naprzeciw siebie
table-locations = karty miejsc: każda dzielnica oprócz Schronienia Księcia ma własną zasadę
table-relics = karty relikwii: każdy zaczyna z relikwią, która działa raz
table-expansions = rozszerzenia: wtasowane są karty spoza wydrukowanej gry

# --- przygotowanie -----------------------------------------------------------------------------

event-first-player = { $player } losuje żeton ambicji: ma pierwsze miejsce w kolejności graczy i wygrywa remisy.
event-location = Karta miejsca { district-in }: { $location }.
event-relic-offer = Relikwie do wyboru: { $relics }.
event-clan-offer = Klany do wyboru: { $clans }.
event-takes-clan = { $player } staje na czele klanu { clan-genitive }.
event-takes-relic = { $player } bierze relikwię: { $relic }.
ask-clan = { $player }, wybierz klan. Arkusze, których nikt nie weźmie, nie biorą udziału w grze.
ask-relic = { $player }, wybierz relikwię. Zadziała raz, a jej wpływy i tak liczą się na koniec gry.
option-take-clan = { $clan }
option-take-relic = { $relic }

# --- rundy i fazy ------------------------------------------------------------------------------

event-round = Zaczyna się runda { $round }.
event-phase-feed = Żer: sojusze dają krew.
event-phase-refill = Uzupełnienie dzielnic: pojawiają się nowi poplecznicy.
event-phase-hand = Zarządzanie ręką: wszyscy dobierają karty i w tajemnicy wybierają, co zatrzymać.
event-phase-planning = Planowanie: każdy ma { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}.
event-phase-resolution = Rozstrzygnięcie: dzielnica po dzielnicy, Schronienie Księcia na końcu.
event-end-of-round = Koniec rundy { $round }: rozstawiona krew wraca do puli ogólnej, karty do właścicieli, a zużyte żetony Diabolizmu znów są gotowe.
event-ally-appears = { $ally } pojawia się { district-in }.
event-ally-leaves = { $ally } opuszcza grę: nikt nie wygrywa { district-in }.
event-ambition = { $player } przejmuje żeton ambicji i od teraz otwiera kolejność graczy.

# --- zarządzanie ręką --------------------------------------------------------------------------

event-draws-cards = { $player } dobiera { cards-count }.
event-draws-cards-privy = { $player } dobiera { cards-count }: { $cards }.
event-keeps = { $player } zatrzymuje { cards-count }.
event-keeps-privy = { $player } zatrzymuje: { $cards }.
event-keeps-all = { $player } zatrzymuje wszystkie dobrane karty, a jedną z ręki odkłada na spód talii.
event-keeps-all-privy = { $player } zatrzymuje wszystkie dobrane karty, a na spód talii odkłada kartę „{ $card }”.
event-shuffles-into-deck = { $player } wtasowuje kartę z ręki do talii klanu.
event-shuffles-into-deck-privy = { $player } wtasowuje do talii klanu kartę „{ $card }”.
ask-keep = { $player }, co zatrzymujesz z dobranych kart? Reszta trafi na spód talii; nikt nie zobaczy twojego wyboru.
ask-malkavs-bane = { $player }, karta „{ $card }” żąda zapłaty: którą kartę z ręki wtasowujesz do swojej talii klanu?
option-keep = Zatrzymaj: { $cards }
option-keep-all = Zatrzymaj wszystko, a na spód talii odłóż z ręki: { $card }

# --- planowanie --------------------------------------------------------------------------------

event-turn = { $player } planuje.
event-skips-turn = { $player } nie ma już kart i pomija turę.
event-plays-face-up = { $player } dokłada { district-to } odkrytą kartę „{ $card }”.
event-plays-face-down = { $player } dokłada { district-to } zakrytą kartę.
event-plays-face-down-privy = { $player } dokłada { district-to } zakrytą kartę „{ $card }”.
event-places-blood = { $player } dokłada { district-to } { blood }.
event-blood-from-supply = { $cause }: { $player } dostaje { district-in } { blood } z puli ogólnej.
event-takes-blood-back = { $player } zabiera { district-from } { blood } z powrotem do puli.
event-flips-tokens = { $player } zużywa { tokens-count }: z puli ogólnej przybywa { district-in } { blood-of-count }.
ask-turn = { $player }, twoja tura planowania: dołóż dokładnie jedną kartę. Wysysać możesz przed nią i po niej; krew i żetony Diabolizmu dokładasz po karcie, do tej samej dzielnicy.
ask-after-card = { $player }, twoja karta leży { district-in }. Możesz dołożyć tam krew, użyć żetonów Diabolizmu lub kogoś wyssać; potem zakończ turę.
option-play-card = { $face_up ->
    [yes] Dołóż { district-to } odkrytą kartę „{ $card }”
   *[no] Dołóż { district-to } zakrytą kartę „{ $card }”
}
group-play-card = Dołóż kartę „{ $card }” …
option-place-blood = Dołóż tam { blood } ze swojej puli
option-flip-tokens = Zużyj { tokens-count }: z puli ogólnej przybędzie tam { blood-of-count }
option-drain = Wyssij { ally-accusative }
option-end-turn = Zakończ turę
option-look = Wydaj 1 żeton krwi i podejrzyj zakrytą kartę { $handle }, którą { district-in } ma { $target }
group-look = Wydaj 1 żeton krwi i podejrzyj zakrytą kartę { district-in } …
option-done-looking = Nie podglądaj już nic więcej
option-restore = Użyj relikwii: przywróć do sojuszu { ally-accusative }
option-gain-blood = Użyj relikwii: zyskujesz 3 żetony krwi
option-look-around = Użyj relikwii: podejrzyj wszystkie zakryte karty { district-in }
ask-look = { $player }, zanim zdecydujesz, czy zostać { district-in }: czy wydajesz 1 żeton krwi, żeby podejrzeć zakrytą kartę?
event-looks-at = { $player } podgląda zakrytą kartę, którą { district-in } ma { $target }.
event-looks-at-privy = { $player } podgląda zakrytą kartę, którą { district-in } ma { $target }. To „{ $card }”.

# --- krew i wpływy -----------------------------------------------------------------------------

event-gains-blood = { $cause ->
    [feed] { $player } dostaje { blood } od swojego sojuszu.
    [frenzy] Za ten szał { $player } zyskuje { blood }.
    [nobody-to-drain] { $player } dostaje z puli ogólnej { blood }.
   *[other] { $cause }: { $player } zyskuje { blood }.
}
event-gains-influence = { $cause ->
    [frenzy] Za ten szał { $player } zyskuje { influence }.
   *[other] { $cause }: { $player } zyskuje { influence }.
}
event-loses-influence = { $cause ->
    [nobody-to-drain] { $player } traci za to { influence }.
   *[other] { $cause }: { $player } traci { influence }.
}
event-gives-influence = { $cause }: { $player } oddaje { influence }, { $amount ->
    [one] dostaje go
   *[other] dostaje je
} { $target }.
event-spends = { $card ->
    [cost] { $player } płaci za kartę { blood }.
   *[other] { $player } wydaje { blood } na kartę „{ $card }”.
}
event-loses-blood = { $card }: { $player } traci { blood }.
event-steals = { $card }: { $thief } odbiera { blood }, { $amount ->
    [one] traci go
   *[other] traci je
} { $player }.
event-immune = { $player } niczego nie traci: chroni przed tym karta „{ $card }”.
event-blood-redirected = { $card }: ta krew zamiast do puli ogólnej trafia { district-to }, gdzie ma ją { $player }.
event-discards-deployed-blood = { $cause }: { $player } odrzuca { blood } { district-from }.
event-takes-deployed-blood = { $cause }: { $player } zabiera { district-from } { blood }, { $amount ->
    [one] traci go
   *[other] traci je
} { $target }.
event-gives-deployed-blood = { $cause }: { $player } przekazuje rozstawioną tu krew ({ blood }), dostaje ją { $target }.
event-moves-blood = { $cause }: { $player } przenosi { blood } { district-to }.
event-swaps-blood = { $cause }: { $player } zamienia swoją pulę z krwią rozstawioną { district-in }.

# --- wysysanie, Diabolizm, szał ----------------------------------------------------------------

event-drains = { $frenzy ->
    [yes] { $player } w szale wysysa { ally-accusative }.
   *[no] { $player } wysysa { ally-accusative }.
}
event-restored = { $player } przywraca do sojuszu { ally-accusative }.
event-diablerie = Diabolizm! Za { ally-accusative } { $player } bierze { tokens-count }.
event-frenzy = { $cause }: { $player } nie ma już krwi i wpada w szał!
event-nobody-to-drain = { $player } nie ma kogo wyssać.
event-eliminated = { $player } posuwa się za daleko: to już trzy żetony Diabolizmu. { $player } odpada z gry ze wszystkim, co ma.
event-last-one-standing = W grze zostaje tylko { $players }. Chicago ma nowego Księcia.
ask-phial = { $player }, twoja pula jest pusta. Czy używasz relikwii „{ $source }”? Zyskasz 2 żetony krwi i nie wpadniesz w szał.
ask-tremere-ready = { $player }, wpadasz w szał. Czy zamiast wysysać odwracasz kartę „{ $source }” na zakrytą? Zyskasz 1 żeton krwi.

# --- rozstrzygnięcie ---------------------------------------------------------------------------

event-district = Rozstrzygnięcie { district-in }.
event-district-empty = Nikogo nie ma { district-in }.
event-choices-revealed = Wybory { district-in }: „zostań” – { $stayers }; „wycofaj” – { $leavers }.
event-withdraws = { $player } wycofuje się { district-from }.
event-moves-to-haven = { $player } przenosi do Schronienia Księcia odkryte karty: { $cards }.
event-moves-to-cloak = { $player } wymyka się { district-to }, zabierając krew i { cards-count }.
event-returns-to-hand = { $player } bierze { cards-count } z powrotem na rękę.
event-revealed = { $player } odkrywa { district-in } kartę „{ $card }”.
event-turned-down = Karta „{ $card }”, którą { district-in } ma { $player }, zostaje zakryta.
event-resolves = { $player }: działa karta „{ $card }”.
event-ranking = Starcie { district-in }, kolejne miejsca: { $players }; siła: { $totals }.
event-wins-district = { $player } wygrywa { district-in }.
event-gains-ally = { $player } zdobywa { district-in } { ally-accusative }.
event-gains-victim = { $cause }: { $player } zdobywa ofiarę, { ally-accusative }.
event-card-to-haven = { $player } przenosi kartę „{ $card }” do Schronienia Księcia.
event-takes-cards-back = { $player } zabiera ze swojego obszaru { cards-count }.
event-bids = { $player } licytuje { blood }.
event-obeys-curfew = { $player } przestrzega godziny policyjnej i nie użyje tu kart przygotowania ani pokłosia.
event-forestalls = { $player } udaremnia kartę „{ $card }”, którą ma { $target }, i nie straci przez nią tutaj krwi.
event-uses-relic = { $player } używa relikwii: { $relic }.
event-staked = Karta „{ $card }”, którą ma { $player }, przestaje działać { district-in }.

ask-stay-or-withdraw = { $player }, rozstrzygnięcie { district-in }: zostajesz i walczysz czy się wycofujesz? Wszyscy obecni wybierają w tajemnicy.
ask-cloak = { $player }, wycofujesz się { district-from }: zwyczajnie czy ze wszystkim tam, gdzie leży „{ $card }”?
ask-turncoat = { $player }, wybory { district-in } są już jawne. Czy używasz relikwii „{ $relic }” i zmieniasz swój na przeciwny?
ask-friends = { $player }, „{ $card }” { district-in }: ile krwi ze swojej puli tam dokładasz, zanim karty zostaną odkryte?
ask-one-step-ahead = { $player }, „{ $card }” nie pozwala odkryć twoich kart { district-in }. Czy tracisz 2 żetony krwi, żeby którąś odkryć?
ask-next-card = { $player }, która z twoich kart { district-in } działa teraz?
ask-mesmerize = { $player }, „{ $card }”: czyja cała ręka trafia odkryta do twojego obszaru?
ask-bid = { $player }, „{ $card }”: ile krwi licytujesz w tajemnicy? Kto da najmniej, zakrywa jedną ze swoich kart; rywale tej karty tracą tyle, ile licytowali.
ask-turn-one-down = { $player }, twoja oferta jest najniższa („{ $card }”): którą ze swoich kart zakrywasz?
ask-chaos = { $player }, „{ $card }”: które ze swoich kart tutaj zabierasz? Za każdą odbierasz 1 żeton krwi każdemu rywalowi.
ask-mindless-assault = { $player }, „{ $card }”: które ze swoich kart tutaj zakrywasz? Każda zakryta ma w tym starciu siłę 4.
ask-backstab = { $player }, „{ $card }”: ile krwi ze swojej puli tu dokładasz?
ask-to-haven = { $player }, czy przenosisz kartę „{ $card }” do Schronienia Księcia?
ask-vanish = { $player }, „{ $card }”: czy wycofujesz się teraz { district-from }? Jeśli tak, odbierasz 1 żeton krwi każdemu tutejszemu rywalowi.
ask-fearless = { $player }, „{ $card }”: czy zamieniasz swoją pulę ({ $blood }) z krwią, którą tu masz ({ $deployed })? Jeśli tak, z puli ogólnej przybędą tu jeszcze 2 żetony krwi.
ask-mist-form = { $player }, „{ $card }”: do której dzielnicy przenosisz stąd { blood }?
ask-ancient-artifacts = { $player }, „{ $card }” żąda połowy twojej puli. Wydajesz ją czy zakrywasz tę kartę?
ask-spend-half = { $player }, czy wydajesz połowę swojej puli ({ blood }), żeby zadziałała karta „{ $card }”?
ask-spend-to-hunt = { $player }, „{ $card }”: czy wydajesz 1 żeton krwi, żeby odebrać po 1 każdemu rywalowi tutaj?
ask-curfew = { $player }, { $thief } ogłasza: „{ $card }”. Podporządkowujesz się czy tracisz 3 żetony krwi (odbierze je { $thief })?
ask-tyrants-gaze = { $player }, { $thief } kieruje na ciebie „{ $card }”: co oddajesz?
ask-ventrue-hunt = { $player }, wygrywasz tutaj, a { $thief } żąda swojej części („{ $card }”): co oddajesz?
ask-forestall = { $player }, „{ $card }”: którą kartę udaremniasz? Nie stracisz przez nią tutaj krwi, a zyskasz tyle żetonów krwi, ile wynosi jej bazowa siła.
ask-chalice = { $player }, zaczyna się rozstrzygnięcie. Czy używasz relikwii „{ $relic }” i dokładasz po 1 żetonie krwi ze swojej puli do każdej dzielnicy?
ask-chalice-districts = { $player }, do których dzielnic dokładasz po 1 żetonie krwi? Jeden żeton musi ci zostać w puli.
ask-crown = { $player }, zaraz rozstrzygnie się starcie { district-in }. Czy używasz relikwii „{ $relic }”, żeby mieć +3 do siły?
ask-stake = { $player }, „{ $relic }”: czy pozbawiasz działania kartę rywala { district-in }?
ask-succubus-club = { $player }, { $location } zamyka podwoje: ile swojej krwi zabierasz { district-from } z powrotem do puli?
ask-include-partner = { $player }, czy karta „{ $card }” ma objąć także drugą osobę z twojej drużyny ({ $partner })?
ask-include-partner-play = { $player }, kartę dokłada druga osoba z twojej drużyny. Czy „{ $source }” na to odpowiada?

option-stay = Zostań
option-withdraw = Wycofaj się
option-withdraw-to = Przenieś wszystko { district-to }
option-resolve-card = { $card }
option-this-card = { $card } ({ $target })
option-turn-up = Strać 2 żetony krwi i odkryj kartę „{ $card }”
option-leave-down = Pozostałe zostaw zakryte
option-this-district = { $district }
option-this-rival = { $target }
option-decline = Nie, nie teraz
option-pay = Oddaj { blood }
option-turn-down = Zakryj tę kartę
option-skip = Podporządkuj się: twoje karty przygotowania i pokłosia tu nie zadziałają
option-give-blood = Oddaj rozstawioną tu krew: { blood }
option-give-influence = Oddaj { influence }

# --- koniec ------------------------------------------------------------------------------------

event-final-score = { $place ->
    [1] Pierwsze miejsce: { $players }, { influence-points }.
    [2] Drugie miejsce: { $players }, { influence-points }.
    [3] Trzecie miejsce: { $players }, { influence-points }.
    [4] Czwarte miejsce: { $players }, { influence-points }.
    [5] Piąte miejsce: { $players }, { influence-points }.
   *[other] Szóste miejsce: { $players }, { influence-points }.
}
influence-points = { $score ->
    [one] { $score } punkt wpływów
    [few] { $score } punkty wpływów
   *[many] { $score } punktów wpływów
}
event-new-prince = Oto nowy Książę Chicago: { $players }!

# --- dlaczego nie ------------------------------------------------------------------------------

why-VEN-PLAN-02 = Karta w tej turze jest już dołożona; następną dołożysz w swojej kolejnej turze.
why-VEN-PLAN-07 = Zakryta karta kosztuje tu { cost-blood }, w puli masz { pool-blood }, a ostatniego wydać nie można. Dołóż kartę odkrytą albo najpierw kogoś wyssij.
why-VEN-PLAN-08 = Krew z puli dokłada się raz na turę, najwyżej 3 żetony.
why-VEN-PLAN-09 = Najpierw dołóż kartę: krew trafia do tej dzielnicy, w której ona leży.
why-VEN-PLAN-10 = W puli masz { pool-blood } krwi, a ostatniego dołożyć nie można. Dołóż mniej albo najpierw kogoś wyssij.
why-VEN-PLAN-17 = W tej turze trzeba jeszcze dołożyć jedną kartę; potem możesz ją zakończyć.
why-VEN-RSRC-04 = To kosztuje { cost-blood }, w puli masz { pool-blood }, a ostatniego wydać nie można. Najpierw kogoś wyssij.
why-VEN-CONF-01 = Leży tu karta „{ $card }”: można dokładać tylko karty zakryte.
why-VEN-LOC-02 = { $location }: można tu dokładać tylko karty odkryte.
why-VEN-DIAB-04 = Użyć można tylko żetonów Diabolizmu, które masz gotowe, i dopiero po dołożeniu karty: krew trafia do tej dzielnicy, w której ona leży.
why-VEN-DIAB-06 = Tylu gotowych żetonów Diabolizmu nie masz; zużyte będą gotowe na koniec rundy.
why-VEN-DRAIN-01 = Wyssać można tylko kartę z własnego sojuszu, która nie jest jeszcze wyssana.
why-VEN-DRAIN-05 = Ta karta jest już wyssana.
why-VEN-DRAIN-07 = Wysysać można tylko we własnej turze planowania.
why-VEN-FRENZY-10 = Tego poplecznika nie można wyssać.
why-VEN-REL-03 = Twoja relikwia jest już zużyta; każda działa raz na grę.

# --- stół podczas gry --------------------------------------------------------------------------

board-setup = Przygotowanie. Żeton ambicji ma { $player }.
board-round = Runda { $round } z 3, { board-phase }. Żeton ambicji ma { $player }.
board-phase = { $phase ->
    [planning] planowanie
    [resolution] rozstrzygnięcie
    [hand] zarządzanie ręką
    [over] koniec gry
   *[feed] żer
}
board-order = Kolejność graczy: { $players }.
board-you = ty
board-player = krew { $blood }, wpływy { $influence }, ręka { $hand }, talia { $deck }
board-no-clan = jeszcze bez klanu
board-ambition = żeton ambicji
board-team = drużyna { $team }
board-tokens = Diabolizm: gotowe { $ready }, zużyte { $used }
board-out = { $player }: poza grą.
board-relic = relikwia { $relic }
board-relic-used = relikwia { $relic } (zużyta)
board-alliance = sojusz: { $members }
board-no-alliance = sojusz: nikt
board-drained = wyssani: { $members }
board-victims = { $count ->
    [one] { $count } ofiara ({ $allies })
    [few] { $count } ofiary ({ $allies })
   *[many] { $count } ofiar ({ $allies })
}
board-ally = { $ally }, { board-ally-kind }: żer { $feed }, wpływy { $influence }, po wyssaniu: krew { $blood }, wpływy { $left }
board-ally-kind = { $kind ->
    [vampire] wampir
    [human] człowiek
   *[victim] ofiara
}
board-ally-not-drained = { $ally }, { board-ally-kind }: żer { $feed }, wpływy { $influence }, nie można wyssać
board-district = { $district }.
board-fighting = { $district }, właśnie rozstrzygana dzielnica.
board-waits = Poplecznik: { $ally }.
board-no-ally = Poplecznika tu nie ma.
board-location = Miejsce: { $location }.
board-area = { $player }: { $cards }
board-nobody = Nikogo tu nie ma.
board-card = { $card }, siła { $strength }, { board-card-kind }
board-card-kind = { $kind ->
    [passive] pasywna
    [prepare] przygotowanie
    [clash] starcie
   *[aftermath] pokłosie
}
board-hidden = zakryta karta { $handle }
board-hidden-known = { $card }, zakryta, siła { $strength }, { board-card-kind }
board-hidden-public = { $card }, zakryta, znana wszystkim
board-staked = Bez działania do końca rozstrzygnięcia tej dzielnicy: { $cards }.
board-curfew = Pod godziną policyjną, więc karty przygotowania i pokłosia tu nie działają: { $players }.
board-ranking = Miejsca: { $players }.
board-hand = Twoja ręka:
board-hand-card = { $name } ({ $id }), siła { $strength }, { board-card-kind }. { $text }
board-hand-empty = Nie masz kart na ręce.
board-drawn = Dobrane karty:
board-bottom = Na spodzie twojej talii, o ile wiesz: { $cards }.
board-decks = Poplecznicy w talii: { $allies }. Ofiary w stosie: { $victims }.

# --- wydrukowana karta -------------------------------------------------------------------------

about-clan = { $name }, na czele stoi { $character }. { $text }
about-card = { $name } ({ $id }), { $clan }, siła { $strength }, { board-card-kind }{ $starter ->
    [yes] , karta początkowa
   *[no] {""}
}. { $text }
about-ally = { $name } ({ $id }), { $role }, { board-ally-kind }. { $numbers } { $text }
about-ally-numbers = Żer { $feed }, wpływy { $influence }; po wyssaniu: krew { $blood }, wpływy { $left }.
about-ally-numbers-not-drained = Żer { $feed }, wpływy { $influence }; nie można wyssać.
about-location = { $name } ({ $id }), karta miejsca. { $text }
about-relic = { $name } ({ $id }), relikwia, wpływy { $influence } na koniec gry. { $text }

# rachunek na koniec

ledger-tokens = żetony wpływów
ledger-allies = poplecznicy
ledger-victims = ofiary
ledger-drained = wyssani
ledger-diablerie = Diabolizm
ledger-relic = relikwia
ledger-ability = zdolności
tie-ally = Remis: { $score }. Rozstrzyga poplecznik wygrywający remisy: { $players } przed { $targets }.
tie-blood = Remis: { $score }. Rozstrzyga krew, która została w puli: { $players } { $more }, { $targets } { $less }.
tie-order = Remis: { $score }, krwi też po równo ({ $blood }). Rozstrzyga kolejność graczy: { $players } przed { $targets }.
