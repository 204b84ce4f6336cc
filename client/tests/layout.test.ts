// @vitest-environment node
/** Where cards lie in Vendetta's districts. */
import { expect, it } from 'vitest'

import { inStrip, LAP, lie, plan, WIDTHS } from '../src/games/vendetta/layout'

it('puts districts side by side with cards one can read where there is room', () => {
  expect(plan(1100, 470, 3, 4)).toMatchObject({ form: 'place', columns: 2, size: 'S' })
})

it('lays smaller cards for five players at four districts, in three columns', () => {
  expect(plan(1300, 470, 4, 5)).toMatchObject({ form: 'place', columns: 3, size: 'XS' })
})

it('stacks the districts on a phone, upright or on its side', () => {
  expect(plan(376, 350, 3, 4).form).toBe('strip')
  expect(plan(460, 280, 3, 4).form).toBe('strip')
})

it('steps down from three cards on', () => {
  expect(lie(400, 2, 'S', false)).toMatchObject({ size: 'S', width: WIDTHS.S, under: 0 })
  expect(lie(400, 3, 'S', false)).toMatchObject({ size: 'XS', width: WIDTHS.XS, under: 0 })
})

it.each([57, 75, 110, 153, 176])('never runs over the edge of an area of %i', (room) => {
  for (const slot of [false, true])
    for (let count = 1; count <= 3; count++) {
      const { width, under, slot: left } = lie(room, count, 'S', slot)
      const whole = count * width + (count - 1) * (3 - under) + (slot ? left + 3 : 0)
      expect(whole, `${count} cards, slot ${slot}`).toBeLessThanOrEqual(room)
    }
})

it('lays cards of which titles are read beside each other, never one over the other', () => {
  for (let room = 80; room < 300; room += 7)
    for (let count = 1; count <= 6; count++) {
      const { size, under } = lie(room, count, 'S', true)
      if (size === 'S') expect(under).toBe(0)
    }
})

it.each([1, 2])('shows three players at once in a strip, with %i cards each', (cards) => {
  const areas = Array.from({ length: 3 }, () => ({ cards, blood: true }))
  const each = inStrip(336, areas, 54)
  const laps = areas.reduce((sum, area) => sum + (area.cards - 1) * LAP, 0)
  const all = areas.reduce((sum, area) => sum + area.cards * each, 0) - laps
  expect(all + areas.length * 60).toBeLessThanOrEqual(336)
  expect(inStrip(336, areas.slice(0, 1), 54)).toBe(54)
})
