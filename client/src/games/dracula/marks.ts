/** What is to be drawn at each place of the map. */

import type { Line } from '../../lib/types'
import { isCostly, verb, type Offer } from './asked'
import type { Picked } from './picking.svelte'
import type { Reach } from './reach'
import { SIGNS } from './signs'
import type { Pin } from './team.svelte'
import { HUNTERS, isDracula, type DraculaView, type HideoutView } from './view'

export interface Standing {
  id: string
  state: string
  acting: boolean
}

export interface Mark {
  lit?: boolean
  /** Only a ticket, or something else that costs, leads there. */
  costly?: boolean
  refused?: boolean
  chosen?: boolean
  told?: boolean
  reach?: 'road' | 'rail' | 'sea'
  belief?: number
  /** He could be here until a moment ago. */
  gone?: number
  /** Hunters who could be there tomorrow. */
  threat?: readonly string[]
  fog?: number
  storm?: boolean
  holy?: 'host' | 'consecrated'
  pin?: string
  /** Spaces of the trail on which this place is known to lie; lairs as L1 and so on. */
  flags?: string[]
  figures?: Standing[]
}

export const pinSign = (mark: string): string =>
  mark === 'here' ? SIGNS.pin : mark === 'not' ? SIGNS.cross : SIGNS.question

interface Sources {
  view: DraculaView
  offers: ReadonlyMap<string, Offer>
  picking: Picked
  reach: Reach | null
  told: Line | null
  pins: readonly Pin[]
  /** Where hunters could be tomorrow, by place. */
  threats: ReadonlyMap<string, readonly string[]>
  /** Where he could be until a moment ago. */
  gone?: Readonly<Record<string, number>>
}

/** Where a hideout is, as far as the viewer knows: the Castle's card has a back of its own (DRA-DRAC-MOVE-05). */
export const placeOf = ({ card, back }: HideoutView): string => card || (back === 'castle' ? 'castle_dracula' : '')

/** Where the hideouts of trail and lairs are, as far as the viewer knows. */
export function flagged(view: DraculaView): { place: string; flag: string }[] {
  const found: { place: string; flag: string }[] = []
  const add = (hideout: HideoutView | null, flag: string): void => {
    const place = hideout && placeOf(hideout)
    if (place) found.push({ place, flag })
  }
  view.trail.forEach((hideout, number) => add(hideout, String(number + 1)))
  view.lairs.forEach((hideout, number) => add(hideout, `L${number + 1}`))
  return found
}

export function marked({ view, offers, picking, reach, told, pins, threats, gone = {} }: Sources): Map<string, Mark> {
  const found = new Map<string, Mark>()
  const at = (place: string): Mark => {
    const mark = found.get(place) ?? {}
    found.set(place, mark)
    return mark
  }
  for (const [place, offer] of offers) {
    if (offer.options.length) {
      at(place).lit = true
      at(place).costly = offer.options.every((option) => verb(option) === 'MoveByRail' || isCostly(option))
    } else if (offer.refused.length) at(place).refused = true
    if (picking.place === place || picking.has(place)) at(place).chosen = true
  }
  if (reach) {
    for (const place of reach.rail.keys()) at(place).reach = 'rail'
    for (const place of reach.sea) at(place).reach = 'sea'
    for (const place of reach.road) at(place).reach = 'road'
  }
  for (const [place, chance] of Object.entries(view.possible)) at(place).belief = chance
  for (const [place, chance] of Object.entries(gone)) at(place).gone = chance
  for (const [place, hunters] of threats) at(place).threat = hunters
  for (const [place, count] of Object.entries(view.fog)) if (count) at(place).fog = count
  for (const place of view.storms) at(place).storm = true
  if (view.consecrated) at(view.consecrated).holy = 'consecrated'
  for (const place of view.hosts) at(place).holy = 'host'
  for (const pin of pins) at(pin.place).pin = pin.mark || 'maybe'
  for (const { place, flag } of flagged(view)) {
    const mark = at(place)
    mark.flags = [...(mark.flags ?? []), flag]
  }
  const stand = (place: string, id: string, state: string): void => {
    if (!place) return
    const mark = at(place)
    mark.figures = [...(mark.figures ?? []), { id, state, acting: view.acting === id }]
  }
  for (const id of HUNTERS) {
    const hunter = view.hunters[id]
    if (hunter) stand(hunter.place, id, hunter.defeated ? 'defeated' : hunter.hospital ? 'hospital' : '')
  }
  if (view.place) stand(view.place, 'dracula', !view.revealed && (isDracula(view) || view.finished) ? 'hidden' : '')
  for (const fact of ['place', 'origin']) {
    const place = told?.facts[fact]
    if (typeof place === 'string') at(place).told = true
  }
  return found
}
