title = Relikwiarz
lead = Jedna noc, jedna koperta i to, co ją przetrwa.

ask-search = { $player }, którą wnękę przeszukujesz?
option-search = Przeszukaj: { $niche }
ask-keep = { $player }, czy na zawsze przyklejasz na latarnię: { $envelope }?
event-opened = Noc { $night }. W kopercie: { $envelope }.
event-finds = { $player } przeszukuje { $niche }: jest relikwia.
event-misses = { $player } przeszukuje { $niche }: tylko kurz.
event-keeps = { $player } przykleja na latarnię: { $envelope }.

board-night = Noc { $night } z trzech
board-found = { $player }: znalezione relikwie { $found }
board-stickers = { $player }: na latarni { $stickers }

book-opened = Otwarte koperty: { $opened }
book-relics = { $player }: relikwie razem { $relics }
book-stickers = { $player}: na latarni na zawsze { $stickers }
