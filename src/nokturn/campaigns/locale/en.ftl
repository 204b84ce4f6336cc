# What campaigns say: what is wrong, where, and how to go on.

error-no-campaign = There is no campaign called '{ $name }'. Campaigns: { $campaigns }.
error-campaign-players = { $campaign } cannot be begun by { $players }. Possible: { $possible }.
error-campaign-name = { $found } cannot stand in the book as a name. Give from 1 to { $most } characters in one line, without control signs, and without spaces at either end.
error-other-count = This campaign began with { $began } players and goes on with as many; { $found } have come. Give an empty place to a bot.
error-campaign-over = { $campaign } has been played to its end: there is no further sitting. Fork an earlier one to play on.
error-no-such-sitting = There is no sitting { $number } in this book; { $played } have been played. Name one from 0 (the beginning) to { $played }.
error-sitting-not-over = Sitting { $number } is not over yet: play it to its end first.
error-sitting-other-rules = Sitting { $number } was begun under other rules: of its { $steps } steps the first { $fits } still fit. { $why } It stays as it was played: finish it with the version that began it, or go on from the last step that fits.
error-sitting-open = Sitting { $number } is being played here. Finish it, or put it away, before bringing in the same sitting from elsewhere; nothing was changed.
error-which-campaign = Several campaigns begin with '{ $named }': { $ids }. Write more of the name.
error-several = There are several campaigns here: { $ids }. Name one by the beginning of its name.
error-no-such-campaign = No campaign begins with '{ $named }'. `list` shows those that are here.

error-file-unreadable = { $file } is not a readable campaign ({ $why }). Take an undamaged copy; nothing here was changed.
error-file-foreign = { $file } is no Nokturn campaign. Name a file that `export` has written.
error-file-newer = { $file } was written in format { $found }; this version of Nokturn reads up to { $read }. Open it with a newer version; nothing here was changed.
error-file-changed = { $file } was changed after it was written: its checksum does not fit. Take the original; nothing here was changed.
error-file-damaged = { $file } is damaged: { $why }. Take an undamaged copy; nothing here was changed.
error-shape-newer = The book of { $campaign } is laid out in version { $found }; this program knows up to { $read }. Open it with a newer version.

error-page-twice = Sitting { $number } stands in the book twice. Take the original; the last good state stays.
error-page-missing = Sitting { $number } is missing: the book goes on with sitting { $found }. Take a whole copy; the last good state stays.
error-page-elsewhere = Sitting { $number } did not begin from where the one before it ended. Something is missing before it or was exchanged: take the original; the last good state stays.
error-page-changed = Sitting { $number } was changed after it was written: its seal does not fit. Take the original; the last good state stays.
error-page-count = Sitting { $number } was played by { $found }, but the campaign began with { $began }. Take the original; the last good state stays.
error-page-players = Sitting { $number } names somebody who cannot have played it: { $found }. Take the original; the last good state stays.
error-page-impossible = Sitting { $number } cannot have gone like this: { $why } Take the original; the last good state stays.
error-page-other-rules = Sitting { $number } was played under other rules ({ $rules }; here { $ours }) and cannot be proved: { $why } Bring it in where those rules are, or take it over on trust, and the book will say so. Nothing was changed.
error-beginning-impossible = The campaign cannot have begun like this: its rules lead to another beginning. Take the original; nothing was changed.
error-beginning-other-rules = The campaign was begun under other rules ({ $rules }; here { $ours }) and its beginning cannot be proved. Bring it in where those rules are, or take it over on trust, and the book will say so. Nothing was changed.
error-state-unusable = After sitting { $number } these rules cannot go on: { $why } Open the campaign with the version that wrote it; nothing was changed.
error-doubt-over = the campaign was over before it.
error-doubt-sitting = another game, other options or another inheritance were due.
error-doubt-unfinished = its game does not come to an end.
error-doubt-legacy = its game leaves something else behind.
error-doubt-state = something else comes of what its game leaves behind.

error-nothing-new = This campaign is here already, up to sitting { $played }, and the file brings nothing new. There is nothing to do.
error-played-twice = Sitting { $number } was played here and elsewhere, and each went otherwise. Both are true: go on with this one, or bring in the other as a fork. Nothing was changed.
error-played-meanwhile = Sitting { $number } was written down by somebody else meanwhile. It stays as it stands there; open the campaign again.
error-other-beginning = A campaign with the same mark began otherwise here. The file was changed: take the original. Nothing was changed.
error-no-place = { $name } cannot sit down here: a campaign has at most { $places } places, and everybody needs a name of their own.
error-save-taken = There is a save called “{ $name }” already, and it stays. Choose another name.
error-no-such-save = There is no save called “{ $name }”. Saves: { $names }.
