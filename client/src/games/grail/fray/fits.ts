/** How a card that is offered would fit into a deck: what its bonuses would meet there, and what it leaves open. */

import { ATTRIBUTES, type Attribute } from '../signs'
import { keyAt, ROWS, type Bonus, type Row } from './cards'
import type { Face } from './faces'

export interface Fit {
  row: Row
  bonus: Bonus
  /** Cards of the deck that have a key opposite. */
  meets: number
  /** Those whose key this Character is not good enough for yet. */
  high: number
  attributes: Attribute[]
}

export function fitsOf(face: Face, deck: readonly Face[], attributes: readonly number[]): Fit[] {
  return ROWS.flatMap((row): Fit[] => {
    const bonus = face.bonuses[row]
    if (!bonus) return []
    const keys = deck.map(({ edge }) => keyAt(edge, row)).filter((key) => key !== null && key.is !== 'void')
    const asked = keys.flatMap((key) => (key?.is === 'attribute' ? [key] : []))
    const value = (attribute: Attribute): number => attributes[ATTRIBUTES.indexOf(attribute)] ?? 0
    const high = asked.filter(({ attribute, level }) => value(attribute) < level).length
    return [
      {
        row,
        bonus,
        meets: keys.length - high,
        high,
        attributes: [...new Set(asked.map(({ attribute }) => attribute))],
      },
    ]
  })
}

/** Keys at the right of a card, for the one that follows. */
export const openKeys = ({ edge }: Face): number =>
  ROWS.filter((row) => {
    const key = keyAt(edge, row)
    return key !== null && key.is !== 'void'
  }).length
