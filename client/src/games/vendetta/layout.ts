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
  rows: number
  /** Too low for the blood below the cards: it stands beside the name. */
  low: boolean
  /** The widest a card of size XS can be. */
  small: number
  /** Width of a card in a strip. */
  mini: number
  /** A strip so low that its areas stand beside whoever is to be won there. */
  flat: boolean
}

const GAP = 10
const EDGE = 8
const PADDING = 5
/** Name and prize of a district, and in a low one. */
const HEAD = 104
const LOW_HEAD = 84
/** An area with its name, a card and the blood below it. */
const AREA = { S: 160, XS: 132 } as const
/** With the blood beside the name, and what that leaves around a card. */
const LOWEST = 104
const AROUND = 31
/** A strip with its areas below whoever is to be won. */
const LANE = 112
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
  const tall = (head: number): number => (height - head - 2 * EDGE) / rows - 6
  const low = tall(HEAD) < AREA.XS
  const high = clamp(tall(low ? LOW_HEAD : HEAD), 0, AREA.XS)
  const size = seats <= 4 && tall(HEAD) >= AREA.S - 6 && room >= WIDTHS.S ? 'S' : 'XS'
  const strip = each < NARROWEST || high < LOWEST
  const lane = (height - GAP * (districts - 1)) / districts
  return {
    form: strip ? 'strip' : 'place',
    narrow: strip ? width < PHONE : each < BESIDE && !low,
    columns,
    size,
    room,
    high: size === 'S' ? AREA.S : Math.floor(high),
    rows,
    low,
    small: low ? Math.min(WIDTHS.XS, Math.floor((high - AROUND) / 1.4)) : WIDTHS.XS,
    mini: Math.round(clamp((lane - 66) / 1.4, 32, 54)),
    flat: lane < LANE,
  }
}

/** In a strip: a player's sigil and strength with the gap after them, blood, and how far cards lie under each other. */
const HOLDER = 66
const BLOOD = 30
export const LAP = 12
const LEAST_MINI = 28
/** So many in one strip are seen by their strength alone: there is no room for their blood as well. */
export const CROWD = 3

/** How wide cards in a strip are, so that everybody who is there is seen at once. */
export function inStrip(room: number, areas: readonly { cards: number; blood: boolean }[], most: number): number {
  const cards = areas.reduce((sum, area) => sum + area.cards, 0)
  if (!cards) return most
  const lapped = areas.reduce((sum, area) => sum + Math.max(0, area.cards - 1) * LAP, 0)
  const pools = areas.length < CROWD ? areas.filter(({ blood }) => blood).length : 0
  const free = room - areas.length * HOLDER - pools * BLOOD + lapped
  return Math.floor(clamp(free / cards, Math.min(LEAST_MINI, most), most))
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
/** What a finger needs. */
const TARGET = 44

/** Cards never lie over each other where one reads their titles: three or more, or too little room, and they are XS. */
export function lie(
  room: number,
  count: number,
  wanted: Plan['size'],
  slot: boolean,
  small: number = WIDTHS.XS,
): Lying {
  const thin = room < 2 * LEAST ? SEEN : TARGET
  const sizes = wanted === 'S' && count < 3 ? (['S', 'XS'] as const) : (['XS'] as const)
  for (const size of sizes) {
    const full = size === 'S' ? WIDTHS.S : small
    const left = Math.floor(clamp(room - count * (full + BETWEEN), thin, full))
    const free = slot ? room - left - BETWEEN : room
    const width = Math.floor(Math.min(full, (free - BETWEEN * (count - 1)) / Math.max(1, count)))
    if (count === 0 || width >= (size === 'S' ? full * 0.85 : LEAST)) return { size, width, under: 0, slot: left }
  }
  const free = slot ? room - thin - BETWEEN : room
  const width = Math.floor(Math.min(LEAST, small, free - SEEN * (count - 1)))
  const under = count > 1 ? Math.ceil((width * count - free) / (count - 1)) + BETWEEN : 0
  return { size: 'XS', width, under: Math.max(0, under), slot: thin }
}

function clamp(number: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, number))
}
