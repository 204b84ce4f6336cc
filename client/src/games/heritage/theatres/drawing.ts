/** What every drawing of a theatre is given. */

import type { Ask } from '../../../lib/types'
import type { Packed } from '../../../lib/words'
import type { Choosing, Spot, Would } from '../choosing.svelte'
import type { HeritageView } from '../view'

export interface DrawingProps {
  view: HeritageView
  ask: Ask | null
  choosing: Choosing
  /** What the activation that is looked at would do here. */
  would: Would | undefined
  send: (option: Packed) => void
}

export interface Place {
  /** In the units of the drawing. */
  x: number
  y: number
  size?: number
  spot: Spot
  label: string
}

export const COMPASS = ['north', 'south', 'east', 'west'] as const
export const FACTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  COMPASS.map((faction) => [faction, `var(--f-${faction})`]),
)
export const ANKH =
  'M0-9.500c-3.300 0-5 2.300-5 4.600 0 2.300 1.800 4 3.400 5.300H-6v3h4.400V10.500h3.200V3.400H6v-3H1.600C3.200-.9 5-2.600 5-4.900c0-2.300-1.700-4.600-5-4.600Zm0 2.900c1.300 0 2.100.9 2.100 2.100 0 1.500-1.200 2.700-2.100 3.600-.9-.9-2.100-2.100-2.100-3.600 0-1.200.8-2.100 2.100-2.100Z'

/** A number that a foretold line says, if it is told. */
export function foretold(would: Would | undefined, key: string, fact: string): number | undefined {
  const line = would?.lines.findLast((one) => one.key === key)
  return line ? Number(line.facts[fact]) : undefined
}
