# Co czyta gracz Dziedzictwa, po polsku.  Słowa z instrukcji: zob. terms.toml.

title = Dziedzictwo
lead = Dziewięć klanów, każdy ze swoim drzewem rodu, i trzy teatry wojny: kogo spokrewnisz, tym wygrasz.
motto = Linie krwi i wojny siedmiu wieków

# --- stół ----------------------------------------------------------------------------------------

table-missions = misje na stole
table-class = teatr wojny dla klas
table-class-high_low_clans = Klany Wysokie i Niskie
table-class-inquisition = Inkwizycja
table-class-court = Dwór
table-temperament = teatr wojny dla temperamentów
table-temperament-inner_beast = Wewnętrzna Bestia
table-temperament-rise_of_humanity = Powstanie ludzkości
table-geography = teatr wojny dla geografii
table-geography-war_of_princes = Wojna Książąt
table-geography-anarch_revolt = Rewolta Anarchistów
table-geography-masquerade = Maskarada
table-geography-sabbat_wars = Wojny Sabatu

# --- ilości, używane w innych zdaniach -----------------------------------------------------------

token-name = { $what-id ->
    [potency] { $amount ->
        [one] żeton potęgi
        [few] żetony potęgi
       *[many] żetonów potęgi
    }
    [infamy] { $amount ->
        [one] żeton niesławy
        [few] żetony niesławy
       *[many] żetonów niesławy
    }
   *[other] { $amount ->
        [one] przysługa
        [few] przysługi
       *[many] przysług
    }
}
token-kind = { $what-id ->
    [potency] potęgę
    [infamy] niesławę
   *[other] przysługę
}

# --- pytania -------------------------------------------------------------------------------------

