/** What to think of before something is sent. */

import type { Library } from '../../lib/game.svelte'
import type { Facts, Packed } from '../../lib/words'
import { methuselah, type VtesView } from './view'

/** A second thought: on a vampire that is paid for and not brought out, on a victim of one's own. */
export function grave(option: Packed, view: VtesView, shelf: Library): { key: string; facts: Facts } | null {
  if (option.is.endsWith('.Pass')) return forgotten(view, shelf)
  return option.is.endsWith('.Diablerize') ? ownVictim(String(option['target']), view) : null
}

/** Who passes in the influence phase may have forgotten a vampire that is paid for. */
function forgotten(view: VtesView, shelf: Library): { key: string; facts: Facts } | null {
  if (view.phase !== 'influence' || view.active !== view.seat || view.plays.length) return null
  const paid = methuselah(view, view.seat)?.uncontrolled.find(
    ({ card, counters }) => card && counters >= (shelf.printed.get(card)?.numbers['capacity'] ?? Infinity),
  )
  return paid ? { key: 'grave-paid', facts: { card: paid.card } } : null
}

/** To diablerize stands beside to rescue: of one's own vampires hardly anybody means it. */
function ownVictim(target: string, view: VtesView): { key: string; facts: Facts } | null {
  const own = view.cards.some(({ ref, controller }) => ref === target && controller === view.seat)
  return own ? { key: 'grave-own', facts: { target } } : null
}
