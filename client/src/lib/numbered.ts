/** Numbers the choices inside from 1 to 9, in the order they stand, as keys to take them with; a choice that is a
 *  number itself (`data-digit`) has its own, and one that stands elsewhere as well (`data-twin`) needs none. */

import type { Attachment } from 'svelte/attachments'

const KEYS = 9

export const numbered: Attachment<HTMLElement> = (place) => {
  const number = (): void => {
    let key = 0
    for (const choice of place.querySelectorAll<HTMLElement>('[data-choice]')) {
      const shown = choice.offsetParent !== null && key < KEYS && choice.dataset['twin'] === undefined
      const digit = choice.dataset['digit']
      const own = digit?.length === 1 ? digit : ''
      const wanted = digit !== undefined ? own : shown ? String((key += 1)) : ''
      if (choice.dataset['key'] !== wanted) choice.dataset['key'] = wanted
      const sign = choice.querySelector<HTMLElement>('.key')
      if (sign) sign.dataset['key'] = wanted
    }
  }
  number()
  const watching = new MutationObserver(number)
  watching.observe(place, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-choice', 'class'],
  })
  return () => watching.disconnect()
}
