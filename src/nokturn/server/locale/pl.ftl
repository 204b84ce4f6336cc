# Co stół w przeglądarce mówi sam od siebie.  Słowa gier dochodzą do tego.

page-skip = Przejdź do treści
page-nav = Strony
page-rules = Zasady
page-decks = Talie
page-cards = Karty
page-settings = Ustawienia
page-about = O Nokturnie, licencje i autorzy
page-close = Zamknij
page-games = Gry
page-again = Jeszcze raz
page-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.

set-language = Język
set-card-language = Język kart
set-both = oba języki obok siebie
set-theme = Światło
set-theme-dark = noc
set-theme-paper = papier
set-text-size = Wielkość pisma
set-pace = Tempo opowieści
set-pace-slow = wolne: ważne chwile czekają na ciebie
set-pace-normal = zwykłe
set-pace-fast = szybkie
set-pace-instant = od razu
set-motion = Ruch
set-motion-system = jak w systemie
set-motion-full = zawsze
set-motion-none = nigdy
set-sound = Dźwięki
set-volume = Głośność dźwięków
set-text-board = Stół jako tekst

lobby-title = Do świtu noc należy do ciebie.
lobby-game = Gra
lobby-name = Twoje imię
lobby-guest = Gość
lobby-hello = Dobry wieczór, { $name }.
lobby-play = Graj z botami
lobby-intro = Pierwszy raz? Z przewodnikiem
lobby-new = Przygotuj stół …
lobby-mine = Twoje stoły
list-your-move = twój ruch
list-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
list-live = w toku
list-over = zakończona
list-untitled = { $game }, liczba graczy: { $players }

new-title = Nowy stół
new-players = Liczba graczy
new-impossible = Ta liczba graczy i te opcje do siebie nie pasują. Z tymi opcjami może grać tyle osób: { $counts }.
new-seats = Kto gdzie siada
seat-me = ja
seat-open = miejsce dla znajomej osoby
seat-bot-clever = sprytny bot
seat-bot-random = losowy bot
new-options = Opcje gry
new-unusual = zmienione: { $count }
new-brought = Co przynosisz: { $what }
new-clock = Czas do namysłu
clock-none = bez zegara
clock-blitz = błyskawicznie: 10 sekund na ruch, 3 minuty zapasu
clock-brisk = żwawo: 20 sekund na ruch, 10 minut zapasu
clock-evening = jeden wieczór: 45 sekund na ruch, pół godziny zapasu
clock-hour = godzina na ruch
clock-day = doba na ruch
clock-three-days = trzy doby na ruch
new-undo = Cofanie ruchów
undo-none = nigdy
undo-consent = za zgodą zainteresowanych
undo-own = tylko własny ostatni ruch, dopóki nikt inny się nie ruszył
new-name = Nazwa stołu (jeśli chcesz)
new-public = Pokaż ten stół wszystkim
new-create = Przygotuj stół

account-title = Konto i powiadomienia
account-about = Do gry wystarczy imię. Z kontem twoje stoły pójdą za tobą na inne urządzenia, a my damy znać, gdy przyjdzie twoja kolej.
account-in = Konto: { $name }.
account-password = Hasło
account-login = Zaloguj się
account-register = Załóż konto
account-out = Wyloguj się
account-email = Adres e-mail na wieści o twoim ruchu
account-email-password = Twoje hasło, bo zmienia się adres
account-webhook = Webhook na wieści o twoim ruchu
account-code = Kod z naszego listu
account-confirm = Potwierdź adres
account-keep = Zapisz

join-title = Zaproszenie do stołu
claim-title = Przenieś swoje miejsce na to urządzenie
join-come = Wejdź

