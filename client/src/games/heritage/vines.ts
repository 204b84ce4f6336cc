/** Vines and leaves, drawn with a steady hand: the same branch looks the same every time. */

import { seeded } from './initial'

export const LEAF = 'M0 0C2-4 6.500-6.500 11-5.500 9.500-2 11 1 13.500 2.500 9 5.500 3.500 4.500 0 0Z'

export interface Leaf {
  transform: string
  tone: number
}

export interface Vine {
  d: string
  leaves: Leaf[]
}

type Curve = readonly [number, number, number, number, number, number, number, number]

function along([ax, ay, bx, by, cx, cy, dx, dy]: Curve, at: number): [number, number] {
  const rest = 1 - at
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3]
  return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy]
}

const round = (number: number): number => Math.round(number * 10) / 10

export function vine(from: [number, number], to: [number, number], seed: string): Vine {
  const next = seeded(seed)
  const middle = (from[1] + to[1]) / 2
  const sway = (next() - 0.5) * 18
  const curve: Curve = [...from, from[0] + sway, middle + 10, to[0] - sway, middle - 8, ...to]
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26))
  const leaves = Array.from({ length: count }, (_, number): Leaf => {
    const at = (number + 0.7) / (count + 0.5)
    const [x, y] = along(curve, at)
    const [nx, ny] = along(curve, at + 0.02)
    const side = number % 2 ? 1 : -1
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + side * (48 + next() * 26)
    const scale = 0.62 + next() * 0.4
    return {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)} ${round(scale * side)})`,
      tone: Math.floor(next() * 3),
    }
  })
  const [ax, ay, bx, by, cx, cy, dx, dy] = curve.map(round)
  return { d: `M${ax} ${ay}C${bx} ${by} ${cx} ${cy} ${dx} ${dy}`, leaves }
}

/** From a row of a list down its edge to a row below, which stands further in. */
export function tendril(sire: { x: number; y: number }, childe: { x: number; y: number }, height: number): Vine {
  const x = sire.x + 6
  return {
    d: `M${round(x)} ${round(sire.y + height - 2)}V${round(childe.y + height / 2)}H${round(childe.x + 2)}`,
    leaves: [],
  }
}

/** Penwork along a straight edge: a stem with leaves and dots of gold. */
export function border(
  length: number,
  seed: string,
  height = 6,
): { d: string; leaves: Leaf[]; dots: [number, number][] } {
  const next = seeded(seed)
  const leaves: Leaf[] = []
  const dots: [number, number][] = []
  let d = 'M0 0'
  for (let x = 0, at = 0; x < length; x += 26, at++) {
    const side = at % 2 ? 1 : -1
    d += `q13 ${side * height} 26 0`
    const turn = round(side * -62 + (next() - 0.5) * 30)
    leaves.push({
      transform: `translate(${x + 13} ${side * height * 0.5}) rotate(${turn}) scale(.62 ${0.62 * side})`,
      tone: Math.floor(next() * 3),
    })
    dots.push([x + 20, -side * (height + 1)])
  }
  return { d, leaves, dots }
}
