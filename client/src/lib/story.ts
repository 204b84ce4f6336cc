/** What is being told at this table, for whatever is drawn at it; nothing where nothing is told, e.g. in the gallery. */

import { getContext, setContext } from 'svelte'

import type { Telling } from './telling.svelte'

const KEY = Symbol('story')

export function provideStory(telling: Telling<unknown>): void {
  setContext(KEY, telling)
}

export function story(): Telling<unknown> | null {
  return getContext<Telling<unknown> | undefined>(KEY) ?? null
}