rules-title = { $game }: zasady
rules-search = Szukaj, w dowolnym języku
rules-chapters = Rozdziały
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-see = Zobacz też
rules-ruling = rozstrzygnięcie
rules-enforced = W kodzie: { $places }; { $count ->
    [one] sprawdza ją { $count } test
    [few] sprawdzają ją { $count } testy
   *[many] sprawdza ją { $count } testów
}.
rules-enforced-untested = W kodzie: { $places }; testów nie ma w tej instalacji, więc nie można ich policzyć.
rules-enforced-nowhere = Tej zasady nie ma w kodzie.
rules-enforced-more = { $places } (i jeszcze { $more })
cards-title = { $game }: karty
cards-search = Szukaj w nazwach i treści
cards-group = Które karty
cards-all = wszystkie karty
cards-sealed = { $count ->
    [one] Jeszcze { $count } kartę odkrywa dopiero kampania. Tu jest zapieczętowana.
    [few] Jeszcze { $count } karty odkrywa dopiero kampania. Tu są zapieczętowane.
   *[many] Jeszcze { $count } kart odkrywa dopiero kampania. Tu są zapieczętowane.
}
cards-sealed-ask = Pokaż mimo to …
cards-sealed-title = Złamać pieczęcie?
cards-sealed-open = Złam pieczęcie
cards-sealed-leave = Zostaw zapieczętowane
cards-sealed-shown = Złamane pieczęcie: co odkrywa dopiero kampania
cards-sealed-hide = Zapieczętuj z powrotem
cards-beyond = Znane, ale jeszcze nie do gry
cards-published = Tekst oficjalny i orzeczenia
cards-proof = { $count ->
    [0] Nie nazywa jej żaden test.
    [one] Zagrywa ją jeden test.
    [few] Zagrywają ją { $count } testy.
   *[many] Zagrywa ją { $count } testów.
}
cards-ruling-proof = { $count ->
    [one] sprawdza je jeden test
    [few] sprawdzają je { $count } testy
   *[many] sprawdza je { $count } testów
}
cards-reading = Chwileczkę …
cards-unpublished = Nie ma tu ani tekstu, ani orzeczeń.
card-new = nowa
coverage-title = Miarka: talie, którymi się wygrywa
coverage-counting = Liczymy talie …
coverage-failed = Talii nie udało się teraz policzyć.

table-gone = Nie ma tu takiego stołu
table-gone-about = Może jest prywatny: poproś o zaproszenie. A może adres jest błędny.
table-to-lobby = Na stronę główną
table-log = Dziennik
table-chat = Rozmowa
table-rules = Zasady
table-over = Noc dobiegła końca
table-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
table-dropped-out = poza grą
table-wins = zwycięstwo
table-loses = porażka
table-rematch = Jeszcze raz
table-replay = Obejrzyj przebieg
table-record = Zapis gry
table-waiting = Czekamy: { $players }.
table-moment = Chwileczkę …
table-undo = Cofnij
table-drawn = Stół rysowany
table-text = Stół jako tekst
table-keys = Klawisze
table-loading = Zapalamy świece …
table-back-soon = Trwa aktualizacja serwera: za chwilę wszystko samo wróci. Nic nie przepadło.
table-reconnecting = Połączenie zerwane, próbujemy znowu. Nic nie przepadło.
undo-request = { $player } prosi o cofnięcie ruchu. Zgoda?

