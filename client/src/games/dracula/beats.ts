/** How much weight each line of the log has, and how long it holds the eye. */

import type { Beat } from '../../lib/telling.svelte'
import type { Line } from '../../lib/types'
import { isDracula, runBy, type DraculaView } from './view'

const QUIET = new Set([
  'round',
  'draws-item',
  'draws-event',
  'draws-ticket',
  'draws-encounters',
  'draws-encounters-privy',
  'returns-ticket',
  'returns-ticket-privy',
  'passes',
  'takes-hunter',
  'item-deck-anew',
  'event-deck-anew',
  'encounter-deck-anew',
  'city-named',
])

/** Whether a line is one of these. */
export const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

/** Milliseconds at normal pace. */
export const TRAVEL = 450
export const SLIDE = 350
export const FALL = 200
export const FLIP = 400
/** Nobody misses what was played. */
export const HOLD = 1200
export const MEET = 350
export const STAMP = 300
export const EFFECT = 600
const DRAW = 900
/** What a card was played or an action given up for, or what the Count gets of it: it is read, not passed by. */
const NEWS = 1100
/** Backs of cards that tell where he went. */
const TELLING = new Set(['castle', 'sea'])

/** Where everybody goes, and what is done with cards, is followed on the map; `undefined`: as long as a step takes. */
const STEPS: Readonly<Record<string, number | undefined>> = {
  'hunter-moves': TRAVEL + 250,
  'no-trace': 500,
  'trail-slides': SLIDE,
  'dracula-places': FALL + 50,
  'hunter-hurt': undefined,
  'dracula-hurt': undefined,
  'to-hospital': undefined,
  'event-played': undefined,
  'event-cancelled': undefined,
  search: undefined,
  'encounter-turned-up': undefined,
  'encounter-resolves': undefined,
  'encounter-discarded': undefined,
  'influence-gained': undefined,
  // What one draws oneself is read where it comes to lie.
  'draws-item-privy': DRAW,
  'draws-event-privy': DRAW,
  'draws-ticket-privy': DRAW,
  'psychic-bond': NEWS,
  'rumours-heard': NEWS,
  'not-on-the-trail': NEWS,
  'nothing-to-turn-up': NEWS,
  'hunter-near-dracula': NEWS,
  'no-hunter-near-dracula': NEWS,
  'hide-is-in-the-deck': NEWS,
  'dracula-says-at-sea': NEWS,
  'dracula-names-region': NEWS,
  'bottom-of-deck-sifted': NEWS,
  'dracula-event-discarded-unread': NEWS,
  'dracula-takes-event': NEWS,
  'rumor-placed': NEWS,
  'lair-made': NEWS,
  'dracula-declines-combat': NEWS,
  'hunter-delayed': undefined,
  'power-played': undefined,
  dawn: 700,
  day: undefined,
  dusk: 700,
  night: undefined,
  'dracula-phase': undefined,
}
/** What somebody does without going anywhere: in passing, but so that a newcomer can read who did what. */
const ACTS = among(
  'supplies',
  'reserves-tickets',
  'rests',
  'trade-begins',
  'delay-spent',
  'encounter-discarded-from-hand',
)
const ACT = 650
/** What cards do in a combat comes one by one, and is counted at the fighters. */
export const isEffect = among(
  'hunter-hurt',
  'hunter-healed',
  'dracula-hurt',
  'dracula-healed',
  'vampire-hurt',
  'vampire-healed',
  'hunter-mesmerized',
  'hunter-left-combat',
  'hunter-card-cancelled',
  'damage-prevented',
  'dracula-escapes',
  'escape-fails',
  'influence-gained',
)
const HARM = among('hunter-hurt', 'hunter-delayed', 'hunter-defeated', 'influence-gained', 'hunter-left-combat')

/** `inPlace`: the map or the duel shows it, nothing lies over them. */
const MOMENTS: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  'card-turned-up': { inPlace: true, then: among('dracula-revealed'), ms: 1100 },
  'dracula-revealed': { inPlace: true, ms: 1100 },
  combat: { inPlace: true },
  'dracula-plays': { inPlace: true, then: among('hunter-plays'), ms: FLIP + HOLD },
  'hunter-plays': { inPlace: true, then: among('hunter-plays'), ms: FLIP + HOLD },
  'planned-ambush-swaps': { inPlace: true, ms: FLIP + HOLD },
  'dracula-card-cancelled': { inPlace: true, ms: MEET + STAMP + 700 },
  'hunter-bitten': { then: HARM },
  'hunter-defeated': { then: HARM },
  'vampire-defeated': { then: among('combat-ends', 'encounter-discarded') },
  ambush: {
    inPlace: true,
    ms: 1500,
    late: 1320,
    led: among('encounter-turned-up'),
    then: among(
      'encounter-resolves',
      'item-revealed',
      'hunter-hurt',
      'hunter-delayed',
      'bats-placed',
      'fog-placed',
      'encounter-discarded',
      'encounter-stays',
    ),
  },
  'encounter-matures': { then: among('influence-gained', 'fog-placed', 'dracula-healed', 'draws-encounters') },
  despair: {},
  'game-won': { led: among('influence-gained', 'dracula-hurt') },
}

export function beat(line: Line, view?: DraculaView): Beat {
  const { key, facts } = line
  if (QUIET.has(key)) return { weight: 'none' }
  const moment = MOMENTS[key]
  if (moment) return { weight: 'moment', ...moment }
  // A card that the other side plays is read like one's own.
  if (key === 'event-played' && view && (facts['player'] === 'dracula') !== isDracula(view))
    return { weight: 'moment', then: among('event-cancelled', 'hunter-delayed') }
  if (view?.combat && isEffect(line)) return { weight: 'step', ms: EFFECT }
  if (ACTS(line)) return { weight: 'line', ms: ACT }
  if (!(key in STEPS)) return { weight: 'line' }
  if (key === 'dracula-places' && TELLING.has(String(facts['back']))) return { weight: 'step', ms: NEWS }
  const ms = STEPS[key]
  return ms === undefined ? { weight: 'step' } : { weight: 'step', ms }
}

const PHASES = among('dawn', 'day', 'dusk', 'night', 'dracula-phase', 'trail-slides')
const COUNT = among('dracula-starts', 'dracula-places', 'dracula-stays', 'power-played', 'rumor-placed', 'lair-made')
const HUNTER = among(
  'hunter-starts',
  'hunter-moves',
  'no-trace',
  'supplies',
  'reserves-tickets',
  'rests',
  'trade-begins',
  'search',
  'event-played',
)

/** No news to whoever looks: where they all begin, a time of day that begins, or what they did themselves. */
export function isNoNews(line: Line, view: DraculaView): boolean {
  if (!view.round || PHASES(line) || line.key.endsWith('-privy')) return true
  if (isDracula(view)) return view.phase === 'dracula' || COUNT(line) || line.facts['player'] === 'dracula'
  const who = line.facts[line.key === 'event-played' ? 'player' : 'hunter']
  return HUNTER(line) && runBy(view, view.seat).some(({ hunter }) => hunter === who)
}

/** One hunter after another acts, by day and by night, and then the Count. */
export const begins = among(
  'dawn',
  'day',
  'dusk',
  'night',
  'dracula-phase',
  'hunter-moves',
  'supplies',
  'reserves-tickets',
  'rests',
  'trade-begins',
  'delay-spent',
  'search',
  'event-played',
)
