// @vitest-environment node
/** Heritage, line by line: how long something holds the eye, and what decided a game. */
import { expect, test } from 'vitest'

import { decided, ending } from '../src/games/heritage/decided'
import { beat } from '../src/games/heritage/telling'
import { formOf, grown, laid } from '../src/games/heritage/tree'
import type { HeritageView, VampireView } from '../src/games/heritage/view'
import { BEATS } from '../src/lib/telling.svelte'
import type { Line } from '../src/lib/types'

const line = (key: string, facts: Line['facts'] = {}): Line => ({ at: 1, key, facts })
const mine = { seat: 'A' } as HeritageView

test('what others answer to a scheme, and whom they recruit, can be read; what one does oneself passes', () => {
  for (const key of ['accepts', 'declines', 'pays-respect', 'refuses-respect', 'recruits'])
    expect(beat(line(key, { player: 'B' }), mine).ms).toBeGreaterThan(BEATS.step)
  expect(beat(line('recruits', { player: 'A' }), mine)).toEqual({ weight: 'line' })
})

test('a mission decides as much as it is worth: in a chronicle nothing', () => {
  const played = (reward: number): Line[] => [
    line('takes-leader', { player: 'A', leader: 'walther' }),
    line('plays-scheme', { player: 'A', scheme: 'cauldron' }),
    line('puts', { vampire: 'walther', what: 'potency', amount: 2 }),
    line('mission-earned', { player: 'A', mission: 'harbour', reward }),
  ]
  expect(decided(played(4), ['A']).map(({ line: { key }, amount }) => [key, amount])).toEqual([
    ['plays-scheme', 2],
    ['mission-earned', 4],
  ])
  expect(decided(played(0), ['A']).map(({ line: { key } }) => key)).toEqual(['plays-scheme'])
})

test('where a deep bloodline becomes a list on a phone, every childe stands to the right of its sire', () => {
  const cards = ['leader', 'one', 'two', 'three', 'four', 'five', 'six']
  const line = cards.map((card, at) => ({ card, sire: cards[at - 1] ?? '' }) as VampireView)
  const tree = grown(line)
  const [width, height] = [345, 300]
  const form = formOf(tree, width, height)
  expect(form.id).toBe('R')
  laid(tree, form, width, height)
  for (const node of tree.nodes) {
    if (node.sire) expect(node.x).toBeGreaterThan(node.sire.x)
    expect(node.x + form.width).toBeLessThanOrEqual(width)
  }
})

test('the end of an era is told to whoever was not asked about it', () => {
  const told = ['place', 'era-ends', 'dominates', 'picks-era-card', 'trait-marked', 'theatre-replaced'].map((key) =>
    line(key),
  )
  expect(ending(told).map(({ key }) => key)).toEqual(['dominates', 'picks-era-card', 'theatre-replaced'])
  expect(ending(told.slice(0, 1))).toEqual([])
})
