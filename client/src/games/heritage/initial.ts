/** The penwork of an illuminated initial: drawn from the card's id, so that the same card always looks the same. */

/** The same numbers for the same text, every time. */
export function seeded(text: string): () => number {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Curl {
  d: string
  x: number
  y: number
}

const short = (number: number): string => number.toFixed(1)

/** Four tendrils with a dot of gold each, in a field of 60 by 60. */
export function curls(id: string): Curl[] {
  const next = seeded(id)
  return Array.from({ length: 4 }, () => {
    const [x, y, far, way] = [8 + next() * 44, 8 + next() * 44, 5 + next() * 5, next() < 0.5 ? 1 : -1]
    const bend = [way * far, -far, way * 2 * far, far * 0.4, way * far, far].map(short).join(' ')
    const end = [-way * far * 1.1, -far * 0.5, -way * far * 0.3, -far * 0.7].map(short).join(' ')
    return { d: `M${short(x)} ${short(y)}c${bend}s${end}`, x, y }
  })
}

/** The field by archetype: two tones, and a diaper of its own for those who see no colours. */
export const FIELDS: Readonly<Record<string, { light: string; dark: string; diaper: string; dotted?: boolean }>> = {
  martial: { light: '#34475f', dark: '#1d2a3b', diaper: 'M0 0 8 8M8 0 0 8' },
  scholarly: { light: '#2b4687', dark: '#18284f', diaper: 'M0 4h8M4 0v8', dotted: true },
  wealthy: { light: '#1f6453', dark: '#103a31', diaper: 'M4 .6 7.400 4 4 7.400.6 4Z' },
  covert: { light: '#523a7a', dark: '#2c1f47', diaper: 'M0 8a4 4 0 0 1 8 0M-4 4a4 4 0 0 1 8 0M4 4a4 4 0 0 1 8 0' },
}
