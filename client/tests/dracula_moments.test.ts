// @vitest-environment node
/** What happens in a hunt, beat by beat: how long it holds the eye, what it costs, who moves where. */
import { expect, test } from 'vitest'

import { beat, begins, isNoNews } from '../src/games/dracula/beats'
import { chart } from '../src/games/dracula/chart'
import { decided } from '../src/games/dracula/decided'
import { effectsOf } from '../src/games/dracula/effects'
import { freeAlong, sideOf, stand, uncovered } from '../src/games/dracula/framing'
import { facesOf, leanOf } from '../src/games/dracula/leaning'
import type { Mark } from '../src/games/dracula/marks'
import { pinScale } from '../src/games/dracula/rings'
import { insetsOf } from '../src/games/dracula/panels'
import { slides, UNKNOWN } from '../src/games/dracula/slides'
import { asksAbout, encounterOf } from '../src/games/dracula/met'
import { metBy, sumOf } from '../src/games/dracula/sums'
import { apply, stage } from '../src/games/dracula/telling'
import { wayBetween } from '../src/games/dracula/travel'
import type { DraculaView, HideoutView } from '../src/games/dracula/view'
import type { Scene } from '../src/lib/telling.svelte'
import type { Ask, Line, Printed } from '../src/lib/types'

const line = (key: string, facts: Line['facts'] = {}): Line => ({ at: 1, key, facts })
const card = (id: string, numbers: Record<string, number>): Printed => ({ id, numbers }) as unknown as Printed
const WOLVES = card('wolves', { damage: 4, less_per_weapon: 2 })
const MET = [
  line('encounter-turned-up', { card: 'wolves', space: 3 }),
  line('ambush', { hunter: 'mina_harker', place: 'zurich', card: 'wolves' }),
]

test('in a combat the cards are held for 1.2 seconds after they were turned, and effects come one by one', () => {
  const fight = { combat: {} } as DraculaView
  expect(beat(line('dracula-plays')).ms).toBeGreaterThanOrEqual(400 + 1200)
  expect(beat(line('dracula-card-cancelled')).ms).toBeGreaterThanOrEqual(350 + 300 + 700)
  expect(beat(line('hunter-hurt'), fight)).toEqual({ weight: 'step', ms: 600 })
})

test('a journey, a slide of the trail and a reveal take as long as the table of moments says', () => {
  expect(beat(line('hunter-moves')).ms).toBe(700)
  expect((beat(line('trail-slides')).ms ?? 0) + (beat(line('dracula-places')).ms ?? 0)).toBe(600)
  expect(beat(line('card-turned-up')).ms).toBe(1100)
  expect(beat(line('ambush')).ms).toBe(1500)
})

test('what was asked for, and what the Count gets of it, stays long enough to be read', () => {
  for (const key of ['psychic-bond', 'rumours-heard', 'not-on-the-trail', 'dracula-takes-event', 'rumor-placed'])
    expect(beat(line(key)), key).toEqual({ weight: 'step', ms: 1100 })
  expect(beat(line('dracula-places', { back: 'castle' })).ms).toBe(1100)
  expect(beat(line('dracula-places', { back: 'sea' })).ms).toBe(1100)
  expect(beat(line('dracula-places', { back: 'city' })).ms).toBeLessThan(300)
})

test('an event that the other side plays is a moment with its card, one of the own side is not', () => {
  const [hunters, count] = [{ seat: 'B' }, { seat: 'A' }] as DraculaView[]
  const [his, theirs] = ['dracula', 'mina_harker'].map((player) =>
    line('event-played', { player, event: 'customs_search', mode: '' }),
  ) as [Line, Line]
  expect(beat(his, hunters).weight).toBe('moment')
  expect(beat(theirs, count).weight).toBe('moment')
  expect(beat(theirs, hunters).weight).toBe('step')
  expect(beat(his, count).weight).toBe('step')
  const scene = { line: his, led: [], then: [], before: hunters, after: hunters } as unknown as Scene<DraculaView>
  const empty = { hunters: {} } as unknown as DraculaView
  const shown = stage({ ...scene, before: empty, after: empty })
  expect(shown.cards.map(({ id }) => id)).toEqual(['customs_search'])
})

test('the end shows the blow that ended it, and is red only for whoever has lost', () => {
  const seen = (seat: string) => ({ seat, hunters: {} }) as unknown as DraculaView
  const scene = (seat: string) =>
    ({
      line: line('game-won', { winner: 'hunters' }),
      led: [line('dracula-hurt', { cause: 'knife' }), line('dracula-hurt', { cause: 'punch' })],
      then: [],
      before: seen(seat),
      after: seen(seat),
    }) as unknown as Scene<DraculaView>
  expect(stage(scene('B'))).toMatchObject({ tone: 'gain', cards: [{ id: 'punch' }] })
  expect(stage(scene('A')).tone).toBe('blood')
})

