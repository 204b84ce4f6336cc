/** Which places are named on the map, and where their names stand. */

import type { Words } from '../../lib/words'
import type { Chart, Place } from './chart'
import { placed, type Box, type Label, type Named } from './labels'
import type { Mark } from './marks'
import { roomOf } from './rings'

/** Where nearly everything can be chosen, seen from afar, only names with room for them are written. */
const MANY = 16
const FAR = 0.8
/** An oval pin above a place. */
const PIN = { half: 24, asked: 27, high: 66, askedHigh: 76, step: 22 }

/** With more places than this a number stands only where he is likely. */
const FEW = 18
const LIKELY = 0.04

/** How likely each place is, where that is worth a number. */
export function chancesOf(marks: ReadonlyMap<string, Mark>, probable: boolean): Map<string, string> {
  const found = new Map<string, string>()
  if (!probable) return found
  const few = [...marks.values()].filter(({ belief }) => belief !== undefined).length <= FEW
  for (const [id, { belief = 0 }] of marks)
    if (belief >= (few ? 0.01 : LIKELY)) found.set(id, ` ${Math.round(belief * 100)}%`)
  return found
}

interface Sources {
  map: Chart
  marks: ReadonlyMap<string, Mark>
  chances: ReadonlyMap<string, string>
  scale: number
  probable: boolean
  asked: string
  /** What covers the map, in pixels from the sheet's origin. */
  walls: readonly Box[]
  words: Words
}

/** How large signs are at a scale of the map. */
export const signScale = (k: number): number => Math.min(1.15, Math.max(0.62, 0.42 + k * 0.66))
/** How large figures are. */
export const pinScale = (k: number): number => Math.min(1, Math.max(0.66, 0.4 + k * 0.8))

/** What the figures and tokens of a place cover. */
export function covered(place: Place, mark: Mark | undefined, scale: number, asked: string): Box[] {
  const [x, y] = [place.x * scale, place.y * scale]
  const [pins, signs] = [pinScale(scale), signScale(scale)]
  const boxes: Box[] = []
  const figures = mark?.figures ?? []
  if (figures.length) {
    const first = figures.some(({ id }) => id === asked)
    const half = ((first ? PIN.asked : PIN.half) + ((figures.length - 1) * PIN.step) / 2) * pins
    boxes.push({
      left: x - half,
      right: x + half + 6,
      top: y - (first ? PIN.askedHigh : PIN.high) * pins,
      bottom: y - 6,
    })
  }
  if (mark?.threat) {
    const half = mark.threat.length * 11 * signs
    boxes.push({ left: x - half, right: x + half, top: y + 21 * signs, bottom: y + 43 * signs })
  }
  if (mark?.fog || mark?.storm)
    boxes.push({ left: x + 7, right: x + 33 * signs, top: y - 24 * signs, bottom: y + 21 * signs })
  return boxes
}

/** Every place that is named, with where its name stands from the place. */
export function named(sources: Sources): Map<string, Label> {
  const { map, marks, chances, scale, probable, asked, walls, words } = sources
  const crowded = scale < FAR && [...marks.values()].filter(({ lit }) => lit).length > MANY
  const names: Named[] = []
  const boxes: Box[] = [...walls]
  for (const place of map.places.values()) {
    const mark = marks.get(place.id)
    const [x, y] = [place.x * scale, place.y * scale]
    // What lies under a panel needs no name now.
    if (walls.some((wall) => x > wall.left && x < wall.right && y > wall.top && y < wall.bottom)) continue
    const matters = Boolean((mark?.lit && !crowded) || mark?.figures || mark?.flags || mark?.pin || mark?.threat)
    const suspected = chances.has(place.id) && !crowded
    // Of towns alike the one where more ways meet is named first.
    const ways = (['road', 'white', 'yellow'] as const).reduce(
      (sum, kind) => sum + (map.next[kind].get(place.id)?.length ?? 0),
      0,
    )
    const kind = place.size === 'castle' ? 2 : place.size === 'large' ? 3 : place.size === 'sea' ? 5 : 4
    const bold = mark?.lit || suspected ? 1.04 : 1
    names.push({
      id: place.id,
      x,
      y,
      size: roomOf(place, mark, probable) * signScale(scale),
      text: `${String(words.name('place', place.id))}${chances.get(place.id) ?? ''}`,
      short: chances.get(place.id),
      font: (place.size === 'small' ? 13.5 : 15) * bold,
      rank: (matters ? 0 : suspected ? 1 : kind) - ways / 100,
      always: matters || suspected,
    })
    boxes.push(...covered(place, mark, scale, asked))
  }
  const { x, y, width, height } = map.frame
  const sheet = {
    left: (x - width) * scale,
    top: (y - height) * scale,
    right: (x + 2 * width) * scale,
    bottom: (y + 2 * height) * scale,
  }
  const found = placed(names, boxes, sheet)
  return new Map(
    names.flatMap(({ id, x: left, y: top }) => {
      const label = found.get(id)
      return label ? [[id, { ...label, x: label.x - left, y: label.y - top }] as const] : []
    }),
  )
}
