/** What decided a game of Vendetta: the clashes, plays and Frenzies that brought the winners most influence. */

import type { Turn } from '..'
import { turnsOf } from '../../lib/decided'
import type { Line, Seat } from '../../lib/types'

const ANCHORS = new Set(['wins-district', 'resolves', 'frenzy', 'revealed', 'uses-relic', 'eliminated'])

export function decided(lines: readonly Line[], winners: readonly Seat[]): readonly Turn[] {
  const theirs = (seat: unknown): boolean => typeof seat === 'string' && winners.includes(seat)
  return turnsOf(lines, ANCHORS, ({ key, facts }) => {
    const amount = Number(facts['amount'] ?? 0)
    if (key === 'gains-influence') return theirs(facts['player']) ? amount : 0
    if (key === 'loses-influence') return theirs(facts['player']) ? -amount : amount
    if (key === 'gives-influence') return theirs(facts['target']) ? amount : 0
    return 0
  })
}
