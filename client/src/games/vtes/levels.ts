/** Disciplines and levels: what a minion has, and what the lines of a card need. */

import type { Printed } from '../../lib/types'
import type { CardView } from './view'

/** Codes in the order of the rulebook: inferior before superior. */
const sorted = (levels: readonly string[]): string[] => {
  const superior = (level: string): number => Number(level === level.toUpperCase())
  return [...levels].sort((a, b) => superior(a) - superior(b) || a.localeCompare(b))
}

export const printedLevels = (entry: Printed): string[] =>
  sorted(
    Object.entries(entry.numbers).flatMap(([key, level]) => {
      if (!key.startsWith('discipline_')) return []
      const code = key.slice('discipline_'.length)
      return [level === 2 ? code.toUpperCase() : code]
    }),
  )

/** As they stand, with what was gained and lost. */
export const disciplinesOf = (card: CardView, entry: Printed): string[] => {
  const now = (card as { disciplines?: readonly string[] }).disciplines
  return now ? sorted(now) : printedLevels(entry)
}

export interface Passage {
  /** `dom`, `DOM`; empty: it always holds. */
  levels: string[]
  text: string
}

const LEVEL = /^\[([^\]]+)\] /

/** The text of a card line by line, each with the Disciplines it needs. */
export function passagesOf(entry: Printed, lang: string): Passage[] {
  const lines = (entry.text[lang] ?? entry.text['en'] ?? '').split('\n').filter(Boolean)
  return lines.map((line) => {
    const found = LEVEL.exec(line)
    return found
      ? { levels: (found[1] ?? '').split(' '), text: line.slice(found[0].length) }
      : { levels: [], text: line }
  })
}
