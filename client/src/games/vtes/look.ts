/** How the cards of V:TES look: by type, and vampires by the light of the moon. */

import { NEUTRAL, PEOPLE, type Group, type Look, type Looking } from '../../kit/look'
import { printedOn } from './printed'

const GROUPS: Readonly<Record<string, Group>> = {
  vampire: PEOPLE.vampire,
  imbued: { hue: 90, chroma: 0.5, ground: 'rays' },
  master: { hue: 165, chroma: 0.6, ground: 'vellum' },
  action: { hue: 240, ground: 'columns' },
  action_modifier: { hue: 280, ground: 'circle' },
  reaction: { hue: 190, ground: 'bricks' },
  combat: { hue: 58, chroma: 0.8, ground: 'slashes' },
  political_action: { hue: 320, chroma: 0.7, ground: 'rosette' },
  ally: PEOPLE.human,
  retainer: { hue: 125, chroma: 0.6, ground: 'grain' },
  equipment: { hue: 70, chroma: 0.4, ground: 'rules' },
  event: { hue: 225, chroma: 0.7, ground: 'waves' },
}

const EMBLEMS: Readonly<Record<string, string>> = {
  vampire: 'vampire-dracula',
  imbued: 'angel-wings',
  master: 'chess-queen',
  action: 'footsteps',
  action_modifier: 'magic-palm',
  reaction: 'shield-reflect',
  combat: 'crossed-swords',
  political_action: 'public-speaker',
  ally: 'person',
  retainer: 'wolf-head',
  equipment: 'briefcase',
  event: 'lightning-storm',
}

export const look: Looking = (entry, words, shelf) => {
  const face = printedOn(entry, words, shelf.printed)
  const type = Object.keys(entry.numbers).find((key) => key.startsWith('type_') && key.slice(5) in EMBLEMS)
  const kind = type?.slice(5) ?? entry.kind
  const sign = EMBLEMS[kind] ?? 'fangs'
  const found: Partial<Look> = {
    group: GROUPS[kind] ?? NEUTRAL,
    emblem: sign,
    sign,
    word: [face.about, face.disciplines, face.numbers].filter(Boolean).join(' · '),
  }
  const cost = ['pool', 'blood', 'conviction'].find((name) => entry.numbers[name] || entry.numbers[`${name}_x`])
  const { capacity } = entry.numbers
  if (capacity)
    Object.assign(found, { value: capacity, valueSays: (amount: number) => words.say('card-capacity', { amount }) })
  else if (cost)
    Object.assign(found, { value: entry.numbers[`${cost}_x`] ? 'X' : entry.numbers[cost], valueSays: () => face.cost })
  return found
}
