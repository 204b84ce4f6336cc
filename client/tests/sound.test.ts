// @vitest-environment jsdom

/** What is heard, when, and that nothing is fetched before somebody wants to hear it. */
import { beforeEach, expect, it, vi } from 'vitest'

import draculaWords from '../../src/nokturn/games/dracula/locale/en.ftl?raw'
import vendettaWords from '../../src/nokturn/games/vendetta/locale/en.ftl?raw'
import { SOUNDS as DRACULA } from '../src/games/dracula/sounds'
import { SOUNDS as VENDETTA } from '../src/games/vendetta/sounds'
import { preferences } from '../src/lib/settings.svelte'
import type { Line } from '../src/lib/types'

const started: { gain: number }[] = []
const fetched: string[] = []
const clock = { now: 0 }

class FakeContext {
  readonly destination = {}
  get currentTime(): number {
    return clock.now
  }
  resume(): Promise<void> {
    return Promise.resolve()
  }
  decodeAudioData(): Promise<object> {
    return Promise.resolve({})
  }
  createGain(): object {
    return { gain: { value: 1 }, connect: (next: object) => next }
  }
  createBufferSource(): object {
    const heard = { gain: 0 }
    return {
      buffer: null,
      connect: (next: { gain: { value: number } }) => ((heard.gain = next.gain.value), next),
      start: () => started.push(heard),
    }
  }
}

const line = (key: string): Line => ({ key, facts: {} }) as unknown as Line

beforeEach(() => {
  started.length = 0
  fetched.length = 0
  clock.now += 10
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url)
    return Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) })
  })
  preferences.sound = true
  preferences.volume = 0.6
})

/** Fresh, with nothing fetched and the same preferences. */
async function house(): Promise<typeof import('../src/lib/sound')> {
  vi.doMock('../src/lib/settings.svelte', () => ({ preferences }))
  return import('../src/lib/sound')
}
const rest = (): Promise<void> => new Promise((done) => setTimeout(done))

it('is silent and fetches nothing until it is wanted', async () => {
  preferences.sound = false
  const { sound } = await house()
  sound('turn')
  await rest()
  expect([fetched, started]).toEqual([[], []])
})

it('fetches a sound once, and plays it as loud as is wanted', async () => {
  const { sound } = await house()
  preferences.volume = 0.3
  sound('turn')
  await rest()
  clock.now += 1
  sound('turn')
  await rest()
  expect(fetched).toHaveLength(1)
  expect(fetched[0]).toMatch(/turn.*\.wav/)
  expect(started).toEqual([{ gain: 0.3 }, { gain: 0.3 }])
})

it('does not clatter when much happens at once', async () => {
  const { sound } = await house()
  for (const name of ['card', 'card', 'blood'] as const) sound(name)
  await rest()
  expect(started).toHaveLength(1)
})

it('hears the same of a secret as everybody, and nothing of lines without a sound', async () => {
  const { soundOf } = await house()
  expect(soundOf(VENDETTA, [line('plays-face-down')], 'step')).toBe('card')
  expect(soundOf(VENDETTA, [line('plays-face-down-privy')], 'step')).toBe('card')
  expect(soundOf(DRACULA, [line('dracula-revealed')], 'moment')).toBe('reveal')
  expect(soundOf(VENDETTA, [line('phase-feed')], 'line')).toBeUndefined()
  expect(soundOf(undefined, [line('frenzy')], 'step')).toBeUndefined()
})

it('hears of a beat what it is about, and something of every moment', async () => {
  const { soundOf } = await house()
  expect(soundOf(VENDETTA, [line('steals'), line('frenzy'), line('gains-influence')], 'moment')).toBe('blood')
  expect(soundOf(VENDETTA, [line('ranking'), line('drains')], 'moment')).toBe('blood')
  expect(soundOf(VENDETTA, [line('ranking')], 'moment')).toBe('reveal')
})

it('ends in a win for whoever is first, in a loss for the others, and in silence for those who watch', async () => {
  const { soundOfEnd } = await house()
  const standings = [
    { place: 1, seats: ['A', 'C'], score: 9 },
    { place: 2, seats: ['B', 'D'], score: 4 },
  ]
  expect(soundOfEnd(standings, ['C'])).toBe('win')
  expect(soundOfEnd(standings, ['B'])).toBe('loss')
  expect(soundOfEnd(standings, ['A', 'B'])).toBe('win')
  expect(soundOfEnd(standings, [])).toBeUndefined()
})

it.each([
  ['vendetta', VENDETTA, vendettaWords],
  ['dracula', DRACULA, draculaWords],
])('%s knows every line that sounds', (_, sounds, words) => {
  for (const key of Object.keys(sounds)) expect(words).toContain(`\nevent-${key} =`)
})
