/** A card anywhere on the table, read large: under a resting pointer, in focus, or under a finger that stays. */

import type { Attachment } from 'svelte/attachments'

interface Large {
  card: string
  at: DOMRect
}

export const large: { now: Large | null } = $state({ now: null })

const REST = 350
const PRESS = 450

export function readsLarge(card: () => string): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = (): void => {
      large.now = { card: card(), at: element.getBoundingClientRect() }
    }
    const close = (): void => {
      clearTimeout(timer)
      if (large.now?.card === card()) large.now = null
    }
    const soon = (after: number): void => {
      clearTimeout(timer)
      timer = setTimeout(open, after)
    }
    element.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && soon(REST), { signal })
    element.addEventListener('pointerdown', ({ pointerType }) => (pointerType === 'mouse' ? close() : soon(PRESS)), {
      signal,
    })
    element.addEventListener('focus', () => element.matches(':focus-visible') && open(), { signal })
    for (const over of ['pointerleave', 'pointerup', 'pointercancel', 'blur'] as const)
      element.addEventListener(over, close, { signal })
    element.addEventListener('contextmenu', (event) => large.now && event.preventDefault(), { signal })
    return () => {
      listening.abort()
      close()
    }
  }
}
