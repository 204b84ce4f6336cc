/** What has been touched on the map while a question is open: a place to choose a way to, or several things at once. */

import type { Picking } from '..'
import type { Ask } from '../../lib/types'
import type { Packed } from '../../lib/words'
import { isOnMap, linkOf, placeOf } from './asked'

/** Open or close the eye, go to the question, show all of Europe, find a place. */
export type Wish = '' | 'eye' | 'question' | 'all' | 'find'

export class Picked implements Picking {
  /** A place to which several ways lead, or that a finger has touched. */
  place = $state('')
  /** Several of the options, when the question asks for several. */
  several: Packed[] = $state.raw([])
  /** The question asks for several places or links: they are gathered here. */
  gathering = $state(false)
  /** The city a ticket was spent for: it is asked for again once Dracula had his say. */
  wanted = ''
  /** The answer that follows from it. */
  straight: Packed | null = $state.raw(null)
  /** What a key of the keyboard wants of the map, and how often anything was wanted. */
  wish: { what: Wish; count: number } = $state.raw({ what: '', count: 0 })
  private asked = ''

  get underway(): boolean {
    return this.place !== '' || this.gathering
  }

  want(what: Wish): void {
    this.wish = { what, count: this.wish.count + 1 }
  }

  take(place: string): void {
    this.place = this.place === place ? '' : place
  }

  toggle(option: Packed): void {
    this.several = this.several.includes(option)
      ? this.several.filter((other) => other !== option)
      : [...this.several, option]
  }

  has(where: string): boolean {
    return this.several.some((option) => placeOf(option) === where || linkOf(option) === where)
  }

  drop(): void {
    this.place = ''
    this.several = []
  }

  follow(ask: Ask | null): void {
    const asked = ask ? JSON.stringify([ask.prompt, ask.args, ask.options.length]) : ''
    if (asked === this.asked) return
    this.asked = asked
    this.drop()
    this.gathering = ask?.kind === 'some' && ask.options.every(isOnMap)
    this.straight = null
    if (ask?.prompt === 'rail-destination')
      this.straight = ask.options.find((option) => placeOf(option) === this.wanted) ?? null
    if (ask) this.wanted = ''
  }
}
