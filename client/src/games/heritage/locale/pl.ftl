# Co stół w przeglądarce mówi o Dziedzictwie, oprócz słów samej gry.

cards-base = postacie podstawowe
cards-ability = zdolności
cards-mission = misje
cards-sealed-warning = Zobaczysz całe kroniki przed czasem: miejsca i lata wszystkich 21 rozdziałów, ich opowieści i tytuły zwycięzców; każdą misję z obiema decyzjami i nagrodą; teatry i karty punktacji siedmiu er; wszystkich, których trzeba odblokować; zakrytą stronę każdej postaci podstawowej; i ostatnią kartę. Kto chce zagrać kroniki, nie rusza pieczęci.
cards-ancilla = zakryte strony
cards-chronicle = misje i postacie kronik
cards-card = karty punktacji
cards-era = ery
cards-chapter = rozdziały
kind-base = postać
kind-ancilla = ancilla
kind-leader = przywódca klanu
kind-scheme = spisek
kind-ability = zdolność
kind-mission = misja
kind-clan = klan
kind-theatre = teatr wojny
kind-attribute = atrybut
kind-court = dwór
kind-title = tytuł na dworze
kind-place = miejsce
kind-affiliation = przynależność
cards-obligation = zobowiązania
kind-obligation = zobowiązanie
kind-sticker = naklejka
kind-trait = cecha
kind-group = cechy
kind-name = imię
kind-mark = znak rodu
kind-chronicle = postać kronik
kind-card = karta punktacji
kind-era = era
kind-chapter = rozdział
card-reward = punkty zwycięstwa dla tego, kto ją zdobędzie

table-score = { $score ->
    [one] { $score } punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
   *[many] { $score } punktów zwycięstwa
}
board-place = { $location }, { $year }
board-round-short = Runda { $round } z { $rounds }
ask-turn-where = Dotknij kogoś w kolejce albo podświetlonego spisku. Teatry pokazują, co zrobiłaby aktywacja.
ask-turn-where-scheme = Co świeci, możesz teraz zagrać; co szare, samo mówi, dlaczego nie.
points-short = PZ

tree-label = Linia krwi: { $player }
tree-whose = Czyja linia krwi
tree-lit = { $count ->
    [one] { $count } możliwość wyboru
    [few] { $count } możliwości wyboru
   *[many] { $count } możliwości wyboru
}
tree-folded = { $count ->
    [one] linia krwi: { $count } wampir
    [few] linia krwi: { $count } wampiry
   *[many] linia krwi: { $count } wampirów
}
offer-hand = pierwsza ręka, do zagrania, gdy koteria ma te archetypy
place-completes = { $count ->
    [0] żaden spisek gotowy
    [one] gotowy { $count } spisek
    [few] gotowe { $count } spiski
   *[many] gotowych { $count } spisków
}
tree-places = potomkowie: { $taken }, wolne miejsca: { $free }
mark-stickers = { $count ->
    [one] { $count } naklejka
    [few] { $count } naklejki
   *[many] { $count } naklejek
}

recruit-whose = Czyim potomkiem będzie { $character }?
recruit-sires = Pod kim
recruit-pays = Potęga: { $cost }; za każdym razem płaci ten, kto ma jej najwięcej.
recruit-split = Padnie pytanie, czyją potęgą płacisz: { $cost }.
recruit-change = Zmień
recruit-first = Wybierz stwórcę
recruit-under = { $cost ->
    [0] Rekrutuj pod: { $sire }, darmo
   *[other] Rekrutuj pod: { $sire }, potęga: { $cost }
}

queue-label = Kolejka
queue-for-you = cena dla ciebie
queue-free = darmo
queue-own-clan = własny klan
queue-price = { $cost ->
    [0] dla ciebie za darmo
    [one] cena dla ciebie: { $cost } żeton potęgi
    [few] cena dla ciebie: { $cost } żetony potęgi
   *[many] cena dla ciebie: { $cost } żetonów potęgi
}
queue-reserved = rezerwacja: { $player }
queue-rest = W talii: { $deck }, odrzucone: { $discard }

missions-label = Misje
missions-reward = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}
missions-count = { $player }: { $count }
missions-earned = zdobywa: { $player }

