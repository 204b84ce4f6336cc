/** What is printed about a game and how it is said: loaded once per game and language. */

import { get, text } from './api'
import { preferences } from './settings.svelte'
import type { Printed, RuleInfo, RulesInfo, TermInfo } from './types'
import { Words, type Lang } from './words'

export interface Library {
  game: string
  printed: Map<string, Printed>
  rules: Map<string, RuleInfo>
  book: RulesInfo
  terms: TermInfo[]
  sources: Record<Lang, string>
}

const shelves = new Map<string, Promise<Library>>()

export function library(game: string): Promise<Library> {
  let shelf = shelves.get(game)
  if (!shelf) {
    shelf = load(game)
    shelf.catch(() => shelves.delete(game))
    shelves.set(game, shelf)
  }
  return shelf
}

async function load(game: string): Promise<Library> {
  const [printed, book, terms, en, pl] = await Promise.all([
    get<Printed[]>(`/games/${game}/cards`),
    get<RulesInfo>(`/games/${game}/rules`),
    get<TermInfo[]>(`/games/${game}/terms`),
    text(`/games/${game}/words/en`),
    text(`/games/${game}/words/pl`),
  ])
  return {
    game,
    printed: new Map(printed.map((entry) => [entry.id, entry])),
    rules: new Map(book.rules.map((rule) => [rule.id, rule])),
    book,
    terms,
    sources: { en, pl },
  }
}

/** Names of printed things in the language the reader wants cards in. */
export function names(shelf: Library, lang: Lang): Map<string, string> {
  const found = new Map<string, string>()
  for (const [id, entry] of shelf.printed) found.set(id, entry.name[lang] ?? entry.name['en'] ?? id)
  return found
}

export function wordsFor(shelf: Library, players: Record<string, string> = {}): Words {
  const cards = preferences.cardLang === 'both' ? preferences.lang : preferences.cardLang
  return new Words(preferences.lang, [shelf.sources[preferences.lang]], names(shelf, cards), players)
}

/** A name as the reader wants it; `both` shows the other language after it. */
export function cardName(entry: Printed): string {
  const { en = '', pl = '' } = entry.name
  if (preferences.cardLang === 'both') return en === pl ? en : preferences.lang === 'pl' ? `${pl} / ${en}` : `${en} / ${pl}`
  return entry.name[preferences.cardLang] ?? en
}

export function cardText(entry: Printed): string[] {
  const { en = '', pl = '' } = entry.text
  if (preferences.cardLang === 'both') return (preferences.lang === 'pl' ? [pl, en] : [en, pl]).filter(Boolean)
  return [entry.text[preferences.cardLang] ?? en].filter(Boolean)
}