test('what one draws oneself is read where it comes to lie; what others draw goes by', () => {
  const mina = { hunter: 'mina_harker', items: ['knife'], item_count: 1 }
  const before = { hunters: { mina_harker: mina } } as unknown as DraculaView
  const drawn = line('draws-item-privy', { hunter: 'mina_harker', item: 'pistol' })
  expect(beat(drawn)).toEqual({ weight: 'step', ms: 900 })
  expect(apply(before, drawn).hunters['mina_harker']).toMatchObject({ items: ['knife', 'pistol'], item_count: 2 })
  expect(beat(line('draws-item', { hunter: 'mina_harker' })).weight).toBe('none')
})

test('wolves are a sum: four, less two for a weapon shown', () => {
  const course = [
    ...MET,
    line('encounter-resolves', { hunter: 'mina_harker', card: 'wolves' }),
    line('item-revealed', { hunter: 'mina_harker', item: 'pistol' }),
    line('hunter-hurt', { hunter: 'mina_harker', amount: 2, damage: 5, cause: 'wolves' }),
  ]
  expect(encounterOf([line('day'), ...course])).toEqual(course)
  expect(sumOf(WOLVES, course, 'mina_harker')).toEqual({
    hunter: 'mina_harker',
    damage: 5,
    terms: [
      { sign: '', value: 4, label: 'sum-card', of: 'wolves' },
      { sign: '−', value: 2, label: 'sum-shown', of: 'pistol' },
      { sign: '=', value: 2, label: 'sum-damage' },
    ],
  })
})

test('before the answer the sum says what it would be; another hunter has a sum of his own', () => {
  const ask = { prompt: 'show-weapons', args: { hunter: 'dr_seward' } } as unknown as Ask
  expect(asksAbout(ask, MET)).toBe(true)
  expect(metBy(MET, ask)).toBe('dr_seward')
  expect(metBy(MET, null)).toBe('mina_harker')
  const sum = sumOf(WOLVES, MET, 'dr_seward')
  expect(sum?.damage).toBe(-1)
  expect(sum?.terms.at(-1)?.value).toBe(4)
  expect(sumOf(card('hoax', {}), MET, 'mina_harker')).toBeNull()
})

test('an encounter is over when something else is told', () => {
  expect(encounterOf([...MET, line('hunter-moves')])).toEqual([])
})

test('the effects of a round have their numbers from old to new', () => {
  const view = { hunters: { dr_seward: { health: 10 } } } as unknown as DraculaView
  const told = [
    line('dracula-plays', { card: 'claws', hunter: 'dr_seward' }),
    line('hunter-plays', { card: 'punch', hunter: 'dr_seward' }),
    line('hunter-hurt', { hunter: 'dr_seward', amount: 3, damage: 4 }),
    line('dracula-hurt', { amount: 1, damage: 8 }),
  ]
  expect(effectsOf(told, view).map(({ who, from, to }) => [who, from, to])).toEqual([
    ['dr_seward', 9, 6],
    ['dracula', 7, 8],
  ])
  expect(effectsOf([...told, line('dracula-plays')], view)).toEqual([])
})

test('the trail slides by one, and the new card falls in', () => {
  expect(slides(['a', 'b', ''], ['', 'a', 'b'])).toEqual([
    [1, -1],
    [2, -1],
  ])
  expect(slides(['', 'a', 'b'], [UNKNOWN, 'a', 'b'])).toEqual([[0, 0]])
  expect(slides([UNKNOWN, 'a', 'b'], ['c', 'a', 'b'])).toEqual([])
})

test('what is told moves the trail on before the real view comes', () => {
  const hideout = (handle: string): HideoutView => ({ handle, card: '', back: 'city' }) as HideoutView
  const view = { trail: [hideout('a'), hideout('b')], slid: null } as unknown as DraculaView
  const slid = apply(view, line('trail-slides'))
  expect([slid.trail[0], slid.trail[1]?.handle, slid.slid?.handle]).toEqual([null, 'a', 'b'])
  const laid = apply(slid, line('dracula-places', { back: 'sea' }))
  expect([laid.trail[0]?.back, laid.trail[0]?.card]).toEqual(['sea', ''])
})

test('a figure goes along the road, or from railway to railway', () => {
  const map = chart('third_edition_reconstruction')
  expect(wayBetween(map, 'munich', 'nuremburg').map(({ kind }) => kind)).toEqual(['road'])
  const rails = wayBetween(map, 'marseilles', 'cologne')
  expect(rails).toHaveLength(3)
  expect(rails.every(({ kind }) => kind === 'white')).toBe(true)
})

test('a panel that would lie over a lit place takes its height from the room', () => {
  const room = { x: 0, y: 100, width: 1000, height: 600 }
  const now = stand(room, { x: 0, y: 0, width: 100, height: 100 }, 1)
  const tools = { left: 400, right: 600, top: 110, bottom: 154 }
  const spot = { x: 500 - now.x, y: 130 - now.y }
  expect(uncovered(room, now, [spot], [tools])).toEqual({ x: 0, y: 154, width: 1000, height: 546 })
  expect(uncovered(room, now, [{ x: spot.x, y: spot.y + 200 }], [tools])).toEqual(room)
})

