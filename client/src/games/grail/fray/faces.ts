/** What is printed on the cards of an Encounter, as the parts here draw it. */

import type { Attribute } from '../signs'
import type { Bonus, Edge } from './cards'
import type { Sign } from './signs'

export interface Ability {
  /** Its trigger, as cards write it: `place`, `delay`, `attack` … */
  when: string
  text: string
}

/** A card of a Character. */
export interface Face {
  id: string
  hero: string
  name: string
  bonuses: readonly (Bonus | null)[]
  edge: Edge
  abilities: readonly Ability[]
  passive: boolean
  emblem: string
}

/** Alternatives, each a list of signs. */
export type Does = readonly (readonly Sign[])[]

/** What an effect does, in signs and in words. */
export interface Told {
  does: Does
  text: string
}

export interface Row extends Told {
  least: number
  most: number
}

/** The Encounter itself. */
export interface Enemy {
  id: string
  colour: string
  /** Where the quarter disc of its deck stands: `top-right`. */
  corner: string
  name: string
  text: string
  traits: readonly string[]
  edge: Edge
  emblem: string
  value: number
  table: readonly Row[]
  opportunity: Told
  loot: Told
  reward: Told
  failure: Told
  track: { down: number; up: number } | null
  stages: readonly { name: string; affinity: readonly ({ attribute: Attribute } & Told)[]; response: Told }[]
  approaches: boolean
  /** What it takes to bypass it; empty: it cannot be. */
  bypass: string
}
