# What a player of Heritage reads, in English.  The rulebook's words: see terms.toml.

title = Heritage
lead = Nine clans, one family tree each, and three theatres of war: who you embrace decides who wins.
motto = Bloodlines and wars of seven centuries

# --- the table -----------------------------------------------------------------------------------

table-missions = missions on the table
table-class = theatre of war for classes
table-class-high_low_clans = High and Low Clans
table-class-inquisition = Inquisition
table-class-court = Court
table-temperament = theatre of war for temperaments
table-temperament-inner_beast = Inner Beast
table-temperament-rise_of_humanity = Rise of Humanity
table-geography = theatre of war for geography
table-geography-war_of_princes = War of Princes
table-geography-anarch_revolt = Anarch Revolt
table-geography-masquerade = Masquerade
table-geography-sabbat_wars = Sabbat Wars

# --- amounts, used in other sentences ------------------------------------------------------------

token-name = { $what-id ->
    [potency] potency
    [infamy] infamy
   *[other] { $amount ->
        [one] boon
       *[other] boons
    }
}
token-kind = { $what-id ->
    [potency] potency
    [infamy] infamy
   *[other] a boon
}

# --- questions -----------------------------------------------------------------------------------

ask-take-clan = { $player }, which clan do you lead?
ask-take-leader = { $player }, who is the clan leader of { $clan }?
ask-turn = { $left-id ->
    [recruit] { $player }, your scheme is played: now recruit one character.
    [scheme] { $player }, you have recruited: play a scheme if you like, or end the turn.
    [none] { $player }, is there anything else you want to use, or do you end the turn?
   *[both] { $player }, it is your turn: recruit one character, and play a scheme if you like.
}
ask-pay = { $player }, whose potency pays for { $character }? Still to pay: { $cost }.
ask-place = { $player }, who is the sire of { $character }?
ask-lead = { $player }, who leads the coterie for { $scheme }?
ask-owe = { $player }, { $scheme } still needs: { $archetypes }. To whom do you owe a boon?
ask-give-boon = { $player }, whose boon goes to { $vampire }?
ask-choose-vampire = { $player }, { $source }: { $deed-id ->
    [assign] who receives { token-kind }?
    [lose] who loses { token-kind }?
    [steal] from whom do you steal { token-kind }?
    [torpor] who falls into torpor?
    [renew] who is renewed?
    [exhaust] who is exhausted?
    [activate] whom do you activate?
    [use_abilities] whose abilities do you use?
    [declare_enemy] whom do you declare your enemy?
   *[other] which vampire?
}
ask-choose-vampires = { $player }, { $source }: { $deed-id ->
    [assign] who receives { token-kind }?
    [lose] who loses { token-kind }?
    [steal] from whom do you steal { token-kind }?
    [torpor] who falls into torpor?
    [renew] who is renewed?
    [exhaust] who is exhausted?
    [activate] whom do you activate?
    [use_abilities] whose abilities do you use?
   *[other] which vampires?
} At most { $most }.
ask-choose-order = { $player }, { $source }: in which order?
ask-move-from = { $player }, { $source }: from whom does { token-kind } go?
ask-move-to = { $player }, { $source }: to whom does { token-kind } of { $vampire } go?
ask-name-to-activate = { $player }, { $source }: which attribute do you activate?
ask-may = { $player }, { $source }: do you use this?
ask-choose-line = { $player }, { $source }: which of these?
ask-recover-scheme = { $player }, { $source }: which scheme do you take back into hand?
ask-reserve = { $player }, { $source }: whom do you reserve?
ask-remove-from-queue = { $player }, { $source }: who leaves the queue? At most { $most }.
ask-sacrifice = { $player }, { $vampire } falls into torpor. Do you sacrifice a childe instead?
ask-move-ankh = { $player }, { $attribute } is activated: which ankh moves where?
ask-trial-order = { $player }, in which order are the accused judged?
ask-anarch-ankh = { $player }, an ankh leaves its city: does { $vampire } keep it, or does it burn?
ask-burn-ankh = { $player }, { $source }: in which city does an ankh burn?
ask-outsider = { $player }, a wanderer is activated: which investigator advances 2 spaces?
ask-retreat = { $player }, { $source }: which investigator moves back, and how far?
ask-claim = { $player }, who takes the title { $title }?
ask-sabbat-action = { $player }, { $archetype-id ->
    [martial] which token is discarded?
    [wealthy] which sect gets a token?
    [covert] which token is turned over?
   *[other] which token moves where?
}
ask-respect = { $player }, { $target } demands respect ({ $source }). Do you give a boon?
ask-affirm-chaos = { $player }, { $source }: which attribute do you name?
ask-market-boon = { $player }, your leader is torpid: who takes the boon from { $scheme }?
ask-invite = { $player }, { $source }: whom do you invite? A guest resolves it too; your coterie leader gains 2 potency more.
ask-invited = { $player }, { $target } invites you: { $source }. Do you accept? You resolve it too; your host's coterie leader gains 2 potency more.
ask-guest-vampire = { $player }, { $source }: who goes in your leader's stead?
ask-search-deck = { $player }, { $source }: whom do you recruit from the deck?
ask-usurp = { $player }, { $source }: who is replaced?
ask-usurper = { $player }, { $source }: who takes the place of { $vampire }?
ask-monster = { $player }, { $source }: which ancilla of the queue becomes part of a monster?
ask-monster-host = { $player }, { $source }: under whom does { $character } go?
ask-edict-value = { $player }, { $source }: whom does the edict concern?
ask-edict = { $player }, { $character } was recruited. Do you invoke { $scheme }?
ask-obligations = { $player }, in which order do you meet your obligations?
ask-primogen = { $player }, { $about ->
    [mission] { $players } are tied for { $mission }.
    [place] { $players } are tied for a place.
    [era] { $players } are tied for the era.
   *[chronicle] { $players } are tied for the chronicle.
} Which archetype do you call on? The first one named that comes up in the deck decides.
ask-first-dot = { $player }, prologue: where is your first dot in { $group }?
ask-first-title = { $player }, prologue: by which title are you known?
ask-house-mark = { $player }, prologue: which mark does your house bear?
ask-first-servant = { $player }, prologue: who becomes your first servant?
ask-clan-sticker = { $player }, which clan does { $character } belong to from now on?
ask-give-name = { $player }, do you give { $character } a name? It stays on the card for ever, and changes nothing else.
ask-which-name = { $player }, what is { $character } called from now on?
ask-intrigue = { $player }, intrigue: which schemes of { $clan } do you unlock? Choose { $count }.
ask-mission = { $player }, { $mission }: what do you decide? Reward: { $gift-id ->
    [resource] a resource
    [unlock] somebody is unlocked
   *[elevate] a base character is elevated
}.
ask-which-side = { $player }, { $character }: which side lies up for ever?
ask-keep-unlocked = { $player }, does { $character } wait beside your haven until the servants are chosen? If not, the card goes to the deck now.
ask-elevate = { $player }, { $mission }: whom do you elevate to ancilla?
ask-put-on = { $player }, new abilities: on whose card do you put a sticker?
ask-put-ability = { $player }, which ability does { $character } gain for ever?
ask-servant = { $player }, servants: who stays in your haven?{ $character-id ->
    [none] {""}
   *[other] {" "}There is { $character } now.
}
ask-era-card = { $player }, you dominate era { $era }. Which card decides what it is remembered for?

