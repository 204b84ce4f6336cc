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
grave-diablerie = Wyssanie wampira to Diabolizm: po nim twoje żetony to { $count } z 3. Każdy kosztuje na końcu 1 punkt wpływów, a gdy ruszą się inni, tego nie cofniesz. Na pewno?
grave-eliminated = To twój trzeci żeton Diabolizmu: natychmiast odpadasz z gry ze wszystkim, co masz. Na pewno?
keys-digit = wybierz tę możliwość (gdy karta jest wybrana: tę dzielnicę)
keys-f = wybrana karta odkryta albo zakryta
keys-d = do dzielnic
board-round-short = Runda{"\u00A0"}{ $round }{"\u00A0"}z{"\u00A0"}3 · { $phase ->
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
clan-take = Prowadź klan { clan-genitive }
board-being-resolved = rozstrzygana
board-place = Miejsce:
board-nobody-yet = jeszcze nikogo
board-face-down = zakryta
board-face-up = Odkryta
board-facing-down = Zakryta
board-not-here = Nie tutaj: dlaczego?
board-hand-none = Nie masz kart na ręce.
play-where = Gdzie dokładasz kartę „{ $card }”?
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
