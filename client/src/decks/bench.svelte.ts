/** A deck on the workbench: its counts change at once, what follows from them is asked for, and it is kept by itself. */

import { SvelteMap } from 'svelte/reactivity'

import { ApiError, post } from '../lib/api'
import { preferences } from '../lib/settings.svelte'
import { shelf } from './shelf'
import { NOTHING, type DeckLaid, type Kept } from './types'

const LAY = 120
const SAVE = 700
const MOST_STEPS = 200

export class Bench {
  readonly counts = new SvelteMap<number, number>()
  name = $state('')
  author = $state('')
  description = $state('')
  laid: DeckLaid | null = $state.raw(null)
  /** `kept`, `keeping`, or why not. */
  state: 'kept' | 'keeping' | 'changed' | 'failed' | 'unkept' = $state('kept')
  trouble = $state('')
  edition = $state(0)
  version = $state(0)

  private rest: Kept = NOTHING
  private steps: string[] = $state([])
  private undone: string[] = []
  private laying: ReturnType<typeof setTimeout> | undefined
  private saving: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private underway = false
  private again = false

  /** `id`: where it is kept; empty: nowhere yet. */
  constructor(readonly id: string) {
    if (!id) this.state = 'unkept'
  }

  /** What is on the bench. */
  get deck(): Kept {
    const cards = [...this.counts].filter(([, count]) => count > 0)
    const { name, author, description } = this
    return { ...this.rest, name, author, description, cards }
  }

  async open(version = 0): Promise<void> {
    const found = await shelf().open(this.id, version)
    this.edition = found.edition
    this.version = found.version
    this.put(found.deck)
  }

  put(deck: Kept): void {
    this.rest = deck
    this.name = deck.name
    this.author = deck.author
    this.description = deck.description
    this.counts.clear()
    for (const [vekn, count] of deck.cards) this.counts.set(vekn, count)
    void this.lay()
  }

  count(vekn: number): number {
    return this.counts.get(vekn) ?? 0
  }

  set(vekn: number, count: number): void {
    const wanted = Math.max(0, Math.min(99, count))
    if (wanted === this.count(vekn)) return
    this.remember()
    this.counts.set(vekn, wanted)
    this.changed()
  }

  add(vekn: number, more: number): void {
    this.set(vekn, this.count(vekn) + more)
  }

  /** Another deck altogether: an older version, a list that was read. */
  become(deck: Kept): void {
    this.remember()
    this.put(deck)
    this.changed()
  }

  rename(name: string): void {
    this.name = name
    this.changed()
  }

  get canUndo(): boolean {
    return this.steps.length > 0
  }

  undo(): void {
    this.step(this.steps, this.undone)
  }
  redo(): void {
    this.step(this.undone, this.steps)
  }

  private step(from: string[], to: string[]): void {
    const last = from.pop()
    if (last === undefined) return
    to.push(JSON.stringify(this.deck))
    this.put(JSON.parse(last) as Kept)
    this.changed()
  }

  private remember(): void {
    this.steps = [...this.steps.slice(-MOST_STEPS), JSON.stringify(this.deck)]
    this.undone = []
  }

  private changed(): void {
    clearTimeout(this.laying)
    this.laying = setTimeout(() => void this.lay(), LAY)
    if (!this.id) return
    this.state = 'keeping'
    clearTimeout(this.saving)
    this.saving = setTimeout(() => void this.save(), SAVE)
  }

  private async lay(): Promise<void> {
    const number = (this.asked += 1)
    try {
      const found = await post<DeckLaid>('/decks/lay', { deck: this.deck, lang: preferences.lang })
      if (number === this.asked) this.laid = found
    } catch {
      // The next change asks again; what is on the bench stays.
    }
  }

  /** Kept as it is now; whatever fails is said, and what is on the bench stays there.  One after another: a change that
   *  comes meanwhile is kept when the one before is. */
  async save(): Promise<void> {
    clearTimeout(this.saving)
    if (!this.id || this.state === 'kept') return
    if (this.underway) {
      this.again = true
      return
    }
    this.underway = true
    await this.send()
    this.underway = false
    if (this.again) {
      this.again = false
      await this.save()
    }
  }

  private async send(): Promise<void> {
    const deck = this.laid && same(this.laid.kept, this.deck) ? { ...this.deck, then: this.laid.kept.then } : this.deck
    try {
      const kept = await shelf().change(this.id, this.edition, deck)
      this.edition = kept.edition
      this.version = kept.version
      if (same(kept.deck, this.deck)) this.state = 'kept'
      this.trouble = ''
    } catch (error) {
      this.state = error instanceof ApiError && error.reason === 'deck-changed' ? 'changed' : 'failed'
      this.trouble = error instanceof ApiError ? error.message : ''
    }
  }
}

const same = (one: Kept, other: Kept): boolean => {
  const plain = ({ name, cards }: Kept): string =>
    JSON.stringify([name.replaceAll(/\s+/g, ' ').trim(), [...cards].sort(([a], [b]) => a - b)])
  return plain(one) === plain(other)
}
