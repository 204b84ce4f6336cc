/** How the printed things of Grail look: a hue and a ground for each hero, deck and kind. */

import type { Group, Look, Looking } from '../../kit/look'
import type { Printed } from '../../lib/types'
import { groupOf } from './cards'
import type { CardSheet } from './fray/printed'

const HEROES: Readonly<Record<string, Group>> = {
  beor: { hue: 250, ground: 'slashes' },
  ailei: { hue: 165, chroma: 0.9, ground: 'grain' },
  arev: { hue: 265, chroma: 0.2, ground: 'hills' },
  maggot: { hue: 48, chroma: 0.8, ground: 'waves' },
}
const KINDS: Readonly<Record<string, Group>> = {
  item: { hue: 75, chroma: 0.5, ground: 'bricks' },
  secret: { hue: 290, chroma: 0.6, ground: 'circle' },
  skill: { hue: 215, chroma: 0.6, ground: 'rays' },
  event: { hue: 60, chroma: 0.5, ground: 'moonrays' },
  quest: { hue: 240, chroma: 0.6, ground: 'vellum' },
  green: { hue: 145, chroma: 0.9, ground: 'grain' },
  grey: { hue: 260, chroma: 0.15, ground: 'rings' },
  purple: { hue: 305, chroma: 0.9, ground: 'moire' },
  blue: { hue: 250, chroma: 0.9, ground: 'rosette' },
}
const SIGNS: Readonly<Record<string, string>> = {
  hero: 'cowled',
  combat: 'crossed-swords',
  diplomacy: 'conversation',
  item: 'knapsack',
  secret: 'scroll-unfurled',
  skill: 'polar-star',
  location: 'dolmen',
  encounter: 'hooded-figure',
  event: 'sunrise',
  quest: 'scroll-unfurled',
  status: 'stone-tablet',
  flaw: 'death-skull',
}

/** Of the cards that Characters play there are two kinds. */
const kindOf = ({ kind, sheet }: Printed): string =>
  kind === 'card' ? ((sheet as CardSheet | undefined)?.diplomacy ? 'diplomacy' : 'combat') : kind

export const look: Looking = (entry, words): Partial<Look> => {
  const kind = kindOf(entry)
  const sign = SIGNS[kind] ?? 'infinity'
  const group =
    entry.kind === 'location'
      ? groupOf(entry)
      : (HEROES[entry.group] ?? KINDS[entry.group] ?? HEROES[entry.id] ?? KINDS[entry.kind])
  const word = words.has(`kind-${kind}`) ? { word: words.say(`kind-${kind}`) } : {}
  return { ...(group ? { group } : {}), ...word, emblem: sign, sign }
}
