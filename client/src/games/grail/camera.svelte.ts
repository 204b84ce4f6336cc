/** What part of the map is seen, and how large. */

import type { Spot } from './grid'

const NEAREST = 1.6
/** A wide window shows the whole map larger than life, but not the few cards of a first day as large as pages. */
const LARGEST = 1.3
const EDGE = 40

export class Camera {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  /** The window, and the map under it. */
  width = $state(0)
  height = $state(0)
  private wide = 1
  private high = 1
  /** A hand on the map: it stays where it was put until somebody else acts. */
  held = false
  /** It glides, unless a hand moves it. */
  gliding = $state(false)

  private get least(): number {
    return Math.min(1, this.fitting)
  }

  /** All of it, as large as the window has room for. */
  private get fitting(): number {
    return Math.min(LARGEST, this.width / this.wide, this.height / this.high)
  }

  get widest(): boolean {
    return this.k <= this.least * 1.01
  }

  get closest(): boolean {
    return this.k >= NEAREST * 0.99
  }

  /** The window or the map has another size. */
  size(width: number, height: number, wide: number, high: number): void {
    this.width = width
    this.height = height
    this.wide = wide
    this.high = high
  }

  /** Everything in sight. */
  whole(): void {
    this.gliding = true
    const k = this.fitting
    this.set(k, (this.width - this.wide * k) / 2, (this.height - this.high * k) / 2)
  }

  /** As much as can be read, around this spot. */
  centre(spot: Spot, k = this.k): void {
    this.gliding = true
    const now = Math.min(NEAREST, Math.max(this.least, k))
    // What is beyond the last cards is fog: at an edge of the map there is more to see on its other side.
    const filled = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
    const x = filled(this.width / 2 - spot.x * now, this.wide * now, this.width)
    const y = filled(this.height / 2 - spot.y * now, this.high * now, this.height)
    this.set(now, x, y)
  }

  /** All of it if it can be read then, otherwise what lies around this spot. */
  frame(spot: Spot, readable: number): void {
    if (this.least >= readable) this.whole()
    else this.centre(spot, Math.max(readable, Math.min(1, this.k)))
  }

  pan(right: number, down: number): void {
    this.gliding = false
    this.held = true
    this.set(this.k, this.x + right, this.y + down)
  }

  zoom(times: number, at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const k = Math.min(NEAREST, Math.max(this.least, this.k * times))
    this.held = true
    this.set(k, at.x - ((at.x - this.x) / this.k) * k, at.y - ((at.y - this.y) / this.k) * k)
  }

  /** It comes into sight, and is moved no more than that takes. */
  reveal(spot: Spot, width: number, height: number): void {
    const [left, top] = [this.x + spot.x * this.k, this.y + spot.y * this.k]
    const right = Math.max(0, EDGE - left) - Math.max(0, left + width * this.k + EDGE - this.width)
    const down = Math.max(0, EDGE - top) - Math.max(0, top + height * this.k + EDGE - this.height)
    if (!right && !down) return
    this.gliding = true
    this.set(this.k, this.x + right, this.y + down)
  }

  /** Half of the map stays in the window, whatever is done to it. */
  private set(k: number, x: number, y: number): void {
    const [wide, high] = [this.wide * k, this.high * k]
    const bound = (at: number, size: number, room: number): number =>
      size <= room
        ? Math.min(room - size / 2, Math.max(-size / 2, at))
        : Math.min(room / 2, Math.max(room / 2 - size, at))
    this.k = k
    this.x = bound(x, wide, this.width)
    this.y = bound(y, high, this.height)
  }
}
