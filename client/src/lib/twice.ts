/** Nothing is answered by one tap of a finger: the first marks it, the second takes it.  Pointer and keys need one. */

import type { Attachment } from 'svelte/attachments'

import { closeHint, showHint } from './hint.svelte'

let armed: HTMLElement | null = null

function disarm(): void {
  armed?.removeAttribute('data-armed')
  armed = null
}

window.addEventListener(
  'pointerdown',
  ({ target }) => {
    if (armed && !(target instanceof Node && armed.contains(target))) disarm()
  },
  { capture: true, passive: true },
)

/** `wanted`: whether there is anything to think about; `says`: what the first tap says. */
export function twice(wanted: () => boolean, says: () => string): Attachment<HTMLElement> {
  return (element) => {
    let finger = false
    const down = ({ pointerType }: PointerEvent): void => void (finger = pointerType === 'touch')
    const click = (event: MouseEvent): void => {
      // Keys, and what was read large and chosen there, come without a pointer.
      if (!finger || event.detail === 0 || !wanted() || armed === element) {
        if (armed === element) closeHint()
        disarm()
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      disarm()
      armed = element
      element.setAttribute('data-armed', '')
      showHint(element, { text: says(), whole: '.talk' })
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click)
      if (armed === element) disarm()
    }
  }
}