ask-take-clan = { $player }, któremu klanowi przewodzisz?
ask-take-leader = { $player }, kto jest przywódcą klanu { $clan }?
ask-turn = { $left-id ->
    [recruit] { $player }, spisek zagrany: teraz zrekrutuj jedną postać.
    [scheme] { $player }, rekrut jest na miejscu: jeśli chcesz, zagraj spisek, albo zakończ turę.
    [none] { $player }, używasz jeszcze czegoś czy kończysz turę?
   *[both] { $player }, twoja tura: zrekrutuj jedną postać, a jeśli chcesz, zagraj spisek.
}
ask-pay = { $player }, czyją potęgą płacisz? Rekrut: { $character }. Do zapłaty jeszcze: { $cost }.
ask-place = { $player }, kto będzie stwórcą? Rekrut: { $character }.
ask-lead = { $player }, kto przewodzi koterii? Spisek: { $scheme }.
ask-owe = { $player }, spiskowi „{ $scheme }” brakuje jeszcze: { $archetypes }. Komu oddajesz przysługę?
ask-give-boon = { $player }, czyją przysługę dostaje { $vampire }?
ask-choose-vampire = { $player }, { $source }: { $deed-id ->
    [assign] kto otrzymuje { token-kind }?
    [lose] kto traci { token-kind }?
    [steal] komu kradniesz { token-kind }?
    [torpor] kto zapada w letarg?
    [renew] kogo odnawiasz?
    [exhaust] kogo wyczerpujesz?
    [activate] kogo aktywujesz?
    [use_abilities] czyich zdolności używasz?
    [declare_enemy] kogo ogłaszasz wrogiem?
   *[other] którego wampira wybierasz?
}
ask-choose-vampires = { $player }, { $source }: { $deed-id ->
    [assign] kto otrzymuje { token-kind }?
    [lose] kto traci { token-kind }?
    [steal] komu kradniesz { token-kind }?
    [torpor] kto zapada w letarg?
    [renew] kogo odnawiasz?
    [exhaust] kogo wyczerpujesz?
    [activate] kogo aktywujesz?
    [use_abilities] czyich zdolności używasz?
   *[other] które wampiry wybierasz?
} Najwyżej { $most }.
ask-choose-order = { $player }, { $source }: w jakiej kolejności?
ask-move-from = { $player }, { $source }: kto oddaje { token-kind }?
ask-move-to = { $player }, { $source }: kto dostaje { token-kind }? Oddaje { $vampire }.
ask-name-to-activate = { $player }, { $source }: który atrybut aktywujesz?
ask-may = { $player }, { $source }: czy z tego korzystasz?
ask-choose-line = { $player }, { $source }: którą możliwość wybierasz?
ask-recover-scheme = { $player }, { $source }: który spisek wraca na rękę?
ask-reserve = { $player }, { $source }: kogo rezerwujesz?
ask-remove-from-queue = { $player }, { $source }: kto opuszcza kolejkę? Najwyżej { $most }.
ask-sacrifice = { $player }, w letarg zapada { $vampire }. Poświęcasz zamiast tego potomka?
ask-move-ankh = { $player }, aktywacja: { $attribute }. Który krzyż ankh przesuwasz i dokąd?
ask-trial-order = { $player }, w jakiej kolejności zapadają wyroki?
ask-anarch-ankh = { $player }, krzyż ankh opuszcza miasto. Spłonie, czy zatrzyma go { $vampire }?
ask-burn-ankh = { $player }, { $source }: w którym mieście płonie krzyż ankh?
ask-outsider = { $player }, aktywacja włóczęgi: który śledczy idzie o 2 pola?
ask-retreat = { $player }, { $source }: który śledczy się cofa i o ile?
ask-claim = { $player }, kto przejmuje tytuł { $title }?
ask-sabbat-action = { $player }, { $archetype-id ->
    [martial] który żeton odrzucasz?
    [wealthy] która sekta dostaje żeton?
    [covert] który żeton obracasz?
   *[other] który żeton przenosisz i dokąd?
}
ask-respect = { $player }, { $target } żąda szacunku ({ $source }). Czy oddajesz przysługę?
ask-affirm-chaos = { $player }, { $source }: jaki atrybut nazywasz?
ask-market-boon = { $player }, twój przywódca jest w letargu. Kto bierze przysługę z rynku „{ $scheme }”?
ask-invite = { $player }, { $source }: kogo zapraszasz? Gość też to wykona; przywódca koterii zyska jeszcze 2 żetony potęgi.
ask-invited = { $player }, { $target } zaprasza cię: { $source }. Czy przyjmujesz? Też to wykonasz; przywódca koterii gospodarza zyska jeszcze 2 żetony potęgi.
ask-guest-vampire = { $player }, { $source }: kto idzie zamiast przywódcy?
ask-search-deck = { $player }, { $source }: kogo rekrutujesz z talii?
ask-usurp = { $player }, { $source }: kto zostaje zastąpiony?
ask-usurper = { $player }, { $source }: kto zajmuje to miejsce? Ustępuje { $vampire }.
ask-monster = { $player }, { $source }: która ancilla z kolejki stanie się częścią potwora?
ask-monster-host = { $player }, { $source }: pod kogo trafia { $character }?
ask-edict-value = { $player }, { $source }: kogo dotyczy edykt?
ask-edict = { $player }, zrekrutowano postać: { $character }. Czy powołujesz się na edykt „{ $scheme }”?
ask-obligations = { $player }, w jakiej kolejności wypełniasz zobowiązania?
ask-primogen = { $player }, { $about ->
    [mission] remis o misję „{ $mission }”: { $players }.
    [place] remis o miejsce: { $players }.
    [era] remis o erę: { $players }.
   *[chronicle] remis w całych kronikach: { $players }.
} Jaki archetyp wzywasz? Rozstrzyga ten z nazwanych, który pierwszy wyjdzie z talii.
ask-first-dot = { $player }, prolog: gdzie stawiasz pierwszą kropkę w grupie { $group }?
ask-first-title = { $player }, prolog: pod jakim tytułem cię znają?
ask-house-mark = { $player }, prolog: jaki znak nosi twój ród?
ask-first-servant = { $player }, prolog: kto zostaje twoim pierwszym sługą?
ask-clan-sticker = { $player }, do jakiego klanu należy odtąd { $character }?
ask-give-name = { $player }, { $character }: czy nadajesz przydomek? Zostaje na karcie na zawsze i niczego więcej nie zmienia.
ask-which-name = { $player }, jaki przydomek nosi odtąd { $character }?
ask-intrigue = { $player }, intrygi: które spiski klanu { $clan } odblokowujesz? Wybierz { $count }.
ask-mission = { $player }, { $mission }: co postanawiasz? Nagroda: { $gift-id ->
    [resource] środek
    [unlock] odblokowanie karty
   *[elevate] wyniesienie postaci podstawowej
}.
ask-which-side = { $player }, { $character }: która strona karty będzie odtąd na wierzchu?
ask-keep-unlocked = { $player }, { $character }: czy karta czeka obok schronienia do wyboru sług? Jeśli nie, od razu trafia do talii.
ask-elevate = { $player }, { $mission }: kogo wynosisz do rangi ancilli?
ask-put-on = { $player }, nowe zdolności: na czyjej karcie umieszczasz naklejkę?
ask-put-ability = { $player }, { $character }: jaką zdolność ta postać zyskuje na zawsze?
ask-servant = { $player }, słudzy: kto zostaje w twoim schronieniu?{ $character-id ->
    [none] {""}
   *[other] {" "}Teraz jest w nim { $character }.
}
ask-era-card = { $player }, ta era należy do ciebie ({ $era }). Która karta zdecyduje, co po niej zostanie?

