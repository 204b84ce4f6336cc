/** The parts of a fight that draw nothing: which keys join, how wide cards lie, what the ruler shows, what was told. */

import { describe, expect, test } from 'vitest'

import { widths } from '../src/games/grail/fray/chain'
import { keyAt, worth, type Edge } from '../src/games/grail/fray/cards'
import { count, joining, lying } from '../src/games/grail/fray/rows'
import { links } from '../src/games/grail/fray/links'
import { consequences } from '../src/games/grail/fray/consequences'
import type { Enemy, Face } from '../src/games/grail/fray/faces'
import { Playing, LETTERS } from '../src/games/grail/fray/playing.svelte'
import { beads, spaces, zones } from '../src/games/grail/fray/ruler'
import type { Preview } from '../src/games/grail/fray/seen'
import { story } from '../src/games/grail/fray/told'
import type { EncounterView, HeroView } from '../src/games/grail/view'
import type { Ask, Line } from '../src/lib/types'

const EDGE: Edge = {
  rows: [{ attribute: 'aggression', level: 1 }, { attribute: 'courage', level: 3 }, null],
  magic: true,
  multiplier: 2,
}

describe('keys', () => {
  test('show what the next card must have', () => {
    expect(keyAt(EDGE, 1)).toEqual({ is: 'attribute', attribute: 'courage', level: 3 })
    expect(keyAt(EDGE, 2)).toBeNull()
    expect(keyAt(EDGE, 3)).toEqual({ is: 'magic' })
    expect(keyAt(EDGE, 4)).toEqual({ is: 'times', n: 2 })
    expect(keyAt({ ...EDGE, multiplier: 0 }, 4)).toEqual({ is: 'void' })
  })

  test('a free key multiplies markers and cards, never a chain', () => {
    expect(worth({ kind: 'pool', n: 1 }, EDGE, 4)).toBe(2)
    expect(worth({ kind: 'chain', n: 1 }, EDGE, 4)).toBe(1)
    expect(worth({ kind: 'pool', n: 1 }, EDGE, 0)).toBe(1)
  })
})

describe('where two cards meet', () => {
  const bonuses = [
    { kind: 'chain', n: 1 },
    { kind: 'pool', n: 1 },
    { kind: 'pool', n: 1 },
    null,
    { kind: 'draw', n: 1 },
  ] as const

  test('what was joined stays, what was not says why', () => {
    expect(lying(EDGE, bonuses, [0, 4])).toEqual(['joined', 'shut', 'off', 'off', 'joined'])
  })

  test('a chain on the first card of an Activation is joined and does nothing', () => {
    expect(lying(EDGE, bonuses, [0, 4], true)).toEqual(['idle', 'shut', 'off', 'off', 'joined'])
  })

  test('a magic key that was not paid for is no matter of a level', () => {
    expect(lying(EDGE, [null, null, null, { kind: 'pool', n: 1 }, null], [])).toEqual([
      'off',
      'off',
      'off',
      'off',
      'off',
    ])
  })

  test('a void cancels what lies opposite', () => {
    expect(lying({ ...EDGE, multiplier: 0 }, bonuses, [0])[4]).toBe('void')
  })

  test('a card of the hand looks as the rules say', () => {
    const states = joining([
      { row: 0, state: 'joins' },
      { row: 1, state: 'level' },
      { row: 2, state: 'alone' },
      { row: 3, state: 'price' },
      { row: 4, state: 'idle' },
    ])
    expect(states).toEqual(['would', 'shut', 'off', 'may', 'dull'])
    expect(count(states)).toBe(2)
  })
})

const face = (id: string, passive = false): Face => ({
  id,
  hero: 'beor',
  name: id,
  bonuses: [{ kind: 'pool', n: 1 }, null, null, null, { kind: 'pool', n: 1 }],
  edge: EDGE,
  abilities: [],
  passive,
  emblem: '',
})