# --- choices -------------------------------------------------------------------------------------

option-take-clan = { $clan }
option-take-leader = { $leader }
option-recruit = Recruit { $character }
option-recruit-servant = Recruit your servant { $character }
option-recruit-from-top = Recruit the top character of the deck
option-play-scheme = Play { $scheme }
option-use-market = Use the black market { $scheme } with a boon of { $vampire }
option-spend-resource = Spend a resource, { $resource }: { $resource-id ->
    [martial] remove 1–5 characters from the queue
    [scholarly] take back a scheme you have discarded
    [wealthy] renew any vampire
   *[covert] use the abilities of one of your vampires
}
option-end-turn = End the turn
option-pay = { $vampire }
option-place = Under { $sire }
option-lead = { $vampire }
option-owe = { $vampire }
option-give-boon = A boon of { $vampire }
option-refuse = Refuse
option-target = { $vampire }
option-pick = { $character }
option-take = { $scheme }
option-name = { $attribute }
option-branch = { $card-id ->
    [ventrue_temper] { $number ->
        [0] Remove 1 infamy from a vampire of yours
       *[other] Reserve a queue character
    }
   *[other] { $card }: line { $number }
}
option-sacrifice = Sacrifice { $childe }
option-let-fall = Sacrifice nobody
option-invite = { $guest_first ->
    [yes] { $target }, guest first
   *[no] { $target }, you first
}
option-invite-nobody = Invite nobody
option-move-ankh = { $origin } → { $court }
option-keep-ankh = Keep an ankh of { $city }
option-burn-ankh = Burn an ankh of { $city }
option-investigate = The investigator of the { $track }
option-retreat = The investigator of the { $track }, back by { $steps }
token = { $sect } { $number ->
    [0] face down
   *[other] { $number }{ $up ->
        [yes] {""}
       *[no] , face down
    }
}
option-discard-token = Discard in { $region }: { token }
option-add-token = Add to { $region }: { $sect }
option-turn-token = Turn over in { $region }: { token }
option-move-token = { $region } → { $destination }: { token }
option-call-on = { $archetype }
option-oblige = { $obligation }
option-mark-dot = { $trait }
option-take-title = { $title }
option-take-mark = { $mark }
option-take-servant = { $character }
option-put-clan = { $clan }
option-give-name = { $name }
option-unlock = { $scheme }
option-decide = { $decision }: { $trait }
option-turn-up = Side { $side-id ->
    [a] A
   *[other] B
}: { $abilities }
option-elevate = { $character }
option-put-on = { $character }
option-put-ability = { $ability }
option-no-sticker = Place no sticker
option-keep-servant = Keep { $character }
option-keep-as-is = Leave the haven as it is
option-pick-era-card = { $card }

