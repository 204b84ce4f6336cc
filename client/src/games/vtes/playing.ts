/** From touches to answers: one is sent when nothing more is to be said about it, and what is grave asks once more. */

import type { Attachment } from 'svelte/attachments'

import { carried } from '../../lib/carrying'
import type { Library } from '../../lib/game.svelte'
import type { Answer, Ask, Seat, Sight } from '../../lib/types'
import type { Packed, Words } from '../../lib/words'
import type { Spot } from './asked'
import { grave } from './grave'
import { cautionOf } from './outcomes'
import type { Picked } from './picking.svelte'
import { hiddenSpot } from './asked'
import { methuselah, risingOf, type VtesView } from './view'

export interface Table {
  view: VtesView
  ask: Ask | null
  picking: Picked
  shelf: Library
  words: Words
  send: (answer: Answer) => void
}

/** What a table that is drawn needs, on a desk and on a phone. */
export interface Laid {
  view: VtesView
  ask: Ask | null
  picking: Picked
  players: Record<Seat, string>
  table: { readonly skew: number; readonly sight: Pick<Sight, 'waiting_for' | 'clocks' | 'seat'> | null }
  waiting: readonly Seat[]
  /** What would become of everybody's pool. */
  pools: Readonly<Record<Seat, number>>
  choose: (option: Packed) => void
  touch: (spot: Spot) => void
  transfer: (spot: Spot, all: boolean) => void
}

/** What is said before it is given; empty: nothing. */
export function doubtOf({ view, ask, shelf, words }: Table, option: Packed): string {
  const own = ask ? cautionOf(ask, option, words) : ''
  const found = own ? null : grave(option, view, shelf)
  return found ? words.say(found.key, found.facts) : own
}

export const chooser =
  (table: Table) =>
  (option: Packed): void => {
    if (table.picking.doubt !== option && doubtOf(table, option)) table.picking.doubt = option
    else table.send(option)
  }

export const toucher =
  (table: Table) =>
  (spot: Spot): void => {
    const only = table.picking.touch(table.ask, spot)
    if (only) chooser(table)(only)
  }

/** One more transfer to an uncontrolled card, or as many as it needs and there are, never the last pool; past that it
 *  starts over. */
export function transferring(view: VtesView, picking: Picked, shelf: Library, spot: Spot, all: boolean): void {
  const own = methuselah(view, view.seat)
  const one = risingOf(own).find(({ card, copy }) => hiddenSpot(card, copy) === spot)
  if (!own || !one) return
  const laid = picking.laid[spot] ?? 0
  const capacity = shelf.printed.get(one.card)?.numbers['capacity'] ?? 0
  const free = Math.min(view.transfers, own.pool - 1) - picking.transfers
  const needs = Math.max(0, capacity - one.hidden.counters - laid)
  const more = Math.min(free, all ? needs : Math.min(needs, 1))
  picking.lay(spot, more > 0 ? laid + more : 0)
}

/** One's pool taken by hand to an uncontrolled card: as much as that needs. */
export const poolCarried = (transfer: (spot: Spot, all: boolean) => void): Attachment<HTMLElement> =>
  carried({
    can: () => true,
    onto: () => '[data-hidden][data-choice]',
    drop: ({ dataset }) => transfer(dataset['hidden'] ?? '', true),
  })

/** What lies ready for an uncontrolled card, taken back to one's pool. */
export const laidCarried = (spot: Spot, picking: Picked): Attachment<HTMLElement> =>
  carried({
    can: () => (picking.laid[spot] ?? 0) > 0,
    onto: () => '[data-coins]',
    drop: () => picking.lay(spot, 0),
  })

/** Whether an uncontrolled card would have all it needs. */
export const fills = (view: VtesView, shelf: Library, spot: Spot, more: number): boolean => {
  const one = risingOf(methuselah(view, view.seat)).find(({ card, copy }) => hiddenSpot(card, copy) === spot)
  return Boolean(one && one.hidden.counters + more >= (shelf.printed.get(one.card)?.numbers['capacity'] ?? Infinity))
}

/** What would become of everybody's pool, by what is laid out or voted on. */
export function plannedPool(view: VtesView, picking: Picked): Readonly<Record<Seat, number>> {
  const own = methuselah(view, view.seat)
  if (own && picking.laying) return { [own.seat]: own.pool - picking.transfers }
  if (picking.sharing) {
    const by = picking.sharing.gains ? 1 : -1
    const pool = (seat: Seat): number => methuselah(view, seat)?.pool ?? 0
    const shared = Object.entries(picking.shares)
    return Object.fromEntries(shared.map(([seat, share]) => [seat, Math.max(0, pool(seat) + by * share)]))
  }
  return Object.fromEntries((view.referendum?.changes ?? []).map(({ seat, after }) => [seat, after]))
}
