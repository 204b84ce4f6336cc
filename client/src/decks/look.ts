/** How decks look: a ground and a sigil for each clan, a hue and a sign for each type of card. */

import emblems from 'virtual:emblems/decks'

import { bring } from '../kit/emblems'
import { NEUTRAL, type Group } from '../kit/look'

bring(emblems)

interface Sigil {
  group: Group
  emblem: string
}

const CLANS: Readonly<Record<string, Sigil>> = {
  banu_haqim: { group: { hue: 30, chroma: 0.5, ground: 'rules' }, emblem: 'scales' },
  brujah: { group: { hue: 58, chroma: 0.9, ground: 'slashes' }, emblem: 'anarchy' },
  gangrel: { group: { hue: 135, ground: 'grain' }, emblem: 'wolf-head' },
  hecata: { group: { hue: 110, chroma: 0.3, ground: 'hills' }, emblem: 'skull-crossed-bones' },
  lasombra: { group: { hue: 265, chroma: 0.25, ground: 'waves' }, emblem: 'night-sky' },
  malkavian: { group: { hue: 308, ground: 'moire' }, emblem: 'spiral-bloom' },
  ministry: { group: { hue: 95, chroma: 0.8, ground: 'rays' }, emblem: 'eye-of-horus' },
  nosferatu: { group: { hue: 190, ground: 'bricks' }, emblem: 'cowled' },
  ravnos: { group: { hue: 215, chroma: 0.7, ground: 'windows' }, emblem: 'domino-mask' },
  salubri: { group: { hue: 75, chroma: 0.9, ground: 'rings' }, emblem: 'third-eye' },
  toreador: { group: { hue: 355, chroma: 0.8, ground: 'rosette' }, emblem: 'rose' },
  tremere: { group: { hue: 280, chroma: 1.2, ground: 'circle' }, emblem: 'heptagram' },
  tzimisce: { group: { hue: 60, chroma: 0.5, ground: 'vellum' }, emblem: 'evil-bat' },
  ventrue: { group: { hue: 240, ground: 'columns' }, emblem: 'imperial-crown' },
}

/** An antitribu clan goes by the clan it left. */
export const clanLook = (clan: string): Sigil =>
  CLANS[clan] ?? CLANS[clan.replace(/_antitribu$/, '')] ?? { group: NEUTRAL, emblem: 'fangs' }

interface TypeLook {
  group: Group
  sign: string
}

const TYPES: Readonly<Record<string, TypeLook>> = {
  master: { group: { hue: 255, chroma: 0.35, ground: 'windows' }, sign: 'crown-coin' },
  action_card: { group: { hue: 150, chroma: 0.8, ground: 'grain' }, sign: 'run' },
  political_action_card: { group: { hue: 75, ground: 'rosette' }, sign: 'gavel' },
  equipment: { group: { hue: 85, chroma: 0.6, ground: 'rules' }, sign: 'pistol-gun' },
  retainer: { group: { hue: 120, chroma: 0.6, ground: 'grain' }, sign: 'raven' },
  ally: { group: { hue: 100, chroma: 0.6, ground: 'grain' }, sign: 'shaking-hands' },
  action_modifier: { group: { hue: 300, chroma: 0.8, ground: 'moire' }, sign: 'cloak-dagger' },
  reaction: { group: { hue: 225, chroma: 0.9, ground: 'rings' }, sign: 'eye-shield' },
  combat_card: { group: { hue: 30, chroma: 0.75, ground: 'slashes' }, sign: 'crossed-swords' },
  event: { group: { hue: 60, chroma: 0.5, ground: 'rings' }, sign: 'heraldic-sun' },
  vampire: { group: { hue: 262, chroma: 0.55, ground: 'moonrays' }, sign: 'fangs' },
}

/** A card of several types goes by the first. */
export const typeLook = (type: string): TypeLook =>
  TYPES[type.split('/')[0] ?? ''] ?? { group: NEUTRAL, sign: 'angel-wings' }

/** Titles have a sign of their own where there is one. */
export const titleSign = (title: string): string =>
  title === 'prince' || title === 'baron' ? 'queen-crown' : title === 'justicar' ? 'scales' : 'laurel-crown'