ask-label = Twoja decyzja
ask-yes = Tak
ask-no = Nie
ask-send = Wyślij
ask-own-words = Albo własnymi słowami
ask-none = Żadna z nich
ask-back = Wróć
ask-again = Dotknij jeszcze raz, by wybrać.
ask-finger = Dotknij, by przeczytać; dotknij znów, by wybrać.
read-choose = Wybierz tę kartę
read-place = { $at } z { $count }
ask-less = mniej
ask-more = więcej
log-label = Co się wydarzyło
log-jump = Wróć do kroku { $step }
chat-about = O tej wypowiedzi ({ $name })
chat-mute = Odbierz głos
chat-unmute = Oddaj głos
chat-ban = Wyproś
chat-ban-sure = Na pewno wyproś ({ $name })
chat-unban = Wpuść znowu
chat-report = Zgłoś
chat-report-why = Co jest nie tak? Przeczyta to ten, kto prowadzi serwer.
chat-reported = Zgłoszone. Dziękujemy.
host-decides = Decyduje gospodarz
host-talk = Kto może się tu odzywać
host-talk-all = Wszyscy
host-talk-players = Ci, którzy grają
host-talk-none = Tylko gospodarz
host-seated = Kto tu siedzi
host-remove = Niech wstanie od stołu
host-barred = Bez głosu albo wyproszeni
chat-empty = Jeszcze nikt nic nie powiedział.
chat-whisper = Szeptem: usłyszy to tylko partner wymiany
chat-whispered = (szeptem)
chat-say = Powiedz coś
chat-notes = Twoje notatki (nikt inny ich nie widzi)
chat-kept = Zapisane.
chat-not-kept = Jeszcze niezapisane.
keys-u = cofnij
keys-help = ta lista
replay-looking = Oglądasz krok { $step }.
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-step = Krok
replay-link = Odnośnik do tej chwili
replay-copied = Skopiowano
replay-fork = A gdyby … graj dalej od tej chwili
replay-close = Do bieżącej chwili
waiting-sit = Siadam tu
waiting-bot = Bot
waiting-open = Zwolnij miejsce
waiting-leave = Wstaję
waiting-brought = ma ze sobą: { $what }
bring-by-luck = nic własnego: wybierze stół
bring-text = własny spis, jako tekst …
bring-paste = Wklej tutaj, w dowolnym zwykłym formacie
bring-send = Przynoszę
bring-own = Przyniesione: własny spis.
bring-shelf = twoja półka
bring-choose = Wybierz z półki albo zbuduj nową
bring-secret = Nikt inny tego nie zobaczy.
invitations-open = { $count ->
    [one] Jedno otwarte zaproszenie
    [few] { $count } otwarte zaproszenia
   *[other] { $count } otwartych zaproszeń
}
invitations-until = ważne do { $when }
invitations-withdraw = Wycofaj
invitations-withdraw-all = Wycofaj wszystkie zaproszenia
invitations-about = Kto już przyszedł, zostaje.
waiting-invite = Zaproś kogoś
waiting-copied = Odnośnik skopiowany
waiting-start = Zaczynamy
waiting-undo = cofanie ruchów: { $policy }
waiting-host = Grę zacznie { $name }, gdy wszystkie miejsca będą zajęte.

bar-label = Gracze
bar-out = poza grą
bar-thinking = decyduje
bar-your-move = twój ruch
bar-bot = bot

page-your-move = { $count ->
    [one] czeka na ciebie stół
    [few] czekają na ciebie { $count } stoły
   *[many] czeka na ciebie { $count } stołów
}
set-palette = Barwy
set-palette-standard = zwykłe
set-palette-safe = łatwiejsze do odróżnienia
set-hand-over = Zasłaniaj stół między twoimi miejscami
gallery-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

table-side = Dziennik, rozmowa, zasady
table-menu = Stół
table-board = Plansza
table-guide = Przewodnik
table-rematch-go = Do następnej gry
table-bot-plays = Za ciebie gra bot.
undo-declined = Nie ma zgody: twój ruch zostaje.
undo-asked = Prosisz o cofnięcie ruchu. Czekamy na zgodę: { $players }.
log-empty = Jeszcze nic się nie wydarzyło.

ask-sending = Wysyłamy …
ask-chosen = Wybrano { $count }, { $low ->
    [0] można najwyżej { $high }
   *[other] trzeba od { $low } do { $high }
}
ask-chosen-exactly = Wybrano { $count } z { $low }
ask-order = Dotykaj w wybranej kolejności: { $count } z { $high }
ask-refused = niemożliwe teraz: { $count } …