test('a mark at the edge lies neither over a lit place nor under a panel', () => {
  const room = { x: 0, y: 100, width: 400, height: 300 }
  const box = (x: number, y: number) => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 })
  expect(freeAlong(room, 'left', [])).toBe(0.5)
  expect(freeAlong(room, 'left', [box(30, 250)])).not.toBe(0.5)
  expect(freeAlong(room, 'top', [{ left: 0, right: 260, top: 100, bottom: 150 }])).toBeGreaterThan(0.65)
  expect(freeAlong(room, 'right', [box(30, 250)])).toBe(0.5)
})

test('no face lies over a place that can be chosen: its pin leans aside', () => {
  const map = chart('third_edition_reconstruction')
  const [genoa, milan] = ['genoa', 'milan'].map((id) => map.places.get(id))
  if (!genoa || !milan) throw new Error('not on the map')
  const marks = new Map<string, Mark>([['genoa', { figures: [{ id: 'dracula', state: '', acting: false }] }]])
  expect(leanOf(map, marks, genoa, 1)).toBe(0)
  marks.set('milan', { lit: true })
  const lean = leanOf(map, marks, genoa, 1)
  expect(lean).not.toBe(0)
  const [face] = facesOf(1, lean, pinScale(1))
  expect(Math.hypot(milan.x - genoa.x - (face?.x ?? 0), milan.y - genoa.y - (face?.y ?? 0))).toBeGreaterThan(28)
})

test('on a phone on its side the strip of the trail, beside the question, takes from the top', () => {
  const strip = { edge: 'right' as const, box: { left: 8, right: 392, top: 60, bottom: 90 } }
  const question = { box: { left: 400, right: 740, top: 0, bottom: 312 } }
  expect(insetsOf([strip, question], 740, 312)).toEqual({ left: 0, top: 90, right: 340, bottom: 0 })
})

test('whoever has supplied, reserved or rested is named long enough to be read', () => {
  for (const key of ['supplies', 'reserves-tickets', 'rests']) expect(beat(line(key)).ms).toBeGreaterThanOrEqual(600)
})

test('what has happened since one’s last turn leaves out the time of day and what one did oneself', () => {
  const count = { seat: 'A', dracula: 'A', round: 2, phase: 'night', hunters: {} } as unknown as DraculaView
  const supplies = line('supplies', { hunter: 'dr_seward' })
  expect(isNoNews(line('night'), count)).toBe(true)
  expect(isNoNews(line('event-played', { player: 'dracula', event: 'devilish_power' }), count)).toBe(true)
  expect(isNoNews(supplies, count)).toBe(false)
  expect(isNoNews(line('hunter-starts', { hunter: 'dr_seward' }), { ...count, round: 0 })).toBe(true)
  expect(isNoNews(line('dracula-hurt', { damage: 2 }), { ...count, phase: 'dracula' })).toBe(true)
})

test('a lit place out of sight lies on the side that is farthest past', () => {
  const room = { x: 0, y: 100, width: 300, height: 200 }
  expect(sideOf(room, { x: 340, y: 310 })).toBe('right')
  expect(sideOf(room, { x: -5, y: 90 })).toBe('top')
  expect(sideOf(room, { x: 150, y: 295 })).toBe('bottom')
})

test('what decided it is shown by what it came from: whoever was defeated, the card that matured', () => {
  const story = [
    line('hunter-defeated', { hunter: 'mina_harker', place: 'alicante' }),
    line('influence-gained', { amount: 2, cause: 'defeat', influence: 9 }),
    line('event-played', { card: 'great_wolf' }),
    line('influence-gained', { amount: 4, cause: 'reckless_vampire', influence: 13 }),
    line('game-won', { winner: 'dracula' }),
  ]
  expect(decided(story).map(({ amount, things }) => [amount, ...things])).toEqual([
    [2, 'mina_harker'],
    [4, 'reckless_vampire'],
  ])
})

test('a planned ambush shows the card that is fought with', () => {
  const before = { combat: { picked: [['mina_harker', 'pistol']] } } as unknown as DraculaView
  const after = apply(before, line('planned-ambush-swaps', { hunter: 'mina_harker', card: 'crucifix' }))
  expect(after.combat?.picked).toEqual([['mina_harker', 'crucifix']])
})

test('a search and an event are turns of their own, told as steps, and no news to whoever did them', () => {
  const seen = (seat: string): DraculaView =>
    ({ seat, round: 3, phase: 'night', hunters: { van_helsing: { hunter: 'van_helsing', seat: 'B' } } }) as never
  const search = line('search', { hunter: 'van_helsing', place: 'valona', items: ['stake'] })
  const event = line('event-played', { player: 'van_helsing', event: 'good_luck', mode: 'banish' })
  for (const one of [search, event]) {
    expect([begins(one), beat(one).weight]).toEqual([true, 'step'])
    expect([isNoNews(one, seen('A')), isNoNews(one, seen('C')), isNoNews(one, seen('B'))]).toEqual([false, false, true])
  }
  expect(beat(line('encounter-discarded', { card: 'aristocratic_vampire', space: 5 })).weight).toBe('step')
})
