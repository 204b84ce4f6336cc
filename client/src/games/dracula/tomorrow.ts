/** Where hunters can be by tomorrow: their tickets count, cards in hands do not. */

import type { Library } from '../../lib/game.svelte'
import { tickets } from './board'
import type { Chart } from './chart'
import { reach } from './reach'
import { HUNTERS, type DraculaView } from './view'

/** Places with the hunters who can come there in one day, or stay. */
export function tomorrow(map: Chart, view: DraculaView, shelf: Library): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const id of HUNTERS) {
    const hunter = view.hunters[id]
    if (!hunter?.place || hunter.defeated || hunter.delayed) continue
    const { road, sea, rail } = reach(map, view, hunter.place, tickets(hunter, shelf))
    for (const place of new Set([hunter.place, ...road, ...sea, ...rail.keys()]))
      found.set(place, [...(found.get(place) ?? []), id])
  }
  return found
}
