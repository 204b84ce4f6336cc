/** How the districts find room: places side by side with cards lying in them, or strips one under another where a
 *  screen is too narrow or too low for that. */

import type { Size } from '../../kit/size'

export interface Plan {
  form: 'place' | 'strip'
  /** A district in which name and prize find no room beside each other. */
  narrow: boolean
  /** Areas beside each other in a district. */
  columns: number
  /** What a card lies in, where it is not one of many. */
  size: Extract<Size, 'S' | 'XS'>
  /** Between the edges of an area. */
  room: number
  /** Height of an area: the same whatever lies there. */
  high: number
  /** Width of a card in a strip. */
  mini: number
}

const GAP = 10
const EDGE = 8
const PADDING = 5
/** Name and prize of a district. */
const HEAD = 104
/** An area with its name, a card and the blood below it. */
const AREA = { S: 160, XS: 132 } as const
const NARROWEST = 216
/** From here on name and prize stand beside each other. */
const BESIDE = 300
const PHONE = 560

export const WIDTHS = { S: 80, XS: 60 } as const

export function plan(width: number, height: number, districts: number, seats: number): Plan {
  const each = (width - GAP * (districts - 1)) / districts
  const columns = seats > 4 ? 3 : 2
  const rows = Math.ceil(seats / columns)
  const room = (each - 2 * EDGE - (columns - 1) * 6) / columns - 2 * PADDING
  const high = (height - HEAD) / rows
  const size = seats <= 4 && high >= AREA.S && room >= WIDTHS.S ? 'S' : 'XS'
  const strip = each < NARROWEST || high < AREA.XS - 16
  const lane = (height - GAP * (districts - 1)) / districts
  return {
    form: strip ? 'strip' : 'place',
    narrow: strip ? width < PHONE : each < BESIDE,
    columns,
    size,
    room,
    high: AREA[size],
    mini: Math.round(clamp((lane - 66) / 1.4, 31, 54)),
  }
}

export interface Lying {
  size: Plan['size']
  width: number
  /** How far each card lies under the next one. */
  under: number
  /** What is left for the card to come. */
  slot: number
}

const BETWEEN = 3
/** Below this a card says nothing any more: it would rather lie under the next one, as long as a bit of it is seen. */
const LEAST = 46
const SEEN = 16

/** Cards never lie over each other where one reads their titles: three or more, or too little room, and they are XS. */
export function lie(room: number, count: number, wanted: Plan['size'], slot: boolean): Lying {
  const thin = room < 2 * LEAST ? SEEN : 2 * SEEN
  const sizes = wanted === 'S' && count < 3 ? (['S', 'XS'] as const) : (['XS'] as const)
  for (const size of sizes) {
    const full = WIDTHS[size]
    const left = Math.floor(clamp(room - count * (full + BETWEEN), thin, full))
    const free = slot ? room - left - BETWEEN : room
    const width = Math.floor(Math.min(full, (free - BETWEEN * (count - 1)) / Math.max(1, count)))
    if (count === 0 || width >= (size === 'S' ? full * 0.85 : LEAST)) return { size, width, under: 0, slot: left }
  }
  const free = slot ? room - thin - BETWEEN : room
  const width = Math.floor(Math.min(LEAST, free - SEEN * (count - 1)))
  const under = count > 1 ? Math.ceil((width * count - free) / (count - 1)) + BETWEEN : 0
  return { size: 'XS', width, under: Math.max(0, under), slot: thin }
}

function clamp(number: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, number))
}
