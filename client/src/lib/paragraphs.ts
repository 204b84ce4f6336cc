/** The story in paragraphs: one for each deed, of which its first line and what came of it stay when it is folded. */

import type { Line, Seat } from './types'

/** How a game folds its story; every line is said as it was told, and nothing is said that was not. */
export interface Folding {
  /** A deed begins, whatever went on before. */
  deed: (line: Line) => boolean
  /** A deed begins, if none is underway: within another it is a part of that. */
  lesser: (line: Line) => boolean
  /** Right before a deed, a line that belongs to it: the card it is done with. */
  leads?: (line: Line, deed: Line) => boolean
  /** What came of a deed. */
  result: (line: Line) => boolean
  /** Two lines in a row as one, e.g. four times the same; null: they stay two. */
  joined?: (line: Line, next: Line) => Line | null
  /** Keys of the lines that say most about a turn, the weightiest first. */
  chief: readonly string[]
}

/** A line with its place in the whole story. */
export interface Told {
  line: Line
  number: number
}

export interface Paragraph {
  number: number
  /** It has a first line of its own; otherwise it is what was told before any. */
  begins: boolean
  /** Who did it, if it is about one of those at the table. */
  seat: Seat
  told: Told[]
  /** Which of its lines says what it is about. */
  head: number
  /** What is left of it when it is folded. */
  short: Told[]
}

export interface Marks {
  /** A part of the story begins, e.g. a turn. */
  chapter: (line: Line) => boolean
  /** A heading, or what else begins a paragraph. */
  begins: (line: Line) => boolean
  folding?: Folding | undefined
}

const actor = ({ facts }: Line): Seat => String(facts['player'] ?? '')

export function paragraphs(story: readonly Told[], { chapter, begins, folding }: Marks): Paragraph[] {
  const found: Paragraph[] = []
  /** Whose turn it is: a deed that names nobody is theirs. */
  let turn: Seat = ''
  let underway = false
  for (const one of story) {
    const { line } = one
    const deed = folding?.deed(line) ?? false
    const heads = chapter(line) || begins(line)
    if (heads) {
      underway = false
      turn = actor(line) || turn
    }
    const own = heads || deed || (!underway && (folding?.lesser(line) ?? false))
    underway ||= deed
    const last = found.at(-1)
    if (last && !own) {
      last.told.push(one)
      continue
    }
    const led = deed ? last?.told.at(-1) : undefined
    const before = led && folding?.leads?.(led.line, line) ? [led] : []
    if (before.length && last?.told.pop() && !last.told.length) found.pop()
    const seat = actor(line) || (own && !heads ? turn : '')
    const told = [...before, one]
    found.push({ number: told[0]?.number ?? one.number, begins: own, seat, told, head: one.number, short: [] })
  }
  for (const group of found) group.short = folding ? shortened(group, folding) : group.told
  return found
}

/** First line and results; lines in a row that are one are said as one. */
function shortened({ told, begins, head }: Paragraph, { result, joined }: Folding): Told[] {
  const kept: Told[] = []
  for (const one of told) {
    if (!((begins && one.number === head) || result(one.line))) continue
    const last = kept.at(-1)
    const both = last ? joined?.(last.line, one.line) : null
    if (last && both) kept[kept.length - 1] = { line: both, number: last.number }
    else kept.push(one)
  }
  return kept
}

/** The line that says most about a turn. */
export function chiefOf(lines: readonly Line[], { chief }: Folding): Line | undefined {
  for (const key of chief) {
    const found = lines.find((line) => line.key === key)
    if (found) return found
  }
  return undefined
}

/** Whether a line is still to be read when all is folded. */
export function stands(line: Line, { deed, lesser, result }: Folding): boolean {
  return deed(line) || lesser(line) || result(line)
}