theatre-low = Niskie: PZ za egalitarystów
theatre-high = Wysokie: PZ za elitarystów
theatre-origin = Krzyż ankh stąd: { $court }
theatre-court = Dokąd: { $court }
theatre-judges = sędziowie
theatre-vatican = Watykan
theatre-walls = w obrębie murów: { $count } z { $most }
theatre-worth = { $player }: { $count } PZ na tej planszy
would-nothing = Nic się tu nie zmieni.
would-ask = twój wybór
would-choice = { $prompt ->
    [move-ankh] Wybierzesz, który krzyż ankh rusza i dokąd.
    [anarch-ankh] Krzyż ankh opuści miasto: zatrzymasz go albo spłonie.
    [outsider] Wybierzesz śledczego, który pójdzie dalej.
    [sabbat-action] Wybierzesz żeton.
    [trial-order] Wybierzesz kolejność wyroków.
    [sacrifice] Ktoś może zamiast tego poświęcić potomka.
    [claim] Ktoś może przejąć tytuł.
   *[other] Potem trzeba będzie coś wybrać.
}

would-tokens = { $count ->
    [one] Żetony zmienia { $count } wampir.
    [few] Żetony zmieniają { $count } wampiry.
   *[many] Żetony zmienia { $count } wampirów.
}
charter-owed = Pokrywa to przysługa

hand-tab-queue = Kolejka
hand-schemes = Spiski klanu
hand-tab-schemes = Spiski
hand-tab-theatres = Teatry
hand-open = Spiski teatrów, dostępne dla wszystkich
hand-none = Nie masz na ręce spisków klanu.

# Spisek rozłożony, zanim się go zagra.
charter-steps = Kroki tego spisku
charter-step-lead = Przewodzi
charter-step-leader = Przewodzi: { $leader }
charter-step-boons = { $count ->
    [one] Przysługa
   *[other] Przysługi: { $count }
}
charter-step-target = Działanie
charter-who = { $scheme }: kto przewodzi koterii?
charter-leaders = Kto może przewodzić
charter-covers = bez przysług
charter-lacks = { $count ->
    [one] z przysługą
    [few] z { $count } przysługami
   *[many] z { $count } przysługami
}
charter-seal = Zagraj, przewodzi { $leader }
charter-slots = Czego wymaga
charter-leads = przewodzi koterii
charter-joins = w koterii
charter-boon = Przysługa, dla kogoś z nich:
charter-given = Przysługa oddana
charter-would = Jeśli zagrasz to teraz
charter-unknown = Potem wyjdzie na jaw coś zakrytego: nikt tego jeszcze nie zna.
charter-choose = Potem wybierasz, kogo to dotyczy:
charter-choice = Potem czeka cię wybór.
charter-more = potem wybór
charter-other = Potem decyduje { $player }.
charter-nothing = Teraz niczego by to nie zmieniło.
charter-boons = { $count ->
    [one] Przysługa trafia do rywala: u ciebie 1 PZ mniej, tam 1 więcej.
    [few] { $count } przysługi trafiają do rywali: u ciebie { $count } PZ mniej, tam za każdą 1 więcej.
   *[many] { $count } przysług trafia do rywali: u ciebie { $count } PZ mniej, tam za każdą 1 więcej.
}
charter-exhausts = Przewodzenie wyczerpie: { $vampire }.

bar-points = { $count } PZ, gdyby to był koniec
bar-potency = potęga: { $count }
bar-infamy = niesława: { $count }
bar-boons = przysługi: { $count }
bar-hand = spiski na ręce: { $count }
bar-first = pierwszy gracz
bar-schemes = Spiski na ręce: { $hand }, w talii: { $deck }
bar-worth = Punkty zwycięstwa, gdyby to był koniec
bar-discard = Spiski już zagrane

offer-clan = Czyja to krew?
offer-clan-about = Każdy klan ma własnych przywódców i spiski oraz jedną rzecz, której nie potrafi nikt inny. Pod spodem jest napisane, jaką i jak trudno się tym klanem gra; wskaż go, żeby przeczytać kilka jego spisków.
offer-clan-brujah = Ogłasza wrogów i z nimi walczy: twój wróg dodaje ci sił.
offer-clan-gangrel = Poluje watahą: wszyscy z linii krwi z tej samej strony świata działają razem.
offer-clan-lasombra = Żąda szacunku: każdy daje ci przysługę albo płaci za odmowę.
offer-clan-malkavian = Afirmuje chaos: nazywa atrybut i rekrutuje tego, kogo przyniesie talia.
offer-clan-nosferatu = Otwiera czarne rynki: inni mogą z nich korzystać i płacą ci przysługami.
offer-clan-toreador = Zaprasza rywala: zyskujecie oboje, a ty wybierasz, kto zaczyna.
offer-clan-tremere = Uzurpuje: ktoś z kolejki zajmuje miejsce jednego z twoich.
offer-clan-tzimisce = Tworzy potwory: karty z kolejki wsuwasz pod swoje, a one użyczają im zdolności.
offer-clan-ventrue = Ogłasza edykty: ilekroć ktoś zrekrutuje taką postać, możesz skorzystać.
offer-leader = Kto stanie na czele klanu?
offer-leader-about = Przywódca stoi na szczycie linii krwi. Atrybuty decydują o tym, co liczy się w teatrach, a każdy przywódca wnosi trzy spiski.

