// @vitest-environment jsdom

/** The drawn map of Dracula: what it works out by itself is what the rules say. */
import { describe, expect, test } from 'vitest'

import { groups, label } from '../src/lib/choices'
import { NO_GAME, type Library } from '../src/lib/game.svelte'
import type { Ask, Printed } from '../src/lib/types'
import { Words } from '../src/lib/words'
import { straight } from '../src/games/dracula/asked'
import { ways } from '../src/games/dracula/board'
import { chart, seaDamage, type Place } from '../src/games/dracula/chart'
import { apart } from '../src/games/dracula/drawing'
import { forecast } from '../src/games/dracula/forecast'
import { grave } from '../src/games/dracula/grave'
import parts from '../src/games/dracula'
import { LESSONS } from '../src/games/dracula/intro'
import en from '../src/games/dracula/locale/en.ftl?raw'
import pl from '../src/games/dracula/locale/pl.ftl?raw'
import guideEn from '../src/games/dracula/locale/guide_en.ftl?raw'
import guidePl from '../src/games/dracula/locale/guide_pl.ftl?raw'
import { placed, type Named } from '../src/games/dracula/labels'
import { Picked } from '../src/games/dracula/picking.svelte'
import { awaits } from '../src/games/dracula/places'
import { byRail, byRoad, bySea } from '../src/games/dracula/reach'
import { around, AROUND, goal, stand, uncovered, whole, within } from '../src/games/dracula/framing'
import { flagged, marked, type Mark } from '../src/games/dracula/marks'
import { covered, named } from '../src/games/dracula/names'
import { insetsOf } from '../src/games/dracula/panels'
import { ringOf } from '../src/games/dracula/rings'
import { between } from '../src/games/dracula/route'
import { apply } from '../src/games/dracula/telling'
import { tomorrow } from '../src/games/dracula/tomorrow'
import type { DraculaView, HideoutView } from '../src/games/dracula/view'

const THIRD = chart('third_edition_reconstruction')
const SECOND = chart('second_edition')
const CLEAR = { fog: {}, roadblocks: [], storms: [] } as unknown as DraculaView

const ticket = (white: number, yellow: number | null) => ({ id: `${white}/${yellow}`, white, yellow })

describe('where a hunter gets', () => {
  test('the roads of Bordeaux are those of the booklet, and of the older map', () => {
    expect([...byRoad(THIRD, CLEAR, 'bordeaux')].sort()).toEqual([
      'clermont_ferrand',
      'nantes',
      'santander',
      'toulouse',
    ])
    expect([...byRoad(SECOND, CLEAR, 'bordeaux')].sort()).toEqual([
      'clermont_ferrand',
      'nantes',
      'saragossa',
      'toulouse',
    ])
  })

  test('Marseilles and Cologne are three white railways apart', () => {
    expect(byRail(THIRD, CLEAR, 'marseilles', ticket(3, 1))).toContain('cologne')
    expect(byRail(THIRD, CLEAR, 'marseilles', ticket(2, 1))).not.toContain('cologne')
  })

  test('with a yellow railway the yellow value counts for the whole way', () => {
    // Berlin to Prague is yellow, and Berlin to Leipzig white.
    expect(byRail(THIRD, CLEAR, 'berlin', ticket(3, 1))).toContain('prague')
    expect(byRail(THIRD, CLEAR, 'leipzig', ticket(3, 1))).not.toContain('prague')
    expect(byRail(THIRD, CLEAR, 'leipzig', ticket(3, 2))).toContain('prague')
    expect(byRail(THIRD, CLEAR, 'berlin', ticket(3, null))).not.toContain('prague')
  })

  test('fog, roadblocks and storms are in the way', () => {
    const view = {
      ...CLEAR,
      fog: { nantes: 1 },
      roadblocks: [{ kind: 'road', a: 'bordeaux', b: 'toulouse' }],
      storms: ['north_atlantic'],
    } as DraculaView
    expect([...byRoad(THIRD, view, 'bordeaux')].sort()).toEqual(['clermont_ferrand', 'santander'])
    expect(byRoad(THIRD, view, 'nantes').size).toBe(0)
    expect(bySea(THIRD, CLEAR, 'bordeaux')).toContain('north_atlantic')
    expect(bySea(THIRD, view, 'bordeaux').size).toBe(0)
  })

  test('the older map has other waters', () => {
    expect([...bySea(SECOND, CLEAR, 'bordeaux')]).toEqual(['bay_of_biscay'])
    expect(SECOND.places.has('north_atlantic')).toBe(false)
  })
})

