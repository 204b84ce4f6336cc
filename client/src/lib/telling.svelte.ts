/** Telling what happened line by line, while the board follows; whoever does not want to wait skips it.
 *
 *  `apply` moves the view on by one line as far as the line says; the real view comes at the end of each
 *  piece of news, so whatever a line leaves out is put right there. */

import type { Line } from './types'

interface Beat<View> {
  line: Line | null
  /** The real view, after the last line of a piece of news. */
  view: View | null
}

const HURRY = 24

export class Telling<View> {
  shown: View | null = $state.raw(null)
  line: Line | null = $state.raw(null)
  /** Lines that are still to be told. */
  pending = $state(0)
  private queue: Beat<View>[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly apply: (view: View, line: Line) => View,
    /** Milliseconds a line is shown; 0: it is not worth a moment. */
    private readonly pause: (line: Line) => number,
    private readonly heard: (line: Line) => void = () => undefined,
  ) {}

  get busy(): boolean {
    return this.line !== null
  }

  /** News: `lines` led to `view`. */
  take(lines: readonly Line[], view: View, still: boolean): void {
    // News without lines (somebody has chosen in secret) must not cut short what is being told.
    if (still || this.shown === null || (lines.length === 0 && !this.busy)) {
      this.skip()
      this.shown = view
      return
    }
    for (const line of lines) this.queue.push({ line, view: null })
    this.queue.push({ line: null, view })
    this.pending += lines.length
    if (this.timer === undefined) this.next()
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.queue.findLast((beat) => beat.view !== null)
    if (last) this.shown = last.view
    this.queue = []
    this.pending = 0
    this.line = null
  }

  private next(): void {
    this.timer = undefined
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      if (beat.view !== null) {
        this.shown = beat.view
        continue
      }
      if (!beat.line || this.shown === null) continue
      this.pending -= 1
      this.shown = this.apply(this.shown, beat.line)
      const wait = this.pause(beat.line)
      if (wait === 0) continue
      this.line = beat.line
      this.heard(beat.line)
      this.timer = setTimeout(() => this.next(), this.queue.length > HURRY ? wait / 3 : wait)
      return
    }
    this.line = null
  }
}
