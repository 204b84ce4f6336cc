/** How cards of Characters and Encounters look: one hue and one ground for each. */

import type { Group } from '../../../kit/look'

const HEROES: Readonly<Record<string, Group>> = {
  beor: { hue: 250, ground: 'slashes' },
  ailei: { hue: 150, chroma: 0.9, ground: 'grain' },
  arev: { hue: 260, chroma: 0.16, ground: 'rules' },
  maggot: { hue: 45, chroma: 0.75, ground: 'moire' },
}
const NOBODY: Group = {
  hue: 265,
  chroma: 0.35,
  ground: 'rings',
}
export const heroLook = (hero: string): Group => HEROES[hero] ?? NOBODY

/** Each deck has a disc of its own. */
const DECKS: Readonly<Record<string, Group & { disc: string; sign: string }>> = {
  green: { hue: 140, chroma: 0.8, ground: 'hills', disc: '#5c9a5f', sign: 'wolf-head' },
  grey: { hue: 260, chroma: 0.2, ground: 'bricks', disc: '#8d919d', sign: 'hooded-figure' },
  purple: { hue: 300, chroma: 0.9, ground: 'moonrays', disc: '#7a5fb8', sign: 'ghost' },
  blue: { hue: 235, chroma: 0.8, ground: 'waves', disc: '#4f86c6', sign: 'discussion' },
}
export const deckLook = (colour: string): Group & { disc: string; sign: string } =>
  DECKS[colour] ?? { ...NOBODY, disc: '#8d919d', sign: 'ghost' }
