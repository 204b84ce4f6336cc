/** What decided a campaign, for better or worse: Quests fulfilled, stones lit, and who was lost. */

import type { Turn } from '..'
import type { Line } from '../../lib/types'

const WEIGHT: Readonly<Record<string, number>> = {
  ending: 9,
  'quest-succeeds': 6,
  dies: 8,
  grace: 7,
  replaced: 4,
  'menhir-lit': 3,
  'quest-fails': 5,
}
const MOST = 3

/** All win or lose together, and nobody counts points: what mattered matters whoever looks. */
export function decided(lines: readonly Line[]): readonly Turn[] {
  let round = 0
  const turns = lines.flatMap((line): Turn[] => {
    if (line.key === 'day') round = Number(line.facts['day'] ?? round)
    const amount = WEIGHT[line.key] ?? 0
    return amount ? [{ line, amount, round, things: [], when: 'decided-day' }] : []
  })
  const best = [...turns].sort((a, b) => b.amount - a.amount || b.round - a.round).slice(0, MOST)
  return turns.filter((turn) => best.includes(turn)).map((turn) => ({ ...turn, amount: 0 }))
}
