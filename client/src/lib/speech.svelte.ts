/** The words of the page or the table, in the reader's language, and the game they are about. */

import { getContext, setContext } from 'svelte'

import type { Library } from './game.svelte'
import type { Words } from './words'

const KEY = Symbol('speech')

export interface Speech {
  readonly words: Words
  readonly shelf: Library
}

export function provideSpeech(speech: Speech): void {
  setContext(KEY, speech)
}

export function speech(): Speech {
  return getContext<Speech>(KEY)
}
