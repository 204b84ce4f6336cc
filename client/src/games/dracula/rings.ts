/** How large things are at a place of the map, before the scale of the signs. */

import type { Place } from './chart'
import type { Mark } from './marks'

const SIZE = { large: 7, small: 5, castle: 11, sea: 7 } as const
export const sizeOf = (place: Place): number => SIZE[place.size]

export interface Ring {
  radius: number
  /** How much of the ring is bright: all of it at one in four. */
  part: number
  /** Not worth a number. */
  thin: boolean
}

/** A ring around a place where he can be; `probable`: how likely that is, is known. */
export function ringOf(belief: number, probable: boolean): Ring {
  if (!probable) return { radius: 13, part: 0, thin: true }
  if (belief < 0.01) return { radius: 11, part: 0, thin: true }
  return { radius: 11 + Math.min(9, belief * 42), part: Math.min(1, belief * 4), thin: false }
}

/** The circle around the place of whoever is asked. */
export const ASKED = 34

/** The ring of a lit place where a seal of the trail lies: around the seal. */
export const SEALED = 20

/** Half the room a place takes with what is around it. */
export function roomOf(place: Place, mark: Mark | undefined, probable: boolean, asked = ''): number {
  const size = sizeOf(place)
  return Math.max(
    size,
    asked && mark?.figures?.some(({ id }) => id === asked) ? ASKED : 0,
    mark?.flags ? (mark.lit ? SEALED + 3 : 17) : 0,
    mark?.threat ? 25 : 0,
    mark?.lit ? size + 7 : 0,
    mark?.belief === undefined ? 0 : ringOf(mark.belief, probable).radius + 2,
  )
}

/** How large signs are at a scale of the map. */
export const signScale = (k: number): number => Math.min(1.15, Math.max(0.62, 0.42 + k * 0.66))
/** How large figures are. */
export const pinScale = (k: number): number => Math.min(1, Math.max(0.66, 0.4 + k * 0.8))
