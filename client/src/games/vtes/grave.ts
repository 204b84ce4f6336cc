/** What to think of before something is sent. */

import type { Library } from '../../lib/game.svelte'
import type { Facts, Packed } from '../../lib/words'
import { methuselah, type VtesView } from './view'

/** Who passes in the influence phase may have forgotten a vampire that is paid for. */
export function grave(option: Packed, view: VtesView, shelf: Library): { key: string; facts: Facts } | null {
  if (!option.is.endsWith('.Pass') || view.phase !== 'influence' || view.active !== view.seat || view.plays.length) return null
  const paid = methuselah(view, view.seat)?.uncontrolled.find(({ card, counters }) => card && counters >= (shelf.printed.get(card)?.numbers['capacity'] ?? Infinity))
  return paid ? { key: 'grave-paid', facts: { card: paid.card } } : null
}
