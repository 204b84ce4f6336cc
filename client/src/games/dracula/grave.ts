/** What Dracula should think of before he gives up a hideout or a lair with what lies there. */

import type { Library } from '../../lib/game.svelte'
import type { Facts, Packed } from '../../lib/words'
import { spaceOf, verb } from './asked'
import { forecast } from './forecast'
import type { DraculaView, HideoutView } from './view'

function lost(option: Packed, view: DraculaView): HideoutView | null | undefined {
  switch (verb(option)) {
    case 'Misdirect':
      return view.trail[spaceOf(option) - 1]
    case 'ClearLair':
      return view.lairs[-spaceOf(option) - 1]
    case 'LetGo':
      return view.slid
    default:
      return null
  }
}

export function grave(option: Packed, view: DraculaView, shelf: Library): { key: string; facts: Facts } | null {
  const hideout = lost(option, view)
  if (!hideout?.encounters.length) return null
  const { influence } = forecast(view, hideout, shelf)
  // What lies in a lair never matures; DRA-LAIR-07.
  if (influence && verb(option) !== 'ClearLair')
    return { key: 'grave-vampire', facts: { place: hideout.card, amount: influence } }
  return verb(option) === 'LetGo' ? null : { key: 'grave-hideout', facts: { place: hideout.card } }
}
