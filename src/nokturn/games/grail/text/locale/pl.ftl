# Karty, Przedmioty i zasady Sekretów słowami.  Zdania mają trzy formy: `imp` (ty), `inf` (po „możesz” i „by”),
# `third` (po podmiocie).

## Listy i ramy

and = { $first } i { $last }
and-long = { $first } oraz { $last }
or = { $first } albo { $last }
or-long = albo { $first }, albo { $last }
may = { $form ->
    [third] może { $clause }
   *[other] możesz { $clause }
}
may-to = { $form ->
    [third] może { $cost }, by { $clause }
   *[other] możesz { $cost }, by { $clause }
}
to = { $cost }, by { $clause }
toss = { $form ->
    [third] rzuca Licznikiem i przy { $face } { $clause }
    [inf] rzucić Licznikiem i przy { $face } { $clause }
   *[other] rzuć Licznikiem i przy { $face } { $clause }
}
toss-whole = Rzuć Licznikiem. { $faces }
toss-face = { $face ->
    [grail] Graal: { $clause }
   *[skull] Czaszka: { $clause }
}
again = zrób to jeszcze raz
face-grail = Graalu
face-skull = Czaszce
whole-action = Akcja{ $costs }: { $clause }
whole-if = jeśli { $condition }
whole-and = i { $condition }
subject-each = każdy członek Drużyny
subject-all = każda Postać
subject-party = Drużyna
subject-choose = { $context ->
    [journal] jeden członek Drużyny
    [event] jedna Postać
   *[other] jedna Postać w tej Lokacji
}
subject-other = inna Postać w tej Lokacji
passive = Pasywna.
limit-activation = raz na Aktywację
limit-encounter = raz na Spotkanie
limit-day = raz dziennie
limit-location = raz na Lokację
limit-flip = raz na Spotkanie; obróć tę kartę

## Nazwy

attribute-aggression = Agresja
attribute-empathy = Empatia
attribute-courage = Odwaga
attribute-caution = Ostrożność
attribute-practicality = Praktyczność
attribute-spirituality = Duchowość
attribute-of-aggression = Agresji
attribute-of-empathy = Empatii
attribute-of-courage = Odwagi
attribute-of-caution = Ostrożności
attribute-of-practicality = Praktyczności
attribute-of-spirituality = Duchowości
# Biernik: otrzymać co?
value-food = Prowiant
value-wealth = Kosztowności
value-rep = Rep
value-magic = Magię
value-xp = PD
value-energy = Energię
value-health = Zdrowie
value-terror = Grozę
value-of-food = Prowiantu
value-of-wealth = Kosztowności
value-of-rep = Rep
value-of-magic = Magii
value-of-xp = PD
value-of-energy = Energii
value-of-health = Zdrowia
value-of-terror = Grozy
amount-fixed = { $n } { $of }
amount-all = całą posiadaną pulę { $of }
amount-players = po { $per } { $of } za każdego gracza
amount-more = { $n } { $of } i po { $per } za każdego gracza
amount-less = { $n } { $of } minus { $per } za każdego gracza
colour-green = zielone
colour-grey = szare
colour-purple = fioletowe
colour-blue = niebieskie
colour-with-green = zielonym
colour-with-grey = szarym
colour-with-purple = fioletowym
colour-with-blue = niebieskim
items-any = { $n ->
    [one] 1 Przedmiot
    [few] { $n } Przedmioty
   *[other] { $n } Przedmiotów
}
items-craft = { $n ->
    [one] 1 Przedmiot Rzemieślniczy
    [few] { $n } Przedmioty Rzemieślnicze
   *[other] { $n } Przedmiotów Rzemieślniczych
}
items-weapon = { $n ->
    [one] 1 Broń
    [few] { $n } Bronie
   *[other] { $n } Broni
}
items-armor = { $n ->
    [one] 1 Pancerz
    [few] { $n } Pancerze
   *[other] { $n } Pancerzy
}
items-shield = { $n ->
    [one] 1 Tarczę
    [few] { $n } Tarcze
   *[other] { $n } Tarcz
}
items-companion = { $n ->
    [one] 1 Towarzysza
   *[other] { $n } Towarzyszy
}
items-relic = { $n ->
    [one] 1 Relikt
    [few] { $n } Relikty
   *[other] { $n } Reliktów
}
items-weapon_or_shield = { $n ->
    [one] 1 Broń lub Tarczę
    [few] { $n } Bronie lub Tarcze
   *[other] { $n } Broni lub Tarcz
}
slot-any = jednego Przedmiotu
slot-craft = jednego Przedmiotu Rzemieślniczego
slot-weapon = jednej Broni
slot-armor = jednego Pancerza
slot-shield = jednej Tarczy
slot-companion = jednego Towarzysza
slot-relic = jednego Reliktu
slot-weapon_or_shield = jednej Broni lub Tarczy
trait-ambush = Zasadzka
trait-charge = Szarża
trait-defensive = Defensywa
trait-speed = Szybkość
trait-feint = Finta
trait-guardian = Strażnik
trait-horde = Horda
trait-opportunist = Oportunista
trait-frenzy = Szał
trait-robber = Rabuś
trait-destruction = Zniszczenia
trait-slowness = Powolność
keyword-weapon = Broń
keyword-armor = Pancerz
keyword-shield = Tarcza
keyword-companion = Towarzysz
keyword-relic = Relikt
keyword-personal = Osobiste
keyword-craft = Rzemieślniczy
cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
markers = { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
   *[other] { $n } znaczników
}
spaces = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
}
charges = { $n ->
    [one] 1 Ładunek
    [few] { $n } Ładunki
   *[other] { $n } Ładunków
}
days = { $n ->
    [one] 1 dzień
   *[other] { $n } dni
}
random-events = { $n ->
    [one] 1 Wydarzenie Losowe
    [few] { $n } Wydarzenia Losowe
   *[other] { $n } Wydarzeń Losowych
}
dial-value = { $per ->
    [0] { $n }
    [1] { $n } plus 1 za każdego gracza
    [-1] { $n } minus 1 za każdego gracza
   *[other] { $n } i po { $per } za każdego gracza
}

