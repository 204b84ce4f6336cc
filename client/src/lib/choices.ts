/** The choices of one question in the order and the groups they are shown in. */

import type { Ask, Refused } from './types'
import type { Packed, Words } from './words'
import { kebab } from './words'

export const kindOf = (option: Packed): string => kebab(option.is.slice(option.is.indexOf('.') + 1))

export interface Group {
  /** Kind of the options, if they share a heading; empty for choices that stand alone. */
  kind: string
  options: Packed[]
  refused: Refused[]
}

/** Kinds with a heading of their own (`head-<kind>`) are grouped; the others stand alone, first, and what is `closing`
 *  before everything else. */
export function groups(
  ask: Ask,
  words: Words,
  elsewhere: (option: Packed, refused?: boolean) => boolean,
  closing: (option: Packed, ask: Ask) => boolean = () => false,
): Group[] {
  const alone: Group = { kind: '', options: [], refused: [] }
  const found = new Map<string, Group>()
  const place = (option: Packed): Group => {
    const kind = kindOf(option)
    if (!words.has(`head-${kind}`)) return alone
    const group = found.get(kind) ?? { kind, options: [], refused: [] }
    found.set(kind, group)
    return group
  }
  for (const option of ask.options) if (!elsewhere(option)) place(option).options.push(option)
  for (const refused of ask.refused) if (!elsewhere(refused.option, true)) place(refused.option).refused.push(refused)
  const last = (option: Packed): boolean => closing(option, ask)
  alone.options = [...alone.options.filter(last), ...alone.options.filter((option) => !last(option))]
  return [alone, ...found.values()].filter((group) => group.options.length + group.refused.length > 0)
}

/** The number a choice is about, if that is what tells it from the others of its kind: it is also its key. */
export function digitOf(option: Packed, ask: Ask): string | undefined {
  const alike = ask.options.filter(({ is }) => is === option.is)
  const [field, ...more] = Object.keys(option).filter((name) => typeof option[name] === 'number')
  if (field === undefined || more.length) return undefined
  return new Set(alike.map((other) => other[field])).size === alike.length ? String(option[field]) : undefined
}

/** What a choice is called under its heading. */
export function label(option: Packed, words: Words, grouped: boolean): string {
  const short = grouped ? `short-${kindOf(option)}` : `title-${kindOf(option)}`
  if (!words.has(short)) return words.option(option)
  const { is: _, ...facts } = option
  return words.say(short, facts as Parameters<Words['say']>[1])
}

/** What an answer gives, in a few words below its title: where the game's parts say it (`title-` and `under-<kind>`). */
export function under(option: Packed, words: Words): string {
  const key = `under-${kindOf(option)}`
  return words.has(key) ? words.say(key) : ''
}
