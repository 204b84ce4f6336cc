# Co czyta gracz Wendety, po polsku.  Słowa z instrukcji: zob. terms.toml.

title = Wendeta
lead = Blef i krew w Chicago. Trzy noce, od trzech do sześciu spiskowców, jeden tron.

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

# --- stół przed grą ----------------------------------------------------------------------------

table-teams = tryb drużynowy: gra parami, partnerzy siedzą naprzeciw siebie
table-locations = karty miejsc: każda dzielnica oprócz Schronienia Księcia ma własną zasadę
table-relics = karty relikwii: każdy zaczyna z relikwią, która działa raz
table-expansions = rozszerzenia: wtasowane są karty spoza wydrukowanej gry

# --- przygotowanie -----------------------------------------------------------------------------

event-first-player = Żeton ambicji losuje { $player }: pierwsze miejsce w kolejności graczy i wygrane remisy.
event-location = Dzielnica { $district }: kartą miejsca jest { $location }.
event-relic-offer = Relikwie do wyboru: { $relics }.
event-clan-offer = Klany do wyboru: { $clans }.
event-takes-clan = { $player } staje na czele klanu: { $clan }.
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
event-ally-appears = Dzielnica { $district }: pojawia się { $ally }.
event-ally-leaves = Dzielnica { $district }: nikt nie pozyskuje karty { $ally }, która odchodzi z gry.
event-ambition = Żeton ambicji przejmuje { $player } i od teraz otwiera kolejność graczy.

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
event-plays-face-up = { $player } dokłada odkrytą kartę „{ $card }” do dzielnicy { $district }.
event-plays-face-down = { $player } dokłada zakrytą kartę do dzielnicy { $district }.
event-plays-face-down-privy = { $player } dokłada zakrytą kartę „{ $card }” do dzielnicy { $district }.
event-places-blood = { $player } dokłada { blood } do dzielnicy { $district }.
event-blood-from-supply = { $player } dostaje z puli ogólnej { blood } do swojego obszaru, dzielnica { $district }.
event-takes-blood-back = { $player } zabiera { blood } z dzielnicy { $district } z powrotem do puli.
event-flips-tokens = { $player } zużywa { tokens-count }: z puli ogólnej przybywa { blood-of-count } w dzielnicy { $district }.
ask-turn = { $player }, twoja tura planowania: dołóż dokładnie jedną kartę. Wysysać możesz przed nią i po niej; krew i żetony Diabolizmu dokładasz po karcie, do tej samej dzielnicy.
ask-after-card = { $player }, twoja karta leży w dzielnicy { $district }. Możesz dołożyć tam krew, użyć żetonów Diabolizmu lub kogoś wyssać; potem zakończ turę.
option-play-card = { $face_up ->
    [yes] Dołóż odkrytą kartę „{ $card }” do dzielnicy { $district }
   *[no] Dołóż zakrytą kartę „{ $card }” do dzielnicy { $district }
}
group-play-card = Dołóż kartę „{ $card }” …
option-place-blood = Dołóż tam { blood } ze swojej puli
option-flip-tokens = Zużyj { tokens-count }: z puli ogólnej przybędzie tam { blood-of-count }
option-drain = Wyssij: { $ally }
option-end-turn = Zakończ turę
option-look = Wydaj 1 żeton krwi i podejrzyj zakrytą kartę { $handle } (gracz { $target }, dzielnica { $district })
group-look = Wydaj 1 żeton krwi i podejrzyj zakrytą kartę w dzielnicy { $district } …
option-done-looking = Nie podglądaj już nic więcej
option-restore = Użyj relikwii: { $ally } wraca do twojego sojuszu
option-gain-blood = Użyj relikwii: zyskujesz 3 żetony krwi
option-look-around = Użyj relikwii: podejrzyj wszystkie zakryte karty w dzielnicy { $district }
ask-look = { $player }, zanim zdecydujesz o dzielnicy { $district }: czy wydajesz 1 żeton krwi, żeby podejrzeć zakrytą kartę?
event-looks-at = { $player } podgląda zakrytą kartę w dzielnicy { $district } (jej gracz: { $target }).
event-looks-at-privy = { $player } podgląda zakrytą kartę w dzielnicy { $district } (jej gracz: { $target }). To „{ $card }”.

# --- krew i wpływy -----------------------------------------------------------------------------

