/** The way somebody travels on the map, from place to place along what is drawn. */

import type { Chart, Line } from './chart'
import type { Spot } from './drawing'

/** Lines one after another: straight over a road or the sea, or by railways; nothing where no way is drawn. */
export function wayBetween(map: Chart, from: string, to: string): Line[] {
  const straight = map.lines.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))
  if (straight) return [straight]
  const came = new Map<string, { line: Line; from: string } | null>([[from, null]])
  for (const here of came.keys()) {
    if (here === to) break
    for (const line of map.lines) {
      if (line.kind !== 'white' && line.kind !== 'yellow') continue
      const other = line.a === here ? line.b : line.b === here ? line.a : ''
      if (other && !came.has(other)) came.set(other, { line, from: here })
    }
  }
  const way: Line[] = []
  for (let step = came.get(to); step; step = came.get(step.from)) way.unshift(step.line)
  return way
}

const STEPS = 8

/** Spots along the way, both ends among them, in units of the sheet. */
export function along(map: Chart, from: string, to: string): Spot[] {
  const ends = [map.places.get(from), map.places.get(to)].filter((spot) => spot !== undefined)
  const spots: Spot[] = []
  let here = from
  for (const line of wayBetween(map, from, to)) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', line.path)
    const long = path.getTotalLength()
    const forth = line.a === here
    for (let step = 0; step <= STEPS; step += 1) {
      const { x, y } = path.getPointAtLength((long * (forth ? step : STEPS - step)) / STEPS)
      spots.push({ x, y })
    }
    here = forth ? line.b : line.a
  }
  return spots.length ? spots : ends
}
