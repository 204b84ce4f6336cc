/** What lies behind a dotted word, a card's name or a greyed choice: shown beside it, by pointer, touch or focus.
 *
 *  One hint at a time; `Hint.svelte` draws it. */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

import { canBeRead, readLarge } from './reading.svelte'
import type { Printed, TermInfo } from './types'

export interface HintContent {
  title?: string
  text?: string
  rule?: string
  term?: TermInfo
  entries?: readonly Printed[]
  /** What choosing it is called, where it is read large; otherwise it is the card that is chosen. */
  choose?: string
  /** Where there are several ways to choose it: each of them. */
  ways?: readonly { label: string; take: () => void }[]
  /** The picture the thing is part of: the hint lies in a corner of it, away from the thing and what is around it. */
  picture?: string
  /** The same where all of it is looked at: the hint lies beside the picture, as long as there is room. */
  beside?: string
  /** What the thing belongs to and must stay in sight: the hint lies above all of it. */
  whole?: string
}

interface Shown {
  anchor: Element
  content: HintContent
}

export const hints: { now: Shown | null } = $state({ now: null })

const SLOW = 250
const PRESS = 450
/** A finger that goes further is on its way elsewhere. */
const STRAY = 12
let timer: ReturnType<typeof setTimeout> | undefined

export function showHint(anchor: Element, content: HintContent | null): void {
  clearTimeout(timer)
  if (content) hints.now = { anchor, content }
}

const open = (anchor: Element, content: () => HintContent | null): void => showHint(anchor, content())

export function closeHint(): void {
  clearTimeout(timer)
  hints.now = null
}

/** Leave time to move the pointer onto the hint itself. */
export function closeSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(closeHint, SLOW)
}

export function keepHint(): void {
  clearTimeout(timer)
}

/** Where the pointer was last: what comes to lie under a resting pointer has not been pointed at. */
let resting = { x: -1, y: -1 }
window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (resting = { x, y }), { passive: true })
const moved = ({ clientX, clientY }: PointerEvent): boolean => clientX !== resting.x || clientY !== resting.y

/** `touch`: a click shows the hint as well, because the thing does nothing else.  A finger reads a card large, whatever
 *  a click would do. */
export function hint(content: () => HintContent | null, touch = false): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(name, act, { signal: listening.signal })
    let passed = false
    const point = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      passed = !moved(event)
      if (passed) return
      clearTimeout(timer)
      timer = setTimeout(() => open(element, content), hints.now ? 60 : SLOW)
    }
    on('pointerenter', point)
    on('pointermove', (event) => {
      if (passed) point(event)
    })
    on('pointerleave', (event) => {
      passed = false
      if (event.pointerType === 'mouse') closeSoon()
    })
    on('focus', () => {
      if (element.matches(':focus-visible')) open(element, content)
    })
    on('blur', closeSoon)
    const forget = canBeRead(element, content)
    let pressed: ReturnType<typeof setTimeout> | undefined
    /** A long press has read it. */
    let read = false
    let finger = false
    let from = { x: 0, y: 0 }
    const release = (): void => clearTimeout(pressed)
    on('pointerdown', (event) => {
      read = false
      finger = event.pointerType === 'touch'
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      release()
      pressed = setTimeout(() => {
        read = true
        if (!readLarge(element)) open(element, content)
      }, PRESS)
    })
    on('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY) release()
    })
    on('pointerup', release)
    on('pointercancel', release)
    on('contextmenu', (event) => {
      if (read) event.preventDefault()
    })
    on('click', (event) => {
      // Keys, and what was read large and chosen there, come without a pointer.
      const tapped = finger && event.detail > 0
      if (read || (tapped && readLarge(element))) {
        read = false
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (touch) open(element, content)
      else closeHint()
    })
    // The table has changed and the thing is still there: its hint stays, and says what is true now.
    untrack(() => {
      if (hints.now?.anchor !== element) return
      const now = content()
      if (now) hints.now = { anchor: element, content: now }
      else closeHint()
    })
    return () => {
      release()
      forget()
      listening.abort()
      queueMicrotask(() => {
        if (hints.now?.anchor === element && !element.isConnected) closeHint()
      })
    }
  }
}

/** A card that can be read wherever it is drawn or named: by pointer, focus or long press. */
export function reads(entry: Printed): Attachment<HTMLElement> {
  return hint(() => ({ entries: [entry] }))
}
