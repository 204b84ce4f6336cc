# Co wyjaśnia się w terminalu, gdy kogoś o coś pyta się pierwszy raz.

lesson-take-character = Każda Postać ma własne karty, skazę i własną Akcję. Beor bije mocno i musi jeść; Ailei dobrze rozmawia i łatwo się boi; Arev umie wszystkiego po trochu; Czerw żyje z Magii.
lesson-act = Dzień to ciąg Akcji. Każdy wykonuje po jednej na zmianę, aż spasuje. Eksploracja pozwala czytać dalej, Podróż zobaczyć więcej wyspy; pilnuj Energii, która nigdy nie stoi wyżej niż Zdrowie. `plansza` pokazuje wszystko, także najbliższy świt; `czemu` z wyborem mówi, dlaczego czegoś nie można.
lesson-join-party = Kto stoi w tej samej Lokacji, może się przyłączyć. Jedna Akcja; każdy płaci za siebie albo płacą za niego inni.
lesson-choice = Obok wyboru stoi jego cena. Widać też to, czego jeszcze nie można wybrać, i czego do tego brak. Niektóre wybory są tylko raz na całą kampanię.
lesson-light-menhir = Płonący Menhir utrzymuje w świecie osiem kart dookoła. Gdy gaśnie, karty zapadają się w Dziw, a kto tam stoi, płaci za to.
lesson-hand = Spotkanie zaczynasz z trzema kartami. Rękę, która do niczego nie pasuje, można wymienić na mniejszą o jedną kartę.
lesson-play = Karty układa się w jeden rząd. Gdzie bonus z lewej strony twojej karty spotyka Klucz z prawej strony poprzedniej, a masz ten atrybut, bonus jest twój. Pierwsza karta Aktywacji jest za darmo, każda następna sama musi dołączyć bonusem dodatkowej karty. W Walce wygrywają znaczniki w Puli, a ich liczba mówi, jaki atak nastąpi; w Dyplomacji znacznik ma wejść w górę toru Nastawienia, a po kartach następuje Odpowiedź.
lesson-activate = W Turze każda Postać jest aktywowana raz, w dowolnej kolejności.
lesson-approach = Rozmowa idzie po jednym torze w górę i w dół: góra wygrywa Etap, dół przegrywa wszystko.
lesson-eat = 1 Prowiantu daje 1 Zdrowia i zabiera 1 Grozy. Bez jedzenia Energia spada do 0, a od 0 traci się Zdrowie.
lesson-advance = Za PD kupuje się karty do talii i punkty atrybutów; trzeci punkt przynosi Umiejętność.
lesson-swap-cards = Talia ma co najmniej 15 kart. Wyjęte leżą z boku i mogą wrócić każdego wieczoru.
