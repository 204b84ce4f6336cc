/** Names and printed entries of what the view calls by id. */

import type { Library } from '../../lib/game.svelte'
import type { Speech } from '../../lib/speech.svelte'
import type { Printed } from '../../lib/types'
import type { HeroSheet, LocationSheet } from './sheets'

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

/** What comes of that Action; without a price of one thing, which stands beside it as a sign. */
export function deedAbout(said: Speech, kind: 'location' | 'hero', id: string | number): string {
  const sheet = entryOf(said.shelf, kind, id)?.sheet as HeroSheet | LocationSheet | undefined
  return (sheet?.action?.text[said.words.lang] ?? '').replace(/^\d+ \p{L}+: /u, '')
}

/** What an Action of a Location or a Character is called. */
export const deedName = (said: Speech, source: string): string => String(said.words.name('source', source))
