/** One way on which he can have come to a place, in a sentence. */

import type { Words } from '../../lib/words'
import type { Chart } from './chart'
import type { DraculaView } from './view'

/** A shortest way by road and over the sea, both ends left out; null: there is none within so many steps. */
export function between(map: Chart, from: string, to: string, steps: number): string[] | null {
  const came = new Map<string, string>([[from, '']])
  let edge = [from]
  for (let step = 0; step < steps && !came.has(to); step += 1) {
    const next: string[] = []
    for (const place of edge)
      for (const kind of ['road', 'sea'] as const)
        for (const other of map.next[kind].get(place) ?? [])
          if (!came.has(other)) {
            came.set(other, place)
            next.push(other)
          }
    edge = next
  }
  if (!came.has(to)) return null
  const way: string[] = []
  for (let at = came.get(to) ?? ''; at && at !== from; at = came.get(at) ?? '') way.unshift(at)
  return way
}

/** From the newest place of the trail that lies face up. */
export function routed(map: Chart, view: DraculaView, to: string, words: Words): string {
  const space = view.trail.findIndex((hideout) => hideout?.face_up && map.places.has(hideout.card))
  const from = view.trail[space]?.card
  if (!from || from === to) return ''
  const way = between(map, from, to, space)
  if (!way) return ''
  return words.say(way.length ? 'map-route' : 'map-route-straight', { origin: from, nights: space, places: way })
}