describe('the Sequence', () => {
  const table = (candidate: Parameters<typeof links>[0]['candidate']) =>
    links({
      edge: EDGE,
      sequence: [
        { card: 'one', hero: 'beor', rows: [0, 4], charges: 0, waiting: false },
        { card: 'two', hero: 'beor', rows: [4], charges: 0, waiting: true },
      ],
      candidate,
      faceOf: (card) => face(card),
      gained: new Map(),
      say: ({ id }) => id,
    })

  test('both halves of a joined key look joined', () => {
    const { links: all, right } = table(null)
    expect(right).toEqual(['joined', 'off', 'off', 'off', 'joined'])
    expect(all[0]?.right).toEqual(['shut', 'off', 'off', 'off', 'joined'])
    expect(all[1]?.left).toEqual(['shut', 'off', 'off', 'off', 'joined'])
    expect(all[1]?.right).toEqual(['off', 'off', 'off', 'off', 'off'])
  })

  test('the card that is looked at lies at the end, and what it covers is lost', () => {
    const rows = [{ row: 0, state: 'joins' as const }]
    const would = { card: 'new', hero: 'beor', rows, markers: 1, spaces: 0, draws: 0, torn: [] }
    const { links: all } = table(would)
    expect(all.map(({ id, would: ghost }) => [id, ghost])).toEqual([
      ['one', false],
      ['two', false],
      ['new', true],
    ])
    expect(all[1]?.right[0]).toBe('would')
    expect([all[1]?.dead, all[1]?.loses]).toEqual([true, true])
    expect(all[0]?.loses).toBe(false)
  })

  test('passive cards stay open while they are near, the oldest covered ones grow narrow', () => {
    expect(widths([false, false, false], false)).toEqual(['covered', 'covered', 'chain'])
    expect(widths([true, false, false], true)).toEqual(['chain', 'covered', 'chain'])
    expect(widths([true, false, false, false, false], false)[0]).toBe('covered')
    const long = widths(
      Array.from({ length: 12 }, () => false),
      false,
    )
    expect(long.slice(0, 4)).toEqual(['narrow', 'narrow', 'narrow', 'covered'])
    expect(long.at(-1)).toBe('chain')
  })

  test('no more than three cards are open beside each other', () => {
    const open = widths([true, true, true, true], true).filter((width) => width === 'chain')
    expect(open).toHaveLength(2)
  })
})

describe('what would come of a card', () => {
  const enemy = (terror: number): Enemy =>
    ({
      track: null,
      value: 5,
      stages: [],
      traits: [],
      table: [
        {
          least: 0,
          most: 4,
          does: [
            [
              { sign: 'damage', n: -2 },
              { sign: 'terror', n: terror },
            ],
          ],
          text: '',
        },
      ],
    }) as unknown as Enemy
  const way = {
    markers: 1,
    pool: 1,
    draws: 0,
    alters: [],
    torn: [],
    covers: null,
    row: 0,
    stage: -1,
    changes: [],
    ends: '',
  }
  const kinds = (damage: number[], health: number, terror: number, more = 1, other = {}): string[] =>
    consequences(
      { ...way, damage, ...other } as unknown as Preview,
      { pool: 0, attitude: 0, shelf: [] } as unknown as EncounterView,
      enemy(more),
      (key) => key,
      (source) => source,
      { hero: 'beor', health, terror, panicking: false } as unknown as HeroView,
    ).map(({ kind }) => kind)

  test('Terror above Health is Panic, equality is none; GRAIL-TRACK-05', () => {
    expect(kinds([2, 2], 5, 3)).toContain('panic')
    expect(kinds([2, 2], 5, 2)).not.toContain('panic')
    expect(kinds([2, 0], 5, 3)).not.toContain('panic')
  })

  test('Health at 0 is Dying; GRAIL-TRACK-06', () => {
    expect(kinds([2, 2], 2, 0)).toContain('dying')
    expect(kinds([2, 1], 2, 0)).not.toContain('dying')
  })

  test('what the card itself gives and takes is said, and counts', () => {
    const frightens = { alters: [{ what: 'terror', before: 3, after: 5 }] }
    expect(kinds([2, 0], 5, 3, 0, frightens)).toContain('loss')
    expect(kinds([2, 0], 5, 3, 0, frightens)).not.toContain('panic')
    expect(kinds([2, 1], 5, 3, 0, frightens)).toContain('panic')
    const kills = { row: -1, alters: [{ what: 'health', before: 1, after: 0 }] }
    expect(kinds([0, 0], 1, 0, 0, kills)).toContain('dying')
    const soothes = { alters: [{ what: 'terror', before: 3, after: 2 }] }
    expect(kinds([2, 2], 5, 3, 1, soothes)).toEqual(expect.arrayContaining(['gain']))
    expect(kinds([2, 2], 5, 3, 1, soothes)).not.toContain('panic')
  })
})

