// @vitest-environment jsdom

/** The client speaks like the engine: the fixture was said by the engine's own `Words`. */
import { describe, expect, it } from 'vitest'

import { kebab, Words, type Facts, type Lang, type Packed } from '../src/lib/words'
import { partsOf } from '../src/games'
import type { Printed } from '../src/lib/types'
import clientEn from '../../src/nokturn/server/locale/en.ftl?raw'
import clientPl from '../../src/nokturn/server/locale/pl.ftl?raw'
import kernelEn from '../../src/nokturn/kernel/locale/en.ftl?raw'
import kernelPl from '../../src/nokturn/kernel/locale/pl.ftl?raw'
import told from './fixtures/words.json'

const PAGE: Record<Lang, string[]> = { en: [kernelEn, clientEn], pl: [kernelPl, clientPl] }
const OWN = import.meta.glob<string>('../../src/nokturn/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SPOKEN = Object.entries(told.games).flatMap(([game, fixture]) =>
  (['en', 'pl'] as const).map((lang) => ({ game, lang, fixture })),
)

describe.each(SPOKEN)('$game in $lang', async ({ game, lang, fixture }) => {
  const printed = new Map(
    (fixture.printed as Pick<Printed, 'id' | 'kind' | 'name'>[]).map((entry) => [entry.id, entry as Printed]),
  )
  const names = new Map([...printed].map(([id, { name }]) => [id, name[lang] ?? '']))
  const { means } = await partsOf(game)
  const own = OWN[`../../src/nokturn/games/${game}/locale/${lang}.ftl`] ?? ''
  const words = new Words(
    lang,
    [...PAGE[lang], own],
    names,
    told.players,
    (fact, id) => {
      const entry = printed.get(id)
      return !entry || (means?.(fact, entry) ?? true)
    },
    new Set(fixture.seats),
  )

  it.each(fixture.asks.map((entry) => [entry.ask.prompt, entry] as const))('asks %s', (_, entry) => {
    expect(words.prompt(entry.ask as unknown as { seat: string; prompt: string; args: Facts })).toBe(entry[lang])
  })
  it.each(fixture.options.map((entry) => [entry.option.is, entry] as const))('offers %s', (_, entry) => {
    expect(words.option(entry.option as unknown as Packed)).toBe(entry[lang])
  })
  it.each(fixture.lines.map((entry) => [entry.line.key, entry] as const))('tells %s', (_, entry) => {
    expect(words.line(entry.line as unknown as { key: string; facts: Facts })).toBe(entry[lang])
  })
})

it('names the rule behind a refusal, or says that there is one', () => {
  const words = new Words('en', ['why-VEN-PLAN-17 = Not there.\nrefusal-forbidden = No.'])
  expect(words.why('VEN-PLAN-17')).toBe('Not there.')
  expect(words.why('VEN-NOT-THERE')).toBe('No.')
})

it('numbers the copies of what is printed, and says where there is nothing', () => {
  const source =
    'seen = { $card }\nprinted = { $card-id ->\n    [spy] a spy\n    [none] nothing\n   *[other] something\n}'
  const words = new Words(
    'en',
    [source],
    new Map([
      ['spy', 'Raven Spy'],
      ['prince', 'prince'],
    ]),
  )
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
