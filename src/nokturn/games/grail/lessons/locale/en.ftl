# What is explained at the terminal when somebody is asked something for the first time.

lesson-take-character = Each hero has cards, a flaw and an Action of its own. Beor hits hard and must eat; Ailei talks well and frightens easily; Arev can do a little of everything; Maggot lives on Magic.
lesson-act = A Day is a row of Actions. Everybody does one in turn until they pass. Explore to read on, Travel to see more of the island, and mind your Energy: it may never stand above Health. `board` shows everything, the next dawn included; `why` and a choice says why something cannot be done.
lesson-join-party = Whoever stands in the same Location may come along. One Action, everybody pays for themselves or the others pay for them.
lesson-choice = Beside a choice stands what it takes. What you cannot choose yet is shown too, with what it still takes. Some choices can be taken only once in the whole campaign.
lesson-light-menhir = A burning Menhir keeps the eight cards around it in the world. When it goes out they fall, and whoever stands there pays for it.
lesson-hand = You begin an Encounter with three cards. A hand that fits nothing may be exchanged for one with a card fewer.
lesson-play = Cards are laid in one row. Where a bonus on the left of your card meets a key on the right of the last one, and you have the attribute, you get the bonus. The first card of an Activation is free, each further one has to join by a chain of its own. In a Combat markers in the Pool win, and how many there are says which attack follows; in a Diplomacy the marker has to climb the Attitude track, and a Response follows.
lesson-activate = Everybody is activated once in a Turn, in the order you like.
lesson-approach = Talks go up and down one track: the top wins the stage, the bottom loses everything.
lesson-eat = 1 Food gives 1 Health and takes 1 Terror. Without it Energy drops to 0, and from 0 Health is lost.
lesson-advance = XP buys cards for your decks and points of attributes; a third point brings a Skill.
lesson-swap-cards = A deck has at least 15 cards. What you take out lies aside and can come back any evening.
