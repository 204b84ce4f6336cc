/** Telling the story step by step: the board follows the lines, and ends where the real view is. */
import { beforeEach, expect, it, vi } from 'vitest'

import { apply, pause } from '../src/games/vendetta/telling'
import type { PlayerView, VendettaView } from '../src/games/vendetta/view'
import { Telling } from '../src/lib/telling.svelte'
import type { Line } from '../src/lib/types'

const player = (seat: string): PlayerView => ({
  seat,
  clan: 'brujah',
  team: '',
  out: false,
  blood: 6,
  influence: 3,
  ready_tokens: 0,
  used_tokens: 0,
  alliance: ['VI01'],
  drained: [],
  hand_size: 3,
  drawn_size: 0,
  deck_size: 6,
  seen: [],
  relic: '',
  relic_used: false,
})
const VIEW: VendettaView = {
  seat: 'A',
  round: 1,
  phase: 'planning',
  ambition: 'A',
  order: ['A', 'B'],
  districts: ['D1', 'HAVEN'],
  players: { A: player('A'), B: player('B') },
  areas: { D1: { A: { cards: [], blood: 0 }, B: { cards: [], blood: 0 } }, HAVEN: {} },
  allies: { D1: 'AL01' },
  locations: {},
  clan_offer: [],
  relic_offer: [],
  fighting: '',
  ranking: [],
  staked: [],
  curfew: [],
  allies_left: 20,
  victims_left: 20,
  hand: [],
  drawn: [],
  bottom: [],
  finished: false,
}
const line = (key: string, facts: Line['facts'] = {}): Line => ({ at: 1, key, facts })
const told = (...lines: Line[]): VendettaView => lines.reduce(apply, VIEW)

beforeEach(() => {
  vi.useFakeTimers()
})

it('moves blood from the pool to the area', () => {
  const after = told(line('places-blood', { player: 'A', district: 'D1', amount: 2 }))
  expect([after.players['A']?.blood, after.areas['D1']?.['A']?.blood]).toEqual([4, 2])
  expect(VIEW.players['A']?.blood).toBe(6)
})

it('turns up a card nobody knew', () => {
  const after = told(
    line('plays-face-down', { player: 'B', district: 'D1' }),
    line('revealed', { player: 'B', district: 'D1', card: 'BR04' }),
  )
  expect(after.areas['D1']?.['B']?.cards).toMatchObject([{ card: 'BR04', face_up: true }])
  expect(after.players['B']?.hand_size).toBe(2)
})

it('takes what was stolen from one pool to the other', () => {
  const after = told(line('steals', { thief: 'A', player: 'B', amount: 2, card: 'BR07' }))
  expect([after.players['A']?.blood, after.players['B']?.blood]).toEqual([8, 4])
})

it('takes cards back from an area, as far as the line says which', () => {
  const fight = [
    line('district', { district: 'D1' }),
    line('plays-face-up', { player: 'B', district: 'D1', card: 'MA07' }),
  ]
  const back = line('takes-cards-back', { player: 'B', count: 1 })
  expect(told(...fight, back).areas['D1']?.['B']?.cards).toEqual([])
  const two = [...fight, line('plays-face-up', { player: 'B', district: 'D1', card: 'MA02' })]
  expect(told(...two, back).areas['D1']?.['B']?.cards).toHaveLength(2)
})

it('follows a fight to its prize', () => {
  const after = told(
    line('district', { district: 'D1' }),
    line('ranking', { district: 'D1', players: ['B', 'A'], totals: [5, 2] }),
    line('gains-ally', { player: 'B', ally: 'AL01' }),
    line('gains-influence', { player: 'B', amount: 2 }),
  )
  expect(after).toMatchObject({ fighting: 'D1', ranking: ['B', 'A'], allies: {} })
  expect(after.players['B']).toMatchObject({ influence: 5, alliance: ['VI01', 'AL01'] })
})

it('shows what a fight has put out of effect, until the next fight', () => {
  const after = told(
    line('district', { district: 'D1' }),
    line('staked', { player: 'B', card: 'BR04', district: 'D1' }),
    line('obeys-curfew', { player: 'A' }),
  )
  expect([after.staked, after.curfew]).toEqual([['BR04'], ['A']])
  expect(apply(after, line('district', { district: 'HAVEN' }))).toMatchObject({ staked: [], curfew: [] })
})

it('leaves a view alone that a line says nothing about', () => {
  expect(told(line('turn', { player: 'A' }), line('no-such-line'))).toEqual(VIEW)
})

it('tells one line after another and ends at the real view', () => {
  const heard: string[] = []
  const telling = new Telling<VendettaView>(apply, pause, (now) => heard.push(now.key))
  telling.take([], VIEW, true)
  const real = { ...VIEW, round: 2 }
  telling.take(
    [line('gains-blood', { player: 'A', amount: 1 }), line('loses-influence', { player: 'A', amount: 1 })],
    real,
    false,
  )
  expect([telling.shown?.players['A']?.blood, telling.pending, telling.busy]).toEqual([7, 1, true])
  vi.advanceTimersByTime(200)
  expect(telling.shown?.players['A']?.influence).toBe(2)
  vi.advanceTimersByTime(200)
  expect([telling.shown, telling.busy, telling.pending]).toEqual([real, false, 0])
  expect(heard).toEqual(['gains-blood', 'loses-influence'])
})

it('goes on telling when news without lines comes, and ends at the newest view', () => {
  const telling = new Telling<VendettaView>(apply, pause)
  telling.take([], VIEW, true)
  const [told, newest] = [
    { ...VIEW, round: 2 },
    { ...VIEW, round: 3 },
  ]
  telling.take([line('gains-blood', { player: 'A', amount: 1 })], told, false)
  telling.take([], newest, false)
  expect([telling.shown?.round, telling.busy]).toEqual([VIEW.round, true])
  vi.advanceTimersByTime(200)
  expect([telling.shown, telling.busy]).toEqual([newest, false])
  telling.take([], told, false)
  expect(telling.shown).toBe(told)
})

it('is skipped at once, and not told at all where nothing shall move', () => {
  const telling = new Telling<VendettaView>(apply, pause)
  telling.take([], VIEW, true)
  const real = { ...VIEW, round: 3 }
  telling.take([line('round', { round: 2 }), line('round', { round: 3 })], real, false)
  telling.skip()
  expect([telling.shown, telling.busy, telling.pending]).toEqual([real, false, 0])
  telling.take([line('round', { round: 1 })], VIEW, true)
  expect(telling.shown).toBe(VIEW)
})
