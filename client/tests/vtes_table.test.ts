// @vitest-environment jsdom

/** Who sits where, and how touches of the table become answers. */
import { expect, it } from 'vitest'

import { spotsOf, minionSpot, handSpot, hiddenSpot, seatSpot } from '../src/games/vtes/asked'
import { listed } from '../src/games/vtes/dock'
import { Picked } from '../src/games/vtes/picking.svelte'
import { around } from '../src/games/vtes/places'
import { fills, plannedPool, transferring } from '../src/games/vtes/playing'
import { sharingOf } from '../src/games/vtes/shares'
import type { VtesView } from '../src/games/vtes/view'
import type { Library } from '../src/lib/game.svelte'
import type { Ask } from '../src/lib/types'
import type { Packed } from '../src/lib/words'

function table(seats: string, gone = '', more: object = {}): VtesView {
  const playing = [...seats].filter((seat) => !gone.includes(seat))
  const next = (seat: string, by: number): string =>
    playing[(playing.indexOf(seat) + by + playing.length) % playing.length] ?? ''
  return {
    seat: 'A',
    active: 'A',
    phase: 'influence',
    transfers: 4,
    cards: [],
    methuselahs: [...seats].map((seat) => ({
      seat,
      gone: gone.includes(seat),
      prey: gone.includes(seat) ? '' : next(seat, 1),
      predator: gone.includes(seat) ? '' : next(seat, -1),
      pool: 10,
      uncontrolled: [{ handle: 'q', counters: 4, card: 'madison' }],
    })),
    ...more,
  } as unknown as VtesView
}
const ask = (options: Packed[], more: Partial<Ask> = {}): Ask => ({
  seat: 'A',
  prompt: 'minion-phase',
  kind: 'one',
  options,
  refused: [],
  low: 0,
  high: 0,
  rule: '',
  args: {},
  otherwise: {},
  ...more,
})
const shelf = { printed: new Map([['madison', { id: 'madison', numbers: { capacity: 6 } }]]) } as unknown as Library
const placed = (view: VtesView): string[] =>
  around(view).others.map(({ seat, place, relation }) => `${seat} ${place} ${relation}`.trim())

it('seats everybody by the rules: prey at the left hand, predator at the right, the rest across', () => {
  expect(placed(table('ABCDE'))).toEqual(['B left prey', 'C across-left', 'D across-right', 'E right predator'])
  expect(placed(table('ABCD'))).toEqual(['B left prey', 'C across', 'D right predator'])
  expect(placed(table('ABC'))).toEqual(['B left prey', 'C right predator'])
  expect(placed(table('AB'))).toEqual(['B across both'])
})

it('closes the gap of whoever is gone', () => {
  const sat = around(table('ABCDE', 'B'))
  expect(sat.gone).toEqual(['B'])
  expect(sat.others.map(({ seat, place, relation }) => [seat, place, relation])).toEqual([
    ['C', 'left', 'prey'],
    ['D', 'across', ''],
    ['E', 'right', 'predator'],
  ])
})

const BLEED = { is: 'vtes.Bleed', minion: 'madison:1', player: 'B' }
const HUNT = { is: 'vtes.Hunt', minion: 'madison:1' }
const GOVERN = { is: 'vtes.PlayCard', card: 'govern', mode: 0, minion: 'madison:1' }
const OTHER = { is: 'vtes.PlayCard', card: 'govern', mode: 0, minion: 'lauren:1' }
const END = { is: 'vtes.EndPhase' }

it('gives the only answer that goes with all that was touched', () => {
  const picked = new Picked()
  const open = ask([BLEED, HUNT, GOVERN, OTHER, END])
  picked.follow(open)
  expect(picked.touch(open, handSpot('govern'))).toBeNull()
  expect(picked.lit(open, minionSpot('lauren:1'))).toBe(true)
  expect(picked.touch(open, minionSpot('lauren:1'))).toBe(OTHER)
})

it('begins anew with what does not go with what was touched before', () => {
  const picked = new Picked()
  const open = ask([BLEED, HUNT, OTHER, END])
  picked.follow(open)
  picked.touch(open, minionSpot('madison:1'))
  expect(picked.ways(open)).toEqual([BLEED, HUNT])
  expect(picked.touch(open, handSpot('govern'))).toBe(OTHER)
})

it('lays out transfers: one, as many as are needed, then none', () => {
  const [view, picked, spot] = [table('AB'), new Picked(), hiddenSpot('madison', 1)]
  transferring(view, picked, shelf, spot, false)
  expect(picked.laid[spot]).toBe(1)
  expect(fills(view, shelf, spot, 1)).toBe(false)
  transferring(view, picked, shelf, spot, true)
  expect(picked.laid[spot]).toBe(2)
  expect(fills(view, shelf, spot, 2)).toBe(true)
  transferring(view, picked, shelf, spot, false)
  expect(picked.laid).toEqual({})
})

it('never lays out the last pool', () => {
  const view = table('AB')
  for (const one of view.methuselahs) (one as { pool: number }).pool = 2
  const picked = new Picked()
  transferring(view, picked, shelf, hiddenSpot('madison', 1), true)
  expect(picked.transfers).toBe(1)
})