keys-digit = wybierz tę możliwość
keys-enter = wybierz oczywistą możliwość albo to, co zaznaczone
keys-escape = wróć; do teraz, z pominięciem opowieści; zamknij
keys-space = dalej w opowieści
keys-yes-no = tak, nie
keys-h = do ręki
keys-d = do planszy
keys-a = do pytania
keys-p = do graczy
keys-arrows = od jednej rzeczy do następnej
keys-tab = od jednej części stołu do następnej
keys-side = dziennik, rozmowa, zasady
keys-m = stół: zaproszenia, miejsca, stałe polecenia
keys-t = stół rysowany albo jako tekst

replay-as = Patrzy
replay-spectator = widz

menu-open = wolne
menu-bot = bot
menu-stands-in = zastępuje bot
menu-there = przy stole
menu-away = poza stołem
menu-watch = Patrz z tego miejsca
menu-return = Wróć na miejsce
menu-token = Przenieś miejsce na inne urządzenie
menu-leave = Zostaw je botowi
menu-replace = Niech zastąpi bot
guest-mark = ° po imieniu: ktoś bez konta. Tak może się nazwać każdy.
menu-invite = Zaproś kogoś do oglądania albo do gry
menu-invite-copied = Zaproszenie jest w schowku:
menu-invite-shown = Wyślij ten odnośnik:
menu-token-copied = Odnośnik do twojego miejsca jest w schowku. Otwórz go na drugim urządzeniu i nie dawaj nikomu:
menu-token-shown = Otwórz ten odnośnik na drugim urządzeniu i nie dawaj go nikomu:
menu-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
menu-commitment = Cały przypadek wynika z jednego klucza, ogłaszanego razem z zapisem gry. Jego pieczęć: { $hash }
orders-title = Stałe polecenia
orders-about = Na pytanie ze stałym poleceniem stół odpowiada za ciebie, gdy tylko odpowiedź jest możliwa. Nikt tego nie pozna.
orders-none = Na razie żadnych.
orders-saved = { $count ->
    [one] Oszczędziły ci dotąd { $count } pytania.
   *[other] Oszczędziły ci dotąd { $count } pytań.
}
orders-group = Pytania ({ $count }), { $when }:
orders-reach = Moja następna odpowiedź obowiązuje
orders-reach-always = ilekroć padnie to pytanie
orders-reach-action = przy akcjach tego rodzaju
orders-reach-card = dla tej karty
orders-reach-turn = do mojej następnej tury
orders-by-hand = Pas wszędzie tam, gdzie moja ręka nie ma nic do użycia
orders-by-hand-about = Do twojej następnej tury, cokolwiek dobierzesz. Nikt nie pozna, dlaczego pasujesz.
orders-make = Moja następna odpowiedź to stałe polecenie
orders-next = Twoja następna odpowiedź stanie się stałym poleceniem, { $reach }.
orders-withdraw = Pytaj znowu

handover-title = Teraz { $name }
handover-about = Podaj urządzenie dalej. Karty pozostałych są zasłonięte.
handover-take = To ja, { $name }
handover-never = Wszystkie miejsca są moje: nie zasłaniaj stołu

table-hand = Twoja ręka
table-telling = Trwa opowieść o tym, co się stało.
tell-on = Dalej
tell-now = Do teraz
tell-space = Spacja
tell-escape = Esc
tell-pace = Tempo
tell-pace-slow = wolne
since-label = Od twojej ostatniej tury
since-short = Ostatnio:
since-again = Opowiedz jeszcze raz: { $what }
log-new = { $count ->
    [one] ↓ { $count } nowe
    [few] ↓ { $count } nowe
   *[many] ↓ { $count } nowych
}
log-open = Rozwiń (wszystkich zdań: { $count })
log-fold = Zwiń do tego, co z tego wynikło
bar-away = poza stołem

