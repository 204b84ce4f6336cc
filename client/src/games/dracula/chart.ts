/** One map of Europe, ready to be drawn: places on the sheet, links between them, and what lies next to what. */

import { FAR_LANDS, LANDS, PEAKS } from './coast'
import { at, bent, countries, project, shore, type Corners, type Spot } from './drawing'
import data from './maps.json'

export const {
  days: DAYS,
  influenceWin: INFLUENCE_WIN,
  despairSpaces: DESPAIR_SPACES,
  rumorInfluence: RUMOR_INFLUENCE,
} = data

/** What it costs Dracula to put to sea or to stay there (DRA-DRAC-MOVE-06). */
export function seaDamage(map: Chart, from: string, to: string): number {
  const sea = (id: string): boolean => map.places.get(id)?.size === 'sea'
  if (!sea(to)) return 0
  return sea(from) ? data.seaToSeaDamage : data.portToSeaDamage
}

export interface Place extends Spot {
  id: string
  size: 'large' | 'small' | 'castle' | 'sea'
  region: string
  port: boolean
  hospital: boolean
}

export type Kind = 'road' | 'white' | 'yellow' | 'sea'

export interface Line {
  kind: Kind
  a: string
  b: string
  path: string
  middle: Spot
}

/** A road or railway as the rules name it. */
export const lineKey = ({ kind, a, b }: Pick<Line, 'kind' | 'a' | 'b'>): string =>
  `${kind === 'white' || kind === 'yellow' ? 'rail' : kind}|${a}|${b}`

export interface Chart {
  places: ReadonlyMap<string, Place>
  lines: readonly Line[]
  regions: readonly { region: string; path: string; label: Spot }[]
  borders: string
  /** The land close to each city. */
  around: ReadonlyMap<string, string>
  /** Neighbours by kind of link. */
  next: Readonly<Record<Kind, ReadonlyMap<string, readonly string[]>>>
  frame: { x: number; y: number; width: number; height: number }
}

/** Towns too close together on the ground stand a little apart on the sheet, ports stay at the water. */
const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  liverpool: [-4, 3],
  manchester: [22, -8],
  swansea: [6, -4],
  irish_sea: [-7, -4],
  english_channel: [-26, 2],
  castle_dracula: [12, -4],
  klausenburg: [-8, 2],
  genoa: [-2, 2],
  milan: [0, -5],
  varna: [-2, 6],
  north_sea: [0, 6],
  black_sea: [-4, 4],
  strasbourg: [-3, -3],
  zurich: [3, 2],
  north_atlantic: [-10, 0],
  tyrrhenian_sea: [2, -4],
}

const MARGIN = { left: 42, right: 62, top: 34, bottom: 34 }
const COUNTRY = 420
/** How far around a city the land is shaded where Dracula can be. */
const SUSPECT = 62
/** How far the sheet goes on beyond the places: under the panels there is only water, Africa and the steppe. */
export const BEYOND = { x: 900, y: 1300 }

const sheet = (points: readonly (readonly [number, number])[]): Spot[] => points.map(([lon, lat]) => project(lon, lat))

/** Coasts are the same on every map. */
export const SHORES = LANDS.map((land, number) => shore(sheet(land), number + 1)).join('')
export const FAR_SHORES = FAR_LANDS.map((land, number) => shore(sheet(land), number + 101)).join('')
export const MOUNTAINS: readonly Spot[] = sheet(PEAKS)

/** Parallels and meridians. */
export const GRATICULE = [
  ...[35, 40, 45, 50, 55, 60].map((lat) =>
    curve(Array.from({ length: 22 }, (_, step) => project(-44 + step * 5, lat))),
  ),
  ...[-40, -30, -20, -10, 0, 10, 20, 30, 40, 50].map((lon) => curve([project(lon, 26), project(lon, 66)])),
].join('')

function curve(spots: readonly Spot[]): string {
  return `M${spots.map(at).join('L')}`
}

const charts = new Map<string, Chart>()

