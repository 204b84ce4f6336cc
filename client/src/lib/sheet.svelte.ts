/** The sheet of a phone and its three heights: question and buttons; with a row of cards; all of it. */

export const LEVELS = ['low', 'half', 'full'] as const
export type Level = (typeof LEVELS)[number]

export class Sheet {
  /** What somebody has chosen, until the next question. */
  private chosen: Level | null = $state(null)
  /** Where a finger holds it, in pixels. */
  held: number | null = $state(null)

  constructor(private readonly usual: () => Level) {}

  get level(): Level {
    return this.chosen ?? this.usual()
  }

  /** Another question: as high as that one needs. */
  follow(): void {
    this.chosen = null
  }

  set(level: Level): void {
    this.chosen = level
  }

  /** One height up or down; past the end `around` begins anew. */
  step(by: number, around = false): void {
    const next = LEVELS.indexOf(this.level) + by
    const last = LEVELS.length - 1
    this.chosen = LEVELS[around && next > last ? 0 : Math.max(0, Math.min(last, next))] ?? 'low'
  }

  /** Let go: to the height that is nearest to where it was held. */
  release(heights: Readonly<Record<Level, number>>): void {
    const at = this.held
    this.held = null
    if (at === null) return
    const far = (level: Level): number => Math.abs(heights[level] - at)
    this.chosen = LEVELS.reduce((best, level) => (far(level) < far(best) ? level : best))
  }
}
