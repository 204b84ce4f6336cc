# Co terminal wyjaśnia, gdy pada po raz pierwszy.

lesson-take-clan = Przez jeden rozdział przewodzisz jednemu z dziewięciu klanów, a twoja linia krwi rośnie o jednego wampira na turę. Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów zwycięstwa. Punkty dają trzy teatry wojny, w pojedynczej grze misje (w kronikach ten, kto zdobył misję, rozstrzyga, jak się skończy) oraz żetony na twoich wampirach: każda potęga i każda przysługa to 1 punkt, każda niesława −1. Na pierwszą grę weź klan o niskiej złożoności.
lesson-take-leader = Przywódca jest korzeniem drzewa i zaczyna z 3 żetonami potęgi i 3 przysługami. Każda postać ma cztery atrybuty: klasę, temperament, geografię i archetyp. Pierwsze trzy poruszają teatry, archetyp wypełnia spiski. Co robi spisek, pokazuje `karta` i jego nazwa.
lesson-turn = Musisz zrekrutować jedną postać z kolejki; pierwsze miejsce kosztuje 3 żetony potęgi, drugie 1, chyba że postać należy do twojego klanu. Rekrut od razu działa: klasa porusza pierwszy teatr, temperament drugi, geografia trzeci. Poza tym możesz zagrać jeden spisek: wymaga archetypów w koterii, czyli u przewodzącego wampira i jego potomków. Czego brakuje, to zastąpią przysługi. `karta` i nazwa pokazuje, co jest na karcie, `zasady` i słowo przeszukuje instrukcję.
lesson-pay = Płacić może każdy twój wampir, który nie jest w letargu. Każda potęga, która ci zostanie, to na końcu 1 punkt.
lesson-place = Każdy ma miejsce dla trojga potomków. Od tego, kto stoi pod kim, zależy, którym spiskom możesz przewodzić, bo koteria to wampir i jego potomkowie.
lesson-lead = Przewodzenie wyczerpuje: ten wampir nie poprowadzi następnego spisku, dopóki nie odnowi go jakaś karta. Samo to się nie dzieje, więc każdy przewodzi zwykle tylko raz. Obok imienia stoi, czego koterii brakuje.
lesson-owe = Przysługa zastępuje jeden archetyp, ale trafia do cudzego wampira, który go ma, i tam jest warta 1 punkt.
lesson-move-ankh = W Wojnie Książąt każda strona świata zdobywa dwory. Na końcu punktują wampiry z tych stron, które mają najwięcej dworów.
lesson-sacrifice = Wampir w letargu zachowuje miejsce, ale nie punktuje, nie przewodzi i nie przyjmuje potomków, dopóki nie zostanie odnowiony. Zamiast niego może zapaść w letarg jeden z jego potomków.
lesson-first-dot = To prolog twoich kronik: arkusz gracza na 21 rozdziałów. Kropki to na końcu punkty kronik, a gdy w jakiejś cesze masz ich dość, możesz nadawać swoim wampirom zdolności. Ile warta jest kropka, zmienia się z każdą erą.
lesson-first-title = Każdy tytuł to 1 punkt kronik; kolejne zdobywa się, wygrywając rozdziały.
lesson-house-mark = Klany zmieniają się co rozdział; znak twojego rodu zostaje: w księdze i na plakacie.
lesson-first-servant = Sługa czeka w schronieniu i stamtąd można go zrekrutować. Wybraną kartę obraca się na stałe: dopiero wtedy widać, co potrafi jej druga strona.
lesson-clan-sticker = Naklejki zostają na karcie na zawsze, ktokolwiek później nią gra. Postać własnego klanu w kolejce nic nie kosztuje; cienkokrwisty nie należy do żadnego klanu.
lesson-intrigue = Pokonany w rozdziale intryguje: zablokowane spiski klanu, któremu właśnie przewodził, na stałe dołączają do jego talii, ktokolwiek będzie nim grał.
lesson-mission = Kto zdobył misję, rozstrzyga, jak się skończy. Decyzja daje kropkę w jej cesze, a potem przychodzi nagroda.
lesson-elevate = Wyniesiona postać jest ancillą we wszystkich następnych rozdziałach: ma zdolność z zakrytej strony i miejsce na naklejki.
lesson-put-on = Każdy może na zawsze nadać jedną zdolność ancilli ze swojej linii krwi. Od twoich kropek zależy, które naklejki są w zasięgu.
lesson-servant = Jeden wampir z twojej linii krwi może zostać w schronieniu do następnego rozdziału. Miejsce jest jedno: kto tam jest teraz, wraca do talii.
