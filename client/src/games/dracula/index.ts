/** Dracula at the table in the browser: an engraved map of Europe over which day and night go by. */

import type { GameParts } from '..'
import { preferences } from '../../lib/settings.svelte'
import { isFromHand, isManyPlaces, verb } from './asked'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import { DAYS } from './chart'
import Hand from './Hand.svelte'
import { LESSONS } from './intro'
import en from './locale/en.ftl?raw'
import pl from './locale/pl.ftl?raw'
import Panel from './Panel.svelte'
import { Picked } from './picking.svelte'
import PlayerDetails from './PlayerDetails.svelte'
import PlayerNumbers from './PlayerNumbers.svelte'
import PlayerSigil from './PlayerSigil.svelte'
import { apply, pause } from './telling'
import { TONES } from './tones'
import { isDracula, runBy, type DraculaView } from './view'

/** On a small screen there is no room for a list of what the map shows. */
const narrow = window.matchMedia('(max-width: 560px)')
const MOVES = new Set(['MoveByRoad', 'MoveBySea', 'MoveTo'])
const NO_CARDS = new Set(['location', 'region', 'character', 'ticket', 'day', 'symbol'])

const parts: GameParts<DraculaView, Picked> = {
  Board,
  Hand,
  Panel,
  Sigil: PlayerSigil,
  Numbers: PlayerNumbers,
  Details: PlayerDetails,
  Card: CardFace,
  picking: () => new Picked(),
  holds: (view) =>
    view.drawn.length +
    (isDracula(view)
      ? view.encounters.length + view.events.length + (view.combat?.hand.length ?? 0)
      : runBy(view, view.seat).reduce((sum, hunter) => sum + hunter.item_count + hunter.event_count + hunter.ticket_count, 0)),
  fromHand: (ask) => ask.kind === 'one' && ask.options.some(isFromHand),
  elsewhere: (option) =>
    !preferences.textBoard && (isManyPlaces(option) || isFromHand(option) || (narrow.matches && MOVES.has(verb(option)))),
  headline: (view, words) => (view.round ? words.say('map-headline', { round: view.round, day: DAYS[view.day] ?? '', phase: view.phase }) : words.say('board-setup')),
  apply,
  pause,
  grim: new Set(['dracula-revealed', 'hunter-bitten', 'hunter-defeated', 'influence-gained', 'ambush', 'encounter-matures']),
  tones: TONES,
  lessons: LESSONS,
  isCard: (entry) => !NO_CARDS.has(entry.kind),
  words: { en, pl },
}
export default parts
