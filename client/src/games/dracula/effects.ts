/** What the cards of a combat round have done, in order, with numbers from old to new. */

import type { Line } from '../../lib/types'
import { isEffect } from './beats'
import type { DraculaView } from './view'

export interface Effect {
  line: Line
  /** Whose colour and sign it has. */
  who: string
  from?: number
  to?: number
}

const number = (line: Line, fact: string): number => Number(line.facts[fact] ?? 0)

/** Lines since the cards of the round were shown. */
function round(lines: readonly Line[]): readonly Line[] {
  const from = lines.findLastIndex(({ key }) => key === 'dracula-plays' || key === 'combat')
  return from < 0 ? [] : lines.slice(from + 1)
}

function numbers(line: Line, view: DraculaView): Pick<Effect, 'from' | 'to'> {
  const [amount, damage] = [number(line, 'amount'), number(line, 'damage')]
  const hunter = view.hunters[String(line.facts['hunter'] ?? '')]
  switch (line.key) {
    case 'hunter-hurt':
      return hunter ? { from: hunter.health - damage + amount, to: hunter.health - damage } : {}
    case 'hunter-healed':
      return hunter ? { from: hunter.health - damage - amount, to: hunter.health - damage } : {}
    case 'dracula-hurt':
    case 'vampire-hurt':
      return { from: damage - amount, to: damage }
    case 'dracula-healed':
    case 'vampire-healed':
      return { from: damage + amount, to: damage }
    case 'influence-gained':
      return { from: number(line, 'influence') - amount, to: number(line, 'influence') }
    default:
      return {}
  }
}

export function effectsOf(lines: readonly Line[], view: DraculaView): Effect[] {
  return round(lines)
    .filter((line) => isEffect(line) || line.key === 'dracula-card-cancelled' || line.key === 'hunter-bitten')
    .map((line) => ({
      line,
      who: /^(dracula|vampire|escape|influence)/.test(line.key) ? 'dracula' : String(line.facts['hunter'] ?? ''),
      ...numbers(line, view),
    }))
}
