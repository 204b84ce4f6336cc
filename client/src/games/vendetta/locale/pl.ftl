# Co stół w przeglądarce mówi o Wendecie, poza słowami samej gry.

cards-vampire = wampirzy poplecznicy
cards-human = ludzcy poplecznicy
cards-victim = ofiary
cards-location = miejsca
cards-relic = relikwie
kind-passive = pasywna
kind-prepare = przygotowanie
kind-clash = starcie
kind-aftermath = pokłosie
kind-vampire = wampirzy poplecznik
kind-human = ludzki poplecznik
kind-victim = ofiara
kind-location = miejsce
kind-relic = relikwia
kind-clan = klan
kind-district = dzielnica
short-kind-vampire = wampir
short-kind-human = człowiek
card-strength = siła
number-feed = krew w fazie żeru
number-influence = wpływy
number-drain_blood = krew po wyssaniu
number-drained_influence = wpływy po wyssaniu
table-score = { $score ->
    [one] { $score } punkt wpływów
    [few] { $score } punkty wpływów
   *[many] { $score } punktów wpływów
}
board-facing = Jak dołożyć kartę
board-blood-here = rozstawiona krew: { $amount }
board-play-here = Dołóż tutaj
bar-ambition = ma żeton ambicji: zaczyna kolejkę i wygrywa remisy
bar-order = { $place }. w kolejności graczy
bar-blood = krew: { $amount }
bar-influence = wpływy: { $amount }
bar-hand = karty na ręce: { $count }
bar-alliance = w sojuszu: { $count }
bar-tokens = żetony Diabolizmu: { $count }
bar-alliance-title = Sojusz
bar-drained-title = Wyssani
bar-relic-title = Relikwia
bar-relic-used = zużyta
result-rest = { $clan } · krew { $blood }
bar-so-far = Wpływy jak dotąd, żetony i sojusz razem: { $score }
bar-seen-title = Karty, które widzieli wszyscy
head-place-blood = Dołóż krew:
short-place-blood = { $amount }
head-flip-tokens = Użyj żetonów Diabolizmu:
short-flip-tokens = { $count }
head-drain = Wyssij:
short-drain = { $ally }
head-look = Wydaj 1 żeton krwi i podejrzyj:
short-look = { $target }, { $district } ({ $handle })
head-look-around = Użyj relikwii i podejrzyj wszystkie zakryte karty:
short-look-around = { $district }
grave-drain = Wyssać { ally-accusative }? Krew w twojej puli: +{ $blood }, ale wpływy na koniec: { $left } zamiast { $worth }.
grave-diablerie = Wyssanie wampira to Diabolizm: po nim twoje żetony to { $count } z 3. Każdy kosztuje na końcu 1 punkt wpływów, a gdy ruszą się inni, tego nie cofniesz. Na pewno?
grave-eliminated = To twój trzeci żeton Diabolizmu: natychmiast odpadasz z gry ze wszystkim, co masz. Na pewno?
keys-digit = wybierz tę możliwość (gdy karta jest wybrana: tę dzielnicę)
keys-f = wybrana karta odkryta albo zakryta
keys-d = do dzielnic
board-round-short = Runda { $round } z 3 · { $phase ->
    [planning] planowanie
    [resolution] rozstrzygnięcie
    [hand] zarządzanie ręką
    [over] koniec
   *[feed] żer
}
board-round-name = Runda { $round } z 3
step-feed = żer
step-hand = ręka
step-planning = planowanie
step-resolution = rozstrzygnięcie
board-clans = Kim jesteś tej nocy?
board-clans-about = Każdy klan ma dziewięć własnych kart i wszystkie są tutaj: najedź albo dotknij, żeby przeczytać. Nie ma złego wyboru.
board-relics = Wybierz relikwię
board-relics-about = Jedna relikwia jest twoja przez wszystkie trzy rundy i każdy ją widzi.
clan-leader = na czele: { $name }
clan-strength = siła na kartach
clan-take = Poprowadź klan { clan-genitive }
board-being-resolved = rozstrzygana
board-place = Miejsce:
board-nobody-yet = jeszcze nikogo
board-face-down = zakryta
board-face-up = Odkryta
board-facing-down = Zakryta
board-not-here = Nie tutaj: dlaczego?
board-hand-none = Nie masz kart na ręce.
play-where = Dokąd trafi { $card }?
play-about = { $most ->
    [0] Nie masz krwi, którą można by dołożyć.
    [one] Razem z kartą możesz dołożyć { $most } żeton krwi, ale nigdy ostatni.
   *[few] Razem z kartą możesz dołożyć do { $most } żetonów krwi, ale nigdy ostatni.
}
play-blood = krew razem z kartą
play-drain = Wyssij dla krwi:
hand-deck = talia klanu: { $count }
bar-blood-short = krew
bar-influence-short = wpływy
board-now-district = Wybierz dzielnicę
board-could-be = Co może tu leżeć ({ $player })
board-also-hidden = { $count ->
    [one] I jedna zakryta karta. Może to być: { $cards }.
    [few] I { $count } zakryte karty. Mogą to być: { $cards }.
   *[many] I { $count } zakrytych kart. Mogą to być: { $cards }.
}
board-yours-to-know = Zakryta, ale ją znasz
board-card-staked = Przebita kołkiem: bez działania do końca rozstrzygnięcia tej dzielnicy
board-under-curfew = godzina policyjna
board-under-curfew-about = Godzina policyjna: karty przygotowania i pokłosia z tego obszaru nie działają w tej dzielnicy.
board-strength = Siła w starciu
board-strength-known = { $hidden ->
    [0] Siła jak dotąd
    [one] Siła jak dotąd, bez jednej zakrytej karty
   *[other] Siła jak dotąd, bez zakrytych kart ({ $hidden })
}
bar-team = drużyna { $team }
bar-deck = karty w talii: { $count }
bar-tokens-both = żetony Diabolizmu: gotowe { $ready }, zużyte { $used }

