"""The pool as the description of the five decks prints it: what the files of the game must say."""

from __future__ import annotations

# vekn, name, clan, capacity, Disciplines (capitals: superior), title, city
CRYPT_PRINTED = [
    (201529, "Alexa Draper", "ventrue", 8, "for pot DOM PRE", "prince", "Melbourne"),
    (201530, "Alexander Silverson", "malkavian", 8, "pre AUS DOM OBF", "prince", "Birmingham"),
    (201531, "Alice Chen", "ventrue", 7, "dom obf FOR PRE", "prince", "Nairobi"),
    (201532, "Andi Liu", "malkavian", 6, "aus obf pre DOM", "prince", "Taipei"),
    (201533, "Ashley", "malkavian", 3, "dom obf", "", ""),
    (201534, "Aunt Linda", "nosferatu", 4, "obf POT", "", ""),
    (201535, "Ayelech", "tremere", 7, "AUS DOM THA", "prince", "Addis Ababa"),
    (201536, "Baixinho", "nosferatu", 3, "ani obf", "", ""),
    (201537, "Belinde", "nosferatu", 6, "ani aus pot OBF", "prince", "Copenhagen"),
    (201538, "Bret Stryker", "toreador", 4, "CEL PRE", "", ""),
    (201539, "Brock Sterling", "ventrue", 3, "FOR", "", ""),
    (201540, "Catalina Vega", "toreador", 8, "for AUS CEL PRE", "prince", "Buenos Aires"),
    (201541, "Chelsea Blake", "ventrue", 5, "cel for pre DOM", "", ""),
    (201542, "Chrysanthemum", "tremere", 5, "dom AUS THA", "primogen", ""),
    (201543, "Colette", "malkavian", 5, "dom AUS OBF", "", ""),
    (201544, "Donny Kowalczyk", "malkavian", 6, "cel dom obf AUS", "prince", "Pittsburgh"),
    (201545, "The Dowager", "nosferatu", 6, "aus pot ANI OBF", "primogen", ""),
    (201546, "Dr. Stephen Norton", "malkavian", 4, "aus OBF", "", ""),
    (201547, "Flávio Gonçalves", "toreador", 7, "aus for CEL PRE", "prince", "São Paulo"),
    (201548, "Gelasia Fotiou", "malkavian", 6, "obf pre AUS DOM", "", ""),
    (201549, "Horace Radcliffe", "nosferatu", 5, "obf ANI POT", "", ""),
    (201550, "Horst von Brühl", "ventrue", 6, "aus dom pre FOR", "prince", "Mannheim"),
    (201551, "Inês Tristão", "tremere", 6, "aus dom pre THA", "prince", "Rio de Janeiro"),
    (201552, "Kathy Glens", "toreador", 5, "aus cel tha PRE", "", ""),
    (201553, "Larissa Moreira", "nosferatu", 6, "pot ANI OBF", "primogen", ""),
    (201554, "Lauren", "tremere", 4, "aus dom tha", "", ""),
    (201555, "Lenny Burkhead", "nosferatu", 6, "obf pot pre ANI", "primogen", ""),
    (201556, "Lloyd Brooks", "tremere", 6, "aus pot DOM THA", "primogen", ""),
    (201557, "Madison", "ventrue", 6, "DOM FOR PRE", "", ""),
    (201558, "Massimo Falconi", "toreador", 4, "aus cel pre", "", ""),
    (201559, "Meaghan", "malkavian", 3, "aus obf", "", ""),
    (201560, "Min-seo", "toreador", 3, "aus cel", "", ""),
    (201561, "Mkhokheli", "toreador", 6, "aus cel for PRE", "prince", "Cape Town"),
    (201562, "Naomi Stewart", "ventrue", 5, "dom FOR PRE", "", ""),
    (201563, "Nassir", "tremere", 4, "aus THA", "", ""),
    (201564, "Nik Sikko", "toreador", 3, "cel pre", "", ""),
    (201565, "Oshri Dahan", "ventrue", 4, "dom for pre", "", ""),
    (201566, "Patrik Söderberg", "tremere", 5, "dom for tha AUS", "", ""),
    (201567, "Rosalina Cortez", "tremere", 3, "THA", "", ""),
    (201568, "Ryan", "nosferatu", 4, "ani obf pot", "", ""),
    (201569, "Sully", "malkavian", 4, "aus dom obf", "", ""),
    (201570, "Sybren van Oosten", "ventrue", 7, "dom tha FOR PRE", "prince", "Rotterdam"),
    (201571, "Tamoszius", "toreador", 5, "aus CEL PRE", "", ""),
    (201572, "Trevon Parker", "tremere", 6, "AUS DOM THA", "", ""),
    (201573, "Wauneka", "nosferatu", 5, "ani aus obf POT", "", ""),
]
# vekn, name, types, requirement (/ one of, + all of), cost, what else is printed on it; - for nothing
LIBRARY_PRINTED = """
100001 | .44 Magnum | equipment | - | 2 pool | -
100015 | Academic Hunting Ground | master | tremere | 2 pool | unique location
100031 | Aire of Elation | action_modifier | pre | 1 blood | limited
100058 | Anarch Troublemaker | master | - | - | unique
100065 | Ancilla Empowerment | political_action_card | - | - | -
100077 | Apportation | combat_card | tha | - | -
100081 | Arcane Library | master | tremere | 2 pool | unique location
100095 | Art Museum | master | toreador | 2 pool | unique location
100108 | Asylum Hunting Ground | master | malkavian | 2 pool | unique location
100135 | The Barrens | master | - | - | unique location
100157 | Bewitching Oration | action_modifier | pre | - | -
100199 | Blood Doll | master | - | - | -
100236 | Bonding | action_modifier | dom | - | limited
100243 | Bowl of Convergence | equipment | - | - | unique
100301 | Carrion Crows | combat_card | ani | - | -
100308 | Cats' Guidance | reaction | ani | - | -
100323 | Change of Target | action_modifier | - | - | -
100329 | Chantry | master | tremere | - | unique location
100362 | Cloak the Gathering | action_modifier | obf | - | -
100401 | Conditioning | action_modifier | dom | 1 blood | limited
100410 | Consanguineous Boon | political_action_card | - | - | -
100444 | Creepshow Casino | master | - | 2 pool | unique location
100492 | Daring the Dawn | action_modifier | for | - | -
100515 | Deep Song | action_card | ani | - | -
100518 | Deflection | reaction | dom | 1 blood | -
100588 | Dreams of the Sphinx | master | - | 1 pool | unique
100620 | Elder Library | master | - | 1 pool | unique location
100632 | Elysium: The Palace of Versailles | master | - | 2 pool | unique location
100640 | Enchant Kindred | action_card | pre | - | -
100680 | Eyes of Argus | reaction | aus | - | -
100687 | Faceless Night | action_modifier | obf | - | -
100698 | Fame | master | - | - | unique
100765 | Foreshadowing Destruction | action_modifier | dom | - | limited
100788 | Freak Drive | action_modifier | for | 1 blood | -
100845 | Govern the Unaligned | action_card | dom | 1 blood | -
100863 | Guard Dogs | reaction | ani | - | -
100866 | Guardian Angel | master | - | 2 pool | -
100897 | Haven Uncovered | master | - | - | -
100918 | Hidden Strength | combat_card | for | X blood | -
100959 | Immortal Grapple | combat_card | pot | - | -
100984 | Information Highway | master | - | - | unique location
100995 | Instinctive Reaction | reaction | ani | - | -
100999 | Intimidation | action_card | pre | - | -
101040 | Kevlar Vest | equipment | - | 1 pool | -
101056 | Kine Resources Contested | political_action_card | - | - | -
101070 | The Labyrinth | master | nosferatu | 1 pool | unique location
101104 | Life in the City | master | - | - | trifle
101125 | Lost in Crowds | action_modifier | obf | - | -
101143 | Magic of the Smith | action_card | tha | 1 blood | -
101144 | Majesty | combat_card | pre | 1 blood | -
101223 | Mirror Walk | action_modifier | tha | - | -
101225 | Misdirection | master | - | 1 pool | -
101254 | Murder of Crows | retainer | ani | 1 blood | -
101321 | On the Qui Vive | reaction | - | - | -
101353 | Parity Shift | political_action_card | prince/justicar | - | -
101384 | Pentex™ Subversion | master | - | 2 pool | unique
101387 | Perfect Paragon | action_modifier | pre | 1 blood | -
101475 | Precognition | reaction | aus | - | -
101483 | Preternatural Strength | action_card | pot | 1 blood | -
101550 | Raven Spy | retainer | ani | 1 blood | -
101564 | Rebel | master | - | - | trifle
101610 | Resist Earth's Grasp | action_modifier/combat_card | cel | 1 blood | -
101627 | Revelations | action_card | aus | 1 blood | -
101686 | Scalpel Tongue | action_modifier/reaction | cel+pre | 1 blood | -
101706 | Second Tradition: Domain | reaction | prince/justicar | - | -
101808 | Slum Hunting Ground | master | nosferatu | 2 pool | unique location
101811 | Smiling Jack, The Anarch | master | - | - | unique
101821 | Society Hunting Ground | master | toreador | 2 pool | unique location
101850 | Spirit's Touch | reaction | aus | - | -
101856 | Sport Bike | equipment | - | 1 pool | -
101857 | Spying Mission | action_modifier | obf | - | -
101913 | Swallowed by the Night | action_modifier/combat_card | obf | - | -
101945 | Taste of Vitae | combat_card | - | - | -
101949 | Telepathic Misdirection | reaction | aus | 1 blood | -
101966 | Theft of Vitae | combat_card | tha | - | -
101989 | Toreador Grand Ball | master | toreador | 1 pool | -
101990 | Toreador Justicar | political_action_card | - | - | -
102065 | Underbridge Stray | ally | ani | 1 blood | -
102084 | Uptown Hunting Ground | master | ventrue | 2 pool | unique location
102109 | Ventrue Headquarters | master | ventrue | 1 pool | unique location
102113 | Vessel | master | - | 1 pool | trifle
102121 | Villein | master | - | - | trifle
102126 | Visit from the Capuchin | master | - | - | unique
102131 | Voter Captivation | action_modifier | pre | - | -
102137 | Wake with Evening's Freshness | reaction | - | - | -
102149 | Warsaw Station | master | nosferatu | 2 pool | unique location
102152 | Wasserschloss Anif, Austria | master | tremere | - | unique location
102180 | Wider View | master | - | 1 pool | trifle
102213 | Creeping Sabotage | action_card | nosferatu | X blood | -
102214 | Protected District | reaction | primogen | - | -
102215 | Roundhouse | combat_card | pot | - | -
102216 | The Warrens | reaction | nosferatu | 1 blood | -
"""
