# Co czyta gracz w Graala, po polsku.  Słowa instrukcji: zob. terms.toml.

title = Tainted Grail: Upadek Avalonu
lead = Od jednej do czterech osób przeciw ciemności, która zjada wyspę: pilnujcie ognia w kamieniach, karmcie się nawzajem, czytajcie dalej.
motto = Wyspa ostatnich świateł

# --- stół ----------------------------------------------------------------------------------------

table-pack = kampania
table-pack-about = Mapa, dziennik i zakończenia, w które gracie. Można napisać własne: mówi o tym przewodnik po paczkach.
table-story = tryb fabularny
table-story-false = nie
table-story-true = tak
table-loose-limiter = Zdrowie nie ogranicza Energii, nikt nie panikuje
table-loose-limiter-false = nie
table-loose-limiter-true = tak
table-free = gra dowolna
table-free-false = nie
table-free-true = tak
table-tutorial = pierwsza gra z przewodnikiem
table-tutorial-false = nie
table-tutorial-true = tak
table-first-encounters = pierwsze Spotkania dla początkujących
table-first-encounters-false = nie
table-first-encounters-true = tak
table-locked-choices = niedostępne wybory w dzienniku
table-locked-choices-false = ukryte
table-locked-choices-true = widoczne, z warunkiem
table-open-hands = karty na ręce w Spotkaniach
table-open-hands-false = tylko własne
table-open-hands-true = jawne
table-sittings = można przerwać między dniami
table-sittings-false = nie
table-sittings-true = tak
table-challenge-limiter = wyzwanie: ogranicznik do góry nogami
table-challenge-limiter-false = nie
table-challenge-limiter-true = tak
table-challenge-distrust = wyzwanie: nieufność wyspiarzy
table-challenge-distrust-false = nie
table-challenge-distrust-true = tak
table-challenge-retreat = wyzwanie: Odwrót może się nie udać
table-challenge-retreat-false = nie
table-challenge-retreat-true = tak
table-challenge-menhir = wyzwanie: Menhiry płoną o dzień krócej
table-challenge-menhir-false = nie
table-challenge-menhir-true = tak
table-challenge-events = wyzwanie: o jedno Wydarzenie Losowe mniej
table-challenge-events-false = nie
table-challenge-events-true = tak
table-challenge-xp = wyzwanie: droższy rozwój
table-challenge-xp-false = nie
table-challenge-xp-true = tak
table-challenge-resources = wyzwanie: najwyżej 20 każdego zasobu
table-challenge-resources-false = nie
table-challenge-resources-true = tak
table-challenge-items = wyzwanie: najwyżej 5 Przedmiotów
table-challenge-items-false = nie
table-challenge-items-true = tak
table-challenge-grace = wyzwanie: bez Łaski
table-challenge-grace-false = nie
table-challenge-grace-true = tak

# --- arkusze -------------------------------------------------------------------------------------

error-sheet-unfit = Z inną wersją paczki tej kampanii nie da się prowadzić dalej, bo brakuje w niej: { $missing }. Grajcie dalej z wersją, z którą graliście do tej pory. Nic się nie zmieniło.

# --- ilości, używane w innych zdaniach -----------------------------------------------------------

amount = { $n } { thing }
thing = { $what-id ->
    [food] Prowiantu
    [wealth] Kosztowności
    [rep] Reputacji
    [magic] Magii
    [xp] PD
    [energy] Energii
    [health] Zdrowia
   *[terror] Grozy
}
thing-name = { $what-id ->
    [food] Prowiant
    [wealth] Kosztowności
    [rep] Reputacja
    [magic] Magia
    [xp] PD
    [energy] Energia
    [health] Zdrowie
   *[terror] Groza
}
attribute-name = { $attribute-id ->
    [aggression] Agresja
    [empathy] Empatia
    [courage] Odwaga
    [caution] Ostrożność
    [practicality] Praktyczność
   *[spirituality] Duchowość
}
pile-name = { $kind-id ->
    [combat] Walki
   *[diplomacy] Dyplomacji
}

# --- co mówią serie kampanii ---------------------------------------------------------------------

account-chapter = Ukończono rozdział { $n }
account-won = Kampania wygrana
account-ending = Zakończenie: { $ending }
account-days = Dni
account-deaths = Śmierci
account-hero = { $hero }
account-lost-ending = Zakończenie „{ $ending }”
account-lost-light = Nie płonął już żaden Menhir
account-lost-hunger = Śmierć bez prowiantu
account-lost-wounds = Śmierć mimo prowiantu w sakwie

