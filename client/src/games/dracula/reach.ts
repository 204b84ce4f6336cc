/** Where a hunter can get from a place, as far as tokens let him: the same as the rules work out. */

import type { Chart } from './chart'
import type { DraculaView } from './view'

export interface Ticket {
  id: string
  white: number
  /** Yellow railways count; null: none may be used. */
  yellow: number | null
}

export interface Reach {
  road: ReadonlySet<string>
  sea: ReadonlySet<string>
  /** Cities by rail, with the tickets that lead there. */
  rail: ReadonlyMap<string, readonly string[]>
}

type Tokens = Pick<DraculaView, 'fog' | 'roadblocks' | 'storms'>

const key = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)

function blocked(view: Tokens, kind: 'road' | 'rail'): Set<string> {
  return new Set(view.roadblocks.filter((link) => link.kind === kind).map((link) => key(link.a, link.b)))
}

export function byRoad(map: Chart, view: Tokens, start: string): Set<string> {
  const stopped = blocked(view, 'road')
  if (view.fog[start]) return new Set()
  return new Set((map.next.road.get(start) ?? []).filter((to) => !view.fog[to] && !stopped.has(key(start, to))))
}

export function bySea(map: Chart, view: Tokens, start: string): Set<string> {
  if (view.fog[start]) return new Set()
  return new Set((map.next.sea.get(start) ?? []).filter((to) => !view.fog[to] && !view.storms.includes(to)))
}

/** White railways only: as many as the white value.  With a yellow one among them: the yellow value in all. */
export function byRail(map: Chart, view: Tokens, start: string, ticket: Ticket): Set<string> {
  const found = new Set<string>()
  if (view.fog[start]) return found
  const stopped = blocked(view, 'rail')
  const yellow = ticket.yellow ?? 0
  const seen = new Set([`${start}|false`])
  const ahead: { city: string; eastern: boolean; used: number }[] = [{ city: start, eastern: false, used: 0 }]
  for (const { city, eastern, used } of ahead) {
    for (const colour of ['white', 'yellow'] as const) {
      for (const to of map.next[colour].get(city) ?? []) {
        const state = { city: to, eastern: eastern || colour === 'yellow', used: used + 1 }
        if (seen.has(`${to}|${state.eastern}`) || view.fog[to] || stopped.has(key(city, to))) continue
        if (state.used > (state.eastern ? yellow : Math.max(ticket.white, yellow))) continue
        seen.add(`${to}|${state.eastern}`)
        if (state.eastern || state.used <= ticket.white) found.add(to)
        ahead.push(state)
      }
    }
  }
  found.delete(start)
  return found
}

export function reach(map: Chart, view: Tokens, start: string, tickets: readonly Ticket[]): Reach {
  const rail = new Map<string, string[]>()
  for (const ticket of tickets)
    for (const city of byRail(map, view, start, ticket)) {
      const known = rail.get(city) ?? []
      if (!known.includes(ticket.id)) rail.set(city, [...known, ticket.id])
    }
  return { road: byRoad(map, view, start), sea: bySea(map, view, start), rail }
}

/** The ways from a place to its neighbours, as lines of the chart are known. */
export function waysFrom(from: string, road: Iterable<string>, sea: Iterable<string>): Set<string> {
  return new Set([...[...road].map((to) => `road|${key(from, to)}`), ...[...sea].map((to) => `sea|${key(from, to)}`)])
}
