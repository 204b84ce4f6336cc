# Co mówi `nokturn pack`.

pack-wrong = { $count ->
    [one] Jedna rzecz w { $folder } jest nie w porządku.
    [few] { $count } rzeczy w { $folder } są nie w porządku.
   *[other] { $count } rzeczy w { $folder } jest nie w porządku.
}
pack-right = { $title } ({ $id } { $version }): wszystko w porządku. { $chapters ->
    [one] Jeden rozdział
    [few] { $chapters } rozdziały
   *[other] { $chapters } rozdziałów
}, Lokacje: { $locations }, fragmenty: { $passages }.
pack-hash = Odcisk: { $hash }
pack-exists = { $folder } już istnieje. Podaj folder, którego jeszcze nie ma.
pack-name = „{ $name }” nie nadaje się na nazwę zestawu. Zacznij od litery od a do z i użyj liter i cyfr, najwyżej 40.
pack-new = { $folder } to kopia przykładowego zestawu. Zmień ją i uruchom `nokturn pack check { $folder }`; `nokturn pack play { $folder }` pozwala w nią zagrać.
pack-file = Zestaw nie ma pliku „{ $file }”. Podaj jeden z: { $files }.
