/** The terms of a vote that are shared out: how much for each Methuselah, laid out at once and given seat by seat. */

import type { Ask, Seat } from '../../lib/types'

export interface Sharing {
  card: string
  /** Who may still get something, in the order in which they are asked about. */
  seats: readonly Seat[]
  /** So much is still to be shared out, and so much at most goes to one. */
  total: number
  most: number
  /** What is allocated is gained; otherwise burned. */
  gains: boolean
}

export type Shares = Readonly<Record<Seat, number>>

/** What is to be shared out, if that is what is asked. */
export function sharingOf(ask: Ask | null): Sharing | null {
  if (ask?.prompt !== 'share-points') return null
  const { among, amount, most, card, gains } = ask.args as Record<string, unknown>
  if (!Array.isArray(among)) return null
  return {
    card: String(card),
    seats: among.map(String),
    total: Number(amount),
    most: Number(most),
    gains: gains === true,
  }
}

export const sumOf = (shares: Shares): number => Object.values(shares).reduce((sum, share) => sum + share, 0)

/** So much more may somebody get. */
export const roomFor = ({ total, most }: Sharing, shares: Shares, seat: Seat): number =>
  Math.min(total - sumOf(shares), most - (shares[seat] ?? 0))

/** What is answered for whoever is asked about, if all that was laid out still holds. */
export function shareFor(ask: Ask, card: string, shares: Shares): number | null {
  const sharing = sharingOf(ask)
  if (sharing?.card !== card) return null
  const rest = sharing.seats.reduce((sum, seat) => sum + (shares[seat] ?? 0), 0)
  const share = shares[sharing.seats[0] ?? ''] ?? 0
  return rest === sharing.total && ask.low <= share && share <= ask.high ? share : null
}
