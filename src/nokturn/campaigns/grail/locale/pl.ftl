title = Tainted Grail: kampania
about = Trzy rozdziały na gasnącej wyspie, dla jednej do czterech osób, na tyle wieczorów, ile trzeba. Przerywacie między dniami, ludzie przychodzą i odchodzą, a resztę pamięta arkusz zapisu.
sheet-empty = Na arkuszu zapisu nic jeszcze nie ma: pierwszy dzień dopiero przed wami.
sheet-head = { $title }. Dzień { $day }, rozdział { $number }: { $chapter }.
sheet-no-pack = Paczki { $pack } (wersja { $version }) nie ma na tym komputerze, dlatego rzeczy noszą tu swoje oznaczenia.
sheet-story = Tryb fabularny.
sheet-ending = Kampania się zakończyła: { $ending }.
sheet-defeat = Kampania przegrana.
sheet-grace = Kampania przegrana. Następna sesja zacznie się od pytania, czy prosicie o Łaskę Wszechmatki.
sheet-hero = { $hero } ({ $player }), { $location }
sheet-away = { $hero }, postać nieobecna
sheet-tracks = { "  " }Energia { $energy }, Zdrowie { $health }, Groza { $terror }
sheet-dying = { "  " }Umiera, Licznik { $dial }
sheet-goods = { "  " }Prowiant { $food }, Kosztowności { $wealth }, Reputacja { $rep }, Magia { $magic }, PD { $xp }
sheet-attributes = { "  " }Agresja { $aggression }, Empatia { $empathy }, Odwaga { $courage }, Ostrożność { $caution }, Praktyczność { $practicality }, Duchowość { $spirituality }
sheet-skills = { "  " }Umiejętności: { $things }
sheet-items = { "  " }Przedmioty: { $things }
sheet-secrets = { "  " }Sekrety: { $things }
sheet-combat = { "  " }Talia Walki ({ $count }; w Puli jeszcze { $pool }): { $cards }
sheet-diplomacy = { "  " }Talia Dyplomacji ({ $count }; w Puli jeszcze { $pool }): { $cards }
sheet-aside = { "  " }Odłożone: { $cards }
sheet-map = Na mapie:
sheet-menhir = Menhir, { $dial ->
    [one] został { $dial } dzień
    [few] zostały { $dial } dni
   *[other] zostało { $dial } dni
}
sheet-guardian = Strażnik: { $guardian }
sheet-ground = na ziemi: { $things }
sheet-time-tokens = żetony Czasu: { $count }
sheet-quest-tokens = żetony Zadania: { $count }
sheet-used = Akcja dziś wykorzystana
sheet-replaces = w miejscu, gdzie było { $location }
sheet-events = Wydarzenia w talii: { $left }. Przeczytane fragmenty: { $read }.
sheet-quest = { "  " }Zadanie: { $quest }
sheet-dial = { "  " }Licznik ({ $holder }): { $dial }
sheet-clue = { "  " }Trop: { $clue }
sheet-graves = Nie wrócili:
sheet-grave = { "  " }{ $hero }: { $location }, dzień { $day }
