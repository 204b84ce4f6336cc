// @vitest-environment node
/** Playing a card at Vendetta's table: what a card on the board stands for, what is counted, what goes with a card. */
import { expect, it } from 'vitest'

import {
  gist,
  graveness,
  knownStrength,
  pointedAt,
  pointsSoFar,
  refusedCard,
  spare,
} from '../src/games/vendetta/playing'
import { Play } from '../src/games/vendetta/play.svelte'
import type { VendettaView } from '../src/games/vendetta/view'
import type { Library } from '../src/lib/game.svelte'
import type { Ask } from '../src/lib/types'
import type { Packed } from '../src/lib/words'

const card = (name: string, handle: string, face_up = name !== ''): Parameters<typeof pointedAt>[1] => ({
  card: name,
  face_up,
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

it('counts what one knows, face down or not, with the blood, and how many cards one does not know', () => {
  // Fist of Caine is printed with 4, Ready of the Brujah with 1; VEN-RES-CLASH-02.
  const shelf = {
    printed: new Map([
      ['BR04', { numbers: { strength: 4 } }],
      ['BR08', { numbers: { strength: 1 } }],
    ]),
  } as unknown as Library
  const cards = [card('BR04', 'a', false), card('BR08', 'b'), card('', 'c')]
  const view = { areas: { D1: { A: { cards, blood: 2 } } } } as unknown as VendettaView
  expect(knownStrength(view, 'D1', 'A', shelf)).toEqual({ strength: 7, hidden: 1 })
  expect(knownStrength(view, 'D1', 'B', shelf)).toEqual({ strength: 0, hidden: 0 })
})

const pool = (blood: number): VendettaView => ({ seat: 'A', players: { A: { blood } } }) as unknown as VendettaView

it('lets up to three blood go with a card, never the last, and one less with a card that lies face down', () => {
  expect(spare(pool(6), true)).toBe(3)
  expect(spare(pool(3), true)).toBe(2)
  expect(spare(pool(3), false)).toBe(1)
  expect(spare(pool(1), false)).toBe(0)
})

const asked = (prompt: string, ...options: Packed[]): Ask => ({ prompt, options, refused: [] }) as unknown as Ask
const played: Packed = { is: 'vendetta.PlayCard', card: 'BR04', district: 'D1', face_up: true }
const blood = (amount: number): Packed => ({ is: 'vendetta.PlaceBlood', amount })

it('sends the blood after the card, once, when it is asked for', () => {
  const play = new Play()
  const sent: Packed[] = []
  play.take('BR04')
  play.blood = 2
  play.lay(played, (option) => sent.push(option))
  expect(sent).toEqual([played])
  expect(play.owed(asked('turn', played))).toBeUndefined()
  const after = asked('after-card', { is: 'vendetta.EndTurn' }, blood(1), blood(2))
  expect(play.owed(after)).toEqual(blood(2))
  expect(play.owed(after)).toBeUndefined()
})

it('asks as usual if so much can no longer be placed, or if the card did not lie', () => {
  const play = new Play()
  play.blood = 3
  play.lay(played, () => undefined)
  expect(play.owed(asked('after-card', blood(1)))).toBeUndefined()
  play.lay(played, () => undefined)
  play.follow(asked('turn', played))
  expect(play.owed(asked('after-card', blood(3)))).toBeUndefined()
})

it('says why of a card that can be played nowhere, and of no other', () => {
  const no = { option: { ...played, district: 'D2' }, rule: 'VEN-RSRC-04', args: {} }
  const open = { options: [played], refused: [no] } as unknown as Ask
  expect(refusedCard(open, 'BR04')).toBeUndefined()
  expect(refusedCard({ ...open, options: [] }, 'BR04')).toBe(no)
})

// A victim feeds 1 and is worth 1; drained it gives 3 and is worth nothing.  Edward Neally is worth 5, drained 3, and brings
// two Diablerie tokens; Tamara Bodnar is worth 5, drained she gives 1 and is worth 3.
const people = {
  printed: new Map([
    ['VI01', { id: 'VI01', kind: 'victim', numbers: { influence: 1, drain_blood: 3, drained_influence: 0 } }],
    [
      'AL14',
      { id: 'AL14', kind: 'vampire', numbers: { influence: 5, drain_blood: 3, drained_influence: 3, tokens: 2 } },
    ],
    ['AL21', { id: 'AL21', kind: 'human', numbers: { influence: 5, drain_blood: 1, drained_influence: 3 } }],
  ]),
} as unknown as Library
const drain = (ally: string): Packed => ({ is: 'vendetta.Drain', ally })
const standing = (own: object): VendettaView => ({ seat: 'A', players: { A: own } }) as unknown as VendettaView

it('says what draining somebody gives and costs, before it is done', () => {
  const view = standing({ ready_tokens: 0, used_tokens: 0 })
  expect(gist(drain('VI01'), people)).toBe('+3')
  expect(gist(played, people)).toBe('')
  expect(graveness(drain('AL21'), view, people)).toEqual({
    key: 'grave-drain',
    facts: { ally: 'AL21', worth: 5, left: 3, blood: 1 },
  })
  expect(graveness(drain('AL14'), view, people)).toEqual({ key: 'grave-diablerie', facts: { count: 2 } })
  expect(graveness(drain('AL14'), standing({ ready_tokens: 1, used_tokens: 0 }), people)?.key).toBe('grave-eliminated')
  expect(graveness(played, view, people)).toBeNull()
})

it('counts what somebody has of the score by now: VEN-END-02', () => {
  const own = { influence: 8, alliance: ['VI01', 'AL21'], drained: ['AL14'], ready_tokens: 1, used_tokens: 1 }
  expect(pointsSoFar(standing(own), 'A', people)).toBe(8 + 1 + 5 + 3 - 2)
  expect(pointsSoFar(standing(own), 'B', people)).toBe(0)
})
