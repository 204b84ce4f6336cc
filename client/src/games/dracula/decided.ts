/** What decided the hunt: the largest steps on the winner's track, and how each came about. */

import type { Turn } from '..'
import { turnsOf } from '../../lib/decided'
import type { Line } from '../../lib/types'

export function decided(lines: readonly Line[]): readonly Turn[] {
  const won = lines.find(({ key }) => key === 'game-won')?.facts['winner']
  const step = won === 'dracula' ? 'influence-gained' : 'dracula-hurt'
  return turnsOf(lines, new Set([step]), ({ key, facts }) => (key === step ? Number(facts['amount'] ?? 0) : 0))
}