describe('roads and railways to choose', () => {
  test.each([0.45, 0.8, 1.4])('no button lies upon another, at scale %d', (scale) => {
    const gap = 18 / scale
    const spots = apart(
      THIRD.lines.filter(({ kind }) => kind !== 'sea').map(({ middle }) => middle),
      gap,
    )
    const nearest = spots.flatMap((one, number) =>
      spots.slice(number + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...nearest)).toBeGreaterThan(gap * 0.9)
  })
})

const printed = (id: string, kind: string, numbers: Record<string, number>): Printed => ({
  id,
  kind,
  group: '',
  name: {},
  text: {},
  flavour: {},
  numbers,
  emblem: '',
})
const shelf: Library = {
  ...NO_GAME,
  printed: new Map(
    [
      printed('new_vampire', 'encounter', { influence: 3, count: 4 }),
      printed('reckless_vampire', 'encounter', { influence: 4, count: 2 }),
      printed('bats', 'encounter', { influence: 0, count: 2 }),
      printed('t_3_1', 'ticket', { white: 3, yellow: 1 }),
    ].map((entry) => [entry.id, entry]),
  ),
}
const hideout = (card: string, encounters: string[], change: Partial<HideoutView> = {}): HideoutView => ({
  handle: 'h',
  card,
  back: 'city',
  face_up: false,
  wolf: false,
  bat: false,
  rumor: false,
  linked: '',
  encounters: encounters.map((known, at) => ({ handle: String(at), card: known, face_up: false, damage: 0 })),
  ...change,
})
const view = (change: Partial<DraculaView> = {}): DraculaView =>
  ({
    ...CLEAR,
    trail: [],
    lairs: [],
    slid: null,
    encounter_discard: [],
    guards: [],
    hunters: {},
    map: 'third_edition_reconstruction',
    ...change,
  }) as unknown as DraculaView

describe('what may mature', () => {
  test('one vampire counts, and a rumor adds three', () => {
    expect(forecast(view(), hideout('paris', ['new_vampire', 'reckless_vampire']), shelf)).toEqual({
      influence: 4,
      atMost: false,
    })
    expect(forecast(view(), hideout('paris', ['new_vampire'], { rumor: true }), shelf)).toEqual({
      influence: 6,
      atMost: false,
    })
    expect(forecast(view(), hideout('paris', ['bats'], { rumor: true }), shelf).influence).toBe(0)
    expect(forecast(view(), hideout('hide', ['new_vampire']), shelf).influence).toBe(0)
  })

  test('what nobody has seen may be the worst that is left', () => {
    expect(forecast(view(), hideout('', ['']), shelf)).toEqual({ influence: 4, atMost: true })
    const gone = view({ encounter_discard: ['reckless_vampire', 'reckless_vampire'] })
    expect(forecast(gone, hideout('', ['']), shelf)).toEqual({ influence: 3, atMost: true })
  })
})

test('a ticket lights every city it leads to, beside the roads', () => {
  const hunter = { hunter: 'mina_harker', place: 'marseilles', tickets: ['t_3_1'], ticket_count: 1 }
  const options = [
    { is: 'dracula.MoveByRoad', to: 'toulouse' },
    { is: 'dracula.MoveByRail', ticket: 't_3_1' },
  ]
  const ask = {
    seat: 'B',
    prompt: 'hunter-action',
    kind: 'one',
    options,
    refused: [],
    low: 1,
    high: 1,
    rule: '',
    args: { hunter: 'mina_harker' },
    otherwise: {},
  } as const
  const found = ways(
    view({ hunters: { mina_harker: hunter } as unknown as DraculaView['hunters'] }),
    { ...ask, options: [...options], refused: [] },
    shelf,
  )
  expect(found.get('toulouse')?.options).toContain(options[0])
  expect(found.get('cologne')?.options).toEqual([options[1]])
})

