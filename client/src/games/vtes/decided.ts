/** What decided a game of V:TES: the victory points of the winner. */

import type { Turn } from '..'
import { turnsOf } from '../../lib/decided'
import type { Line, Seat } from '../../lib/types'

export function decided(lines: readonly Line[], winners: readonly Seat[]): readonly Turn[] {
  const theirs = (seat: unknown): boolean => typeof seat === 'string' && winners.includes(seat)
  return turnsOf(lines, new Set(['ousted', 'withdraws', 'scores']), ({ key, facts }) =>
    key === 'scores' && theirs(facts['player']) ? Number(facts['amount'] ?? 0) : 0,
  )
}