describe('the ruler', () => {
  test('markers, those a card would add, and those it would cost', () => {
    expect(beads(4, 1, 3)).toEqual(['none', 'marker', 'ghost', 'ghost', 'none'])
    expect(beads(4, 3, 1)).toEqual(['none', 'marker', 'lost', 'lost', 'none'])
    expect(beads(3, 1, null, 1)).toEqual(['none', 'marker', 'reach', 'none'])
  })

  test('the row now and the row after', () => {
    const rows = zones(
      [
        { least: 0, most: 2 },
        { least: 3, most: 5 },
      ],
      0,
      1,
    )
    expect(rows.map(({ now, after }) => [now, after])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('the Attitude goes from Failure to the stage won', () => {
    expect(spaces(2, 3)).toEqual([-2, -1, 0, 1, 2, 3])
  })
})

describe('choosing a card', () => {
  const seen = (card: string, magic: boolean, rule = '') => ({ card, magic, rule })
  const asked = (...cards: string[]): Ask =>
    ({
      prompt: 'play',
      options: cards.map((card) => ({ is: 'grail.PlayCard', card, magic: false })),
      refused: [],
    }) as unknown as Ask

  test('what is pointed at goes before what is chosen', () => {
    const playing = new Playing()
    playing.take('a')
    playing.point('b')
    expect(playing.looked).toBe('b')
    playing.leave('b')
    expect(playing.looked).toBe('a')
  })

  test('Magic is paid when it was chosen, or when there is no other way', () => {
    const playing = new Playing()
    const both = [seen('a', false), seen('a', true)]
    expect(playing.meant(both, 'a')?.magic).toBe(false)
    playing.toggle('a')
    expect(playing.meant(both, 'a')?.magic).toBe(true)
    expect(playing.meant([seen('b', false, 'GRAIL-COMBAT-PLAY-06'), seen('b', true)], 'b')?.magic).toBe(true)
    expect(playing.meant([seen('c', false), seen('c', true, 'GRAIL-COMBAT-KEY-04')], 'c')?.magic).toBe(false)
  })

  test('a card that left the hand is chosen no longer', () => {
    const playing = new Playing()
    playing.follow(asked('a', 'b'))
    playing.take('a')
    playing.follow(asked('b'))
    expect(playing.card).toBe('')
    playing.take('b')
    playing.follow(null)
    expect(playing.underway).toBe(false)
  })

  test('letters of cards are no letters of other deeds', () => {
    expect([...LETTERS].filter((letter) => 'cgsw'.includes(letter))).toEqual([])
  })
})

describe('what was told', () => {
  const line = (key: string, facts: Line['facts'] = {}): Line => ({ at: 0, key, facts })

  test('each card with what it gave, attacks are nobody’s', () => {
    const { gained, turn } = story([
      line('encounter'),
      line('plays', { card: 'old' }),
      line('encounter', {}),
      line('activated', { hero: 'beor' }),
      line('plays', { card: 'a' }),
      line('pool-grows', { count: 2 }),
      line('draws-privy', { count: 1 }),
      line('plays', { card: 'b' }),
      line('attitude-moves', { count: -1 }),
      line('attack', {}),
      line('pool-shrinks', { count: 1 }),
      line('activated', { hero: 'beor' }),
    ])
    expect(gained.get('a')).toEqual({ pool: 2, attitude: 0, draws: 1, first: true })
    expect(gained.get('b')).toEqual({ pool: 0, attitude: -1, draws: 0, first: false })
    expect(gained.has('old')).toBe(false)
    expect(turn).toBe(2)
  })
})
