/** A guest's shelf: kept in this browser, with what the decks were before. */

import { ApiError, post } from '../lib/api'
import { preferences } from '../lib/settings.svelte'
import type { Shelf } from './shelf'
import type { DeckBox, Kept, ShelfDeckInfo, ShelfLine, VersionInfo } from './types'

const KEY = 'nokturn.shelf'
const MOST = 100
/** Changes within it make one version. */
const SITTING = 30 * 60_000
const MOST_VERSIONS = 20
/** So many decks fit into one question. */
const AT_ONCE = 6

interface LocalDeck {
  id: string
  edition: number
  versions: VersionInfo[]
  deleted?: boolean
}

function read(): LocalDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as LocalDeck[]) : []
  } catch {
    return []
  }
}

/** A browser that keeps nothing says so; what was there before stays. */
function write(decks: LocalDeck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks))
  } catch {
    throw new ApiError(0, 'browser-full', '')
  }
}

function find(id: string): LocalDeck {
  const found = read().find((deck) => deck.id === id)
  if (!found) throw new ApiError(404, 'no-such-deck', '')
  return found
}

const newest = ({ versions }: LocalDeck): VersionInfo => versions[0] as VersionInfo
const infoOf = (deck: LocalDeck, version = newest(deck)): ShelfDeckInfo => ({
  id: deck.id,
  edition: deck.edition,
  version: version.number,
  deck: version.deck,
})

function swap(changed: LocalDeck): void {
  write(read().map((deck) => (deck.id === changed.id ? changed : deck)))
}

async function boxes(decks: Kept[]): Promise<DeckBox[]> {
  const found: DeckBox[] = []
  for (let at = 0; at < decks.length; at += AT_ONCE) {
    const some = decks.slice(at, at + AT_ONCE)
    found.push(...(await post<DeckBox[]>('/decks/boxes', { decks: some, lang: preferences.lang })))
  }
  return found
}

interface Local extends Shelf {
  /** What is there, as it is kept. */
  kept(): { id: string; deck: Kept }[]
  forget(id: string): void
}

export const local: Local = {
  where: 'browser',
  kept: () =>
    read()
      .filter((deck) => !deck.deleted)
      .map((deck) => ({ id: deck.id, deck: newest(deck).deck })),
  forget: (id) => write(read().filter((deck) => deck.id !== id)),
  async lines() {
    const decks = read().filter((deck) => !deck.deleted)
    decks.sort((a, b) => newest(b).changed.localeCompare(newest(a).changed))
    const told = await boxes(decks.map((deck) => newest(deck).deck))
    return decks.map((deck, at): ShelfLine => ({
      id: deck.id,
      edition: deck.edition,
      changed: newest(deck).changed,
      versions: newest(deck).number,
      box: told[at] as DeckBox,
      played: 0,
      wins: 0,
      points: 0,
      last_played: null,
    }))
  },
  keep(deck) {
    const decks = read().filter((one) => !one.deleted)
    if (decks.length >= MOST) return Promise.reject(new ApiError(0, 'browser-full', ''))
    const at = new Date().toISOString()
    const made = { id: crypto.randomUUID(), edition: 1, versions: [{ number: 1, at, changed: at, deck }] }
    return attempt(() => {
      write([...decks, made])
      return infoOf(made)
    })
  },
  open: (id, version = 0) =>
    attempt(() => {
      const deck = find(id)
      return infoOf(deck, deck.versions.find(({ number }) => number === version) ?? newest(deck))
    }),
  change: (id, edition, deck) =>
    attempt(() => {
      const before = find(id)
      if (before.edition !== edition) throw new ApiError(409, 'deck-changed', '')
      const at = new Date().toISOString()
      const last = newest(before)
      const same = Date.parse(at) - Date.parse(last.changed) <= SITTING
      const made: VersionInfo = same
        ? { ...last, changed: at, deck }
        : { number: last.number + 1, at, changed: at, deck }
      const versions = [made, ...before.versions.slice(same ? 1 : 0)].slice(0, MOST_VERSIONS)
      const after = { ...before, edition: edition + 1, versions }
      swap(after)
      return infoOf(after)
    }),
  versions: (id) => attempt(() => find(id).versions),
  takeAway: (id) => attempt(() => swap({ ...find(id), deleted: true })),
  putBack: (id) => attempt(() => swap({ ...find(id), deleted: false })),
}

/** What fails at once fails like what is asked of a server. */
function attempt<T>(act: () => T): Promise<T> {
  return new Promise((done) => done(act()))
}
