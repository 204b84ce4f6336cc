/** A card on its way from the hand to a district: which one, and which way up. */

export class Play {
  card = $state('')
  faceUp = $state(true)

  take(card: string): void {
    this.card = this.card === card ? '' : card
  }

  drop(): void {
    this.card = ''
    this.faceUp = true
  }
}
