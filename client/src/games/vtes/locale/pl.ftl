# Co stół w przeglądarce mówi o V:TES, oprócz słów samej gry.

table-headline = Tura { $turn } · { $player }, { $phase ->
    [unlock] faza odkręcania
    [master] faza mistrza
    [minion] faza podwładnych
    [influence] faza wpływów
    [discard] faza odrzucania
   *[other] przygotowanie
}
table-score = { $score ->
    [one] { $score } punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
    [many] { $score } punktów zwycięstwa
   *[other] { $score } punktu zwycięstwa
}
sheet-pool = pula: { $amount }
sheet-points = punkty zwycięstwa: { $amount }
sheet-minions = gotowi podwładni: { $count }
sheet-hand = karty na ręce: { $count }
sheet-edge = Przewaga

grave-paid = { $card } ma już dość krwi, by wejść do gry. Mimo to spasować?
grave-own = { $target } to twój własny wampir, a diabolizm go spali. Na pewno?
kind-vampire = wampir
kind-imbued = natchniony
card-group = grupa { $group }
card-capacity = potencjał { $amount }
card-life = { $more ->
    [0] życie { $amount }
   *[other] życie { $amount }, na poziomie wyższym { $more }
}
card-strength = { $more ->
    [0] siła { $amount }
   *[other] siła { $amount }, na poziomie wyższym { $more }
}
card-bleed = { $more ->
    [0] drenowanie { $amount }
   *[other] drenowanie { $amount }, na poziomie wyższym { $more }
}

intro-table-title = Stół Matuzalemów
intro-table = Jesteś Matuzalemem z pulą 30. Gracz po lewej to twoja ofiara: sprowadź jego pulę do zera, a dostaniesz punkt zwycięstwa i 6 znaczników puli. Gracz po prawej to twój drapieżca i poluje na ciebie. Pracę wykonują twoje wampiry, a płacisz za nie własną pulą. „Pas” jest zawsze dobrą odpowiedzią, gdy nie masz nic do zrobienia.
intro-unlock-title = Faza odkręcania
intro-unlock = Twoje karty się odkręciły. Teraz pora na to, co dzieje się raz w turze: 1 znacznik puli z Przewagi, krew z terenów łowieckich, karty Vessel. Gdy skończysz, spasuj.
intro-master-title = Faza mistrza
intro-master = Jedna karta mistrza na turę: miejsca, Blood Doll, Villein. Drobnostka oddaje ci akcję. Zostaw sobie dość puli: poniżej dziesięciu robi się niebezpiecznie.
intro-influence-title = Wprowadzanie wampirów
intro-influence = Cztery karty twojej krypty leżą przed tobą zakryte. Przelew przenosi 1 znacznik puli na jedną z nich, a gdy znaczników jest tyle, ile wynosi jej potencjał, możesz ją wprowadzić do gry. W pierwszych turach przelewów jest mało, potem cztery na turę. Napełniaj po jednym wampirze.
intro-first-title = Pierwsze akcje
intro-first = Gotowy, odkręcony wampir może działać: drenować twoją ofiarę, polować na krew albo zagrać kartę akcji. Akcja go przekręca, a inni mogą próbować ją zablokować. Govern the Unaligned i podobne karty drenują mocniej albo napełniają kolejnego wampira.
intro-block-title = Chcesz zablokować?
intro-block = Ktoś działa, a ty możesz spróbować go powstrzymać odkręconym podwładnym. Uda się, jeśli twoje przechwytywanie dorównuje kryciu akcji; wtedy dochodzi do walki. Jeśli teraz spasujesz, rezygnujesz z bloku do końca tej akcji.
intro-stealth-title = Ktoś próbuje cię zablokować
intro-stealth = Jeśli przechwytywanie dorówna twojemu kryciu, blok się uda. Zagraj krycie teraz, jeśli je masz: później będzie za późno, a wcześniej nie było potrzeby.
intro-declined-title = Nikt nie blokuje
intro-declined = Droga wolna. To chwila na karty, które zwiększają drenowanie. Naraz liczy się tylko jedna z nich.
intro-strike-title = Walka
intro-strike = Każda strona zadaje cios. Gołe ręce zadają tyle obrażeń, ile wynosi siła; karty i broń zadają więcej albo kończą walkę. Wampir goi rany krwią, a gdy jej zabraknie, zapada w letarg.
intro-range-title = Jak daleko od siebie
intro-range = Walka zaczyna się w bliskim zasięgu. Manewr przenosi ją na daleki, gdzie sięgają tylko ciosy zasięgowe, a kolejny z powrotem.
intro-torpor-title = W letargu
intro-torpor = Jeden z twoich wampirów leży w letargu. Może wstać za 2 krwi, inny wampir może go uratować, a każdy może wypić go do dna. To diabolizm: nad losem sprawcy zagłosuje cały stół.
intro-votes-title = Referendum
intro-votes = Książęta, primogeni i egzekutorzy mają głosy, jeden głos daje Przewaga, jeden karta akcji politycznej z ręki. Jeśli głosów za jest więcej niż przeciw, referendum przechodzi. Wszystkie głosy jednego wampira idą w tę samą stronę.
intro-discard-title = Faza odrzucania
intro-discard = Możesz wymienić jedną kartę z ręki. Wyrzuć to, czego żaden z twoich wampirów nie użyje.
intro-edge-title = Przewaga
intro-edge = Udane drenowanie dało ci Przewagę. Dopóki ją trzymasz, w każdej swojej fazie odkręcania możesz zyskać 1 znacznik puli; możesz też spalić ją dla jednego głosu.
intro-poor-title = Mało puli
intro-poor = Dziesięć lub mniej: drapieżca czuje krew. Trzymaj kogoś odkręconego do bloku, przenieś krew z wampira do puli i na razie nie wprowadzaj nikogo dużego.
intro-ousted-title = Ktoś odpadł
intro-ousted = Jeden z Matuzalemów został wyeliminowany. Jego drapieżca ma punkt zwycięstwa i nową ofiarę: krąg zamyka się wokół luki.
intro-over-title = Koniec
intro-over = Wygrywa, kto ma najwięcej punktów zwycięstwa, nawet jeśli odpadł wcześniej. Przy nowym stole możesz wkleić własną talię; obejrzyj też karty i zasady.