# --- pytania -------------------------------------------------------------------------------------

ask-take-character = { $player }, kogo prowadzisz?
ask-take-tray = { $player }, z czyjej podstawki korzysta { $hero }?
ask-take-colour = { $player }, z czyich kart korzysta { $hero }?
ask-take-up = { $player }, wszyscy są na miejscu. Zaczynamy dzień?
ask-resume-as = { $player }, kogo dziś prowadzisz?
ask-join-at = { $player }, gdzie dołączasz do pozostałych?
ask-who-keeps = { $player }, właściciela już nie ma: kto zatrzyma { $source }?
ask-grace = { $player }, kampania przegrana. Prosicie Wszechmatkę o Łaskę?
ask-plans = { $player }, noc minęła. Zaczyna się kolejny dzień czy na dziś koniec?
ask-act = { $player }, co robi { $hero }? Energia: { $energy }. Podróż kosztuje { $travel }, Eksploracja { $explore }, własna Akcja { $own }{ $place ->
    [-1] { "" }
   *[other] , Akcja Lokacji { $place }
}.
ask-join-party = { $player }, { $hero } zamierza { $action ->
    [explore] eksplorować Lokację { $location }
    [travel] wyruszyć do Lokacji { $location }
    [menhir] sprawdzić Menhir
    [location] wykonać Akcję Lokacji { $location }
    [character] wykonać własną Akcję
   *[other] wykonać Akcję
}.{ $energy ->
    [0] { "" }
   *[other] { " " }{ $action ->
        [explore] Udział kosztuje { $energy } Energii.
        [travel] Udział kosztuje { $energy } Energii.
       *[other] Akcja kosztuje raz { $energy } Energii, ktokolwiek z was zapłaci.
    }
} Dołączasz?
ask-join-encounter = { $player }, coś się dzieje: { $location }. Dołączasz do Spotkania?
ask-who-pays = { $player }, do zapłaty razem { amount }: każdy płaci za siebie?
ask-pay-for = { $player }, kto płaci za tę Postać: { $hero }? Zostało { amount }.
ask-gather = { $player }, kto ile daje? Zostało { amount }.
ask-hand-out = { $player }, kto ile dostaje? Zostało { amount }.
ask-alternative = { $player }, { $said-by ->
    [event] { $source }:{ " " }
    [encounter] { $source }:{ " " }
    [location] { $source }:{ " " }
    [item] { $source }:{ " " }
    [secret] { $source }:{ " " }
    [skill] { $source }:{ " " }
   *[other] { "" }
}co wybierasz?
ask-choose-hero = { $player }, kto to będzie? { $parts }
ask-choose-other = { $player }, która inna Postać? { $parts }
ask-choose-receiver = { $player }, kto to dostaje? { $parts }
ask-use-rule = { $player }, { $hero }: czego używasz?
ask-choice = { $player }, co robicie?
ask-trade = { $player }, co { $hero } oddaje pozostałym?
ask-peek = { $player }, za który wybór zaglądacie?
ask-light-menhir = { $player }, czy rozpalacie Menhir w Lokacji { $location }?
ask-remove-menhir = { $player }, wszystkie Menhiry już stoją: który zdejmujecie?
ask-which-guardian = { $player }, który Strażnik pierwszy?
ask-escape-to = { $player }, dokąd umyka { $hero }?
ask-equip = { $player }, czego używa { $hero }?
ask-discard-items = { $player }, co odrzuca { $hero }? Przedmioty: { $n }.
ask-too-many-items = { $player }, { $hero } ma za dużo Przedmiotów. Do odrzucenia: { $n }.
ask-dying-items = { $player }, { $hero } umiera i upuszcza Przedmioty. Do odrzucenia: { $n }.
ask-bequeath = { $player }, kto zatrzyma { $source }?
ask-share-food = { $player }, czy { $hero } dzieli się Prowiantem z tymi, którzy nic nie mają?
ask-eat = { $player }, czy { $hero } je?
ask-advance = { $player }, czego uczy się { $hero }? PD: { $xp }.
ask-take-card = { $player }, która karta trafia do talii { pile-name }?
ask-take-skill = { $player }, którą Umiejętność bierze { $hero }? Druga strona karty przepada.
ask-swap-cards = { $player }, czy zmieniasz talie Postaci { $hero }?
ask-agree-chronicler = { $player }, zgadzasz się na takiego Kronikarza?
ask-agree-leave-story = { $player }, padła propozycja, by na stałe opuścić tryb fabularny. Zgadzasz się?
ask-agree-act-again = { $player }, czy ktoś może wykonać dwie Akcje z rzędu?

