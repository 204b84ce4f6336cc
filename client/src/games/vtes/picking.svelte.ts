/** What has been touched on the table while a question is open, and answers laid out to be given one after another. */

import type { Picking } from '..'
import { preferences } from '../../lib/settings.svelte'
import type { Answer, Ask, Seat } from '../../lib/types'
import type { Packed } from '../../lib/words'
import { again, isTransfer, seatSpot, spotsOf, verb, waysOf, type Spot } from './asked'
import { roomFor, shareFor, sharingOf, type Shares, type Sharing } from './shares'

export class Picked implements Picking {
  /** What was touched, in order: a minion, a card, whoever plays it. */
  spots: Spot[] = $state.raw([])
  /** A seat that is looked at whole: on a phone below the others, of a crowded one all minions. */
  opened = $state('')
  /** The ash heaps are looked through. */
  ashes = $state(false)
  /** Transfers laid out and not yet spent, by the uncontrolled card. */
  laid: Readonly<Record<Spot, number>> = $state.raw({})
  /** The terms of a vote that are asked for, and what has been laid out of them. */
  sharing: Sharing | null = $state.raw(null)
  shares: Shares = $state.raw({})
  /** Votes are cast one by one. */
  singly = $state(false)
  /** What is to be thought of once more. */
  doubt: Packed | null = $state.raw(null)
  /** The question is one of those that are answered on the table. */
  private drawn = $state(false)
  /** Answers that follow by themselves, as long as each of them can be given. */
  private queue: Packed[] = $state.raw([])
  /** Shares that are given seat by seat. */
  private given: { card: string; shares: Shares } | null = $state.raw(null)
  private prompt = ''
  private open: Ask | null = null
  /** The action whose windows are passed, and what one's part in it is: once that changes, one is asked again. */
  private passing = ''
  private asked = ''

  get underway(): boolean {
    return this.spots.length > 0 || this.doubt !== null || this.laying || Object.keys(this.shares).length > 0
  }

  get instead(): boolean {
    return this.drawn && !preferences.textBoard
  }

  get laying(): boolean {
    return Object.keys(this.laid).length > 0
  }

  get transfers(): number {
    return Object.values(this.laid).reduce((sum, amount) => sum + amount, 0)
  }

  /** The answers that go with what has been touched, and this as well. */
  ways(ask: Ask | null, ...more: Spot[]): Packed[] {
    return waysOf(ask, [...this.spots, ...more])
  }

  /** Whether something goes with what was touched before, or would begin anew. */
  lit(ask: Ask | null, spot: Spot): boolean {
    if (this.sharing) return this.sharedBy(spot) !== null
    return this.ways(ask, spot).length > 0 || (!this.spots.includes(spot) && waysOf(ask, [spot]).length > 0)
  }

  /** A touch: what it leaves as the only answer; otherwise it is remembered. */
  touch(ask: Ask | null, spot: Spot): Packed | null {
    this.doubt = null
    const seat = this.sharedBy(spot)
    if (this.sharing) {
      if (seat) this.share(seat, (this.shares[seat] ?? 0) + 1)
      return null
    }
    if (this.spots.includes(spot)) {
      this.spots = this.spots.filter((other) => other !== spot)
      return null
    }
    const together = this.ways(ask, spot)
    this.spots = together.length ? [...this.spots, spot] : [spot]
    const ways = together.length ? together : waysOf(ask, [spot])
    return ways.length === 1 ? (ways[0] ?? null) : null
  }

  lay(spot: Spot, amount: number): void {
    const { [spot]: _, ...rest } = this.laid
    this.laid = amount > 0 ? { ...rest, [spot]: amount } : rest
  }

  /** Who would get one more by this touch. */
  private sharedBy(spot: Spot): Seat | null {
    const { sharing, shares } = this
    return sharing?.seats.find((seat) => seatSpot(seat) === spot && roomFor(sharing, shares, seat) > 0) ?? null
  }

  share(seat: Seat, amount: number): void {
    const { [seat]: _, ...rest } = this.shares
    this.shares = amount > 0 ? { ...rest, [seat]: amount } : rest
  }

  /** All of it is shared out: given seat by seat. */
  allocate({ card }: Sharing): void {
    this.given = { card, shares: this.shares }
  }

  /** Everything that is laid out, one transfer after another, and whoever is full comes out. */
  spend(ask: Ask, full: (spot: Spot, more: number) => boolean): void {
    const all: Packed[] = []
    for (const [spot, amount] of Object.entries(this.laid)) {
      const option = ask.options.find((one) => isTransfer(one) && spotsOf(one).includes(spot))
      if (!option) continue
      for (let count = 0; count < amount; count++) all.push(option)
      if (full(spot, amount)) all.push({ ...option, is: option.is.replace('Transfer', 'BringOut') })
    }
    this.follows(ask, all)
  }

  follows(ask: Ask, answers: readonly Packed[]): void {
    this.queue = [...answers]
    this.prompt = ask.prompt
    this.laid = {}
    this.spots = []
  }

  /** The pass that is given now goes for the rest of this action, unless it turns on whoever passes. */
  rest(): void {
    this.passing = this.open ? partIn(this.open) : ''
  }

  /** The next of the answers that follow; none if another question is open. */
  next(ask: Ask | null): Answer | null {
    if (ask && this.passing) {
      const pass = partIn(ask) === this.passing ? ask.options.find((option) => verb(option) === 'Pass') : undefined
      if (pass) return pass
      this.passing = ''
    }
    if (ask && this.given) {
      const share = shareFor(ask, this.given.card, this.given.shares)
      if (share !== null) return share
      this.given = null
    }
    const [first, ...rest] = this.queue
    if (!ask || !first) return null
    const found = ask.prompt === this.prompt ? again(ask, first) : undefined
    this.queue = found ? rest : []
    return found ?? null
  }

  get following(): boolean {
    return this.queue.length > 0
  }

  drop(): void {
    this.spots = []
    this.laid = {}
    this.shares = {}
    this.doubt = null
  }

  follow(ask: Ask | null): void {
    this.open = ask
    const asked = ask ? JSON.stringify([ask.prompt, ask.args, ask.options]) : ''
    if (asked === this.asked) return
    this.asked = asked
    this.drop()
    this.singly = false
    this.sharing = sharingOf(ask)
    this.drawn = (ask?.kind === 'one' && !ask.own_words) || this.sharing !== null
    if (ask && ask.prompt !== this.prompt) this.queue = []
  }
}

/** Which action is going on, and as what one is asked in it. */
function partIn({ args }: Ask): string {
  const { action, minion, part } = args
  return action ? JSON.stringify([action, minion, part]) : ''
}