keys-q = do kolejki
keys-b = do linii krwi
keys-w = do teatrów wojny
keys-s = do spisków teatrów
keys-g = do misji
keys-k = do czarnych rynków i edyktu
keys-o = do swojego schronienia
keys-d = do stołu

# Przewodnik po pierwszej grze.
intro-clan-title = Rozdział z dziejów rodu
intro-clan = Przewodzisz jednemu z dziewięciu klanów, a twoja linia krwi rośnie o jednego wampira na turę. Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów zwycięstwa. Na pierwszą grę dobry będzie klan o niskiej złożoności: Brujah, Lasombra albo Toreador.
intro-leader-title = Korzeń drzewa
intro-leader = Przywódca zaczyna z potęgą i przysługami. Każda postać ma cztery atrybuty: klasę (kwadrat), temperament (koło), geografię (romb) i archetyp (tarcza). Klasa, temperament i geografia poruszają teatry, archetyp wypełnia spiski.
intro-turn-title = Twoja tura: jeden rekrut, może jeden spisek
intro-turn = Prędzej czy później musisz w tej turze zrekrutować kogoś z kolejki; pieczęć pokazuje, ile potęgi to kosztuje ciebie. Poza tym możesz zagrać jeden spisek. Wskaż kogoś w kolejce: trzy plansze powiedzą, co się stanie.
intro-theatres-title = Trzy teatry wojny
intro-theatres = Rekrut od razu działa: klasa porusza pierwszą planszę, temperament drugą, geografia trzecią, zawsze w tej kolejności. Tarcze w nagłówku mówią, ile plansza jest teraz warta dla każdego.
intro-schemes-title = Spiski
intro-schemes = Spisek wymaga archetypów: liczy się przewodzący koterii i jego bezpośredni potomkowie. Pełne tarcze już masz, przerywane trzeba pokryć przysługą dla cudzego wampira. Spiski teatrów są dostępne dla wszystkich.
intro-pay-title = Cena
intro-pay = Potęgą płacą twoje wampiry, które nie są w letargu. Każdy żeton potęgi to na końcu także 1 punkt zwycięstwa, więc dobrze się zastanów.
intro-place-title = Miejsce w drzewie
intro-place = Wybierz stwórcę. Każdy ma miejsce dla trojga potomków. Koteria to wampir i jego potomkowie, więc od tego, kto stoi pod kim, zależy, którym spiskom przewodzisz.
intro-lead-title = Kto przewodzi?
intro-lead = Przewodzenie wyczerpuje: do odnowy ten wampir nie poprowadzi następnego spisku. Obok imienia widać, czego koterii brakuje.
intro-owe-title = Przysługa
intro-owe = Przysługa zastępuje jeden archetyp, ale trafia do cudzego wampira i tam jest warta 1 punkt zwycięstwa. Wybierz, kogo nią wzmocnisz.
intro-ankh-title = Wymarsz
intro-ankh = Wybierz krzyż ankh tej strony świata i dwór, do którego rusza: na planszy albo poniżej. Strona, która stoi na najwięcej dworach, daje punkty za każdego wampira stamtąd; Wiedeń pośrodku liczy się podwójnie.
intro-sacrifice-title = Potomek zamiast niego
intro-sacrifice = Wampir ma zapaść w letarg. Możesz pozwolić, żeby zamiast niego zapadł w letarg jeden z jego potomków.
intro-torpor-title = Letarg
intro-torpor = Wampir w letargu zachowuje miejsce, ale nie należy do koterii, nie punktuje i nie przyjmuje potomków, dopóki nie zostanie odnowiony.
intro-exhausted-title = Wyczerpanie
intro-exhausted = Zgaszona świeca oznacza wyczerpanie: ten wampir nie poprowadzi spisku, ale poza tym działa jak dotąd.
intro-missions-title = Misje
intro-missions = Na końcu każda misja przypada temu, kto ma najwięcej wampirów z jej atrybutem, nie licząc tych w letargu, i przynosi swoje punkty zwycięstwa. U góry widać, jak kto stoi.
intro-last-title = Ostatnia runda
intro-last = Po tej rundzie liczy się to, co leży na planszach: teatry, potęga i przysługi na plus, niesława na minus.
intro-over-title = Koniec rozdziału
intro-over = Poniżej widać, skąd wziął się każdy punkt. Ten sam stół można rozłożyć z innymi teatrami i większą liczbą misji.

