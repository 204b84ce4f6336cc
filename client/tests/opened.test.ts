// @vitest-environment jsdom

/** What a table has seen of sealed things is named there, and nowhere else. */
import { expect, it } from 'vitest'

import { names, withOpened, NO_GAME } from '../src/lib/game.svelte'
import type { Printed } from '../src/lib/types'

const mission = (text = ''): Printed => ({
  id: 'cm_01_1',
  kind: 'mission',
  group: '',
  name: { en: 'Landing', pl: 'Desant' },
  text: { en: text },
  flavour: {},
  numbers: {},
  emblem: '',
  face: null,
})

it('has a name at this table, and the gallery stays as it was', () => {
  const shelf = withOpened(NO_GAME, [mission()])
  expect(names(shelf, 'pl').get('cm_01_1')).toBe('Desant')
  expect(NO_GAME.printed.size).toBe(0)
  expect(withOpened(NO_GAME, [])).toBe(NO_GAME)
})

it('is the same library as long as nothing else has come to light', () => {
  const shelf = withOpened(NO_GAME, [mission()])
  expect(withOpened(NO_GAME, [mission()])).toBe(shelf)
  expect(withOpened(NO_GAME, [mission('turned over')])).not.toBe(shelf)
})
