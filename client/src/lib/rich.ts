/** Finds the rulebook's terms and the names of printed things in a sentence. */

import { cardsOf, type Library } from './game.svelte'
import type { Printed, TermInfo } from './types'
import { Words, type Lang } from './words'

export interface Piece {
  text: string
  /** Quotation marks and the like that no line break may tear off. */
  before?: string
  after?: string
  term?: TermInfo
  entry?: Printed
}

interface Finder {
  pattern: RegExp
  terms: Map<string, TermInfo>
  entries: Map<string, Printed>
}

const finders = new WeakMap<Library, Map<string, Finder>>()
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The part of a word that does not change when it is declined. */
function stem(word: string, lang: Lang): string {
  if (lang === 'pl' && word.length > 4) return `${escape(word.replace(/(y|a|i|ć|ę|e|o)$/u, ''))}\\p{L}{0,3}`
  return lang === 'en' && word.length > 3 ? `${escape(word)}s?` : escape(word)
}

/** A word cut down to what `stem` keeps of it, to find the term again. */
const trunk = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .split(' ')
    .map((word) => word.slice(0, 5))
    .join(' ')

function finder(shelf: Library, lang: Lang, names: Lang): Finder {
  const known = finders.get(shelf) ?? new Map<string, Finder>()
  finders.set(shelf, known)
  const key = `${lang}/${names}`
  const found = known.get(key)
  if (found) return found
  const terms = new Map<string, TermInfo>()
  const entries = new Map<string, Printed>()
  const parts: string[] = []
  const words = new Words(lang, [shelf.sources[lang] ?? ''])
  for (const entry of cardsOf(shelf)) {
    for (const name of [entry.name[names], ...(shelf.parts.forms?.(entry, words) ?? [])]) {
      if (!name) continue
      entries.set(name, entry)
      parts.push(escape(name))
    }
  }
  for (const term of shelf.terms) {
    const name = term.name[lang] ?? ''
    if (name.includes('(') || name.length < 4) continue
    terms.set(trunk(name), term)
    parts.push(
      name
        .split(' ')
        .map((word) => stem(word, lang))
        .join(' '),
    )
  }
  if (!parts.length) parts.push('(?!)')
  parts.sort((a, b) => b.length - a.length)
  const made = { pattern: new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'giu'), terms, entries }
  known.set(key, made)
  return made
}

/** The sentence in pieces; each card is marked once, and each term that is not among those `explained` before. */
export function pieces(text: string, shelf: Library, lang: Lang, names: Lang, explained = new Set<string>()): Piece[] {
  const { pattern, terms, entries } = finder(shelf, lang, names)
  const found: Piece[] = []
  const marked = new Set<string>()
  let last = 0
  for (const match of text.matchAll(pattern)) {
    const entry = entries.get(match[0])
    const term = entry ? undefined : terms.get(trunk(match[0]))
    const id = entry?.id ?? term?.id
    const before = entry ? marked : explained
    if (!id || before.has(id)) continue
    before.add(id)
    if (match.index > last) found.push({ text: text.slice(last, match.index) })
    found.push(entry ? { text: match[0], entry } : { text: match[0], ...(term ? { term } : {}) })
    last = match.index + match[0].length
  }
  if (last < text.length) found.push({ text: text.slice(last) })
  return held(found)
}

const OPENING = /[„“(]+$/u
const CLOSING = /^[”),.;:!?]+/u

/** Marks that stand next to a marked word go with it. */
function held(found: Piece[]): Piece[] {
  return found.map((piece, at) => {
    const marked = (other: Piece | undefined): boolean => Boolean(other?.entry ?? other?.term)
    const [left, right] = [found[at - 1], found[at + 1]]
    if (!marked(piece)) {
      const start = marked(left) ? piece.text.replace(CLOSING, '') : piece.text
      return { text: marked(right) ? start.replace(OPENING, '') : start }
    }
    const before = marked(left) ? '' : (left?.text.match(OPENING)?.[0] ?? '')
    const after = marked(right) ? '' : (right?.text.match(CLOSING)?.[0] ?? '')
    return { ...piece, ...(before ? { before } : {}), ...(after ? { after } : {}) }
  })
}
