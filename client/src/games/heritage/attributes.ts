/** The four groups of attributes: the outline says the group, the glyph the value, the word stands beside it. */

import type { HintContent } from '../../lib/hint.svelte'
import type { Printed } from '../../lib/types'
import type { Words } from '../../lib/words'

export type Group = 'class' | 'temperament' | 'geography' | 'archetype'

export const VALUES: Readonly<Record<Group, readonly string[]>> = {
  class: ['elitist', 'egalitarian'],
  temperament: ['calm', 'cruel'],
  geography: ['north', 'south', 'east', 'west', 'wanderer'],
  archetype: ['martial', 'scholarly', 'wealthy', 'covert'],
}

export const GROUPS = Object.keys(VALUES) as Group[]

export const groupOf = (value: string): Group => GROUPS.find((group) => VALUES[group].includes(value)) ?? 'archetype'

/** Those that stand on a card, in the order of the groups. */
export const attributesOf = ({ numbers }: Printed): string[] =>
  GROUPS.flatMap((group) => VALUES[group].filter((value) => numbers[value]))

/** What a scheme requires, each archetype as often as it is needed. */
export const requiredBy = ({ numbers }: Printed): string[] =>
  VALUES.archetype.flatMap((value) => Array.from({ length: numbers[value] ?? 0 }, () => value))

export const archetypeOf = (entry: Printed): string =>
  VALUES.archetype.find((value) => entry.numbers[value]) ?? 'martial'

export const PEOPLE: ReadonlySet<string> = new Set(['base', 'ancilla', 'leader', 'chronicle'])

/** `Sigrun` and `Knight-Warden` of `Sigrun, Knight-Warden`. */
export function nameOf(entry: Printed | undefined, lang: string): { name: string; epithet: string } {
  const [name = '', ...rest] = (entry?.name[lang] ?? entry?.name['en'] ?? '').split(', ')
  return { name, epithet: rest.join(', ') }
}

/** Somebody in words: the whole name, the attributes, and what every ability does. */
export function inWords(entry: Printed | undefined, abilities: readonly Printed[], words: Words): HintContent {
  if (!entry) return {}
  const of = (one: Printed): string => `${one.name[words.lang] ?? ''}: ${one.text[words.lang] ?? ''}`
  const attributes = attributesOf(entry).map((value) => String(words.name('attribute', value)))
  return {
    title: entry.name[words.lang] ?? entry.name['en'] ?? '',
    text: [`${attributes.join(', ')}.`, ...abilities.map(of)].join(' '),
  }
}