# --- możliwości ----------------------------------------------------------------------------------

option-take-clan = { $clan }
option-take-leader = { $leader }
option-recruit = Zrekrutuj: { $character }
option-recruit-servant = Zrekrutuj sługę: { $character }
option-recruit-from-top = Zrekrutuj wierzchnią postać z talii
option-play-scheme = Zagraj spisek: { $scheme }
option-use-market = Skorzystaj z czarnego rynku „{ $scheme }”; przysługę płaci { $vampire }
option-spend-resource = Odrzuć środek ({ $resource }): { $resource-id ->
    [martial] usuń z kolejki od 1 do 5 postaci
    [scholarly] weź na rękę odrzucony spisek
    [wealthy] odnów dowolnego wampira
   *[covert] użyj zdolności swojego wampira
}
option-end-turn = Zakończ turę
option-pay = { $vampire }
option-place = Stwórcą będzie { $sire }
option-lead = { $vampire }
option-owe = { $vampire }
option-give-boon = Przysługę oddaje { $vampire }
option-refuse = Odmów
option-target = { $vampire }
option-pick = { $character }
option-take = { $scheme }
option-name = { $attribute }
option-branch = { $card-id ->
    [ventrue_temper] { $number ->
        [0] Usuń 1 żeton niesławy ze swojego wampira
       *[other] Zarezerwuj postać w kolejce
    }
   *[other] { $card }: możliwość { $number }
}
option-sacrifice = Poświęć: { $childe }
option-let-fall = Nie poświęcaj nikogo
option-invite = { $guest_first ->
    [yes] { $target }, najpierw gość
   *[no] { $target }, najpierw ty
}
option-invite-nobody = Nie zapraszaj nikogo
option-move-ankh = { $origin } → { $court }
option-keep-ankh = Zatrzymaj krzyż ankh z miasta { $city }
option-burn-ankh = Spal krzyż ankh z miasta { $city }
option-investigate = Śledczy: { $track }
option-retreat = Śledczy ({ $track }) cofa się o { $steps }
token = { $sect } { $number ->
    [0] (zakryty)
   *[other] { $number }{ $up ->
        [yes] {""}
       *[no] {" "}(zakryty)
    }
}
option-discard-token = Odrzuć z regionu { $region }: { token }
option-add-token = Dodaj do regionu { $region }: { $sect }
option-turn-token = Obróć w regionie { $region }: { token }
option-move-token = { $region } → { $destination }: { token }
option-call-on = { $archetype }
option-oblige = { $obligation }
option-mark-dot = { $trait }
option-take-title = { $title }
option-take-mark = { $mark }
option-take-servant = { $character }
option-put-clan = { $clan }
option-give-name = { $name }
option-unlock = { $scheme }
option-decide = { $decision }: { $trait }
option-turn-up = Strona { $side-id ->
    [a] A
   *[other] B
}: { $abilities }
option-elevate = { $character }
option-put-on = { $character }
option-put-ability = { $ability }
option-no-sticker = Nie umieszczaj naklejki
option-keep-servant = Zatrzymaj: { $character }
option-keep-as-is = Nie zmieniaj nic w schronieniu
option-pick-era-card = { $card }

# --- dlaczego nie --------------------------------------------------------------------------------

