/** Names and printed entries of what the view and the messages call by id. */

import type { Library } from '../../lib/game.svelte'
import type { Speech } from '../../lib/speech.svelte'
import type { Printed } from '../../lib/types'
import type { Calling } from '../../lib/words'

/** The printed thing of a kind: `item`, `cudgel:2`. */
export const entryOf = (shelf: Library, kind: string, id: string | number): Printed | undefined =>
  shelf.printed.get(`${kind}:${baseOf(id)}`)

/** A copy (`cudgel:2`) is called like what is printed on it. */
const baseOf = (id: string | number): string => String(id).split(':')[0] ?? ''

const nameIn = (said: Speech, entry: Printed | undefined): string =>
  entry ? (entry.name[said.words.lang] ?? entry.name['en'] ?? '') : ''

/** A Location on the map or on a plate, where its number stands beside it or nowhere. */
export const placeName = (said: Speech, number: number): string =>
  nameIn(said, entryOf(said.shelf, 'location', number)) || String(number)

/** What an Action of a Location or a Character is called. */
export const deedName = (said: Speech, source: string): string => String(said.words.name('source', source))

/** What kind of thing a fact is about. */
const FACTS: Readonly<Record<string, string>> = {
  item: 'item',
  encounter: 'encounter',
  hero: 'hero',
  heroe: 'hero',
  receiver: 'hero',
  tray: 'hero',
  colour: 'hero',
  event: 'event',
  quest: 'quest',
  status: 'status',
  clue: 'clue',
  ending: 'ending',
  secret: 'secret',
  card: 'card',
  approach: 'approach',
  skill: 'skill',
  back: 'back',
  passage: 'passage',
  choice: 'choice',
  vision: 'vision',
  parts: 'parts',
}

/** What says an effect, by what stands before the stroke: `item/cudgel:1`. */
const SOURCES: Readonly<Record<string, string>> = {
  card: 'card',
  item: 'item',
  encounter: 'encounter',
  secret: 'secret',
  skill: 'skill',
  flaw: 'flaw',
  action: 'action',
  location: 'deed',
  instant: 'location',
  menhir: 'location',
  explore: 'location',
  travel: 'location',
  dream: 'location',
  nightmare: 'location',
  passage: 'location',
  event: 'event',
  quest: 'quest',
}

/** What says an effect; nothing: the rules themselves do. */
function sourceName(source: string, names: ReadonlyMap<string, string>): string {
  const [kind = '', name = ''] = source.split('/')
  const printed = SOURCES[kind]
  return printed && name ? (names.get(`${printed}:${baseOf(name)}`) ?? '') : ''
}

export const calls: Calling = (fact, value, names) => {
  if (fact === 'source' && typeof value === 'string') return sourceName(value, names)
  // A chapter goes by its number in sentences; its title stands above the board.
  if (fact === 'chapter') return String(value)
  if (fact === 'location' || fact === 'old') {
    const name = names.get(`location:${value}`)
    return name && `${name} (${value})`
  }
  const kind = FACTS[fact]
  return kind && names.get(`${kind}:${kind === 'parts' ? value : baseOf(value)}`)
}
