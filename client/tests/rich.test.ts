// @vitest-environment jsdom

/** Terms and names found in sentences, in both languages and declined. */
import { expect, it } from 'vitest'

import type { Library } from '../src/lib/game.svelte'
import { pieces } from '../src/lib/rich'

const term = (id: string, en: string, pl: string): Library['terms'][number] => ({
  id,
  name: { en, pl },
  about: {},
  rule: '',
})
const printed = (
  id: string,
  en: string,
  pl: string,
): [string, Library['printed'] extends Map<string, infer P> ? P : never] => [
  id,
  { id, kind: 'clash', group: 'brujah', name: { en, pl }, text: {}, flavour: {}, numbers: {}, emblem: '' },
]
const SHELF = {
  parts: {},
  sources: { en: '', pl: '' },
  terms: [
    term('district', 'district', 'dzielnica'),
    term('frenzy', 'Frenzy', 'szał'),
    term('drain', 'drain', 'wyssać'),
  ],
  printed: new Map([printed('BR01', 'Bloody Fury', 'Krwawy szał')]),
} as unknown as Library

const marked = (text: string, lang: 'en' | 'pl'): string[] =>
  pieces(text, SHELF, lang, lang).flatMap((piece) =>
    piece.entry ? [piece.entry.id] : piece.term ? [piece.term.id] : [],
  )

it('finds terms and cards, each once', () => {
  expect(marked('Bloody Fury strikes: both districts, one district, Frenzy.', 'en')).toEqual([
    'BR01',
    'district',
    'frenzy',
  ])
})

it('marks only what the game calls a card', () => {
  const some = { ...SHELF, parts: { isCard: () => false } }
  expect(pieces('Bloody Fury at the district.', some, 'en', 'en').some((piece) => piece.entry)).toBe(false)
})

it('finds nothing where nothing is printed', () => {
  expect(pieces('Bloody Fury.', { ...SHELF, terms: [], printed: new Map() }, 'en', 'en')).toEqual([
    { text: 'Bloody Fury.' },
  ])
})

it('finds declined words', () => {
  expect(marked('Dokładasz kartę do dzielnicy.', 'pl')).toEqual(['district'])
})

it('finds a declined name where the game knows its forms', () => {
  const sources = { en: '', pl: 'ally-accusative = Anitę Wainwright' }
  const forms: NonNullable<Library['parts']['forms']> = (entry, words) =>
    words.has('ally-accusative') ? [words.say('ally-accusative', { ally: entry.id })] : []
  const shelf = { ...SHELF, sources, printed: new Map([printed('AL01', 'Anita', 'Anita')]), parts: { forms } }
  const found = pieces('Ola wysysa Anitę Wainwright.', shelf, 'pl', 'pl').find((piece) => piece.entry)
  expect(found).toMatchObject({ text: 'Anitę Wainwright', entry: { id: 'AL01' } })
})

it('leaves longer names whole, and words that only contain a term', () => {
  expect(marked('Krwawy szał', 'pl')).toEqual(['BR01'])
  expect(marked('The drainpipe', 'en')).toEqual([])
})

it('keeps quotation marks with the word they belong to', () => {
  const [, card, rest] = pieces('Plays „Krwawy szał”, dalej.', SHELF, 'pl', 'pl')
  expect(card).toMatchObject({ text: 'Krwawy szał', before: '„', after: '”,' })
  expect(rest).toEqual({ text: ' dalej.' })
})

it('loses nothing of the sentence', () => {
  const text = 'At the district, “Bloody Fury”; then (Frenzy)!'
  expect(
    pieces(text, SHELF, 'en', 'en')
      .map(({ before = '', text, after = '' }) => before + text + after)
      .join(''),
  ).toBe(text)
})