test('of two tickets that lead to a city the lesser is offered first', () => {
  const ride = (id: string) => ({ is: 'dracula.MoveByRail', ticket: id })
  const tickets = [
    printed('t_3_2', 'ticket', { white: 3, yellow: 2 }),
    printed('t_3_1', 'ticket', { white: 3, yellow: 1 }),
  ]
  const held: Library = { ...shelf, printed: new Map(tickets.map((entry) => [entry.id, entry])) }
  const hunter = { hunter: 'mina_harker', place: 'marseilles', tickets: ['t_3_2', 't_3_1'], ticket_count: 2 }
  const ask = {
    seat: 'B',
    prompt: 'hunter-action',
    kind: 'one',
    low: 1,
    high: 1,
    rule: '',
    args: { hunter: 'mina_harker' },
    otherwise: {},
  } as const
  const found = ways(
    view({ hunters: { mina_harker: hunter } as unknown as DraculaView['hunters'] }),
    { ...ask, options: [ride('t_3_2'), ride('t_3_1')], refused: [] },
    held,
  )
  expect(found.get('cologne')?.options).toEqual([ride('t_3_1'), ride('t_3_2')])
})

test('the city a ticket was spent for is the answer when it is asked for, unless it can no longer be reached', () => {
  const place = (id: string) => ({ is: 'dracula.ThisPlace', place: id })
  const asks = (prompt: string, ...options: Ask['options']): Ask => ({
    seat: 'B',
    prompt,
    kind: 'one',
    options,
    refused: [],
    low: 1,
    high: 1,
    rule: '',
    args: {},
    otherwise: {},
  })
  const picked = new Picked()
  picked.wanted = 'cologne'
  picked.follow(asks('rail-destination', place('paris'), place('cologne')))
  expect(picked.straight).toEqual(place('cologne'))
  picked.wanted = 'cologne'
  picked.follow(asks('rail-destination', place('paris')))
  expect(picked.straight).toBeNull()
  picked.wanted = 'cologne'
  picked.follow(asks('hunter-action', place('cologne')))
  picked.follow(asks('rail-destination', place('paris'), place('cologne')))
  expect(picked.straight).toBeNull()
})

test('where there is no room for a name, how likely the place is has room', () => {
  const sheet = { left: 0, top: 0, right: 400, bottom: 400 }
  const named = {
    x: 200,
    y: 200,
    size: 7,
    text: 'Clermont-Ferrand 12%',
    short: ' 12%',
    font: 13,
    rank: 0,
    always: false,
  }
  const walls = [
    { left: 0, right: 150, top: 0, bottom: 400 },
    { left: 250, right: 400, top: 0, bottom: 400 },
  ]
  expect(placed([{ ...named, id: 'free' }], [], sheet).get('free')?.brief).toBe(false)
  expect(placed([{ ...named, id: 'tight' }], walls, sheet).get('tight')?.brief).toBe(true)
  expect(placed([{ ...named, id: 'tight', short: undefined }], walls, sheet).has('tight')).toBe(false)
})

test('a name stays in the window, and outside the circle of whoever is asked', () => {
  const window = { left: 0, top: 0, right: 360, bottom: 400 }
  const town = { x: 330, y: 200, size: 7, text: 'Strasbourg', wide: 80, font: 13, rank: 0, always: true }
  const edge = placed([{ ...town, id: 'edge' }], [], window).get('edge')
  expect(edge?.anchor).toBe('end')
  const circled = placed([{ ...town, id: 'asked', x: 150, size: 34 }], [], window).get('asked')
  expect(circled?.x).toBeGreaterThanOrEqual(150 + 34)
})

test('a name that must be written lies over a town if need be, never over another name', () => {
  const window = { left: 0, top: 0, right: 200, bottom: 120 }
  const town = { size: 12, text: 'Clermont-Ferrand', wide: 110, font: 13, rank: 0, always: true }
  const crowd = Array.from({ length: 9 }, (_, number) => ({
    ...town,
    id: `town ${number}`,
    x: 60 + (number % 3) * 30,
    y: 40 + Math.floor(number / 3) * 20,
  }))
  const found = placed(crowd, [], window)
  const boxes = [...found.values()].map(({ x, y, anchor }) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - 110 : x - 55
    return { left, right: left + 110, top: y - 13 * 0.84, bottom: y + 13 * 0.16 }
  })
  expect(boxes.length).toBeGreaterThan(1)
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
})

