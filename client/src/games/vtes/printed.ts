/** What stands on a card besides its name and text, in words. */

import type { Printed } from '../../lib/types'
import type { Words } from '../../lib/words'

/** Printed things that are only names: their kind, and the facts by which they are named. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  clan: ['clan', 'word', 'term'],
  creed: ['clan', 'word', 'term'],
  discipline: ['discipline'],
  virtue: ['discipline'],
  title: ['title'],
  type: ['type'],
  sect: ['sect'],
  trait: ['trait'],
}

export const isCard = ({ kind }: Printed): boolean => !(kind in NAMES)

/** `for` is a Discipline, and also a side in a referendum. */
export const means = (fact: string, { kind }: Printed): boolean => NAMES[kind]?.includes(fact) ?? true

export interface Face {
  /** `2 pool`; of X: `X blood`. */
  cost: string
  about: string
  /** Those at the superior level first and in capitals. */
  disciplines: string
  numbers: string
}

const MARKS = ['unique', 'location', 'trifle', 'out_of_turn', 'burn_option'] as const
const COSTS = ['pool', 'blood', 'conviction'] as const
const ADDED = ['bleed', 'strength', 'stealth', 'intercept'] as const
const OWN = ['life', 'strength', 'bleed'] as const
const CRYPT: ReadonlySet<string> = new Set(['vampire', 'imbued'])

export function printedOn(entry: Printed, words: Words, shelf: ReadonlyMap<string, Printed>): Face {
  const { numbers, kind } = entry
  const named = (id: string): string => shelf.get(id)?.name[words.lang] ?? id.toUpperCase()
  const having = (prefix: string): string[] =>
    Object.keys(numbers)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  const clan = entry.group ? named(entry.group) : ''
  const titles = having('title_').map(named)
  const crypt = CRYPT.has(kind)
  const what = crypt
    ? [
        words.say(`kind-${kind}`),
        clan,
        numbers['group'] ? words.say('card-group', { group: numbers['group'] }) : '',
        ...titles,
        ...having('sect_').map(named),
      ]
    : [
        ...having('type_').map(named),
        ...MARKS.filter((mark) => numbers[mark]).map((mark) => words.say(`about-${mark.replaceAll('_', '-')}`)),
        clan,
        titles.join(` ${words.say('about-or')} `),
      ]
  const levels = having('discipline_').map((code) => ({
    name: named(code),
    superior: crypt && numbers[`discipline_${code}`] === 2,
  }))
  const disciplines = [
    ...levels.filter(({ superior }) => superior).map(({ name }) => name.toUpperCase()),
    ...levels.filter(({ superior }) => !superior).map(({ name }) => name),
  ]
  const costs = COSTS.map((cost) => (numbers[`${cost}_x`] ? 'X' : numbers[cost]) ?? 0).map((amount, at) =>
    amount ? words.say(`about-cost-${COSTS[at]}`, { amount }) : '',
  )
  const values = numbers['life']
    ? OWN.map((key) =>
        numbers[key] ? words.say(`card-${key}`, { amount: numbers[key], more: numbers[`${key}_sup`] ?? 0 }) : '',
      )
    : ADDED.map((key) => (numbers[key] ? words.say(`about-${key}`, { amount: numbers[key] }) : ''))
  return {
    cost: costs.filter(Boolean).join(', '),
    about: what.filter(Boolean).join(' · '),
    disciplines: disciplines.join(' · '),
    numbers: values.filter(Boolean).join(numbers['life'] ? ' · ' : ' '),
  }
}
