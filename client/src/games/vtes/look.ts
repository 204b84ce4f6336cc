/** How the cards of V:TES look: vampires by clan, all others by type. */

import type { Look, Looking } from '../../kit/look'
import { printedOn } from './printed'
import { emblemOf, groupOf, signOf } from './signs'

export const look: Looking = (entry, words, shelf) => {
  const face = printedOn(entry, words, shelf.printed)
  const found: Partial<Look> = {
    group: groupOf(entry),
    emblem: emblemOf(entry),
    sign: signOf(entry),
    word: [face.about, face.disciplines, face.numbers].filter(Boolean).join(' · '),
  }
  const cost = ['pool', 'blood', 'conviction'].find((name) => entry.numbers[name] || entry.numbers[`${name}_x`])
  const { capacity } = entry.numbers
  if (capacity)
    Object.assign(found, { value: capacity, valueSays: (amount: number) => words.say('card-capacity', { amount }) })
  else if (cost)
    Object.assign(found, { value: entry.numbers[`${cost}_x`] ? 'X' : entry.numbers[cost], valueSays: () => face.cost })
  return found
}
