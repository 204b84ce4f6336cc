title = Tainted Grail: the campaign
about = Three chapters on an island that is going dark, for one to four, in as many evenings as it takes. You stop between two Days, people come and go, and the save sheet remembers the rest.
sheet-empty = Nothing is on the save sheet yet: the first Day is still to come.
sheet-head = { $title }. Day { $day }, chapter { $number }: { $chapter }.
sheet-no-pack = The pack { $pack } (version { $version }) is not on this machine, so its things are called by their marks here.
sheet-story = Story mode.
sheet-ending = The campaign has ended: { $ending }.
sheet-defeat = The campaign is lost.
sheet-grace = The campaign is lost. The next sitting begins with the question whether you ask for the All-Mother’s Grace.
sheet-hero = { $hero } ({ $player }), in { $location }
sheet-away = { $hero }, away
sheet-tracks = { "  " }Energy { $energy }, Health { $health }, Terror { $terror }
sheet-dying = { "  " }Dying, dial { $dial }
sheet-goods = { "  " }Food { $food }, Wealth { $wealth }, Reputation { $rep }, Magic { $magic }, XP { $xp }
sheet-attributes = { "  " }Aggression { $aggression }, Empathy { $empathy }, Courage { $courage }, Caution { $caution }, Practicality { $practicality }, Spirituality { $spirituality }
sheet-skills = { "  " }Skills: { $things }
sheet-items = { "  " }Items: { $things }
sheet-secrets = { "  " }Secrets: { $things }
sheet-combat = { "  " }Combat deck ({ $count }; { $pool } more in the Pool): { $cards }
sheet-diplomacy = { "  " }Diplomacy deck ({ $count }; { $pool } more in the Pool): { $cards }
sheet-aside = { "  " }Kept aside: { $cards }
sheet-map = On the map:
sheet-menhir = Menhir, { $dial ->
    [one] { $dial } Day
   *[other] { $dial } Days
} left
sheet-guardian = Guardian: { $guardian }
sheet-ground = on the ground: { $things }
sheet-time-tokens = Time tokens: { $count }
sheet-quest-tokens = Quest tokens: { $count }
sheet-used = Action used today
sheet-replaces = stands where { $location } was
sheet-events = Events left in the deck: { $left }. Passages read: { $read }.
sheet-quest = { "  " }Quest: { $quest }
sheet-dial = { "  " }Dial of { $holder }: { $dial }
sheet-clue = { "  " }Clue: { $clue }
sheet-graves = Those who did not come back:
sheet-grave = { "  " }{ $hero }: { $location }, Day { $day }
