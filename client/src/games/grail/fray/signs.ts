/** What effects of an Encounter change, in signs. */

export interface Sign {
  /** A key of `SIGNS`; anything else is said in words. */
  sign: string
  /** By how much; null: it has no number. */
  n: number | null
}

interface Look {
  emblem: string
  tone?: 'blood' | 'wyrd' | 'breath'
  bead?: boolean
  arrow?: boolean
  /** So many, neither more nor less of something. */
  plain?: boolean
  /** It needs a word beside it. */
  word?: boolean
}

export const SIGNS: Readonly<Record<string, Look>> = {
  damage: { emblem: 'hearts', tone: 'blood' },
  health: { emblem: 'hearts', tone: 'blood' },
  energy: { emblem: 'flame', tone: 'breath' },
  terror: { emblem: 'terror', tone: 'wyrd' },
  pool: { emblem: '', bead: true },
  attitude: { emblem: '', arrow: true },
  food: { emblem: 'sliced-bread' },
  wealth: { emblem: 'two-coins' },
  rep: { emblem: 'laurels' },
  magic: { emblem: 'magic-swirl' },
  xp: { emblem: 'polar-star' },
  discard: { emblem: 'card-discard', plain: true },
  draw: { emblem: 'card-draw', plain: true },
  draw_item: { emblem: 'knapsack', plain: true },
  discard_item: { emblem: 'light-backpack', plain: true },
  tear: { emblem: 'tearing', word: true },
  flee: { emblem: 'run', word: true },
}