## Efekty

do-none = nic się nie dzieje
do-gain = { $form ->
    [third] { $what ->
        [health] odzyskuje { $amount }
       *[other] otrzymuje { $amount }
    }
    [inf] { $what ->
        [health] odzyskać { $amount }
       *[other] otrzymać { $amount }
    }
   *[other] { $what ->
        [health] odzyskaj { $amount }
       *[other] otrzymaj { $amount }
    }
}
do-lose = { $form ->
    [third] traci { $amount }
    [inf] stracić { $amount }
   *[other] strać { $amount }
}
do-set = { $form ->
    [third] ustawia { $value } na { $n }
    [inf] ustawić { $value } na { $n }
   *[other] ustaw { $value } na { $n }
}
do-pay = { $form ->
    [third] płaci { $amount }
    [inf] zapłacić { $amount }
   *[other] zapłać { $amount }
}
do-pay-card = { $form ->
    [third] odrzuca { cards }
    [inf] odrzucić { cards }
   *[other] odrzuć { cards }
}
do-pay-card-all = { $form ->
    [third] odrzuca całą rękę
    [inf] odrzucić całą rękę
   *[other] odrzuć całą rękę
}
do-pay-charge = { $form ->
    [third] płaci { charges }
    [inf] zapłacić { charges }
   *[other] zapłać { charges }
}
do-pay-charge-all = { $form ->
    [third] płaci wszystkie Ładunki
    [inf] zapłacić wszystkie Ładunki
   *[other] zapłać wszystkie Ładunki
}
do-status = { $part ->
    [0] zaznacz Status „{ $status }”
   *[other] zaznacz Status „{ $status }” ({ $part })
}
do-status-more = zaznacz kolejne pole Statusu „{ $status }”
do-unstatus = wymaż Status „{ $status }”
do-secret = { $form ->
    [third] otrzymuje Sekret „{ $secret }”
    [inf] otrzymać Sekret „{ $secret }”
   *[other] otrzymaj Sekret „{ $secret }”
}
do-lose_secret = { $form ->
    [third] traci Sekret „{ $secret }”
    [inf] stracić Sekret „{ $secret }”
   *[other] strać Sekret „{ $secret }”
}
do-item = { $form ->
    [third] otrzymuje Przedmiot „{ $item }”
    [inf] otrzymać Przedmiot „{ $item }”
   *[other] otrzymaj Przedmiot „{ $item }”
}
do-draw_item = { $form ->
    [third] dobiera { $items }
    [inf] dobrać { $items }
   *[other] dobierz { $items }
}
do-discard_item = { $form ->
    [third] odrzuca { $items }
    [inf] odrzucić { $items }
   *[other] odrzuć { $items }
}
do-discard_this = { $form ->
    [inf] odrzucić tę kartę
   *[other] odrzuć tę kartę
}
do-encounter = { $form ->
    [inf] dobrać { $colour-name } Spotkanie
   *[other] dobierz { $colour-name } Spotkanie
}
do-encounter_redraw = { $form ->
    [inf] odłożyć je pod talię i dobrać nowe
   *[other] odłóż je pod talię i dobierz nowe
}
do-encounter_levels = złóż talie Spotkań na nowo z poziomów: { $levels }
do-swap = zastąp Lokację { $old } Lokacją { $new } „{ $location }”
do-menhir_add = { $form ->
    [inf] { $sign ->
        [minus] obniżyć { $menhir } o { $n }
       *[plus] podnieść { $menhir } o { $n }
    }
   *[other] { $sign ->
        [minus] obniż { $menhir } o { $n }
       *[plus] podnieś { $menhir } o { $n }
    }
}
menhir-lowest = najniższy Licznik Menhiru
menhir-number = Licznik Menhiru w Lokacji { $where }
do-menhir_bonus = { $form ->
    [inf] przedłużyć jego działanie o { days }
   *[other] przedłuż jego działanie o { days }
}
do-dial = { $kind ->
    [quest] połóż na „{ $holder }” Licznik Zadania o wartości { $value }
   *[time] połóż na „{ $holder }” Licznik Czasu o wartości { $value }
}
do-guardian = { $where ->
    [highest] połóż Strażnika „{ $encounter }” na odkrytej Lokacji o najwyższym numerze
   *[other] połóż Strażnika „{ $encounter }” na Lokacji { $where }
}
do-event = rozpatrz Wydarzenie „{ $event }”
do-event_random = połóż { random-events } na wierzchu talii Wydarzeń
do-event_loop = połóż { random-events } na wierzchu talii Wydarzeń, a tę kartę pod nimi
do-event_redraw = { $form ->
    [inf] odrzucić je i odsłonić kolejne Wydarzenie Losowe
   *[other] odrzuć je i odsłoń kolejne Wydarzenie Losowe
}
do-quest = rozpocznij Zadanie „{ $quest }”
do-quest_done = zakończ Zadanie „{ $quest }”
do-clue = zapisz Trop: { $clue }
do-chapter = rozpocznij rozdział { $chapter }: „{ $title }”
do-ending = przeczytaj zakończenie „{ $ending }”
do-savepoint = jeśli chcesz, zapisz kampanię
do-cost_mod-travel = { $whose ->
    [all] pierwsza dziś Podróż każdej Postaci kosztuje o { $n } Energii { $sign ->
        [minus] mniej
       *[plus] więcej
    }
   *[own] twoja pierwsza Podróż każdego dnia kosztuje o { $n } Energii { $sign ->
        [minus] mniej
       *[plus] więcej
    }
}
do-cost_mod-explore = { $whose ->
    [all] pierwsza dziś Eksploracja każdej Postaci kosztuje o { $n } Energii { $sign ->
        [minus] mniej
       *[plus] więcej
    }
   *[own] twoja pierwsza Eksploracja każdego dnia kosztuje o { $n } Energii { $sign ->
        [minus] mniej
       *[plus] więcej
    }
}
do-cost_mod-magic = { $form ->
    [inf] zapłacić za to o { $n } Magii { $sign ->
        [minus] mniej
       *[plus] więcej
    }, lecz co najmniej 1
   *[other] zapłać za to o { $n } Magii { $sign ->
        [minus] mniej
       *[plus] więcej
    }, lecz co najmniej 1
}
do-cost_mod-food_or_wealth = { $form ->
    [inf] zapłacić za to o { $n } Prowiantu lub Kosztowności { $sign ->
        [minus] mniej
       *[plus] więcej
    }, lecz co najmniej 1
   *[other] zapłać za to o { $n } Prowiantu lub Kosztowności { $sign ->
        [minus] mniej
       *[plus] więcej
    }, lecz co najmniej 1
}
damage = { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
damage-unavoidable = { $n ->
    [one] 1 nieuniknione obrażenie
    [few] { $n } nieuniknione obrażenia
   *[other] { $n } nieuniknionych obrażeń
}
do-damage = { $form ->
    [third] otrzymuje { damage }
    [inf] otrzymać { damage }
   *[other] otrzymaj { damage }
}
do-damage-unavoidable = { $form ->
    [third] otrzymuje { damage-unavoidable }
    [inf] otrzymać { damage-unavoidable }
   *[other] otrzymaj { damage-unavoidable }
}
do-peek_choice = { $form ->
    [inf] { $n ->
        [one] sprawdzić, dokąd prowadzi jeden wybór
        [few] sprawdzić, dokąd prowadzą { $n } wybory
       *[other] sprawdzić, dokąd prowadzi { $n } wyborów
    }
   *[other] { $n ->
        [one] sprawdź, dokąd prowadzi jeden wybór
        [few] sprawdź, dokąd prowadzą { $n } wybory
       *[other] sprawdź, dokąd prowadzi { $n } wyborów
    }
}
do-reduce_terror = { $form ->
    [inf] otrzymać o { $n } Grozy mniej
   *[other] otrzymaj o { $n } Grozy mniej
}
do-reduce_terror-all = { $form ->
    [inf] nie otrzymać za to Grozy
   *[other] nie otrzymuj za to Grozy
}
do-reduce_health_loss = { $form ->
    [inf] stracić o { $n } Zdrowia mniej
   *[other] strać o { $n } Zdrowia mniej
}
do-take_terror = { $form ->
    [inf] wziąć { $n } z niej na siebie
   *[other] weź { $n } z niej na siebie
}
do-escape_guardian = { $form ->
    [inf] przejść przed Spotkaniem do połączonej odkrytej Lokacji
   *[other] przejdź przed Spotkaniem do połączonej odkrytej Lokacji
}
do-pool = { $form ->
    [inf] { $sign ->
        [minus] usunąć { markers } z Puli
       *[plus] dodać { markers }
    }
   *[other] { $sign ->
        [minus] usuń { markers } z Puli
       *[plus] dodaj { markers }
    }
}
do-pool_per = { $form ->
    [inf] dodać { markers } za każdy połączony Klucz { $attribute-of }
   *[other] dodaj { markers } za każdy połączony Klucz { $attribute-of }
}
do-pool_per_damage = { $form ->
    [inf] dodać { markers } za każde otrzymane obrażenie
   *[other] dodaj { markers } za każde otrzymane obrażenie
}
do-pool_per_charge = { $form ->
    [inf] dodać { markers } za każdy Ładunek na kartach Sekwencji
   *[other] dodaj { markers } za każdy Ładunek na kartach Sekwencji
}
do-reduce = { $form ->
    [inf] otrzymać o { damage } mniej
   *[other] otrzymaj o { damage } mniej
}
do-reduce_min1 = { $form ->
    [inf] otrzymać o { damage } mniej, lecz co najmniej 1
   *[other] otrzymaj o { damage } mniej, lecz co najmniej 1
}
do-no_pool_loss = { $form ->
    [inf] zachować wszystkie znaczniki w Puli
   *[other] zachowaj wszystkie znaczniki w Puli
}
do-ignore_attack = { $form ->
    [inf] zignorować ten atak
   *[other] zignoruj ten atak
}
do-shift = { $form ->
    [inf] { $by ->
        [any] przesunąć atak o jeden wiersz w górę lub w dół
       *[other] użyć wiersza o jeden niższego
    }
   *[other] { $by ->
        [any] przesuń atak o jeden wiersz w górę lub w dół
       *[other] użyj wiersza o jeden niższego
    }
}
do-draw = { $form ->
    [inf] dobrać { cards }
   *[other] dobierz { cards }
}
do-discard = { $form ->
    [inf] odrzucić { cards }
   *[other] odrzuć { cards }
}
do-mill = { $form ->
    [inf] odrzucić { cards } z wierzchu swojej talii
   *[other] odrzuć { cards } z wierzchu swojej talii
}
do-tear = { $form ->
    [inf] odrzucić ostatnią kartę Sekwencji
   *[other] odrzuć ostatnią kartę Sekwencji
}
do-tear_self = { $form ->
    [inf] odrzucić potem tę kartę
   *[other] odrzuć potem tę kartę
}
do-charge = { $form ->
    [inf] położyć na tej karcie { charges }
   *[other] połóż na tej karcie { charges }
}
do-charge_any = { $form ->
    [inf] położyć { charges } na jednej karcie Pasywnej w Sekwencji
   *[other] połóż { charges } na jednej karcie Pasywnej w Sekwencji
}
do-charge_level = { $form ->
    [inf] położyć na tej karcie tyle Ładunków, ile masz { $attribute-of }
   *[other] połóż na tej karcie tyle Ładunków, ile masz { $attribute-of }
}
do-chain = { $form ->
    [inf] uznać następną kartę tej Aktywacji za dołączoną Bonusem dodatkowej karty
   *[other] uznaj następną kartę tej Aktywacji za dołączoną Bonusem dodatkowej karty
}
do-magic_free = { $form ->
    [inf] połączyć następny Klucz Magii tej Aktywacji bez płacenia Magii
   *[other] połącz następny Klucz Magii tej Aktywacji bez płacenia Magii
}
do-attitude = { $form ->
    [inf] { $sign ->
        [minus] przesunąć znacznik o { spaces } w dół
       *[plus] przesunąć znacznik o { spaces } w górę
    }
   *[other] { $sign ->
        [minus] przesuń znacznik o { spaces } w dół
       *[plus] przesuń znacznik o { spaces } w górę
    }
}
do-attitude_per = { $form ->
    [inf] przesunąć znacznik o { spaces } w górę za każdy połączony Klucz { $attribute-of }
   *[other] przesuń znacznik o { spaces } w górę za każdy połączony Klucz { $attribute-of }
}
do-attitude_per_charge = { $form ->
    [inf] przesunąć znacznik o { spaces } w górę za każdy zapłacony Ładunek
   *[other] przesuń znacznik o { spaces } w górę za każdy zapłacony Ładunek
}
do-soften = { $form ->
    [inf] zmniejszyć spadek znacznika o { spaces }
   *[other] zmniejsz spadek znacznika o { spaces }
}
do-ignore_response = { $form ->
    [inf] zignorować tę Odpowiedź
   *[other] zignoruj tę Odpowiedź
}
do-reverse_response = { $form ->
    [inf] zamienić każdy spadek znacznika na wzrost
   *[other] zamień każdy spadek znacznika na wzrost
}
do-flee = przeciwnik ucieka
do-panic_threshold = Panikujesz dopiero, gdy Groza przewyższa Zdrowie o { $n } lub więcej
do-panic_immune = { $form ->
    [inf] zignorować Panikę w tym Spotkaniu
   *[other] zignoruj Panikę w tym Spotkaniu
}
do-allow_draw = i tak dobierz kartę na Koniec Tury
do-hand_limit = na Koniec Tury zachowaj do { $n } kart zamiast 3
do-extra_slot = możesz używać { $slot } ponad limit słów kluczowych
do-free_mulligan = { $form ->
    [inf] zrobić to bez utraty karty
   *[other] zrób to bez utraty karty
}
do-ignore_trait = { $form ->
    [inf] zignorować Cechę { $trait }
   *[other] zignoruj Cechę { $trait }
}
do-ignore_traits = { $form ->
    [inf] zignorować Cechy { $traits }
   *[other] zignoruj Cechy { $traits }
}
do-redirect_opportunity = { $form ->
    [inf] przyjąć za tę Postać Atak w Odsłonięcie
   *[other] przyjmij za tę Postać Atak w Odsłonięcie
}

## Warunki

if-attr = { $negated ->
    [yes] masz mniej niż { $n } { $attribute-of }
   *[no] masz co najmniej { $n } { $attribute-of }
}
if-hero = { $negated ->
    [yes] w Drużynie nie ma Postaci { $hero }
   *[no] w Drużynie jest { $hero }
}
if-status = { $part ->
    [0] { $negated ->
        [yes] Status „{ $status }” nie jest zaznaczony
       *[no] Status „{ $status }” jest zaznaczony
    }
   *[other] { $negated ->
        [yes] Status „{ $status }” ({ $part }) nie jest zaznaczony
       *[no] Status „{ $status }” ({ $part }) jest zaznaczony
    }
}
if-count = { $negated ->
    [yes] zaznaczono mniej niż { $n } części Statusu „{ $status }”
   *[no] { $n ->
        [one] zaznaczono choć jedną część Statusu „{ $status }”
       *[other] zaznaczono co najmniej { $n } części Statusu „{ $status }”
    }
}
if-secret = { $negated ->
    [yes] nie masz Sekretu „{ $secret }”
   *[no] masz Sekret „{ $secret }”
}
if-item = { $negated ->
    [yes] nie masz Przedmiotu „{ $item }”
   *[no] masz Przedmiot „{ $item }”
}
if-res = { $negated ->
    [yes] { $n ->
        [one] nie masz { $of }
       *[other] masz mniej niż { $n } { $of }
    }
   *[no] masz co najmniej { $n } { $of }
}
if-chapter = { $negated ->
    [yes] rozdział { $n } jeszcze się nie zaczął
   *[no] rozdział { $n } już się zaczął
}
if-menhir_here = { $negated ->
    [yes] w tej Lokacji nie ma Aktywnego Menhiru
   *[no] w tej Lokacji jest Aktywny Menhir
}
if-settlement = { $negated ->
    [yes] jesteś poza Osadą
   *[no] jesteś w Osadzie
}
if-encounter_color = { $negated ->
    [yes] Spotkanie nie jest { $colour-name }
   *[no] Spotkanie jest { $colour-name }
}
if-event_kind = { $negated ->
    [yes] Wydarzenie nie jest { $kind }
   *[no] Wydarzenie jest { $kind }
}
event-kind-random = losowe
event-kind-chapter = częścią rozdziału
event-kind-special = specjalne
if-pool_at_least = { $negated ->
    [yes] w Puli jest mniej niż { $n } { $n ->
        [one] znacznik
       *[other] znaczników
    }
   *[no] w Puli jest co najmniej { $n } { $n ->
        [one] znacznik
        [few] znaczniki
       *[other] znaczników
    }
}
if-hand_at_most = { $negated ->
    [yes] masz na ręce więcej niż { cards }
   *[no] masz na ręce najwyżej { cards }
}
if-green = { $negated ->
    [yes] znacznik nie jest na zielonym polu
   *[no] znacznik jest na zielonym polu
}
if-red = { $negated ->
    [yes] znacznik nie jest na czerwonym polu
   *[no] znacznik jest na czerwonym polu
}
if-panicking = { $negated ->
    [yes] nie Panikujesz
   *[no] Panikujesz
}
if-ate = { $negated ->
    [yes] nie było posiłku
   *[no] był posiłek
}
if-amount_at_least = { $negated ->
    [yes] jest tego mniej niż { $n }
   *[no] jest tego co najmniej { $n }
}
if-key_attr = { $negated ->
    [yes] nie jest to Klucz { $attribute-of }
   *[no] jest to Klucz { $attribute-of }
}
if-first_activation = { $negated ->
    [yes] ktoś był Aktywny przed tobą
   *[no] to pierwsza Aktywacja w tej Walce
}
if-gained = { $negated ->
    [yes] nie dało to { $of }
   *[no] dało to { $value }
}
if-dial = { $negated ->
    [yes] z „{ $holder }” zniknął Licznik
   *[no] na „{ $holder }” leży Licznik
}
if-ended = { $negated ->
    [yes] kampania trwa
   *[no] kampania się skończyła
}

## Chwile

when-place = Po zagraniu
when-delay = Z opóźnieniem:
when-any = W dowolnej chwili
when-attack = { $colour ->
    [none] Podczas Ataku Przeciwnika
    [green] Podczas ataku zielonego Spotkania
    [grey] Podczas ataku szarego Spotkania
    [purple] Podczas ataku fioletowego Spotkania
   *[other] Podczas ataku niebieskiego Spotkania
}
when-response = Podczas Odpowiedzi
when-start_of_day = Na Początku Dnia
when-end_of_day = Na Koniec Dnia
when-before_rest = Przed Odpoczynkiem
when-rest = { $ate ->
    [yes] Kiedy Odpoczywasz po posiłku,
    [no] Kiedy Odpoczywasz bez posiłku,
   *[none] Kiedy Odpoczywasz,
}
when-dream = Po przeczytaniu Snu
when-nightmare = Po przeczytaniu Koszmaru
when-travel = Kiedy Podróżujesz,
when-before_explore = Przed Eksploracją
when-before_choice = Przed wyborem w Dzienniku
when-location_action = { $gained ->
    [none] Kiedy korzystasz z Akcji Lokacji,
   *[other] Kiedy Akcja Lokacji daje ci { $gained },
}
when-menhir_activation = Kiedy aktywujesz Menhir,
when-location_discarded = Kiedy odrzucana jest Lokacja, na której stoisz,
when-reveal_event = { $event ->
    [random] Kiedy odsłaniane jest Wydarzenie Losowe,
    [chapter] Kiedy odsłaniane jest Wydarzenie rozdziału,
    [special] Kiedy rozpatrywane jest Wydarzenie specjalne,
   *[none] Kiedy odsłaniane jest Wydarzenie,
}
when-draw_encounter = { $colour ->
    [none] Kiedy dobierasz Spotkanie,
   *[other] Kiedy dobierasz { $colour-name } Spotkanie,
}
when-guardian_enters = Kiedy Strażnik wchodzi do twojej Lokacji,
when-combat_start = { $colour ->
    [none] Na początku Walki
   *[other] Na początku Walki z { $colour-with } Spotkaniem
}
when-diplo_start = Na początku Dyplomacji
when-stage_start = Na początku każdego Etapu Dyplomacji
when-mulligan = Kiedy wymieniasz rękę,
when-combat_activate = { $colour ->
    [none] Na początku swojej Aktywacji w Walce
   *[other] Na początku swojej Aktywacji w Walce z { $colour-with } Spotkaniem
}
when-join_key = { $key ->
    [none] Kiedy łączysz Klucz,
   *[other] Kiedy łączysz Klucz { $attribute-of },
}
when-magic_key = Kiedy łączysz Klucz Magii,
when-affinity = { $key ->
    [none] Kiedy Bonus zależny od Etapu łączy się z Kluczem,
   *[other] Kiedy Bonus zależny od Etapu łączy się z Kluczem { $attribute-of },
}
when-panic_draw = Kiedy Panikujesz,
when-gain_terror = { $least ->
    [0] Kiedy otrzymujesz Grozę,
   *[other] Kiedy jeden efekt daje ci { $least } lub więcej Grozy,
}
when-party_gain_terror = Kiedy członek Drużyny otrzymuje Grozę,
when-party_retreat = Kiedy członek Drużyny wykonuje Odwrót,
when-win_combat = { $colour ->
    [none] Po wygranej Walce
   *[other] Po wygranej Walce z { $colour-with } Spotkaniem
}
when-win_diplo = Po wygranej Dyplomacji

# --- całe karty ----------------------------------------------------------------------------------

encounter-value = Wartość { $n }.
attack-row = Pula { $pool }: { $clause ->
    [none] nic się nie dzieje.
   *[other] { $clause }
}
section-instant = { $clause }
section-opportunity = Atak w Odsłonięcie: { $clause }
section-failure = Porażka: { $clause }
section-reward = Nagroda: { $clause }
section-loot = Łup: { $clause }
attitude-track = Nastawienie: wygrana { $up } nad szarym polem, porażka { $down } pod nim.
stage = Etap „{ $name }”. { $affinity ->
    [none] { "" }
   *[other] Bonus zależny od Etapu: { $affinity }.
} Odpowiedź: { $response }
approach = Podejście „{ $name }”. { $affinity ->
    [none] { "" }
   *[other] Bonus zależny od Etapu: { $affinity }.
} Odpowiedź: { $response }
bypass = Ominięcie{ $condition ->
    [none] { "" }
   *[other] , jeśli { $condition }
}{ $price ->
    [none] .
   *[other] : { $price }.
}
activation = Menhir: { $price }{ $condition ->
    [none] { "" }
   *[other] , jeśli { $condition }
}. Płonie { $base } dni{ $per ->
    [0] .
    [-1] , o jeden mniej za każdego gracza.
   *[other] , { $per } za każdego gracza.
}
lightning = Po przybyciu{ $unless ->
    [none] { "" }
   *[other] , chyba że { $unless }
}: { $clause }

key-attribute = { $attribute } { $n }
key-magic = Magia
key-free = { $n ->
    [0] pustka
   *[other] darmowy ×{ $n }
}
bonus-pool = { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
   *[other] { $n } znaczników
}
bonus-up = { $n } w górę
bonus-down = { $n } w dół
bonus-affinity = bonus zależny od Etapu
bonus-draw = dobranie
bonus-chain = dodatkowa karta
bonus-tear = zerwanie