why-HER-SETUP-09 = Ten klan ma już swojego gracza: { $clan }.
why-HER-RESERVE-01 = Tę postać zarezerwował ktoś inny: { $character }.
why-HER-STICK-06 = Ta postać jest związana z innym klanem: { $character }.
why-HER-R-64 = Ktoś już się tak nazywa.
why-HER-QUEUE-01 = Ta postać ({ $character }) kosztuje więcej potęgi, niż masz: { $cost }.
why-HER-SCHEME-03 = Koteria, nawet z przysługami, nie pokrywa wymagań spisku „{ $scheme }”. Przysługę można oddać tylko wampirowi przeciwnika o brakującym archetypie.
why-HER-EXH-01 = Wyczerpany wampir nie może przewodzić spiskowi „{ $scheme }”.
why-HER-SCHEME-16 = Spisek „{ $scheme }” rekrutuje, a w tej turze rekrutacja jest już za tobą.
why-HER-TURN-02 = Najpierw musisz kogoś zrekrutować.
why-HER-PRIM-01 = Ten archetyp wezwał już ktoś inny: { $archetype }.
why-HER-NOS-04 = Ten czarny rynek jest zamknięty do końca rundy: { $scheme }.
why-HER-PROL-01 = Ten znak nosi już inny ród: { $mark }.
why-HER-PROL-03 = Ten tytuł nosi już ktoś inny: { $title }.
why-HER-STICK-03 = Nie ma już naklejek tego klanu: { $clan }.

# --- co się dzieje -------------------------------------------------------------------------------

