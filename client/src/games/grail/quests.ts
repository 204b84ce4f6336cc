/** Quests with their letters, and where they are pinned on the map. */

import type { GrailView } from './view'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const letterOf = (view: GrailView, quest: string): string => LETTERS[view.quests.indexOf(quest)] ?? ''

/** The letters pinned to each Location. */
export function pinsOf(view: GrailView): ReadonlyMap<number, string[]> {
  const found = new Map<number, string[]>()
  for (const quest of view.quests)
    for (const place of view.pins[`quest/${quest}`] ?? [])
      found.set(place, [...(found.get(place) ?? []), letterOf(view, quest)])
  return found
}
