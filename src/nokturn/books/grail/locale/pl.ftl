book-empty = podróż, która się jeszcze nie zaczęła
book-subtitle = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} na wyspie, { $sittings ->
    [one] jedna sesja
    [few] { $sittings } sesje
   *[other] { $sittings } sesji
}
book-contents = Spis rzeczy
book-chapter = Rozdział { $number }
book-before = Przed pierwszym dniem
book-day = Dzień { $day }
book-map = Mapa przebytych dróg
book-map-about = Wyspa do tej pory: { $count ->
    [one] { $count } Lokacja
    [few] { $count } Lokacje
   *[other] { $count } Lokacji
} i drogi, którymi ktoś przeszedł
book-map-legend = Przerywany brzeg: znów we mgle. Kamień: rozpalono tu Menhir. Krzyżyk: ktoś tu zginął. Linie to przebyte drogi, tym grubsze, im częściej; kropkowane tam, gdzie nie niosły nogi.
book-lit-here = Rozpalono tu Menhir
book-way-of = { $hero }
book-dead = Nie wrócili
book-died = { $hero }: { $location }, dzień { $day }
book-nobody-died = Na razie nikt nie zginął.
book-company = Drużyna
book-played-by = { $hero } ({ $player })
book-away = { $hero }, Postać nieobecna
book-tracks = Energia { $energy }, Zdrowie { $health }, Groza { $terror }
book-goods = Prowiant { $food }, Kosztowności { $wealth }, Reputacja { $rep }, Magia { $magic }, PD { $xp }
book-items = Przedmioty: { $things }
book-secrets = Sekrety: { $things }
book-skills = Umiejętności: { $things }
book-sittings = Sesje
book-sitting = { $number }. { $ended }: { $people } { $first ->
    [0] { "" }
   *[other] (dni { $first }–{ $last })
}
book-sitting-day = { $number }. { $ended }: { $people } (dzień { $first })
book-sitting-now = { $number }. W toku: { $people }
book-sitting-other = { $number }. { $ended }: { $people }. Tę sesję rozegrano na innych zasadach albo z paczką, której tu nie ma, i nie da się jej już opowiedzieć.
book-lost = Wyspa przepadła.
