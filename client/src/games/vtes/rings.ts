/** Who takes part in what is going on: whoever acts or fights first by the light of the moon, whoever faces them. */

import { cardAt, type VtesView } from './view'

export type Ring = '' | 'acting' | 'yours' | 'theirs'

export function ringOf(view: VtesView, ref: string): Ring {
  const { action, combat, referendum } = view
  const own = cardAt(view, ref)?.controller === view.seat
  if (combat) {
    if (combat.fighters[0] === ref) return own ? 'yours' : 'acting'
    return combat.fighters[1] === ref ? (own ? 'yours' : 'theirs') : ''
  }
  if (referendum?.vampire === ref) return 'acting'
  if (action?.minion === ref) return 'acting'
  return action?.blocker === ref ? (own ? 'yours' : 'theirs') : ''
}
