/** Whether an encounter is being met right now. */

import type { Ask, Line } from '../../lib/types'
import { among } from './beats'

const COURSE = among(
  'ambush',
  'encounter-turned-up',
  'encounter-resolves',
  'item-revealed',
  'discards-item',
  'hunter-hurt',
  'damage-prevented',
  'hunter-delayed',
  'bats-placed',
  'fog-placed',
  'encounter-discarded',
  'encounter-stays',
)
/** Questions that an encounter puts to the hunter who meets it. */
const QUESTIONS: ReadonlySet<string> = new Set([
  'answer-ambush',
  'show-weapons',
  'show-item-against',
  'discard-item-against',
  'discard-items-against',
  'become-delayed-against',
  'drive-stake',
])

/** The lines of the encounter that is being met: from the card that was turned up on. */
export function encounterOf(lines: readonly Line[]): readonly Line[] {
  const from = lines.findLastIndex(({ key }) => key === 'encounter-turned-up')
  const course = from < 0 ? [] : lines.slice(from)
  return course.every(COURSE) ? course : []
}

/** It waits for this answer. */
export const asksAbout = (ask: Ask | null, course: readonly Line[]): boolean =>
  Boolean(ask && QUESTIONS.has(ask.prompt) && course.length)
