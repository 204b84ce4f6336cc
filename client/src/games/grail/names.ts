/** Names and printed entries of what the view calls by id. */

import type { Library } from '../../lib/game.svelte'
import type { Speech } from '../../lib/speech.svelte'
import type { Printed } from '../../lib/types'

/** The printed thing of a kind: `item`, `cudgel:2`. */
export function entryOf(shelf: Library, kind: string, id: string | number): Printed | undefined {
  const base = String(id).split(':')[0] ?? ''
  return shelf.printed.get(`${kind}:${base}`) ?? shelf.printed.get(base)
}

/** What an Action of a Location or a Character is called. */
export const deedName = (said: Speech, source: string): string => String(said.words.name('source', source))

/** What something is called, or nothing where nobody has told. */
export function called(said: Speech, kind: string, id: string): string {
  const entry = entryOf(said.shelf, kind, id)
  return entry ? (entry.name[said.words.lang] ?? entry.name['en'] ?? '') : ''
}
