# What the browser table says about Heritage, besides the game's own words.

cards-base = base characters
cards-ability = abilities
cards-mission = missions
cards-sealed-warning = You will see the whole chronicle before its time: the places and years of all 21 chapters, what is told in them and who wins which title; every mission with both decisions and its reward; the theatres and scoring cards of the seven eras; everybody who has to be unlocked; the hidden side of every base character; and the last card. Whoever means to play the chronicle leaves the seals alone.
cards-ancilla = hidden sides
cards-chronicle = missions and people of the chronicle
cards-card = scoring cards
cards-era = eras
cards-chapter = chapters
kind-base = character
kind-ancilla = ancilla
kind-leader = clan leader
kind-scheme = scheme
kind-ability = ability
kind-mission = mission
kind-clan = clan
kind-theatre = theatre of war
kind-attribute = attribute
kind-court = court
kind-title = title of the court
kind-place = place
kind-affiliation = affiliation
cards-obligation = obligations
kind-obligation = obligation
kind-sticker = sticker
kind-trait = trait
kind-group = traits
kind-name = name
kind-mark = mark of a house
kind-chronicle = chronicle character
kind-card = scoring card
kind-era = era
kind-chapter = chapter
card-reward = victory points for whoever earns it

table-score = { $score ->
    [one] { $score } victory point
   *[other] { $score } victory points
}
board-place = { $location }, { $year }
board-round-short = Round { $round } of { $rounds }
ask-turn-where = Touch somebody in the queue, or a lit scheme. The theatres show what an activation would do.
ask-turn-where-scheme = What is lit can be used now; whatever is grey says why.
points-short = VP

tree-label = Bloodline: { $player }
tree-whose = Whose bloodline
tree-lit = { $count ->
    [one] { $count } to choose here
   *[other] { $count } to choose here
}
tree-folded = { $count ->
    [one] a bloodline of { $count } vampire
   *[other] a bloodline of { $count } vampires
}
offer-hand = first hand, to be played when a coterie has the archetypes
place-completes = { $count ->
    [0] completes no scheme
    [one] completes { $count } scheme
   *[other] completes { $count } schemes
}
tree-places = childer: { $taken }, free places: { $free }
mark-stickers = { $count ->
    [one] { $count } sticker
   *[other] { $count } stickers
}

recruit-whose = Whose childe will { $character } be?
recruit-sires = Under whom
recruit-pays = Potency: { $cost }, each from whoever has most.
recruit-split = You will be asked whose potency pays: { $cost }.
recruit-change = Change
recruit-first = Choose a sire
recruit-under = { $cost ->
    [0] Recruit beneath { $sire }, free
   *[other] Recruit beneath { $sire } for { $cost } potency
}

queue-label = Queue
queue-for-you = price for you
queue-free = free
queue-own-clan = own clan
queue-price = { $cost ->
    [0] free for you
   *[other] costs you { $cost } potency
}
queue-reserved = reserved: { $player }
queue-rest = Deck: { $deck }, discarded: { $discard }

