"""Events, Quests, Clues and Statuses; GRAIL-EVENT, GRAIL-QUEST, GRAIL-STATUS."""
