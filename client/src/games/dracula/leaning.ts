/** Pins stand upright unless a face would lie over a place that can be chosen: then they lean aside. */

import type { Chart, Place } from './chart'
import type { Spot } from './drawing'
import type { Mark } from './marks'
import { pinScale, signScale } from './rings'

/** Degrees, the least first. */
const LEANS = [0, 48, -48, 90, -90, 132, -132]
/** From the foot of a pin to the middle of the face, and how large that is. */
const NECK = 44
const FACE = 28
/** What must be seen of a place to choose. */
const RING = 13
/** In a fan: how far one stands beside another, and how far it turns. */
export const STEP = 22
export const TURN = 9

/** Where among so many, from the middle. */
export const fan = (number: number, count: number): number => number - (count - 1) / 2

/** The middles of the faces, in pixels from the place. */
export function facesOf(count: number, lean: number, pins: number): Spot[] {
  return Array.from({ length: count }, (_, number) => {
    const angle = ((lean + fan(number, count) * TURN) * Math.PI) / 180
    return { x: fan(number, count) * STEP + Math.sin(angle) * NECK * pins, y: -8 - Math.cos(angle) * NECK * pins }
  })
}

export function leanOf(map: Chart, marks: ReadonlyMap<string, Mark>, place: Place, k: number): number {
  const count = marks.get(place.id)?.figures?.length ?? 0
  const [pins, signs] = [pinScale(k), signScale(k)]
  const lit = [...marks].flatMap(([id, mark]) => {
    const other = mark.lit && id !== place.id ? map.places.get(id) : undefined
    return other ? [{ x: (other.x - place.x) * k, y: (other.y - place.y) * k }] : []
  })
  const hides = (lean: number): boolean =>
    facesOf(count, lean, pins).some((face) =>
      lit.some(({ x, y }) => Math.hypot(x - face.x, y - face.y) < FACE * pins + RING * signs),
    )
  return LEANS.find((lean) => !hides(lean)) ?? 0
}
