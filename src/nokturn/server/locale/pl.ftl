# Co stół w przeglądarce mówi sam od siebie.  Słowa gier dochodzą do tego.

page-skip = Przejdź do treści
page-nav = Strony
page-rules = Zasady
page-cards = Karty
page-settings = Ustawienia
page-close = Zamknij
page-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.

set-language = Język
set-card-language = Karty po
set-both = obu językach obok siebie
set-theme = Światło
set-theme-dark = noc
set-theme-paper = papier
set-text-size = Wielkość pisma
set-motion = Ruch
set-motion-system = jak w systemie
set-motion-full = zawsze
set-motion-none = nigdy
set-sound = Dźwięki
set-text-board = Stół jako tekst

lobby-title = Do świtu miasto należy do ciebie.
lobby-lead = Wendeta: blef i krew w Chicago. Trzy noce, od trzech do sześciu spiskowców, jeden tron. Każdej zasady pilnuje stół, a każde „nie” jest wyjaśnione.
lobby-name = Twoje imię
lobby-guest = Gość
lobby-hello = Dobry wieczór, { $name }.
lobby-play = Graj z botami
lobby-intro = Pierwszy raz? Zagraj z przewodnikiem
lobby-new = Przygotuj stół …
lobby-mine = Twoje stoły
lobby-open = Otwarte stoły
lobby-open-empty = Nikt teraz nie czeka na graczy. Przygotuj stół i wyślij znajomym odnośnik.
lobby-watch = Gry do obejrzenia
list-your-move = twój ruch
list-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
list-live = w toku
list-over = zakończona
list-untitled = Wendeta na { $players } osoby

new-title = Nowy stół
new-players = Liczba graczy
new-seats = Kto gdzie siada
seat-me = ja
seat-open = miejsce dla znajomej osoby
seat-bot-clever = sprytny bot
seat-bot-random = losowy bot
seat-named-bot = Bot { $seat }
seat-named-open = wolne miejsce
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
undo-consent = za zgodą wszystkich, których to dotyczy
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
account-webhook = Webhook na wieści o twoim ruchu
account-code = Kod z naszego listu
account-confirm = Potwierdź adres
account-keep = Zapisz

join-title = Zaproszenie do stołu
claim-title = Przenieś swoje miejsce na to urządzenie
join-come = Wejdź

rules-title = Zasady
rules-search = Szukaj w zasadach, w dowolnym języku
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-see = Zobacz też
cards-title = Karty
cards-search = Szukaj w nazwach i treści
cards-group = Które karty
cards-all = wszystkie karty
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
card-strength = siła
number-feed = krew w żerze
number-influence = wpływy
number-drain_blood = krew po wyssaniu
number-drained_influence = wpływy po wyssaniu

table-title = Wendeta
table-gone = Nie ma tu takiego stołu
table-gone-about = Może jest prywatny: poproś o zaproszenie. A może adres jest błędny.
table-to-lobby = Na początek
table-log = Dziennik
table-chat = Rozmowa
table-rules = Zasady
table-over = Noc dobiegła końca
table-score = { $score ->
    [one] { $score } punkt wpływów
    [few] { $score } punkty wpływów
   *[many] { $score } punktów wpływów
}
table-dropped-out = poza grą
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
table-reconnecting = Połączenie zerwane, próbujemy znowu. Nic nie przepadło.
undo-request = { $player } prosi o cofnięcie ruchu. Zgoda?

ask-label = Twoja decyzja
ask-yes = Tak
ask-no = Nie
ask-send = Wyślij
ask-back = Wróć
ask-less = mniej
ask-more = więcej
log-label = Co się wydarzyło
log-jump = Wróć do kroku { $step }
chat-empty = Jeszcze nikt nic nie powiedział.
chat-say = Powiedz coś
chat-notes = Twoje notatki (nikt inny ich nie widzi)
chat-kept = Zapisane.
chat-not-kept = Jeszcze niezapisane.
keys-u = cofnij
keys-help = ta lista
replay-looking = Oglądasz krok { $step }.
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-step = Krok
replay-link = Odnośnik do tej chwili
replay-copied = Skopiowano
replay-fork = A gdyby … graj dalej od tej chwili
replay-close = Wróć do teraz
waiting-sit = Siadam tu
waiting-bot = Bot
waiting-open = Zwolnij miejsce
waiting-leave = Wstaję
waiting-invite = Zaproś kogoś
waiting-copied = Odnośnik skopiowany
waiting-start = Zaczynamy
waiting-host = Grę zacznie { $name }, gdy wszystkie miejsca będą zajęte.

