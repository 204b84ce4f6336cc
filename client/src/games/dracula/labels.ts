/** Where the names of places go, so that none covers another, a town or a figure. */

export interface Named {
  id: string
  x: number
  y: number
  /** Half the size of the sign it belongs to. */
  size: number
  text: string
  /** How wide that is; otherwise it is guessed from the letters. */
  wide?: number
  /** What is written where there is no room for all of it. */
  short?: string | undefined
  font: number
  /** Smaller ones choose first. */
  rank: number
  /** Written even where there is no room: over a town or a figure, never over another name. */
  always: boolean
  /** How far from its place it may stand then, in pixels; as far as any, if nothing is said. */
  far?: number
}

export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Only what is short is written. */
  brief: boolean
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const WIDE = 0.54
const GAP = 4

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Beside, below, above, then the corners. */
const WAYS: readonly (readonly [right: number, down: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

function tried(
  named: Named,
  [right, down]: readonly [number, number],
  brief: boolean,
  far = 0,
): { label: Label; box: Box } {
  const guessed = (brief ? (named.short ?? '') : named.text).length * named.font * WIDE
  const wide = brief ? guessed : (named.wide ?? guessed)
  const high = named.font
  const away = named.size + GAP + far
  const corner = right && down ? 0.7 : 1
  const x = named.x + right * away * corner
  const middle = named.y + down * (away * corner + (right ? high * 0.25 : high / 2))
  const left = right > 0 ? x : right < 0 ? x - wide : x - wide / 2
  return {
    label: { x, y: middle + high * 0.34, anchor: right > 0 ? 'start' : right < 0 ? 'end' : 'middle', brief },
    box: { left, right: left + wide, top: middle - high / 2, bottom: middle + high / 2 },
  }
}

/** How far a box is from a point. */
const distance = (box: Box, { x, y }: Named): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** So much farther away goes a name that must be written, before it covers anything. */
const FARTHER = [10, 22, 34]

/** `sheet`: names stay on it. */
export function placed(names: readonly Named[], obstacles: readonly Box[], sheet: Box): Map<string, Label> {
  const taken: { id: string; box: Box }[] = [
    ...obstacles.map((box) => ({ id: '', box })),
    ...names.map(({ id, x, y, size }) => ({
      id,
      box: { left: x - size, right: x + size, top: y - size, bottom: y + size },
    })),
  ]
  const found = new Map<string, Label>()
  const written: Box[] = []
  for (const named of [...names].sort((a, b) => a.rank - b.rank)) {
    const others = taken.filter(({ id }) => id !== named.id).map(({ box }) => box)
    // Of what is out of sight anyway it does not matter.
    const seen = named.x > sheet.left && named.x < sheet.right
    const tries = (brief: boolean, far = 0) =>
      WAYS.map((way) => tried(named, way, brief, far)).filter(
        ({ box }) => !seen || (box.left >= sheet.left && box.right <= sheet.right),
      )
    const free = ({ box }: { box: Box }): boolean => !others.some((other) => meets(box, other))
    // It must not seem the name of another town.
    const own = ({ box }: { box: Box }): boolean => {
      const away = distance(box, named) - named.size
      return names.every((other) => other === named || distance(box, other) - other.size > away)
    }
    const fits = (way: { box: Box }): boolean => free(way) && own(way)
    let best = tries(false).find(fits) ?? (named.short && !named.always ? tries(true).find(fits) : undefined)
    const farther = FARTHER.filter((far) => far <= (named.far ?? far))
    if (!best && named.always) {
      const all = [0, ...farther].flatMap((far) => tries(false, far))
      best = all.find(fits) ?? all.find(free)
      if (!best) {
        const cost = (box: Box): number => others.reduce((sum, other) => sum + overlap(box, other), 0)
        const legible = all.filter(({ box }) => !written.some((other) => meets(box, other)))
        best = legible.length
          ? legible.reduce((least, way) => (cost(way.box) < cost(least.box) ? way : least))
          : undefined
      }
    }
    if (!best) continue
    found.set(named.id, best.label)
    taken.push({ id: `${named.id} `, box: best.box })
    written.push(best.box)
  }
  return found
}
