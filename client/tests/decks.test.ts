// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { shuffled } from '../src/decks/draw'
import { local } from '../src/decks/local'
import { changes, mended } from '../src/decks/mends'
import type { CardLine, Kept } from '../src/decks/types'
import { ago } from '../src/decks/words'

const deck = (name: string, ...cards: [number, number][]): Kept => ({
  name,
  author: '',
  description: '',
  cards,
  then: {},
  event: null,
  notes: [],
})

describe('mends', () => {
  const TEXT = 'Crypt\n2x Nassir\n5x Deflecton\n'
  it('change a line, take one out, add one', () => {
    const edits = [
      { line: 3, text: '5x Deflection' },
      { line: 2, text: null },
      { line: 5, text: '4x Vessel' },
    ]
    expect(mended(TEXT, { label: '', edits })).toBe('Crypt\n5x Deflection\n4x Vessel')
  })
  it('write the whole text anew', () => {
    expect(mended(TEXT, { label: '', edits: [{ line: 0, text: 'other' }] })).toBe('other')
  })
  it('tell two lists apart', () => {
    expect([
      ...changes(
        [
          [1, 2],
          [2, 1],
        ],
        [
          [1, 3],
          [3, 1],
        ],
      ),
    ]).toEqual([
      [1, 1],
      [3, 1],
      [2, -1],
    ])
  })
})

describe('the shelf of a browser', () => {
  beforeEach(() => localStorage.clear())

  it('keeps, changes, takes away and puts back', async () => {
    const made = await local.keep(deck('Mine', [1, 2]))
    const changed = await local.change(made.id, 1, deck('Mine', [1, 3]))
    expect(changed.edition).toBe(2)
    expect((await local.open(made.id)).deck.cards).toEqual([[1, 3]])
    await local.takeAway(made.id)
    expect(local.kept()).toEqual([])
    await local.putBack(made.id)
    expect(local.kept().map(({ deck: kept }) => kept.name)).toEqual(['Mine'])
  })

  it('loses nothing to a change that comes late', async () => {
    const made = await local.keep(deck('Mine', [1, 2]))
    await local.change(made.id, 1, deck('Mine', [1, 3]))
    await expect(local.change(made.id, 1, deck('Mine', [1, 9]))).rejects.toMatchObject({ reason: 'deck-changed' })
    expect((await local.open(made.id)).deck.cards).toEqual([[1, 3]])
  })

  it('begins another version after a while', async () => {
    vi.useFakeTimers()
    const made = await local.keep(deck('Mine', [1, 2]))
    vi.advanceTimersByTime(31 * 60_000)
    await local.change(made.id, 1, deck('Mine', [1, 3]))
    vi.useRealTimers()
    const versions = await local.versions(made.id)
    expect(versions.map(({ number, deck: kept }) => [number, kept.cards])).toEqual([
      [2, [[1, 3]]],
      [1, [[1, 2]]],
    ])
  })

  it('says so when the browser keeps nothing more, and what was there stays', async () => {
    await local.keep(deck('Mine', [1, 2]))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota')
    })
    await expect(local.keep(deck('Other'))).rejects.toMatchObject({ reason: 'browser-full' })
    full.mockRestore()
    expect(local.kept().map(({ deck: kept }) => kept.name)).toEqual(['Mine'])
  })

  it('survives what somebody else has written there', () => {
    localStorage.setItem('nokturn.shelf', '{"not": "a list"}')
    expect(local.kept()).toEqual([])
  })
})

describe('a draw', () => {
  it('has every copy once', () => {
    const cards = [
      { vekn: 1, count: 3 },
      { vekn: 2, count: 1 },
    ] as CardLine[]
    expect(
      shuffled(cards)
        .map(({ vekn }) => vekn)
        .sort(),
    ).toEqual([1, 1, 1, 2])
  })
})

it('says how long ago something was', () => {
  const now = Date.parse('2026-01-08T12:00:00Z')
  expect(ago('2026-01-07T12:00:00Z', 'en', now)).toBe('yesterday')
  expect(ago('2026-01-01T12:00:00Z', 'en', now)).toBe('last week')
})
