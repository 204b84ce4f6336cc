# Co czyta gracz V:TES, po polsku.  Słowa z instrukcji: zob. terms.toml.  Nazwy kart są angielskie i nieodmienne.

title = V:TES
lead = Odwieczna walka: do pięciu osób przy stole, każda jest czyjąś ofiarą i na kogoś poluje.
motto = Każdy jest czyjąś ofiarą

# --- słowa i liczby, używane w innych zdaniach -------------------------------------------------

cards-count = { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
pool-count = { $amount ->
    [one] { $amount } znacznik puli
    [few] { $amount } znaczniki puli
   *[many] { $amount } znaczników puli
}
blood-count = { $amount ->
    [one] { $amount } krew
   *[other] { $amount } krwi
}
votes-count = { $amount ->
    [one] { $amount } głos
    [few] { $amount } głosy
   *[many] { $amount } głosów
}
counters-count = { $what ->
    [pool] { pool-count }
    [blood] { blood-count }
    [life] { $amount ->
        [one] { $amount } życie
       *[other] { $amount } życia
    }
   *[counters] { $amount ->
        [one] { $amount } znacznik
        [few] { $amount } znaczniki
       *[many] { $amount } znaczników
    }
}
damage-count = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
token-count = { $token ->
    [corruption] { $amount ->
        [one] 1 znacznik zepsucia
        [few] { $amount } znaczniki zepsucia
       *[other] { $amount } znaczników zepsucia
    }
    [hostage] { $amount ->
        [one] 1 znacznik zakładnika
        [few] { $amount } znaczniki zakładnika
       *[other] { $amount } znaczników zakładnika
    }
   *[nightmare] { $amount ->
        [one] 1 znacznik koszmaru
        [few] { $amount } znaczniki koszmaru
       *[other] { $amount } znaczników koszmaru
    }
}
aggravated-count = { $aggravated ->
    [one] { $aggravated } poważne obrażenie
    [few] { $aggravated } poważne obrażenia
   *[many] { $aggravated } poważnych obrażeń
}
with-card = { $card-id ->
    [none] {""}
   *[other] {" "}kartą { $card }
}
by-card = { $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
}
copy-of = { $copy ->
    [1] { $card }
   *[other] { $card } (sztuka { $copy })
}
name-share = { $player } { $amount }
phase-name = { $phase ->
    [unlock] faza odkręcania
    [master] faza mistrza
    [minion] faza podwładnych
    [influence] faza wpływów
   *[discard] faza odrzucania
}
range-name = { $range ->
    [long] zasięg daleki
   *[close] zasięg bliski
}
right-name = { $what ->
    [ability-0] do dyspozycji cios z karty
    [cannot-use-equipment] sprzęt bez użytku
    [cannot-strike] zakaz zadawania ciosów
    [aggravated-damage] poważne obrażenia
    [must-maneuver] manewr, który trzeba wykorzystać
    [press] nacisk
    [press-continue] nacisk, tylko by walczyć dalej
    [press-end] nacisk, tylko by zakończyć walkę
    [prevent] sparowanie obrażeń
    [prevent-gun] sparowanie obrażeń od broni palnej
    [prevent-not-gun] sparowanie obrażeń, byle nie od broni palnej
   *[maneuver] manewr
}
side-name = { $side ->
    [against] przeciw
   *[for] za
}
vote-source = { $source-id ->
    [edge] Przewaga
    [card] karta akcji politycznej
    [own] głosy otrzymane dzięki karcie
   *[other] { $source }
}
terms-of = { $card-id ->
    [parity-shift] kto traci z puli, potem kto zyskuje: { $terms }
   *[other] { $terms }
}

# --- stół przed grą ----------------------------------------------------------------------------

table-format = jakie talie są dozwolone
table-format-standard = standard: zgodne z zasadami turniejowymi
table-format-v5 = V5: tylko karty piątej edycji
table-format-duel = pojedynek: dla dwóch graczy
table-format-starter = na początek: gotowe talie bez zmian
table-format-any = wszystko wolno
table-cards = karty, z których buduje się talie
table-cards-1 = pierwsza fala: karty pięciu talii piątej edycji; pytań jest wtedy najmniej
table-cards-2 = pierwsza i druga fala
table-cards-3 = pierwsza, druga i trzecia fala
table-open_decks = każdy może czytać spisy talii wszystkich
table-open_decks-true = spisy są jawne
table-open_decks-false = spisy są tajne
table-turn_limit = po ilu turach gra się kończy
table-turn_limit-0 = dopiero po rozstrzygnięciu
table-time_limit = po ilu minutach gra się kończy
table-time_limit-0 = dopiero po rozstrzygnięciu
table-deck = talia: nazwa gotowej talii albo jej spis; puste pole to jedna z pięciu talii V5
table-deck-v5_malkavian = Malkavian (Piąta Edycja)
table-deck-v5_nosferatu = Nosferatu (Piąta Edycja)
table-deck-v5_toreador = Toreador (Piąta Edycja)
table-deck-v5_tremere = Tremere (Piąta Edycja)
table-deck-v5_ventrue = Ventrue (Piąta Edycja)

order-when-part = { $part ->
    [bystander] gdy tylko się przyglądasz
    [target] gdy jesteś celem
    [blocker] gdy blokuje twój podwładny
    [neighbour] gdy działa twoja ofiara albo twój drapieżca
    [acting] w twoich akcjach
    [active] w twojej turze
   *[other] w twoich walkach
}
order-when-own = gdy to twoja własna karta
order-when-blocks = { $blocks ->
    [none] gdy nikt nie może blokować
    [short] gdy każdemu blokowi brakuje przechwytywania
   *[enough] gdy blok może się udać
}
order-when-wakes = { $wakes ->
    [none] i nikt przekręcony nie mógłby po przebudzeniu blokować
    [short] i każdemu przebudzonemu brakowałoby przechwytywania
   *[enough] i ktoś przebudzony mógłby blokować
}
order-when-succeeds = { $succeeds ->
    [no] dopóki próba się nie powiedzie
   *[yes] dopóki próba się powiedzie
}
order-when-awake = { $awake ->
    [no] gdy wszyscy twoi podwładni są przekręceni
   *[yes] gdy któryś z twoich podwładnych może reagować
}
order-when-minion = gdy działa { $minion }
order-when-bleeds = { $bleeds ->
    [no] w akcjach, które nie są drenowaniem
   *[yes] przy drenowaniu
}
order-when-must = gdy { $must } musi
order-when-votes = { $votes ->
    [no] gdy wszystkie twoje głosy są oddane
   *[yes] gdy masz jeszcze głosy do oddania
}
order-when-action = { $action ->
    [bleed] gdy ktoś drenuje
    [hunt] gdy ktoś poluje
    [equip] gdy ktoś się ekwipuje
    [equip-from] gdy ktoś przejmuje sprzęt
    [employ] gdy ktoś zatrudnia sługę
    [recruit] gdy ktoś pozyskuje sprzymierzeńca
    [political] w akcjach politycznych
    [leave-torpor] gdy ktoś wychodzi z letargu
    [rescue] gdy ktoś ratuje wampira z letargu
    [diablerize] gdy ktoś dopuszcza się diabolizmu
    [become-anarch] gdy ktoś zostaje Anarchistą
    [hunt-down] gdy ktoś ściga podwładnego z Czerwonej Listy
    [burn-imbued] gdy ktoś spala natchnionego
    [power] gdy ktoś zdobywa moc
   *[effect] w akcjach z tekstu karty
}

# --- zwykłe odpowiedzi -------------------------------------------------------------------------

option-pass = Pas
option-choose-card = { $card }
option-choose-methuselah = { $player }
option-choose-hidden = { copy-of }
option-choose-unseen = { $player }: karta niekontrolowana nr { $place }
option-choose-printed = { $zone ->
    [hand] { $card }
    [ash] { $player-id ->
        [none] { $card } (ze stosu spalonych)
       *[other] { $card } (stos spalonych: { $player })
    }
    [library] { $card } (z biblioteki)
    [kept] { $card } (z karty w grze)
   *[crypt] { $card } (z krypty)
}
option-choose-word = { $word }
option-nothing = Nic
group-play-card = Zagraj { $card } …
group-use-ability = Użyj { $source } …

# --- co daje wersja karty albo zdolność, po jej nazwie -----------------------------------------

option-play-card = { $minion-id ->
    [none] Zagraj { $card }{ played-from }{ how-played }
   *[other] { $minion } zagrywa { $card }{ played-from }{ how-played }
}
played-from = { $source-id ->
    [none] {""}
   *[other] {" "}(z karty { $source })
}
option-use-ability = { $minion-id ->
    [none] Użyj { $source }{ how-used }
   *[other] { $minion } używa { $source }{ how-used }
}
# --- obok możliwości wyboru ---------------------------------------------------------------------

aside-whose = { $player }
aside-paid = krew { $blood } z { $capacity }
aside-rival = krew { $blood } z { $capacity }; jest już w grze ({ $player }), byłby spór
aside-second-copy = krew { $blood } z { $capacity }; masz już taką kartę w grze, drugiej nie wprowadzisz
aside-bleed = drenowanie { $amount }
aside-block = przechwytywanie { $intercept }, krycie { $stealth }
aside-votes = { votes-count }

# --- do czego prowadzi wybór --------------------------------------------------------------------

outcome-pool-to = pula ({ $player }) { $before } → { $after }
outcome-blood-to = { $minion }: { $before } → { $after }
outcome-filled-to = krew { $before } → { $after }
outcome-stealth = krycie { $after }
outcome-stealth-to = krycie { $before } → { $after }
outcome-intercept = przechwytywanie { $after }
outcome-intercept-to = przechwytywanie ({ $minion }) { $before } → { $after }
outcome-bleed = drenowanie { $after }
outcome-bleed-to = drenowanie { $before } → { $after }
outcome-strength-to = siła { $before } → { $after }
outcome-damage = obrażenia ({ $minion }) { $after }
outcome-votes-for-to = za { $before } → { $after }
outcome-votes-against-to = przeciw { $before } → { $after }
outcome-torpor = { $minion } zapada w letarg
outcome-burned = { $minion } płonie
outcome-ready = { $minion }: region gotowy
outcome-incapacitated = { $minion }: obezwładnienie
outcome-locked = { $minion } się przekręca
outcome-unlocked = { $minion } się odkręca
outcome-awake = { $minion } się budzi
outcome-close = zasięg bliski
outcome-long = zasięg daleki

# --- kilka odpowiedzi naraz ----------------------------------------------------------------------

shortcut-fill = { copy-of }: { $amount ->
    [one] { $amount } przelew
    [few] { $amount } przelewy
   *[many] { $amount } przelewów
}, ile się da
shortcut-rises = { copy-of }: { $amount ->
    [one] { $amount } przelew
    [few] { $amount } przelewy
   *[many] { $amount } przelewów
} i wchodzi do gry
shortcut-pay = Zapłać wszystko od razu: pula { $pool }, krew { $blood }

# --- czego nikt nie robi umyślnie ---------------------------------------------------------------

caution-last-pool = To twoja ostatnia pula: odpadniesz z gry.
caution-second-copy = Masz już w grze kartę { $card }: tej nie wprowadzisz.
caution-overfilled = { $card } ma już całą potrzebną krew ({ $capacity }).
caution-blood-hunt = Za diabolizm grożą krwawe łowy: { $minion } może za niego spłonąć.
caution-withdrawal = Ogłaszasz, że opuszczasz grę.
caution-yield = { $card } spłonie ze wszystkim, co na niej leży.
caution-yield-title = { $minion } traci tytuł.
caution-sunburn = { $minion } otrzyma potem poważne obrażenia, których nie da się sparować.

how-played = { $card-id ->
    [steely-tenacity] { $mode ->
        [0] : cios ręką
        [1] : drenowanie, +1 do drenowania
        [2] : walka
       *[3] : cios bronią
    }
    [bollix] { $mode ->
        [0] : manewr
        [1] : anulowanie karty
        [2] : cios ręką
       *[3] : nacisk
    }
    [crimethinc] { $mode ->
        [0] : odkręcenie
        [1] : odkręcenie innego Anarchisty
       *[2] : wprowadzenie do gry
    }
    [groundfighting] { $mode ->
        [0] : manewr
        [1] : nacisk
       *[2] : anulowanie karty
    }
    [revelation-of-the-serpent] { $mode ->
        [0] : +1 do drenowania
        [1] : +1 krycia, +1 do drenowania
        [2] : +1 do drenowania (poziom wyższy)
       *[3] : +1 krycia, +1 do drenowania (poziom wyższy)
    }
    [angels-gift] { $mode ->
        [0] : broń biała
       *[1] : manewr
    }
    [anticipation] { $mode ->
        [0] : cios ręką
        [1] : anulowanie ciosu
       *[2] : cios bronią
    }
    [govern-the-unaligned] { $mode ->
        [0] : drenowanie, +2
       *[1] : 3 krwi na młodszego wampira niekontrolowanego
    }
    [enchant-kindred] { $mode ->
        [0] : drenowanie, +1
       *[1] : 2 krwi na młodszego wampira niekontrolowanego
    }
    [intimidation] { $mode ->
        [0] : drenowanie, +1
       *[1] : drenowanie, +2
    }
    [deep-song] { $mode ->
        [0] : drenowanie, +1
       *[1] : przekręca wampira i walczy z nim
    }
    [preternatural-strength] { $mode ->
        [0] : +1 do siły
       *[1] : +2 do siły
    }
    [revelations] { $mode ->
        [0] : podglądasz rękę swojej ofiary i odrzucasz z niej kartę
       *[1] : twoja ofiara gra z odkrytą ręką
    }
    [magic-of-the-smith] { $mode ->
        [0] : sprzęt z biblioteki, +1 krycia
       *[1] : sprzęt z biblioteki, +3 krycia
    }
    [roundhouse] { $mode ->
        [0] : cios ręką, siła +2
       *[1] : cios ręką, siła +3
    }
    [theft-of-vitae] { $mode ->
        [0] : kradzież 1 krwi, zasięgowa
       *[1] : kradzież 2 krwi, zasięgowa
    }
    [majesty] { $mode ->
        [0] : zakończenie walki
       *[1] : zakończenie walki, wampir się odkręca
    }
    [apportation] { $mode ->
        [0] : nacisk, by walczyć dalej
       *[1] : manewr
    }
    [carrion-crows] { $mode ->
        [0] : 1 obrażenie w każdej rundzie
       *[1] : 2 obrażenia w każdej rundzie
    }
    [hidden-strength] { $mode ->
        [0] : paruje 1 obrażenie, za X krwi więcej
       *[1] : paruje 1 obrażenie, za X krwi więcej, i daje nacisk do wyboru
    }
    [immortal-grapple] { $mode ->
        [0] : tylko ciosy ręką
       *[1] : tylko ciosy ręką, nacisk do wyboru, w następnej rundzie zasięg bliski
    }
    [aire-of-elation] { $mode ->
        [0] : +1 do drenowania, Toreador +2
       *[1] : +2 do drenowania, Toreador +3
    }
    [conditioning] { $mode ->
        [0] : +2 do drenowania
       *[1] : +3 do drenowania
    }
    [foreshadowing-destruction] { $mode ->
        [0] : +1 do drenowania
       *[1] : +3 do drenowania, jeśli cel ma najwyżej 9 znaczników puli
    }
    [bonding] { $mode ->
        [0] : +1 do drenowania
       *[1] : +1 krycia i +1 do drenowania
    }
    [cloak-the-gathering] { $mode ->
        [0] : +1 krycia
       *[1] : +1 krycia dla działającego podwładnego
    }
    [faceless-night] { $mode ->
        [0] : +1 krycia
       *[1] : +1 krycia, a kto nie zdoła zablokować, przekręca się
    }
    [lost-in-crowds] { $mode ->
        [0] : +1 krycia
       *[1] : +2 krycia
    }
    [mirror-walk] { $mode ->
        [0] : +1 krycia
       *[1] : +1 krycia, zablokowana akcja się kończy
    }
    [swallowed-by-the-night] { $mode ->
        [0] : +1 krycia
       *[1] : manewr
    }
    [resist-earths-grasp] { $mode ->
        [0] : nacisk
        [1] : manewr i nacisk do wyboru
       *[2] : +1 krycia
    }
    [daring-the-dawn] { $mode ->
        [0] : wampiry nie mogą blokować, potem 2 poważne obrażenia
       *[1] : wampiry nie mogą blokować, potem 1 poważne obrażenie
    }
    [freak-drive] { $mode ->
        [0] : odkręca się po udanej akcji
       *[1] : odkręca się po zablokowanej akcji
    }
    [bewitching-oration] { $mode ->
        [0] : +2 głosy
       *[1] : +4 głosy
    }
    [perfect-paragon] { $mode ->
        [0] : +3 głosy
       *[1] : −1 przechwytywania sprzymierzeńców i młodszych wampirów
    }
    [scalpel-tongue] { $mode ->
        [0] : głosujący wampir przekręca się i wstrzymuje od głosu
        [2] : głosujący wampir przekręca się i wstrzymuje od głosu
       *[1] : głosujący wampir przekręca się, wstrzymuje od głosu i spala 1 krew
    }
    [voter-captivation] { $mode ->
        [0] : krew za przewagę głosów
       *[1] : krew za przewagę głosów, z tego do 2 jako pula
    }
    [spying-mission] { $mode ->
        [0] : +1 krycia
       *[1] : zostaje na tym podwładnym zamiast drenowania
    }
    [raven-spy] { $mode ->
        [0] : poziom podstawowy
       *[1] : poziom wyższy, więcej życia
    }
    [murder-of-crows] { $mode ->
        [0] : poziom podstawowy
       *[1] : poziom wyższy, więcej życia
    }
    [underbridge-stray] { $mode ->
        [0] : poziom podstawowy
       *[1] : poziom wyższy
    }
    [spirits-touch] { $mode ->
        [0] : +1 przechwytywania
       *[1] : +1 przechwytywania i manewr po bloku
    }
    [precognition] { $mode ->
        [0] : +1 przechwytywania
       *[1] : +1 przechwytywania i sparowanie 1 obrażenia po bloku
    }
    [instinctive-reaction] { $mode ->
        [0] : +1 przechwytywania
       *[1] : +1 przechwytywania i manewr po bloku
    }
    [cats-guidance] { $mode ->
        [0] : odkręca się po bloku
       *[1] : +1 przechwytywania
    }
    [eyes-of-argus] { $mode ->
        [0] : +2 przechwytywania
       *[1] : przebudzenie
    }
    [guard-dogs] { $mode ->
        [0] : odkręca się
       *[1] : odkręca się, manewr po bloku
    }
    [deflection] { $mode ->
        [0] : nowy cel drenowania, ten wampir się przekręca
       *[1] : nowy cel drenowania
    }
    [telepathic-misdirection] { $mode ->
        [0] : +1 przechwytywania
       *[1] : nowy cel drenowania, ten wampir się przekręca
    }
    [protected-district] { $mode ->
        [0] : −3 do drenowania
       *[1] : +3 głosy przeciw
    }
    [second-tradition-domain] { $mode ->
        [0] : +2 przechwytywania
       *[1] : za 1 krew odkręca się i próbuje zablokować, +2 przechwytywania
    }
    [flash] { $mode ->
        [0] : manewr
        [1] : nacisk
       *[2] : manewr z naciskiem do wyboru
    }
    [indomitability] { $mode ->
        [0] : paruje 1 obrażenie
        [1] : nacisk
       *[2] : paruje 1 obrażenie, z naciskiem do wyboru
    }
    [diversion] { $mode ->
        [0] : dodatkowy cios
        [1] : paruje 2 obrażenia
       *[2] : kradzież 1 krwi, zasięgowa
    }
    [psyche] { $mode ->
        [0] : nacisk
       *[1] : kolejna walka
    }
    [deep-ecology] { $mode ->
        [0] : +2 przechwytywania
        [1] : drenowanie mniejsze o 2
       *[2] : odkręca się za 1 krew
    }
    [party-out-of-bounds] { $mode ->
        [0] : drenowanie mniejsze o 2
        [1] : +2 głosy
       *[2] : +1 przechwytywania
    }
    [form-of-mist] { $mode ->
        [0] : unik
       *[1] : koniec walki, a akcja może trwać dalej
    }
    [pass-through-shadow] { $mode ->
        [0] : koniec walki
       *[1] : koniec walki, a karta zostaje
    }
    [dust-up] { $mode ->
        [0] : cios ręką, +1, bez uniku
        [1] : unik i dodatkowy cios
       *[2] : cios ręką, +2
    }
    [lightning-reflexes] { $mode ->
        [0] : dodatkowy cios
       *[1] : X dodatkowych ciosów za X krwi
    }
    [hell-for-leather] { $mode ->
        [0] : unik i dodatkowy cios
        [1] : dodatkowy cios
       *[2] : kontrolujący przeciwnika spala 2 z puli
    }
    [sculpt-the-flesh] { $mode ->
        [0] : cios ręką, poważne obrażenia
       *[1] : cios ręką, +1, a karta zostaje na nim
    }
    [touch-of-oblivion] { $mode ->
        [0] : przez dwie tury się nie odkręca
       *[1] : posłanie go w letarg
    }
    [donnybrook] { $mode ->
        [0] : spalenie sprzętu lub sługi
        [1] : cios ręką, poważne obrażenia
       *[2] : kradzież 2 krwi
    }
    [touch-of-valeren] { $mode ->
        [0] : 3 krwi lub życia dla podwładnego
        [1] : sparowanie wszystkich obrażeń od ciosu
       *[2] : sparowanie wszystkich obrażeń walczącego
    }
    [monkey-wrench] { $mode ->
        [0] : +1 do drenowania za 1 krew
        [1] : +2 do drenowania za 2 krwi
       *[2] : +3 do drenowania za 3 krwi
    }
    [power-of-one] { $mode ->
        [0] : blokujący spala 2
        [1] : +1 do drenowania poza limitem
        [2] : +1 do drenowania
       *[3] : +1 krycia i +1 do drenowania
    }
    [the-sleeping-mind] { $mode ->
        [0] : przekręcony wampir nie blokuje
       *[1] : nikt się nie odkręca
    }
    [memory-rift] { $mode ->
        [0] : wampir nie może blokować
        [1] : +1 krycia
        [2] : cios kończący walkę
        [3] : wampir nie może blokować, +1 krycia
        [4] : wampir nie może blokować, cios kończący walkę
        [5] : +1 krycia, cios kończący walkę
       *[6] : wampir nie może blokować, +1 krycia, cios kończący walkę
    }
    [organized-resistance] { $mode ->
        [0] : +1 przechwytywania dla Anarchisty
       *[1] : Anarchista odkręca się i próbuje zablokować
    }
    [one-with-the-land] { $mode ->
        [0] : +2 przechwytywania
       *[1] : odkręcenie i próba zablokowania
    }
    [eagles-sight] { $mode ->
        [0] : +1 przechwytywania
       *[1] : próba zablokowania
    }
    [visions-of-zapathasura] { $mode ->
        [0] : drenowanie mniejsze o 3
       *[1] : przekręcenie, drenowanie zmniejsza się do 0
    }
    [telepathic-vote-counting] { $mode ->
        [0] : anulowanie referendum
       *[1] : wampir wstrzymuje się od głosu
    }
    [invigorate] { $mode ->
        [0] : +1 do siły
        [1] : sprzymierzeńcy nie mogą blokować
       *[2] : ciosy ręką zadają poważne obrażenia
    }
    [line-brawl] { $mode ->
        [0] : kradzież 1 z puli
        [1] : walka
       *[2] : drenowanie, +1
    }
    [psychophagia] { $mode ->
        [0] : 3 znaczniki krwi
       *[1] : 2 znaczniki krwi, odkręca się
    }
    [break-the-bonds] { $mode ->
        [0] : drenowanie, +1
        [1] : drenowanie, przekręcenie podwładnego
        [2] : drenowanie, 1 znacznik krwi dla niekontrolowanego wampira
        [3] : drenowanie, +1, przekręcenie podwładnego
        [4] : drenowanie, +1, 1 znacznik krwi dla niekontrolowanego wampira
        [5] : drenowanie, przekręcenie podwładnego, 1 znacznik krwi dla niekontrolowanego wampira
       *[6] : drenowanie, +1, przekręcenie podwładnego, 1 znacznik krwi dla niekontrolowanego wampira
    }
    [illegalism] { $mode ->
        [0] : drenowanie, odkręcenie
        [1] : drenowanie, +1 krycia
        [2] : drenowanie, +1
        [3] : drenowanie, odkręcenie, +1 krycia
        [4] : drenowanie, odkręcenie, +1
        [5] : drenowanie, +1 krycia, +1
       *[6] : drenowanie, odkręcenie, +1 krycia, +1
    }
    [the-platinum-protocol] { $mode ->
        [0] : drenowanie, +1 krycia
        [1] : drenowanie, +1
        [2] : drenowanie, znacznik zepsucia
        [3] : drenowanie, +1 krycia, +1
        [4] : drenowanie, +1 krycia, znacznik zepsucia
        [5] : drenowanie, +1, znacznik zepsucia
       *[6] : drenowanie, +1 krycia, +1, znacznik zepsucia
    }
    [make-the-misere] { $mode ->
        [0] : walka z przekręconym podwładnym, manewr
        [1] : walka z przekręconym podwładnym, +1 krycia
        [2] : walka z przekręconym podwładnym, +1 siły
        [3] : walka z przekręconym podwładnym, manewr, +1 krycia
        [4] : walka z przekręconym podwładnym, manewr, +1 siły
        [5] : walka z przekręconym podwładnym, +1 krycia, +1 siły
       *[6] : walka z przekręconym podwładnym, manewr, +1 krycia, +1 siły
    }
    [puppet-master] { $mode ->
        [0] : drenowanie, +2
       *[1] : pochwyć młodszego wampira
    }
    [slaughtering-the-herd] { $mode ->
        [0] : drenowanie, +2, sojusznicy nie blokują
       *[1] : krew wampira twojego drapieżcy
    }
    [phantasmagoria] { $mode ->
        [0] : −1 krycia dla podwładnego
       *[1] : −1 krycia dla podwładnego, a zablokowany spala 1
    }
    [biothaumaturgic-experiment] { $mode ->
        [0] : zatrudnij zwierzę z ręki
       *[1] : +1 siły i manewr dla podwładnego
    }
    [rutors-hand] { $mode ->
        [0] : za 1 poważne obrażenie
       *[1] : za 1 poważne obrażenie lub 3 znaczniki krwi
    }
    [show-of-force] { $mode ->
        [0] : drenowanie, +1; po zablokowaniu +1 siły
       *[1] : drenowanie, +2; po zablokowaniu +2 siły
    }
    [bone-shambler] { $mode ->
        [0] : z pomocą podobnych
       *[1] : z pomocą podobnych i klanu Hecata
    }
    [rotting-behemoth] { $mode ->
        [0] : bez nacisku
       *[1] : z naciskiem za 1 życie
    }
    [spectral-servitor] { $mode ->
        [0] : na jedną turę
       *[1] : dopóki płaci się 1 znacznik puli
    }
    [feral-hound] { $mode ->
        [0] : odkręcenie w fazie odrzucania
       *[1] : odkręcenie po akcji
    }
    [raptor] { $mode ->
        [0] : +1 przechwytywania
       *[1] : +1 przechwytywania, a przeciwnik ma w walce o kartę mniej
    }
    [owl-companion] { $mode ->
        [0] : 1 życie
       *[1] : 2 życia
    }
    [homunculus] { $mode ->
        [0] : 1 życie
       *[1] : 2 życia
    }
   *[other] { $mode ->
        [1] : poziom wyższy
       *[other] {""}
    }
}
how-used = { $source-id ->
    [aniel] { $ability ->
        [0] : pali znacznik zepsucia
       *[1] : pali kartę wymagającą Dyscypliny
    }
    [army-of-rats] { $ability ->
        [0] : twoja ofiara spala 1 z puli
       *[1] : pali ją
    }
    [nathaniel-bordruff] : walczy z przekręconym wampirem
    [assault-rifle] { $ability ->
        [0] : cios za 4 obrażenia, zasięgowy
       *[1] : manewr
    }
    [righteous-blade] { $ability ->
        [0] : cios
       *[1] : nacisk, by walczyć dalej
    }
    [ivory-bow] : cios za 1 poważne obrażenie, zasięgowy
    [flamethrower] : cios za 2 poważne obrażenia, zasięgowy
    [kalis-fang] : cios za poważne obrażenia
    [femur-of-toomler] : cios za poważne obrażenia
    [treasured-samadji] : unik
    [krcg-news-radio] { $ability ->
        [0] : +1 przechwytywania dla twojego podwładnego
       *[1] : +1 przechwytywania dla cudzego podwładnego za 1 z puli
    }
    [powerbase-montreal] { $ability ->
        [0] : 1 krew dla niekontrolowanego wampira
       *[1] : kradnie ją
    }
    [powerbase-munich] { $ability ->
        [0] : 1 krew do twojej puli
        [1] : 1 z puli na wampira
       *[2] : pali ją
    }
    [the-coven] { $ability ->
        [0] : 2 krwi dla wampira
       *[1] : kontrolę przejmuje twój drapieżca
    }
    [mob-connections] { $ability ->
        [0] : nacisk, by walczyć dalej
       *[1] : pali ją
    }
    [zoo-hunting-ground] : 1 krew dla wampira
    [library-hunting-ground] : 1 krew dla wampira
    [warzone-hunting-ground] : 1 krew dla wampira
    [park-hunting-ground] : 1 krew dla wampira
    [political-hunting-ground] : 1 krew dla wampira
    [biotech-company-hunting-ground] : 1 krew dla wampira
    [temple-hunting-ground] : 1 krew dla wampira
    [underworld-hunting-ground] : 1 krew dla wampira
    [backways] : +1 krycia
    [opium-den] : +1 krycia
    [fortune-teller-shop] : +1 krycia
    [elysian-fields] : +1 krycia
    [anarch-railroad] : +1 krycia
    [monastery-of-shadows] : +1 krycia
    [market-square] : +1 przechwytywania
    [kumpania] : +1 przechwytywania
    [papillon] : 2 krwi dla wampira z tytułem
    [ecoterrorists] : 1 krew dla niekontrolowanego wampira klanu Gangrel
    [dummy-corporation] : spalasz ją, drenowanie mniejsze o 2
    [the-parthenon] : jedna akcja fazy mistrza więcej
    [ferraille] : 3 głosy za 1 z puli
    [power-structure] : +1 głos dla każdego twojego Lasombra
    [gangrel-revel] : pali ją
    [the-khabar-community] : pali ją
    [saku-pihlajamaki] : manewr
    [abaddon] { $ability ->
        [0] : manewr
       *[1] : nacisk
    }
    [theo-bell] : walczy z podwładnym
    [dafina-hanganu] : walczy z podwładnym
    [barachiel] : walczy z podwładnym
    [saankalaxt] : kradnie sprzęt
    [kalinda] : spalasz Przewagę, odkręca się
    [aline-gadeke] : spala 1 krew i się odkręca
    [yewon-ong] : odrzucasz kartę wymagającą dyscypliny Oblivion za +1 głos
    [roy] : przekręca się
    [n44-magnum] { $ability ->
        [0] : cios zasięgowy, 2 obrażenia
       *[1] : manewr
    }
    [creeping-sabotage] { $ability ->
        [0] : twoja ofiara spala 1 znacznik puli
       *[1] : spalenie tej karty
    }
    [revelations] : spalenie tej karty
    [alexa-draper] : +1 głos za odrzucenie karty wymagającej Dominacji
    [flavio-goncalves] : unik
    [larissa-moreira] : +1 do drenowania za odrzucenie karty wymagającej Animalizmu
    [academic-hunting-ground] : 1 krew dla wampira
    [asylum-hunting-ground] : 1 krew dla wampira
    [slum-hunting-ground] : 1 krew dla wampira
    [society-hunting-ground] : 1 krew dla wampira
    [uptown-hunting-ground] : 1 krew dla wampira
    [arcane-library] : 1 krew na niekontrolowanego Tremere
    [art-museum] : 1 krew na niekontrolowanego Toreadora
    [the-barrens] : odrzucenie karty
    [chantry] : Tremere wychodzi z letargu za 1 znacznik puli albo krwi
    [creepshow-casino] : +1 krycia
    [elysium-the-palace-of-versailles] : +1 głos dla każdego twojego utytułowanego wampira Camarilli
    [the-labyrinth] : +1 krycia
    [ventrue-headquarters] : 3 głosy
    [warsaw-station] { $ability ->
        [0] : Nosferatu odkręci się po udanej akcji
       *[1] : spalenie tej karty, Nosferatu wychodzi z letargu
    }
    [wasserschloss-anif-austria] { $ability ->
        [0] : 1 krew wampira Tremere na tę kartę
        [1] : cała krew z tej karty na niekontrolowanego Tremere
       *[2] : spalenie tej karty
    }
    [blood-doll] { $ability ->
        [0] : 1 krew do twojej puli
       *[1] : 1 z puli dla wampira
    }
    [vessel] { $ability ->
        [0] : 1 krew do twojej puli
       *[1] : 1 z puli dla wampira
    }
    [fame] : spalasz 1 znacznik puli
    [guardian-angel] : sparowanie 1 obrażenia
    [haven-uncovered] { $ability ->
        [0] : walka z tym wampirem
       *[1] : spalenie tej karty
    }
    [pentex-subversion] : spalenie tej karty
    [anarch-troublemaker] { $ability ->
        [0] : do dwóch wampirów ofiary przekręca się, potem karta przechodzi do niej
       *[1] : spalenie sprzętu ofiary, potem karta przechodzi do niej
    }
    [dreams-of-the-sphinx] { $ability ->
        [0] : rozmiar ręki +2 w tej turze
        [1] : zyskujesz 1 znacznik puli
       *[2] : 1 krew na niekontrolowanego wampira
    }
    [smiling-jack-the-anarch] { $ability ->
        [0] : 1 z puli na tę kartę
        [1] : zapłata za znaczniki na niej
       *[2] : spalenie tej karty
    }
    [toreador-grand-ball] : spalenie tej karty
    [wider-view] { $ability ->
        [0] : za 1 przelew dobierasz kartę krypty i usuwasz jedną z gry
       *[1] : spalenie tej karty za 4 przelewy, zyskujesz 2 znaczniki puli
    }
    [bowl-of-convergence] : +1 przechwytywania za 1 krew
    [pass-through-shadow] : spalenie jej za +1 krycia
    [sculpt-the-flesh] { $ability ->
        [0] : spalenie 1 krwi lub życia
       *[1] : spalenie tej karty
    }
    [monstrous-form] { $ability ->
        [0] : +1 do siły
        [1] : manewr
       *[2] : nacisk
    }
    [hunger-of-marduk] { $ability ->
        [0] : kradzież 1 krwi
       *[1] : kradzież 2 krwi
    }
    [shadow-cast] : spalenie jej za +1 krycia
    [memory-rift] : koniec walki
    [eyes-of-the-wild] : +1 przechwytywania za 1 krew
    [dogged-pursuit] : spalenie jej za +1 przechwytywania
    [night-terrors] : koniec walki
    [melange] : spalenie jej za +1 do drenowania
    [kevlar-vest] { $ability ->
        [0] : sparowanie 2 obrażeń od broni palnej
       *[1] : sparowanie 1 obrażenia
    }
    [underbridge-stray] { $ability ->
        [0] : nacisk za 1 życie
       *[1] : spalenie tej karty, podwładny się odkręca
    }
    [carfax-abbey] { $ability ->
        [0] : 1 znacznik krwi Anarchiście
       *[1] : 1 znacznik krwi innemu Anarchiście
    }
    [the-anarch-free-press] { $ability ->
        [0] : +1 przechwytywania Anarchiście
       *[1] : 1 znacznik krwi Anarchiście po polowaniu
    }
    [anarch-revolt] { $ability ->
        [0] : spal 1 znacznik puli
       *[1] : zwołaj referendum, aby ją spalić
    }
    [scourge-of-the-enochians] { $ability ->
        [0] : spal wampira, potem przejmuje ją twój drapieżca
       *[1] : przejmuje ją twój drapieżca
    }
    [the-uncoiling] { $ability ->
        [0] : spal losowo inne wydarzenie
       *[1] : zapłać, aby ją spalić
    }
    [brujah-debate] { $ability ->
        [0] : przekręć jednego z najstarszych Brujah
       *[1] : spal ją
    }
    [ennoias-theater] { $ability ->
        [0] : ręka większa o 1
       *[1] : o 1 transfer więcej
    }
    [the-line] { $ability ->
        [0] : o 1 znacznik krwi mniej
       *[1] : ukradnij ją
    }
    [powerbase-savannah] { $ability ->
        [0] : zakończ walkę
       *[1] : ukradnij ją
    }
    [fragment-of-the-book-of-nod] { $ability ->
        [0] : dobierz 2 karty
       *[1] : ukradnij ją
    }
    [alamut] : głosy dla wampira
    [codex-of-the-edenic-groundskeepers] : drenowanie
    [camera-phone] : drenowanie, +1 do drenowania
    [saulots-avenging-fist] : wejdź w walkę z wampirem
    [gathii] : ujawnij wierzchnią kartę swojej biblioteki
    [adrino-manauara] : nacisk, aby kontynuować
    [phaibun] : odrzuć losową kartę i uniknij
    [luciano-carvalho] : przenieś sługę-zwierzę
    [elen-kamjian] : drenowanie z +1
    [kasim-bayar] : odrzuć kartę akcji politycznej za +2 siły
    [nonu-dis] : 1 znacznik krwi dla wampira klanu Ministry
    [opikun] : spal 1 znacznik krwi, aby zapobiec 2 obrażeniom
    [lenelle-mambo-of-birmingham] : wymień kartę ze stosem popiołów
    [keegan] : odkręca się
    [mora-the-death-seer] : karta ze stosu popiołów na spód biblioteki
    [ilonka] : obejrzyj rękę tego, kto cię drenował
    [tommaso-sforza] : spal 1 znacznik krwi, walka się kończy
    [gnaeus-aemilius-augustinus] : podwładny twojej ofiary otrzymuje 1 obrażenie
    [dominica] : poszukaj archetypu
    [sakhar] : poszukaj sprzętu
    [seraphina] : 2 krwi lub życia dla twojego podwładnego
    [mother-anja-giovanni] : spal 1 znacznik krwi, wampir klanu Hecata się odkręca
    [marchesa-liliana] : usuń siedem kart ze stosu popiołów za +1 do drenowania
    [hel-bla] : sojusznik ze stosu popiołów
    [gilbert-duane] : spal 1 znacznik krwi, usuń wierzchnią kartę krypty
    [darius-shirazi] : ukradnij sprzęt
    [roger-de-camden] { $ability ->
        [0] : odrzuć kartę, która wymaga Zapomnienia, i manewruj
       *[1] : odrzuć kartę, która wymaga Zapomnienia, za manewr
    }
    [abraham-dusable] { $ability ->
        [0] : odrzuć kartę, która wymaga Czarów Krwi, za +1 przechwytywania
       *[1] : odrzuć kartę, która wymaga Czarów Krwi, za +1 krycia
    }
    [garibaldi-meucci-museum] { $ability ->
        [0] : wymień kartę
       *[1] : zakończ walkę
    }
    [the-rack] { $ability ->
        [0] : 2 znaczniki krwi wybranemu wampirowi
       *[1] : ukradnij ją
    }
    [powerbase-los-angeles] { $ability ->
        [0] : o jedną akcję fazy odrzucania więcej
       *[1] : ukradnij ją
    }
    [dabbler] { $ability ->
        [0] : spal 1 znacznik krwi, aby się odkręcić
       *[1] : zyskaj 1 znacznik krwi
    }
    [tension-in-the-ranks] : odrzuć dwie karty mistrza, aby ją spalić
    [priority-contract] : wejdź w walkę z celem
    [frontal-assault] { $ability ->
        [0] : wejdź w walkę z podwładnym ofiary
       *[1] : spal ją
    }
    [the-black-throne] : 2 głosy
    [dead-pool] { $ability ->
        [0] : +2 do drenowania
       *[1] : +2 głosy
    }
    [flames-of-insurrection] : zwołaj referendum, aby ją spalić
    [flaming-candle] : wampiry nie mogą blokować
    [living-manse] : spal ją, aby zakończyć walkę
    [sniper-rifle] { $ability ->
        [0] : cios za 2 obrażenia, zasięgowy
       *[1] : wyznacz daleki zasięg
    }
    [stolen-police-cruiser] : spal ją
    [double-deuce] : otrzymuje 1 życie
    [renegade-garou] { $ability ->
        [0] : otrzymuje 1 życie
        [1] : dodatkowy cios
        [2] : manewr
       *[3] : walka z podwładnym
    }
    [n47th-street-royals] : spal ich, drenowanie zmniejsza się o 3
    [vagabond-mystic] : 1 życie dla sojusznika
    [city-star-taxi] { $ability ->
        [0] : cios dystansowy za 1 obrażenie
        [1] : manewr
       *[2] : +1 krycia dla wampira klanu Ravnos
    }
    [screamer] { $ability ->
        [0] : spal go, −1 krycia
       *[1] : spal go, akcja jest nieudana
    }
    [war-ghoul] { $ability ->
        [0] : zapobiegnij 1 obrażeniu
        [1] : walka z wampirem
       *[2] : spal go i lokację
    }
    [the-vozhd-of-sofia] { $ability ->
        [0] : cios dystansowy za 3 obrażenia
        [1] : walka z podwładnym
        [2] : odrzuć sojusznika za 2 życia
       *[3] : odrzuć sługę za 2 życia
    }
    [the-vozhd-of-szczecin] { $ability ->
        [0] : walka z wampirem
        [1] : odrzuć kartę, która wymaga Proteana, aby zapobiec 2 obrażeniom
       *[2] : odkręca się za 1 znacznik krwi wampira klanu Tzimisce
    }
    [aranthebes-the-immortal] { $ability ->
        [0] : −1 krycia podwładnego wykonującego akcję
       *[1] : wtasuj ją do biblioteki
    }
    [biothaumaturgic-experiment] : manewr
    [khabar-glory] : spal ją
    [fee-stake-seattle] : referendum, aby ją spalić
    [open-war] { $ability ->
        [0] : walka z podwładnym
        [1] : spal lokację za 2 znaczniki puli
       *[2] : przenieś na nią 1 znacznik puli
    }
    [phantasmagoria] : spal ją
    [pit-of-contemplation] { $ability ->
        [0] : 1 znacznik na nią
        [1] : spal ją i odeślij wampira
       *[2] : spal ją akcją
    }
    [the-gate-of-acheron] { $ability ->
        [0] : 1 znacznik na nią sam z siebie
        [1] : zapłać za jej znaczniki
        [2] : 1 znacznik na nią akcją
       *[3] : spal ją
    }
    [split-the-veil] : spal 1 jej znacznik
    [puppet-master] { $ability ->
        [0] : wampir odkręca się i jest w tej turze twój
       *[1] : teraz: wampir odkręca się i jest w tej turze twój
    }
    [slaughtering-the-herd] : spal 4 znaczniki krwi, aby się jej pozbyć
    [rutors-hand] : wampir się odkręca
    [show-of-force] { $ability ->
        [0] : +1 siły
       *[1] : +2 siły
    }
    [the-status-perfectus] : przenieś 1 znacznik krwi między Anarchistami
    [aggressive-corpse] : walka z podwładnym
    [bone-shambler] { $ability ->
        [0] : przekręć go za +1 do drenowania
       *[1] : +1 do drenowania za 1 znacznik krwi wampira klanu Hecata
    }
    [rotting-behemoth] { $ability ->
        [0] : walka z podwładnym
       *[1] : nacisk za 1 życie
    }
    [spectral-servitor] { $ability ->
        [0] : spal go
       *[1] : spal go albo 1 znacznik puli
    }
    [the-vozhd-of-gravesend] { $ability ->
        [0] : walka z wampirem
        [1] : zapobiegnij 1 obrażeniu
       *[2] : anuluj kartę ciosu za 1 życie
    }
    [the-vozhd-of-juiz-de-fora] { $ability ->
        [0] : walka z wampirem
       *[1] : ukradnij krew wampirowi klanu Tzimisce
    }
    [saatet-ta] { $ability ->
        [0] : +1 krycia
        [1] : +1 przechwytywania
       *[2] : +1 do drenowania
    }
    [ossian] : walka z wampirem
    [carlton-van-wyk] { $ability ->
        [0] : cios dystansowy za 1 obrażenie
        [1] : cios: unik
       *[2] : spal go i wampira, który dopuścił się diabolizmu
    }
    [archon] { $ability ->
        [0] : walka z wampirem
       *[1] : referendum, aby ją spalić
    }
    [raising-the-portcullis] : referendum, aby ją spalić
    [feral-hound] : +1 przechwytywania
    [homunculus] : odkręcenie za 1 znacznik krwi
    [crypts-sons] : blokujący się przekręca, akcja trwa
    [szlachta-assistant] : spal go, aby zapłacić o 2 mniej
    [szlachta-bodyguard] { $ability ->
        [0] : zapobiegnij 1 obrażeniu
       *[1] : spal go, akcja jest nieudana
    }
    [heroic-might] { $ability ->
        [0] : cios: spalenie sprzętu
       *[1] : cios dystansowy za 2 obrażenia
    }
    [tier-of-souls] : spal ją
    [constant-revolution] { $ability ->
        [0] : 1 znacznik na nią
        [1] : zapłać za jej znaczniki
       *[2] : spal ją za 1 żeton puli
    }
    [judgment-camarilla-segregation] { $ability ->
        [0] : spal 1 żeton puli
       *[1] : spal wampira i tę kartę
    }
    [meditative-grove] { $ability ->
        [0] : 1 znacznik krwi wampirowi Salubri
       *[1] : anuluj kartę
    }
    [the-rumor-mill-tabloid-newspaper] { $ability ->
        [0] : wybierz wampira
       *[1] : spal 1 znacznik krwi, aby mieć +1 przechwytywania
    }
    [bleeding-the-vine] { $ability ->
        [0] : przekręć ją
        [1] : spal 1 znacznik puli
       *[2] : anuluj kartę
    }
    [the-british-museum-london] : podwładny się odkręca
    [jake-washington] : spal go, do 4 znaczników krwi wampirowi
   *[other] {""}
}

# --- fazy --------------------------------------------------------------------------------------

option-gain-from-edge = Przewaga: zyskaj 1 znacznik puli
option-pay-contest = Zapłać 1 znacznik puli za dalszy spór: { $card }
option-yield-contest = Odstąp: { $card }
option-end-contest = Odkryj { $card }: nikt już się o to nie spiera
option-pay-title = { $minion } spala 1 krew i dalej spiera się o tytuł
option-yield-title = { $minion } odstępuje tytuł
option-regain-title = { $minion } bierze tytuł: nikt już się o niego nie spiera
option-unlock-infernal = Spal 1 znacznik puli, a odkręci się { $minion }
option-burn-option = Odrzuć { $card } (opcja spalenia)
option-announce-withdrawal = Zapowiedz wycofanie się
option-place-conviction = { $zone ->
    [ash] Połóż { $card } ze stosu spalonych. Kto dostaje: { $minion }
   *[hand] Połóż { $card }. Kto dostaje: { $minion }
}
option-recover = { $minion } spala 3 przekonania i dochodzi do siebie
option-mark-red-list = Wskaż z Czerwonej Listy: { $minion }
option-transfer = Przelew: 1 z puli na kartę { copy-of }
option-take-back = Cofnij do puli 1 krew z karty { copy-of } (2 przelewy)
option-draw-crypt = Dobierz kartę krypty (4 przelewy i 1 znacznik puli)
option-bring-out = Wprowadź { copy-of }
option-merge = Połącz { copy-of } i { $minion } (4 przelewy i 1 znacznik puli)
option-discard = Odrzuć { $card }

# --- akcje -------------------------------------------------------------------------------------

option-bleed = { $minion } drenuje (cel: { $player })
option-hunt = { $minion } poluje
option-equip-from = { $minion } przejmuje sprzęt, który ma { $source }
option-leave-torpor = { $minion } wychodzi z letargu
option-rescue = { $minion } ratuje z letargu: { $target }
option-diablerize = { $minion } diabolizuje: { $target }
option-become-anarch = { $minion } zostaje Anarchistą
option-hunt-down = { $minion } ściga: { $target }
option-burn-imbued = { $minion } spala: { $target }
option-play-on = Jest jeszcze czas
option-time-up = Czas minął
option-end-phase = Pas: koniec fazy podwładnych
option-block = { $minion } blokuje
option-let-happen = Teraz: { $card }

# --- walka i głosy -----------------------------------------------------------------------------

option-hand-strike = Cios ręką
option-no-strike = Bez ciosu
option-use-maneuver = Manewr ({ $card })
option-use-press = Nacisk ({ $card })
option-use-prevention = Sparuj obrażenia ({ $card })
option-prevent-from = Sparuj 1 z { $left } { $aggravated ->
    [yes] (poważne obrażenia)
   *[no] (obrażenia)
}{ $source-id ->
    [none] {""}
   *[other] , źródło: { $source }
} (numer { $wound })
option-cast = { $side ->
    [against] Przeciw: { vote-source }
   *[for] Za: { vote-source }
}
option-cast-all = { $side ->
    [against] Przeciw: wszystkie twoje głosy, które nic nie kosztują
   *[for] Za: wszystkie twoje głosy, które nic nie kosztują
}
option-cast-card = { $side ->
    [against] Przeciw: spal { $card } dla 1 głosu
   *[for] Za: spal { $card } dla 1 głosu
}

# --- pytania: fazy -----------------------------------------------------------------------------

ask-clock = Czy minął już umówiony czas ({ $minutes } min)?
ask-unlock-phase = { $part ->
    [active] { $player }, twoja faza odkręcania. Czego używasz?
   *[other] { $player }, faza odkręcania (tura: { $active }). Używasz czegoś?
}
ask-master-phase = { $part ->
    [active] { $player }, twoja faza mistrza. Którą kartę zagrywasz, czego używasz?
   *[other] { $player }, faza mistrza (tura: { $active }). Używasz czegoś?
}
ask-minion-phase = { $player }, jaką akcję wykonujesz?
ask-between-actions = { $part ->
    [active] { $player }, używasz czegoś przed następną akcją?
   *[other] { $player }, chwila między akcjami (tura: { $active }). Używasz czegoś?
}
ask-phase-end = { $part ->
    [active] { $player }, twoja faza podwładnych się kończy. Używasz jeszcze czegoś?
   *[other] { $player }, faza podwładnych się kończy (tura: { $active }). Używasz czegoś?
}
ask-influence-phase = { $part ->
    [active] { $player }, twoja faza wpływów. Co robisz? Pozostałe przelewy: { $left }.
   *[other] { $player }, faza wpływów (tura: { $active }). Używasz czegoś?
}
ask-discard-phase = { $part ->
    [active] { $player }, twoja faza odrzucania. Odrzucasz kartę?
   *[other] { $player }, faza odrzucania (tura: { $active }). Używasz czegoś?
}
ask-discard-down = { $player }, masz za dużo kart. Którą odrzucasz?

# --- pytania: akcje ----------------------------------------------------------------------------

acting = { $action ->
    [bleed] { $minion } drenuje{ by-card }
    [hunt] { $minion } poluje
    [equip] { $minion } ekwipuje się{ by-card }
    [equip-from] { $minion } przejmuje sprzęt
    [employ] { $minion } zatrudnia sługę{ by-card }
    [recruit] { $minion } pozyskuje sprzymierzeńca{ by-card }
    [political] { $minion } wykonuje akcję polityczną{ by-card }
    [leave-torpor] { $minion } wychodzi z letargu
    [rescue] { $minion } ratuje wampira z letargu
    [diablerize] { $minion } dopuszcza się diabolizmu
    [become-anarch] { $minion } zostaje Anarchistą
    [hunt-down] { $minion } ściga podwładnego z Czerwonej Listy
    [burn-imbued] { $minion } spala natchnionego
    [power] { $minion } zdobywa moc{ by-card }
   *[effect] { $minion } wykonuje akcję{ by-card }
}
ask-as-played = { $player }, { $caller } zagrywa { $card }. Odpowiadasz na to?
ask-as-announced = { $player }, { acting }. Używasz czegoś podczas deklarowania?
ask-action = { $part ->
    [acting] { $player }, { acting }. Używasz czegoś, zanim ktoś zablokuje?
    [bystander] { $player }, { acting }. Używasz czegoś?
   *[other] { $player }, { acting }. Blokujesz albo czegoś używasz? Pas to rezygnacja z bloku.
}
ask-block-attempt = { $player }, { acting }, a { $blocker } próbuje zablokować. Używasz czegoś?
ask-blocks-declined = { $player }, { acting } i nikt nie blokuje. Używasz czegoś?
ask-before-block-resolution = { $player }, { acting }, ale { $blocker } blokuje. Używasz czegoś przed walką?
ask-slave-fights = { $player }, blok zatrzymuje akcję, którą wykonuje { $minion }. Czy do walki staje niewolnik?
ask-would-succeed = { $player }, { acting } i zaraz się to uda. Używasz czegoś?
ask-after-resolution = { $player }, po akcji ({ acting }). Używasz czegoś?
ask-after-diablerie = { $player }, diabolizm się dokonał. Używasz czegoś przed krwawymi łowami?
ask-choose-target = { $target-id ->
    [hand-count] { $player }, ile kart kładziesz na { $card }?
    [own-superior] { $player }, wybierz Dyscyplinę dla { $card }.
    [vampire] { $player }, { $card }: wybierz wampira.
    [minion] { $player }, { $card }: wybierz podwładnego.
    [equipment] { $player }, { $card }: wybierz sprzęt.
    [location] { $player }, { $card }: wybierz miejsce.
    [methuselah] { $player }, { $card }: wybierz Matuzalema.
    [another-prey] { $player }, { $card }: kto będzie celem drenowania?
    [predators-predator] { $player }, { $card }: kto będzie celem drenowania?
    [uncontrolled] { $player }, { $card }: wybierz jednego ze swoich niekontrolowanych wampirów.
    [unseen] { $player }, { $card }: wybierz cudzą zakrytą kartę.
    [perhaps] { $player }, { $card }: którą kartę w grze spalasz za nią, jeśli w ogóle?
    [ash-heap] { $player }, { $card }: wybierz kartę ze stosu spalonych.
    [number] { $player }, { $card }: wybierz liczbę.
    [payer] { $player }, { $card }: kto płaci?
    [voter] { $player }, { $card }: który z głosujących ma się wstrzymać?
    [hand] { $player }, wybierz kartę z ręki dla { $card }.
    [from-hand] { $player }, { $card }: która karta z ręki wchodzi do gry?
    [melee] { $player }, { $card }: którą bronią?
    [hurt] { $player }, { $card }: komu parujesz obrażenia?
    [disciplined] { $player }, { $card }: która karta zostaje spalona?
    [gravely-struck] { $player }, { $card }: który wampir się przeraża?
    [without-pool] { $player }, { $card }: kogo ratujesz?
    [retainer] { $player }, wybierz sługę dla { $card }.
    [anarch-in-ashes] { $player }, { $card }: którą kartę bierzesz ze stosu spalonych?
    [younger-or-uncontrolled] { $player }, wybierz młodszego wampira, kontrolowanego lub nie, dla { $card }.
   *[other] { $player }, { $card }: wybierz cel.
}
ask-choose-x = { $player }, { $card }: ile wynosi X?
ask-discard-for = { $player }, { $card }: którą kartę za to odrzucasz?
ask-reduce-cost = { $player }, która karta obniża koszt { $card }, jeśli w ogóle?
ask-take-equipment = { $player }, { $minion } oddaje sprzęt: który?
ask-attach-stolen = { $player }, masz skradzioną kartę { $card }. Kto ją dostaje?
ask-split-rescue = { $player }, ile krwi za ratunek płaci { $minion }? Resztę płaci { $target }.
ask-trigger-first = { $player }, kilka kart działa w tej samej chwili. Która pierwsza?
ask-go-on = { $player }, spalasz 1 znacznik krwi, aby akcja podwładnego { $minion } trwała dalej ({ $card })?
ask-cancel-for-pool = { $player }, spalasz 1 znacznik puli, aby anulować { $card }?
ask-pay-to-block = { $player }, spalasz 1 znacznik krwi, aby dalej próbować zablokować ({ $card })?
ask-give-up-block = { $player }, czy { $minion } rezygnuje z próby zablokowania?
ask-unlock-for-blood = { $player }, spalasz 1 znacznik krwi, aby odkręcić podwładnego { $minion } ({ $card })?
ask-share-blood = { $player }, { $card }: kto dostaje następny znacznik?
ask-use-trigger = { $player }, używasz { $card }?

# --- pytania: walka ----------------------------------------------------------------------------

fighting = { $minion } i { $opponent } walczą, runda { $round }
ask-before-range = { $player }, { fighting }. Używasz czegoś przed ustaleniem zasięgu?
ask-range = { $player }, { fighting }, { range-name }. Manewrujesz?
ask-before-strikes = { $player }, { fighting }, { range-name }. Używasz czegoś przed wyborem ciosów?
ask-strike = { $player }, { $opponent } stoi naprzeciw: jaki cios zadaje { $minion }?
ask-aim = { $player }, kogo ma trafić cios, który zadaje { $minion }?
ask-as-strike-chosen = { $player }, { fighting }, { range-name }: cios wybrany. Dodajesz coś do niego?
ask-strike-chosen = { $player }, { fighting }, { range-name }: ciosy wybrane. Używasz czegoś?
ask-additional-strikes = { $player }, { fighting }, { range-name }. Zyskujesz dodatkowe ciosy?
ask-press = { $player }, { fighting }. Naciskasz?
ask-end-of-round = { $player }, { fighting }: runda się kończy. Używasz czegoś?
ask-prevent = { $player }, { $minion } ma otrzymać { damage-count }. Coś parujesz?
ask-prevent-which = { $player }, { $minion } otrzymuje różne obrażenia: z których parujesz 1?
ask-torpor-entry = { $player }, { $minion } zaraz zapadnie w letarg. Używasz czegoś?
ask-first-conviction = { $player }, { $minion } wchodzi do gry. Jakie przekonanie dostaje?
ask-burn-convictions = { $player }, które przekonania spala { $minion }?
ask-avenge = { $player }, czy { $minion } spala przekonanie, by się zemścić? Sprawca: { $target }.

# --- pytania: polityka -------------------------------------------------------------------------

polling = { $kind ->
    [blood-hunt] krwawe łowy ({ $minion })
   *[other] { $caller } zwołuje referendum{ by-card }
}
ask-before-votes = { $player }, { polling }. Używasz czegoś przed oddaniem głosów?
ask-polling = { $player }, { polling }: jak głosujesz?
ask-choose-clan = { $player }, { $card }: dla którego klanu?
ask-choose-rich = { $player }, { $card }: kto traci pulę?
ask-share-points = { $card }: do rozdzielenia zostało { $amount }. Ile dostaje { $player }?
ask-choose-justicar = { $player }, { $card }: kto ma zostać egzekutorem?
ask-feed-with = { $player }, { $card }: ile krwi zyskuje { $minion }?
ask-blood-onto = { $player }, { $card }: który niekontrolowany wampir dostaje 1 znacznik krwi, jeśli w ogóle?
ask-choose-racked = { $player }, { $card }: którego wampira wybierasz?
ask-unlock-anarch = { $player }, { $card }: który Anarchista się odkręca, jeśli w ogóle?
ask-exchange-card = { $player }, { $card }: którą kartę z ręki za nią oddajesz?
ask-ashes-to-hand = { $player }, { $card }: która z wybranych kart trafia do ręki?
ask-take-from-ashes = { $player }, { $card }: którą kartę ze stosu spalonych wybierasz? Jeszcze najwyżej: { $left }.
ask-refuse-peace = { $player }, { $card } ma usunąć z gry kartę { $minion }. Spalasz 2 znaczniki puli, aby temu zapobiec?
ask-move-card-to = { $player }, { $card }: na kogo przechodzi ta karta?
ask-burn-for-votes = { $player }, { $card }: ile puli spalasz za głosy?
ask-burn-counters = { $player }, { $card }: ile znaczników spalasz?
ask-feed-up-to = { $player }, { $card }: kto zyskuje 1 znacznik krwi? Najwyżej: { $number }.
ask-to-bottom = { $player }, { $card }: która karta idzie na spód biblioteki? Jeszcze: { $left }.
ask-draw-instead = { $player }, dobierasz kartę: jedną z tych zamiast wierzchniej karty biblioteki?
ask-lay-on = { $player }, { $card }: którą kartę na niej kładziesz? Jeszcze: { $left }.
ask-choose-circle = { $player }, { $card }: do którego kręgu należy?
ask-take-back = { $player }: zamiast dobrać kartę bierzesz z powrotem ze stosu spalonych: { $card }?
ask-give-pool = { $player }, { $card }: ile znaczników puli dajesz? Komu: { $target }.
ask-would-be-ousted = { $player }, ktoś bez znaczników puli ma zostać wyeliminowany: używasz czegoś?
ask-move-goods = { $player }, { $card }: który sprzęt i którzy słudzy przechodzą na drugiego?
ask-move-blood = { $player }: ile znaczników krwi przechodzi: { $minion } → { $target }?
ask-lay-from-hand = { $player }, { $card }: którą kartę z ręki na niej kładziesz?
ask-pay-from = { $player }, { $card }: ile znaczników z karty { $source } płaci jej koszt?
ask-burn-tokens-of = { $player }, { $card }: z którego podwładnego spalasz 2 swoje znaczniki zepsucia, aby odkręcić kartę { $minion }?
ask-burn-tokens-to-steal = { $player }, { $card }: spalasz wszystkie swoje znaczniki zepsucia z karty { $minion }, aby ją ukraść?
ask-burn-whose = { $player }, { $card }: czyj znacznik zepsucia zostaje spalony?
ask-bring-as = { $player }: na którym poziomie wchodzi do gry karta { $card }?
ask-pay-with-blood = { $player }, { $card }: jaką część kosztu płacisz krwią?
ask-suffer-which = { $player }: które obrażenie otrzymuje { $minion }?
ask-discard-to-cancel = { $player }: odrzucasz dwie karty walki, aby anulować kartę { $card }?
ask-unlock-bearer = { $player }, { $card }: odkręcasz kartę { $minion }?
ask-draw-up-to = { $player }, { $card }: ile kart dobierasz?
ask-tap-blood = { $player }, ile krwi z karty { $card } zamieniasz w pulę?
ask-captivate = { $player }, { $card }: ile z tego bierzesz jako pulę?
ask-diablerize-blocked = { $player }, { $target } próbuje wyjść z letargu, { $minion } blokuje. Czy dokonuje diabolizmu?
ask-diablerie-equipment = { $player }, który sprzęt zdiabolizowanego zabiera { $minion }?
ask-diablerie-discipline = { $player }, { $minion } pije krew starszego wampira. Jaką kartę Dyscypliny dostaje?
ask-award-trophy = { $player }, { $minion } dopada kogoś z Czerwonej Listy. Jakie trofeum dostaje?
ask-give-trophy = { $player }, twoje trofeum { $card } może dostać { $minion }. Zgadzasz się?

# --- pytania: poszczególne karty ---------------------------------------------------------------

ask-lock-up-to-two = { $player }, { $card }: które wampiry twojej ofiary się przekręcają? Najwyżej dwa.
ask-pay-jack = { $player }, { $card }: kto płaci? Do zapłaty zostało: { $left }.
ask-remove-uncontrolled = { $player }, { $card }: który niekontrolowany wampir opuszcza grę?
ask-choose-discard = { $player }, { $card }: która karta z tej ręki zostaje odrzucona?
ask-equip-level = { $player }, na którym poziomie Dyscypliny { $minion } dostaje { $card }?
ask-search-library = { $player }, { $card }: który sprzęt bierzesz z biblioteki?
ask-choose-favoured = { $player }, { $card }: który Matuzalem?
ask-choose-methuselahs = { $player }, { $card }: którzy Matuzalemowie?
ask-choose-banished = { $player }, { $card }: który wampir ma zostać wygnany?
ask-choose-expelled = { $player }, { $card }: którzy podwładni?
ask-choose-location = { $player }, { $card }: która lokacja?
ask-choose-to-lock = { $player }, { $card }: który z twoich podwładnych się przekręca?
ask-choose-salubri = { $player }, { $card }: który wampir klanu Salubri otrzymuje 2 znaczniki krwi?
ask-dig-up = { $player }, { $card }: spalić 2 znaczniki krwi, aby { $target } był gotowy?
ask-cards-for-pool = { $player }, { $card }: ile kart odrzucasz losowo? Razem z pulą: { $amount }.
ask-choose-sacrifice = { $player }, { $card }: który sojusznik lub sługa płonie?
ask-lock-theirs = { $player }, { $card }: który podwładny się przekręca?
ask-corrupt-theirs = { $player }, { $card }: który podwładny dostaje znacznik zepsucia?
ask-stand-beside = { $player }, { $card }: który Anarchista walczy dalej z podwładnym wykonującym akcję?
ask-childe-discipline = { $player }, { $minion } jest nowy. Którą kartę Dyscypliny dostaje?
ask-graves-for-pool = { $player }, { $card }: ile losowych kart ze stosu spalonych opuszcza grę? Razem z pulą: { $amount }.
ask-choose-risen = { $player }, { $card }: który sojusznik powstaje ze stosu spalonych?
ask-employ-animal = { $player }, { $card }: które zwierzę zatrudniasz?
ask-spare-hand = { $player }, { $card }: czy { $minion } spala 3 znaczniki krwi, aby uniknąć obrażenia?
ask-sew-together = { $player }, { $card }: który sojusznik lub wampir ze stosu spalonych opuszcza grę? Bez niego karta płonie.
ask-hold-servitor = { $player }, spalasz 1 znacznik puli, aby zatrzymać { $card }?
ask-drink-of = { $player }, { $card }: ile krwi kradnie? Od: { $minion }.
ask-choose-archon = { $player }, { $card }: który wampir Camarilli?
ask-choose-outlaw = { $player }, { $card }: który gotowy wampir?
ask-choose-council = { $player }, { $card }: którzy twoi Anarchiści się za to przekręcają? Dwa punkty za każdego.
ask-choose-wrecked = { $player }, { $card }: które lokacje i sprzęt płoną? Po jednym punkcie.
ask-fetch-from-library = { $player }, { $card }: którą kartę bierzesz z biblioteki?
ask-discard-at-random = { $player }, { $card }: odrzucić losową kartę z ręki ({ $target })?
ask-remove-from-ash = { $player }, { $card }: która karta opuszcza grę? Jeszcze: { $left }.
ask-choose-victim = { $player }, { $card }: który z twoich podwładnych otrzymuje obrażenie?
ask-choose-anarch = { $player }, { $card }: kto staje się Anarchistą?
ask-pool-or-crypt = { $player }, { $card }: zyskujesz 1 żeton puli? Jeśli nie, dobierasz kartę krypty.
ask-search-crypt = { $player }, { $card }: którego wampira bierzesz z krypty?

# --- co się dzieje: tury i fazy ----------------------------------------------------------------

event-begins = Zaczyna { $player }.
event-turn = Tura { $number }: { $player }.
event-phase = { $phase ->
    [unlock] { $player }: faza odkręcania.
    [master] { $player }: faza mistrza.
    [minion] { $player }: faza podwładnych.
    [influence] { $player }: faza wpływów.
   *[discard] { $player }: faza odrzucania.
}
event-plays = { $minion-id ->
    [none] { $player } zagrywa { $card }{ how-played }.
   *[other] { $minion } ({ $player }) zagrywa { $card }{ how-played }.
}
event-cancelled = { $card }: karta anulowana.
event-not-replaced = { $player } nie dobiera karty w zamian.
event-uses = { $player } używa { $card }.
event-triggers = { $card } działa.
event-discards = { $player } odrzuca { $card }.
event-draws = { $player } dobiera { cards-count }.
event-draws-privy = { $player } dobiera { $cards }.
event-draws-crypt = { $player } dobiera kartę krypty.
event-draws-crypt-privy = { $player } dobiera z krypty { $card }.
event-shuffles = { $player } tasuje bibliotekę.
event-shuffles-library = { $player } tasuje bibliotekę.
event-shuffles-crypt = { $player } tasuje kryptę.
event-finds = { $player } bierze z biblioteki { $card }.
event-expelled = { $minion } nie może w tej turze reagować, blokować ani głosować.
event-stunned = { $minion } jest ogłuszony.
event-burns-from-library = { $player } spala { $card } z wierzchu biblioteki.
event-exchanges-cards = { $player } bierze ze stosu popiołów { $card } i odkłada tam { $given }.
event-reveals-top = { $player } ujawnia wierzchnią kartę biblioteki: { $card }.
event-ash-to-bottom = { $player } kładzie { $card } ze stosu popiołów na spód biblioteki.
event-removes-from-ash = { $card } opuszcza stos spalonych ({ $player }) i grę.
event-removes-from-crypt = { $player } ujawnia z wierzchu krypty { $card }; ta karta opuszcza grę.
event-flips-coin = { $tails ->
    [yes] { $card }: moneta pokazuje reszkę.
   *[no] { $card }: moneta pokazuje orła.
}
event-fetches-crypt = { $player } bierze kartę z krypty.
event-fetches-crypt-privy = { $player } bierze z krypty { $card }.
event-shows-hand = { $player } pokazuje rękę. Widzi ją { $target }.
event-shows-hand-privy = { $player } pokazuje rękę. Widzi ją { $target }: { $cards }.

# --- co się dzieje: pula, krew, karty w grze ---------------------------------------------------

event-gains-pool = { $player } zyskuje { pool-count } ({ $before } → { $after }{ pool-cause }).
event-burns-pool = { $player } spala { pool-count } ({ $before } → { $after }{ pool-cause }).
event-loses-pool = { $player } traci { pool-count } ({ $before } → { $after }{ pool-cause }), zyskuje je { $target }.
pool-cause = { $cause-id ->
    [none] {""}
    [edge] : Przewaga
    [ousting] : wyeliminowanie ofiary
    [transfer] : cofnięty przelew
    [crypt] : karta z krypty
    [scarce] : rzadki klan
   *[other] : { $cause }
}
event-gains-blood = { $amount ->
    [0] { $minion } nie pomieści więcej; przepada: { $drained }.
   *[other] { $drained ->
        [0] { $minion } zyskuje { counters-count }.
       *[other] { $minion } zyskuje { counters-count }; nadmiar przepada: { $drained }.
    }
}
event-burns-blood = { $minion } spala { counters-count }.
event-gains-tokens = { token-count } na karcie { $minion }.
event-burns-tokens = Z karty { $minion } znika { token-count }.
event-moves-counters = { $taker-id ->
    [bank] { $giver } płaci { counters-count }{ pool-moved }.
    [uncontrolled] { $giver } oddaje { counters-count } niekontrolowanemu wampirowi{ pool-moved }.
   *[other] { $giver } oddaje { counters-count }, bierze { $taker }{ pool-moved }.
}
pool-moved = { $pool ->
    [yes] {" "}(pula { $before } → { $after })
    [both] {" "}(pula { $before } → { $after }; { $taker }: { $had } → { $has })
   *[no] {""}
}
pool-paid = { $paid ->
    [0] {""}
   *[other] ; pula { $before } → { $after }
}
event-uncontrolled-gains = { $player }: niekontrolowany wampir zyskuje { blood-count } (razem { $blood }{ pool-paid }).
event-uncontrolled-gains-privy = { $card } zyskuje { blood-count } (razem { $blood }{ pool-paid }).
event-uncontrolled-loses = { $player }: niekontrolowany wampir traci { blood-count } (zostaje { $blood }).
event-uncontrolled-loses-privy = { $card } traci { blood-count } (zostaje { $blood }).
event-removes-uncontrolled = { $player } usuwa z gry niekontrolowaną kartę { $card } (krew na niej: { $amount }).
event-exchanges = { $player } oddaje kartę { $card } i bierze ze stosu spalonych kartę { $other }.
event-ashes-to-hand = { $player } bierze ze stosu spalonych kartę { $card }, do biblioteki wtasowuje: { $amount }.
event-moves-card = { $card } przechodzi na kartę { $minion }.
event-shows-crypt = { $player } pokazuje wierzchnią kartę krypty: { $card }.
event-to-bottom-privy = { $player } kładzie na spód biblioteki kartę { $card }.
event-to-bottom = { $player } kładzie kartę na spód biblioteki.
event-draws-kept = { $player } dobiera kartę, która leżała na karcie { $source }.
event-takes-back = { $player } bierze z powrotem ze stosu spalonych kartę { $card }.
event-draws-kept-privy = { $player } dobiera kartę { $card }, która leżała na karcie { $source }.
event-draws-kept-openly = { $player } dobiera kartę { $card }, która leżała na karcie { $source }.
event-lays-on = { $player } kładzie zakrytą kartę na karcie { $source }.
event-lays-on-privy = { $player } kładzie zakrytą kartę { $card } na karcie { $source }.
event-lays-on-openly = { $player } kładzie kartę { $card } na karcie { $source }.
event-takes-edge = { $player } zdobywa Przewagę.
event-burns-edge = { $player } spala Przewagę.
event-rises = { $player } wprowadza do gry { $minion } (krew: { $amount }).
event-merges = { $player } łączy { $minion } i { $card }.
event-joins = { $player } ma nowego podwładnego: { $minion }.
event-brings = { $player } wprowadza z ręki kartę { $card } ({ $minion }).
event-sired = { $player } ma nowego podwładnego: { $minion } (stwórca: { $sire }).
event-comes-into-play = { $host-id ->
    [none] { $card } wchodzi do gry ({ $player }).
   *[other] { $card } wchodzi do gry. Ma ją { $host }.
}
event-gives-control = Kontrolę nad kartą { $card } przejmuje { $target }.
event-borrows = { $player } przejmuje na pewien czas kontrolę nad kartą { $card }.
event-returns = Kontrolę nad kartą { $card } odzyskuje { $player }.
event-burned = { $card } trafia na stos spalonych.
event-removed = { $card } opuszcza grę.
event-destroyed = { $minion } ginie.
event-locks = { $minion } przekręca się.
event-unlocks = { $minion } odkręca się.
event-wakes = { $minion } budzi się.
event-goes-to-torpor = { $minion } zapada w letarg.
event-leaves-torpor = { $minion } wychodzi z letargu.
event-sent-back = { $minion } wraca do rejonu niekontrolowanego ({ $player }).
event-incapacitated = { $minion } pada bez sił: obezwładnienie.
event-recovers = { $minion } dochodzi do siebie.
event-too-many-convictions = { $minion } ma dość przekonań: { $card } nie może zostać.
event-avenges = { $minion } bierze odwet. Sprawca: { $target }.
event-takes-equipment = { $minion } bierze { $card }.
event-marks = { $player } wskazuje z Czerwonej Listy: { $minion }.
event-awarded = { $minion } dostaje trofeum { $card }.
event-steals-card = { $player } kradnie { $card }.
event-second-copy = { $card } to druga sztuka unikatowej karty i nie może zostać.
event-contested = { $card }: karta sporna.
event-pays-contest = { $player } dalej się spiera: { $card }.
event-yields = { $player } odstępuje: { $card }.
event-contest-ends = Koniec sporu: { $card }.
event-title-contested = { $minion }: tytuł jest sporny.
event-pays-title = { $minion } dalej spiera się o tytuł.
event-title-regained = { $minion }: tytuł nie jest już sporny.
event-title-does-not-fit = { $minion } nie może mieć tego tytułu: { $title }.
event-gains-title = { $minion } zyskuje tytuł: { $title }.
event-loses-title = { $minion } traci tytuł.
event-changes-sect = { $minion } zmienia sektę: { $sect }.
event-changes-clan = { $minion } zmienia klan: { $clan }.
event-changes = { $what-id ->
    [stealth] { $target }: { changed-by } krycia{ by-card }.
    [intercept] { $target }: { changed-by } przechwytywania{ by-card }.
    [bleed] { $target }: { changed-by } do drenowania{ by-card }.
    [strength] { $target }: { changed-by } do siły{ by-card }.
    [hand-size] { $target }: rozmiar ręki { changed-by }{ by-card }.
    [no-unlock] { $target } nie odkręci się jak zwykle{ by-card }.
    [failed-blockers-lock] { $target }: kto nie zdoła zablokować, przekręca się{ by-card }.
    [ends-if-blocked] { $target }: zablokowana akcja się skończy{ by-card }.
    [unblockable-by-vampires] { $target }: wampiry nie mogą blokować{ by-card }.
    [intercept-of-lesser] { $target }: { changed-by } przechwytywania sprzymierzeńców i młodszych wampirów{ by-card }.
    [cannot-play] { $card } nie pozwala zagrywać w tej akcji niektórych kart.
   *[other] { $card } działa. Na kogo: { $target-id ->
        [none] na wszystkich
       *[other] { $target }
    }.
}
changed-by = { $less ->
    [yes] −{ $amount }
   *[no] +{ $amount }
}

# --- co się dzieje: akcje ----------------------------------------------------------------------

event-acts = { $action ->
    [bleed] { $minion } drenuje{ by-card }. Cel: { $targets }.
   *[other] { $targets ->
        [nikt] { acting }{ aimed-at }.
       *[other] { acting }. Cel: { $targets }{ aimed-at }.
    }
}
aimed-at = { $cards ->
    [nic] {""}
   *[other] {" "}({ $cards })
}
event-attempts-to-block = { $minion } próbuje zablokować (działa { $target }).
event-block-fails = { $minion } nie daje rady zablokować.
event-blocked = { $blocker } blokuje (działa { $minion }).
event-slave-fights = { $minion } staje do walki, z której schodzi { $target }.
event-deflected = { $minion } kieruje drenowanie gdzie indziej: cel { $player }.
event-succeeds = { $action ->
    [bleed] { $minion }: drenowanie się udaje.
    [hunt] { $minion }: polowanie się udaje.
   *[other] { $minion }: akcja się udaje.
}
event-fizzles = { $minion }: akcja nie ma skutku.
event-action-ends = { $minion }: akcja się kończy.
event-bleeds = { $minion }: drenowanie za { $amount }. Traci { $player }.

# --- co się dzieje: walka ----------------------------------------------------------------------

event-combat = { $minion } i { $opponent } stają do walki.
event-round = Runda { $round }.
event-range = { $range ->
    [long] Zasięg walki: daleki.
   *[close] Zasięg walki: bliski.
}
event-maneuvers = { $minion } manewruje: { range-name }.
event-sets-range = { $next ->
    [yes] Następna runda: { range-name }{ by-card }.
   *[no] Zasięg ustalony: { range-name }{ by-card }.
}
event-strikes = { $strike ->
    [hand] { $minion } zadaje cios ręką{ by-card }{ aimed }.
    [damage] { $minion } zadaje cios{ by-card }{ aimed }.
    [dodge] { $minion } robi unik{ by-card }.
    [combat-ends] { $minion } chce zakończyć walkę{ by-card }.
    [steal] { $minion } kradnie krew{ by-card }{ aimed }.
    [effect] { $minion } zadaje cios{ by-card }.
    [destroy-equipment] { $minion } niszczy sprzęt{ by-card }.
    [steal-equipment] { $minion } kradnie sprzęt{ by-card }.
   *[none] { $minion } nie zadaje ciosu.
}
aimed = { $target-id ->
    [none] {""}
   *[other] , cel: { $target }
}
event-additional-strikes = { $amount ->
    [one] { $minion } zyskuje dodatkowy cios.
    [few] { $minion } zyskuje { $amount } dodatkowe ciosy.
   *[many] { $minion } zyskuje { $amount } dodatkowych ciosów.
}
event-given = { $minion } ma { right-name } ({ $card }).
event-given-ability = { $minion } może odtąd korzystać z karty { $card }.
event-counter-for-unlock = { $minion } się nie odkręca: karta { $card } traci znacznik.
event-promised-if-blocked = { $minion } będzie mieć { right-name }, jeśli akcja zostanie zablokowana ({ $card }).
event-back-in-hand = { $card } wraca na rękę. Gracz: { $player }.
event-back-in-library = { $card } trafia do biblioteki. Gracz: { $player }.
event-no-blood-hunt = Nie można zwołać krwawych łowów. Wampir: { $minion }.
event-promised = { $minion } po bloku będzie mieć { right-name } ({ $card }).
event-hand-strikes-only = Tylko ciosy ręką ({ $card }).
event-will-be-damaged = { $minion } otrzymuje w każdej rundzie { damage-count } ({ $card }).
event-damaged = { $aggravated ->
    [0] { $minion } otrzymuje { damage-count }.
   *[other] { $amount ->
        [0] { $minion } otrzymuje { aggravated-count }.
       *[other] { $minion } otrzymuje { damage-count } i { aggravated-count }.
    }
}
event-prevents = { $aggravated ->
    [yes] { $minion }: sparowane poważne obrażenia: { $amount }.
   *[no] { $minion }: sparowane obrażenia: { $amount }.
}
event-steals-blood = { $minion } kradnie { blood-count }, traci { $target }.
event-steals-equipment = { $minion } kradnie { $card }.
event-presses-to-continue = { $minion } naciska, by walczyć dalej.
event-presses-to-end = { $minion } naciska, by zakończyć walkę.
event-combat-ends = { $minion } kończy walkę.
event-ends-combat = Walka się kończy ({ $card }).
event-another-round = Będzie następna runda ({ $card }).
event-another-combat = Ta dwójka będzie walczyć jeszcze raz ({ $card }).
event-combat-over = { $minion } i { $opponent }: koniec walki.

# --- co się dzieje: polityka i koniec ----------------------------------------------------------

event-referendum = { $kind ->
    [blood-hunt] Krwawe łowy: { $minion }.
   *[other] { $terms ->
        [nic] { $player } zwołuje referendum{ by-card }.
       *[other] { $player } zwołuje referendum{ by-card }. Warunki: { terms-of }.
    }
}
event-no-referendum = { $minion } nie ma czego poddać pod głosowanie.
event-gains-votes = { $side-id ->
    [against] { $source } zyskuje { votes-count } przeciw ({ $card }).
    [for] { $source } zyskuje { votes-count } za ({ $card }).
   *[none] { $what ->
        [ballots] { $source } zyskuje fiszki prymasów: { $amount } ({ $card }).
       *[votes] { $source } zyskuje { votes-count } ({ $card }).
    }
}
event-casts = { $ballots ->
    [0] { $player } oddaje { votes-count } { side-name }: { vote-source }.
   *[other] { $player } oddaje { votes-count } i fiszki prymasów ({ $ballots }) { side-name }: { vote-source }.
}
event-burns-for-vote = { $player } spala { $card } dla głosu.
event-abstains = { $minion } musi wstrzymać się od głosu.
event-referendum-passes = Referendum przechodzi, { $votes_for } do { $votes_against }.
event-referendum-fails = Referendum upada, { $votes_for } do { $votes_against }.
event-referendum-cancelled = Referendum anulowane.
event-diablerizes = { $minion } diabolizuje. Ginie { $target }.
event-learns = { $zone ->
    [library] { $minion } uczy się: { $card }, z biblioteki.
    [ash] { $minion } uczy się: { $card }, ze stosu spalonych.
   *[hand] { $minion } uczy się: { $card }.
}
event-ousted = { $player } odpada z gry.
event-scores = { $amount ->
    [one] { $player } zdobywa punkt zwycięstwa.
    [few] { $player } zdobywa { $amount } punkty zwycięstwa.
   *[many] { $player } zdobywa { $amount } punktów zwycięstwa.
}
event-announces-withdrawal = { $player } zapowiada wycofanie się.
event-withdraws = { $player } wycofuje się z gry.
event-time-out = Czas minął: pół punktu zwycięstwa, { $player }.

# --- dlaczego nie ------------------------------------------------------------------------------

why-VTES-ACT-02 = Ten podwładny jest przekręcony: akcje wykonują tylko odkręceni.
why-VTES-ACT-04 = Najpierw akcja przymusowa: wampir bez krwi musi polować.
why-VTES-ACT-05 = Ten podwładny ma akcję przymusową i nie może wykonać innej: wampir bez krwi musi polować.
why-VTES-ACT-06 = Ten podwładny jest uwięziony: nie może wykonać akcji, do której jest zmuszony.
why-VTES-ACT-08 = Ten podwładny już to zrobił w tej turze.
why-VTES-ACT-14 = Sprzymierzeniec nie działa w turze, w której został pozyskany.
why-VTES-ACT-BLEED-03 = Nie ma kogo drenować.
why-VTES-ACT-BLEED-04 = To działa tylko podczas drenowania.
why-VTES-ACT-BLEED-06 = To drenowanie zwiększa już inny modyfikator akcji: drugi nie może.
why-VTES-ACT-HUNT-04 = Sprzymierzeńcy nie polują.
why-VTES-ACT-LEAVE-02 = Ma za mało krwi, by wyjść z letargu.
why-VTES-ACT-RESCUE-03 = Oboje mają za mało krwi na ten ratunek.
why-VTES-ADDSTR-01 = Dodatkowe ciosy zyskuje się po pierwszej parze ciosów.
why-VTES-ADDSTR-05 = W tej rundzie zyskał już dodatkowe ciosy.
why-VTES-ADV-02 = Na to trzeba 4 przelewów i 1 znacznika puli.
why-VTES-BLOCK-01 = Nie możesz blokować tej akcji: nie jest skierowana przeciw tobie, a działający nie jest twoim sąsiadem.
why-VTES-BLOCK-10 = Ten podwładny nie może zablokować tej akcji.
why-VTES-CANCEL-07 = Ta karta nie jest zagrywana w zwykły sposób, więc nie da się jej anulować.
why-VTES-COMBAT-05 = To dla walczących i tylko w walce.
why-VTES-COMBAT-08 = Walka się teraz nie kończy albo nie może już trwać dalej.
why-VTES-COMBAT-RANGE-03 = Ostatni manewr był twój: odpowiedzieć może przeciwnik.
why-VTES-COMBAT-RANGE-04 = Nie ma tu manewru do użycia.
why-VTES-COMBAT-RANGE-05 = Pierwszy cios wyznacza już inny manewr.
why-VTES-COMBAT-RANGE-06 = Zagrany manewr trzeba wykorzystać w tej rundzie.
why-VTES-COMBAT-RANGE-08 = Zasięg jest ustalony: w tej rundzie nikt nie manewruje.
why-VTES-CONTEST-03 = Najpierw zapłać za sporne karty albo je odstąp.
why-VTES-CONTEST-05 = Masz już taką, a jest unikatowa.
why-VTES-DISC-01 = Ten podwładny nie ma potrzebnej Dyscypliny.
why-VTES-DISC-02 = Ten podwładny ma potrzebną Dyscyplinę tylko na poziomie podstawowym.
why-VTES-DMG-02 = Obrażenia paruje tylko ten, kto je otrzymuje.
why-VTES-DMG-11 = Nie ma obrażeń, które to mogłoby sparować.
why-VTES-DMG-12 = Ten cios nie zadaje obrażeń, więc nie ma czego zwiększać.
why-VTES-EDGE-05 = Nie masz Przewagi.
why-VTES-EVENT-01 = Najwyżej jedno wydarzenie w fazie odrzucania, za akcję tej fazy.
why-VTES-EVENT-02 = To wydarzenie było już zagrane w tej grze.
why-VTES-IMB-06 = Za mało przekonań.
why-VTES-IMB-08 = Moce zagrywają tylko natchnieni.
why-VTES-IMB-09 = Ten natchniony ma już tę moc.
why-VTES-IMB-10 = Ta moc jest przekręcona.
why-VTES-IMB-12 = To nie działa, gdy natchniony pada bez sił.
why-VTES-IMB-14 = Na to trzeba 3 przekonań.
why-VTES-INFL-01 = Zostało za mało przelewów.
why-VTES-INFL-03 = Nie masz już przelewów albo puli.
why-VTES-INFL-04 = Na to trzeba 2 przelewów i krwi, którą można cofnąć.
why-VTES-INFL-05 = Na to trzeba 4 przelewów, 1 znacznika puli i karty w krypcie.
why-VTES-INFL-07 = Ma jeszcze za mało krwi: potrzeba tyle, ile wynosi potencjał.
why-VTES-MASTER-02 = Nie masz już akcji fazy mistrza.
why-VTES-MCARD-01 = Karty mistrza zagrywa się we własnej fazie mistrza.
why-VTES-MCARD-03 = Pozaturowej karty mistrza nie można zagrać we własnej turze.
why-VTES-MCARD-04 = Od twojej ostatniej fazy mistrza jedna pozaturowa karta już była zagrana.
why-VTES-MIN-04 = Ten podwładny zagrał już ten modyfikator w tej akcji.
why-VTES-MIN-09 = Referenda zwołują tylko wampiry.
why-VTES-MIN-12 = Ten podwładny zagrał już tę reakcję w tej akcji.
why-VTES-MIN-14 = Odruch odpowiada tylko na kartę zagraną na tego podwładnego.
why-VTES-PLAY-04 = Teraz można tylko odpowiedzieć na zagrywaną kartę.
why-VTES-PRESS-02 = Ostatni nacisk był twój albo nie ma na co naciskać.
why-VTES-PRESS-04 = Ten nacisk do tego nie służy.
why-VTES-R-05 = Ta akcja została przerwana: w tej turze nie można jej powtórzyć.
why-VTES-R-15 = Może zadać cios, więc musi to zrobić.
why-VTES-REF-01 = Nie trwa żadne referendum.
why-VTES-REF-06 = Te głosy są już oddane i tak zostaje.
why-VTES-REF-07 = Te głosy mogą paść tylko na drugą stronę.
why-VTES-REQ-01 = { $need ->
    [clan] Potrzebny jest podwładny z innego klanu.
    [sect] Potrzebny jest podwładny z innej sekty.
    [age] Potrzebny jest starszy wampir.
    [title] Potrzebny jest wampir z odpowiednim tytułem.
    [political] Tylko podczas akcji politycznej.
    [locked] Może to zrobić tylko przekręcony podwładny.
    [bleed-at-you] Tylko wtedy, gdy ktoś cię drenuje.
    [vampire] Może to zrobić tylko wampir.
    [close-range] Tylko przy zasięgu bliskim.
    [not-played] Nie w akcji, w której już to zagrano.
    [referendum-passed] Tylko po wygranym referendum.
    [predator-acts] Tylko wtedy, gdy akcję wykonuje podwładny twojego drapieżcy.
    [directed-at-you] Tylko wobec akcji wymierzonej w ciebie.
    [ready] Może to zrobić tylko gotowy podwładny.
    [opposing-vampire] Tylko przeciwko wampirowi.
    [succeeded] Tylko po udanej akcji.
    [was-blocked] Tylko po zablokowanej akcji.
    [would-bleed] Tylko wtedy, gdy drenowanie ma się właśnie udać i nic go nie zastępuje.
    [somebody-richer] Nikt nie ma większej puli niż ty.
    [has-blocked] Tylko dla podwładnego, który zablokował akcję.
    [can-attempt] Ten podwładny nie mógłby teraz blokować, nawet gdyby się odkręcił.
    [not-directed] Tylko podczas akcji, która nie jest w nikogo wymierzona.
    [acting-yours] Tylko wtedy, gdy akcję wykonuje twój podwładny.
    [acting-clan] Tylko dla podwładnego z tego klanu, który wykonuje akcję.
    [counters] Nic już na niej nie ma.
    [blood] Podwładny nie ma już czego spalić.
    [acting] Tylko dla podwładnego, który wykonuje akcję.
    [acting-vampire] Tylko dla wampira, który wykonuje akcję.
    [host-in-torpor] Tylko wtedy, gdy podwładny z tą kartą jest w letargu.
    [edge] Nie masz Przewagi.
    [other-than-yours] Ta karta jest twoja.
    [not-other-than-yours] Należy do kogoś innego.
    [tokens] Tylko dla podwładnego z takim znacznikiem.
    [blocker-tokens] Na podwładnym, który próbuje zablokować, nie ma twojego takiego znacznika.
    [fights-this-with] Tylko dla walczącego z nią podwładnego z takim znacznikiem.
    [blocks-this-with] Tylko dla podwładnego z takim znacznikiem, gdy ta karta działa.
    [has-hurt-more] Podwładny nie zadał w tej rundzie więcej obrażeń niż przeciwnik.
    [opposing-there] Przeciwnik został spalony.
    [struck-with-it] Tylko po ciosie tą bronią.
    [slain-with-it] Tylko dla wampira, którego ona spala.
    [nothing-kept] Tylko gdy nie leży już na niej żadna karta.
    [ready-host-of] Tylko gdy ma ją gotowy podwładny jej klanu.
    [vampire-of-at-most] Tylko dla młodego wampira.
    [directed-at-own] Tylko wobec akcji ukierunkowanej na twojego podwładnego jej klanu.
    [terms-name-own] Tylko w referendum, którego warunki wymieniają twojego podwładnego jej klanu.
    [has-rescued] Tylko po takim ratunku.
    [own-host] Tylko dla podwładnego, na którym leży, póki kontrolujesz oboje.
    [not-fights-with-it] Nie w walce podwładnego z tą kartą.
    [blocker-vampire-without] Tylko wobec próbującego zablokować wampira bez tej Dyscypliny.
    [anarchs-work] Tylko po akcji, która wymaga Anarchisty albo go nim uczyniła.
    [between-actions] Nie podczas akcji.
    [directed-at-host] Tylko wobec akcji ukierunkowanej na podwładnego z tą kartą.
    [ally-against-acting-vampire] Tylko dla sprzymierzeńca walczącego z działającym wampirem.
    [first-blocked-duel] Tylko w pierwszej takiej walce w turze.
    [idle-turn] Twój podwładny podjął w tej turze akcję.
    [not-succeeded] Tylko po akcji, która się nie udała.
    [vampire-of-at-least] Tylko dla starszego wampira.
    [debtors-turn] Tylko w fazie odkręcania Matuzalema, którego uratowała.
    [influence-phase] Tylko w twojej fazie wpływów.
    [crypt] Twoja krypta jest pusta.
    [disc] Podwładny nie ma potrzebnej Dyscypliny.
    [level] Podwładny ma potrzebną Dyscyplinę tylko na poziomie podstawowym.
    [not-blocking] Nie dla podwładnego, który próbuje blokować.
    [wounded] Tylko dla podwładnego, który trafia do letargu.
    [falling] Tylko dla podwładnego, który właśnie miałby trafić do letargu.
    [opposing-falling] Tylko wtedy, gdy przeciwnik miałby właśnie trafić do letargu.
    [target-pool-at-most] Drenowany Matuzalem ma za dużą pulę.
    [played] Tylko w akcji, w której zagrano wskazaną na niej kartę.
    [spied-upon] Tylko wobec Matuzalema, którego ta karta pamięta.
    [merged] Tylko dla połączonego wampira.
    [referendum] Nie ma takiego referendum.
    [votes] Tylko dla podwładnego, który tak zagłosował.
    [yours] Tylko dla twojego podwładnego.
    [monster] Tylko dla potwora.
    [titled] Tylko dla kogoś z ważnym tytułem.
    [directed] Tylko podczas akcji w kogoś wymierzonej.
    [blocking] Tylko dla podwładnego, który próbuje blokować.
    [is-this] Tylko dla samej tej karty.
    [is-host] Tylko dla podwładnego, na którym leży ta karta.
    [host-ready] Tylko wtedy, gdy podwładny z tą kartą jest gotowy.
    [against-host] Tylko dla cudzych podwładnych, gdy podwładny z tą kartą jest gotowy.
    [acting-titled] Tylko wtedy, gdy akcję wykonuje utytułowany wampir.
    [bleed-action] Tylko podczas drenowania.
    [titled-or-political] Tylko wobec utytułowanego wampira albo akcji politycznej.
    [bleed-at-controller] Tylko wtedy, gdy ktoś drenuje kontrolującego tę kartę.
    [its-referendum] Tylko w referendum, które wszczyna ten wampir.
    [no-counters] Tylko wtedy, gdy nie ma na niej znaczników.
    [trait] Tylko dla podwładnego ze wskazaną cechą.
    [same-circle] Tylko dla podwładnego z tego samego kręgu.
    [opposing-ready] Tylko przeciwko gotowemu podwładnemu.
    [not-opposing-ready] Tylko gdy przeciwnik nie jest już gotowy.
    [opposing-laden] Przeciwnik nie ma ani sprzętu, ani sługi.
    [combatant] Tylko dla podwładnego, który walczy.
    [same-targets] Tylko przeciwko tym, których karta pamięta.
    [not-locked] Może to zrobić tylko odkręcony podwładny.
    [summons] Tylko przy werbowaniu lub zatrudnianiu upiora albo zombi.
    [can-soar] Ten podwładny i tak nie może teraz próbować zablokować.
    [bleeds-hosts-controller] Tylko dla wampira, który ją zagrał, gdy drenuje kontrolującego podwładnego, na którym leży.
    [outsider] Tylko dla wampira innej sekty.
    [first-round] Tylko w pierwszej rundzie walki.
    [not-first-round] Nie w pierwszej rundzie walki.
    [not-close-range] Tylko na dalekim zasięgu.
    [closing] Tylko aby skrócić zasięg do bliskiego.
    [opposing-equipped] Przeciwnik nie ma sprzętu.
    [acting-younger] Tylko przeciw młodszemu wampirowi.
    [attempted] Tylko gdy podwładny próbuje zablokować.
    [several-left] Nie, gdy w grze zostało tylko dwóch Matuzalemów.
    [has-played] Tylko dla podwładnego, który zagrał wymienioną na niej kartę.
    [not-has-played] Nie w tej samej akcji co karta, którą wymienia.
    [not-bleed-action] Nie podczas drenowania.
    [own-turn] Tylko w swojej turze.
    [source-ready] Tylko gdy jest gotowy.
    [pool-at-most] Masz za dużo puli.
    [location-held] Nie kontrolujesz żadnego miejsca.
    [acting-sect] Tylko dla działającego podwładnego jego sekty.
    [acting-younger-of] Tylko przeciw młodszemu wampirowi tego klanu.
    [acting-older-of] Tylko przeciw starszemu wampirowi tego klanu.
    [fighting] Tylko we własnej walce.
    [source-unlocked] Jest już przekręcony.
    [opposing-older] Tylko przeciw starszemu wampirowi.
    [opposing-titled] Tylko przeciw wampirowi z tytułem.
    [opposing-clan] Tylko przeciw wampirowi wymienionego klanu.
    [opposes-this] Tylko w walce z nim.
    [this-acts] Tylko podczas jego własnej akcji.
    [not-this-acts] Nie podczas jego własnej akcji.
    [not-location-held] Kontrolujesz miejsce.
    [acting-capacity] Tylko dla starszego działającego wampira.
    [blocker-clan] Tylko dla blokującego podwładnego tego klanu.
    [blocker-capacity] Tylko dla starszego blokującego wampira.
    [blocker-yours] Tylko dla twojego blokującego podwładnego.
    [not-blocker-yours] Tylko dla cudzego blokującego podwładnego.
    [lacks-intercept] Tylko dla blokującego, któremu brakuje przechwytywania.
    [titled-of] Tylko dla wampira tego klanu z tytułem.
    [bleeds-of] Tylko dla drenującego wampira tego klanu.
    [candidate-of] Nie ma nikogo, kto mógłby dostać ten tytuł.
    [opposes-host] Tylko w walce z podwładnym, na którym leży.
    [unspent] W tej turze spaliła już pulę.
    [has-bled] Tylko po drenowaniu za 1 lub więcej.
    [acting-blood] Działający wampir ma za mało krwi.
    [bleed-at-least] To drenowanie jest na to za małe.
    [blocker-sect] Tylko dla blokującego podwładnego jego sekty.
    [first-action] Tylko podczas pierwszej akcji w fazie podwładnych.
    [not-first-action] Nie podczas pierwszej akcji w fazie podwładnych.
    [has-hunted] Tylko po polowaniu, które dało krew.
    [reacted] Tylko jeśli ktoś zagrał reakcję.
    [holds-sect] Nie kontrolujesz gotowego podwładnego tej sekty.
    [not-holds-sect] Kontrolujesz gotowego podwładnego tej sekty.
    [holds-title] Nie kontrolujesz gotowego wampira z tym tytułem.
    [ally-against-vampire] Tylko dla sprzymierzeńca, gdy działa wampir.
    [undefended] Tylko przeciw komuś bez gotowego odkręconego podwładnego.
    [vampire-with-it] Tylko dla wampira z tą kartą.
    [holds-torpid] Nie masz wampira w letargu.
    [other-events] W grze nie ma innego wydarzenia.
    [pool-for-events] Masz za mało puli na wydarzenia w grze.
    [grounds-elsewhere] Nikt inny nie ma karty Hunting Ground.
    [work-of-the-dead] Tylko po akcji wymagającej klanu Hecata lub dyscypliny Oblivion.
    [action-at-clan] Tylko przeciw celowi z tego klanu.
    [acting-vampire-fights] Tylko w walce twojego działającego wampira.
    [plays-animal] Tylko dla zwierzęcia, sojusznika lub sługi.
    [plays-servant-of] Tylko dla sojusznika lub sługi tego klanu.
    [plays-requiring] Tylko dla karty, która tego wymaga.
    [plays-strike-at-this] Tylko dla karty ciosu przeciw temu podwładnemu.
    [own-minion-fights] Tylko w walce twojego podwładnego.
    [own-vampire-fights] Tylko w walce twojego wampira.
    [own-undead-fights] Tylko w walce twojego sojusznika, upiora lub zombie.
    [opposing-lesser] Tylko przeciw sojusznikowi lub młodszemu wampirowi.
    [fights-this] Tylko dla podwładnego, który z nim walczy.
    [owes-bleed] Tylko dopóki masz przekręconego podwładnego, i raz na turę.
    [action-requires] Tylko po akcji, która tego wymaga.
    [library] Twoja biblioteka jest pusta.
    [ash-heap] W twoim stosie popiołów jest za mało kart.
    [directed-at-this] Tylko dla akcji na niego ukierunkowanej.
    [undead-acts] Tylko gdy akcję wykonuje sojusznik, upiór lub zombie.
    [master-played] Tylko po zagraniu karty mistrza w tej fazie.
    [somebody-to-convert] Nie masz innego wampira bez tytułu.
    [contracted] Tylko dla wampira z kontraktu, gdy jego cel jest gotowy.
    [under-contract] Tylko dla podwładnego z twoim kontraktem.
    [idle-so-far] Nie po akcji w tej turze, której nikt nie musiał wykonać.
    [first-recruit] Tylko za pierwszego sojusznika zwerbowanego w tej turze przez podwładnego.
    [capacity] Potrzebny jest starszy wampir.
    [came-of-block] Tylko w walce po zablokowaniu.
    [source-unmarked] Nie w turze, w której weszła do gry.
    [prey-turn] Tylko w turze ofiary tego, kto ją kontroluje.
    [host-acts] Tylko gdy akcję wykonuje podwładny z tą kartą.
    [holds-card] Nie kontrolujesz takiej karty.
    [not-holds-card] Możesz mieć tylko jedną taką kartę.
    [own-of] Tylko dla podwładnego z klanu, którego kontroluje ten sam Matuzalem.
    [host-outside] Tylko dla podwładnego z innej sekty.
    [own-of-age] Tylko dla wampira klanu Hecata o pojemności co najmniej 4, którego kontroluje ten sam Matuzalem.
    [veils-left] W tej fazie spalono już znaczniki z dwóch takich kart.
    [quails] Tylko dla wampira o pojemności najwyżej 4, który drenuje kontrolującego tę kartę.
    [herder-gone] Tylko gdy wampir, którego pamięta karta, nie jest już gotowy.
    [remembers] Tylko dla Dyscypliny, którą pamięta karta.
    [calls-as] Tylko dla wampira z klanu, który zwołał referendum.
    [title-stands] Tytuł jest sporny.
    [titled-outside] Tylko dla kogoś z tytułem innej sekty.
    [anarch-has-blocked] Tylko po walce blokującego Anarchisty, gdy masz innego odkręconego Anarchistę.
    [storms-the-gate] Twoja ofiara nie ma wampira w letargu.
    [sect-there] Nie ma wampira z tej sekty.
    [blocks-host] Tylko dla podwładnego, który próbuje zablokować tego z tą kartą.
    [anarch-at-hand] Nie masz innego gotowego odkręconego Anarchisty.
    [fellow-acts] Tylko gdy akcję wykonuje inny taki sojusznik, którego kontrolujesz.
    [foresaw-it] Tylko dla wampira, który użył przeciw niemu Nadwrażliwości.
    [not-superior-card] Tylko dla karty, która weszła do gry na poziomie niższym.
    [of-controller] Tylko dla podwładnych tego, kto ją kontroluje.
    [of-prey] Tylko dla podwładnych ofiary.
    [falls-to-lasombra] Tylko dla wampira walczącego z twoim Lasombrą.
    [falls-to-anarch] Tylko dla podwładnego walczącego z Anarchistą.
    [dabbled] W tej akcji nie użył trzech dyscyplin.
    [busy-with-its-anarch] Tylko wobec innych, gdy jego Anarchista działa, blokuje lub walczy.
    [holds-cards] Nie masz kart na ręce.
    [anarchs-fight] Tylko w walce twojego Anarchisty z innym Anarchistą.
    [anarch-discarded] Tylko za kartę, która wymaga Anarchisty lub nim czyni.
    [its-turn] Tylko w turze tego, kto ją kontroluje.
    [fights-with-it] Tylko w walce podwładnego z tą kartą.
    [lies-in-wait] Tylko gdy posiadacz zablokował, a zasięgu jeszcze nie wyznaczono.
    [takes-it-over] Tylko dla tego, kto ją przejmuje.
    [out-for-company] Tylko podczas polowania, werbowania lub zatrudniania.
    [blocked-by-prince] Tylko jeśli zablokował książę lub arcybiskup.
    [chases-it] Tylko przeciw Anarchiście z tą kartą.
    [recruits] Tylko dla werbowanego sprzymierzeńca.
    [priscus] Tylko dla priscusa.
    [titled-no-priscus] Tylko dla kogoś z tytułem innym niż priscus.
    [younger-ready] Nie ma gotowego wampira młodszego od tego.
    [any-location] W grze nie ma lokacji.
    [titled-vampire] Tylko dla wampira z tytułem.
    [prey-ash-heap] W stosie popiołów twojej ofiary jest za mało kart.
    [bleeds-prey] Tylko przy drenowaniu twojej ofiary.
    [superior-card] Tylko jeśli weszła do gry na poziomie wyższym.
    [controls-outsider] Tylko mając wampira spoza Camarilli.
    [combat] Tylko w walce.
    [not-combat] Nie w walce.
    [in-minion-phase] Tylko w fazie podwładnych.
    [not-own-turn] Nie w swojej turze.
    [not-source-unlocked] Już jest odkręcony.
    [neighbour-acts] Tylko gdy akcję wykonuje podwładny twojego drapieżcy lub twojej ofiary.
    [directed-at-own-minion] Tylko dla akcji ukierunkowanej na twojego podwładnego.
    [directed-at-own-ally] Tylko dla akcji ukierunkowanej na twojego sojusznika.
    [not-attempted] Nie w trakcie próby blokowania.
    [not-blood] Ma co najmniej 3 życia.
    [played-on-clan] Tylko wobec karty zagrywanej na twojego podwładnego tego klanu.
    [plays-curiosity] Tylko dla sprzętu, który nie jest elektroniczny, pojazdem ani bronią.
    [has-curiosity] Tylko po założeniu takiej karty z ręki, raz na turę.
    [heard-rumor] Tylko dla wybranego w tej akcji wampira, gdy próbuje zablokować i ma krew.
   *[other] Nie wszystko, czego karta wymaga, jest spełnione.
}
why-VTES-REQ-02 = Potrzebny jest gotowy podwładny, który spełnia wymagania tej karty mistrza.
why-VTES-REQ-03 = Za mało krwi.
why-VTES-REQ-04 = Masz za mało puli.
why-VTES-REQ-05 = Nie masz karty, którą można za to odrzucić.
why-VTES-REQ-10 = Krwią płaci za to tylko wampir.
why-VTES-RES-08 = Najpierw musi się stać to, co miało nastąpić na koniec akcji.
why-VTES-STEALTH-04 = Krycie nie jest teraz potrzebne: zwiększa się je, gdy ktoś właśnie blokuje.
why-VTES-STEALTH-05 = Przechwytywanie nie jest teraz potrzebne: zwiększa je ten, kto próbuje zablokować i ma go za mało.
why-VTES-STRIKE-01 = To nie pora na ten cios.
why-VTES-STRIKE-02 = Ciosy wybiera się po kolei: teraz wybiera kto inny.
why-VTES-STRIKE-04 = Pierwszy cios wyznacza manewr.
why-VTES-STRIKE-06 = Ten cios tak daleko nie sięga.
why-VTES-TERM-10 = Jest przekręcony: blokują tylko odkręceni.
why-VTES-TGT-01 = Nie ma na czym tego użyć.
why-VTES-TGT-03 = Tego nie można wybrać na cel.
why-VTES-TITLE-03 = Jego tytuł nie pasuje do klanu lub sekty i nie daje głosów.
why-VTES-TITLECON-02 = Jego tytuł jest sporny i nie daje głosów.
why-VTES-TITLECON-03 = Najpierw spal krew za sporny tytuł albo go odstąp.
why-VTES-TITLECON-04 = Wampir w letargu musi odstąpić tytuł.
why-VTES-TRAIT-02 = Ciąży na nim Klątwa krwi: żadnego diabolizmu.
why-VTES-TRAIT-06 = W tej turze już ścigał kogoś z Czerwonej Listy.
why-VTES-TRAIT-09 = Nie stać cię na kolejnego rzadkiego wampira tego klanu.
why-VTES-TRAIT-10 = Niewolnik wykonuje akcje ukierunkowane tylko przy gotowym członku klanu swoich panów.
why-VTES-TRAIT-12 = Jest jałowy: nie wprowadza nowych wampirów do gry.
why-VTES-UNLOCK-03 = Najpierw trzeba zrobić to, co obowiązkowe.
why-VTES-UNLOCK-05 = Masz podwładnego, który mógłby tego użyć.
why-VTES-VOTE-01 = To nie daje teraz głosów.
why-VTES-VOTE-03 = Masz już swój głos z karty akcji politycznej.
why-VTES-VOTE-06 = Głosują tylko gotowe wampiry.
why-VTES-VOTE-10 = Musi wstrzymać się od głosu.
why-VTES-WORD-01 = To było już użyte w tej fazie.
why-VTES-WORD-02 = Jest przekręcona, a użycie wymaga przekręcenia.
why-VTES-WORD-06 = Zabrania tego karta w grze.
why-VTES-WORD-07 = To już było użyte, a liczba użyć jest ograniczona.

# --- stół --------------------------------------------------------------------------------------

board-setup = Przygotowanie.
board-turn = Tura { $turn }: { $player }, { phase-name }.
board-transfers = Pozostałe przelewy: { $transfers }.
board-actions-left = { $phase ->
    [master] Pozostałe akcje fazy mistrza: { $actions }.
   *[discard] Pozostałe akcje fazy odrzucania: { $actions }.
}
board-edge = Przewagę ma { $player }.
board-edge-free = Przewagi nie ma nikt.
board-gone = { $player }: poza grą, punkty zwycięstwa { $points }.
board-methuselah = { $player }: pula { $pool }, punkty zwycięstwa { $points }, ręka { $hand } z { $size }, biblioteka { $library }, krypta { $crypt }, stos spalonych { $ash }.
board-methuselah-you = { $player } (ty): pula { $pool }, punkty zwycięstwa { $points }, ręka { $hand } z { $size }, biblioteka { $library }, krypta { $crypt }, stos spalonych { $ash }.
board-neighbours = Twoja ofiara: { $target }. Twój drapieżca: { $partner }.
board-withdrawing = Zapowiedziane wycofanie się.
board-in-play = W grze: { $cards }.
board-uncontrolled = Niekontrolowane: { $cards }.
board-own-hidden = { copy-of } ({ $blood } z { $capacity })
board-face-down = Niekontrolowane, zakryte: { $count }, z krwią { $blood }.
board-ash = Stos spalonych: { $cards }.
board-open-hand = Odkryta ręka: { $cards }.
board-hand = Twoja ręka: { $cards }.
board-blood = krew { $blood } z { $capacity }
board-life = życie { $blood }
board-torpor = w letargu
board-incapacitated = bez sił (obezwładnienie)
board-locked = karta przekręcona
board-card-locked = przekręcona
board-contested = sporna
board-title = { $title }
board-title-contested = { $title } (tytuł sporny)
board-bleed = drenowanie { $amount }
board-strength = siła { $amount }
board-votes = { votes-count }
board-tokens = { token-count }
board-marked = z Czerwonej Listy, w tej turze na celowniku ({ $players })
board-attached = na karcie: { $cards }
board-counters = { $blood ->
    [one] 1 znacznik
    [few] { $blood } znaczniki
   *[other] { $blood } znaczników
}
board-playing = { $minion-id ->
    [none] { $player } zagrywa: { $card }.
   *[other] { $player } zagrywa: { $card } (podwładny: { $minion }).
}
board-action = { $player }: { acting }.
board-action-chosen = Dotyczy: { $cards }.
board-action-targets = Cel: { $players }.
board-action-bleed = Drenowanie za { $amount }.
board-action-stealth = Krycie { $stealth }; nikt nie blokuje.
board-action-outcome = { $outcome ->
    [success] Akcja się udaje.
    [blocked] Blokuje { $minion }.
    [ended] Akcja została przerwana.
   *[other] Akcja się nie udaje.
}
board-action-block = { $blocked ->
    [yes] Krycie { $stealth }, przechwytywanie { $intercept } ({ $minion }): na razie blok się udaje.
   *[no] Krycie { $stealth }, przechwytywanie { $intercept } ({ $minion }): na razie blok się nie udaje.
}
board-action-played = Zagrane w tej akcji: { $cards }.
board-played = { $number }. { $card } ({ $player })
board-played-cancelled = { $number }. { $card } ({ $player }, unieważniona)
board-action-may-block = Mogą blokować: { $minions }.
board-blocker = { $minion } (przechwytywanie { $intercept })
board-impulse = Pas: { $players }. Teraz decyduje { $player }.
board-action-awake = Przebudzeni: { $minions }.
board-action-refused = Bez bloku: { $players }.
board-combat = Walka: { fighting }, { range-name }.
board-fighter = { $minion }: { $counters }, siła { $strength }.
board-strike = { $strike ->
    [hand] { $minion }: cios ręką za { $amount }{ by-card }.
    [damage] { $minion }: cios za { $amount }{ by-card }.
    [dodge] { $minion }: unik{ by-card }.
    [combat-ends] { $minion }: zakończenie walki{ by-card }.
    [steal] { $minion }: kradzież { $amount } krwi{ by-card }.
    [destroy-equipment] { $minion }: zniszczenie sprzętu{ by-card }.
    [steal-equipment] { $minion }: kradzież sprzętu{ by-card }.
   *[none] { $minion }: bez ciosu.
}
board-wound = { $aggravated ->
    [yes] { $minion }: poważne obrażenia { $amount }.
   *[no] { $minion }: obrażenia { $amount }.
}
board-forecast = { $fate ->
    [torpor] Jeśli nic więcej nie zostanie zagrane: { $minion } { $before } → { $after } i zapada w letarg.
    [burned] Jeśli nic więcej nie zostanie zagrane: { $minion } { $before } → { $after } i płonie.
   *[stays] Jeśli nic więcej nie zostanie zagrane: { $minion } { $before } → { $after }.
}
board-pressed = { $minion } naciska, by walczyć dalej.
board-referendum = { $kind ->
    [blood-hunt] Krwawe łowy: { $minion }.
   *[other] Referendum ({ $player }){ by-card }.
}
board-terms = Warunki: { terms-of }.
board-tally = Głosy za: { $votes_for }. Przeciw: { $votes_against }.
board-vote-change = Jeśli przejdzie: pula ({ $player }) { $before } → { $after }.
board-votes-open = Jeszcze nieoddane: { $votes }.
board-votes-left = { $player } { $amount }

# --- co jest wydrukowane -----------------------------------------------------------------------

about-vampire = { $name }: wampir klanu { $clan }, grupa { $group }, potencjał { $capacity }, sekta: { $sect }.
about-title = Tytuł: { $title }.
about-title-of = Tytuł: { $title } ({ $scope }).
about-disciplines = Dyscypliny: { $levels }.
about-inferior = { $discipline } (poziom podstawowy)
about-superior = { $discipline } (poziom wyższy)
about-bleed = +{ $amount } do drenowania.
about-strength = +{ $amount } do siły.
about-stealth = +{ $amount } krycia.
about-intercept = +{ $amount } przechwytywania.
about-card = { $name }: { $kinds }.
about-unique = unikatowa
about-location = miejsce
about-trifle = drobnostka
about-out-of-turn = pozaturowa
about-burn-option = opcja spalenia
about-cost = Koszt: { $cost }.
about-cost-pool = { $amount ->
    [one] 1 znacznik puli
    [few] { $amount } znaczniki puli
   *[other] { $amount } znaczników puli
}
about-cost-blood = { $amount ->
    [one] 1 znacznik krwi
    [few] { $amount } znaczniki krwi
   *[other] { $amount } znaczników krwi
}
about-cost-conviction = { $amount ->
    [one] 1 przekonanie
    [few] { $amount } przekonania
   *[other] { $amount } przekonań
}
about-requires-clan = Wymaga klanu: { $clan }.
about-requires-title = Wymaga tytułu: { $needed }.
about-or = lub
about-requires-discipline = Wymaga Dyscypliny: { $needed }.

# rachunek na koniec

ledger-ousting = eliminacje
ledger-withdrawal = wycofanie się
ledger-last = ostatni przy stole
ledger-time-out = koniec czasu
tie-no-winner = { $players } mają po tyle samo punktów zwycięstwa ({ whole-and-half }): nie ma zwycięzcy.
whole-and-half = { $half ->
    [yes] { $score },5
   *[no] { $score }
}
