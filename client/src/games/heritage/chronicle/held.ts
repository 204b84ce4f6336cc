/** What can never be undone is held, not touched: pointer, finger, Enter or Space for a while.  Whoever is read to and
 *  presses without either of them presses twice. */

import type { Attachment } from 'svelte/attachments'

const LONG_ENOUGH = 600

interface Holding {
  held: () => void
  /** Being held now. */
  holding: (now: boolean) => void
  /** Pressed once by somebody who cannot hold. */
  asked: () => void
}

export function hold({ held, holding, asked }: Holding): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0
    let once = false
    const begin = (): void => {
      window.clearTimeout(timer)
      holding(true)
      timer = window.setTimeout(() => {
        timer = 0
        holding(false)
        held()
      }, LONG_ENOUGH)
    }
    // What has been held leaves the page, and its focus with it.
    const end = (): void => {
      if (!timer) return
      window.clearTimeout(timer)
      timer = 0
      holding(false)
    }
    const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '
    const down = ({ button }: PointerEvent): void => {
      if (button === 0) begin()
    }
    const pressed = (event: KeyboardEvent): void => {
      if (!isKey(event)) return
      event.preventDefault()
      if (!event.repeat) begin()
    }
    const released = (event: KeyboardEvent): void => {
      if (!isKey(event)) return
      event.preventDefault()
      end()
    }
    const click = ({ detail }: MouseEvent): void => {
      if (detail > 0) return
      if (once) held()
      else asked()
      once = !once
    }
    const menu = (event: Event): void => event.preventDefault()
    element.addEventListener('pointerdown', down)
    element.addEventListener('keydown', pressed)
    element.addEventListener('keyup', released)
    element.addEventListener('click', click)
    element.addEventListener('contextmenu', menu)
    const ends = ['pointerup', 'pointerleave', 'pointercancel', 'blur'] as const
    for (const name of ends) element.addEventListener(name, end)
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('keydown', pressed)
      element.removeEventListener('keyup', released)
      element.removeEventListener('click', click)
      element.removeEventListener('contextmenu', menu)
      for (const name of ends) element.removeEventListener(name, end)
    }
  }
}