# --- wybory --------------------------------------------------------------------------------------

option-alternative = { $parts }
option-choose-hero = { $hero }
option-receive = { $hero }: { $n }
option-contribute = { $hero }: { $n }
option-each-pays-own = Każdy płaci za siebie
option-share-costs = Płacimy za siebie nawzajem
option-leave-behind = { $hero } zostaje
option-use-rule = { $number ->
    [0] { $source }
    [1] { $source }, druga zasada
   *[other] { $source }, trzecia zasada
}
option-decline = Nic
option-choose-item = { $item }
option-choose-location = { $location }
option-choose-guardian = { $encounter }
option-choose-menhir = { $location }
option-take-character = { $hero }
option-take-nobody = Nikogo: tylko patrzę
option-set-up-another = Nowa Postać
option-take-tray = { $tray }
option-take-colour = { $colour }
option-name-chronicler = { $target-id ->
    [none] Nikt nie jest Kronikarzem
   *[other] Kronikarz, który rozstrzyga, gdy nie ma zgody: { $target }
}
option-explore = Eksploracja
option-travel = Podróż: { $location }
option-use-location = Akcja Lokacji
option-use-character = Własna Akcja Postaci
option-check-menhir = Sprawdź Menhir
option-activate = Rozpal
option-leave-menhir = Zostaw
option-use-action = Użyj: { $source }
option-pass-day = Spasuj na dziś
option-rest = Odpocznij w tej rundzie
option-hand-over = Oddaj { amount }, dostaje { $hero }
option-give-card = Oddaj, dostaje { $hero }: { $source }
option-pick-up = Podnieś: { $item }
option-put-in-use = { $source }
option-join = Dołącz
option-join-sharing = Dołącz i ustalcie, kto za kogo płaci
option-act-without = Dziś osobno: { $hero }
option-act-with = Znów razem: { $hero }
option-stay-out = Zostań z boku
option-let-act-again = { $hero } działa jeszcze raz
option-leave-story-mode = Opuść tryb fabularny
option-begin-day = Kolejny dzień
option-end-sitting = Na dziś koniec
option-take-choice = { $choice }
option-peek = { $choice }
option-trade-first = Najpierw się wymieńmy
option-eat = Zjedz 1 Prowiantu
option-go-hungry = Nie jedz
option-buy-card = Nowa karta { pile-name }
option-raise-attribute = { attribute-name } +1
option-take-skill = { $skill }
option-take-card = { $card }
fold-put-in = Dołóż kartę (do wyboru { $count })
fold-take-out = Odłóż kartę (do wyboru { $count })
option-put-in = Dołóż: { $card }
option-take-out = Odłóż: { $card }
option-done = Gotowe
option-invoke-grace = Wezwij Łaskę
option-accept-defeat = Pogódź się z przegraną

# --- co się dzieje -------------------------------------------------------------------------------

