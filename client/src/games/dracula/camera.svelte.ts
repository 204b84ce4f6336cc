/** What part of the map is seen, and how large. */

import { stillness } from '../../lib/settings.svelte'
import type { Spot } from './drawing'

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const NEAREST = 3.2
const GLIDE = 220
/** How close one looks when only a few places matter. */
const CLOSE = 1.6
/** Pixels that tools cover on the right. */
const TOOLS = 46

export class Camera {
  /** Pixels per unit of the sheet. */
  k = $state(0)
  /** Where the sheet's origin is, in pixels. */
  x = $state(0)
  y = $state(0)
  width = $state(0)
  height = $state(0)
  private frame: Frame = { x: 0, y: 0, width: 1, height: 1 }
  private gliding = 0

  /** The smallest scale: the whole sheet is seen. */
  private get whole(): number {
    return Math.min(this.width / this.frame.width, this.height / this.frame.height)
  }

  get widest(): boolean {
    return this.k <= this.whole * 1.01
  }

  get closest(): boolean {
    return this.k >= NEAREST * 0.99
  }

  size(width: number, height: number, frame: Frame): void {
    const first = this.k === 0
    const [right, down] = [(width - this.width) / 2, (height - this.height) / 2]
    this.width = width
    this.height = height
    this.frame = frame
    if (first) this.set(this.framed(frame, NEAREST))
    else this.set({ k: this.k, x: this.x + right, y: this.y + down })
  }

  /** Move by pixels. */
  pan(right: number, down: number): void {
    this.stop()
    this.set({ k: this.k, x: this.x + right, y: this.y + down })
  }

  /** Look closer or from farther away at what is under this pixel. */
  zoom(times: number, at: Spot = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const k = Math.min(NEAREST, Math.max(this.whole, this.k * times))
    const by = k / this.k
    this.go({ k, x: at.x - (at.x - this.x) * by, y: at.y - (at.y - this.y) * by }, glide)
  }

  showAll(): void {
    this.go(this.framed(this.frame, NEAREST), true)
  }

  /** All of these, with room around them; not closer than is good to look at. */
  show(spots: readonly Spot[], closest = CLOSE): void {
    if (!spots.length || !this.k) return
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
    const room = 46
    const x = Math.min(...xs) - room
    const y = Math.min(...ys) - room
    this.go(this.framed({ x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }, closest), true)
  }

  /** All of these are well inside what is seen. */
  sees(spots: readonly Spot[], margin = 24): boolean {
    return spots.every((spot) => {
      const [x, y] = [spot.x * this.k + this.x, spot.y * this.k + this.y]
      return x >= margin && y >= margin && x <= this.width - margin && y <= this.height - margin
    })
  }

  private framed({ x, y, width, height }: Frame, closest: number): { k: number; x: number; y: number } {
    const wide = this.width - TOOLS
    const k = Math.min(closest, Math.max(this.whole, Math.min(wide / width, this.height / height)))
    return { k, x: wide / 2 - (x + width / 2) * k, y: this.height / 2 - (y + height / 2) * k }
  }

  private set({ k, x, y }: { k: number; x: number; y: number }): void {
    this.k = Math.max(k, this.whole)
    this.x = this.inside(x, this.width, this.frame.x, this.frame.width)
    this.y = this.inside(y, this.height, this.frame.y, this.frame.height)
  }

  /** Never beyond the edge of the sheet; a sheet smaller than the window lies in its middle. */
  private inside(value: number, room: number, start: number, long: number): number {
    const [least, most] = [room - (start + long) * this.k, -start * this.k]
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
  }

  private stop(): void {
    cancelAnimationFrame(this.gliding)
  }

  private go(to: { k: number; x: number; y: number }, glide: boolean): void {
    this.stop()
    if (!glide || stillness() || document.hidden) return this.set(to)
    const from = { k: this.k, x: this.x, y: this.y }
    const began = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / GLIDE)
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number): number => a + (b - a) * eased
      this.set({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) })
      if (part < 1) this.gliding = requestAnimationFrame(step)
    }
    this.gliding = requestAnimationFrame(step)
  }
}
