/** Which emblem stands for what: types of cards, clans, titles, actions, and whoever sits in a seat. */

import { NEUTRAL, PEOPLE, type Group } from '../../kit/look'
import type { Printed, Seat } from '../../lib/types'

/** Each clan has a hue, an engraved ground and a sigil. */
const CLANS: Readonly<Record<string, Group & { sigil: string }>> = {
  brujah: { hue: 58, chroma: 0.9, ground: 'slashes', sigil: 'anarchy' },
  gangrel: { hue: 135, ground: 'grain', sigil: 'wolf-head' },
  malkavian: { hue: 308, ground: 'moire', sigil: 'spiral-bloom' },
  nosferatu: { hue: 190, ground: 'bricks', sigil: 'cowled' },
  toreador: { hue: 355, ground: 'rosette', sigil: 'rose' },
  tremere: { hue: 280, chroma: 1.2, ground: 'circle', sigil: 'heptagram' },
  ventrue: { hue: 240, ground: 'columns', sigil: 'imperial-crown' },
}

interface TypeLook extends Group {
  sign: string
}

/** Types of library cards: the sign and the word always stand with the hue. */
const TYPES: Readonly<Record<string, TypeLook>> = {
  reaction: { hue: 225, chroma: 0.9, ground: 'rings', sign: 'eye-shield' },
  action_modifier: { hue: 300, chroma: 0.8, ground: 'moire', sign: 'cloak-dagger' },
  action: { hue: 150, chroma: 0.8, ground: 'grain', sign: 'run' },
  combat: { hue: 30, chroma: 0.75, ground: 'slashes', sign: 'crossed-swords' },
  political_action: { hue: 75, ground: 'rosette', sign: 'gavel' },
  equipment: { hue: 85, chroma: 0.6, ground: 'rules', sign: 'pistol-gun' },
  master: { hue: 255, chroma: 0.35, ground: 'windows', sign: 'crown-coin' },
  location: { hue: 255, chroma: 0.35, ground: 'windows', sign: 'castle' },
  retainer: { hue: 110, chroma: 0.6, ground: 'grain', sign: 'raven' },
  ally: { hue: 110, chroma: 0.6, ground: 'grain', sign: 'shaking-hands' },
  event: { hue: 60, chroma: 0.5, ground: 'rings', sign: 'heraldic-sun' },
}
const OTHER: TypeLook = { ...NEUTRAL, sign: 'infinity' }
const CRYPT: Readonly<Record<string, Group>> = {
  vampire: PEOPLE.vampire,
  imbued: { hue: 90, chroma: 0.5, ground: 'rays' },
}

const isCrypt = ({ kind }: Printed): boolean => kind in CRYPT

/** `action` of `action_card`. */
export const typeOf = (entry: Printed): string => entry.kind.replace(/_card$/, '')
/** All types of a card that has several. */
export const typesOf = (entry: Printed): string[] =>
  Object.keys(entry.numbers).flatMap((key) => (key.startsWith('type_') ? key.slice(5).replace(/_card$/, '') : []))

export function groupOf(entry: Printed, clan = entry.group): Group {
  if (isCrypt(entry)) return CLANS[clan] ?? CRYPT[entry.kind] ?? NEUTRAL
  return TYPES[typeOf(entry)] ?? OTHER
}

/** What kind of card it is. */
export function signOf(entry: Printed): string {
  if (isCrypt(entry)) return CLANS[entry.group]?.sigil ?? (entry.kind === 'imbued' ? 'angel-wings' : 'fangs')
  return TYPES[entry.numbers['location'] ? 'location' : typeOf(entry)]?.sign ?? OTHER.sign
}
export const emblemOf = (entry: Printed): string => entry.emblem || signOf(entry)

/** The players of this game are older than any clan: each is a piece of their own game of chess. */
const SEATS: Readonly<Record<Seat, string>> = {
  A: 'chess-king',
  B: 'chess-rook',
  C: 'chess-knight',
  D: 'chess-bishop',
  E: 'chess-queen',
}
export const sigilOf = (seat: Seat): string => SEATS[seat] ?? 'chess-pawn'

/** `prince` of `prince:Melbourne`. */
export const rankOf = (title: string): string => title.split(':')[0] ?? ''
const TITLES: Readonly<Record<string, string>> = {
  prince: 'queen-crown',
  baron: 'queen-crown',
  archbishop: 'queen-crown',
  primogen: 'laurel-crown',
  bishop: 'laurel-crown',
  justicar: 'scales',
  inner_circle: 'imperial-crown',
  votes: 'vote',
}
export const titleSign = (title: string): string => TITLES[rankOf(title)] ?? 'laurel-crown'

const DEEDS: Readonly<Record<string, string>> = {
  bleed: 'bleeding-wound',
  hunt: 'bestial-fangs',
  equip: 'pistol-gun',
  'equip-from': 'pistol-gun',
  employ: 'raven',
  recruit: 'shaking-hands',
  political: 'gavel',
  'leave-torpor': 'coffin',
  rescue: 'coffin',
  diablerize: 'fangs',
}
export const deedSign = (kind: string): string => DEEDS[kind] ?? 'run'
