/** How a card that is learned fits a deck. */

import { describe, expect, test } from 'vitest'

import type { Face } from '../src/games/grail/fray/faces'
import { fitsOf, openKeys } from '../src/games/grail/fray/fits'

describe('a card to learn', () => {
  const face = (bonuses: Face['bonuses'], edge: Face['edge']): Face =>
    ({ id: 'x', hero: 'beor', name: 'x', bonuses, edge, abilities: [], passive: false, emblem: '' }) as Face
  const strong = { rows: [{ attribute: 'aggression', level: 3 }, null, null], magic: false, multiplier: 0 } as const
  const weak = { rows: [{ attribute: 'aggression', level: 1 }, null, null], magic: true, multiplier: 2 } as const

  test('counts the keys it would meet, and those that are still too high', () => {
    const card = face([{ kind: 'draw', n: 1 }, null, null, { kind: 'chain', n: 1 }, { kind: 'pool', n: 1 }], weak)
    const fits = fitsOf(card, [face([], strong), face([], weak), face([], weak)], [2, 0, 0, 0, 0, 0])
    expect(fits.map(({ row, meets, high }) => [row, meets, high])).toEqual([
      [0, 2, 1],
      [3, 2, 0],
      [4, 2, 0],
    ])
  })

  test('leaves keys for the next one; a void is none', () => {
    expect(openKeys(face([], weak))).toBe(3)
    expect(openKeys(face([], strong))).toBe(1)
  })
})
