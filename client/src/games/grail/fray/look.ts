/** How cards of Characters and Encounters look: one hue and one ground for each. */

import type { Group } from '../../../kit/look'

const HEROES: Readonly<Record<string, Group & { seat: string; sigil: string }>> = {
  beor: { hue: 250, ground: 'slashes', seat: 'var(--seat-B)', sigil: 'warhammer' },
  ailei: { hue: 150, chroma: 0.9, ground: 'grain', seat: 'var(--seat-C)', sigil: 'herbs-bundle' },
  arev: { hue: 260, chroma: 0.16, ground: 'rules', seat: '#a6a9b3', sigil: 'scythe' },
  maggot: { hue: 45, chroma: 0.75, ground: 'moire', seat: 'var(--seat-F)', sigil: 'cauldron' },
}
const NOBODY: Group & { seat: string; sigil: string } = {
  hue: 265,
  chroma: 0.35,
  ground: 'rings',
  seat: 'var(--rim)',
  sigil: 'character',
}
export const heroLook = (hero: string): Group & { seat: string; sigil: string } => HEROES[hero] ?? NOBODY

/** Each deck has a disc of its own. */
const DECKS: Readonly<Record<string, Group & { disc: string; sign: string }>> = {
  green: { hue: 140, chroma: 0.8, ground: 'hills', disc: '#5c9a5f', sign: 'wolf-head' },
  grey: { hue: 260, chroma: 0.2, ground: 'bricks', disc: '#8d919d', sign: 'hooded-figure' },
  purple: { hue: 300, chroma: 0.9, ground: 'moonrays', disc: '#7a5fb8', sign: 'ghost' },
  blue: { hue: 235, chroma: 0.8, ground: 'waves', disc: '#4f86c6', sign: 'discussion' },
}
export const deckLook = (colour: string): Group & { disc: string; sign: string } =>
  DECKS[colour] ?? { ...NOBODY, disc: '#8d919d', sign: 'ghost' }
