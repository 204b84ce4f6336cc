/** From degrees to the sheet of paper: a conic projection, and a hand that does not draw quite straight. */

export interface Spot {
  x: number
  y: number
}

const SCALE = 2000
const [SOUTH, NORTH] = [40, 54].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
const MIDDLE: readonly [lon: number, lat: number] = [9, 47]
const lift = (angle: number): number => Math.tan(Math.PI / 4 + angle / 2)
/** Lambert's conformal cone through the parallels above: what old atlases show Europe on. */
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(lift(NORTH) / lift(SOUTH))
const radius = (lat: number): number =>
  ((Math.cos(SOUTH) * lift(SOUTH) ** CONE) / CONE) * lift((lat * Math.PI) / 180) ** -CONE

export function project(lon: number, lat: number): Spot {
  const angle = (CONE * (lon - MIDDLE[0]) * Math.PI) / 180
  const far = radius(lat)
  return { x: SCALE * far * Math.sin(angle), y: SCALE * (far * Math.cos(angle) - radius(MIDDLE[1])) }
}

/** The same wobble every time. */
export function wobble(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

const fixed = (value: number): string => value.toFixed(1)
export const at = ({ x, y }: Spot): string => `${fixed(x)} ${fixed(y)}`

const STRIDE = 9
const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A shore: every long stretch is broken up and pushed about, and the pen rounds the corners. */
export function shore(points: readonly Spot[], seed: number): string {
  const hand = wobble(seed)
  const rough: Spot[] = []
  points.forEach((from, number) => {
    const to = points[(number + 1) % points.length] as Spot
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const pieces = Math.max(1, Math.round(long / STRIDE))
    rough.push(from)
    for (let piece = 1; piece < pieces; piece += 1) {
      const along = piece / pieces
      const off = hand() * Math.min(2.6, long * 0.08)
      rough.push({
        x: from.x + (to.x - from.x) * along - ((to.y - from.y) / long) * off,
        y: from.y + (to.y - from.y) * along + ((to.x - from.x) / long) * off,
      })
    }
  })
  const last = rough[rough.length - 1] as Spot
  const parts = [`M${at(between(last, rough[0] as Spot))}`]
  rough.forEach((spot, number) =>
    parts.push(`Q${at(spot)} ${at(between(spot, rough[(number + 1) % rough.length] as Spot))}`),
  )
  return `${parts.join('')}Z`
}

/** A line that bends to one side by a part of its length. */
export function bent(a: Spot, b: Spot, bend: number): { path: string; middle: Spot } {
  const control = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend }
  return { path: `M${at(a)}Q${at(control)} ${at(b)}`, middle: between(between(a, b), control) }
}

export type Corners = readonly Spot[]

/** What of a convex shape is nearer to `own` than to `other`. */
function nearer(shape: Corners, own: Spot, other: Spot): Spot[] {
  const middle = between(own, other)
  const side = ({ x, y }: Spot): number => (x - middle.x) * (other.x - own.x) + (y - middle.y) * (other.y - own.y)
  const kept: Spot[] = []
  shape.forEach((from, number) => {
    const to = shape[(number + 1) % shape.length] as Spot
    const [near, far] = [side(from), side(to)]
    if (near <= 0) kept.push(from)
    if (near < 0 !== far < 0 && near !== far) {
      const along = near / (near - far)
      kept.push({ x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along })
    }
  })
  return kept
}

/** The country around each spot: no farther than `reach`, and no farther than halfway to the next one. */
export function countries(spots: readonly Spot[], reach: number): Corners[] {
  const circle = Array.from({ length: 28 }, (_, step) => (step / 28) * 2 * Math.PI)
  return spots.map((own) => {
    let shape: Corners = circle.map((angle) => ({
      x: own.x + reach * Math.cos(angle),
      y: own.y + reach * Math.sin(angle),
    }))
    for (const other of spots) if (other !== own && shape.length) shape = nearer(shape, own, other)
    return shape
  })
}

/** The same spots, moved until no two of them are closer than `gap`. */
export function apart(spots: readonly Spot[], gap: number): Spot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < 40; round += 1) {
    let still = true
    moved.forEach((one, number) => {
      for (const other of moved.slice(number + 1)) {
        const far = Math.hypot(other.x - one.x, other.y - one.y)
        if (far >= gap) continue
        still = false
        const [right, down] = far ? [(other.x - one.x) / far, (other.y - one.y) / far] : [1, 0]
        const push = (gap - far) / 2 + 0.1
        Object.assign(one, { x: one.x - right * push, y: one.y - down * push })
        Object.assign(other, { x: other.x + right * push, y: other.y + down * push })
      }
    })
    if (still) break
  }
  return moved
}
