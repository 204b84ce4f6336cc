# What `nokturn pack` says.

pack-wrong = { $count ->
    [one] One thing is wrong in { $folder }.
   *[other] { $count } things are wrong in { $folder }.
}
pack-right = { $title } ({ $id } { $version }): nothing is wrong. { $chapters ->
    [one] One chapter
   *[other] { $chapters } chapters
}, { $locations } Locations, { $passages } passages.
pack-hash = Its fingerprint: { $hash }
pack-exists = { $folder } is there already. Name a folder that is not.
pack-name = “{ $name }” is no name for a pack. Begin it with a letter from a to z, and use letters and digits, at most 40.
pack-new = { $folder } is a copy of the example pack. Change it, and run `nokturn pack check { $folder }`; `nokturn pack play { $folder }` plays it.
pack-file = There is no file “{ $file }” in a pack. Name one of: { $files }.
