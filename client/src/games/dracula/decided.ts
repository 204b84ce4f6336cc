/** What decided the hunt: the largest steps on the winner's track, and how each came about. */

import type { Turn } from '..'
import { turnsOf } from '../../lib/decided'
import type { Line } from '../../lib/types'

export function decided(lines: readonly Line[]): readonly Turn[] {
  const won = lines.find(({ key }) => key === 'game-won')?.facts['winner']
  const step = won === 'dracula' ? 'influence-gained' : 'dracula-hurt'
  const turns = turnsOf(lines, new Set([step]), ({ key, facts }) => (key === step ? Number(facts['amount'] ?? 0) : 0))
  return turns.map((turn) => ({ ...turn, things: shown(lines, turn.line) }))
}

/** What it came from, not what came after it: the card it names, or who was defeated. */
function shown(lines: readonly Line[], line: Line): string[] {
  const cause = String(line.facts['cause'] ?? '')
  if (cause !== 'defeat') return [cause]
  const fallen = lines.slice(0, lines.indexOf(line)).findLast(({ key }) => key === 'hunter-defeated')
  return fallen ? [String(fallen.facts['hunter'])] : []
}
