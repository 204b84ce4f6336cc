# --- co jest wydrukowane -----------------------------------------------------------------------

about-vampire = { $name }: wampir klanu { $clan }, grupa { $group }, potencjał { $capacity }, sekta: { $sect }.
about-title = Tytuł: { $title }.
about-title-of = Tytuł: { $title } ({ $scope }).
about-disciplines = Dyscypliny: { $levels }.
about-inferior = { $discipline } (poziom podstawowy)
about-superior = { $discipline } (poziom wyższy)
about-bleed = +{ $amount } do drenowania.
about-strength = +{ $amount } do siły.
about-stealth = +{ $amount } krycia.
about-intercept = +{ $amount } przechwytywania.
about-card = { $name }: { $kinds }.
about-unique = unikatowa
about-location = miejsce
about-trifle = drobnostka
about-out-of-turn = pozaturowa
about-burn-option = opcja spalenia
about-cost = Koszt: { $cost }.
about-cost-pool = { $amount ->
    [one] 1 znacznik puli
    [few] { $amount } znaczniki puli
   *[other] { $amount } znaczników puli
}
about-cost-blood = { $amount ->
    [one] 1 znacznik krwi
    [few] { $amount } znaczniki krwi
   *[other] { $amount } znaczników krwi
}
about-cost-conviction = { $amount ->
    [one] 1 przekonanie
    [few] { $amount } przekonania
   *[other] { $amount } przekonań
}
about-requires-clan = Wymaga klanu: { $clan }.
about-requires-title = Wymaga tytułu: { $needed }.
about-or = lub
about-requires-discipline = Wymaga Dyscypliny: { $needed }.
