# What the browser table says about Heritage, besides the game's own words.

cards-base = base characters
cards-ability = abilities
cards-mission = missions
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
card-reward = victory points for whoever earns it

table-score = { $score ->
    [one] { $score } victory point
   *[other] { $score } victory points
}
board-round-short = Round { $round } of { $rounds }
ask-turn-where = Touch somebody in the queue, or a lit scheme. The theatres show what an activation would do.
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
tree-places = childer: { $taken }, free places: { $free }

queue-label = Queue
queue-for-you = price for you
queue-free = free
queue-price = { $cost ->
    [0] free for you
   *[other] costs you { $cost } potency
}
queue-reserved = reserved: { $player }
queue-rest = Deck: { $deck }, discarded: { $discard }

missions-label = Missions
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

hand-tab-queue = Queue
hand-schemes = Clan schemes
hand-tab-schemes = Schemes
hand-tab-theatres = Theatres
hand-open = Schemes of the theatres, open to everybody
hand-none = No clan scheme in hand.

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
offer-clan-about = Each clan has leaders and schemes of its own, and one thing nobody else can do. Point at a clan to read some of its schemes; below stands how hard it is to play.
offer-leader = Who leads the clan?
offer-leader-about = The leader stands on top of your bloodline. Attributes decide what counts in the theatres, and each leader brings three schemes.

keys-q = to the queue
keys-b = into the bloodline
keys-w = to the theatres of war
keys-s = to the schemes of the theatres
keys-g = to the missions
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
intro-ankh = Choose an ankh of that part of the world and the court it marches to: on the board, or below. Whoever leads in courts scores for everybody from there.
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
