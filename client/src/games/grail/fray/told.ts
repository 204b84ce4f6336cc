/** What has happened in this Encounter so far, read from the log: what each card gave, and whose how many-eth Turn it is. */

import type { Line } from '../../../lib/types'

/** What came of playing a card. */
export interface Gained {
  pool: number
  attitude: number
  draws: number
  /** It was the first card of its Activation. */
  first: boolean
}

export interface Story {
  gained: ReadonlyMap<string, Gained>
  turn: number
}

const number = (line: Line, fact: string): number => Number(line.facts[fact] ?? 0)
const word = (line: Line, fact: string): string => String(line.facts[fact] ?? '')

/** The lines since the Encounter that is going on began. */
export function since(lines: readonly Line[]): readonly Line[] {
  const began = lines.findLastIndex(({ key }) => key === 'encounter')
  return began < 0 ? [] : lines.slice(began)
}

export function story(lines: readonly Line[]): Story {
  const gained = new Map<string, Gained>()
  const turns = new Map<string, number>()
  let [card, first] = ['', true]
  for (const line of since(lines)) {
    const now = gained.get(card)
    if (line.key === 'activated') {
      turns.set(word(line, 'hero'), (turns.get(word(line, 'hero')) ?? 0) + 1)
      ;[card, first] = ['', true]
    } else if (line.key === 'plays') {
      card = word(line, 'card')
      gained.set(card, { pool: 0, attitude: 0, draws: 0, first })
      first = false
    } else if (line.key === 'attack' || line.key === 'response' || line.key === 'opportunity-attack') card = ''
    else if (!now) continue
    else if (line.key === 'attitude-moves') now.attitude += number(line, 'count')
    else if (line.key === 'pool-grows') now.pool += number(line, 'count')
    else if (line.key === 'pool-shrinks') now.pool -= number(line, 'count')
    else if (line.key === 'draws' || line.key === 'draws-privy') now.draws += number(line, 'count')
  }
  return { gained, turn: Math.max(1, ...turns.values()) }
}