# Księga kronik.
book-next = { $status ->
    [live] Graj dalej: rozdział { $number }
   *[other] { $number ->
        [1] Do prologu i rozdziału 1
       *[other] Do rozdziału { $number }
    }
}
book-eras = Ery
book-era = Era { $era }
book-since = od { $year }
book-sealed = zapieczętowana
book-lasts = jeszcze trwa
book-opens = zaczyna się następnym rozdziałem
book-won-by = Rozdział { $chapter }, zwycięża { $player }
book-remembered = { $player }: { $card }
book-came = nowy: { $theatre }
book-chapters = Rozdziały
book-chapter = Rozdział { $number }
book-anno = anno { $year }
book-player = { $player }
book-place = { $clan }, { $count ->
    [one] { $count } punkt ery
    [few] { $count } punkty ery
   *[many] { $count } punktów ery
}
book-families = Drzewa rodowe
book-chapter-text = Wróć do rozdziału
book-families-gone = Stołu tego rozdziału nie da się już otworzyć; jego drzewa są w księdze do czytania.
book-decided = Co postanowiono
book-era-ended = Era { $era } dobiegła końca. Dominuje { $player }, a zostaje po niej: { $card }.
book-theatre = Teatr wojny schodzi ze stołu: { $theatre }. Nowy: { $replacement }.
book-winner = Ostatnią kartę kronik ma { $name }.
book-sheets = Arkusze
book-worth = kropka jest warta
book-dots = { $count ->
    [one] { $count } kropka, razem
    [few] { $count } kropki, razem
   *[many] { $count } kropek, razem
}
book-each = po 1
book-titles = Tytuły
book-points = Punkty kronik, gdyby kończyły się teraz
book-havens = Schronienia
book-tick = Kreska pod kropką: od niej można umieszczać naklejkę zdolności tej cechy.
book-no-servant = bez sługi
book-leaders = Odblokowani przywódcy: { $leaders }
book-empty = Stronice są jeszcze puste
book-empty-about = Najpierw prolog: każdy wypełnia arkusz, przyjmuje pierwszy tytuł i znajduje sługę. Potem gracie rozdział pierwszy, a jego następstwa zapiszą się tu jako pierwsze.

