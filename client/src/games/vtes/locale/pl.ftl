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
