/** What decided a chapter of Heritage: the recruits, schemes and missions that brought the winners most. */

import type { Turn } from '..'
import { turnsOf } from '../../lib/decided'
import type { Line, Seat } from '../../lib/types'

const ANCHORS = new Set(['recruits', 'plays-scheme', 'uses-market', 'decisive-victory', 'trial', 'mission-earned'])

/** Tokens are told by vampire: whose it is was told when it came, of leaders before anything decided anything. */
function ownersOf(lines: readonly Line[]): ReadonlyMap<unknown, Seat> {
  const owners = new Map<unknown, Seat>()
  for (const { key, facts } of lines) {
    const seat = String(facts['player'] ?? '')
    if (key === 'takes-leader') owners.set(facts['leader'], seat)
    if (key === 'recruits') owners.set(facts['character'], seat)
    if (key === 'usurps') owners.set(facts['character'], owners.get(facts['vampire']) ?? seat)
  }
  return owners
}

export function decided(lines: readonly Line[], winners: readonly Seat[]): readonly Turn[] {
  const owners = ownersOf(lines)
  const theirs = (vampire: unknown): number => {
    const owner = owners.get(vampire)
    return owner === undefined ? 0 : winners.includes(owner) ? 1 : -1
  }
  return turnsOf(lines, ANCHORS, ({ key, facts }) => {
    const seat = String(facts['player'] ?? '')
    const amount = Number(facts['amount'] ?? 0) * (facts['what'] === 'infamy' ? -1 : 1)
    const worth = { puts: theirs(facts['vampire']), takes: -theirs(facts['vampire']) }[key] ?? 0
    const moved = key === 'moves' ? theirs(facts['receiver']) - theirs(facts['vampire']) : 0
    const titled = key === 'titled' && theirs(facts['vampire']) > 0 ? 2 : 0
    const earned = key === 'mission-earned' && winners.includes(seat) ? Number(facts['reward'] ?? 0) : 0
    return Math.max(0, amount * (worth + moved / 2) + titled + earned)
  })
}

const ERA: ReadonlySet<string> = new Set(['dominates', 'picks-era-card', 'theatre-replaced', 'wins-chronicle'])

/** Of a chapter that ended an era: what comes of it, also for whoever was not asked. */
export function ending(lines: readonly Line[]): Line[] {
  const from = lines.findLastIndex(({ key }) => key === 'era-ends')
  return from < 0 ? [] : lines.slice(from).filter(({ key }) => ERA.has(key))
}
