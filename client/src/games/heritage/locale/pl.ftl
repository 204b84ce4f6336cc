# Co stół w przeglądarce mówi o Dziedzictwie, oprócz słów samej gry.

cards-base = postacie podstawowe
cards-ability = zdolności
cards-mission = misje
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
card-reward = punkty zwycięstwa dla tego, kto ją zdobędzie

table-score = { $score ->
    [one] { $score } punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
   *[many] { $score } punktów zwycięstwa
}
board-round-short = Runda { $round } z { $rounds }
ask-turn-where = Dotknij kogoś w kolejce albo podświetlonego spisku. Teatry pokazują, co zrobiłaby aktywacja.
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
tree-places = potomkowie: { $taken }, wolne miejsca: { $free }

queue-label = Kolejka
queue-for-you = cena dla ciebie
queue-free = darmo
queue-price = { $cost ->
    [0] dla ciebie za darmo
   *[other] cena dla ciebie: { $cost } potęgi
}
queue-reserved = rezerwacja: { $player }
queue-rest = W talii: { $deck }, odrzucone: { $discard }

missions-label = Misje
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

hand-tab-queue = Kolejka
hand-schemes = Spiski klanu
hand-tab-schemes = Spiski
hand-tab-theatres = Teatry
hand-open = Spiski teatrów, dostępne dla wszystkich
hand-none = Nie masz na ręce spisków klanu.

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
offer-clan-about = Każdy klan ma własnych przywódców i spiski oraz jedną rzecz, której nie potrafi nikt inny. Wskaż klan, żeby przeczytać kilka jego spisków; pod spodem jest napisane, jak trudno się nim gra.
offer-leader = Kto stanie na czele klanu?
offer-leader-about = Przywódca stoi na szczycie linii krwi. Atrybuty decydują o tym, co liczy się w teatrach, a każdy przywódca wnosi trzy spiski.

keys-q = do kolejki
keys-b = do linii krwi
keys-w = do teatrów wojny
keys-s = do spisków teatrów
keys-g = do misji
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
intro-ankh = Wybierz krzyż ankh tej strony świata i dwór, do którego rusza: na planszy albo poniżej. Strona, która ma najwięcej dworów, daje punkty wszystkim swoim wampirom.
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