event-takes-character = { $player } prowadzi tę Postać: { $hero }.
event-takes-nobody = { $player } nie prowadzi nikogo i tylko patrzy.
event-letter = List. { $letter }
event-old-map = Stara mapa. { $map }
event-returns = { $hero } wraca: { $location }.
event-leaves = { $hero } opuszcza kompanię.
event-chronicler = { $target-id ->
    [none] Nikt nie jest teraz Kronikarzem.
   *[other] Kronikarz: { $target }.
}
event-story-mode-left = Koniec trybu fabularnego.
event-sitting-over = Na dziś wystarczy.
event-tutorial-over = Pierwszy dzień minął. Kampania należy teraz do ciebie.
event-lesson = » { $lesson }
event-savepoint = Dobra chwila, by przerwać.
event-chapter = Zaczyna się rozdział { $chapter }.
event-day = Dzień { $day }.
event-plans = Dzień przed wami.
event-end-of-day = Dzień { $day } dobiega końca.
event-ending = { $ending }.
event-epilogue = { $epilogue }
event-defeat = Kampania przegrana.
event-grace = Wszechmatka cofa was na początek rozdziału { $chapter }.{ $again ->
    [saved] { " " }Może warto grać dalej w trybie fabularnym.
   *[other] { "" }
}
event-event = Wydarzenie: { $event }. { $telling }
event-quest = Zadanie: { $quest }
event-quest-succeeds = Zadanie wykonane: { $quest }
event-quest-fails = Zadanie niewykonane: { $quest }
event-clue = Trop: { $clue }
event-status = Status: { $status }, { $n }.
event-status-cleared = Status znika: { $status }.
event-menhir-out = Menhir gaśnie: { $location }.
event-menhir-lit = Menhir płonie: { $location }. Dni: { $n }.
event-menhir-dial = Licznik Menhiru, { $location }: { $n }.
event-no-menhir = Nie płonie żaden Menhir. Dziw dosięga wszystkich.
event-revealed = Z mgły wyłania się { $location }.
event-discarded = Dziw pochłania Lokację: { $location }.
event-replaced = Nie ma już Lokacji { $old }; na jej miejscu leży { $location }.
event-dial-set = Licznik ustawiony na { $n }.
event-dial-gone = Licznik dobiegł końca.
event-guardian-placed = Strażnik w Lokacji { $location }: { $encounter }.
event-guardian-die = { $encounter }: { $face-id ->
    [north] północ
    [east] wschód
    [south] południe
    [west] zachód
    [nothing] zostaje
   *[discard] znika
}.
event-guardian-moves = Strażnik idzie do Lokacji { $location }: { $encounter }.
event-travels = { $heroes }: w drodze do Lokacji { $location }.
event-moved = { $hero }: teraz { $location }.
event-lightning = { $location }: coś dzieje się natychmiast.
event-explores = Eksploracja, { $location }: { $heroes }.
event-reads-back = { $location }: { $back }
event-passage = { $passage }
event-choice = { $heroes }: { $choice }
event-peeks = Za tym wyborem: { $passage }
event-check = { attribute-name }: na kości { $n }, razem { $total } przeciw { $target }.
event-toss = { $face-id ->
    [grail] Licznik pokazuje Graala.
   *[skull] Licznik pokazuje Czaszkę.
}
event-acts = { $heroes }: { $source }.
event-acts-again = { $hero } działa jeszcze raz.
event-acts-without = { $hero } woli dziś działać osobno. Bez towarzystwa: { $other }.
event-acts-with = { $hero } znów chętnie ruszy razem. W towarzystwie: { $other }.
event-uses-rule = { $hero } używa: { $source }.
event-checks-menhir = { $heroes } przy Menhirze: { $location }.
event-passes = { $hero } kończy na dziś.
event-gains = { $hero } otrzymuje { amount }.
event-loses = { $hero } traci { amount }.
event-set-to = { $hero }: { thing-name } wynosi teraz { $n }.
event-energy-capped = { $hero } nie ma więcej sił niż Zdrowia: Energia { $n }.
event-insane = { $hero } popada w obłęd.
event-sane = { $hero } odzyskuje zmysły.
event-dying = { $hero } umiera. Licznik: { $n }.
event-dying-dial = { $hero } słabnie. Licznik: { $n }.
event-recovers = Niebezpieczeństwo minęło: { $hero } będzie żyć.
event-dies = { $hero } umiera: { $location }.
event-inherits = { $hero } zatrzymuje: { $source }.
event-gains-item = { $hero } dostaje: { $item }.
event-discards-item = { $hero } odrzuca: { $item }.
event-gains-secret = { $hero } poznaje Sekret: { $source }.
event-loses-secret = { $hero } traci Sekret: { $source }.
event-hands-over = { $hero } daje { amount }; dostaje { $receiver }.
event-gives-card = { $hero } oddaje: { $source }; dostaje { $receiver }.
event-eats = { $hero } je.
event-goes-hungry = { $hero } zasypia o głodzie.
event-recovers-energy = { $hero } odpoczywa: Energia { $n }.
event-dream = { $hero } śni: { $location }. { $vision }
event-nightmare = { $hero } ma koszmar: { $location }. { $vision }
event-buys-card = { $hero } uczy się karty: { $card }.
event-puts-in = { $hero } dokłada do talii: { $card }.
event-takes-out = { $hero } odkłada kartę: { $card }.
event-raises-attribute = { $hero }: { attribute-name } { $n }.
event-takes-skill = { $hero } zdobywa Umiejętność: { $skill }.

# --- pytania w Spotkaniach -----------------------------------------------------------------------