# --- why not -------------------------------------------------------------------------------------

why-HER-SETUP-09 = Somebody leads this clan already: { $clan }.
why-HER-RESERVE-01 = { $character } is reserved by somebody else.
why-HER-STICK-06 = { $character } is bound to another clan.
why-HER-R-64 = Somebody is called that already.
why-HER-QUEUE-01 = { $character } costs { $cost } potency, and you have less.
why-HER-SCHEME-03 = The coterie does not cover what { $scheme } requires, even with boons. A boon needs an opponent's vampire of the missing archetype that it can go to.
why-HER-EXH-01 = Whoever is exhausted cannot lead { $scheme }.
why-HER-SCHEME-16 = { $scheme } recruits, and you have recruited this turn.
why-HER-TURN-02 = You have to recruit first.
why-HER-PRIM-01 = Somebody has called on this archetype already: { $archetype }.
why-HER-NOS-04 = This black market is closed until the round ends: { $scheme }.
why-HER-PROL-01 = Another house bears this mark already: { $mark }.
why-HER-PROL-03 = Somebody else bears this title already: { $title }.
why-HER-STICK-03 = There are no stickers of this clan left: { $clan }.

# --- what happens --------------------------------------------------------------------------------

event-missions = Missions: { $missions }.
event-first-player = { $player } is first player.
event-affiliation = { $player } stands with: { $affiliation }.
event-takes-clan = { $player } leads the clan { $clan }.
event-takes-leader = The clan leader of { $player }: { $leader }.
event-takes-schemes = { $player } takes { $count } schemes into hand.
event-takes-schemes-privy = { $player } takes into hand: { $schemes }.
event-obliged = { $player } meets an obligation: { $obligation }.
event-round = Round { $round } of { $rounds }.
event-turn = { $player }'s turn.
event-end = The last round is over.
event-recruits = { $player } recruits { $character }, childe of { $sire }.
event-joins-queue = Into the queue comes { $character }.
event-deck-made-anew = The discarded characters are shuffled into a new deck ({ $count }).
event-passed-over = { $character } is bound to another clan and discarded.
event-from-top = { $player } takes the top of the deck: { $character }.
event-calls-servant = { $player } calls the servant { $character }.
event-activates = { $player } activates { $vampire }.
event-activates-attribute = { $player } activates an attribute: { $attribute }.
event-uses-ability = { $vampire }: { $ability }.
event-plays-scheme = { $player } plays { $scheme }.
event-leads = { $vampire } leads the coterie.
event-puts = { $vampire } receives { $amount } { token-name }.
event-takes = { $vampire } loses { $amount } { token-name }.
event-moves = { $amount } { token-name }: from { $vampire } to { $receiver }.
event-exhausted = { $vampire } is exhausted.
event-renewed = { $vampire } is renewed.
event-kept-awake = { $vampire } cannot fall into torpor: no open slot would remain.
event-sacrifices = { $player } sacrifices { $childe } for { $vampire }.
event-falls-torpid = { $vampire } falls into torpor.
event-reserves = { $player } reserves { $character }.
event-removes = { $player } removes from the queue: { $characters }.
event-draws-schemes = { $player } draws { $count ->
    [one] a scheme
   *[other] { $count } schemes
}.
event-draws-schemes-privy = { $player } draws: { $schemes }.
event-recovers-schemes = { $player } takes back into hand: { $schemes }.
event-loses-scheme = { $player } discards at random: { $scheme }.
event-locks-servant = The servant of { $player } cannot be recruited this chapter.
event-spends-resource = { $player } spends a resource: { $archetype }.
event-politics = High and Low Clans: { $attribute-id ->
    [elitist] the marker goes one space High
   *[other] the marker goes one space Low
}{ $space ->
    [-4] , 2 VP for every egalitarian
    [-3] , 2 VP for every egalitarian
    [-2] , 1 VP for every egalitarian
    [-1] , 1 VP for every egalitarian
    [0] , nobody scores here
    [1] , 1 VP for every elitist
    [2] , 1 VP for every elitist
    [3] , 2 VP for every elitist
    [4] , 2 VP for every elitist
   *[other] , to the end of the line
}.
event-decisive-victory = A decisive victory: { $attribute }. The marker returns to 0.
event-morality-flips = The morality marker of { $player } turns: { $attribute }.
event-morality-moves = The morality marker of { $player } moves to { $space }.
event-ankh-marches = War of Princes, { $faction }: { $origin } → { $court }.
event-judge = Inquisition, { $archetype }: the judge shows { $attribute }.
event-trial = A trial. Accused: { $vampires }.
event-keeps-ankh = { $vampire } keeps an ankh of { $city }.
event-burns-ankh = An ankh of { $city } burns.
event-city-lost = The last ankh of { $city } burns too: the city is lost.
event-respite = Respite: the ankhs return to { $city }.
event-coup = A coup: the ankhs of { $vampire } burn.
event-investigates = The investigator of the { $track } is on space { $space }.
event-breach = A breach on the track of the { $track }: { $vampire }.
event-clean-up = Clean-up: the ankhs of { $vampire } return.
event-inside-the-walls = Court: inside the walls comes a marker ({ $attribute }), number { $count }.
event-vote = The vote for the title { $title }: { $attribute }.
event-titled = { $vampire } holds the title { $title }.
event-title-lost = Nobody receives the title { $title }.
event-claims = { $vampire } claims the title { $title } of { $victim }.
event-token-added = { $region }: a token of the { $sect }.
event-token-discarded = { $region }: a token of the { $sect } is discarded{ $number ->
    [0] , unseen
   *[other] : { $number }
}.
event-token-turned = { $region }: a token of the { $sect } is turned { $up ->
    [yes] face up
   *[no] face down
}: { $number }.
event-token-moved = A token of the { $sect } moves: { $region } → { $destination }.
event-token-returned = { $destination } is full: a token of the { $sect } returns to its start area.
event-region-resolved = { $region } is held by: { $sect-id ->
    [none] nobody
   *[other] { $sect }
}.
event-declares-enemy = { $player } declares an enemy: { $vampire }.
event-pays-respect = { $player } pays { $target } respect.
event-refuses-respect = { $player } refuses { $target } respect.
event-affirms-chaos = { $player } affirms chaos and names: { $attribute }.
event-reveals-character = Revealed: { $character }.
event-chaos-is-silent = Nobody answers { $player }'s call.
event-opens-market = { $player } opens a black market: { $scheme }.
event-uses-market = { $player } uses the black market { $scheme } with a boon of { $vampire }.
event-market-pays = The boon from { $scheme } goes to { $vampire }.
event-invites = { $player } invites { $target }.
event-accepts = { $player } accepts { $target }'s invitation.
event-declines = { $player } declines { $target }'s invitation.
event-finds-in-deck = { $player } finds in the deck: { $character }.
event-usurps = { $player }: { $character } takes the place of { $vampire }.
event-creates-monster = { $player } creates a monster: { $character } goes under { $vampire }.
event-proclaims = { $player } proclaims { $scheme }: { $attribute }.
event-invokes-edict = { $player } invokes { $scheme } upon { $character }.
event-mission-tied = { $players } are tied for { $mission }.
event-mission-earned = { $player } earns { $mission }.
event-calls-on = { $player } calls on: { $archetype }.
event-primogen-reveals = The Primogen speaks: { $character } ({ $archetype }).
event-primogen-decides = The Primogen decides for { $player }.
event-place = Place { $place }: { $player }, { $score } points.
event-prologue = Prologue.
event-era = Era { $era }: from { $since } to { $till }.
event-chapter = Chapter { $chapter }: { $location }, { $year }.
event-story = { $story }
event-marks-dot = { $player } marks a dot: { $trait } ({ $count }).
event-title-won = { $player } bears a new title: { $title }.
event-house-marked = { $player } chooses the mark of a house: { $mark }.
event-draws-servants = { $player } may choose among { $characters }.
event-takes-servant = { $player } takes { $character } into the haven.
event-clan-sticker = { $character }: the clan sticker is { $clan }.
event-name-sticker = From now on “{ $name }” is the name of { $character }.
event-aftermath = Aftermath of chapter { $chapter }.
event-recorded = { $player } ({ $clan }), place { $place }: era points { $count }.
event-intrigue = { $player } unlocks schemes of { $clan }: { $schemes }.
event-decides = { $player }, { $mission }: { $decision }.
event-gains-resource = { $player } gains a resource: { $archetype }.
event-unlocks-leader = { $player } unlocks a leader of { $clan }: { $leader }.
event-unlocks-character = { $player } unlocks { $character }.
event-turns-up = { $character } lies open with: { $abilities }.
event-waits-beside = { $character } waits beside the haven of { $player }.
event-joins-deck = { $character } goes to the character deck.
event-elevates = { $player } elevates { $character } to ancilla.
event-reward-lost = { $player } has nobody to elevate: the reward of { $mission } is lost.
event-obligation-added = { $player } takes on an obligation: { $obligation }. It is met whenever a chapter begins, as long as it lies in the haven.
event-obligation-removed = { $player } is rid of an obligation: { $obligation }.
event-ability-sticker = { $player } puts a sticker on { $character }: { $ability }.
event-keeps-servant = { $player } keeps { $character } as servant.
event-era-ends = Era { $era } is over.
event-era-tied = The era is tied between { $players }; { $theatre } decides.
event-dominates = { $player } dominates era { $era }.
event-picks-era-card = { $player } picks { $card }.
event-trait-marked = { $trait }: a dot is worth { $count } now.
event-theatre-replaced = { $theatre } leaves the table. In its place: { $replacement }.
event-chronicle-ends = The chronicle is over.
event-chronicle-points = { $player }: { $count ->
    [one] { $count } chronicle point
   *[other] { $count } chronicle points
}.
event-wins-chronicle = { $player } wins the chronicle and holds the last card: { $card }.

