/** Quests with their letters, and where they are pinned on the map. */

import type { Speech } from '../../lib/speech.svelte'
import type { Printed } from '../../lib/types'
import { entryOf } from './names'
import type { QuestSheet } from './sheets'
import type { GrailView } from './view'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const letterOf = (view: GrailView, quest: string): string => LETTERS[view.quests.indexOf(quest)] ?? ''

/** The Locations a Quest or a Clue names. */
export const questTargets = (view: GrailView, quest: string): readonly number[] => view.pins[`quest/${quest}`] ?? []
export const clueTargets = (view: GrailView, clue: string): readonly number[] => view.pins[`clue/${clue}`] ?? []

/** The letters pinned to each Location. */
export function pinsOf(view: GrailView): ReadonlyMap<number, string[]> {
  const found = new Map<number, string[]>()
  for (const quest of view.quests)
    for (const place of questTargets(view, quest))
      found.set(place, [...(found.get(place) ?? []), letterOf(view, quest)])
  return found
}

export const questSheet = ({ shelf }: Speech, quest: string): QuestSheet | undefined =>
  entryOf(shelf, 'quest', quest)?.sheet as QuestSheet | undefined

/** The Event that began it. */
export const begunBy = (said: Speech, quest: string): Printed | undefined =>
  entryOf(said.shelf, 'event', questSheet(said, quest)?.event ?? '')

/** A Quest is called like the Event that began it. */
export const questTitle = (said: Speech, quest: string): string => begunBy(said, quest)?.name[said.words.lang] ?? ''
