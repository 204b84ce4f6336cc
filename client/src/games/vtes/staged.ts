/** What stands on the stage: what is decided innermost comes first. */

import type { Ask } from '../../lib/types'
import { minionSpot } from './asked'
import type { Picked } from './picking.svelte'
import type { ActionView, CardView, CombatView, ReferendumView, VtesView } from './view'

export type Staged =
  | { what: 'verbs'; card: CardView }
  | { what: 'combat'; combat: CombatView }
  | { what: 'poll'; poll: ReferendumView }
  | { what: 'action'; action: ActionView }
  | { what: 'idle' }

export function stagedOf(view: VtesView, ask: Ask | null, picking: Picked): Staged {
  const { combat, referendum: poll, action } = view
  if (combat) return { what: 'combat', combat }
  if (poll) return { what: 'poll', poll }
  if (action) return { what: 'action', action }
  const card = picking.spots.length
    ? view.cards.find((one) => one.controller === view.seat && picking.spots.includes(minionSpot(one.ref)))
    : undefined
  return card && ask && picking.ways(ask).length ? { what: 'verbs', card } : { what: 'idle' }
}
