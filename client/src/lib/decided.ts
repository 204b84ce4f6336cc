/** The moments that decided a game: those that brought the winners most. */

import type { Turn } from '../games'
import type { Line } from './types'

const MOST = 3
const SHOWN = ['card', 'ally', 'cause', 'encounter', 'item'] as const

/** `anchors`: lines that begin a moment.  What a later line brings (`worth`) counts for the moment it belongs to, and the
 *  best ones are told in the order in which they happened. */
export function turnsOf(
  lines: readonly Line[],
  anchors: ReadonlySet<string>,
  worth: (line: Line) => number,
): readonly Turn[] {
  const turns: Turn[] = []
  let round = 0
  for (const line of lines) {
    if (line.key === 'round') round = Number(line.facts['round'] ?? round + 1)
    if (anchors.has(line.key)) turns.push({ line, amount: 0, round, things: [] })
    const current = turns[turns.length - 1]
    if (!current) continue
    current.amount += worth(line)
    for (const fact of SHOWN) {
      const id = line.facts[fact]
      if (typeof id === 'string') current.things.push(id)
    }
  }
  const best = turns.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount)
  return best.slice(0, MOST).sort((a, b) => turns.indexOf(a) - turns.indexOf(b))
}
