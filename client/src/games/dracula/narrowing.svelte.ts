/** Something was learned: the places where he can no longer be, and how many were and are left. */

const LASTS = 3000

export class Narrowing {
  from = $state(0)
  to = $state(0)
  gone: Readonly<Record<string, number>> = $state.raw({})
  private known: Readonly<Record<string, number>> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Where he can be now. */
  follow(possible: Readonly<Record<string, number>>): void {
    const was = this.known
    if (was === possible) return
    this.known = possible
    this.stop()
    const [before, now] = [Object.keys(was ?? {}), Object.keys(possible)]
    if (!was || !now.length || now.length >= before.length) return
    this.gone = Object.fromEntries(Object.entries(was).filter(([place]) => !(place in possible)))
    ;[this.from, this.to] = [before.length, now.length]
    this.timer = setTimeout(() => this.stop(), LASTS)
  }

  stop(): void {
    clearTimeout(this.timer)
    ;[this.from, this.to] = [0, 0]
    this.gone = {}
  }
}
