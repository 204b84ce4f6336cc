/** What a hideout brings Dracula if it matures: exactly for who knows its cards, otherwise at most. */

import type { Library } from '../../lib/game.svelte'
import { RUMOR_INFLUENCE } from './chart'
import type { DraculaView, HideoutView } from './view'

export interface Forecast {
  influence: number
  /** Something face down could be less. */
  atMost: boolean
}

const matured = (shelf: Library, card: string): number => shelf.printed.get(card)?.numbers['influence'] ?? 0

/** Encounters that could still lie face down: all copies but those everybody sees. */
function unseen(view: DraculaView, shelf: Library): string[] {
  const seen = new Map<string, number>()
  const see = (card: string): void => void seen.set(card, (seen.get(card) ?? 0) + 1)
  view.encounter_discard.forEach(see)
  view.guards.forEach(see)
  for (const hideout of [...view.trail, ...view.lairs, view.slid])
    for (const laid of hideout?.encounters ?? []) if (laid.card) see(laid.card)
  return [...shelf.printed.values()]
    .filter((entry) => entry.kind === 'encounter' && (entry.numbers['count'] ?? 0) > (seen.get(entry.id) ?? 0))
    .map((entry) => entry.id)
}

/** A vampire that matures clears its hideout, so only one of several counts; with a rumor it counts more.
 *
 *  DRA-MATURE-03, DRA-RUMOR-03; what lies with Hide never matures. */
export function forecast(view: DraculaView, hideout: HideoutView, shelf: Library): Forecast {
  if (!hideout.encounters.length || hideout.card === 'hide') return { influence: 0, atMost: false }
  const hidden = hideout.encounters.some(({ card }) => !card)
  const cards = [...hideout.encounters.map(({ card }) => card), ...(hidden ? unseen(view, shelf) : [])]
  const vampire = Math.max(0, ...cards.map((card) => matured(shelf, card)))
  return { influence: vampire && vampire + (hideout.rumor ? RUMOR_INFLUENCE : 0), atMost: hidden || !hideout.card }
}
