/** The emblems a page has, and the hidden drawing that all of them refer to: an outline is put there when it is first drawn. */

import { createSubscriber } from 'svelte/reactivity'
import own, { type later as Later } from 'virtual:emblems/kit'

import { unpacked } from './outlines'

const outlines = new Map<string, string>(Object.entries(own))
const drawn = new Set<string>()

/** What is drawn for a name nobody has. */
export const NO_EMBLEM = 'moon'

const SVG = 'http://www.w3.org/2000/svg'

type Source = (typeof Later)[number][1]
/** Where outlines that are not there yet come from. */
const sources = new Map<string, Source>()
const underway = new Set<Source>()
/** Whoever wanted one that was not there draws it when it has come. */
let redraw: () => void = () => undefined
const arrivals = createSubscriber((update) => {
  redraw = update
})

/** A game brings its emblems along, some of them later. */
export function bring(emblems: Readonly<Record<string, string>>, later: typeof Later = []): void {
  for (const [name, outline] of Object.entries(emblems)) outlines.set(name, outline)
  for (const [names, source] of later) for (const name of names) sources.set(name, source)
}

async function fetched(source: Source): Promise<void> {
  if (underway.has(source)) return
  underway.add(source)
  try {
    bring((await source()).default)
    redraw()
  } catch {
    underway.delete(source) // whoever draws one next tries again
  }
}

/** Rings around the candle, drawn as patterns: they darken an emblem away from the light, or lighten it near the light. */
function rings(id: string, step: number, width: (radius: number) => number, most: number): string {
  let circles = ''
  for (let radius = 60; radius < most; radius += step) {
    const stroke = Math.max(0, width(radius))
    if (stroke > 0.4) circles += `<circle cy="-40" r="${radius}" stroke-width="${stroke.toFixed(1)}"/>`
  }
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" x="-60" y="-60" width="640" height="640" viewBox="-60 -60 640 640"><g fill="none">${circles}</g></pattern>`
}
const hatch = (id: string, step: number, grow: number): string =>
  rings(id, step, (radius) => Math.min(step * 0.78, ((radius - 230) / 520) * step * grow), 960)
const cuts = (id: string, step: number): string => rings(id, step, (radius) => step * 0.62 * (1 - radius / 560), 620)

/** The half of a face away from the candle. */
function cheek(): string {
  const circles = Array.from(
    { length: 40 },
    (_, at) => `<circle cx="60" cy="30" r="${20 + at * 5}" stroke-width="${(0.6 + at * 0.075).toFixed(2)}"/>`,
  ).join('')
  return `<pattern id="nk-cheek" patternUnits="userSpaceOnUse" width="200" height="240"><g fill="none">${circles}</g></pattern>`
}

let sprite: SVGSVGElement | undefined

/** The drawing itself is made with the first emblem, and once in a page. */
export function drawing(): SVGSVGElement {
  if (sprite?.isConnected) return sprite
  drawn.clear()
  sprite = document.createElementNS(SVG, 'svg')
  sprite.setAttribute('class', 'nk-sprite')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.innerHTML = `<defs>
    <radialGradient id="nk-tone" gradientUnits="userSpaceOnUse" cx="60" cy="20" r="620"><stop offset=".15" class="nk-tone" stop-opacity="0"/><stop offset=".62" class="nk-tone" stop-opacity=".33"/><stop offset="1" class="nk-tone" stop-opacity=".78"/></radialGradient>
    ${hatch('nk-hatch', 15, 0.98)}${hatch('nk-hatch-s', 34, 0.72)}${cuts('nk-cut', 17)}${cuts('nk-cut-s', 38)}${cheek()}</defs>`
  document.body.append(sprite)
  return sprite
}

/** The id to refer to; an unknown emblem is the moon, one on its way nothing yet. */
export function refer(name: string): string {
  const source = outlines.has(name) ? undefined : sources.get(name)
  if (source) {
    arrivals()
    void fetched(source)
    return '#'
  }
  const known = outlines.has(name) ? name : NO_EMBLEM
  const page = drawing()
  if (!drawn.has(known)) {
    drawn.add(known)
    const path = document.createElementNS(SVG, 'path')
    path.id = `nk-${known}`
    path.setAttribute('d', unpacked(outlines.get(known) ?? ''))
    page.append(path)
  }
  return `#nk-${known}`
}
