/** How times and shares are said. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `yesterday`, `3 weeks ago`. */
export function ago(moment: string, lang: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}

/** `71 %`. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`