# --- the account ---------------------------------------------------------------------------------

ledger-potency = potency
ledger-boons = boons
ledger-infamy = infamy
ledger-missions = missions
tie-missions = { $players } and { $targets } are equal with { $score }: { $players } earned fewer missions.
tie-primogen = { $players } and { $targets } are equal with { $score }: the Primogen decided for { $players }.

# --- the table as text ---------------------------------------------------------------------------

board-round = Round { $round } of { $rounds }.
board-chapter = Chronicle, chapter { $chapter } (era { $era }): { $location }, { $year }.
board-sheet = { $player }: { $points } chronicle points so far, era points { $count }; dots: { $dots }; titles: { $titles }.
board-servant = Servant: { $character }: { $traits }{ $locked ->
    [yes] {" "}(cannot be called this chapter)
   *[no] {""}
}.
board-beside = Beside the haven: { $character }: { $traits }.
board-resources = Resources: { $archetypes }.
board-obligations = Obligations: { $obligations }.
board-leaders = Unlocked leaders: { $leaders }.
board-era-cards = How past eras are remembered: { $cards }.
board-named = “{ $name }” is the name of { $character }.
board-back = { $character } as ancilla: { $abilities }.
board-first = First player: { $player }.
board-queue = Queue (deck { $count }, discarded { $discarded }):
board-slot = { $slot }{ $cost ->
    [-1] {""}
    [0] {""}
   *[other] {" "}({ $cost } potency)
}. { $character }: { $traits }{ $clan-id ->
    [none] {""}
   *[other] ; { $clan }
}{ $player-id ->
    [none] {""}
   *[other] ; reserved by { $player }
}.
board-theatre = { $theatre }:
board-worth = { $over ->
    [yes] Worth in the end
   *[no] Worth now
}: { $counts }.
board-politics = The marker stands on { $space }{ $count ->
    [0] , nobody scores here so far
   *[other] : { $count } VP for every { $attribute } vampire
}.
board-morality = { $player }: { $space }, { $attribute }.
board-faction = { $faction }, courts { $count }: { $courts }.
board-judge = { $archetype }: { $attribute }, { $seated ->
    [1] on the judge's seat
   *[other] in the Vatican
}.
board-city = { $city }: { $count ->
    [one] { $count } ankh
   *[other] { $count } ankhs
}, burned { $burned }.
board-track = { $track }: the investigator is on { $space } of { $last }; ankhs at the end: { $count }.
board-votes = { $title-id ->
    [none] All titles have been voted on.
   *[other] Next title: { $title }. Inside the walls: elitist { $high }, egalitarian { $low }.
}
board-affiliation = { $player }: { $affiliation }.
board-region = { $region }: { $tokens ->
    [0] {""}
   *[other] { $tokens }
}.
board-token = { $sect } { $number ->
    [0] face down
   *[other] { $number }{ $up ->
        [1] {""}
       *[other] {" "}(face down)
    }
}
board-theatre-scheme = Scheme: { $scheme } ({ $requires }). { $text }
board-mission = Mission: { $mission } ({ $attributes }{ $reward ->
    [0] {""}
   *[other] ; worth { $reward } VP
}){ $player-id ->
    [none] . So many have: { $counts }
   *[other] , earned by { $player }
}.
board-market = Black market: { $scheme }, { $clan-id ->
    [none] open
   *[other] closed this round
}.
board-edict = Edict: { $scheme }, { $attribute }.
board-player = { $player }, { $clan } ({ $points-id ->
    [none] {""}
   *[other] { $points } VP{ $over ->
        [yes] {""}
       *[no] {" "}if it ended now
    };{" "}
}schemes in hand { $hand }, in the deck { $deck }):
board-sources = Points: { $counts }.
board-vampire = { $vampire }: { $traits }.
board-scheme = In hand: { $scheme } ({ $requires }). { $text }
mark-named = called “{ $name }”
mark-abilities = can do: { $abilities }
mark-potency = potency { $count }
mark-infamy = infamy { $count }
mark-boons = boons { $count }
mark-ankhs = ankhs { $count }
mark-monsters = monster ({ $count })
mark-exhausted = exhausted
mark-torpid = torpid
mark-enemy = declared enemy

