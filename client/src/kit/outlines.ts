/** Outlines as the build packs them: a letter is a command, any other sign a number, three signs a large one.
 *
 *  All commands are relative; the points of a curve are written from one to the next, which keeps their numbers small. */

export const COMMANDS = 'mlhvcsqtaz'
const SIGNS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
  (sign) => !COMMANDS.includes(sign) && !'"\'`$\\'.includes(sign),
)
/** Before a large number. */
export const LARGE = SIGNS.at(-1) ?? ''
export const DIGITS = SIGNS.slice(0, -1)
export const HALF = Math.floor(DIGITS.length / 2)
export const MIDDLE = Math.floor(DIGITS.length ** 2 / 2)
const CURVES: Readonly<Record<string, number>> = { c: 6, s: 4, q: 4 }
const VALUES = new Map(DIGITS.map((sign, value) => [sign, value]))

function numbersIn(text: string): number[] {
  const found: number[] = []
  for (let at = 0; at < text.length; at++) {
    const value = (ahead: number): number => VALUES.get(text[at + ahead] ?? '') ?? 0
    if (text[at] === LARGE) {
      found.push(value(1) * DIGITS.length + value(2) - MIDDLE)
      at += 2
    } else found.push(value(0) - HALF)
  }
  return found
}

/** The outline for `<path d>`, in a square of 512; the first sign of the packed one is its grid. */
export function unpacked(packed: string): string {
  const grid = Number(packed[0])
  return packed.slice(1).replace(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/g, (_, command: string, rest: string) => {
    const numbers = numbersIn(rest)
    const size = CURVES[command]
    if (size)
      numbers.forEach((number, at) => {
        if (at % size > 1) numbers[at] = number + (numbers[at - 2] ?? 0)
      })
    // An arc's turn and flags are no lengths.
    return (
      command + numbers.map((one, at) => (command === 'a' && [2, 3, 4].includes(at % 7) ? one : one * grid)).join(' ')
    )
  })
}
