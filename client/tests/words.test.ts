/** The client speaks like the engine: the fixture was said by the engine's own `Words`. */
import { describe, expect, it } from 'vitest'

import { kebab, Words, type Facts, type Lang, type Packed } from '../src/lib/words'
import clientEn from '../../src/nokturn/server/locale/en.ftl?raw'
import clientPl from '../../src/nokturn/server/locale/pl.ftl?raw'
import gameEn from '../../src/nokturn/games/vendetta/locale/en.ftl?raw'
import gamePl from '../../src/nokturn/games/vendetta/locale/pl.ftl?raw'
import kernelEn from '../../src/nokturn/kernel/locale/en.ftl?raw'
import kernelPl from '../../src/nokturn/kernel/locale/pl.ftl?raw'
import fixture from './fixtures/words.json'

const SOURCES: Record<Lang, string[]> = { en: [kernelEn, clientEn, gameEn], pl: [kernelPl, clientPl, gamePl] }

describe.each(['en', 'pl'] as const)('in %s', (lang) => {
  const names = new Map(Object.entries(fixture.names[lang] as Record<string, string>))
  const words = new Words(lang, SOURCES[lang], names, fixture.players)

  it.each(fixture.asks.map((entry) => [entry.ask.prompt, entry] as const))('asks %s', (_, entry) => {
    expect(words.prompt(entry.ask as unknown as { seat: string; prompt: string; args: Facts })).toBe(entry[lang])
  })
  it.each(fixture.options.map((entry) => [entry.option.is, entry] as const))('offers %s', (_, entry) => {
    expect(words.option(entry.option as unknown as Packed)).toBe(entry[lang])
  })
  it.each(fixture.lines.map((entry) => [entry.line.key, entry] as const))('tells %s', (_, entry) => {
    expect(words.line(entry.line as unknown as { key: string; facts: Facts })).toBe(entry[lang])
  })
  it('names the rule behind a refusal, or says that there is one', () => {
    expect(words.why('VEN-PLAN-17')).toBe(words.say('why-VEN-PLAN-17'))
    expect(words.why('VEN-NOT-THERE')).toBe(words.say('refusal-forbidden'))
  })
})

it('numbers the copies of what is printed, and says where there is nothing', () => {
  const source = 'seen = { $card }\nprinted = { $card-id ->\n    [spy] a spy\n    [none] nothing\n   *[other] something\n}'
  const words = new Words('en', [source], new Map([['spy', 'Raven Spy'], ['prince', 'prince']]))
  expect(['spy:1', 'spy:2', 'prince:Melbourne', 'x:2'].map((card) => words.say('seen', { card }))).toEqual([
    'Raven Spy',
    'Raven Spy (2)',
    'prince (Melbourne)',
    'x:2',
  ])
  expect(['spy:2', '', 'x'].map((card) => words.say('printed', { card }))).toEqual(['a spy', 'nothing', 'something'])
})

it('turns the names of options into keys', () => {
  expect(kebab('PlayCard')).toBe('play-card')
  expect(kebab('Stay')).toBe('stay')
})