export function chart(variant: string): Chart {
  const known = charts.get(variant)
  if (known) return known
  const made = draw(data.maps[variant as keyof typeof data.maps] ?? Object.values(data.maps)[0])
  charts.set(variant, made)
  return made
}

type Printed = (typeof data.maps)[keyof typeof data.maps]
type Pair = readonly string[]

function draw(printed: Printed): Chart {
  const places = new Map<string, Place>()
  for (const [id, { lon, lat, size, ...rest }] of Object.entries(printed.places)) {
    const [right, down] = NUDGES[id] ?? [0, 0]
    const { x, y } = project(lon, lat)
    places.set(id, { id, x: x + right, y: y + down, size: size as Place['size'], ...rest })
  }
  const spot = (id: string | undefined): Place => places.get(id ?? '') as Place
  const roads = new Set(printed.roads.map(String))
  const lines: Line[] = []
  const join = (kind: Kind, pairs: readonly Pair[], bend: (pair: Pair) => number): void => {
    for (const pair of pairs)
      lines.push({ kind, a: pair[0] ?? '', b: pair[1] ?? '', ...bent(spot(pair[0]), spot(pair[1]), bend(pair)) })
  }
  // A road and a railway between the same two cities bend away from each other.
  const rails = new Set([...printed.white, ...printed.yellow].map(String))
  join('sea', printed.seas, () => 0.08)
  join('road', printed.roads, (pair) => (rails.has(String(pair)) ? 0.09 : 0.03))
  join('white', printed.white, (pair) => (roads.has(String(pair)) ? -0.09 : -0.04))
  join('yellow', printed.yellow, (pair) => (roads.has(String(pair)) ? -0.09 : -0.04))
  const all = [...places.values()]
  const frame = around(all)
  return { places, lines, ...divided(all.filter((place) => place.region)), next: neighbours(lines), frame }
}

function around(spots: readonly Spot[]): Chart['frame'] {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - MARGIN.left, Math.min(...ys) - MARGIN.top]
  return { x, y, width: Math.max(...xs) + MARGIN.right - x, height: Math.max(...ys) + MARGIN.bottom - y }
}

function neighbours(lines: readonly Line[]): Chart['next'] {
  const next = { road: new Map(), white: new Map(), yellow: new Map(), sea: new Map() } as Record<
    Kind,
    Map<string, string[]>
  >
  for (const { kind, a, b } of lines)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      next[kind].set(from, [...(next[kind].get(from) ?? []), to])
  return next
}

/** The regions: the countries around their cities.  Borders run where two of different regions meet. */
function divided(cities: readonly Place[]): Pick<Chart, 'regions' | 'borders' | 'around'> {
  const shapes = countries(cities, COUNTRY)
  const whole = (shape: Corners): string => `${curve(shape)}Z`
  const close = countries(cities, SUSPECT)
  const around = new Map(cities.map(({ id }, number) => [id, whole(close[number] ?? [])]))
  const edges = new Map<string, { region: string; path: string }>()
  const borders: string[] = []
  const found = new Map<string, { paths: string[]; cities: Place[] }>()
  cities.forEach((city, number) => {
    const shape = shapes[number] ?? []
    const entry = found.get(city.region) ?? { paths: [], cities: [] }
    entry.paths.push(whole(shape))
    entry.cities.push(city)
    found.set(city.region, entry)
    shape.forEach((from, corner) => {
      const to = shape[(corner + 1) % shape.length] as Spot
      const other = edges.get(`${at(to)}|${at(from)}`)
      if (other && other.region !== city.region) borders.push(other.path)
      edges.set(`${at(from)}|${at(to)}`, { region: city.region, path: curve([from, to]) })
    })
  })
  const regions = [...found].map(([region, entry]) => ({
    region,
    path: entry.paths.join(''),
    label: {
      x: entry.cities.reduce((sum, city) => sum + city.x, 0) / entry.cities.length,
      y: entry.cities.reduce((sum, city) => sum + city.y, 0) / entry.cities.length,
    },
  }))
  return { regions, borders: borders.join(''), around }
}
