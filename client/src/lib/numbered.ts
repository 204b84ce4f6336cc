/** Numbers the choices inside from 1 to 9, in the order they stand, as keys to take them with. */

import type { Attachment } from 'svelte/attachments'

const KEYS = 9

export const numbered: Attachment<HTMLElement> = (place) => {
  const number = (): void => {
    let key = 0
    for (const choice of place.querySelectorAll<HTMLElement>('[data-choice]')) {
      const shown = choice.offsetParent !== null && key < KEYS
      const wanted = shown ? String((key += 1)) : ''
      if (choice.dataset['key'] !== wanted) choice.dataset['key'] = wanted
      const sign = choice.querySelector<HTMLElement>('.key')
      if (sign) sign.dataset['key'] = wanted
    }
  }
  number()
  const watching = new MutationObserver(number)
  watching.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-choice', 'class'] })
  return () => watching.disconnect()
}