event-missions = Misje: { $missions }.
event-first-player = Pierwszy gracz: { $player }.
event-affiliation = { $player }, przynależność: { $affiliation }.
event-takes-clan = { $player } przewodzi klanowi { $clan }.
event-takes-leader = { $player }, przywódca klanu: { $leader }.
event-takes-schemes = { $player } bierze spiski na rękę ({ $count }).
event-takes-schemes-privy = { $player } bierze na rękę: { $schemes }.
event-obliged = { $player } wypełnia zobowiązanie: { $obligation }.
event-round = Runda { $round } z { $rounds }.
event-turn = Tura: { $player }.
event-end = Ostatnia runda dobiegła końca.
event-recruits = { $player } rekrutuje postać: { $character }. Stwórcą jest { $sire }.
event-joins-queue = Do kolejki dołącza { $character }.
event-deck-made-anew = Odrzucone postacie potasowano w nową talię ({ $count }).
event-passed-over = { $character }: postać związana z innym klanem, odrzucona.
event-from-top = { $player } bierze wierzchnią postać z talii: { $character }.
event-calls-servant = { $player } wzywa sługę: { $character }.
event-activates = { $player } aktywuje wampira: { $vampire }.
event-activates-attribute = { $player } aktywuje atrybut: { $attribute }.
event-uses-ability = { $vampire }: { $ability }.
event-plays-scheme = { $player } zagrywa spisek: { $scheme }.
event-leads = Koterii przewodzi { $vampire }.
event-puts = { $vampire }, zysk: { $amount } { token-name }.
event-takes = { $vampire }, strata: { $amount } { token-name }.
event-moves = { $vampire } → { $receiver }: { $amount } { token-name }.
event-exhausted = Wyczerpanie: { $vampire }.
event-renewed = Odnowa: { $vampire }.
event-kept-awake = W letarg nie może zapaść { $vampire }: nie zostałoby żadne wolne miejsce.
event-sacrifices = { $player } poświęca potomka: { $childe }. Ocaleje { $vampire }.
event-falls-torpid = W letarg zapada { $vampire }.
event-reserves = { $player } rezerwuje postać: { $character }.
event-removes = { $player } usuwa z kolejki: { $characters }.
event-draws-schemes = { $player } dobiera { $count ->
    [one] spisek
    [few] { $count } spiski
   *[many] { $count } spisków
}.
event-draws-schemes-privy = { $player } dobiera: { $schemes }.
event-recovers-schemes = { $player } bierze z powrotem na rękę: { $schemes }.
event-loses-scheme = { $player } odrzuca losowo: { $scheme }.
event-locks-servant = { $player } nie może w tym rozdziale zrekrutować sługi.
event-spends-resource = { $player } odrzuca środek: { $archetype }.
event-politics = Klany Wysokie i Niskie: znacznik o pole { $attribute-id ->
    [elitist] ku Wysokim
   *[other] ku Niskim
}{ $space ->
    [-4] , 2 PZ za każdego egalitarystę
    [-3] , 2 PZ za każdego egalitarystę
    [-2] , 1 PZ za każdego egalitarystę
    [-1] , 1 PZ za każdego egalitarystę
    [0] , nikt tu nie punktuje
    [1] , 1 PZ za każdego elitarystę
    [2] , 1 PZ za każdego elitarystę
    [3] , 2 PZ za każdego elitarystę
    [4] , 2 PZ za każdego elitarystę
   *[other] , na sam koniec toru
}.
event-decisive-victory = Decydujące zwycięstwo: { $attribute }. Znacznik wraca na 0.
event-morality-flips = { $player }, znacznik moralności się obraca: { $attribute }.
event-morality-moves = { $player }, znacznik moralności na polu { $space }.
event-ankh-marches = Wojna Książąt, { $faction }: { $origin } → { $court }.
event-judge = Inkwizycja, { $archetype }: sędzia pokazuje klasę { $attribute }.
event-trial = Proces. Oskarżeni: { $vampires }.
event-keeps-ankh = Krzyż ankh z miasta { $city } zatrzymuje { $vampire }.
event-burns-ankh = Płonie krzyż ankh z miasta { $city }.
event-city-lost = Płonie też ostatni krzyż: miasto { $city } jest stracone.
event-respite = Wytchnienie: krzyże wracają do miasta { $city }.
event-coup = Przewrót ({ $vampire }): krzyże płoną.
event-investigates = Śledczy ({ $track }) na polu { $space }.
event-breach = Naruszenie na torze „{ $track }”: { $vampire }.
event-clean-up = Porządkowanie ({ $vampire }): krzyże wracają.
event-inside-the-walls = Dwór: w obręb murów wchodzi znacznik ({ $attribute }), { $count }. z kolei.
event-vote = Głosowanie o tytuł { $title }: { $attribute }.
event-titled = Tytuł { $title } otrzymuje { $vampire }.
event-title-lost = Nikt nie otrzymuje tytułu { $title }.
event-claims = Tytuł { $title } przejmuje { $vampire }. Traci go { $victim }.
event-token-added = { $region }: nowy żeton, { $sect }.
event-token-discarded = { $region }: odrzucono żeton, { $sect }{ $number ->
    [0] {" "}(zakryty)
   *[other] {" "}{ $number }
}.
event-token-turned = { $region }: { $up ->
    [yes] odkryto
   *[no] zakryto
} żeton, { $sect } { $number }.
event-token-moved = Żeton, { $sect }: { $region } → { $destination }.
event-token-returned = { $destination }: region jest pełny, żeton wraca na start ({ $sect }).
event-region-resolved = { $region }, kontrola: { $sect-id ->
    [none] nikt
   *[other] { $sect }
}.
event-declares-enemy = { $player } ogłasza wroga: { $vampire }.
event-pays-respect = { $player } okazuje szacunek; dostaje go { $target }.
event-refuses-respect = { $player } odmawia szacunku, którego żąda { $target }.
event-affirms-chaos = { $player } afirmuje chaos i nazywa: { $attribute }.
event-reveals-character = Odsłonięto: { $character }.
event-chaos-is-silent = { $player } woła, lecz nikt nie odpowiada.
event-opens-market = { $player } otwiera czarny rynek: { $scheme }.
event-uses-market = { $player } korzysta z czarnego rynku „{ $scheme }”; przysługę płaci { $vampire }.
event-market-pays = Przysługę z rynku „{ $scheme }” dostaje { $vampire }.
event-invites = { $player } zaprasza: { $target }.
event-accepts = { $player } przyjmuje zaproszenie (zaprasza { $target }).
event-declines = { $player } odrzuca zaproszenie (zaprasza { $target }).
event-finds-in-deck = { $player } znajduje w talii: { $character }.
event-usurps = { $player }, uzurpacja: ustępuje { $vampire }, miejsce zajmuje { $character }.
event-creates-monster = { $player } tworzy potwora: pod kartę „{ $vampire }” trafia { $character }.
event-proclaims = { $player } ogłasza edykt „{ $scheme }”: { $attribute }.
event-invokes-edict = { $player } powołuje się na edykt „{ $scheme }” ({ $character }).
event-mission-tied = Remis o misję „{ $mission }”: { $players }.
event-mission-earned = { $player } zdobywa misję: { $mission }.
event-calls-on = { $player } wzywa archetyp: { $archetype }.
event-primogen-reveals = Primogen przemawia: { $character } ({ $archetype }).
event-primogen-decides = Primogen rozstrzyga; wygrywa { $player }.
event-place = Miejsce { $place }: { $player }, { $score } PZ.
event-prologue = Prolog.
event-era = Era { $era }: od { $since } do { $till }.
event-chapter = Rozdział { $chapter }: { $location }, { $year }.
event-story = { $story }
event-marks-dot = { $player } stawia kropkę: { $trait } ({ $count }).
event-title-won = { $player }, nowy tytuł: { $title }.
event-house-marked = { $player }, znak rodu: { $mark }.
event-draws-servants = { $player } wybiera spośród: { $characters }.
event-takes-servant = { $player } bierze do schronienia postać: { $character }.
event-clan-sticker = { $character }, naklejka klanu: { $clan }.
event-name-sticker = Przydomek „{ $name }” nosi odtąd { $character }.
event-aftermath = Następstwa rozdziału { $chapter }.
event-recorded = { $player } ({ $clan }), miejsce { $place }: punkty ery { $count }.
event-intrigue = { $player } odblokowuje spiski klanu { $clan }: { $schemes }.
event-decides = { $player }, { $mission }: { $decision }.
event-gains-resource = { $player } zyskuje środek: { $archetype }.
event-unlocks-leader = { $player } odblokowuje przywódcę klanu { $clan }: { $leader }.
event-unlocks-character = { $player } odblokowuje postać: { $character }.
event-turns-up = { $character }, zdolności na odkrytej stronie: { $abilities }.
event-waits-beside = { $player }: obok schronienia czeka { $character }.
event-joins-deck = Do talii postaci trafia { $character }.
event-elevates = { $player } wynosi do rangi ancilli: { $character }.
event-reward-lost = { $player } nie ma kogo wynieść: nagroda za misję „{ $mission }” przepada.
event-obligation-added = { $player } przyjmuje zobowiązanie: { $obligation }. Wypełnia się je na początku każdego rozdziału, dopóki leży w schronieniu.
event-obligation-removed = { $player } pozbywa się zobowiązania: { $obligation }.
event-ability-sticker = { $player } nakleja zdolność „{ $ability }” na kartę: { $character }.
event-keeps-servant = { $player } zatrzymuje sługę: { $character }.
event-era-ends = Koniec ery { $era }.
event-era-tied = Remis w erze: { $players }. Rozstrzyga { $theatre }.
event-dominates = { $player } dominuje erę { $era }.
event-picks-era-card = { $player } wybiera kartę: { $card }.
event-trait-marked = { $trait }: kropka jest teraz warta { $count }.
event-theatre-replaced = Teatr wojny schodzi ze stołu: { $theatre }. Nowy: { $replacement }.
event-chronicle-ends = Kroniki dobiegły końca.
event-chronicle-points = { $player }: { $count ->
    [one] { $count } punkt kronik
    [few] { $count } punkty kronik
   *[many] { $count } punktów kronik
}.
event-wins-chronicle = Kroniki wygrywa { $player }; ostatnia karta: { $card }.

