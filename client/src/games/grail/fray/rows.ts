/** Where two cards meet: the state of each of the five rows, for both halves and in words. */

import { keyAt, ROWS, worth, type Bonus, type BonusKind, type Edge, type KeySign, type Row } from './cards'

/** How a half looks:
 *
 *  - `joined`: closed for the whole Encounter; `idle`: closed, and its bonus does nothing
 *  - `would`: the card under the pointer would close it; `may`: it would for a price
 *  - `shut`: both halves are there, the Character is not good enough
 *  - `off`: nothing opposite; `void`: the free key cancels the icon beside it */
export type State = 'joined' | 'idle' | 'would' | 'may' | 'shut' | 'off' | 'void'

export interface Meeting {
  row: Row
  key: KeySign | null
  bonus: Bonus | null
  state: State
  /** What the bonus is worth here. */
  amount: number
}

/** A card that lies in the Sequence: what it joined is known, and stays. */
export function lying(edge: Edge, bonuses: readonly (Bonus | null)[], joined: ReadonlySet<number>): Meeting[] {
  return ROWS.map((row) => {
    const [key, bonus] = [keyAt(edge, row), bonuses[row] ?? null]
    const state: State = joined.has(row) ? 'joined' : unmet(key, bonus)
    return { row, key, bonus, state, amount: bonus ? worth(bonus, edge, row) : 0 }
  })
}

/** Both halves are there and did not join: only a level keeps attributes apart, only a price magic. */
function unmet(key: KeySign | null, bonus: Bonus | null): State {
  if (!key || !bonus) return 'off'
  if (key.is === 'void') return 'void'
  return key.is === 'attribute' ? 'shut' : 'off'
}

/** What a preview says about a row. */
export interface Would {
  row: number
  state: string
}

/** A card of the hand at the end of the Sequence, as the rules say it would join. */
export function joining(
  edge: Edge,
  bonuses: readonly (Bonus | null)[],
  rows: readonly Would[],
  idle: (kind: BonusKind) => boolean,
): Meeting[] {
  const known = new Map(rows.map(({ row, state }) => [row, state]))
  return ROWS.map((row) => {
    const [key, bonus] = [keyAt(edge, row), bonuses[row] ?? null]
    const state = wouldBe(known.get(row) ?? '', key, bonus)
    const faint = state === 'would' && bonus !== null && idle(bonus.kind)
    return { row, key, bonus, state: faint ? 'idle' : state, amount: bonus ? worth(bonus, edge, row) : 0 }
  })
}

const STATES: Readonly<Record<string, State>> = { joins: 'would', price: 'may', level: 'shut', void: 'void' }

function wouldBe(said: string, key: KeySign | null, bonus: Bonus | null): State {
  return STATES[said] ?? (key?.is === 'void' && bonus ? 'void' : 'off')
}
