/** V:TES at the table in the browser: read as text; numbers in the players' bar, and a guide for a first game. */

import emblems from 'virtual:emblems/vtes'

import type { GameParts } from '..'
import { bring } from '../../kit/emblems'
import { grave } from './grave'
import { decided } from './decided'
import { look } from './look'
import { isCard, means } from './printed'
import Numbers from './Numbers.svelte'
import { beat, stage } from './telling'
import { methuselah, type VtesView } from './view'

bring(emblems)

const parts: GameParts<VtesView> = {
  Numbers,
  look,
  headline: (view, words) => words.say('table-headline', { turn: view.turn, player: view.active, phase: view.phase }),
  out: (view, seat) => methuselah(view, seat)?.gone ?? false,
  grave,
  beat,
  stage,
  grim: new Set(['ousted', 'burned', 'goes-to-torpor', 'diablerized']),
  decided,
  lessons: async () => (await import('./intro')).LESSONS,
  isCard,
  means,
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
}

export default parts
