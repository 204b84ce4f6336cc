title = Reliquary
lead = One night, one envelope, and what outlives it.

ask-search = { $player }, which niche do you search?
option-search = Search { $niche }
ask-keep = { $player }, do you put { $envelope } on your lantern, for ever?
event-opened = Night { $night }. In the envelope: { $envelope }.
event-finds = { $player } searches { $niche } and finds a relic.
event-misses = { $player } searches { $niche } and finds dust.
event-keeps = { $player } puts { $envelope } on the lantern.

board-night = Night { $night } of three
board-found = { $player }: relics found { $found }
board-stickers = { $player }: on the lantern { $stickers }

book-opened = Envelopes opened: { $opened }
book-relics = { $player }: { $relics } relics in all
book-stickers = { $player}: on the lantern for ever { $stickers }
