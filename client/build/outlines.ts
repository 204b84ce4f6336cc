/** Outlines made small: relative commands, points on a grid, packed as `src/kit/outlines.ts` reads them.
 *
 *  Errors do not add up: every point is put on the grid by itself, and what is written is the way to it from the last. */

import { DIGITS, HALF, LARGE, MIDDLE } from '../src/kit/outlines.ts'

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const WIDEST = 2000

type Move = [command: string, numbers: number[]]

/** The flags of an arc may stand without anything between them. */
function arcs(text: string): number[] {
  const found: number[] = []
  const part = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
  const flag = /[\s,]*([01])/y
  let at = 0
  while (/[\d.]/.test(text.slice(at))) {
    const reader = found.length % 7 === 3 || found.length % 7 === 4 ? flag : part
    reader.lastIndex = at
    const read = reader.exec(text)
    if (!read) break
    found.push(Number(read[1]))
    at = reader.lastIndex
  }
  return found
}

function moves(path: string): Move[] {
  const found: Move[] = []
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const numbers = letter.toLowerCase() === 'a' ? arcs(rest) : [...rest.matchAll(NUMBER)].map(Number)
    const count = COUNTS[letter.toLowerCase()] ?? 0
    if (!count) found.push([letter, []])
    for (let at = 0; count && at < numbers.length; at += count) {
      // After the first point a move goes on as lines.
      const further = at && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter
      found.push([further, numbers.slice(at, at + count)])
    }
  }
  return found
}

function written(number: number): string {
  const small = DIGITS[number + HALF]
  if (small) return small
  const large = number + MIDDLE
  return `${LARGE}${DIGITS[Math.floor(large / DIGITS.length)] ?? ''}${DIGITS[large % DIGITS.length] ?? ''}`
}

/** `grid`: how many of the 512 units a step is; drawings that are only seen small need fewer. */
export function packed(path: string, grid = 1): string {
  const put = (one: number): number => Math.round(one / grid)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The same points on the grid. */
  let [atX, atY, fromX, fromY] = [0, 0, 0, 0]
  let text = String(grid)
  let last = ''
  for (const [letter, numbers] of moves(path)) {
    const kind = letter.toLowerCase()
    const [dx, dy] = letter === kind ? [x, y] : [0, 0]
    let steps: number[] = []
    if (kind === 'z') {
      ;[x, y, atX, atY] = [startX, startY, fromX, fromY]
    } else if (kind === 'h') {
      x = (numbers[0] ?? 0) + dx
      steps = [put(x) - atX]
      atX = put(x)
    } else if (kind === 'v') {
      y = (numbers[0] ?? 0) + dy
      steps = [put(y) - atY]
      atY = put(y)
    } else {
      // An arc wider than all the square is nearly straight, however wide.
      const turn = numbers.slice(0, 5).map((one, at) => (at < 2 ? Math.min(put(one), WIDEST) : Math.round(one)))
      const head = kind === 'a' ? turn : []
      const ends = (kind === 'a' ? numbers.slice(5) : numbers).map((one, at) => one + (at % 2 ? dy : dx))
      steps = [...head]
      for (let at = 0; at < ends.length; at += 2) {
        ;[x, y] = [ends[at] ?? 0, ends[at + 1] ?? 0]
        steps.push(put(x) - atX, put(y) - atY)
        ;[atX, atY] = [put(x), put(y)]
      }
      if (kind === 'm') [startX, startY, fromX, fromY] = [x, y, atX, atY]
    }
    if (kind !== 'z' && kind !== 'm' && kind !== 'a' && steps.every((one) => one === 0)) continue
    text += (kind === last && kind !== 'm' ? '' : kind) + steps.map(written).join('')
    // A line after a move needs no letter of its own.
    last = kind === 'm' ? 'l' : kind
  }
  return text
}