# Przewodnik po pierwszej grze.
intro-clan-title = Kim jesteś tej nocy?
intro-clan = Przewodzisz klanowi wampirów w Chicago; po trzech rundach Księciem zostaje ten, kto ma najwięcej wpływów. Każdy klan ma dziewięć kart o własnym charakterze: jedne biją mocno, inne kradną, jeszcze inne się kryją. Przeczytaj arkusze i weź jeden; złego wyboru nie ma.
intro-keep-title = Dobierasz dwie, zatrzymujesz jedną
intro-keep = Każda runda zaczyna się od krwi z twojego sojuszu (żer) i od nowych kart. Jedną zatrzymujesz w tajemnicy, druga trafia na spód talii. Dotknij karty, którą zatrzymujesz: liczba to siła, tekst mówi, co karta robi, a słowo nad nim, kiedy.
intro-table-title = Stół
intro-table = W każdej dzielnicy czeka poplecznik dla tego, kto będzie tam najsilniejszy. U góry widzisz wszystkich: krwią się płaci i walczy, wpływami się wygrywa. Zagrasz kilka kart, a potem dzielnice rozstrzygną się jedna po drugiej. Podkreślone kropkami słowa objaśniają się same, gdy ich dotkniesz.
intro-turn-title = Twoja tura: jedna karta
intro-turn = Wybierz kartę na dole, zdecyduj, czy ma leżeć odkryta, czy zakryta, ile krwi z nią pójdzie i dokąd. Odkryta jest za darmo. Zakryta kosztuje 1 żeton krwi i każe innym zgadywać: dotknij cudzej zakrytej karty, by zobaczyć, czym może być. Każdy żeton krwi to tam +1 do siły, ale z końcem rundy przepada.
intro-after-card-title = Karta leży
intro-after-card = Możesz jeszcze dołożyć krew z puli, do 3 żetonów i nigdy ostatni: każdy to tam +1 do siły. Możesz też kogoś wyssać dla krwi. Gdy uznasz, że wystarczy, zakończ turę.
intro-waiting-title = Grają inni
intro-waiting = Teraz po karcie dokładają inni. Patrz, gdzie trafia ich krew: tam im zależy. Dziennik obok opowiada wszystko, a każdy wiersz wraca do swojej chwili.
intro-drain-title = Kończy się krew?
intro-drain = W swojej turze możesz wysysać popleczników i ofiary. Potem są warci mniej albo nic. Gdy pula jest pusta, wpadasz w szał, a wtedy nie ty wybierasz, kto zostanie wyssany. Wyssanie wampira to Diabolizm: moc, która ma cenę.
intro-diablerie-title = Diabolizm
intro-diablerie = Jeśli wyssiesz wampira ze swojego sojuszu, dostaniesz żeton Diabolizmu. Po dołożeniu karty możesz go użyć: 1 żeton krwi z puli ogólnej trafia tam, gdzie ona leży. Każdy taki żeton kosztuje na końcu 1 punkt wpływów, a trzeci usuwa cię z gry.
intro-stay-or-withdraw-title = Zostać czy się wycofać?
intro-stay-or-withdraw = Teraz toczy się walka o dzielnice. Każdy, kto tu jest, wybiera w tajemnicy. Jeśli zostaniesz, walczysz o miejsca: pierwsze daje poplecznika i najwięcej wpływów, drugie ofiarę. Jeśli się wycofasz, krew wraca do puli, a karty przechodzą odkryte do Schronienia Księcia, na ostatnią walkę.
intro-clash-title = Starcie
intro-clash = Najpierw odkrywa się wszystkie karty, potem działają karty przygotowania, a na końcu liczy się siłę: karty i krew. Kolejność widać w dzielnicy. Remis wygrywa ten, kto ma żeton ambicji, a dalej decyduje kolejność graczy.
intro-card-asks-title = Karta pyta
intro-card-asks = Niektóre karty pozwalają o czymś zdecydować, gdy zaczynają działać. Pytanie mówi, która to karta; dotknij jej nazwy, by ją przeczytać. Czego nie możesz wybrać, jest szare i mówi dlaczego.
intro-haven-title = Schronienie Księcia
intro-haven = Ostatnia dzielnica rundy. Kto tu wygra, dostaje dodatkowo 1 żeton wpływów i żeton ambicji: otwiera kolejność graczy i wygrywa remisy. Jeśli się stąd wycofasz, karty wracają na rękę.
intro-round-2-title = Druga runda
intro-round-2 = Teraz karmi cię twój sojusz. Każdy ma o jedną kartę i o jedną turę więcej, a nagrody rosną. Patrz, kto prowadzi: liczby u góry są jawne.
intro-round-3-title = Ostatnia runda
intro-round-3 = Krew, która zostanie w puli, o świcie nie jest nic warta, ale szał nadal boli. Liczą się wpływy: żetony oraz to, ile warci są niewyssani poplecznicy. Teraz pora wydawać.
intro-over-title = Świt
intro-over = To była Wendeta. Możesz obejrzeć każdą chwilę z każdego miejsca albo sprawdzić, co by było, gdyby zagrać inaczej. Zasady ze wszystkimi szczegółami są w menu u góry. Dobrej nocy i do zobaczenia przy następnym stole.

# --- ważne chwile ------------------------------------------------------------------------------

moment-blood = krew
moment-influence = wpływy
moment-tokens = żetony Diabolizmu
moment-revealed = { $card }
moment-several-revealed = Karty odkryte
moment-ranking = { $player } wygrywa starcie
moment-wins-district = { $player } wygrywa starcie
moment-gains-ally = Nowy poplecznik
moment-gains-victim = Nowa ofiara
moment-frenzy = { $player } wpada w szał
moment-drains = { $player } wysysa { ally-accusative }
moment-diablerie = Diabolizm
moment-eliminated = { $player } odpada z gry
moment-last-one-standing = Nikt inny nie został w grze
moment-new-prince = Oto nowy Książę

result-title = { $count ->
    [one] Nowym Księciem zostaje { $players }
   *[other] Chicago należy do drużyny: { $players }
}
