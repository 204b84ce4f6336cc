/** The three tracks on one ruler: which cells are filled, shut or dreadful, and where the bar stands. */

import type { Printed } from '../../lib/types'
import { TRACKS, type Track } from './signs'
import type { HeroView } from './view'

export interface Range {
  start: number
  max: number
}

const USUAL = 9

/** Start space and top of a track, as printed on the tray. */
const rangeOf = (tray: Printed | undefined, track: Track): Range => ({
  start: tray?.numbers[`${track}-start`] ?? USUAL,
  max: tray?.numbers[`${track}-max`] ?? USUAL,
})

export type Cell = 'on' | 'off' | 'shut' | 'dread' | 'past' | 'lost' | 'won' | 'none'

export interface Row {
  track: Track
  value: number
  /** What is left of it, with what is pointed at. */
  after: number
  cells: { is: Cell; start: boolean; foot: boolean }[]
}

export interface Ruler {
  cells: number
  rows: Row[]
  /** Where the bar stands on all rows, or on those of Health and Terror. */
  at: number
  /** Of the Dying it jumps on the row of Energy alone: where it stands there; -1: nowhere else than on the others. */
  jumps: number
  /** It caps and frightens nobody. */
  loose: boolean
}

/** What would be left: of what is pointed at. */
export type Ghost = Partial<Record<Track, number>>

/** The two lowest spaces of Energy, the two highest of Terror. */
const EDGE = 2

function cellOf(track: Track, at: number, value: number, after: number, bar: number, cap: number): Cell {
  if (at <= value && at > after) return 'lost'
  if (at > value && at <= after) return 'won'
  if (at <= value) return track === 'terror' && at > bar ? 'past' : 'on'
  if (track === 'energy' && at > cap) return 'shut'
  return track === 'terror' && at > bar ? 'dread' : 'off'
}

export function rulerOf(hero: HeroView, tray: Printed | undefined, upsideDown: boolean, ghost: Ghost = {}): Ruler {
  const ranges = Object.fromEntries(TRACKS.map((track) => [track, rangeOf(tray, track)])) as Record<Track, Range>
  const cells = Math.max(...TRACKS.map((track) => ranges[track].max))
  const limit = Math.max(0, hero.health - (upsideDown ? 1 : 0))
  const loose = !hero.dying && hero.health > 0 && hero.energy_cap > Math.min(limit, ranges.energy.max)
  const bar = loose ? cells : limit
  const rows = TRACKS.map((track): Row => {
    const value = hero[track]
    const { start, max } = ranges[track]
    return {
      track,
      value,
      after: ghost[track] ?? value,
      cells: Array.from({ length: cells }, (_, index) => {
        const at = index + 1
        return {
          is: at > max ? 'none' : cellOf(track, at, value, ghost[track] ?? value, bar, hero.energy_cap),
          start: at === start && track !== 'terror',
          foot: track === 'terror' ? at > max - EDGE && at <= max : track === 'energy' && at < EDGE,
        }
      }),
    }
  })
  const jumps = hero.dying && !hero.health ? Math.min(hero.energy_cap, ranges.energy.max) : -1
  return { cells, rows, at: limit, jumps, loose }
}
