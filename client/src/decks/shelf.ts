/** The shelf of whoever is here: an account's on the server, a guest's in this browser.  Both have the same doors. */

import { get, post, put, request } from '../lib/api'
import { person } from '../lib/person.svelte'
import { preferences } from '../lib/settings.svelte'
import { local } from './local'
import type { Kept, ShelfDeckInfo, ShelfLine, VersionInfo } from './types'

export interface Shelf {
  /** Where it is: said beside its name. */
  where: 'account' | 'browser'
  lines(): Promise<ShelfLine[]>
  keep(deck: Kept): Promise<ShelfDeckInfo>
  open(id: string, version?: number): Promise<ShelfDeckInfo>
  change(id: string, edition: number, deck: Kept): Promise<ShelfDeckInfo>
  versions(id: string): Promise<VersionInfo[]>
  takeAway(id: string): Promise<void>
  putBack(id: string): Promise<void>
}

const server: Shelf = {
  where: 'account',
  lines: () => get<ShelfLine[]>('/shelf'),
  keep: (deck) => post<ShelfDeckInfo>('/shelf', { deck, lang: preferences.lang }),
  open: (id, version = 0) => get<ShelfDeckInfo>(`/shelf/${id}?version=${version}`),
  change: (id, edition, deck) => put<ShelfDeckInfo>(`/shelf/${id}`, { edition, deck, lang: preferences.lang }),
  versions: (id) => get<VersionInfo[]>(`/shelf/${id}/versions`),
  async takeAway(id) {
    await request('DELETE', `/shelf/${id}`)
  },
  async putBack(id) {
    await post(`/shelf/${id}/restore`)
  },
}

export const shelf = (): Shelf => (person.me?.account ? server : local)

/** The decks of this browser go to the account's shelf, one by one: what cannot be kept there stays here. */
export async function takeOver(): Promise<number> {
  let taken = 0
  for (const { id, deck } of local.kept()) {
    await server.keep(deck)
    local.forget(id)
    taken += 1
  }
  return taken
}