guide-label = Przewodnik
guide-read = Jasne
guide-next = Dalej
guide-before = Wcześniej
guide-close = Zamknij przewodnik
guide-nothing = Na razie nie ma nic nowego do wyjaśnienia. Gdy się pojawi, przewodnik się odezwie.

about-page = O Nokturnie
about-what = Nokturn pozwala grać w złożone, mroczne gry planszowe według całej instrukcji: w pojedynkę z botami, ze znajomymi przy jednym ekranie albo każdy przy swoim.
about-licence-title = Licencja
about-licence = Kod jest wolnym oprogramowaniem na licencji MIT. Zasady i karty opisujemy własnymi słowami; ramki, tła, portrety, plansze i mapy to nasze własne rysunki.
about-games = Gry, ich nazwy, postacie, logo i znaki towarowe należą do swoich właścicieli, którzy nie mają z Nokturnem nic wspólnego. Kto chce zagrać naprawdę, niech kupi prawdziwą grę: warto.
about-emblems-title = Emblematy
about-emblems = Emblematy na kartach pochodzą z serwisu
about-emblems-changed = Pokolorowaliśmy je, wygrawerowaliśmy, oprawiliśmy w ramki i skróciliśmy ich zarysy.
about-authors = Narysowali je:
about-type-title = Litery
about-type = Alegreya (Juan Pablo del Peral, Huerta Tipográfica) i Source Sans 3 (Paul D. Hunt, Adobe), oba kroje na licencji SIL Open Font License 1.1.

# poczekalnia

lobby-hello-nobody = Dobry wieczór.
lobby-parts = Części poczekalni
lobby-tables = Stoły
lobby-invitations = Zaproszenia
lobby-me = Ja
shelf-title = W co zagramy?
shelf-about = { $game }: zasady i karty
shelf-new = nowość
shelf-play = Graj
shelf-guide = Z pomocą
facts-time = Ile to trwa
facts-minutes = { $minutes } min
facts-hours = { $hours } godz.
facts-weight = ciężar { $weight } na 5: { $word }
facts-weight-1 = łatwa
facts-weight-2 = lekka
facts-weight-3 = średnia
facts-weight-4 = ciężka
facts-weight-5 = ekspercka
begin-first = Twój pierwszy wieczór
begin-again = Jeszcze raz?
begin-guided = Zagraj z przewodnikiem
continue-go = Wróć do gry
continue-look = Zobacz zakończenie
continue-since = twój ruch od { $time }
continue-waiting-room = czeka na graczy
continue-others = { $count ->
    [one] jeszcze { $count } gra
    [few] jeszcze { $count } gry
   *[many] jeszcze { $count } gier
}
continue-with = Przy stole: { $players }.
continue-bots = { $count ->
    [one] bot
    [few] { $count } boty
   *[many] { $count } botów
}
continue-offline = Nie masz połączenia; twój ruch nie przepadnie.
invitation-label = Zaproszenie
invitation-title = { $name } zaprasza cię do stołu
invitation-for = osób: { $count }
invitation-there = Już się zgadzają: { $names }.
invitation-next = Zaprasza też { $name }: { $game }
invitation-take = Zajmij miejsce
invitation-decline = Nie dziś
invitation-ask = Zaproś kogoś
invitation-ask-about = Nakryjemy do stołu, zostawimy wolne miejsce i damy ci link do wysłania.
invitation-ask-go = Otwórz stół
friends-title = Stoły znajomych
friends-of = Gospodarz: { $name }
friends-sit = Siadam
friends-watch = Popatrz
friends-none = Nikt znajomy nie siedzi teraz przy stole. Otwórz swój, a damy ci link do wysłania.

join-named = { $name } zaprasza cię do stołu
join-seat = Zajmij miejsce
join-seat-as = Zajmij miejsce: { $role }
join-other = Albo inne
join-look = Tylko wejdź
join-full = Wszystkie miejsca są zajęte; możesz wejść i popatrzeć.
waiting-talk = Rozmowa przed grą