aside-clan = complexity: { $complexity ->
    [low] low
    [medium] medium
   *[high] high
}; best with { $least }{ $range ->
    [0] {""}
   *[other] –{ $most }
} players
aside-leader = first hand: { $schemes }
aside-servant = { $attributes }{ $able ->
    [0] {""}
   *[other] ; { mark-abilities }
}
aside-recruit = { aside-servant }{ $cost ->
    [0] ; free
   *[other] ; costs { $cost } potency
}{ $gain ->
    [0] { $chosen ->
        [0] {""}
       *[other] ; theatres: as you choose
    }
   *[other] ; theatres { $by } VP{ $chosen ->
        [0] {""}
       *[other] {" "}and what you choose
    }
}
aside-scheme = { $vampire }{ $others ->
    [0] {" "}can lead
   *[other] {" "}or somebody else can lead
}{ $count ->
    [0] {""}
    [one] , with a boon for: { $lacking }
   *[other] , with { $count } boons for: { $lacking }
}
aside-tokens = { $potency ->
    [0] {""}
   *[other] ; potency { $potency }
}{ $infamy ->
    [0] {""}
   *[other] ; infamy { $infamy }
}{ $boons ->
    [0] {""}
   *[other] ; boons { $boons }
}
aside-lead = { $count ->
    [0] covers it all
    [one] one boon, for: { $lacking }
   *[other] { $count } boons, for: { $lacking }
}{ aside-tokens }
aside-owe = { $player }, { $archetype }{ $known ->
    [yes] : { $points } → { $after } VP
   *[no] : 1 VP more
}
aside-march = { $faction } on { $count ->
    [one] { $count } court
   *[other] { $count } courts
}{ $gain ->
    [0] {""}
   *[other] ; { $player } { $by } VP
}
aside-archetype = { $count } of { $cards } cards
aside-vampire = { $player }{ aside-tokens }
aside-place = coterie so far: { $archetypes }{ $exhausted ->
    [yes] ; exhausted
   *[no] {""}
}
aside-trait = a dot is worth { $count } now
aside-sticker = stickers left: { $count }, { $trait-id ->
    [none] without dots
   *[other] { $trait } from { $dots }
}
aside-clan-sticker = { $thin ->
    [yes] of no clan: always pays in slots 1 and 2
   *[no] whoever leads this clan recruits it free from slots 1 and 2
}; stickers left: { $count }
aside-host = { $count ->
    [one] room for { $count } sticker
   *[other] room for { $count } stickers
}; now: { $abilities }
aside-era-card = for everybody a dot is worth { $rises ->
    [yes] 1 more
   *[no] something else
} in: { $traits }
about-card = { $card }: { $text }

