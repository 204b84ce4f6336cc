/** How the cards of Vendetta look: a hue, a ground and a sigil for each clan, a light for each kind of people. */

import { medal, NEUTRAL, PEOPLE, type Group, type Look, type Looking, type Stat } from '../../kit/look'
import type { Printed } from '../../lib/types'
import type { Words } from '../../lib/words'

export const CLANS: Readonly<Record<string, Group>> = {
  brujah: { hue: 58, chroma: 0.9, ground: 'slashes' },
  gangrel: { hue: 135, ground: 'grain' },
  malkavian: { hue: 308, ground: 'moire' },
  nosferatu: { hue: 190, ground: 'bricks' },
  toreador: { hue: 355, ground: 'rosette' },
  tremere: { hue: 280, chroma: 1.2, ground: 'circle' },
  ventrue: { hue: 240, ground: 'columns' },
}

const GROUPS: Readonly<Record<string, Group>> = {
  ...PEOPLE,
  location: { hue: 235, chroma: 0.4, ground: 'windows' },
  district: { hue: 235, chroma: 0.4, ground: 'windows' },
  relic: { hue: 165, chroma: 0.6, ground: 'vellum' },
}

/** The sign of a kind, and the emblem of a card that has none. */
const SIGNS: Readonly<Record<string, string>> = {
  prepare: 'sands-of-time',
  clash: 'crossed-swords',
  aftermath: 'burning-embers',
  passive: 'infinity',
  vampire: 'fangs',
  human: 'person',
  victim: 'drop',
  location: 'street-light',
  district: 'street-light',
  relic: 'hourglass',
  clan: 'fangs',
}

const STATS = [
  ['feed', 'drop', 'blood'],
  ['influence', 'queen-crown', undefined],
  ['drain_blood', 'fangs', 'blood'],
  ['drained_influence', 'broken-heart', undefined],
] as const

function statsOf(entry: Printed, words: Words): Stat[] {
  return STATS.filter(([name]) => entry.numbers[name] !== undefined).map(([name, sign, tone]) => ({
    sign,
    value: entry.numbers[name] ?? 0,
    label: words.say(`number-${name}`),
    ...(tone ? { tone } : {}),
  }))
}

export const look: Looking = (entry, words) => {
  const clan = CLANS[entry.kind === 'clan' ? entry.id : entry.group]
  const person = entry.kind in PEOPLE
  const strength = entry.numbers['strength']
  const found: Partial<Look> = {
    group: clan ?? GROUPS[entry.kind] ?? NEUTRAL,
    emblem: SIGNS[entry.kind] ?? 'fangs',
    sign: SIGNS[entry.kind] ?? 'fangs',
  }
  if (strength !== undefined) Object.assign(found, medal(words.say('card-strength'), strength))
  if (person || entry.kind === 'relic') found.stats = statsOf(entry, words)
  return found
}
