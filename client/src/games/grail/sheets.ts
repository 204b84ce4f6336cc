/** The record printed on a hero's sheet and on a Location card, as the server publishes it. */

import type { components } from '../../lib/schema'
import type { Printed } from '../../lib/types'

export type HeroSheet = components['schemas']['GrailHeroSheet']
export type LocationSheet = components['schemas']['GrailLocationSheet']
export type QuestSheet = components['schemas']['GrailQuestSheet']

export const sheetOf = (entry: Printed): HeroSheet => entry.sheet as HeroSheet
