/** What the next dawn brings, as the engine reckons it: which cards fall, what changes on whose tracks, how to mend it. */

import type { Facts, Words } from '../../lib/words'
import { TRACKS, type Track } from './signs'
import type { GrailView } from './view'

type Forecast = NonNullable<GrailView['forecast']>
export type ForecastLine = Forecast['lines'][number]
type Need = NonNullable<Forecast['way']>['costs'][number]

const nameOf = (line: ForecastLine): string => line.key.replace('forecast-', '')

/** The cards that fall into the wyrd. */
export function fallingOf(view: GrailView): ReadonlySet<number> {
  const line = view.forecast?.lines.find((one) => nameOf(one) === 'falls')
  return new Set(line?.locations ?? [])
}

const SIGNS: Readonly<Record<string, string>> = {
  menhir: 'menhir',
  'menhir-last': 'menhir',
  'menhir-out': 'menhir',
  'no-menhir': 'fog',
  falls: 'tornado',
  'guardian-falls': 'gargoyle',
  caught: 'tornado',
  touched: 'fog',
  'energy-capped': 'flame',
  panics: 'screaming',
  insane: 'terror',
  dying: 'death-skull',
  dies: 'death-skull',
  supper: 'sliced-bread',
  hungry: 'sliced-bread',
  dream: 'night-sleep',
  nightmare: 'night-sleep',
  dial: 'hourglass',
  'dial-gone': 'hourglass',
  'dying-dial': 'death-skull',
  event: 'scroll-unfurled',
  guardian: 'gargoyle',
  'guardian-idle': 'gargoyle',
}
export const signOfLine = (line: ForecastLine): string => SIGNS[nameOf(line)] ?? 'feather'

const BAD: ReadonlySet<string> = new Set([
  'menhir-out',
  'no-menhir',
  'caught',
  'touched',
  'panics',
  'insane',
  'dying',
  'dies',
  'hungry',
])
const ASIDE: ReadonlySet<string> = new Set(['rule', 'asked', 'toss', 'event', 'menhir'])
export function toneOf(line: ForecastLine): '' | 'bad' | 'wyrd' | 'aside' {
  const name = nameOf(line)
  return BAD.has(name) ? 'bad' : ASIDE.has(name) ? 'aside' : name === 'falls' || name === 'guardian' ? 'wyrd' : ''
}

/** What stands on the tracks before and after, where it changes. */
export function changesOf(line: ForecastLine): { what: Track; from: number; to: number; bad: boolean }[] {
  const facts = line.facts as Facts
  return TRACKS.flatMap((what) => {
    const [from, to] = [Number(facts[what]), Number(facts[`${what}-after`])]
    if (Number.isNaN(from) || Number.isNaN(to) || from === to) return []
    return [{ what, from, to, bad: what === 'terror' ? to > from : to < from }]
  })
}

/** Sentences that leave the numbers to the chips beside them. */
const SHORT: ReadonlySet<string> = new Set(['caught', 'touched', 'energy-capped', 'supper', 'hungry'])
export const saidOf = (line: ForecastLine, words: Words): string =>
  words.say(SHORT.has(nameOf(line)) ? `dawn-${nameOf(line)}` : line.key, line.facts as Facts)

/** What is missing, or what it takes, as the rules say it. */
export function needSaid(need: Need, words: Words, plain = false): string {
  const { kind, what = '', needed = 1, held = 0, part = 0, source = '' } = need
  return plain && kind === 'cost'
    ? words.say('amount', { n: needed, what })
    : words.say('name-need', {
        kind,
        what,
        'what-id': what,
        needed,
        held,
        part,
        // Heroes are called by their names alone.
        source: kind === 'hero' ? String(words.name('hero', what)) : source,
      })
}

/** What would change it: the cheapest Menhir in reach. */
export function wayOf(view: GrailView, words: Words): { place: number; says: string } {
  const way = view.forecast?.way
  if (!way) return { place: 0, says: words.say('forecast-no-way') }
  const { location, hero, steps, dial, costs, lacking } = way
  const price = words.list(costs.map((need) => needSaid(need, words, true)))
  const takes = words.say('dawn-light', { location, hero, steps, n: dial, costs: price })
  const short = lacking.length
    ? ` ${words.say('forecast-lacking', { needs: words.list(lacking.map((need) => needSaid(need, words))) })}`
    : ''
  return { place: location, says: takes + short }
}