result-title = { $count ->
    [one] Wygrywa { $players }
   *[other] Wygrywają { $players }
}
result-nobody = Nikt nie wygrał
result-ledger = Skąd wziął się każdy punkt
result-total = razem
result-place = { $place }.
result-moments = Co przesądziło
result-round = Runda { $round }
result-table = Zobacz stół
result-back = Do wyniku
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
guide-quiet = Przewodnik odezwie się, gdy pojawi się coś nowego.
sheet-handle = { $level ->
    [low] Arkusz: pytanie. Podnieś go, by zobaczyć karty.
    [half] Arkusz: pytanie i karty. Podnieś go albo opuść.
   *[full] Arkusz: wszystko. Opuść go, by zobaczyć planszę.
}

# Kampanie: to, co przetrwa noc.
campaigns-title = Kampanie
campaigns-none = Gry, które trwają: to, co zrobisz dziś, zastaniesz za tydzień.
campaigns-begin = Zacznij: { $title }
campaigns-bring = Wczytaj z pliku …
campaigns-played = { $all ->
    [0] rozegrane: { $played }
   *[other] rozegrane: { $played } z { $all }
}
campaigns-over = rozegrana do końca
campaigns-fork = co by było, gdyby
campaigns-seats = Kto gra
campaigns-seats-about = Za kogoś, kto nie może przyjść, gra tego wieczoru bot; miejsce zostaje jego, a księga zapisuje, kto grał.
campaigns-start = Zacznij kampanię
campaigns-name = Nazwa kampanii (jeśli chcesz)
campaigns-friend = imię w księdze
campaign-loading = Otwieram księgę …
campaign-gone = Tej kampanii tu nie ma
campaign-gone-about = Jest na innym serwerze albo należy do osób, z którymi nie grasz.
campaign-next = { $status ->
    [live] Graj dalej: { $number }
   *[other] Do stołu: { $number }
}
campaign-ended = Rozegrana do końca.
campaign-changed = Zasady zmieniły się w trakcie trwającej partii. Gospodarz zdecyduje przy stole, jak grać dalej.
campaign-places = Miejsca
campaign-place-free = niczyje: zajmie je, kto przyjdzie
campaign-place-yours = twoje
campaign-place-take = Zajmij to miejsce
campaign-place-bot = Oddaj botowi
campaign-place-open = Zwolnij
campaign-played = Co rozegrano
campaign-played-none = Jeszcze nic.
campaign-sitting = { $number }.
campaign-hand = { $answers ->
    [one] { $name }: { $answers } odpowiedź
    [few] { $name }: { $answers } odpowiedzi
   *[many] { $name }: { $answers } odpowiedzi
}
campaign-hand-bot = bot
campaign-hand-clock = zegar
campaign-trust = na słowo: grano gdzie indziej, według innych zasad
campaign-watch = Obejrzyj raz jeszcze
campaign-fork = Co by było, gdyby …
campaign-fork-about = Osobna kampania, która biegnie dalej od tego miejsca ({ $number }): ty na swoich miejscach, boty na pozostałych. Ta zostaje, jaka jest.
campaign-fork-of = „Co by było, gdyby”: odłączyła się od innej kampanii (po: { $number }).
campaign-fork-go = Odłącz
campaign-again = Jeszcze raz
campaign-saves = Zapisy
campaign-saves-about = Zapis zachowuje sesję tak, jak stoi. Wczytany staje się osobną kampanią, która toczy się dalej dokładnie stamtąd; ta zostaje, jaka jest.
campaign-saves-none = Na razie żadnych.
campaign-save-name = Zapisz jako
campaign-save-go = Zapisz
campaign-save-line = sesja { $sitting }, odpowiedzi: { $steps }, { $by }
campaign-save-restore = Graj stąd
campaign-pack-old = Następna sesja toczy się z tą samą wersją co poprzednia.
campaign-pack-chosen = Następna sesja toczy się z nową wersją.
campaign-pack-take = Graj z nową wersją
campaign-pack-keep = Zostań przy starej wersji
campaign-keep = Zachowaj, przekaż dalej
campaign-keep-about = Plik mieści całą kampanię. Inny serwer wczyta ją, sprawdzi każdą odpowiedź i pójdzie dalej.
campaign-file = Kampania jako plik
campaign-book-html = Księga do czytania
campaign-book-pdf = Księga do druku
campaign-book-svg = Plakat dynastii
campaign-import-title = Wczytaj kampanię
campaign-import-about = Plik zrobiony przyciskiem „Kampania jako plik”, tutaj albo na innym serwerze. Zajmujesz pierwsze miejsce; pozostałe czekają na tych, którzy przyjdą.
campaign-import-file = Plik
campaign-import-go = Wczytaj
campaign-import-trust = Przyjmij na słowo; księga to zapisze
campaign-import-fork = Wczytaj jako „co by było, gdyby”
campaign-on = Do następnej partii
campaign-book = Księga tej kampanii

