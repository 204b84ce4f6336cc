"""What is printed: the cards, the journal and the map of a campaign, as a content pack.

    pack.py         a pack from a folder, `read_pack`; our own, `the_campaign`
    contents.py     `Pack`: everything by id, immutable
    language/       effects, conditions, triggers, and the vocabulary they are written in
    reading/        files, with everything that cannot be read told at once
    checking/       whether a pack that can be read can be played through

The other modules are the things that are printed, one for each kind."""
