/** The End of Day of one Character in its five steps, as far as it has been told. */

import type { Ask, Line } from '../../lib/types'
import type { Packed } from '../../lib/words'
import type { Ghost } from './tracks'

export const STEPS = ['rest', 'energy', 'advance', 'decks', 'dream'] as const
export type Step = (typeof STEPS)[number]

/** The question that each step asks. */
const ASKED: Readonly<Record<string, Step>> = {
  'share-food': 'rest',
  eat: 'rest',
  advance: 'advance',
  'take-card': 'advance',
  'take-skill': 'advance',
  'swap-cards': 'decks',
}
/** What is told in each. */
const TOLD: Readonly<Record<string, Step>> = {
  eats: 'rest',
  'goes-hungry': 'rest',
  'recovers-energy': 'energy',
  'buys-card': 'advance',
  'raises-attribute': 'advance',
  'takes-skill': 'advance',
  'puts-in': 'decks',
  'takes-out': 'decks',
  dream: 'dream',
  nightmare: 'dream',
}

export const isNight = (prompt: string): boolean => prompt in ASKED

export interface Night {
  hero: string
  /** Where it is; after the last step nothing is asked any more. */
  at: Step | ''
  told: Record<Step, Line[]>
}

/** What has been told of the night that goes on. */
function tonight(lines: readonly Line[]): readonly Line[] {
  const at = lines.findLastIndex(({ key }) => key === 'end-of-day')
  return at < 0 ? [] : lines.slice(at + 1)
}

/** Lines between the steps that say what came of them. */
const OF_STEP: ReadonlySet<string> = new Set([
  'gains',
  'loses',
  'set-to',
  'energy-capped',
  'insane',
  'sane',
  'status',
  'clue',
])

export function nightOf(hero: string, ask: Ask | null, lines: readonly Line[]): Night {
  const told: Record<Step, Line[]> = { rest: [], energy: [], advance: [], decks: [], dream: [] }
  let step: Step = 'rest'
  for (const line of tonight(lines)) {
    if (line.facts['hero'] !== hero && line.facts['hero'] !== undefined) continue
    const now = line.facts['what'] === 'xp' ? 'advance' : TOLD[line.key]
    if (now) step = now
    if (now || (OF_STEP.has(line.key) && line.facts['hero'] === hero)) told[step].push(line)
  }
  const asked = ask && ask.args['hero'] === hero ? ASKED[ask.prompt] : undefined
  return { hero, at: asked ?? '', told }
}

/** The last dream that was dreamt tonight. */
export const dreamOf = (lines: readonly Line[]): Line | undefined =>
  tonight(lines).findLast(({ key }) => key === 'dream' || key === 'nightmare')

/** What it changed. */
export function dreamtOf(lines: readonly Line[], dream: Line): Line[] {
  const after = lines.slice(lines.indexOf(dream) + 1)
  const end = after.findIndex(({ key }) => key in TOLD || key === 'day')
  return (end < 0 ? after : after.slice(0, end)).filter(({ key }) => OF_STEP.has(key))
}

/** The dream a Character has woken from, as long as nothing has been done in the new day. */
export function wokenFrom(hero: string, lines: readonly Line[]): Line | undefined {
  const at = lines.findLastIndex(({ key, facts }) => (key === 'dream' || key === 'nightmare') && facts['hero'] === hero)
  const since = at < 0 ? [] : lines.slice(at)
  return since.some(({ key }) => DEEDS.has(key)) ? undefined : since[0]
}
const DEEDS: ReadonlySet<string> = new Set(['travels', 'explores', 'acts', 'checks-menhir', 'passes', 'end-of-day'])

export const SUPPERS = ['eat', 'go-hungry'] as const

/** Where a supper leaves the tracks in the morning, as the rules reckon it: it stands beside the answer. */
export function afterSupper(ask: Ask, option: Packed | undefined): Ghost {
  const { energy, health, terror } = (option && ask.asides?.[ask.options.indexOf(option)]?.facts) ?? {}
  return option ? { energy: Number(energy), health: Number(health), terror: Number(terror) } : {}
}
