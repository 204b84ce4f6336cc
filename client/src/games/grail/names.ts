/** Names and printed entries of what the view calls by id. */

import type { Library } from '../../lib/game.svelte'
import type { Speech } from '../../lib/speech.svelte'
import type { Printed } from '../../lib/types'
import { sheetOf } from './sheets'

/** The printed thing of a kind: `item`, `cudgel:2`; heroes are called by their names alone. */
export function entryOf(shelf: Library, kind: string, id: string | number): Printed | undefined {
  const base = String(id).split(':')[0] ?? ''
  return shelf.printed.get(kind === 'hero' ? base : `${kind}:${base}`)
}

/** A Location on the map or on a plate, where its number stands beside it or nowhere. */
export function placeName(said: Speech, number: number): string {
  const entry = entryOf(said.shelf, 'location', number)
  return entry?.name[said.words.lang] ?? entry?.name['en'] ?? String(number)
}

/** What comes of that Action, without its name, and without a price that stands beside it as a sign. */
export function deedAbout(said: Speech, kind: 'location' | 'hero', id: string | number): string {
  const { lang } = said.words
  const entry = entryOf(said.shelf, kind, id)
  const named = deedName(said, `${kind === 'hero' ? 'action' : kind}/${id}`)
  const text = (kind === 'hero' && entry ? sheetOf(entry).action.text[lang] : entry?.text[lang]) ?? ''
  return text.replace(`${named}: `, '').replace(/^\d+ \p{L}+: /u, '')
}

/** What an Action of a Location or a Character is called. */
export const deedName = (said: Speech, source: string): string => String(said.words.name('source', source))
