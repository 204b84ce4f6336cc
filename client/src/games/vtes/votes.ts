/** Votes in the referendum under way: what one could still cast, and which way one would rather. */

import type { Ask } from '../../lib/types'
import { isCast } from './asked'
import { cardAt, type ReferendumView, type VtesView } from './view'

export type Side = 'for' | 'against'

export const ownOpen = (view: VtesView): ReferendumView['open'] =>
  (view.referendum?.open ?? []).filter(({ seat, rule }) => seat === view.seat && !rule)

/** The side one profits from: against what costs one pool, else for. */
export function leaning(view: VtesView): Side {
  const own = view.referendum?.changes.find(({ seat }) => seat === view.seat)
  if (own && own.after < own.before) return 'against'
  return own || view.referendum?.caller === view.seat ? 'for' : 'against'
}

/** How many votes a source has cast. */
export const votesOf = (view: VtesView, source: string): number => cardAt(view, source)?.votes ?? 1

export const canCast = (ask: Ask | null): boolean => Boolean(ask?.options.some(isCast))
