/** Whose the impulse is: in what order everybody is asked, and what they have done so far. */

import type { Seat } from '../../lib/types'
import type { VtesView } from './view'

export interface Asked {
  seat: Seat
  /** `passed`, `asked`, `chosen` or `later`. */
  state: string
}

export function impulseOf(view: VtesView, waiting: readonly Seat[]): Asked[] {
  if (view.impulse.length)
    return view.impulse.map(({ seat, state }) => ({
      seat,
      state: state === 'passed' ? 'passed' : waiting.includes(seat) ? 'asked' : state === 'asked' ? 'asked' : 'later',
    }))
  return view.methuselahs
    .filter(({ gone }) => !gone)
    .map(({ seat }) => ({ seat, state: waiting.includes(seat) ? 'asked' : 'later' }))
}

/** What a plate says of somebody who is not asked. */
export const stateOf = (view: VtesView, seat: Seat): string =>
  view.impulse.find((one) => one.seat === seat)?.state === 'passed' ? 'passed' : ''