# --- what no chapter can be played on ------------------------------------------------------------

error-chronicle-other = This is nothing that a chapter of a chronicle could have left: { $found }. Begin from what the chapter before has left.
error-chronicle-players = The chronicle was begun by { $begun } players and goes on with as many, not with { $players }. Let a bot or somebody else take an empty seat.
error-chronicle-chapter = Chapter { $chapter } cannot be played after { $played } chapters; a chronicle has { $last }. Take the chronicle as it was left last.
error-chronicle-ages = The order of ages names other players than those at the table: { $found }. Take the chronicle as it was left last.
error-chronicle-trio = Chapter { $chapter } is not played in these theatres of war: { $found }. Choose those of its era.
error-chronicle-clan = In chapter { $chapter } two players would have led the same clan, or one that there is not: { $found }. Take the chronicle as it was left last.
error-chronicle-entry = What the log says of chapter { $chapter } cannot be: places, missions or decisions do not go together. Take the chronicle as it was left last.
error-chronicle-era-card = These era cards cannot have been picked: { $found }. Take the chronicle as it was left last.
error-chronicle-name = { $found } is no name for a sheet: write one line of 1 to { $most } letters, without control signs.
error-chronicle-dots = { $name } has dots that no mission and no prologue has given. Take the chronicle as it was left last.
error-chronicle-titles = { $name } bears titles that no chapter and no prologue has given. Take the chronicle as it was left last.
error-chronicle-mark = { $name }: a house bears no mark, or one that nobody can have chosen for it: { $found }. Take the chronicle as it was left last.
error-chronicle-resources = { $name } has resources that no mission has given. Take the chronicle as it was left last.
error-chronicle-leaders = { $name } has other leaders in the haven than were unlocked. Take the chronicle as it was left last.
error-chronicle-obligations = { $name } has obligations that no victory has brought. Take the chronicle as it was left last.
error-chronicle-twice = There is only one of it, and it lies in two places: { $found }. Take the chronicle as it was left last.
error-chronicle-card = No rule could have left this card like that: { $found }. Take the chronicle as it was left last.
error-chronicle-stock = There are { $count } stickers on cards ({ $found }), and there cannot be more than { $most }. Take the chronicle as it was left last.
error-chronicle-unlocked = Other characters are unlocked than lie with the missions that were resolved. Take the chronicle as it was left last.
error-chronicle-elevated = { $found } characters are elevated, and there were { $most } occasions. Take the chronicle as it was left last.
error-chronicle-servant = This servant cannot be in a haven yet: { $found }. Take the chronicle as it was left last.
error-chronicle-schemes = Schemes are unlocked that no intrigue and no leader has unlocked: { $found }. Take the chronicle as it was left last.
