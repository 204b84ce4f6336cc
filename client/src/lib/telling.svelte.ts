/** Telling what happened beat by beat, while the board follows; whoever does not want to wait goes on.
 *
 *  `apply` moves the view on by one line as far as the line says; the real view comes at the end of each
 *  piece of news, so whatever a line leaves out is put right there. */

import type { Line } from './types'

/** How long something holds the eye: not at all, as long as a sentence in passing, as a deed, or as a moment. */
export type Weight = 'none' | 'line' | 'step' | 'moment'

export interface Beat {
  weight: Weight
  /** Of a moment: whether a line right before it led to it, and whether one right after it comes of it. */
  led?: (line: Line) => boolean
  then?: (line: Line) => boolean
  /** The board itself draws this moment: nothing is laid over it. */
  inPlace?: boolean
  /** How long it takes at normal pace, where its weight does not say so; further sentences of a moment take longer. */
  ms?: number
  /** Of a moment the board draws: when what comes of it is seen. */
  late?: number
}

/** Milliseconds at normal pace; `turn`: into a moment, when its card has been turned and what comes of it is seen;
 *  `then`: longer for every further sentence. */
export const BEATS = { none: 0, line: 250, step: 700, moment: 1400, turn: 600, then: 250 } as const

/** A moment on its stage. */
export interface Scene<View = unknown> {
  /** Counts up: no two are the same. */
  number: number
  line: Line
  led: readonly Line[]
  then: readonly Line[]
  before: View
  after: View
  /** How long it stays by itself; 0: until somebody goes on. */
  ms: number
  inPlace: boolean
}

/** What somebody did since one's last answer. */
export interface Turn<View = unknown> {
  number: number
  lines: Line[]
  before: View
}

interface Told<View> {
  lines: readonly Line[]
  beat: Beat
  led: readonly Line[]
  then: readonly Line[]
  main: Line | null
  before: View
  after: View
  /** Of a turn that is told once more. */
  again: boolean
}

export interface Manner<View> {
  apply: (view: View, line: Line) => View
  beat: (line: Line, view: View) => Beat
  /** Whether a new turn begins with this line; without it every change of who acts is one. */
  begins?: (line: Line) => boolean
  /** Whether a line that is shown without a word is said when a turn is told once more. */
  retold?: (line: Line) => boolean
  /** Times as long as usual; 0: at once. */
  speed: () => number
  /** A moment stays until somebody goes on. */
  waits?: () => boolean
  /** A beat is told: these lines. */
  heard?: (lines: readonly Line[], weight: Weight) => void
}

/** More lines in passing than this are told by who did them, not one by one. */
const LONG = 5

const actor = ({ facts }: Line): string => String(facts['player'] ?? facts['hunter'] ?? facts['thief'] ?? '')

export class Telling<View> {
  shown: View | null = $state.raw(null)
  line: Line | null = $state.raw(null)
  /** All that is told in this beat; `line` is the last of it. */
  lines: readonly Line[] = $state.raw([])
  moment: Scene<View> | null = $state.raw(null)
  /** Lines that are still to be told. */
  pending = $state(0)
  /** One turn after another since one's last answer. */
  turns: Turn<View>[] = $state.raw([])
  /** A turn is being told once more. */
  again = $state(false)
  /** How often a turn has begun, and how often one has answered: how fresh a change is. */
  begun = $state(0)
  answers = $state(0)
  /** What was told of late, newest last: why a number has changed. */
  lately: readonly Line[] = $state.raw([])

  private queue: Told<View>[] = []
  /** The view after everything that has come in. */
  private now: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When what comes of a moment is seen. */
  private turning: ReturnType<typeof setTimeout> | undefined
  private scenes = 0

  constructor(private readonly manner: Manner<View>) {}

  get busy(): boolean {
    return this.line !== null
  }

  /** News: `lines` led to `view`; told unless it is seen at once, or seen for the first time (`anew`). */
  take(lines: readonly Line[], view: View, how: 'told' | 'at once' | 'anew' = 'told'): void {
    const before = this.now
    this.now = view
    if (how === 'anew' || before === null) {
      this.turns = []
      this.queue = []
      this.toNow()
      return
    }
    this.queue.push(...this.beats(lines, before))
    this.remember(lines, before)
    this.pending += lines.length
    // News without lines (somebody has chosen in secret) must not cut short what is being told.
    if (how === 'at once' || this.manner.speed() === 0 || (lines.length === 0 && !this.busy)) {
      this.toNow()
      return
    }
    this.queue.push(this.real(view))
    if (!this.busy) this.next()
  }

  /** To the next beat at once; in passing lines, to the next moment. */
  goOn(): void {
    if (!this.busy) return
    const stop = this.moment !== null
    do this.next()
    while (!stop && this.busy && this.moment === null)
  }

  /** A moment stays until somebody goes on. */
  hold(): void {
    if (!this.moment) return
    clearTimeout(this.timer)
    this.moment = { ...this.moment, ms: 0 }
  }

  /** To the end at once. */
  toNow(): void {
    for (const { lines, again } of this.queue) if (!again) this.note(lines)
    this.queue = []
    this.pending = 0
    if (this.now !== null) this.shown = this.now
    this.rest()
  }

