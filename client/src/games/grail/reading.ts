/** What is read in this Exploration, and what came of it: from the view and from what was told. */

import type { Line, Seat } from '../../lib/types'
import type { Packed } from '../../lib/words'
import type { GrailView } from './view'

const EFFECTS: ReadonlySet<string> = new Set([
  'gains',
  'loses',
  'set-to',
  'gains-item',
  'discards-item',
  'gains-secret',
  'loses-secret',
  'clue',
  'quest',
  'quest-succeeds',
  'quest-fails',
  'status',
  'status-cleared',
  'moved',
  'revealed',
  'replaced',
  'menhir-lit',
  'menhir-dial',
  'guardian-placed',
  'dying',
  'insane',
  'energy-capped',
  'check',
  'toss',
])

/** From the last passage on. */
function since(lines: readonly Line[], ...keys: string[]): readonly Line[] {
  const at = lines.findLastIndex(({ key }) => keys.includes(key))
  return at < 0 ? [] : lines.slice(at + 1)
}

/** What the open passage has done. */
export const effectsOf = (lines: readonly Line[]): Line[] =>
  since(lines, 'passage').filter(({ key }) => EFFECTS.has(key))

/** A number that a line has changed. */
export interface Altered {
  from: number
  to: number
}

/** What the lines since the open passage have changed, reckoned back from what there is now. */
export function alteredOf(
  lines: readonly Line[],
  held: (hero: string, what: string) => number | undefined,
): ReadonlyMap<Line, Altered> {
  const found = new Map<Line, Altered>()
  const before = new Map<string, number>()
  const has = (hero: string, what: string): number => before.get(`${hero} ${what}`) ?? held(hero, what) ?? NaN
  for (const line of since(lines, 'passage').toReversed()) {
    const [hero, what, n] = [String(line.facts['hero']), String(line.facts['what']), Number(line.facts['n'])]
    if (line.key === 'gains' || line.key === 'loses') {
      const to = has(hero, what)
      const from = line.key === 'gains' ? to - n : to + n
      if (!Number.isNaN(to)) found.set(line, { from, to })
      before.set(`${hero} ${what}`, from)
    } else if (line.key === 'hands-over') {
      const other = String(line.facts['receiver'])
      before.set(`${hero} ${what}`, has(hero, what) + n).set(`${other} ${what}`, has(other, what) - n)
    }
    // How much there was before is not told.
    else if (line.key === 'energy-capped' || line.key === 'recovers-energy') before.set(`${hero} energy`, NaN)
    else if (line.key === 'set-to') before.set(`${hero} ${what}`, NaN)
  }
  return found
}

/** What was chosen before this passage; empty: nothing, it is where the Exploration begins. */
export function chosenOf(lines: readonly Line[]): string {
  const at = lines.findLastIndex(({ key }) => key === 'passage')
  const from = lines.slice(0, Math.max(0, at)).findLastIndex(({ key }) => key === 'choice' || key === 'explores')
  return from < 0 ? '' : String(lines[from]?.facts['choice'] ?? '')
}

/** How the last choice went: the throw before this passage. */
export function thrownOf(lines: readonly Line[]): Line | undefined {
  const at = lines.findLastIndex(({ key }) => key === 'passage')
  const before = lines.slice(Math.max(0, at - 8), Math.max(0, at))
  const from = before.findLastIndex(({ key }) => key === 'choice')
  return from < 0 ? undefined : before.slice(from).findLast(({ key }) => key === 'check' || key === 'toss')
}

/** Who is for which choice. */
export function wishesOf(lines: readonly Line[]): ReadonlyMap<string, Seat[]> {
  const found = new Map<string, Seat[]>()
  for (const { key, facts } of since(lines, 'passage', 'choice', 'agree-last-word')) {
    if (key !== 'agree-for') continue
    const choice = String((facts['choice'] as Packed | undefined)?.['choice'] ?? '')
    found.set(choice, [...(found.get(choice) ?? []), String(facts['player'] ?? '')])
  }
  return found
}

/** Who has the last word where a Party does not agree: the Chronicler, or whoever leads its lowest number. */
export function decider({ chronicler, heroes }: GrailView, party: readonly string[]): Seat {
  if (party.length < 2) return ''
  const members = Object.entries(heroes).filter(([, { hero }]) => party.includes(hero))
  return chronicler || (members.sort(([, a], [, b]) => a.number - b.number)[0]?.[0] ?? '')
}

const DEEDS: ReadonlySet<string> = new Set(['travels', 'acts', 'checks-menhir', 'passes', 'end-of-day', 'day'])

/** The step at which the last page was opened, while nothing else has been done since; empty: something has. */
export function lastPage(lines: readonly Line[]): string {
  const at = lines.findLastIndex(({ key }) => key === 'passage')
  return at < 0 || lines.slice(at).some(({ key }) => DEEDS.has(key)) ? '' : String(lines[at]?.at)
}