ask-leave-out = { $player }, { $encounter }: czy { $hero } odkłada jakieś Przedmioty na czas tego Spotkania? Do jego końca nic nie dają.
ask-hand = { $player }, { $hero } zatrzymuje rękę czy odrzuca całą i dobiera o kartę mniej?
ask-activate = { $player }, kto jest teraz aktywowany?
ask-play = { $panic ->
    [yes] { $player }, { $hero } panikuje: pierwszą kartą jest wierzchnia karta talii.
   *[no] { $player }, { $hero } jest Aktywną Postacią: którą kartę zagrywasz?
}
ask-panic-magic = { $player }, odsłonięta karta to { $card }. Czy płacisz 1 Magii, by połączyć jej Klucz Magii?
ask-discard = { $player }, { $hero } odrzuca { $count ->
    [one] kartę: którą?
    [few] { $count } karty: które?
   *[other] { $count } kart: które?
}
ask-spend-charges = { $player }, { $moment ->
    [attack] nadchodzi atak. Czy wydajesz Ładunki, zanim uderzy?
    [response] nadchodzi Odpowiedź. Czy wydajesz Ładunki, zanim zadziała?
    [after-attack] atak minął. Czy wydajesz Ładunki, zanim się okaże, czy Pula wystarcza?
   *[other] Odpowiedź minęła. Czy wydajesz teraz Ładunki?
}
ask-use-ability = { $player }, czy korzystasz ze zdolności karty { $card }?
ask-permit-charges = { $player }, czy { $hero } może użyć Ładunków z twojej karty { $card }?
ask-charge-passive = { $player }, która karta Pasywna otrzymuje { $count ->
    [one] Ładunek
    [few] { $count } Ładunki
   *[other] { $count } Ładunków
}?
ask-shift = { $player }, na który wiersz przesuwasz atak?
ask-bypass = { $player }, { $encounter }: omijacie czy negocjujecie?
ask-approach = { $player }, jak próbujecie?
ask-give-up = { $player }, { $hero } chce się poddać: wszyscy ponieśliby skutki Porażki. Zgadzasz się?

# --- wybory w Spotkaniach ------------------------------------------------------------------------

option-leave-out = Odłóż: { $item }
option-keep-hand = Zatrzymaj rękę
option-mulligan = Odrzuć całą i dobierz o kartę mniej
option-free-mulligan = Odrzuć całą i dobierz tyle samo
option-activate-hero = { $hero }
option-play-card = { $magic ->
    [yes] Zagraj za 1 Magii: { $card }
   *[no] Zagraj: { $card }
}
option-play-top = Zagraj wierzchnią kartę talii
option-join-magic = Zapłać 1 Magii
option-leave-magic = Nie płać
option-spend-charges = Wydaj Ładunki: { $card }
option-keep-charges = Zachowaj je
option-end-playing = Bez kolejnych kart
option-retreat = Odwrót
option-give-up = Poddajcie się razem
option-discard-card = { $card }
option-charge-card = { $card }
option-attack-row = { $row ->
    [0] Pierwszy wiersz
    [1] Drugi wiersz
    [2] Trzeci wiersz
    [3] Czwarty wiersz
   *[other] Ostatni wiersz
}
option-use-bypass = Omińcie
option-negotiate = Negocjujcie
option-take-approach = { $approach }

# --- co się dzieje w Spotkaniach -----------------------------------------------------------------

event-draws-encounter = Spotkanie ({ $heroes }): { $encounter }.
event-no-encounter = { $colour-id ->
    [green] Zielona
    [grey] Szara
    [purple] Fioletowa
   *[other] Niebieska
} talia Spotkań jest pusta: nic się nie dzieje.
event-encounter = { $encounter }. Uczestnicy: { $heroes }.
event-encounter-over = { $outcome-id ->
    [won] Zwycięstwo: { $encounter }.
    [retreated] { $encounter }: nikt już nie walczy.
    [escaped] Ucieczka: { $encounter }.
    [bypassed] Ominięcie: { $encounter }.
    [failed] { $encounter }: rozmowy zakończyły się Porażką.
   *[other] Koniec Spotkania: { $encounter }.
}
event-wins = Wygrane Spotkanie: { $encounter } ({ $heroes }).
event-fails = { $encounter }: wszyscy ponoszą skutki Porażki.
event-bypassed = Ominięte Spotkanie: { $encounter }.
event-escapes = Przeciwnik ucieka.
event-guardian-stays = W Lokacji { $location } zostaje Strażnik: { $encounter }.
event-activated = { $hero }: Aktywacja.
event-mulligan = { $hero } odrzuca całą rękę i dobiera { $count }.
event-draws = { $hero } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-draws-privy = { $hero } dobiera: { $cards }.
event-discards = { $hero } odrzuca: { $cards }.
event-mills = { $hero } odrzuca z wierzchu talii: { $cards }.
event-deck-runs-out = { $hero } nie ma w talii dość kart.
event-plays = { $magic ->
    [yes] { $hero } zagrywa za 1 Magii: { $card }.
   *[no] { $hero } zagrywa: { $card }.
}
event-panic-card = { $hero } panikuje i odsłania: { $card }.
event-pool-grows = { $count ->
    [one] Do Puli trafia znacznik
    [few] Do Puli trafiają { $count } znaczniki
   *[other] Do Puli trafia { $count } znaczników
}: jest { $pool }.
event-pool-shrinks = { $count ->
    [one] Z Puli ubywa znacznik
    [few] Z Puli ubywają { $count } znaczniki
   *[other] Z Puli ubywa { $count } znaczników
}: jest { $pool }.
event-attitude-moves = Znacznik Nastawienia stoi na { $attitude }.
event-charged = Ładunki na karcie { $card }: { $count }.
event-delayed = Żeton Czasu schodzi z karty { $card }.
event-torn = Sekwencję opuszcza karta { $card }.
event-attack = Atak, { $encounter }: { $hero }.
event-opportunity-attack = Atak w Odsłonięcie, { $encounter }: { $hero }.
event-response = Odpowiedź, { $encounter }: { $hero }.
event-stage = { $encounter }: zaczyna się nowy Etap.
event-trait = { $trait-id ->
    [ambush] Zasadzka: { $hero } zatrzymuje jedną kartę.
   *[other] Szarża: { $hero } nie zdąża odskoczyć.
}
event-retreats = { $forced ->
    [yes] { $hero } musi się wycofać.
   *[no] { $hero } wykonuje Odwrót.
}
event-leaves-encounter = { $hero } opuszcza Spotkanie.
event-robbed = { $hero } traci wszystkie Kosztowności i Przedmioty.