it('spends them one after another, and brings out who is full', () => {
  const give = { is: 'vtes.Transfer', slot: 1, card: 'madison', copy: 1 }
  const open = ask([give, { is: 'vtes.Pass' }], { prompt: 'influence-phase' })
  const picked = new Picked()
  picked.follow(open)
  picked.lay(hiddenSpot('madison', 1), 2)
  picked.spend(open, () => true)
  expect(picked.next(open)).toBe(give)
  expect(picked.next(open)).toBe(give)
  const out = { ...give, is: 'vtes.BringOut' }
  expect(picked.next(ask([out], { prompt: 'influence-phase' }))).toEqual(out)
  expect(picked.next(open)).toBeNull()
})

it('drops what was to follow when another question comes', () => {
  const give = { is: 'vtes.Transfer', slot: 1, card: 'madison', copy: 1 }
  const open = ask([give], { prompt: 'influence-phase' })
  const picked = new Picked()
  picked.follows(open, [give, give])
  picked.follow(ask([END]))
  expect(picked.following).toBe(false)
})

it('passes for the rest of an action until it turns on whoever passes', () => {
  const pass = { is: 'vtes.Pass' }
  const at = (part: string, minion = 'x:1'): Ask =>
    ask([BLEED, pass], { prompt: 'action', args: { action: 'bleed', minion, part } })
  const picked = new Picked()
  picked.follow(at('bystander'))
  picked.rest()
  expect(picked.next(at('bystander'))).toBe(pass)
  expect(picked.next(at('target'))).toBeNull()
  expect(picked.next(at('bystander'))).toBeNull()
})

it('lists what cannot be touched, letters where they mean something, and passes last', () => {
  const use = { is: 'vtes.UseAbility', source: 'wider-view:1', ability: 0, minion: '' }
  const many = ['a', 'b', 'c', 'd'].map((minion) => ({ is: 'vtes.Hunt', minion: `${minion}:1` }))
  const view = table('AB', '', {
    cards: ['a:1', 'b:1', 'c:1', 'd:1', 'madison:1'].map((ref) => ({
      ref,
      region: 'ready',
      controller: 'A',
      bleed: 1,
    })),
  })
  const open = ask([END, BLEED, ...many, use])
  expect(listed(view, open, new Picked(), shelf).map(({ option, key }) => [option.is.slice(5), key])).toEqual([
    ['Bleed', 'b'],
    ['UseAbility', '1'],
    ['EndPhase', 'n'],
  ])
  expect(spotsOf(use)).toEqual([])
})

it('never puts what is costly under the first key', () => {
  const options = [
    { is: 'vtes.YieldContest', card: 'x:1' },
    { is: 'vtes.PayContest', card: 'x:1' },
  ]
  const open = ask(options, { prompt: 'unlock-phase', cautions: [{ key: 'caution-yield', facts: {} }, null] })
  const keys = listed(table('AB'), open, new Picked(), shelf).map(({ option, key }) => [option.is, key])
  expect(keys).toEqual([
    ['vtes.YieldContest', '2'],
    ['vtes.PayContest', '1'],
  ])
})

const sharing = (among: string[], amount: number, more: Partial<Ask> = {}): Ask =>
  ask([], {
    prompt: 'share-points',
    kind: 'number',
    low: 0,
    high: Math.min(amount, 3),
    args: { player: among[0] ?? '', amount, most: 3, card: 'kine-resources-contested', among, gains: false },
    ...more,
  })

it('lays the terms of a vote out with steppers or plates, and gives them seat by seat', () => {
  const picking = new Picked()
  const first = sharing(['A', 'B', 'C'], 4)
  picking.follow(first)
  expect(picking.instead).toBe(true)
  expect(picking.lit(first, seatSpot('B'))).toBe(true)
  expect(picking.lit(first, seatSpot('D'))).toBe(false)
  for (let count = 0; count < 5; count++) expect(picking.touch(first, seatSpot('B'))).toBeNull()
  expect(picking.shares).toEqual({ B: 3 })
  expect(picking.lit(first, seatSpot('B'))).toBe(false)
  picking.share('C', 1)
  expect(picking.lit(first, seatSpot('A'))).toBe(false)
  expect(plannedPool(table('ABC'), picking)).toEqual({ B: 7, C: 9 })
  expect(picking.next(first)).toBeNull()
  if (picking.sharing) picking.allocate(picking.sharing)
  expect(picking.next(first)).toBe(0)
  const second = sharing(['B', 'C'], 4, { low: 1 })
  picking.follow(second)
  expect(picking.next(second)).toBe(3)
  // The last one takes what is left, and is not asked; what is asked later is asked anew.
  const later = sharing(['B', 'C'], 3)
  picking.follow(later)
  expect(picking.next(later)).toBeNull()
})

it('gives no shares that do not fit what is asked', () => {
  const picking = new Picked()
  picking.follow(sharing(['A', 'B'], 4))
  picking.share('A', 2)
  picking.share('B', 2)
  if (picking.sharing) picking.allocate(picking.sharing)
  const other = sharing(['A', 'B'], 4)
  other.args = { ...other.args, card: 'reckless-agitation' }
  expect(picking.next(other)).toBeNull()
  expect(sharingOf(ask([], { prompt: 'share-points', kind: 'number', args: { player: 'B', amount: 2 } }))).toBeNull()
})

it('starts the terms over', () => {
  const picking = new Picked()
  picking.follow(sharing(['A', 'B'], 4))
  picking.share('A', 2)
  expect(picking.underway).toBe(true)
  picking.drop()
  expect(picking.shares).toEqual({})
  expect(picking.underway).toBe(false)
})