# Prolog, następstwa i koniec ery przy stole.
stage-prologue = Prolog
stage-prologue-about = Począwszy od najmłodszej osoby każdy stawia trzy pierwsze kropki, przyjmuje pierwszy tytuł, wybiera znak rodu i znajduje sługę. Kropki to na koniec punkty kronik, a po drodze rozstrzygają, jakie naklejki zdolności wolno ci nakleić. Potem zaczyna się pierwszy rozdział.
stage-aftermath = Następstwa
stage-era = Koniec ery
stage-era-about = Kto zdominował erę, mówi, co po niej zostaje: od tego zależy, ile dla wszystkich są warte kropki. Potem jeden teatr wojny ustępuje innemu.
stage-won = Zwycięża { $player }.
stage-steps = Sześć kroków następstw
stage-done = gotowe
stage-step-record = Zapis
stage-step-record-about = miejsca i punkty ery
stage-step-summary = Podsumowanie
stage-step-summary-about = tytuł i intrygi
stage-step-missions = Misje
stage-step-missions-about = pięć decyzji, pięć kropek
stage-step-obligations = Zobowiązania
stage-step-obligations-about = losowo, bez pytania
stage-step-abilities = Nowe zdolności
stage-step-abilities-about = po jednej naklejce, na zawsze
stage-step-servants = Słudzy
stage-step-servants-about = jeden może zostać
stage-result-missions = { $count ->
    [one] rozstrzygnięta { $count }
    [few] rozstrzygnięte { $count }
   *[many] rozstrzygniętych { $count }
}
stage-result-abilities = { $count ->
    [0] bez naklejek
    [one] { $count } naklejka
    [few] { $count } naklejki
   *[many] { $count } naklejek
}
stage-intrigue = Co tu odblokujesz, do końca kronik należy do spisków tego klanu, ktokolwiek nim pokieruje.
stage-order = Kolejność, od najmniejszej liczby misji:
stage-choose = Co można wybrać
stage-changes = Co to zmienia
stage-look = Dotknij wyboru, a zobaczysz tu, co zmienia. Nic nie zapada, dopóki tego nie przypieczętujesz.
stage-seal = Przypieczętuj: { $what }
stage-hold = Przytrzymaj, by przypieczętować: { $what }
stage-press-again = To zostaje na zawsze. Naciśnij jeszcze raz, by przypieczętować.
stage-sheets = Arkusze i schronienia
stage-told = Co się wydarzyło
change-dot = { $trait }: { $count ->
    [one] będzie { $count } kropka
    [few] będą { $count } kropki
   *[many] będzie { $count } kropek
}. Kropka jest teraz warta ×{ $value }.
change-reach = { $count ->
    [one] Od pierwszej kropki w zasięgu jest naklejka zdolności tej cechy: { $trait }.
   *[other] Od { $count } kropek w zasięgu jest następna naklejka zdolności tej cechy: { $trait }.
}
change-title = Znają cię pod tytułem { $title }: 1 punkt kronik na koniec.
change-title-own = Nikt inny nie może go wziąć.
change-house = Twój ród nosi ten znak w księdze, na osi czasu i na plakacie: { $mark }.
change-house-own = Klany zmieniają się co rozdział, znak nie. Nikt inny nie może go wziąć.
change-turned = { $character }: karta zostaje odwrócona i odtąd jest ancillą. Dopiero wtedy widać, co potrafi zakryta strona.
change-servant = { $character } czeka w twoim schronieniu: w najbliższym rozdziale tylko ty możesz zrekrutować tę kartę.
change-servant-leaves = { $character } opuszcza schronienie i wraca do talii.
change-clan = { $character } należy do klanu { $clan }: kto nim gra, rekrutuje tę kartę z kolejki za darmo.
change-thin-blood = { $character } nie należy do żadnego klanu: dla wszystkich ma swoją cenę.
change-name = { $character } nosi przydomek „{ $name }” w tym i w każdym następnym rozdziale.
change-gift = Nagroda: { $gift-id ->
    [resource] środek do schronienia.
    [unlock] ktoś, kto do tej pory był ukryty.
   *[elevate] jedna z twoich postaci podstawowych zostaje ancillą.
}
change-side = { $character } leży tą stroną do góry: { $abilities }.
change-elevate = { $character } zostaje ancillą, a zaraz potem dostaje naklejkę klanu.
change-back = Na zakrytej stronie: { $abilities }.
change-covered = Co potrafi zakryta strona, widać dopiero po odwróceniu karty.
change-host = { $character }: wolne miejsca na naklejki: { $count }. Którą, wybierzesz za chwilę.
change-recruited = { $character }: przy każdej rekrutacji tej karty działają po kolei: { $abilities }.
change-everybody = Działają też dla każdego, kto w późniejszym rozdziale zrekrutuje tę kartę ({ $character }).
change-left = Zostanie w pudełku: { $count }.
change-mark = { $trait }: kropka jest warta ×{ $to } zamiast ×{ $from }.
change-mark-all = Dotyczy to arkuszy wszystkich; druga karta znika z kronik.
change-theatre = Potem ze stołu schodzi teatr wojny { $theatre }. Co zajmie jego miejsce, okaże się później.
change-nothing = Nic się nie zmienia.
stage-called = „{ $name }”
change-ever-dot = Kropki nigdy się nie wymazuje.
change-ever-sticker = Naklejki nigdy się nie zdejmuje.
change-ever-decision = Decyzja zostaje w księdze na zawsze.
change-ever-side = Karty nigdy się nie odwraca z powrotem.
change-ever-card = Tego, co zostało po erze, nic już nie zmieni.
change-ever-house = Ród zachowuje swój znak przez całe kroniki.
haven-of = Schronienie

moment-mission = { $mission }
moment-outro = Potem
gathering = Klany się zbierają
gathering-about = Każdy po kolei wybiera klan, a potem jednego z jego przywódców. Klan, który ma już gracza, jest zajęty.
gathering-nobody = jeszcze bez klanu