# --- narysowany stół ---------------------------------------------------------------------------

vtes-course = Tura { $turn } · { $player }
vtes-course-own = Tura { $turn } · twoja
vtes-turn-number = Tura { $turn }
vtes-setting-up = Rozkładanie
vtes-yours = twoja
vtes-you = ty
vtes-phase-unlock = odkręcanie
vtes-phase-master = mistrz
vtes-phase-minion = podwładni
vtes-phase-influence = wpływy
vtes-phase-discard = odrzucanie
vtes-their-turn = Tura: { $player }.
vtes-transfers-left = z { $count } przelewów zostało
vtes-left-master = { $count ->
    [one] akcja fazy mistrza
    [few] akcje fazy mistrza
   *[other] akcji fazy mistrza
}
vtes-left-discard = { $count ->
    [one] odrzucenie
    [few] odrzucenia
   *[other] odrzuceń
}
vtes-your-phase-unlock = Twoja faza odkręcania
vtes-your-phase-minion = Twoja faza podwładnych
vtes-how-unlock = Użyj tego, co przychodzi raz na turę, i graj dalej.
vtes-how-master = Wybierz podświetloną kartę z ręki, a potem cel.
vtes-how-minion = Wybierz podwładnego, potem co robi; albo kartę, potem kto ją zagrywa.
vtes-how-influence = Kliknij wampira: 1 krew z twojej puli. Z Shiftem albo przeciągając na niego pulę: tyle, ile mu brakuje. Nic nie jest wydane, dopóki nie potwierdzisz.
vtes-how-discard = Wybierz kartę, którą chcesz wymienić.
vtes-will-rise = { $card } ma komplet krwi i wychodzi,
vtes-pool-change = pula { $from } → { $to }

