/** How a game's printed things look: each game says so for its own (`GameParts.look`), the kit draws them. */

import type { Component } from 'svelte'

import type { Library } from '../lib/game.svelte'
import type { Printed } from '../lib/types'
import type { Words } from '../lib/words'
import type { Ground } from './grounds'
import type { Size } from './size'

/** One hue makes a whole palette in both themes; the engraved ground says the same to those who see no colours.
 *  No group is red, which is blood, or the yellow of the candle, which is your move. */
export interface Group {
  hue: number
  /** 1: as strong as the palette goes. */
  chroma?: number
  ground: Ground
}

/** A number, or a sign alone, below the title. */
export interface Stat {
  sign: string
  value?: number | string
  label: string
  tone?: 'blood' | 'coin' | 'lit'
}

export interface Look {
  group: Group
  /** Where the content names none. */
  emblem: string
  /** What kind of thing it is: a sign and a word. */
  sign: string
  word: string
  /** The medallion, and the words for its number. */
  value?: number | string
  valueSays?: (value: number | string) => string
  stats?: readonly Stat[]
  /** What a game draws in its own way: in place of the emblem, and below the kind. */
  Picture?: Component<{ entry: Printed }>
  Traits?: Component<{ entry: Printed; size: Size }>
  /** What stands on the parchment, where signs say some of it already. */
  text?: (lang: string) => string
}

export type Looking = (entry: Printed, words: Words, shelf: Library) => Partial<Look>

/** A medallion whose number has a name. */
export const medal = (name: string, value: number): Pick<Look, 'value' | 'valueSays'> => ({
  value,
  valueSays: (now) => `${name}: ${now}`,
})

export const NEUTRAL: Group = { hue: 265, chroma: 0.35, ground: 'rings' }

/** People of any game. */
export const PEOPLE = {
  vampire: { hue: 262, chroma: 0.55, ground: 'moonrays' },
  human: { hue: 78, chroma: 0.55, ground: 'windows' },
  victim: { hue: 70, chroma: 0.22, ground: 'rules' },
} as const satisfies Readonly<Record<string, Group>>

export function lookOf(entry: Printed, words: Words, shelf: Library): Look {
  const given = shelf.parts.look?.(entry, words, shelf) ?? {}
  const word = words.has(`kind-${entry.kind}`) ? words.say(`kind-${entry.kind}`) : entry.kind
  const look = { group: NEUTRAL, emblem: 'scroll-quill', sign: 'infinity', word, ...given }
  // A line may end with what joins two words, and begins with neither.
  return { ...look, word: look.word.replaceAll(' · ', '\u00a0· ') }
}

/** Set on the element that is to be coloured; `.nk-hued` makes the palette from it. */
export const hued = (group: Group): string => `--hue:${group.hue};--chroma:${group.chroma ?? 1}`
