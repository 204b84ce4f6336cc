# --- what is printed ---------------------------------------------------------------------------

about-vampire = { $name }: { $clan } vampire, group { $group }, capacity { $capacity }, sect { $sect }.
about-title = Title: { $title }.
about-title-of = Title: { $title } ({ $scope }).
about-disciplines = Disciplines: { $levels }.
about-inferior = { $discipline } (inferior)
about-superior = { $discipline } (superior)
about-bleed = +{ $amount } bleed.
about-strength = +{ $amount } strength.
about-stealth = +{ $amount } stealth.
about-intercept = +{ $amount } intercept.
about-card = { $name }: { $kinds }.
about-unique = unique
about-location = location
about-trifle = trifle
about-out-of-turn = out of turn
about-burn-option = burn option
about-cost = Cost: { $cost }.
about-cost-pool = { $amount } pool
about-cost-blood = { $amount } blood
about-cost-conviction = { $amount } conviction
about-requires-clan = Requires the clan { $clan }.
about-requires-title = Requires the title: { $needed }.
about-or = or
about-requires-discipline = Requires { $needed }.