# --- rachunek ------------------------------------------------------------------------------------

ledger-potency = potęga
ledger-boons = przysługi
ledger-infamy = niesława
ledger-missions = misje
tie-missions = Po { $score } PZ mają { $players } i { $targets }; mniej misji: { $players }.
tie-primogen = Po { $score } PZ mają { $players } i { $targets }; Primogen wskazał: { $players }.

# --- stół jako tekst -----------------------------------------------------------------------------

board-round = Runda { $round } z { $rounds }.
board-chapter = Kroniki, rozdział { $chapter } (era { $era }): { $location }, { $year }.
board-sheet = { $player }: punkty kronik { $points }, punkty ery { $count }; kropki: { $dots }; tytuły: { $titles }.
board-servant = Sługa: { $character }: { $traits }{ $locked ->
    [yes] {" "}(w tym rozdziale nie można go wezwać)
   *[no] {""}
}.
board-beside = Obok schronienia: { $character }: { $traits }.
board-resources = Środki: { $archetypes }.
board-obligations = Zobowiązania: { $obligations }.
board-leaders = Odblokowani przywódcy: { $leaders }.
board-era-cards = Co zostało po minionych erach: { $cards }.
board-named = Przydomek „{ $name }” nosi { $character }.
board-back = { $character }, jako ancilla: { $abilities }.
board-first = Pierwszy gracz: { $player }.
board-queue = Kolejka (w talii { $count }, odrzucone { $discarded }):
board-slot = { $slot }{ $cost ->
    [-1] {""}
    [0] {""}
    [one] {" "}(koszt: { $cost } żeton potęgi)
    [few] {" "}(koszt: { $cost } żetony potęgi)
   *[many] {" "}(koszt: { $cost } żetonów potęgi)
}. { $character }: { $traits }{ $clan-id ->
    [none] {""}
   *[other] ; { $clan }
}{ $player-id ->
    [none] {""}
   *[other] ; rezerwacja: { $player }
}.
board-theatre = { $theatre }:
board-worth = { $over ->
    [yes] Warte na koniec
   *[no] Warte teraz
}: { $counts }.
board-politics = Znacznik stoi na polu { $space }{ $count ->
    [0] , na razie nikt tu nie punktuje
   *[other] : każdy { $attribute } daje { $count } PZ
}.
board-morality = { $player }: { $space }, { $attribute }.
board-faction = { $faction }, dwory { $count }: { $courts }.
board-judge = { $archetype }: { $attribute }, { $seated ->
    [1] na polu sędziego
   *[other] w Watykanie
}.
board-city = { $city }: { $count ->
    [one] { $count } krzyż ankh
    [few] { $count } krzyże ankh
   *[many] { $count } krzyży ankh
}, spalone: { $burned }.
board-track = { $track }: śledczy na polu { $space } z { $last }; krzyże na końcu: { $count }.
board-votes = { $title-id ->
    [none] O wszystkich tytułach już głosowano.
   *[other] Następny tytuł: { $title }. W obrębie murów: elitaryści { $high }, egalitaryści { $low }.
}
board-affiliation = { $player }: { $affiliation }.
board-region = { $region }: { $tokens ->
    [0] {""}
   *[other] { $tokens }
}.
board-token = { $sect } { $number ->
    [0] (zakryty)
   *[other] { $number }{ $up ->
        [1] {""}
       *[other] {" "}(zakryty)
    }
}
board-theatre-scheme = Spisek: { $scheme } ({ $requires }). { $text }
board-mission = Misja: { $mission } ({ $attributes }{ $reward ->
    [0] {""}
   *[other] ; warta { $reward } PZ
}){ $player-id ->
    [none] . Ile kto ma: { $counts }
   *[other] ; zdobywa ją { $player }
}.
board-market = Czarny rynek: { $scheme }, { $clan-id ->
    [none] otwarty
   *[other] zamknięty do końca rundy
}.
board-edict = Edykt: { $scheme }, { $attribute }.
board-player = { $player }, { $clan } ({ $points-id ->
    [none] {""}
   *[other] { $over ->
        [yes] {""}
       *[no] gdyby teraz był koniec:{" "}
    }{ $points } PZ;{" "}
}spiski na ręce: { $hand }, w talii: { $deck }):
board-sources = Punkty: { $counts }.
board-vampire = { $vampire }: { $traits }.
board-scheme = Na ręce: { $scheme } ({ $requires }). { $text }
mark-named = przydomek „{ $name }”
mark-abilities = potrafi: { $abilities }
mark-potency = potęga { $count }
mark-infamy = niesława { $count }
mark-boons = przysługi { $count }
mark-ankhs = krzyże ankh { $count }
mark-monsters = potwór ({ $count })
mark-exhausted = wyczerpanie
mark-torpid = letarg
mark-enemy = ogłoszony wróg

