/** The record printed on a hero's sheet, as the server publishes it. */

import type { components } from '../../lib/schema'
import type { Printed } from '../../lib/types'

export type HeroSheet = components['schemas']['GrailHeroSheet']

export const sheetOf = (entry: Printed): HeroSheet => entry.sheet as HeroSheet