  /** Tell once more what somebody did. */
  replay(turn: Turn<View>): void {
    this.toNow()
    if (this.now === null) return
    this.shown = turn.before
    const again = this.beats(turn.lines, turn.before, true).map((told) => ({ ...told, again: true }))
    this.queue = [...again, this.real(this.now)]
    this.next()
  }

  /** One has answered: what happened before is known. */
  answered(): void {
    this.toNow()
    this.turns = []
    this.answers += 1
  }

  private real(view: View): Told<View> {
    return {
      lines: [],
      beat: { weight: 'none' },
      led: [],
      then: [],
      main: null,
      before: view,
      after: view,
      again: false,
    }
  }

  /** The lines as beats: a moment takes along what led to it and what comes of it, long stretches go by who acts. */
  private beats(lines: readonly Line[], start: View, again = false): Told<View>[] {
    const told: Told<View>[] = []
    let view = start
    for (const line of lines) {
      const own = this.manner.beat(line, view)
      const said = again && own.weight === 'none' && (this.manner.retold?.(line) ?? false)
      const beat: Beat = said ? { weight: 'line' } : own
      const before = view
      view = this.manner.apply(view, line)
      const last = told.at(-1)
      if (last?.main && last.beat.then?.(line)) {
        last.lines = [...last.lines, line]
        last.then = [...last.then, line]
        last.after = view
        continue
      }
      const one: Told<View> = { lines: [line], beat, led: [], then: [], main: null, before, after: view, again: false }
      told.push(one)
      if (beat.weight !== 'moment') continue
      one.main = line
      for (let led = told.at(-2); led && !led.main && led.lines.every((one) => beat.led?.(one)); led = told.at(-2)) {
        told.splice(-2, 1)
        one.lines = [...led.lines, ...one.lines]
        one.led = [...led.lines, ...one.led]
        one.before = led.before
      }
    }
    return this.grouped(told)
  }

  private grouped(told: readonly Told<View>[]): Told<View>[] {
    const found: Told<View>[] = []
    for (let at = 0; at < told.length;) {
      let end = at
      while (told[end]?.beat.weight === 'line') end += 1
      if (end - at <= LONG) {
        found.push(...told.slice(at, Math.max(end, at + 1)))
        at = Math.max(end, at + 1)
        continue
      }
      for (const one of told.slice(at, end)) {
        const last = found.at(-1)
        const [line, before] = [one.lines[0], last?.lines[0]]
        if (
          last &&
          line &&
          before &&
          last !== told[at - 1] &&
          last.beat.weight === 'step' &&
          actor(before) === actor(line)
        )
          found[found.length - 1] = { ...last, lines: [...last.lines, line], after: one.after }
        else found.push({ ...one, beat: { weight: 'step' } })
      }
      at = end
    }
    return found
  }

  private remember(lines: readonly Line[], before: View): void {
    let view = before
    const turns = [...this.turns]
    for (const line of lines) {
      const last = turns.at(-1)
      const begins = this.manner.begins?.(line) ?? (last !== undefined && actor(line) !== actor(last.lines[0] ?? line))
      if (begins) this.begun += 1
      if (begins || !last) turns.push({ number: (last?.number ?? 0) + 1, lines: [line], before: view })
      else turns[turns.length - 1] = { ...last, lines: [...last.lines, line] }
      view = this.manner.apply(view, line)
    }
    this.turns = turns
  }

  private note(lines: readonly Line[]): void {
    if (lines.length) this.lately = [...this.lately, ...lines].slice(-60)
  }

  private rest(): void {
    this.stop()
    this.line = null
    this.lines = []
    this.moment = null
    this.again = false
  }

  private stop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.turning)
  }

  private next(): void {
    this.stop()
    for (let told = this.queue.shift(); told; told = this.queue.shift()) {
      if (!told.again) {
        this.pending -= told.lines.length
        this.note(told.lines)
      }
      this.shown = told.after
      const last = told.main ?? told.lines.at(-1)
      const { weight } = told.beat
      if (!last || weight === 'none') continue
      // Whoever wants to see it again wants to see it, whatever the pace.
      const speed = this.manner.speed() || (told.again ? 1 : 0)
      if (speed === 0) continue
      const more = weight === 'moment' ? (told.lines.length - 1) * BEATS.then : 0
      const lasts = (told.beat.ms ?? BEATS[weight]) + more
      const ms = weight === 'moment' && this.manner.waits?.() ? 0 : lasts * speed
      this.line = last
      this.lines = told.lines
      this.again = told.again
      this.moment = weight === 'moment' ? this.scene(told, last, ms) : null
      const late = this.moment?.inPlace ? (told.beat.late ?? 0) : BEATS.turn
      if (this.moment && late) {
        this.shown = told.before
        this.turning = setTimeout(() => (this.shown = told.after), late * speed)
      }
      this.manner.heard?.(told.lines, weight)
      if (ms > 0) this.timer = setTimeout(() => this.next(), ms)
      return
    }
    this.rest()
  }

  private scene({ led, then, before, after, beat }: Told<View>, line: Line, ms: number): Scene<View> {
    this.scenes += 1
    return { number: this.scenes, line, led, then, before, after, ms, inPlace: beat.inPlace ?? false }
  }
}