aside-clan = złożoność: { $complexity ->
    [low] niska
    [medium] średnia
   *[high] wysoka
}; najlepiej dla { $least }{ $range ->
    [0] {""}
   *[other] –{ $most }
} graczy
aside-leader = pierwsze spiski: { $schemes }
aside-servant = { $attributes }{ $able ->
    [0] {""}
   *[other] ; { mark-abilities }
}
aside-recruit = { aside-servant }{ $cost ->
    [0] ; za darmo
    [one] ; koszt: { $cost } żeton potęgi
    [few] ; koszt: { $cost } żetony potęgi
   *[many] ; koszt: { $cost } żetonów potęgi
}{ $gain ->
    [0] { $chosen ->
        [0] {""}
       *[other] ; teatry: zależnie od wyboru
    }
   *[other] ; teatry { $by } PZ{ $chosen ->
        [0] {""}
       *[other] {" "}i to, co wybierzesz
    }
}
aside-scheme = może przewodzić { $vampire }{ $others ->
    [0] {""}
   *[other] {" "}albo ktoś inny
}{ $count ->
    [0] {""}
    [one] , z przysługą za: { $lacking }
   *[other] , z { $count } przysługami za: { $lacking }
}
aside-tokens = { $potency ->
    [0] {""}
   *[other] ; potęga { $potency }
}{ $infamy ->
    [0] {""}
   *[other] ; niesława { $infamy }
}{ $boons ->
    [0] {""}
   *[other] ; przysługi { $boons }
}
aside-lead = { $count ->
    [0] koteria ma wszystko
    [one] jedna przysługa, za: { $lacking }
    [few] { $count } przysługi, za: { $lacking }
   *[many] { $count } przysług, za: { $lacking }
}{ aside-tokens }
aside-owe = { $player }, { $archetype }{ $known ->
    [yes] : { $points } → { $after } PZ
   *[no] : o 1 PZ więcej
}
aside-march = { $faction }, dwory: { $count }{ $gain ->
    [0] {""}
   *[other] ; { $player } { $by } PZ
}
aside-archetype = kart: { $count } z { $cards }
aside-vampire = { $player }{ aside-tokens }
aside-place = koteria dotąd: { $archetypes }{ $exhausted ->
    [yes] ; wyczerpanie
   *[no] {""}
}
aside-trait = kropka jest teraz warta { $count }
aside-sticker = zostało naklejek: { $count }, { $trait-id ->
    [none] bez kropek
   *[other] { $trait } od { $dots }
}
aside-clan-sticker = { $thin ->
    [yes] bez klanu: na miejscach 1 i 2 zawsze kosztuje
   *[no] kto przewodzi temu klanowi, rekrutuje za darmo z miejsc 1 i 2
}; zostało naklejek: { $count }
aside-host = { $count ->
    [one] miejsce na { $count } naklejkę
    [few] miejsce na { $count } naklejki
   *[many] miejsce na { $count } naklejek
}; teraz: { $abilities }
aside-era-card = dla wszystkich kropka jest warta { $rises ->
    [yes] o 1 więcej
   *[no] co innego
}: { $traits }
about-card = { $card }: { $text }

