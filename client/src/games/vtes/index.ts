/** V:TES at the table in the browser: a round table seen from your chair. */

import emblems, { later } from 'virtual:emblems/vtes'

import type { GameParts } from '..'
import { bring } from '../../kit/emblems'
import { preferences, stillness } from '../../lib/settings.svelte'
import { isFromHand } from './asked'
import Board from './Board.svelte'
import { decided } from './decided'
import { isDrawn } from './dock'
import { folding } from './folding'
import { grave } from './grave'
import Hand from './Hand.svelte'
import { look } from './look'
import Numbers from './Numbers.svelte'
import Panel from './Panel.svelte'
import { course } from './phases'
import { Picked } from './picking.svelte'
import { isCard, means } from './printed'
import { SOUNDS } from './sounds'
import { beat, stage } from './telling'
import { methuselah, type VtesView } from './view'
import './vtes.css'

bring(emblems, later)

/** Who holds the Edge: its ring grows for a moment. */
function showEdge(): void {
  const ring = document.querySelector('#board .edge')
  ring?.animate([{ transform: 'scale(1.7)' }, { transform: 'none' }], stillness() ? 1 : 600)
}

const parts: GameParts<VtesView, Picked> = {
  Board,
  Hand,
  Panel,
  Numbers,
  around: true,
  look,
  picking: () => new Picked(),
  // The letters stand on the choices themselves; here they are named for the list of keys.
  keys: { ...Object.fromEntries([...'bkvfgz'].map((letter) => [letter, () => undefined])), e: showEdge },
  holds: (view) => (preferences.textBoard ? 0 : (methuselah(view, view.seat)?.hand.length ?? 0)),
  fromHand: (ask) => !preferences.textBoard && ask.kind === 'one' && ask.options.some(isFromHand),
  elsewhere: (option) => !preferences.textBoard && isDrawn(option),
  headline: (view, words) => words.say('table-headline', { turn: view.turn, player: view.active, phase: view.phase }),
  course,
  out: (view, seat) => methuselah(view, seat)?.gone ?? false,
  grave,
  beat,
  begins: ({ key }) => key === 'turn',
  folding,
  stage,
  grim: new Set(['ousted', 'burned', 'goes-to-torpor', 'diablerized']),
  sounds: SOUNDS,
  decided,
  restOf: (view, seat, words) => {
    const own = view.worth?.find((one) => one.seat === seat)
    return own ? words.say('vtes-worth', { points: own.points, win: own.game_win ? 'yes' : 'no' }) : ''
  },
  lessons: async () => (await import('./intro')).LESSONS,
  isCard,
  means,
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
}

export default parts
