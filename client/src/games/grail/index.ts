/** Grail at the table in the browser: weathered cards and menhirs in a fog that thins where light returns. */

import emblems, { later } from 'virtual:emblems/grail'

import type { GameParts } from '..'
import { bring } from '../../kit/emblems'
import Asked from './Asked.svelte'
import Board from './Board.svelte'
import Held from './Held.svelte'
import { Chosen } from './picking.svelte'
import type { GrailView } from './view'

bring(emblems, later)

const parts: GameParts<GrailView, Chosen> = {
  Board,
  Hand: Held,
  Panel: Asked,
  holds: (view) => (Object.keys(view.heroes).length ? 1 : 0),
  flat: true,
  spreads: () => true,
  picking: () => new Chosen(),
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
}
export default parts
