/** The scheme that is laid out, or being played: who leads, which boons it takes, whom it concerns. */

import type { Ask } from '../../lib/types'
import type { Words } from '../../lib/words'
import type { Choosing } from './choosing.svelte'
import { planOf, type Leading, type Plan } from './plans'
import type { HeritageView } from './view'

export const STEPS = ['leader', 'boons', 'target'] as const

export interface Charter {
  scheme: string
  step: (typeof STEPS)[number]
  /** Not known after a page was opened in the middle of it. */
  leading: Leading | null
  creditors: Plan['creditors']
  /** The archetypes for which a boon is still to be given; null: nothing has been given yet. */
  still: readonly string[] | null
}

const BOONS: ReadonlySet<string> = new Set(['owe', 'give-boon'])

export function charterOf(view: HeritageView, ask: Ask | null, choosing: Choosing, words: Words): Charter | null {
  // What somebody else plays is answered, not laid out.
  const scheme = choosing.charter || (ask?.prompt === 'lead' ? view.playing : '')
  if (scheme) {
    const plan = planOf(ask, scheme, words)
    const leading = plan?.leaders.find(({ leader }) => leader === choosing.leader) ?? plan?.leaders[0] ?? null
    return plan && { scheme, step: 'leader', leading, creditors: plan.creditors, still: null }
  }
  if (!ask || !view.playing || view.seat !== view.active) return null
  const boons = BOONS.has(ask.prompt)
  if (!boons && ask.args['source'] !== view.playing) return null
  const leading = choosing.sealed?.scheme === view.playing ? choosing.sealed.leading : null
  const still = ask.prompt === 'owe' ? (ask.args['archetypes'] as readonly string[]) : boons ? null : []
  return { scheme: view.playing, step: boons ? 'boons' : 'target', leading, creditors: [], still }
}

/** Who belongs to the coterie as it is laid out. */
export const joined = (charter: Charter | null): ReadonlySet<string> =>
  new Set(charter?.leading ? [charter.leading.leader, ...charter.leading.slots.map(({ member }) => member)] : [])
