/** Reading a card large under a finger: the first tap reads, the button or a second tap chooses.
 *
 *  `Reader.svelte` draws it; whatever has a `hint` about one card can be read. */

import type { HintContent } from './hint.svelte'

interface Reading {
  anchor: HTMLElement
  content: HintContent
}

export const reading: { now: Reading | null } = $state({ now: null })

const readable = new WeakMap<Element, () => HintContent | null>()

export function canBeRead(element: HTMLElement, content: () => HintContent | null): () => void {
  readable.set(element, content)
  return () => {
    readable.delete(element)
    if (reading.now?.anchor === element) reading.now = null
  }
}

/** Open it large, if it is about one card. */
export function readLarge(anchor: HTMLElement): boolean {
  const content = readable.get(anchor)?.()
  if (content?.entries?.length !== 1) return false
  reading.now = { anchor, content }
  return true
}

/** The cards of the row it lies in (`data-rail`), itself among them. */
export function neighbours(anchor: HTMLElement): HTMLElement[] {
  const rail = anchor.closest('[data-rail]')
  if (!rail) return [anchor]
  return [...rail.querySelectorAll<HTMLElement>('*')].filter((other) => readable.get(other)?.()?.entries?.length === 1)
}

/** Choose what is being read. */
export function chooseRead(): void {
  const anchor = reading.now?.anchor
  reading.now = null
  anchor?.click()
}
