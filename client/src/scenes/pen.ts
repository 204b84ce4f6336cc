/** What all scenes are drawn with: one light from the upper left, chance that falls the same way each time. */

/** A scene in a box of 320 by 360, the important part in its upper two thirds; `@` begins the names of its own
 *  gradients, so that two of them on a page do not take each other's. */
export interface Picture {
  body: string
  defs: string
  /** Which part stays when the place is lower than the picture. */
  keep: 'YMin' | 'YMid'
}

export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const round = (number: number): number => Math.round(number * 10) / 10

export const moon = (x: number, y: number, r: number, dark = '#1a2140', ring = '#8f9ac2', rings = 9): string => {
  let drawn = ''
  for (let i = 0; i < rings; i++)
    drawn += `<circle cx="${x}" cy="${y}" r="${r + 9 + i * 11}" fill="none" stroke="${ring}" stroke-width="${round(3 - i * 0.3)}" opacity="${round(0.5 - i * 0.05)}"/>`
  return `${drawn}<circle cx="${x}" cy="${y}" r="${r}" fill="#efe4c2"/><circle cx="${round(x + r * 0.36)}" cy="${round(y - r * 0.2)}" r="${round(r * 0.8)}" fill="${dark}"/>`
}