test('on a small map no name stands closer to another town than to its own', () => {
  const k = 0.23
  const names: Named[] = [...THIRD.places.values()].map((place) => ({
    id: place.id,
    x: place.x * k,
    y: place.y * k,
    size: 8,
    text: place.id,
    font: 13,
    rank: place.size === 'large' ? 0 : 1,
    always: false,
  }))
  const { x, y, width, height } = THIRD.frame
  const found = placed(names, [], { left: x * k, top: y * k, right: (x + width) * k, bottom: (y + height) * k })
  expect(found.size).toBeGreaterThan(5)
  for (const { id, text, font } of names) {
    const label = found.get(id)
    if (!label) continue
    const wide = text.length * font * 0.54
    const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - wide : label.x - wide / 2
    const [right, top, bottom] = [left + wide, label.y - font * 0.84, label.y + font * 0.16]
    const nearest = names.reduce((best, one) => (far(one) < far(best) ? one : best))
    expect(nearest.id).toBe(id)
    function far({ x: across, y: down }: Named): number {
      return Math.hypot(Math.max(left - across, 0, across - right), Math.max(top - down, 0, down - bottom))
    }
  }
})

test('names of places cover neither each other nor a town', () => {
  const k = 0.62
  const names: Named[] = [...THIRD.places.values()].map((place) => ({
    id: place.id,
    x: place.x * k,
    y: place.y * k,
    size: 7,
    text: place.id,
    font: 13,
    rank: place.size === 'large' ? 0 : 1,
    always: false,
  }))
  const { x, y, width, height } = THIRD.frame
  const found = placed(names, [], { left: x * k, top: y * k, right: (x + width) * k, bottom: (y + height) * k })
  const boxes = names.flatMap(({ id, text, font }) => {
    const label = found.get(id)
    if (!label) return []
    const wide = text.length * font * 0.54
    const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - wide : label.x - wide / 2
    return [{ id, left, right: left + wide, top: label.y - font * 0.84, bottom: label.y + font * 0.16 }]
  })
  for (const a of boxes)
    for (const b of boxes)
      if (a.id < b.id)
        expect(
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          `${a.id} and ${b.id}`,
        ).toBe(false)
  const large = [...THIRD.places.values()].filter((place) => place.size === 'large')
  expect(large.filter((place) => found.has(place.id)).length).toBeGreaterThan(large.length * 0.8)
})

test('the story moves the board on, line by line', () => {
  const before = view({ trail: [null, hideout('', [''])], phase: 'day', revealed: false, place: '' })
  const turned = apply(before, { at: 1, key: 'card-turned-up', facts: { card: 'paris', space: 2, lair: 0 } })
  expect(turned.trail[1]).toMatchObject({ card: 'paris', face_up: true })
  expect(
    apply(turned, { at: 2, key: 'encounter-turned-up', facts: { card: 'bats', space: 2, lair: 0 } }).trail[1]
      ?.encounters,
  ).toMatchObject([{ card: 'bats', face_up: true }])
  expect(apply(before, { at: 3, key: 'dracula-revealed', facts: { place: 'rome' } })).toMatchObject({
    revealed: true,
    place: 'rome',
  })
  expect(apply(before, { at: 4, key: 'rests', facts: { hunter: 'dr_seward' } })).toBe(before)
})

test('a touch of a place takes the way that costs nothing; among several that cost something one chooses', () => {
  const own = { is: 'dracula.MoveTo', place: 'naples' }
  const wolf = { is: 'dracula.WolfForm', place: 'naples' }
  const road = { is: 'dracula.MoveByRoad', to: 'naples' }
  const rail = (ticket: string) => ({ is: 'dracula.MoveByRail', ticket })
  expect(straight([own, wolf])).toBe(own)
  expect(straight([wolf])).toBe(wolf)
  expect(straight([road, rail('t_2_1')])).toBe(road)
  expect(straight([rail('t_2_1'), rail('t_3_2')])).toBeUndefined()
})

test('on a phone the hand is shown to a hunter who acts, and where one of its cards can be played', () => {
  const ask = (prompt: string, ...options: Ask['options']): Ask => ({ kind: 'one', prompt, options }) as unknown as Ask
  const move = { is: 'dracula.MoveTo', place: 'paris' }
  expect(parts.withHand?.(ask('dracula-moves', move, { is: 'dracula.Feed' }))).toBe(false)
  expect(parts.withHand?.(ask('phase-ends', { is: 'dracula.PlayEvent', event: 'wild_horses' }))).toBe(true)
  expect(parts.withHand?.(ask('hunter-action', { is: 'dracula.Supply' }))).toBe(true)
})