new-hands = Kto odpowiada za kogo
hands-own = każdy za siebie
hands-team = każdy za całą drużynę
beside-only = Twoje miejsce o nic nie jest pytane, inne tak.
beside-label = Pytanie do: { $player }
beside-play = Spójrz oczami: { $player }
result-lost = Wszystko stracone
result-undecided = Na dziś wystarczy
campaign-place-away = nieobecne
campaign-place-leave = Nie gram dalej
campaign-place-back = Wracam
campaign-join = Dodaj miejsce
campaign-join-name = Kto dołącza?

# zasady zmieniły się w trakcie partii

parted-live = Od początku tej partii zmieniły się zasady.
parted-over = Od czasu tej partii zmieniły się zasady. Wszystko tu jest takie, jak wtedy.
parted-told = Rozegrano kroków: { $steps }. Krok { $step } jest pierwszym, który dziś skończyłby się inaczej.
parted-refused = Rozegrano kroków: { $steps }. Krok { $step } jest pierwszym, którego dziś nie wolno wykonać.
parted-damaged = Rozegrano kroków: { $steps }. Kroku { $step } brakuje albo nie da się go odczytać.
parted-was = Wtedy
parted-now = Dziś
parted-nothing = nic nie powiedziano
parted-go-on = Wznów od kroku { $step }
parted-close = Zamknij partię
parted-close-really = Zamknij bez zwycięzcy
parted-waiting = Niczego nie cofnięto. Decyduje gospodarz: grać dalej od ostatniego pasującego kroku albo zamknąć partię i zachować ją taką, jaka była.
parted-asked = Wznowić od ostatniego pasującego kroku? Czekamy na zgodę: { $players }.
parted-request = Gospodarz chce grać dalej od ostatniego kroku, który pasuje do zasad. Zgoda?
result-closed = Zamknięto bez zwycięzcy

# sesje, hasła, odejście

account-sessions = Gdzie trwają moje sesje
account-some-browser = przeglądarka
account-used = ostatnio: { $when }
account-this = ta przeglądarka
account-end = Zakończ
account-end-others = Zakończ wszystkie inne
account-new-password = Zmiana hasła
account-old = Dotychczasowe hasło
account-new = Nowe hasło
account-changed = Zmieniono. Na innych urządzeniach trzeba zalogować się ponownie.
account-forgotten = Nie pamiętasz?
account-forgotten-about = Jeśli istnieje takie konto z potwierdzonym adresem, kod jest już w drodze. Działa raz, przez pół godziny.
account-mine = Co o mnie przechowujecie
account-export = Pobierz
account-delete = Usuń wszystko, co moje
account-delete-about = Twoje imię zniknie ze stołów, rozmów i wyników, a na twoich miejscach zagra bot. Księgi rozegranych kampanii pozostaną takie, jak je zapisano. Tego nie da się cofnąć.
account-delete-really = Usuń na zawsze
