/** Dracula at the table in the browser: an engraved map of Europe over which day and night go by. */

import emblems, { later } from 'virtual:emblems/dracula'

import type { GameParts } from '..'
import { bring } from '../../kit/emblems'
import { preferences } from '../../lib/settings.svelte'
import { hunterOf, isAction, isFromHand, isOnMap, isPlayed, verb } from './asked'
import { beat, begins, isNoNews } from './beats'
import Board from './Board.svelte'
import { DAYS } from './chart'
import { grave } from './grave'
import Hand from './Hand.svelte'
import { decided } from './decided'
import LateMoment from './LateMoment.svelte'
import { look } from './look'
import Panel from './Panel.svelte'
import { Picked } from './picking.svelte'
import PlayerNumbers from './PlayerNumbers.svelte'
import PlayerSigil from './PlayerSigil.svelte'
import { SOUNDS } from './sounds'
import { apply, ending, stage } from './telling'
import { isDracula, runBy, type DraculaView } from './view'

/** Questions in which doing nothing costs life. */
const HURTS = new Set(['show-weapons', 'discard-items-against'])
const NO_CARDS = new Set(['location', 'region', 'character', 'ticket', 'day', 'symbol'])

bring(emblems, later)

const parts: GameParts<DraculaView, Picked> = {
  Board,
  Hand,
  Panel,
  Sigil: PlayerSigil,
  Numbers: PlayerNumbers,
  Details: () => import('./PlayerDetails.svelte'),
  look,
  underAll: true,
  picking: () => new Picked(),
  keys: {
    e: (picking) => picking.want('eye'),
    '.': (picking) => picking.want('question'),
    '0': (picking) => picking.want('all'),
    '/': (picking) => picking.want('find'),
  },
  holds: (view, ask) =>
    view.drawn.length +
    (isDracula(view)
      ? view.encounters.length + view.events.length + (view.combat?.hand.length ?? 0)
      : runBy(view, view.seat)
          .filter(({ hunter }) => !hunterOf(ask ?? null) || hunter === hunterOf(ask ?? null))
          .reduce((sum, hunter) => sum + hunter.item_count + hunter.event_count + hunter.ticket_count, 0)),
  fromHand: (ask) => ask.kind === 'one' && ask.options.some(isFromHand),
  elsewhere: (option, refused = false) =>
    !preferences.textBoard && (isOnMap(option) || isFromHand(option) || (refused && isPlayed(option))),
  whereElse: ({ kind, options, prompt }, { phase }) => {
    if (preferences.textBoard || kind !== 'one') return ''
    if (options.some(isFromHand)) return 'ask-in-hand'
    if (!options.some(isOnMap)) return isAction(prompt) && phase === 'night' ? 'ask-night' : ''
    if (isAction(prompt)) return 'ask-travel'
    return options.every(isOnMap) ? 'ask-on-map' : 'ask-on-map-too'
  },
  onBoard: ({ kind, options }) => !preferences.textBoard && kind === 'one' && options.some(isOnMap),
  withHand: ({ prompt, options }) =>
    isAction(prompt) || options.some((option) => isFromHand(option) || isPlayed(option)),
  grave,
  // Whoever shows no weapon is hurt: that is neither the first answer nor the one that Enter takes.
  closing: (option, { prompt }) => verb(option) === 'Done' && prompt !== 'show-weapons',
  obvious: (option, { prompt }) => verb(option) === 'Done' && !HURTS.has(prompt),
  headline: (view, words) =>
    view.round
      ? words.say('map-headline', { round: view.round, day: DAYS[view.day] ?? '', phase: view.phase })
      : words.say('board-setup'),
  apply,
  beat,
  begins,
  isNoNews,
  stage,
  Moment: LateMoment,
  grim: new Set([
    'dracula-revealed',
    'hunter-bitten',
    'hunter-defeated',
    'influence-gained',
    'ambush',
    'encounter-matures',
  ]),
  ending,
  sounds: SOUNDS,
  decided,
  face: (view, seat) => runBy(view, seat)[0]?.hunter ?? 'dracula',
  lessons: async () => (await import('./intro')).LESSONS,
  isCard: (entry) => !NO_CARDS.has(entry.kind),
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
  guideWords: { en: () => import('./locale/guide_en.ftl?raw'), pl: () => import('./locale/guide_pl.ftl?raw') },
}
export default parts
