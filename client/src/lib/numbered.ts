/** Numbers the choices inside from 1 to 9, in the order they stand, as keys to take them with.  A choice about a number
 *  (`data-digit`) has that number and no other; what is costly (`data-costly`) is never 1, so that no hasty finger takes
 *  it; cards of the hand (`data-rail`) have numbers of their own on them, and one that stands elsewhere as well
 *  (`data-twin`) needs none. */

import type { Attachment } from 'svelte/attachments'

const KEYS = '123456789'

const unnumbered = (choice: HTMLElement): boolean =>
  choice.offsetParent === null || choice.dataset['twin'] !== undefined || choice.closest('[data-rail]') !== null

/** How many choices the board offers with numbers of their own: whatever stands elsewhere goes on from there. */
function offered(place: HTMLElement): number {
  if (place.matches('[data-offer]')) return 0
  const all = [...document.querySelectorAll<HTMLElement>('[data-offer] [data-choice]')]
  return all.filter((choice) => !place.contains(choice) && !unnumbered(choice)).length
}

export const numbered: Attachment<HTMLElement> = (place) => {
  const number = (): void => {
    const all = [...place.querySelectorAll<HTMLElement>('[data-choice]')]
    const own = new Set(all.flatMap(({ dataset }) => dataset['digit'] ?? []))
    const given = new Set<string>(KEYS.slice(0, offered(place)))
    for (const choice of all) {
      const { digit, costly } = choice.dataset
      const free = [...KEYS].find((key) => !own.has(key) && !given.has(key) && !(costly !== undefined && key === '1'))
      const wanted =
        digit !== undefined ? (digit.length === 1 && !given.has(digit) ? digit : '') : unnumbered(choice) ? '' : free
      given.add(wanted ?? '')
      if (choice.dataset['key'] !== (wanted ?? '')) choice.dataset['key'] = wanted ?? ''
      const sign = choice.querySelector<HTMLElement>('.key')
      if (sign) sign.dataset['key'] = wanted ?? ''
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
