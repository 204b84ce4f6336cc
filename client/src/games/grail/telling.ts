/** What a line of the log changes on the table; the next real view puts right whatever a line leaves out. */

import type { Stage } from '..'
import type { Beat, Scene } from '../../lib/telling.svelte'
import type { Line } from '../../lib/types'
import { RESOURCES, TRACKS } from './signs'
import { seatOf, type GrailView, type HeroView, type PlaceView } from './view'

const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

/** What the book, the fight or the plates show by themselves. */
const NONE: ReadonlySet<string> = new Set([
  'plans',
  'explores',
  'passage',
  'reads-back',
  'choice',
  'peeks',
  'activated',
  'savepoint',
  'uses-rule',
  'takes-character',
  'agree-for',
  'agree-leaves',
])
const STEPS: ReadonlySet<string> = new Set([
  'travels',
  'acts',
  'check',
  'toss',
  'encounter',
  'guardian-moves',
  'dream',
  'nightmare',
  'attack',
  'response',
  'passes',
])
const AT_DAWN = among('menhir-dial', 'dial-gone')
/** What the fog takes is seen on the map. */
const IN_THE_FOG = among('discarded', 'no-menhir', 'moved', 'gains', 'loses', 'energy-capped')
const AFTER = among('gains', 'loses', 'gains-item', 'gains-secret', 'status', 'clue', 'quest', 'revealed', 'moved')

const MOMENTS: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  day: { then: AT_DAWN },
  // What is written there is read by nobody in three seconds.
  letter: { ms: 16_000 },
  event: { then: AFTER, ms: 9000 },
  chapter: { ms: 2400 },
  'menhir-lit': { then: among('revealed', 'status') },
  'menhir-out': {},
  discarded: { then: IN_THE_FOG, inPlace: true, ms: 1300 },
  'quest-succeeds': { then: AFTER },
  dying: {},
  dies: { then: among('inherits', 'discards-item') },
  insane: {},
  grace: { ms: 3000 },
  ending: { then: among('epilogue'), ms: 16_000 },
  defeat: { ms: 3000 },
  replaced: {},
}

export function beat(line: Line): Beat {
  if (NONE.has(line.key)) return { weight: 'none' }
  const moment = MOMENTS[line.key]
  if (moment) return { weight: 'moment', ...moment }
  return { weight: STEPS.has(line.key) ? 'step' : 'line' }
}

export const begins = among('travels', 'explores', 'acts', 'checks-menhir', 'passes', 'day', 'end-of-day', 'encounter')

const GRIM = among('menhir-out', 'dying', 'dies', 'insane', 'defeat')
const GLAD = among('menhir-lit', 'quest-succeeds', 'grace', 'ending')

const text = (line: Line, fact: string): string => String(line.facts[fact] ?? '')
const number = (line: Line, fact: string): number => Number(line.facts[fact] ?? 0)

/** What a moment shows beside its sentences. */
const SHOWN: Readonly<Record<string, string>> = {
  event: 'event',
  encounter: 'encounter',
  ending: 'ending',
  quest: 'quest',
}

/** A few words stand above what is to be read. */
const TITLED: ReadonlySet<string> = new Set(['letter', 'event', 'chapter'])

export function stage({ line }: Scene<GrailView>): Stage {
  const cards = Object.entries(SHOWN).flatMap(([fact, kind]) =>
    text(line, fact) ? [`${kind}:${text(line, fact)}`] : [],
  )
  if ((GRIM(line) || line.key === 'letter') && text(line, 'hero')) cards.push(text(line, 'hero'))
  const place = number(line, 'location') ? `location:${number(line, 'location')}` : ''
  return {
    cards: [...cards, ...(place && !cards.length ? [place] : [])].map((id) => ({ id, drained: line.key === 'dies' })),
    ...(TITLED.has(line.key)
      ? {
          title: { key: `moment-${line.key}`, facts: { ...line.facts, 'chapter-title': number(line, 'chapter') } },
          mute: among('chapter'),
        }
      : {}),
    ...(GRIM(line) ? { tone: 'blood' as const } : GLAD(line) ? { tone: 'gain' as const } : {}),
  }
}

function hero(view: GrailView, id: string, change: (old: HeroView) => Partial<HeroView>): GrailView {
  const seat = seatOf(view, id)
  const old = view.heroes[seat]
  return old ? { ...view, heroes: { ...view.heroes, [seat]: { ...old, ...change(old) } } } : view
}

/** A track or a resource goes up or down. */
function changed(view: GrailView, line: Line, by: number): GrailView {
  const what = [...TRACKS, ...RESOURCES].find((one) => one === text(line, 'what'))
  return what ? hero(view, text(line, 'hero'), (old) => ({ [what]: Math.max(0, old[what] + by) })) : view
}

function place(view: GrailView, location: number, on: Partial<PlaceView['on_it']>): GrailView {
  const places = view.places.map((one) =>
    one.location === location ? { ...one, on_it: { ...one.on_it, ...on } } : one,
  )
  return { ...view, places }
}

function moved(view: GrailView, heroes: readonly unknown[], location: number): GrailView {
  return heroes.reduce<GrailView>((now, one) => hero(now, String(one), () => ({ location })), view)
}

export function apply(view: GrailView, line: Line): GrailView {
  const [who, location, n] = [text(line, 'hero'), number(line, 'location'), number(line, 'n')]
  switch (line.key) {
    case 'day':
      return { ...view, day: number(line, 'day'), phase: 'start' }
    case 'end-of-day':
      return { ...view, phase: 'end' }
    case 'chapter':
      return { ...view, chapter: number(line, 'chapter') }
    case 'gains':
      return changed(view, line, n)
    case 'loses':
      return changed(view, line, -n)
    case 'energy-capped':
    case 'recovers-energy':
      return hero(view, who, () => ({ energy: n }))
    case 'moved':
      return moved(view, [who], location)
    case 'travels':
      return moved(view, (line.facts['heroes'] as unknown[] | undefined) ?? [], location)
    case 'passes':
      return hero(view, who, () => ({ passed: true }))
    case 'menhir-out':
      return place(view, location, { menhir: false, dial: 0 })
    case 'menhir-lit':
      return place(view, location, { menhir: true, dial: n })
    case 'menhir-dial':
      return place(view, location, { dial: n })
    case 'discarded':
      return { ...view, places: view.places.filter((one) => one.location !== location) }
    case 'event':
      return { ...view, event_today: text(line, 'event') }
    default:
      return view
  }
}

/** How it ended: the title of the ending and what is written there, or the defeat. */
export const ending = (lines: readonly Line[]): readonly Line[] => {
  const at = lines.findLastIndex(among('ending', 'defeat', 'tutorial-over'))
  return at < 0 ? [] : lines.slice(at).filter(({ key }, after) => after === 0 || key === 'epilogue')
}
