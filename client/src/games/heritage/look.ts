/** How the cards of Heritage look: a hue and a ground for each clan, an illuminated initial for everybody. */

import { medal, NEUTRAL, type Group, type Look, type Looking } from '../../kit/look'
import type { Printed } from '../../lib/types'
import { archetypeOf, PEOPLE } from './attributes'
import Initial from './Initial.svelte'
import Traits from './Traits.svelte'

export const CLANS: Readonly<Record<string, Group>> = {
  brujah: { hue: 58, chroma: 0.9, ground: 'slashes' },
  gangrel: { hue: 135, ground: 'grain' },
  lasombra: { hue: 265, chroma: 0.6, ground: 'waves' },
  malkavian: { hue: 308, ground: 'moire' },
  nosferatu: { hue: 190, ground: 'bricks' },
  toreador: { hue: 355, ground: 'rosette' },
  tremere: { hue: 280, chroma: 1.2, ground: 'circle' },
  tzimisce: { hue: 165, chroma: 0.7, ground: 'hills' },
  ventrue: { hue: 240, ground: 'columns' },
}

const BY_ARCHETYPE: Readonly<Record<string, Group>> = {
  martial: { hue: 245, chroma: 0.4, ground: 'vellum' },
  scholarly: { hue: 262, chroma: 0.7, ground: 'vellum' },
  wealthy: { hue: 170, chroma: 0.6, ground: 'vellum' },
  covert: { hue: 300, chroma: 0.6, ground: 'vellum' },
}

const KINDS: Readonly<Record<string, Group>> = {
  mission: { hue: 100, chroma: 0.4, ground: 'vellum' },
  card: { hue: 100, chroma: 0.4, ground: 'vellum' },
  era: { hue: 100, chroma: 0.4, ground: 'vellum' },
  chapter: { hue: 100, chroma: 0.4, ground: 'vellum' },
  ability: { hue: 210, chroma: 0.5, ground: 'rings' },
  theatre: { hue: 235, chroma: 0.4, ground: 'rays' },
  court: { hue: 235, chroma: 0.4, ground: 'rays' },
  place: { hue: 235, chroma: 0.4, ground: 'rays' },
}

/** The sign of a kind, and the emblem of what has none. */
const SIGNS: Readonly<Record<string, string>> = {
  base: 'person',
  ancilla: 'fangs',
  leader: 'candle-flame',
  chronicle: 'candle-flame',
  scheme: 'tied-scroll',
  ability: 'open-book',
  mission: 'knight-banner',
  obligation: 'crossed-chains',
  clan: 'family-tree',
  court: 'castle',
  place: 'castle',
  era: 'scroll-unfurled',
  chapter: 'scroll-unfurled',
  card: 'queen-crown',
}

/** Attributes and requirements are drawn: the first sentence, which names them, is for those who read or search. */
const effect =
  (entry: Printed) =>
  (lang: string): string =>
    (entry.text[lang] ?? entry.text['en'] ?? '').replace(/^[^.]*\. ?/, '')

export const isPerson = (kind: string): boolean => PEOPLE.has(kind)

export const look: Looking = (entry, words) => {
  const sign = SIGNS[entry.kind] ?? 'infinity'
  const found: Partial<Look> = {
    group:
      CLANS[entry.kind === 'clan' ? entry.id : entry.group] ??
      (isPerson(entry.kind) ? BY_ARCHETYPE[archetypeOf(entry)] : KINDS[entry.kind]) ??
      KINDS['theatre'] ??
      NEUTRAL,
    emblem: SIGNS[entry.kind] ?? 'scroll-quill',
    sign,
  }
  const reward = entry.numbers['reward']
  if (reward !== undefined) Object.assign(found, medal(words.say('card-reward'), reward))
  if (isPerson(entry.kind)) return { ...found, Picture: Initial, Traits, text: effect(entry) }
  if (entry.kind === 'scheme') return { ...found, Traits, text: effect(entry) }
  return entry.kind === 'mission' ? { ...found, Traits } : found
}
