/** Who is at this browser. */

import { get, patch, post } from './api'
import { preferences } from './settings.svelte'
import type { Me } from './types'

export const person: { me: Me | null } = $state({ me: null })

export async function loadPerson(): Promise<void> {
  person.me = await get<Me>('/me')
}

export const known = (): boolean => Boolean(person.me?.id)

export async function enter(name: string): Promise<void> {
  person.me = await post<Me>('/enter', { name, lang: preferences.lang })
}

export async function login(name: string, password: string): Promise<void> {
  person.me = await post<Me>('/login', { name, password })
}

export async function register(name: string, password: string): Promise<void> {
  person.me = await post<Me>('/register', { name, password, lang: preferences.lang })
  // What a guest has on the shelf of this browser comes along; what cannot be brought now stays there.
  if (localStorage.getItem('nokturn.shelf')) {
    const { takeOver } = await import('../decks/shelf')
    await takeOver().catch(() => 0)
  }
}

export async function logout(): Promise<void> {
  person.me = await post<Me>('/logout')
}

/** Another address for letters needs the password of the account. */
export interface Change extends Partial<Pick<Me, 'name' | 'lang' | 'email' | 'webhook'>> {
  password?: string
}

/** The code from the e-mail shows that the address is ours. */
export async function confirm(code: string): Promise<void> {
  person.me = await post<Me>('/me/confirm', { code })
}

export async function change(what: Change): Promise<void> {
  person.me = await patch<Me>('/me', what)
}
