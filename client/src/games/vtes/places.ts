/** Who sits where, seen from one's own chair: the prey at the left hand, the predator at the right, the rest across;
 *  play goes clockwise.  Whoever has left the game leaves no gap. */

import type { Seat } from '../../lib/types'
import { methuselah, type VtesView } from './view'

export type Place = 'you' | 'left' | 'right' | 'across' | 'across-left' | 'across-right'
export type Relation = '' | 'prey' | 'predator' | 'both'

export interface Sitting {
  seat: Seat
  place: Place
  relation: Relation
}

/** By how many others there are, clockwise from one's own left. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  ['across'],
  ['left', 'right'],
  ['left', 'across', 'right'],
  ['left', 'across-left', 'across-right', 'right'],
]

export interface Around {
  /** Whose chair it is: one's own, or of a spectator the first that plays. */
  you: Seat
  others: Sitting[]
  /** Those who have left the game. */
  gone: Seat[]
}

export function around(view: VtesView): Around {
  const seats = view.methuselahs.map(({ seat }) => seat)
  const out = (seat: Seat): boolean => methuselah(view, seat)?.gone ?? false
  const you = view.seat ?? seats.find((seat) => !out(seat)) ?? seats[0] ?? ''
  const at = seats.indexOf(you)
  const others = [...seats.slice(at + 1), ...seats.slice(0, at)]
  const playing = others.filter((seat) => !out(seat))
  const places = PLACES[playing.length] ?? []
  return {
    you,
    others: playing.map((seat, number) => ({
      seat,
      place: places[number] ?? 'across',
      relation: relationOf(view, you, seat),
    })),
    gone: others.filter(out),
  }
}

export function relationOf(view: VtesView, you: Seat, seat: Seat): Relation {
  const own = methuselah(view, you)
  const [prey, predator] = [own?.prey === seat, own?.predator === seat]
  return prey && predator ? 'both' : prey ? 'prey' : predator ? 'predator' : ''
}
