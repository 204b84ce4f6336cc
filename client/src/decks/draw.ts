/** Cards in a random order. */

import type { CardLine } from './types'

/** Every copy by itself, shuffled. */
export function shuffled(cards: readonly CardLine[], chance: () => number = Math.random): CardLine[] {
  const pile = cards.flatMap((card) => Array.from({ length: card.count }, () => card))
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const [one, two] = [pile[last] as CardLine, pile[other] as CardLine]
    pile[last] = two
    pile[other] = one
  }
  return pile
}
