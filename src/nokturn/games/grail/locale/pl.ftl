# Co czyta gracz w Graala, po polsku.  Słowa instrukcji: zob. terms.toml.

# --- pytania w Spotkaniach -----------------------------------------------------------------------

ask-leave-out = { $player }, { $encounter }: czy { $hero } odkłada jakieś Przedmioty na czas tego Spotkania? Do jego końca nic nie dają.
ask-hand = { $player }, { $hero } zatrzymuje rękę czy odrzuca całą i dobiera o kartę mniej?
ask-activate = { $player }, kto jest teraz aktywowany?
ask-play = { $panic ->
    [yes] { $player }, { $hero } panikuje: pierwszą kartą jest wierzchnia karta talii.
   *[no] { $player }, { $hero } jest Aktywną Postacią: którą kartę zagrywasz?
}
ask-panic-magic = { $player }, odsłonięta karta to { $card }. Czy płacisz 1 Magii, by połączyć jej Klucz Magii?
ask-discard = { $player }, { $hero } odrzuca { $count ->
    [one] kartę: którą?
    [few] { $count } karty: które?
   *[other] { $count } kart: które?
}
ask-spend-charges = { $player }, czy wydajesz teraz Ładunki?
ask-use-ability = { $player }, czy korzystasz ze zdolności karty { $card }?
ask-permit-charges = { $player }, czy { $hero } może użyć Ładunków z twojej karty { $card }?
ask-charge-passive = { $player }, która karta Pasywna otrzymuje { $count ->
    [one] Ładunek
    [few] { $count } Ładunki
   *[other] { $count } Ładunków
}?
ask-shift = { $player }, na który wiersz przesuwasz atak?
ask-bypass = { $player }, { $encounter }: omijacie czy negocjujecie?
ask-approach = { $player }, jak próbujecie?
ask-give-up = { $player }, { $hero } chce się poddać: wszyscy ponieśliby skutki Porażki. Zgadzasz się?

# --- wybory w Spotkaniach ------------------------------------------------------------------------

option-leave-out = Odłóż: { $item }
option-keep-hand = Zatrzymaj rękę
option-mulligan = Odrzuć całą i dobierz o kartę mniej
option-free-mulligan = Odrzuć całą i dobierz tyle samo
option-activate-hero = { $hero }
option-play-card = { $magic ->
    [yes] Zagraj za 1 Magii: { $card }
   *[no] Zagraj: { $card }
}
option-play-top = Zagraj wierzchnią kartę talii
option-join-magic = Zapłać 1 Magii
option-leave-magic = Nie płać
option-spend-charges = Wydaj Ładunki: { $card }
option-end-playing = Bez kolejnych kart
option-retreat = Odwrót
option-give-up = Poddajcie się razem
option-discard-card = { $card }
option-charge-card = { $card }
option-attack-row = { $row ->
    [0] Pierwszy wiersz
    [1] Drugi wiersz
    [2] Trzeci wiersz
    [3] Czwarty wiersz
   *[other] Ostatni wiersz
}
option-use-bypass = Omińcie
option-negotiate = Negocjujcie
option-take-approach = { $approach }

# --- co się dzieje w Spotkaniach -----------------------------------------------------------------

event-draws-encounter = Na drodze staje { $encounter } ({ $heroes }).
event-no-encounter = { $colour-id ->
    [green] Zielona
    [grey] Szara
    [purple] Fioletowa
   *[other] Niebieska
} talia Spotkań jest pusta: nic się nie dzieje.
event-encounter = { $encounter }. Uczestnicy: { $heroes }.
event-encounter-over = { $outcome-id ->
    [won] Zwycięstwo: { $encounter }.
    [retreated] { $encounter }: nikt już nie walczy.
    [escaped] Ucieczka: { $encounter }.
    [bypassed] Ominięcie: { $encounter }.
    [failed] { $encounter }: rozmowy zakończyły się Porażką.
   *[other] Koniec Spotkania: { $encounter }.
}
event-wins = Wygrane Spotkanie: { $encounter } ({ $heroes }).
event-fails = { $encounter }: wszyscy ponoszą skutki Porażki.
event-bypassed = Ominięte Spotkanie: { $encounter }.
event-escapes = Przeciwnik ucieka.
event-guardian-stays = { $encounter } zostaje jako Strażnik ({ $location }).
event-activated = { $hero }: Aktywacja.
event-mulligan = { $hero } odrzuca całą rękę i dobiera { $count }.
event-draws = { $hero } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-draws-privy = { $hero } dobiera: { $cards }.
event-discards = { $hero } odrzuca: { $cards }.
event-mills = { $hero } odrzuca z wierzchu talii: { $cards }.
event-deck-runs-out = { $hero } nie ma w talii dość kart.
event-plays = { $magic ->
    [yes] { $hero } zagrywa za 1 Magii: { $card }.
   *[no] { $hero } zagrywa: { $card }.
}
event-panic-card = { $hero } panikuje i odsłania: { $card }.
event-pool-grows = { $count ->
    [one] Do Puli trafia znacznik
    [few] Do Puli trafiają { $count } znaczniki
   *[other] Do Puli trafia { $count } znaczników
}: jest { $pool }.
event-pool-shrinks = { $count ->
    [one] Z Puli ubywa znacznik
    [few] Z Puli ubywają { $count } znaczniki
   *[other] Z Puli ubywa { $count } znaczników
}: jest { $pool }.
event-attitude-moves = Znacznik Nastawienia stoi na { $attitude }.
event-charged = Ładunki na karcie { $card }: { $count }.
event-delayed = Żeton Czasu schodzi z karty { $card }.
event-torn = Sekwencję opuszcza karta { $card }.
event-attack = { $encounter } atakuje: { $hero }.
event-opportunity-attack = Atak w Odsłonięcie, { $encounter }: { $hero }.
event-response = { $encounter } odpowiada: { $hero }.
event-stage = { $encounter }: zaczyna się nowy Etap.
event-trait = { $trait-id ->
    [ambush] Zasadzka: { $hero } zatrzymuje jedną kartę.
   *[other] Szarża: { $hero } nie zdąża odskoczyć.
}
event-retreats = { $forced ->
    [yes] { $hero } musi się wycofać.
   *[no] { $hero } wykonuje Odwrót.
}
event-leaves-encounter = { $hero } opuszcza Spotkanie.
event-robbed = { $hero } traci wszystkie Kosztowności i Przedmioty.
