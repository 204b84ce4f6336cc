/** What is printed about a game, how it is said, and how it is drawn: fetched once, when somebody looks at the game. */

import { partsOf, type GameParts } from '../games'
import { get, text } from './api'
import { gameInfo, house } from './house'
import { preferences } from './settings.svelte'
import type { Printed, RuleInfo, RulesInfo, TermInfo } from './types'
import { Words, type Lang } from './words'

export interface Library {
  game: string
  parts: GameParts
  printed: Map<string, Printed>
  rules: Map<string, RuleInfo>
  book: RulesInfo
  terms: TermInfo[]
  /** Keys of the lines that open a part of the story. */
  chapters: ReadonlySet<string>
  /** Keys of the lines that only say what comes next. */
  headings: ReadonlySet<string>
  /** Facts of its messages that are seats. */
  seats: ReadonlySet<string>
  /** What the game says, and what its parts here say, in the languages that have been asked for. */
  sources: Partial<Record<Lang, string>>
  own: Partial<Record<Lang, string>>
}

/** Of pages that belong to no game. */
export const NO_GAME: Library = {
  game: '',
  parts: {},
  printed: new Map(),
  rules: new Map(),
  book: { chapters: [], rules: [] },
  terms: [],
  chapters: new Set(),
  headings: new Set(),
  seats: new Set(['player', 'target']),
  sources: {},
  own: {},
}

const shelves = new Map<string, Promise<Library>>()

export async function library(game: string): Promise<Library> {
  let shelf = shelves.get(game)
  if (!shelf) {
    shelf = load(game)
    shelf.catch(() => shelves.delete(game))
    shelves.set(game, shelf)
  }
  return spoken(await shelf, preferences.lang)
}

/** Another language: its words are there before anything is said in it. */
export async function learn(lang: Lang): Promise<void> {
  await Promise.all([...shelves.values()].map(async (shelf) => spoken(await shelf, lang)))
}

async function spoken(shelf: Library, lang: Lang): Promise<Library> {
  if (shelf.sources[lang] === undefined) {
    const [source, own] = await Promise.all([text(`/games/${shelf.game}/words/${lang}`), shelf.parts.words?.[lang]()])
    shelf.sources[lang] = source
    shelf.own[lang] = own?.default ?? ''
  }
  return shelf
}

async function load(game: string): Promise<Library> {
  const { lang } = preferences
  const parts = partsOf(game)
  const [own, printed, book, terms, source] = await Promise.all([
    parts.then(async ({ words }) => (await words?.[lang]())?.default ?? ''),
    get<Printed[]>(`/games/${game}/cards`),
    get<RulesInfo>(`/games/${game}/rules`),
    get<TermInfo[]>(`/games/${game}/terms`),
    text(`/games/${game}/words/${lang}`),
  ])
  return {
    game,
    parts: await parts,
    printed: new Map(printed.map((entry) => [entry.id, entry])),
    rules: new Map(book.rules.map((rule) => [rule.id, rule])),
    book,
    terms,
    chapters: new Set(gameInfo(game)?.chapters),
    headings: new Set(gameInfo(game)?.headings),
    seats: new Set(gameInfo(game)?.seats),
    sources: { [lang]: source },
    own: { [lang]: own },
  }
}

const wider = new WeakMap<Library, { seen: string; shelf: Library }>()

/** The library of a game with what has come to light at a table and is in no gallery; the same one for the same things. */
export function withOpened(shelf: Library, things: readonly Printed[]): Library {
  if (things.length === 0) return shelf
  const seen = things.map(({ id, text }) => `${id} ${text['en'] ?? ''}`).join('\n')
  const before = wider.get(shelf)
  if (before?.seen === seen) return before.shelf
  const printed = new Map([...shelf.printed, ...things.map((entry): [string, Printed] => [entry.id, entry])])
  const made = { ...shelf, printed }
  wider.set(shelf, { seen, shelf: made })
  return made
}

/** The cards of a game: its gallery, and what a sentence marks when it names one. */
export function cardsOf(shelf: Library): Printed[] {
  return [...shelf.printed.values()].filter((entry) => shelf.parts.isCard?.(entry) ?? true)
}

/** Names of printed things in the language the reader wants cards in. */
export function names(shelf: Library, lang: Lang): Map<string, string> {
  const found = new Map<string, string>()
  for (const [id, entry] of shelf.printed) found.set(id, entry.name[lang] ?? entry.name['en'] ?? id)
  return found
}

/** The page, what a page of its own says besides (`also`), the game's parts here, the game itself: the later wins. */
export function wordsFor(shelf: Library, players: Record<string, string> = {}, also = ''): Words {
  const { lang, cardLang } = preferences
  const sources = [house.sources[lang], also, shelf.own[lang] ?? '', shelf.sources[lang] ?? '']
  const means = (fact: string, id: string): boolean => {
    const entry = shelf.printed.get(id)
    return !entry || (shelf.parts.means?.(fact, entry) ?? true)
  }
  return new Words(lang, sources, names(shelf, cardLang === 'both' ? lang : cardLang), players, means, shelf.seats)
}

/** A name as the reader wants it; `both` shows the other language after it. */
export function cardName(entry: Printed): string {
  const { en = '', pl = '' } = entry.name
  if (preferences.cardLang === 'both')
    return en === pl ? en : preferences.lang === 'pl' ? `${pl} / ${en}` : `${en} / ${pl}`
  return entry.name[preferences.cardLang] ?? en
}

export function cardText(entry: Printed): string[] {
  const { en = '', pl = '' } = entry.text
  if (preferences.cardLang === 'both') return (preferences.lang === 'pl' ? [pl, en] : [en, pl]).filter(Boolean)
  return [entry.text[preferences.cardLang] ?? en].filter(Boolean)
}