vtes-your-prey = twoja ofiara
vtes-your-predator = twój drapieżca
vtes-your-both = ofiara i drapieżca
vtes-edge = Przewaga
vtes-points = punkty zwycięstwa
vtes-hand = karty na ręce, z tylu, ile zwykle
vtes-library = biblioteka
vtes-crypt = krypta
vtes-ash = spalone
vtes-turn = tura
vtes-decides = decyduje
vtes-you-decide = decydujesz
vtes-passed = pas
vtes-chosen = wybrane
vtes-asked = jest pytany
vtes-later = później
vtes-ready = gotowi
vtes-torpor = letarg
vtes-incapacitated = obezwładniony
vtes-uncontrolled = niekontrolowani
vtes-uncontrolled-down = niekontrolowane, zakryte, z krwią na nich
vtes-corruption = znaczniki zepsucia: { $number }
vtes-awake = przebudzony: może blokować, choć jest przekręcony
vtes-contested = sporna: zapłać 1 z puli w swojej fazie odkręcania albo ustąp
vtes-contested-short = sporna
vtes-ash-heaps = Stosy spalonych
vtes-ash-none = nic
vtes-removed = Poza grą:
vtes-more-minions = jeszcze { $count }
vtes-laid = +{ $amount }
vtes-laid-rises = +{ $amount } wychodzi

vtes-impulse = Kolejność impulsu
vtes-impulse-of = { $player }: { $state }
vtes-step-announced = ogłoszona
vtes-step-block = blok
vtes-step-declined = bez bloku
vtes-step-resolve = skutek
vtes-step-after = potem
vtes-undirected = blokować mogą ofiara i drapieżca
vtes-does = { $action ->
    [bleed] drenuje za
    [hunt] poluje
    [equip] bierze sprzęt
    [equip-from] zabiera sprzęt
    [employ] zatrudnia
    [recruit] werbuje
    [political] zwołuje głosowanie
    [leave-torpor] wychodzi z letargu
    [rescue] ratuje
    [diablerize] popełnia diabolizm
    [become-anarch] zostaje Anarchistą
   *[other] działa
}
vtes-does-to = { $action ->
    [bleed] drenuje: { $players }, za
    [diablerize] popełnia diabolizm: { $players }
   *[other] działa przeciw: { $players }
}
vtes-does-you = { $action ->
    [bleed] drenuje cię za
    [diablerize] diabolizm przeciw tobie
   *[other] działa przeciw tobie
}
vtes-limited-used = (limit zużyty)
vtes-stealth = krycie
vtes-intercept = przechwytywanie
vtes-intercept-needs = przechwytywanie, brakuje +{ $amount }
vtes-meter = krycie { $stealth } przeciw przechwytywaniu { $intercept }
vtes-tries = { $minion } próbuje blokować
vtes-may-block = { $minion } może
vtes-cannot-block = { $minion } nie może
vtes-declined = { $minion }: nie blokuje
vtes-failed = { $minion }: nieudany blok
vtes-cancelled = anulowana
vtes-gives-bleed = { $amount } dren.

vtes-what-does = Co robi { $minion }?
vtes-another-minion = inny podwładny
vtes-stats = drenowanie { $bleed } · siła { $strength }
vtes-stat-intercept = przechwytywanie { $amount }
vtes-verb-bleed = Drenuj: { $player }
vtes-verb-hunt = Poluj
vtes-verb-equip-from = Zabierz sprzęt: { $source }
vtes-verb-leave-torpor = Wyjdź z letargu
vtes-verb-rescue = Uratuj: { $target }
vtes-verb-diablerize = Zdiabolizuj: { $target }
vtes-verb-become-anarch = Zostań Anarchistą
vtes-verb-hunt-down = Dopadnij: { $target }
vtes-verb-burn-imbued = Spal: { $target }

