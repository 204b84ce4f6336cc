/** The question and the view put together, as the board shows them. */

import type { Library } from '../../lib/game.svelte'
import type { Ask, Printed } from '../../lib/types'
import { byPlace, hunterOf, verb, type Offer } from './asked'
import { chart } from './chart'
import { byRail, type Ticket } from './reach'
import type { DraculaView, HunterView } from './view'

const ticketOf = (entry: Printed): Ticket => ({
  id: entry.id,
  white: entry.numbers['white'] ?? 0,
  yellow: entry.numbers['yellow'] ?? null,
})

/** Yellow railways are the rarer good. */
const worth = ({ white, yellow }: Ticket): number => white + 2 * (yellow ?? 0)

/** The tickets of a hunter, as far as they are known; unknown ones could be any. */
export function tickets(hunter: HunterView, shelf: Library): Ticket[] {
  const known = hunter.tickets.flatMap((id) => shelf.printed.get(id) ?? [])
  if (known.length || !hunter.ticket_count) return known.map(ticketOf)
  return [...shelf.printed.values()].filter((entry) => entry.kind === 'ticket').map(ticketOf)
}

/** What the open question offers at each place; a ticket leads to every city it can buy a way to. */
export function ways(view: DraculaView, ask: Ask | null, shelf: Library): Map<string, Offer> {
  if (!ask || ask.kind === 'confirm' || ask.kind === 'number') return new Map()
  const found = byPlace(ask)
  const hunter = view.hunters[hunterOf(ask)]
  if (!hunter) return found
  // The lesser ticket first: it is the one to spend.
  const rides = ask.options
    .flatMap((option) => {
      const entry = verb(option) === 'MoveByRail' ? shelf.printed.get(String(option['ticket'])) : undefined
      return entry ? [{ option, ticket: ticketOf(entry) }] : []
    })
    .sort((a, b) => worth(a.ticket) - worth(b.ticket))
  for (const { option, ticket } of rides) {
    for (const city of byRail(chart(view.map), view, hunter.place, ticket)) {
      const offer = found.get(city) ?? { options: [], refused: [] }
      offer.options.push(option)
      found.set(city, offer)
    }
  }
  return found
}
