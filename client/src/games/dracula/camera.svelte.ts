/** What part of the map is seen, and how large. */

import { stillness } from '../../lib/settings.svelte'
import type { Spot } from './drawing'
import type { Box } from './labels'
import {
  around,
  CLOSE,
  FINGER,
  fitting,
  free,
  goal,
  NEAREST,
  sideOf,
  stand,
  uncovered,
  whole,
  within,
  type Frame,
  type Insets,
  type Question,
  type Side,
  type Stand,
} from './framing'

const GLIDE = 240
/** Tools lie over the upper or lower edge of the room: so far the sheet's own edge comes in from under them. */
const SLACK = 112
/** Nothing is in sight from there. */
const NOWHERE: Stand = { k: 0, x: 0, y: 0 }
/** So long after the last turn of the wheel the map is at rest. */
const CALM = 140

export class Camera {
  /** Pixels per unit of the sheet. */
  k = $state(0)
  /** Where the sheet's origin is, in pixels. */
  x = $state(0)
  y = $state(0)
  width = $state(0)
  height = $state(0)
  insets: Insets = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 })
  /** Where it came to rest last: names are placed for this. */
  rest: Stand = $state.raw({ k: 0, x: 0, y: 0 })
  /** It is closing in or drawing back: what is drawn is stretched until it rests. */
  zooming = $state(false)
  /** How often it has jumped where it would have glided. */
  cuts = $state(0)
  /** A hand on the map: it stays where it was put until the next question. */
  held = $state(false)
  private frame: Frame = { x: 0, y: 0, width: 1, height: 1 }
  private gliding = 0
  private bound: Stand | null = null
  private calm: ReturnType<typeof setTimeout> | undefined

  /** What no panel covers. */
  get room(): Frame {
    return free(this.width, this.height, this.insets)
  }

  /** The smallest scale: the whole sheet is seen. */
  private get least(): number {
    return whole(this.room, this.frame)
  }

  get widest(): boolean {
    return this.k <= this.least * 1.01
  }

  get closest(): boolean {
    return this.k >= NEAREST * 0.99
  }

  private get now(): Stand {
    return { k: this.k, x: this.x, y: this.y }
  }

  /** Where it will be once it has come to rest. */
  private get soon(): Stand {
    return this.bound ?? this.now
  }

  size(width: number, height: number, frame: Frame): void {
    const first = this.k === 0
    const [right, down] = [(width - this.width) / 2, (height - this.height) / 2]
    this.width = width
    this.height = height
    this.frame = frame
    this.stop()
    this.set(first ? stand(this.room, frame, this.least) : { k: this.k, x: this.x + right, y: this.y + down })
    this.settle()
  }

  /** A panel opened or folded: the map slides by half of what it takes, and is not drawn larger or smaller; not at all
   *  while what is to be seen stays in sight. */
  covered(insets: Insets, kept: readonly Spot[] = []): void {
    const old = this.insets
    if (JSON.stringify(old) === JSON.stringify(insets)) return
    const first = !old.left && !old.top && !old.right && !old.bottom
    this.insets = insets
    if (!this.k) return
    if (first && !this.held) return this.go(stand(this.room, this.frame, this.least), false)
    if (kept.length && this.sees(kept)) return
    const right = (insets.left - old.left - insets.right + old.right) / 2
    const down = (insets.top - old.top - insets.bottom + old.bottom) / 2
    const { k, x, y } = this.soon
    this.go({ k, x: x + right, y: y + down }, true)
  }

  /** Move by pixels. */
  pan(right: number, down: number): void {
    this.stop()
    this.held = true
    this.set({ k: this.k, x: this.x + right, y: this.y + down })
    this.settleSoon()
  }

  /** Look closer or from farther away at what is under this pixel. */
  zoom(times: number, at: Spot = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const k = Math.min(NEAREST, Math.max(this.least, this.k * times))
    const by = k / this.k
    this.held = true
    this.go({ k, x: at.x - (at.x - this.x) * by, y: at.y - (at.y - this.y) * by }, glide)
  }

  showAll(): void {
    this.go(stand(this.room, this.frame, this.least), true)
  }

  /** All of these, with room around them; not closer than is good to look at. */
  show(spots: readonly Spot[], closest = CLOSE): void {
    if (!spots.length || !this.k) return
    const frame = around(spots)
    this.go(stand(this.room, frame, Math.max(this.least, Math.min(closest, fitting(this.room, frame)))), true)
  }

  /** To what a question is about, unless it is in sight; `panels`: what lies over the room, and must not lie over that. */
  frameFor(question: Question, panels: readonly Box[] = []): void {
    if (!this.k) return
    const to = goal(this.room, this.frame, this.soon, question)
    const room = uncovered(this.room, to ? this.inFrame(to) : this.soon, question.must, panels)
    const free = this.isWhole(room) ? to : goal(room, this.frame, NOWHERE, question)
    if (free) this.go(free, true)
  }

  /** Where the way to a spot leaves what is seen, from the corner of the room. */
  edge(spot: Spot): Spot {
    const { x, y, width, height } = this.room
    const within = (value: number, most: number): number => Math.min(most - 40, Math.max(40, value))
    return { x: within(spot.x * this.k + this.x - x, width), y: within(spot.y * this.k + this.y - y, height) }
  }

  /** All of these are in sight, and no panel lies over one of them. */
  clear(spots: readonly Spot[], panels: readonly Box[]): boolean {
    return this.sees(spots, FINGER) && this.isWhole(uncovered(this.room, this.soon, spots, panels))
  }

  /** No panel takes from the room. */
  private isWhole({ width, height }: Frame): boolean {
    return width === this.room.width && height === this.room.height
  }

  /** Those of these that are out of sight or under a panel, by the side on which they are. */
  outside(spots: readonly Spot[], panels: readonly Box[]): Map<Side, Spot[]> {
    const found = new Map<Side, Spot[]>()
    const { k, x, y } = this.soon
    for (const spot of spots) {
      if (this.clear([spot], panels)) continue
      const side = sideOf(this.room, { x: spot.x * k + x, y: spot.y * k + y })
      found.set(side, [...(found.get(side) ?? []), spot])
    }
    return found
  }

  /** All of these are well inside what is seen. */
  sees(spots: readonly Spot[], margin = 24): boolean {
    return within(this.room, this.soon, spots, margin)
  }

  private set(to: Stand): void {
    const { k, x, y } = this.inFrame(to)
    this.k = k
    this.x = x
    this.y = y
  }

  private inFrame({ k, x, y }: Stand): Stand {
    const [room, sheet] = [this.room, this.frame]
    return {
      k,
      x: this.inside(k, x, room.x, room.width, sheet.x, sheet.width),
      y: this.inside(k, y, room.y + SLACK, room.height - 2 * SLACK, sheet.y, sheet.height),
    }
  }

  /** The sheet's edge never comes farther in than the edge of the room; a sheet smaller than the room stays in it. */
  private inside(k: number, value: number, from: number, room: number, start: number, long: number): number {
    const [least, most] = [from + room - (start + long) * k, from - start * k]
    return Math.min(Math.max(least, most), Math.max(Math.min(least, most), value))
  }

  private stop(): void {
    cancelAnimationFrame(this.gliding)
    clearTimeout(this.calm)
    this.bound = null
  }

  private settle(): void {
    this.zooming = false
    this.bound = null
    this.rest = this.now
  }

  private settleSoon(): void {
    clearTimeout(this.calm)
    this.calm = setTimeout(() => this.settle(), CALM)
  }

  private go(to: Stand, glide: boolean): void {
    this.stop()
    const from = this.now
    if (!glide || stillness() || document.hidden) {
      if (glide && Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(to.k - from.k) > 1) this.cuts += 1
      this.zooming = !glide && to.k !== from.k
      this.set(to)
      return glide ? this.settle() : this.settleSoon()
    }
    const began = performance.now()
    this.bound = this.inFrame(to)
    this.zooming = Math.abs(to.k - from.k) > 0.001
    const step = (now: number): void => {
      const part = Math.max(0, Math.min(1, (now - began) / GLIDE))
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number): number => a + (b - a) * eased
      this.set({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) })
      if (part < 1) this.gliding = requestAnimationFrame(step)
      else this.settle()
    }
    this.gliding = requestAnimationFrame(step)
  }
}
