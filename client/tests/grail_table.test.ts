/** What the drawn table of Grail says of Characters, Statuses, pages and edges. */

import { describe, expect, test } from 'vitest'

import type { Library } from '../src/lib/game.svelte'
import { DESK, gridOf } from '../src/games/grail/grid'
import { alteredOf, decider } from '../src/games/grail/reading'
import { doingOf } from '../src/games/grail/states'
import { notedOf } from '../src/games/grail/statuses'
import { rulerOf } from '../src/games/grail/tracks'
import type { GrailView, HeroView } from '../src/games/grail/view'
import type { Line } from '../src/lib/types'

const line = (key: string, facts: Record<string, unknown> = {}): Line => ({ key, facts, at: 0 }) as unknown as Line
const hero = (changes: Partial<HeroView>): HeroView =>
  ({ hero: 'beor', tray: 'beor', energy: 2, energy_cap: 5, health: 5, terror: 3, dying: 0, ...changes }) as HeroView

describe('the bar of Health', () => {
  test('stands at Health on all three tracks', () => {
    const { at, jumps } = rulerOf(hero({}), undefined, false)
    expect([at, jumps]).toEqual([5, -1])
  })

  test('of the Dying it jumps to 2 on the track of Energy alone; GRAIL-DYING-05', () => {
    const { at, jumps, rows } = rulerOf(hero({ health: 0, dying: 3, energy_cap: 2 }), undefined, false)
    expect([at, jumps]).toEqual([0, 2])
    const is = rows.map(({ cells }) => cells.map((cell) => cell.is).join(' '))
    expect(is[0]).toBe('on on shut shut shut shut shut shut shut')
    expect(is[2]).toBe('past past past dread dread dread dread dread dread')
  })
})

describe('a plate', () => {
  const view = (more: object): GrailView => ({ encounter: null, journal: null, ...more }) as unknown as GrailView
  test('says what its Character is in the middle of', () => {
    expect(doingOf(view({ encounter: { members: ['beor'], row: 0 } }), 'beor')).toBe('fights')
    expect(doingOf(view({ encounter: { members: ['beor'], row: -1 } }), 'beor')).toBe('talks')
    expect(doingOf(view({ journal: { party: ['ailei'], over: false } }), 'ailei')).toBe('reads')
  })
  test('and nothing of what others do, or have done', () => {
    expect(doingOf(view({ encounter: { members: ['beor'], row: 0 } }), 'ailei')).toBe('')
    expect(doingOf(view({ journal: { party: ['ailei'], over: true } }), 'ailei')).toBe('')
  })
})

describe('a Status', () => {
  test('was noted on a day, in a place or at dawn', () => {
    const noted = notedOf([
      line('day', { day: 1 }),
      line('status', { status: 'winds', n: 1 }),
      line('explores', { location: 104 }),
      line('passage', { location: 104, passage: '104/ruin' }),
      line('status', { status: 'shrine', n: 2 }),
      line('acts', { source: 'location/105' }),
      line('status', { status: 'winds', n: 2 }),
      line('day', { day: 2 }),
      line('status', { status: 'winds', n: 3 }),
    ])
    expect(noted.get('shrine')).toEqual([{ n: 2, day: 1, location: 104 }])
    expect(noted.get('winds')).toEqual([
      { n: 1, day: 1, location: 0 },
      { n: 2, day: 1, location: 105 },
      { n: 3, day: 2, location: 0 },
    ])
  })
  test('that was cleared was never noted', () => {
    expect(notedOf([line('status', { status: 'winds', n: 1 }), line('status-cleared', { status: 'winds' })]).size).toBe(
      0,
    )
  })
})

describe('what a page has done', () => {
  const lines = [
    line('gains', { hero: 'beor', what: 'food', n: 9 }),
    line('passage', { passage: '104/ruin' }),
    line('gains', { hero: 'beor', what: 'food', n: 2 }),
    line('loses', { hero: 'beor', what: 'health', n: 1 }),
    line('loses', { hero: 'beor', what: 'food', n: 1 }),
    line('hands-over', { hero: 'beor', what: 'food', n: 1, receiver: 'ailei' }),
  ]
  const held = (who: string, what: string): number | undefined =>
    who === 'beor' ? { food: 3, health: 6 }[what] : undefined
  test('is said with what there was and what there is', () => {
    const altered = alteredOf(lines, held)
    const [before, page, ate, hurt, lost, gift] = lines.map((one) => altered.get(one))
    expect([ate, hurt, lost]).toEqual([
      { from: 3, to: 5 },
      { from: 7, to: 6 },
      { from: 5, to: 4 },
    ])
    expect([before, page, gift]).toEqual([undefined, undefined, undefined])
  })
  test('where it is not told how much there was, nothing is made up', () => {
    const capped = [
      line('passage'),
      line('gains', { hero: 'beor', what: 'energy', n: 1 }),
      line('energy-capped', { hero: 'beor', n: 2 }),
    ]
    expect(alteredOf(capped, () => 2).size).toBe(0)
  })
})

describe('the edges of cards', () => {
  const place = (location: number, x: number, y: number, connected: number[]) => ({
    location,
    x,
    y,
    connected,
    on_it: {},
  })
  test('are bare where two lie beside each other and no key joins them', () => {
    const view = {
      places: [place(101, 0, 0, [102]), place(102, 1, 0, [101]), place(103, 0, -1, []), place(104, 1, 1, [])],
    } as unknown as GrailView
    const { bare, bridges } = gridOf(view, { printed: new Map() } as unknown as Library, DESK)
    expect(bridges.map(({ from, to }) => [from, to])).toEqual([[101, 102]])
    expect(bare.map(({ from, wide }) => [from, wide])).toEqual([
      [101, false],
      [104, false],
    ])
  })
})

describe('the last word', () => {
  const view = (chronicler: string): GrailView =>
    ({
      chronicler,
      heroes: { A: { hero: 'beor', number: 8 }, B: { hero: 'ailei', number: 3 }, C: { hero: 'arev', number: 1 } },
    }) as unknown as GrailView
  test('has the Chronicler, or the lowest number that takes part; GRAIL-CHRON-01', () => {
    expect(decider(view('C'), ['beor', 'ailei'])).toBe('C')
    expect(decider(view(''), ['beor', 'ailei'])).toBe('B')
  })
  test('is needed by nobody alone', () => {
    expect(decider(view('C'), ['beor'])).toBe('')
  })
})
