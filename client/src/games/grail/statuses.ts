/** When and where each box of a Status was crossed, as far as the story of this table tells. */

import type { Line } from '../../lib/types'

export interface Noted {
  /** Which of its boxes. */
  n: number
  day: number
  /** 0: in the morning, before anybody had done anything. */
  location: number
}

/** What somebody does, or meets, is done where they are. */
function placeIn({ key, facts }: Line): number | undefined {
  if (key === 'day' || key === 'end-of-day') return 0
  const [kind, number] = String(facts['source'] ?? '').split('/')
  if (key === 'acts') return kind === 'location' ? Number(number) : undefined
  return PLACED.has(key) ? Number(facts['location']) : undefined
}
const PLACED: ReadonlySet<string> = new Set(['explores', 'travels', 'passage', 'checks-menhir', 'dream', 'nightmare'])

export function notedOf(lines: readonly Line[]): ReadonlyMap<string, readonly Noted[]> {
  const found = new Map<string, Noted[]>()
  let [day, location] = [0, 0]
  for (const line of lines) {
    if (line.key === 'day') day = Number(line.facts['day'])
    location = placeIn(line) ?? location
    const status = String(line.facts['status'] ?? '')
    if (line.key === 'status-cleared') found.delete(status)
    if (line.key === 'status')
      found.set(status, [...(found.get(status) ?? []), { n: Number(line.facts['n']), day, location }])
  }
  return found
}