test('by night a hunter is told why no place is lit', () => {
  const ask = (...options: Ask['options']): Ask => ({ kind: 'one', prompt: 'hunter-action', options }) as unknown as Ask
  const [stay, go] = [{ is: 'dracula.Supply' }, { is: 'dracula.MoveByRoad', to: 'paris' }]
  expect(parts.whereElse?.(ask(stay), view({ phase: 'night' }))).toBe('ask-night')
  expect(parts.whereElse?.(ask(stay), view({ phase: 'day' }))).toBe('')
  expect(parts.whereElse?.(ask(stay, go), view({ phase: 'night' }))).toBe('ask-travel')
})

test('sailing costs Dracula two damage from a port and one from another sea, landing none', () => {
  // DRA-DRAC-MOVE-06
  expect(seaDamage(THIRD, 'swansea', 'irish_sea')).toBe(2)
  expect(seaDamage(THIRD, 'irish_sea', 'north_atlantic')).toBe(1)
  expect(seaDamage(THIRD, 'north_atlantic', 'santander')).toBe(0)
})

test('nothing more stands first, in whatever order it is offered', () => {
  const [clear, done] = [{ is: 'dracula.ClearLair', space: 1 }, { is: 'dracula.Done' }]
  for (const options of [
    [clear, done],
    [done, clear],
  ]) {
    const ask = { kind: 'one', options, refused: [] } as unknown as Ask
    expect(groups(ask, new Words('en', [en], new Map()), () => false, parts.closing)[0]?.options).toEqual([done, clear])
  }
})

test('giving up a vampire, or a lair with something in it, asks once more', () => {
  const [naples, empty] = [hideout('naples', ['new_vampire'], { rumor: true }), hideout('rome', [])]
  const seen = view({ trail: [empty, naples], lairs: [hideout('paris', ['bats'])], slid: hideout('bari', ['bats']) })
  expect(grave({ is: 'dracula.Misdirect', space: 2 }, seen, shelf)).toEqual({
    key: 'grave-vampire',
    facts: { place: 'naples', amount: 6 },
  })
  expect(grave({ is: 'dracula.Misdirect', space: 1 }, seen, shelf)).toBeNull()
  expect(grave({ is: 'dracula.ClearLair', space: 1 }, seen, shelf)).toEqual({
    key: 'grave-hideout',
    facts: { place: 'paris' },
  })
  expect(grave({ is: 'dracula.LetGo' }, seen, shelf)).toBeNull()
  expect(grave({ is: 'dracula.LetGo' }, { ...seen, slid: naples }, shelf)?.key).toBe('grave-vampire')
  expect(grave({ is: 'dracula.Done' }, seen, shelf)).toBeNull()
})

describe('the guide', () => {
  const dracula = view({
    seat: 'A',
    round: 1,
    acted: [],
    hunters: { mina_harker: { hunter: 'mina_harker', seat: 'B', bites: 1, damage: 0 } },
  } as unknown as Partial<DraculaView>)
  const hunter = { ...dracula, seat: 'B' }
  const read = (seen: DraculaView, prompt: string, over = false): string[] =>
    LESSONS.filter(({ when }) => when({ view: seen, prompt, over })).map(({ id }) => id)

  test('speaks to each side of its own matters', () => {
    const found = [hideout('paris', [], { face_up: true })]
    expect(read({ ...dracula, trail: found }, 'dracula-moves')).toEqual(['going', 'betrayed'])
    expect(read({ ...hunter, trail: found }, 'hunter-action')).toContain('found')
    expect(read({ ...hunter, trail: found }, 'hunter-action')).not.toContain('betrayed')
    expect([read(dracula, '', true), read(hunter, '', true)]).toEqual([['own-over'], ['over']])
  })

  test('has words for every lesson', () => {
    for (const source of [guideEn, guidePl])
      for (const { id } of LESSONS)
        for (const key of [`intro-${id}`, `intro-${id}-title`]) expect(source).toContain(`\n${key} = `)
  })
})

