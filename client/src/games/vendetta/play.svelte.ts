/** A card on its way from the hand to a district: which one, which way up, and the blood that goes with it. */

import type { Picking } from '..'
import type { Ask } from '../../lib/types'
import type { Packed } from '../../lib/words'

export class Play implements Picking {
  card = $state('')
  faceUp = $state(true)
  blood = $state(0)
  /** The card lies there already, its blood is still to follow. */
  #owed = 0

  get underway(): boolean {
    return this.card !== ''
  }

  take(card: string): void {
    this.card = this.card === card ? '' : card
  }

  drop(): void {
    this.card = ''
    this.faceUp = true
    this.blood = 0
  }

  lay(option: Packed, send: (option: Packed) => void): void {
    this.#owed = this.blood
    send(option)
  }

  /** The blood that was meant for the card just laid, once it is asked for; what cannot be placed is asked as usual. */
  owed(ask: Ask): Packed | undefined {
    if (!this.#owed || ask.prompt !== 'after-card') return undefined
    const amount = this.#owed
    this.#owed = 0
    return ask.options.find((option) => option.is === 'vendetta.PlaceBlood' && option['amount'] === amount)
  }

  follow(ask: Ask | null): void {
    if (ask?.prompt === 'turn') this.#owed = 0
    if (this.card && !ask?.options.some((option) => option['card'] === this.card)) this.drop()
  }
}
