/** Which choice a card on Vendetta's board stands for. */
import { expect, it } from 'vitest'

import { pointedAt } from '../src/games/vendetta/playing'
import type { Ask } from '../src/lib/types'

const card = (name: string, handle: string): Parameters<typeof pointedAt>[1] => ({
  card: name,
  face_up: name !== '',
  handle,
  public: false,
})
const look = { is: 'vendetta.Look', district: 'D1', target: 'B', handle: 'k2vg' }
const forestall = { is: 'vendetta.ThisCard', card: 'BR04', target: 'B' }
const ask = (kind: Ask['kind']): Ask => ({ kind, options: [look, forestall] }) as unknown as Ask

it('is the one that names its handle, or its name and its place', () => {
  expect(pointedAt(ask('one'), card('', 'k2vg'), 'B')).toBe(look)
  expect(pointedAt(ask('one'), card('BR04', 'x'), 'B')).toBe(forestall)
})

it('is none if somebody else holds that card, if several are chosen, or if nothing is asked', () => {
  expect(pointedAt(ask('one'), card('BR04', 'x'), 'C')).toBeUndefined()
  expect(pointedAt(ask('some'), card('BR04', 'x'), 'B')).toBeUndefined()
  expect(pointedAt(null, card('', 'k2vg'), 'B')).toBeUndefined()
})