vtes-round = Runda
vtes-combat-before-range = przed
vtes-combat-range = zasięg
vtes-combat-strikes = ciosy
vtes-combat-damage = obrażenia
vtes-combat-press = nacisk
vtes-range-close = bliski zasięg
vtes-range-long = daleki zasięg
vtes-bare-hands = Gołe ręce
vtes-your-strike = twój cios
vtes-first-strike = cios wyprzedzający
vtes-strike-hand = wręcz, { $amount } obrażeń
vtes-strike-damage = { $amount } obrażeń
vtes-strike-dodge = unik
vtes-strike-combat-ends = koniec walki
vtes-strike-steal = kradnie { $amount } krwi
vtes-strike-destroy-equipment = niszczy sprzęt
vtes-strike-steal-equipment = kradnie sprzęt
vtes-strike-none = bez ciosu
vtes-strike-unknown = jeszcze niewybrany
vtes-no-forecast = Na razie nikt nie obrywa.
vtes-if-nothing-more = jeśli nic więcej nie padnie
vtes-fate-torpor = letarg
vtes-fate-burned = spalony
vtes-pressed = { $minion } naciska

vtes-poll-terms = warunki
vtes-poll-polling = głosy
vtes-poll-result = wynik
vtes-calls = zwołuje: { $card }
vtes-blood-hunt = Krwawe łowy na: { $minion }
vtes-for = za
vtes-against = przeciw
vtes-the-edge = Przewaga
vtes-the-card = karta
vtes-not-cast = nieoddane
vtes-all-yours = z twoimi: { $for } : { $against }
vtes-one-by-one = Po kolei

vtes-type-master = Mistrz
vtes-type-action = Akcja
vtes-type-political-action = Polityczna
vtes-type-equipment = Sprzęt
vtes-type-retainer = Sługa
vtes-type-ally = Sprzymierzeniec
vtes-type-action-modifier = Modyfikator
vtes-type-reaction = Reakcja
vtes-type-combat = Walka
vtes-type-event = Wydarzenie
vtes-type-conviction = Przekonanie
vtes-type-power = Moc
vtes-type-reflex = Odruch
vtes-when = { $sort ->
    [master] w twojej fazie mistrza
    [action] w twojej fazie podwładnych
    [political_action] w twojej fazie podwładnych
    [equipment] w twojej fazie podwładnych
    [retainer] w twojej fazie podwładnych
    [ally] w twojej fazie podwładnych
    [action_modifier] w twojej akcji
    [reaction] w cudzych akcjach
    [combat] tylko w walce
    [event] w twojej fazie odrzucania
   *[other] nie teraz
}
vtes-no-use = nie ma do czego
vtes-can-play = może { $count } twoich
vtes-can-now = teraz
vtes-can-discard = odrzuć
vtes-no-hand = Nie masz kart na ręce.
vtes-who-plays = : kto ją zagrywa i jak?
vtes-end-phase = { $phase ->
    [unlock] Zakończ fazę odkręcania
    [master] Zakończ fazę mistrza
    [minion] Zakończ fazę podwładnych
    [influence] Zakończ fazę wpływów
   *[discard] Zakończ fazę odrzucania
}
vtes-spend = { $count ->
    [one] Wydaj 1 przelew
    [few] Wydaj { $count } przelewy
   *[other] Wydaj { $count } przelewów
}
vtes-start-over = Od nowa
vtes-share-burn = rozdziel { $amount } puli do spalenia, na jedną osobę najwyżej { $most }.
vtes-share-gain = rozdziel { $amount } puli do zyskania, na jedną osobę najwyżej { $most }.
vtes-share-left = zostało: { $count }
vtes-share-of = { $player }: { $amount }
vtes-share-less = { $player }: o jeden mniej
vtes-share-more = { $player }: o jeden więcej
vtes-share-done = Takie są warunki
vtes-worth = { $win ->
    [yes] wygrana gra, punkty turniejowe: { $points }
   *[no] punkty turniejowe: { $points }
}
vtes-rising-count = czekają
vtes-in-torpor = letarg
vtes-short-prey = ofiara
vtes-short-predator = drapieżca
vtes-short-both = ofiara i drapieżca
vtes-votes-mine = { $count ->
    [one] 1 głos
    [few] { $count } głosy
   *[other] { $count } głosów
}

keys-b = drenuj wybranym podwładnym albo najlepszym
keys-k = blokuj
keys-v = zwołaj głosowanie wybranym podwładnym
keys-f = wszystkie moje głosy za
keys-g = wszystkie moje głosy przeciw
keys-z = stosy spalonych
keys-e = kto ma Przewagę
vtes-locked = przekręcony
vtes-stage = Co się dzieje
