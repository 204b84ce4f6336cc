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
  discard: { emblem: 'card-discard' },
  draw: { emblem: 'card-draw' },
  draw_item: { emblem: 'knapsack' },
  discard_item: { emblem: 'light-backpack' },
  tear: { emblem: 'tearing' },
  flee: { emblem: 'run' },
}

/** All alternatives in words, for those who cannot see the signs. */
export function spoken(does: readonly (readonly Sign[])[], say: (key: string, facts?: Record<string, number>) => string): string {
  const one = ({ sign, n }: Sign): string => say(`fray-does-${sign}`, { n: n ?? 0, amount: Math.abs(n ?? 0) })
  const all = does.map((signs) => signs.map(one).join(', ') || say('fray-nothing'))
  return all.join(` ${say('fray-or')} `) || say('fray-nothing')
}
