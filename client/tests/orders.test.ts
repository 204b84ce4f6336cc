// @vitest-environment jsdom

/** Standing orders: how far they reach, which belong together, and how they are described. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { house } from '../src/lib/house'
import { alike, bareQuestion, moment, orderFrom, reaches, sameQuestion } from '../src/lib/orders'
import { TableStore } from '../src/lib/table.svelte'
import type { Ask, GameInfo, OrderInfo, TableInfo } from '../src/lib/types'
import { Words } from '../src/lib/words'
import { FarSocket, sight } from './server'

const PASS = { is: 'vtes.Pass' }
const ask = (args: Ask['args'], prompt = 'action'): Ask => ({
  seat: 'A',
  prompt,
  kind: 'one',
  options: [PASS],
  refused: [],
  low: 1,
  high: 1,
  rule: '',
  args,
  otherwise: {},
})
const order = (change: Partial<OrderInfo> = {}): OrderInfo => ({
  prompt: 'action',
  answer: PASS,
  source: '',
  times: 0,
  when: {},
  until: '',
  ...change,
})
const GAME = { own_turn: 'own', stakes: { part: ['target', 'combatant'] } }
const WORDS = new Words('en', [
  [
    'ask-action = { $player }, { $minion } acts. Do you block?',
    'order-when-part = where you are a { $part }',
    'order-source = from { $source }',
    'order-until-own-turn = until your next turn',
  ].join('\n'),
])

describe('how far an answer reaches', () => {
  it('goes by what the question says, and by whether the game has turns', () => {
    expect(reaches(ask({}), '')).toEqual(['always'])
    expect(reaches(ask({ action: 'bleed', part: 'target' }), 'own')).toEqual(['always', 'action', 'turn'])
    expect(reaches(ask({ source: 'chalice', action: '' }), '')).toEqual(['card', 'always'])
  })

  it('becomes part of the order, and nothing else does', () => {
    const question = ask({ action: 'bleed', source: 'chalice' })
    expect(orderFrom(question, PASS, 'always', GAME)).toEqual(order())
    expect(orderFrom(question, PASS, 'action', GAME)).toEqual(order({ when: { action: 'bleed' } }))
    expect(orderFrom(question, PASS, 'card', GAME)).toEqual(order({ source: 'chalice' }))
    expect(orderFrom(question, PASS, 'turn', GAME)).toEqual(order({ until: 'own' }))
  })
})

describe('what is at stake', () => {
  it('is named by an order that is given for it, and by no other', () => {
    const part = (part: string): OrderInfo['when'] => orderFrom(ask({ action: 'bleed', part }), PASS, 'turn', GAME).when
    expect(part('target')).toEqual({ part: 'target' })
    expect(part('bystander')).toEqual({})
    expect(orderFrom(ask({ action: 'bleed', part: 'target' }), PASS, 'action', GAME).when).toEqual({
      action: 'bleed',
      part: 'target',
    })
  })
})

describe('orders', () => {
  it('stand side by side where their moments differ', () => {
    expect(sameQuestion(order(), order({ until: 'own', answer: false }))).toBe(true)
    expect(sameQuestion(order(), order({ when: { action: 'hunt' } }))).toBe(false)
    expect(sameQuestion(order({ source: 'x' }), order())).toBe(false)
  })

  it('for the same moment belong together', () => {
    const part = { part: 'bystander' }
    const groups = alike([
      order({ when: part }),
      order({ prompt: 'press', when: part }),
      order(),
      order({ prompt: 'press' }),
    ])
    expect(groups.map((group) => group.map((one) => one.prompt))).toEqual([['action', 'press'], ['action'], ['press']])
  })

  it('say when they hold', () => {
    expect(moment(order(), WORDS)).toBe('')
    expect(moment(order({ when: { part: 'bystander' }, until: 'own' }), WORDS)).toBe(
      'where you are a bystander, until your next turn',
    )
    expect(moment(order({ when: { mood: 'grim' } }), WORDS)).toBe('mood: grim')
    expect(moment(order({ source: 'chalice', until: 'own' }), WORDS)).toBe('from chalice, until your next turn')
    expect(bareQuestion('action', WORDS, { player: 'A' })).toBe('A, … acts. Do you block?')
    expect(bareQuestion('unheard-of', WORDS)).toBe('unheard-of')
  })
})

describe('at the table', () => {
  beforeEach(() => {
    house.games = [{ name: 'vtes', own_turn: 'own' } as GameInfo]
  })

  it('an answer becomes an order beside those there are, and the next one does not', async () => {
    const usual = order({ when: { part: 'bystander' } })
    const kept: unknown[] = []
    FarSocket.all = []
    vi.stubGlobal('WebSocket', FarSocket)
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'PUT') kept.push(JSON.parse(init.body as string))
      const body = path.endsWith('/chat') ? [] : { seat: 'A', orders: [usual, order({ answer: false })], answered: 3 }
      return new Response(JSON.stringify(body), { status: 200 })
    })
    const store = new TableStore({
      id: 't1',
      game: 'vtes',
      status: 'live',
      yours: ['A'],
      seats: [] as unknown[],
    } as TableInfo)
    store.open()
    FarSocket.last.open()
    FarSocket.last.say(sight(1, { asks: [ask({ action: 'bleed' })] }))
    store.ordering = 'turn'
    store.answer(PASS)
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    expect(kept[0]).toEqual({ seat: 'A', orders: [usual, order({ until: 'own' })] })
    expect(store.ordering).toBeNull()
    store.close()
  })
})
