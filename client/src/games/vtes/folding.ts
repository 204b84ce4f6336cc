/** How the story of V:TES is folded: an action with all that was played on it, fought and voted is one paragraph. */

import type { Folding } from '../../lib/paragraphs'
import type { Line } from '../../lib/types'

/** What may happen by itself, and within an action is a part of it. */
const LESSER = new Set(['plays', 'uses', 'triggers', 'rises', 'merges', 'discards', 'draws-crypt', 'draws-crypt-privy'])

/** What came of it, besides every change of pool. */
const RESULTS = new Set(
  (
    'cancelled deflected blocked fizzles action-ends bleeds combat goes-to-torpor leaves-torpor incapacitated ' +
    'recovers burned destroyed removed diablerizes learns ousted scores withdraws time-out takes-edge burns-edge ' +
    'rises merges joins sired sent-back comes-into-play gives-control borrows returns steals-card steals-equipment ' +
    'takes-equipment contested yields contest-ends title-contested title-regained gains-title loses-title ' +
    'changes-sect changes-clan awarded referendum-passes referendum-fails referendum-cancelled no-referendum'
  ).split(' '),
)

/** Whether a line says how somebody's pool has changed. */
const isOfPool = ({ key, facts }: Line): boolean =>
  key.endsWith('-pool') || (key === 'moves-counters' && facts['pool'] !== false) || Number(facts['paid'] ?? 0) > 0

/** That a bleed or a referendum succeeds is said by what it does. */
const isSuccess = ({ key, facts }: Line): boolean => key === 'succeeds' && facts['action'] !== 'bleed'

const sameFact = (one: Line, other: Line, name: string): boolean => one.facts[name] === other.facts[name]

/** Transfers to one vampire, one pool at a time. */
function joined(line: Line, next: Line): Line | null {
  if (Number(next.facts['paid'] ?? 0) === 0 || line.key !== next.key || !sameFact(line, next, 'slot')) return null
  const sum = (name: string): number => Number(line.facts[name]) + Number(next.facts[name])
  const facts = { ...next.facts, amount: sum('amount'), paid: sum('paid'), before: line.facts['before'] ?? 0 }
  return { ...next, facts }
}

export const folding: Folding = {
  deed: ({ key }) => key === 'acts',
  lesser: ({ key }) => LESSER.has(key),
  leads: (line, deed) => line.key === 'plays' && sameFact(line, deed, 'minion') && sameFact(line, deed, 'card'),
  result: (line) => RESULTS.has(line.key) || isOfPool(line) || isSuccess(line),
  joined,
  chief: (
    'ousted withdraws diablerizes referendum-passes bleeds goes-to-torpor rises merges burned blocked ' +
    'comes-into-play acts plays uncontrolled-gains uncontrolled-gains-privy discards turn'
  ).split(' '),
}
