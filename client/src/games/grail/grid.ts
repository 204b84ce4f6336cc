/** Where Location cards lie: a square grid by direction, bridges where keys meet, stubs where they lead into the fog. */

import { DIRECTIONS, keyAt, type Direction } from './cards'
import type { Library } from '../../lib/game.svelte'
import { locationEntry } from './cards'
import type { GrailView, PlaceView } from './view'

export interface Measure {
  width: number
  height: number
  gapX: number
  gapY: number
}

export const DESK: Measure = { width: 152, height: 106, gapX: 18, gapY: 17 }
export const PHONE: Measure = { width: 118, height: 96, gapX: 14, gapY: 14 }
/** Room for stubs around the cards. */
export const MARGIN = 34

export interface Spot {
  x: number
  y: number
}

export interface Bridge extends Spot {
  from: number
  to: number
  wide: boolean
}

/** Two cards beside each other that no key joins. */
export interface Bare extends Spot {
  from: number
  wide: boolean
}

/** A key that leads to a card which is not on the map. */
export interface Stub extends Spot {
  from: number
  to: number
  way: Direction
}

export interface Grid {
  measure: Measure
  width: number
  height: number
  cards: { place: PlaceView; x: number; y: number }[]
  bridges: Bridge[]
  bare: Bare[]
  stubs: Stub[]
  /** Empty cells that a visible key names. */
  gone: (Spot & { number: number })[]
}

const STEP: Readonly<Record<Direction, Spot>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
}

export function gridOf(view: GrailView, shelf: Library, measure: Measure): Grid {
  const { width, height, gapX, gapY } = measure
  const cells = view.places
  const named = cells.flatMap((place) =>
    DIRECTIONS.map((way) => {
      const entry = locationEntry(shelf, place.location)
      return { from: place, way, to: keyAt(entry, way), x: place.x + STEP[way].x, y: place.y + STEP[way].y }
    }),
  )
  const at = new Map(cells.map((place) => [`${place.x} ${place.y}`, place]))
  const open = named.filter(({ to, x, y }) => to > 0 && !at.has(`${x} ${y}`))
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  const [west, north] = [Math.min(...xs), Math.max(...ys)]
  const left = (x: number): number => MARGIN + (x - west) * (width + gapX)
  const top = (y: number): number => MARGIN + (north - y) * (height + gapY)
  const bridges = cells.flatMap((place) =>
    place.connected.flatMap((number): Bridge[] => {
      const there = cells.find(({ location }) => location === number)
      if (!there || place.location > number) return []
      const wide = there.y === place.y
      const x = wide ? left(Math.min(place.x, there.x)) + width : left(place.x) + width / 2
      const y = wide ? top(place.y) + height / 2 : top(Math.max(place.y, there.y)) + height
      return [{ from: place.location, to: number, wide, x, y }]
    }),
  )
  const bare = cells.flatMap((place) =>
    (['east', 'south'] as const).flatMap((way): Bare[] => {
      const there = at.get(`${place.x + STEP[way].x} ${place.y + STEP[way].y}`)
      if (!there || place.connected.includes(there.location)) return []
      const [x, y] = [left(place.x), top(place.y)]
      return [
        {
          from: place.location,
          wide: way === 'east',
          x: way === 'east' ? x + width : x,
          y: way === 'east' ? y : y + height,
        },
      ]
    }),
  )
  const stubs = open.map(({ from, to, way }): Stub => {
    const [x, y] = [left(from.x), top(from.y)]
    const spots: Record<Direction, Spot> = {
      north: { x: x + width / 2, y: y - 9 },
      south: { x: x + width / 2, y: y + height + 9 },
      east: { x: x + width + 15, y: y + height / 2 },
      west: { x: x - 15, y: y + height / 2 },
    }
    return { from: from.location, to, way, ...spots[way] }
  })
  const [east, south] = [Math.max(...xs), Math.min(...ys)]
  const gone = new Map<string, Spot & { number: number }>()
  for (const { to, x, y } of open)
    if (x >= west && x <= east && y >= south && y <= north) gone.set(`${x} ${y}`, { number: to, x: left(x), y: top(y) })
  return {
    measure,
    width: left(east) + width + MARGIN,
    height: top(south) + height + MARGIN,
    cards: cells.map((place) => ({ place, x: left(place.x), y: top(place.y) })),
    bridges,
    bare,
    stubs,
    gone: [...gone.values()],
  }
}

/** The card that lies next in a direction, on the grid. */
export function beside(view: GrailView, from: PlaceView, way: Direction): PlaceView | undefined {
  const [dx, dy] = [STEP[way].x, STEP[way].y]
  const ahead = view.places
    .map((place) => ({
      place,
      along: (place.x - from.x) * dx + (place.y - from.y) * dy,
      off: Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx),
    }))
    .filter(({ along }) => along > 0)
  return ahead.sort((a, b) => a.along + a.off * 2 - b.along - b.off * 2)[0]?.place
}
