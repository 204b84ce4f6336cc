/** What supper leads to, and how a card that is learned fits a deck. */

import { describe, expect, test } from 'vitest'

import type { Face } from '../src/games/grail/fray/faces'
import { fitsOf, openKeys } from '../src/games/grail/fray/fits'
import { afterSupper } from '../src/games/grail/nights'
import type { HeroView } from '../src/games/grail/view'

const hero = (energy: number, health: number, terror: number): HeroView =>
  ({ energy, health, terror }) as unknown as HeroView
const TRAY = { health: 9, energy: 7, below: 0 }

describe('supper', () => {
  test('who eats gains Health, loses Terror and rests to the start space; GRAIL-DAY-END-01, -04', () => {
    expect(afterSupper('eat', hero(3, 8, 2), TRAY)).toEqual({ energy: 7, health: 9, terror: 1 })
    expect(afterSupper('eat', hero(3, 9, 0), TRAY)).toEqual({ energy: 7, health: 9, terror: 0 })
  })

  test('who is Exhausted gains four; GRAIL-DAY-END-04', () => {
    expect(afterSupper('eat', hero(1, 9, 0), TRAY).energy).toBe(5)
  })

  test('who goes hungry is Exhausted, and from 0 loses Health; GRAIL-DAY-END-02, -08', () => {
    expect(afterSupper('go-hungry', hero(6, 9, 2), TRAY)).toEqual({ energy: 4, health: 9, terror: 2 })
    expect(afterSupper('go-hungry', hero(0, 5, 2), TRAY)).toEqual({ energy: 4, health: 4, terror: 2 })
  })

  test('Energy never goes above Health, one lower with the limiter turned, anywhere in story mode', () => {
    expect(afterSupper('eat', hero(4, 2, 0), TRAY).energy).toBe(3)
    expect(afterSupper('eat', hero(4, 2, 0), { ...TRAY, below: 1 }).energy).toBe(2)
    expect(afterSupper('eat', hero(4, 2, 0), { ...TRAY, below: null }).energy).toBe(7)
  })
})

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
