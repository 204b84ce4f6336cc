/** Outlines with shorter coordinates: relative commands, whole units of a square of 512.
 *
 *  Errors do not add up: every point is rounded on its own, and what is written is the way to it from the last. */

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

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

/** Numbers with the least between them. */
function joined(numbers: readonly number[], before: string): string {
  let text = ''
  for (const number of numbers) {
    const last = (text || before).slice(-1)
    const written = String(number)
    text += /\d/.test(last) && !written.startsWith('-') ? ` ${written}` : written
  }
  return text
}

export function shortened(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The same point, as it is written. */
  let [atX, atY, fromX, fromY] = [0, 0, 0, 0]
  let text = ''
  let last = ''
  for (const [letter, numbers] of moves(path)) {
    const kind = letter.toLowerCase()
    const given = letter === kind
    const [dx, dy] = given ? [x, y] : [0, 0]
    let written: number[] = []
    if (kind === 'z') {
      ;[x, y, atX, atY] = [startX, startY, fromX, fromY]
    } else if (kind === 'h') {
      x = (numbers[0] ?? 0) + dx
      written = [Math.round(x) - atX]
      atX = Math.round(x)
    } else if (kind === 'v') {
      y = (numbers[0] ?? 0) + dy
      written = [Math.round(y) - atY]
      atY = Math.round(y)
    } else {
      const head =
        kind === 'a' ? numbers.slice(0, 5).map((one, at) => (at < 2 ? Math.round(one * 10) / 10 : Math.round(one))) : []
      const points = kind === 'a' ? numbers.slice(5) : numbers
      const ends = points.map((one, at) => one + (at % 2 ? dy : dx))
      written = [...head, ...ends.map((one, at) => Math.round(one) - (at % 2 ? atY : atX))]
      ;[x, y] = [ends.at(-2) ?? 0, ends.at(-1) ?? 0]
      ;[atX, atY] = [Math.round(x), Math.round(y)]
      if (kind === 'm') [startX, startY, fromX, fromY] = [x, y, atX, atY]
    }
    const nothing = written.every((one) => one === 0) && 'lhv'.includes(kind)
    if (nothing) continue
    // A line after a move needs no letter of its own, nor does the same command again.
    const same = kind === last && kind !== 'm' && kind !== 'z'
    text += same ? joined(written, text) : kind + joined(written, kind)
    last = kind === 'm' ? 'l' : kind
  }
  return text
}