# --- stół słowami --------------------------------------------------------------------------------

board-before = Przed pierwszym dniem.
board-day = Dzień { $day }, rozdział { $chapter }: { $chapter-title }.{ $event-id ->
    [none] { "" }
   *[other] { " " }Wydarzenie: { $event }.
}
board-hero = { $letter }: { $hero } ({ $player }), { $location }: Energia { $energy }, Zdrowie { $health }, Groza { $terror }{ $state ->
    [dying] , umiera
    [insane] , popada w obłęd
    [passed] , koniec na dziś
   *[well] { "" }
}.
board-goods = { $hero }: Prowiant { $food }, Kosztowności { $wealth }, Reputacja { $rep }, Magia { $magic }, PD { $xp }.
board-items = { $hero } ma: { $items }.
board-secret = { $hero } zna Sekret: { $source }.
board-skill = { $hero } ma Umiejętność: { $skill }.
board-place = { "  " }{ $location }{ $menhir ->
    [yes] , Menhir { $dial }
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] , strzeże: { $guardians }
}.
board-quest = Zadanie: { $quest }{ $places ->
    [none] { "" }
   *[other] { " " }Na mapie: { $places }.
}
board-clue = Trop: { $clue }{ $places ->
    [none] { "" }
   *[other] { " " }Na mapie: { $places }.
}
board-status = Status { $status }: { $boxes }.
board-encounter = { $encounter }. { $kind ->
    [combat] Pula { $pool }
   *[talk] Nastawienie { $attitude }, Etap { $stage }
}.{ $hero-id ->
    [none] { "" }
   *[other] { " " }Aktywna Postać: { $hero }.
}
board-hand = Ręka, { $hero } (talia { $deck }): { $cards }.
event-looks = { $hero } ogląda wierzch Puli { pile-name }.

# --- najbliższy świt -----------------------------------------------------------------------------

