/** The phases of a turn, in their order. */

import type { Course } from '..'
import type { Words } from '../../lib/words'
import type { VtesView } from './view'

export const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const

export const phaseAt = (view: VtesView): number => PHASES.indexOf(view.phase as (typeof PHASES)[number])

/** In the head of the page: the stage is busy when one wants to know. */
export function course(view: VtesView, words: Words): Course | null {
  if (!view.turn) return null
  const name =
    view.active === view.seat
      ? words.say('vtes-course-own', { turn: view.turn })
      : words.say('vtes-course', { turn: view.turn, player: view.active })
  return { name, steps: PHASES.map((phase) => words.say(`vtes-phase-${phase}`)), at: phaseAt(view) }
}
