/** What the streets of Chicago are drawn with: houses lit from the upper left, windows, lamps, a sky with a moon.
 *
 *  A drawing is 760 wide and 1000 high; `@` begins the names of gradients, which each picture on a page has for itself. */

import { dice, round } from '../../../scenes/pen'

export const WIDTH = 760
export const HEIGHT = 1000
/** Where the houses stand. */
export const STREET = 330

export type Chance = () => number
type Roof = (x: number, y: number, w: number) => string

interface Build {
  roof?: Roof
  /** How many of the windows are lit; none: there are no windows. */
  lit?: number
  step?: readonly [number, number]
  pane?: readonly [number, number]
}

const GLASS = ['#f6cf78', '#e9b450', '#ffe3a3']
export const GOLD = '#ffe3a3'
export const INK = '#05070c'

export function windows(
  chance: Chance,
  [x, y, w, h]: readonly [number, number, number, number],
  lit: number,
  [dx, dy]: readonly [number, number] = [21, 28],
  [pw, ph]: readonly [number, number] = [9, 13],
): string {
  let s = ''
  for (let yy = y; yy < y + h - ph; yy += dy)
    for (let xx = x; xx < x + w - pw; xx += dx) {
      const on = chance() < lit
      const paint = on ? `fill="${GLASS[Math.floor(chance() * 3)]}" opacity="${round(0.6 + chance() * 0.4)}"` : ''
      s += `<rect x="${round(xx)}" y="${round(yy)}" width="${pw}" height="${ph}" ${paint || 'class="unlit"'}/>`
    }
  return s
}

/** With a lit left edge, and hatching on the shady right; `far`: 1 is the nearest row, 3 the farthest. */
export function house(chance: Chance, x: number, y: number, w: number, far: 1 | 2 | 3, build: Build = {}): string {
  const { roof, lit = 0.28, step, pane } = build
  let s = `<path class="b${far}" d="${roof ? roof(x, y, w) : `M${x} ${STREET}V${y}h${w}V${STREET}z`}"/>`
  s += `<path class="edge" d="M${x + 1.5} ${STREET}V${y + 2}" stroke-width="2.4" opacity=".8"/><path class="edge" d="M${x} ${y + 1}h${w}" stroke-width="2" opacity=".5"/>`
  for (let i = 0; i < w * 0.42; i += 5)
    s += `<path class="shade" d="M${round(x + w - i)} ${y + 3}V${STREET}" stroke-width="${round(2.6 - i / (w * 0.21))}"/>`
  return lit ? s + windows(chance, [x + 10, y + 16, w - 14, STREET - y - 30], lit, step, pane) : s
}

export const spire: Roof = (x, y, w) => `M${x} ${STREET}V${y + 50}L${x + w / 2} ${y - 60}L${x + w} ${y + 50}V${STREET}z`
export const gable: Roof = (x, y, w) => `M${x} ${STREET}V${y + 30}L${x + w / 2} ${y - 14}L${x + w} ${y + 30}V${STREET}z`
export const stepped: Roof = (x, y, w) => {
  const up = [74, 26, -20].map((top) => `h${w * 0.12}V${y + top}`).join('')
  const down = [26, 74, 130].map((top) => `h${w * 0.12}V${y + top}`).join('')
  return `M${x} ${STREET}V${y + 130}${up}h${w * 0.1}L${x + w / 2} ${y - 130}L${x + w * 0.54} ${y - 20}h${w * 0.1}${down}V${STREET}z`
}

export const lamp = (x: number, h = 96, base = STREET + 15): string =>
  `<ellipse cx="${x + 22}" cy="${base + 46}" rx="120" ry="44" fill="url(#@pool)"/><path d="M${x} ${base + 40}V${base - h}q0-18 22-18" fill="none" stroke="${INK}" stroke-width="7"/><path class="edge" d="M${x - 2} ${base + 40}V${base - h}" stroke-width="1.6"/><circle cx="${x + 24}" cy="${base - h - 14}" r="46" fill="url(#@halo)"/><path d="M${x + 12} ${base - h - 18}h24l-5 16h-14z" fill="${GOLD}"/>`

export function sky(x: number, y: number, r = 52): string {
  let s = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#@sky)"/>`
  for (let line = 6; line < STREET; line += 9)
    s += `<path class="cloud" d="M0 ${line}H${WIDTH}" stroke-width="${round(0.8 + 2.2 * (1 - line / STREET))}"/>`
  for (let i = 0; i < 9; i++)
    s += `<circle class="ring" cx="${x}" cy="${y}" r="${r + 14 + i * 17}" stroke-width="${round(4 - i * 0.42)}" opacity="${round(0.5 - i * 0.05)}"/>`
  return `${s}<circle class="disc" cx="${x}" cy="${y}" r="${r}"/><circle class="dark" cx="${round(x + r * 0.34)}" cy="${round(y - r * 0.2)}" r="${round(r * 0.82)}"/>`
}

/** Wet cobbles, down to where the cards lie. */
export function street(): string {
  const chance = dice(STREET)
  let s = `<rect y="${STREET}" width="${WIDTH}" height="${HEIGHT - STREET}" fill="url(#@street)"/>`
  for (let i = 0, y = STREET + 10; y < HEIGHT; i++, y += 12 + i * 2.1) {
    const step = 26 + i * 5.2
    for (let x = (i % 2) * step * 0.5 - step; x < WIDTH + 10; x += step)
      if (chance() < 0.82)
        s += `<path class="cobble" d="M${round(x + 2)} ${round(y)}q${round(step / 2)} ${round(-7 - i * 0.5)} ${round(step - 4)} 0" stroke-width="${round(1 + i * 0.14)}" opacity="${round(0.25 + chance() * 0.5)}"/>`
  }
  return s
}

export const bat = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0q-12-14-30-8q10 4 10 12q10-4 14 4q2 6 6 8q4-2 6-8q4-8 14-4q0-8 10-12q-18-6-30 8z" fill="${INK}"/>`

/** An emblem in lights; whoever draws the picture puts the emblem in the place of its name. */
export const sign = (x: number, y: number, name: string, size: number): string =>
  `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size}" fill="url(#@halo)"/><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${GOLD}"><use href="{${name}}"/></svg>`
