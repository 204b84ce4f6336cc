// @vitest-environment node
/** Telling the story step by step: the board follows the lines, and ends where the real view is. */
import { beforeEach, expect, it, vi } from 'vitest'

import { apply, beat, because, begins, counted, stage } from '../src/games/vendetta/telling'
import type { PlayerView, VendettaView } from '../src/games/vendetta/view'
import { BEATS, Telling } from '../src/lib/telling.svelte'
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

let speed = 1

beforeEach(() => {
  vi.useFakeTimers()
  speed = 1
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

const NEXT = { ...VIEW, round: 2 }

function tell(waits = false, heard: (lines: readonly Line[]) => void = () => undefined): Telling<VendettaView> {
  const telling = new Telling<VendettaView>({ apply, beat, begins, speed: () => speed, waits: () => waits, heard })
  telling.take([], VIEW, 'anew')
  return telling
}
const loses = line('loses-blood', { player: 'B', amount: 6, card: 'BR06' })
const frenzy = line('frenzy', { player: 'B', cause: 'BR06' })
const drains = line('drains', { player: 'B', ally: 'VI01', frenzy: true })
const fed = line('gains-blood', { player: 'B', amount: 3, cause: 'VI01' })

it('tells one line after another and ends at the real view', () => {
  const heard: string[] = []
  const telling = tell(false, (now) => heard.push(...now.map(({ key }) => key)))
  telling.take(
    [
      line('gains-blood', { player: 'A', amount: 1, cause: 'feed' }),
      line('loses-influence', { player: 'A', amount: 1, cause: 'VE01' }),
    ],
    NEXT,
  )
  expect([telling.shown?.players['A']?.blood, telling.pending, telling.busy]).toEqual([7, 1, true])
  vi.advanceTimersByTime(BEATS.line)
  expect(telling.shown?.players['A']?.influence).toBe(2)
  vi.advanceTimersByTime(BEATS.line)
  expect([telling.shown, telling.busy, telling.pending]).toEqual([NEXT, false, 0])
  expect(heard).toEqual(['gains-blood', 'loses-influence'])
})

it('goes on telling when news without lines comes, and ends at the newest view', () => {
  const telling = tell()
  const newest = { ...VIEW, round: 3 }
  telling.take([line('gains-blood', { player: 'A', amount: 1, cause: 'feed' })], NEXT)
  telling.take([], newest)
  expect([telling.shown?.round, telling.busy]).toEqual([VIEW.round, true])
  vi.advanceTimersByTime(BEATS.line)
  expect([telling.shown, telling.busy]).toEqual([newest, false])
  telling.take([], NEXT)
  expect(telling.shown).toBe(NEXT)
})

it('goes to now at once, and tells nothing at instant pace or on a first look', () => {
  const telling = tell()
  telling.take([frenzy, drains], NEXT)
  telling.toNow()
  expect([telling.shown, telling.busy, telling.moment, telling.pending]).toEqual([NEXT, false, null, 0])
  speed = 0
  telling.take([frenzy], VIEW)
  expect([telling.shown, telling.busy]).toEqual([VIEW, false])
  speed = 1
  telling.take([frenzy], NEXT, 'anew')
  expect([telling.shown, telling.busy]).toEqual([NEXT, false])
})

it('shows a Frenzy for more than a second, with what led to it and what comes of it', () => {
  const telling = tell()
  telling.take([loses, frenzy, drains, fed, line('round', { round: 2 })], NEXT)
  const scene = telling.moment
  expect(scene).toMatchObject({ line: frenzy, led: [loses], then: [drains, fed] })
  expect([scene?.before.players['B']?.blood, scene?.after.players['B']?.blood]).toEqual([6, 3])
  // The card is turned first, and what comes of it is seen then.
  expect(telling.shown?.players['B']?.blood).toBe(6)
  vi.advanceTimersByTime(BEATS.turn)
  expect(telling.shown?.players['B']?.blood).toBe(3)
  vi.advanceTimersByTime(1000 - BEATS.turn)
  expect(telling.moment).toBe(scene)
  vi.advanceTimersByTime(BEATS.moment - 1000 + 3 * BEATS.then)
  expect([telling.moment, telling.line?.key]).toEqual([null, 'round'])
})

it('takes as long as the pace says, and at slow pace a moment waits', () => {
  speed = 0.5
  const fast = tell()
  fast.take([frenzy], NEXT)
  vi.advanceTimersByTime(BEATS.moment / 2)
  expect(fast.busy).toBe(false)
  speed = 1.6
  const slow = tell(true)
  slow.take([line('round', { round: 2 }), frenzy], NEXT)
  vi.advanceTimersByTime(BEATS.step)
  expect(slow.line?.key).toBe('round')
  vi.advanceTimersByTime(BEATS.step)
  expect(slow.moment?.ms).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(slow.moment).not.toBeNull()
  slow.goOn()
  expect([slow.busy, slow.shown]).toEqual([false, NEXT])
})

it('goes on from a moment to what comes next, and from passing lines to the next moment', () => {
  const telling = tell()
  const gain = (player: string): Line => line('gains-blood', { player, amount: 1, cause: 'feed' })
  telling.take([gain('A'), gain('B'), frenzy, line('district', { district: 'D1' }), gain('A')], NEXT)
  telling.goOn()
  expect(telling.moment?.line).toBe(frenzy)
  telling.goOn()
  expect([telling.moment, telling.line?.key]).toEqual([null, 'district'])
  telling.goOn()
  expect([telling.busy, telling.shown]).toEqual([false, NEXT])
})

it('tells a long stretch by who acts, and no line is left out', () => {
  const heard: Line[] = []
  const telling = tell(false, (now) => heard.push(...now))
  const lines = ['A', 'A', 'A', 'B', 'B', 'B', 'B'].map((player) =>
    line('gains-blood', { player, amount: 1, cause: 'feed' }),
  )
  telling.take(lines, NEXT)
  expect([telling.lines.length, telling.pending]).toEqual([3, 4])
  vi.advanceTimersByTime(BEATS.step)
  expect([telling.lines.length, telling.pending]).toEqual([4, 0])
  vi.advanceTimersByTime(BEATS.step)
  expect([telling.busy, heard]).toEqual([false, lines])
})

it('does not hold up what one did oneself', () => {
  const telling = tell()
  telling.take([line('plays-face-up', { player: 'A', district: 'D1', card: 'BR04' })], NEXT)
  expect([telling.busy, telling.shown]).toEqual([false, NEXT])
  telling.take([line('plays-face-up', { player: 'B', district: 'D1', card: 'BR04' })], VIEW)
  expect(telling.line?.key).toBe('plays-face-up')
})

it('keeps what the others did until one answers, and tells it again from where it began', () => {
  const telling = tell()
  const places = line('places-blood', { player: 'B', district: 'D1', amount: 2 })
  telling.take([line('turn', { player: 'B' }), places, line('turn', { player: 'C' }), frenzy], NEXT)
  telling.toNow()
  expect(telling.turns.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
    ['turn', 'places-blood'],
    ['turn', 'frenzy'],
  ])
  telling.replay(telling.turns[0]!)
  expect([telling.again, telling.pending, telling.shown?.areas['D1']?.['B']?.blood]).toEqual([true, 0, 2])
  telling.toNow()
  expect([telling.shown, telling.again]).toEqual([NEXT, false])
  telling.answered()
  expect(telling.turns).toEqual([])
})

it('knows which line changed a number, told or passed over', () => {
  const telling = tell()
  telling.take([loses, frenzy, drains, fed], NEXT)
  telling.toNow()
  expect(telling.lately.filter(because('blood', 'B'))).toEqual([loses, fed])
  expect(telling.lately.filter(because('blood', 'A'))).toEqual([])
  expect(telling.lately.filter(because('alliance', 'B'))).toEqual([drains])
})

it('puts on the stage of a Frenzy the card that caused it, the prey and the numbers', () => {
  const telling = tell()
  telling.take([loses, frenzy, drains, fed], NEXT)
  const shown = stage(telling.moment!)
  expect(shown.cards.map(({ id }) => id)).toEqual(['VI01', 'BR06'])
  expect(shown).toMatchObject({ tone: 'blood', title: { key: 'moment-frenzy', facts: { player: 'B' } } })
  expect(shown.changes).toMatchObject([{ label: 'moment-blood', seat: 'B', from: 6, to: 3 }])
})

it("shows all cards that are turned up at once as one moment, but not one's own", () => {
  const shows = (player: string, card: string): Line => line('revealed', { player, district: 'D1', card })
  const telling = tell()
  telling.take([shows('A', 'BR04'), shows('B', 'TR01'), shows('B', 'TR02')], NEXT)
  expect(telling.moment?.led).toHaveLength(1)
  expect(stage(telling.moment!).cards.map(({ id }) => id)).toEqual(['BR04', 'TR01', 'TR02'])
  telling.toNow()
  telling.take([shows('A', 'BR04')], NEXT)
  expect([telling.moment, telling.line?.key]).toEqual([null, 'revealed'])
})

it('puts what was played back into the hand at the end of the round, and clears the districts: VEN-EOR-02', () => {
  const held = { ...VIEW, hand: ['BR01', 'BR04'] }
  const [played, hidden] = [
    line('plays-face-up', { player: 'A', district: 'D1', card: 'BR01' }),
    line('plays-face-down-privy', { player: 'A', district: 'HAVEN', card: 'BR04' }),
  ]
  const laid = apply(apply(held, played), hidden)
  expect(laid.hand).toEqual([])
  const over = apply(laid, line('end-of-round', { round: 1 }))
  expect(over.hand).toEqual(['BR01', 'BR04'])
  expect(over.areas).toEqual({})
  expect(over.fighting).toBe('')
})

it('shows drawn cards when they are told, and keeps the one that was kept', () => {
  const drawn = apply({ ...VIEW, hand: ['BR01'], drawn: [] }, line('draws-cards-privy', { cards: ['BR02', 'BR03'] }))
  expect(drawn.drawn).toEqual(['BR02', 'BR03'])
  const kept = apply(drawn, line('keeps-privy', { cards: ['BR03'] }))
  expect([kept.hand, kept.drawn]).toEqual([['BR01', 'BR03'], []])
})

it('says who won once, in the title', () => {
  const lines = ['ranking', 'wins-district', 'gains-ally'].map((key) =>
    line(key, { player: 'A', players: ['A', 'B'], totals: [5, 3], ally: 'AL01', district: 'D1' }),
  )
  const [ranking, ...then] = lines
  if (!ranking) throw new Error()
  const seen = stage({ number: 1, ms: 0, inPlace: false, line: ranking, led: [], then, before: VIEW, after: VIEW })
  expect(lines.filter((one) => !seen.mute?.(one)).map(({ key }) => key)).toEqual(['ranking', 'gains-ally'])
  expect(seen.place).toBe('D1')
})

it('remembers what a clash counted as long as its district is told of, and no longer', () => {
  const line = (key: string, facts: Line['facts']): Line => ({ at: 1, key, facts })
  const clash = line('ranking', { district: 'D1', players: ['B', 'A'], totals: [5, 4] })
  const lines = [clash, line('gains-victim', { player: 'A', ally: 'VI02' })]
  expect(counted(lines, 'D1')).toEqual({ B: 5, A: 4 })
  expect(counted(lines, 'HAVEN')).toEqual({})
  expect(counted([], 'D1')).toEqual({})
})

it('shows the face of the new Prince', () => {
  const line: Line = { at: 1, key: 'new-prince', facts: { players: ['B'] } }
  const scene = { number: 1, line, led: [], then: [], before: VIEW, after: VIEW, ms: 0, inPlace: false }
  expect(stage(scene).cards).toEqual([{ id: 'brujah', seat: 'B' }])
})

it('says when a turn is told once more what it shows without a word otherwise', () => {
  vi.useFakeTimers()
  const telling = new Telling<number>({
    apply: (view) => view,
    beat: () => ({ weight: 'none' }),
    begins: ({ key }) => key === 'turn',
    retold: ({ key }) => key === 'acts',
    speed: () => 1,
  })
  const lines = ['turn', 'acts', 'changes'].map((key): Line => ({ at: 1, key, facts: {} }))
  telling.take([], 0, 'anew')
  telling.take(lines, 1)
  expect(telling.busy).toBe(false)
  const [turn] = telling.turns
  if (turn) telling.replay(turn)
  expect(telling.line?.key).toBe('acts')
  telling.goOn()
  expect(telling.busy).toBe(false)
})
