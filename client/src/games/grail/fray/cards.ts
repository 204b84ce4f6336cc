/** What is printed on the cards of an Encounter: five bonus halves at the left, five key halves at the right. */

import { signOf, type Attribute } from '../signs'

export type BonusKind = 'pool' | 'up' | 'down' | 'affinity' | 'draw' | 'chain' | 'tear'

export interface Bonus {
  kind: BonusKind
  n: number
}

export interface Key {
  attribute: Attribute
  level: number
}

/** The right edge: what the next card may join. */
export interface Edge {
  rows: readonly (Key | null)[]
  magic: boolean
  /** Of the free key; 0: a void. */
  multiplier: number
}

/** Rows from the top: three of attributes, one of magic, one that is free. */
export const ROWS = [0, 1, 2, 3, 4] as const
export type Row = (typeof ROWS)[number]
export type Shape = 'attr' | 'magic' | 'free'
export const shapeOf = (row: Row): Shape => (row === 4 ? 'free' : row === 3 ? 'magic' : 'attr')

/** What a key half shows; nothing: the card has none in this row. */
export type KeySign =
  | { is: 'attribute'; attribute: Attribute; level: number }
  | { is: 'magic' }
  | { is: 'times'; n: number }
  | { is: 'void' }

export function keyAt(edge: Edge | null, row: Row): KeySign | null {
  if (!edge) return null
  if (row === 4) return edge.multiplier ? { is: 'times', n: edge.multiplier } : { is: 'void' }
  if (row === 3) return edge.magic ? { is: 'magic' } : null
  const key = edge.rows[row]
  return key ? { is: 'attribute', ...key } : null
}

/** A multiplier multiplies values; a chain and an affinity are never doubled. */
const VALUES: ReadonlySet<BonusKind> = new Set(['pool', 'up', 'down', 'draw', 'tear'])

/** How much a bonus is worth when it joins in that row. */
export const worth = (bonus: Bonus, edge: Edge | null, row: Row): number =>
  bonus.n * (row === 4 && edge && VALUES.has(bonus.kind) ? edge.multiplier : 1)

const BONUSES: Readonly<Record<string, string>> = {
  chain: 'linked-rings',
  tear: 'tearing',
  affinity: 'conversation',
}
/** The emblem of a half; empty: it is drawn otherwise. */
export function emblemOf(sign: KeySign | Bonus): string {
  if ('kind' in sign) return BONUSES[sign.kind] ?? ''
  return sign.is === 'attribute' ? signOf(sign.attribute) : sign.is === 'magic' ? signOf('magic') : ''
}