missions-label = Missions
missions-reward = worth { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
missions-count = { $player }: { $count }
missions-earned = earned: { $player }

theatre-low = Low: VP for each egalitarian
theatre-high = High: VP for each elitist
theatre-origin = An ankh from { $court }
theatre-court = To { $court }
theatre-judges = judges
theatre-vatican = Vatican
theatre-walls = inside the walls: { $count } of { $most }
theatre-worth = { $player }: { $count } VP here
would-nothing = Nothing changes here.
would-ask = your choice
would-choice = { $prompt ->
    [move-ankh] You choose which ankh marches, and where to.
    [anarch-ankh] An ankh leaves its city: you keep it, or it burns.
    [outsider] You choose the investigator who goes on.
    [sabbat-action] You choose a token.
    [trial-order] You choose the order of the verdicts.
    [sacrifice] Somebody may sacrifice a childe instead.
    [claim] Somebody may claim the title.
   *[other] Then there is a choice to make.
}

would-tokens = { $count ->
    [one] Tokens change on { $count } vampire.
   *[other] Tokens change on { $count } vampires.
}
charter-owed = A boon covers it

hand-tab-queue = Queue
hand-schemes = Clan schemes
hand-tab-schemes = Schemes
hand-tab-theatres = Theatres
hand-open = Schemes of the theatres, open to everybody
hand-none = No clan scheme in hand.

# A scheme laid out before it is played.
charter-steps = The steps of this scheme
charter-step-lead = Leader
charter-step-leader = Leader: { $leader }
charter-step-boons = { $count ->
    [one] A boon
   *[other] Boons: { $count }
}
charter-step-target = Effect
charter-who = { $scheme }: who leads the coterie?
charter-leaders = Who could lead it
charter-covers = needs no boon
charter-lacks = { $count ->
    [one] with a boon
   *[other] with { $count } boons
}
charter-seal = Play it, led by { $leader }
charter-slots = What it requires
charter-leads = leads the coterie
charter-joins = in the coterie
charter-boon = A boon, to one of:
charter-given = A boon was given
charter-would = If you play it now
charter-unknown = Then something hidden comes to light: nobody knows it yet.
charter-choose = Then you choose whom it concerns:
charter-choice = Then you have a choice to make.
charter-more = then a choice
charter-other = Then it is up to { $player }.
charter-nothing = It would change nothing now.
charter-boons = { $count ->
    [one] A boon goes to a rival: 1 VP less for you, 1 more there.
   *[other] { $count } boons go to rivals: { $count } VP less for you, 1 more there for each.
}
charter-exhausts = Leading it exhausts { $vampire }.

bar-points = { $count } VP if it ended now
bar-potency = potency: { $count }
bar-infamy = infamy: { $count }
bar-boons = boons: { $count }
bar-hand = schemes in hand: { $count }
bar-first = first player
bar-schemes = Schemes in hand: { $hand }, in the deck: { $deck }
bar-worth = Victory points if it ended now
bar-discard = Schemes already played

offer-clan = Whose blood is it?
offer-clan-about = Each clan has leaders and schemes of its own, and one thing nobody else can do. Below stands which, and how hard the clan is to play; point at one to read some of its schemes.
offer-clan-brujah = Declares enemies and fights them: whoever is your enemy gives you strength.
offer-clan-gangrel = Hunts as a pack: all of the bloodline from the same part of the world act together.
offer-clan-lasombra = Demands respect: everybody gives you a boon or pays for refusing.
offer-clan-malkavian = Affirms chaos: names an attribute and recruits whoever the deck brings up.
offer-clan-nosferatu = Opens black markets: others may use them, and pay you with boons.
offer-clan-toreador = Invites a rival: both gain, and you choose who goes first.
offer-clan-tremere = Usurps: somebody from the queue takes the place of one of yours.
offer-clan-tzimisce = Makes monsters: cards of the queue are tucked under yours and lend their abilities.
offer-clan-ventrue = Proclaims edicts: whenever such a character is recruited, you may profit.
offer-leader = Who leads the clan?
offer-leader-about = The leader stands on top of your bloodline. Attributes decide what counts in the theatres, and each leader brings three schemes.

keys-q = to the queue
keys-b = into the bloodline
keys-w = to the theatres of war
keys-s = to the schemes of the theatres
keys-g = to the missions
keys-k = to black markets and the edict
keys-o = to your haven
keys-d = to the table

# The guide through a first game.
intro-clan-title = A chapter of a dynasty
intro-clan = You lead one of nine clans, and your bloodline grows by one vampire a turn. Whoever has the most victory points after the last round wins. For a first game a clan of low complexity is a good choice: Brujah, Lasombra or Toreador.
intro-leader-title = The root of the tree
intro-leader = Your leader starts with potency and boons. Four attributes stand on everybody: class (square), temperament (circle), geography (diamond) and archetype (shield). Class, temperament and geography move the theatres, the archetype fulfils schemes.
intro-turn-title = Your turn: one recruit, perhaps one scheme
intro-turn = First or last you must recruit somebody from the queue; the seal shows the price in potency for you. Besides, you may play one scheme. Point at somebody in the queue: the three boards say what would happen.
intro-theatres-title = Three theatres of war
intro-theatres = Whoever is recruited is activated: class moves the first board, temperament the second, geography the third, always in this order. The shields in each heading say what the board is worth to everybody now.
intro-schemes-title = Schemes
intro-schemes = A scheme needs archetypes: the leader of the coterie and the childer right below count. Solid shields are there already, dashed ones have to be covered by a boon to somebody else's vampire. Those of the theatres are open to everybody.
intro-pay-title = The price
intro-pay = Potency is paid by any of your vampires that are awake. Each potency is also worth 1 victory point at the end, so think twice.
intro-place-title = A place in the tree
intro-place = Choose a sire. Everybody has room for three childer. A coterie is a vampire and its own childer, so who stands below whom decides which schemes you can lead.
intro-lead-title = Who leads?
intro-lead = The leader is exhausted by it and cannot lead again before it is renewed. Beside each name stands what the coterie lacks.
intro-owe-title = Owing a boon
intro-owe = A boon covers one archetype, but it goes to somebody else's vampire and is worth 1 victory point there. Choose whom it makes stronger.
intro-ankh-title = Marching
intro-ankh = Choose an ankh of that part of the world and the court it marches to: on the board, or below. The part of the world that stands on most courts gives points for every vampire from there; Vienna in the middle counts twice.
intro-sacrifice-title = A childe instead
intro-sacrifice = A vampire would fall into torpor. You may let one of its childer fall instead.
intro-torpor-title = Torpor
intro-torpor = A torpid vampire keeps its place but joins no coterie, scores nothing and takes no childer until it is renewed.
intro-exhausted-title = Exhausted
intro-exhausted = The snuffed candle means exhausted: that vampire cannot lead a scheme, but everything else goes on.
intro-missions-title = Missions
intro-missions = At the end each mission goes to whoever has the most vampires with its attribute that are awake, and brings its victory points. Above you see how everybody stands.
intro-last-title = The last round
intro-last = What lies on the boards after this round is scored: theatres, potency and boons for you, infamy against you.
intro-over-title = The chapter is over
intro-over = Below stands where every point came from. The same table can be set with other theatres and more missions.

# The chronicle book.
book-next = { $status ->
    [live] Go on with chapter { $number }
   *[other] { $number ->
        [1] To the prologue and chapter 1
       *[other] To chapter { $number }
    }
}
book-eras = Eras
book-era = Era { $era }
book-since = from { $year }
book-sealed = sealed
book-lasts = it still lasts
book-opens = its first chapter comes next
book-won-by = Chapter { $chapter }, won by { $player }
book-remembered = { $player }: { $card }
book-came = new: { $theatre }
book-chapters = Chapters
book-chapter = Chapter { $number }
book-anno = anno { $year }
book-player = { $player }
book-place = { $clan }, { $count ->
    [one] { $count } era point
   *[other] { $count } era points
}
book-families = Family trees
book-chapter-text = Back to the chapter
book-families-gone = The table of this chapter cannot be opened any more; the book to read has its trees.
book-decided = What was decided
book-era-ended = Era { $era } is over. { $player } dominates it, and it is remembered for this: { $card }.
book-theatre = { $theatre } leaves the table. In its place: { $replacement }.
book-winner = { $name } holds the last card of the chronicle.
book-sheets = Sheets
book-worth = a dot is worth
book-dots = { $count ->
    [one] { $count } dot, worth
   *[other] { $count } dots, worth
}
book-each = 1 each
book-titles = Titles
book-points = Chronicle points, if it ended now
book-havens = Havens
book-tick = The tick beneath a dot: from there on an ability sticker of that trait may be placed.
book-no-servant = no servant
book-leaders = Leaders unlocked: { $leaders }
book-empty = The pages are still blank
book-empty-about = First comes the prologue: everybody fills in a sheet, takes a first title and finds a servant. Then chapter 1 is played, and its aftermath is the first thing that stands here.

# Prologue, aftermath and the end of an era at the table.
stage-prologue = Prologue
stage-prologue-about = From the youngest on, everybody marks three first dots, takes a first title, chooses the mark of a house and finds a servant. Dots are chronicle points at the end, and they decide which ability stickers you may place on the way. Then the first chapter begins.
stage-aftermath = Aftermath
stage-era = The end of an era
stage-era-about = Whoever dominates the era says what it is remembered for: that changes what dots are worth to everybody. One theatre of war then gives way to another.
stage-won = { $player } has won it.
stage-steps = The six steps of the aftermath
stage-done = done
stage-step-record = Record
stage-step-record-about = places and era points
stage-step-summary = Chapter summary
stage-step-summary-about = a title, and intrigue
stage-step-missions = Missions
stage-step-missions-about = five decisions, five dots
stage-step-obligations = Obligations
stage-step-obligations-about = by lot, nobody is asked
stage-step-abilities = New abilities
stage-step-abilities-about = one sticker each, for ever
stage-step-servants = Servants
stage-step-servants-about = one may be kept
stage-result-missions = { $count ->
    [one] { $count } decided
   *[other] { $count } decided
}
stage-result-abilities = { $count ->
    [0] none placed
    [one] { $count } sticker placed
   *[other] { $count } stickers placed
}
stage-intrigue = What you unlock here joins the schemes of this clan for the rest of the chronicle, whoever leads it.
stage-order = Order, fewest missions first:
stage-choose = What may be chosen
stage-changes = What this changes
stage-look = Touch a choice: here stands what it changes. Nothing is sent before you seal it.
stage-seal = Seal it: { $what }
stage-hold = Hold to seal: { $what }
stage-press-again = It stays for ever. Press once more to seal it.
stage-sheets = Sheets and havens
stage-told = What has happened
change-dot = { $trait }: that makes { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}. A dot is worth ×{ $value } now.
change-reach = { $count ->
    [one] From the first dot on an ability sticker of { $trait } is within reach.
   *[other] From { $count } dots on another ability sticker of { $trait } is within reach.
}
change-title = You are known as { $title }: 1 chronicle point at the end.
change-title-own = Nobody else can take it.
change-house = Your house bears this mark in the book, on the timeline and on the poster: { $mark }.
change-house-own = Clans change from chapter to chapter, the mark does not. Nobody else can take it.
change-turned = { $character } is turned over and is an ancilla from now on. What the covered side can do is seen then.
change-servant = { $character } waits in your haven: in the coming chapter only you can recruit this card.
change-servant-leaves = { $character } leaves your haven and goes back to the deck.
change-clan = { $character } belongs to { $clan }: whoever plays that clan recruits this card free from the queue.
change-thin-blood = { $character } belongs to no clan: this card has its price for everybody.
change-name = { $character } is called “{ $name }”, in this chapter and in all that come.
change-gift = The reward: { $gift-id ->
    [resource] a resource for your haven.
    [unlock] somebody who was locked away until now.
   *[elevate] one of your base characters is elevated to ancilla.
}
change-side = { $character } lies with this side up: { $abilities }.
change-elevate = { $character } becomes an ancilla and gets a clan sticker next.
change-back = On the covered side: { $abilities }.
change-covered = What the covered side can do is seen when it is turned over.
change-host = { $character } has room for { $count ->
    [one] { $count } sticker
   *[other] { $count } stickers
}. Which one, you choose next.
change-recruited = Whenever { $character } is recruited, these are used in this order: { $abilities }.
change-everybody = Whoever recruits { $character } in a later chapter uses them too.
change-left = Left in the box afterwards: { $count }.
change-mark = { $trait }: a dot is worth ×{ $to } instead of ×{ $from }.
change-mark-all = It holds for the sheets of everybody; the other card leaves the chronicle.
change-theatre = Then { $theatre } leaves the table. What comes in its place is seen after that.
change-nothing = Nothing changes.
stage-called = “{ $name }”
change-ever-dot = A dot is never rubbed out.
change-ever-sticker = A sticker is never taken off.
change-ever-decision = The decision stands in the book for ever.
change-ever-side = The card is never turned back.
change-ever-card = What an era is remembered for is never changed.
change-ever-house = A house keeps its mark for the whole chronicle.
haven-of = Haven

moment-mission = { $mission }
moment-outro = Afterwards
gathering = The clans gather
gathering-about = One after another everybody takes a clan, then one of its leaders. Nobody can take a clan that has its player.
gathering-nobody = not chosen yet