# --- czego nie da się grać dalej -----------------------------------------------------------------

error-chronicle-other = Tego nie mógł zostawić żaden rozdział kronik: { $found }. Zacznij od tego, co zostawił poprzedni rozdział.
error-chronicle-players = Te kroniki rozpoczęto w składzie { $begun }-osobowym i w takim się je toczy, a przy stole graczy jest { $players }. Puste miejsce może zająć bot albo ktoś inny.
error-chronicle-chapter = Po { $played } rozegranych rozdziałach nie można zagrać rozdziału { $chapter }; kroniki mają ich { $last }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-ages = Kolejność wieku wymienia innych graczy niż ci przy stole: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-trio = Rozdziału { $chapter } nie gra się w tych teatrach wojny: { $found }. Wybierz teatry jego ery.
error-chronicle-clan = W rozdziale { $chapter } dwóch graczy miałoby ten sam klan albo klan, którego nie ma: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-entry = Zapis rozdziału { $chapter } jest niemożliwy: miejsca, misje albo decyzje do siebie nie pasują. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-era-card = Tych kart er nie można było wybrać: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-name = { $found } nie nadaje się na imię na arkuszu: wpisz jedną linię, od 1 do { $most } znaków, bez znaków sterujących.
error-chronicle-dots = { $name } ma kropki, których nie dała żadna misja ani prolog. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-titles = { $name } nosi tytuły, których nie dał żaden rozdział ani prolog. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-mark = { $name }: ród nie nosi znaku albo nosi taki, którego nikt nie mógł dla niego wybrać: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-resources = { $name } ma środki, których nie dała żadna misja. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-leaders = { $name } ma w schronieniu innych przywódców, niż odblokowano. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-obligations = { $name } ma zobowiązania, których nie przyniosło żadne zwycięstwo. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-twice = Jest tylko jeden egzemplarz, a leży w dwóch miejscach: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-card = Żadna zasada nie mogła zostawić tej karty w takim stanie: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-stock = Na kartach jest naklejek { $count } ({ $found }), a nie może ich być więcej niż { $most }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-unlocked = Odblokowano inne postacie niż te, które leżą przy rozstrzygniętych misjach. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-elevated = Wyniesionych postaci jest { $found }, a okazji było { $most }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-servant = Ten sługa nie może jeszcze być w schronieniu: { $found }. Weź kroniki w ostatnim zapisanym stanie.
error-chronicle-schemes = Odblokowano spiski, których nie odblokowały ani intrygi, ani przywódca: { $found }. Weź kroniki w ostatnim zapisanym stanie.
