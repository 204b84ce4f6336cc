/** A card on its way from the hand to the end of the Sequence: pointed at, chosen, with or without its magic key. */

import { untrack } from 'svelte'

import type { Ask } from '../../../lib/types'
import type { Packed } from '../../../lib/words'

export const PLAY = 'grail.PlayCard'

export interface Seen {
  card: string
  magic: boolean
  rule: string
}

/** The key that Magic opens, of the card that is looked at or of the one before it. */
export const MAGIC_KEY = '.half:is(.is-may, .is-would)[data-row="3"]'

export class Playing {
  /** Chosen: it stays until another one is, or it is played. */
  card = $state('')
  /** Under the pointer, or in focus. */
  pointed = $state('')
  /** Cards whose magic key is to be paid for. */
  paid: readonly string[] = $state.raw([])
  /** A card anywhere on the table that is read large. */
  read = $state('')
  /** The card whose Charge is spent as soon as the one on its way lies there; empty: none. */
  then = $state('')
  /** The card that this waits for. */
  sent = $state('')
  /** What is asked once more before it is sent. */
  doubt: Packed | null = $state.raw(null)

  /** The card that lies at the end of the Sequence as if it were played. */
  get looked(): string {
    return this.pointed || this.card
  }

  get underway(): boolean {
    return this.card !== '' || this.doubt !== null
  }

  drop(): void {
    this.card = this.pointed = this.read = ''
    this.paid = []
    this.doubt = null
  }

  take(card: string): void {
    this.doubt = null
    this.card = this.card === card ? '' : card
  }

  point(card: string): void {
    this.pointed = card
  }

  leave(card: string): void {
    if (this.pointed === card) this.pointed = ''
  }

  toggle(card: string): void {
    this.paid = this.paid.includes(card) ? this.paid.filter((one) => one !== card) : [...this.paid, card]
  }

  /** Of the ways to play a card the one that is meant: as it was chosen, or the only one there is. */
  meant<T extends Seen>(previews: readonly T[], card: string): T | undefined {
    const ways = previews.filter((one) => one.card === card)
    const wanted = ways.find(({ magic }) => magic === this.paid.includes(card))
    const open = ways.filter(({ rule }) => !rule)
    return open.length === 1 && (!wanted || wanted.rule) ? open[0] : (wanted ?? ways[0])
  }

  /** Another question is open now; what was chosen is no reason to ask again. */
  follow(ask: Ask | null): void {
    untrack(() => this.#follow(ask))
  }

  #follow(ask: Ask | null): void {
    const offered = (card: string): boolean =>
      [...(ask?.options ?? []), ...(ask?.refused ?? []).map(({ option }) => option)].some(
        (option) => option.is === PLAY && option['card'] === card,
      )
    if (ask && ask.prompt !== 'play') this.then = ''
    if (ask?.prompt !== 'play') this.drop()
    else {
      if (!offered(this.card)) this.card = ''
      if (!offered(this.pointed)) this.pointed = ''
      this.paid = this.paid.filter(offered)
      this.doubt = null
    }
  }
}

/** Letters that choose a card; those of other keys of a fight are none of them. */
export const LETTERS = 'abdefhijknoqvxz'