forecast-title = Najbliższy świt
forecast-menhir = { $location }: kamień płonie, po jutrzejszym świcie { $n ->
    [one] jeszcze 1 dzień
    [few] jeszcze { $n } dni
   *[other] jeszcze { $n } dni
}.
forecast-menhir-last = { $location }: jutro ostatni dzień kamienia.
forecast-menhir-out = { $location }: o świcie kamień gaśnie.
forecast-no-menhir = Nie będzie płonął żaden kamień. Dziw dosięgnie wszystkich.
forecast-falls = { $count ->
    [one] W Dziw zapada się jedna karta
    [few] W Dziw zapadają się { $count } karty
   *[other] W Dziw zapada się { $count } kart
}: { $location }.
forecast-guardian-falls = Razem z kartą { $location } przepada: { $encounter }.
forecast-caught = { $hero }: Dziw wypiera tę Postać na { $location }. Zdrowie { $health } → { $health-after }, Groza { $terror } → { $terror-after }.
forecast-touched = { $hero }: Zdrowie { $health } → { $health-after }, Groza { $terror } → { $terror-after }.
forecast-energy-capped = { $hero }: Energia { $energy } → { $energy-after }, nie więcej niż Zdrowie.
forecast-panics = { $hero }: Panika.
forecast-insane = { $hero }: Obłęd.
forecast-dying = { $hero }: Umieranie. Licznik: { $n }.
forecast-dies = { $hero }: śmierć.
forecast-supper = Dziś wieczorem { $hero } je (Prowiant { $food }): Zdrowie { $health } → { $health-after }, Groza { $terror } → { $terror-after }, Energia { $energy } → { $energy-after }.
forecast-hungry = Dziś wieczorem { $hero } nie ma co jeść: Zdrowie { $health } → { $health-after }, Groza { $terror } → { $terror-after }, Energia { $energy } → { $energy-after }.
forecast-rule = Wliczono: { $source } ({ $hero }).
forecast-asked = { $hero } może odpowiadać na pytanie: { $source }.
forecast-toss = { $hero } rzuca Licznikiem: { $source }.
forecast-dream = { $hero } śni: { $location }.
forecast-nightmare = { $hero } ma Koszmar: { $location }.
forecast-dial = Licznik Czasu spada do { $n }.
forecast-dial-gone = Licznik Czasu dobiega końca.
forecast-dying-dial = { $hero } słabnie. Licznik: { $n }.
forecast-event = Jedno Wydarzenie, jeszcze nieznane.
forecast-guardian = { $encounter }, { $location }, rusza się: { $hero } w zasięgu { $n } z { $faces } ścianek.
forecast-guardian-idle = { $encounter }, { $location }, rusza się i nikogo nie może dosięgnąć.
forecast-way = Co by to zmieniło: rozpalić kamień, { $location } ({ $n ->
    [one] 1 dzień
   *[other] { $n } dni
}). Potrzeba { $costs }{ $steps ->
    [0] { "" }
    [one] , w tym 1 krok, { $hero }
    [few] , w tym { $steps } kroki, { $hero }
   *[other] , w tym { $steps } kroków, { $hero }
}.
forecast-no-way = Stąd nie da się rozpalić żadnego Menhiru na mapie.
forecast-lacking = Brakuje: { $needs }.

# --- mapa i walka jako tekst ---------------------------------------------------------------------

board-map = Mapa (północ u góry; *: płonący Menhir i jego Licznik, litery: Postacie, !: Strażnik, nawiasy: jeszcze niewidoczne)
board-here = Jesteś tu: { $location }. { $ways }.
board-way-north = Północ: { way }
board-way-east = Wschód: { way }
board-way-south = Południe: { way }
board-way-west = Zachód: { way }
way = { $state ->
    [open] { $location }
    [shut] { $location }, bez przejścia
   *[unseen] { $n }, jeszcze w Dziwie
}
board-deed = { "    " }{ $deed }
board-hint = { "  " }{ $hint }
board-attributes = { $hero }: Agresja { $a }, Empatia { $b }, Odwaga { $c }, Ostrożność { $d }, Praktyczność { $e }, Duchowość { $f }.
board-owned = { "  " }{ $printed }
board-printed = { "  " }{ $printed }
board-trait = { "  " }{ $term }: { $about }
board-placed = { "  " }{ $card } ({ $hero }), połączone rzędy: { $rows }{ $charges ->
    [0] { "" }
   *[other] , Ładunki { $charges }
}{ $waiting ->
    [yes] , żeton Czasu
   *[no] { "" }
}.
board-open-edge = Otwarte dla następnej karty: { $keys }.
board-held = { "  " }{ $card }: { $edge }. { $printed }

# --- obok wyboru ---------------------------------------------------------------------------------

