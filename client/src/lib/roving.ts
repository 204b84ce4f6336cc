/** Arrow keys go from one thing to the next inside a group; Home and End to its ends. */

import type { Attachment } from 'svelte/attachments'

const THINGS = 'button:not(:disabled), a[href], [data-stop]'
const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function things(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.offsetParent !== null)
}

export const roving: Attachment<HTMLElement> = (group) => {
  const pressed = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    const all = things(group)
    const at = all.indexOf(document.activeElement as HTMLElement)
    let next: number
    if (event.key in STEP) next = at + (STEP[event.key] ?? 0)
    else if (event.key === 'Home') next = 0
    else if (event.key === 'End') next = all.length - 1
    else return
    const goal = all[Math.max(0, Math.min(all.length - 1, next))]
    if (!goal) return
    goal.focus()
    goal.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    event.preventDefault()
  }
  group.addEventListener('keydown', pressed)
  return () => group.removeEventListener('keydown', pressed)
}
