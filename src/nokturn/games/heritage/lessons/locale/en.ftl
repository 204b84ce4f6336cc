# What the terminal explains when it is asked for the first time.

lesson-take-clan = You lead one of nine clans for a chapter, and your bloodline grows by one vampire every turn. Whoever has the most victory points after the last round wins. Points come from the three theatres of war, in a single game from missions (in a chronicle whoever earns one decides how it ends), and from tokens on your vampires: each potency and each boon is worth 1, each infamy −1. For a first game take a clan of low complexity.
lesson-take-leader = Your leader is the root of the tree and starts with 3 potency and 3 boons. Everybody has four attributes: class, temperament, geography and archetype. The first three move the theatres, the archetype fulfils schemes. `card` and a name read what a scheme does.
lesson-turn = You must recruit one character from the queue; slot 1 costs 3 potency and slot 2 costs 1, unless the character is of your own clan. Whoever is recruited is activated: class moves the first theatre, temperament the second, geography the third. Besides, you may play one scheme: it needs archetypes in its coterie, which is the vampire that leads and its childer. What is missing is covered by boons. `card` and a name read what is printed on a card, `rules` and a word search the rulebook.
lesson-pay = Any of your vampires that are not torpid can pay. Each potency that stays with you is worth 1 point at the end.
lesson-place = Everybody has room for three childer. Who stands below whom decides which schemes you can lead, as a coterie is a vampire and its own childer.
lesson-lead = The leader is exhausted by it and cannot lead again until a card renews it; that never happens by itself, so every vampire usually leads once. Beside each name stands what the coterie lacks.
lesson-owe = A boon covers one archetype, but it goes to somebody else's vampire that has it and is worth 1 point there.
lesson-move-ankh = In the War of Princes every part of the world wants courts. At the end each vampire from the parts that hold the most courts scores.
lesson-sacrifice = A torpid vampire keeps its place, but scores nothing, leads nothing and sires nobody until it is renewed. One of its childer may fall instead.
lesson-first-dot = This is the prologue of your chronicle: a player sheet that lasts for 21 chapters. Dots are chronicle points at the end, and with enough of them in a trait you may give abilities to your vampires. What a dot is worth changes with every era.
lesson-first-title = Every title is worth 1 chronicle point; more are won with chapters.
lesson-house-mark = Clans change from chapter to chapter; the mark of your house stays, in the book and on the poster.
lesson-first-servant = A servant waits in your haven and can be recruited from there. The card is turned over for good: what its other side can do is seen as soon as it is picked.
lesson-clan-sticker = Stickers stay on a card for ever, whoever plays it later. In the queue a character costs its own clan nothing; a thin-blood belongs to no clan.
lesson-intrigue = The loser of a chapter intrigues: locked schemes of the clan that was just led join its deck for good, for whoever leads it later.
lesson-mission = Whoever has earned a mission decides how it ends. The decision brings a dot in its trait; then comes the reward.
lesson-elevate = An elevated character is an ancilla in every later chapter: it has the ability of its covered side and room for stickers.
lesson-put-on = Everybody may put one ability on an ancilla of the own bloodline, for ever. Your dots decide which stickers are within reach.
lesson-servant = One vampire of your bloodline may stay in your haven until the next chapter. There is room for one: whoever is there now goes back to the deck.
