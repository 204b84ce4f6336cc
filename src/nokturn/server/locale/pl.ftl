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
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
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
table-your-seats = Twoje miejsca
table-side = Dziennik, rozmowa, zasady
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
ask-sure = Tego nie da się cofnąć, a może cię to kosztować grę. Na pewno?
ask-as-list = Pokaż wszystkie sposoby zagrania karty na liście ({ $count })
ask-fold = Schowaj listę
ask-refused = Czego teraz nie możesz i dlaczego ({ $count })
log-label = Co się wydarzyło
log-jump = Wróć do kroku { $step }
chat-empty = Jeszcze nikt nic nie powiedział.
chat-say = Powiedz coś
chat-notes = Twoje notatki (nikt inny ich nie widzi)
chat-kept = Zapisane.
chat-not-kept = Jeszcze niezapisane.
keys-digit = wybierz tę możliwość
keys-y = tak
keys-n = nie
keys-u = cofnij
keys-l = pokaż dziennik
keys-b = stół rysowany albo jako tekst
keys-tab = przejdź do następnej rzeczy, Enter wybiera
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

board-choosing = Wybierz poniżej, kim jesteś tej nocy.
board-round-short = Runda { $round } z 3 · ambicja: { $player }
board-fighting = rozstrzygana
board-ally = Do zdobycia
board-ally-short = żer { $feed } · wpływy { $influence } · po wyssaniu { $drain }
board-location = Miejsce
board-face-down = zakryta
board-face-up = Odkryta
board-facing-down = Zakryta
board-facing = Jak dołożyć kartę
board-blood-here = rozstawiona krew: { $amount }
board-play-here = Dołóż tutaj
board-here = Tutaj
board-hand = Twoja ręka
board-now-card = Wybierz kartę.
board-now-district = Teraz wybierz dzielnicę.
board-could-be = Może to być: { $cards }
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
