/** Something is taken with pointer or finger and let go over where it belongs; never the only way to do it. */

import type { Attachment } from 'svelte/attachments'

/** Less than this is a click with an unsteady hand. */
const FAR = 10
/** So close counts as over it. */
const NEAR = 48

export interface Carried {
  /** Whether it can be taken at all right now. */
  can: () => boolean
  /** Where it may be let go: a selector. */
  onto: () => string
  taken?: () => void
  /** It has been let go there. */
  drop: (place: HTMLElement) => void
}

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

function nearest(selector: string, x: number, y: number): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>(selector)].map((place) => ({
    place,
    far: distance(place.getBoundingClientRect(), x, y),
  }))
  return places.filter(({ far }) => far <= NEAR).sort((a, b) => a.far - b.far)[0]?.place
}

export function carried({ can, onto, taken, drop }: Carried): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController()
    const { signal } = listening
    let from: { x: number; y: number; id: number } | null = null
    let shade: HTMLElement | null = null

    const lights = (x: number, y: number): void => {
      const over = shade ? nearest(onto(), x, y) : undefined
      for (const place of document.querySelectorAll('[data-carried-over]'))
        if (place !== over) delete (place as HTMLElement).dataset['carriedOver']
      if (over) over.dataset['carriedOver'] = ''
    }
    const end = (): void => {
      shade?.remove()
      shade = from = null
      lights(0, 0)
    }
    const begin = (): void => {
      shade = element.cloneNode(true) as HTMLElement
      shade.removeAttribute('id')
      shade.setAttribute('aria-hidden', 'true')
      shade.inert = true
      for (const marked of [shade, ...shade.querySelectorAll<HTMLElement>('[data-choice], [data-card]')])
        for (const name of ['data-choice', 'data-card', 'data-thing', 'data-good']) marked.removeAttribute(name)
      const { width } = element.getBoundingClientRect()
      Object.assign(shade.style, {
        position: 'fixed',
        zIndex: '80',
        left: '0',
        top: '0',
        width: `${width}px`,
        pointerEvents: 'none',
        opacity: '0.85',
      })
      document.body.append(shade)
      taken?.()
    }
    element.addEventListener(
      'pointerdown',
      ({ button, clientX, clientY, pointerId }) => {
        if (button === 0 && can()) from = { x: clientX, y: clientY, id: pointerId }
      },
      { signal },
    )
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y, pointerId }) => {
        if (!from || from.id !== pointerId) return
        if (!shade) {
          if (Math.hypot(x - from.x, y - from.y) < FAR) return
          begin()
        }
        const { width = 0, height = 0 } = shade?.getBoundingClientRect() ?? {}
        if (shade) shade.style.transform = `translate(${x - width / 2}px, ${y - height / 2}px)`
        lights(x, y)
      },
      { signal },
    )
    window.addEventListener(
      'pointerup',
      ({ clientX, clientY, pointerId }) => {
        if (from?.id !== pointerId) return
        const was = shade
        const place = was ? nearest(onto(), clientX, clientY) : undefined
        end()
        if (!was) return
        // What was carried has not been clicked.
        window.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
        if (place) drop(place)
      },
      { signal },
    )
    // What is carried is neither marked nor carried off by the browser itself.
    for (const own of ['selectstart', 'dragstart'])
      window.addEventListener(own, (event) => from && event.preventDefault(), { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    return () => {
      listening.abort()
      end()
    }
  }
}

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
