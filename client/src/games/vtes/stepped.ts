/** A card whose text does not fit steps down: smaller letters, and the emblem gives way. */

import type { Attachment } from 'svelte/attachments'

const LAST = 3

export function stepped(follows: () => unknown): Attachment<HTMLElement> {
  return (card) => {
    follows()
    const text = card.querySelector<HTMLElement>('.text')
    if (!text) return
    const fit = (): void => {
      for (let step = 0; step <= LAST; step++) {
        card.dataset['step'] = String(step)
        if (text.scrollHeight <= text.clientHeight + 1) {
          delete card.dataset['fit']
          return
        }
      }
      card.dataset['fit'] = 'has-scroll'
    }
    fit()
    void document.fonts.ready.then(fit)
  }
}
