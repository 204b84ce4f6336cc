/** What the hunters pin on the map and note for each other.  Dracula's browser never receives any of it. */

import { put } from '../../lib/api'
import type { Shared } from '../../lib/types'

export const MARKS = ['here', 'maybe', 'not'] as const
export type Pin = Shared['pins'][number]

export class Team {
  /** Somebody else was quicker, or the server was not to be reached: nothing was written. */
  trouble = $state(false)

  constructor(
    private readonly table: string,
    private readonly seat: string,
    /** What is known by now; news comes over the socket. */
    private readonly news: () => Shared | null,
  ) {}

  get pins(): readonly Pin[] {
    return this.news()?.pins ?? []
  }

  get text(): string {
    return this.news()?.text ?? ''
  }

  pin(place: string): Pin | undefined {
    return this.pins.find((pin) => pin.place === place)
  }

  /** Pin something, or take the pin away where the mark is empty. */
  mark(place: string, mark: string, text = ''): Promise<void> {
    const others = this.pins.filter((pin) => pin.place !== place)
    return this.write(mark ? [...others, { place, mark, text }] : others, this.text)
  }

  note(text: string): Promise<void> {
    return this.write(this.pins, text)
  }

  private async write(pins: readonly Pin[], text: string): Promise<void> {
    this.trouble = false
    try {
      await put(`/tables/${this.table}/shared`, { seat: this.seat, pins, text, number: this.news()?.number ?? 0 })
    } catch {
      this.trouble = true
    }
  }
}