describe('the camera', () => {
  const room = { x: 206, y: 90, width: 988, height: 574 }
  const spot = (id: string) => THIRD.places.get(id) as { x: number; y: number }
  const all = stand(room, THIRD.frame, whole(room, THIRD.frame))

  test('shows all of Europe in what panels leave free', () => {
    expect(within(room, all, [...THIRD.places.values()], 0)).toBe(true)
  })

  test('frames who is asked, what is lit and likely places, not closer than 1.6', () => {
    const must = ['marseilles', 'toulouse', 'genoa', 'milan'].map(spot)
    const to = goal(room, THIRD.frame, all, { must, likely: [spot('zurich')] })
    expect(to?.k).toBe(1.6)
    expect(within(room, to as typeof all, [...must, spot('zurich')])).toBe(true)
  })

  test('stays where all is in sight and close enough', () => {
    const now = stand(room, around([spot('paris')]), 1.2)
    expect(goal(room, THIRD.frame, now, { must: [spot('paris'), spot('brussels')], likely: [] })).toBeNull()
  })

  test('comes closer where the names of what can be chosen would stand far from their places', () => {
    const must = ['prague', 'leipzig', 'nuremburg', 'vienna'].map(spot)
    const now = stand(room, around(must), 0.95)
    expect(within(room, now, must)).toBe(true)
    expect(goal(room, THIRD.frame, now, { must, likely: [] })?.k).toBe(1.6)
    const wide = ['edinburgh', 'naples', 'galatz'].map(spot)
    const far = stand(room, around(wide), 0.8)
    const close = goal(room, THIRD.frame, far, { must: wide, likely: [] })?.k ?? far.k
    expect(close / far.k).toBeLessThan(1.4)
  })

  test('a panel over what is to be seen takes the side of which it leaves most', () => {
    const window = { x: 0, y: 0, width: 1000, height: 600 }
    const now = { k: 1, x: 0, y: 0 }
    const [corner, below] = [
      { x: 900, y: 100 },
      { x: 500, y: 580 },
    ]
    const [tall, low] = [
      { left: 720, right: 1000, top: 0, bottom: 430 },
      { left: 300, right: 700, top: 556, bottom: 600 },
    ]
    expect(uncovered(window, now, [{ x: 100, y: 300 }], [tall, low])).toEqual(window)
    expect(uncovered(window, now, [corner], [tall, low])).toEqual({ ...window, width: 720 })
    expect(uncovered(window, now, [below], [tall, low])).toEqual({ ...window, height: 556 })
    expect(uncovered(window, now, [corner, below], [tall, low])).toEqual({ ...window, width: 720, height: 556 })
  })

  test('likely places far away give way to what is lit', () => {
    const phone = { x: 0, y: 96, width: 390, height: 300 }
    const must = ['marseilles', 'toulouse', 'genoa'].map(spot)
    const to = goal(phone, THIRD.frame, all, { must, likely: [spot('galatz')] })
    expect(within(phone, to as typeof all, must)).toBe(true)
    expect(within(phone, to as typeof all, [spot('galatz')], 0)).toBe(false)
  })

  test('what cannot be shown legibly is shown with all of Europe', () => {
    const phone = { x: 0, y: 96, width: 390, height: 300 }
    const must = ['lisbon', 'galatz', 'edinburgh'].map(spot)
    expect(goal(phone, THIRD.frame, all, { must, likely: [] })).toEqual(
      stand(phone, THIRD.frame, whole(phone, THIRD.frame)),
    )
    const low = { x: 0, y: 100, width: 390, height: 150 }
    const near = ['hamburg', 'zurich', 'vienna'].map(spot)
    const to = goal(low, THIRD.frame, all, { must: near, likely: [] })
    expect(to && within(low, to, near, 10)).toBe(true)
    expect(to?.k).toBeGreaterThan(1.2 * whole(low, THIRD.frame))
  })

  test('on a phone the one asked stands in the middle', () => {
    const phone = { x: 0, y: 96, width: 390, height: 300 }
    const middle = spot('marseilles')
    const to = goal(phone, THIRD.frame, all, { must: ['toulouse', 'genoa'].map(spot), likely: [], middle })
    expect(middle.x * (to?.k ?? 0) + (to?.x ?? 0)).toBeCloseTo(195)
    expect(middle.y * (to?.k ?? 0) + (to?.y ?? 0)).toBeCloseTo(246)
  })

  test('where nothing is to be chosen one sees what lies around', () => {
    const [must, likely] = [[spot('paris')], []]
    expect(goal(room, THIRD.frame, all, { must, likely })?.k).toBe(1.6)
    expect(goal(room, THIRD.frame, all, { must, likely, idle: true })?.k).toBe(AROUND)
    const now = stand(room, around([spot('paris')]), 1.2)
    expect(goal(room, THIRD.frame, now, { must, likely, idle: true })).toBeNull()
  })

  test('a column that has become a strip takes from the top, a question beside the board from the right', () => {
    const strip = { edge: 'right' as const, box: { left: 8, right: 382, top: 60, bottom: 90 } }
    expect(insetsOf([strip], 390, 800)).toEqual({ left: 0, right: 0, top: 90, bottom: 0 })
    expect(insetsOf([{ box: { left: 500, right: 844, top: 0, bottom: 344 } }], 844, 344).right).toBe(344)
    expect(insetsOf([{ box: { left: 0, right: 390, top: 500, bottom: 800 } }], 390, 800).bottom).toBe(300)
  })
})

