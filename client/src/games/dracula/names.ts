/** Which places are named on the map, and where their names stand. */

import type { Words } from '../../lib/words'
import type { Chart, Place } from './chart'
import { placed, type Box, type Label, type Named } from './labels'
import type { Mark } from './marks'
import { facesOf, leanOf } from './leaning'
import { pinScale, roomOf, signScale } from './rings'

/** Where nearly everything can be chosen, seen from afar, only names with room for them are written. */
const MANY = 16
const FAR = 0.8
/** All of Europe on a phone. */
const SMALL = 0.4
/** Half of an oval pin, and how high it is from the middle of the face. */
const PIN = { half: 24, asked: 27, up: 22, askedUp: 32 }

/** Half of a seal, and how far the next one lies from it. */
export const SEAL = { half: 17, step: 22 }

/** With more places than this a number stands only where he is likely. */
const FEW = 18
const LIKELY = 0.04
const CASING = 4

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
  /** What is seen of the map, likewise: a name is not cut by its edge. */
  window?: Box
  words: Words
}

let pen: CanvasRenderingContext2D | null | undefined
/** How wide a text is with its casing. */
function wideOf(text: string, font: string): { wide?: number } {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return {}
  pen.font = font
  return { wide: pen.measureText(text).width + CASING }
}

/** What the figures and tokens of a place cover. */
export function covered(
  map: Chart,
  marks: ReadonlyMap<string, Mark>,
  place: Place,
  scale: number,
  asked: string,
): Box[] {
  const mark = marks.get(place.id)
  const [x, y] = [place.x * scale, place.y * scale]
  const [pins, signs] = [pinScale(scale), signScale(scale)]
  const boxes: Box[] = []
  const figures = mark?.figures ?? []
  if (figures.length) {
    const first = figures.some(({ id }) => id === asked)
    const [half, up] = [(first ? PIN.asked : PIN.half) * pins, (first ? PIN.askedUp : PIN.up) * pins]
    const faces = facesOf(figures.length, leanOf(map, marks, place, scale), pins)
    boxes.push({
      left: x + Math.min(...faces.map((face) => face.x)) - half,
      right: x + Math.max(...faces.map((face) => face.x)) + half + 6,
      top: y + Math.min(...faces.map((face) => face.y)) - up,
      bottom: Math.max(y - 6, ...faces.map((face) => y + face.y + up)),
    })
  }
  // Seals of the trail lie side by side, over the names.
  if (mark?.flags)
    boxes.push({
      left: x - SEAL.half * signs,
      right: x + (SEAL.half + SEAL.step * (mark.flags.length - 1)) * signs,
      top: y - SEAL.half * signs,
      bottom: y + SEAL.half * signs,
    })
  if (mark?.threat) {
    const half = mark.threat.length * 11 * signs
    boxes.push({ left: x - half, right: x + half, top: y + 21 * signs, bottom: y + 43 * signs })
  }
  if (mark?.fog || mark?.storm)
    boxes.push({ left: x + 7, right: x + 33 * signs, top: y - 24 * signs, bottom: y + 21 * signs })
  return boxes
}

/** As it is drawn: the name of a lit or suspected place is bold, that of a sea slanted. */
function fontOf(size: Place['size'], font: number, bold: boolean): string {
  const weight = bold || size === 'castle' ? 800 : size === 'small' || size === 'sea' ? 500 : 600
  return `${size === 'sea' ? 'italic ' : ''}${weight} ${font}px ${size === 'sea' || size === 'castle' ? '"Alegreya Variable"' : '"Source Sans 3 Variable"'}`
}

/** The whole sheet and its margins. */
function sheetOf({ frame: { x, y, width, height } }: Chart, scale: number): Box {
  return {
    left: (x - width) * scale,
    top: (y - height) * scale,
    right: (x + 2 * width) * scale,
    bottom: (y + 2 * height) * scale,
  }
}

/** Every place that is named, with where its name stands from the place. */
export function named(sources: Sources): Map<string, Label> {
  const { map, marks, chances, scale, probable, asked, walls, words, window } = sources
  const crowded = scale < FAR && [...marks.values()].filter(({ lit }) => lit).length > MANY
  const names: Named[] = []
  const boxes: Box[] = [...walls]
  for (const place of map.places.values()) {
    const mark = marks.get(place.id)
    const [x, y] = [place.x * scale, place.y * scale]
    // What lies under a panel needs no name now.
    if (walls.some((wall) => x > wall.left && x < wall.right && y > wall.top && y < wall.bottom)) continue
    const matters = Boolean((mark?.lit && !crowded) || mark?.figures || mark?.flags || mark?.pin)
    const suspected = chances.has(place.id) && !crowded
    // Of towns alike the one where more ways meet is named first.
    const ways = (['road', 'white', 'yellow'] as const).reduce(
      (sum, kind) => sum + (map.next[kind].get(place.id)?.length ?? 0),
      0,
    )
    const kind = place.size === 'castle' ? 2 : place.size === 'large' ? 3 : place.size === 'sea' ? 5 : 4
    const bold = mark?.lit || suspected ? 1.04 : 1
    const font = place.size === 'small' ? 13.5 : 15
    const text = `${String(words.name('place', place.id))}${chances.get(place.id) ?? ''}`
    names.push({
      id: place.id,
      x,
      y,
      size: roomOf(place, mark, probable, asked) * signScale(scale),
      text,
      ...(window && wideOf(text, fontOf(place.size, font, Boolean(mark?.lit || suspected)))),
      short: chances.get(place.id),
      font: font * bold,
      rank: (matters ? 0 : suspected || (mark?.threat && !crowded) ? 1 : kind) - ways / 100,
      always: matters || suspected,
      // Where towns stand as near to one another as letters, a name far from its own is the name of another.
      far: scale < SMALL ? 0 : mark?.lit || suspected || place.size === 'sea' ? 34 : 22,
    })
    boxes.push(...covered(map, marks, place, scale, asked))
  }
  const found = placed(names, boxes, window ?? sheetOf(map, scale))
  return new Map(
    names.flatMap(({ id, x: left, y: top }) => {
      const label = found.get(id)
      return label ? [[id, { ...label, x: label.x - left, y: label.y - top }] as const] : []
    }),
  )
}
