/** A card on its way from the hand to a district: which one, and which way up. */

import type { Picking } from '..'
import type { Ask } from '../../lib/types'

export class Play implements Picking {
  card = $state('')
  faceUp = $state(true)

  get underway(): boolean {
    return this.card !== ''
  }

  take(card: string): void {
    this.card = this.card === card ? '' : card
  }

  drop(): void {
    this.card = ''
    this.faceUp = true
  }

  follow(ask: Ask | null): void {
    if (this.card && !ask?.options.some((option) => option['card'] === this.card)) this.drop()
  }
}