event-gains-blood = { $player } zyskuje { blood }.
event-gains-influence = { $player } zyskuje { influence }.
event-loses-influence = { $player } traci { influence }.
event-gives-influence = { $player } oddaje { influence }, { $amount ->
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
event-blood-redirected = { $card }: ta krew zamiast do puli ogólnej trafia do dzielnicy { $district }, gdzie ma ją { $player }.
event-discards-deployed-blood = { $player } odrzuca { blood } z dzielnicy { $district }.
event-takes-deployed-blood = { $player } zabiera { blood } z dzielnicy { $district }; ta krew należała do gracza { $target }.
event-gives-deployed-blood = { $player } przekazuje rozstawioną tu krew ({ blood }), dostaje ją { $target }.
event-moves-blood = { $player } przenosi { blood } do dzielnicy { $district }.
event-swaps-blood = { $player } zamienia swoją pulę z krwią rozstawioną w dzielnicy { $district }.

# --- wysysanie, Diabolizm, szał ----------------------------------------------------------------

event-drains = { $player } wysysa: { $ally }.
event-restored = { $ally } wraca do sojuszu gracza { $player }.
event-diablerie = Diabolizm! { $player } bierze { tokens-count }.
event-frenzy = { $player } nie ma już krwi i wpada w szał!
event-nobody-to-drain = { $player } nie ma kogo wyssać.
event-eliminated = { $player } posuwa się za daleko: to już trzy żetony Diabolizmu. { $player } odpada z gry ze wszystkim, co ma.
event-last-one-standing = Na placu boju zostaje tylko { $players } i przejmuje władzę w Chicago.
ask-phial = { $player }, twoja pula jest pusta. Czy używasz relikwii „{ $source }”? Zyskasz 2 żetony krwi i nie wpadniesz w szał.
ask-tremere-ready = { $player }, wpadasz w szał. Czy zamiast wysysać odwracasz kartę „{ $source }” na zakrytą? Zyskasz 1 żeton krwi.

# --- rozstrzygnięcie ---------------------------------------------------------------------------

event-district = Rozstrzyga się dzielnica { $district }.
event-district-empty = Dzielnica { $district }: nikogo tu nie ma.
event-choices-revealed = Wybory w dzielnicy { $district }: „zostań”: { $stayers }; „wycofaj”: { $leavers }.
event-withdraws = { $player } wycofuje się z dzielnicy { $district }.
event-moves-to-haven = { $player } przenosi do Schronienia Księcia odkryte karty: { $cards }.
event-moves-to-cloak = { $player } wymyka się do dzielnicy { $district }, zabierając krew i { cards-count }.
event-returns-to-hand = { $player } bierze { cards-count } z powrotem na rękę.
event-revealed = { $player } odkrywa kartę „{ $card }” w dzielnicy { $district }.
event-turned-down = Karta „{ $card }” (gracz { $player }, dzielnica { $district }) zostaje zakryta.
event-resolves = Działa karta „{ $card }” (gracz { $player }).
event-ranking = Starcie w dzielnicy { $district }, od najsilniejszego: { $players }; siła { $totals }.
event-wins-district = { $player } wygrywa w dzielnicy { $district }.
event-gains-ally = { $player } pozyskuje poplecznika: { $ally }.
event-gains-victim = { $player } zdobywa ofiarę: { $ally }.
event-card-to-haven = { $player } przenosi kartę „{ $card }” do Schronienia Księcia.
event-takes-cards-back = { $player } zabiera ze swojego obszaru { cards-count }.
event-bids = { $player } licytuje { blood }.
event-obeys-curfew = { $player } przestrzega godziny policyjnej: karty przygotowania i pokłosia tego gracza tu nie działają.
event-forestalls = { $player } udaremnia kartę „{ $card }”, którą ma { $target }: przez nią już tu krwi nie straci.
event-uses-relic = { $player } używa relikwii: { $relic }.
event-staked = Karta „{ $card }” (gracz { $player }) przestaje działać w dzielnicy { $district }.

ask-stay-or-withdraw = { $player }, rozstrzyga się dzielnica { $district }: zostajesz i walczysz czy się wycofujesz? Wszyscy obecni wybierają w tajemnicy.
ask-cloak = { $player }, wycofujesz się z dzielnicy { $district }. Zwyczajnie czy ze wszystkim tam, gdzie leży „{ $card }”?
ask-turncoat = { $player }, wybory w dzielnicy { $district } są już jawne. Czy używasz relikwii „{ $relic }” i zmieniasz swój na przeciwny?
ask-friends = { $player }, „{ $card }” w dzielnicy { $district }: ile krwi ze swojej puli tam dokładasz, zanim odkryte zostaną karty?
ask-one-step-ahead = { $player }, „{ $card }” nie pozwala odkryć twoich kart w dzielnicy { $district }. Czy tracisz 2 żetony krwi, żeby którąś odkryć?
ask-next-card = { $player }, która z twoich kart w dzielnicy { $district } działa teraz?
ask-mesmerize = { $player }, „{ $card }”: czyja cała ręka trafia odkryta do twojego obszaru?
ask-bid = { $player }, „{ $card }”: ile krwi licytujesz w tajemnicy? Najniższa oferta zakrywa jedną kartę tego, kto ją złożył; rywale tej karty tracą tyle, ile licytowali.
ask-turn-one-down = { $player }, twoja oferta jest najniższa („{ $card }”): którą ze swoich kart zakrywasz?
ask-chaos = { $player }, „{ $card }”: które ze swoich kart tutaj zabierasz? Za każdą odbierasz 1 żeton krwi każdemu rywalowi.
ask-mindless-assault = { $player }, „{ $card }”: które ze swoich kart tutaj zakrywasz? Każda zakryta ma w tym starciu siłę 4.
ask-backstab = { $player }, „{ $card }”: ile krwi ze swojej puli tu dokładasz?
ask-to-haven = { $player }, czy przenosisz kartę „{ $card }” do Schronienia Księcia?
ask-vanish = { $player }, „{ $card }”: czy wycofujesz się teraz z dzielnicy { $district }? Jeśli tak, odbierasz 1 żeton krwi każdemu rywalowi stąd.
ask-fearless = { $player }, „{ $card }”: czy zamieniasz swoją pulę ({ $blood }) z krwią, którą tu masz ({ $deployed })? Jeśli tak, z puli ogólnej przybędą tu jeszcze 2 żetony krwi.
ask-mist-form = { $player }, „{ $card }”: do której dzielnicy przenosisz stąd { blood }?
ask-ancient-artifacts = { $player }, „{ $card }” żąda połowy twojej puli. Wydajesz ją czy zakrywasz tę kartę?
ask-spend-half = { $player }, czy wydajesz połowę swojej puli ({ blood }), żeby zadziałała karta „{ $card }”?
ask-spend-to-hunt = { $player }, „{ $card }”: czy wydajesz 1 żeton krwi, żeby odebrać po 1 każdemu rywalowi tutaj?
ask-curfew = { $player }, { $thief } ogłasza: „{ $card }”. Podporządkowujesz się czy tracisz 3 żetony krwi (odbierze je { $thief })?
ask-tyrants-gaze = { $player }, patrzy na ciebie „{ $card }” (gracz { $thief }): co oddajesz?
ask-ventrue-hunt = { $player }, wygrywasz tutaj, a { $thief } żąda swojej części („{ $card }”): co oddajesz?
ask-forestall = { $player }, „{ $card }”: którą kartę udaremniasz? Nie stracisz przez nią tutaj krwi, a zyskasz tyle żetonów krwi, ile wynosi jej bazowa siła.
ask-chalice = { $player }, zaczyna się rozstrzygnięcie. Czy używasz relikwii „{ $relic }” i dokładasz po 1 żetonie krwi ze swojej puli do każdej dzielnicy?
ask-chalice-districts = { $player }, do których dzielnic dokładasz po 1 żetonie krwi? Jeden żeton musi ci zostać w puli.
ask-crown = { $player }, zaraz rozstrzygnie się starcie w dzielnicy { $district }. Czy używasz relikwii „{ $relic }”, żeby mieć +3 do siły?
ask-stake = { $player }, „{ $relic }”: czy pozbawiasz działania kartę rywala w dzielnicy { $district }?
ask-succubus-club = { $player }, { $location } zamyka podwoje: ile swojej krwi z dzielnicy { $district } zabierasz z powrotem do puli?
ask-include-partner = { $player }, czy karta „{ $card }” działa także na twojego partnera (gracz { $partner })?
ask-include-partner-play = { $player }, twój partner dokłada kartę. Czy „{ $source }” na to odpowiada?

option-stay = Zostań
option-withdraw = Wycofaj się
option-withdraw-to = Przenieś wszystko do dzielnicy { $district }
option-resolve-card = { $card }
option-this-card = { $card } (gracz { $target })
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
   *[other] { $place }. miejsce: { $players }, { influence-points }.
}
influence-points = { $score ->
    [one] { $score } punkt wpływów
    [few] { $score } punkty wpływów
   *[many] { $score } punktów wpływów
}
event-new-prince = Oto nowy Książę Chicago: { $players }!

# --- dlaczego nie ------------------------------------------------------------------------------

why-VEN-PLAN-02 = Karta w tej turze jest już dołożona; następną dołożysz w swojej kolejnej turze.
why-VEN-PLAN-07 = Zakryta karta kosztuje tu { $cost }, masz { $blood } krwi, a ostatniego żetonu wydać nie można. Dołóż kartę odkrytą albo najpierw kogoś wyssij.
why-VEN-PLAN-08 = Krew z puli dokłada się raz na turę, najwyżej 3 żetony.
why-VEN-PLAN-09 = Najpierw dołóż kartę: krew trafia do tej dzielnicy, w której ona leży.
why-VEN-PLAN-10 = W puli masz { $blood } krwi, a ostatniego żetonu dołożyć nie można. Dołóż mniej albo najpierw kogoś wyssij.
why-VEN-PLAN-17 = W tej turze trzeba jeszcze dołożyć jedną kartę; potem możesz ją zakończyć.
why-VEN-RSRC-04 = To kosztuje { $cost }, masz { $blood } krwi, a ostatniego żetonu wydać nie można. Najpierw kogoś wyssij.
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