describe('names on the map', () => {
  const standing = (id: string, at: string) => ({ hunter: id, place: at, defeated: false, hospital: false })
  const crowd = view({
    seat: 'B',
    place: '',
    possible: { vienna: 0.12, budapest: 0.11, zurich: 0.07, geneva: 0.07 },
    storms: [],
    hosts: [],
    consecrated: '',
    hunters: {
      lord_godalming: standing('lord_godalming', 'milan'),
      dr_seward: standing('dr_seward', 'milan'),
      van_helsing: standing('van_helsing', 'genoa'),
      mina_harker: standing('mina_harker', 'marseilles'),
    },
  } as unknown as Partial<DraculaView>)
  const options = ['toulouse', 'clermont_ferrand', 'geneva'].map((to) => ({ is: 'dracula.MoveByRoad', to }))
  const offers = new Map(options.map((option) => [option.to, { options: [option], refused: [] }]))
  const marks = marked({
    view: crowd,
    offers,
    picking: new Picked(),
    reach: null,
    told: null,
    pins: [],
    threats: new Map(),
  })

  test.each([0.6, 0.845, 1.2, 1.6])('none lies over another or over a figure, at scale %d', (scale) => {
    const words = { name: (_: string, id: string) => id } as unknown as Words
    const found = named({
      map: THIRD,
      marks,
      chances: new Map(),
      scale,
      probable: true,
      asked: 'mina_harker',
      walls: [],
      words,
    })
    const boxes = [...found].map(([id, label]) => {
      const place = THIRD.places.get(id)
      const font = place?.size === 'small' ? 13.5 : 15
      const wide = id.length * font * 0.54
      const [x, y] = [(place?.x ?? 0) * scale + label.x, (place?.y ?? 0) * scale + label.y]
      const left = label.anchor === 'start' ? x : label.anchor === 'end' ? x - wide : x - wide / 2
      return { id, left, right: left + wide, top: y - font * 0.84, bottom: y + font * 0.16 }
    })
    const figures = [...THIRD.places.values()].flatMap((place) =>
      covered(THIRD, marks, place, scale, 'mina_harker').map((box) => ({ id: `figure in ${place.id}`, ...box })),
    )
    expect(figures.length).toBe(3)
    for (const [at, a] of boxes.entries())
      for (const b of [...boxes.slice(at + 1), ...figures])
        expect(
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
          `${a.id} and ${b.id}`,
        ).toBe(false)
    for (const id of ['toulouse', 'geneva', 'milan', 'vienna', 'budapest']) expect(found.has(id), id).toBe(true)
  })
})

test('no name lies under a seal of the trail, several in one place and from far away', () => {
  const scale = 0.3
  const trail = { ionian_sea: ['1', '2'], adriatic_sea: ['3'], tyrrhenian_sea: ['4', '5', '6'] }
  const marks = new Map<string, Mark>(Object.entries(trail).map(([id, flags]) => [id, { flags }]))
  const words = { name: (_: string, id: string) => id } as unknown as Words
  const found = named({
    map: THIRD,
    marks,
    chances: new Map(),
    scale,
    probable: false,
    asked: '',
    walls: [],
    words,
  })
  const seals = Object.keys(trail).flatMap((id) => covered(THIRD, marks, THIRD.places.get(id) as Place, scale, ''))
  expect(seals.length).toBe(3)
  for (const id of Object.keys(trail)) expect(found.has(id), id).toBe(true)
  for (const [id, label] of found) {
    const place = THIRD.places.get(id) as Place
    const font = place.size === 'small' ? 13.5 : 15
    const wide = id.length * font * 0.54
    const [x, y] = [place.x * scale + label.x, place.y * scale + label.y]
    const left = label.anchor === 'start' ? x : label.anchor === 'end' ? x - wide : x - wide / 2
    for (const seal of seals)
      expect(
        left < seal.right - 1 &&
          seal.left < left + wide - 1 &&
          y - font * 0.84 < seal.bottom - 1 &&
          seal.top < y + font * 0.16 - 1,
        id,
      ).toBe(false)
  }
})

