/** A mend changes lines of a text. */

import type { Mend } from './types'

export function mended(text: string, mend: Mend): string {
  const whole = mend.edits.find(({ line }) => line === 0)
  if (whole) return whole.text ?? ''
  const lines: (string | null)[] = text.split(/\r\n|\r|\n/)
  const more: string[] = []
  for (const { line, text: becomes } of mend.edits) {
    if (line <= lines.length) lines[line - 1] = becomes ?? null
    else if (becomes) more.push(becomes)
  }
  const left = lines.filter((line): line is string => line !== null)
  while (more.length && left.length && !left.at(-1)?.trim()) left.pop()
  return [...left, ...more].join('\n')
}

/** Two lists of cards against each other: how many more or fewer, by number. */
export function changes(
  before: readonly (readonly [number, number])[],
  after: readonly (readonly [number, number])[],
): Map<number, number> {
  const found = new Map<number, number>(after)
  for (const [vekn, count] of before) found.set(vekn, (found.get(vekn) ?? 0) - count)
  for (const [vekn, count] of found) if (count === 0) found.delete(vekn)
  return found
}
