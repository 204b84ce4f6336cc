// @vitest-environment node
import { expect, it } from 'vitest'

import { columnsOf } from '../src/lib/columns'

it('keeps the order that each row has, whichever row comes first', () => {
  const all = ['tokens', 'allies', 'victims', 'drained', 'diablerie']
  expect(
    columnsOf([
      ['tokens', 'drained'],
      ['tokens', 'drained', 'diablerie'],
      ['tokens', 'allies', 'victims', 'drained'],
    ]),
  ).toEqual(all)
  expect(
    columnsOf([
      ['tokens', 'allies'],
      ['tokens', 'victims', 'drained'],
      ['tokens', 'allies', 'victims', 'diablerie'],
    ]),
  ).toEqual(['tokens', 'allies', 'victims', 'drained', 'diablerie'])
  expect(columnsOf([])).toEqual([])
})
