/** What is pointed at on the drawn table. */

import type { Picking } from '..'
import type { Ask, Seat } from '../../lib/types'
import type { Packed } from '../../lib/words'
import { Playing } from './fray/playing.svelte'

/** Questions of a fight that are answered with cards and their Charges. */
export const FOUGHT: ReadonlySet<string> = new Set(['play', 'spend-charges'])
/** Questions whose answers are laid out below the board in a way of their own. */
const LAID_OUT: ReadonlySet<string> = new Set([...FOUGHT, 'act'])

export class Chosen implements Picking {
  /** The Location that is looked at, 0: none. */
  place = $state(0)
  /** The hero whose plate was opened. */
  whose: Seat = $state('')
  /** The Locations that a line of the forecast or of a Quest is about. */
  lit: readonly number[] = $state.raw([])
  /** Which side panel is shown where there is room for one. */
  tab: 'dawn' | 'quests' = $state('dawn')
  /** What lies open over the table. */
  panel: '' | 'dawn' | 'quests' | 'statuses' = $state('')
  /** The step of the last page that has been read and closed. */
  read = $state('')
  /** The dreams that have been read. */
  dreamt: readonly string[] = $state.raw([])
  /** The last page of an Exploration or a dream lies open. */
  covered = $state(false)
  /** The fight or the page of others is looked at, or the map meanwhile. */
  watching = $state(true)
  /** What is being handed over to somebody. */
  handing = $state('')
  /** What the choice under the pointer would take from the tray: tracks and resources. */
  cost: Readonly<Record<string, number>> = $state.raw({})
  /** Where the map is to go: counts up with every wish. */
  seek: { place: number; at: number } = $state.raw({ place: 0, at: 0 })
  /** Places of the map that a Quest speaks of. */
  pinned: readonly number[] = $state.raw([])
  /** What is taken once more before it is sent. */
  doubted: Packed | null = $state.raw(null)
  /** The card that is on its way to the Sequence of a fight. */
  readonly fray = new Playing()
  #prompt = ''

  get underway(): boolean {
    return this.fray.underway || this.handing !== '' || this.doubted !== null
  }

  get instead(): boolean {
    return LAID_OUT.has(this.#question)
  }

  #question = $state('')

  drop(): void {
    this.fray.drop()
    this.handing = ''
    this.doubted = null
    this.cost = {}
    this.lit = []
    this.place = 0
  }

  follow(ask: Ask | null): void {
    this.fray.follow(ask)
    this.#question = ask?.prompt ?? ''
    const now = ask ? `${ask.prompt} ${JSON.stringify(ask.args)}` : ''
    if (now === this.#prompt) return
    this.#prompt = now
    this.drop()
  }

  /** The pointer has come to something with a price, or has left it. */
  weigh(over: boolean, cost: Readonly<Record<string, number>>): void {
    this.cost = over ? cost : {}
  }

  /** The map goes there. */
  show(place: number): void {
    this.panel = ''
    this.seek = { place, at: this.seek.at + 1 }
  }
  /** To the next place that a Quest speaks of. */
  next(): void {
    const place = this.pinned[(this.pinned.indexOf(this.seek.place) + 1) % this.pinned.length]
    if (place === undefined) return
    this.show(place)
    this.lit = [place]
  }
}
