/** How wide each card of the Sequence lies: the last one open, those before it without their text, the oldest narrow. */

export type Width = 'chain' | 'covered' | 'narrow'

/** Passive cards are open while they are among so many last ones; farther back they stand on the shelf, too. */
const NEAR = 4
/** Cards of the Sequence from which on the oldest covered ones show their keys alone. */
const MANY = 10
const OPEN_AT_MOST = 3

export function widths(passive: readonly boolean[], candidate: boolean): Width[] {
  const all = passive.length
  const last = all - 1
  let open = candidate ? 1 : 0
  const found: Width[] = Array.from({ length: all })
  for (let at = last; at >= 0; at--) {
    const wanted = at === last || (passive[at] === true && all - at <= NEAR)
    // The last card has its room in any case; of the passive ones as many as there is room for.
    const room = at === last || open < OPEN_AT_MOST
    if (wanted && room) open++
    found[at] = wanted && room ? 'chain' : all >= MANY && at < all - MANY + 1 ? 'narrow' : 'covered'
  }
  return found
}
