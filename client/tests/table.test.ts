// @vitest-environment jsdom

/** The store of one table: lines, undo, resending after a lost connection, refusals. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { TableStore } from '../src/lib/table.svelte'
import type { Ask, Sight, TableInfo } from '../src/lib/types'
import { FarSocket, serve, sight } from './server'

const ASK: Ask = {
  seat: 'A',
  prompt: 'stay-or-withdraw',
  kind: 'one',
  options: [{ is: 'vendetta.Stay' }, { is: 'vendetta.Withdraw' }],
  refused: [],
  low: 1,
  high: 1,
  rule: 'VEN-RES-RETREAT-01',
  args: { district: 'D1' },
  otherwise: {},
}
const line = (at: number, key = 'turn'): { at: number; key: string; facts: object } => ({ at, key, facts: {} })

let seen: [Sight, boolean][]

async function atTable(): Promise<TableStore> {
  seen = []
  const info = { id: 't1', status: 'live', yours: ['A'], seats: [] as unknown[] } as TableInfo
  serve({ '/tables/t1': info, '/chat': [], '/sight?step=2&seat=A': sight(2) })
  const store = new TableStore(info, (now, fresh) => seen.push([now, fresh]))
  store.open()
  FarSocket.last.open()
  return store
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('what happened', () => {
  it('asks for everything first, and adds what comes after', async () => {
    const store = await atTable()
    expect(FarSocket.last.asked('watch')).toEqual([{ do: 'watch', seat: 'A', since: -1 }])
    FarSocket.last.say(sight(1, { kept: -1, lines: [line(0), line(1)] as Sight['lines'] }))
    FarSocket.last.say(sight(2, { kept: 1, lines: [line(2)] as Sight['lines'] }))
    expect(store.lines.map((told) => told.at)).toEqual([0, 1, 2])
    expect(seen.map(([, fresh]) => fresh)).toEqual([false, true])
  })

  it('forgets what an undo took back', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(5, { kept: -1, lines: [line(1), line(3), line(5)] as Sight['lines'] }))
    FarSocket.last.say(sight(6, { step: 3, kept: 2, lines: [line(3, 'told-anew')] as Sight['lines'] }))
    expect(store.lines.map((told) => [told.at, told.key])).toEqual([
      [1, 'turn'],
      [3, 'told-anew'],
    ])
  })

  it('says when the others do not agree to take a move back, until somebody moves', async () => {
    const store = await atTable()
    const request = { by: 'A', needs: ['B'], agreed: [], rules: false, version: 2 }
    FarSocket.last.say(sight(2, { kept: -1 }))
    FarSocket.last.say(sight(2, { request }))
    expect(store.declined).toBe(false)
    FarSocket.last.say(sight(2))
    FarSocket.last.say(sight(2))
    expect(store.declined).toBe(true)
    FarSocket.last.say(sight(3))
    expect(store.declined).toBe(false)
    FarSocket.last.say(sight(3, { request: { ...request, version: 3 } }))
    FarSocket.last.say(sight(4, { step: 2 }))
    expect(store.declined).toBe(false)
  })

  it('does not listen to what another seat sees', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(1, { seat: 'B' }))
    expect(store.sight).toBeNull()
  })
})

describe('answering', () => {
  it('sends one answer at a time, with version and nonce', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(4, { asks: [ASK] }))
    store.answer({ is: 'vendetta.Stay' })
    store.answer({ is: 'vendetta.Withdraw' })
    const sent = FarSocket.last.asked('answer')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ seat: 'A', version: 4, answer: { is: 'vendetta.Stay' } })
    FarSocket.last.say({ is: 'taken', nonce: String(sent[0]?.['nonce']), version: 5 })
    // Until what came of it is seen, the question on the screen is an old one.
    expect(store.underway).not.toBeNull()
    FarSocket.last.say(sight(5))
    expect(store.underway).toBeNull()
  })

  it('sends an answer to a question beside for the seat that is asked it', async () => {
    const store = await atTable()
    const beside = { ...ASK, seat: 'B' }
    FarSocket.last.say(sight(4, { asks: [], beside: [beside] }))
    expect(store.ask).toBeNull()
    store.answer({ is: 'vendetta.Stay' }, store.beside[0])
    expect(FarSocket.last.asked('answer')[0]).toMatchObject({ seat: 'B', version: 4, answer: { is: 'vendetta.Stay' } })
  })

  it('is ready again when what came of an answer is seen before the word that it was taken', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(4, { asks: [ASK] }))
    store.answer({ is: 'vendetta.Stay' })
    FarSocket.last.say(sight(6))
    FarSocket.last.say({ is: 'taken', nonce: String(FarSocket.last.asked('answer')[0]?.['nonce']), version: 5 })
    expect(store.underway).toBeNull()
  })

  it('sends the same answer again after the connection was lost, and asks for what it missed', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(4, { asks: [ASK] }))
    store.answer({ is: 'vendetta.Stay' })
    const first = FarSocket.last
    first.drop()
    expect(store.connected).toBe(false)
    await vi.advanceTimersByTimeAsync(400)
    expect(FarSocket.all).toHaveLength(2)
    FarSocket.last.open()
    expect(FarSocket.last.asked('watch')).toEqual([{ do: 'watch', seat: 'A', since: 4 }])
    expect(FarSocket.last.asked('answer')).toEqual(first.asked('answer'))
  })

  it('comes back when the server could not tell it what happened, and waits longer each time it fails at once', async () => {
    await atTable()
    FarSocket.last.drop(1011)
    await vi.advanceTimersByTimeAsync(400)
    expect(FarSocket.all).toHaveLength(2)
    FarSocket.last.open()
    FarSocket.last.drop(1011)
    await vi.advanceTimersByTimeAsync(400)
    expect(FarSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(700)
    expect(FarSocket.all).toHaveLength(3)
    FarSocket.last.open()
    await vi.advanceTimersByTimeAsync(21_000) // a line that lasts
    FarSocket.last.drop(1011)
    await vi.advanceTimersByTimeAsync(400)
    expect(FarSocket.all).toHaveLength(4)
  })

  it('keeps a refusal to be shown, and can answer anew', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(4, { asks: [ASK] }))
    store.answer({ is: 'vendetta.Stay' })
    const nonce = String(FarSocket.last.asked('answer')[0]?.['nonce'])
    FarSocket.last.say({ is: 'refused', nonce, refusal: { reason: 'stale', rule: '', args: {}, text: 'look again' } })
    expect(store.refusal?.reason).toBe('stale')
    expect(store.underway).toBeNull()
    FarSocket.last.say(sight(5, { asks: [ASK] }))
    store.answer({ is: 'vendetta.Withdraw' })
    expect(store.refusal).toBeNull()
    expect(FarSocket.last.asked('answer')[1]).toMatchObject({ version: 5 })
  })

  it('does not let a late refusal of an earlier answer free a later one', async () => {
    const store = await atTable()
    FarSocket.last.say(sight(4, { asks: [ASK] }))
    store.answer({ is: 'vendetta.Stay' })
    FarSocket.last.say({ is: 'refused', nonce: 'another', refusal: { reason: 'stale', rule: '', args: {}, text: '' } })
    expect(store.underway).not.toBeNull()
  })
})

describe('the connection', () => {
  it('waits longer each time', async () => {
    await atTable()
    FarSocket.last.drop()
    await vi.advanceTimersByTimeAsync(300)
    expect(FarSocket.all).toHaveLength(2)
    FarSocket.last.drop()
    await vi.advanceTimersByTimeAsync(900)
    expect(FarSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(FarSocket.all).toHaveLength(3)
  })

  it('does not come back to a table that is not there', async () => {
    const store = await atTable()
    FarSocket.last.drop(4404)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.gone).toBe(true)
    expect(FarSocket.all).toHaveLength(1)
  })
})

it('looks back, and says why not', async () => {
  const store = await atTable()
  FarSocket.last.say(sight(4))
  await store.jump(2)
  expect(store.past?.step).toBe(2)
  await store.jump(99)
  expect(store.trouble?.text).toBe('nothing')
})

describe('a line that is dead', () => {
  it('is given up when nothing has come back for long, and opened anew', async () => {
    await atTable()
    const first = FarSocket.last
    first.say({ is: 'pong', now: 0 })
    vi.advanceTimersByTime(40_000)
    expect(first.readyState).toBe(1)
    vi.advanceTimersByTime(30_000)
    expect(first.readyState).not.toBe(1)
    first.drop()
    vi.advanceTimersByTime(60_000)
    expect(FarSocket.last).not.toBe(first)
  })
})
