# Co mówi `nokturn tournament`.

tournament-exists = { $file } już istnieje. Podaj plik, którego jeszcze nie ma.
tournament-new = { $name }: liczba graczy { $count }, zapisano w { $file }. `nokturn tournament seat { $file }` usadza pierwszą rundę.
tournament-rounds = Nie da się rozegrać tylu rund przed finałem: { $count }. Wybierz od 1 do 12.
tournament-nameless = Ktoś nie ma imienia. Nadaj imię każdemu graczowi.
tournament-twice = Dwoje graczy nazywa się { $name }. Nadaj im imiona, które się różnią.
tournament-few = Za mało graczy ({ $count }): do stołu trzeba co najmniej { $least }.
tournament-round = Runda { $number }; ofiarą każdego jest następny:
tournament-final = Finał; ofiarą każdego jest następny, a kto zaczyna, rozstrzyga los:
tournament-table = Stół { $number }
tournament-waiting = W tej rundzie czekają: { $names }.
tournament-finalists = Finaliści, od pierwszego rozstawionego:
tournament-choose = Miejsca wybierają w tej kolejności: { $names }. Każdy kładzie kartkę z imieniem na jednym z końców rzędu albo między dwie inne. Potem: --order z imionami od lewej do prawej.
tournament-dropped = Turniej opuszcza: { $name }.
tournament-win = Wygrana gra: { $name }.
tournament-no-win = Nikt nie ma wygranej gry.
tournament-still-open = Inne stoły tej rundy czekają jeszcze na wynik.
tournament-won = Turniej wygrywa: { $name }.
tournament-player = Gracz
tournament-column-final = finał
tournament-gone = { $name } (poza turniejem)
tournament-open = Są stoły bez wyniku. Najpierw je wpisz: nokturn tournament result.
tournament-all-played = Wszyscy rozegrali już swoje rundy ({ $rounds }): teraz finał (--final).
tournament-after-final = Finał jest już usadzony: po nim nie ma rund.
tournament-nothing-played = Nie rozegrano jeszcze żadnej rundy: nie ma finalistów.
tournament-nothing-seated = Żadna runda nie jest jeszcze usadzona: nokturn tournament seat.
tournament-not-finalists = Finaliści to: { $names }. Wymień każdego raz.
tournament-no-table = W tej rundzie nie ma stołu { $number }: mają numery od 1 do { $count }.
tournament-not-there = { $name } nie siedzi przy stole { $number }. Siedzą tam: { $names }.
tournament-impossible = Stół na { $count } osób nie może się tak skończyć: punkty zwycięstwa są całe albo połówkowe, razem jest ich więcej niż zero i najwyżej { $count }.
tournament-nobody = Nikt nie nazywa się { $name }.
tournament-which = { $name } może oznaczać kilkoro graczy: { $names }.
tournament-word = „{ $word }” to nie wynik. Napisz IMIĘ=PUNKTY, na przykład Ania=1,5.
tournament-points-or-game = Podaj albo punkty (IMIĘ=PUNKTY), albo zapisaną grę (--game PLIK).
tournament-no-result = { $file } nie jest zakończoną grą w V:TES.
tournament-no-winner = Nikt jeszcze nie wygrał: finał nie ma wyniku.
tournament-which-deck = Wskaż talię zwycięzcy: --deck PLIK.