test('the ring is full at one in four and grows with the chance; below one in a hundred it is thin', () => {
  expect(ringOf(0.25, true)).toEqual({ radius: 20, part: 1, thin: false })
  expect(ringOf(0.05, true).part).toBeCloseTo(0.2)
  expect(ringOf(0.005, true)).toMatchObject({ radius: 11, thin: true })
  expect(ringOf(0.25, false).part).toBe(0)
})

test('one way on which he can have come: by road and sea, in as many nights as have passed', () => {
  expect(between(THIRD, 'marseilles', 'toulouse', 1)).toEqual([])
  expect(between(THIRD, 'marseilles', 'barcelona', 2)).toHaveLength(1)
  expect(between(THIRD, 'lisbon', 'galatz', 3)).toBeNull()
})

test('tomorrow a hunter can be where roads, seas and tickets lead; not who is delayed or defeated', () => {
  const hunter = (id: string, change = {}) => ({
    hunter: id,
    place: 'marseilles',
    tickets: [],
    ticket_count: 0,
    defeated: false,
    delayed: false,
    ...change,
  })
  const seen = view({
    hunters: {
      lord_godalming: hunter('lord_godalming'),
      dr_seward: hunter('dr_seward', { delayed: true }),
      mina_harker: hunter('mina_harker', { tickets: ['t_3_1'], ticket_count: 1 }),
    } as unknown as DraculaView['hunters'],
  })
  const found = tomorrow(THIRD, seen, shelf)
  expect(found.get('toulouse')).toEqual(['lord_godalming', 'mina_harker'])
  expect(found.get('cologne')).toEqual(['mina_harker'])
  expect(found.has('galatz')).toBe(false)
})

test('whoever stands where the Count would go is named, and that he is revealed there (DRA-REVEAL-02)', () => {
  const hunter = (place: string, facts = {}) => ({ place, defeated: false, hospital: false, ...facts })
  const seen = view({
    seat: 'A',
    hunters: {
      lord_godalming: hunter('le_havre'),
      dr_seward: hunter('rome', { hospital: true }),
      van_helsing: hunter('english_channel'),
      mina_harker: hunter('london'),
    } as unknown as DraculaView['hunters'],
  })
  const words = new Words('en', [en], new Map())
  const said = (id: string, threat: string[], walks = true) => awaits(THIRD, seen, words, { id, threat, walks })
  expect(said('london', ['mina_harker', 'van_helsing'])).toContain('is here: you would be revealed at once')
  expect(said('london', ['mina_harker', 'van_helsing'])).toContain('One hunter could come here tomorrow.')
  expect(said('london', ['mina_harker'])).not.toContain('tomorrow')
  expect(said('london', [], false)).toMatch(/is here\.$/)
  // At sea nobody is revealed, and a hunter in the hospital is not in the city.
  expect(said('english_channel', [])).toMatch(/is here\.$/)
  expect(said('rome', [])).toBe('No hunter can come here tomorrow.')
})

test('once it is said with whom he fights, everybody has chosen a card', () => {
  const combat = { choosing: ['dracula', 'mina_harker'], chosen: [], engaged: '' }
  const before = view({ combat } as unknown as Partial<DraculaView>)
  const after = apply(before, { at: 1, key: 'hunter-engaged', facts: { hunter: 'mina_harker' } })
  expect(after.combat).toMatchObject({ engaged: 'mina_harker', chosen: ['dracula', 'mina_harker'] })
})

test('a chartered carriage stands below the four actions, which keep their keys', () => {
  const [carriage, supply] = [{ is: 'dracula.MoveByCarriage', ticket: 't_3_0' }, { is: 'dracula.Supply' }]
  const ask = { kind: 'one', options: [carriage, supply], refused: [] } as unknown as Ask
  for (const [lang, source] of [
    ['en', en],
    ['pl', pl],
  ] as const) {
    const words = new Words(lang, [source], new Map())
    const found = groups(ask, words, () => false)
    expect(found.map(({ options }) => options)).toEqual([[supply], [carriage]])
    expect(label(carriage, words, true)).toBe('t_3_0')
  }
})

test("the Castle's card has a back of its own: hunters see on the map that it lies on the trail", () => {
  const hidden = { card: '', face_up: false }
  const trail = [{ ...hidden, back: 'castle' }, { ...hidden, back: 'city' }, null]
  expect(flagged({ trail, lairs: [] } as unknown as DraculaView)).toEqual([{ place: 'castle_dracula', flag: '1' }])
})
