/** What would come of a card, line by line: numbers before and after, what is lost, what follows. */

import type { Packed } from '../../../lib/words'
import type { EncounterView, HeroView } from '../view'
import type { Enemy } from './faces'
import type { Preview } from './seen'

export interface Consequence {
  /** What it is about: a sign stands before it. */
  kind:
    | 'pool'
    | 'attitude'
    | 'draw'
    | 'tear'
    | 'covers'
    | 'row'
    | 'change'
    | 'won'
    | 'failed'
    | 'deck'
    | 'magic'
    | 'panic'
    | 'dying'
    | 'gain'
    | 'loss'
  text: string
  /** The track or resource that it gives or takes. */
  what?: string
}

type Say = (key: string, facts?: Record<string, string | number | boolean>) => string

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`)
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

export function consequences(
  preview: Preview,
  encounter: EncounterView,
  enemy: Enemy,
  say: Say,
  sourceName: (source: string) => string,
  hero?: HeroView,
): Consequence[] {
  const found: Consequence[] = []
  const add = (kind: Consequence['kind'], key: string, facts: Record<string, string | number | boolean> = {}): void =>
    void found.push({ kind, text: say(key, facts) })
  const { pool, attitude } = encounter
  if (enemy.track) {
    if (preview.spaces) add('attitude', 'fray-would-attitude', { from: signed(attitude), to: signed(preview.attitude) })
  } else if (preview.markers) add('pool', 'fray-would-pool', { from: pool, to: preview.pool })
  if (!preview.markers && !preview.spaces) add('pool', enemy.track ? 'fray-would-stay' : 'fray-would-none')
  if (preview.magic) add('magic', 'fray-would-magic')
  if (preview.draws) add('draw', preview.runs_out ? 'fray-would-run-out' : 'fray-would-draw', { n: preview.draws })
  for (const { what, before, after } of preview.alters)
    found.push({
      kind: after < before === (what === 'terror') ? 'gain' : 'loss',
      text: say('fray-would-alter', { what, from: before, to: after }),
      what,
    })
  for (const card of preview.torn) add('tear', 'fray-would-tear', { card })
  const { covers } = preview
  if (covers && (covers.token || covers.charges || covers.text))
    add('covers', 'fray-would-cover', {
      card: covers.card,
      token: covers.token,
      charges: covers.charges,
      text: covers.text && !covers.token && !covers.charges,
    })
  if (preview.exposed) add('row', 'fray-would-exposed', { does: enemy.opportunity.text })
  const row = enemy.table[preview.row]
  if (row) {
    const [printed = 0, left = 0] = preview.damage
    add('row', 'fray-would-row', { range: range(row.least, row.most), does: row.text })
    if (printed !== left) add('change', 'fray-would-damage', { from: printed, to: left })
  }
  const stage = enemy.stages[preview.stage]
  if (stage) add('row', 'fray-would-response', { does: stage.response.text })
  for (const change of preview.changes)
    if (change.asked) add('change', 'fray-would-ask', { source: sourceName(change.source) })
    else if (stage) add('change', 'fray-would-ease', { source: sourceName(change.source) })
  const reach = encounter.shelf.reduce((sum, held) => sum + held.reach, 0)
  if (reach && !enemy.track && preview.pool < enemy.value)
    add('pool', preview.pool + reach >= enemy.value ? 'fray-would-reach-win' : 'fray-would-reach', {
      to: preview.pool + reach,
    })
  const then = tracksAfter(preview, enemy, hero)
  if (hero && then && then.health <= 0) add('dying', 'fray-would-dying', { hero: hero.hero })
  else if (hero && then && then.terror > then.health && !hero.panicking)
    add('panic', 'fray-would-panic', { terror: then.terror, health: then.health })
  if (preview.ends === 'won') add('won', 'fray-would-win')
  if (preview.ends === 'stage') add('won', 'fray-would-stage')
  if (preview.ends === 'failed') add('failed', 'fray-would-fail')
  return found
}

/** Where the card itself would leave whoever plays it, and what follows it, if that leaves no choice. */
function tracksAfter(preview: Preview, enemy: Enemy, hero?: HeroView): { health: number; terror: number } | null {
  if (!hero || preview.ends) return null
  const own = (what: 'health' | 'terror'): number =>
    preview.alters.find((one) => one.what === what)?.after ?? hero[what]
  const now = { health: own('health'), terror: own('terror') }
  const does = (enemy.table[preview.row] ?? enemy.stages[preview.stage]?.response)?.does ?? []
  const [only] = does
  if (!only || does.length > 1) return now
  const changed = (sign: string): number =>
    only.filter((one) => one.sign === sign).reduce((sum, { n }) => sum + (n ?? 0), 0)
  const [, hurt = -changed('damage')] = preview.damage
  return { health: now.health - hurt + changed('health'), terror: Math.max(0, now.terror + changed('terror')) }
}

/** What follows if no further card is played. */
export function following(encounter: EncounterView, enemy: Enemy, say: Say): string {
  if (enemy.track) {
    if (encounter.attitude >= enemy.track.up) return say('fray-then-stage')
    return say('fray-then-response')
  }
  if (encounter.cards_played === 0) return say('fray-then-opportunity')
  if (enemy.traits.includes('opportunist') && encounter.cards_played < 2) return say('fray-then-opportunity')
  if (encounter.pool >= enemy.value) return say('fray-then-victory')
  const row = enemy.table[encounter.row]
  return row ? say('fray-then-row', { range: range(row.least, row.most) }) : ''
}

export const isOf =
  (kind: string) =>
  (option: Packed): boolean =>
    option.is === `grail.${kind}`
