/** The story in paragraphs, and what is left of each when it is folded. */
import { expect, it } from 'vitest'

import { folding } from '../src/games/vtes/folding'
import { chiefOf, paragraphs, type Told } from '../src/lib/paragraphs'
import type { Line } from '../src/lib/types'

const MARKS = {
  chapter: ({ key }: Line) => key === 'turn',
  begins: ({ key }: Line) => key === 'phase',
  folding,
}
function told(...lines: [string, Line['facts']?][]): Told[] {
  return lines.map(([key, facts = {}], number) => ({ line: { at: number, key, facts }, number }))
}
const keys = (lines: readonly Told[]): string => lines.map(({ line }) => line.key).join(' ')

const BLEED = told(
  ['turn', { player: 'C', number: 7 }],
  ['phase', { player: 'C', phase: 'minion' }],
  ['acts', { minion: 'ayelech:1', action: 'bleed', targets: ['A'] }],
  ['plays', { player: 'C', card: 'bonding', minion: 'ayelech:1' }],
  ['changes', { what: 'stealth', amount: 1 }],
  ['attempts-to-block', { minion: 'lauren:1', target: 'ayelech:1' }],
  ['plays', { player: 'A', card: 'deflection', minion: 'lauren:1' }],
  ['deflected', { player: 'D', minion: 'lauren:1' }],
  ['succeeds', { action: 'bleed', minion: 'ayelech:1' }],
  ['bleeds', { minion: 'ayelech:1', player: 'D', amount: 3 }],
  ['burns-pool', { player: 'D', amount: 3, before: 11, after: 8, cause: 'ayelech:1' }],
  ['takes-edge', { player: 'C' }],
  ['acts', { minion: 'ryan:1', action: 'hunt', targets: [] }],
  ['succeeds', { action: 'hunt', minion: 'ryan:1' }],
  ['gains-blood', { minion: 'ryan:1', amount: 1 }],
)

it('makes one paragraph of an action, whatever was played on it', () => {
  const found = paragraphs(BLEED, MARKS)
  expect(found.map(({ told }) => keys(told).split(' ')[0])).toEqual(['turn', 'phase', 'acts', 'acts'])
  expect(found[2]?.told).toHaveLength(10)
})

it('folds it to who did what and what came of it, pool among it', () => {
  const [, , bleed, hunt] = paragraphs(BLEED, MARKS)
  expect(keys(bleed?.short ?? [])).toBe('acts deflected bleeds burns-pool takes-edge')
  expect(keys(hunt?.short ?? [])).toBe('acts succeeds')
})

it('says whose deed it is though its line names only the minion', () => {
  expect(paragraphs(BLEED, MARKS).map(({ seat }) => seat)).toEqual(['C', 'C', 'C', 'C'])
})

it('takes a card for a deed of its own where no action is underway', () => {
  const story = told(
    ['phase', { player: 'A', phase: 'master' }],
    ['plays', { player: 'A', card: 'vessel' }],
    ['comes-into-play', { card: 'vessel:1', host: 'lauren:1' }],
    ['phase', { player: 'A', phase: 'minion' }],
    ['plays', { player: 'B', card: 'kiss-of-ra' }],
    ['acts', { minion: 'lauren:1', action: 'hunt', targets: [] }],
    ['phase', { player: 'A', phase: 'discard' }],
    ['discards', { player: 'A', card: 'vessel' }],
  )
  const heads = paragraphs(story, MARKS).map(({ told }) => keys(told.slice(0, 1)))
  expect(heads).toEqual(['phase', 'plays', 'phase', 'plays', 'acts', 'phase', 'discards'])
})

it('takes the card an action is done with as a part of it, and names the action', () => {
  const story = told(
    ['phase', { player: 'A', phase: 'minion' }],
    ['plays', { player: 'A', card: 'govern-the-unaligned', minion: 'lauren:1' }],
    ['acts', { minion: 'lauren:1', card: 'govern-the-unaligned', action: 'bleed', targets: ['B'] }],
    ['bleeds', { minion: 'lauren:1', player: 'B', amount: 3 }],
    ['plays', { player: 'A', card: 'freak-drive', minion: 'lauren:1' }],
    ['acts', { minion: 'lauren:1', card: '', action: 'hunt', targets: [] }],
    ['plays', { player: 'A', card: 'bonding', minion: 'ryan:1' }],
    ['acts', { minion: 'ryan:1', card: 'bonding', action: 'bleed', targets: ['B'] }],
  )
  const [, bleed, hunt, another] = paragraphs(story, MARKS)
  expect(keys(bleed?.told ?? [])).toBe('plays acts bleeds plays')
  expect(keys(bleed?.short ?? [])).toBe('acts bleeds')
  expect(bleed?.seat).toBe('A')
  expect(keys(hunt?.told ?? [])).toBe('acts')
  expect(keys(another?.told ?? [])).toBe('plays acts')
  expect(keys(another?.short ?? [])).toBe('acts')
  expect(another?.number).toBe(6)
})

it('says transfers to one vampire as one, from the first pool to the last', () => {
  const gives = (slot: number, before: number, blood: number): [string, Line['facts']] => [
    'uncontrolled-gains',
    { player: 'B', amount: 1, slot, blood, paid: 1, before, after: before - 1 },
  ]
  const story = told(['phase', { player: 'B' }], gives(4, 12, 2), gives(4, 11, 3), gives(4, 10, 4), gives(5, 9, 1))
  const short = paragraphs(story, MARKS).flatMap((one) => one.short.map(({ line }) => line.facts))
  expect(short.slice(1)).toEqual([
    { player: 'B', amount: 3, slot: 4, blood: 4, paid: 3, before: 12, after: 9 },
    { player: 'B', amount: 1, slot: 5, blood: 1, paid: 1, before: 9, after: 8 },
  ])
})

it('loses no change of pool in any fold', () => {
  const changes: [string, Line['facts']][] = [
    ['gains-pool', { player: 'A', amount: 1, before: 4, after: 5, cause: 'edge' }],
    ['burns-pool', { player: 'A', amount: 1, before: 5, after: 4, cause: 'vessel' }],
    ['loses-pool', { player: 'A', target: 'B', amount: 2, before: 4, after: 2, cause: 'parity-shift' }],
    ['moves-counters', { giver: 'lauren:1', taker: 'A', amount: 2, pool: true, before: 2, after: 4 }],
  ]
  const story = told(['turn', { player: 'A' }], ['acts', { minion: 'lauren:1' }], ...changes)
  expect(paragraphs(story, MARKS).at(-1)?.short).toHaveLength(1 + changes.length)
  const moved: [string, Line['facts']] = ['moves-counters', { giver: 'a:1', taker: 'b:1', amount: 2, pool: false }]
  expect(paragraphs(told(['acts'], moved), MARKS)[0]?.short).toHaveLength(1)
})

it('leaves a story as it is where the game does not fold it', () => {
  for (const { told, short } of paragraphs(BLEED, { ...MARKS, folding: undefined })) expect(short).toEqual(told)
})

it('knows the line that says most about a turn', () => {
  const lines = BLEED.map(({ line }) => line)
  expect(chiefOf(lines, folding)?.key).toBe('bleeds')
  expect(chiefOf(lines.slice(0, 2), folding)?.key).toBe('turn')
  expect(chiefOf([], folding)).toBeUndefined()
})