board-ally-short = żer { $feed } · wpływy { $influence } · po wyssaniu { $drain }
board-facing = Jak dołożyć kartę
board-blood-here = rozstawiona krew: { $amount }
board-play-here = Dołóż tutaj
bar-label = Gracze
bar-ambition = ma żeton ambicji
bar-blood = krew: { $amount }
bar-influence = wpływy: { $amount }
bar-hand = karty na ręce: { $count }
bar-alliance = w sojuszu: { $count }
bar-tokens = żetony Diabolizmu: { $count }
bar-out = poza grą
bar-thinking = decyduje
bar-bot = bot
bar-alliance-title = Sojusz
bar-drained-title = Wyssani
bar-relic-title = Relikwia
bar-relic-used = zużyta
bar-seen-title = Karty, które widzieli wszyscy

page-your-move = { $count ->
    [one] twój ruch
    [few] twój ruch przy { $count } stołach
   *[many] twój ruch przy { $count } stołach
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
undo-asked = Prosisz o cofnięcie ruchu. Czekamy na zgodę: { $players }.
log-empty = Jeszcze nic się nie wydarzyło.

ask-sending = Wysyłamy …
ask-chosen = Wybrano { $count }, trzeba od { $low } do { $high }
head-place-blood = Dołóż krew:
short-place-blood = { $amount }
head-flip-tokens = Użyj żetonów Diabolizmu:
short-flip-tokens = { $count }
head-drain = Wyssij:
short-drain = { $ally }
head-look = Zapłać 1 krwią i podejrzyj:
short-look = { $target }, { $district } ({ $handle })
head-look-around = Twoja relikwia, podejrzyj:
short-look-around = { $district }
grave-diablerie = Wyssanie wampira to Diabolizm. Twoje żetony Diabolizmu: { $count } z 3. Każdy kosztuje na końcu 1 punkt wpływów, a gdy ruszą się inni, tego nie cofniesz. Na pewno?
grave-eliminated = To twój trzeci żeton Diabolizmu: natychmiast odpadasz z gry ze wszystkim, co masz. Na pewno?

keys-digit = wybierz tę możliwość (gdy karta jest wybrana: tę dzielnicę)
keys-enter = wybierz oczywistą możliwość albo to, co zaznaczone
keys-escape = wróć; pomiń opowieść; zamknij
keys-f = wybrana karta odkryta albo zakryta
keys-yes-no = tak, nie
keys-h = do ręki
keys-d = do dzielnic
keys-a = do pytania
keys-p = do graczy
keys-arrows = od jednej rzeczy do następnej
keys-tab = od jednej części stołu do następnej
keys-side = dziennik, rozmowa, zasady
keys-m = stół: zaproszenia, miejsca, stałe polecenia
keys-t = stół rysowany albo jako tekst

replay-as = oczami
replay-spectator = widza

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
orders-make = Moja następna odpowiedź to stałe polecenie
orders-next = Twoja następna odpowiedź stanie się stałym poleceniem.
orders-withdraw = Pytaj znowu

handover-title = Teraz { $name }
handover-about = Podaj urządzenie dalej. Karty pozostałych są zasłonięte.
handover-take = To ja, { $name }
handover-never = Wszystkie miejsca są moje: nie zasłaniaj stołu

board-round-short = Runda { $round } z 3 · { $phase ->
    [planning] planowanie
    [resolution] rozstrzygnięcie
    [hand] zarządzanie ręką
    [over] koniec
   *[feed] żer
}
board-clans = Wybierz klan
board-relics = Wybierz relikwię
board-being-resolved = rozstrzygana
board-prize = Do zdobycia
board-place = Miejsce:
board-nobody-here = Nikogo tu nie ma.
board-face-down = zakryta
board-face-up = Odkryta
board-facing-down = Zakryta (1 krew)
board-not-here = Nie tutaj: dlaczego?
board-your-hand = Twoja ręka
board-hand-none = Nie masz kart na ręce.
board-drawn-short = dobrana
board-now-district = Wybierz dzielnicę
board-could-be = Co może tu leżeć ({ $player })
board-yours-to-know = Zakryta, ale ją znasz
board-strength = Siła w starciu
board-strength-open = Siła, którą widać
board-skip = Pomiń
bar-away = poza stołem
bar-team = drużyna { $team }
bar-deck = karty w talii: { $count }
bar-tokens-both = żetony Diabolizmu: gotowe { $ready }, użyte { $used }

# Przewodnik po pierwszej grze.
guide-label = Przewodnik
guide-read = Jasne
guide-next = Dalej
guide-before = Wcześniej
guide-close = Zamknij przewodnik
intro-clan-title = Kim jesteś tej nocy?
intro-clan = Przewodzisz klanowi wampirów w Chicago; po trzech rundach Księciem zostaje ten, kto ma najwięcej wpływów. Każdy klan ma dziewięć kart o własnym charakterze: jedne biją mocno, inne kradną, jeszcze inne się kryją. Przeczytaj arkusze i weź jeden; złego wyboru nie ma.
intro-keep-title = Dobierz dwie, zostaw jedną
intro-keep = Każda runda zaczyna się od krwi z twojego sojuszu (żer) i od nowych kart. Jedną zatrzymujesz w tajemnicy, druga trafia na spód talii. Dotknij karty, którą zatrzymujesz: liczba to siła, tekst mówi, co karta robi, a słowo nad nim, kiedy.
intro-table-title = Stół
intro-table = W każdej dzielnicy czeka poplecznik dla tego, kto będzie tam najsilniejszy. U góry widzisz wszystkich: krwią się płaci i walczy, wpływami się wygrywa. Zagrasz kilka kart, a potem dzielnice rozstrzygną się jedna po drugiej. Podkreślone kropkami słowa objaśniają się same, gdy ich dotkniesz.
intro-turn-title = Twoja tura: jedna karta
intro-turn = Wybierz kartę na dole, zdecyduj, czy ma leżeć odkryta, czy zakryta, a potem wybierz dzielnicę. Odkryta jest za darmo i widzą ją wszyscy. Zakryta kosztuje 1 krew i każe innym zgadywać: dotknij ich zakrytej karty, by zobaczyć, czym może być.
intro-after-card-title = Krew dodaje siły
intro-after-card = Twoja karta już leży. Możesz dołożyć do 3 żetonów krwi z puli: każdy daje tam 1 siły, ale co zostanie do końca rundy, przepada. Ostatniego żetonu nigdy nie dołożysz. Gdy wystarczy, zakończ turę.
intro-waiting-title = Grają inni
intro-waiting = Teraz po karcie dokładają inni. Patrz, gdzie trafia ich krew: tam im zależy. Dziennik obok opowiada wszystko, a każdy wiersz wraca do swojej chwili.
intro-drain-title = Kończy się krew?
intro-drain = W swojej turze możesz wysysać popleczników i ofiary. Potem są warci mniej albo nic. Gdy pula jest pusta, wpadasz w szał, a wtedy nie ty wybierasz, kto zostanie wyssany. Wyssanie wampira to Diabolizm: moc, która ma cenę.
intro-diablerie-title = Diabolizm
intro-diablerie = Masz żeton Diabolizmu. Po zagraniu karty możesz go użyć: 1 żeton krwi z puli ogólnej trafia tam, gdzie karta leży. Każdy żeton kosztuje na końcu 1 punkt wpływów, a trzeci usuwa cię z gry.
intro-stay-or-withdraw-title = Zostać czy się wycofać?
intro-stay-or-withdraw = Teraz toczy się walka o dzielnice. Każdy, kto tu jest, wybiera w tajemnicy. Jeśli zostaniesz, walczysz o miejsca: pierwsze daje poplecznika i najwięcej wpływów, drugie ofiarę. Jeśli się wycofasz, krew wraca do puli, a karty przechodzą odkryte do Schronienia Księcia, na ostatnią walkę.
intro-clash-title = Starcie
intro-clash = Wszystkie karty się odkrywa, działają karty przygotowania, a potem liczy się siłę: karty i krew. Kolejność widać w dzielnicy. Remis wygrywa ten, kto ma żeton ambicji, a dalej decyduje kolejność graczy.
intro-card-asks-title = Karta pyta
intro-card-asks = Niektóre karty pozwalają o czymś zdecydować, gdy zaczynają działać. Pytanie mówi, która to karta; dotknij jej nazwy, by ją przeczytać. Czego nie możesz wybrać, jest szare i mówi dlaczego.
intro-haven-title = Schronienie Księcia
intro-haven = Ostatnia dzielnica rundy. Kto tu wygra, dostaje dodatkowo 1 żeton wpływów i żeton ambicji: jest pierwszy w kolejności graczy i wygrywa remisy. Jeśli się stąd wycofasz, karty wracają na rękę.
intro-round-2-title = Druga runda
intro-round-2 = Teraz karmi cię twój sojusz. Każdy ma o jedną kartę i o jedną turę więcej, a nagrody rosną. Patrz, kto prowadzi: liczby u góry są jawne.
intro-round-3-title = Ostatnia runda
intro-round-3 = Krew, która zostanie w puli, o świcie nie jest nic warta, ale szał nadal boli. Liczą się wpływy: żetony oraz to, ile warci są niewyssani poplecznicy. Teraz pora wydawać.
intro-over-title = Świt
intro-over = To była Wendeta. Możesz obejrzeć każdą chwilę z każdego miejsca albo sprawdzić, co by było, gdyby zagrać inaczej. Zasady ze wszystkimi szczegółami są w menu u góry. Dobrej nocy i do zobaczenia przy następnym stole.
