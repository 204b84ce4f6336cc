/** Where two cards meet: the state of each of the five rows, as both halves show it. */

import { keyAt, ROWS, type Bonus, type Edge, type KeySign } from './cards'

/** How a half looks:
 *
 *  - `joined`: closed for the whole Encounter; `idle`: closed, and its bonus did nothing
 *  - `would`: the card under the pointer would close it; `dull`: it would, and nothing comes of it; `may`: for a price
 *  - `shut`: both halves are there, the Character is not good enough
 *  - `off`: nothing opposite; `void`: the free key cancels the icon beside it */
export type State = 'joined' | 'idle' | 'would' | 'dull' | 'may' | 'shut' | 'off' | 'void'

/** A card that lies in the Sequence: what it joined is known, and stays.  `first`: of its Activation, where a chain does
 *  nothing. */
export function lying(
  edge: Edge | null,
  bonuses: readonly (Bonus | null)[],
  joined: readonly number[],
  first = false,
): State[] {
  return ROWS.map((row) => {
    const bonus = bonuses[row] ?? null
    if (!joined.includes(row)) return unmet(keyAt(edge, row), bonus)
    return first && bonus?.kind === 'chain' ? 'idle' : 'joined'
  })
}

/** Both halves are there and did not join: only a level keeps attributes apart, only a price magic. */
function unmet(key: KeySign | null, bonus: Bonus | null): State {
  if (!key || !bonus) return 'off'
  if (key.is === 'void') return 'void'
  return key.is === 'attribute' ? 'shut' : 'off'
}

/** What the rules say about a row of a card of the hand. */
export interface Would {
  row: number
  state: 'joins' | 'idle' | 'price' | 'level' | 'alone' | 'void'
}

const STATES: Readonly<Record<Would['state'], State>> = {
  joins: 'would',
  idle: 'dull',
  price: 'may',
  level: 'shut',
  alone: 'off',
  void: 'void',
}

/** A card of the hand at the end of the Sequence. */
export function joining(rows: readonly Would[]): State[] {
  const known = new Map(rows.map(({ row, state }) => [row, state]))
  return ROWS.map((row) => STATES[known.get(row) ?? 'alone'])
}

/** How many keys are joined where two cards meet. */
export const count = (states: readonly State[]): number =>
  states.filter((state) => ['joined', 'idle', 'would', 'dull'].includes(state)).length