aside-marks = { $marks }
aside-marks-once = { $marks }; tylko raz w kampanii
aside-once = tylko raz w kampanii
aside-locked = jeszcze nie, potrzeba: { $needs }
aside-closed = nie teraz
aside-deed = { $deed }
aside-light = wymaga: { $costs }, i starcza na { $n ->
    [one] 1 dzień
   *[other] { $n } dni
}
aside-menhir = sprawdzić można za darmo; rozpalenie wymaga: { $costs }, i starcza na { $n ->
    [one] 1 dzień
   *[other] { $n } dni
}
aside-morning = rano Energia { $energy }, Zdrowie { $health }, Groza { $terror }
aside-price = { $n } PD
aside-guarded = strzeże: { $guardians }
aside-play = { $joins }; { $kind ->
    [talk] Nastawienie
   *[combat] Pula
} { $before } → { $after }{ $draws ->
    [0] { "" }
   *[other] , dobierasz { $draws }
}{ $altered ->
    [yes] , { $alters }
   *[no] { "" }
}{ $exposed ->
    [yes] ; jeśli na niej skończysz, najpierw Atak w Odsłonięcie
   *[no] { "" }
}{ $ends ->
    [won] , wygrana
    [stage] , wygrany Etap
    [failed] , porażka
   *[none] { $kind ->
        [talk] , potem Odpowiedź
       *[combat] { $damage ->
            [0] { "" }
           *[other] , potem obrażenia: { $damage }
        }
    }
}
name-alters = { $what-id ->
    [food] Prowiant
    [wealth] Kosztowności
    [rep] Reputacja
    [magic] Magia
    [xp] PD
    [energy] Energia
    [health] Zdrowie
   *[terror] Groza
} { $before } → { $after }
name-mark = { $kind ->
    [check] test, { attribute-name } { $target }: { $hero } zdaje na { $passes } z 6 ścianek
    [toss] rzut Licznikiem
    [encounter] Spotkanie
   *[hero] tylko { $hero }
}
name-need = { $kind ->
    [attribute] { need-attribute-name } { $needed } (jest { $held })
    [resource] { $needed } { thing } u jednej Postaci (jest { $held })
    [cost] { $needed } { thing } (jest { $held })
    [count] Status „{ $source }”, pól: { $needed } (jest { $held })
    [chapter] rozdział { $needed }
    [menhir] płonący tu Menhir
    [settlement] osada
    [hero] { $source } w Drużynie
    [secret] Sekret „{ $source }”
    [item] Przedmiot „{ $source }”
   *[status] Status „{ $source }”{ $part ->
        [0] { "" }
       *[other] { " " }({ $part })
    }
}
need-attribute-name = { $what-id ->
    [aggression] Agresja
    [empathy] Empatia
    [courage] Odwaga
    [caution] Ostrożność
    [practicality] Praktyczność
   *[spirituality] Duchowość
}
name-joins = { $state ->
    [joins] { joined-key }: { joined-bonus }
    [idle] { joined-key }: { joined-bonus } (na pierwszej karcie nic)
    [price] { joined-key } za 1 Magii: { joined-bonus }
    [level] { joined-key } { $level } za wysoko (jest { $held })
   *[void] pustka znosi: { joined-bonus }
}
joined-key = { $key-id ->
    [aggression] Agresja
    [empathy] Empatia
    [courage] Odwaga
    [caution] Ostrożność
    [practicality] Praktyczność
    [spirituality] Duchowość
    [magic] Magia
   *[free] darmowy
}
joined-bonus = { $bonus-id ->
    [pool] { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[other] { $n } znaczników
    }
    [up] { $n } w górę
    [down] { $n } w dół
    [affinity] bonus zależny od Etapu
    [draw] dobierz { $n }
    [chain] dodatkowa karta
   *[tear] zerwanie
}

# Dlaczego czegoś nie można teraz zrobić; po tym następuje sama zasada.
why-GRAIL-ACT-CHARACTER-01 = Ta Akcja została już dziś użyta.
why-GRAIL-ACT-CHARACTER-02 = Kto jej używa, płaci co najmniej 1 Energii, a nie ma już żadnej.
why-GRAIL-ACT-LOCATION-02 = Ta Akcja została już dziś użyta.
why-GRAIL-ACT-OTHER-01 = Ta Akcja została już użyta albo brakuje tego, czego wymaga.
why-GRAIL-COMBAT-PANIC-01 = W Panice pierwsza karta pochodzi z wierzchu talii.
why-GRAIL-DAY-DURING-05 = Nie da się zapłacić całego kosztu.
why-GRAIL-ITEM-07 = Jest Osobiste i zostaje przy właścicielu.
why-GRAIL-RES-03 = Reputacji, Magii i PD nigdy się nie przekazuje.
why-GRAIL-TRAVEL-02 = Leży po skosie: prowadzą tam dwie Podróże.
why-GRAIL-TRAVEL-03 = Obu Lokacji nie łączy Klucz Kierunku.
why-GRAIL-XP-ATTR-01 = Za mało PD na ten punkt.
why-GRAIL-XP-DECK-01 = Za mało PD na nową kartę.
why-GRAIL-XP-DECK-03 = W talii zostałoby wtedy mniej niż 15 kart.
why-GRAIL-JOURNAL-04 = Ten wybór nie jest teraz dostępny.
why-GRAIL-DIPLO-BYPASS-02 = Drużyna nie spełnia warunków Ominięcia albo nie może za nie zapłacić.
