/** Where the camera goes: pure arithmetic on the part of the map that no panel covers. */

import type { Spot } from './drawing'
import type { Box } from './labels'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** What panels cover of the map, in pixels from each edge. */
export interface Insets {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Stand {
  /** Pixels per unit of the sheet. */
  k: number
  /** Where the sheet's origin is, in pixels. */
  x: number
  y: number
}

export const NEAREST = 3.2
/** How close one looks when only a few places matter. */
export const CLOSE = 1.6
/** And how close when nothing is to be chosen there. */
export const AROUND = 0.95
/** Already so near is no reason to go farther away. */
const IDLY = 1.25
/** From this scale on nothing is gained by coming closer. */
export const NEAR = 0.8
/** The scale below which places stand too close to choose among them. */
const LEGIBLE = 0.5
const MARGIN = 48
/** Coming no closer than so many times is not worth leaving something of Europe out. */
const NEARLY = 1.2
/** What is seen from more than so many times as far away as it could be is worth coming closer for. */
const FARTHER = 1.4

/** The free part of a window. */
export function free(width: number, height: number, insets: Insets): Frame {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(80, width - insets.left - insets.right),
    height: Math.max(80, height - insets.top - insets.bottom),
  }
}

/** The scale at which all of a frame is seen in the room. */
export const whole = (room: Frame, { width, height }: Frame): number =>
  Math.min(room.width / width, room.height / height)

/** Room around what is shown; on a phone less. */
const margin = (room: Frame): number => Math.min(MARGIN, room.width * 0.1, room.height * 0.12)

export function around(spots: readonly Spot[], middle?: Spot): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (!middle) return { x: left, y: top, width: right - left, height: bottom - top }
  const wide = Math.max(middle.x - left, right - middle.x)
  const high = Math.max(middle.y - top, bottom - middle.y)
  return { x: middle.x - wide, y: middle.y - high, width: wide * 2, height: high * 2 }
}

/** The scale at which a frame fits in the room with a margin. */
export function fitting(room: Frame, frame: Frame): number {
  const edge = 2 * margin(room)
  return Math.min((room.width - edge) / Math.max(1, frame.width), (room.height - edge) / Math.max(1, frame.height))
}

/** The frame in the middle of the room. */
export function stand(room: Frame, frame: Frame, k: number): Stand {
  return {
    k,
    x: room.x + room.width / 2 - (frame.x + frame.width / 2) * k,
    y: room.y + room.height / 2 - (frame.y + frame.height / 2) * k,
  }
}

/** All of these stand inside the room, with a margin. */
export function within(room: Frame, now: Stand, spots: readonly Spot[], edge = margin(room)): boolean {
  return spots.every((spot) => {
    const [x, y] = [spot.x * now.k + now.x - room.x, spot.y * now.k + now.y - room.y]
    return x >= edge && y >= edge && x <= room.width - edge && y <= room.height - edge
  })
}

export interface Question {
  /** Who is asked, and everything lit. */
  must: readonly Spot[]
  /** The most likely places. */
  likely: readonly Spot[]
  /** What stands in the middle, on a phone. */
  middle?: Spot | undefined
  /** Nothing on the map can be chosen: it is seen from where one sees what lies around. */
  idle?: boolean
}

/** Where a question is seen best: who is asked and what is lit win over likely places, and are shown from as far away as it
 *  takes: where that is nearly all of Europe, with all of it. */
function best(room: Frame, sheet: Frame, { must, likely, middle, idle }: Question): Stand {
  const close = idle ? AROUND : CLOSE
  for (const [spots, least] of [
    [[...must, ...likely], NEAR],
    [must, LEGIBLE],
  ] as const) {
    const frame = around(spots, middle)
    const k = fitting(room, frame)
    if (k >= least) return stand(room, frame, Math.min(close, k))
  }
  const frame = around(must)
  const [k, europe] = [fitting(room, frame), whole(room, sheet)]
  if (k < LEGIBLE && k < europe * NEARLY) return stand(room, sheet, europe)
  return stand(room, frame, Math.min(close, k))
}

/** Where to go for a question: nowhere if all of it is in sight, and not seen from much farther away than need be. */
export function goal(room: Frame, sheet: Frame, now: Stand, question: Question): Stand | null {
  const { must, likely, idle } = question
  if (!must.length) return null
  const to = best(room, sheet, question)
  const [farthest, closest] = [Math.max(NEAR, to.k / FARTHER), idle ? IDLY : CLOSE]
  const well = now.k >= farthest && now.k <= closest && within(room, now, [...must, ...likely])
  return well ? null : to
}

/** Half of what a finger needs. */
export const FINGER = 22

export type Side = keyof Insets

/** On which side of the room a pixel lies, or near which. */
export function sideOf(room: Frame, { x, y }: Spot): Side {
  const far: Readonly<Record<Side, number>> = {
    left: room.x - x,
    top: room.y - y,
    right: x - room.x - room.width,
    bottom: y - room.y - room.height,
  }
  return (Object.keys(far) as Side[]).reduce((most, side) => (far[side] > far[most] ? side : most))
}

/** Of a mark at the edge of the room, in pixels. */
const MARK = { wide: 64, high: 44, inset: 6 }
/** How far along a side it may stand; the nearer to the middle the better. */
const ALONG = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86]

function markAt({ x, y, width, height }: Frame, side: Side, along: number): Box {
  const { wide, high, inset } = MARK
  const across = side === 'left' || side === 'right'
  const middle = {
    x: across ? (side === 'left' ? x + inset + wide / 2 : x + width - inset - wide / 2) : x + width * along,
    y: across ? y + height * along : side === 'top' ? y + inset + high / 2 : y + height - inset - high / 2,
  }
  return {
    left: middle.x - wide / 2,
    right: middle.x + wide / 2,
    top: middle.y - high / 2,
    bottom: middle.y + high / 2,
  }
}

/** How far along its side a mark lies over none of these. */
export function freeAlong(room: Frame, side: Side, taken: readonly Box[]): number {
  const over = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return ALONG.find((along) => !taken.some((box) => over(markAt(room, side, along), box))) ?? 0.5
}

/** The room without the panels that would lie over one of these: each takes a side of it, the one that leaves most. */
export function uncovered(room: Frame, now: Stand, spots: readonly Spot[], panels: readonly Box[]): Frame {
  let [left, top, right, bottom] = [room.x, room.y, room.x + room.width, room.y + room.height]
  for (const panel of panels) {
    const over = spots.some(({ x, y }) => {
      const [at, down] = [x * now.k + now.x, y * now.k + now.y]
      const across = at > panel.left - FINGER && at < panel.right + FINGER
      return across && down > panel.top - FINGER && down < panel.bottom + FINGER
    })
    if (!over) continue
    const [wide, high] = [right - left, bottom - top]
    const sides = [
      { area: (bottom - panel.bottom) * wide, cut: () => (top = Math.max(top, panel.bottom)) },
      { area: (panel.top - top) * wide, cut: () => (bottom = Math.min(bottom, panel.top)) },
      { area: (right - panel.right) * high, cut: () => (left = Math.max(left, panel.right)) },
      { area: (panel.left - left) * high, cut: () => (right = Math.min(right, panel.left)) },
    ]
    sides.reduce((most, side) => (side.area > most.area ? side : most)).cut()
  }
  return { x: left, y: top, width: Math.max(80, right - left), height: Math.max(80, bottom - top) }
}
