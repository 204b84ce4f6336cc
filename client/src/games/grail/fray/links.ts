/** The Sequence as it is drawn: every card with the states of its keys, the candidate at the end. */

import { widths, type Width } from './chain'
import { keyAt, ROWS, type Bonus, type Edge, type KeySign } from './cards'
import type { Face } from './faces'
import { joining, lying, type State, type Would } from './rows'
import type { Gained } from './told'

export interface Meet {
  key: KeySign | null
  bonus: Bonus | null
  state: State
}

export interface Link {
  id: string
  hero: string
  face: Face
  width: Width
  left: readonly State[]
  right: readonly State[]
  meets: readonly Meet[]
  /** Its text does not count any more, or would not. */
  dead: boolean
  charges: number
  waiting: boolean
  /** What lies on it would be lost. */
  loses: boolean
  gained: Pick<Gained, 'pool' | 'attitude' | 'draws'> | null
  would: boolean
  said: string
}

export interface Placed {
  card: string
  hero: string
  rows: readonly number[]
  charges: number
  waiting: boolean
}

export interface Candidate {
  card: string
  hero: string
  rows: readonly Would[]
  markers: number
  spaces: number
  draws: number
  torn: readonly string[]
}

interface Table {
  edge: Edge
  sequence: readonly Placed[]
  candidate: Candidate | null
  faceOf: (card: string) => Face | undefined
  gained: ReadonlyMap<string, Gained>
  say: (link: Omit<Link, 'said'>) => string
}

/** What a half at the right looks like, by what lies opposite. */
const opposite: Readonly<Record<State, State>> = {
  joined: 'joined',
  idle: 'joined',
  would: 'would',
  dull: 'would',
  may: 'may',
  shut: 'shut',
  off: 'off',
  void: 'void',
}

export function links(table: Table): { links: Link[]; right: readonly State[] } {
  const { sequence, candidate, faceOf, gained } = table
  const known = sequence.flatMap((placed) => {
    const face = faceOf(placed.card)
    return face ? [{ placed, face }] : []
  })
  const last = candidate ? faceOf(candidate.card) : undefined
  const sizes = widths(
    known.map(({ face }) => face.passive),
    Boolean(last),
  )
  const edges = [table.edge, ...known.map(({ face }) => face.edge)]
  const lefts = known.map(({ placed, face }, at) =>
    lying(edges[at] ?? null, face.bonuses, placed.rows, gained.get(placed.card)?.first ?? false),
  )
  const next = candidate && last ? joining(candidate.rows) : []
  const all = [...lefts, ...(candidate && last ? [next] : [])]
  const right = (at: number): State[] => ROWS.map((row) => opposite[all[at]?.[row] ?? 'off'])
  const meets = (edge: Edge | undefined, face: Face, left: readonly State[]): Meet[] =>
    ROWS.map((row) => ({
      key: keyAt(edge ?? null, row),
      bonus: face.bonuses[row] ?? null,
      state: left[row] ?? 'off',
    }))

  const found = known.map(({ placed, face }, at): Omit<Link, 'said'> => {
    const covered = Boolean(last) && at === known.length - 1 && !face.passive
    return {
      id: placed.card,
      hero: placed.hero,
      face,
      width: sizes[at] ?? 'covered',
      left: lefts[at] ?? [],
      right: right(at + 1),
      meets: meets(edges[at], face, lefts[at] ?? []),
      dead: covered || (candidate?.torn.includes(placed.card) ?? false),
      charges: placed.charges,
      waiting: placed.waiting,
      loses: covered || (candidate?.torn.includes(placed.card) ?? false),
      gained: gained.get(placed.card) ?? null,
      would: false,
    }
  })
  if (candidate && last)
    found.push({
      id: candidate.card,
      hero: candidate.hero,
      face: last,
      width: 'chain',
      left: next,
      right: [],
      meets: meets(edges.at(-1), last, next),
      dead: false,
      charges: 0,
      waiting: false,
      loses: false,
      gained: { pool: candidate.markers, attitude: candidate.spaces, draws: candidate.draws },
      would: true,
    })
  return { links: found.map((link) => ({ ...link, said: table.say(link) })), right: right(0) }
}
