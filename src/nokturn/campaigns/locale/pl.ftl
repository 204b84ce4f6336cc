# Co mówią kampanie: co jest nie tak, gdzie i jak grać dalej.

error-no-campaign = Nie ma kampanii o nazwie „{ $name }”. Kampanie: { $campaigns }.
error-campaign-players = { $campaign }: kampanii nie można zacząć przy liczbie graczy { $players }. Możliwe: { $possible }.
error-campaign-name = { $found } nie może stać w księdze jako imię. Podaj od 1 do { $most } znaków w jednym wierszu, bez znaków sterujących i bez spacji na początku i na końcu.
error-other-count = Ta kampania zaczęła się przy liczbie graczy { $began } i taka musi pozostać; teraz jest ich { $found }. Wolne miejsce oddaj botowi.
error-campaign-over = { $campaign }: kampania dobiegła końca, nie ma następnej sesji. Żeby grać dalej, odgałęź którąś z wcześniejszych.
error-no-such-sitting = W tej księdze nie ma sesji { $number }; rozegrane sesje: { $played }. Podaj liczbę od 0 (początek) do { $played }.
error-sitting-not-over = Sesja { $number } jeszcze się nie skończyła: najpierw rozegraj ją do końca.
error-sitting-other-rules = Sesję { $number } zaczęto na innych zasadach: z rozegranych kroków ({ $steps }) pasuje pierwszych { $fits }. { $why } Zostaje tak, jak ją rozegrano: dokończ ją w wersji, w której powstała, albo wznów od ostatniego pasującego kroku.
error-sitting-open = Sesja { $number } właśnie się tu toczy. Dokończ ją albo odłóż, zanim sprowadzisz tę samą sesję skądinąd; nic się nie zmieniło.
error-which-campaign = Kilka kampanii zaczyna się od „{ $named }”: { $ids }. Podaj dłuższy początek.
error-several = Jest tu kilka kampanii: { $ids }. Podaj początek nazwy jednej z nich.
error-no-such-campaign = Żadna kampania nie zaczyna się od „{ $named }”. Wszystkie pokazuje `list`.

error-file-unreadable = { $file }: to nie jest czytelna kampania ({ $why }). Weź nieuszkodzoną kopię; nic się tu nie zmieniło.
error-file-foreign = { $file }: to nie jest kampania Nokturnu. Podaj plik zapisany przez `export`.
error-file-newer = { $file }: format { $found }, a ta wersja Nokturnu czyta najwyżej { $read }. Otwórz plik w nowszej wersji; nic się tu nie zmieniło.
error-file-changed = { $file }: plik zmieniono po zapisaniu, suma kontrolna się nie zgadza. Weź oryginał; nic się tu nie zmieniło.
error-file-damaged = { $file }: plik jest uszkodzony ({ $why }). Weź nieuszkodzoną kopię; nic się tu nie zmieniło.
error-shape-newer = Księga kampanii { $campaign } ma układ w wersji { $found }, a ten program zna najwyżej { $read }. Otwórz ją w nowszej wersji.

error-page-twice = Sesja { $number } stoi w księdze dwa razy. Weź oryginał; ostatni dobry stan zostaje.
error-page-missing = Brakuje sesji { $number }: księga przechodzi od razu do sesji { $found }. Weź pełną kopię; ostatni dobry stan zostaje.
error-page-elsewhere = Sesja { $number } nie zaczęła się tam, gdzie skończyła się poprzednia. Czegoś przed nią brakuje albo coś podmieniono: weź oryginał; ostatni dobry stan zostaje.
error-page-changed = Sesję { $number } zmieniono po zapisaniu: jej pieczęć się nie zgadza. Weź oryginał; ostatni dobry stan zostaje.
error-page-count = Sesję { $number } rozegrano przy liczbie graczy { $found }, a kampania zaczęła się przy { $began }. Weź oryginał; ostatni dobry stan zostaje.
error-page-players = W sesji { $number } zapisano kogoś, kto nie mógł w niej grać: { $found }. Weź oryginał; ostatni dobry stan zostaje.
error-page-impossible = Sesja { $number } nie mogła się tak potoczyć: { $why } Weź oryginał; ostatni dobry stan zostaje.
error-page-other-rules = Sesję { $number } rozegrano na innych zasadach ({ $rules }; tutaj { $ours }) i nie da się jej sprawdzić: { $why } Sprowadź ją tam, gdzie obowiązują tamte zasady, albo przejmij na słowo, a księga to zaznaczy. Nic się nie zmieniło.
error-beginning-impossible = Kampania nie mogła się tak zacząć: jej zasady prowadzą do innego początku. Weź oryginał; nic się nie zmieniło.
error-beginning-other-rules = Kampanię zaczęto na innych zasadach ({ $rules }; tutaj { $ours }) i nie da się sprawdzić jej początku. Sprowadź ją tam, gdzie obowiązują tamte zasady, albo przejmij na słowo, a księga to zaznaczy. Nic się nie zmieniło.
error-state-unusable = Po sesji { $number } te zasady nie pozwalają grać dalej: { $why } Otwórz kampanię w wersji, w której powstała; nic się nie zmieniło.
error-doubt-over = kampania skończyła się już wcześniej.
error-doubt-sitting = powinna to być inna gra, inne opcje albo inna spuścizna.
error-doubt-unfinished = jej gra nie dobiega końca.
error-doubt-legacy = jej gra zostawia po sobie coś innego.
error-doubt-state = z tego, co zostawia jej gra, wynika coś innego.

error-nothing-new = Ta kampania już tu jest, rozegrane sesje: { $played }, a plik nie wnosi nic nowego. Nie ma nic do zrobienia.
error-played-twice = Sesję { $number } rozegrano i tutaj, i gdzie indziej, za każdym razem inaczej. Obie są prawdziwe: grajcie dalej tę albo sprowadźcie tamtą jako odgałęzienie. Nic się nie zmieniło.
error-played-meanwhile = Sesję { $number } ktoś już tymczasem wpisał do księgi. Zostaje tak, jak tam stoi; otwórz kampanię ponownie.
error-other-beginning = Kampania o tym samym znaku zaczęła się tutaj inaczej. Plik został zmieniony: weź oryginał. Nic się nie zmieniło.
error-no-place = { $name } nie może się tu dosiąść: kampania ma najwyżej { $places } miejsc i każdy musi mieć własne imię.
error-save-taken = Zapis „{ $name }” już jest i zostaje. Wybierz inną nazwę.
error-no-such-save = Nie ma zapisu „{ $name }”. Zapisy: { $names }.
