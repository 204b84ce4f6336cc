/** What is printed on a Location card, as far as the table draws it. */

import type { Ground } from '../../kit/grounds'
import type { Group } from '../../kit/look'
import type { Library } from '../../lib/game.svelte'
import type { Printed } from '../../lib/types'

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const locationEntry = (shelf: Library, number: number): Printed | undefined =>
  shelf.printed.get(`location:${number}`)

/** The number on an edge; 0: there is no way. */
export const keyAt = (entry: Printed | undefined, direction: Direction): number => entry?.numbers[direction] ?? 0

export type Sign = 'menhir' | 'dream' | 'friendly' | 'hostile' | 'instant'

/** The signs of a card, in their order; a number says whether it has them. */
export function signsOf(entry: Printed | undefined): Sign[] {
  if (!entry) return []
  const all: [Sign, boolean][] = [
    ['menhir', Boolean(entry.numbers['menhir'])],
    ['dream', Boolean(entry.numbers['dream'])],
    ['friendly', entry.numbers['settlement'] === 1],
    ['hostile', entry.numbers['settlement'] === 2],
    ['instant', Boolean(entry.numbers['instant'])],
  ]
  return all.flatMap(([sign, has]) => (has ? sign : []))
}

/** A hue of its own: no two neighbours look alike. */
export const groupOf = (entry: Printed | undefined): Group => ({
  hue: entry?.numbers['hue'] ?? 250,
  chroma: (entry?.numbers['chroma'] ?? 50) / 100,
  ground: (entry?.group || 'hills') as Ground,
})
